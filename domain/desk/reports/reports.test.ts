import { expect, test } from "vitest";
import { applicationRows } from "../../../tests/support/application-rows.ts";
import { moneyCase } from "../../../tests/support/money.ts";
import { callerOf, databaseOn, freshDatabase, sqlOn } from "../../../tests/support/site.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { submitApplication } from "../../cases/applications/commands.ts";
import {
	changeApplicationStatus,
	closeApplication,
	undoStatusChange,
} from "../../cases/applications/status-commands.ts";
import { enterContact, makeApplication } from "../../cases/contacts/enter-commands.ts";
import { assignCase } from "../queue/assign-commands.ts";
import { logCall } from "../queue/call-commands.ts";
import { getWorkReport } from "./queries.ts";
import { type ReportFilter, reportFilter, type Work } from "./schema.ts";

const work = (values: Partial<Work>): Work => ({
	...{ inquiries: 0, applications: 0, promised: 0, inTime: 0, accepted: 0 },
	...values,
});
const all: ReportFilter = { weeks: 4, isOwn: false };

/** Two members of staff, and a clock that they share. */
async function given() {
	const url = await freshDatabase();
	let at = new Date();
	const context = { now: () => at };
	const aziza = await staffOn(url, { name: "Aziza", context });
	const bobur = await staffOn(url, { name: "Bobur", context });
	const visitor = callerOf("anonymous", url, context.now);
	let sent = 0;
	return {
		...{ url, sql: sqlOn(url), aziza, bobur },
		/** Moves the clock to a time in Tashkent. */
		on: (time: string) => {
			at = new Date(`${time}:00+05:00`);
		},
		/** An application by the form on the site. */
		apply: async (fullName: string) => {
			const person = { location: "Tashkent", age: "19", termsAgreed: true };
			const phoneNumber = `+998 90 000 00 ${String(10 + ++sent)}`;
			const submission = { key: crypto.randomUUID(), language: "uz", client: `visitor ${sent}` } as const;
			const { id } = await submitApplication(visitor, { ...person, fullName, phoneNumber }, submission);
			const [row] = await sqlOn(url)("select applicant_id from applications where id = $1", [id]);
			return { id, applicantId: row?.applicant_id as string };
		},
	};
}

test("the work report counts what came, was answered in time, and was accepted, by week, status, source and consultant", async () => {
	const { sql, aziza, bobur, on, apply } = await given();
	// Monday 2 November: Madina applies, and Aziza reaches her the next day. She is accepted two weeks later.
	on("2026-11-02T10:00");
	const madina = await apply("Madina Example");
	await assignCase(aziza.caller, madina.applicantId, aziza.userId);
	on("2026-11-03T10:00");
	await logCall(aziza.caller, madina.applicantId, { result: "reached", applicationId: madina.id });
	on("2026-11-17T10:00");
	await changeApplicationStatus(aziza.caller, madina.id, { status: "accepted" });
	// Sunday 8 November, late: Sardor applies; Bobur calls him a week too late, in the week of 16 November.
	on("2026-11-08T23:30");
	const sardor = await apply("Sardor Example");
	await assignCase(aziza.caller, sardor.applicantId, bobur.userId);
	on("2026-11-20T10:00");
	await logCall(bobur.caller, sardor.applicantId, { result: "reached", applicationId: sardor.id });
	// An acceptance that was taken back does not count.
	const change = await changeApplicationStatus(bobur.caller, sardor.id, { status: "accepted" });
	await undoStatusChange(bobur.caller, change as string);
	// A fair: Bobur enters two people, and one of them applies at once.
	on("2026-11-10T12:00");
	const fair = { message: "Wants to study design", language: "ru", source: "fair", termsTold: true };
	const enter = (name: string, phone: string) => enterContact(bobur.caller, { ...fair, name, phone });
	const lola = await enter("Lola Example", "+998 90 000 00 01");
	await enter("Kamol Example", "+998 90 000 00 02");
	await logCall(bobur.caller, { contactSubmissionId: lola }, { result: "visited" });
	const more = { phoneNumber: "+998 90 000 00 01", location: "Bukhara", age: "20", termsAgreed: true };
	await makeApplication(bobur.caller, lola, more);
	// What counts for nobody: a duplicate, a flood, spam, and what is older than the period.
	on("2026-11-11T12:00");
	const twice = await apply("Madina Once-more");
	await closeApplication(aziza.caller, twice.id, { reason: "duplicate" });
	const flood = { reference: "HM-FLOOD", is_suspect: true, submitted_at: new Date("2026-11-11T07:00:00Z") };
	await applicationRows(sql, [flood]);
	await sql(`insert into contact_submissions (name, email, message, state, submitted_at)
		values ('S', 's@example.com', 'Buy', 'spam', '2026-11-11')`);
	on("2026-10-20T12:00");
	await apply("Olim Example");
	// Friday 27 November, when nobody has answered Kamol and Olim.
	on("2026-11-27T12:00");
	const report = await getWorkReport(aziza.caller, all);
	expect(report.weeks).toEqual([
		{ week: "2026-11-02", ...work({ applications: 2, promised: 1, inTime: 1 }) },
		{ week: "2026-11-09", ...work({ inquiries: 2, applications: 1, promised: 2, inTime: 1 }) },
		{ week: "2026-11-16", ...work({ promised: 1, accepted: 1 }) },
		{ week: "2026-11-23", ...work({}) },
	]);
	expect(report.total).toEqual(work({ inquiries: 2, applications: 3, promised: 4, inTime: 2, accepted: 1 }));
	const statuses = Object.fromEntries(report.statuses.map(({ status, applications }) => [status, applications]));
	expect(statuses).toEqual({ pending: 2, accepted: 1 });
	expect(report.sources).toEqual([
		{ source: "site", ...work({ applications: 2, promised: 2, inTime: 1, accepted: 1 }) },
		{ source: "fair", ...work({ inquiries: 2, applications: 1, promised: 2, inTime: 1 }) },
	]);
	const lolasAnswer = { inquiries: 1, applications: 1, promised: 2, inTime: 1 };
	expect(report.consultants).toEqual([
		{ id: bobur.userId, name: "Bobur", ...work(lolasAnswer) },
		{ id: aziza.userId, name: "Aziza", ...work({ applications: 1, promised: 1, inTime: 1, accepted: 1 }) },
		// Lola's application and Kamol's message have no assignee.
		{ id: null, name: null, ...work({ inquiries: 1, applications: 1, promised: 1 }) },
	]);

	const own = await getWorkReport(bobur.caller, { ...all, isOwn: true });
	expect(own.total).toEqual(work(lolasAnswer));
	expect(own.consultants.map(({ name }) => name)).toEqual(["Bobur"]);
	expect(own.sources).toEqual([
		{ source: "site", ...work({ applications: 1, promised: 1 }) },
		{ source: "fair", ...work({ inquiries: 1, promised: 1, inTime: 1 }) },
	]);
});

test("the filter of a report ignores unknown values", () => {
	expect(reportFilter(new URLSearchParams("weeks=52&who=me"))).toEqual({ weeks: 52, isOwn: true });
	expect(reportFilter(new URLSearchParams("weeks=1000&who=x"))).toEqual({ weeks: 12, isOwn: false });
});

test("N3-1: the report adds up payments by month, source and consultant, from the month in Tashkent in which its period begins, without examples", async () => {
	const { url, sql, agree, pay } = await moneyCase();
	const agreement = await agree();
	const som = await agree({ currency: "UZS" });
	await pay(agreement, { on: "2026-02-27", amount: "400" });
	await pay(agreement, { on: "2026-03-02", amount: "100" });
	await pay(agreement, { on: "2026-03-03", amount: "50", method: "cash" });
	await pay(agreement, { on: "2026-03-20", amount: "30", type: "refunded" });
	await pay(agreement, { on: "2026-03-20", amount: "7", type: "waived" });
	await pay(som, { on: "2026-03-28", amount: "900" });
	const shown = async (now: string) => {
		const system = callerOf("system", url, () => new Date(now), databaseOn(url));
		const { money } = await getWorkReport(system, { weeks: 4, isOwn: false });
		const sums = money.map(({ by, key, currency, ...one }) => {
			return [`${by} ${key} ${currency}`, [one.paid, one.refunded, one.unconfirmed]];
		});
		return Object.fromEntries(sums);
	};
	const march = { "month 2026-03-01 USD": [100, 30, 50], "month 2026-03-01 UZS": [900, 0, 0] };
	const beside = (usd: number[]) => ({
		...{ "source site USD": usd, "source site UZS": [900, 0, 0] },
		...{ "consultant null USD": usd, "consultant null UZS": [900, 0, 0] },
	});
	// The last second of a Sunday, whose period begins in February, and the first one of the Monday.
	expect(await shown("2026-03-22T18:59:59Z")).toEqual({
		...{ "month 2026-02-01 USD": [400, 0, 0], ...march },
		...beside([500, 30, 50]),
	});
	expect(await shown("2026-03-22T19:00:00Z")).toEqual({ ...march, ...beside([100, 30, 50]) });
	await sql("update applicants set is_example = true");
	expect(await shown("2026-03-22T19:00:00Z")).toEqual({});
});
