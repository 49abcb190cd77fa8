import { join, resolve } from "node:path";
import { EmbeddedError } from "../database/embedded/start.ts";
import { readErasureFile } from "../database/erasures.ts";
import { restore } from "../server/restore.ts";
import { runCommand } from "./command.ts";

// Restores a backup of `npm run backup`. The site must be stopped.
const options = { yes: { type: "boolean" }, erasures: { type: "string" }, "with-erased": { type: "boolean" } } as const;
const usage = "npm run restore -- FILE [--yes] [--erasures FILE] [--with-erased]";
await runCommand(
	{ usage, options, needs: 1, failure: "The restore failed" },
	async (values, [given = ""], settings) => {
		const { rows, erased } = await restore(settings, {
			file: resolve(given),
			replace: values.yes === true,
			erasures: values.erasures ? await readErasureFile(values.erasures) : [],
			withErased: values["with-erased"] === true,
			log: console.log,
		}).catch((error) => {
			if (error instanceof EmbeddedError)
				error.message += ` Move ${join(settings.dataDir, "database")} away and run this command again.`;
			throw error;
		});
		console.log(`${rows.toLocaleString("en")} rows and the images were restored. All users must sign in again.`);
		if (erased > 0) {
			console.log(
				`${erased.toLocaleString("en")} of the rows were deleted again, because they had been erased since. To keep`,
			);
			console.log("rows that were deleted by mistake: npm run restore -- FILE --yes --with-erased");
		}
	},
);
