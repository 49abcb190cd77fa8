import type { Reporter, TestCase } from "vitest/node";

/** Names the tests that passed only on the second run (only CI repeats tests): each has a race condition to fix. */
export default class SecondTries implements Reporter {
	#names: string[] = [];

	onTestCaseResult(test: TestCase): void {
		if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
	}

	onTestRunEnd(): void {
		for (const name of this.#names) console.log(`Passed at the second try alone: ${name}`);
	}
}
