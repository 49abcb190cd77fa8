import { existsSync, statfsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// For the workers and the processes that they start. Folders of tests are in memory if there is space: hundreds of databases
// are created and dropped, and the embedded server syncs each time.
const memory = "/dev/shm";
if (existsSync(memory) && statfsSync(memory).bavail * statfsSync(memory).bsize > 4e9) process.env.TMPDIR = memory;
// Node compiles the site and strips the types of scripts once instead of in each process.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("build/test-compile-cache", import.meta.url));

/**
 * Tests of queries and commands run on PostgreSQL 15 from Debian. What depends on the server itself runs on the embedded one
 * too: the schema and its migrations, locks, lists, search and locales (docs/decisions/049-tests-on-two-servers.md).
 * Requests (tests/http) run on PostgreSQL 15, and browsers (tests/e2e) on the embedded server.
 */
const onBoth = [
	"database/!(backup).test.ts",
	"domain/shared/{locale,search}.test.ts",
	"domain/{access,desk/global-search}/**/*.test.ts",
];
/** For shared machines under load. The report names the tests that needed it (tests/support/retried-tests.ts). */
const retry = process.env.CI ? 1 : 0;
const shared = {
	retry,
	// As in production. The built site contains React twice: its development build takes half as long again for a page.
	env: { NODE_ENV: "production" },
	// Node imports the built site itself: Vite would parse and transform its 3.5 MB for each project.
	server: { deps: { external: [/\/build\/server\//] } },
	globalSetup: "tests/support/global-setup.ts",
	testTimeout: 180_000,
	hookTimeout: 120_000,
	expect: { poll: { timeout: 20_000 } },
};

/** Long tests in short files. Vitest starts the largest files first, and so would start these last, with one core idle. */
const isLong = ({ moduleId }: TestSpecification) =>
	/\/(?:fuzz\/.*|.*axe|stored-script|api-docs|permissions)\.test\.ts$/.test(moduleId);

/** Starts a project's long tests first. Projects stay together, because workers are shared by the files of one project. */
class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
		return [...byProject.values()].flatMap((own) => [
			...own.filter(isLong),
			...own.filter((specification) => !isLong(specification)),
		]);
	}
}

export default defineConfig({
	test: {
		fileParallelism: true,
		// One more than the two cores of CI: a worker waits a sixth of its time, for the browser's network, timers and child processes.
		maxWorkers: 3,
		// A worker imports the site and compiles its code once instead of for each of its files. The project "alone" has little
		// to share: its tests import single modules.
		isolate: false,
		sequence: { sequencer: LongestFirst },
		projects: [
			{
				test: {
					...shared,
					name: "embedded",
					include: [...onBoth, "tests/fuzz/**/*.test.ts", "tests/e2e/**/*.test.ts", "tests/architecture/**/*.test.ts"],
					provide: { server: "embedded" },
				},
			},
			{
				test: {
					...shared,
					name: "postgres-15",
					include: ["database/*.test.ts", "domain/**/*.test.ts", "tests/http/**/*.test.ts"],
					provide: { server: "postgres-15" },
				},
			},
			{
				test: {
					name: "alone",
					retry,
					isolate: true,
					include: [
						"app/**/*.test.{ts,tsx}",
						"gateways/**/*.test.ts",
						"server/**/*.test.ts",
						"database/embedded/**/*.test.ts",
					],
					testTimeout: 400_000,
					hookTimeout: 120_000,
				},
			},
		],
	},
});
