import { defineConfig } from "vitest/config";

const database = ["domain/**/*.test.ts", "database/*.test.ts", "tests/http/**/*.test.ts"];
/** On a machine that others load too. The tests that needed it are named at the end (tests/support/retried-tests.ts). */
const retry = process.env.CI ? 1 : 0;
const shared = {
	retry,
	globalSetup: "tests/support/global-setup.ts",
	testTimeout: 60_000,
	hookTimeout: 120_000,
	expect: { poll: { timeout: 20_000 } },
};

/**
 * What works with the database runs twice: on the embedded server and on PostgreSQL 15 from Debian. The thousands of generated
 * inputs run once: what they try is the parsing before the database.
 */
export default defineConfig({
	test: {
		fileParallelism: true,
		maxWorkers: 2,
		isolate: false,
		projects: [
			{
				test: {
					...shared,
					name: "embedded",
					include: [...database, "tests/fuzz/**/*.test.ts"],
					provide: { server: "embedded" },
				},
			},
			{ test: { ...shared, name: "postgres-15", include: database, provide: { server: "postgres-15" } } },
			{
				test: {
					...shared,
					name: "site",
					include: ["tests/e2e/**/*.test.ts", "tests/architecture/**/*.test.ts"],
					provide: { server: "embedded" },
				},
			},
			{
				test: {
					name: "alone",
					retry,
					include: [
						"app/**/*.test.{ts,tsx}",
						"gateways/**/*.test.ts",
						"server/**/*.test.ts",
						"database/embedded/**/*.test.ts",
					],
					testTimeout: 120_000,
					hookTimeout: 120_000,
				},
			},
		],
	},
});
