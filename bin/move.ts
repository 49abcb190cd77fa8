import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeBackup } from "../database/backup.ts";
import { SettingsError } from "../server/config.ts";
import { withPrepared } from "../server/prepare-database.ts";
import { assertNotInUse, assertReachable, restore } from "../server/restore.ts";
import { runCommand } from "./command.ts";

// Copies the embedded database to the database of DATABASE_URL. The site must be stopped.
const options = { yes: { type: "boolean" } } as const;
const usage = "DATABASE_URL=postgres://… AUTH_SECRET=$(cat data/secret) npm run move -- [--yes]";
await runCommand({ usage, options, failure: "Nothing was copied" }, async ({ yes = false }, _, settings) => {
	if (!settings.databaseUrl) throw new SettingsError("Set DATABASE_URL to the target database and run this again.");
	await assertReachable(settings.databaseUrl);
	const embedded = { ...settings, databaseUrl: undefined, databaseDirectUrl: undefined };
	await withPrepared(embedded, async (url) => {
		const folder = await mkdtemp(join(settings.dataDir, "move-"));
		try {
			const file = join(folder, "database.tar.gz");
			await assertNotInUse(url);
			await writeBackup(url, file);
			const { rows } = await restore(settings, { file, replace: yes, log: console.log, keepsSessions: true });
			console.log(
				`${rows.toLocaleString("en")} rows were copied to the database of DATABASE_URL. From now on, start the site with it`,
			);
			console.log(
				`and with the AUTH_SECRET used so far (the content of ${join(settings.dataDir, "secret")}, unless you set it).`,
			);
		} finally {
			await rm(folder, { recursive: true, force: true });
		}
	});
});
