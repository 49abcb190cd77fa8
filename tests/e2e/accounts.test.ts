import type { Locator } from "playwright-core";
import sharp from "sharp";
import { encode } from "uqr";
import { expect, test } from "vitest";
import { account, codeNow, password } from "../support/accounts.ts";
import { violations } from "../support/axe.ts";
import { phone, sticksOut, visit } from "../support/browser.ts";

test("O-48, AUTH-07: a user signs in and out, and sets up two-step sign-in, which is then required, without script", async () => {
	const { page, site } = await visit({ start: "empty", context: { javaScriptEnabled: false } });
	const { email } = await account(site, "user");
	const signIn = async () => {
		await page.goto("/auth");
		await page.getByLabel("Email").fill(email);
		await page.getByLabel("Password").fill(password);
		await page.getByRole("button", { name: "Sign in" }).click();
	};
	await signIn();
	await page.getByRole("link", { name: "My account" }).click();
	await page.getByLabel("Password").fill(password);
	await page.getByRole("button", { name: "Set it up" }).click();
	const key = (await page.locator("code").first().textContent()) ?? "";
	const address = (await page.getByRole("link", { name: "Open in the app" }).getAttribute("href")) ?? "";
	const { data: cells, size } = encode(address, { border: 4 });
	expect(await cellsOf(page.getByRole("img", { name: "QR code" }), size)).toEqual(cells);
	await page.getByRole("textbox", { name: "Code" }).fill(codeNow(key));
	await page.getByRole("button", { name: "Turn it on" }).click();
	await page.getByText("Two-step sign-in is on.", { exact: true }).waitFor();
	await page.getByRole("button", { name: "Sign out" }).click();
	await signIn();
	await page.getByRole("textbox", { name: "Code" }).fill(codeNow(key, 1));
	await page.getByRole("button", { name: "Continue" }).click();
	await page.getByText("Signed in successfully!").waitFor();
});

test("account pages are accessible and fit a phone", async () => {
	const { page } = await visit({ start: "empty", context: { ...phone, bypassCSP: true } });
	const pages = ["/auth", "/auth/sign-up", "/auth/forgotten", "/auth/new-password?code=x", "/auth/second-factor"];
	for (const path of [...pages, "/ru/auth/sign-up", "/uz/auth"]) {
		await page.goto(path);
		if (pages.includes(path)) expect([path, await violations(page)]).toEqual([path, []]);
		expect([path, await sticksOut(page)]).toEqual([path, []]);
	}
});

/** The dark cells of a rendered QR code with `size` cells per side, as a camera sees them. */
async function cellsOf(square: Locator, size: number): Promise<boolean[][]> {
	const { data, info } = await sharp(await square.screenshot())
		.greyscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const at = (cell: number, length: number) => Math.floor(((cell + 0.5) * length) / size);
	const isDark = (x: number, y: number) => (data[at(y, info.height) * info.width + at(x, info.width)] ?? 255) < 128;
	return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => isDark(x, y)));
}
