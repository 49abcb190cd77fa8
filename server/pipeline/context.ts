import { randomBytes } from "node:crypto";
import { isAppAddress, isPersonalPath } from "../../app/query-parameters.ts";
import {
	type FormKeys,
	inLanguage,
	type RequestContext,
	type ResponsePolicy,
	type ServerAdEvent,
	type Site,
} from "../../app/request-context.ts";
import type { SearchedList } from "../../domain/analytics/schema.ts";
import type { Language } from "../../domain/language.ts";
import type { PageAddress } from "../address.ts";
import type { Authenticator } from "../authentication.ts";
import { readAdConsent } from "../consent-cookie.ts";
import { readFlash } from "../flash.ts";
import { optsOutOfCounting } from "../page-views.ts";
import { type LogAborted, type Report, reportFault } from "./faults.ts";
import type { Header, SiteRequest } from "./request.ts";

/** A page's decisions about its response, for the steps after it. */
export class PageResponse implements ResponsePolicy {
	isCacheable = true;
	isConfidential = false;
	isIncomplete = false;
	retryAfterSeconds: number | undefined;
	/** Milliseconds since 1970. */
	expiresAt: number | undefined;
	readonly adEvents: ServerAdEvent[] = [];

	skipCache(): void {
		this.isCacheable = false;
	}
	expireAt(at: Date): void {
		this.expiresAt = Math.min(this.expiresAt ?? Number.POSITIVE_INFINITY, at.getTime());
	}
	keepConfidential(): void {
		this.isConfidential = true;
	}
	markIncomplete(): void {
		this.isIncomplete = true;
	}
	retryAfter(seconds: number | undefined): void {
		this.retryAfterSeconds = seconds;
	}
	trackAdEvent(event: ServerAdEvent): void {
		this.adEvents.push(event);
	}
}

/** A page request in the pipeline: the context that the page reads, and what the surrounding steps need. */
export type PageRequest = {
	address: PageAddress;
	context: RequestContext;
	response: PageResponse;
	/** `Set-Cookie` headers of the session. */
	cookies: string[];
	/** The headers of a page about one person's application. */
	personalHeaders: Record<string, string> | undefined;
};

export type ContextOptions = {
	site: Site;
	stylesheetOf(path: string): string;
	authenticator: Authenticator;
	now: () => Date;
	formKeys: FormKeys;
	trackEmptySearch(list: SearchedList, words: string, language: Language): void;
	report: Report;
	logAborted: LogAborted;
};

type Addressed = { address: PageAddress; isTooLarge: boolean };

/** What an open page asks by itself does not count as use: otherwise no session on an unattended computer would end. */
const automatic = /^\/(?:admin\/live(?:\?|$)|auth\/session\?idle$)/;

/** The step "session and caller": resolves the principal and creates the context that the page reads. */
export async function openPageRequest(
	options: ContextOptions,
	request: SiteRequest,
	{ address, isTooLarge }: Addressed,
): Promise<PageRequest> {
	const { header, method, peer } = request;
	const { site, formKeys, now } = options;
	const report = reportOnce((what, error) => reportFault(request, options, what, error));
	const isUse = !automatic.test(request.target);
	const { principal, cookies } = await options.authenticator.read(header, peer, report, isUse);
	const { path } = address;
	const my = await options.authenticator.readMy(header, path, principal.network, report);
	const response = new PageResponse();
	if (principal.session.state === "unknown") response.markIncomplete();
	const { language, isLanguageChosen, prefix, query, dismissedNotice } = address;
	// Without getters, which would make V8 keep it as a dictionary: slow to build, and to read in each component.
	const context: { -readonly [Name in keyof RequestContext]: RequestContext[Name] } = {
		...principal,
		requestId: request.trace.id,
		...{ my, language, isLanguageChosen, prefix, path, query, dismissedNotice },
		...{ site, formKeys, report, response, isTooLarge },
		stylesheet: options.stylesheetOf(path),
		nonce: isAppAddress(path) && !isTooLarge ? randomBytes(16).toString("base64") : undefined,
		now: now(),
		adVisitor: site.pixelId ? readAdConsent(header, site.url + inLanguage(path, language)) : undefined,
		flash: readFlash(header("cookie")),
		images: {},
		content: undefined,
		rates: undefined,
		provide({ content, images, rates }) {
			if (content) context.content = content;
			if (rates !== undefined) context.rates = rates;
			Object.assign(context.images, images);
		},
		trackEmptySearch(list, words) {
			if (isSearch(method, header) && !principal.caller.may("analytics:read")) {
				options.trackEmptySearch(list, words, language);
			}
		},
	};
	return {
		...{ address, context, response, personalHeaders: personalHeaders(path, header) },
		cookies: cookies.length > 0 ? cookies : (request.sessionCookies ?? []),
	};
}

/**
 * The URL of a personal page may contain a link's code, so no other page learns it. With "no-referrer", browsers send
 * forms with the origin "null"; those that report how a request was made (Sec-Fetch-Site) show with it that the form is
 * ours, all others need "same-origin".
 */
function personalHeaders(path: string, header: Header): Record<string, string> | undefined {
	if (!isPersonalPath(path)) return undefined;
	const referrer = header("sec-fetch-site") ? "no-referrer" : "same-origin";
	return { "cache-control": "no-store", "referrer-policy": referrer, "x-robots-tag": "noindex" };
}

/** Partial search words are reported by the page once typing stops, and a prefetched page is not a search. */
const isSearch = (method: string, header: Header) =>
	method === "GET" && header("accept") !== "text/html" && !header("sec-purpose") && !optsOutOfCounting(header);

/** An error of direct rendering occurs again when the router renders the same page. */
function reportOnce(report: Report): Report {
	const reported = new Set<string>();
	return (what, error) => {
		if (!reported.has(what)) report(what, error);
		reported.add(what);
	};
}
