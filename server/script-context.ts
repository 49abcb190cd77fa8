import { randomUUID } from "node:crypto";
import type { Database } from "../database/connect.ts";
import { deliveryChannels } from "../database/values.ts";
import type { Context } from "../domain/access/caller.ts";
import { type Channel, DeliveryError } from "../domain/shared/ports.ts";
import { spreadsheets } from "../gateways/spreadsheets.ts";
import { createAuthentication } from "./better-auth.ts";
import { unknownMachine } from "./machine.ts";

/** The dependencies of scripts that only read and write rows: nothing is cached or sent. */
export function scriptContext(database: Database, now = () => new Date()): Context {
	const unreachable = async () => {
		throw new DeliveryError("Scripts send nothing.", { final: true });
	};
	return {
		database,
		now,
		cached: (_resource, _key, read) => read(),
		markChanged: () => {},
		channels: Object.fromEntries<Channel>(
			deliveryChannels.map((name) => [name, { send: unreachable }]),
		) as Context["channels"],
		bot: { isConfigured: false, send: unreachable, answer: unreachable },
		mailer: { isConfigured: false, send: unreachable },
		chat: { send: unreachable },
		configured: { chat: false, mail: false, bot: false, visaPortal: false },
		adConversions: { isConfigured: false, send: unreachable },
		centralBank: { isConfigured: false, getRates: unreachable },
		visaPortal: { check: async () => ({ kind: "off" }) },
		imageStore: { put: unreachable, get: async () => undefined, remove: unreachable },
		imageProcessor: { process: unreachable },
		fileStore: { put: unreachable, get: async () => undefined, remove: unreachable, list: async () => [] },
		documentMaker: { convert: unreachable, join: unreachable },
		spreadsheets,
		loginThrottle: { consume: async () => 0, reset: async () => {}, clear: async () => {} },
		openThrottle: { consume: async () => 0, forgive: async () => {} },
		// A throwaway secret: signatures of a script are not valid anywhere else.
		authentication: createAuthentication(
			{ secret: randomUUID(), siteName: "Script", siteUrl: "http://localhost" },
			database,
		),
		rateLimits: {
			consume: async () => 0,
			count: async () => ({ seconds: 0, isSuspect: false }),
			hashOf: (words) => words,
		},
		site: { name: "", url: "" },
		backups: { everyHours: undefined, hasKey: false, write: unreachable },
		machine: unknownMachine,
		retention: { contactMonths: 12, applicationMonths: 24, sensitivePaperDays: 30, paperDays: 90 },
	};
}
