import { expect, test } from "vitest";
import { homeDay } from "../../domain/shared/time-zone.ts";
import { signedIn } from "../support/accounts.ts";
import { visit } from "../support/browser.ts";
import { applicationFields, turnableClock } from "../support/forms.ts";
import { fakeMailServer, freePort, mailSettings } from "../support/mail.ts";
import { signInBrowser } from "../support/staff.ts";

const hour = 60 * 60 * 1_000;
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;

test("B2: she applies on a phone, follows her application on another, and is looked after, also while the mail server is down", async () => {
	// An hour behind the database, so that what is due in two minutes is due for it at once.
	const clock = turnableClock(new Date(Date.now() - hour).toISOString());
	const port = await freePort();
	const settings = { now: clock.now, mail: mailSettings(port), jobs: { pace: 0, pollSeconds: 0.5 } };
	const { page, context, site, address } = await visit({ start: "empty", context: phone, site: settings });

	// She applies, and reads her reference number.
	await page.goto("/uz/apply");
	const { terms_agreed: _terms, ...applicant } = applicationFields;
	const fields = { ...applicant, phone_number: "90 123 45 67", age: "17", email: "applicant@example.com" };
	for (const [name, value] of Object.entries(fields)) await page.fill(`[name=${name}]`, value);
	await page.check("[name=terms_agreed]");
	clock.turn(10_000);
	await page.locator("[data-form] form button[type=submit].btn-action").click();
	const reference = await page.locator("[data-reference]").innerText();
	expect(reference).toMatch(/^HM-/);
	await page.getByRole("link", { name: "Arizani kuzatish" }).click();
	await page.locator("[data-turn=consultancy]").waitFor();

	// She opens it on another phone.
	const other = await context.browser()?.newContext({ ...phone, baseURL: address });
	if (!other) throw new Error("The browser has ended.");
	const hers = await other.newPage();
	await hers.goto("/uz/my");
	await hers.fill("[name=reference]", reference.replaceAll("-", "").toLowerCase());
	await hers.fill("[name=phone]", "+998 90 123-45-67");
	await hers.locator("main form[action='/uz/my'] button[type=submit]").click();
	await hers.locator("[data-turn=consultancy]").waitFor();
	expect(await hers.locator(".stages [aria-current=step]").innerText()).toContain("Ariza olindi");

	// She writes, and staff answer and ask for documents. The mail server is down all the time.
	await hers.getByRole("link", { name: "Bizga yozish" }).click();
	await hers.fill("[name=text]", "Attestat apostilsiz yetarlimi?");
	clock.turn(10_000);
	await hers.getByRole("button", { name: "Xabarni yuborish" }).click();
	await hers.locator("[data-message=in]").waitFor();
	const desk = await context.browser()?.newContext({ baseURL: address, viewport: { width: 1280, height: 800 } });
	if (!desk) throw new Error("The browser has ended.");
	await signInBrowser({ context: desk, address }, await signedIn(site));
	const staff = await desk.newPage();
	await staff.goto("/admin/applications");
	await staff.getByRole("link", { name: "New message" }).click();
	await staff.getByText("Attestat apostilsiz yetarlimi?").waitFor();
	await staff.getByLabel("Your answer").fill("Yoʻq, apostil kerak.");
	await staff.getByRole("button", { name: "Send answer" }).click();
	await staff.locator(".toast", { hasText: "Sent" }).waitFor();
	await staff.getByRole("link", { name: "Change status" }).click();
	const dialog = staff.getByRole("dialog");
	await dialog.locator("select[name=status]").selectOption("documents_requested");
	await dialog.getByLabel("Whose turn").selectOption("applicant");
	await dialog.getByLabel("What happens next").fill("Attestat nusxasini apostil bilan yuboring.");
	await dialog.getByLabel("Due date").fill(homeDay(new Date(clock.now().getTime() + 10 * 24 * hour)));
	await dialog.getByRole("button", { name: "Save" }).click();
	await staff.getByText("The applicant sees this status from:").waitFor();

	// She sees the answer at once, and the status once it cannot be a mistake any more.
	await hers.goto("/uz/my");
	await hers.locator("[data-turn=consultancy]").waitFor();
	await hers.getByRole("link", { name: "1 ta yangi xabar" }).click();
	const answer = await hers.locator("[data-message=out]").innerText();
	expect(answer).toContain("Test admin");
	expect(answer).toContain("Yoʻq, apostil kerak.");
	clock.turn(2 * 60_000);
	await hers.goto("/uz/my");
	await hers.locator("[data-turn=applicant]").waitFor();
	expect(await hers.locator("[data-turn]").innerText()).toContain("Attestat nusxasini apostil bilan yuboring.");
	expect(await hers.locator(".stages [aria-current=step]").innerText()).toContain("Hujjatlar");
	expect(await hers.getByRole("link", { name: /yangi xabar/ }).count()).toBe(0);

	// The mail server is back, and nothing was lost.
	const mail = await fakeMailServer(undefined, port);
	// The confirmation, the news that another phone opened the application, the answer, and the status.
	await expect.poll(() => mail.received.length).toBe(4);
	const texts = mail.received.map(({ text }) => text);
	expect(mail.received.every(({ to }) => to.includes("applicant@example.com"))).toBe(true);
	for (const words of [`${reference} raqamli`, "Yoʻq, apostil kerak.", "Attestat nusxasini apostil bilan yuboring."])
		expect(texts.join()).toContain(words);
	await Promise.all([other.close(), desk.close()]);
}, 120_000);
