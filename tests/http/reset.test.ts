import { execFile } from "node:child_process";
import { expect, test } from "vitest";
import { root } from "../support/project.ts";
import { freshDatabase, sqlOn, testSite } from "../support/site.ts";

/** Runs `npm run reset` with the given arguments on the database at `url`. */
function reset(url: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
	const env = {
		PATH: process.env.PATH ?? "",
		DATABASE_URL: url,
		AUTH_SECRET: "only for tests, only for tests, only for tests",
	};
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
	"social_links",
	"notices",
	"policies",
	"funds_rules",
	"cost_items",
];

test("F6: reset --empty creates a site without sample data and without its notice, with an owner who can sign in", async () => {
	const url = await freshDatabase("sample");
	const rejected = await reset(url, "--empty");
	expect(rejected.code).toBe(1);
	expect(rejected.output).toContain("npm run reset -- --empty --yes");
	const sql = sqlOn(url);
	expect(await sql("select count(*)::int as count from universities")).toEqual([{ count: 30 }]);

	const { code, output } = await reset(url, "--empty", "--yes");
	expect([code, output]).toEqual([0, expect.stringContaining("The database is empty, without sample data.")]);
	for (const table of contentTables)
		expect(await sql(`select count(*)::int as count from ${table}`), table).toEqual([{ count: 0 }]);
	const [, email = "", password = ""] = /as (\S+) with the password (\S+)$/m.exec(output) ?? [];
	const site = await testSite("empty", { databaseUrl: url, databaseDirectUrl: url });
	const signedIn = await site.post("/auth", { email, password, returnTo: "/admin" });
	expect(signedIn.headers.get("location")).toBe("/admin");
	expect(await (await site.get("/")).text()).not.toContain("Sample data");
});

test("F6: reset without --empty restores the sample data and its notice", async () => {
	const url = await freshDatabase();
	expect((await reset(url, "--yes")).output).toContain("The database contains the sample data again.");
	const sql = sqlOn(url);
	expect(await sql("select count(*)::int as count from universities")).toEqual([{ count: 30 }]);
	expect(await sql("select is_on from policies where name = 'sample-notice'")).toEqual([{ is_on: true }]);
});
