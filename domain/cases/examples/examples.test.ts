import { expect, test } from "vitest";
import { applicationStatuses } from "../../../database/values.ts";
import { loadPeople } from "../../../sample/people.ts";
import { applicationRows } from "../../../tests/support/application-rows.ts";
import { callerOf, freshDatabase, sqlOn } from "../../../tests/support/site.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { getOverview } from "../../analytics/overview/queries.ts";
import { raiseAlarms } from "../../desk/alarms/commands.ts";
import { exportEverything } from "../../desk/import-export/everything-queries.ts";
import { getPromises, listYearsOfCases } from "../../desk/promises/queries.ts";
import { getWorkReport } from "../../desk/reports/queries.ts";
import { sweepExpired } from "../../maintenance/retention/commands.ts";
import { getWorkload } from "../../maintenance/status-queries.ts";
import { normalizePhone } from "../../shared/phone.ts";
import { deleteApplication } from "../applications/commands.ts";
import { exportApplications } from "../applications/export-queries.ts";
import { applicationFilter } from "../applications/rules.ts";
import { changeApplicationStatus } from "../applications/status-commands.ts";
import { makeApplication } from "../contacts/enter-commands.ts";
import { answerMessage } from "../conversations/commands.ts";
import { sendReminders } from "../reminders/commands.ts";
import { removeExamples } from "./commands.ts";
import { hasExamples } from "./queries.ts";

/** Noon in Tashkent, when alarms and reminders go out. */
const noon = new Date("2026-11-27T07:00:00Z");
const day = 24 * 60 * 60 * 1_000;

async function given(now = noon) {
	const url = await freshDatabase("sample");
	const sql = sqlOn(url);
	const context = { configured: { chat: true, mail: true, bot: true, visaPortal: false }, now: () => now };
	const owner = await staffOn(url, { role: "owner", context });
	const system = callerOf("system", url, () => now);
	await loadPeople((at) => callerOf("system", url, () => at), now);
	const idOf = async (name: string) =>
		(await sql("select id, applicant_id from applications where full_name = $1", [name]))[0] as {
			id: string;
			applicant_id: string;
		};
	return { url, sql, owner, system, idOf };
}

test("the twelve examples are in all stages, with what can happen to a case; retention leaves them alone, they raise no alarm, and nobody gets a message about them", async () => {
	const { sql, owner, system, url, idOf } = await given();
	const people = await sql(`select full_name as name, phone_number as phone, is_example from applicants
		union all select name, phone, is_example from contact_submissions`);
	expect(people).toHaveLength(12);
	for (const { phone, is_example } of people) {
		// No operator has the code 00.
		expect(phone).toMatch(/^\+998 00 000 00 \d\d$/);
		expect(normalizePhone(phone)).not.toBeNull();
		expect(is_example).toBe(true);
	}
	const statuses = await sql("select distinct status from applications");
	expect(statuses.map(({ status }) => status).toSorted()).toEqual(applicationStatuses.toSorted());
	const kinds = (await sql("select distinct kind from entries")).map(({ kind }) => kind);
	for (const kind of ["message_in", "message_out", "call", "note", "milestone", "closed", "document_returned"])
		expect(kinds).toContain(kind);
	const open = await sql("select kind, due_at < $1 as overdue, is_example from tasks where done_at is null", [noon]);
	expect(open).toContainEqual({ kind: "first_contact", overdue: true, is_example: true });
	expect(open).toContainEqual({ kind: "answer_message", overdue: true, is_example: true });
	expect(open.every(({ is_example }) => is_example)).toBe(true);
	expect(await sql("select from applications where program_id is null")).toEqual([]);
	expect(await hasExamples(system)).toBe(true);
	await sql("update contact_submissions set submitted_at = now() - interval '9 years'");
	await sql("alter table applications disable trigger user");
	await sql("update applications set submitted_at = now() - interval '9 years', changed_at = null");
	await sql("update entries set visible_at = now() - interval '9 years'");
	expect(await sweepExpired(system, { force: true })).toMatchObject([{ deleted: 0 }, { deleted: 0 }, { deleted: 0 }]);
	expect(await sql("select from applicants")).not.toEqual([]);
	await sql("alter table applications enable trigger user");
	await raiseAlarms(system);
	const { applicant_id: sardor, id } = await idOf("Sardor Karimov");
	await answerMessage(owner.caller, sardor, { text: "Which programs do you like?", applicationId: id });
	await changeApplicationStatus(owner.caller, id, { status: "documents_requested" });
	// Each day on which somebody's next step falls due.
	for (let ahead = 0; ahead < 8; ahead++)
		expect(await sendReminders(callerOf("system", url, () => new Date(noon.getTime() + ahead * day)))).toBe(0);
	expect(await sql("select * from deliveries")).toEqual([]);
	expect(await sql("select from tasks where overdue_told_at is not null or warned_at is not null")).toEqual([]);
	// The same without the flag: who is no example gets an alarm, an answer, and a reminder.
	await sql("update applicants set is_example = false");
	await sql("update tasks set is_example = false");
	await sql("update maintenance_runs set started_at = now() - interval '1 day'");
	await raiseAlarms(system);
	await answerMessage(owner.caller, sardor, { text: "Another answer", applicationId: id });
	expect(await sendReminders(callerOf("system", url, () => new Date(noon.getTime() + day)))).toBeGreaterThan(0);
	const channels = await sql("select distinct channel from deliveries order by 1");
	expect(channels.map(({ channel }) => channel)).toEqual(["chat", "email"]);
});

test("examples are in no report, figure, metric, exported file or promise; one press removes all of them, also from the trash, and nobody else", async () => {
	const { sql, owner, system, url, idOf } = await given();
	const { total } = await getWorkReport(system, { weeks: 52, isOwn: false });
	expect(total).toEqual({ inquiries: 0, applications: 0, promised: 0, inTime: 0, accepted: 0 });
	const { applicationWeeks, messageWeeks, statuses } = await getOverview(system);
	expect([...applicationWeeks, ...messageWeeks].every(({ count }) => count === 0)).toBe(true);
	expect(statuses).toEqual([]);
	expect((await getWorkload(system)).tasks).toEqual({ open: 0, overdue: 0 });
	expect(await sql("select * from daily_counts")).toEqual([]);
	const lines = async (pieces: AsyncIterable<string>) => {
		let all = "";
		for await (const piece of pieces) all += piece;
		return all;
	};
	const everyone = applicationFilter(new URLSearchParams(), "Asia/Tashkent");
	expect(await lines(await exportApplications(owner.caller, everyone))).not.toContain("Sardor");
	for (const { name, content } of await exportEverything(owner.caller)) {
		if (["applicants.csv", "applications.csv", "contact_submissions.csv", "entries.csv", "tasks.csv"].includes(name))
			expect((await lines(content)).trim().split("\r\n")).toHaveLength(1);
	}
	expect(await sql("select * from promise_outcomes")).toEqual([]);
	await sql(`insert into promise_outcomes (day, kind, is_kept, minutes)
		select '2026-11-26', kind, true, 60 from generate_series(1, 20), unnest('{first_contact, answer_message}'::text[]) kind`);
	const real = Array.from({ length: 20 }, (_, at) => ({ reference: `HM-REAL-${at}` }));
	await applicationRows(sql, real);
	const visitor = callerOf("anonymous", url, () => noon);
	expect((await getPromises(visitor)).figures).toMatchObject({ answer: { kept: 20 }, contact: { counted: 20 } });
	expect(await listYearsOfCases(visitor)).toMatchObject([{ applications: 20, admissions: 0, enrolled: 0 }]);
	// Sardor waits too long for a first contact. What the system deletes does not go to the trash.
	await deleteApplication(system, (await idOf("Sardor Karimov")).id);
	expect(await sql("select count(*)::int as count from promise_outcomes")).toEqual([{ count: 40 }]);

	await deleteApplication(owner.caller, (await idOf("Olga Li")).id);
	const [lola] = await sql("select id from contact_submissions");
	const sent = { phoneNumber: "+998 00 000 00 12", location: "Termiz", age: "18", termsAgreed: true };
	await makeApplication(owner.caller, lola?.id, sent);
	await removeExamples(owner.caller);
	expect(await sql("select count(*)::int as count from applicants where not is_example")).toEqual([{ count: 20 }]);
	for (const table of ["contact_submissions", "trash", "documents", "entries", "tasks", "deliveries"])
		expect([table, await sql(`select id from ${table}`)]).toEqual([table, []]);
	expect(await sql("select id from applicants where is_example")).toEqual([]);
	expect(await hasExamples(owner.caller)).toBe(false);
	expect(await sql("select actor_id, detail from audit_log where action = 'examples:remove'")).toEqual([
		{ actor_id: owner.userId, detail: { count: "11" } },
	]);
});
