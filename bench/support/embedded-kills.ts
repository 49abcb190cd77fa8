import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { urlOf } from "../../database/embedded/app-database.ts";
import { embeddedServer } from "./database.ts";
import type { KilledSite } from "./killed-submissions.ts";
import { killProcess, processTree, temporaryFolder } from "./processes.ts";
import { freePort, startSite } from "./site-process.ts";
import { startTelegram } from "./telegram.ts";

const kinds = ["the app", "the embedded database", "both"] as const;

/** A site with the embedded database, whose parts are killed in turn; `clean` ends what is left of it. */
export async function startKilledSite(): Promise<KilledSite & { clean(): Promise<void> }> {
	const { folder, remove } = await temporaryFolder();
	const home = `${folder}/data/database`;
	const telegram = await startTelegram({ failing: true });
	const port = await freePort();
	const settings = { DATA_DIR: `${folder}/data`, TRUST_PROXY: "1", ...telegram.settings };
	const start = () => startSite({ settings, port, path: "/readyz" });

	async function clean(): Promise<void> {
		telegram.stop();
		// The site's own stop ends the database; after a failure it would keep running.
		const server = await embeddedServer(home).catch(() => undefined);
		for (const pid of server ? processTree(server) : []) killProcess(pid);
		await remove();
	}

	let site = await start().catch(async (error) => {
		await clean();
		throw error;
	});
	const { url } = site;
	return {
		url,
		telegram,
		clean,
		async query(text) {
			const client = new pg.Client(urlOf(`${home}/socket`, "hamroh"));
			client.on("error", () => {});
			await client.connect();
			return (await client.query(text).finally(() => client.end())).rows;
		},
		async kill(number, submit) {
			const kind = kinds[number % kinds.length] as (typeof kinds)[number];
			const server = kind === "the app" ? [] : processTree(await embeddedServer(home));
			const app = kind === "the embedded database" ? [] : [site.pid];
			for (const pid of [...app, ...server]) killProcess(pid);
			if (kind !== "the embedded database") {
				await site.ended;
				site = await start();
			}
			while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
				if (!existsSync(`/proc/${site.pid}`)) throw new Error("The site ended by itself.");
				await pause(10);
			}
			await submit();
			return kind;
		},
		stop: () => site.stop(),
	};
}
