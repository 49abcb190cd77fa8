import { Caller } from "../domain/access/caller.ts";
import { sweepExpired } from "../domain/maintenance/retention/commands.ts";
import { SettingsError } from "../server/config.ts";
import { withDatabase, withPrepared } from "../server/prepare-database.ts";
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
	const sweeps = await withPrepared(settings, (url) =>
		withDatabase(url, (database) => {
			const context = { ...scriptContext(database), retention: settings.retention };
			return sweepExpired(new Caller({ role: "system" }, context), { force: true });
		}),
	);
	for (const { task, deleted, due } of sweeps)
		console.log(`${task}: ${deleted} deleted, ${due} due for less than a day.`);
});
