import pg from "pg";
import { BackupError } from "../database/backup-archive.ts";
import { backUp, makeFirstOwner, prepareDatabase, withDatabase, withoutSample } from "../server/prepare-database.ts";
import { assertNotInUse } from "../server/restore.ts";
import { runCommand } from "./command.ts";

// Resets the database: deletes everything, then loads the sample data, or none with --empty. Creates the owner from the
// settings, or one with a printed random password.
const options = { empty: { type: "boolean" }, yes: { type: "boolean" } } as const;
const usage = "npm run reset -- [--empty] [--yes]";
await runCommand(
	{ usage, options, failure: "Nothing was deleted" },
	async ({ empty = false, yes = false }, _, settings) => {
		const prepared = await prepareDatabase({ ...settings, owner: undefined, sampleData: false }, console.log);
		const url = prepared.databaseDirectUrl;
		try {
			await assertNotInUse(url);
			if (await holdsWork(url)) {
				if (!yes) {
					throw new BackupError(
						`the database holds accounts, applications, messages or changes of people. To delete them: npm run reset -- ${empty ? "--empty " : ""}--yes`,
					);
				}
				await backUp(settings, url, console.log);
			}
			await dropEverything(url);
			const found = { ...settings, databaseUrl: prepared.databaseUrl, databaseDirectUrl: url };
			const filled = await prepareDatabase({ ...found, owner: undefined, sampleData: !empty }, console.log, {
				withPeople: true,
			});
			await withDatabase(url, async (database) => {
				if (empty) await withoutSample(database);
				await makeFirstOwner(database, settings, console.log);
			});
			await filled.stop();
		} finally {
			await prepared.stop();
		}
		console.log(empty ? "The database is empty, without sample data." : "The database contains the sample data again.");
	},
);

/** Whether the database has more than the sample data and the first owner. */
async function holdsWork(url: string): Promise<boolean> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		const { rows } = await client.query(`select exists (select from applicants where not is_example)
			or exists (select from contact_submissions where not is_example)
			or (select count(*) > 1 from users) or exists (select from audit_log where actor_id is not null)
			or (exists (select from universities) and not exists (select from policies where name = 'sample-notice')) as holds`);
		return rows[0].holds;
	} finally {
		await client.end();
	}
}

async function dropEverything(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	for (const schema of ["public", "drizzle"]) await client.query(`drop schema if exists ${schema} cascade`);
	await client.query("create schema public");
	await client.end();
}
