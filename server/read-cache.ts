import type { Resource } from "../domain/access/permissions.ts";
import type { ReadCache } from "../domain/ports.ts";
import type { Changes } from "./changes.ts";

/** Beyond it the answer that was not asked for longest leaves: a crawler may ask for every filter there is. */
const most = 1_000;

/** Answers of reads, cached until their noun changes, for a minute at most. When a fresh read fails, the last answer known is better than none. */
export function createReadCache(changes: Changes): ReadCache {
	const kept = new Map<string, { version: number; value: unknown }>();
	return async (noun: Resource, key, read) => {
		const name = `${noun} ${key}`;
		const version = changes.version([noun]);
		const known = kept.get(name);
		if (known) {
			kept.delete(name);
			kept.set(name, known);
			if (known.version === version && changes.listening()) return known.value as Awaited<ReturnType<typeof read>>;
		}
		try {
			const value = await read();
			kept.delete(name);
			kept.set(name, { version, value });
			const [oldest = ""] = kept.keys();
			if (kept.size > most) kept.delete(oldest);
			return value;
		} catch (error) {
			if (!known) throw error;
			// What is made of it must not be kept as fresh.
			changes.missed(noun);
			return known.value as Awaited<ReturnType<typeof read>>;
		}
	};
}
