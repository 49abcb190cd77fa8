import { randomUUID } from "node:crypto";
import { shortlistPath } from "../../domain/catalog/chosen.ts";
import type { Visit } from "./browser.ts";

type PageOf = [name: string, open: () => Promise<unknown>];

/** Every public page and its states, by name, after what they show was stored. */
export async function catalogPages({ page, site }: Visit): Promise<PageOf[]> {
	// The longest texts reveal overflow first.
	const [university] = await site.sql("select id from universities order by length(name) desc, id limit 1");
	const [program] = await site.sql(
		"select p.id from programs p order by length(title) + length(coalesce(requirements, '')) desc, p.id limit 1",
	);
	const [post] = await site.sql("select slug from blog_posts order by length(content) desc limit 1");
	// Examples, of no real list: visas for the university are not issued for degrees, and its courses of Korean are certified.
	await site.sql(
		`insert into certifications (university_id, scope, status, valid_from, valid_to, source, checked_on) values
			($1, 'degree', 'precision_screening', current_date - 300, current_date + 300, 'https://www.example.org/list', current_date - 1),
			($1, 'language', 'excellent', current_date - 300, current_date + 300, 'https://www.example.org/list', current_date - 300)`,
		[university?.id],
	);
	const longest = "length(title) + length(coalesce(duration, '')) desc";
	const several = (await site.sql(`select id from programs order by ${longest}, id limit 4`)).map(({ id }) => `${id}`);
	const to = (path: string) => () => page.goto(path);
	const at = (path: string): PageOf => [path, to(path)];
	return [
		["home", to("/")],
		["programs", to("/programs")],
		["the last programs", to("/programs?page=99")],
		["program", to(`/programs/${program?.id}`)],
		["universities", to("/universities")],
		["university", to(`/universities/${university?.id}`)],
		["guide", to("/admissions")],
		["programs of a restricted university", to(`/programs?university=${university?.id}`)],
		["scholarships", to("/scholarships")],
		["plan", to("/plan?by=2027-12-23&visa_on=2020-01-20")],
		["costs of a program", to(`/costs?program=${program?.id}`)],
		["costs with wrong answers", to("/costs?type=Language&home=room&months=abc&city=Atlantis&q=korean")],
		["blog", to("/blog")],
		["post", to(`/blog/${post?.slug}`)],
		...["/about", "/terms", "/privacy", "/contact", "/documents", "/deadlines", "/compare", "/promises"].map(at),
		...["/is-it-us", "/visa-status", "/auth"].map(at),
		["application form", to("/apply")],
		["application form for a restricted university", to(`/apply?university=${university?.id}`)],
		[
			"application form with faults",
			async () => {
				await page.goto("/apply");
				await page.evaluate(() => document.querySelector<HTMLFormElement>("[data-form] form")?.submit());
				await page.locator("[role=alert]").waitFor();
			},
		],
		["not found", to("/no-such")],
		["no program of this number", to("/programs/1")],
		["empty list", to("/universities?q=qqzzxx")],
		[
			"saved list",
			async () => {
				const id = university?.id as string;
				const ids = [id, program?.id];
				await page.evaluate((saved) => localStorage.setItem("saved", JSON.stringify(saved)), ids);
				await page.goto("/saved");
				await page.locator("[data-save][aria-pressed=true]").first().waitFor();
			},
		],
		["comparison", to(`/compare?${several.map((id) => `p=${id}`).join("&")}`)],
		["shortlist", to(shortlistPath([...several, randomUUID()]))],
		["questions about requirements", to("/fit?marks=101")],
		["fitting programs", to("/fit?education=school_certificate&topik=3&ielts=6&tuition=8000000")],
		[
			"list with an error",
			async () => {
				await site.sql("alter table programs rename to programs_away");
				await page.goto("/programs");
			},
		],
	];
}

export async function speak({ context, address }: Visit, language: string): Promise<void> {
	await context.addCookies([{ name: "preferred-language", value: language, url: address }]);
}
