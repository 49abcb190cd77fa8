import { getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import pg from "pg";
import { proveAlive } from "../database/silent-connection.ts";
import { exchangeRates, images, policies, profiles, users } from "../database/tables.ts";
import type { Resource } from "../domain/access/permissions.ts";
import { nouns } from "../domain/desk/revisions/nouns.ts";
import { dayOf, homeZone, koreanDayAt } from "../domain/shared/time-zone.ts";

/** Reports every write to a public table by any process, through the database's NOTIFY. */
export type Changes = Omit<Versions, "markAllChanged"> & {
	/** False while the connection is lost: changes go unnoticed, so cached data cannot be trusted. */
	listening(): boolean;
	/**
	 * Listens on another channel over the same connection. Calls `again` whenever listening starts, because
	 * notifications may have been missed before. Call `close` of the result to stop.
	 */
	hear(channel: string, heard: (payload: string) => void, again: () => void): { close(): Promise<void> };
	/** Resolves when listening has started for the first time. */
	ready: Promise<void>;
	close(): Promise<void>;
};

/** Milliseconds before reconnecting. */
const firstPause = 200;
const maxPause = 1_000;
/**
 * Milliseconds after which everything cached expires, because rows that are loaded with disabled triggers send no
 * notification.
 */
export const cacheLifetime = 60_000;

/**
 * Deadlines and certifications end with the day in Korea, and posts appear with the day in Tashkent.
 * @returns milliseconds since 1970, as `time`.
 */
function nextMidnight(time: number): number {
	const now = new Date(time);
	const inTashkent = dayOf(now, homeZone).to.getTime();
	return Math.min(Date.parse(`${koreanDayAt(now)}T24:00:00+09:00`), inTashkent);
}

type Versions = ReturnType<typeof createVersions>;

/** Counts the changes of each resource. */
function createVersions(now: () => Date) {
	const versions = new Map<Resource, number>();
	let everything = 0;
	let outdated = 0;
	/** Start of the current minute. It differs between processes, so that they do not all reload at the same moment. */
	let minuteStart = now().getTime();
	/** No page of the day before is sent. */
	let midnight = nextMidnight(minuteStart);

	/**
	 * Cached reads and the pages made from them expire together; with separate lifetimes a page could be two minutes
	 * old.
	 */
	function expire(): void {
		const time = now().getTime();
		const age = time - minuteStart;
		// If the clock was set back, the age of cached entries is unknown.
		if (age >= 0 && age < cacheLifetime && time < midnight) return;
		minuteStart = time;
		midnight = nextMidnight(time);
		everything += 1;
	}

	function version(resources: Iterable<Resource>): number {
		expire();
		let sum = everything;
		for (const resource of resources) sum += versions.get(resource) ?? 0;
		return sum;
	}

	return {
		/**
		 * Increases with every change of one of the resources, once a minute, and at midnight in Korea and in Tashkent. Anything made at an older version is
		 * stale.
		 */
		version,
		/**
		 * Like `version`, and increases when a read has failed and its last value was used instead. What was begun at another
		 * state must not be cached.
		 */
		state: (resources: Iterable<Resource>): number => version(resources) + outdated,
		markOutdated(): void {
			outdated += 1;
		},
		markChanged: (resource: Resource) => void versions.set(resource, (versions.get(resource) ?? 0) + 1),
		markAllChanged(): void {
			everything += 1;
		},
	};
}

/** @param now the clock by which cached entries expire */
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
			pause = Math.min(pause * 2, maxPause);
		};
		attempt.on("error", lose);
		attempt.on("end", () => lose());
		attempt.on("notification", ({ channel, payload }) => {
			if (channel !== "changed") return others.get(channel)?.heard(payload ?? "");
			const resource = resourceOfTable.get(payload ?? "");
			if (resource) versions.markChanged(resource);
		});
		try {
			await attempt.connect();
			proveAlive(attempt);
			await attempt.query("listen changed");
			for (const channel of others.keys()) await attempt.query(`listen "${channel}"`);
		} catch (error) {
			return lose(error);
		}
		// Changes may have been missed before, so everything cached is stale.
		versions.markAllChanged();
		listening = true;
		pause = firstPause;
		begun();
		for (const { again } of others.values()) again();
	}
	void listen();

	return {
		...{ version: versions.version, state: versions.state },
		...{ markChanged: versions.markChanged, markOutdated: versions.markOutdated },
		listening: () => listening,
		ready,
		hear(channel, heard, again) {
			others.set(channel, { heard, again });
			// A connection that is lost now is replaced, and the new one listens to all channels.
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

/** Tables that public pages show besides those of nouns, by the resource whose cached pages a change invalidates. */
const shownTables: [table: PgTable, resource: Resource][] = [
	[policies, "content"],
	[images, "image"],
	[users, "blog"],
	[profiles, "blog"],
	[exchangeRates, "rate"],
];

const ofNouns = Object.values(nouns)
	.filter(({ isInternal }) => !isInternal)
	.map(({ table, permission }): [PgTable, Resource] => [table, permission.split(":")[0] as Resource]);

/** The resource of each public table, by the table's name. */
export const resourceOfTable: ReadonlyMap<string, Resource> = new Map(
	[...ofNouns, ...shownTables].map(([table, resource]) => [getTableName(table), resource]),
);
