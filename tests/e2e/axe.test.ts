import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { lookThrough, observed, violations } from "../support/axe.ts";
import { sticksOut, type Visit, visit } from "../support/browser.ts";
import { catalogPages, speak } from "../support/catalog-pages.ts";
import { aCase, mailedCode, myPages } from "../support/my-case.ts";

/** States of pages with hardly a text or a part of their own: only their widths are looked at, in English. */
const alike =
	/^(the last programs|programs of a|application form for|costs of a program|no program|empty list|questions about)/;

test("visual 18: axe finds no violations on the public pages and in the open menu; none is wider than any window in any language, also with text of twice the size, and touch targets are at least 44 px high", async () => {
	const visitor = await visit({ context: observed, mayFail });
	const { page, site } = visitor;
	for (const [name, open] of await pagesOf(visitor)) {
		await open();
		if (!alike.test(name)) await lookThrough(page, name);
		await expectToFit(page, name, [360, 320, 768]);
	}
	await site.sql("alter table programs_away rename to programs");
	await page.setViewportSize({ width: 360, height: 800 });
	await page.goto("/");
	await page.locator("header [command]").click();
	await page.locator(".panel :focus").waitFor();
	expect(await violations(page), "the menu").toEqual([]);
	await page.emulateMedia({ colorScheme: "light" });
	expect(await violations(page, "colors"), "the light menu").toEqual([]);
	await page.keyboard.press("Escape");
	await page.setViewportSize({ width: 1280, height: 800 });
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		expect(await violations(page), `the ${colorScheme} header`).toEqual([]);
	}

	// Translations have the same markup, so only their widths differ.
	const other = await visit({ mayFail });
	const pages = (await pagesOf(other)).filter(([name]) => !alike.test(name));
	for (const language of ["ru", "uz"]) {
		await speak(other, language);
		for (const [name, open] of pages) {
			await open();
			await expectToFit(other.page, `${language} ${name}`, [360, 768]);
		}
		await other.site.sql("alter table programs_away rename to programs");
	}
}, 400_000);

const mayFail = /404|422|500/;

async function pagesOf(visitor: Visit): Promise<Awaited<ReturnType<typeof catalogPages>>> {
	await visitor.site.sql(`insert into promise_outcomes (day, kind, is_kept, minutes)
		select current_date - 1, 'first_contact', i < 30, i * 97 from generate_series(1, 31) i`);
	const contact = () => visitor.page.goto("/is-it-us?q=@a_stranger");
	return [["a contact that is not ours", contact], ...(await catalogPages(visitor))];
}

async function expectToFit(page: Page, name: string, widths: number[]): Promise<void> {
	// The page was looked through in the last width, and the next one is from there on.
	if (page.viewportSize()?.width === 1280) widths.reverse();
	for (const width of widths) {
		if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
		if (width === 320) expect.soft(await smallTargets(page), name).toEqual([]);
		const resize = (size: string) =>
			page.evaluate((to) => {
				document.documentElement.style.fontSize = to;
			}, size);
		if (width === 360) await resize("200%");
		expect.soft(await sticksOut(page), `${name} at ${width} px`).toEqual([]);
		if (width === 360) await resize("");
	}
}

const smallTargets = (page: Page) =>
	page.locator("a.btn, button, summary, input, select, footer li a, .link").evaluateAll((all) =>
		all
			.filter(
				(element) => element.getClientRects().length > 0 && !element.matches(".skip, [aria-hidden] *, [type=hidden]"),
			)
			// A link in a sentence is as high as its line (WCAG 2.5.8); the label of a checkbox or radio button is also a target.
			.filter((element) => !element.matches(".link") || element.parentElement?.textContent === element.textContent)
			.filter((element) => (element.closest("label.tick, label.btn") ?? element).getBoundingClientRect().height < 44)
			.map((element) => element.outerHTML),
	);

test("B2-10: axe finds no violations on the pages about an application in English, and none of names in the other languages, on a phone and a wide screen, in light and dark mode", async () => {
	const { page, context, site, address } = await visit({ context: observed, mayFail: /422/ });
	const own = await aCase(site, ["pending", "contacted", "documents_requested"]);
	const rejected = await aCase(site, ["pending", "contacted", "rejected"]);
	for (const { applicantId, id } of [own, rejected])
		await site.sql(
			`insert into entries (applicant_id, application_id, kind, channel, text)
				values ($1, $2, 'message_in', 'web', 'A question'), ($1, $2, 'message_out', 'web', 'An answer')`,
			[applicantId, id],
		);
	// The other pages about a rejected application are the same.
	const ofStatus = /^\/(my|my\/applications\/.*|family\/.*)$/;
	const pages = [...myPages(own), ...myPages(rejected).filter(([path]) => ofStatus.test(path))];
	const come = async (cookie: string) => {
		await context.clearCookies();
		if (cookie) await context.addCookies([{ name: "my", value: cookie.slice(3), url: address }]);
	};
	for (const prefix of ["", "/ru", "/uz"]) {
		const look = (path: string) => lookThrough(page, prefix + path, prefix === "");
		for (const [at, [path, cookie]] of pages.entries()) {
			// Of the translations, every page is seen once.
			if (prefix && (at % 2 === 0) !== (prefix === "/ru")) continue;
			await come(cookie);
			await page.goto(prefix + path);
			await look(path);
		}
		await come("");
		const code = await mailedCode(site, own);
		for (const path of ["/my", "/my/link", `/my/link?code=${code}`, "/my/code", "/my/sign-out"]) {
			await page.goto(prefix + path);
			expect(await page.locator("[role=alert]").count(), path).toBe(0);
			await look(path);
		}
		await come(own.known);
		await page.goto(`${prefix}/my/messages`);
		await page.evaluate(() => document.querySelector<HTMLFormElement>("main form[action$=messages]")?.submit());
		await page.locator("[role=alert]").waitFor();
		await look("an empty message");
	}
}, 400_000);

test("axe finds no violations on the API page, and it fits a phone; axe reports a field without a name in any language, and text with low contrast in dark mode only", async () => {
	const { page } = await visit({ context: observed });
	await page.setViewportSize({ width: 360, height: 800 });
	await page.goto("/api");
	expect(await sticksOut(page)).toEqual([]);
	// The other operations are made of the same parts.
	const others = page.locator(
		".api > article:nth-of-type(n + 3), .api tr:nth-of-type(n + 4), .facts > :nth-child(n + 9)",
	);
	expect(await others.evaluateAll((all) => all.map((one) => one.remove()).length)).toBeGreaterThan(10);
	expect(await violations(page)).toEqual([]);
	await page.emulateMedia({ colorScheme: "dark" });
	expect(await violations(page, "colors")).toEqual([]);
	await page.emulateMedia({ colorScheme: "light" });
	await page.goto("/uz/terms");
	const found = async (rules: Parameters<typeof violations>[1]) =>
		(await violations(page, rules)).map((violation) => violation.split(":")[0]);
	await page.evaluate(() => {
		const pale = "<p style='color: light-dark(#000, #333); background: light-dark(#fff, #000)'>Pale</p><input>";
		document.querySelector("main")?.insertAdjacentHTML("beforeend", pale);
	});
	expect(await found("all")).toEqual(["label"]);
	expect(await found("words")).toEqual(["label"]);
	await page.emulateMedia({ colorScheme: "dark" });
	expect(await found("colors")).toEqual(["color-contrast"]);
});
