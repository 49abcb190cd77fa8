import type { Caller } from "../domain/caller.ts";
import { countViews } from "../domain/views/commands.ts";
import { viewedAt } from "../domain/views/rules.ts";
import type { Views } from "../domain/views/schema.ts";
import { asAddress } from "./address.ts";

const pause = 3_000;
/** Nobody fills the memory with names that are none: so many different ones a pause are more than there are visitors. */
const mostNames = 5_000;

/**
 * Counts looks at detail pages: which page and in which language, nothing of who looked. They are kept here for some seconds
 * and written together, so that no look costs the database anything by itself.
 */
export function createSeen(system: Caller, report: (what: string, error?: unknown) => void) {
	let counts = new Map<string, Views>();
	let timer: NodeJS.Timeout | undefined;
	let closed = false;

	function add(view: Omit<Views, "count">, count: number): void {
		const key = JSON.stringify([view.noun, view.name, view.language]);
		const known = counts.get(key);
		if (known) known.count += count;
		else if (counts.size < mostNames) counts.set(key, { ...view, count });
		if (!closed) timer ??= setTimeout(flush, pause).unref();
	}

	async function flush(): Promise<void> {
		clearTimeout(timer);
		timer = undefined;
		const views = [...counts.values()];
		counts = new Map();
		try {
			await countViews(system, views);
		} catch (error) {
			report("views could not be counted", error);
			// The database may be back at the next time.
			for (const { count, ...view } of views) add(view, count);
		}
	}

	return {
		/** The page is the one that the request came from; without a word about it, or with the wish not to be counted, there is nothing to count. */
		add(headers: Headers): void {
			const from = URL.parse(headers.get("referer") ?? "");
			if (!from || headers.get("sec-gpc") === "1" || headers.get("dnt") === "1") return;
			const { path, language } = asAddress(from.pathname, headers.get("cookie"));
			const viewed = viewedAt(path);
			if (viewed) add({ ...viewed, language }, 1);
		},
		/** Writes what is counted so far. Never rejects. */
		close(): Promise<void> {
			closed = true;
			return flush();
		},
	};
}
