import { connect } from "../database/connect.ts";
import { Caller } from "../domain/caller.ts";
import { createFirstOwner } from "../domain/users/commands.ts";
import { bareTools } from "../server/bare-tools.ts";
import { readSettings } from "../server/config.ts";
import { prepareDatabase } from "../server/prepare.ts";

// Makes the first owner of OWNER_EMAIL and OWNER_PASSWORD, while there is none; also beside a running site.
const settings = readSettings(process.env);
if (!settings.owner) {
	console.error("Set OWNER_EMAIL and OWNER_PASSWORD, in the environment or in .env, and run it again.");
	process.exit(1);
}
const prepared = await prepareDatabase({ ...settings, owner: undefined, sampleData: false }, console.log);
const connection = connect(prepared.databaseDirectUrl, { connections: 1 });
try {
	const system = new Caller({ rank: "system" }, bareTools(connection.database));
	const made = await createFirstOwner(system, settings.owner);
	console.log(
		made ? `${settings.owner.email} is now the owner.` : "The site already has an owner. Nothing was changed.",
	);
	if (!made) process.exitCode = 1;
} finally {
	await connection.close();
	await prepared.stop();
}
