import { deliveryChannels } from "../database/values.ts";
import { deliverDue } from "../domain/cases/deliveries/commands.ts";
import { runNextImport } from "../domain/desk/import-export/commands.ts";
import { hasDueImport } from "../domain/desk/import-export/queries.ts";
import { listDueChannels, secondsToNext } from "../domain/messaging/queries.ts";
import type { JobHandler, Jobs } from "./jobs.ts";

const deliveries = deliveryChannels.map((channel): [string, JobHandler] => [
	channel,
	async (caller, options) =>
		(await deliverDue(caller, channel, options)) > 0 || inMilliseconds(await secondsToNext(caller, channel, options)),
]);

const inMilliseconds = (seconds: number | undefined): number | false =>
	seconds !== undefined && Math.ceil(seconds * 1_000);

/** The domain commands that run in the background. */
export const jobHandlers: Jobs = {
	handlers: {
		...Object.fromEntries(deliveries),
		import: runNextImport,
	},
	single: ["import"],
	async findDue(caller) {
		const channels = await listDueChannels(caller);
		return (await hasDueImport(caller)) ? [...channels, "import"] : channels;
	},
};
