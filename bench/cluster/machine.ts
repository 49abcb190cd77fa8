import { closeSync, openSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { databaseUser, killProcess, launch, processTree, requireProgram } from "../support/processes.ts";
import { type SiteProcess, startSite } from "../support/site-process.ts";
import { environmentFrom, makeFolder, type Values, writeConfiguration } from "./configuration.ts";

const programs = ["etcd", "patroni", "pgbouncer", "site"] as const;
export type Program = (typeof programs)[number];

/** One machine of deploy/cluster: etcd, Patroni with PostgreSQL, PgBouncer and the site, on a loopback address of its own. */
export class Machine {
	readonly name: string;
	readonly address: string;
	readonly #folder: string;
	readonly #values: Values;
	readonly #siteSettings: Record<string, string>;
	readonly #running = new Map<Program, { pid: number; ended: Promise<void> }>();
	readonly #log: number;
	#stopped = false;
	/** How often the site has ended by itself. */
	crashes = 0;

	/** @param number 1 to 3 */
	constructor(number: number, folder: string, shared: Values, siteSettings: Record<string, string>) {
		this.name = `machine${number}`;
		this.address = shared[`MACHINE_${number}`] as string;
		this.#folder = makeFolder(join(folder, this.name));
		this.#siteSettings = siteSettings;
		this.#values = {
			...shared,
			NAME: this.name,
			ADDRESS: this.address,
			ETCD_DATA: join(this.#folder, "etcd"),
			POSTGRES_DATA: join(this.#folder, "postgres"),
			PGBOUNCER_USERS: join(this.#folder, "userlist.txt"),
		};
		this.#log = openSync(join(this.#folder, "log"), "a");
	}

	get siteUrl(): string {
		return `http://${this.address}:3000`;
	}

	/** The database as the machine's site reaches it: through its pooler. */
	get databaseUrl(): string {
		return environmentFrom("site.env", this.#values).DATABASE_URL as string;
	}

	startEtcd(): void {
		const etcd = requireProgram("etcd-server", "/usr/bin/etcd");
		this.#launch("etcd", [etcd], environmentFrom("etcd.env", this.#values));
	}

	startPatroni(): void {
		const patroni = requireProgram("patroni", "/usr/bin/patroni");
		requireProgram("postgresql-15", "/usr/lib/postgresql/15/bin/postgres");
		this.#launch("patroni", [patroni, writeConfiguration(this.#folder, "patroni.yml", this.#values)]);
	}

	startPooler(): void {
		const pgbouncer = requireProgram("pgbouncer", "/usr/sbin/pgbouncer");
		writeConfiguration(this.#folder, "userlist.txt", this.#values);
		this.#launch("pgbouncer", [pgbouncer, writeConfiguration(this.#folder, "pgbouncer.ini", this.#values)]);
	}

	/** Starts the site until it stays, as a supervisor does: a start that does not reach the database ends with an error. */
	async startSite(): Promise<void> {
		const settings = {
			...environmentFrom("site.env", this.#values),
			DATA_DIR: join(this.#folder, "data"),
			// Where the log has errors, `error` keeps their lines.
			LOG_LEVEL: "error",
			...this.#siteSettings,
		};
		const options = { settings, host: this.address, port: 3000, path: "/healthz", log: this.#log };
		while (!this.#stopped) {
			const site: SiteProcess | undefined = await startSite(options).catch(() => undefined);
			if (site) return this.#supervise(site);
			await pause(500);
		}
	}

	/** Starts the site again if it ends by itself. */
	#supervise(site: SiteProcess): void {
		this.#running.set("site", site);
		void site.ended.then(async () => {
			if (this.#running.get("site") !== site) return;
			this.crashes += 1;
			await this.startSite();
		});
	}

	/** Starts everything on the machine, as its boot does. */
	async start(): Promise<void> {
		this.startEtcd();
		this.startPatroni();
		this.startPooler();
		await this.startSite();
	}

	/** Ends one program as a crash does, and resolves when it is gone. Patroni's PostgreSQL is left. */
	async kill(program: Program): Promise<void> {
		const running = this.#running.get(program);
		if (!running) return;
		this.#running.delete(program);
		for (const pid of processTree(running.pid)) killProcess(pid);
		await running.ended;
	}

	/** Ends everything at once, as a power cut does. */
	async killAll(): Promise<void> {
		const all = programs.map((program) => this.kill(program));
		this.killDatabase();
		await Promise.all(all);
		this.killDatabase();
	}

	/** Ends PostgreSQL with all its processes. Patroni is left. */
	killDatabase(): void {
		const data = this.#values.POSTGRES_DATA as string;
		const pid = postmasterOf(data);
		if (pid !== undefined) for (const each of processTree(pid)) killProcess(each);
	}

	async stop(): Promise<void> {
		this.#stopped = true;
		await this.killAll();
		closeSync(this.#log);
	}

	/** The last lines of what the machine's programs have written, for the report of a failure. */
	lastLines(count: number): string {
		return readFileSync(join(this.#folder, "log"), "utf8").split("\n").slice(-count).join("\n");
	}

	/** Unexpected errors in the log of the site: what happened, and how often. */
	errors(): Map<string, number> {
		const found = new Map<string, number>();
		for (const line of readFileSync(join(this.#folder, "log"), "utf8").split("\n")) {
			if (!line.startsWith('{"level":50')) continue;
			const { what = line, err } = JSON.parse(line) as { what?: string; err?: Record<string, unknown> };
			// The fake Telegram is out for a third of the time.
			if (/Telegram|delivery:/.test(what)) continue;
			const words = [what, err?.type, err?.code, err?.message].filter(Boolean).join(" ");
			found.set(words, (found.get(words) ?? 0) + 1);
		}
		return found;
	}

	#launch(program: Program, words: string[], environment: Record<string, string> = {}): void {
		const { child, ended } = launch(words, {
			env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8", ...environment },
			cwd: this.#folder,
			stdio: ["ignore", this.#log, this.#log],
			...databaseUser(),
		});
		this.#running.set(program, { pid: child.pid as number, ended });
	}
}

/** The process of a running PostgreSQL; its file may be left from a killed one whose number another program has now. */
function postmasterOf(data: string): number | undefined {
	try {
		const pid = Number.parseInt(readFileSync(join(data, "postmaster.pid"), "utf8"), 10);
		return readlinkSync(`/proc/${pid}/cwd`) === data ? pid : undefined;
	} catch {
		return undefined;
	}
}
