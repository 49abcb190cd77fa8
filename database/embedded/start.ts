import { ensureDatabase, urlOf } from "./app-database.ts";
import { findDataDirectory } from "./data-directory.ts";
import { startServer } from "./start-server.ts";
import { supervise } from "./supervisor.ts";

export { EmbeddedError } from "./embedded-error.ts";

/** A running embedded PostgreSQL server. */
export type Embedded = {
	/** URL for pg or psql over the Unix socket, with the app's role, which owns the database and is not a superuser. */
	url: string;
	/** Where the cluster and its log are. Differs from the requested folder if root had to put them elsewhere. */
	dataDir: string;
	/** Stops the server, whether started or adopted, unless another process uses it. Close your own pool first. */
	stop(): Promise<void>;
};

/**
 * Starts the embedded PostgreSQL in `dataDir` (a folder of its own), or adopts the running one. Restarts a server that
 * dies while this process runs.
 * @throws EmbeddedError with a one-line message.
 */
export async function startEmbedded(options: {
	dataDir: string;
	log?: (line: string) => void;
	database?: string;
}): Promise<Embedded> {
	const { dataDir, log = () => {}, database = "hamroh" } = options;
	const place = await findDataDirectory(dataDir, log);
	const client = await startServer(place, log);
	await ensureDatabase(client, database);
	const supervisor = supervise(client, place, log);
	let stopped: Promise<void> | undefined;
	return {
		url: urlOf(place.socketDir, database),
		dataDir: place.home,
		stop() {
			stopped ??= supervisor.leave();
			return stopped;
		},
	};
}
