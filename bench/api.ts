// Measures the API's public reads on a large catalog, next to the same reads as plain SQL.
import { Agent, get } from "node:http";
import pg from "pg";
import { fillCatalog } from "./support/catalog.ts";
import { startDatabase } from "./support/database.ts";
import { median, percentile } from "./support/numbers.ts";
import { temporaryFolder } from "./support/processes.ts";
import { judge, report, table } from "./support/report.ts";
import { startSite } from "./support/site-process.ts";

const repeats = 9;
const [programs = 100_000] = process.argv.filter((word) => /^\d+$/.test(word)).map(Number);

/**
 * The reference: one statement that returns the page and the exact count as JSON, and matches words with ilike in every
 * variant.
 */
function plain(relation: string, where: string, order: string, join: string, offset = 0): string {
	return `with found as (select * from ${relation} where ${where}),
		page as (select found.*, ${join} from found order by ${order} limit 12 offset ${offset})
		select json_build_object('total', (select count(*) from found), 'items', coalesce(json_agg(page), '[]')) as body from page`;
}
const variants = (field: string) => ["", "_en", "_ru", "_uz"].map((end) => field + end);
const holds = (word: string, ...fields: string[]) =>
	`(${fields
		.flatMap(variants)
		.map((field) => `${field} ilike '%${word}%'`)
		.join(" or ")})`;
const ofUniversity = `(select row_to_json(u) from (select id, name, location from universities where id = university_id) u) as universities`;
const ofPrograms = `(select json_agg(p) from (select id, title, type from programs where university_id = found.id) p) as programs`;
const program = (where: string, page = 1) =>
	plain("programs", where, "created_at desc, id desc", ofUniversity, (page - 1) * 12);
const university = (where: string, order = "ranking asc nulls last, name", page = 1) =>
	plain("universities", where, order, ofPrograms, (page - 1) * 12);
const inTitle = (word: string) => holds(word, "title", "description");
const content = (relation: string, order: string) =>
	`select json_build_object('items', coalesce(json_agg(t order by ${order}), '[]')) as body from ${relation} t`;

const { folder, remove } = await temporaryFolder();
const database = await startDatabase(folder);
try {
	console.log(`Filling ${programs.toLocaleString("en")} programs …`);
	await fillCatalog(database.url, { universities: Math.max(20, Math.round(programs / 20)), programs });
	const client = new pg.Client({ connectionString: database.url });
	await client.connect();
	// If the measurement fails, its error and not that of this connection is shown.
	client.on("error", () => {});
	const idOf = async (relation: string) =>
		(await client.query(`select id from ${relation} order by created_at desc offset 10 limit 1`)).rows[0].id as string;
	const [aProgram, aUniversity, aPost] = [
		await idOf("programs"),
		await idOf("universities"),
		(await client.query("select id from blog_posts where published limit 1")).rows[0].id as string,
	];
	const last = Math.ceil(programs / 12);
	const reads: [path: string, sql: string][] = [
		["programs", program("true")],
		[`programs?page=${Math.ceil(last / 2)}`, program("true", Math.ceil(last / 2))],
		[`programs?page=${last}`, program("true", last)],
		["programs?type=Master", program("type like '%Master%'")],
		[`programs?university_id=${aUniversity}`, program(`university_id = '${aUniversity}'`)],
		["programs?q=robot", program(inTitle("robot"))],
		["programs?q=korean", program(inTitle("korean"))],
		["programs?q=nursing&type=PhD", program(`${inTitle("nursing")} and type like '%PhD%'`)],
		["programs?q=философия", program(inTitle("философия"))],
		["programs?q=ramositu", program(inTitle("ramositu"))],
		["programs?q=engineering&page=20", program(inTitle("engineering"), 20)],
		["programs?limit=100", program("true").replace("limit 12", "limit 100")],
		[`programs/${aProgram}`, program(`id = '${aProgram}'`)],
		["universities", university("true")],
		["universities?page=200", university("true", undefined, 200)],
		["universities?order=name", university("true", "lower(name)")],
		["universities?is_public=true", university("is_public")],
		["universities?location=Seoul", university("(location ilike '%Seoul%' or location_en ilike '%Seoul%')")],
		["universities?q=science", university(holds("science", "name", "description"))],
		["universities?q=университет", university(holds("университет", "name", "description"))],
		[`universities/${aUniversity}`, university(`id = '${aUniversity}'`)],
		["blog_posts", plain("blog_posts", "published", "created_at desc", "1")],
		["blog_posts?limit=3", plain("blog_posts", "published", "created_at desc", "1").replace("limit 12", "limit 3")],
		[`blog_posts/${aPost}`, plain("blog_posts", `id = '${aPost}'`, "id", "1")],
		["offices", content("offices", "order_index")],
		["social_links", content("(select * from social_links where is_active)", "platform")],
		["hero_content", content("(select * from hero_content limit 1)", "id")],
		["company_features", content("company_features", "order_index")],
		["company_info", content("company_info", "section_key")],
		["team_members", content("team_members", "order_index")],
		["achievements", content("achievements", "order_index")],
		["testimonials", content("(select * from testimonials limit 3)", "id")],
	];

	const settings = { DATABASE_URL: database.url };
	const site = await startSite({ settings });
	const without = await startSite({ settings: { ...settings, PAGE_CACHE_MB: "0" } });
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	/** Milliseconds from the request to the last byte of the response, over a kept-alive connection. */
	const ask = (path: string, from = site) =>
		new Promise<{ time: number; bytes: number }>((done, failed) => {
			const began = performance.now();
			get(`${from.url}/api/${encodeURI(path)}`, { agent }, (answer) => {
				if (answer.statusCode !== 200) failed(new Error(`${path} answered ${answer.statusCode}`));
				let bytes = 0;
				answer.on("data", (piece: Buffer) => {
					bytes += piece.length;
				});
				answer.on("end", () => done({ time: performance.now() - began, bytes }));
			}).on("error", failed);
		});
	async function timesOf(once: () => Promise<number>): Promise<number[]> {
		await once();
		const times: number[] = [];
		for (let time = 0; time < repeats; time++) times.push(await once());
		return times;
	}
	const measured: { path: string; bytes: number; kept: number; api: number; sql: number }[] = [];
	// Warm up: the first call includes loading and compiling the code.
	for (const each of [site, without]) for (const [path] of reads) await ask(path, each);
	for (const [path, sql] of reads) {
		const { bytes } = await ask(path);
		const kept = median(await timesOf(async () => (await ask(path)).time));
		const api = median(await timesOf(async () => (await ask(path, without)).time));
		const reference = await timesOf(async () => {
			const began = performance.now();
			await client.query(sql);
			return performance.now() - began;
		});
		measured.push({ path: decodeURI(path).replace(/[0-9a-f-]{36}/, "…"), bytes, kept, api, sql: median(reference) });
	}
	agent.destroy();
	await site.stop();
	await without.stop();
	await client.end();
	const p = (of: "kept" | "api" | "sql", share: number) =>
		percentile(
			measured.map((one) => one[of]),
			share,
		);
	report(
		"api",
		"The API's public reads",
		`${measured.length} reads over ${programs.toLocaleString("en")} programs, one after the other over one connection: from the request to the last byte, through HTTP, limits, ETag and all; kept in memory as it is by default, and with nothing kept.
Beside it the same page and exact count as one statement of plain SQL on a connection of its own, words by \`ilike\` over every variant, as a table service sends it. Medians of ${repeats}.

${table(
	["", "from memory, ms", "made anew, ms", "plain SQL, ms"],
	[
		["median", p("kept", 0.5), p("api", 0.5), p("sql", 0.5)],
		["95 of 100", p("kept", 0.95), p("api", 0.95), p("sql", 0.95)],
		["slowest", p("kept", 1), p("api", 1), p("sql", 1)],
	],
)}

Whole response, 95 of 100: from memory ${judge("apiReads", p("kept", 0.95))}, made anew ${judge("apiReads", p("api", 0.95))}.

${table(
	["read", "bytes", "from memory, ms", "made anew, ms", "plain SQL, ms"],
	measured.map(({ path, bytes, kept, api, sql }) => [`\`${path}\``, bytes, kept, api, sql]),
)}`,
	);
} finally {
	await database.stop();
	await remove();
}
