import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { signedIn } from "../support/accounts.ts";
import { hold } from "../support/browser.ts";
import { signInBrowser, signOut, staffVisit } from "../support/staff.ts";
import { taskRow } from "../support/task-rows.ts";

type Options = Parameters<typeof staffVisit>[1];

/** The queue with applicants who wait for a first contact. */
async function openQueue(options: Options = {}, names = ["Aziza", "Bobur"]) {
	const visitor = await staffVisit("admin", { start: "empty", ...options });
	for (const name of names)
		await taskRow(visitor.site.sql, {}, { full_name: name, email: `${name.replaceAll(" ", "")}@example.com` });
	await visitor.page.goto("/admin/queue");
	return { ...visitor, rowOf: (name: string) => visitor.page.locator("main a[data-open]", { hasText: name }) };
}

/** The addresses of the data that the page asks for from now on. */
function watchData(page: Page): string[] {
	const asked: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.endsWith(".data")) asked.push(pathname);
	});
	return asked;
}

test("a case that the pointer, the focus or a finger comes to is prefetched, and opens at once", async () => {
	const { page, rowOf } = await openQueue({ context: { hasTouch: true } }, ["Aziza", "Bobur", "Dilnoza"]);
	const asked = watchData(page);
	const approach: [string, (row: ReturnType<typeof rowOf>) => Promise<void>][] = [
		["Aziza", (row) => row.hover()],
		["Bobur", (row) => row.focus()],
		["Dilnoza", (row) => row.dispatchEvent("pointerover", { pointerType: "touch", bubbles: true })],
	];
	for (const [name, come] of approach) {
		asked.length = 0;
		const prefetched = page.waitForResponse(/applicants\/.*\.data/);
		await come(rowOf(name));
		await prefetched;
		// Nothing that is asked from now on is answered.
		const held = await hold(page, /\.data/);
		await (name === "Dilnoza" ? rowOf(name).tap() : rowOf(name).click());
		await page.getByRole("heading", { level: 1, name }).waitFor();
		expect(asked, name).toHaveLength(1);
		await page.unrouteAll();
		await held.release();
		await page.goto("/admin/queue");
	}
});

test("a list that was shown is shown again at once, where it was, and then refreshed; one that an action may have changed is read first", async () => {
	const names = Array.from({ length: 12 }, (_, index) => `Applicant ${index + 10}`);
	const { page, site, rowOf } = await openQueue({ context: { viewport: { width: 1280, height: 400 } } }, names);
	await page.clock.install();
	await rowOf("Applicant 18").hover();
	const place = await page.evaluate(() => scrollY);
	expect(place).toBeGreaterThan(0);
	await rowOf("Applicant 18").click();
	await page.getByLabel("Your answer").waitFor();
	await page.clock.runFor(11_000);
	for (const table of ["applicants", "applications"])
		await site.sql(`update ${table} set full_name = 'Changed meanwhile' where full_name = 'Applicant 17'`);
	const held = await hold(page, /queue\.data/);
	await page.goBack();
	await rowOf("Applicant 18").waitFor();
	expect(await rowOf("Applicant 17").count()).toBe(1);
	expect(await page.evaluate(() => scrollY)).toBe(place);
	await held.release();
	await rowOf("Changed meanwhile").waitFor();
	expect(await page.evaluate(() => scrollY)).toBe(place);
	// After an action, the list is read before it is shown, and no message is said twice.
	await page.unrouteAll();
	await page.goForward();
	await page.locator(".composer-modes").getByText("Note", { exact: true }).click();
	await page.getByLabel("New note").fill("Prefers Busan.");
	await page.getByRole("button", { name: "Add note" }).click();
	const toast = page.locator(".toast", { hasText: "Saved" });
	await toast.waitFor();
	const asked = watchData(page);
	await page.goBack();
	await rowOf("Applicant 18").waitFor();
	expect(asked).toEqual(["/admin/queue.data"]);
	await page.goForward();
	await page.getByLabel("Your answer").waitFor();
	expect(await toast.count()).toBe(0);
});

test("AUTH-04: after a sign-out, or a sign-in of somebody else, in another tab no page is shown from memory", async () => {
	const visitor = await openQueue();
	const { page, context, site, rowOf } = visitor;
	await rowOf("Aziza").click();
	await page.getByLabel("Your answer").waitFor();
	await signInBrowser(visitor, await signedIn(site, "user"));
	await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
	await page.waitForURL((url) => !url.pathname.startsWith("/admin"));
	await signInBrowser(visitor, await signedIn(site, "admin"));
	await page.goto("/admin/queue");
	await rowOf("Aziza").click();
	await page.getByLabel("Your answer").fill("Half an answer");
	const other = await context.newPage();
	await other.goto("/admin/queue");
	await signOut(other);
	await other.waitForURL(/\/auth/);
	await page.evaluate(() => history.back());
	await page.getByRole("button", { name: "Leave without saving" }).click();
	await page.waitForURL(/\/auth/);
});

const lost = "No connection. What you typed stays on this page";

test("an action or a page that fails leaves the page with its input, and a server that answers again ends the message", async () => {
	const { page, site, rowOf } = await openQueue({ mayFail: /ERR_FAILED/ });
	await page.route(/take/, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
	await page.clock.install();
	const note = page.getByRole("alert").getByText(lost);
	/** The page asks every few seconds whether the server answers. */
	const ended = () => expect.poll(() => page.clock.runFor(5_000).then(() => note.count())).toBe(0);
	await page.keyboard.press("j");
	await page.keyboard.press("t");
	await note.waitFor();
	expect(await rowOf("Aziza").count()).toBe(1);
	expect(await site.sql("select 1 from tasks where assignee_id is not null")).toEqual([]);
	await ended();
	await page.unrouteAll();
	await rowOf("Aziza").click();
	const answer = page.getByLabel("Your answer");
	await answer.fill("Half an answer");
	await page.route(/\.data|healthz/, (route) => route.abort());
	await page.getByRole("link", { name: "Templates" }).click();
	await page.getByRole("button", { name: "Leave without saving" }).click();
	await note.waitFor();
	expect(await answer.inputValue()).toBe("Half an answer");
	expect(new URL(page.url()).pathname).toMatch(/^\/admin\/applicants\//);
	await page.unroute(/\.data|healthz/);
	await ended();
});
