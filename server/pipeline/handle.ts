import { problemOf } from "../../domain/errors.ts";
import type { Authenticator } from "../authentication.ts";
import type { DeniedLog } from "../denied-requests.ts";
import { secureCookies } from "../headers.ts";
import { runTraced } from "../request-trace.ts";
import type { createResources } from "../resources.ts";
import { bodyLimitOf, readForm } from "./body-limit.ts";
import type { CachedPages } from "./cached-pages.ts";
import type { createTurns } from "./concurrency.ts";
import { type LogAborted, type Report, reportFault } from "./faults.ts";
import { isSameOrigin } from "./origin.ts";
import type { createPages } from "./page.ts";
import { plainText, unavailable } from "./plain-text.ts";
import { isSafeMethod, isUnreadable, pathOf, type Reply, type SiteRequest } from "./request.ts";
import type { createTracking } from "./track.ts";

export type PipelineOptions = {
	siteUrl: string;
	cachedPages: CachedPages;
	tracking: ReturnType<typeof createTracking>;
	inTurn: ReturnType<typeof createTurns>;
	resources: ReturnType<typeof createResources>;
	pages: ReturnType<typeof createPages>;
	/** The pattern of a page's path. */
	routeOf(path: string): string;
	/** Whether a page can be rendered without a web-standard request. */
	hasView(path: string): boolean;
	authenticator: Authenticator;
	denied: DeniedLog;
	report: Report;
	logAborted: LogAborted;
};

export type Handle = (request: SiteRequest) => Reply | Promise<Reply>;

/**
 * Handles every request. Cached pages and page views are answered synchronously, without a web-standard request;
 * everything else waits for a slot of its client.
 */
export function createPipeline(options: PipelineOptions): Handle {
	const { cachedPages, tracking, inTurn, resources, pages, denied, siteUrl } = options;
	const isHttps = siteUrl.startsWith("https:");

	function handle(request: SiteRequest): Reply | Promise<Reply> {
		const reply = cachedPages.find(request) ?? tracking.answer(request);
		if (reply) return reply;
		return runTraced(request.trace, () =>
			// A request that waited is continued by the one before it, in whose context it would log.
			inTurn(request, (own) => runTraced(own.trace, () => answer(own)), resources.answer)
				.catch((error) => failed(request, error))
				.then((made) => withSecureCookies(made, isHttps)),
		);
	}

	async function answer(request: SiteRequest): Promise<Reply> {
		const { path } = cachedPages.addressOf(request);
		request.trace.route = options.routeOf(path);
		if (isSafeMethod(request.method) && options.hasView(path)) return pages.answer(request);
		return (await resources.answer(request)) ?? (isSafeMethod(request.method) ? pages.answer(request) : act(request));
	}

	/**
	 * The step "authorize" for form submissions: small enough, sent from our own pages, and read only for callers with
	 * the permission.
	 */
	async function act(request: SiteRequest): Promise<Reply> {
		const { target, header, peer } = request;
		const { maxSize, permission } = bodyLimitOf(pathOf(target), options.authenticator.hasSignedSession(header));
		if (Number(header("content-length") ?? 0) > maxSize) return tooLarge(request);
		if (!isSameOrigin(header, siteUrl)) {
			denied.log("csrf", target);
			return { status: 403, headers: plainText, body: Buffer.from("This form was sent from another site.") };
		}
		const sender = permission && (await options.authenticator.read(header, peer, options.report));
		// The page resumes the session again after the upload, when it may no longer be due for renewal.
		const resumed = { ...request, sessionCookies: sender?.cookies ?? [] };
		if (sender && !sender.principal.caller.may(permission)) return pages.answer(resumed);
		const form = await readForm(request.toRequest(), maxSize);
		return form ? pages.answer({ ...resumed, toRequest: () => form }) : tooLarge(resumed);
	}

	/** Answers browsers with a page in the visitor's language, and scripts with one line. */
	function tooLarge(request: SiteRequest): Promise<Reply> | Reply {
		if (/\.data$|^\/(track|seen)$/.test(pathOf(request.target))) {
			return { status: 413, headers: plainText, body: Buffer.from("The request is too large.") };
		}
		return pages.answerTooLarge({ ...request, method: "GET" });
	}

	function failed(request: SiteRequest, error: unknown): Reply {
		if (isUnreadable(error)) return { status: 400, headers: plainText, body: null };
		// A client that is gone counts as unreachable too; that is logged below.
		if (!request.isAborted?.() && problemOf(error)?.kind === "unavailable") return unavailable;
		reportFault(request, options, "request failed", error);
		const body = Buffer.from(`Something went wrong on our side. Please try again. (${request.trace.id})`);
		return { status: 500, headers: plainText, body };
	}

	return handle;
}

function withSecureCookies(reply: Reply, isHttps: boolean): Reply {
	if (!isHttps) return reply;
	if (!(reply instanceof Response)) {
		return reply.cookies ? { ...reply, cookies: secureCookies(reply.cookies, isHttps) } : reply;
	}
	const cookies = reply.headers.getSetCookie();
	if (cookies.length === 0) return reply;
	const secured = new Response(reply.body, reply);
	secured.headers.delete("set-cookie");
	for (const cookie of secureCookies(cookies, isHttps)) secured.headers.append("set-cookie", cookie);
	return secured;
}
