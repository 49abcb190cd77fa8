import { expect, test } from "vitest";
import { account, sessionOf } from "../support/accounts.ts";
import { openPage } from "../support/html.ts";
import { testSite } from "../support/site.ts";

test("a page of the panel that fails leaves the frame around it, with a retry", async () => {
	const site = await testSite();
	const { email } = await account(site, "owner");
	const cookie = await sessionOf(site, email);
	const page = await openPage(site.post("/admin/bulk", { signed_in_account: "another" }, { cookie }));
	expect(page.status).toBe(403);
	expect(page.one(".admin-head .brand").text).toBe("Hamroh");
	expect(page.one("main .notice a").get("href")).toBe("/admin/bulk");
});
