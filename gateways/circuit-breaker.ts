import { PortalError } from "../domain/shared/ports.ts";

type BreakerOptions = {
	/** Consecutive failures that open the circuit. */
	failures: number;
	/** Milliseconds for which the circuit stays open. */
	rest: number;
	/** A monotonic clock in milliseconds. */
	clock: () => number;
};

/** Protects a failing partner and its callers: fails fast for a while, then lets one attempt through. */
export class CircuitBreaker {
	readonly #options: BreakerOptions;
	#failed = 0;
	#restsUntil = 0;
	#trying = false;

	constructor(options: BreakerOptions) {
		this.#options = options;
	}

	/** @throws PortalError 'resting' while the circuit is open, and the errors of the attempt. */
	async run<T>(attempt: () => Promise<T>): Promise<T> {
		const { failures, rest, clock } = this.#options;
		const halfOpen = this.#failed >= failures;
		if (halfOpen && (this.#trying || clock() < this.#restsUntil)) throw new PortalError("resting");
		this.#trying = halfOpen;
		try {
			const answer = await attempt();
			this.#failed = 0;
			return answer;
		} catch (error) {
			this.#failed += 1;
			if (this.#failed >= failures) this.#restsUntil = clock() + rest;
			throw error;
		} finally {
			if (halfOpen) this.#trying = false;
		}
	}
}
