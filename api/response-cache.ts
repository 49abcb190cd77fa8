type Kept = { body: string; tag: string; version: number };

/** Estimated bytes of an entry besides its text. */
const overhead = 500;

/**
 * Caches responses to visitors' reads until their data changes, and evicts the least recently used. `version` is the
 * current version of the data, undefined while changes cannot be received.
 */
export function createResponseCache(limit: number, version: () => number | undefined) {
	const answers = new Map<string, Kept>();
	let bytes = 0;
	const sizeOf = (key: string, { body }: Kept) => overhead + 2 * (key.length + body.length);
	function drop(key: string): void {
		const kept = answers.get(key);
		if (!kept) return;
		answers.delete(key);
		bytes -= sizeOf(key, kept);
	}
	return {
		version,
		find(key: string): Kept | undefined {
			const kept = answers.get(key);
			if (!kept || kept.version !== version()) return undefined;
			answers.delete(key);
			answers.set(key, kept);
			return kept;
		},
		/** `before` is the version before the response was built, so that a concurrent change makes the entry stale. */
		keep(key: string, body: string, tag: string, before: number | undefined): void {
			if (before === undefined) return;
			const kept = { body, tag, version: before };
			if (sizeOf(key, kept) > limit / 3) return;
			drop(key);
			answers.set(key, kept);
			bytes += sizeOf(key, kept);
			for (const oldest of answers.keys()) {
				if (bytes <= limit) break;
				drop(oldest);
			}
		},
		/** Changes made by this process take effect at once. */
		clear(): void {
			answers.clear();
			bytes = 0;
		},
	};
}
