import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Caller } from "../domain/access/caller.ts";
import type { Permission } from "../domain/access/permissions.ts";
import { recordDeniedAccess } from "../domain/accounts/commands.ts";

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
