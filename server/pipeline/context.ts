import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import { isAppAddress, isPersonalPath } from "../../app/query-parameters.ts";
import {
	type FormKeys,
	inLanguage,
	type RequestContext,
	type ResponsePolicy,
	type ServerAdEvent,
	type Site,
} from "../../app/request-context.ts";
import type { PageAddress } from "../address.ts";
import type { Authenticator } from "../authentication.ts";
import { readAdConsent } from "../consent-cookie.ts";
import { readFlash } from "../flash.ts";
import { optsOutOfCounting, type PageViews } from "../page-views.ts";
import { type Header, headerOf, pathOf, type Report, type RequestEnv, targetOf } from "./request.ts";

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
	context: { -readonly [Name in keyof RequestContext]: RequestContext[Name] };
	response: PageResponse;
	/** `Set-Cookie` headers of the session. */
	cookies: string[];
	/** The headers of a page about one person's application. */
	personalHeaders: Record<string, string> | undefined;
};

export type ContextOptions = {
	site: Site;
	authenticator: Authenticator;
	now: () => Date;
	formKeys: FormKeys;
	trackEmptySearch: PageViews["trackEmptySearch"];
	report: Report;
	logger: Pick<Logger, "info" | "debug">;
};

/** Reports an error, unless the client broke off its own upload. */
export const reporterOf =
	({ report, logger }: Pick<ContextOptions, "report" | "logger">, request: Request, env: RequestEnv): Report =>
	(what, error) => {
		if (env.isAborted?.()) logger.debug({ path: pathOf(request) }, "the client broke off its upload");
		else report(what, error);
	};

type Addressed = {
	address: PageAddress;
	/** The body exceeds the limit; the page reports this with status 413. */
	isTooLarge?: boolean;
	preview: RequestContext["preview"];
	/** `Set-Cookie` headers of the session that an earlier step has resumed and perhaps renewed. */
	cookies?: string[];
};

/** What an open page asks by itself does not count as use: otherwise no session on an unattended computer would end. */
const automatic = /^\/(?:admin\/live(?:\?|$)|auth\/session\?idle$)/;

/** The step "session and caller": resolves the principal and creates the context that the page reads. */
export async function openPageRequest(
	options: ContextOptions,
	request: Request,
	env: RequestEnv,
	{ address, preview, isTooLarge = false, cookies: resumed = [] }: Addressed,
): Promise<PageRequest> {
	const header = headerOf(request);
	const { site, formKeys, now } = options;
	const report = reporterOf(options, request, env);
	const isUse = !automatic.test(targetOf(request));
	const { principal, cookies } = await options.authenticator.read(header, env.peer, report, isUse);
	const { path } = address;
	const my = await options.authenticator.readMy(header, path, principal.network, report);
	const response = new PageResponse();
	if (principal.session.state === "unknown") response.markIncomplete();
	const { language, isLanguageChosen, prefix, query, dismissedNotice } = address;
	// Without getters, which would make V8 keep it as a dictionary: slow to build, and to read in each component.
	const context: PageRequest["context"] = {
		...principal,
		requestId: env.trace.id,
		...{ my, language, isLanguageChosen, prefix, path, query, dismissedNotice },
		...{ site, formKeys, report, response, isTooLarge, preview },
		stylesheet: "",
		nonce: isAppAddress(path) && !isTooLarge ? randomBytes(16).toString("base64") : undefined,
		now: now(),
		adVisitor: site.pixelId ? readAdConsent(header, site.url + inLanguage(path, language)) : undefined,
		flash: readFlash(header("cookie")),
		images: {},
		content: undefined,
		rates: undefined,
		editAddress: undefined,
		provide({ content, images, rates, similarPrices, stylesheet, editAddress }) {
			if (content) context.content = content;
			if (stylesheet !== undefined) context.stylesheet = stylesheet;
			if (rates !== undefined) context.rates = rates;
			if (editAddress) context.editAddress = editAddress;
			if (similarPrices) context.similarPrices = similarPrices;
			Object.assign(context.images, images);
		},
		async trackEmptySearch(list, words) {
			if (isSearch(request.method, header) && !principal.caller.may("analytics:read")) {
				await options.trackEmptySearch(principal.client, list, words, language);
			}
		},
	};
	return {
		...{ address, context, response, personalHeaders: personalHeaders(path, header) },
		cookies: cookies.length > 0 ? cookies : resumed,
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
