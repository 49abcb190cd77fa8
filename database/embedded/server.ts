import { spawn } from "node:child_process";
import { copyFile, open, readFile, rm, stat, truncate } from "node:fs/promises";
import type { DataDirectory } from "./data-directory.ts";
import { codeOf } from "./embedded-error.ts";

/** A launched server. `end` is undefined while it runs, then its last error message, "" if it had none. */
export type Launched = { end: string | undefined };

/** Launches the server directly, because pg_ctl polls only every 100 ms. Does not wait for it. */
export async function launch(postgres: string, place: DataDirectory): Promise<Launched> {
	const file = await open(place.logFile, "a", 0o600);
	if (place.account) await file.chown(place.account.uid, place.account.gid);
	const from = (await file.stat()).size;
	const launched: Launched = { end: undefined };
	// Detached, in its own session: Ctrl-C in the terminal reaches only the app, which stops the database after its own
	// requests; and killing the app leaves the database running.
	const child = spawn(postgres, serverArguments(place), {
		...place.account,
		cwd: "/",
		detached: true,
		env: { LC_ALL: "C", ...returnMemory },
		stdio: ["ignore", file.fd, file.fd],
	});
	child.once("error", (error) => {
		launched.end = error.message;
	});
	child.once("exit", async () => {
		launched.end = await lastWords(place.logFile, from, child.pid ?? 0);
	});
	child.unref();
	await file.close();
	return launched;
}

/**
 * Makes the C library (glibc; others ignore these variables) return what a large statement needed. By default, each connection would keep several megabytes,
 * because the library raises its limits with the first large block that is freed. With less to trim, each regular expression would fetch its memory
 * from the system anew (decision 046).
 */
const returnMemory = { MALLOC_MMAP_THRESHOLD_: "524288", MALLOC_TRIM_THRESHOLD_: "786432" };

function serverArguments(place: DataDirectory): string[] {
	const settings = {
		listen_addresses: "",
		// The list is split at commas, so the path is quoted.
		unix_socket_directories: `"${place.socketDir.replaceAll('"', '""')}"`,
		unix_socket_permissions: "0700",
		port: "5432",
		// Overrides postgresql.conf: an acknowledged row is on disk.
		fsync: "on",
		full_page_writes: "on",
		synchronous_commit: "on",
		// Small values for one small site on the same machine. Parallel plans, I/O workers, replication and JIT cost
		// processes or memory without a benefit at this size. The system's cache holds what these buffers do not.
		max_connections: "100",
		shared_buffers: "10MB",
		random_page_cost: "1.1",
		huge_pages: "off",
		io_method: "sync",
		jit: "off",
		max_wal_size: "256MB",
		max_worker_processes: "2",
		max_parallel_workers_per_gather: "0",
		max_parallel_maintenance_workers: "0",
		max_logical_replication_workers: "0",
		max_wal_senders: "0",
		wal_level: "minimal",
		maintenance_work_mem: "32MB",
		autovacuum_max_workers: "1",
		autovacuum_naptime: "30s",
		// Queries of a killed app end and release their locks even while they run.
		client_connection_check_interval: "5s",
		timezone: "UTC",
		log_timezone: "UTC",
		log_line_prefix: "%m [%p] ",
		log_checkpoints: "off",
		log_autovacuum_min_duration: "-1",
		// Log neither statements nor the values that violated a constraint: they contain personal data.
		log_min_error_statement: "panic",
		log_error_verbosity: "terse",
	};
	return ["-D", place.cluster, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

/** The reason why the process ended: its last severe log line since position `from`. */
async function lastWords(logFile: string, from: number, pid: number): Promise<string> {
	const text = await readFile(logFile).then((bytes) => bytes.subarray(from).toString(), codeOf);
	const lines = text.trim().split("\n");
	const own = lines.filter((line) => line.includes(`[${pid}]`) && /(FATAL|PANIC):/.test(line));
	const last = own.at(-1) ?? lines.filter((line) => !/ \[\d+\] /.test(line)).at(-1) ?? "";
	return last.replace(/^.*?(FATAL|PANIC): +/, "");
}

const LARGEST_LOG = 1_000_000;

/** Keeps the log bounded: one old and one new file of about a megabyte each. */
export async function trimLog({ logFile }: DataDirectory): Promise<void> {
	const { size } = await stat(logFile).catch(() => ({ size: 0 }));
	if (size <= LARGEST_LOG) return;
	// Copied and truncated, not renamed: a running server keeps the file open and appends to it. The old copy is removed
	// first because another user may own it.
	await rm(`${logFile}.1`, { force: true });
	await copyFile(logFile, `${logFile}.1`);
	await truncate(logFile);
}
