import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, install, node, root } from "./setup.mjs";

// `npm test`: installs the test dependencies, builds, runs the tests, and prints one summary line.
install();
build();
const needed = [
	["/usr/bin/chromium", "chromium"],
	["/usr/lib/postgresql/15/bin/postgres", "postgresql-15"],
	["/usr/sbin/nginx", "nginx"],
	// An S3-compatible store that verifies signatures.
	["/usr/bin/swift-proxy-server", "swift-proxy", "swift-account", "swift-container", "swift-object"],
];
for (const [program, ...packages] of needed) {
	if (existsSync(program) || aptInstall(packages)) continue;
	const names = packages.join(" ");
	console.error(
		`The tests need Debian's ${names}, which could not be installed. Run as root: apt-get install ${names}`,
	);
	process.exit(1);
}
// Saves half of the browser's processor time. Without it the tests run in Chromium itself (tests/support/browser.ts).
if (
	!existsSync("/usr/bin/chromium-headless-shell") &&
	process.getuid?.() === 0 &&
	!aptInstall(["chromium-headless-shell"])
)
	console.log("Debian's chromium-headless-shell could not be installed: the browser tests take longer without it.");

const report = join(root, "build/tests.json");
const { status } = spawnSync(
	node(),
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

/** @returns whether the packages are installed now. */
function aptInstall(packages) {
	console.log(`Installing ${packages.join(" ")} for the tests …`);
	const apt = (...args) =>
		spawnSync("apt-get", args, {
			stdio: ["ignore", "ignore", "inherit"],
			env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
		}).status === 0;
	return apt("update", "-qq") && apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
}
