import { execFileSync } from "node:child_process";
import { freePort } from "../../tests/support/listen.ts";
import { launch, temporaryFolder } from "../support/processes.ts";
import { report } from "../support/report.ts";
import { statusOf, until } from "../support/site.ts";

/** From `npm start` on a fresh clone to the end of the first page. */
export async function measureStart(): Promise<void> {
	const folder = temporaryFolder();
	execFileSync("git", ["clone", "--quiet", "--depth=1", `file://${process.cwd()}`, `${folder}/clone`]);
	const port = await freePort();
	const env = { ...process.env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: `${folder}/data` };
	const began = performance.now();
	launch(["npm", "start", "--silent"], { cwd: `${folder}/clone`, env });
	await until(async () => (await statusOf(`http://127.0.0.1:${port}/programs`)) === 200, 100);
	report(
		"start",
		"From start to first page",
		"A clone of the last commit on an empty data folder, with packages from npm's cache or the network.",
		{ freshClone: (performance.now() - began) / 1_000 },
	);
}
