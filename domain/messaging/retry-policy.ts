const seconds = { first: 5, most: 6 * 60 * 60, inAll: 72 * 60 * 60 };

/**
 * Exponential backoff with jitter, so that deliveries that failed together are not retried together.
 * @param attempts failed attempts so far, from 1.
 * @param random from 0 to 1.
 * @returns seconds until the next attempt: 5, 10, 20 … up to six hours, ±50 %.
 */
export function pauseAfter(attempts: number, random: number): number {
	return Math.min(seconds.first * 2 ** (attempts - 1) * (0.5 + random), seconds.most);
}

/** Whether a delivery has been retried for three days; staff then find it in the back office. */
export function isGivenUp(created: Date, now: Date): boolean {
	return now.getTime() - created.getTime() > seconds.inAll * 1_000;
}
