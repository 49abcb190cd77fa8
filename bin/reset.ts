import { join } from "node:path";
import type pg from "pg";
import { BackupError } from "../database/backup-archive.ts";
import { withClient } from "../database/backup-tables.ts";
import { makeBackup, nameBackup } from "../server/backup-files.ts";
import { encrypterOf } from "../server/backup-key.ts";
import type { Settings } from "../server/config.ts";
import {
	makeFirstOwner,
	prepareDatabase,
	withDatabase,
	withoutSample,
	withPrepared,
} from "../server/prepare-database.ts";
import { assertNotInUse } from "../server/restore.ts";
import { runCommand } from "./command.ts";

// Resets the database: deletes everything, then loads the sample data, or none with --empty. Creates the owner from the
// settings, or one with a printed random password.
const options = { empty: { type: "boolean" }, yes: { type: "boolean" } } as const;
const usage = "npm run reset -- [--empty] [--yes]";
await runCommand(
	{ usage, options, failure: "Nothing was deleted" },
	async ({ empty = false, yes = false }, _, settings) => {
		await withPrepared(settings, async (url) => {
			await assertNotInUse(url);
			if (await withClient(url, holdsWork)) {
				if (!yes) {
					throw new BackupError(
						`the database holds accounts, applications, messages or changes of people. To delete them: npm run reset -- ${empty ? "--empty " : ""}--yes`,
					);
				}
				await backUp(settings, url);
			}
			await withClient(url, dropEverything);
			const found = { ...settings, databaseUrl: url, databaseDirectUrl: url };
			const filled = await prepareDatabase({ ...found, owner: undefined, sampleData: !empty }, console.log, {
				withPeople: true,
			});
			await withDatabase(url, async (database) => {
				if (empty) await withoutSample(database);
				await makeFirstOwner(database, settings, console.log);
			});
			await filled.stop();
		});
		console.log(empty ? "The database is empty, without sample data." : "The database contains the sample data again.");
	},
);

/** Whether the database has more than the sample data and the first owner. */
async function holdsWork(client: pg.Client): Promise<boolean> {
	const { rows } = await client.query(`select exists (select from applicants where not is_example)
		or exists (select from contact_submissions where not is_example)
		or (select count(*) > 1 from users) or exists (select from audit_log where actor_id is not null)
		or (exists (select from universities) and not exists (select from policies where name = 'sample-notice')) as holds`);
	return rows[0].holds;
}

async function backUp(settings: Settings, databaseUrl: string): Promise<void> {
	const encrypter = await encrypterOf(settings.backup);
	const target = join(settings.backup.folder, nameBackup(new Date(), encrypter !== undefined));
	await makeBackup({ databaseUrl, dataDir: settings.dataDir, target, encrypter });
	console.log(
		`A backup was written to ${target}${encrypter ? "" : " (not encrypted: delete it when you no longer need it)"}.`,
	);
}

async function dropEverything(client: pg.Client): Promise<void> {
	for (const schema of ["public", "drizzle"]) await client.query(`drop schema if exists ${schema} cascade`);
	await client.query("create schema public");
}
