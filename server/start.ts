import cluster from "node:cluster";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { EmbeddedError } from "../database/embedded/start.ts";
import { DatabaseError } from "../database/migrate.ts";
import { projectFolder } from "../database/project-folder.ts";
import { readSettings, type Settings, SettingsError } from "./config.ts";
import { createLogger, createSite } from "./create-site.ts";
import { createHttpServer } from "./http-server.ts";
import { createEndpoint, createMetricsServer, type Endpoint } from "./metrics/endpoint.ts";
import { gatherFromProcesses } from "./metrics/supervisor.ts";
import { offerFirstOwner, type Prepared, prepareDatabase } from "./prepare-database.ts";
import { loadSigningSecret } from "./signing-secret.ts";

/** Milliseconds. */
const pauseAfterCrash = 1_000;

const buildDir = join(projectFolder, "build");
const log = (line: string) => console.log(line);

/** Runs the site in this process until it is told to stop. A failed start prints its reason and exits with code 1. */
export async function start(): Promise<void> {
	try {
		if (cluster.isPrimary) await supervise(readSettings(process.env));
		else
			await serve(readSettings(process.env), {
				databaseUrl: need("DATABASE_URL"),
				databaseDirectUrl: need("DATABASE_DIRECT_URL"),
			});
	} catch (error) {
		// An error that the operator can fix is printed as one line; any other error is a bug and keeps its stack.
		const known =
			error instanceof SettingsError ||
			error instanceof DatabaseError ||
			error instanceof EmbeddedError ||
			isListenError(error);
		console.error(known ? `Cannot start: ${(error as Error).message}` : error);
		process.exit(1);
	}
}

/** Prepares the database once. With one process, it also serves; otherwise it supervises the serving processes. */
async function supervise(settings: Settings): Promise<void> {
	const prepared = await prepareDatabase(settings, log, { withPeople: true });
	const secret = settings.authSecret ?? (await loadSigningSecret(settings.dataDir));
	if (!settings.owner) await offerFirstOwner(prepared.databaseDirectUrl, { ...settings, secret }, log);
	if (settings.processes === 1) {
		const close = await serve(settings, prepared).catch(async (error) => {
			await prepared.stop();
			throw error;
		});
		return onStop(async () => {
			await close();
			await prepared.stop();
		});
	}
	let stopping = false;
	/** The numbers of the processes: a replacement takes the number of the one that has ended. */
	const numbers = new Map<number, string>();
	const fork = (number: string) => {
		const worker = cluster.fork({
			AUTH_SECRET: secret,
			DATABASE_URL: prepared.databaseUrl,
			DATABASE_DIRECT_URL: prepared.databaseDirectUrl,
			DATABASE_CONNECTIONS: String(settings.databaseConnections),
			PROCESS_NAME: number,
		});
		numbers.set(worker.id, number);
	};
	for (let count = 1; count <= settings.processes; count++) fork(String(count));
	const answerMetrics = createEndpoint(gatherFromProcesses(), settings.metrics.token);
	const metrics = await serveMetrics(settings, answerMetrics).catch(async (error) => {
		for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
		await prepared.stop();
		throw error;
	});
	const end = async () => {
		stopping = true;
		metrics?.close();
		const gone = Object.values(cluster.workers ?? {}).map(
			(worker) => new Promise((done) => worker?.once("exit", done)),
		);
		for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
		await Promise.all(gone);
		await prepared.stop();
	};
	/** The numbers of the processes that have served once. */
	const started = new Set<string>();
	cluster.on("listening", ({ id }) => void started.add(numbers.get(id) ?? ""));
	cluster.on("exit", ({ id }, code) => {
		const number = numbers.get(id) ?? "";
		numbers.delete(id);
		if (stopping) return;
		// A wrong setting fails each start. A crash after that does not end the other processes.
		if (code === 1 && !started.has(number)) end().finally(() => process.exit(1));
		else setTimeout(() => stopping || fork(number), code === 1 ? pauseAfterCrash : 0);
	});
	onStop(end);
}

/**
 * Starts listening.
 * @returns a function that stops it after answering the open requests.
 */
async function serve(
	settings: Settings,
	{ databaseUrl, databaseDirectUrl }: Omit<Prepared, "stop">,
): Promise<() => Promise<void>> {
	const logger = createLogger(settings.logLevel);
	const secret = settings.authSecret ?? (await loadSigningSecret(settings.dataDir));
	const processName = cluster.isWorker ? need("PROCESS_NAME") : undefined;
	const options = { ...settings, databaseUrl, databaseDirectUrl, secret, buildDir, logger };
	const site = createSite({ ...options, processName });
	const server = createHttpServer(site, settings.hosts);
	const abandon = async (error: unknown) => {
		server.close();
		await site.close();
		throw error;
	};
	await listen(server, settings).catch(abandon);
	// With several processes, the supervisor serves the metrics of all.
	const metrics = cluster.isWorker ? undefined : await serveMetrics(settings, site.answerMetrics).catch(abandon);
	if (!cluster.isWorker || cluster.worker?.id === 1) {
		warnOfUnsent(settings);
		log(`${settings.siteName} is at ${settings.siteUrl}`);
	}
	const close = async () => {
		const ended = new Promise((done) => server.close(done));
		server.closeIdleConnections();
		metrics?.close();
		const patience = setTimeout(() => server.closeAllConnections(), 8_000);
		await ended;
		clearTimeout(patience);
		await site.close();
	};
	if (cluster.isWorker) onStop(close);
	return close;
}

/** Says once what is not sent because a setting is missing; failed messages are not logged one by one. */
function warnOfUnsent({ telegram, mail }: Settings): void {
	const isUnset = { TELEGRAM_BOT_TOKEN: !telegram.token, TELEGRAM_CHAT_ID: !telegram.chatId, SMTP_URL: !mail.smtpUrl };
	const unset = Object.entries(isUnset).flatMap(([name, is]) => (is ? name : []));
	if (unset.length > 0) log(`Not set, so messages that need them are not sent: ${unset.join(", ")}`);
}

/** Listens on the port of the metrics, if there is one. */
async function serveMetrics({ metrics: { port, host } }: Settings, answer: Endpoint): Promise<Server | undefined> {
	if (port === undefined) return undefined;
	const server = createMetricsServer(answer);
	await listen(server, { port, host }, "METRICS_");
	const { port: opened } = server.address() as AddressInfo;
	log(`Metrics are at http://${host.includes(":") ? `[${host}]` : host}:${opened}/metrics`);
	// Must not keep the process running.
	return server.unref();
}

/** @param prefix of the settings that the messages name */
function listen(server: Server, { port, host }: { port: number; host: string }, prefix = ""): Promise<void> {
	return new Promise((listening, failed) => {
		server.once("error", (error: NodeJS.ErrnoException) => {
			if (error.code === "EADDRINUSE")
				error.message = `Port ${port} is taken. Stop what listens there, or set ${prefix}PORT.`;
			if (error.code === "EACCES")
				error.message = `Port ${port} may not be opened by this user. Set ${prefix}PORT to 1024 or more.`;
			if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
				error.message = `${prefix}HOST ${host} is no address of this machine.`;
			failed(error);
		});
		server.listen(port, host, listening);
	});
}

function isListenError(error: unknown): boolean {
	return (
		// Worker processes report a port conflict as "bind".
		error instanceof Error && "syscall" in error && /^(listen|bind|getaddrinfo)$/.test(String(error.syscall))
	);
}

function onStop(stop: () => Promise<void>): void {
	let stopping = false;
	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		process.on(signal, () => {
			if (stopping) return;
			stopping = true;
			stop().finally(() => process.exit(0));
		});
	}
}

function need(name: string): string {
	const value = process.env[name];
	if (!value) throw new SettingsError(`${name} is missing.`);
	return value;
}
