import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, install, node, root } from "./setup.mjs";

// `npm test`: installs the test dependencies, builds, runs the tests, and prints one summary line.
install();
build();
for (const [program, ...names] of [
	["/usr/bin/chromium", "chromium"],
	["/usr/lib/postgresql/15/bin/postgres", "postgresql-15"],
	// An S3-compatible store that verifies signatures.
	["/usr/bin/swift-proxy-server", "swift-proxy", "swift-account", "swift-container", "swift-object"],
]) {
	if (existsSync(program)) continue;
	const name = names.join(" ");
	console.log(`Installing ${name} for the tests …`);
	const apt = (args) =>
		spawnSync("apt-get", args, {
			stdio: ["ignore", "ignore", "inherit"],
			env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
		}).status === 0;
	if (!(apt(["update", "-qq"]) && apt(["install", "-y", "-qq", "--no-install-recommends", ...names]))) {
		console.error(
			`The tests need Debian's ${name}, which could not be installed. Run as root: apt-get install ${name}`,
		);
		process.exit(1);
	}
}

const report = join(root, "build/tests.json");
const { status } = spawnSync(
	node,
	[
		"node_modules/vitest/vitest.mjs",
		"run",
		"--reporter=default",
		"--reporter=json",
		"--reporter=./tests/support/retried-tests.ts",
		`--outputFile.json=${report}`,
		...process.argv.slice(2),
	],
	{ cwd: root, stdio: "inherit" },
);
if (!existsSync(report)) process.exit(status || 1);
const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(report, "utf8"));
console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
process.exit(success && status === 0 && numPassedTests > 0 ? 0 : 1);
