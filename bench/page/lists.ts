import { readFileSync } from "node:fs";
import { fillCatalog } from "../support/catalog.ts";
import { addressOf } from "../support/load.ts";
import { temporaryFolder } from "../support/processes.ts";
import { formatNumber, median, percentile, report, sized, table } from "../support/report.ts";
import { fillDesk, query, signInOwner, startDatabase, startSite, statusOf } from "../support/site.ts";

const scale = sized(1, 0.05);
const [programs, applicants, open, messages] = [20_000 * scale, 20_000 * scale, 3_000 * scale, 100_000 * scale];
const rounds = sized(5, 1);

/** 60 lists and searches of programs, then the lists and searches of staff. */
const addresses = readFileSync("bench/support/queries.txt", "utf8").trim().split("\n");

/** Lists and searches to the last byte, without the page cache, and from the database after each save. */
export async function measureLists(): Promise<void> {
	const databaseUrl = await startDatabase(temporaryFolder());
	await fillCatalog(databaseUrl, programs / 50, programs);
	await fillDesk(databaseUrl, applicants, open);
	await query(
		databaseUrl,
		`insert into entries (applicant_id, kind, channel, text, visible_at)
			select id, 'message_in', 'web', 'When do I hear from the university?', created_at from applicants, generate_series(1, ${messages / applicants})`,
		"vacuum analyze",
	);
	const site = await startSite({ settings: { DATABASE_URL: databaseUrl, PAGE_CACHE_MB: "0", TRUST_PROXY: "1" } });
	const cookie = await signInOwner(site.url);
	const [program] = await query(databaseUrl, "select id from programs order by created_at limit 1");
	let count = 0;

	async function read(path: string): Promise<string> {
		const headers = { "x-forwarded-for": addressOf(count++ % 60_000), ...(path.startsWith("/admin") && { cookie }) };
		const answer = await fetch(site.url + path, { headers, redirect: "manual" });
		if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}.`);
		return answer.text();
	}

	async function changeProgram(title: string): Promise<void> {
		const headers = { cookie, "content-type": "application/json", "if-match": "*", "sec-fetch-site": "same-origin" };
		const init = { method: "PATCH", headers, body: JSON.stringify({ title, title_en: title }) };
		const status = await statusOf(`${site.url}/api/programs/${program?.id}`, init);
		if (status !== 200) throw new Error(`A program was not saved: ${status}.`);
	}

	let missedSaves = 0;
	const times = new Map(addresses.map((path) => [path, [] as number[]]));
	for (let round = 0; round <= rounds; round++) {
		const word = `savedword${round}`;
		await changeProgram(`Program ${word}`);
		if (!(await read(`/programs?q=${word}`)).includes(`Program ${word}`)) missedSaves += 1;
		for (const [path, own] of times) {
			const began = performance.now();
			await read(path);
			// In the first round, V8 compiles what they run.
			if (round > 0) own.push(performance.now() - began);
		}
	}
	const of = (prefix: string) => [...times].filter(([path]) => path.startsWith(prefix)).flatMap(([, own]) => own);
	const slowest = [...times].map(([path, own]): [string, number] => [path, median(own)]).sort(([, a], [, b]) => b - a);
	report(
		"lists",
		"Lists and searches",
		`${formatNumber(programs)} programs with four intakes each, ${formatNumber(applicants)} applicants, ${formatNumber(applicants * 3)} tasks (${formatNumber(open)} open), ${formatNumber(messages)} messages. To the last byte, one request after the other, without the page cache. ${rounds} rounds, each after a save.`,
		{ lists: percentile(of("/programs?"), 0.95), missedSaves, staffLists: percentile(of("/admin/"), 0.95) },
		table(["slowest lists", "median, ms"], slowest.slice(0, 5)),
	);
}
