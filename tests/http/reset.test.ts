import { execFile } from "node:child_process";
import pg from "pg";
import { expect, test } from "vitest";
import { readSettings } from "../../server/config.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { root } from "../support/project.ts";
import { freshDatabase, sqlOn, temporaryFolder, testSite } from "../support/site.ts";

/** Runs `npm run reset` with the given arguments on the database at `url`. */
async function reset(url: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
	const AUTH_SECRET = "only for tests, only for tests, only for tests";
	const env = { PATH: process.env.PATH ?? "", DATABASE_URL: url, AUTH_SECRET, DATA_DIR: await temporaryFolder() };
	return new Promise((done) => {
		const child = execFile(process.execPath, ["bin/reset.ts", ...args], { cwd: root, env }, (_error, output, errors) =>
			done({ code: child.exitCode, output: output + errors }),
		);
	});
}

const contentTables = [
	"universities",
	"programs",
	"blog_posts",
	"hero_content",
	"company_features",
	"company_info",
	"team_members",
	"achievements",
	"testimonials",
	"offices",
	"closed_days",
	"legal_entities",
	"service_fees",
	"search_synonyms",
	"social_links",
	"notices",
	"funds_rules",
	"cost_items",
];

test("F6: reset --empty creates a site without sample data and without its notice, with an owner who can sign in", async () => {
	const url = await freshDatabase("sample");
	const sql = sqlOn(url);
	const { code, output } = await reset(url, "--empty");
	expect([code, output]).toEqual([0, expect.stringContaining("The database is empty, without sample data.")]);
	for (const table of contentTables)
		expect(await sql(`select count(*)::int as count from ${table}`), table).toEqual([{ count: 0 }]);
	const [, email = "", password = ""] = /as (\S+) with the password (\S+)$/m.exec(output) ?? [];
	const site = await testSite("empty", { databaseUrl: url, databaseDirectUrl: url });
	const signedIn = await site.post("/auth", { email, password, returnTo: "/admin" });
	expect(signedIn.headers.get("location")).toBe("/admin");
	expect(await (await site.get("/")).text()).not.toContain("Sample data");
});

/** Queries whose connection is not taken for a running site. */
const queriesOn = (url: string) => async (text: string) => {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	return (await client.query(text).finally(() => client.end())).rows;
};

/** As `npm start` does with sample data switched on. */
async function startAgain(url: string): Promise<void> {
	const settings = readSettings({ DATABASE_URL: url, SAMPLE_DATA: "on", AUTH_SECRET: "x".repeat(32) });
	await (await prepareDatabase(settings, () => {})).stop();
}

test("operations 2: a site without sample data stays so at the next start, also after its owner has deleted the sample", async () => {
	const url = await freshDatabase();
	const sql = queriesOn(url);
	const count = async () => (await sql("select count(*)::int as count from universities"))[0].count;
	await reset(url, "--empty");
	await startAgain(url);
	expect(await count()).toBe(0);
	await reset(url);
	expect(await count()).toBe(30);
	await sql("truncate universities, programs cascade");
	await startAgain(url);
	expect(await count()).toBe(0);
});

test("operations 3: reset takes no unknown option, deletes what people have entered only with --yes and after a backup", async () => {
	const url = await freshDatabase("sample");
	const sql = queriesOn(url);
	const count = async () =>
		(await sql("select count(*)::int as count from contact_submissions where not is_example"))[0].count;
	await sql(
		"insert into contact_submissions (name, email, message) values ('A Person', 'person@example.com', 'Do not delete me')",
	);
	for (const options of [["--help"], ["--emtpy"], ["--yes", "--emtpy"], [], ["--empty"]]) {
		const { code, output } = await reset(url, ...options);
		expect([options, code, output.trim().split("\n").length]).toEqual([options, options[0] === "--help" ? 0 : 1, 1]);
		expect(await count()).toBe(1);
	}
	const site = await testSite("empty", { databaseUrl: url, databaseDirectUrl: url });
	await site.get("/");
	expect((await reset(url, "--yes")).output).toContain("The site is running");
	expect(await count()).toBe(1);
	await site.close();
	expect((await reset(url, "--yes")).output).toMatch(/^A backup was written to \S+/);
	expect(await count()).toBe(0);
	// The example people are no reason to ask.
	expect(await sql("select count(*)::int as count from applicants where is_example")).toEqual([{ count: 11 }]);
	expect((await reset(url)).code).toBe(0);
});

test("F6: reset without --empty restores the sample data and its notice", async () => {
	const url = await freshDatabase();
	expect((await reset(url, "--yes")).output).toContain("The database contains the sample data again.");
	const sql = sqlOn(url);
	expect(await sql("select count(*)::int as count from universities")).toEqual([{ count: 30 }]);
	expect(await sql("select is_on from policies where name = 'sample-notice'")).toEqual([{ is_on: true }]);
});
