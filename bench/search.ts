// Measures lists and searches on a large catalog, to the last byte.
import { get } from "node:http";
import pg from "pg";
import { connect } from "../database/connect.ts";
import { Caller } from "../domain/access/caller.ts";
import { listPrograms } from "../domain/catalog/program-queries.ts";
import { programFilter, programQuery } from "../domain/catalog/rules.ts";
import { scriptContext } from "../server/script-context.ts";
import { fillCatalog, marks } from "./support/catalog.ts";
import { prepare, startDatabase } from "./support/database.ts";
import { inDatabase } from "./support/in-database.ts";
import { median, percentile } from "./support/numbers.ts";
import { temporaryFolder } from "./support/processes.ts";
import { judge, report, table } from "./support/report.ts";
import { startSite } from "./support/site-process.ts";

const repeats = 5;
/** Requests before the first that counts, until V8 has compiled what they run. */
const warmUp = 50;
const size = { universities: 400, programs: 20_000 };
const { folder, remove } = await temporaryFolder();
const database = await startDatabase(folder);

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
	"q=IT",
	"q=AI design",
	"q=ИИ",
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
	"page=1600",
	"",
	"up_to=8000000",
	"up_to=12000000&type=Master&page=20",
	"up_to=6000000&city=Seoul&q=engineering",
	"sort=fee",
	"sort=fee&page=400",
	"sort=fee&page=800",
	"sort=fee&page=1600",
	"sort=title",
	"sort=deadline&page=200",
	"sort=fee&type=Master",
	"sort=fee&city=Busan&page=50",
	"sort=fee&q=engineering",
	"sort=fee&up_to=8000000&page=300",
	"sort=fee&up_to=10000000&type=Bachelor&city=Seoul",
	"sort=fee&q=ramositu",
	"q=engineering&university=FIRST",
	"university=FIRST",
	"university=yonsei",
	"university=national university&type=Master",
];

/** Milliseconds to the last byte of a response: the median of so many requests. */
async function toTheByte(url: string, times: number): Promise<number> {
	const taken: number[] = [];
	while (taken.length < times) {
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

try {
	await prepare(database.url);
	await fillCatalog(database.url, size);
	const client = new pg.Client({ connectionString: database.url });
	await client.connect();
	const first = (await client.query("select id from universities order by created_at limit 1")).rows[0].id;
	await client.end();
	const connection = connect(database.url, { connections: 1 });
	const caller = new Caller({ role: "anonymous" }, scriptContext(connection.database));
	const site = await startSite({ settings: { DATABASE_URL: database.url, PAGE_CACHE_MB: "0" } });
	await toTheByte(`${site.url}/programs`, warmUp);
	const searched: { query: string; found: number; inside: number; byte: number }[] = [];
	for (const text of queries) {
		const filter = programFilter(new URLSearchParams(text.replace("FIRST", first)));
		searched.push({
			query: text.replace("=FIRST", "=…"),
			found: (await listPrograms(caller, filter)).total,
			inside: await inDatabase(database.url, repeats, (asking) => listPrograms(asking, filter)),
			byte: await toTheByte(`${site.url}/programs${programQuery(filter)}`, repeats),
		});
	}
	await site.stop();
	await connection.close();
	const share = (of: "inside" | "byte", part: number) =>
		percentile(
			searched.map((one) => one[of]),
			part,
		);
	report(
		"search",
		"Search and lists",
		`${queries.length} reads of the list of ${size.programs.toLocaleString("en")} programs at ${size.universities} universities: rare and common words, a word in each of the
eight texts, Cyrillic and Latin, with filters, by tuition, deep pages; each counts all and shows one page. In the database: planning and
execution by the server's own clock. To the last byte: a request to the site without page cache. Medians of ${repeats}.

${table(
	["", "in the database, ms", "to the last byte, ms"],
	([0.5, 0.95, 1] as const).map((part) => [`${part * 100} of 100`, share("inside", part), share("byte", part)]),
)}

To the last byte, 95 of 100: ${judge("searchResponse", share("byte", 0.95))}.

${table(
	["search", "found", "in the database, ms", "to the last byte, ms"],
	searched.map(({ query, found, inside, byte }) => [`\`${query}\``, found, inside, byte]),
)}`,
	);
} finally {
	await database.stop();
	await remove();
}
