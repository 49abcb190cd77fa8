import { expect, test } from "vitest";
import { applicationRows } from "../support/application-rows.ts";
import { openRowMenu, staffVisit } from "../support/staff.ts";

test("CALL-51, DASH-20, ERR-29, ERR-30, O-34, B2-7: the list of today follows the viewer's time zone; a status chosen in a row is saved at once, asks for the reason of a rejection, and returns if it cannot be saved", async () => {
	const { page, site } = await staffVisit("admin", {
		...{ start: "empty", mayFail: /422|ERR_FAILED/, context: { timezoneId: "Pacific/Auckland" } },
		site: { now: () => new Date("2026-11-21T12:00:00Z") },
	});
	// In Auckland it is one in the morning on the 22nd.
	const [id] = await applicationRows(site.sql, [
		{ full_name: "Aziza", submitted_at: "2026-11-21T11:05:00Z" },
		{ full_name: "Bobur", submitted_at: "2026-11-21T10:55:00Z" },
	]);
	await page.goto("/admin/applications?date=today");
	await expect.poll(() => page.locator("tbody .row-name").allInnerTexts()).toEqual(["Aziza"]);
	await page.goto("/admin/applications?q=a");
	const row = page.getByLabel("Status of Aziza");
	await row.selectOption("interview_scheduled");
	await page.getByText("Application status updated successfully").waitFor();
	expect(page.url()).toContain("/admin/applications?q=a");
	expect(await row.inputValue()).toBe("interview_scheduled");
	expect(await site.sql("select id from applications where status = 'interview_scheduled'")).toEqual([{ id }]);
	await openRowMenu(page, "Aziza");
	await page.getByRole("link", { name: "View: Aziza" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByText("Pending → Interview scheduled").waitFor();
	expect(await dialog.innerText()).toContain("Test admin");
	await page.keyboard.press("Escape");
	await row.selectOption("rejected");
	const reason = dialog.getByLabel("Reason for the rejection");
	await dialog.getByRole("button", { name: "Save" }).click();
	await dialog.getByText("Please fill in this field.").waitFor();
	await reason.fill("The university has no places left.");
	// Other statuses have no reason.
	await dialog.locator("select[name=status]").selectOption("accepted");
	expect(await reason.isVisible()).toBe(false);
	await page.goto("/admin/applications");
	await page.route(/\/status\.data/, (route) =>
		route.request().method() === "POST" ? route.abort() : route.continue(),
	);
	await row.selectOption("accepted");
	await page.getByRole("alert").getByText("Failed to update application status").waitFor();
	expect(await row.inputValue()).toBe("interview_scheduled");
	expect(await site.sql("select id from applications where status = 'interview_scheduled'")).toEqual([{ id }]);
});
