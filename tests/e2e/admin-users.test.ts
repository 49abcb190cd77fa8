import { expect, test } from "vitest";
import { account, password } from "../support/accounts.ts";
import { inEachView, violations } from "../support/axe.ts";
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

test("ROLE-12, ROLE-14, ROLE-15: an account is created, gets a reset email and is deleted, using only the keyboard", async () => {
	const { page, site } = await staffVisit("owner", { start: "empty" });
	await page.goto("/admin/users");
	await page.getByRole("link", { name: "Create user" }).focus();
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog");
	await dialog.waitFor();
	await page.keyboard.type("new@example.com");
	await page.keyboard.press("Tab");
	await page.keyboard.type("New Person");
	await page.keyboard.press("Tab");
	await page.keyboard.type("nine calm herons near Busan");
	await page.keyboard.press("Enter");
	await page.getByText("User created successfully").waitFor();
	await page.getByRole("link", { name: "Reset password: new@example.com" }).focus();
	await page.keyboard.press("Enter");
	await dialog.getByText("Send a password reset email?").waitFor();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await page.getByText("Password reset email sent").waitFor();
	await page.getByRole("link", { name: "Delete: new@example.com" }).focus();
	await page.keyboard.press("Enter");
	await dialog.getByText("Are you sure you want to delete this item?").waitFor();
	await page.keyboard.press("Escape");
	await dialog.waitFor({ state: "detached" });
	await page.getByRole("link", { name: "Delete: new@example.com" }).focus();
	await page.keyboard.press("Enter");
	await dialog.getByRole("link", { name: "Cancel" }).waitFor();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await page.getByText("User deleted successfully").waitFor();
	expect(await site.sql("select count(*)::int as count from users")).toEqual([{ count: 1 }]);
});

test.each(["en", "ru", "uz"])(
	"axe finds no violations in users and the audit log in %s",
	async (language) => {
		const { page, context, site, address } = await staffVisit("owner", {
			start: "empty",
			context: { bypassCSP: true, reducedMotion: "reduce" },
		});
		await context.addCookies([{ name: "preferred-language", value: language, url: address }]);
		const { id } = await account(site, "owner");
		for (const path of [
			"users",
			"users/new",
			`users/${id}/role`,
			`users/${id}/reset`,
			`users/${id}/delete`,
			"users/second-factor",
			"log",
		]) {
			await page.goto(`/admin/${path}`);
			await inEachView(page, async (view) => expect(await violations(page), `${path}, ${view}`).toEqual([]));
		}
	},
	120_000,
);
