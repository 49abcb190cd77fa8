import { resolve } from "node:path";
import { withClient } from "../database/backup-tables.ts";
import { readErasures, writeErasures } from "../database/erasures.ts";
import { readSettings } from "../server/config.ts";
import { prepareDatabase } from "../server/prepare-database.ts";

// Writes the list of erased people to a file, to be stored apart from the backups: npm run restore -- BACKUP --erasures
// FILE.
const [given] = process.argv.slice(2);
if (!given) {
	console.error("Usage: npm run erasures -- FILE");
	process.exit(1);
}
const settings = readSettings(process.env);
const prepared = await prepareDatabase({ ...settings, owner: undefined, sampleData: false }, console.log);
const erasures = await withClient(prepared.databaseDirectUrl, readErasures);
await writeErasures(resolve(given), erasures);
console.log(`${erasures.length.toLocaleString("en")} erasures were written to ${resolve(given)}`);
await prepared.stop();
