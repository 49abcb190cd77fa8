import { DeliveryError } from "../../shared/ports.ts";

const seconds = { first: 5, most: 6 * 60 * 60, inAll: 72 * 60 * 60 };

/**
 * Exponential backoff with jitter, so that deliveries that failed together are not retried together.
 * @param attempts failed attempts so far, from 1.
 * @param random from 0 to 1.
 * @param longest in seconds.
 * @returns seconds until the next attempt: 5, 10, 20 … up to six hours, ±50 %.
 */
export function pauseAfter(attempts: number, random: number, longest: number = seconds.most): number {
	return Math.min(seconds.first * 2 ** (attempts - 1) * (0.5 + random), longest);
}

/** Whether a delivery has been retried for three days; after that, staff see it as failed in the admin panel. */
export function isGivenUp(created: Date, now: Date): boolean {
	return now.getTime() - created.getTime() > seconds.inAll * 1_000;
}

/**
 * The retry policy of all deliveries: retries with growing pauses, or after the pause that the receiver requested,
 * until a final error or for three days.
 * @param attempts failed attempts before this one
 * @param maxPause in seconds, if the receiver has not requested one
 */
export function assessFailure(
	error: unknown,
	{ attempts, createdAt }: { attempts: number; createdAt: Date },
	now: Date,
	maxPause?: number,
): DeliveryError & { retryAfter: number } {
	const known = error instanceof DeliveryError;
	// The message of an unexpected error may contain personal data, so store and log only its type.
	const reason = known ? error.message : `Unexpected fault: ${error instanceof Error ? error.name : typeof error}`;
	const final = (known && error.final) || isGivenUp(createdAt, now);
	const retryAfter = (known ? error.retryAfter : undefined) ?? pauseAfter(attempts + 1, Math.random(), maxPause);
	return Object.assign(new DeliveryError(reason, { final, cause: error }), { retryAfter });
}
