import { spawnSync } from "node:child_process";

// `npm run check`: static checks of all sources.
const checks: [what: string, ...commands: string[][]][] = [
	[
		"Format, lint, arrows between rooms",
		["biome", "ci", "--error-on-warnings", "--max-diagnostics=none", "--colors=off"],
	],
	["Types", ["react-router", "typegen"], ["tsc", "--noEmit", "--project", "."]],
	["Unused files, exports and packages", ["knip", "--no-progress"]],
];

let failed = false;
for (const [what, ...commands] of checks) {
	const outputs = commands.map(([command = "", ...args]) => {
		const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8", maxBuffer: 64_000_000 });
		return status === 0 ? "" : `${stdout ?? ""}${stderr ?? ""}${error ?? ""}` || `${command} failed`;
	});
	const complaints = outputs.filter(Boolean).join("\n");
	console.log(`${complaints ? "✗" : "✓"} ${what}`);
	if (complaints) console.error(complaints);
	failed ||= complaints !== "";
}
process.exit(failed ? 1 : 0);
