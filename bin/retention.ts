import { connect } from "../database/connect.ts";
import { Caller } from "../domain/access/caller.ts";
import { sweepExpired } from "../domain/maintenance/retention/commands.ts";
import { SettingsError } from "../server/config.ts";
import { prepareDatabase } from "../server/prepare-database.ts";
import { scriptContext } from "../server/script-context.ts";
import { runCommand } from "./command.ts";

// Deletes messages and applications past their retention period, even if the daily cleanup stopped because of their
// number.
const usage = "npm run retention -- --yes";
const options = { yes: { type: "boolean" } } as const;
await runCommand({ usage, options, failure: "Nothing was deleted" }, async ({ yes }, _, settings) => {
	if (!yes) {
		throw new SettingsError(
			"this deletes all contact messages and applications that have been due for a day, whatever their number (the admin overview shows it). To continue: npm run retention -- --yes",
		);
	}
	const prepared = await prepareDatabase({ ...settings, owner: undefined, sampleData: false }, console.log);
	const { database, close } = connect(prepared.databaseDirectUrl, { connections: 1 });
	try {
		const system = new Caller({ role: "system" }, { ...scriptContext(database), retention: settings.retention });
		for (const { task, deleted, due } of await sweepExpired(system, { force: true })) {
			console.log(`${task}: ${deleted} deleted, ${due} due for less than a day.`);
		}
	} finally {
		await close();
		await prepared.stop();
	}
});
