import { PortalError } from "../domain/ports.ts";

type BreakerOptions = {
	/** Failures in a row after which nothing is asked for a while. */
	failures: number;
	/** How long that is, in milliseconds. */
	rest: number;
	/** Milliseconds that only go forward. */
	clock: () => number;
};

/** Spares a partner who is down, and its askers the wait: refuses at once for a while, then lets one through to try. */
export class CircuitBreaker {
	readonly #options: BreakerOptions;
	#failed = 0;
	#restsUntil = 0;
	#trying = false;

	constructor(options: BreakerOptions) {
		this.#options = options;
	}

	/** @throws Unanswered 'resting' without asking, and whatever the attempt throws. */
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
