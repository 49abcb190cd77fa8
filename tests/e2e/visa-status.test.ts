import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { texts } from "../../app/i18n/dictionaries.ts";
import { plain } from "../../app/i18n/typography.ts";
import { lookThrough, observed } from "../support/axe.ts";
import { hold, phone, visit } from "../support/browser.ts";
import { startVisaPortal } from "../support/visa-portal.ts";
import { person, wideLimits } from "../support/visa-site.ts";

const languages = ["en", "ru", "uz"] as const;
type Language = (typeof languages)[number];
const pathOf = (language: Language) => (language === "en" ? "/visa-status" : `/${language}/visa-status`);

/** A visitor of a site with a fake portal. The browser reports error responses itself. */
async function visitor(context: Parameters<typeof visit>[0] = {}) {
	const portal = await startVisaPortal();
	onTestFinished(() => portal.close());
	const site = { visaPortalUrl: portal.url, limits: wideLimits() };
	return { portal, ...(await visit({ site, mayFail: /422|429|503|ERR_FAILED/, ...context })) };
}

async function fill(page: Page, language: Language, passportNumber: string = person.passportNumber) {
	const { labels, consent } = texts[language].visa;
	await page.getByLabel(labels.fullName).fill(person.fullName);
	await page.getByLabel(labels.passportNumber).fill(passportNumber);
	await page.getByLabel(labels.dateOfBirth).fill(person.dateOfBirth);
	await page.getByLabel(consent).check();
}
const button = (page: Page, language: Language) => page.getByRole("button", { name: texts[language].visa.submit });

/** The form's island has hydrated, so that submitting does not load a page. */
async function awake(page: Page) {
	await page.waitForFunction(() => "awake" in (document.querySelector("form.notice is-land") ?? {}));
	await page.evaluate(() => {
		document.documentElement.dataset.stayed = "yes";
	});
}
const stayed = (page: Page) => page.evaluate(() => document.documentElement.dataset.stayed === "yes");
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

/** The texts of each language are compared over HTTP. */
const runs = [
	["ru", true],
	["uz", false],
] as const;

test.each(runs)(
	"GEN-04, VISA-02, VALID-09, STATE-18, STATE-19, ERR-04, ERR-05, C-35: on a phone, a visitor corrects faults, waits for the portal and reads the result in %s, with script: %s",
	async (language, script) => {
		const { page, portal } = await visitor({ context: { ...phone, javaScriptEnabled: script } });
		const { visa: t } = texts[language];
		await page.goto(pathOf(language));
		await page.getByLabel(t.labels.fullName).fill(person.fullName);
		if (script) await awake(page);
		await button(page, language).click();
		const summary = page.locator("form.notice [role=alert]");
		await summary.getByText(t.missing).waitFor();
		expect(portal.asked).toEqual([]);
		if (script) expect(await focused(page)).toContain(t.missing);
		expect(await page.getByLabel(t.labels.fullName).inputValue()).toBe(person.fullName);
		await summary.getByRole("link", { name: new RegExp(`^${t.labels.passportNumber}`) }).click();
		expect(await page.evaluate(() => document.activeElement?.id)).toBe("passportNumber");

		await fill(page, language, "DOWN0001");
		await button(page, language).click();
		await summary.getByText(t.unavailable).waitFor();
		expect(await page.getByLabel(t.labels.passportNumber).inputValue()).toBe("DOWN0001");
		expect(await page.getByRole("link", { name: t.portal }).getAttribute("href")).toContain("visa.go.kr");

		// One correction and one tap.
		await page.getByLabel(t.labels.passportNumber).fill(person.passportNumber);
		await button(page, language).click();
		await page.getByRole("heading", { name: t.found }).waitFor();
		const card = page.locator(".border-celadon");
		expect(plain(await card.innerText())).toContain(plain(`${t.words.groups.approved} (허가)`));
		expect(plain(await page.locator("[aria-current=step] h3").innerText())).toBe(plain(t.stages.approved.title));
		expect(await page.getByRole("status").filter({ hasText: t.retrieved }).isVisible()).toBe(true);
		expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(pathOf(language));
		// The result is visible and is the next thing that a screen reader announces.
		expect(await card.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true);
		if (script) {
			expect(await stayed(page)).toBe(true);
			expect(plain(await focused(page))).toContain(plain(t.found));
		}

		await fill(page, language, "NOBODY01");
		await button(page, language).click();
		await page.getByRole("heading", { name: t.words.none.status }).waitFor();
		expect(await page.locator(".border-celadon").count()).toBe(0);
		expect(await page.getByLabel(t.labels.passportNumber).inputValue()).toBe("NOBODY01");
	},
);

test("ERR-06, O-56, S-08: a lost connection loses no input, one press sends one request, and the browser stores nothing of the check: no storage, no cookie, no URL, no cached copy", async () => {
	const { page, context, portal } = await visitor();
	const asked: string[] = [];
	page.on("request", (request) => asked.push(`${request.url()} ${JSON.stringify(request.headers())}`));
	await page.goto("/visa-status");
	await fill(page, "en");
	await awake(page);
	const breaking = (route: { abort(): Promise<void> }) => route.abort();
	await page.route("**/visa-status", breaking);
	await button(page, "en").click();
	const { labels, consent, failed } = texts.en.visa;
	await page.getByRole("alert").filter({ hasText: failed }).waitFor();
	expect(await page.getByLabel(labels.passportNumber).inputValue()).toBe(person.passportNumber);
	expect(await page.getByLabel(labels.dateOfBirth).inputValue()).toBe(person.dateOfBirth);
	expect(await page.getByLabel(consent).isChecked()).toBe(true);
	await page.unroute("**/visa-status", breaking);
	const gate = await hold(page, /\/visa-status$/);
	await button(page, "en").dblclick();
	await gate.arrived;
	const sending = page.getByRole("button", { name: "Checking..." });
	expect(await sending.isDisabled()).toBe(true);
	await gate.release();
	await page.getByText("Visa Information Found").waitFor();
	expect(portal.asked.map(({ method }) => method)).toEqual(["GET", "POST"]);
	expect([await button(page, "en").isEnabled(), await stayed(page)]).toEqual([true, true]);
	await page.unrouteAll();
	await page.getByRole("link", { name: "Blog" }).first().click();
	await page.waitForURL("/blog");
	const kept = await page.evaluate(async () => ({
		storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
		caches: await caches.keys(),
		databases: await indexedDB.databases(),
		referrer: document.referrer,
	}));
	expect([kept.caches, kept.databases]).toEqual([[], []]);
	const everything = JSON.stringify([kept, await context.cookies(), asked]);
	for (const mark of [person.passportNumber, person.dateOfBirth, "Testova"]) expect(everything).not.toContain(mark);
});

/** Each color of a card, in English; what else there is, and the longest result of the other languages, by names and widths. */
const colored = ["NOBODY01", "STATUS19", "REASON01", "missing"];
const states = { en: [...colored, "EXPIRING"], ru: ["REASON01"], uz: ["REASON01"] };

test("axe finds no violations and nothing overflows in any state of the check", async () => {
	const { page } = await visitor({ context: observed });
	for (const language of languages) {
		for (const state of states[language]) {
			// The others follow on the same page.
			if (state === "missing" || state === states[language][0]) await page.goto(pathOf(language));
			if (state !== "missing") await fill(page, language, state);
			await button(page, language).click();
			await page.locator(".border-celadon, .border-orange, .border-brick, form.notice [role=alert]").first().waitFor();
			await lookThrough(page, `${language} ${state}`, language === "en" && colored.includes(state));
		}
	}
}, 240_000);
