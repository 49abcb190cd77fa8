import { LRUCache } from "lru-cache";

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
