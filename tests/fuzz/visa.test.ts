import fc from "fast-check";
import { expect, test } from "vitest";
import { openPage } from "../support/html.ts";
import { visaSite } from "../support/visa-site.ts";

const hostile = fc.constantFrom(
	"",
	" ",
	"\u0000",
	"\r\nSet-Cookie: a=b",
	'"><script>alert(1)</script>',
	"'><img src=x onerror=alert(1)>",
	"</title></textarea><svg onload=alert(1)>",
	"{{7*7}}<%= 7 %>",
	"' OR 1=1 --",
	"../../etc/passwd",
	"\u202etxt.exe",
	"Тестова",
	"김테스트",
	"😀😀",
	"﷽",
	"a".repeat(101),
	"9".repeat(3_000),
	"AA 123",
	"0000-00-00",
	"2007-02-30",
	"9999-12-31",
	"-1",
	"NaN",
	"2007-05-14T00:00:00Z",
	"٢٠٠٧-٠٥-١٤",
);
const any = fc.oneof(hostile, fc.string({ unit: "binary", maxLength: 60 }), fc.string({ maxLength: 40 }));
const person = { fullName: "TESTOVA TEST", passportNumber: "AA0000000", dateOfBirth: "2007-05-14", consent: "yes" };

/** A form with at least one invalid field, made from a valid one. */
const badForm = fc
	.record({
		fullName: fc.option(fc.oneof(any, fc.string({ unit: fc.constantFrom("7", "<", "я", "_", " "), maxLength: 9 }))),
		passportNumber: fc.option(fc.oneof(any, fc.string({ unit: fc.constantFrom("A", "%", "é", "<"), maxLength: 9 }))),
		dateOfBirth: fc.option(any),
		consent: fc.option(fc.constantFrom("", "no", "on", "YES", "<b>")),
	})
	.map((spoiled) => ({
		...person,
		...Object.fromEntries(Object.entries(spoiled).filter(([, value]) => value !== null)),
	}))
	.filter(
		({ fullName, passportNumber, dateOfBirth, consent }) =>
			consent !== "yes" ||
			!/\p{Script=Latin}/u.test(fullName) ||
			!/^[\s\w-]{5,60}$/.test(passportNumber) ||
			!/^\s*\d{4}-\d\d-\d\d\s*$/.test(dateOfBirth),
	);

test("VALID-09, S-08, O-33: 1,000 generated invalid forms get 422 with all input, and no markup", async () => {
	const { post, portal, logged } = await visaSite();
	const numbers: number[] = [];
	await fc.assert(
		fc.asyncProperty(badForm, async (form) => {
			const page = await openPage(post("/visa-status", form));
			numbers.push(page.status);
			expect(page.status).toBe(422);
			expect(page.one("form.notice [role=alert]").text.length).toBeGreaterThan(10);
			for (const name of ["fullName", "passportNumber", "dateOfBirth"] as const) {
				const typed = new URLSearchParams({ typed: form[name] }).toString();
				const kept = page.one(`#${name}`).get("value") ?? "";
				expect(new URLSearchParams({ typed: kept }).toString()).toBe(typed);
			}
			expect(page.one("#consent").get("checked")).toBe(form.consent === "yes" ? "" : undefined);
			const runs = page.all("script").map((script) => script.get("src"));
			expect(runs).toEqual([expect.stringMatching(/^\/assets\//)]);
			expect(page.has("main img, main svg[onload], main [onerror]")).toBe(false);
		}),
		{ numRuns: 1_000, seed: 4 },
	);
	expect(numbers).toHaveLength(1_000);
	expect(portal.asked).toEqual([]);
	expect(logged.filter(({ level }) => Number(level) >= 40)).toEqual([]);
}, 300_000);

test("S-08: generated plausible forms get a result or an error message, never a server error", async () => {
	const { post } = await visaSite();
	const letters = fc.string({ unit: fc.constantFrom(..."ABCabc éʻ'-. "), minLength: 1, maxLength: 30 });
	const number = fc.string({ unit: fc.constantFrom(..."AZaz059 -"), minLength: 1, maxLength: 24 });
	const day = fc
		.tuple(fc.integer({ min: 1890, max: 2030 }), fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }))
		.map(([year, month, date]) => [year, String(month).padStart(2, "0"), String(date).padStart(2, "0")].join("-"));
	const seen = new Set<number>();
	await fc.assert(
		fc.asyncProperty(letters, number, day, async (fullName, passportNumber, dateOfBirth) => {
			const { status } = await post("/visa-status", { fullName, passportNumber, dateOfBirth, consent: "yes" });
			seen.add(status);
			expect([200, 422]).toContain(status);
		}),
		{ numRuns: 500, seed: 4 },
	);
	expect([...seen].sort()).toEqual([200, 422]);
});
