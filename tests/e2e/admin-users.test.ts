import { expect, test } from "vitest";
import { account, password } from "../support/accounts.ts";
import { staffVisit } from "../support/staff.ts";

test("ROLE-13, S-04: choosing a role in a row saves it at once; the owner role asks for your own password first", async () => {
	const { page, site } = await staffVisit("owner", { start: "empty", mayFail: /422/ });
	const { id, email } = await account(site, "user");
	const stored = () => site.sql("select role from profiles where user_id = $1", [id]);
	await page.goto("/admin/users?q=example");
	await page.getByLabel(`Role of ${email}`).selectOption("admin");
	await page.getByText("User role updated successfully").waitFor();
	expect(await stored()).toEqual([{ role: "admin" }]);
	await page.getByRole("status").getByRole("button", { name: "Close" }).click();
	await page.getByLabel(`Role of ${email}`).selectOption("owner");
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Your password").fill("not mine");
	await dialog.getByRole("button", { name: "Save" }).click();
	await dialog.getByRole("alert").getByText("This is not your password.").waitFor();
	await dialog.getByLabel("Your password").fill(password);
	await dialog.getByRole("button", { name: "Save" }).click();
	await page.getByText("User role updated successfully").waitFor();
	expect(new URL(page.url()).search).toBe("?q=example");
	expect(await stored()).toEqual([{ role: "owner" }]);
});
