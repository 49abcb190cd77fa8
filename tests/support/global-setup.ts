import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../../database/embedded/start.ts";
import { readSettings } from "../../server/config.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { startDebianServer } from "./debian-server.ts";

declare module "vitest" {
	interface ProvidedContext {
		server: "embedded" | "postgres-15";
		/** The server's URL; `databaseUrl` creates one for a database on it. */
		serverUrl: string;
		/** The folder with everything that the server writes. */
		serverFiles: string;
	}
}

export const emptyTemplate = "template_empty";
export const sampleTemplate = "template_sample";

/** One server per project, with two template databases: an empty one and one with the sample data. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const folder = await mkdtemp(join(tmpdir(), "hamroh-test-"));
	// When root runs the tests, another user runs the database. Without access to this folder, its files would be stored
	// elsewhere and remain.
	await chmod(folder, 0o755);
	const server =
		project.config.provide.server === "postgres-15"
			? await startDebianServer(folder)
			: await startEmbedded({ dataDir: join(folder, "database") });
	const client = new pg.Client({ connectionString: server.url });
	await client.connect();
	for (const [name, origin, sample] of [
		[emptyTemplate, "template0", "off"],
		[sampleTemplate, emptyTemplate, "on"],
	] as const) {
		await client.query(`create database ${name} template ${origin}`);
		const prepared = await prepareDatabase(
			readSettings({ DATABASE_URL: withDatabase(server.url, name), SAMPLE_DATA: sample, AUTH_SECRET: "x".repeat(32) }),
			() => {},
		);
		await prepared.stop();
	}
	await client.end();
	project.provide("serverUrl", server.url);
	project.provide("serverFiles", folder);
	return async () => {
		await server.stop();
		await rm(folder, { recursive: true, force: true });
	};
}

export function withDatabase(serverUrl: string, name: string): string {
	return serverUrl.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
}
