import { expect, test } from "vitest";
import { inEachView, violations } from "../support/axe.ts";
import { importer } from "../support/sheets.ts";
import { staffVisit } from "../support/staff.ts";

test.each(["en", "ru", "uz"])(
	"axe finds no violations in the admin panel in %s, on a phone and a wide screen, in light and dark mode",
	async (language) => {
		const { page, context, site, address } = await staffVisit("owner", {
			context: { bypassCSP: true, reducedMotion: "reduce" },
			mayFail: /404|422|500/,
		});
		await context.addCookies([{ name: "preferred-language", value: language, url: address }]);
		const [university] = await site.sql("select id from universities order by length(name) desc limit 1");
		const [program] = await site.sql("select id from programs order by length(title) desc limit 1");
		await site.sql(
			`insert into daily_counts (day, event, subject, language, count, source) values
				(current_date, 'view:program', $1, 'en', 40, 'instagram'), (current_date, 'view:university', $2, 'en', 7, ''),
				(current_date, 'view:post', gen_random_uuid(), 'en', 3, 'direct'), (current_date, 'start:apply', '', 'en', 4, 'direct'),
				(current_date, 'sent:apply', '', 'en', 1, 'direct'), (current_date, 'search:posts', 'pilot', 'en', 2, '')`,
			[program?.id, university?.id],
		);
		const lookThrough = (name: string) =>
			inEachView(page, async (view) => expect(await violations(page), `${name}, ${view}`).toEqual([]));
		const report = await importer(site.system, site.system).check("universities", [
			["name", "location", "ranking"],
			["One", "Seoul", "x"],
			["Two", "Busan", "1"],
			["Seoul National University", "Seoul", "77"],
		]);
		const [template] = await site.sql(`insert into reply_templates (name, text_en, text_ru, text_uz)
			values ('Diploma', 'Hello {name}', 'Здравствуйте, {name}', 'Salom, {name}') returning id`);
		const [deleted] = await site.sql(`insert into trash (noun, record_id, label, rows)
			values ('contact', gen_random_uuid(), 'Gʻulnora Karimova', '{"record": {}}') returning id`);
		const paths = [
			"",
			"/templates",
			"/templates/new",
			`/templates/${template?.id}/edit`,
			`/templates/${template?.id}/delete`,
			"/trash",
			`/trash/${deleted?.id}/delete`,
			"/bulk",
			"/status",
			"?q=nothing-of-the-kind",
			"/programs",
			`/universities/${university?.id}`,
			"/universities/new",
			`/universities/${university?.id}/delete`,
			`/programs/${program?.id}`,
			`/programs/${program?.id}/edit`,
			"/exchange?noun=programs&q=design",
			`/exchange/${report}`,
			"/figures",
			"/no-such-page",
		];
		for (const path of paths) {
			await page.goto(`/admin${path}`);
			await lookThrough(path);
		}
		await page.goto("/admin/universities/new");
		await page.locator("dialog button[type=submit]").click();
		await page.getByRole("alert").waitFor();
		await lookThrough("a form with faults");
		await site.sql("alter table programs rename to hidden");
		await page.goto("/admin/programs");
		await page.getByRole("alert").first().waitFor();
		await lookThrough("what could not be read");
	},
	240_000,
);
