import { createContext as createReactContext, useContext } from "react";
import { createContext } from "react-router";
import type { Caller } from "../domain/access/caller.ts";
import type { Account } from "../domain/access/session.ts";
import type { RequestOrigin } from "../domain/accounts/start-session.ts";
import type { SearchedList } from "../domain/analytics/schema.ts";
import type { Images } from "../domain/images/queries.ts";
import type { Language } from "../domain/language.ts";
import type { AdVisitor } from "../domain/messaging/conversions/schema.ts";
import type { Retention } from "../domain/ports.ts";
import type { Content } from "../domain/site-content/queries.ts";
import type { TellingEvent } from "./analytics/events.ts";
import type { flashCodes } from "./flash.ts";

/** What one request is about, for its loaders and for its page. Made by the server. */
export type RequestContext = {
	caller: Caller;
	/** Whose session it is. */
	account?: Account | undefined;
	/** The admin's alone: the word by which its document's own scripts are known. */
	nonce?: string;
	session: Session;
	language: Language;
	/** "/ru" or "/uz" when the address names the language; links on the page then keep it. */
	prefix: "" | "/ru" | "/uz";
	/** The page's address without prefix and query. */
	path: string;
	/** The known part of its query, with its "?", or "". */
	query: string;
	site: Site;
	now: Date;
	/** Set by the root loader; built-in texts stand in while it is missing. */
	content?: Content;
	/** What staff say about the pictures of this page, by their hash. */
	images: Images;
	/** A page that must not be kept for the next visitor: free text in the address, a page number that does not exist. */
	uncached: boolean;
	/** Seconds after which what was refused may be sent again: the answer's `Retry-After`. */
	retryAfter?: number | undefined;
	/** A page about somebody's papers: nobody keeps it, and no other site learns that it was read. */
	confidential: boolean;
	/** The version of the notice that this visitor has put away. */
	dismissedNotice: string | undefined;
	/** The visitor's network address, for limits only: never stored or logged as it is. */
	client: string;
	formKeys: FormKeys;
	/** Of whoever agreed to the ad pixel, where there is one; and what happened now that their browser's pixel is to tell. */
	ads?: { visitor: AdVisitor; told: ToldEvent[] };
	/** What the last form had to say, after its redirect; shown once. */
	flash: Flash | undefined;
	/** Something could not be read and was left out: an earlier answer is better than this one. */
	incomplete: boolean;
	/** What was sent to this address is larger than is taken. */
	tooLarge: boolean;
	/** For the log: a fault that the visitor is not told about (C-19). */
	report(what: string, error?: unknown): void;
	/** For the figures: a list stayed empty for these words. */
	searchedInVain(list: SearchedList, words: string): void;
};

export type ToldEvent = { name: TellingEvent; id: string };

/** The request's session, and what opens and ends one: the answers are `Set-Cookie` headers. */
export type Session = {
	/** `ended`, `forged`: a session was named that is none; `unknown`: the database could not be asked. */
	state: "none" | "open" | "ended" | "forged" | "unknown";
	/** Names the open session to the domain. */
	token?: string;
	/** The session as the request carried it. */
	sealed?: string;
	/** A sign-in that waits for its second factor. */
	challenge: string | undefined;
	keep(sealed: string): string;
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
 * Keys made with each form: a repeat with the same key is the same submission, and one that was not made here is none.
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

/** For loaders and actions: `context.get(visitContext)`. */
export const requestContext = createContext<RequestContext>();

/** For views. Public pages are not hydrated, so the visit never has to travel to the browser. */
export const RequestContextProvider = createReactContext<RequestContext | undefined>(undefined);

export function useRequestContext(): RequestContext {
	const visit = useContext(RequestContextProvider);
	if (!visit) throw new Error("A page was rendered without a visit.");
	return visit;
}

/** The same page in a language of its own address: English has no prefix. */
export function inLanguage(path: string, language: Language): string {
	return language === "en" ? path : `/${language}${path === "/" ? "" : path}`;
}

/** A link that stays in the language of the address that the visitor is at. */
export function useHref(): (path: string) => string {
	const { prefix } = useRequestContext();
	return (path) => (prefix ? prefix + (path === "/" ? "" : path) : path);
}
