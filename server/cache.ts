import { LRUCache } from "lru-cache";
import type { ReadCache } from "../domain/access/caller.ts";
import type { Resource } from "../domain/access/permissions.ts";
import type { Changes } from "./changes.ts";

/** Milliseconds after which an entry expires, however often it is read. */
const lifetime = 24 * 60 * 60 * 1_000;
/** Estimated overhead of an entry in bytes. */
const overhead = 500;

type Entry = { value: unknown; version: number };

/** One namespace of the cache. A version identifies the state of the data from which a value was made. */
export type CacheNamespace<T> = {
	/** @returns the value, whatever its version. */
	get(key: string): { value: T; version: number } | undefined;
	/** Reads a value without counting it as used. */
	peek(key: string): T | undefined;
	/** @param bytes memory that the value takes, besides its key */
	set(key: string, value: T, version: number, bytes: number): void;
};

/**
 * The process's cache: everything that is cached shares one byte budget, and the least recently used entries are evicted
 * first.
 * @param maxBytes the budget; a single entry may take up to a third of it
 */
export function createCache(maxBytes: number) {
	const entries = new LRUCache<string, Entry>({
		maxSize: maxBytes,
		maxEntrySize: Math.floor(maxBytes / 3),
		ttl: lifetime,
		ttlResolution: 1_000,
	});

	return {
		/** How full the cache is, with estimated bytes. */
		usage: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
		namespace<T>(name: string): CacheNamespace<T> {
			return {
				peek: (key) => entries.peek(`${name} ${key}`)?.value as T | undefined,
				get: (key) => entries.get(`${name} ${key}`) as { value: T; version: number } | undefined,
				set(key, value, version, bytes) {
					const size = overhead + 2 * (name.length + key.length) + Math.ceil(bytes);
					entries.set(`${name} ${key}`, { value, version }, { size });
				},
			};
		},
	};
}

export type Cache = ReturnType<typeof createCache>;

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
