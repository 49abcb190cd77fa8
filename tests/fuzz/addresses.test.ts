import fc from "fast-check";
import { expect, test } from "vitest";
import { program, university } from "../support/factories.ts";
import { openPage } from "../support/html.ts";
import { testSite } from "../support/site.ts";

/** Markup that must always be escaped. Responses are searched for the mark. */
const mark = "zq9";
const markup = fc.constantFrom(
	...["<", "'><", "</script><", "</title><", "--><"].map((before) => `${before}${mark}>`),
	...[`"><${mark} x="`, `" on${mark}="x`, `javascript:${mark}`, `&lt;${mark}&gt;`],
);
const signs = fc.constantFrom(..."%_\\'\"`,();\0ʻўЖё", "🎓", "--", "$1", "\u{d800}");
const parts = fc.array(fc.oneof(signs, markup, fc.string({ maxLength: 6 })), { maxLength: 8 });
const text = fc.oneof(
	{ weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
	{ weight: 3, arbitrary: parts.map((all) => all.join("")) },
	fc.string({ unit: "grapheme", maxLength: 200 }),
	fc.uuid(),
	fc.constantFrom("Master", "Busan", "public", "name", "1", "2", "999999", "-1", "1e9", "NaN"),
);
const encoded = fc.oneof(
	text.map((value) => encodeURIComponent(value.toWellFormed())),
	fc.constantFrom("%", "%%", "%ff", "%00", "%c0%af", "%ED%A0%80", "%2e%2e", "%2f", "%5c", "%u0041", "+", "%0d%0a"),
	fc.string({ maxLength: 20 }).map((value) => value.replace(/[?#]/g, "")),
);
const names = fc.constantFrom("q", "type", "city", "university", "sort", "ids", "p", "page");
const query = fc
	.array(fc.tuple(fc.oneof(names, encoded), encoded), { maxLength: 6 })
	.map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("&"));
const cookie = fc.oneof(
	fc.constantFrom("preferred-language=ru", "preferred-language=<x>", "a=b; preferred-language=ru", ""),
	fc.string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)), maxLength: 40 }),
);
const prefix = fc.constantFrom("", "", "/ru", "/uz", "/RU");

/** Asserts that the response is not a server error and contains no unescaped input. */
async function expectSound(answer: Promise<Response>, what: string) {
	const page = await openPage(answer);
	expect(page.status, what).toBeLessThan(500);
	if (!page.headers.get("content-type")?.startsWith("text/html")) return page;
	expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
	expect(page.has(mark), what).toBe(false);
	expect(page.has(`[on${mark}]`), what).toBe(false);
	for (const element of page.all("[href], [src], [action]")) {
		for (const name of ["href", "src", "action"]) expect(element.get(name) ?? "", what).not.toMatch(/^\s*javascript:/i);
	}
	const scripts = page
		.all("script")
		.filter((script) => !script.get("src") && script.get("type") !== "application/ld+json");
	expect(scripts, what).toEqual([]);
	return page;
}

test("S-14, O-13: no query string breaks a list or record page or is reflected as markup", async () => {
	const site = await testSite();
	const universityId = await university(site.system);
	const id = await program(site.system, { universityId });
	const paths = ["/", "/programs", "/universities", `/universities/${universityId}`, `/programs/${id}`];
	await fc.assert(
		fc.asyncProperty(prefix, fc.constantFrom(...paths), query, cookie, async (prefix, path, query, cookie) => {
			const address = `${prefix}${path}?${query}`;
			const page = await expectSound(site.get(address, { cookie }), address);
			expect(page.status, address).toBe(200);
		}),
		{ seed: 20_260_501, numRuns: 60 },
	);
	expect(site.logged.filter(({ level }) => (level as number) >= 50)).toEqual([]);
});

test("ROUTE-17, O-19: no path causes a server error or is reflected as markup", async () => {
	const site = await testSite();
	const paths = ["/programs", "/universities", "/blog", "/assets", "/covers", "/cards", "/language", "/%2e%2e", "/."];
	const room = fc.constantFrom("", "", ...paths);
	await fc.assert(
		fc.asyncProperty(prefix, room, fc.array(encoded, { maxLength: 3 }), query, async (prefix, room, parts, query) => {
			const address = `${prefix}${room}${parts.map((part) => `/${part}`).join("")}${query && `?${query}`}`;
			await expectSound(site.get(address.startsWith("/") ? address : `/${address}`), address);
		}),
		{ seed: 20_260_502, numRuns: 60 },
	);
	expect(site.logged.filter(({ level }) => (level as number) >= 50)).toEqual([]);
});
