import { expect, test } from "vitest";
import { account } from "../support/accounts.ts";
import { applicationRows } from "../support/application-rows.ts";
import { brokenWords, phone, sticksOut } from "../support/browser.ts";
import { program, university } from "../support/factories.ts";
import { application } from "../support/my.ts";
import { follow, openRowMenu, staffVisit } from "../support/staff.ts";

const pasted = `https://drive.example.com/${"x".repeat(220)}`;

const speak = ({ context, address }: Awaited<ReturnType<typeof staffVisit>>, language: string) =>
	context.addCookies([{ name: "preferred-language", value: language, url: address }]);

test("staff 7, 8, 14, DATA-19: in each language, lists cut no word or address without a sign, and roles and actions stay visible at every width; the public header leads to the queue by a word", async () => {
	const visit = await staffVisit("owner");
	const { page, site } = visit;
	await site.sql("insert into audit_log (action, network) values ('session:fail', '127.0.0.0/24')");
	const long = { full_name: "Abdurahmonova Dilnoza Shavkatjon qizi Karimova", status: "documents_requested" };
	await applicationRows(site.sql, [long]);
	const { email } = await account(site, "admin");
	await site.sql("update users set display_name = 'Dilnoza Abdurahmonova-Karimova'");
	const user = page.getByRole("row").filter({ hasText: email });
	const role = user.locator("select[name=role]");
	const table = page.locator(".data");
	/** The right edges of the actions and of the table. */
	const edges = () =>
		page.evaluate(() =>
			["tbody .row-more", ".data"].map((place) => document.querySelector(place)?.getBoundingClientRect().right ?? 0),
		);
	for (const language of ["en", "ru", "uz"] as const) {
		await speak(visit, language);
		await page.goto("/admin/users");
		for (const width of language === "en" ? [320, 360, 390, 768, 1024, 1280, 1920] : [320, 1280]) {
			const name = `${language}, ${width} px`;
			await page.setViewportSize({ width, height: 800 });
			expect(await sticksOut(page), name).toEqual([]);
			const box = await role.boundingBox();
			expect(box?.width, name).toBeGreaterThanOrEqual(95);
			expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(width);
			expect(await user.locator(".email").isVisible(), name).toBe(true);
			if (width === 1280) expect(await brokenWords(page, ".data"), name).toEqual([]);
			if (width === 768 || width === 1024) continue;
			const [cell, end] = await edges();
			expect(cell, name).toBeLessThanOrEqual(end ?? 0);
		}
		for (const path of ["/admin", "/admin/programs", "/admin/applications"]) {
			await page.setViewportSize({ width: 1280, height: 800 });
			await follow(page, path);
			expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth), path).toBe(0);
			await page.setViewportSize({ width: 768, height: 800 });
			const [cell, end] = await edges();
			expect(cell, `${language} ${path}`).toBeLessThanOrEqual(end ?? 0);
		}
		await page.setViewportSize({ width: 320, height: 700 });
		await follow(page, "/admin");
		expect(await sticksOut(page), language).toEqual([]);
		expect(await brokenWords(page, ".counts"), language).toEqual([]);
		await page.setViewportSize({ width: 1366, height: 768 });
		await follow(page, "/admin/cost-items");
		expect(await brokenWords(page, ".data"), language).toEqual([]);
		expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth), language).toBe(0);
		await follow(page, "/admin/log");
		expect(await page.getByText("127.0.0.0/24").evaluate((text) => text.getClientRects().length)).toBe(1);
		await page.goto("/");
		// The public header has two rows, also with the link for staff.
		expect((await page.locator("header").boundingBox())?.height, language).toBeLessThanOrEqual(108);
	}
	await page.getByRole("link", { name: "Panel", exact: true }).click();
	await page.waitForURL(/\/admin\/queue$/);
});

test("on a phone, each value of an application, a message and an audit entry has its heading, a row leads to phone and messengers, the open tab is visible, no value of the analytics is cut off, and filters are behind a button", async () => {
	const { page, site } = await staffVisit("owner", { start: "empty" });
	await applicationRows(site.sql, [{ full_name: "Aziza", phone_number: "+998 71 000 00 00" }]);
	await site.sql("insert into contact_submissions (name, email, message) values ('Bek', 'bek@example.com', 'Hello')");
	await site.sql(`insert into audit_log (action, network, detail)
		values ('user:create', '192.0.2.0/24', '{"role": "admin"}')`);
	await page.setViewportSize({ width: 360, height: 800 });
	const firstRow = page.locator("tbody tr").first();
	await page.goto("/admin/users");
	for (const [path, ...parts] of [
		["/admin/contact", "bek@example.com", "2026", "State"],
		["/admin/log", "Admin", "From: 192.0.2.0/24"],
		["/admin/applications", "+998 71 000 00 00", "2026", "Status"],
	] as const) {
		await follow(page, path);
		const text = (await firstRow.innerText()).replace(/\s+/g, " ");
		for (const part of parts) expect(text, path).toContain(part);
		expect(await page.locator(".data thead").evaluate((head) => head.getBoundingClientRect().height)).toBeLessThan(2);
		const labels = firstRow.locator("td:visible:not(.row-select, .row-end)");
		expect(await labels.locator(".phone-label").count(), path).toBe(await labels.count());
		expect(await sticksOut(page), path).toEqual([]);
	}
	const alpha = await university(site.system, { name: "Alpha" });
	await program(site.system, { universityId: alpha, title: "Design" });
	await follow(page, "/admin/programs");
	expect(await firstRow.innerText()).toContain("Alpha");
	await follow(page, "/admin/applications");
	await openRowMenu(page, "Aziza");
	const links = page.locator(".row-menu:popover-open .phone-links a");
	expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
		"tel:+998710000000",
		"https://t.me/+998710000000",
		"https://wa.me/998710000000",
	]);

	await page.goto("/admin/users?tabs=yes");
	const isTabOutside = () =>
		page.evaluate(() => {
			const [list, tab] = ["[role=tablist]", "[aria-selected=true]"].map((place) =>
				document.querySelector(place)?.getBoundingClientRect(),
			);
			return !list || !tab || tab.left < list.left || tab.right > list.right;
		});
	await expect.poll(isTabOutside).toBe(false);
	expect(await page.evaluate(() => window.scrollY)).toBe(0);

	await site.sql(`insert into daily_counts (day, event, subject, language, count, source)
		select current_date, event, '', 'en', 4, 'a-very-long-campaign-name-of-somebody' from unnest('{start:apply,sent:apply}'::text[]) event`);
	await follow(page, "/admin/analytics");
	const cut = await page.locator(".sums").evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
	expect(Math.max(...cut), "values of the analytics that are cut off").toBe(0);

	const status = page.locator("select[name=status]").first();
	await follow(page, "/admin/applications");
	expect(await status.isVisible()).toBe(false);
	await page.locator(".more-filters > summary").click();
	await status.selectOption("pending");
	await page.waitForURL(/status=pending/);
	await page.reload();
	expect(await page.locator(".more-filters > summary").innerText()).toContain("(1)");
	expect(await status.isVisible()).toBe(false);
});

test("DASH-10: the program dialog suggests universities, also over a list with a filter of the same name, and one can be chosen with the keyboard", async () => {
	const { page, site } = await staffVisit("admin", { start: "empty" });
	await university(site.system, { name: "Hanyang University" });
	await university(site.system, { name: "Hallym University" });
	await page.goto("/admin/programs/new");
	const dialog = page.getByRole("dialog");
	const box = dialog.locator("input[name=university]");
	await box.focus();
	await page.keyboard.type("hany");
	const offered = () =>
		box.evaluate((input: HTMLInputElement) => [...(input.list?.options ?? [])].map(({ value }) => value));
	await expect.poll(offered).toEqual(["Hanyang University"]);
	// The browser renders the suggestion list outside the page, so type the suggestion completely.
	await page.keyboard.type("ang University");
	await page.keyboard.press("Tab");
	await page.keyboard.type("Design");
	await dialog.locator("[name=type]").focus();
	await page.keyboard.type("Bach");
	await page.keyboard.press("Tab");
	await dialog.locator("[name=titleEn]").press("Enter");
	await page.getByText("Program added successfully").waitFor();
	const chosen = await site.sql("select name from universities where id = (select university_id from programs)");
	expect(chosen).toEqual([{ name: "Hanyang University" }]);
});

test("an unbroken pasted URL in any field of an application or record makes no admin page wider than 320 px", async () => {
	const { page, site } = await staffVisit("owner", { start: "empty" });
	const short = pasted.slice(0, 200);
	const email = `${"e".repeat(60)}@example.com`;
	const [id] = await applicationRows(site.sql, [{ full_name: short, location: short, comment: pasted, email }]);
	const texts = { name: pasted, location: pasted, description: pasted, tuitionRange: pasted, scholarships: pasted };
	const universityId = await university(site.system, texts);
	const message = [short, "a.rather.long.name.of.somebody.who.writes@mail.example.com", pasted];
	await site.sql("insert into contact_submissions (name, email, message) values ($1, $2, $3)", message);
	await page.setViewportSize({ width: 320, height: 800 });
	await page.goto("/admin/users");
	const ofUniversity = ["", "/edit", "/delete"].map((part) => `/universities/${universityId}${part}`);
	for (const path of ["", ...ofUniversity, "/applications", `/applications/${id}`, "/contact"]) {
		await follow(page, `/admin${path}`);
		expect(await sticksOut(page), path).toEqual([]);
		const inside = await page
			.locator("dialog[open], .data")
			.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className));
		expect(inside, path).toEqual([]);
	}
	await page.setViewportSize({ width: 1280, height: 800 });
	const line = page
		.getByRole("link", { name: /^a\.rather/ })
		.locator("xpath=ancestor-or-self::*[contains(@class, 'line')][1]");
	const ends = await line.evaluate((one) => [getComputedStyle(one).textOverflow, one.scrollWidth > one.clientWidth]);
	expect(ends).toEqual(["ellipsis", true]);
});

test("in each language, headings of the applications are whole at 1280 px, the languages of a form are one line at 360 px, and lists and pages have titles of one size", async () => {
	const visit = await staffVisit("owner");
	const { page } = visit;
	await page.goto("/admin/applications");
	for (const language of ["en", "ru", "uz"]) {
		await speak(visit, language);
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.goto("/admin/applications");
		const cut = (all: Element[]) =>
			all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent);
		expect(await page.locator(".data thead th").evaluateAll(cut), language).toEqual([]);
		expect(await brokenWords(page, ".data thead"), language).toEqual([]);
		await page.setViewportSize({ width: 360, height: 740 });
		const size = () => page.locator("h1").evaluate((title) => getComputedStyle(title).fontSize);
		const ofList = await size();
		await follow(page, "/admin/overview");
		expect(await size(), language).toBe(ofList);
		await follow(page, "/admin/universities/new");
		const tops = (all: Element[]) => new Set(all.map((one) => one.getBoundingClientRect().top)).size;
		expect(await page.locator(".languages > button").evaluateAll(tops), language).toBe(1);
	}
});

test("on a phone, the question whether two cases are one person stands above the thread", async () => {
	const { page, site } = await staffVisit("admin", { start: "empty", context: phone });
	const { phone: phoneNumber } = await application(site, { fullName: "Sardor Karimov" });
	const { applicantId } = await application(site, { fullName: "Karimov Sardor", phoneNumber });
	await page.goto(`/admin/applicants/${applicantId}`);
	const top = async (part: string) => (await page.locator(part).boundingBox())?.y ?? 0;
	expect(await top("[aria-label='Possibly the same person']")).toBeLessThan(
		await top(".case-part[aria-labelledby=messages]"),
	);
	expect(await sticksOut(page)).toEqual([]);
});
