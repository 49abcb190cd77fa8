import { deliverEmail } from "../domain/accounts/commands.ts";
import { runImport } from "../domain/import-export/commands.ts";
import { deliverNotification } from "../domain/messaging/commands.ts";
import { reportConversion } from "../domain/messaging/conversions/commands.ts";
import type { Worker } from "./jobs.ts";

/** Which domain command does which job. */
export const handleJob: Worker = async (job, caller) => {
	switch (job.name) {
		case "deliver-notification":
			return deliverNotification(caller, job.notificationId);
		case "deliver-letter":
			return deliverEmail(caller, job.letterId);
		case "report-conversion":
			return reportConversion(caller, job.conversionId);
		case "run-import":
			return runImport(caller, job.importId);
	}
};
