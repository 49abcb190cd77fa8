import { expect, test } from "vitest";
import { program, university } from "../support/factories.ts";
import { openPage } from "../support/html.ts";
import { staffSite } from "../support/staff.ts";

test("visitors cannot hide anything; a hidden program is on no page and in no list of the API, and is shown again in one step; several universities are hidden at once, each with its programs, its history and its entry in the log", async () => {
	const site = await staffSite("admin");
	const hanbit = await university(site.system, { name: "Hanbit" });
	const saebyeok = await university(site.system, { name: "Saebyeok" });
	const design = await program(site.system, { universityId: hanbit, title: "Design" });
	await program(site.system, { universityId: hanbit, title: "Art" });
	await program(site.system, { universityId: saebyeok, title: "Music" });
	const hide = (noun: string, action: string, ids: string[]) => {
		const rows = ids.map((id) => ["row", id]);
		const body = new URLSearchParams([...rows, ["do", action], ["back", `/admin/${noun === "programs" ? noun : ""}`]]);
		const headers = { "sec-fetch-site": "same-origin", cookie: site.cookie };
		return site.fetch(new Request(`http://localhost:3000/admin/hide/${noun}`, { method: "POST", body, headers }));
	};
	const titles = async (path: string) => (await openPage(site.get(path))).all(".cards h2").map(({ text }) => text);
	const body = { row: design, do: "hide", back: "/admin" };
	expect((await site.post("/admin/hide/programs", body)).status).not.toBe(200);
	expect(await titles("/programs")).toContain("Design");
	const answer = await hide("programs", "hide", [design]);
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/programs"]);
	expect(await titles("/programs")).toEqual(["Music", "Art"]);
	expect(await titles("/programs?q=design")).toEqual([]);
	for (const path of [`/programs/${design}`, `/api/programs/${design}`])
		expect((await site.get(path)).status, path).toBe(404);
	// Staff look at the page that visitors do not see.
	const seen = await site.open(`/programs/${design}`);
	expect(seen.one("h1").text).toBe("Design");
	expect(seen.one("[data-hidden]").text).toBe("Hidden: visitors do not see this page.");
	expect((await openPage(site.get(`/universities/${hanbit}`))).one("main").text).not.toContain("Design");
	expect((await openPage(site.get("/universities"))).text).toContain("1 program");
	expect(await (await site.get("/sitemap.xml")).text()).not.toContain(design);
	expect(await (await site.get("/api/programs")).text()).not.toContain("Design");
	expect((await openPage(site.get(`/compare?p=${design}`))).text).not.toContain("Design");
	expect((await site.open("/admin/programs")).one(`[data-row="${design}"]`).text).toContain("hidden");
	await hide("programs", "show", [design]);
	expect(await titles("/programs")).toEqual(["Music", "Art", "Design"]);
	expect((await site.get(`/programs/${design}`)).status).toBe(200);
	await hide("universities", "hide", [hanbit, saebyeok]);
	expect(await titles("/universities")).toEqual([]);
	expect(await titles("/programs")).toEqual([]);
	expect((await site.get(`/universities/${hanbit}`)).status).toBe(404);
	expect((await site.get(`/programs/${design}`)).status).toBe(404);
	for (const path of [`/universities/${hanbit}`, `/programs/${design}`])
		expect((await site.open(path)).all("[data-hidden]"), path).toHaveLength(1);
	const ofUniversities = "select count(*)::int as count from revisions where record_id <> $1";
	expect(await site.sql(ofUniversities, [design])).toEqual([{ count: 2 }]);
	const log = await site.sql("select detail from audit_log where action = 'university:update'");
	expect(log).toEqual(Array(2).fill({ detail: { fields: "isHidden" } }));
	const missing = await hide("universities", "show", [hanbit, design]);
	const flash = missing.headers.get("set-cookie")?.split(";")[0];
	expect((await site.open("/admin", flash)).text).toContain("Nothing was changed.");
	expect(await titles("/universities")).toEqual([]);
});
