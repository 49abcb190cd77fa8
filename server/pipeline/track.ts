import type { Context } from "hono";
import type { Authenticator } from "../authentication.ts";
import { clientAddress } from "../client-address.ts";
import type { DeniedLog } from "../denied-requests.ts";
import { createViewLimit, type PageViews } from "../page-views.ts";
import { isSameOrigin } from "./origin.ts";
import { headerOf, type RequestEnv, targetOf } from "./request.ts";

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

	function track(request: Request, { peer }: RequestEnv): void {
		const header = headerOf(request);
		const target = targetOf(request);
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
		/** Its body is not used, and so not read. */
		answer({ req: { raw }, env }: Context<{ Bindings: RequestEnv }>): Response {
			const isOurs = isSameOrigin(headerOf(raw), siteUrl);
			if (isOurs) track(raw, env);
			else denied.log("csrf", targetOf(raw));
			return new Response(null, { status: isOurs ? 204 : 403 });
		},
		/** Resolves when all received reports are counted. */
		close: () => Promise.all(pending),
	};
}
