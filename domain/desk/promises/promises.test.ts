import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "../../../database/connect.ts";
import { tasks as tasksTable } from "../../../database/tables.ts";
import { promiseKinds, taskKinds } from "../../../database/values.ts";
import { applicationRows } from "../../../tests/support/application-rows.ts";
import { random } from "../../../tests/support/random.ts";
import { callerOf, freshDatabase, sqlOn } from "../../../tests/support/site.ts";
import { deleteApplication } from "../../cases/applications/commands.ts";
import { deleteContact } from "../../cases/contacts/commands.ts";
import { countDeleted, countOutcomes } from "../../cases/tasks/close.ts";
import type { EndedTask } from "../../cases/tasks/promise-rules.ts";
import { getPromises } from "./queries.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

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

type Fate = { at: Date; outcome: EndedTask["outcome"] | "deleted" } | null;

const tashkentDay = (at: Date) => new Date(at.getTime() + 5 * hour).toISOString().slice(0, 10);

/** Counts the figures from the history itself, without the product's code and tables. */
function recount(history: { task: Opened; fate: Fate }[], at: Date) {
	const cases: Record<"answer" | "contact", { kept: boolean; minutes: number }[]> = { answer: [], contact: [] };
	for (const { task, fate } of history) {
		if (task.isSuspect || task.kind === "follow_up" || task.kind === "fix_delivery") continue;
		const end = fate?.at ?? at;
		const isLate = end.getTime() > task.dueAt.getTime();
		const isFulfilled = fate !== null && ["answered", "reached", "visited"].includes(String(fate.outcome));
		if (!isLate && !isFulfilled) continue;
		const age = (Date.parse(tashkentDay(at)) - Date.parse(tashkentDay(end))) / day;
		if (fate && age >= 90) continue;
		const minutes = Math.floor((end.getTime() - task.openedAt.getTime()) / minute);
		cases[task.kind === "first_contact" ? "contact" : "answer"].push({ kept: !isLate, minutes });
	}
	const figuresOf = (list: { kept: boolean; minutes: number }[]) => {
		if (list.length < 20) return null;
		const sorted = list.map(({ minutes }) => minutes).sort((one, other) => one - other);
		const reached = (share: number) => sorted.find((_, index) => (index + 1) / sorted.length >= share);
		return {
			counted: list.length,
			kept: list.filter(({ kept }) => kept).length,
			medianMinutes: reached(0.5),
			slowMinutes: reached(0.9),
		};
	};
	return { answer: figuresOf(cases.answer), contact: figuresOf(cases.contact) };
}

test("N4-1: the figures equal a recount of 30 random histories", { timeout: 180_000 }, async () => {
	const url = await freshDatabase();
	const sql = sqlOn(url);
	const ends = endsTasks(url);
	let at = new Date();
	const caller = callerOf("anonymous", url, () => at);
	let shown = 0;
	for (let seed = 1; seed <= 30; seed++) {
		await sql("truncate tasks, entries, contact_submissions, applications, applicants, promise_outcomes cascade");
		const next = random(seed);
		const begin = Date.now();
		// Half a minute off every boundary, so that the seconds that this test takes change nothing.
		const ago = (minutes: number) => new Date(begin - Math.floor(minutes) * minute - minute / 2);
		const tasks = await openTasks(sql, 40 + Math.floor(next() * 60), () => {
			const openedAt = ago(next() ** 2 * 120 * 24 * 60);
			const dueAt = new Date(openedAt.getTime() + Math.floor(24 + next() * 72) * hour);
			const kinds = next() < 0.9 ? promiseKinds : taskKinds.filter((kind) => kind === "follow_up");
			return {
				kind: kinds[Math.floor(next() * kinds.length)] as Opened["kind"],
				isSuspect: next() < 0.1,
				openedAt,
				dueAt,
			};
		});
		const history: { task: Opened; fate: Fate }[] = [];
		for (const task of tasks) {
			const chance = next();
			const doneAt = new Date(Math.min(task.openedAt.getTime() + Math.floor(next() * 6 * 24 * 60) * minute, begin));
			if (chance < 0.15) history.push({ task, fate: null });
			else if (chance < 0.3) {
				const noun = task.kind === "answer_contact" ? "contact_submissions" : "applications";
				await ends.delete(task);
				await sql(`delete from ${noun} where id = $1`, [task.subject]);
				history.push({ task, fate: { at: new Date(), outcome: "deleted" } });
			} else {
				const outcome = (["answered", "reached", "visited", "closed"] as const)[Math.floor(next() * 4)] ?? "closed";
				// A task that is deleted when it is done has been counted already.
				await ends.end(task, doneAt, outcome);
				if (next() < 0.2) await sql("delete from tasks where id = $1", [task.id]);
				history.push({ task, fate: { at: doneAt, outcome } });
			}
		}
		at = new Date();
		const expected = recount(history, at);
		shown += Object.values(expected).filter(Boolean).length;
		expect((await getPromises(caller)).figures, `history ${seed}`).toEqual(expected);
	}
	expect(shown).toBeGreaterThan(20);
});

const kept = { kind: "first_contact", isSuspect: false } as const;

test("N4-2: with 19 cases there is no figure, with 20 there is", async () => {
	const url = await freshDatabase();
	const sql = sqlOn(url);
	const ends = endsTasks(url);
	const caller = callerOf("anonymous", url);
	const now = Date.now();
	const tasks = await openTasks(sql, 20, () => ({
		...kept,
		openedAt: new Date(now - 3 * hour),
		dueAt: new Date(now + 48 * hour),
	}));
	for (const task of tasks.slice(1)) await ends.end(task, new Date(now - hour), "reached");
	expect((await getPromises(caller)).figures).toEqual({ answer: null, contact: null });
	await ends.end(tasks[0] as Opened, new Date(now), "visited");
	expect((await getPromises(caller)).figures).toEqual({
		answer: null,
		contact: { counted: 20, kept: 20, medianMinutes: 120, slowMinutes: 120 },
	});
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
