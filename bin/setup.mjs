// Plain JavaScript for Node 18 or newer: it runs before any package is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");
/** The folder of the Node that the lockfile pins. Everything except this file and its callers runs on it. */
const pinned = join(modules, `node-${process.platform}-${process.arch}`);
/** The pinned Node; on other systems than Linux the one that runs this. */
export const node = () => (existsSync(pinned) ? join(pinned, "bin/node") : process.execPath);

/** The oldest Node on which npm can install the packages. On other systems than Linux it also runs the site. */
const oldestNode = process.platform === "linux" ? 18 : 24;

/** Installs the packages of the lockfile if they are missing or the lockfile has changed. */
export function install() {
	const stamp = join(modules, ".installed");
	const wanted = `${hash(["package-lock.json"])} ${process.platform} ${process.arch}`;
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
	if (Number(/\d+/.exec(process.version)[0]) < oldestNode) {
		console.error(`Node ${oldestNode} or newer is needed to install the packages; this is ${process.version}.`);
		process.exit(1);
	}
	console.log("Installing packages (about a minute) …");
	npmInstall(process.execPath);
	// npm leaves out the native packages that do not support the Node on which it runs. The pinned one gets them all.
	if (process.version !== pinnedVersion()) npmInstall(node());
	run(
		node(),
		["--input-type=module", "--eval", check],
		`The packages do not work on this machine (${process.platform} ${process.arch}, Node ${process.version}). README.md names the systems that do.`,
	);
	nameNode();
	writeFileSync(stamp, wanted);
}

/** Puts the pinned Node where the unit and the container look for it, whatever the processor. */
function nameNode() {
	if (!existsSync(pinned)) return;
	const name = join(modules, ".bin/node");
	mkdirSync(dirname(name), { recursive: true });
	rmSync(name, { force: true });
	symlinkSync(relative(dirname(name), node()), name);
}

/** Loads the packages with native parts. Their own advice, to delete the lockfile, would not help. */
const check = `for (const name of ["vite", "sharp", "@tailwindcss/oxide"])
	await import(name).catch(({ message }) => {
		console.error(message.split("\\n")[0]);
		process.exit(1);
	});`;

/** @param runtime the Node on which npm runs */
function npmInstall(runtime) {
	// Not `npm ci`, which would first remove the pinned Node that runs the second pass.
	const npm = process.env.npm_execpath ? [runtime, process.env.npm_execpath] : ["npm"];
	const quiet = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"];
	run(
		npm[0],
		[...npm.slice(1), "install", "--no-save", "--include=dev", ...quiet],
		"The packages could not be installed. Check the connection to the npm registry and run the command again.",
	);
}

const pinnedVersion = () =>
	existsSync(pinned) ? `v${JSON.parse(readFileSync(join(pinned, "package.json"), "utf8")).version}` : process.version;

/** Builds the site if its sources have changed since the last build. @param always also if they have not */
export function build({ always = false } = {}) {
	const stamp = join(root, "build/.built");
	const wanted = hash([
		"package.json",
		"package-lock.json",
		"bin/build.ts",
		"bin/glyphs.ts",
		"vite.config.ts",
		"vite.stylesheets.ts",
		"vite.texts.ts",
		"sample",
		"react-router.config.ts",
		"app",
		"domain",
		"database",
		"server",
		"api",
		"gateways",
	]);
	if (!always && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
	console.log("Building the site …");
	run(node(), ["bin/build.ts"], "The site could not be built.");
	writeFileSync(stamp, wanted);
}

/** Replaces this process with a script on the pinned Node: same console, same signals, same exit code. */
export function runScript(args, environment = {}) {
	// The environment takes precedence over the .env file.
	const file = existsSync(join(root, ".env")) ? ["--env-file=.env"] : [];
	const child = spawn(node(), [...file, ...args], {
		cwd: root,
		stdio: "inherit",
		env: { ...process.env, PATH: searchPath(), ...environment },
	});
	// The terminal sends Ctrl-C to the child as well; forward signals that only this process receives.
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
		process.on(signal, () => signal !== "SIGINT" && child.kill(signal));
	child.on("exit", (code, signal) => process.exit(signal ? 1 : code));
}

function run(command, args, failure) {
	const { status } = spawnSync(command, args, {
		cwd: root,
		stdio: "inherit",
		env: { ...process.env, PATH: searchPath() },
	});
	if (status === 0) return;
	console.error(failure);
	process.exit(1);
}

function searchPath() {
	return [join(pinned, "bin"), join(modules, ".bin"), process.env.PATH].join(delimiter);
}

function hash(names) {
	const digest = createHash("sha256");
	const add = (name) => {
		const path = join(root, name);
		if (!existsSync(path)) return;
		if (statSync(path).isDirectory()) for (const entry of readdirSync(path).sort()) add(join(name, entry));
		else if (!name.endsWith(".test.ts")) digest.update(name).update(readFileSync(path));
	};
	names.forEach(add);
	return digest.digest("hex");
}
