// Measures lists and searches on large catalogs, in the database and to the last byte, and how they scale.
import { get } from "node:http";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { count, sql } from "drizzle-orm";
import pg from "pg";
import { connect } from "../database/connect.ts";
import { Caller } from "../domain/access/caller.ts";
import { getProgram, listPrograms } from "../domain/catalog/program-queries.ts";
import { hasTypedWords, programFilter, programQuery, universityFilter } from "../domain/catalog/rules.ts";
import { getUniversity, listUniversities } from "../domain/catalog/university-queries.ts";
import { matches } from "../domain/search.ts";
import { scriptContext } from "../server/script-context.ts";
import { fillCatalog, marks, texts } from "./support/catalog.ts";
import { prepare, startDatabase } from "./support/database.ts";
import { inDatabase } from "./support/in-database.ts";
import { median, percentile } from "./support/numbers.ts";
import { temporaryFolder } from "./support/processes.ts";
import { judge, report, table } from "./support/report.ts";
import { startSite } from "./support/site-process.ts";

const repeats = 5;
/** Requests before the first that counts, until V8 has compiled what they run. */
const warmUp = 50;
/** The growth is a quotient of two times, so each needs more requests. */
const growthRepeats = 25;
/** Programs of the largest catalog that is compared one by one, which takes seconds for each search of a larger one. */
const mostCompared = 100_000;
const { values } = parseArgs({ options: { largest: { type: "string", default: "1000000" } } });
const { folder, remove } = await temporaryFolder();
const database = await startDatabase(folder);
const sizes = [
	{ name: "small", universities: 20, programs: 100 },
	{ name: "middle", universities: 500, programs: 10_000 },
	{ name: "large", universities: 5_000, programs: 100_000 },
	{ name: "million", universities: 5_000, programs: 1_000_000 },
].filter(({ programs }) => programs <= Number(values.largest));
if (sizes.length < 2) throw new Error("--largest takes 10000, 100000 or 1000000.");

const rare = ["ramositu", "dangilo", "turikaha", "bevisal"];
const words = [
	"korean",
	"engineering",
	"robot",
	"semiconductor",
	"diplomacy",
	"nursing",
	"tourism",
	"design",
	"философия",
];
const cyrillic = ["университет", "корейский", "экономика", "право", "muhandislik", "iqtisodiyot", "иқтисодиёт", "тил"];
const queries = [
	...marks.map((mark) => `q=${mark}`),
	...rare.map((word) => `q=${word}`),
	...words.map((word) => `q=${word}`),
	...cyrillic.map((word) => `q=${word}`),
	"q=computer science",
	"q=korean language course",
	"q=международные отношения",
	"q=100%25",
	"q=nothing of the kind",
	"q=engineering&type=Master",
	"q=engineering&type=PhD&city=Seoul",
	"q=economics&city=Busan",
	"q=language&type=Language Course",
	"q=корейский&city=Daejeon",
	"q=engineering&page=20",
	"q=korean&page=400",
	"q=design&type=Bachelor&page=5",
	"type=Master",
	"type=Bachelor&city=Gwangju",
	"city=Daegu&page=30",
	"page=4000",
	"",
	"up_to=8000000",
	"up_to=12000000&type=Master&page=100",
	"up_to=6000000&city=Seoul&q=engineering",
	"sort=fee",
	"sort=fee&page=400",
	"sort=fee&page=4000",
	"sort=fee&page=8000",
	"sort=fee&type=Master",
	"sort=fee&city=Busan&page=50",
	"sort=fee&q=engineering",
	"sort=fee&up_to=8000000&page=2000",
	"sort=fee&up_to=10000000&type=Bachelor&city=Seoul",
	"sort=fee&q=ramositu",
	"q=engineering&university=FIRST",
	"university=FIRST",
	"university=yonsei",
	"university=national university&type=Master",
];

/** Milliseconds to the last byte of a response: the median of so many requests. */
async function toTheByte(url: string, times: number, before: () => unknown = () => undefined): Promise<number> {
	const taken: number[] = [];
	while (taken.length < times) {
		await before();
		const began = performance.now();
		taken.push(
			await new Promise<number>((done, failed) => {
				get(url, (answer) => {
					if (answer.statusCode !== 200) failed(new Error(`${url} answered ${answer.statusCode}`));
					answer.once("end", () => done(performance.now() - began));
					answer.resume();
				}).on("error", failed);
			}),
		);
	}
	return median(taken);
}

/** Megabytes of the search index, with the indexes of its tables. */
async function indexSize(pool: pg.Pool): Promise<number> {
	const { rows } = await pool.query(
		"select sum(pg_total_relation_size(oid))::float8 / 1e6 as size from pg_class where relkind = 'r' and relname like 'search\\_%'",
	);
	return rows[0].size;
}

type Measured = { query: string; found: number; inside: number; without: number; byte: number; again: number };
/** Nothing for what was not measured. */
const shown = (value: number) => (Number.isNaN(value) ? "" : value);
type Growing = { name: string; inside: number; byte: number };

/**
 * Measures the reference, which compares the normalized text of every program with the words. It finds the same rows
 * without an index.
 */
async function compareOneByOne(url: string, searched: Measured[], university: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.query(`create table compared as select search_fold(search_join(${texts})) as folded from programs`);
	await client.end();
	for (const search of searched) {
		if (!search.query.includes("q=")) continue;
		const filter = programFilter(new URLSearchParams(search.query.replace("=…", `=${university}`)));
		search.without = await inDatabase(url, repeats, (asking) =>
			asking
				.permit("catalog:read")
				.database.select({ total: count() })
				.from(sql`compared`)
				.where(matches(sql`folded`, filter.query)),
		);
	}
}

async function measure(
	url: string,
	programs: number,
): Promise<{ searched: Measured[]; pages: Growing[]; megabytes: number }> {
	const connection = connect(url, { connections: 1 });
	const megabytes = await indexSize(connection.pool);
	const idOf = async (statement: string): Promise<string> => (await connection.pool.query(statement)).rows[0].id;
	const first = await idOf("select id from universities order by created_at limit 1");
	const one = await idOf(`select id from programs order by created_at desc offset ${Math.floor(programs / 2)} limit 1`);
	const site = await startSite({ settings: { DATABASE_URL: url, PAGE_CACHE_MB: "0" } });
	/** The site reads its next list or record from the database, as after a change of the catalog. */
	const forget = async () => {
		await connection.pool.query("notify changed, 'programs'; notify changed, 'universities'");
		await setTimeout(20);
	};
	await toTheByte(`${site.url}/programs`, warmUp, forget);
	const searched: Measured[] = [];
	for (const text of queries) {
		const filter = programFilter(new URLSearchParams(text.replace("FIRST", first)));
		const caller = new Caller({ role: "anonymous" }, scriptContext(connection.database));
		const at = `${site.url}/programs${programQuery(filter)}`;
		const isTyped = hasTypedWords(filter);
		searched.push({
			query: text.replace("=FIRST", "=…"),
			found: (await listPrograms(caller, filter)).total,
			inside: await inDatabase(url, repeats, (asking) => listPrograms(asking, filter)),
			without: Number.NaN,
			byte: await toTheByte(at, repeats, isTyped ? undefined : forget),
			again: isTyped ? Number.NaN : await toTheByte(at, repeats),
		});
	}
	const last = Math.ceil(programs / 12);
	const list = (query: string) => (caller: Caller) => listPrograms(caller, programFilter(new URLSearchParams(query)));
	const universities = (query: string) => (caller: Caller) =>
		listUniversities(caller, universityFilter(new URLSearchParams(query)), "en");
	const pages: Growing[] = [];
	const half = Math.ceil(last / 2);
	for (const [name, path, read] of [
		["programs", "/programs", list("")],
		["programs, half way", `/programs?page=${half}`, list(`page=${half}`)],
		["programs, last page", `/programs?page=${last}`, list(`page=${last}`)],
		["programs of a type", "/programs?type=Master", list("type=Master")],
		["programs of a city", "/programs?city=Busan", list("city=Busan")],
		["a program", `/programs/${one}`, (caller: Caller) => getProgram(caller, one)],
		["universities", "/universities", universities("")],
		["universities by name", "/universities?sort=name", universities("sort=name")],
		["a university", `/universities/${first}`, (caller: Caller) => getUniversity(caller, first)],
	] as const) {
		const at = site.url + path;
		await toTheByte(at, warmUp, forget);
		const inside = await inDatabase(url, repeats, read);
		pages.push({ name, inside, byte: await toTheByte(at, growthRepeats, forget) });
	}
	await site.stop();
	await connection.close();
	if (programs <= mostCompared) await compareOneByOne(url, searched, first);
	return { searched, pages, megabytes };
}

try {
	const results = new Map<string, Awaited<ReturnType<typeof measure>> & { filled: number }>();
	for (const size of sizes) {
		console.log(`Filling ${size.programs.toLocaleString("en")} programs …`);
		const admin = new pg.Client({ connectionString: database.url });
		await admin.connect();
		await admin.query(`create database bench_${size.name}`);
		await admin.end();
		const url = database.url.replace("/hamroh?", `/bench_${size.name}?`);
		await prepare(url);
		const filled = await fillCatalog(url, size);
		results.set(size.name, { ...(await measure(url, size.programs)), filled });
	}
	const parts = sizes.slice(1).map((size) => {
		const { searched, megabytes, filled } = results.get(size.name) as NonNullable<ReturnType<typeof results.get>>;
		const p = (of: "inside" | "byte" | "without" | "again", share: number) =>
			percentile(
				searched.map((one) => one[of]).filter((time) => !Number.isNaN(time)),
				share,
			);
		const all = (share: number) =>
			(["inside", "without", "byte", "again"] as const).map((column) => shown(p(column, share)));
		const [inside, byte] = [p("inside", 0.95), p("byte", 0.95)];
		const judged =
			size.programs > 100_000
				? [`In the database: ${judge("searchMillion", inside)}.`]
				: size.programs === 100_000
					? [
							`In the database: ${judge("searchDatabase", inside)}; to the last byte: ${judge("searchResponse", byte)}.`,
							`Index: ${judge("searchIndex", megabytes)}.`,
						]
					: [];
		return `### ${size.programs.toLocaleString("en")} programs, ${size.universities.toLocaleString("en")} universities

${table(
	["", "in the database, ms", "compared one by one", "to the last byte", "from the list cache"],
	[
		["median", ...all(0.5)],
		["95 of 100", ...all(0.95)],
		["slowest", ...all(1)],
	],
)}

The index takes ${megabytes.toFixed(1)} MB, and was filled at ${filled.toFixed(0)} rows a second. ${judged.join(" ")}

${table(
	["search", "found", "in the database, ms", "compared one by one", "to the last byte", "from the list cache"],
	searched.map(({ query, found, inside, without, byte, again }) => [
		`\`${query}\``,
		found,
		inside,
		shown(without),
		byte,
		shown(again),
	]),
)}`;
	});
	const small = results.get("small")?.pages ?? [];
	const largest = sizes.at(-1) as (typeof sizes)[number];
	const large = results.get(largest.name)?.pages ?? [];
	const most = largest.programs.toLocaleString("en");
	const growth = table(
		["page", "100 programs: database, ms", most, "×", "100: to the last byte", most, "×"],
		small.map(({ name, inside, byte }, at) => {
			const big = large[at] ?? { inside: Number.NaN, byte: Number.NaN };
			return [name, inside, big.inside, big.inside / inside, byte, big.byte, big.byte / byte];
		}),
	);
	report(
		"search",
		"Search and lists",
		`${queries.length} reads of the program list: rare and common words, a word in each of the ${texts.length} texts, Cyrillic and Latin, with filters, by tuition, deep pages;
each counts all and shows one page. In the database: planning and execution by the server's own clock of the statements that the domain
sends. To the last byte: a request to the site without page cache, as after a change of the catalog, so that the site reads the list.
From the list cache: a list without words again. Medians of ${repeats}; of the growth to the last byte, of ${growthRepeats}.

${parts.join("\n\n")}

### Growth

${growth}

To the last byte, the page that grows most: ${judge("searchGrowth", Math.max(...small.map(({ byte }, at) => (large[at]?.byte ?? Number.NaN) / byte)))}.`,
	);
} finally {
	await database.stop();
	await remove();
}
