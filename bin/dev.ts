import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, watch } from "node:fs";

// A build takes about two seconds, so development runs the production build, and repeats it after every change.
const folders = ["app", "api", "domain", "database", "gateways", "server", "sample"].filter((name) => existsSync(name));
let server: ChildProcess | undefined;
let timer: NodeJS.Timeout | undefined;

async function rebuild() {
	try {
		execFileSync(process.execPath, ["bin/build.ts"], { stdio: "inherit" });
	} catch {
		return console.error("The build failed. The last successful build keeps running.");
	}
	if (server) {
		const exited = new Promise((done) => server?.once("exit", done));
		server.kill("SIGTERM");
		await exited;
	}
	server = spawn(process.execPath, ["build/start/main.js"], { stdio: "inherit" });
}

// The terminal sends Ctrl-C to the server as well; forward signals that only this process receives.
process.on("SIGTERM", () => {
	server?.kill("SIGTERM");
	process.exit(0);
});
for (const folder of folders) {
	watch(folder, { recursive: true }, () => {
		clearTimeout(timer);
		timer = setTimeout(rebuild, 100);
	});
}
await rebuild();
