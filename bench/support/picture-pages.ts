import type pg from "pg";
import type { Page } from "playwright-core";

/** A page in a state worth a picture. `open` leaves the browser on it. */
export type PicturePage = { name: string; open(page: Page): Promise<unknown> };

const at = (name: string, path: string): PicturePage => ({ name, open: (page) => page.goto(path) });

const applicant = {
	full_name: "Example Applicant",
	location: "Namangan",
	phone_number: "+998 71 000 00 00",
	age: "19",
	email: "applicant@example.com",
};
const traveler = { fullName: "Example Applicant", dateOfBirth: "2007-05-14" };

/** Visa states by the passport number that the stand-in portal answers with them (tests/support/visa-portal.ts). */
const visaStates = {
	submitted: "STATUS01",
	approved: "STATUS19",
	refused: "REASON01",
	several: "NEWEST01",
	unknown: "NOBODY01",
	"portal-down": "DOWN0001",
};

async function fill(page: Page, values: Record<string, string>): Promise<void> {
	for (const [name, value] of Object.entries(values)) await page.locator(`main [name=${name}]`).fill(value);
}

const send = (page: Page) => page.locator("main form[method=post] [type=submit]:not([name])").last().click();

/** Sends an empty form, which the browser must not check by itself. */
const withFaults = (name: string, path: string): PicturePage => ({
	name,
	async open(page) {
		await page.goto(path);
		await page.evaluate(() => document.querySelector<HTMLFormElement>("main form[method=post]")?.submit());
		await page.locator("[role=alert]").first().waitFor();
	},
});

/** The public pages and their states, with the longest record of each kind. */
export async function publicPictures(client: pg.Client): Promise<PicturePage[]> {
	const { longest } = finder(client);
	const university = await longest("universities", "id");
	const program = await longest("programs", "id");
	return [
		at("home", "/"),
		at("programs", "/programs"),
		at("programs-filtered", "/programs?type=master&q=business"),
		at("program", `/programs/${program}`),
		at("program-missing", "/programs/1"),
		at("universities", "/universities"),
		at("universities-empty", "/universities?q=qqzzxx"),
		at("university", `/universities/${university}`),
		{
			name: "saved-list",
			async open(page) {
				await page.goto("/universities");
				await page.evaluate((id) => localStorage.setItem("saved", JSON.stringify([id])), university);
				await page.goto("/saved");
				await page.locator("[data-save][aria-pressed=true]").waitFor();
			},
		},
		at("guide", "/admissions"),
		at("costs", "/costs"),
		at("costs-of-program", `/costs?program=${program}`),
		at("costs-faults", "/costs?type=Language&home=room&months=abc&q=korean"),
		at("blog", "/blog"),
		at("post", `/blog/${await longest("blog_posts", "slug")}`),
		at("about", "/about"),
		at("contact", "/contact"),
		withFaults("contact-faults", "/contact"),
		{
			name: "contact-sent",
			async open(page) {
				await page.goto("/contact");
				await fill(page, { name: "Example Visitor", email: "visitor@example.com", message: "Which papers do I need?" });
				await send(page);
				await page.locator("[role=status], .flash, main [tabindex='-1']").first().waitFor();
			},
		},
		at("apply", `/apply?program=${program}`),
		withFaults("apply-faults", "/apply"),
		{
			name: "apply-sent",
			async open(page) {
				await page.goto("/apply");
				await fill(page, applicant);
				await page.locator("main [name=terms_agreed]").check();
				await send(page);
				await page.locator("main form [name=full_name]").waitFor({ state: "hidden" });
			},
		},
		at("visa", "/visa-status"),
		withFaults("visa-faults", "/visa-status"),
		...Object.entries(visaStates).map(([state, passportNumber]) => ({
			name: `visa-${state}`,
			async open(page: Page) {
				await page.goto("/visa-status");
				await fill(page, { ...traveler, passportNumber });
				await page.locator("main [name=consent]").check();
				await Promise.all([page.waitForResponse((response) => response.request().method() === "POST"), send(page)]);
				await page.waitForLoadState("networkidle");
			},
		})),
		at("terms", "/terms"),
		at("privacy", "/privacy"),
		at("not-found", "/no-such-page"),
		at("sign-in", "/auth"),
		withFaults("sign-in-faults", "/auth"),
		at("sign-up", "/auth/sign-up"),
		at("forgotten", "/auth/forgotten"),
		at("new-password", "/auth/new-password"),
		{
			name: "menu",
			async open(page) {
				await page.goto("/about");
				const button = page.locator("header [command]");
				if (await button.isVisible()) await button.click();
			},
		},
		{
			// An address without a cached page, so that the list has to be read.
			name: "list-failed",
			async open(page) {
				await client.query("alter table universities rename to universities_away");
				try {
					await page.goto(`/universities?q=${Date.now()}`);
				} finally {
					await client.query("alter table universities_away rename to universities");
				}
			},
		},
	];
}

/** The admin's tabs and its main dialogs. */
export async function adminPictures(client: pg.Client): Promise<PicturePage[]> {
	const { longest } = finder(client);
	const university = await longest("universities", "id");
	const program = await longest("programs", "id");
	const post = await longest("blog_posts", "id");
	const application = await longest("applications", "id");
	const contact = await longest("contact_submissions", "id");
	const tabs = [
		"overview",
		"programs",
		"applications",
		"blog",
		"contact",
		"users",
		"exchange",
		"log",
		"figures",
		"status",
		"rates",
		"funds-rules",
		"cost-items",
		"certifications",
		"fact-checks",
	];
	const contentTabs = ["applications", "translations"];
	return [
		at("admin-universities", "/admin"),
		...tabs.map((tab) => at(`admin-${tab}`, `/admin/${tab}`)),
		at("admin-content", "/admin/content"),
		...contentTabs.map((tab) => at(`admin-content-${tab}`, `/admin/content/${tab}`)),
		at("admin-universities-empty", "/admin?q=qqzzxx"),
		at("admin-university", `/admin/universities/${university}`),
		at("admin-university-edit", `/admin/universities/${university}/edit`),
		at("admin-university-delete", `/admin/universities/${university}/delete`),
		at("admin-university-certifications", `/admin/certifications/university/${university}`),
		at("admin-certification-new", `/admin/certifications/university/${university}/new`),
		at("admin-program-edit", `/admin/programs/${program}/edit`),
		at("admin-application", `/admin/applications/${application}`),
		at("admin-application-status", `/admin/applications/${application}/status`),
		at("admin-post-edit", `/admin/blog/${post}/edit`),
		at("admin-contact-message", `/admin/contact/${contact}`),
		at("admin-user-new", "/admin/users/new"),
		at("admin-account", "/account"),
		at("admin-not-found", "/admin/no-such-page"),
	];
}

const finder = (client: pg.Client) => ({
	/** The id or slug of the row with the longest texts. */
	longest: async (table: string, column: string): Promise<string> =>
		(await client.query(`select ${column} as found from ${table} t order by length(t::text) desc limit 1`)).rows[0]
			.found,
});
