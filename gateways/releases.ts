import { z } from "zod";
import { fetchText } from "./http-client.ts";

const answerSchema = z.object({ version: z.string().regex(/^\d{1,5}(\.\d{1,5}){2}$/) });
/** Bytes. */
const maxBytes = 100_000;
/** Milliseconds that a page waits, and between two questions. */
const patience = 3_000;
const pause = 60 * 60_000;

/**
 * Reads the version of the newest release from a JSON file at `url` that has it as `version`, such as a package.json.
 * @returns undefined without a URL, and null if the file cannot be read; the same answer for an hour.
 */
export function createReleases(url: string | undefined): () => Promise<string | null | undefined> {
	let answer: Promise<string | null> | undefined;
	let askedAt = 0;
	return async () => {
		if (!url) return undefined;
		if (!answer || Date.now() - askedAt > pause) {
			askedAt = Date.now();
			answer = fetchText(url, { patience, maxBytes })
				.then((text) => answerSchema.parse(JSON.parse(text)).version)
				.catch(() => null);
		}
		return answer;
	};
}
