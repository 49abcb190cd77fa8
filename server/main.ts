import cluster from "node:cluster";
import type { Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pino } from "pino";
import { EmbeddedError } from "../database/embedded/start.ts";
import { DatabaseError } from "../database/migrate.ts";
import { projectFolder } from "../database/project-folder.ts";
import { readSettings, type Settings, SettingsError } from "./config.ts";
import { createHttpServer } from "./http-server.ts";
import { type Prepared, prepareDatabase } from "./prepare-database.ts";
import { loadSigningSecret } from "./signing-secret.ts";

const buildDir = join(projectFolder, "build");
// Loads while the database starts.
const loadingSite = import(pathToFileURL(join(buildDir, "server/index.js")).href) as Promise<
	typeof import("./create-site.ts")
>;
const log = (line: string) => console.log(line);

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

/** Prepares the database once. With one process, it also serves; otherwise it supervises the serving processes. */
async function supervise(settings: Settings): Promise<void> {
	const prepared = await prepareDatabase(settings, log);
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
	const secret = settings.authSecret ?? (await loadSigningSecret(settings.dataDir));
	const fork = () =>
		cluster.fork({
			AUTH_SECRET: secret,
			DATABASE_URL: prepared.databaseUrl,
			DATABASE_DIRECT_URL: prepared.databaseDirectUrl,
		});
	for (let count = 0; count < settings.processes; count++) fork();
	const end = async () => {
		stopping = true;
		const gone = Object.values(cluster.workers ?? {}).map(
			(worker) => new Promise((done) => worker?.once("exit", done)),
		);
		for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
		await Promise.all(gone);
		await prepared.stop();
	};
	cluster.on("exit", (_worker, code) => {
		if (stopping) return;
		// A process that fails at startup would be restarted forever.
		if (code === 1) end().finally(() => process.exit(1));
		else fork();
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
	const logger = pino({ level: settings.logLevel });
	const { createSite } = await loadingSite;
	const secret = settings.authSecret ?? (await loadSigningSecret(settings.dataDir));
	const site = createSite({ ...settings, databaseUrl, databaseDirectUrl, secret, buildDir, logger });
	const server = createHttpServer(site, settings.hosts);
	await listen(server, settings).catch(async (error) => {
		await site.close();
		throw error;
	});
	if (!cluster.isWorker || cluster.worker?.id === 1) log(`${settings.siteName} is at ${settings.siteUrl}`);
	const close = async () => {
		const ended = new Promise((done) => server.close(done));
		server.closeIdleConnections();
		const patience = setTimeout(() => server.closeAllConnections(), 8_000);
		await ended;
		clearTimeout(patience);
		await site.close();
	};
	if (cluster.isWorker) onStop(close);
	return close;
}

function listen(server: Server, { port, host }: Settings): Promise<void> {
	return new Promise((listening, failed) => {
		server.once("error", (error: NodeJS.ErrnoException) => {
			if (error.code === "EADDRINUSE") error.message = `Port ${port} is taken. Stop what listens there, or set PORT.`;
			if (error.code === "EACCES")
				error.message = `Port ${port} may not be opened by this user. Set PORT to 1024 or more.`;
			if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
				error.message = `HOST ${host} is no address of this machine.`;
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
