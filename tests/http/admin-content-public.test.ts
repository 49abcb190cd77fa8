import { expect, test } from "vitest";
import { createContent } from "../../domain/content/site/commands.ts";
import { content } from "../support/content-forms.ts";
import { openPage } from "../support/html.ts";
import { staffSite } from "../support/staff.ts";

test("S-16, GEN-06: visitors see no inactive links and staff addresses, the newest hero and notice alone, and staff delete the other hero", async () => {
	const site = await staffSite();
	const link = { platform: "Telegram", url: "https://t.me/hidden_link", isActive: false };
	await createContent(site.system, "social", link);
	await createContent(site.system, "team", { name: "T", email: "hidden@example.com" });
	expect((await site.open(`${content}/social`)).text).toContain("https://t.me/hidden_link");
	expect((await site.open(`${content}/team`)).text).toContain("hidden@example.com");
	for (const path of ["/", "/about", "/contact"]) {
		expect((await openPage(site.get(path))).html).not.toMatch(/hidden_link|hidden@example/);
	}

	await createContent(site.system, "notice", { text: "Earlier notice", noticedOn: "2026-11-01", isActive: true });
	const id = await createContent(site.system, "notice", { text: "Second", noticedOn: "2026-11-02" });
	const form = { textEn: "Second", noticedOn: "2026-11-02", link: "", version: "1" };
	await site.send(`${content}/notices/${id}/edit`, { ...form, isActive: "yes" });
	expect(await site.sql("select text from notices where is_active")).toEqual([{ text: "Second" }]);
	await site.sql(
		"insert into hero_content (title, created_at) values ('Older', '2026-01-01'), ('Newer', '2026-01-02')",
	);
	const home = await openPage(site.get("/"));
	expect(home.text).toContain("Second");
	expect(home.text).not.toContain("Earlier notice");
	expect(home.one("h1").text).toBe("Newer");
	const [newer, older] = await site.sql("select id from hero_content order by title");
	const remove = async (hero = "") => (await site.send(`${content}/hero/${hero}/delete`, {})).status;
	expect(await remove(older?.id)).toBe(303);
	expect(await remove(newer?.id)).toBe(404);
	expect(await site.sql("select title from hero_content")).toEqual([{ title: "Newer" }]);
});

test("CMS-03: a saved change is on the pages of its own process at once, before the database has notified it", async () => {
	const site = await staffSite("admin", ["sample", { pageCacheBytes: 16 * 1024 * 1024 }]);
	await site.ready;
	const home = async () => (await openPage(site.get("/"))).text;
	await home();
	// Without the trigger no notification is sent.
	await site.sql("alter table hero_content disable trigger user");
	const [row] = await site.sql("select id, version from hero_content");
	const change = { titleEn: "Changed at once", version: String(row?.version) };
	expect((await site.send(`${content}/hero/${row?.id}/edit`, change)).status).toBe(303);
	expect(await home()).toContain("Changed at once");
});
