import type { Database } from "../database/connect.ts";
import type { Tools } from "../domain/caller.ts";
import { Undelivered } from "../domain/ports.ts";

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
		mailer: { send: unreachable },
		visaPortal: { check: async () => ({ kind: "off" }) },
		imageStore: { put: unreachable, get: async () => undefined, remove: unreachable },
		imageMaker: { make: unreachable },
		limits: { take: async () => 0, wait: async () => 0 },
		site: { name: "", url: "" },
	};
}
