import type { Reporter, TestCase } from "vitest/node";

/** Names the tests that only passed at their second try (CI alone has one): each of them has a race to be mended. */
export default class SecondTries implements Reporter {
	#names: string[] = [];

	onTestCaseResult(test: TestCase): void {
		if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
	}

	onTestRunEnd(): void {
		for (const name of this.#names) console.log(`Passed at the second try alone: ${name}`);
	}
}
