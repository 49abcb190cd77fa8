import { expect, test } from "vitest";
import { applicationRows } from "../support/application-rows.ts";
import { violations } from "../support/axe.ts";
import { sticksOut } from "../support/browser.ts";
import { staffVisit } from "../support/staff.ts";

const statuses = [
	"pending",
	"contacted",
	"in_review",
	"documents_requested",
	"interview_scheduled",
	"accepted",
	"rejected",
	"enrolled",
];

test("STATE-01, STATE-04, DASH-18: each row offers eight statuses, the filter five first and then three", async () => {
	const { page, site } = await staffVisit("admin", { start: "empty" });
	await applicationRows(
		site.sql,
		[...statuses, "approved"].map((status) => ({ status, full_name: `Is ${status}` })),
	);
	await page.goto("/admin/applications");
	const offered = await page
		.getByLabel("Status of Is contacted")
		.locator("option")
		.evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
	expect(offered).toEqual(statuses);
	const filter = page.locator("form[role=search] select[name=status]");
	expect(await filter.locator("> option").allInnerTexts()).toEqual([
		"All",
		"Pending",
		"Contacted",
		"In review",
		"Accepted",
		"Rejected",
	]);
	expect(await filter.locator("optgroup").first().getAttribute("label")).toBe("Other steps");
	expect(await filter.locator("optgroup").first().locator("option").allInnerTexts()).toEqual([
		"Documents requested",
		"Interview scheduled",
		"Enrolled",
	]);
	for (const status of [...statuses, "approved"]) {
		await filter.selectOption(status);
		await page.waitForURL(`/admin/applications?status=${status}`);
		await expect.poll(() => page.locator("tbody th").allInnerTexts()).toEqual([`Is ${status}`]);
	}
});

test("CALL-51, ERR-30: choosing a status in a row saves it at once and confirms it", async () => {
	const { page, site } = await staffVisit("admin", { start: "empty" });
	const [id] = await applicationRows(site.sql, [{ full_name: "Aziza" }, { full_name: "Bobur" }]);
	await page.goto("/admin/applications?q=a");
	const row = page.getByLabel("Status of Aziza");
	await row.selectOption("interview_scheduled");
	await page.getByText("Application status updated successfully").waitFor();
	expect(page.url()).toContain("/admin/applications?q=a");
	expect(await row.inputValue()).toBe("interview_scheduled");
	expect(await site.sql("select id from applications where status = 'interview_scheduled'")).toEqual([{ id }]);
	await page.getByRole("link", { name: "View: Aziza" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByText("Pending → Interview scheduled").waitFor();
	expect(await dialog.innerText()).toContain("Test admin");
});

test("B2-7: choosing 'rejected' in a row asks for the reason first", async () => {
	const { page, site } = await staffVisit("admin", { start: "empty", mayFail: /422/ });
	await applicationRows(site.sql, [{ full_name: "Aziza", status: "in_review" }]);
	await page.goto("/admin/applications?q=a");
	await page.getByLabel("Status of Aziza").selectOption("rejected");
	const dialog = page.getByRole("dialog");
	const reason = dialog.getByLabel("Reason for the rejection");
	await dialog.getByRole("button", { name: "Save" }).click();
	await dialog.getByText("Please fill in this field.").waitFor();
	expect(await site.sql("select status from applications")).toEqual([{ status: "in_review" }]);
	await reason.fill("The university has no places left.");
	await dialog.getByRole("button", { name: "Save" }).click();
	await page.getByText("Application status updated successfully").waitFor();
	expect(page.url()).toMatch(/\/admin\/applications\?q=a$/);
	expect(await site.sql("select status from applications")).toEqual([{ status: "rejected" }]);
	// Other statuses have no reason.
	await page.getByRole("link", { name: "View: Aziza" }).click();
	await page.getByRole("link", { name: "Change status" }).click();
	await dialog.locator("select[name=status]").selectOption("accepted");
	expect(await reason.isVisible()).toBe(false);
});

test("ERR-29: a status that could not be saved returns to the old one with the reason", async () => {
	const { page, site } = await staffVisit("admin", { start: "empty", mayFail: /5\d\d|ERR_FAILED/ });
	await applicationRows(site.sql, [{ full_name: "Aziza", status: "contacted" }]);
	await page.goto("/admin/applications");
	await page.route(/\/status\.data/, (route) =>
		route.request().method() === "POST" ? route.abort() : route.continue(),
	);
	const row = page.getByLabel("Status of Aziza");
	await row.selectOption("accepted");
	await page.getByRole("alert").getByText("Failed to update application status").waitFor();
	expect(await row.inputValue()).toBe("contacted");
	expect(await site.sql("select status from applications")).toEqual([{ status: "contacted" }]);
});

test("DASH-20, O-34: 'today' is the calendar day in the viewer's time zone", async () => {
	const now = new Date("2026-11-21T12:00:00Z");
	const { page, site } = await staffVisit("admin", {
		start: "empty",
		site: { now: () => now },
		context: { timezoneId: "Pacific/Auckland" },
	});
	const at = (time: string) => ({ full_name: time, submitted_at: `${time}:00Z` });
	// In Auckland it is one in the morning on the 22nd.
	await applicationRows(site.sql, [at("2026-11-21T11:05"), at("2026-11-21T10:55")]);
	await page.goto("/admin/applications?date=today");
	await expect.poll(() => page.locator("tbody th").allInnerTexts()).toEqual(["2026-11-21T11:05"]);
});

test("ROLE-10, CALL-55: staff delete an application after confirming in a dialog", async () => {
	const { page, site } = await staffVisit("admin", { start: "empty" });
	await applicationRows(site.sql, [{ full_name: "Aziza" }, { full_name: "Bobur" }]);
	await page.goto("/admin/applications");
	await page.getByRole("link", { name: "Delete: Aziza" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByText("Are you sure you want to delete this item?").waitFor();
	await dialog.getByRole("button", { name: "Delete" }).click();
	await page.getByText("Item deleted successfully").waitFor();
	await expect.poll(() => page.locator("tbody th").allInnerTexts()).toEqual(["Bobur"]);
	expect(await page.locator("[data-count=applications]").innerText()).toBe("1");
});

test("without script, a button changes a status, and a separate page confirms deleting", async () => {
	const { page, site } = await staffVisit("admin", { start: "empty", context: { javaScriptEnabled: false } });
	await applicationRows(site.sql, [{ full_name: "Aziza" }]);
	await page.goto("/admin/applications?status=pending");
	await page.getByLabel("Status of Aziza").selectOption("accepted");
	await page.getByRole("button", { name: "Change status" }).click();
	await page.getByText("Application status updated successfully").waitFor();
	expect(await site.sql("select status from applications")).toEqual([{ status: "accepted" }]);
	await page.goto("/admin/applications");
	await page.getByRole("link", { name: "Delete: Aziza" }).click();
	await page.getByRole("button", { name: "Delete" }).click();
	await page.getByText("Item deleted successfully").waitFor();
	expect(await site.sql("select id from applications")).toEqual([]);
});

const widths = [
	["desk", { width: 1280, height: 800 }],
	["phone", { width: 360, height: 740 }],
] as const;

test.each(widths)(
	"the applications tab and its dialogs are accessible and fit on a %s, in light and dark mode",
	async (name, viewport) => {
		const { page, site } = await staffVisit("admin", {
			start: "empty",
			context: { viewport, bypassCSP: true, reducedMotion: "reduce" },
		});
		const [id] = await applicationRows(site.sql, [
			{
				full_name: "Gʻulnora Karimova",
				comment: "I would like to study design in Seoul.\nPlease call in the evening.",
				email: "gulnora@example.com",
				language_certificates: [{ type: "ielts", score: "6.5" }],
			},
			{ status: "approved" },
			...Array.from({ length: 12 }, () => ({})),
		]);
		await site.sql(
			"insert into deliveries (channel, kind, application_id, state, last_error) values ('chat', 'application', $1, 'failed', 'The chat is not set up.')",
			[id],
		);
		for (const path of ["", `/${id}`, `/${id}/status`, `/${id}/delete`]) {
			await page.goto(`/admin/applications${path}`);
			await page.waitForFunction(() => !document.querySelector("dialog[open]:not(:modal)"));
			for (const colorScheme of ["light", "dark"] as const) {
				await page.emulateMedia({ colorScheme });
				if (process.env.SHOTS)
					await page.screenshot({
						path: `${process.env.SHOTS}/applications${path.replace(/.*\//, "-").replace(String(id), "one")}-${name}-${colorScheme}.png`,
					});
				expect(await violations(page), `${path} ${colorScheme}`).toEqual([]);
				expect(await sticksOut(page), path).toEqual([]);
			}
		}
	},
);
