import { expect, test } from "vitest";
import { applicationRows } from "../support/application-rows.ts";
import { violations } from "../support/axe.ts";
import { sticksOut } from "../support/browser.ts";
import { post, program } from "../support/factories.ts";
import { staffVisit } from "../support/staff.ts";

const empty = { start: "empty" } as const;

test("STATE-06: the switch in a row publishes and unpublishes a post", async () => {
	const { page, site } = await staffVisit("admin", empty);
	await post(site.system, { title: "News", published: false });
	await page.goto("/admin/blog");
	const toggle = page.getByRole("switch", { name: "Published: News" });
	for (const published of [true, false]) {
		await toggle.click();
		await page.getByText("Blog post updated successfully").waitFor();
		await expect.poll(() => site.sql("select published from blog_posts")).toEqual([{ published }]);
		await expect.poll(() => toggle.getAttribute("aria-checked")).toBe(String(published));
		await page.getByRole("status").getByRole("button", { name: "Close" }).click();
	}
});

test("CALL-50, ERR-24: a post is written next to a preview that matches the public page", async () => {
	const { page, site, context } = await staffVisit("admin", { ...empty, mayFail: /ERR_FAILED/ });
	await page.goto("/admin/blog");
	await page.getByRole("link", { name: "Add post" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Title (EN)").fill("About visas");
	await dialog.getByLabel("Text (Markdown) (EN)").fill("## First\n\nSome **strong** <b>words</b>.");
	const preview = dialog.locator("[data-preview]");
	await preview.locator("h2").getByText("First").waitFor();
	expect(await preview.locator("strong").innerText()).toBe("strong");
	expect(await preview.innerText()).toContain("<b>words</b>");
	await dialog.getByLabel("Text (Markdown) (UZ)").fill("*Salom*");
	await preview.locator("em").getByText("Salom").waitFor();
	expect(await preview.getAttribute("lang")).toBe("uz");
	await dialog.getByLabel("Text (Markdown) (EN)").focus();
	await preview.locator("h2").getByText("First").waitFor();
	const shown = await preview.innerHTML();

	await dialog.getByLabel("Published: visitors can read it").check();
	// The connection breaks and returns; no input is lost.
	await page.route(/new\.data/, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
	await dialog.getByRole("button", { name: "Save" }).click();
	await dialog.getByText("Failed to create blog post").waitFor();
	await page.unrouteAll();
	await dialog.getByRole("button", { name: "Save" }).click();
	await page.getByText("Blog post created successfully").waitFor();
	expect(await site.sql("select slug from blog_posts")).toEqual([{ slug: "about-visas" }]);
	const visitor = await context.newPage();
	await visitor.goto("/blog/about-visas");
	const read = await visitor.locator(".prose").innerHTML();
	expect(read.replaceAll("<!-- -->", "")).toBe(shown);
});

test("CALL-52: a message is read and deleted in dialogs over the list", async () => {
	const { page, site } = await staffVisit("admin", empty);
	await site.sql(
		"insert into contact_submissions (name, email, message) values ('Aziza', 'a@example.com', 'When does it begin?')",
	);
	await page.goto("/admin/contact");
	await page.getByRole("link", { name: "View: Aziza" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByText("When does it begin?").waitFor();
	await dialog.getByRole("link", { name: "Delete" }).click();
	await dialog.getByRole("button", { name: "Delete" }).click();
	await page.getByText("Item deleted successfully").waitFor();
	expect(await site.sql("select id from contact_submissions")).toEqual([]);
	expect(await page.locator("[data-count=inquiries]").innerText()).toBe("0");
});

test("charts are drawn in the page itself, and screen readers get tables instead", async () => {
	const { page, site } = await staffVisit("admin", empty);
	await applicationRows(site.sql, [{ submitted_at: new Date() }]);
	await page.goto("/admin");
	await page.getByRole("link", { name: "Overview" }).click();
	await page.locator(".chart svg").first().waitFor();
	const charts = page.locator(".chart [aria-hidden=true] svg");
	expect(await charts.count()).toBeGreaterThanOrEqual(2);
	const heights = () =>
		charts
			.first()
			.locator("rect:not(.hit)")
			.evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().height));
	expect((await heights()).map((height) => height > 0)).toEqual([...Array(11).fill(false), true]);
	await page.getByText("Show as a table").first().click();
	expect(await page.getByRole("table").first().locator("tbody tr").count()).toBe(12);
});

test.each([
	["desk", { width: 1280, height: 800 }, "ru"],
	["phone", { width: 360, height: 740 }, "uz"],
] as const)(
	"blog, messages, overview and their dialogs are accessible and fit on a %s, in light and dark mode",
	async (name, viewport, language) => {
		const { page, site, context, address } = await staffVisit("admin", {
			start: "sample",
			context: { viewport, bypassCSP: true, reducedMotion: "reduce" },
		});
		await context.addCookies([{ name: "preferred-language", value: language, url: address }]);
		const [some] = await site.sql("select id from blog_posts order by created_at limit 1");
		const [message] = await site.sql(
			"insert into contact_submissions (name, email, message) values ('Aziza', 'a@example.com', 'When does it begin?') returning id",
		);
		await site.sql(
			"insert into deliveries (channel, kind, contact_submission_id, state) values ('chat', 'contact', $1, 'failed')",
			[message?.id],
		);
		await applicationRows(
			site.sql,
			["pending", "accepted", "in_review"].map((status, at) => ({
				status,
				submitted_at: new Date(Date.now() - at * 1e9),
			})),
		);
		const id = await program(site.system);
		await site.sql("insert into daily_counts values (current_date, 'view:program', $1, 'en', 12)", [id]);
		for (const path of [
			"blog",
			"blog/new",
			`blog/${some?.id}`,
			`blog/${some?.id}/edit`,
			`blog/${some?.id}/publish`,
			`blog/${some?.id}/delete`,
			"contact",
			`contact/${message?.id}`,
			`contact/${message?.id}/delete`,
			"overview",
			"figures",
		]) {
			await page.goto(`/admin/${path}`, { waitUntil: "networkidle" });
			await page.waitForFunction(() => !document.querySelector("dialog[open]:not(:modal)"));
			for (const colorScheme of ["light", "dark"] as const) {
				await page.emulateMedia({ colorScheme });
				if (process.env.SHOTS) {
					const file = path.replaceAll("/", "-").replace(/[0-9a-f-]{36}/, "one");
					await page.screenshot({ path: `${process.env.SHOTS}/${file}-${name}-${colorScheme}.png` });
				}
				expect(await violations(page), `${path} ${colorScheme}`).toEqual([]);
				expect(await sticksOut(page), path).toEqual([]);
			}
		}
	},
);

test("the analytics page and its export follow the filters", async () => {
	const { page, site } = await staffVisit("owner");
	await site.sql(`insert into daily_counts (day, event, language, count, source) values
		(current_date, 'sent:apply', 'en', 2, 'instagram'), (current_date - 60, 'sent:apply', 'uz', 40, 'direct')`);
	await page.goto("/admin/figures");
	const sent = page.locator(".way strong").last();
	expect(await sent.textContent()).toBe("2");
	await page.locator(".bars rect:not([height='0'])").first().waitFor();
	await page.getByLabel("Period").selectOption("90");
	await page.waitForURL("/admin/figures?days=90");
	await expect.poll(() => sent.textContent()).toBe("42");
	await page.locator("select[name=source]").selectOption("direct");
	await page.waitForURL("/admin/figures?days=90&source=direct");
	await expect.poll(() => sent.textContent()).toBe("40");
	const [file] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: "Download CSV" }).click(),
	]);
	expect(file.suggestedFilename()).toMatch(/^figures-\d{4}-\d\d-\d\d\.csv$/);
	expect(file.url()).toContain("days=90&source=direct");
	await page.goBack();
	await expect.poll(() => sent.textContent()).toBe("42");
	expect(await page.locator("select[name=source]").inputValue()).toBe("");
});
