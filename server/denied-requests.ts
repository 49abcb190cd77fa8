import type { Logger } from "pino";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Caller } from "../domain/access/caller.ts";
import type { Permission } from "../domain/access/permissions.ts";
import { recordDeniedAccess } from "../domain/accounts/commands.ts";
import { runUntraced } from "./request-trace.ts";

/** Why a request was denied: it came from another site, exceeded a rate limit, or lacked a permission. */
export type Denial = "csrf" | "rate-limit" | "role";

const pause = 60_000;
/** Maximum number of paths with their own log line per minute; further ones share one. */
const maxPaths = 100;
const maxPathLength = 100;

/**
 * Logs denied requests (ASVS 16.3.3) without personal data of the sender: the first of a kind at once, and the number of further
 * ones once a minute, so that a flood cannot fill the log.
 */
export function createDeniedRequestsLog(logger: Pick<Logger, "warn">) {
	let counts = new Map<string, { denied: Denial; path: string; count: number }>();
	let timer: NodeJS.Timeout | undefined;

	function flush(): void {
		clearTimeout(timer);
		timer = undefined;
		for (const more of counts.values()) if (more.count > 0) logger.warn(more, "more requests denied");
		counts = new Map();
	}

	return {
		log(denied: Denial, target: string): void {
			const named = pathOf(target);
			const path = counts.has(`${denied} ${named}`) || counts.size < maxPaths ? named : "other";
			const known = counts.get(`${denied} ${path}`);
			if (known) {
				known.count++;
				return;
			}
			counts.set(`${denied} ${path}`, { denied, path, count: 0 });
			logger.warn({ denied, path, count: 1 }, "request denied");
			timer ??= runUntraced(() => setTimeout(flush, pause).unref());
		},
		close: flush,
	};
}
export type DeniedLog = ReturnType<typeof createDeniedRequestsLog>;

/** Without the query and the code of a family link, which open personal data, and with one line for all records. */
function pathOf(target: string): string {
	const path = URL.parse(target, "http://localhost")?.pathname ?? "";
	return path
		.replace(/(?<=\/family\/).*/i, "{code}")
		.replace(/[\da-f]{8}-[\da-f-]{27}/gi, "{id}")
		.slice(0, maxPathLength);
}

export type DeniedPermissionsLog = ReturnType<typeof createDeniedPermissionsLog>;

/**
 * Records the permissions that a signed-in account was denied: once an hour per account and permission, because the
 * audit log is never deleted.
 */
export function createDeniedPermissionsLog(system: Caller, report: (what: string, error?: unknown) => void) {
	const hourly = new RateLimiterMemory({ points: 1, duration: 60 * 60 });
	return async (userId: string, network: string | null, refused: Iterable<Permission>): Promise<void> => {
		const anew: Permission[] = [];
		for (const permission of refused) {
			if (
				await hourly.consume(`${userId} ${permission}`).then(
					() => true,
					() => false,
				)
			)
				anew.push(permission);
		}
		await recordDeniedAccess(system, { userId, network }, anew).catch((error) =>
			report("a denied permission was not recorded", error),
		);
	};
}
