import { busy } from "./errors.ts";

/**
 * Runs at most `most` calls at once, across all functions wrapped by one limit; the others are queued.
 * @param maxQueueLength maximum length of the queue.
 * @param retryAfter seconds after which a rejected caller may try again.
 * @throws ProblemError: unavailable with that time if the queue is full.
 */
export function limitConcurrency(most: number, { maxQueueLength = Number.POSITIVE_INFINITY, retryAfter = 5 } = {}) {
	let running = 0;
	const waiting: (() => void)[] = [];
	return <A extends unknown[], T>(work: (...input: A) => Promise<T>) =>
		async (...input: A): Promise<T> => {
			if (running >= most) {
				if (waiting.length >= maxQueueLength) throw busy(retryAfter);
				await new Promise<void>((go) => waiting.push(go));
			} else running++;
			try {
				return await work(...input);
			} finally {
				const next = waiting.shift();
				if (next) next();
				else running--;
			}
		};
}
