import { PDFDocument, rgb } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { readDocumentPdf } from "../../domain/documents/case-queries.ts";
import { addPages } from "../../domain/documents/my-commands.ts";
import { documentCodes } from "../../domain/documents/rules.ts";
import { dayAfter, homeDay } from "../../domain/shared/time-zone.ts";
import { violations } from "../support/axe.ts";
import { phone, sticksOut, visit } from "../support/browser.ts";
import { mySession } from "../support/my-case.ts";
import { agingRule, paperCase, paperShades, phonePhoto } from "../support/papers.ts";
import { temporaryFolder } from "../support/site.ts";
import { staffVisit } from "../support/staff.ts";

test("B4-4, B4-3: on a phone, six photos arrive in their order although the line breaks before and after a page was stored", async () => {
	const dataDir = await temporaryFolder();
	const options = { start: "empty", context: phone, site: { dataDir }, mayFail: /net::ERR|Failed to load/ } as const;
	const { page, context, site, address } = await visit(options);
	const own = await paperCase({ url: site.url, dataDir });
	const id = await own.ask("transcript", "admission", "2027-01-12");
	const [name = "", value = ""] = (await mySession(site.sql, own.applicantId)).split("=");
	await context.addCookies([{ name, value, url: address }]);
	let attempts = 0;
	await page.route(/\/pages$/, async (route) => {
		attempts++;
		if (attempts === 2) return route.abort("connectionreset");
		// The page was stored, and its answer is lost.
		if (attempts === 5) await route.fetch();
		return attempts === 5 ? route.abort("connectionreset") : route.continue();
	});
	await site.sql("update documents set state = 'returned', reason = 'cut_off'");
	await page.goto("/ru/my/documents");
	await page.getByRole("link", { name: "Приложение с оценками" }).click();
	const photos = await Promise.all(
		Array.from({ length: 6 }, async (_, index) => ({
			name: `IMG ${index}.jpg`,
			mimeType: "image/jpeg",
			// One has the size of a phone's photo, and is made smaller before it is sent.
			buffer: Buffer.from(await phonePhoto(index * 40, index === 1 ? [3000, 2000] : undefined)),
		})),
	);
	const askedAgain = page.getByRole("heading", { name: "Пришлите, пожалуйста, ещё раз" });
	await askedAgain.waitFor();
	// Choosing photos touches the form, whose script then loads.
	await page.focus("input[type=file]");
	await page.waitForFunction(() => (document.querySelector("[data-i=PaperUpload]") as { awake?: true } | null)?.awake);
	await page.setInputFiles("input[type=file]", photos);
	await page.getByRole("button", { name: "Отправить", exact: true }).click();
	await page.getByText("Всё дошло.").waitFor({ timeout: 90_000 });
	expect(attempts).toBe(8);
	await page.getByRole("heading", { name: "Что у нас есть: 6 страниц" }).waitFor();
	await askedAgain.waitFor({ state: "detached" });
	expect(await paperShades(await readDocumentPdf(own.staff, id))).toEqual([0, 40, 80, 120, 160, 200]);
	const [row] = await site.sql("select max(bytes)::int as bytes from document_files");
	expect(row?.bytes).toBeLessThan(700_000);
	expect(await violations(page)).toEqual([]);
	expect(await sticksOut(page)).toEqual([]);
});

test("B4: a consultant sends a paper back and accepts the others by the keyboard alone, and asks for another", async () => {
	const dataDir = await temporaryFolder();
	const { page, site } = await staffVisit("admin", { start: "empty", site: { dataDir } });
	const own = await paperCase({ url: site.url, dataDir });
	const codes = documentCodes.filter((code) => !["passport", "parents_id"].includes(code)).slice(0, 3);
	const ids: string[] = [];
	for (const code of codes) ids.push(await own.ask(code));
	await addPages(own.known, ids[0] as string, [await phonePhoto(0)]);
	await site.sql("update documents set state = 'received'");
	await page.goto(`/admin/documents/${ids[0]}`);
	await page.locator("img[alt='Page 1']").waitFor();
	const press = async (key: string, left: number) => {
		const before = await page.locator("h1").innerText();
		await page.keyboard.press(key);
		await page.locator("h1").filter({ hasNotText: before }).waitFor();
		expect(await site.sql("select id from documents where state = 'received'")).toHaveLength(left);
	};
	await page.keyboard.press("r");
	await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("reason");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await press("Enter", 2);
	for (let left = 1; left >= 0; left--) await press("a", left);
	await page.waitForURL(`**/admin/applicants/${own.applicantId}`);
	expect(await site.sql("select state, reason, count(*)::int from documents group by 1, 2 order by 1")).toEqual([
		{ state: "accepted", reason: null, count: 2 },
		{ state: "returned", reason: "cut_off", count: 1 },
	]);
	await page.getByText("Document sent back").first().waitFor({ state: "attached" });
	await page.getByRole("link", { name: "Ask for documents" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.locator("select[name=other]").selectOption("guarantor");
	await dialog.getByRole("button", { name: "Ask for documents" }).click();
	await page.getByText("Letter of guarantee").waitFor();
	expect(await site.sql("select stage from documents where code = 'guarantor'")).toEqual([{ stage: "admission" }]);
});

test("B4, B4-10: a PDF is read beside the decision, and as soon as a consultant types that it was issued too long ago, the page proposes to send it back", async () => {
	const dataDir = await temporaryFolder();
	const { page, site } = await staffVisit("admin", { start: "empty", site: { dataDir }, mayFail: /net::ERR/ });
	const own = await paperCase({ url: site.url, dataDir });
	const id = await own.ask("bank_balance", "visa", dayAfter(homeDay(new Date()), 45));
	const pdf = await PDFDocument.create();
	for (const color of [rgb(1, 0, 0), rgb(0, 0, 1)]) {
		pdf.addPage([300, 400]).drawRectangle({ x: 0, y: 0, width: 300, height: 400, color });
	}
	await addPages(own.known, id, [await pdf.save()]);
	await site.sql("update documents set state = 'received', rule = $1", [agingRule(50)]);
	await page.goto(`/admin/documents/${id}`);
	const colorOf = (number: number) =>
		page.getByRole("img", { name: `Page ${number}` }).evaluate((element) => {
			element.scrollIntoView();
			const canvas = element as HTMLCanvasElement;
			return [...(canvas.getContext("2d")?.getImageData(canvas.width / 2, 900, 1, 1).data ?? [])];
		});
	await expect.poll(() => colorOf(1)).toEqual([255, 0, 0, 255]);
	await expect.poll(() => colorOf(2)).toEqual([0, 0, 255, 255]);
	expect(await violations(page)).toEqual([]);
	await page.route("**/documents/files/*", (route) => route.abort());
	await page.reload();
	await page.getByText("This PDF cannot be shown here.").waitFor();
	await page.getByRole("link", { name: "Download the PDF" }).waitFor();
	const warning = page.getByText("Send it back as too old.");
	const type = (days: number) => page.fill("input[name=issuedOn]", dayAfter(homeDay(new Date()), days));
	await type(-6);
	await warning.waitFor();
	expect(await page.inputValue("select[name=reason]")).toBe("too_old");
	await type(-5);
	await warning.waitFor({ state: "detached" });
	expect(await page.inputValue("select[name=reason]")).toBe("unreadable");
	await page.keyboard.press("Tab");
	await page.getByRole("button", { name: "Accept" }).click();
	await expect.poll(() => site.sql("select state from documents")).toEqual([{ state: "accepted" }]);
});
