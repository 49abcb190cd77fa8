import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { lookThrough, observed } from "../support/axe.ts";
import { visit } from "../support/browser.ts";
import { aCase, mailedCode, myPages } from "../support/my-case.ts";

for (const prefix of ["", "/ru", "/uz"]) {
	const look = (page: Page, name: string) => lookThrough(page, name, prefix === "");

	test(`B2-10: axe finds no violations on the pages about an application in ${prefix || "/en"}, on a phone and a wide screen, in light and dark mode`, async () => {
		const { page, context, site, address } = await visit({
			context: observed,
			mayFail: /422/,
		});
		const cases = [
			await aCase(site, ["pending", "contacted", "documents_requested"]),
			await aCase(site, ["pending", "contacted", "rejected"]),
		];
		for (const own of cases) {
			await site.sql(
				`insert into entries (applicant_id, application_id, kind, channel, text)
				values ($1, $2, 'message_in', 'web', 'A question'), ($1, $2, 'message_out', 'web', 'An answer')`,
				[own.applicantId, own.id],
			);
			for (const [path, cookie] of myPages(own)) {
				await context.clearCookies();
				if (cookie) await context.addCookies([{ name: "my", value: cookie.slice(3), url: address }]);
				await page.goto(prefix + path);
				await look(page, path);
			}
		}
		const [own] = cases;
		await context.clearCookies();
		for (const path of [
			"/my",
			"/my/link",
			`/my/link?code=${await mailedCode(site, own)}`,
			"/my/code",
			"/my/sign-out",
		]) {
			await page.goto(prefix + path);
			expect(await page.locator("[role=alert]").count(), path).toBe(0);
			await look(page, path);
		}
		await context.addCookies([{ name: "my", value: own?.known.slice(3) ?? "", url: address }]);
		await page.goto(`${prefix}/my/messages`);
		await page.evaluate(() => document.querySelector<HTMLFormElement>("main form[action$=messages]")?.submit());
		await page.locator("[role=alert]").waitFor();
		await look(page, "an empty message");
	}, 240_000);
}
