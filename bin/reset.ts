import pg from "pg";
import { readSettings } from "../server/config.ts";
import { makeFirstOwner, prepareDatabase, withDatabase } from "../server/prepare-database.ts";

// Resets the database: deletes everything, then loads the sample data, or none with --empty. Creates the owner from the
// settings, or one with a printed random password.
const settings = readSettings(process.env);
const sampleData = !process.argv.includes("--empty");
if (settings.databaseUrl && !process.argv.includes("--yes")) {
	const command = `npm run reset -- ${sampleData ? "" : "--empty "}--yes`;
	console.error(`This deletes everything in the database of DATABASE_URL. To continue: ${command}`);
	process.exit(1);
}
const prepared = await prepareDatabase({ ...settings, sampleData: false }, console.log);
const client = new pg.Client({ connectionString: prepared.databaseDirectUrl });
await client.connect();
for (const schema of ["public", "drizzle"]) await client.query(`drop schema if exists ${schema} cascade`);
await client.query("create schema public");
await client.end();
const { databaseUrl, databaseDirectUrl } = prepared;
const filled = await prepareDatabase({ ...settings, databaseUrl, databaseDirectUrl, sampleData }, console.log);
await withDatabase(databaseDirectUrl, (database) => makeFirstOwner(database, settings, console.log));
await filled.stop();
await prepared.stop();
console.log(
	sampleData ? "The database contains the sample data again." : "The database is empty, without sample data.",
);
