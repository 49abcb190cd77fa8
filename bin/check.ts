import { spawnSync } from "node:child_process";

// `npm run check`: static checks of all sources.
const checks: [what: string, ...commands: string[][]][] = [
	["Format, lint, module boundaries", ["biome", "ci", "--error-on-warnings", "--max-diagnostics=none", "--colors=off"]],
	["Types", ["react-router", "typegen"], ["tsc", "--noEmit", "--project", "."]],
	["Unused files, exports and packages", ["knip", "--no-progress"]],
];

let hasFailed = false;
for (const [what, ...commands] of checks) {
	const outputs = commands.map(([command = "", ...args]) => {
		const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8", maxBuffer: 64_000_000 });
		return status === 0 ? "" : `${stdout ?? ""}${stderr ?? ""}${error ?? ""}` || `${command} failed`;
	});
	const errors = outputs.filter(Boolean).join("\n");
	console.log(`${errors ? "✗" : "✓"} ${what}`);
	if (errors) console.error(errors);
	hasFailed ||= errors !== "";
}
process.exit(hasFailed ? 1 : 0);
