import type { ReadCache } from "../domain/access/caller.ts";
import type { Resource } from "../domain/access/permissions.ts";
import type { Cache } from "./cache.ts";
import type { Changes } from "./changes.ts";

/**
 * Caches the results of reads until their resource changes, for at most a minute. Requests that need the same read at the
 * same time share one. If a fresh read fails, returns the last known value.
 */
export function createReadCache(cache: Cache, changes: Changes): ReadCache {
	const reads = cache.namespace<unknown>("reads");
	const running = new Map<string, { version: number; value: Promise<unknown> }>();

	return async (resource: Resource, key, read) => {
		type Value = Awaited<ReturnType<typeof read>>;
		const name = `${resource} ${key}`;
		const version = changes.version([resource]);
		const known = reads.get(name);
		if (known && known.version === version && changes.listening()) return known.value as Value;
		try {
			return (await shared(name, version, read)) as Value;
		} catch (error) {
			if (!known) throw error;
			// What is made from it must not be cached as fresh. What is cached stays: it is needed most while reads fail.
			changes.markOutdated();
			return known.value as Value;
		}
	};

	/** @param version the state of the data before the read */
	function shared(name: string, version: number, read: () => Promise<unknown>): Promise<unknown> {
		const begun = running.get(name);
		// Without notifications, a read that has begun may miss what was written since.
		if (begun?.version === version && changes.listening()) return begun.value;
		const value = read().then((found) => {
			// Of records that never existed, anybody can make up as many ids as evict everything else.
			if (found !== undefined || reads.get(name)) reads.set(name, found, version, bytesOf(found));
			return found;
		});
		const own = { version, value };
		running.set(name, own);
		const end = () => void (running.get(name) === own && running.delete(name));
		value.then(end, end);
		return value;
	}
}

/** An estimate: strings take up to two bytes a character, and objects about as much again. */
const bytesOf = (value: unknown) => 4 * (JSON.stringify(value) ?? "").length;
