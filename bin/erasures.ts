import { resolve } from "node:path";
import { withClient } from "../database/backup-tables.ts";
import { readErasures, writeErasures } from "../database/erasures.ts";
import { withPrepared } from "../server/prepare-database.ts";
import { runCommand } from "./command.ts";

// Writes the list of erased people to a file, to be stored apart from the backups: npm run restore -- BACKUP --erasures
// FILE.
const usage = "npm run erasures -- FILE";
await runCommand({ usage, needs: 1, failure: "The list was not written" }, async (_, [given = ""], settings) => {
	const erasures = await withPrepared(settings, (url) => withClient(url, readErasures));
	await writeErasures(resolve(given), erasures);
	console.log(`${erasures.length.toLocaleString("en")} erasures were written to ${resolve(given)}`);
});
