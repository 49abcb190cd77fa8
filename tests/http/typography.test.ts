import { expect, test } from "vitest";
import { program, university } from "../support/factories.ts";
import { openPage } from "../support/html.ts";
import { testSite } from "../support/site.ts";

/** "_" and "^" stand for a no-break space and a word joiner. */
const seen = (html: string) => html.replaceAll("\u00a0", "_").replaceAll("\u2060", "^");

test("typography applies to records too, and machine-readable data stays plain", async () => {
	const site = await testSite();
	const universityId = await university(site.system, { nameRu: "Вуз № 1", descriptionRu: "Учёба в Сеуле за 2–3 года" });
	const texts = { titleRu: "Дизайн и мода", requirementsRu: "TOPIK 3 и 12 лет школы" };
	const id = await program(site.system, { universityId, ...texts });
	const page = await openPage(site.get(`/ru/programs/${id}`));
	expect(seen(page.html)).toContain("TOPIK_3 и_12_лет школы");
	expect(seen(page.one("h1").element.textContent)).toBe("Дизайн и_мода");
	const other = await openPage(site.get(`/ru/universities/${universityId}`));
	expect(seen(other.html)).toContain("Учёба в_Сеуле за_2–^3_года");
	for (const { html } of [page, other]) {
		const head =
			html.match(/<title>.*?<\/title>|<meta [^>]*>|<script type="application\/ld\+json">.*?<\/script>/g) ?? [];
		expect(head.length).toBeGreaterThan(8);
		for (const part of head) expect(part).not.toMatch(/[\u00a0\u2060]/);
		for (const [address] of html.matchAll(/href="[^"]*"/g))
			expect(decodeURIComponent(address)).not.toMatch(/[\u00a0\u2060]/);
	}
	const [feed, api] = await Promise.all([site.get("/ru/blog/feed.xml"), site.get(`/api/programs/${id}`)]);
	for (const answer of [feed, api]) expect(await answer.text()).not.toMatch(/[\u00a0\u2060]/);
});
