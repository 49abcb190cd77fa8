import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
	killProcess,
	killProcessesIn,
	launch,
	requireProgram,
	temporaryFolder,
	whenDone,
} from "../support/processes.ts";
import { again, query, type Site, startSite, statusOf, until } from "../support/site.ts";
import { databaseUser, environmentFrom, makeFolder, sharedValues, writeConfiguration } from "./configuration.ts";

type Values = Record<string, string>;

/** One machine of deploy/cluster: etcd, Patroni with PostgreSQL, PgBouncer and the site, on a loopback address of its own. */
function createMachine(number: number, parent: string, shared: Values, siteSettings: Values) {
	const folder = makeFolder(join(parent, `machine${number}`));
	const values = {
		...{ ...shared, NAME: `machine${number}`, ADDRESS: shared[`MACHINE_${number}`] ?? "", ETCD_DATA: `${folder}/etcd` },
		...{ POSTGRES_DATA: `${folder}/postgres`, PGBOUNCER_USERS: `${folder}/userlist.txt` },
	};
	const log = openSync(`${folder}/log`, "a");
	requireProgram("postgresql-15", "/usr/lib/postgresql/15/bin/postgres");
	let site: Site | undefined;
	return {
		...{ name: values.NAME, address: values.ADDRESS },
		startDatabase(): void {
			const options = { cwd: folder, stdio: ["ignore", log, log] as ("ignore" | number)[], ...databaseUser };
			const env = { PATH: process.env.PATH, LC_ALL: "C.UTF-8" };
			const etcd = requireProgram("etcd-server", "/usr/bin/etcd");
			launch([etcd], { ...options, env: { ...env, ...environmentFrom("etcd.env", values) } });
			const patroni = requireProgram("patroni", "/usr/bin/patroni");
			launch([patroni, writeConfiguration(folder, "patroni.yml", values)], { ...options, env });
			const pgbouncer = requireProgram("pgbouncer", "/usr/sbin/pgbouncer");
			writeConfiguration(folder, "userlist.txt", values);
			launch([pgbouncer, writeConfiguration(folder, "pgbouncer.ini", values)], { ...options, env });
		},
		/** Starts the site until it stays, as a supervisor does: a start that does not reach the database ends with an error. */
		async startSite(): Promise<void> {
			const settings = { ...environmentFrom("site.env", values), DATA_DIR: `${folder}/data`, ...siteSettings };
			site = await again(() => startSite({ settings, host: values.ADDRESS, port: 3_000, path: "/healthz", log }));
		},
		killSite: () => site && killProcess(site.pid),
		/** Patroni is left. */
		killDatabase: () => killProcessesIn(values.POSTGRES_DATA),
		killAll: () => killProcessesIn(folder),
		lastLines: () => readFileSync(`${folder}/log`, "utf8").split("\n").slice(-20).join("\n"),
	};
}

type Member = { name: string; role: string; state: string };

/**
 * Starts the setup of deploy/cluster: three machines, and HAProxy in front of them.
 * @param settings of the site, besides deploy/cluster/site.env
 */
export async function startCluster(settings: Values) {
	const folder = temporaryFolder();
	const values = sharedValues();
	const url = `http://${values.PUBLIC_ADDRESS}:${values.HTTP_PORT}`;
	const machines = [1, 2, 3].map((number) => createMachine(number, folder, values, { SITE_URL: url, ...settings }));
	launch([requireProgram("haproxy", "/usr/sbin/haproxy"), "-f", "deploy/cluster/haproxy.cfg"], {
		env: values,
		stdio: "ignore",
	});
	/** The leader, through HAProxy. */
	const databaseUrl = (user: string, password = "") => `postgres://${user}:${password}@${values.BALANCER}:5000/${user}`;

	async function members(): Promise<Member[]> {
		for (const { address } of machines) {
			const answer = await fetch(`http://${address}:8008/cluster`).catch(() => undefined);
			if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
		}
		return [];
	}

	/** Waits until all machines run, one of them leads and one follows it synchronously. */
	const untilWhole = () =>
		until(async () => {
			const running = (await members()).filter(({ state }) => state === "running" || state === "streaming");
			const roles = running.map(({ role }) => role);
			return roles.length === 3 && roles.includes("leader") && roles.includes("sync_standby");
		}, 200);

	whenDone(() => process.exitCode && console.error(...machines.map((machine) => machine.lastLines())));
	for (const machine of machines) machine.startDatabase();
	await untilWhole();
	const role = `create role hamroh login password '${values.DATABASE_PASSWORD}'`;
	const admin = databaseUrl("postgres", values.SUPERUSER_PASSWORD);
	await again(() => query(admin, role, "create database hamroh owner hamroh"));
	await Promise.all(machines.map((machine) => machine.startSite()));
	await until(async () => (await statusOf(`${url}/readyz`)) === 200, 100);
	return {
		...{ url, machines, untilWhole },
		query: (text: string) => again(() => query(databaseUrl("hamroh", values.DATABASE_PASSWORD), text)),
		async leader() {
			const name = await until(async () => (await members()).find(({ role }) => role === "leader")?.name, 200);
			return machines.find((machine) => machine.name === name) ?? machines[0];
		},
	};
}
