import { test } from "vitest";
import { createCertification, updateCertification } from "../../domain/catalog/certifications/commands.ts";
import { openFactChecks } from "../../domain/desk/fact-checks/commands.ts";
import { lookThrough, lookThroughAll, observed } from "../support/axe.ts";
import { staffVisit } from "../support/staff.ts";

/** Examples, of no real list. */
const status = {
	...{ scope: "degree", status: "certified", validFrom: "2025-03-01", validTo: "2035-02-28" },
	...{ source: "https://www.example.org/list", checkedOn: "2025-03-03" },
};

test.each(["en", "ru", "uz"])(
	"axe finds no violations in the lists and dialogs of fees, rates, rules, costs, certifications and checks in %s",
	async (language) => {
		const visit = await staffVisit("owner", { context: observed });
		const { page, context, address } = visit;
		await context.addCookies([{ name: "preferred-language", value: language, url: address }]);
		const colors = language === "en";
		await lookThroughAll(page, await pathsOf(visit), colors);
		await page.goto("/admin/import-export?noun=certifications");
		await page.locator("[name=rows]").fill("모르는대학교");
		await page.locator("[name=scope-degree]").check();
		for (const [name, value] of Object.entries({ ...status, validFrom: "2024-03-01" }))
			if (/^(valid|source|checked)/.test(name)) await page.locator(`[name=${name}]`).fill(value);
		await page.locator(".notice [type=submit]").click();
		await page.locator("[data-unmatched]").waitFor();
		await lookThrough(page, "a dry run", colors);
	},
	240_000,
);

/** The pages, after what they show was stored. */
async function pathsOf({ site: { sql, system } }: Awaited<ReturnType<typeof staffVisit>>): Promise<string[]> {
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
		"/rates",
		"/rates/new",
		"/import-export?noun=certifications",
		ofUniversity,
		`${ofUniversity}/new`,
		`${ofUniversity}/${id}/edit`,
		`${ofUniversity}/${id}/versions`,
		`${ofUniversity}/${id}/delete`,
		"/funds-rules",
		"/funds-rules/new",
		`/funds-rules/${rule?.id}`,
		"/cost-items?code=food",
		"/cost-items/new",
		`/cost-items/${item?.id}/edit`,
		"/scholarships",
		`/scholarships/${scholarship?.id}`,
		`/scholarships/${scholarship?.id}/edit`,
		`/programs/${program?.id}/edit`,
		"/fact-checks",
	].map((path) => `/admin${path}`);
}
