import { expect, test } from "vitest";
import { staffVisit } from "../support/staff.ts";

type Call = { at: number; done: number };

test("LIMIT-22, O-49: without a response about the session, the page retries after 200 ms, 400 ms and 800 ms", async () => {
	const { page } = await staffVisit("admin", { start: "empty", mayFail: /503/ });
	await page.route("/auth/session", (route) => route.fulfill({ status: 503, body: "" }));
	await page.clock.install();
	// The test controls the page's clock, so a slow machine does not matter.
	await page.addInitScript(() => {
		const calls: Call[] = [];
		const ask = window.fetch;
		Object.assign(window, { calls });
		window.fetch = async (...input) => {
			const call = { at: Date.now(), done: 0 };
			if (String(input[0]) === "/auth/session") calls.push(call);
			try {
				return await ask(...input);
			} finally {
				call.done = Date.now();
			}
		};
	});
	await page.goto("/admin");
	const calls = () => page.evaluate(() => (window as unknown as { calls: Call[] }).calls);
	const answered = async () => {
		await page.clock.runFor(50);
		return (await calls()).filter(({ done }) => done > 0).length;
	};
	// The first check comes half a minute after the page.
	const begun = () => page.clock.runFor(1_000).then(async () => (await calls()).length);
	await expect.poll(begun, { interval: 5 }).toBeGreaterThan(0);
	await expect.poll(answered, { interval: 5 }).toBeGreaterThanOrEqual(5);
	const all = await calls();
	for (const [index, gap] of [200, 400, 800, 1_600].entries()) {
		const waited = (all[index + 1] as Call).at - (all[index] as Call).done;
		expect(waited / gap, `gap ${index + 1}: ${waited} ms`).toBeCloseTo(1, 0);
	}
	expect(new URL(page.url()).pathname).toBe("/admin");
});

test("AUTH-08: a page that nobody uses does not renew its session, and one that somebody uses does", async () => {
	const { page } = await staffVisit("admin", { start: "empty" });
	const checks: string[] = [];
	page.on("response", (answer) => {
		const { pathname, search } = new URL(answer.url());
		if (pathname === "/auth/session") checks.push(search);
	});
	await page.clock.install();
	await page.goto("/admin");
	const next = async () => {
		const before = checks.length;
		const counted = () => page.clock.runFor(60_000).then(() => checks.length);
		await expect.poll(counted, { interval: 5 }).toBeGreaterThan(before);
		return checks[before];
	};
	await next();
	expect(await next()).toBe("?idle");
	await page.keyboard.press("Shift");
	expect(await next()).toBe("");
	expect(await next()).toBe("?idle");
});

test("AUTH-04: a page does not check its session right after it is loaded, and does when the browser restores it", async () => {
	const { page, context } = await staffVisit("admin", { start: "empty", mayFail: /401/ });
	const checks: string[] = [];
	page.on("request", (request) => request.url().includes("/auth/session") && checks.push(request.url()));
	await page.clock.install();
	await page.goto("/admin");
	await page.waitForLoadState("networkidle");
	const show = (persisted: boolean) =>
		page.evaluate((init) => void dispatchEvent(new PageTransitionEvent("pageshow", init)), { persisted });
	await show(false);
	await page.clock.runFor(10_000);
	expect(checks).toEqual([]);
	await context.clearCookies();
	await show(true);
	await page.waitForURL(/\/auth\?returnTo=%2Fadmin$/);
});
