import { expect, test } from "vitest";
import { university } from "../support/factories.ts";
import { openPage } from "../support/html.ts";
import { staffSite } from "../support/staff.ts";

const now = () => new Date("2026-11-23T03:00:00Z");
const path = "/admin/certifications";
const list = {
	names: "1. 가람대학교\n2. 나람대\n3. 모르는대학교",
	"scope-degree": "yes",
	"scope-language": "yes",
	status: "certified",
	validFrom: "2026-03-01",
	validTo: "2027-02-28",
	source: "https://www.example.org/list",
	checkedOn: "2026-11-20",
};

async function desk() {
	const site = await staffSite("admin", ["empty", { now }]);
	const ids = [
		await university(site.system, { name: "Garam", nameKo: "가람대학교" }),
		await university(site.system, { name: "Naram", nameKo: "나람대학교" }),
		await university(site.system, { name: "Daram" }),
	];
	const count = async () => (await site.sql("select count(*)::int as count from certifications"))[0].count;
	return { ...site, ids, count };
}

test("B13-3: staff paste a list, see what would change, match a name by hand, and only then save it", async () => {
	const { open, send, count } = await desk();
	expect((await open(path)).text).toContain("Nothing here yet.");
	const checked = await openPage(send(path, { ...list, intent: "check" }));
	expect(checked.status).toBe(200);
	const plan = checked.one("[data-plan]");
	expect(plan.text).toContain("Nothing has been saved yet. We found 2 of 3 names.");
	expect(plan.one("[data-unmatched]").text).toContain("모르는대학교");
	expect(plan.all('[data-state="new"] li').map(({ text }) => text)).toEqual([
		"Garam: Degree programs, Certified",
		"Garam: Korean-language courses, Certified",
		"Naram: Degree programs, Certified",
		"Naram: Korean-language courses, Certified",
	]);
	expect(plan.text + checked.one("#names").text).toContain("1. 가람대학교");
	expect(await count()).toBe(0);

	const digest = plan.one("[name=digest]").get("value") ?? "";
	const refused = await openPage(send(path, { ...list, digest, intent: "write" }));
	expect([refused.status, refused.one("[role=alert]").text]).toEqual([
		422,
		"Not saved Choose a university for each name, or leave them out.",
	]);
	expect(await count()).toBe(0);

	const byHand = { ...list, "listed-0": "모르는대학교", "university-0": "Daram" };
	const again = await openPage(send(path, { ...byHand, intent: "check" }));
	expect(again.one("[data-plan]").text).toContain("We found 3 of 3 names. 모르는대학교 → Daram");
	const saved = await send(path, { ...byHand, digest: again.one("[name=digest]").get("value") ?? "", intent: "write" });
	expect([saved.status, saved.headers.get("location")]).toEqual([303, path]);
	expect(await count()).toBe(6);
	const lists = await open(path);
	expect(lists.all("tbody tr")).toHaveLength(2);
	const [row] = lists.all("tbody tr a");
	expect((await send(row?.get("href") ?? "", {})).status).toBe(303);
	expect(await count()).toBe(0);
});

test("B13-3: a list in a file replaces the typed names, and wrong input says why", async () => {
	const { get, cookie, site: _site, ...desk_ } = { ...(await desk()), site: null };
	const form = new FormData();
	for (const [name, value] of Object.entries({ ...list, names: "", intent: "check" })) form.set(name, value);
	form.set("file", new File(["No,대학명\n1,가람대학교\n"], "list.csv"));
	const answer = await desk_.fetch(
		new Request(`http://localhost:3000${path}`, {
			method: "POST",
			body: form,
			headers: { cookie, origin: "http://localhost:3000" },
		}),
	);
	const page = await openPage(answer);
	expect([page.status, page.one("[data-plan]").text]).toEqual([200, expect.stringContaining("We found 1 of")]);
	const empty = await openPage(desk_.send(path, { ...list, names: "<b>none</b>", intent: "check" }));
	expect([empty.status, empty.one("[role=alert]").text]).toEqual([
		422,
		"Not saved We found no Korean names. Enter one name a line.",
	]);
	expect((await get(path)).status).not.toBe(200);
});

test("B13-2: staff add, change, end and delete a university’s status, and see it in the history", async () => {
	const { open, send, sql, ids } = await desk();
	const home = `${path}/university/${ids[0]}`;
	expect((await open(`/admin/universities/${ids[0]}`)).links("Certifications")[0]?.get("href")).toBe(home);
	expect((await open(home)).text).toContain("Nothing here yet.");
	const { source, checkedOn, validFrom, validTo } = list;
	const status = { scope: "degree", status: "certified", validFrom, validTo, source, checkedOn };
	expect((await send(`${home}/new`, { ...status, validTo: "2026-01-01" })).status).toBe(422);
	expect((await send(`${home}/new`, status)).status).toBe(303);
	expect((await send(`${home}/new`, { ...status, validFrom: "2026-06-01" })).status).toBe(409);
	const [{ id }] = await sql("select id from certifications");
	expect((await send(`${home}/${id}/edit`, { ...status, status: "excellent", version: "1" })).status).toBe(303);
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
		{ status: "certified", to: validTo, version: 4 },
	]);
	expect((await send(`${home}/${id}/delete`, {})).status).toBe(303);
	expect(await sql("select action from audit_log where action like 'certification:%' order by id")).toEqual(
		["create", "update", "update", "update", "delete"].map((verb) => ({ action: `certification:${verb}` })),
	);
});
