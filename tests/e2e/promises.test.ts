import { expect, test } from "vitest";
import { lookThrough, observed } from "../support/axe.ts";
import { visit } from "../support/browser.ts";
import { speak } from "../support/catalog-pages.ts";
test.each(["en", "ru", "uz"])(
	"N4: axe finds no violations on the promises and the check of contacts in %s, and they fit a phone",
	async (language) => {
		const visitor = await visit({ context: observed, mayFail: /422/ });
		await speak(visitor, language);
		const { page, site } = visitor;
		await site.sql(`insert into promise_outcomes (day, kind, is_kept, minutes)
			select current_date - 1, 'first_contact', i < 30, i * 97 from generate_series(1, 31) i`);
		for (const path of [
			"/promises",
			"/is-it-us",
			"/is-it-us?code=7K3P",
			"/is-it-us?q=@a_stranger",
			"/is-it-us?q=%2B",
		]) {
			await page.goto(path);
			await lookThrough(page, path);
		}
	},
	240_000,
);

test("N4: a family checks a contact and reads the answer, without script", async () => {
	const { page } = await visit({ context: { javaScriptEnabled: false } });
	await page.goto("/is-it-us");
	await page.getByLabel("Phone number, link, email address, name or code").fill("71 000 00 00");
	await page.getByRole("button", { name: "Check", exact: true }).click();
	await page.getByText("Yes, this is ours").waitFor();
	expect(new URL(page.url()).search).toBe("");
	await page.getByLabel("Phone number, link, email address, name or code").fill("t.me/stranger");
	await page.getByRole("button", { name: "Check", exact: true }).click();
	await page.getByText("Not ours. Do not pay, and tell us.").waitFor();
});
