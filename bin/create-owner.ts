import { SettingsError } from "../server/config.ts";
import { createOwner, withDatabase, withPrepared } from "../server/prepare-database.ts";
import { runCommand } from "./command.ts";

// Creates the first owner from OWNER_EMAIL and OWNER_PASSWORD if the site has none. The site may be running.
await runCommand({ usage: "npm run create-owner", failure: "The owner was not created" }, async (_, __, settings) => {
	const { owner, siteName } = settings;
	if (!owner) {
		throw new SettingsError(
			"Set OWNER_EMAIL and OWNER_PASSWORD in the environment or in .env, and run this command again.",
		);
	}
	const isCreated = await withPrepared(settings, (url) =>
		withDatabase(url, (database) => createOwner(database, { owner, siteName })),
	);
	console.log(isCreated ? `${owner.email} is now the owner.` : "The site already has an owner. Nothing was changed.");
	if (!isCreated) process.exitCode = 1;
});
