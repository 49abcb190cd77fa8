import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

const programs = "/usr/lib/postgresql/15/bin";

/** Debian's PostgreSQL 15 on its own socket, for the same tests as the embedded server. */
export async function startDebianServer(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
	if (!existsSync(programs)) throw new Error("PostgreSQL 15 is missing: apt-get install postgresql-15");
	const data = join(folder, "postgres-15");
	mkdirSync(data, { mode: 0o700 });
	chmodSync(folder, 0o755);
	const user = postgresAccount();
	if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid);
	const locale = ["--encoding=UTF8", "--locale=C.UTF-8", "--auth=trust", "--username=hamroh"];
	execFileSync(join(programs, "initdb"), ["-D", data, ...locale], { ...user, stdio: "ignore" });
	const sizes = ["fsync=off", "max_connections=200", "shared_buffers=16MB"];
	const options = ["listen_addresses=", `unix_socket_directories=${data}`, ...sizes].flatMap((one) => ["-c", one]);
	const server = spawn(join(programs, "postgres"), ["-D", data, ...options], { ...user, stdio: "ignore" });
	const url = `postgres://hamroh@localhost/postgres?host=${encodeURIComponent(data)}`;
	for (;;) {
		const client = new pg.Client({ connectionString: url });
		try {
			await client.connect();
			await client.end();
			break;
		} catch {
			if (server.exitCode !== null) throw new Error("PostgreSQL 15 did not start.");
			await new Promise((resume) => setTimeout(resume, 50));
		}
	}
	return {
		url,
		async stop() {
			server.kill("SIGINT");
			await once(server, "exit");
		},
	};
}

/** PostgreSQL refuses to run as root: the account `postgres` of Debian's packages runs it instead. */
export const postgresAccount = (): { uid?: number; gid?: number } =>
	process.getuid?.() === 0 ? { uid: numberOf("-u"), gid: numberOf("-g") } : {};

function numberOf(which: "-u" | "-g"): number {
	return Number(execFileSync("id", [which, "postgres"], { encoding: "utf8" }));
}
