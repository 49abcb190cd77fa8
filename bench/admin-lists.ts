// Measures the response time of the staff lists with many applications and programs, under every filter.
import { connect } from "../database/connect.ts";
import { Caller } from "../domain/access/caller.ts";
import { getOverview } from "../domain/analytics/overview/queries.ts";
import { exportApplications } from "../domain/applications/export-queries.ts";
import { listApplications } from "../domain/applications/list-queries.ts";
import { applicationFilter } from "../domain/applications/rules.ts";
import { applicationStatuses } from "../domain/applications/schema.ts";
import { listProgramRecords } from "../domain/catalog/program-queries.ts";
import { programRecordFilter } from "../domain/catalog/rules.ts";
import { searchEverything } from "../domain/global-search/queries.ts";
import { scriptContext } from "../server/script-context.ts";
import { fillApplications } from "./support/applications.ts";
import { fillCatalog } from "./support/catalog.ts";
import { startDatabase } from "./support/database.ts";
import { inDatabase } from "./support/in-database.ts";
import { median, percentile } from "./support/numbers.ts";
import { temporaryFolder } from "./support/processes.ts";
import { judge, report, table } from "./support/report.ts";

const repeats = 5;
const [rows = 100_000, programs = rows] = process.argv.filter((word) => /^\d+$/.test(word)).map(Number);
const last = Math.ceil(rows / 10);

const words = [
	"aziza",
	"каримов",
	"karimov",
	"gulnora",
	"ким",
	"+998 90 123",
	"90 000 79",
	"1234567",
	"hm-0a",
	"bobur pak",
	"nobody",
	"a",
	"9",
];
const searches = [
	"",
	`page=${Math.ceil(last / 2)}`,
	`page=${last}`,
	"date=today",
	"date=week",
	"status=approved",
	...applicationStatuses.flatMap((status) => [
		`status=${status}`,
		`status=${status}&date=week`,
		`status=${status}&page=${Math.ceil(last / 20)}`,
	]),
	...words.flatMap((word) => [
		`q=${encodeURIComponent(word)}`,
		`q=${encodeURIComponent(word)}&status=pending`,
		`q=${encodeURIComponent(word)}&date=week`,
	]),
];

/** Each filter and each order of the applications list, alone and together. */
const filters = [
	"university=yonsei",
	"program=design",
	"certificate=topik",
	"certificate=ielts",
	"city=tashkent",
	"city=нукус",
	"age_from=18&age_to=20",
	"language=uz",
	"email=no",
	"assignee=nobody",
	"office=tashkent",
	"office=seoul",
	"suspect=no",
	"from=2026-03-01&to=2026-09-01",
	"office=tashkent&status=pending&age_from=18&email=no&language=en",
];
const orders = ["name", "-name", "submitted", "status", "age", "-age", "city", "due", "-due"];
searches.push(
	...filters,
	...orders.map((sort) => `sort=${sort}`),
	...orders.map((sort) => `sort=${sort}&status=pending&size=100`),
	...orders.map((sort) => `sort=${sort}&age_from=18&age_to=20&page=50`),
);

/** What staff type into the search over everything. */
const typed = ["aziza", "каримов", "ka", "90 123 45 67", "hm-0a", "korean", "nobody at all"];

const ofPrograms = [
	"",
	`page=${last}`,
	"type=PhD",
	"university=yonsei",
	"q=robot",
	"q=korean",
	"q=философия",
	"q=ramositu",
	"q=engineering&type=Master&page=20",
	"q=nothing of the kind",
];

const { folder, remove } = await temporaryFolder();
const database = await startDatabase(folder);
try {
	console.log(`Filling ${programs.toLocaleString("en")} programs and ${rows.toLocaleString("en")} applications …`);
	await fillCatalog(database.url, { universities: Math.max(20, Math.round(programs / 20)), programs });
	const now = new Date();
	await fillApplications(database.url, rows, now);
	const connection = connect(database.url);
	const staff = new Caller(
		{ role: "system" },
		scriptContext(connection.database, () => now),
	);

	/** Duration of a complete read in milliseconds. */
	async function timed(read: (caller: Caller) => Promise<unknown>): Promise<number> {
		const times: number[] = [];
		for (let time = 0; time < repeats; time++) {
			const began = performance.now();
			await read(staff);
			times.push(performance.now() - began);
		}
		return median(times);
	}

	const measured: { name: string; found: number; inside: number; whole: number }[] = [];
	async function measure(list: string, query: string, read: (caller: Caller) => Promise<{ total: number }>) {
		const { total } = await read(staff);
		const inside = await inDatabase(database.url, repeats, read, "system");
		const name = `${list}: \`${decodeURIComponent(query) || "all"}\``;
		measured.push({ name, found: total, inside, whole: await timed(read) });
	}
	for (const query of searches) {
		const filter = applicationFilter(new URLSearchParams(query));
		await measure("applications", query, (caller) => listApplications(caller, filter));
	}
	for (const query of ofPrograms) {
		const filter = programRecordFilter(new URLSearchParams(query));
		await measure("programs", query, (caller) => listProgramRecords(caller, filter, "en"));
	}
	const everything: { words: string; whole: number }[] = [];
	for (const words of typed)
		everything.push({ words, whole: await timed((caller) => searchEverything(caller, words, "en")) });
	const overview = await timed(getOverview);
	let bytes = 0;
	const began = performance.now();
	for await (const piece of await exportApplications(staff, applicationFilter(new URLSearchParams())))
		bytes += piece.length;
	const exported = performance.now() - began;
	await connection.close();

	const p = (of: "inside" | "whole", share: number) =>
		percentile(
			measured.map((one) => one[of]),
			share,
		);
	report(
		"admin-lists",
		"Staff's lists",
		`${measured.length} reads of staff's lists over ${rows.toLocaleString("en")} applications and ${programs.toLocaleString("en")} programs: every status, both dates, words in both scripts,
phone numbers, types, deep pages, and these together; each counts all and shows ten. Medians of ${repeats}.

${table(
	["", "in the database, ms", "whole read, ms"],
	[
		["median", p("inside", 0.5), p("whole", 0.5)],
		["95 of 100", p("inside", 0.95), p("whole", 0.95)],
		["slowest", p("inside", 1), p("whole", 1)],
	],
)}

Whole read, 95 of 100: ${judge("staffLists", p("whole", 0.95))}. The overview's read takes ${Math.round(overview)} ms, an export of all ${Math.round(exported)} ms for ${Math.round(bytes / 1_000).toLocaleString("en")} kB.

The search over everything finds at most five of each kind:

${table(
	["typed", "whole search, ms"],
	everything.map(({ words, whole }) => [`\`${words}\``, whole]),
)}

${table(
	["list and filter", "found", "in the database, ms", "whole read, ms"],
	measured.map(({ name, found, inside, whole }) => [name, found, inside, whole]),
)}`,
	);
} finally {
	await database.stop();
	await remove();
}
