import { randomUUID } from "node:crypto";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { readBackup } from "../database/backup.ts";
import { BackupError, damaged, kindOf } from "../database/backup-archive.ts";
import { withClient } from "../database/backup-tables.ts";
import { readErasures, reapplyErasures } from "../database/erasures.ts";
import { countMigrations, countMigrationsOf, findSchema, migrate } from "../database/migrate.ts";
import { decrypterOf } from "./backup-key.ts";
import type { Settings } from "./config.ts";
import { reachDatabase, repeatSinceBackup, withDatabase } from "./prepare-database.ts";

type Options = {
	file: string;
	replace: boolean;
	log: (line: string) => void;
	/** Lists of erased people, besides those in the database and in the backup. */
	erasures?: string[];
	/** Also restore people whom the database lists as erased, because they were deleted by mistake. */
	withErased?: boolean;
	/** The rows are moved to another database, not restored from the past, so sessions stay open. */
	keepsSessions?: boolean;
	/** The folder of the migrations, otherwise this release's. */
	migrations?: string | undefined;
};

/**
 * Restores a backup into the configured database and the data directory. Sessions, unfinished sign-ins, emailed links
 * and the links of families are not restored, and people who have been erased since are erased again unless `withErased`
 * is given.
 * @returns the number of rows in the backup, and how many of them were erased again.
 * @throws BackupError while the site is running, if people's data would be replaced without permission, or for an
 * unusable file.
 */
export async function restore(settings: Settings, options: Options): Promise<{ rows: number; erased: number }> {
	const { file, replace, log, erasures = [], withErased = false, keepsSessions = false, migrations } = options;
	const { dataDir } = settings;
	if (!(await kindOf(file))) throw damaged(file);
	const prepared = await reachDatabase(settings, log);
	// Is created with the first file.
	const folder = join(dataDir, `restore-${randomUUID()}`);
	try {
		const url = prepared.databaseDirectUrl;
		await assertNotInUse(url);
		const known = [...erasures];
		let erased = 0;
		const rows = await readBackup(url, file, {
			folder,
			decrypter: () => decrypterOf(settings.backup),
			async prepare(schema) {
				await migrateTo(url, schema, migrations);
				if (!replace) await refuseToReplace(url);
			},
			async before(client) {
				if (!withErased) known.push(...(await readErasures(client)));
			},
			async after(client) {
				if (!keepsSessions) await endSessions(client);
				erased = await reapplyErasures(client, known);
			},
		});
		await migrate(url, { folder: migrations });
		// The images, and the secret, which encrypts two-factor keys.
		await cp(folder, dataDir, { recursive: true }).catch((error) => {
			if (error.code !== "ENOENT") throw error;
		});
		await withDatabase(url, (database) => repeatSinceBackup(database, log));
		return { rows, erased };
	} finally {
		await rm(folder, { recursive: true, force: true });
		await prepared.stop();
	}
}

/**
 * Brings the database to the schema of a backup of this or an earlier release.
 * @throws BackupError if the backup is of an earlier release, and the database neither is empty nor has that schema, as after
 * a restore that failed.
 */
async function migrateTo(url: string, schema: string, folder?: string): Promise<void> {
	const count = countMigrationsOf(schema, folder);
	const isEarlier = count !== undefined && count < countMigrations(folder);
	const current = isEarlier ? await findSchema(url) : undefined;
	if (current && current !== schema)
		throw new BackupError(
			"This backup was made by an earlier release. Restore it into an empty database; the embedded one is empty after its folder was moved away.",
		);
	await migrate(url, { folder, count });
}

/** Sessions, links and reminders that were ended after the backup must not work again, and open ones may have been stolen since. */
async function endSessions(client: pg.Client): Promise<void> {
	await client.query("delete from public.sessions");
	await client.query("delete from public.verifications");
	await client.query("delete from public.links");
	await client.query("delete from public.telegram_chats");
	await client.query("delete from public.bot_dialogs");
	await client.query("delete from public.intake_reminders");
	// What the bot was about to say in those chats may name people who have been erased since.
	await client.query("delete from public.deliveries where channel = 'telegram' and kind = 'reply'");
}

/** @throws BackupError while a site uses the database, because its writes would be lost. */
export const assertNotInUse = (url: string): Promise<void> =>
	withClient(url, async (client) => {
		// The server notices the end of a connection a moment later.
		for (let tries = 0; tries < 10; tries++) {
			const { rowCount } = await client.query(`select from pg_stat_activity
				where datname = current_database() and application_name in ('hamroh', 'hamroh changes')`);
			if (!rowCount) return;
			await client.query("select pg_sleep(0.1)");
		}
		throw new BackupError("The site is running on this database: stop it first.");
	});

/** @throws BackupError with one line if the database cannot be reached. */
export const assertReachable = (url: string): Promise<void> =>
	withClient(url, async () => {}).catch((error: Error) => {
		throw new BackupError(`The database of DATABASE_URL cannot be reached: ${error.message}`);
	});

const refuseToReplace = (url: string): Promise<void> =>
	withClient(url, async (client) => {
		const { rows } = await client.query(`
			select exists (select from users) or exists (select from applications) or exists (select from contact_submissions) as filled`);
		if (rows[0].filled) {
			throw new BackupError("This would replace the accounts and messages in the database. To go ahead, add --yes");
		}
	});
