import { execFile } from "node:child_process";
import pg from "pg";
import { expect, test } from "vitest";
import { readSettings } from "../../server/config.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { root } from "../support/project.ts";
import { freshDatabase, temporaryFolder, testSite } from "../support/site.ts";

/** Runs `npm run reset` with the given arguments on the database at `url`. */
async function reset(url: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
	const AUTH_SECRET = "only for tests, only for tests, only for tests";
	const env = { ...process.env, DATABASE_URL: url, AUTH_SECRET, DATA_DIR: await temporaryFolder() };
	return new Promise((done) => {
		const child = execFile(process.execPath, ["bin/reset.ts", ...args], { cwd: root, env }, (_error, output, errors) =>
			done({ code: child.exitCode, output: output + errors }),
		);
	});
}

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

test("F6, operations 2, 3: reset deletes what people have entered only with --yes and after a backup, and restores the sample data, or none with --empty", async () => {
	const url = await freshDatabase("sample");
	const sql = queriesOn(url);
	const count = async (what: string) => (await sql(`select count(*)::int as count from ${what}`))[0].count;
	const entered = "contact_submissions where not is_example";
	await sql(
		"insert into contact_submissions (name, email, message) values ('A Person', 'person@example.com', 'Do not delete me')",
	);
	const refused = await reset(url, "--empty");
	expect([refused.code, refused.output.trim().split("\n").length]).toEqual([1, 1]);
	expect(await count(entered)).toBe(1);
	expect((await reset(url, "--yes")).output).toMatch(
		/^A backup was written to \S+.*The database contains the sample data again\./s,
	);
	expect(await count(entered)).toBe(0);
	expect(await count("universities")).toBe(30);
	expect(await sql("select is_on from policies where name = 'sample-notice'")).toEqual([{ is_on: true }]);
	// The example people are no reason to ask.
	expect(await count("applicants where is_example")).toBe(11);
	const { code, output } = await reset(url, "--empty");
	expect([code, output]).toEqual([0, expect.stringContaining("The database is empty, without sample data.")]);
	await startAgain(url);
	for (const table of ["universities", "programs", "blog_posts", "offices", "funds_rules"])
		expect(await count(table), table).toBe(0);
	const [, email = "", password = ""] = /as (\S+) with the password (\S+)$/m.exec(output) ?? [];
	const site = await testSite("empty", { databaseUrl: url, databaseDirectUrl: url });
	const signedIn = await site.post("/auth", { email, password, returnTo: "/admin" });
	expect(signedIn.headers.get("location")).toBe("/admin");
	expect(await (await site.get("/")).text()).not.toContain("Sample data");
});
