import { createKeyedConcurrencyLimit } from "../keyed-concurrency-limit.ts";
import { runTraced } from "../request-trace.ts";
import type { Reply, SiteRequest } from "./request.ts";

export type RenderLimitOptions = {
	/** Maximum number of pages that are loaded and rendered at once. */
	maxConcurrent: number;
	/** Maximum number of pages that wait for their turn. */
	maxQueued?: number;
	/** Maximum number of milliseconds that a page waits for its turn. */
	maxWait?: number;
};

/** So many more than the database has connections that the thread is busy while reads wait. */
export const pagesFor = (connections: number): number => Math.max(16, 2 * connections);
/** A visitor waits as long for a database connection. Only a database that hangs or a flood from many addresses takes longer. */
const defaultWait = 3_000;
/** More than are rendered within the wait. Each keeps its request in memory. */
const defaultQueue = 1_000;

/**
 * Limits how many pages this process loads and renders at once. One thread renders them all, so more at once are not
 * faster, and the data of each takes memory until its page is rendered.
 * @returns a function that runs `work` in its turn. Its result is undefined, and `work` does not run, if the queue is
 * full, the turn did not come in time or the client has disconnected.
 */
export function createRenderLimit({
	maxConcurrent,
	maxQueued = defaultQueue,
	maxWait = defaultWait,
}: RenderLimitOptions) {
	const take = createKeyedConcurrencyLimit(maxConcurrent, maxQueued, { atOnce: true });
	let pending = 0;

	return (request: SiteRequest, work: () => Promise<Reply>): Promise<Reply | undefined> =>
		new Promise((resolve, reject) => {
			let isOver = false;
			const giveUp = () => {
				isOver = true;
				resolve(undefined);
			};
			const timer = pending >= maxConcurrent ? setTimeout(giveUp, maxWait) : undefined;
			pending++;
			const isTaken = take("", (done) => {
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
			if (isTaken) return;
			pending--;
			clearTimeout(timer);
			giveUp();
		});
}
