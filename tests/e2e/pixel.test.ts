import { expect, test } from "vitest";
import { texts } from "../../app/i18n/dictionaries.ts";
import { password } from "../support/accounts.ts";
import { violations } from "../support/axe.ts";
import { phone, sticksOut, visit } from "../support/browser.ts";
import { applicationFields, contactFields, turnableClock } from "../support/forms.ts";
import { filtersAwake } from "../support/lists.ts";
import { fakeMeta } from "../support/meta.ts";
import { ads, agree, beAsked, calls, events, fakePixel } from "../support/pixel.ts";

const pageView = ["track", "PageView", {}];
const left = ["trackCustom", "page-engagement", { level: "low" }];
const opened = (content_type: string, id: string, content_name: string, more: object = {}) => {
	return ["track", "ViewContent", { content_type, content_ids: [id], content_name, ...more }];
};

type Options = NonNullable<Parameters<typeof visit>[0]>;

/** A visitor of a site with a pixel; the test answers for the pixel's host, or blocks it. */
async function visitor(options: Options = {}, fake: Parameters<typeof fakePixel>[1] = {}) {
	const made = await visit({ ...options, site: { ads, ...options.site } });
	return { ...made, foreign: await fakePixel(made.context, fake) };
}

/** A visitor who has agreed before. */
async function agreed(options: Options = {}, fake: Parameters<typeof fakePixel>[1] = {}) {
	const made = await visitor(options, fake);
	await agree(made.context, made.address);
	return made;
}

test("GEN-12, PIXEL-09, PIXEL-10, PIXEL-13…15, PDET-11, UDET-08: one init and one page view per page, one view per record", async () => {
	const { page, site, foreign } = await agreed({ mayFail: /404/ });
	const [program] = await site.sql("select id, title_en as title from programs order by id limit 1");
	const [university] = await site.sql("select id, name_en as name from universities order by id limit 1");
	const [post] = await site.sql("select id, slug, title_en as title from blog_posts where published limit 1");
	await page.goto("/");
	await expect.poll(() => calls(page)).toHaveLength(3);
	const [set, init] = await calls(page);
	expect(set).toEqual(["set", "autoConfig", false, ads.pixelId]);
	expect(init).toEqual(["init", ads.pixelId]);
	const expected: unknown[] = [pageView];
	const query = "email=someone@example.com&utm_source=x&utm_content=someone%40example.com&tag=someone%2540example.com";
	for (const [path, record] of Object.entries({
		[`/programs/${program.id}?${query}`]: opened("program", program.id, program.title),
		[`/universities/${university.id}`]: opened("university", university.id, university.name),
		[`/blog/${post.slug}`]: opened("blog_post", post.id, post.title),
	})) {
		await page.goto(path);
		expected.push(left, pageView, record);
		await expect.poll(() => events(page)).toEqual(expected);
	}
	// An unknown record has no view, and account pages have no pixel.
	await page.goto("/programs/00000000-0000-4000-8000-000000000000");
	expected.push(left, pageView);
	await expect.poll(() => events(page)).toEqual(expected);
	await page.goto("/auth");
	expected.push(left);
	await page.waitForLoadState("networkidle");
	expect(await events(page)).toEqual(expected);

	const all = await calls(page);
	expect(all.filter(([kind]) => kind === "init")).toHaveLength(5);
	const ids = all.flatMap(([, , , options]) => (typeof options === "object" ? [options.eventID] : []));
	expect(new Set(ids).size).toBe(expected.length);
	expect(new Set(foreign.map((address) => new URL(address).host))).toEqual(
		new Set(["connect.facebook.net", "www.facebook.com"]),
	);
	// The data that the pixel's script reads from the page contains only the site's own content.
	expect(foreign.join()).not.toContain("someone");
	expect(foreign.join()).toContain("utm_source%3Dx");
});

test("S-11: no page loads foreign content while the visitor has not answered or has refused, or while the browser opts out", async () => {
	const { page, context, site, address, foreign } = await visitor({ mayFail: /404/ });
	const [{ id: program, university_id: university }] = await site.sql("select * from programs limit 1");
	const [{ slug }] = await site.sql("select slug from blog_posts where published limit 1");
	const paths = [
		...["/", `/programs/${program}`, `/universities/${university}`, `/blog/${slug}`],
		...["/uz/apply", "/facebook-pixel-test", "/no-such-page", "/auth"],
	];
	const bar = page.locator(".ads");
	for (const path of paths) {
		await page.goto(path);
		if (path.startsWith("/auth")) await page.waitForLoadState("networkidle");
		else {
			await beAsked(page);
			await bar.waitFor();
		}
	}
	await agree(context, address, "no");
	for (const path of paths.filter((_, index) => index % 3 === 0)) {
		await page.goto(path);
		await page.waitForLoadState("networkidle");
		expect(await bar.count(), path).toBe(0);
	}
	// The browser's opt-out overrides an earlier consent.
	await agree(context, address);
	for (const wish of ["globalPrivacyControl", "doNotTrack"]) {
		const other = await context.newPage();
		await other.addInitScript(
			(name) => Object.defineProperty(Navigator.prototype, name, { value: name === "doNotTrack" ? "1" : true }),
			wish,
		);
		await other.goto("/");
		await other.waitForLoadState("networkidle");
		expect(await other.locator(".ads").count()).toBe(0);
		await other.getByRole("button", { name: "Ad settings" }).click();
		await other.getByText("We take that as a no").waitFor();
		expect(await other.locator(".ads button").allTextContents()).toEqual(["Close"]);
		await other.close();
	}
	expect(foreign).toEqual([]);
});

test("S-11: the consent bar has two equal answers, shifts and covers nothing, and the answer is stored", async () => {
	const { page, context, foreign } = await visitor({ context: { ...phone, bypassCSP: true, reducedMotion: "reduce" } });
	await page.addInitScript(() => {
		const shifts: PerformanceEntry[] = [];
		Object.assign(window, { shifts });
		const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
		observer.observe({ type: "layout-shift", buffered: true });
	});
	const bar = page.locator(".ads");
	const answers = bar.getByRole("button");
	for (const home of ["/ru", "/uz", "/"]) {
		await page.goto(home);
		await beAsked(page);
		await bar.waitFor();
		expect(await page.evaluate(() => (window as unknown as { shifts: object[] }).shifts.length)).toBe(0);
		expect(await sticksOut(page)).toEqual([]);
	}
	const looks = await answers.evaluateAll((buttons) =>
		buttons.map((button) => {
			const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(button);
			const { width, height, y } = button.getBoundingClientRect();
			return { color, backgroundColor, borderColor, fontWeight, fontSize, width, height, y };
		}),
	);
	expect(looks).toEqual([looks[1], looks[1]]);
	expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
	// At the end of the page, the whole footer and the help button are above the bar.
	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
	const [top, footer, help] = await page.evaluate(() =>
		[".ads", "footer", ".help"].map((place) => document.querySelector(place)?.getBoundingClientRect()),
	);
	expect(footer?.bottom).toBeLessThanOrEqual((top?.top ?? 0) + 1);
	expect(help?.bottom).toBeLessThanOrEqual(top?.top ?? 0);
	expect(await violations(page)).toEqual([]);
	await page.emulateMedia({ colorScheme: "dark" });
	expect(await violations(page, "colors")).toEqual([]);
	expect(foreign).toEqual([]);

	await answers.nth(1).click();
	await bar.waitFor({ state: "detached" });
	await expect.poll(() => events(page)).toEqual([pageView]);
	await expect.poll(async () => (await context.cookies()).find(({ name }) => name === "ads")?.value).toBe("yes");
	await page.goto("/uz/about");
	await expect.poll(() => events(page)).toEqual([pageView, left, pageView]);
	expect(await bar.count()).toBe(0);

	// Visitors can withdraw consent at the bottom of any page, which also deletes the pixel's cookies.
	await page.getByRole("button", { name: texts.uz.footer.ads }).click();
	await bar.locator("strong").waitFor();
	expect(await page.evaluate(() => document.activeElement?.className)).toBe("ads-words");
	await answers.nth(0).click();
	await bar.waitFor({ state: "detached" });
	expect(await page.evaluate(() => document.activeElement?.hasAttribute("data-ads"))).toBe(true);
	await expect.poll(async () => (await calls(page)).at(-1)).toEqual(["consent", "revoke"]);
	expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual(["ads=no"]);
	const before = foreign.length;
	await page.goto("/facebook-pixel-test");
	await page.waitForLoadState("networkidle");
	expect(foreign.length).toBe(before);
	expect(await violations(page)).toEqual([]);
});

test("PIXEL-11, PIXEL-12, PIXEL-16, PIXEL-17, PIXEL-19, LIMIT-14: visitors' actions are reported once, by browser and server with the same id", async () => {
	const meta = await fakeMeta();
	const clock = turnableClock("2026-11-23T01:00:00Z");
	const { page, context, foreign } = await agreed({
		site: { ads: meta.ads, now: clock.now, production: true, jobs: { pollSeconds: 0.5 } },
	});
	const since = async (count: number) => (await calls(page)).filter(([kind]) => /^track/.test(kind)).slice(count);
	const deeds = async () => (await events(page)).filter(([, name]) => !/^Page|^page/.test(name as string));

	const fill = async (path: string, fields: Record<string, string>) => {
		await page.goto(path);
		clock.turn(10_000);
		for (const [name, value] of Object.entries(fields)) await page.fill(`[name=${name}]`, value);
	};
	const { terms_agreed: _terms, ...applicant } = applicationFields;
	await fill("/apply", applicant);
	await page.check("[name=terms_agreed]");
	await page.locator("[data-form] button[type=submit].btn-action").click();
	await page.getByText("Application Submitted!").waitFor();
	const lead = ["track", "Lead", { value: 100, currency: "USD" }];
	const submitted = ["trackCustom", "ApplicationSubmitted", {}];
	await expect.poll(deeds).toEqual([lead, submitted]);
	const [leadCall, submittedCall] = (await since(0)).filter(([, name]) => !/^Page|^page/.test(name));
	expect(leadCall?.[3]).toEqual(submittedCall?.[3]);

	await fill("/contact", contactFields);
	await page.locator("[data-form] button[type=submit]").click();
	await page.getByText("Message sent successfully!").waitFor();
	const contact = ["track", "Contact", {}];
	await expect.poll(deeds).toEqual([lead, submitted, contact]);

	await page.goto("/visa-status");
	const t = texts.en.visa;
	await page.getByLabel(t.labels.fullName).fill("KIM SECRET");
	await page.getByLabel(t.labels.passportNumber).fill("FA1234567");
	await page.getByLabel(t.labels.dateOfBirth).fill("2001-02-03");
	await page.getByLabel(t.consent).check();
	await page.getByRole("button", { name: t.submit }).click();
	await page.getByText("Demo Data").first().waitFor();
	const checked = ["trackCustom", "visa-status-checked", {}];
	await expect.poll(deeds).toEqual([lead, submitted, contact, checked]);

	await page.goto("/auth/sign-up");
	await page.getByLabel("Name").fill("Sample Student");
	await page.getByLabel("Email").fill("student@example.com");
	await page.getByLabel("Password").fill(password);
	await page.getByRole("button", { name: "Create an account" }).click();
	await page.waitForURL((url) => url.pathname === "/");
	const registered = ["track", "CompleteRegistration", { status: true }];
	await expect.poll(deeds).toEqual([lead, submitted, contact, checked, registered]);

	// A reload, going back and a repeated submission report nothing again.
	await page.reload();
	await page.goBack();
	await page.goto("/apply");
	await expect.poll(async () => (await events(page)).at(-1)).toEqual(pageView);
	expect(await deeds()).toEqual([lead, submitted, contact, checked, registered]);
	expect((await context.cookies()).map(({ name }) => name)).not.toContain("ad-events");

	await expect.poll(() => meta.reported().length).toBe(3);
	const told = await calls(page);
	for (const { event_name, event_id } of meta.reported()) {
		expect(told.filter(([, name, , options]) => name === event_name && options?.eventID === event_id)).toHaveLength(1);
	}
	expect(meta.reported().map(({ event_name }) => event_name)).toEqual(["Lead", "Contact", "CompleteRegistration"]);
	const all = decodeURIComponent(foreign.join()) + JSON.stringify([told, meta.bodies]);
	expect(all).not.toMatch(/KIM|FA1234567|2001-02-03|Sample|example\.com|998 71|Which documents|127\.0\.0\.1"/);
});

test("PIXEL-18, O-46: a search is reported once, after typing ends; a saved university is reported, a removed one is not (PIXEL-20)", async () => {
	const { page, site } = await agreed();
	await page.clock.install();
	await page.goto("/programs");
	await filtersAwake(page);
	const searches = async () => (await events(page)).filter(([, name]) => name === "Search");
	await expect.poll(() => events(page)).toEqual([pageView]);
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
	const field = page.getByLabel("Search programs");
	await field.fill("chem");
	await page.clock.runFor(300);
	await page.waitForURL("/programs?q=chem");
	await page.clock.runFor(1_900);
	expect(await searches()).toEqual([]);
	const first = ["track", "Search", { search_string: "chem", content_category: "programs" }];
	const run = async () => {
		await page.clock.runFor(100);
		return searches();
	};
	await expect.poll(run).toEqual([first]);
	const last = async () => {
		await run();
		return (await events(page)).at(-1);
	};
	const viewed = () => expect.poll(last).toEqual(pageView);
	await page.goto("/ru/programs?q=chem");
	await viewed();
	expect(await searches()).toEqual([first]);
	// Submitted without JavaScript, as with Enter before anything has loaded.
	await page.goto("/blog?q=visa");
	const second = ["track", "Search", { search_string: "visa", content_category: "blog" }];
	await expect.poll(run).toEqual([first, second]);
	await page.goto("/universities");
	await viewed();
	const save = page.locator("[data-save]").first();
	const id = await save.getAttribute("data-save");
	const [{ name }] = await site.sql("select name_en as name from universities where id = $1", [id]);
	const isPressed = async () => {
		await page.clock.runFor(50);
		return save.getAttribute("aria-pressed");
	};
	for (const pressed of ["true", "false", "true"]) {
		await save.click();
		await expect.poll(isPressed).toBe(pressed);
	}
	const wish = ["track", "AddToWishlist", { content_ids: [id], content_name: name, content_category: "university" }];
	expect((await events(page)).filter(([, event]) => event === "AddToWishlist")).toEqual([wish, wish]);
});

test("PIXEL-21, LIMIT-15: on leaving, visible seconds are reported: low, medium above 30, high above 60; hidden time does not count", async () => {
	const { page } = await agreed();
	await page.clock.install({ time: "2026-11-23T01:00:00Z" });
	await page.clock.pauseAt("2026-11-23T02:00:00Z");
	const told = async (event: string) => (await events(page)).filter(([, name]) => name === event);
	const levels = async () => (await told("page-engagement")).map(([, , params]) => (params as { level: string }).level);
	const open = async (path: string, before: number) => {
		await page.goto(path);
		const views = async () => {
			await page.clock.runFor(10);
			return (await told("PageView")).length;
		};
		await expect.poll(views).toBe(before + 1);
	};
	const show = (state: string) =>
		page.evaluate((value) => {
			Object.defineProperty(document, "visibilityState", { value, configurable: true });
			document.dispatchEvent(new Event("visibilitychange"));
		}, state);
	const expected: string[] = [];
	await open("/about", 0);
	for (const [seconds, level] of Object.entries({ 10: "low", 30: "low", 31: "medium", 60: "medium", 61: "high" })) {
		await page.clock.runFor(Number(seconds) * 1_000);
		expected.push(level);
		await open(expected.length % 2 ? "/terms" : "/about", expected.length);
		expect(await levels()).toEqual(expected);
	}
	await page.clock.runFor(20_000);
	await show("hidden");
	await page.clock.runFor(100_000);
	await show("visible");
	await page.clock.runFor(12_000);
	await open("/about", expected.length + 1);
	expect((await levels()).at(-1)).toBe("medium");
});

test("a blocked host causes no error and no delay, and the page is complete", async () => {
	const { page, foreign } = await agreed({ mayFail: /ERR_BLOCKED_BY_CLIENT/ }, { blocked: true });
	await page.goto("/universities");
	await expect.poll(() => foreign).toHaveLength(1);
	await page.locator("[data-save]").first().click();
	await page.locator("[data-save][aria-pressed=true]").waitFor();
	await filtersAwake(page);
	await page.getByLabel("Search universities").fill("seoul");
	await page.waitForURL("/universities?q=seoul");
	// The page did not wait for Meta: it was complete before Meta's script was requested.
	const times = await page.evaluate(() => ({
		load: (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).loadEventStart,
		pixel: performance.getEntriesByType("resource").find(({ name }) => name.includes("fbevents"))?.startTime,
	}));
	expect(times.pixel).toBeGreaterThan(times.load);
	expect(foreign).toHaveLength(1);
});

test("S-11: an answer in one tab applies to all tabs", async () => {
	const { page, context } = await visitor();
	const other = await context.newPage();
	for (const tab of [page, other]) {
		await tab.goto("/");
		await beAsked(tab);
		await tab.locator(".ads").waitFor();
	}
	await other.getByRole("button", { name: "Agree" }).click();
	await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
	await page.locator(".ads").waitFor({ state: "detached" });
	await expect.poll(() => events(page)).toEqual([pageView]);
	// After withdrawal in one tab, the other tab sends nothing more.
	await page.getByRole("button", { name: "Ad settings" }).click();
	await page.getByRole("button", { name: "Refuse" }).click();
	await other.goto("/about");
	await other.waitForLoadState("networkidle");
	expect(await events(other)).toEqual([pageView]);
});

test("O-46: back and forward are page views, but not new record views, with or without the back-forward cache", async () => {
	for (const kept of [false, true]) {
		const { page, site } = await agreed({ backForwardCache: kept, mayFail: /ERR_NAME_NOT_RESOLVED/ });
		const [one, two] = await site.sql("select id, title_en as title from programs order by id limit 2");
		await page.goto(`/programs/${one.id}`);
		const expected: unknown[] = [pageView, opened("program", one.id, one.title)];
		await expect.poll(() => events(page)).toEqual(expected);
		await page.goto(`/programs/${two.id}`);
		expected.push(left, pageView, opened("program", two.id, two.title));
		await expect.poll(() => events(page)).toEqual(expected);
		await page.evaluate(() => Object.assign(window, { stayed: true }));
		const first = expected.slice(0, 3);
		const second = expected.slice(3);
		// From the back-forward cache, both pages continue where they were; otherwise each is loaded again.
		const back = kept ? [...first, pageView, ...second, left] : [...expected, left, pageView];
		const forward = kept ? [...first, pageView, left, ...second, left, pageView] : [...back, left, pageView];
		for (const way of ["goBack", "goForward"] as const) {
			// A page from the back-forward cache fires no load event.
			await page[way]({ waitUntil: "commit" });
			await expect.poll(() => events(page)).toEqual(way === "goBack" ? back : forward);
		}
		expect(await page.evaluate(() => "stayed" in window)).toBe(kept);
		expect((await calls(page)).filter(([kind]) => kind === "init")).toHaveLength(kept ? 2 : 4);
	}
});

test("ROUTE-16, PIXEL-01…08, S-10: the test page reports each event once, marked as a test, and only after consent", async () => {
	const { page, context, address, foreign } = await visitor();
	await page.goto("/facebook-pixel-test");
	expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
	expect(await page.locator("ol:not([data-log]) > li").count()).toBeGreaterThan(2);
	expect(await page.locator("[data-server-part]").count()).toBe(0);
	await page.locator(".ads").waitFor();
	const contact = page.getByRole("button", { name: "Contact message sent" });
	const pressed = async () => {
		await contact.click();
		return page.locator("[data-log]").textContent();
	};
	await expect.poll(pressed).toContain("you have not agreed");
	expect(foreign).toEqual([]);
	await agree(context, address);
	await page.reload();
	await expect.poll(() => events(page)).toEqual([pageView]);
	const id = "00000000-0000-4000-8000-000000000000";
	const marked = (kind: string, name: string, params: object = {}) => [kind, name, { ...params, test: true }];
	const expected: unknown[] = [pageView];
	const search = { search_string: "test", content_category: "programs" };
	const lead = marked("track", "Lead", { value: 100, currency: "USD" });
	for (const [button, ...told] of [
		["University viewed", opened("university", id, "Test University", { test: true })],
		["Program viewed", opened("program", id, "Test Program", { test: true })],
		["Application submitted", lead, marked("trackCustom", "ApplicationSubmitted")],
		["Contact message sent", marked("track", "Contact")],
		["User registered", marked("track", "CompleteRegistration", { status: true })],
		["Search", marked("track", "Search", search)],
		["Visa status checked", marked("trackCustom", "visa-status-checked")],
	] as [string, ...unknown[]][]) {
		await page.locator("[data-pixel-test]").getByRole("button", { name: button, exact: true }).click();
		expected.push(...told);
		await expect.poll(() => events(page)).toEqual(expected);
	}
	const marks = (await calls(page)).flatMap(([, name, , options]) => (name !== "PageView" && options?.eventID) || []);
	expect(marks.every((mark) => mark.startsWith("test."))).toBe(true);
	expect(await page.locator("[data-log] li").count()).toBe(7);
});
