import { expect, test } from "vitest";
import { texts } from "../../app/i18n/dictionaries.ts";
import { messengers } from "../support/factories.ts";
import { openPage } from "../support/html.ts";
import type { TestSite } from "../support/site.ts";
import { person, visaSite, wideLimits } from "../support/visa-site.ts";

/** Submits the form from an address. */
const statusFrom = async (fetch: TestSite["fetch"], peer: string) =>
	(
		await fetch(
			new Request("http://localhost:3000/visa-status", {
				method: "POST",
				body: new URLSearchParams(person),
				headers: { "sec-fetch-site": "same-origin" },
			}),
			peer,
		)
	).status;

test("ERR-05, O-56: a portal without a response is a failure in each language, with the input and other options", async () => {
	const { check, system } = await visaSite({}, "sample");
	await messengers(system);
	const passportNumber = "DOWN0001";
	for (const language of ["en", "ru", "uz"] as const) {
		const page = await check({ passportNumber }, language === "en" ? "/visa-status" : `/${language}/visa-status`);
		const t = texts[language].visa;
		expect(page.status).toBe(503);
		expect(page.one("form [role=alert]").text).toContain(t.unavailable);
		for (const [name, typed] of Object.entries({ ...person, passportNumber })) {
			if (name !== "consent") expect(page.one(`form.notice [name="${name}"]`).get("value")).toBe(typed);
		}
		const panel = page.one('section[aria-labelledby="result"]');
		expect(panel.href(t.portal)).toBe("https://www.visa.go.kr/openPage.do?MENU_ID=10301");
		expect(panel.links().map((link) => link.get("href"))).toEqual([
			expect.stringContaining("visa.go.kr"),
			expect.stringContaining("t.me"),
			expect.stringContaining("wa.me"),
		]);
		expect(panel.has(".bg-celadon-wash, .bg-orange-wash")).toBe(false);
	}
	expect(texts.en.visa.unavailable).toBe("Failed to check visa status. Please try again.");
});

test("S-08, O-32: too many checks get a wait message, input errors do not count, and others are served", async () => {
	const { visa, ...others } = wideLimits();
	const limits = { ...others, visa: { ...visa, each: { uses: 2, seconds: 600 } } };
	const { check, fetch, portal } = await visaSite({ limits, trustProxy: 0 });
	for (let count = 0; count < 5; count++) expect((await check({ passportNumber: "" })).status).toBe(422);
	expect((await check()).status).toBe(200);
	expect((await check()).status).toBe(200);
	const asked = portal.asked.length;
	const page = await check();
	expect(page.status).toBe(429);
	expect(page.one("form [role=alert]").text).toContain("Please try again in 10 min.");
	expect(page.one("#passportNumber").get("value")).toBe(person.passportNumber);
	expect(portal.asked.length).toBe(asked);
	expect(await statusFrom(fetch, "203.0.113.9")).toBe(200);
});

test("M2: beyond the site's limit each address still has a few checks, until ten times the limit", async () => {
	const { visa, ...others } = wideLimits();
	const { fetch } = await visaSite({ limits: { ...others, visa: { ...visa, all: { uses: 3, seconds: 600 } } } });
	const ask = (peer: string) => statusFrom(fetch, peer);
	const answers: number[] = [];
	for (let count = 1; count <= 5; count++) answers.push(await ask("203.0.113.1"));
	expect(answers).toEqual([200, 200, 200, 429, 429]);
	for (let count = 2; count <= 10; count++) {
		const own = [];
		for (let time = 0; time < 4; time++) own.push(await ask(`203.0.113.${count}`));
		expect(own).toEqual([200, 200, 200, 429]);
	}
	expect(await ask("203.0.113.99")).toBe(429);
});

test("S-08: results are not cached, and no URL contains personal data", async () => {
	const { get, post } = await visaSite({ pageCacheBytes: 1_000_000 });
	const answers = [
		get("/visa-status"),
		post("/visa-status", person),
		post("/visa-status", { ...person, passportNumber: "" }),
		post("/visa-status", { ...person, passportNumber: "DOWN0001" }),
	];
	for (const answer of await Promise.all(answers)) {
		expect(answer.headers.get("cache-control")).toBe("no-store");
		expect(answer.headers.get("referrer-policy")).toBe("same-origin");
		expect([answer.headers.get("location"), answer.headers.get("set-cookie")]).toEqual([null, null]);
	}
	const again = await openPage(get("/visa-status?passportNumber=STATUS19&fullName=Testova"));
	expect(again.html).not.toMatch(/STATUS19|Testova/i);
});
