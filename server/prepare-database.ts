import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { connect, type Database } from "../database/connect.ts";
import { startEmbedded } from "../database/embedded/start.ts";
import { DatabaseError, migrate } from "../database/migrate.ts";
import { policies, universities } from "../database/tables.ts";
import { Caller } from "../domain/access/caller.ts";
import { createFirstOwner, firstOwnerCode } from "../domain/accounts/users/commands.ts";
import { generatedOwner } from "../domain/accounts/users/schema.ts";
import { takeBackMergesAgain } from "../domain/cases/duplicates/commands.ts";
import { removeExpiredTrash, restoreAgain } from "../domain/cases/trash/commands.ts";
import { problemOf } from "../domain/shared/errors.ts";
import { createFileStore } from "../gateways/encrypted-files.ts";
import { makeBackup, nameBackup } from "./backup-files.ts";
import { encrypterOf } from "./backup-key.ts";
import { createAuthentication } from "./better-auth.ts";
import { type Settings, SettingsError } from "./config.ts";
import { scriptContext } from "./script-context.ts";
import { loadSigningSecret } from "./signing-secret.ts";

export type Prepared = { databaseUrl: string; databaseDirectUrl: string; stop(): Promise<void> };

const sampleLock = 7_242_027;

/**
 * Starts or connects to the database, migrates it, and loads the sample data if it is wanted and the database is empty.
 * Safe if several processes start at once.
 * @param options.withPeople whether the sample data include example people
 * @param options.migrations their folder, otherwise this release's
 * @throws EmbeddedError, DatabaseError with a one-line message for the console.
 */
export async function prepareDatabase(
	settings: Settings,
	log: (line: string) => void,
	{ withPeople = false, migrations }: { withPeople?: boolean; migrations?: string } = {},
): Promise<Prepared> {
	const prepared = await reachDatabase(settings, log);
	try {
		const url = prepared.databaseDirectUrl;
		await migrate(url, { folder: migrations, before: () => backUpFirst(settings, url, log) });
		// All steps on one connection: each new one costs some milliseconds of every start.
		await withDatabase(prepared.databaseDirectUrl, async (database) => {
			if (settings.sampleData) await fillEmpty(database, settings, log, withPeople);
			if (settings.owner || settings.sampleData) await makeFirstOwner(database, settings, log);
		});
	} catch (error) {
		await prepared.stop();
		throw error;
	}
	return prepared;
}

/** Writes a backup of a database that is about to be changed, encrypted if there is a key. @throws BackupError */
export async function backUp(settings: Settings, databaseUrl: string, log: (line: string) => void): Promise<void> {
	const { dataDir, backup } = settings;
	const encrypter = await encrypterOf(backup);
	const target = join(backup.folder, nameBackup(new Date(), encrypter !== undefined));
	await makeBackup({ databaseUrl, dataDir, target, encrypter });
	const unlocked = encrypter ? "" : " (not encrypted: delete it when you no longer need it)";
	log(`A backup was written to ${target}${unlocked}.`);
}

/** A database that the new release has migrated cannot go back: the backup can. @throws DatabaseError */
const backUpFirst = (settings: Settings, url: string, log: (line: string) => void) =>
	backUp(settings, url, log).catch((error) => {
		throw new DatabaseError(`The database was not migrated, because the backup before it failed: ${error.message}`);
	});

/** The database as it is; starts the embedded one if it does not run. */
export async function reachDatabase(settings: Settings, log: (line: string) => void): Promise<Prepared> {
	const { databaseUrl, databaseDirectUrl = databaseUrl } = settings;
	if (databaseUrl) return { databaseUrl, databaseDirectUrl: databaseDirectUrl as string, stop: async () => {} };
	const dataDir = join(settings.dataDir, "database");
	await mkdir(settings.dataDir, { recursive: true }).catch(() => {});
	const embedded = await startEmbedded({ dataDir, log });
	return { databaseUrl: embedded.url, databaseDirectUrl: embedded.url, stop: () => embedded.stop() };
}

/** Runs `work` of a script on the database as the site has it, migrated and without new rows. */
export async function withPrepared<Result>(
	settings: Settings,
	work: (url: string) => Promise<Result>,
	log: (line: string) => void = console.log,
): Promise<Result> {
	const prepared = await prepareDatabase({ ...settings, owner: undefined, sampleData: false }, log);
	try {
		return await work(prepared.databaseDirectUrl);
	} finally {
		await prepared.stop();
	}
}

/** Runs `work` with a connection of its own. */
export async function withDatabase<Result>(
	url: string,
	work: (database: Database) => Promise<Result>,
): Promise<Result> {
	const connection = connect(url, { connections: 1 });
	try {
		return await work(connection.database);
	} finally {
		await connection.close();
	}
}

/**
 * Separates the cases and restores from the trash what was separated and restored since the backup was made; what may no
 * longer be kept is deleted.
 */
export async function repeatSinceBackup(database: Database, log: (line: string) => void): Promise<void> {
	const caller = new Caller({ role: "system" }, scriptContext(database));
	await takeBackMergesAgain(caller);
	const { restored, kept } = await restoreAgain(caller);
	if (restored > 0) log(`Restored ${restored} records from the trash again.`);
	if (kept > 0) log(`${kept} records that had been restored from the trash stay there: restore them by hand.`);
	await removeExpiredTrash(caller);
}

/** All or nothing: a start that is killed halfway leaves the database empty for the next one. */
async function fillEmpty(
	database: Database,
	{ authSecret, dataDir, imageBucket }: Settings,
	log: (line: string) => void,
	withPeople: boolean,
): Promise<void> {
	await database.transaction(
		async (transaction) => {
			await transaction.execute(`select pg_advisory_xact_lock(${sampleLock})`);
			if ((await transaction.$count(universities)) > 0 || (await wasFilled(transaction))) return;
			log("Writing the sample data …");
			// Imported here, because it takes longer to load than everything else, and most starts do not need it.
			const { loadSample } = await import("../sample/load.ts");
			// A transaction has everything that the commands need of a database.
			const contextAt = (now?: () => Date) => scriptContext(transaction as unknown as Database, now);
			await loadSample(new Caller({ role: "system" }, contextAt()), log);
			if (withPeople) {
				const { loadPeople } = await import("../sample/people.ts");
				const secret = authSecret ?? (await loadSigningSecret(dataDir));
				const fileStore = createFileStore({ imageBucket, dataDir, secret });
				const callerAt = (at: Date) => new Caller({ role: "system" }, { ...contextAt(() => at), fileStore });
				log(`Examples: ${await loadPeople(callerAt)} people, whom one press on “Today” removes.`);
			}
			// While a slow machine reads the files, the connection is silent.
		},
		{ statementMinutes: 10 },
	);
}

/** The notice of the sample data is switched on when it is loaded, and stays stored when it is off. */
const wasFilled = async (database: Pick<Database, "$count">) =>
	(await database.$count(policies, eq(policies.name, "sample-notice"))) > 0;

/** Lets a database without sample data stay so at the next start. */
export async function withoutSample(database: Database): Promise<void> {
	await database.insert(policies).values({ name: "sample-notice", isOn: false }).onConflictDoNothing();
}

/**
 * Creates the first owner if there is none, even if several processes start at once (C-01). Prints a generated
 * password.
 */
export async function makeFirstOwner(
	database: Database,
	{ owner: given, siteName }: Pick<Settings, "owner" | "siteName">,
	log: (line: string) => void,
): Promise<void> {
	const owner = given ?? { email: generatedOwner, password: randomBytes(15).toString("base64url") };
	const made = await createOwner(database, { owner, siteName });
	if (made && !given) log(`The first owner signs in at /auth as ${owner.email} with the password ${owner.password}`);
}

/** Prints the link with which the operator's browser creates the first owner, if the site has none. */
export async function offerFirstOwner(
	url: string,
	{ secret, siteName, siteUrl }: { secret: string; siteName: string; siteUrl: string },
	log: (line: string) => void,
): Promise<void> {
	await withDatabase(url, async (database) => {
		const authentication = createAuthentication({ secret, siteName, siteUrl }, database);
		const code = await firstOwnerCode(new Caller({ role: "system" }, { ...scriptContext(database), authentication }));
		if (code)
			log(`Nobody has signed in as the owner yet. To become the owner, open ${siteUrl}/auth/first-owner?code=${code}`);
	});
}

const refusals: Record<string, string> = {
	password_common: "is one of the most common passwords, perhaps with a number behind it",
	password_derived: "is made of the site's name, a place, or the owner's own address",
	password_pattern: "repeats signs or follows the keyboard or the alphabet",
};

/**
 * @param siteName must not make up most of the password
 * @returns false if an owner exists.
 * @throws SettingsError that names the password rule.
 */
export async function createOwner(
	database: Database,
	{ owner, siteName }: { owner: NonNullable<Settings["owner"]>; siteName: string },
): Promise<boolean> {
	try {
		const context = { ...scriptContext(database), site: { name: siteName, url: "" } };
		return await createFirstOwner(new Caller({ role: "system" }, context), owner);
	} catch (error) {
		const problem = problemOf(error);
		if (problem?.kind !== "invalid") throw error;
		const [issue] = problem.issues;
		const refusal = refusals[issue?.code ?? ""];
		if (refusal) throw new SettingsError(`OWNER_PASSWORD ${refusal}: choose another one.`);
		throw new SettingsError(`OWNER_${issue?.field.toUpperCase()} was refused (${issue?.code}): correct it.`);
	}
}
