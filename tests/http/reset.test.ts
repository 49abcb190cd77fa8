import { expect, test } from "vitest";
import { readSettings } from "../../server/config.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { query } from "../support/data-directory.ts";
import { runScript } from "../support/project.ts";
import { freshDatabase, secret, temporaryFolder, testSite } from "../support/site.ts";

/** Runs `npm run reset` with the given arguments on the database at `url`. */
const reset = async (url: string, ...args: string[]) =>
	runScript("bin/reset.ts", args, { DATABASE_URL: url, AUTH_SECRET: secret, DATA_DIR: await temporaryFolder() });

test("F6, operations 2, 3: reset deletes what people have entered only with --yes and after a backup, and restores the sample data, or none with --empty", async () => {
	const url = await freshDatabase("sample");
	// Without a connection that would be taken for a running site.
	const sql = (text: string) => query({ url }, text);
	const count = async (what: string) => (await sql(`select count(*)::int as count from ${what}`))[0]?.count;
	const entered = "contact_submissions where not is_example";
	const message = "'A Person', 'person@example.com', 'Do not delete me'";
	await sql(`insert into contact_submissions (name, email, message) values (${message})`);
	const refused = await reset(url, "--empty");
	expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(/^.+$/) });
	expect(await count(entered)).toBe(1);
	const again = /^A backup was written to \S+.*The database contains the sample data again\./s;
	expect((await reset(url, "--yes")).output).toMatch(again);
	expect(await count(entered)).toBe(0);
	expect(await count("universities")).toBe(30);
	expect(await sql("select is_on from policies where name = 'sample-notice'")).toEqual([{ is_on: true }]);
	// The example people are no reason to ask.
	expect(await count("applicants where is_example")).toBe(11);
	const { code, output } = await reset(url, "--empty");
	expect([code, output]).toEqual([0, expect.stringContaining("The database is empty, without sample data.")]);
	// As `npm start` does with sample data switched on.
	const settings = readSettings({ DATABASE_URL: url, SAMPLE_DATA: "on", AUTH_SECRET: secret });
	await (await prepareDatabase(settings, () => {})).stop();
	for (const table of ["universities", "programs", "blog_posts", "offices", "funds_rules"])
		expect(await count(table), table).toBe(0);
	const [, email = "", password = ""] = /as (\S+) with the password (\S+)$/m.exec(output) ?? [];
	const site = await testSite("empty", { databaseUrl: url, databaseDirectUrl: url });
	const signedIn = await site.post("/auth", { email, password, returnTo: "/admin" });
	expect(signedIn.headers.get("location")).toBe("/admin");
	expect(await (await site.get("/")).text()).not.toContain("Sample data");
});
