// Measures how long stored applications take to be linked to applicants, and the applicants' own pages afterwards.
import { loadavg } from "node:os";
import pg from "pg";
import { connect } from "../database/connect.ts";
import { Caller } from "../domain/access/caller.ts";
import { linkStoredApplications } from "../domain/applicants/link-commands.ts";
import { createAuthentication } from "../server/better-auth.ts";
import { scriptContext } from "../server/script-context.ts";
import { fillApplications } from "./support/applications.ts";
import { benchSecret, startDatabase } from "./support/database.ts";
import { median, percentile } from "./support/numbers.ts";
import { cpuSeconds, temporaryFolder } from "./support/processes.ts";
import { formatNumber, judge, report, table } from "./support/report.ts";
import { type SiteProcess, startSite } from "./support/site-process.ts";

const people = 200;
const repeats = 5;
const [rows = 100_000] = process.argv.filter((word) => /^\d+$/.test(word)).map(Number);

const { folder, remove } = await temporaryFolder();
const database = await startDatabase(folder);
const client = new pg.Client({ connectionString: database.url });
await client.connect();
let site: SiteProcess | undefined;
try {
	console.log(`Filling ${rows.toLocaleString("en")} applications …`);
	// As after the migration of a release without applicants.
	await client.query("alter table applications alter applicant_id drop not null");
	await client.query("alter table applications disable trigger applications_create_applicant");
	await fillApplications(database.url, rows, new Date());
	await client.query("alter table applications enable trigger applications_create_applicant");
	const linkSeconds = await link();
	await fillCases();
	const [counts] = (
		await client.query(`select (select count(*)::int from applicants) as applicants,
			(select count(*)::int from case_events) as events, (select count(*)::int from messages) as messages`)
	).rows;
	const cookies = await openSessions();
	site = await startSite({ settings: { DATABASE_URL: database.url, DATA_DIR: folder } });
	const measured = [];
	for (const { name, path, level } of [
		{ name: "/my, one application", path: "/uz/my", level: "known" },
		{ name: "/my, all applications of the person", path: "/uz/my", level: "proven" },
		{ name: "/my/messages", path: "/ru/my/messages", level: "known" },
		{ name: "/my/details", path: "/my/details", level: "proven" },
		{ name: "/my, the form", path: "/my", level: undefined },
	] as const) {
		const own = level ? cookies[level] : Array.from({ length: people }, () => "");
		// The first requests of a process compile its code.
		await readAll(site.url + path, own.slice(0, 30));
		const used = cpuSeconds(site.pid);
		const reads: number[][] = [];
		for (let turn = 0; turn < repeats; turn++) reads.push(await readAll(site.url + path, own));
		const cpu = ((cpuSeconds(site.pid) - used) * 1_000) / (repeats * own.length);
		// Other programs of the machine slow some reads of an applicant, and the data slows all of them.
		const times = own.map((_, at) => median(reads.map((read) => read[at] as number)));
		measured.push({ name, times, cpu });
	}
	const slowest = Math.max(...measured.map(({ times }) => percentile(times, 0.95)));
	report(
		"my",
		"Applicants and their own pages",
		`${rows.toLocaleString("en")} stored applications are linked to ${counts.applicants.toLocaleString("en")} applicants in ${linkSeconds.toFixed(1)} s, a thousand per transaction.

Then each page is read by ${people} applicants one after another, ${repeats} times each (medians), over ${counts.events.toLocaleString("en")} events and ${counts.messages.toLocaleString("en")} messages: from
the request to the last byte, on loopback. The load average was ${loadavg()[0]?.toFixed(1)}, from other programs on the machine.

${table(
	["page", "median, ms", "95 of 100, ms", "slowest, ms", "CPU of the site, ms"],
	measured.map(({ name, times, cpu }) => [name, ...[0.5, 0.95, 1].map((share) => percentile(times, share)), cpu]),
)}

The slowest 95 of 100: ${formatNumber(slowest)} ms (${judge("ownPages", slowest)}).`,
	);
} finally {
	await site?.stop();
	await client.end();
	await database.stop();
	await remove();
}

/** @returns the duration in seconds. */
async function link(): Promise<number> {
	const connection = connect(database.url);
	const began = performance.now();
	await linkStoredApplications(new Caller({ role: "system" }, scriptContext(connection.database)));
	const seconds = (performance.now() - began) / 1_000;
	await connection.close();
	return seconds;
}

/** Three messages for each applicant, and a second status for every third application. */
async function fillCases(): Promise<void> {
	await client.query(`insert into messages (applicant_id, application_id, direction, channel, text, sent_at)
		select applicant_id, id, case when n = 2 then 'out' else 'in' end, 'web', repeat('When do I have to send the papers? ', n),
			submitted_at + n * interval '1 day' from applications, generate_series(1, 3) n`);
	await client.query(`insert into case_events (applicant_id, application_id, kind, is_public, at, shown_at, data)
		select applicant_id, id, 'status_changed', true, submitted_at + interval '1 hour', submitted_at + interval '62 minutes',
			jsonb_build_object('from', 'pending', 'to', status) from applications where status <> 'pending' and random() < 0.33`);
	await client.query("vacuum analyze");
}

/** @returns the cookies of as many applicants as are measured, for each level. */
async function openSessions(): Promise<{ known: string[]; proven: string[] }> {
	const connection = connect(database.url);
	const settings = { secret: benchSecret, siteName: "Hamroh", siteUrl: "http://localhost:3000" };
	const authentication = createAuthentication(settings, connection.database);
	const open = async (level: string, applicationId: string) => {
		const { rows: opened } = await client.query(
			`insert into applicant_sessions (applicant_id, application_id, level, expires_at)
			select applicant_id, ${applicationId}, $1, now() + interval '1 hour' from applications
			where hashtext(id::text) % 7 = 0 order by id limit $2 returning id`,
			[level, people],
		);
		return opened.map(({ id }) => `my=${authentication.sign("my", id)}`);
	};
	const cookies = { known: await open("known", "id"), proven: await open("proven", "null::uuid") };
	await connection.close();
	return cookies;
}

/** @returns milliseconds of each read. */
async function readAll(url: string, cookies: string[]): Promise<number[]> {
	const times: number[] = [];
	for (const cookie of cookies) {
		const began = performance.now();
		const answer = await fetch(url, { headers: cookie ? { cookie } : {} });
		const text = await answer.text();
		times.push(performance.now() - began);
		if (answer.status !== 200 || text.includes('name="reference"') === (cookie !== ""))
			throw new Error(`${url} answered ${answer.status}, not with the page that is measured.`);
	}
	return times;
}
