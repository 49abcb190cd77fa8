import { createKeyedConcurrencyLimit } from "../keyed-concurrency-limit.ts";
import { runTraced } from "../request-trace.ts";
import type { Reply, SiteRequest } from "./request.ts";

export type RenderLimitOptions = {
	/** Maximum number of pages that are loaded and rendered at once. */
	most: number;
	/** Milliseconds that a page waits for its turn. */
	longestWait?: number;
};

/** So many more than the database has connections that the thread is busy while reads wait. */
export const pagesFor = (connections: number): number => Math.max(16, 2 * connections);
/** A visitor waits as long for a database connection. Only a database that hangs or a flood from many addresses takes longer. */
const usualWait = 3_000;

/**
 * Limits how many pages this process loads and renders at once. One thread renders them all, so more at once are not
 * faster, and the data of each takes memory until its page is rendered.
 * @returns a function that runs `work` in its turn. Its result is undefined, and `work` does not run, if the turn did not
 * come in time or the client has disconnected.
 */
export function createRenderLimit({ most, longestWait = usualWait }: RenderLimitOptions) {
	const take = createKeyedConcurrencyLimit(most, Number.POSITIVE_INFINITY, { atOnce: true });
	let pending = 0;

	return (request: SiteRequest, work: () => Promise<Reply>): Promise<Reply | undefined> =>
		new Promise((resolve, reject) => {
			let isOver = false;
			const giveUp = () => {
				isOver = true;
				resolve(undefined);
			};
			const timer = pending >= most ? setTimeout(giveUp, longestWait) : undefined;
			pending++;
			take("", (done) => {
				clearTimeout(timer);
				const end = () => {
					pending--;
					done();
				};
				if (!isOver && request.isClosed?.()) giveUp();
				if (isOver) return end();
				// A page that waited is continued by the one before it, in whose context it would log.
				runTraced(request.trace, work).finally(end).then(resolve, reject);
			});
		});
}
