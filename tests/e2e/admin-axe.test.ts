import { expect, test } from "vitest";
import { updatePost } from "../../domain/content/blog/commands.ts";
import { account } from "../support/accounts.ts";
import { applicationRows } from "../support/application-rows.ts";
import { inEachView, lookThrough, lookThroughAll, observed, violations } from "../support/axe.ts";
import { importer } from "../support/sheets.ts";
import { staffVisit } from "../support/staff.ts";
import { contactTaskRow, taskRow } from "../support/task-rows.ts";

type Visit = Awaited<ReturnType<typeof staffVisit>>;

test.each(["en", "ru", "uz"])(
	"B6-7: axe finds no violations in the admin panel, its navigation, lists and search in %s, on a phone and a wide screen, in light and dark mode",
	async (language) => {
		const visit = await staffVisit("owner", { context: observed, mayFail: /404|422|500/ });
		const { page, context, site, address } = visit;
		await context.addCookies([{ name: "preferred-language", value: language, url: address }]);
		const { ofEach, ofOne } = await pathsOf(visit, language);
		const colors = language === "en";
		await lookThroughAll(page, ofEach, colors);
		await lookThroughAll(page, ofOne);
		await page.goto("/admin/log");
		// Its tables scroll sideways.
		await inEachView(
			page,
			async (view) => expect(await violations(page, colors), `/log, ${view}`).toEqual([]),
			colors ? undefined : ["light"],
		);
		for (const form of ["universities", "content/features"]) {
			await page.goto(`/admin/${form}/new`);
			await page.locator("dialog .btn-primary[type=submit]").click();
			await page.getByRole("alert").waitFor();
			await lookThrough(page, `${form} with faults`, colors);
		}
		for (const opener of [".phone-bar button", ".person-button"]) {
			await page.setViewportSize({ width: 360, height: 740 });
			await page.goto("/admin/queue");
			await page.locator(opener).click();
			expect(await violations(page, colors), opener).toEqual([]);
		}
		await site.sql("alter table programs rename to hidden");
		await page.goto("/admin/programs");
		await page.getByRole("alert").first().waitFor();
		await lookThrough(page, "what could not be read", colors);
	},
	480_000,
);

/** The pages, after what they show was stored: those of each language, and those that are opened in one language alone. */
async function pathsOf({ site }: Visit, language: string): Promise<{ ofEach: string[]; ofOne: string[] }> {
	const { sql, system } = site;
	const [university] = await sql("select id from universities order by length(name) desc limit 1");
	const [program] = await sql("select id from programs order by length(title) desc limit 1");
	const [member] = await sql("select id from team_members limit 1");
	const [post] = await sql("select id, slug, content from blog_posts order by created_at limit 1");
	const { id: user } = await account(site, "owner");
	await sql(
		`insert into daily_counts (day, event, subject, language, count, source) values
			(current_date, 'view:program', $1, 'en', 40, 'instagram'), (current_date, 'view:university', $2, 'en', 7, ''),
			(current_date, 'view:post', gen_random_uuid(), 'en', 3, 'direct'), (current_date, 'start:apply', '', 'en', 4, 'direct'),
			(current_date, 'sent:apply', '', 'en', 1, 'direct'), (current_date, 'search:posts', 'pilot', 'en', 2, '')`,
		[program?.id, university?.id],
	);
	const report = await importer(system, system).check("universities", [
		["name", "location", "ranking"],
		["One", "Seoul", "x"],
		["Two", "Busan", "1"],
		["Seoul National University", "Seoul", "77"],
	]);
	const [template] = await sql(`insert into reply_templates (name, text_en, text_ru, text_uz)
		values ('Diploma', 'Hello {name}', 'Здравствуйте, {name}', 'Salom, {name}') returning id`);
	const [deleted] = await sql(`insert into trash (noun, record_id, label, rows)
		values ('contact', gen_random_uuid(), 'Gʻulnora Karimova', '{"record": {}}') returning id`);
	await sql("insert into audit_log (action, record_id) values ('university:update', $1), ('session:fail', null)", [
		university?.id,
	]);
	const [application] = await applicationRows(sql, [
		{
			full_name: "Gʻulnora Karimova",
			comment: "I would like to study design in Seoul.\nPlease call in the evening.",
			email: "gulnora@example.com",
			language_certificates: [{ type: "ielts", score: "6.5" }],
		},
		...["contacted", "accepted", "rejected", "approved"].map((status) => ({ status })),
		...Array.from({ length: 12 }, () => ({})),
	]);
	await taskRow(sql, {}, { full_name: "Aziza" });
	const { contactId } = await contactTaskRow(sql, {});
	await sql(
		"insert into entries (kind, channel, contact_submission_id, text) values ('message_out', 'email', $1, 'About 9,000,000 won.')",
		[contactId],
	);
	await sql(
		`insert into deliveries (channel, kind, application_id, contact_submission_id, entry_id, state, last_error)
		values ('chat', 'application', $1, null, null, 'failed', 'The chat is not set up.'),
			('chat', 'contact', null, $2, null, 'failed', 'The chat is not set up.'),
			('email', 'contact-reply', null, null, (select id from entries where contact_submission_id is not null), 'failed', 'mailbox full')`,
		[application, contactId],
	);
	const { id, ...stored } = post as { id: string };
	await updatePost(system, id, { ...stored, title: "Changed" });
	const [hero] = await sql("select id from hero_content");
	const ofEach = [
		"",
		...["", "/new", `/${template?.id}/edit`, `/${template?.id}/delete`].map((path) => `/templates${path}`),
		...["/trash", `/trash/${deleted?.id}/delete`, "/bulk", "/status", "?q=nothing-of-the-kind", "/programs"],
		...[`/universities/${university?.id}`, "/universities/new", `/universities/${university?.id}/delete`],
		...[`/programs/${program?.id}`, `/programs/${program?.id}/edit`],
		...[
			"/import-export?noun=programs&q=design",
			`/import-export/${report}`,
			"/analytics",
			"/reports?weeks=52",
			"/no-such-page",
		],
		...["", "/new", `/${user}/role`, `/${user}/reset`, `/${user}/delete`, "/second-factor"].map(
			(path) => `/users${path}`,
		),
		...["", "/features", "/company-info", "/social", "/applications", "/translations"].map((path) => `/content${path}`),
		...["/settings", "/settings/service-fees/new"],
		...[`/content/team/${member?.id}/edit`, `/content/team/${member?.id}/delete`],
		...["/queue", "/queue?who=mine", "/queue/board", "/search?q=hanyang", `/blog/${id}/versions`],
		...["/account", "/account/work", "/account/password", "/account/sessions", "/settings/rules/owners-only"],
		...["/settings/security", "/settings/connections", `/content/hero/${hero?.id}/edit`],
	];
	const ofOne: Record<string, string[]> = {
		en: [`/history/${university?.id}`],
		ru: [
			"/overview",
			"/blog",
			"/blog/new",
			...["", "/edit", "/publish", "/delete"].map((path) => `/blog/${id}${path}`),
		],
		uz: [
			...[
				"/contact?state=new",
				`/contact/${contactId}`,
				`/contact/${contactId}/delete`,
				"/applications?age_from=16&status=pending&sort=due",
			],
			...["", "/status", "/delete"].map((path) => `/applications/${application}${path}`),
		],
	};
	const inPanel = (paths: string[] = []) => paths.map((path) => `/admin${path}`);
	return { ofEach: inPanel(ofEach), ofOne: inPanel(ofOne[language]) };
}
