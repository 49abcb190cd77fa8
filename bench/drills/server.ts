import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { databaseUser, launch, requireProgram } from "../support/processes.ts";
import { freePort } from "../support/site-process.ts";

/**
 * Debian's PostgreSQL 15 on a loopback port, empty.
 * @param environment variables besides those of this process
 */
export async function startServer(folder: string, environment: Record<string, string> = {}) {
	const postgres = requireProgram("postgresql-15", "/usr/lib/postgresql/15/bin/postgres");
	const data = join(folder, "postgres-15");
	const user = databaseUser();
	mkdirSync(data, { mode: 0o700 });
	if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid);
	const locale = ["--encoding=UTF8", "--locale=C.UTF-8", "--auth=trust", "--username=hamroh"];
	execFileSync("/usr/lib/postgresql/15/bin/initdb", ["-D", data, ...locale], { ...user, stdio: "ignore" });
	const port = await freePort();
	const options = ["listen_addresses=127.0.0.1", `port=${port}`, "unix_socket_directories="];
	const { child, ended } = launch([postgres, "-D", data, ...options.flatMap((option) => ["-c", option])], {
		...user,
		env: { ...process.env, ...environment },
		stdio: "ignore",
	});
	const url = `postgres://hamroh@127.0.0.1:${port}/postgres`;
	for (;;) {
		const client = new pg.Client(url);
		client.on("error", () => {});
		const isUp = await client.connect().then(
			() => true,
			() => false,
		);
		await client.end().catch(() => {});
		if (isUp) break;
		if (child.exitCode !== null) throw new Error("PostgreSQL 15 did not start.");
		await pause(50);
	}
	return {
		...{ url, port },
		async stop() {
			child.kill("SIGINT");
			await ended;
		},
	};
}
