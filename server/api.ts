import { createApiHandler } from "../api/handler.ts";
import type { ApiLimits } from "../api/limits.ts";
import { pageStyles } from "../api/page.ts";
import styles from "../app/public.css?inline";
import type { Authenticator } from "./authentication.ts";
import type { Changes } from "./changes.ts";
import { addressBlock } from "./client-address.ts";
import type { DeniedPermissionsLog } from "./denied-permissions.ts";
import type { DeniedLog } from "./denied-requests.ts";
import { securityHeaders } from "./headers.ts";
import { isSameOrigin } from "./pipeline/origin.ts";
import { headerOf } from "./pipeline/request.ts";

type Options = {
	siteName: string;
	siteUrl: string;
	apiOrigins: readonly string[];
	apiLimits?: Partial<ApiLimits> | undefined;
	pageCacheBytes: number;
	changes: Changes;
	authenticator: Authenticator;
	logDeniedPermissions: DeniedPermissionsLog;
	denied: DeniedLog;
	report: (what: string, error?: unknown) => void;
};

/** How much of the page cache's room is added for answers of the API. */
const share = 0.25;
const readByVisitors = ["catalog", "content", "blog"] as const;

/** What is below /api: who asks is read as for pages, and what they asked for in vain is written down as there. */
export function createApi({
	authenticator,
	changes,
	logDeniedPermissions,
	denied,
	report,
	apiOrigins,
	apiLimits,
	...options
}: Options) {
	const handler = createApiHandler({
		...options,
		styles: styles + pageStyles,
		origins: apiOrigins,
		limits: apiLimits,
		keptBytes: options.pageCacheBytes * share,
		version: () => (changes.listening() ? changes.version(readByVisitors) : undefined),
		report,
		denied: denied.log,
		isFromHere: (request) => isSameOrigin(headerOf(request), options.siteUrl),
		async askerOf(request, peer) {
			const found = await authenticator.read(headerOf(request), peer, report);
			return { ...found, share: found.account?.userId ?? addressBlock(found.client) };
		},
		async settle({ caller, account, network = null }) {
			if (!account || caller.deniedPermissions.size === 0) return;
			await logDeniedPermissions(account.userId, network, caller.deniedPermissions);
		},
	});
	return { handler, headers: securityHeaders(styles + pageStyles, options.siteUrl.startsWith("https:")) };
}
