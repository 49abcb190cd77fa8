import pg from "pg";
import { type Resource, resourceOfTable } from "../domain/access/permissions.ts";

/** Reports every write to a public table, whichever process made it, through the database's NOTIFY. */
export type Changes = Pick<Versions, "version" | "markChanged"> & {
	/** False while the connection is lost: changes pass unheard then, and nothing in the cache can be trusted. */
	listening(): boolean;
	/**
	 * Listens on another channel over the same connection. `again` is called whenever listening has begun, because notifications
	 * may have been missed before. Call the result's `close` to end it.
	 */
	hear(channel: string, heard: (payload: string) => void, again: () => void): { close(): Promise<void> };
	/** Resolves when listening has begun for the first time. */
	ready: Promise<void>;
	close(): Promise<void>;
};

/** In milliseconds, before connecting again. */
const firstPause = 200;
const longestPause = 5_000;
/** Milliseconds after which everything cached expires. Rows that are loaded with triggers off send no notification. */
const lifetime = 60_000;

type Versions = ReturnType<typeof createVersions>;

/** Counts the changes of each resource. */
function createVersions(now: () => Date) {
	const versions = new Map<Resource, number>();
	let everything = 0;
	/** When the current minute began; differs between processes, so that they don't all read anew at the same moment. */
	let minuteStart = now().getTime();

	/** Reads and the pages made of them expire together: with lifetimes of their own, a page could be two minutes old. */
	function expire(): void {
		const age = now().getTime() - minuteStart;
		// A clock that was set back says nothing about the age of cached entries.
		if (age >= 0 && age < lifetime) return;
		minuteStart = now().getTime();
		everything += 1;
	}

	return {
		/** Grows with every change of one of the resources, and once a minute: what was made at an older version is stale. */
		version(resources: Iterable<Resource>): number {
			expire();
			let sum = everything;
			for (const resource of resources) sum += versions.get(resource) ?? 0;
			return sum;
		},
		/** Counts a change. Also for a resource that could not be read: what is made without it must not last. */
		markChanged: (resource: Resource) => void versions.set(resource, (versions.get(resource) ?? 0) + 1),
		markAllChanged(): void {
			everything += 1;
		},
	};
}

/** @param now the clock by which cached entries expire. */
export function listenForChanges(
	url: string,
	report: (what: string, error?: unknown) => void,
	now: () => Date = () => new Date(),
): Changes {
	const versions = createVersions(now);
	const others = new Map<string, { heard(payload: string): void; again(): void }>();
	let client: pg.Client | undefined;
	let listening = false;
	let closed = false;
	let pause = firstPause;
	let timer: NodeJS.Timeout | undefined;
	const { promise: ready, resolve: begun } = Promise.withResolvers<void>();

	async function listen() {
		const attempt = new pg.Client({
			connectionString: url,
			connectionTimeoutMillis: 3_000,
			application_name: "hamroh changes",
			keepAlive: true,
		});
		client = attempt;
		let lost = false;
		const lose = (error?: unknown) => {
			if (lost) return;
			lost = true;
			if (listening && !closed) report("database connection lost", error);
			listening = false;
			attempt.end().catch(() => {});
			if (closed) return;
			timer = setTimeout(listen, pause);
			pause = Math.min(pause * 2, longestPause);
		};
		attempt.on("error", lose);
		attempt.on("end", () => lose());
		attempt.on("notification", ({ channel, payload }) => {
			if (channel !== "changed") return others.get(channel)?.heard(payload ?? "");
			const resource = resourceOfTable[payload ?? ""];
			if (resource) versions.markChanged(resource);
		});
		try {
			await attempt.connect();
			await attempt.query("listen changed");
			for (const channel of others.keys()) await attempt.query(`listen "${channel}"`);
		} catch (error) {
			return lose(error);
		}
		// Changes may have been missed before: everything in the cache is stale.
		versions.markAllChanged();
		listening = true;
		pause = firstPause;
		begun();
		for (const { again } of others.values()) again();
	}
	void listen();

	return {
		version: versions.version,
		markChanged: versions.markChanged,
		listening: () => listening,
		ready,
		hear(channel, heard, again) {
			others.set(channel, { heard, again });
			// A connection that is lost now is made again, and listens to all of them then.
			if (listening) client?.query(`listen "${channel}"`).then(again, () => {});
			return { close: async () => void others.delete(channel) };
		},
		async close() {
			closed = true;
			clearTimeout(timer);
			await client?.end().catch(() => {});
		},
	};
}
