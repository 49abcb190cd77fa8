import { expect, test } from "vitest";
import { consentTexts } from "../../app/analytics/consent-texts.ts";
import { visit } from "../support/browser.ts";
import { ads, fakePixel } from "../support/pixel.ts";

test("S-11: the consent bar appears on the first user input, a key or a scroll, and mentions hashed contact data only if the server sends it", async () => {
	for (const token of [undefined, "a token"]) {
		const { page, context } = await visit({ site: { ads: { ...ads, token } } });
		const foreign = await fakePixel(context);
		const inputs = { en: () => page.keyboard.press("Tab"), uz: () => page.mouse.wheel(0, 300) };
		for (const language of ["en", "uz"] as const) {
			await page.goto(language === "en" ? "/" : `/${language}`);
			expect(await page.locator(".ads").count()).toBe(0);
			await inputs[language]();
			await page.locator(".ads").waitFor();
			const words = await page.locator(".ads-words").innerText();
			expect(words).toContain(consentTexts[language].text);
			expect(words.includes(consentTexts[language].reports)).toBe(token !== undefined);
		}
		expect(foreign).toEqual([]);
	}
});
