import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { sticksOut } from "../support/browser.ts";
import type { TestSite } from "../support/site.ts";
import { staffVisit } from "../support/staff.ts";
import { contactTaskRow, taskRow } from "../support/task-rows.ts";

const hour = 3_600_000;
const due = (hours: number) => ({ due_at: new Date(Date.now() + hours * hour) });

/** A question in Russian, which waits for an answer. */
async function question({ sql }: Pick<TestSite, "sql">, name: string, text: string, hours: number) {
	const own = await taskRow(sql, { ...due(hours), language: "ru" }, { full_name: name, language: "ru" });
	await sql(
		`with asked as (insert into entries (applicant_id, application_id, kind, channel, text)
			values ($1, $2, 'message_in', 'web', $3) returning id)
		update tasks set kind = 'answer_message', entry_id = (select id from asked) where id = $4`,
		[own.applicantId, own.applicationId, text, own.id],
	);
	return own;
}

const isFocused = async (target: Locator) =>
	(await target.count()) === 1 && (await target.evaluate((element) => element === document.activeElement));
const focused = (target: Locator) => expect.poll(() => isFocused(target)).toBe(true);

test("B6-7: mixed cases are handled by keyboard alone, and the focus is never lost", async () => {
	const { page, site } = await staffVisit("admin", { start: "empty" });
	const { sql } = site;
	const person = (name: string, hours: number, task: object = {}, application: object = {}) =>
		taskRow(sql, { ...due(hours), ...task }, { full_name: name, ...application });
	const aziza = await person("Aziza Karimova", -6);
	const bobur = await question(site, "Bobur Aliyev", "Когда первый платёж?", -5);
	const contact = await contactTaskRow(sql, due(-3), "Elyor Yusupov");
	const gulnora = await person("Gulnora Saidova", 1);
	const jasur = await person("Jasur Ergashev", 4, { kind: "follow_up", text: "Ask about the school certificate" });
	const kamola = await person("Kamola Usmonova", 5, {}, { phone_number: "+998 71 345 67 89" });
	await sql(
		"insert into reply_templates (name, text_ru) values ('Payment', 'Здравствуйте, {name}! Платёж — в марте.')",
	);
	const [year, month, date] = new Date(Date.now() + 14 * 24 * hour).toISOString().slice(0, 10).split("-");
	/** As it is typed in an American calendar. */
	const inTwoWeeks = `${month}${date}${year}`;

	const dialog = page.locator("dialog[open]");
	const toast = (text: string) => page.locator(".toast").getByText(text).waitFor();
	const type = (text: string) => page.keyboard.type(text);
	const press = async (...keys: string[]) => {
		for (const key of keys) await page.keyboard.press(key);
	};
	/** What the case has led to: a query that answers with one true value. */
	const done = async (condition: string, id: string) => {
		await expect.poll(() => sql(`select ${condition}`, [id]), { message: condition }).toEqual([{ done: true }]);
		expect(await sticksOut(page), condition).toEqual([]);
	};
	/** Goes to a row with J and K. */
	const toRow = async (name: string) => {
		await dialog.waitFor({ state: "detached" });
		const link = page.locator("main [data-open]", { hasText: name }).first();
		await link.waitFor();
		for (let presses = 0; !(await isFocused(link)); presses++) {
			expect(presses, `rows to ${name}`).toBeLessThan(40);
			// The list may have put the focus on a row below meanwhile.
			const isBelow = await link.evaluate((element) => {
				const row = document.activeElement?.closest("[data-row]");
				return !row || (row.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
			});
			await press(isBelow ? "j" : "k");
		}
	};
	/** From a case back to the list. */
	const back = async () => {
		await press("u");
		await page.locator("main [data-open]").first().waitFor();
	};
	/** A dialog has closed, and the focus is in a row: in the one that opened it, if it is still there. */
	const backInRow = async () => {
		await dialog.waitFor({ state: "detached" });
		await focused(page.locator("main [data-open]:focus"));
	};
	await page.goto("/admin/queue");

	// Called and reached, with a note.
	await toRow("Aziza Karimova");
	await press("c");
	await focused(dialog.getByLabel("Reached", { exact: true }));
	await press("Space", "Tab");
	await type("Wants to start in March.");
	await press("Control+Enter");
	await page.getByRole("link", { name: "Aziza Karimova", exact: true }).waitFor({ state: "detached" });
	await done("outcome = 'reached' as done from tasks where id = $1", aziza.id);

	// A question in Russian, answered with a template.
	await toRow("Bobur Aliyev");
	await press("r");
	await focused(page.locator("#answer"));
	await type("/pay");
	await page.getByRole("listbox").getByRole("option", { name: "Payment" }).waitFor();
	await press("Enter", "Control+Enter");
	await toast("Sent");
	await done(
		"text like 'Здравствуйте, Bobur%' as done from entries where applicant_id = $1 and kind = 'message_out'",
		bobur.applicantId,
	);
	await back();

	// A contact message, answered by email. Escape does not lose what was typed.
	await toRow("Elyor Yusupov");
	await press("Enter");
	await focused(dialog.locator("#answer"));
	await type("In March.");
	await press("Escape");
	await focused(page.getByRole("button", { name: "Keep editing" }));
	await press("Enter");
	await focused(dialog.locator("#answer"));
	await press("Control+Enter");
	await done(
		"text = 'In March.' as done from entries where kind = 'message_out' and contact_submission_id = $1",
		contact.contactId,
	);
	await toast("Sent");
	await dialog.getByText("In March.", { exact: true }).waitFor();
	await press("Escape");
	await backInRow();

	// A wrong status, taken back.
	await toRow("Gulnora Saidova");
	await press("s");
	await focused(dialog.locator("select[name=status]"));
	await type("In r");
	await press("Control+Enter");
	await toast("Application status updated");
	await backInRow();
	await press("z");
	await toast("The change was undone");
	await done(
		"status = 'pending' and exists(select from entries e where e.application_id = a.id and undone_at is not null) as done from applications a where id = $1",
		gulnora.applicationId,
	);

	// A follow-up, put off.
	await toRow("Jasur Ergashev");
	await press("d");
	await focused(dialog.locator("[name=dueOn]"));
	await type(inTwoWeeks);
	await press("Enter");
	await toast("Saved");
	await done(
		"count(*) = 1 and min(due_at) > now() + '5 days' and min(text) like 'Ask about%' as done from tasks where applicant_id = $1 and done_at is null",
		jasur.applicantId,
	);

	// A parent calls: found by half of the number, the call logged, and a note pinned.
	await press("Control+k");
	await type("34567");
	await page.getByRole("option", { name: "Kamola Usmonova" }).first().waitFor();
	await press("Enter");
	await focused(page.getByRole("heading", { level: 1, name: "Kamola Usmonova" }));
	await press("c");
	await focused(dialog.getByLabel("Reached", { exact: true }));
	await press("Space", "Tab");
	await type("Father asks.");
	await press("Control+Enter");
	await toast("Application status updated");
	await done(
		"text = 'Father asks.' as done from entries where applicant_id = $1 and kind = 'call'",
		kamola.applicantId,
	);
	await press("n");
	await focused(page.locator("#answer"));
	await type("Father pays.");
	await press("Tab", "Tab", "Space", "Control+Enter");
	await toast("Saved");
	await focused(page.getByLabel("Pin to the top"));
	await done(
		"is_pinned and text = 'Father pays.' as done from entries where kind = 'note' and applicant_id = $1",
		kamola.applicantId,
	);
}, 240_000);
