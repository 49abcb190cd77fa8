import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "../../../database/connect.ts";
import { tasks as tasksTable } from "../../../database/tables.ts";
import { applicationRows } from "../../../tests/support/application-rows.ts";
import { callerOf, freshDatabase, sqlOn } from "../../../tests/support/site.ts";
import { deleteApplication } from "../../cases/applications/commands.ts";
import { deleteContact } from "../../cases/contacts/commands.ts";
import { countDeleted, countOutcomes } from "../../cases/tasks/close.ts";
import type { EndedTask } from "../../cases/tasks/promise-rules.ts";
import { getPromises } from "./queries.ts";

const minute = 60_000;
const hour = 60 * minute;

type Sql = ReturnType<typeof sqlOn>;
type Opened = Pick<EndedTask, "kind" | "isSuspect" | "openedAt" | "dueAt"> & { id: string; subject: string };

/** Stores open tasks, each with a subject of its own. */
async function openTasks(sql: Sql, count: number, describe: (number: number) => Omit<Opened, "id" | "subject">) {
	const tasks: Opened[] = Array.from({ length: count }, (_, number) => ({
		...describe(number),
		id: randomUUID(),
		subject: randomUUID(),
	}));
	const [contacts = [], others = []] = [true, false].map((is) =>
		tasks.filter(({ kind }) => (kind === "answer_contact") === is).map(({ subject }) => subject),
	);
	await sql(
		"insert into contact_submissions (id, name, email, message) select id, 'N', 'n@example.com', 'M' from unnest($1::uuid[]) as id",
		[contacts],
	);
	await applicationRows(
		sql,
		others.map((id) => ({ id, reference: `HM-${randomUUID().slice(0, 9)}` })),
	);
	await sql(
		`with given as (
			select * from jsonb_to_recordset($1) as given (id uuid, subject uuid, kind text, "isSuspect" boolean,
				"openedAt" timestamptz, "dueAt" timestamptz)
		), sent as (
			insert into entries (applicant_id, application_id, kind, channel, text)
			select applicant_id, a.id, 'message_in', 'web', 'Example' from applications a join given on given.subject = a.id
			where given.kind = 'answer_message' returning id, application_id
		)
		insert into tasks (id, kind, applicant_id, application_id, contact_submission_id, entry_id, office, language,
			is_suspect, opened_at, due_at)
		select given.id, given.kind, applicant_id, a.id, case when a.id is null then subject end, sent.id, 'tashkent', 'uz',
			"isSuspect", "openedAt", "dueAt"
		from given left join applications a on a.id = subject left join sent on sent.application_id = a.id`,
		[JSON.stringify(tasks)],
	);
	return tasks;
}

/** Ends tasks as the domain does: the row, and what it says about the promise, in one transaction. */
function endsTasks(url: string) {
	const { database, close } = connect(url, { connections: 1 });
	onTestFinished(close);
	return {
		end: (task: Opened, doneAt: Date, outcome: EndedTask["outcome"]) =>
			database.transaction(async (transaction) => {
				await transaction.update(tasksTable).set({ doneAt, outcome }).where(eq(tasksTable.id, task.id));
				await countOutcomes(transaction, [{ ...task, isExample: false, doneAt, outcome }]);
			}),
		/** Before what the task is about is deleted. */
		delete: ({ id }: Opened) => database.transaction((transaction) => countDeleted(transaction, eq(tasksTable.id, id))),
	};
}

test("N4-1, N4-2: with 19 cases there is no figure; with 20, what was promised is counted, kept or broken, with how long it took", async () => {
	const url = await freshDatabase();
	const sql = sqlOn(url);
	const ends = endsTasks(url);
	const caller = callerOf("anonymous", url);
	const now = Date.now();
	const ago = (hours: number) => new Date(now - hours * hour);
	const open = async (openedHoursAgo: number, dueInHours: number, task: Partial<Opened> = {}) => {
		const times = { openedAt: ago(openedHoursAgo), dueAt: new Date(now + dueInHours * hour) };
		const [opened] = await openTasks(sql, 1, () => ({ kind: "first_contact", isSuspect: false, ...times, ...task }));
		return opened as Opened;
	};
	for (let hours = 1; hours <= 17; hours++) await ends.end(await open(hours, 48), ago(0), "reached");
	// Broken promises: one that is still open, and one that was fulfilled too late.
	await open(100, -10);
	await ends.end(await open(90, -20), ago(1), "visited");
	// What counts for nobody.
	await ends.end(await open(5, 48, { isSuspect: true }), ago(0), "reached");
	await ends.end(await open(5, 48, { kind: "follow_up" }), ago(0), "done");
	await ends.end(await open(5, 48), ago(0), "closed");
	await ends.end(await open(24 * 95, -24 * 93), ago(24 * 92), "reached");
	expect((await getPromises(caller)).figures).toEqual({ answer: null, contact: null });
	await ends.end(await open(18, 48), ago(0), "visited");
	expect((await getPromises(caller)).figures).toEqual({
		answer: null,
		contact: { counted: 20, kept: 18, medianMinutes: 10 * 60, slowMinutes: 18 * 60 },
	});
	// A broken one that is deleted is still broken.
	await ends.delete(await open(110, -10));
	await sql("delete from tasks where opened_at = $1", [ago(110)]);
	expect((await getPromises(caller)).figures.contact).toMatchObject({ counted: 21, kept: 18, slowMinutes: 89 * 60 });
});

test("N4-3: deleting an application or a contact message does not better a figure", async () => {
	const url = await freshDatabase();
	const sql = sqlOn(url);
	const ends = endsTasks(url);
	const system = callerOf("system", url);
	const now = Date.now();
	const kinds = ["first_contact", "answer_contact"] as const;
	const tasks = await openTasks(sql, 90, (number) => ({
		kind: kinds[number % 2] as Opened["kind"],
		isSuspect: false,
		openedAt: new Date(now - 100 * hour + minute / 2),
		// A third is not due yet, and two thirds are overdue.
		dueAt: new Date(number % 3 === 0 ? now + 10 * hour : now - 10 * hour),
	}));
	for (const task of tasks.slice(0, 45)) await ends.end(task, new Date(now - 9 * hour), "answered");
	const before = (await getPromises(system)).figures;
	expect(before.contact).toMatchObject({ counted: 38, kept: 8 });
	for (const { kind, subject } of tasks) {
		await (kind === "first_contact" ? deleteApplication : deleteContact)(system, subject);
	}
	expect(await sql("select id from tasks")).toEqual([]);
	const after = (await getPromises(system)).figures;
	for (const promise of ["answer", "contact"] as const) {
		expect(after[promise]?.kept).toBe(before[promise]?.kept);
		expect(after[promise]?.counted).toBe(before[promise]?.counted);
	}
});
