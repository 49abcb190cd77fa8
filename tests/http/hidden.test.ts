import { expect, test } from "vitest";
import { program, university } from "../support/factories.ts";
import { openPage } from "../support/html.ts";
import { staffSite } from "../support/staff.ts";

/** A university with two programs, and another university with one. */
async function catalog() {
	const site = await staffSite("admin");
	const hanbit = await university(site.system, { name: "Hanbit" });
	const saebyeok = await university(site.system, { name: "Saebyeok" });
	const design = await program(site.system, { universityId: hanbit, title: "Design" });
	await program(site.system, { universityId: hanbit, title: "Art" });
	await program(site.system, { universityId: saebyeok, title: "Music" });
	const send = (noun: string, action: string, ids: string[]) => {
		const body = new URLSearchParams([
			...ids.map((id) => ["row", id]),
			["do", action],
			["back", `/admin/${noun === "programs" ? noun : ""}`],
		]);
		const headers = { "sec-fetch-site": "same-origin", cookie: site.cookie };
		return site.fetch(new Request(`http://localhost:3000/admin/hide/${noun}`, { method: "POST", body, headers }));
	};
	const titles = async (path: string) => (await openPage(site.get(path))).all(".cards h2").map(({ text }) => text);
	return { ...site, hanbit, saebyeok, design, hide: send, titles };
}

test("visitors cannot hide anything; a hidden program is on no page and in no list of the API, and is shown again in one step", async () => {
	const site = await catalog();
	const body = { row: site.design, do: "hide", back: "/admin" };
	expect((await site.post("/admin/hide/programs", body)).status).not.toBe(200);
	expect(await site.titles("/programs")).toContain("Design");
	const answer = await site.hide("programs", "hide", [site.design]);
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/programs"]);
	expect(await site.titles("/programs")).toEqual(["Music", "Art"]);
	expect(await site.titles("/programs?q=design")).toEqual([]);
	for (const path of [`/programs/${site.design}`, `/api/programs/${site.design}`])
		expect((await site.get(path)).status, path).toBe(404);
	// Staff look at the page that visitors do not see.
	const seen = await site.open(`/programs/${site.design}`);
	expect([seen.one("h1").text, seen.one("[data-hidden]").text]).toEqual([
		"Design",
		"Hidden: visitors do not see this page.",
	]);
	expect((await openPage(site.get(`/universities/${site.hanbit}`))).one("main").text).not.toContain("Design");
	expect((await openPage(site.get("/universities"))).text).toContain("1 program");
	expect(await (await site.get("/sitemap.xml")).text()).not.toContain(site.design);
	expect(await (await site.get("/api/programs")).text()).not.toContain("Design");
	expect((await openPage(site.get(`/compare?p=${site.design}`))).text).not.toContain("Design");
	expect((await site.open("/admin/programs")).one(`[data-row="${site.design}"]`).text).toContain("hidden");
	await site.hide("programs", "show", [site.design]);
	expect(await site.titles("/programs")).toEqual(["Music", "Art", "Design"]);
	expect((await site.get(`/programs/${site.design}`)).status).toBe(200);
});

test("several universities are hidden at once, each with its programs, its history and its entry in the log", async () => {
	const site = await catalog();
	await site.hide("universities", "hide", [site.hanbit, site.saebyeok]);
	expect(await site.titles("/universities")).toEqual([]);
	expect(await site.titles("/programs")).toEqual([]);
	expect((await site.get(`/universities/${site.hanbit}`)).status).toBe(404);
	expect((await site.get(`/programs/${site.design}`)).status).toBe(404);
	for (const path of [`/universities/${site.hanbit}`, `/programs/${site.design}`])
		expect((await site.open(path)).all("[data-hidden]"), path).toHaveLength(1);
	expect(await site.sql("select count(*)::int as count from revisions")).toEqual([{ count: 2 }]);
	expect(await site.sql("select detail from audit_log where action = 'university:update'")).toEqual(
		Array(2).fill({ detail: { fields: "isHidden" } }),
	);
	const missing = await site.hide("universities", "show", [site.hanbit, site.design]);
	expect((await site.open("/admin", missing.headers.get("set-cookie")?.split(";")[0])).text).toContain(
		"Nothing was changed.",
	);
	expect(await site.titles("/universities")).toEqual([]);
});
