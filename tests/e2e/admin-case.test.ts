import { expect, test } from "vitest";
import { homeDay } from "../../domain/shared/time-zone.ts";
import { phone } from "../support/browser.ts";
import { application } from "../support/my.ts";
import { staffVisit } from "../support/staff.ts";

test("staff 1, 2, 19: what is written stands in the thread at once; offline it comes back, and is asked about before it is left", async () => {
	const { page, context, site } = await staffVisit("admin", { start: "empty", mayFail: /ERR_INTERNET_DISCONNECTED/ });
	const { applicantId } = await application(site, { email: "gulnora@example.com" });
	await page.goto(`/admin/applicants/${applicantId}`);
	const box = page.locator("#answer");
	const mode = (name: string) => page.locator(".composer-modes").getByText(name, { exact: true }).click();
	await mode("Note");
	await box.fill("Prefers Busan.");
	// The server has not answered yet.
	let answer = () => {};
	const held = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route("**/admin/applicants/*.data*", async (route) => {
		if (route.request().method() === "POST") await held;
		await route.continue();
	});
	await page.getByRole("button", { name: "Add note" }).click();
	await page.locator(".case-pending", { hasText: "Prefers Busan." }).waitFor();
	expect(await box.inputValue()).toBe("");
	// Within two seconds a line that does not answer is named.
	await page.locator(".line-status", { hasText: "has not answered yet" }).waitFor({ timeout: 3_000 });
	answer();
	const toast = page.locator(".toast", { hasText: "Saved" });
	await toast.waitFor();
	await page.locator(".case-pending").waitFor({ state: "detached" });
	await page.locator(".case-note", { hasText: "Prefers Busan." }).waitFor();
	await page.unroute("**/admin/applicants/*.data*");
	await context.setOffline(true);
	for (const [name, button] of [
		["Note", "Add note"],
		["Answer", "Send answer"],
	] as const) {
		await mode(name);
		await box.fill("Half a text");
		// The alert of the first attempt stands until the second one is sent.
		const failed = page.waitForEvent("requestfailed");
		await page.getByRole("button", { name: button }).click();
		await failed;
		await page.getByRole("alert").filter({ hasText: "Not done" }).waitFor({ timeout: 2_000 });
		expect(await box.inputValue()).toBe("Half a text");
		expect(await page.locator(".case-pending").count()).toBe(0);
	}
	expect(await toast.count()).toBe(0);
	await context.setOffline(false);
	// The case's own dialogs keep it.
	await page.getByRole("link", { name: "Edit details" }).click();
	await page.getByRole("dialog").getByRole("link", { name: "Close" }).click();
	await page.getByRole("link", { name: "Templates" }).click();
	await page.getByRole("button", { name: "Keep editing" }).click();
	expect(await box.inputValue()).toBe("Half a text");
	await page.getByRole("button", { name: "Send answer" }).click();
	await page.locator(".toast", { hasText: "Sent" }).waitFor();
	await expect.poll(() => box.inputValue()).toBe("");
	// What is stored is left without a question.
	await page.getByRole("link", { name: "Templates" }).click();
	await page.getByRole("heading", { level: 1, name: "Templates" }).waitFor();
	expect(await site.sql("select kind, text from entries where text is not null order by at")).toEqual([
		{ kind: "note", text: "Prefers Busan." },
		{ kind: "message_out", text: "Half a text" },
	]);
}, 60_000);

test("on a phone, one tap sets the day of the next action, and the message that it is saved covers no button of the case", async () => {
	const { page, site } = await staffVisit("admin", { start: "empty", context: phone });
	const { applicantId } = await application(site);
	await page.goto(`/admin/applicants/${applicantId}`);
	await page.getByRole("link", { name: "Next action" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "In 3 days" }).click();
	await dialog.getByLabel("What to do").fill("Ask for the certificate");
	await dialog.getByRole("button", { name: "Save" }).click();
	const toast = page.locator(".toast p", { hasText: "Saved" });
	await toast.waitFor();
	const [task] = await site.sql("select due_at from tasks where text = 'Ask for the certificate'");
	expect(homeDay(task?.due_at as Date)).toBe(homeDay(new Date(Date.now() + 3 * 86_400_000)));
	const [message, buttons] = [await toast.boundingBox(), await page.locator(".case-bar").boundingBox()];
	expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(buttons?.y ?? 0);
});
