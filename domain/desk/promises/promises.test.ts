import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "../../../database/connect.ts";
import { tasks as tasksTable } from "../../../database/tables.ts";
import { callerOf, freshDatabase, sqlOn } from "../../../tests/support/site.ts";
import { contactTaskRow, taskRow } from "../../../tests/support/task-rows.ts";
import { deleteApplication } from "../../cases/applications/commands.ts";
import { deleteContact } from "../../cases/contacts/commands.ts";
import { countDeleted, countOutcomes } from "../../cases/tasks/close.ts";
import type { EndedTask } from "../../cases/tasks/promise-rules.ts";
import { getPromises } from "./queries.ts";

const hour = 60 * 60_000;

type Sql = ReturnType<typeof sqlOn>;
type Opened = Pick<EndedTask, "kind" | "isSuspect" | "openedAt" | "dueAt"> & { id: string; subject: string };

/** Stores an open task with a subject of its own. */
async function openTask(sql: Sql, task: Omit<Opened, "id" | "subject">): Promise<Opened> {
	const columns = { kind: task.kind, opened_at: task.openedAt, due_at: task.dueAt, is_suspect: task.isSuspect };
	const row = task.kind === "answer_contact" ? await contactTaskRow(sql, columns) : await taskRow(sql, columns);
	return { ...task, id: row.id, subject: "contactId" in row ? row.contactId : row.applicationId };
}

/** A database, and what ends tasks as the domain does: the row, and what it says about the promise, in one transaction. */
async function given() {
	const url = await freshDatabase();
	const { database, close } = connect(url, { connections: 1 });
	onTestFinished(close);
	const ends = {
		end: (task: Opened, doneAt: Date, outcome: EndedTask["outcome"]) =>
			database.transaction(async (transaction) => {
				await transaction.update(tasksTable).set({ doneAt, outcome }).where(eq(tasksTable.id, task.id));
				await countOutcomes(transaction, [{ ...task, isExample: false, doneAt, outcome }]);
			}),
		/** Before what the task is about is deleted. */
		delete: ({ id }: Opened) => database.transaction((transaction) => countDeleted(transaction, eq(tasksTable.id, id))),
	};
	return { url, sql: sqlOn(url), ends, now: Date.now() };
}

test("N4-1, N4-2: with 19 cases there is no figure; with 20, what was promised is counted, kept or broken, with how long it took", async () => {
	const { url, sql, ends, now } = await given();
	const caller = callerOf("anonymous", url);
	const ago = (hours: number) => new Date(now - hours * hour);
	const open = (openedHoursAgo: number, dueInHours: number, task: Partial<Opened> = {}) => {
		const times = { openedAt: ago(openedHoursAgo), dueAt: new Date(now + dueInHours * hour) };
		return openTask(sql, { kind: "first_contact", isSuspect: false, ...times, ...task });
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
	const { url, sql, ends, now } = await given();
	const system = callerOf("system", url);
	const kinds = ["first_contact", "answer_contact"] as const;
	const tasks: Opened[] = [];
	for (let number = 0; number < 90; number++) {
		const kind = kinds[number % 2] as Opened["kind"];
		// A third is not due yet, and two thirds are overdue.
		const dueAt = new Date(number % 3 === 0 ? now + 10 * hour : now - 10 * hour);
		tasks.push(await openTask(sql, { kind, isSuspect: false, openedAt: new Date(now - 100 * hour), dueAt }));
	}
	for (const task of tasks.slice(0, 45)) await ends.end(task, new Date(now - 9 * hour), "answered");
	const before = (await getPromises(system)).figures;
	expect(before.contact).toMatchObject({ counted: 38, kept: 8 });
	for (const { kind, subject } of tasks) {
		await (kind === "first_contact" ? deleteApplication : deleteContact)(system, subject);
	}
	expect(await sql("select id from tasks")).toEqual([]);
	const after = (await getPromises(system)).figures;
	for (const promise of ["answer", "contact"] as const) {
		const { kept, counted } = before[promise] ?? {};
		expect(after[promise]).toMatchObject({ kept, counted });
	}
});
