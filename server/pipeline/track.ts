import type { Authenticator } from "../authentication.ts";
import { clientAddress } from "../client-address.ts";
import type { DeniedLog } from "../denied-requests.ts";
import { createViewLimit, type PageViews } from "../page-views.ts";
import { isSameOrigin } from "./origin.ts";
import type { PlainResponse, SiteRequest } from "./request.ts";

/** Pages from before the last rename still report to "/seen". */
const trackPath = /^\/(track|seen)(\?|$)/;
/** Maximum size of a report's body in bytes; the body is not used. */
const largestBody = 64 * 1024;

type Options = {
	siteUrl: string;
	trustProxy: number;
	/** Maximum number of counted views per address in ten minutes. */
	viewLimit?: number | undefined;
	authenticator: Authenticator;
	pageViews: PageViews;
	denied: Pick<DeniedLog, "log">;
	report(what: string, error?: unknown): void;
};

/** The step that receives the reports of pages. Views by staff are not counted. */
export function createTracking(options: Options) {
	const { siteUrl, trustProxy, authenticator, pageViews, denied, report } = options;
	const views = createViewLimit(options.viewLimit);
	const pending = new Set<Promise<unknown>>();

	function track({ target, header, peer }: SiteRequest): void {
		if (!views.take(clientAddress(peer, header("x-forwarded-for"), trustProxy))) return;
		if (!authenticator.isSignedIn(header)) {
			pageViews.track(target, header);
			return;
		}
		const counting: Promise<unknown> = authenticator
			.read(header, peer, report)
			.then(({ principal }) => principal.caller.may("analytics:read") || pageViews.track(target, header))
			.finally(() => pending.delete(counting));
		pending.add(counting);
	}

	return {
		/** @returns undefined if the request reports nothing. */
		answer(request: SiteRequest): PlainResponse | undefined {
			const { method, target, header } = request;
			if (method !== "POST" || !trackPath.test(target)) return undefined;
			if (Number(header("content-length") ?? 0) > largestBody) return undefined;
			request.trace.route = "/track";
			if (isSameOrigin(header, siteUrl)) track(request);
			else denied.log("csrf", target);
			return { status: isSameOrigin(header, siteUrl) ? 204 : 403, headers: {}, body: null };
		},
		/** Resolves when all received reports are counted. */
		close: () => Promise.all(pending),
	};
}
