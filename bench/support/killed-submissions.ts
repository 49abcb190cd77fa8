import { setTimeout as pause } from "node:timers/promises";
import { seeded } from "./numbers.ts";
import { formatNumber, table, verdict } from "./report.ts";
import { markerIn, type Telegram } from "./telegram.ts";
import { type Filled, fill, keyFrom, send } from "./visitor.ts";

const clients = 50;
/** Forms that a client opens before filling them in: the site rejects a form that is less than two seconds old. */
const batch = 20;

/** A running site whose parts can be killed. */
export type KilledSite = {
	url: string;
	telegram: Telegram;
	/** Asks the database, again if it is killed meanwhile. */
	query(text: string): Promise<Record<string, string>[]>;
	/**
	 * Kills the part whose turn it is, and resolves when the next one may be killed.
	 * @param number from 0
	 * @param submit sends one more form until it is acknowledged, more often than a visitor would
	 * @returns what was killed.
	 */
	kill(number: number, submit: () => Promise<void>): Promise<string>;
	/** Ends the site, after the last query. */
	stop(): Promise<void>;
};

/** Submits `count` forms while parts of the site are killed, waits until all are delivered, and counts. */
export async function submitDuringKills(
	{ url, telegram, query, kill, stop }: KilledSite,
	count: number,
	kills: number,
) {
	const random = seeded(20_261_121);
	const acknowledged = new Set<string>();
	const refused = new Map<number, number>();
	const killed = new Map<string, number>();
	const tally = { repeated: 0, doubled: 0 };
	/** The kill that is under way, or the next one. */
	let current = 0;
	let over = false;

	async function submit(
		filled: Filled,
		key: string,
		{ twice = false, pace = 100, patience = 30_000 } = {},
	): Promise<void> {
		for (const deadline = Date.now() + 300_000; Date.now() < deadline; await pause(pace)) {
			const statuses = await Promise.all(
				Array.from({ length: twice ? 2 : 1 }, async () => {
					const status = await send(url, filled, key, patience);
					// This process is not killed, so it keeps the acknowledgments.
					if (status === 303) acknowledged.add(filled.marker);
					else if (status !== 0 && status < 500) refused.set(status, (refused.get(status) ?? 0) + 1);
					return status;
				}),
			);
			if (statuses.some((status) => status !== 0 && status < 500)) return;
			tally.repeated += 1;
		}
	}

	async function keyOf({ path }: Filled): Promise<string> {
		for (;;) {
			const key = await keyFrom(url, path);
			if (key) return key;
			await pause(100);
		}
	}

	async function submitAll(forms: { filled: Filled; number: number }[]): Promise<void> {
		for (let at = 0; at < forms.length; at += batch) {
			const opened: { filled: Filled; number: number; key: string }[] = [];
			for (const { filled, number } of forms.slice(at, at + batch)) {
				opened.push({ filled, number, key: await keyOf(filled) });
			}
			await pause(2_050);
			for (const { filled, number, key } of opened) {
				// Each kill has its share of the forms, however long it takes.
				while (number >= ((current + 1) * count) / kills && current < kills) await pause(20);
				// Every tenth submission is a double click.
				const twice = filled.marker.endsWith("0");
				if (twice) tally.doubled += 1;
				await submit(filled, key, { twice });
			}
		}
	}

	async function killAlways(): Promise<void> {
		for (; current < kills; current++) {
			// A random time within this kill's share of the forms.
			const due = ((current + random() * 0.9) / kills) * 0.98 * count;
			while (acknowledged.size < due && !over) await pause(5);
			await pause(random() * 100);
			const filled = (all[count + current] as (typeof all)[number]).filled;
			const key = await keyOf(filled);
			const what = await kill(current, () => submit(filled, key, { pace: 20, patience: 2_000 }));
			killed.set(what, (killed.get(what) ?? 0) + 1);
			console.log(`${current + 1} ${what}: ${acknowledged.size} acknowledged, ${telegram.announced.size} announced`);
		}
	}

	/**
	 * Retry delays reach hours and a digest waits for a minute, so make everything due now.
	 * @returns the number of waiting notifications.
	 */
	async function untilTold(): Promise<number> {
		for (const deadline = Date.now() + 600_000 + count * 200; ; await pause(1_000)) {
			const [row] = await query("select count(*) as waiting from deliveries where state in ('waiting', 'digest')");
			const waiting = Number(row?.waiting);
			if (waiting === 0 || Date.now() > deadline) return waiting;
			await query(`update deliveries set next_attempt_at = case when claimed_at is null then now() else next_attempt_at end,
				claimed_at = claimed_at - interval '1 minute' where claimed_at is null or state = 'sent'`);
		}
	}

	const programs = (await query("select id from programs order by title limit 50")).map(({ id }) => id as string);
	// After the forms of the clients, one for each kill.
	const all = Array.from({ length: count + kills }, (_, number) => ({
		filled: fill(number, programs, random),
		number,
	}));
	// Raise the site-wide limits; the limits per address stay.
	await query(`insert into rate_limits (key, points, expire)
		select form || ' all:site', -1000000, extract(epoch from now() + interval '1 day') * 1000
		from unnest(array['contact', 'apply']) form on conflict (key) do nothing`);
	const began = performance.now();
	const visits = Promise.all(
		Array.from({ length: clients }, async (_, client) => {
			await pause(client * 20);
			await submitAll(all.slice(0, count).filter(({ number }) => number % clients === client));
		}),
	).finally(() => {
		over = true;
	});
	await Promise.all([visits, killAlways()]);
	const submitted = (performance.now() - began) / 1_000;
	const waiting = await untilTold();
	const drained = (performance.now() - began) / 1_000 - submitted;
	const rows = await query(`select name, message as words from contact_submissions
		union all select full_name, comment from applications`);
	const [tasks] = await query(`select count(*) as wrong from (
		select (select count(*) from tasks where contact_submission_id = s.id and done_at is null) as open
		from contact_submissions s
		union all select (select count(*) from tasks where application_id = a.id and done_at is null) from applications a
	) each where open <> 1`);
	const [unsent] = await query(`select count(*) as many from (
		select exists (select from deliveries where contact_submission_id = s.id and channel = 'chat' and kind = 'contact' and state = 'sent') as is_sent
		from contact_submissions s
		union all select exists (select from deliveries where application_id = a.id and channel = 'chat' and kind = 'application' and state = 'sent')
		from applications a
	) each where not is_sent`);
	const [failed] = await query("select count(*) as failed from deliveries where state = 'failed'");
	await stop();
	const stored = new Map<string, number>();
	const words = new Map(all.map(({ filled }) => [filled.marker, filled.words]));
	for (const { name = "", words: found } of rows) {
		const marker = markerIn(name) ?? "";
		if (words.get(marker) === found) stored.set(marker, (stored.get(marker) ?? 0) + 1);
	}
	const those = (test: (marker: string) => boolean) => [...acknowledged].filter(test).length;
	return {
		...tally,
		killed,
		refused: [...refused].map(([status, times]) => `${times} × ${status}`).join(", ") || "none",
		sent: all.length,
		acknowledged: acknowledged.size,
		stored: those((marker) => stored.get(marker) === 1),
		lost: those((marker) => !stored.has(marker)),
		storedTwice: [...stored.values()].filter((times) => times > 1).length,
		otherRows: rows.length - [...stored.values()].reduce((sum, times) => sum + times, 0),
		announced: those((marker) => telegram.announced.has(marker)),
		digested: telegram.digested(),
		// A digest names no submission, but counts those without a message of their own. A repeated digest counts them
		// again, and would hide others: therefore also those that the site has not recorded as sent.
		unannounced: Math.max(Number(unsent?.many), acknowledged.size - telegram.announced.size - telegram.digested()),
		announcedTwice: [...telegram.announced.values()].filter((times) => times > 1).length,
		waiting,
		failed: Number(failed?.failed),
		withoutOneTask: Number(tasks?.wrong),
		unavailable: telegram.refused(),
		submitted,
		drained,
	};
}

type Seen = Awaited<ReturnType<typeof submitDuringKills>>;

export function countTable(seen: Seen): string {
	const goal = (count: number) => `${formatNumber(count)} (goal 0: ${verdict(count === 0)})`;
	return table(
		["submissions", "count"],
		[
			["acknowledged", seen.acknowledged],
			["stored once, word for word", seen.stored],
			["lost", goal(seen.lost)],
			["stored twice", goal(seen.storedTwice)],
			["without exactly one open task", goal(seen.withoutOneTask)],
			["announced by itself", seen.announced],
			["announced in digests", seen.digested],
			["not announced", goal(seen.unannounced)],
			["announced by itself more than once", seen.announcedTwice],
		],
	);
}

/** Whether everything was acknowledged, stored once, announced and given one task. */
export const isComplete = (seen: Seen): boolean =>
	seen.stored === seen.sent &&
	seen.storedTwice + seen.unannounced + seen.otherRows + seen.waiting + seen.withoutOneTask === 0;
