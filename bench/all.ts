// `npm run bench` runs the five benchmarks one after the other; `npm run bench -- page kill` only these; `--quick` tries
// them with small sizes.
import { spawnSync } from "node:child_process";

const scripts = ["bytes", "page", "desk", "kill", "cluster"];
const words = process.argv.slice(2);
const wanted = scripts.filter((name) => words.includes(name));
const flags = words.filter((word) => word.startsWith("--"));
for (const name of wanted.length > 0 ? wanted : scripts) {
	const { status } = spawnSync(process.execPath, [`bench/${name}.ts`, ...flags], { stdio: "inherit" });
	if (status !== 0) process.exitCode = 1;
}
