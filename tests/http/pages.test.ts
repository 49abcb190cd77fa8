import { expect, test } from "vitest";
import { testSite } from "../support/site.ts";

test("ROUTE-01, ROUTE-02, ROUTE-04: home and the lists return their pages", async () => {
	const site = await testSite("sample");
	expect(await (await site.get("/")).text()).toContain("<h1");
	expect(await (await site.get("/programs")).text()).toContain('name="type"');
	expect(await (await site.get("/universities")).text()).toMatch(/Showing 12 of \d+ universities/);
});
