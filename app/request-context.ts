import { createContext as createReactContext, useContext } from "react";
import { createContext } from "react-router";
import type { Principal, SessionState } from "../domain/access/principal.ts";
import type { RequestOrigin } from "../domain/accounts/start-session.ts";
import type { SearchedList } from "../domain/analytics/schema.ts";
import type { Images } from "../domain/images/queries.ts";
import type { Language, LanguagePrefix } from "../domain/language.ts";
import type { AdVisitor } from "../domain/messaging/conversions/schema.ts";
import type { Retention } from "../domain/ports.ts";
import type { Content } from "../domain/site-content/queries.ts";
import type { ServerEvent } from "./analytics/events.ts";
import type { flashCodes } from "./flash.ts";

/**
 * One request, for its loaders, actions and views. The pipeline makes it (server/pipeline) and nothing else writes to it: what a
 * page finds out about its response goes through `response`, what it has read for the document through `provide`.
 */
export type RequestContext = Readonly<
	Omit<Principal, "session"> & {
		session: Session;
		/** The admin's alone: allows its document's own scripts. */
		nonce: string | undefined;
		language: Language;
		/** As "/ru" when the address names the language; links on the page then keep it. */
		prefix: LanguagePrefix;
		/** The page's address without prefix and query. */
		path: string;
		/** The known part of its query, with its "?", or "". */
		query: string;
		site: Site;
		/** The rules that can apply to this page; the document inlines them. */
		stylesheet: string;
		now: Date;
		/** What the root loader has read; built-in texts stand in while it is missing. */
		content?: Content | undefined;
		/** The descriptions of the pictures of this page, by their hash. */
		images: Images;
		/** The version of the notice that this visitor has dismissed. */
		dismissedNotice: string | undefined;
		formKeys: FormKeys;
		/** Set when the visitor agreed to the ad pixel. */
		adVisitor: AdVisitor | undefined;
		/** The message that the last form left before its redirect; shown once. */
		flash: Flash | undefined;
		/** The body that was sent to this address is larger than the limit. */
		isTooLarge: boolean;
		response: ResponsePolicy;
		/** Hands what loaders have read to the views of the same document. */
		provide(data: { content?: Content; images?: Images | null }): void;
		/** Logs a fault that the page does not mention (C-19). */
		report(what: string, error?: unknown): void;
		/** Counts a search without results. */
		trackEmptySearch(list: SearchedList, words: string): void;
	}
>;

/** What a page decides about its response; the pipeline reads it when it writes the headers and fills the cache. */
export type ResponsePolicy = {
	/** The response is for this visitor alone: free text in the address, a page number that does not exist. */
	skipCache(): void;
	/** The page is about somebody's papers or account: browsers don't store it, other sites don't learn its address. */
	keepConfidential(): void;
	/** Something could not be read and was left out: an earlier response is better than this one. */
	markIncomplete(): void;
	/** @param seconds after which a refused form may be sent again. */
	retryAfter(seconds: number | undefined): void;
	/** Has the browser's pixel report an event, under the id that the server reports too. */
	trackAdEvent(event: ServerAdEvent): void;
};

export type ServerAdEvent = { name: ServerEvent; id: string };

/** The request's session, and what opens and ends one. The functions return `Set-Cookie` headers. */
export type Session = SessionState & {
	/** A sign-in that waits for its second factor. */
	challenge: string | undefined;
	keep(signedToken: string): string;
	end(): string;
	keepChallenge(challenge: string): string;
	endChallenge(): string;
	/** The device cookie: in which accounts somebody has signed in with this browser. */
	device: string | undefined;
	keepDevice(device: string): string;
	/** The browser's family and system, as far as it tells. */
	agent: RequestOrigin["agent"];
};

/** A message's code, and the reference that goes with it; never text. */
export type Flash = { code: (typeof flashCodes)[number]; reference?: string };

/**
 * Idempotency keys, one for each rendered form: a repeat with the same key is the same submission, and a key that we did not make is rejected.
 * `isQuick`: the form came back sooner than a person types.
 */
export type FormKeys = {
	make(form: string): string;
	read(form: string, key: unknown): { id: string; isQuick: boolean } | { fault: "form_stale" };
};

export type Site = {
	name: string;
	/** Public address without a slash at its end. */
	url: string;
	/** Address of the islands' loader script. */
	loader: string;
	/** The hash of that script, for the browser to check it by. */
	loaderIntegrity: string;
	/** The ad pixel's number, where there is one. */
	pixelId: string | undefined;
	/** For the privacy notice. */
	retention: Retention;
	/** Whether the server reports conversions to the ad network too. */
	reportsConversions: boolean;
};

/** For loaders and actions: `context.get(requestContext)`. */
export const requestContextKey = createContext<RequestContext>();

/** For views. Public pages are not hydrated, so the context never has to travel to the browser. */
export const RequestContextProvider = createReactContext<RequestContext | undefined>(undefined);

export function useRequestContext(): RequestContext {
	const context = useContext(RequestContextProvider);
	if (!context) throw new Error("A page was rendered without a request context.");
	return context;
}

export { inLanguage } from "../domain/language.ts";

/** A link that stays in the language of the address that the visitor is at. */
export function useHref(): (path: string) => string {
	const { prefix } = useRequestContext();
	return (path) => (prefix ? prefix + (path === "/" ? "" : path) : path);
}
