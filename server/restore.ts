import pg from "pg";
import { BackupError, readBackup } from "../database/backup.ts";
import { type Erasure, readErasures, reapplyErasures } from "../database/erasures.ts";
import type { Settings } from "./config.ts";
import { prepareDatabase } from "./prepare-database.ts";

type Options = {
	file: string;
	replace: boolean;
	log: (line: string) => void;
	/** Who was erased besides those whom the database and the backup know of. */
	erasures?: Erasure[];
	/** Whom the database remembers as erased comes back too: they were deleted by mistake. */
	withErased?: boolean;
	/** The rows are moved, not brought back from the past: whoever is signed in stays so. */
	keepsSessions?: boolean;
};

/**
 * Brings a backup into the database of the settings, at the newest schema. Sessions, sign-ins that wait for
 * a second factor and mailed links do not come back, and whoever has been erased since is erased again
 * unless `withErased` is given.
 * @returns the number of rows in the backup, and how many of them were erased again.
 * @throws BackupError when the site runs on it, when people's data would be replaced without leave, or for a file that cannot be used.
 */
export async function restore(settings: Settings, options: Options): Promise<{ rows: number; erased: number }> {
	const { file, replace, log, erasures = [], withErased = false, keepsSessions = false } = options;
	const prepared = await prepareDatabase({ ...settings, owner: undefined, sampleData: false }, log);
	try {
		const url = prepared.databaseDirectUrl;
		await assertNotInUse(url);
		if (!replace) await refuseToReplace(url);
		const known = [...erasures];
		let erased = 0;
		const rows = await readBackup(url, file, {
			async before(client) {
				if (!withErased) known.push(...(await readErasures(client)));
			},
			async after(client) {
				if (!keepsSessions) await endSessions(client);
				erased = await reapplyErasures(client, known);
			},
		});
		return { rows, erased };
	} finally {
		await prepared.stop();
	}
}

/** What was ended since the backup was made must not work again, and what was open then may have been stolen since. */
async function endSessions(client: pg.Client): Promise<void> {
	await client.query("delete from public.sessions");
	await client.query("delete from public.verifications");
	await client.query("delete from public.account_links");
}

/** @throws BackupError while a site runs on the database: what it stores meanwhile would be lost. */
export async function assertNotInUse(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		const { rowCount } = await client.query(`select from pg_stat_activity
			where datname = current_database() and application_name in ('hamroh', 'hamroh changes')`);
		if (rowCount) throw new BackupError("The site is running on this database: stop it first.");
	} finally {
		await client.end();
	}
}

async function refuseToReplace(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		const { rows } = await client.query(`
			select exists (select from users) or exists (select from applications) or exists (select from contact_submissions) as filled`);
		if (rows[0].filled) {
			throw new BackupError("This would replace the accounts and messages in the database. To go ahead, add --yes");
		}
	} finally {
		await client.end();
	}
}
