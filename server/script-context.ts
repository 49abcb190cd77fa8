import { randomUUID } from "node:crypto";
import type { Database } from "../database/connect.ts";
import type { Tools } from "../domain/access/caller.ts";
import { Undelivered } from "../domain/ports.ts";
import { sheets } from "../gateways/spreadsheets.ts";
import { openAccounts } from "./accounts.ts";

/** Tools for scripts that only read and write rows: nothing is remembered, enqueued or sent anywhere. */
export function bareTools(database: Database, now = () => new Date()): Tools {
	const unreachable = async () => {
		throw new Undelivered("This script reaches nobody.", { final: true });
	};
	return {
		database,
		now,
		remember: (_noun, _key, read) => read(),
		jobs: { enqueue: async () => {} },
		chat: { send: unreachable },
		mailer: { reaches: false, send: unreachable },
		adReports: { reaches: false, send: unreachable },
		visaPortal: { check: async () => ({ kind: "off" }) },
		imageStore: { put: unreachable, get: async () => undefined, remove: unreachable },
		imageMaker: { make: unreachable },
		sheets,
		guesses: { take: async () => 0, forgive: async () => {}, clear: async () => {} },
		// Whatever it signs is worth nothing elsewhere.
		accounts: openAccounts({ secret: randomUUID(), siteName: "Script", siteUrl: "http://localhost" }, database),
		limits: { take: async () => 0, count: async () => ({ seconds: 0, isSuspect: false }) },
		site: { name: "", url: "" },
		backups: { everyHours: undefined, write: unreachable },
		retention: { contactMonths: 12, applicationMonths: 24 },
	};
}
