import { expect, test } from "vitest";
import { contentTabs, tabAddress } from "../../app/admin/content-kinds.ts";
import { signedIn } from "../support/accounts.ts";
import { applicationRows } from "../support/application-rows.ts";
import { content, contentForms, toastAfter } from "../support/content-forms.ts";
import { countRows } from "../support/rows.ts";
import { testSite } from "../support/site.ts";
import { staffSite } from "../support/staff.ts";

test("ROUTE-15, CMS-01, LIMIT-20, CALL-53: staff see eight tabs", async () => {
	const site = await staffSite("admin", ["sample"]);
	// The sample has no messenger link, because it would belong to a stranger (F17).
	await site.sql("insert into social_links (platform, url) values ('Telegram', 'https://t.me/hamroh_test')");
	const tabs = "Hero,Features,Company info,Team,Achievements,Offices,Social,Applications".split(",");
	for (const tab of contentTabs) {
		const page = await site.open(tabAddress(tab));
		expect(page.status).toBe(200);
		expect(page.all("[role=tab]").map(({ text }) => text)).toEqual(tabs);
		expect(page.one("[role=tab][aria-selected=true]").get("href")).toBe(tabAddress(tab));
		if (tab !== "applications") expect(page.all("tbody tr").length, tab).toBeGreaterThan(0);
	}
	// C-17, and the notice at the top of every page.
	const parts = async (path = "") => (await site.open(content + path)).all("main h2").map(({ text }) => text);
	expect(await parts()).toEqual(["Hero", "Notices"]);
	expect(await parts("/company-info?tabs=yes")).toEqual(["Company info", "Testimonials", "Search words"]);
	expect((await site.open(`${content}/no-such-tab`)).status).toBe(404);
});

test("C-30, ROLE-16, CALL-55: users and visitors cannot change or delete content, and visitors are led to the admin sign-in", async () => {
	const site = await testSite("sample");
	const user = await signedIn(site, "user");
	for (const [slug, { table, form }] of Object.entries(contentForms)) {
		const [row] = await site.sql(`select id, version from ${table} limit 1`);
		const before = await countRows(site, table);
		for (const path of ["new", `${row?.id}/edit`, `${row?.id}/delete`, "order"]) {
			for (const cookie of [user, ""]) {
				const answer = await site.post(`${content}/${slug}/${path}`, { ...form, ids: "" }, { cookie });
				expect([403, 401, 404], `${slug} ${path}`).toContain(answer.status);
			}
		}
		expect(await countRows(site, table)).toBe(before);
		expect((await site.sql(`select version from ${table} where id = $1`, [row?.id]))[0]?.version).toBe(row?.version);
	}
	expect((await site.get(`${content}/team`)).headers.get("location")).toBe("/auth?returnTo=%2Fadmin");
});

test("C-33, CALL-55, STATE-05, C-03: applications are listed with a colored status label, and can be deleted", async () => {
	const site = await staffSite();
	const statuses = ["pending", "contacted", "accepted", "approved", "enrolled", "rejected"];
	const rows = statuses.map((status) => ({ status }));
	const ids = await applicationRows(site.sql, rows);
	const page = await site.open(`${content}/applications`);
	const badges = page
		.all("[data-status]")
		.map((badge) => `${badge.text} ${/text-(\w+)/.exec(badge.get("class") ?? "")?.[1]}`);
	const colors = "Pending amber,Contacted jjok,Accepted celadon,Approved celadon,Enrolled celadon,Rejected brick";
	expect(badges).toEqual(colors.split(","));
	expect(page.links("View")[0]?.get("href")).toBe(`/admin/applications/${ids[0]}`);
	const question = await site.open(`${content}/applications/${ids[0]}/delete`);
	expect(question.one("dialog h2").text).toBe("Are you sure you want to delete this item?");
	const deleted = await site.send(`${content}/applications/${ids[0]}/delete`, {});
	expect(await toastAfter(site, deleted)).toContain("Content deleted successfully!");
	expect(await countRows(site, "applications")).toBe(5);
});
