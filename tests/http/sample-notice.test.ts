import { expect, test } from "vitest";
import { showSampleNotice } from "../../domain/content/site/commands.ts";
import { openPage } from "../support/html.ts";
import { testSite } from "../support/site.ts";
import { staffSite } from "../support/staff.ts";

const lines = {
	"": "Sample data: prices, dates, requirements and everything about the company are examples.",
	"/ru": "Демонстрационные данные: цены, сроки, требования и всё о компании приведены для примера.",
	"/uz": "Namunaviy maʼlumotlar: narx, muddat, talablar va kompaniya haqidagi hamma narsa misol uchun keltirilgan.",
};

test("F6: with sample data every public page shows the notice in its language, and a site without it does not", async () => {
	const site = await testSite("sample");
	for (const [prefix, line] of Object.entries(lines)) {
		for (const path of ["/programs", "/universities", "/admissions", "/contact", "/no-such"]) {
			expect((await openPage(site.get(prefix + path))).one("body > aside").text, prefix + path).toContain(line);
		}
	}
	const empty = await testSite();
	expect((await openPage(empty.get("/programs"))).text).not.toContain("Sample data");
});

test("F6: the notice needs no extra query, and cached pages lose it as soon as an owner hides it", async () => {
	const site = await testSite("sample", { pageCacheBytes: 8_000_000 });
	await site.ready;
	expect(await (await site.get("/programs")).text()).toContain(lines[""]);
	expect(site.cached("/programs")?.status).toBe(200);
	await showSampleNotice(site.system, false);
	await expect.poll(async () => (await site.get("/programs")).text()).not.toContain(lines[""]);
});

test("F6: sample testimonials have no stars; the site's own testimonials have them", async () => {
	const site = await testSite("sample");
	const stars = async () => (await openPage(site.get("/"))).all('.card [aria-hidden="true"] > svg').length;
	const testimonials = async () => (await site.get("/")).text();
	expect(await testimonials()).toContain("(sample text)");
	const before = await stars();
	await showSampleNotice(site.system, false);
	await expect.poll(stars).toBe(before + 15);
});

test.each(["admin", "owner"] as const)(
	"F6: %s sees the notice in the admin panel; only an owner can hide it",
	async (role) => {
		const site = await staffSite(role, ["sample"]);
		const page = await site.open("/admin/programs");
		expect(page.text).toContain(lines[""]);
		expect(page.links("Hide this line")).toHaveLength(role === "owner" ? 1 : 0);
		const answer = await site.send("/admin/sample", {});
		if (role === "admin") {
			expect(answer.status).toBe(403);
			expect((await site.open("/admin/programs")).text).toContain(lines[""]);
			return;
		}
		expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin"]);
		await expect.poll(async () => (await site.open("/admin/programs")).text).not.toContain(lines[""]);
		expect(await site.sql("select action, detail from audit_log where action = 'policy:write'")).toEqual([
			{ action: "policy:write", detail: { name: "sample-notice", to: "false" } },
		]);
	},
);
