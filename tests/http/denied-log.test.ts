import { expect, test } from "vitest";
import { signedIn } from "../support/accounts.ts";
import { turnableClock } from "../support/forms.ts";
import { testSite } from "../support/site.ts";

test("ASVS 16.3.3: requests denied for their origin, rate or role are logged, without data of the sender", async () => {
	const limits = { recovery: { each: { uses: 1, seconds: 600 } } };
	const apiLimits = { changes: { uses: 2, seconds: 60 } };
	const site = await testSite("empty", { limits, apiLimits, now: turnableClock().now });
	const user = await signedIn(site, "user");
	await site.post("/contact?name=Secret", { name: "Secret" }, { "sec-fetch-site": "cross-site" });
	await site.post("/track", {}, { "sec-fetch-site": "cross-site" });
	await site.post("/api/contact_submissions", {}, { "sec-fetch-site": "cross-site", cookie: user });
	for (let times = 0; times < 2; times++) await site.post("/auth/forgotten", { email: "secret@example.com" });
	await site.post("/admin/universities/new", { nameEn: "Secret" }, { cookie: user });
	await site.get("/api/applications", { cookie: user });
	for (let times = 0; times < 3; times++) await site.post("/api/auth/forgotten", {});
	const lines = site.logged.filter(({ denied }) => denied).map(({ denied, path }) => `${denied} ${path}`);
	for (const line of [
		...["csrf /contact", "csrf /track", "csrf /api/contact_submissions", "rate-limit /auth/forgotten"],
		...["role /admin/universities/new", "role /api/applications", "rate-limit /api/auth/forgotten"],
	])
		expect(lines).toContain(line);
	const denied = JSON.stringify(site.logged.filter((line) => line.denied));
	expect(denied).not.toMatch(/secret|127\.0\.0\.1/i);
});

test("ASVS 16.3.3: a flood of denied requests is one line per kind with a count, and unknown paths share one line", async () => {
	const site = await testSite();
	const send = (path: string) => site.post(path, {}, { "sec-fetch-site": "cross-site" });
	for (let each = 0; each < 200; each++) await send("/contact");
	for (let each = 0; each < 200; each++) await send(`/junk-${each}`);
	await site.close();
	const lines = site.logged.filter(({ denied }) => denied);
	expect(lines.filter(({ path }) => path === "/contact").map(({ count }) => count)).toEqual([1, 199]);
	expect(lines.length).toBeLessThan(110);
	expect(lines.reduce((total, { count }) => total + (count as number), 0)).toBe(400);
});
