import { connect } from "../database/connect.ts";
import { Caller } from "../domain/access/caller.ts";
import { sweepExpired } from "../domain/maintenance/retention/commands.ts";
import { readSettings } from "../server/config.ts";
import { prepareDatabase } from "../server/prepare-database.ts";
import { scriptContext } from "../server/script-context.ts";

// Deletes messages and applications past their retention period, even if the daily cleanup stopped because of their
// number.
const settings = readSettings(process.env);
if (!process.argv.includes("--yes")) {
	console.error(
		"This deletes all contact messages and applications that have been due for a day, whatever their number.",
	);
	console.error("The admin overview shows the number. To continue: npm run retention -- --yes");
	process.exit(1);
}
const prepared = await prepareDatabase({ ...settings, owner: undefined, sampleData: false }, console.log);
const { database, close } = connect(prepared.databaseDirectUrl, { connections: 1 });
const system = new Caller({ role: "system" }, { ...scriptContext(database), retention: settings.retention });
for (const { task, deleted, due } of await sweepExpired(system, { force: true })) {
	console.log(`${task}: ${deleted} deleted, ${due} due for less than a day.`);
}
await close();
await prepared.stop();
