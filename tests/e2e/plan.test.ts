import { expect, test } from "vitest";
import { documentCodes } from "../../domain/documents/rules.ts";
import { sticksOut, visit } from "../support/browser.ts";
import { mySession } from "../support/my-case.ts";
import { paperCase } from "../support/papers.ts";
import { temporaryFolder } from "../support/site.ts";

test("N1: the plans print on one A4 page in each language, with the name, the phones and the date, without forms and links", async () => {
	const dataDir = await temporaryFolder();
	const now = () => new Date("2026-11-23T06:00:00Z");
	const { page, context, site, address } = await visit({ site: { dataDir, now } });
	const own = await paperCase({ url: site.url, dataDir, now });
	for (const code of documentCodes.slice(0, 10)) await own.ask(code, "admission", "2026-12-20");
	for (const code of documentCodes.slice(-6, -1)) await own.ask(code, "visa");
	await own.sql("update documents set state = 'received' where code in ('passport', 'photo')");
	const [name = "", value = ""] = (await mySession(site.sql, own.applicantId)).split("=");
	await context.addCookies([{ name, value, url: address }]);
	const plans = ["/plan?by=2026-12-20&visa_on=2027-01-20", "/my/plan"];
	for (const path of plans.flatMap((plan) => ["", "/ru", "/uz"].map((prefix) => prefix + plan))) {
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.goto(path);
		const sheet = await page.pdf({ format: "A4" });
		expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
		await page.emulateMedia({ media: "print" });
		const printed = await page.locator("body").innerText();
		for (const text of ["Hamroh", "+82 2-000-0000", "+998 71 000-00-00", "2026"]) expect(printed, path).toContain(text);
		const useless = "header, footer, form, nav, button, .help, .call, .btn";
		expect(await page.locator(useless).filter({ visible: true }).allInnerTexts(), path).toEqual([]);
		await page.emulateMedia({ media: null });
		await page.setViewportSize({ width: 360, height: 800 });
		expect(await sticksOut(page), path).toEqual([]);
	}
});
