import { expect, test } from "vitest";
import { texts } from "../../app/i18n/dictionaries.ts";
import { messengers } from "../support/factories.ts";
import { turnableClock } from "../support/forms.ts";
import { openPage, type Part } from "../support/html.ts";
import { testSite } from "../support/site.ts";
import { passportOf, statusWords } from "../support/visa-portal.ts";
import { person, visaSite, wideLimits } from "../support/visa-site.ts";

const stages = ["Application Submitted", "Under Review", "Additional Info Required", "Approved - ready for collection"];
const languages = (["en", "ru", "uz"] as const).map(
	(language) => [language, language === "en" ? "/visa-status" : `/${language}/visa-status`] as const,
);

const panel = (page: Part) => page.one('section[aria-labelledby="result"]');
const hrefs = (part: Part) => part.links().map((link) => link.get("href"));
const facts = (page: Part) => {
	const values = page.all(".fact-list dd");
	return Object.fromEntries(page.all(".fact-list dt").map((name, index) => [name.text, values[index]?.text]));
};

test("ROUTE-11, VISA-01, VISA-02, VISA-03, VISA-04, STATE-18, O-21, O-31, O-32, C-35, S-08: the checker has its three fields, a panel, help links and the four stages in order, and no browser validation; without a portal its result is 'Demo Data' in orange for everybody", async () => {
	const { get, post, sql } = await testSite("sample");
	await sql(`insert into social_links (platform, url) values
		('Telegram', 'https://t.me/hamroh_test'), ('WhatsApp', 'https://wa.me/12025550100')`);
	const page = await openPage(get("/visa-status"));
	expect(page.status).toBe(200);
	const form = page.one('form[action="/visa-status"]');
	expect([form.get("method"), form.get("novalidate")]).toEqual(["post", ""]);
	for (const [name, label, type, autocomplete] of [
		["fullName", "Full name", undefined, "name"],
		["passportNumber", "Passport number", undefined, "off"],
		["dateOfBirth", "Date of birth", "date", "bday"],
	]) {
		const box = form.one(`input[name="${name}"]`);
		expect(form.one(`label[for="${box.get("id")}"]`).text).toBe(label);
		expect([box.get("type"), box.get("autocomplete"), box.get("required")]).toEqual([type, autocomplete, undefined]);
	}
	expect(form.one('input[name="consent"]').get("checked")).toBeUndefined();
	expect(form.one("button[type=submit]").text).toBe("Check status");
	expect(form.text).toContain("We do not store them");
	expect(form.href("Privacy")).toBe("/privacy");
	expect(page.has("#result")).toBe(false);
	const help = page.all("main section").at(-1) as Part;
	expect(hrefs(help).join()).toMatch(/^https:\/\/t\.me\/\S+,https:\/\/wa\.me\/\S+,\/contact,\/my$/);
	const explainer = page.one("ol.stages");
	expect(explainer.all("h3").map(({ text }) => text)).toEqual(stages);
	expect(explainer.has("[aria-current]")).toBe(false);
	expect(page.one('link[rel="canonical"]').get("href")).toBe("http://localhost:3000/visa-status");
	const demo = await openPage(post("/visa-status", person));
	expect(demo.status).toBe(200);
	const notice = panel(demo).one(".border-orange.bg-orange-wash");
	expect(notice.one("h3").text).toBe("Demo Data");
	expect(notice.text).toMatch(/not about your visa/);
	expect(demo.has(".border-celadon")).toBe(false);
	expect(demo.html).not.toContain("retrieved successfully");
});

test("VALID-09, ERR-04, O-33, C-35, S-08: without one of the three or the consent, with a date of birth that does not exist or is in the future, a name in another script or an impossible number, the message is shown, the input stays, and the portal receives nothing; CALL-31, CALL-32, DATA-20: name and number reach it in passport format, in a body", async () => {
	const { check, portal } = await visaSite({ now: () => new Date("2026-11-21T12:00:00Z") });
	for (const [field, blank] of [
		["fullName", ""],
		["passportNumber", "   "],
		["dateOfBirth", ""],
	] as const) {
		const page = await check({ [field]: blank });
		expect(page.status).toBe(422);
		const summary = page.one("form [role=alert]");
		expect(summary.text).toContain("Please fill in all required fields");
		expect(hrefs(summary)).toEqual([`#${field}`]);
		expect([summary.get("autofocus"), summary.get("tabindex")]).toEqual(["", "-1"]);
		const box = page.one(`#${field}`);
		expect(box.get("aria-invalid")).toBe("true");
		expect(box.get("aria-describedby")).toContain(`${field}-error`);
		for (const [name, typed] of Object.entries({ ...person, [field]: blank })) {
			const kept = page.one(`form.notice [name="${name}"]`);
			expect(name === "consent" ? kept.get("checked") : kept.get("value")).toBe(name === "consent" ? "" : typed);
		}
		expect(page.has("#result")).toBe(false);
	}
	const { consent } = texts.ru.form.issues;
	const unagreed = await check({ consent: "" }, "/ru/visa-status");
	expect([unagreed.status, unagreed.one("#consent-error").text]).toEqual([422, consent]);
	expect(unagreed.one("form [role=alert]").text).toContain(consent);
	for (const [day, sentence] of [
		["2026-11-22", "This date is in the future"],
		["2007-02-29", "This date does not exist"],
		["14.05.2007", "This date does not exist"],
		["0007-05-14", "This date does not exist"],
	] as const) {
		const page = await check({ dateOfBirth: day });
		expect([page.status, page.one("#dateOfBirth-error").text]).toEqual([422, expect.stringContaining(sentence)]);
	}
	const page = await check({ fullName: "Тестова Тест", passportNumber: "АА1234567" });
	expect(page.status).toBe(422);
	expect(page.one("#fullName-error").text).toContain("Latin letters");
	expect(page.one("#passportNumber-error").text).toContain("5 to 20");
	expect(page.one("form [role=alert]").text).not.toContain("Please fill in all required fields");
	for (const passportNumber of ["A123", "A".repeat(21), "AA_12345"])
		expect((await check({ passportNumber })).status).toBe(422);
	expect(portal.asked).toEqual([]);
	for (const right of [
		{ dateOfBirth: "2026-11-21", passportNumber: "M7777" },
		{ dateOfBirth: "1900-01-01", passportNumber: "X".repeat(20) },
		{ dateOfBirth: "2004-02-29", passportNumber: "123456789" },
	])
		expect((await check(right)).status).toBe(200);
	await check({ fullName: "  Testova \u00a0 Oʻgʻil\tqizi ", passportNumber: " fa 123-45 67 " });
	const { method, url, body } = portal.asked.at(-1) ?? {};
	expect([method, url]).toEqual(["POST", "/openPage.do?MENU_ID=10301"]);
	const sent = ["sEK_NM", "sBUSI_GBNO", "sFROMDATE"].map((name) => body?.get(name));
	expect(sent).toEqual(["TESTOVA O'G'IL QIZI", "FA1234567", "2007-05-14"]);
});

test("STATE-18, STATE-19, STATE-21, CALL-33, DATA-21, ERR-07, GEN-04, C-21: an application is a green card with the portal's fields, and a person unknown to the portal gets 'No visa found' in orange, with the input; missing fields have no label, only the newest application counts, one without a status has only a message, and an unknown word is shown unchanged", async () => {
	const { check } = await visaSite();
	const page = await check();
	expect(page.status).toBe(200);
	const card = panel(page).one(".border-celadon.bg-celadon-wash");
	expect(card.one("h3").text).toBe("Visa Information Found");
	expect(facts(card)).toEqual({
		"Application status": "Approved ( 허가 )",
		"Date of application": "2 March 2026",
		"Approval date": "1 April 2026",
		"Status of stay": "석사유학(D-2-3)",
		"Visa type": "Single entry ( 단수 )",
		"Expiry date": "22 April 2036",
	});
	expect(card.has(".bg-amber-wash")).toBe(false);
	expect(page.has(".bg-orange-wash")).toBe(false);
	expect(panel(page).one("[role=status]").text).toBe("Visa status retrieved successfully");
	for (const name of ["fullName", "passportNumber", "dateOfBirth"])
		expect(page.one(`#${name}`).get("value") ?? "").toBe("");
	const nobody = await check({ passportNumber: "NOBODY01" });
	expect(nobody.status).toBe(200);
	const notice = panel(nobody).one(".border-orange.bg-orange-wash");
	expect([notice.one("h3").text, notice.get("autofocus")]).toEqual(["No visa found", ""]);
	expect(nobody.one("#passportNumber").get("value")).toBe("NOBODY01");
	expect(nobody.has(".border-celadon")).toBe(false);
	expect(nobody.text).not.toContain("retrieved successfully");
	expect(facts(panel(await check({ passportNumber: "NEWEST01" })))).toEqual({
		"Application status": "Under Review ( 심사중 )",
		"Date of application": "1 September 2026",
		"Status of stay": "한국어연수(D-4-1)",
		"Visa type": "Multiple entry ( 복수 )",
	});
	const none = await check({ passportNumber: "NOSTATUS" });
	expect(none.status).toBe(200);
	expect(panel(none).text).toBe("Result Visa status retrieved successfully You will see the portal’s answer here.");
	expect(none.has(".bg-orange-wash, .bg-celadon-wash")).toBe(false);
	const unknown = await check({ passportNumber: "UNKNOWN1" });
	expect(facts(panel(unknown))["Application status"]).toBe("허가보류");
	expect(panel(unknown).all("dd")[0]?.one("[lang=ko]").text).toBe("허가보류");
	for (const page of [none, unknown]) expect(page.one("ol.stages").has("[aria-current]")).toBe(false);
});

test("STATE-20: a visa that is used, expired or about to expire, and a refusal, warn in yellow; its reason is shown in Korean and, as far as it is known, in the visitor's language", async () => {
	const clock = turnableClock();
	const { check } = await visaSite({ now: clock.now });
	for (const [passportNumber, day, warning, status] of [
		["STATUS25", "2026-11-23", /^This visa has been used/, "Used"],
		["REASON01", "2026-11-23", "Reason given by the portal: 재정능력 입증 부족", "Refused"],
		["STATUS19", "2036-03-22", undefined, "Approved"],
		["STATUS19", "2036-04-21", "This visa expires in 1 day.", "Approved"],
		["STATUS19", "2036-04-22", "This visa expires today.", "Approved"],
		["STATUS19", "2036-04-23", "This visa has expired. You cannot travel with it.", "Expired"],
	] as const) {
		clock.turn(Date.parse(`${day}T03:00:00Z`) - clock.now().getTime());
		const page = await check({ passportNumber });
		expect(facts(panel(page))["Application status"]).toMatch(new RegExp(`^${status} \\(`));
		const shown = panel(page)
			.all(".bg-amber-wash.border-amber.text-amber")
			.map(({ text }) => text);
		expect(shown).toEqual(warning ? [expect.stringMatching(warning)] : []);
	}
	const warningOf = async (passportNumber: string, path: string) =>
		panel(await check({ passportNumber }, path)).one(".border-amber");
	const known = await warningOf("REASON01", "/ru/visa-status");
	expect(known.one("[lang=ko]").text).toBe("재정능력 입증 부족");
	expect(known.text.replaceAll("\u00a0", " ")).toContain("Речь о следующем: подтверждение платёжеспособности.");
	const unknown = await warningOf("REASON02", "/uz/visa-status");
	expect(unknown.one("[lang=ko]").text).toBe("기타");
	expect(unknown.text).toContain("Bu portalning koreys tilidagi soʻzlari.");
});

/** A word of each group, with the passport number that shows it. */
const groups = new Map(statusWords.map(([word, group], index) => [group, { word, passportNumber: passportOf(index) }]));
const refusals = new Set<string>(["refused", "returned", "withdrawn", "cancelled", "expired"]);

test("STATE-19: each status is explained next to the portal's own word and marks its stage; a rejection starts with a badge and has nothing green", async () => {
	const { check } = await visaSite();
	for (const [index, [group, { word, passportNumber }]] of [...groups].entries()) {
		const [language, path] = languages[index % 3] as (typeof languages)[number];
		const t = texts[language].visa;
		const page = await check({ passportNumber }, path);
		const said = t.words.groups[group];
		const status = page.all(".fact-list dd")[0] as Part;
		expect(status.text.replace(/\s/g, ""), word).toBe((said === word ? said : `${said}(${word})`).replace(/\s/g, ""));
		if (said !== word) expect(status.one("[lang=ko]").text).toBe(word);
		expect(panel(page).text).toContain(t.words.meanings[group].replaceAll("\u00a0", " "));
		const marked = page.all('ol.stages [aria-current="step"]').map((stage) => stage.one("h3").text);
		expect(marked, word).toEqual(group in t.stages ? [t.stages[group as keyof typeof t.stages].title] : []);
		const isRefusal = refusals.has(group);
		const isGreen = !isRefusal && group !== "additional_info";
		expect(panel(page).has(".border-celadon"), group).toBe(isGreen);
		expect(panel(page).has(".text-celadon"), group).toBe(isGreen);
		expect(panel(page).has(".border-brick.bg-brick-wash"), group).toBe(isRefusal);
		expect(panel(page).text.includes(t.retrieved), group).toBe(!isRefusal);
		if (!isRefusal) continue;
		expect(panel(page).one("[data-badge]").text).toBe(said);
		const html = page.html.slice(page.html.indexOf("result"));
		expect(html.indexOf("data-badge")).toBeLessThan(html.indexOf("<h3"));
	}
});

test("ERR-05, O-56: a portal without a response is a failure in each language, with the input and other options", async () => {
	const { check, system } = await visaSite({}, "sample");
	await messengers(system);
	const passportNumber = "DOWN0001";
	for (const [language, path] of languages) {
		const page = await check({ passportNumber }, path);
		const t = texts[language].visa;
		expect(page.status).toBe(503);
		expect(page.one("form [role=alert]").text).toContain(t.unavailable);
		for (const [name, typed] of Object.entries({ ...person, passportNumber })) {
			if (name !== "consent") expect(page.one(`form.notice [name="${name}"]`).get("value")).toBe(typed);
		}
		expect(panel(page).href(t.portal)).toBe("https://www.visa.go.kr/openPage.do?MENU_ID=10301");
		expect(hrefs(panel(page)).join()).toMatch(/visa\.go\.kr\/[^,]+,https:\/\/t\.me[^,]+,https:\/\/wa\.me[^,]+$/);
		expect(panel(page).has(".bg-celadon-wash, .bg-orange-wash")).toBe(false);
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
	const headers = { "sec-fetch-site": "same-origin" };
	const body = new URLSearchParams(person);
	const request = new Request("http://localhost:3000/visa-status", { method: "POST", body, headers });
	expect((await fetch(request, "203.0.113.9")).status).toBe(200);
});

test("S-08: results are not cached, and no URL contains personal data", async () => {
	const { get, post } = await visaSite({ pageCacheBytes: 1_000_000 });
	const posted = [{}, { passportNumber: "" }, { passportNumber: "DOWN0001" }];
	const answers = posted.map((changes) => post("/visa-status", { ...person, ...changes }));
	for (const answer of await Promise.all([get("/visa-status"), ...answers])) {
		expect(answer.headers.get("cache-control")).toBe("no-store");
		expect(answer.headers.get("referrer-policy")).toBe("same-origin");
		expect([answer.headers.get("location"), answer.headers.get("set-cookie")]).toEqual([null, null]);
	}
	const again = await openPage(get("/visa-status?passportNumber=STATUS19&fullName=Testova"));
	expect(again.html).not.toMatch(/STATUS19|Testova/i);
});
