import { busy } from "./errors.ts";

/** At most so many calls at once, over all that share the gate; the others wait in line. */
export const gate = (most: number) => limitConcurrency(most);

/**
 * As `gate`, with a queue of a limited length.
 * @param retryAfter seconds after which a refused caller may try again.
 * @throws Unavailable, with that time, when the queue is full.
 */
export function limitConcurrency(most: number, { longestQueue = Number.POSITIVE_INFINITY, retryAfter = 5 } = {}) {
	let running = 0;
	const waiting: (() => void)[] = [];
	return <A extends unknown[], T>(work: (...input: A) => Promise<T>) =>
		async (...input: A): Promise<T> => {
			if (running >= most) {
				if (waiting.length >= longestQueue) throw busy(retryAfter);
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
