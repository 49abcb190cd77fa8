import { openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import pg from "pg";
import { startSwift } from "../../tests/support/swift.ts";
import { launch, requireProgram, temporaryFolder } from "../support/processes.ts";
import { makeFolder, sharedValues, type Values } from "./configuration.ts";
import { Machine } from "./machine.ts";

type Member = { name: string; role: string; state: string; lag?: number | string };

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** Seconds until a cluster of this size is whole, on a machine that does other work too. */
const longestStart = 120;

/**
 * Starts the setup of deploy/cluster on this machine: three machines, HAProxy in front of them, and an S3-compatible
 * store beside them.
 * @param settings of the site, besides deploy/cluster/site.env
 */
export async function startCluster(settings: (values: Values) => Record<string, string>) {
	// Each program that is started takes a listener for the end of this process.
	process.setMaxListeners(50);
	const { folder, remove } = await temporaryFolder();
	const store = await startSwift(makeFolder(join(folder, "swift")));
	const { endpoint, bucket, region: _, ...keys } = store.settings;
	await new AwsClient({ ...keys, service: "s3" }).fetch(`${endpoint}/${bucket}`, { method: "PUT" });
	const values: Values = {
		...(await sharedValues()),
		S3_ENDPOINT: endpoint,
		S3_BUCKET: bucket,
		S3_ACCESS_KEY_ID: keys.accessKeyId,
		S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
	};
	const machines = [1, 2, 3].map((number) => new Machine(number, folder, values, settings(values)));
	const balancer = startBalancer(folder, values);
	const url = `http://${values.PUBLIC_ADDRESS}:${values.HTTP_PORT}`;

	let stopping: Promise<void> | undefined;
	async function end(): Promise<void> {
		await Promise.all(machines.map((machine) => machine.stop()));
		await balancer.stop();
		await store.stop();
		await remove();
	}

	const stop = () => {
		stopping ??= end();
		return stopping;
	};

	/** Connects to the leader through HAProxy, as the site's direct connections do. */
	async function connect(user: "hamroh" | "postgres", database = "hamroh", timeout = 3_000): Promise<pg.Client> {
		const client = new pg.Client({
			host: values.BALANCER as string,
			port: 5000,
			user,
			password: values[user === "hamroh" ? "DATABASE_PASSWORD" : "SUPERUSER_PASSWORD"] as string,
			database,
			connectionTimeoutMillis: timeout,
			query_timeout: timeout,
		});
		client.on("error", () => {});
		await client.connect().catch((error) => {
			client.end().catch(() => {});
			throw error;
		});
		return client;
	}

	/** Runs a query on the leader, again if the connection breaks: only for what may run twice. */
	async function query(text: string, timeout = 60_000): Promise<Record<string, string>[]> {
		for (const deadline = Date.now() + 120_000; ; await pause(200)) {
			try {
				const client = await connect("hamroh", "hamroh", timeout);
				return (await client.query(text).finally(() => client.end().catch(() => {}))).rows;
			} catch (error) {
				if (Date.now() > deadline) throw error;
			}
		}
	}

	function failure(message: string): Error {
		const logs = machines.map((machine) => `${machine.name}:\n${machine.lastLines(30)}`);
		return new Error([message, ...logs].join("\n"));
	}

	async function members(): Promise<Member[]> {
		for (const { address } of machines) {
			const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2_000) }).catch(
				() => undefined,
			);
			if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
		}
		return [];
	}

	/** Waits until all machines run, one of them leads and one follows it synchronously. */
	async function untilWhole(): Promise<void> {
		const isRunning = ({ state }: Member) => state === "running" || state === "streaming";
		for (const deadline = Date.now() + longestStart * 1_000; ; await pause(200)) {
			const all = await members();
			const count = (role: string) => all.filter((member) => member.role === role && isRunning(member)).length;
			if (all.filter(isRunning).length === 3 && count("leader") === 1 && count("sync_standby") === 1) return;
			if (Date.now() > deadline) throw failure(`The cluster is not whole: ${JSON.stringify(all)}`);
		}
	}

	async function leader(): Promise<Machine> {
		for (const deadline = Date.now() + longestStart * 1_000; Date.now() < deadline; await pause(200)) {
			const name = (await members()).find(({ role }) => role === "leader")?.name;
			const found = machines.find((machine) => machine.name === name);
			if (found) return found;
		}
		throw failure("The cluster has no leader.");
	}

	try {
		for (const machine of machines) machine.startEtcd();
		// The first one makes the cluster; the others copy it.
		for (const machine of machines) machine.startPatroni();
		await untilWhole();
		const admin = await connect("postgres", "postgres", 30_000);
		await admin.query(`create role hamroh login password '${values.DATABASE_PASSWORD}'`);
		await admin.query("create database hamroh owner hamroh");
		await admin.end();
		for (const machine of machines) machine.startPooler();
		await Promise.all(machines.map((machine) => machine.startSite()));
		for (const deadline = Date.now() + longestStart * 1_000; ; await pause(100)) {
			if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) break;
			if (Date.now() > deadline) throw failure("The site does not answer behind HAProxy.");
		}
	} catch (error) {
		await stop();
		throw error;
	}
	return { url, values, machines, connect, query, untilWhole, leader, stop };
}

function startBalancer(folder: string, values: Values): { stop(): Promise<void> } {
	const haproxy = requireProgram("haproxy", "/usr/sbin/haproxy");
	const log = openSync(join(folder, "haproxy.log"), "a");
	const { child, ended } = launch([haproxy, "-f", "deploy/cluster/haproxy.cfg"], {
		env: { ...values },
		stdio: ["ignore", log, log],
	});
	return {
		async stop() {
			child.kill("SIGKILL");
			await ended;
		},
	};
}
