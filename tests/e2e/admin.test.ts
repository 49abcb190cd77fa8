import { expect, test } from "vitest";
import { signedIn } from "../support/accounts.ts";
import { university } from "../support/factories.ts";
import { rendered, signInBrowser, signOut, staffVisit } from "../support/staff.ts";

const active = "document.activeElement";

test("DASH-08, DASH-09, DASH-10, O-50, O-51, ERR-30: a record is added once, changed and deleted using only the keyboard", async () => {
	const { page, site } = await staffVisit("owner", { start: "empty" });
	await page.goto("/admin/universities?tabs=yes");
	await page.getByRole("link", { name: "Add university" }).focus();
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: "Add university" });
	await dialog.waitFor();
	expect(await page.evaluate(`${active}.id`)).toBe("nameEn");
	await page.keyboard.type("Keyboard University");
	await dialog.getByLabel("Location (EN)").focus();
	await page.keyboard.type("Seoul");
	// A form that is being submitted is not submitted again.
	let sent = 0;
	await page.route(/new\.data/, async (route) => {
		sent++;
		await page.getByRole("button", { name: "Saving…" }).press("Enter");
		await route.continue();
	});
	await page.keyboard.press("Enter");
	await page.getByRole("status").getByText("University added successfully").waitFor();
	await dialog.waitFor({ state: "detached" });
	expect(sent).toBe(1);
	await page.unrouteAll();
	expect(await page.evaluate(`${active}.textContent`)).toBe("Add university");
	await page.getByText("Showing 1 to 1 of 1").waitFor();

	const more = page.getByRole("button", { name: "More: Keyboard University" });
	await more.press("Enter");
	await page.getByRole("link", { name: "Edit: Keyboard University" }).press("Enter");
	await page.getByRole("dialog").getByRole("button", { name: "Русский" }).press("Enter");
	await page.getByLabel("Name (RU)").fill("Клавиатура");
	await page.keyboard.press("Enter");
	await page.getByRole("status").getByText("University updated successfully").waitFor();
	const stored = await site.sql("select name, name_ru from universities");
	expect(stored).toEqual([{ name: "Keyboard University", name_ru: "Клавиатура" }]);

	await more.press("Enter");
	await page.getByRole("link", { name: "Delete: Keyboard University" }).press("Enter");
	const question = page.getByRole("dialog", { name: "Are you sure you want to delete this item?" });
	await question.waitFor();
	expect(await page.evaluate(`${active}.textContent`)).toBe("Cancel");
	await page.keyboard.press("Enter");
	await question.waitFor({ state: "detached" });
	expect(await page.evaluate(`${active}.getAttribute("aria-label")`)).toBe("More: Keyboard University");
	await page.keyboard.press("Enter");
	await page.getByRole("link", { name: "Delete: Keyboard University" }).press("Enter");
	await question.getByRole("button", { name: "Delete" }).press("Enter");
	await page.getByRole("status").getByText("Item deleted successfully").waitFor();
	await page.getByText("No universities yet.").waitFor();
	expect(await page.locator("[data-count=universities]").textContent()).toBe("0");
	// The row that opened the dialog is deleted, so the tab of its list gets the focus.
	await expect.poll(() => page.evaluate(`${active}.id`)).toBe("tab-universities");
});

test("DASH-03, DASH-07, DASH-11, O-50: a search applies after a pause; arrow keys move between tabs without a page load; Escape closes a dialog and returns the focus; back and forward open and close it", async () => {
	const { page } = await staffVisit();
	await page.goto("/admin");
	await page.evaluate("window.same = true");
	await page.getByRole("tab", { name: "Universities" }).focus();
	await page.keyboard.press("ArrowRight");
	expect(await page.evaluate(`${active}.textContent`)).toBe("Programs");
	await page.keyboard.press("Enter");
	await page.getByRole("tabpanel", { name: "Programs" }).getByRole("table").waitFor();
	expect(new URL(page.url()).pathname).toBe("/admin/programs");
	await page.keyboard.press("ArrowLeft");
	await page.keyboard.press(" ");
	await page.getByRole("tabpanel", { name: "Universities" }).getByRole("table").waitFor();
	await page.keyboard.press("End");
	expect(await page.evaluate(`${active}.textContent`)).toBe("Users");
	expect(await page.evaluate("window.same")).toBe(true);
	await page.goto("/admin/universities?page=2");
	await page.getByLabel("Search by name or location").pressSequentially("seoul");
	await page.waitForURL(/\/admin\/universities\?q=seoul$/);
	await rendered(page);
	const row = page.locator("tbody [data-open]").first();
	await row.press("Enter");
	const dialog = page.getByRole("dialog");
	await dialog.waitFor();
	expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
	// The focus stays inside.
	for (let presses = 0; presses < 12; presses++) await page.keyboard.press("Tab");
	const isInside = (one: Element) => one.contains(document.activeElement) || document.activeElement === document.body;
	expect(await dialog.evaluate(isInside)).toBe(true);
	await page.keyboard.press("Escape");
	await dialog.waitFor({ state: "detached" });
	expect(await row.evaluate((element) => element === document.activeElement)).toBe(true);
	expect(page.url()).toMatch(/\/admin\/universities\?q=seoul$/);
	await page.goBack();
	await dialog.waitFor();
});

test("AUTH-04: leaving unsaved input requires confirmation, and it is neither lost with an expired session nor saved as another account", async () => {
	const visitor = await staffVisit("admin", { start: "empty", mayFail: /401|ERR_/ });
	const { page, site, context } = visitor;
	await page.goto("/admin");
	await page.getByRole("link", { name: "Add university" }).click();
	await page.getByLabel("Name (EN)").fill("Half-typed");
	await page.keyboard.press("Escape");
	const question = page.getByRole("alertdialog", { name: "Leave without saving your changes?" });
	await question.getByRole("button", { name: "Keep editing" }).click();
	await question.waitFor({ state: "hidden" });
	expect(await page.getByLabel("Name (EN)").inputValue()).toBe("Half-typed");
	await page.getByLabel("Location (EN)").fill("Seoul");

	const own = (await context.cookies()).find(({ name }) => name === "session")?.value;
	const ended = page.getByRole("alert").getByText("Your session has ended. Sign in on another tab, then save again.");
	await context.clearCookies();
	await page.getByRole("button", { name: "Save" }).click();
	await ended.waitFor();
	// Somebody else has signed in meanwhile.
	await signInBrowser(visitor, await signedIn(site, "owner"));
	const answer = page.waitForResponse(/new\.data/);
	await page.getByRole("button", { name: "Save" }).click();
	expect((await answer).status()).toBe(401);
	await ended.waitFor();
	expect(await page.getByLabel("Name (EN)").inputValue()).toBe("Half-typed");
	expect(await site.sql("select 1 from universities")).toEqual([]);

	await signInBrowser(visitor, `session=${own}`);
	await context.setOffline(true);
	await page.getByRole("button", { name: "Save" }).click();
	await page.getByRole("alert").getByText("We cannot reach the server right now.").waitFor();
	await context.setOffline(false);
	expect(await page.getByLabel("Name (EN)").inputValue()).toBe("Half-typed");
	await page.getByRole("button", { name: "Save" }).click();
	await page.getByRole("status").getByText("University added successfully").waitFor();

	await page.getByRole("link", { name: "Add university" }).click();
	await page.getByLabel("Name (EN)").fill("Given up");
	await page.getByRole("link", { name: "Cancel" }).click();
	await question.getByRole("button", { name: "Leave without saving" }).click();
	await page.getByRole("dialog").waitFor({ state: "detached" });
	expect(await site.sql("select 1 from universities where name = 'Given up'")).toEqual([]);
});

test("ERR-22, O-08: an error moves the focus to the summary and links to its field; a concurrent change is shown next to it, and saving over it asks first", async () => {
	const { page, site } = await staffVisit("admin", { start: "empty", mayFail: /422|409/ });
	const id = await university(site.system, { name: "Alpha" });
	await page.goto(`/admin/universities/${id}/edit`);
	await page.getByLabel("Name (EN)").fill("Mine");
	await page.locator("#ranking").fill("x");
	await page.getByRole("button", { name: "Save" }).click();
	const alert = page.getByRole("alert");
	await alert.getByText("Failed to update university").waitFor();
	expect(await alert.evaluate((element) => element === document.activeElement)).toBe(true);
	await alert.getByRole("link", { name: /Ranking/ }).press("Enter");
	await expect.poll(() => page.evaluate(`${active}.id`)).toBe("ranking");
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("3");
	await site.sql("update universities set name = 'Theirs', name_en = 'Theirs'");
	await page.getByRole("button", { name: "Save" }).click();
	await page.getByText("Saved in the meantime: Theirs").waitFor();
	await alert.getByText("Someone else has changed this record.").waitFor();
	expect(await site.sql("select name from universities")).toEqual([{ name: "Theirs" }]);
	expect(await page.getByLabel("Name (EN)").inputValue()).toBe("Mine");
	await page.getByRole("button", { name: "Save anyway" }).click();
	await page.getByRole("status").getByText("University updated successfully").waitFor();
	expect(await site.sql("select name, ranking from universities")).toEqual([{ name: "Mine", ranking: 3 }]);
});

test("AUTH-04, STATE-17: signing out sends every tab to the sign-in page, except one with unsaved input", async () => {
	const { page, context } = await staffVisit("admin", { start: "empty", mayFail: /401/ });
	const [reading, typing] = [await context.newPage(), await context.newPage()];
	await reading.goto("/admin/programs");
	await typing.goto("/admin/universities/new");
	await typing.getByLabel("Name (EN)").fill("Half-typed");
	await page.goto("/admin");
	await signOut(page);
	await page.waitForURL(/\/auth$/);
	await reading.waitForURL(/\/auth\?returnTo=%2Fadmin$/);
	expect(await typing.getByLabel("Name (EN)").inputValue()).toBe("Half-typed");
	await page.goto("/admin");
	expect(page.url()).toMatch(/\/auth\?returnTo=%2Fadmin$/);
});

test("without a mail server, one press copies the link of an invitation", async () => {
	const context = { permissions: ["clipboard-read", "clipboard-write"] };
	const { page } = await staffVisit("owner", { start: "empty", site: { production: true }, context });
	await page.goto("/admin/users/new");
	await page.locator("[name=email]").fill("nodira@example.org");
	await page.locator("[name=displayName]").fill("Nodira Aliyeva");
	await page.getByRole("button", { name: "Invite", exact: true }).click();
	await page.getByRole("button", { name: "Copy the link" }).click();
	await page.getByRole("button", { name: "Copied" }).waitFor();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await page.inputValue("#invitation"));
});
