import { EmbeddedError } from "../database/embedded/start.ts";
import { DatabaseError } from "../database/migrate.ts";
import { readSettings, SettingsError } from "../server/config.ts";
import { createOwner, prepareDatabase, withDatabase } from "../server/prepare-database.ts";

// Creates the first owner from OWNER_EMAIL and OWNER_PASSWORD if the site has none. The site may be running.
try {
	await createFirstOwner();
} catch (error) {
	const isExpected = [SettingsError, EmbeddedError, DatabaseError].some((kind) => error instanceof kind);
	if (!isExpected) throw error;
	console.error(`The owner was not created: ${(error as Error).message}`);
	process.exitCode = 1;
}

async function createFirstOwner(): Promise<void> {
	const settings = readSettings(process.env);
	const { owner, siteName } = settings;
	if (!owner) {
		throw new SettingsError(
			"Set OWNER_EMAIL and OWNER_PASSWORD in the environment or in .env, and run this command again.",
		);
	}
	const prepared = await prepareDatabase({ ...settings, owner: undefined, sampleData: false }, console.log);
	try {
		const isCreated = await withDatabase(prepared.databaseDirectUrl, (database) =>
			createOwner(database, { owner, siteName }),
		);
		console.log(isCreated ? `${owner.email} is now the owner.` : "The site already has an owner. Nothing was changed.");
		if (!isCreated) process.exitCode = 1;
	} finally {
		await prepared.stop();
	}
}
