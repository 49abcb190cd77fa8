import { expect, test } from "vitest";
import { university } from "../support/factories.ts";
import { openPage } from "../support/html.ts";
import { staffSite } from "../support/staff.ts";

const now = () => new Date("2026-11-23T03:00:00Z");
const path = "/admin/certifications";
const lists = "/admin/import-export?noun=certifications";
const origin = { source: "https://www.example.org/list", checkedOn: "2026-11-20" };
const status = { status: "certified", validFrom: "2026-03-01", validTo: "2027-02-28", ...origin };
const scopes = { "scope-degree": "yes", "scope-language": "yes" };
const list = { rows: "1. 가람대학교\n2. 나람대\n3. 모르는대학교", ...scopes, ...status };

async function desk() {
	const site = await staffSite("admin", ["empty", { now }]);
	const ids = [
		await university(site.system, { name: "Garam", nameKo: "가람대학교" }),
		await university(site.system, { name: "Naram", nameKo: "나람대학교" }),
		await university(site.system, { name: "Daram" }),
	];
	const count = async () => (await site.sql("select count(*)::int as count from certifications"))[0].count;
	/** Sends a form, and opens the page of the import when it shows the text. */
	async function sent(path: string, fields: Record<string, string>, text: string) {
		const answer = await site.send(path, fields);
		expect(answer.status).toBe(303);
		const page = answer.headers.get("location") ?? "";
		await expect.poll(async () => (await site.open(page)).text, { timeout: 60_000 }).toContain(text);
		return { path: page, ...(await site.open(page)) };
	}
	return { ...site, ids, count, sent };
}

test("B13-3: staff paste a list, see what would change, match a name by hand, only then save it, and take it back", async () => {
	const { get, open, send, sql, count, sent, cookie } = await desk();
	const old = await get(path, { cookie });
	expect([old.status, old.headers.get("location")]).toEqual([301, lists]);
	const checked = await sent(lists, list, "2 rows have errors.");
	expect(checked.one("h1").text).toMatch(
		/Certified: Degree programs, Korean-language courses, 2026-03-01 – 2027-02-28/,
	);
	expect(checked.one("[data-unmatched]").text).toContain("모르는대학교");
	expect(checked.all('[data-state="new"] th').map(({ text }) => text)).toEqual([
		"1 Garam: Degree programs, Certified",
		"2 Garam: Korean-language courses, Certified",
		"3 Naram: Degree programs, Certified",
		"4 Naram: Korean-language courses, Certified",
	]);
	expect(await count()).toBe(0);

	const refused = await openPage(send(`${checked.path}?do=recheck`, { "university-5": "Nobody" }));
	expect([refused.status, refused.one("[name=university-5]").get("value")]).toEqual([422, "Nobody"]);
	expect(refused.one("[role=alert]").text).toBe("Not done Nobody: No university has this name, or several do.");
	await sent(`${checked.path}?do=recheck`, { "university-5": "Daram" }, "Nothing has been saved yet.");
	expect(await count()).toBe(0);
	await sent(`${checked.path}?do=write`, {}, "Saved: 6 new, 0 changed.");
	expect(await count()).toBe(6);
	const log = await sql("select detail from audit_log where action = 'certifications:import'");
	expect(log).toEqual([{ detail: expect.objectContaining({ created: "6", changed: "0" }) }]);
	expect((await open(lists)).href(/^Certified: /)).toBe(checked.path);
	expect((await send(`${checked.path}?do=take-back`, {})).status).toBe(303);
	expect(await count()).toBe(0);
});

test("B13-3: a list in a file replaces the typed names, and wrong input says why", async () => {
	const { sql, cookie, fetch, send } = await desk();
	const form = new FormData();
	for (const [name, value] of Object.entries({ ...list, rows: "나람대" })) form.set(name, value);
	form.set("file", new File(["No,대학명\n1,가람대학교\n"], "list.csv"));
	const headers = { cookie, origin: "http://localhost:3000" };
	const answer = await fetch(new Request(`http://localhost:3000${lists}`, { method: "POST", body: form, headers }));
	expect(answer.status).toBe(303);
	expect(await sql("select distinct cells ->> 'name' as name from import_rows order by 1")).toEqual(
		["가람대학교", "대학명"].map((name) => ({ name })),
	);
	const empty = await openPage(send(lists, { ...list, rows: "<b>none</b>" }));
	expect([empty.status, empty.one("[role=alert]").text, empty.one("[name=rows]").text]).toEqual([
		422,
		"Not done We found no Korean names. Enter one name per line.",
		"<b>none</b>",
	]);
});

test("B13-2: staff add, change, end and delete a university’s status, and see it in the history", async () => {
	const { open, send, sql, ids } = await desk();
	const home = `${path}/university/${ids[0]}`;
	expect((await open(`/admin/universities/${ids[0]}`)).links("Certifications")[0]?.get("href")).toBe(home);
	expect((await open(home)).text).toContain("Nothing here yet.");
	const own = { scope: "degree", ...status };
	expect((await send(`${home}/new`, { ...own, validTo: "2026-01-01" })).status).toBe(422);
	expect((await send(`${home}/new`, own)).status).toBe(303);
	// Two statuses of a scope never share a day.
	expect((await send(`${home}/new`, { ...own, validFrom: own.validTo, validTo: "2028-02-28" })).status).toBe(409);
	const [{ id }] = await sql("select id from certifications");
	expect((await send(`${home}/${id}/edit`, { ...own, status: "excellent", version: "1" })).status).toBe(303);
	expect((await send(home, { id, version: "2" })).status).toBe(303);
	expect(await sql("select status, valid_to::text as to from certifications")).toEqual([
		{ status: "excellent", to: "2026-11-23" },
	]);
	expect((await open(home)).all("tbody tr")).toHaveLength(1);
	const history = await open(`/admin/history/${id}`);
	expect([history.href("Open"), history.text]).toEqual([home, expect.stringContaining("Last day")]);

	const versions = `${home}/${id}/versions`;
	expect((await open(`${home}/${id}/edit`)).href("Earlier versions")).toBe(versions);
	const first = (await open(`${versions}?version=1`)).one("dialog");
	expect(first.text).toContain("Certified");
	const fields = Object.fromEntries(
		first.all("form input").map((input) => [input.get("name") ?? "", input.get("value") ?? ""]),
	);
	expect((await send(versions, { ...fields, version: "2" })).status).toBe(409);
	const restored = await send(versions, fields);
	expect([restored.status, restored.headers.get("location")]).toEqual([303, home]);
	expect(await sql("select status, valid_to::text as to, version from certifications")).toEqual([
		{ status: "certified", to: own.validTo, version: 4 },
	]);
	expect((await send(`${home}/${id}/delete`, {})).status).toBe(303);
	expect(await sql("select action from audit_log where action like 'certification:%' order by id")).toEqual(
		["create", "update", "update", "update", "delete"].map((verb) => ({ action: `certification:${verb}` })),
	);
});
