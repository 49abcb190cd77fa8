import { expect, test } from "vitest";
import { openFactChecks } from "../../domain/desk/fact-checks/commands.ts";
import { feeItem } from "../support/fee-items.ts";
import type { Part } from "../support/html.ts";
import { callerOf } from "../support/site.ts";
import { staffSite } from "../support/staff.ts";

const path = "/admin/fact-checks";
const now = () => new Date("2026-11-23T12:00:00Z");

/** A desk with one stale fact of each topic, and its queue. */
async function desk() {
	const staff = await staffSite("admin", ["sample", { now }]);
	const { sql, url } = staff;
	await sql(`update funds_rules set checked_on = '2026-11-20'; update cost_items set checked_on = '2026-11-20';
		update programs set fee_items = '[]'`);
	/** Changes one row of a table. */
	const one = async (table: string, set: string, values: unknown[] = []) =>
		(
			await sql(
				`update ${table} set ${set} where id = (select id from ${table} order by id limit 1) returning *`,
				values,
			)
		)[0];
	const rule = await one("funds_rules", "checked_on = '2026-05-01', valid_to = null");
	const item = await one("cost_items", "checked_on = '2026-05-02'");
	const [university] = await sql("select id from universities order by name limit 1");
	await sql(
		`insert into certifications (university_id, scope, status, valid_from, valid_to, source, checked_on)
		values ($1, 'degree', 'certified', '2025-03-01', '2026-12-31', 'https://example.org/list', '2026-02-20'),
			($1, 'degree', 'certified', '2024-03-01', '2025-02-28', 'https://example.org/old', '2024-02-20')`,
		[university?.id],
	);
	const fee = feeItem({ kind: "dormitory", source: "https://example.org/fees", checkedOn: "2026-03-01" });
	const fresh = { ...fee, kind: "other", checkedOn: "2026-11-01" };
	const program = await one("programs", "fee_items = $1", [JSON.stringify([fee, fresh])]);
	await openFactChecks(callerOf("system", url, now));
	return { ...staff, rule, item, university, program };
}

test("staff find stale facts of every topic with source, record and one button, the queue leads to them, and a source whose record was changed meanwhile is not confirmed", async () => {
	const { open, send, sql, rule, item, university, program } = await desk();
	expect((await open("/admin/search?q=facts")).all("a").map((link) => link.get("href"))).toContain(path);
	const page = await open(path);
	const topics = ["Tuition and fees 1", "Money to show 1", "Living and visa costs 1", "Certifications 1"];
	expect(page.all("main h2").map(({ text }) => text)).toEqual(topics);
	const links = page.all("main li a").map((link) => link.get("href"));
	for (const address of [
		...[`/admin/programs/${program?.id}/edit`, `/admin/funds-rules/${rule?.id}/edit`],
		...[`/admin/cost-items/${item?.id}/edit`, `/admin/certifications/university/${university?.id}`],
		...[rule?.source, "https://example.org/list", "https://example.org/fees"],
	])
		expect(links).toContain(address);
	expect(links).not.toContain("https://example.org/old");
	expect(page.text).toContain("Not checked since 1 March 2026");
	expect(page.text).toContain("Dormitory");
	const inRussian = await open(path, "preferred-language=ru");
	expect(inRussian.all("main form button")[0]?.text).toContain("Проверено сегодня, без изменений");

	expect((await open("/admin/overview")).one("[aria-labelledby=fact-checks]").text).toContain("Money to show 1 record");

	const rows = (await open("/admin/queue?kind=fact_check")).all("[data-row]");
	expect(rows).toHaveLength(4);
	expect(rows.map(({ text }) => text).join()).toContain("1 record to compare with the source");
	expect(rows[0]?.all("[data-open]")[0]?.get("href")).toMatch(/^\/admin\/fact-checks#/);
	expect(rows[0]?.all("[data-shortcut=c], [data-shortcut=n], [data-shortcut=d], input")).toEqual([]);

	const valuesOf = (form: Part) =>
		Object.fromEntries(form.all("input").map((input) => [input.get("name") ?? "", input.get("value") ?? ""]));
	await sql("update programs set title = 'Changed' where id = $1", [program?.id]);
	const meanwhile = await send(path, valuesOf(page.all("main form")[0] as Part));
	expect([meanwhile.status, await meanwhile.text()]).toEqual([409, expect.stringContaining("Not saved")]);
	for (const form of (await open(path)).all("main form")) {
		const answer = await send(path, valuesOf(form));
		expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
	}
	expect((await open(path)).text).toContain("Every fact has been checked in time.");
	expect(await sql("select from tasks where kind = 'fact_check' and done_at is null")).toEqual([]);
	const days = await sql("select checked_on::text as day from certifications order by valid_from");
	expect(days.map(({ day }) => day)).toEqual(["2024-02-20", "2026-11-23"]);
	// What was not stale was not looked at; what was there before is in the history.
	const [fees] = await sql("select fee_items as items from programs where id = $1", [program?.id]);
	expect(fees?.items).toMatchObject([{ checkedOn: "2026-11-23" }, { checkedOn: "2026-11-01" }]);
	const history = "select data #>> '{fee_items,0,checkedOn}' as day from revisions where record_id = $1";
	expect(await sql(`${history} order by version desc limit 1`, [program?.id])).toEqual([{ day: "2026-03-01" }]);
	const actions = await sql("select action from audit_log where action like '%:update' order by action");
	const updated = ["certification", "cost-item", "funds-rule", "program"].map((noun) => `${noun}:update`);
	expect(actions.map(({ action }) => action)).toEqual(updated);
});
