import { realpath } from "node:fs/promises";
import pg from "pg";
import type { DataDirectory } from "./data-directory.ts";
import { codeOf, EmbeddedError } from "./embedded-error.ts";

/** A connection to the running server, "busy" while it recovers or shuts down, or undefined if no server responds. */
export type Answer = pg.Client | "busy" | undefined;

/**
 * The application_name of the connection that each app process keeps open; these connections are counted (see
 * start.ts).
 */
export const SUPERVISOR_NAME = "hamroh keeper";

/** Connects instead of checking a process id, because ids are reused, especially in containers. */
export async function probe(place: DataDirectory): Promise<Answer> {
	const client = new pg.Client({
		host: place.socketDir,
		port: 5432,
		user: "postgres",
		database: "postgres",
		application_name: SUPERVISOR_NAME,
		// Explicit, so that PGSSLMODE and PGPASSWORD have no effect.
		ssl: false,
		password: "",
		connectionTimeoutMillis: 2_000,
	});
	client.on("error", () => {});
	try {
		await client.connect();
		await refuseStranger(client, place);
		return client;
	} catch (error) {
		await client.end().catch(() => {});
		if (error instanceof EmbeddedError) throw error;
		// cannot_connect_now (starting, recovering, shutting down), too_many_connections
		return ["57P03", "53300"].includes(codeOf(error)) ? "busy" : undefined;
	}
}

async function refuseStranger(client: pg.Client, place: DataDirectory): Promise<void> {
	const { rows } = await client.query<{ data_directory: string }>("show data_directory");
	const served = rows[0]?.data_directory ?? "";
	if ((await realpath(served).catch(() => served)) === place.cluster) return;
	throw new EmbeddedError(`Another database, of ${served}, answers in ${place.socketDir}: stop that one first`);
}
