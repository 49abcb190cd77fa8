import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { urlOf } from "../../database/embedded/app-database.ts";
import { embeddedServer } from "./database.ts";
import { seeded } from "./numbers.ts";
import { killProcess, processTree, temporaryFolder } from "./processes.ts";
import { freePort, startSite } from "./site-process.ts";
import { markerIn, startTelegram } from "./telegram.ts";
import { type Filled, fill, keyFrom, send } from "./visitor.ts";

const clients = 50;
/** Forms that a client opens before filling them in: the site rejects a form that is less than two seconds old. */
const batch = 20;
const kinds = ["app", "database", "both"] as const;

/** Submits `count` forms while app and database are killed, waits until all are delivered, and counts. */
export async function submitDuringKills(count: number, kills: number) {
	const random = seeded(20_261_121);
	const { folder, remove } = await temporaryFolder();
	const home = `${folder}/data/database`;
	const telegram = await startTelegram({ failing: true });
	const port = await freePort();
	const settings = { DATA_DIR: `${folder}/data`, TRUST_PROXY: "1", ...telegram.settings };
	const start = () => startSite({ settings, port, path: "/readyz" });
	const acknowledged = new Set<string>();
	const refused = new Map<number, number>();
	const tally = { repeated: 0, doubled: 0, app: 0, database: 0, both: 0 };
	let site = await start();
	const { url } = site;

	async function query(text: string): Promise<Record<string, string>[]> {
		const client = new pg.Client(urlOf(`${home}/socket`, "hamroh"));
		client.on("error", () => {});
		await client.connect();
		return (await client.query(text).finally(() => client.end())).rows;
	}

	async function submit(filled: Filled, key: string, twice: boolean): Promise<void> {
		for (const deadline = Date.now() + 300_000; Date.now() < deadline; await pause(100)) {
			const statuses = await Promise.all(
				Array.from({ length: twice ? 2 : 1 }, async () => {
					const status = await send(url, filled, key);
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

	async function submitAll(forms: Filled[]): Promise<void> {
		for (let at = 0; at < forms.length; at += batch) {
			const opened: { filled: Filled; key: string }[] = [];
			for (const filled of forms.slice(at, at + batch)) {
				let key = await keyFrom(url, filled.path);
				for (; !key; key = await keyFrom(url, filled.path)) await pause(100);
				opened.push({ filled, key });
			}
			await pause(2_050);
			for (const { filled, key } of opened) {
				// Every tenth submission is a double click.
				const twice = filled.marker.endsWith("0");
				if (twice) tally.doubled += 1;
				await submit(filled, key, twice);
			}
		}
	}

	async function kill(number: number): Promise<void> {
		const kind = kinds[number % kinds.length] as (typeof kinds)[number];
		const server = kind === "app" ? [] : processTree(await embeddedServer(home));
		const app = kind === "database" ? [] : [site.pid];
		for (const pid of [...app, ...server]) killProcess(pid);
		tally[kind] += 1;
		if (kind !== "database") {
			await site.ended;
			site = await start();
		}
		while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
			if (!existsSync(`/proc/${site.pid}`)) throw new Error("The site ended by itself.");
			await pause(10);
		}
		console.log(`${number + 1} ${kind}: ${acknowledged.size} acknowledged, ${telegram.announced.size} announced`);
	}

	async function killAlways(done: () => boolean): Promise<void> {
		for (let number = 0; number < kills; number++) {
			// A random time within this kill's share of the run.
			const due = ((number + random()) / kills) * 0.98 * count;
			while (acknowledged.size < due && !done()) await pause(5);
			await pause(random() * 100);
			await kill(number);
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

	try {
		const programs = (await query("select id from programs order by title limit 50")).map(({ id }) => id as string);
		const all = Array.from({ length: count }, (_, number) => fill(number, programs, random));
		// Raise the site-wide limits; the limits per address stay.
		await query(`insert into rate_limits (key, points, expire)
			select form || ' all:site', -1000000, extract(epoch from now() + interval '1 day') * 1000
			from unnest(array['contact', 'apply']) form`);
		const began = performance.now();
		let over = false;
		const visits = Promise.all(
			Array.from({ length: clients }, async (_, client) => {
				await pause(client * 20);
				await submitAll(all.filter((_, number) => number % clients === client));
			}),
		).then(() => {
			over = true;
		});
		await Promise.all([visits, killAlways(() => over)]);
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
		const [failed] = await query("select count(*) as failed from deliveries where state = 'failed'");
		await site.stop();
		const stored = new Map<string, number>();
		const words = new Map(all.map((filled) => [filled.marker, filled.words]));
		for (const { name = "", words: found } of rows) {
			const marker = markerIn(name) ?? "";
			if (words.get(marker) === found) stored.set(marker, (stored.get(marker) ?? 0) + 1);
		}
		const those = (test: (marker: string) => boolean) => [...acknowledged].filter(test).length;
		return {
			...tally,
			refused: [...refused].map(([status, times]) => `${times} × ${status}`).join(", ") || "none",
			acknowledged: acknowledged.size,
			stored: those((marker) => stored.get(marker) === 1),
			lost: those((marker) => !stored.has(marker)),
			storedTwice: [...stored.values()].filter((times) => times > 1).length,
			otherRows: rows.length - [...stored.values()].reduce((sum, times) => sum + times, 0),
			announced: those((marker) => telegram.announced.has(marker)),
			digested: telegram.digested(),
			// A digest names nobody: without it and a message of its own, nobody learned of a submission.
			unannounced: Math.max(0, acknowledged.size - telegram.announced.size - telegram.digested()),
			announcedTwice: [...telegram.announced.values()].filter((times) => times > 1).length,
			waiting,
			failed: Number(failed?.failed),
			withoutOneTask: Number(tasks?.wrong),
			unavailable: telegram.refused(),
			submitted,
			drained,
		};
	} finally {
		telegram.stop();
		// The site's own stop ends the database; after a failure it would keep running.
		const server = await embeddedServer(home).catch(() => undefined);
		for (const pid of server ? processTree(server) : []) killProcess(pid);
		await remove();
	}
}
