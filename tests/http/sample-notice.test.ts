import { expect, test } from "vitest";
import { showSampleNotice } from "../../domain/content/site/commands.ts";
import { signedIn } from "../support/accounts.ts";
import { openPage } from "../support/html.ts";
import { testSite } from "../support/site.ts";
import { staffSite } from "../support/staff.ts";

const lines = {
	"": "Sample data: prices, dates, requirements and everything about the company are examples.",
	"/ru": "Демонстрационные данные: цены, сроки, требования и всё о компании приведены для примера.",
	"/uz": "Namunaviy maʼlumotlar: narx, muddat, talablar va kompaniya haqidagi hamma narsa misol uchun keltirilgan.",
};

test("F6: with sample data every public page shows the notice in its language; sample testimonials have no stars; cached pages lose the notice as soon as an owner hides it", async () => {
	const site = await testSite("sample", { pageCacheBytes: 8_000_000 });
	await site.ready;
	for (const [prefix, line] of Object.entries(lines)) {
		for (const path of ["/programs", "/contact", "/no-such"])
			expect((await openPage(site.get(prefix + path))).one("body > aside").text, prefix + path).toContain(line);
	}
	expect(site.cached("/programs")?.status).toBe(200);
	const stars = async () => (await openPage(site.get("/"))).all('.card [aria-hidden="true"] > svg').length;
	expect(await (await site.get("/")).text()).toContain("(sample text)");
	const before = await stars();
	await showSampleNotice(site.system, false);
	await expect.poll(async () => (await site.get("/programs")).text()).not.toContain(lines[""]);
	await expect.poll(stars).toBe(before + 15);
});

test("F6: staff see the notice in the admin panel; only an owner can hide it", async () => {
	const site = await staffSite("owner", ["sample"]);
	const admin = await signedIn(site, "admin");
	const seen = await openPage(site.get("/admin/programs", { cookie: admin }));
	expect([seen.text.includes(lines[""]), seen.links("Hide this line")]).toEqual([true, []]);
	expect((await site.post("/admin/sample", {}, { cookie: admin })).status).toBe(403);
	expect((await site.open("/admin/programs")).links("Hide this line")).toHaveLength(1);
	const answer = await site.send("/admin/sample", {});
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin"]);
	await expect.poll(async () => (await site.open("/admin/programs")).text).not.toContain(lines[""]);
	expect(await site.sql("select action, detail from audit_log where action = 'policy:write'")).toEqual([
		{ action: "policy:write", detail: { name: "sample-notice", to: "false" } },
	]);
});
