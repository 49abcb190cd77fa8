import type { CacheNamespace } from "../cache.ts";
import { type CompactPage, packPage } from "./finished-page.ts";

/** Pages that wait to be packed. More are served as they were compressed for the first visitor. */
const longestQueue = 200;

/**
 * Packs cached pages one at a time: several at once would need their working memory at the same time.
 * @returns a function that packs the page of a key when its turn comes.
 */
export function createPacker(pages: Pick<CacheNamespace<CompactPage>, "peek">): (key: string) => void {
	const waiting = new Set<string>();
	let isPacking = false;

	async function packAll(): Promise<void> {
		if (isPacking) return;
		isPacking = true;
		try {
			for (const key of waiting) {
				waiting.delete(key);
				const page = pages.peek(key);
				// A page that cannot be packed stays as it was compressed for its first visitor.
				if (page) await packPage(page).catch(() => {});
			}
		} finally {
			isPacking = false;
		}
	}

	return (key) => {
		if (waiting.size < longestQueue) waiting.add(key);
		void packAll();
	};
}
