import pg from "pg";
import { readSettings } from "../server/config.ts";
import { prepareDatabase } from "../server/prepare.ts";

// Empties the database and writes the sample data anew.
const settings = readSettings(process.env);
if (settings.databaseUrl && !process.argv.includes("--yes")) {
	console.error("This deletes everything in the database of DATABASE_URL. To do so: npm run reset -- --yes");
	process.exit(1);
}
const prepared = await prepareDatabase({ ...settings, sampleData: false }, console.log);
const client = new pg.Client({ connectionString: prepared.databaseDirectUrl });
await client.connect();
for (const schema of ["public", "drizzle", "pgboss"]) await client.query(`drop schema if exists ${schema} cascade`);
await client.query("create schema public");
await client.end();
const filled = await prepareDatabase(
	{ ...settings, databaseUrl: prepared.databaseUrl, databaseDirectUrl: prepared.databaseDirectUrl, sampleData: true },
	console.log,
);
await filled.stop();
await prepared.stop();
console.log("The database holds the sample data again.");
