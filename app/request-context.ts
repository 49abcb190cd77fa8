import { createContext as createReactContext, useContext } from "react";
import { createContext } from "react-router";
import type { ApplicantLevel } from "../domain/access/applicant-session.ts";
import type { Caller } from "../domain/access/caller.ts";
import type { Principal, SessionState } from "../domain/access/principal.ts";
import type { RequestOrigin } from "../domain/accounts/start-session.ts";
import type { SearchedList } from "../domain/analytics/schema.ts";
import type { Promised } from "../domain/cases/tasks/promised.ts";
import type { SimilarPrice } from "../domain/catalog/facts.ts";
import type { Images } from "../domain/content/images/queries.ts";
import type { Content } from "../domain/content/site/queries.ts";
import type { AdVisitor } from "../domain/messaging/conversions/schema.ts";
import type { Rates } from "../domain/money/rates/rules.ts";
import type { Language, LanguagePrefix } from "../domain/shared/language.ts";
import type { Retention } from "../domain/shared/ports.ts";
import type { ServerEvent } from "./analytics/events.ts";
import type { flashCodes } from "./flash.ts";

/**
 * The context of a request for its loaders, actions and views. Only the pipeline (server/pipeline) creates and writes
 * it: pages report facts about their response through `response`, and data for the document through `provide`.
 */
export type RequestContext = Readonly<
	Omit<Principal, "session"> & {
		session: Session;
		my: MyContext;
		/** Only on admin pages: allows the document's own scripts. */
		nonce: string | undefined;
		language: Language;
		/** Whether the URL or the visitor's setting names the language; otherwise it is the default. */
		isLanguageChosen: boolean;
		/** In the log lines of this request; error pages show it. */
		requestId: string;
		/** Such as "/ru" if the URL names the language; links on the page keep it. */
		prefix: LanguagePrefix;
		/** The page's path without prefix and query. */
		path: string;
		/** The known part of the query with "?", or "". */
		query: string;
		site: Site;
		/** The rules that can apply to this page; the document inlines them. Known once the router has found the page. */
		stylesheet: string;
		now: Date;
		/** The data of the root loader; built-in texts replace missing data. */
		content?: Content | undefined;
		/** On a page that shows prices: the exchange rates, null if there are none. */
		rates?: Rates | null | undefined;
		/** On a page of programs without a price: what similar ones cost. */
		similarPrices?: SimilarPrice[] | undefined;
		/** The alt texts of this page's images by hash. */
		images: Images;
		/** The version of the notice that this visitor has dismissed. */
		dismissedNotice: string | undefined;
		formKeys: FormKeys;
		/** Set if the visitor consented to the ad pixel. */
		adVisitor: AdVisitor | undefined;
		/** The message that the last form set before its redirect; shown once. */
		flash: Flash | undefined;
		/** The submitted body exceeds the limit. */
		isTooLarge: boolean;
		response: ResponsePolicy;
		/** The form that changes what this page shows, if the path does not tell. */
		editAddress?: string | undefined;
		/** Passes data from loaders to the views of the same document. */
		provide(
			data: Partial<Pick<RequestContext, "content" | "rates" | "similarPrices" | "stylesheet" | "editAddress">> & {
				images?: Images | null;
			},
		): void;
		/**
		 * Renders a public page with changes that are not saved.
		 * @param change makes them, and returns the page's path
		 * @throws ProblemError of `change`.
		 */
		preview(language: Language, change: (caller: Caller) => Promise<string>): Promise<Response>;
		/** Logs an error that the page does not show (C-19). */
		report(what: string, error?: unknown): void;
		/** Counts a search without results. */
		trackEmptySearch(list: SearchedList, words: string): Promise<void>;
	}
>;

/** A page's decisions about its response; the pipeline applies them to headers and cache. */
export type ResponsePolicy = {
	/**
	 * The response must not be cached: for example, the URL contains free text or a page number that does not exist.
	 */
	skipCache(): void;
	/** The response is right until then: it must not be sent from the cache any longer. */
	expireAt(at: Date): void;
	/** The page shows personal documents or an account: browsers don't store it, and other sites don't see its URL. */
	keepConfidential(): void;
	/** Some data could not be read and was left out: an earlier cached response is better than this one. */
	markIncomplete(): void;
	/** @param seconds after which a rejected form may be sent again */
	retryAfter(seconds: number | undefined): void;
	/** Lets the browser's pixel report an event with the same id as the server. */
	trackAdEvent(event: ServerAdEvent): void;
};

export type ServerAdEvent = { name: ServerEvent; id: string };

/** The request's session, and the functions that start and end one; they return `Set-Cookie` headers. */
export type Session = SessionState & {
	/** A sign-in that waits for its second step. */
	challenge: string | undefined;
	keep(signedToken: string): string;
	end(): string;
	keepChallenge(challenge: string): string;
	endChallenge(): string;
	/** The device cookie, which identifies the accounts that have signed in with this browser. */
	device: string | undefined;
	keepDevice(device: string): string;
	/** The browser's family and platform, if known. */
	agent: RequestOrigin["agent"];
};

/**
 * The applicant's session, on the pages that show or open an application. Elsewhere, and without one, `caller` is
 * anonymous and `level` null.
 */
export type MyContext = {
	/** For the domain functions about one's own application. */
	caller: Caller;
	level: ApplicantLevel | null;
	/**
	 * What the session sees, "" without one. Another tab may open another person's application while a form is filled in,
	 * because families share phones, so a form about one's own application is valid only in the same scope.
	 */
	scope: string;
	/** `unknown`: the database is unreachable. */
	state: "none" | "open" | "ended" | "unknown";
	/** Whether a session can connect Telegram. */
	hasTelegram: boolean;
	/** The cookie's value, also of an ended session: it shows which browser opens an application again. */
	signed: string | undefined;
	/** Both return a `Set-Cookie` header. */
	keep(signed: string): string;
	end(): string;
};

/** A message's code, its reference, the moment that was promised, and a phone number by `readPhone`; never text. */
export type Flash = { code: (typeof flashCodes)[number]; reference?: string; promise?: Promised; phone?: string };

/**
 * Idempotency keys, one for each rendered form: the same key means the same submission, and an unknown key is rejected.
 * `isQuick`: the form was submitted faster than a person types, or may have been.
 */
export type FormKeys = {
	/** @param scope `MyContext.scope` for a form about one's own application, which is valid only there */
	make(form: string, scope?: string): string;
	/**
	 * @param options `sender` tells one submission from others with the same key, for a form whose page several visitors may
	 * have got from the cache: the address and everything that was entered
	 */
	read(
		form: string,
		key: unknown,
		options?: { scope?: string; sender?: string },
	): { id: string; isQuick: boolean } | { fault: "form_stale" | "other_application" };
};

export type Site = {
	name: string;
	/** The public URL without a trailing slash. */
	url: string;
	/** The URL of the loader script. */
	loader: string;
	/** The loader script's hash for the integrity attribute. */
	loaderIntegrity: string;
	/** The ad pixel's id, if configured. */
	pixelId: string | undefined;
	/** For the privacy notice. */
	retention: Retention;
	/** Whether the server also reports conversions to the ad network. */
	reportsConversions: boolean;
};

/** For loaders and actions: `context.get(requestContextKey)`. */
export const requestContextKey = createContext<RequestContext>();

/** For views. Public pages are not hydrated, so the browser never needs the context. */
export const RequestContextProvider = createReactContext<RequestContext | undefined>(undefined);

export function useRequestContext(): RequestContext {
	const context = useContext(RequestContextProvider);
	if (!context) throw new Error("A page was rendered without a request context.");
	return context;
}

export { inLanguage } from "../domain/shared/language.ts";

/** A link in the language of the current URL. */
export function useHref(): (path: string) => string {
	const { prefix } = useRequestContext();
	return (path) => (prefix ? prefix + (path === "/" ? "" : path) : path);
}
