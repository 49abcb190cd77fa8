import { expect, test } from "vitest";
import { createCertification, updateCertification } from "../../domain/catalog/certifications/commands.ts";
import { updatePost } from "../../domain/content/blog/commands.ts";
import { openFactChecks } from "../../domain/desk/fact-checks/commands.ts";
import { account } from "../support/accounts.ts";
import { applicationRows } from "../support/application-rows.ts";
import { lookThrough, observed, violations } from "../support/axe.ts";
import { importer } from "../support/sheets.ts";
import { follow, staffVisit } from "../support/staff.ts";
import { contactTaskRow, taskRow } from "../support/task-rows.ts";

/** Dialogs and forms that have the same words as another. */
const alike = /^\/(templates|blog|cost-items|funds-rules)\/new$|\/university\/.*\/new$|who=mine|\/applicants\/.*\//;

type Visit = Awaited<ReturnType<typeof staffVisit>>;

/** Examples, of no real list. */
const status = {
	...{ scope: "degree", status: "certified", validFrom: "2025-03-01", validTo: "2035-02-28" },
	...{ source: "https://www.example.org/list", checkedOn: "2025-03-03" },
};

test("B6-7: axe finds no violations in the admin panel, its navigation, lists, dialogs and search in its languages, on a phone and a wide screen, in light and dark mode", async () => {
	const visit = await staffVisit("owner", { context: observed, mayFail: /404|422|500/ });
	const { page, context, site, address } = visit;
	const paths = [...(await pathsOf(visit)), ...(await moneyPathsOf(visit))];
	for (const language of ["en", "ru", "uz"]) {
		await context.addCookies([{ name: "preferred-language", value: language, url: address }]);
		const isEnglish = language === "en";
		const look = async (name: string) => {
			await lookThrough(page, `${language} ${name}`, isEnglish);
			// A relative one would lead elsewhere from a dialog's address.
			expect.soft(await page.locator('a[data-link]:not([href^="/"])').count(), name).toBe(0);
		};
		await page.goto("/admin/no-such-page");
		await look("no such page");
		// It loads the texts that most pages need, so that none of the next ones waits for them.
		await page.goto("/admin/users");
		// The other languages differ in their words alone. Russian words are about as long as Uzbek ones.
		const own = isEnglish ? paths : paths.filter((path) => !alike.test(path));
		for (const path of own.filter((_, at) => language !== "uz" || at % 2 === 0)) {
			await follow(page, `/admin${path}`);
			await look(path);
		}
		if (language === "uz") continue;
		for (const form of ["universities", "content/features"]) {
			await follow(page, `/admin/${form}/new`);
			await page.locator("dialog .btn-primary[type=submit]").click();
			await page.getByRole("alert").waitFor();
			await look(`${form} with faults`);
		}
		await follow(page, "/admin/import-export?noun=certifications");
		await page.locator("[name=rows]").fill("모르는대학교");
		await page.locator("[name=scope-degree]").check();
		for (const [name, value] of Object.entries({ ...status, validFrom: "2024-03-01" }))
			if (/^(valid|source|checked)/.test(name)) await page.locator(`[name=${name}]`).fill(value);
		await page.locator(".notice [type=submit]").click();
		await page.locator("[data-unmatched]").waitFor();
		await look("a dry run");
		await follow(page, "/admin/queue");
		for (const colorScheme of isEnglish ? (["light", "dark"] as const) : []) {
			await page.setViewportSize({ width: 1280, height: 800 });
			await page.emulateMedia({ colorScheme });
			expect(await violations(page), `the whole page, ${colorScheme}`).toEqual([]);
		}
		await page.setViewportSize({ width: 360, height: 740 });
		for (const opener of [".phone-bar button", ".person-button"]) {
			await page.locator(opener).click();
			expect(await violations(page, isEnglish ? "all" : "words"), `${language} ${opener}`).toEqual([]);
			await page.keyboard.press("Escape");
		}
		await site.sql("alter table programs rename to hidden");
		await page.goto("/admin/programs");
		await page.getByRole("alert").first().waitFor();
		await look("what could not be read");
		await site.sql("alter table hidden rename to programs");
	}
}, 480_000);

const below = (parent: string, ...paths: string[]) => paths.map((path) => parent + path);

/** The pages, after what they show was stored. */
async function pathsOf({ site }: Visit): Promise<string[]> {
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
	const sheet = ["name,location,ranking", "One,Seoul,x", "Two,Busan,1", "Seoul National University,Seoul,77"];
	const report = await importer(system, system).check(
		"universities",
		sheet.map((line) => line.split(",")),
	);
	const [template] = await sql(`insert into reply_templates (name, text_en, text_ru, text_uz)
		values ('Diploma', 'Hello {name}', 'Здравствуйте, {name}', 'Salom, {name}') returning id`);
	const [deleted] = await sql(`insert into trash (noun, record_id, label, rows)
		values ('contact', gen_random_uuid(), 'Gʻulnora Karimova', '{"record": {}}') returning id`);
	await sql("insert into audit_log (action, record_id) values ('university:update', $1), ('session:fail', null)", [
		university?.id,
	]);
	const [application] = await applicationRows(sql, [
		{
			...{ full_name: "Gʻulnora Karimova", email: "gulnora@example.com" },
			comment: "I would like to study design in Seoul.\nPlease call in the evening.",
			language_certificates: [{ type: "ielts", score: "6.5" }],
		},
		...["contacted", "accepted", "rejected", "approved"].map((status) => ({ status })),
		...Array.from({ length: 12 }, () => ({})),
	]);
	const { applicantId, applicationId } = await taskRow(sql, {}, { full_name: "Aziza", program_id: program?.id });
	const twin = await taskRow(sql, {}, { full_name: `Aziza ${"X".repeat(40)}` });
	const languageTest = { id: applicantId, test: "topik", result: "182", level: "4", takenOn: null, expiresOn: null };
	await sql("update applicants set phone_owner = 'parent', nationality = 'UZ', language_tests = $1 where id = $2", [
		JSON.stringify([languageTest]),
		applicantId,
	]);
	await sql(
		`insert into entries (applicant_id, application_id, kind, channel, text, is_pinned) values
			($1, $2, 'message_in', 'web', 'Diplomni qachongacha yuborishim kerak?', false),
			($1, $2, 'message_out', 'web', 'Iltimos, 30-yanvargacha yuboring.', false),
			($1, null, 'note', null, 'Call the mother after six.', true), ($1, null, 'note', null, 'Prefers Telegram.', false)`,
		[applicantId, applicationId],
	);
	const dialogs = ["edit", "test", "code", "call", `status/${applicationId}`, `merge/${twin.applicantId}`];
	const { contactId } = await contactTaskRow(sql, {});
	await sql(`insert into entries (kind, channel, contact_submission_id, text)
		select 'message_out', 'email', id, 'About 9,000,000 won.' from contact_submissions`);
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
	return [
		...below("", "", "?q=nothing-of-the-kind", "/programs", "/trash", `/trash/${deleted?.id}/delete`),
		...below("/templates", "", "/new", `/${template?.id}/edit`),
		...below("", "/status", "/overview", "/analytics", "/reports?weeks=52", "/log"),
		...below("/universities", `/${university?.id}`, "/new"),
		...below("", `/history/${university?.id}`, `/programs/${program?.id}`),
		...below("/import-export", "?noun=programs&q=design", `/${report}`),
		...below("/users", "", "/new", `/${user}/role`, `/${user}/reset`, `/${user}/delete`),
		...below("/content", "", "/features", "/company-info", "/social", "/applications", "/translations"),
		...below("/content", `/team/${member?.id}/edit`, `/hero/${hero?.id}/edit`),
		...below("/settings", "", "/service-fees/new", "/rules/owners-only", "/security", "/connections"),
		...below("", "/queue", "/queue?who=mine", "/queue/board", "/search?q=hanyang"),
		...below("/blog", "", "/new", ...below(`/${id}`, "", "/edit", "/publish", "/versions")),
		...below("/account", "", "/work", "/password", "/sessions"),
		...below("/contact", "?state=new", `/${contactId}`),
		...below("/applications", "?age_from=16&status=pending&sort=due"),
		...below(`/applications/${application}`, "", "/status", "/delete"),
		...below(`/applicants/${applicantId}`, "", ...dialogs.map((name) => `/${name}`)),
	];
}

/** The pages of fees, rates, rules, costs, certifications and checks, after what they show was stored. */
async function moneyPathsOf({ site: { sql, system } }: Visit): Promise<string[]> {
	const [university] = await sql(
		"update universities set name_ko = '한빛대학교' where id = (select id from universities order by length(name) desc limit 1) returning id",
	);
	const [program] = await sql("select id from programs where fee_items <> '[]' order by length(title) desc limit 1");
	const universityId = university?.id as string;
	const id = await createCertification(system, { ...status, universityId });
	await updateCertification(system, id, { ...status, universityId, status: "excellent" });
	await sql(`insert into exchange_rates (currency, on_date, uzs_per_unit, source, state, fetched_at)
		values ('USD', '2026-09-30', 23000, 'cbu', 'held', now()), ('KRW', '2026-09-30', 17, 'cbu', 'held', now())`);
	await sql("insert into maintenance_runs (task, failed_at, fault) values ('rates', now(), 'changed')");
	await sql("update cost_items set checked_on = '2020-01-01'");
	await sql("update funds_rules set checked_on = '2020-01-01'");
	await openFactChecks(system);
	const [rule] = await sql("select id from funds_rules order by length(note) desc nulls last limit 1");
	const [item] = await sql("select id from cost_items order by length(note) desc nulls last limit 1");
	const [scholarship] = await sql("select id from scholarships order by length(scholarships::text) desc limit 1");
	const ofUniversity = `/certifications/university/${universityId}`;
	return [
		...below("", "/rates", "/rates/new", "/import-export?noun=certifications", "/fact-checks"),
		...below(ofUniversity, "", "/new", `/${id}/edit`, `/${id}/versions`),
		...below("/funds-rules", "", "/new", `/${rule?.id}`),
		...below("/cost-items", "?code=food", "/new", `/${item?.id}/edit`),
		...below("/scholarships", "", `/${scholarship?.id}`, `/${scholarship?.id}/edit`),
		`/programs/${program?.id}/edit`,
	];
}
