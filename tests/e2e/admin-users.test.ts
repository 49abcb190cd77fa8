import { expect, test } from "vitest";
import { account, password } from "../support/accounts.ts";
import { staffVisit } from "../support/staff.ts";

test("ROLE-13: choosing a role in a row saves it at once", async () => {
	const { page, site } = await staffVisit("admin", { start: "empty" });
	const { id, email } = await account(site, "user");
	await page.goto("/admin/users");
	await page.getByLabel(`Role of ${email}`).selectOption("admin");
	await page.getByText("User role updated successfully").waitFor();
	expect(await site.sql("select role from profiles where user_id = $1", [id])).toEqual([{ role: "admin" }]);
});

test("S-04: choosing the owner role opens a dialog that requires your own password", async () => {
	const { page, site } = await staffVisit("owner", { start: "empty", mayFail: /422/ });
	const { id, email } = await account(site, "admin");
	await page.goto("/admin/users?q=example");
	await page.getByLabel(`Role of ${email}`).selectOption("owner");
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Your password").fill("not mine");
	await dialog.getByRole("button", { name: "Save" }).click();
	await dialog.getByRole("alert").getByText("This is not your password.").waitFor();
	await dialog.getByLabel("Your password").fill(password);
	await dialog.getByRole("button", { name: "Save" }).click();
	await page.getByText("User role updated successfully").waitFor();
	expect(new URL(page.url()).search).toBe("?q=example");
	expect(await site.sql("select role from profiles where user_id = $1", [id])).toEqual([{ role: "owner" }]);
});
