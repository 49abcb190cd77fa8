type Kept = { body: string; tag: string; version: number };

/** What an entry costs beside its words. */
const overhead = 500;

/**
 * Finished answers to visitors' reads, as long as nothing behind them has changed; the one that was not asked for longest leaves
 * first. `version` says how much has changed so far, undefined while nobody would hear of it.
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
		/** `before` is the version from before the answer was made, so that a change meanwhile leaves it out of date. */
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
		/** What was changed here is seen here at once. */
		clear(): void {
			answers.clear();
			bytes = 0;
		},
	};
}
