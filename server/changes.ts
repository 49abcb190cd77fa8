import pg from "pg";
import { type Resource, resourceOfTable } from "../domain/access/permissions.ts";

/** Receives every write to a public table by any process, through the database's NOTIFY. */
export type Changes = {
	/** Increases with every change of one of the resources, and once a minute: entries of an older version are stale. */
	version(nouns: Iterable<Resource>): number;
	/** Counts as a change: data of the resource could not be read, so the result must not be cached for long. */
	missed(noun: Resource): void;
	/** False while the connection is lost: changes are missed then, and no cached entry is valid. */
	listening(): boolean;
	/**
	 * Hears on another channel as well, over the same connection. `again` is called whenever listening has begun: what was
	 * said before may have passed unheard. Call the answer's `close` to end it.
	 */
	hear(channel: string, heard: (payload: string) => void, again: () => void): { close(): Promise<void> };
	/** Resolves when listening has started for the first time. */
	ready: Promise<void>;
	close(): Promise<void>;
};

const firstPause = 200;
const longestPause = 5_000;
/** Milliseconds after which every cached entry expires. Rows loaded with triggers disabled send no notification. */
const lifetime = 60_000;

/** @param now The clock for the expiry of cached entries. */
export function listenForChanges(
	url: string,
	report: (what: string, error?: unknown) => void,
	now: () => Date = () => new Date(),
): Changes {
	const versions = new Map<Resource, number>();
	const others = new Map<string, { heard(payload: string): void; again(): void }>();
	let everything = 0;
	/**
	 * The start of the current minute, different in each process, so that their caches do not expire at the same moment.
	 */
	let minuteStart = now().getTime();
	let client: pg.Client | undefined;
	let listening = false;
	let closed = false;
	let pause = firstPause;
	let timer: NodeJS.Timeout | undefined;
	const { promise: ready, resolve: begun } = Promise.withResolvers<void>();

	const change = (noun: Resource) => versions.set(noun, (versions.get(noun) ?? 0) + 1);

	/**
	 * Reads and the pages built from them expire together; with separate lifetimes a page could show data that is two
	 * minutes old.
	 */
	const expire = () => {
		const age = now().getTime() - minuteStart;
		// After the clock was set back, the age of cached entries is unknown.
		if (age >= 0 && age < lifetime) return;
		minuteStart = now().getTime();
		everything += 1;
	};

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
			const noun = resourceOfTable[payload ?? ""];
			if (noun) change(noun);
		});
		try {
			await attempt.connect();
			await attempt.query("listen changed");
			for (const channel of others.keys()) await attempt.query(`listen "${channel}"`);
		} catch (error) {
			return lose(error);
		}
		// Changes may have been missed, so all cached entries are stale.
		everything += 1;
		listening = true;
		pause = firstPause;
		begun();
		for (const { again } of others.values()) again();
	}
	void listen();

	return {
		version(nouns) {
			expire();
			return [...nouns].reduce((sum, noun) => sum + (versions.get(noun) ?? 0), everything);
		},
		missed: (noun) => void change(noun),
		listening: () => listening,
		ready,
		hear(channel, heard, again) {
			others.set(channel, { heard, again });
			// A lost connection is reopened and then listens to all channels.
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
