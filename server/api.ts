import { createApiHandler } from "../api/handler.ts";
import { pageStyles } from "../api/page.ts";
import type { ApiLimits } from "../api/rate-limits.ts";
import styles from "../app/public.css?inline&pages";
import type { Authenticator } from "./authentication.ts";
import { addressBlock } from "./client-address.ts";
import type { DeniedLog, DeniedPermissionsLog } from "./denied-requests.ts";
import { securityHeaders } from "./headers.ts";
import { headerOf, isSameOrigin } from "./pipeline/request.ts";

type Options = {
	siteName: string;
	siteUrl: string;
	apiOrigins: readonly string[];
	apiLimits?: Partial<ApiLimits> | undefined;
	hstsSubdomains?: boolean;
	authenticator: Authenticator;
	logDeniedPermissions: DeniedPermissionsLog;
	denied: DeniedLog;
	report: (what: string, error?: unknown) => void;
};

/** Everything below /api. Callers are authenticated and logged in the same way as for pages. */
export function createApi(options: Options) {
	const { siteName, siteUrl, authenticator, logDeniedPermissions, denied, report } = options;
	const handler = createApiHandler({
		...{ siteName, siteUrl, report },
		styles: styles + pageStyles,
		origins: options.apiOrigins,
		limits: options.apiLimits,
		denied: denied.log,
		isFromHere: (request) => isSameOrigin(headerOf(request), siteUrl),
		async authenticate(request, peer) {
			const { principal, cookies } = await authenticator.read(headerOf(request), peer, report);
			return { principal, cookies, rateLimitKey: principal.account?.userId ?? addressBlock(principal.client) };
		},
		async logDenied({ caller, account, network = null }) {
			if (!account || caller.deniedPermissions.size === 0) return;
			await logDeniedPermissions(account.userId, network, caller.deniedPermissions);
		},
	});
	return {
		handler,
		headers: securityHeaders(siteUrl.startsWith("https:"), styles + pageStyles, options.hstsSubdomains),
	};
}
