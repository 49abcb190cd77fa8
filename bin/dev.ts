import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { watch } from "node:fs";

// Builds take about two seconds, so development runs just what production runs: build, start, and again at every change.
const folders = ["app", "domain", "database", "server", "sample"];
let server: ChildProcess | undefined;
let timer: NodeJS.Timeout | undefined;

async function again() {
	try {
		execFileSync(process.execPath, ["bin/build.ts"], { stdio: "inherit" });
	} catch {
		return console.error("The build failed; the last one goes on.");
	}
	if (server) {
		const gone = new Promise((done) => server?.once("exit", done));
		server.kill("SIGTERM");
		await gone;
	}
	server = spawn(process.execPath, ["server/main.ts"], { stdio: "inherit" });
}

for (const folder of folders) {
	watch(folder, { recursive: true }, () => {
		clearTimeout(timer);
		timer = setTimeout(again, 100);
	});
}
await again();
