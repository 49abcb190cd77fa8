import type { Resource } from "../domain/access/permissions.ts";
import type { ReadCache } from "../domain/ports.ts";
import type { Cache } from "./cache.ts";
import type { Changes } from "./changes.ts";

/**
 * Caches the results of reads until their resource changes, for at most a minute. If a fresh read fails, returns the
 * last known value.
 */
export function createReadCache(cache: Cache, changes: Changes): ReadCache {
	const reads = cache.namespace<unknown>("reads");
	return async (resource: Resource, key, read) => {
		type Value = Awaited<ReturnType<typeof read>>;
		const name = `${resource} ${key}`;
		const version = changes.version([resource]);
		const known = reads.get(name);
		if (known && known.version === version && changes.listening()) return known.value as Value;
		try {
			const value = await read();
			reads.set(name, value, version, bytesOf(value));
			return value;
		} catch (error) {
			if (!known) throw error;
			// Pages made from a stale value must not be cached as fresh.
			changes.markChanged(resource);
			return known.value as Value;
		}
	};
}

/** An estimate: strings take up to two bytes a character, and objects about as much again. */
const bytesOf = (value: unknown) => 4 * (JSON.stringify(value) ?? "").length;
