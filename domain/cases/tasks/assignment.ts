import { and, asc, eq, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants, profiles, tasks } from "../../../database/tables.ts";
import type { CaseOffice, Role } from "../../../database/values.ts";
import { type AuditEntry, recordAudit } from "../../access/audit.ts";
import type { Actor } from "../../access/caller.ts";
import { isPolicyOn } from "../../access/policies.ts";
import { isStaffRole } from "../../access/session-rules.ts";
import { conflict, notFound } from "../../shared/errors.ts";
import type { Language } from "../../shared/language.ts";
import { isoDayIn, officeZones } from "../../shared/time-zone.ts";
import { insertEntry } from "../entries/store.ts";

/** Who a new task belongs to, as columns of its row. */
export type Assignment = Pick<typeof tasks.$inferInsert, "assigneeId" | "releasedAt">;
const nobody: Assignment = { assigneeId: null, releasedAt: null };

type NewTask = {
	applicantId?: string | null;
	office: CaseOffice;
	/** The language in which the person is answered. */
	language: Language;
	isSuspect?: boolean;
	/** About an invented person, who takes nobody's turn. */
	isExample?: boolean;
	at: Date;
};

/**
 * Chooses who a new task belongs to: the assignee of the case; if there is none or she is away, the next colleague by
 * turns, if the policy is on; else nobody. Whoever is chosen by turns looks after the whole case from then on.
 * @returns with `releasedAt`, if nobody takes the place of an assignee who is away.
 */
export async function chooseAssignee(
	transaction: Transaction,
	{ applicantId, office, language, isSuspect = false, isExample = false, at }: NewTask,
): Promise<Assignment> {
	if (isSuspect) return nobody;
	const own = applicantId ? await lockCase(transaction, applicantId) : null;
	if (own && (await isFree(transaction, own, at))) return { assigneeId: own, releasedAt: null };
	const next = isExample ? null : await takeTurn(transaction, office, language, at);
	if (!next) return own ? { assigneeId: null, releasedAt: at } : nobody;
	if (applicantId && !own) await writeCase(transaction, { applicantId, from: null, userId: next, actor: null, at });
	return { assigneeId: next, releasedAt: null };
}

/** @returns the assignee of the case. */
async function lockCase(transaction: Transaction, applicantId: string): Promise<string | null> {
	const [found] = await transaction
		.select({ assigneeId: applicants.assigneeId })
		.from(applicants)
		.where(eq(applicants.id, applicantId))
		.for("no key update");
	if (!found) throw notFound("applicant");
	return found.assigneeId;
}

/**
 * A profile that is locked for update is about to become absent, demoted or deleted (`unassignTasks`), and its owner is
 * not chosen: waiting could deadlock with the release, which waits for the case. The lock keeps whoever is chosen until
 * the task is stored, so that a release finds it.
 */
const lock = ["key share", { skipLocked: true }] as const;

const availability = { role: profiles.role, office: profiles.office, awayUntil: profiles.awayUntil };

async function isFree(transaction: Transaction, userId: string, at: Date): Promise<boolean> {
	const isThis = eq(profiles.userId, userId);
	const [found] = await transaction
		.select(availability)
		.from(profiles)
		.where(isThis)
		.for(...lock);
	return found !== undefined && isAvailable(found, at);
}

const isRoundRobin = isPolicyOn("round-robin");

/**
 * The next member of the office's staff who can answer in that language. A sequence counts the turns, because it is exact
 * in all processes and makes no transaction wait for another one.
 * @returns null if the policy is off, or nobody is there.
 */
async function takeTurn(
	transaction: Transaction,
	office: CaseOffice,
	language: Language,
	at: Date,
): Promise<string | null> {
	const speaks = sql`(${profiles.languages} = '{}' or ${language} = any(${profiles.languages}))`;
	const staff = await transaction
		.select({ userId: profiles.userId, ...availability })
		.from(profiles)
		.where(and(isRoundRobin, ne(profiles.role, "user"), eq(profiles.office, office), speaks))
		.orderBy(asc(profiles.userId))
		.for(...lock);
	const present = staff.filter((person) => isAvailable(person, at));
	if (present.length === 0) return null;
	const {
		rows: [turn],
	} = await transaction.execute<{ number: string }>(
		sql`select nextval(${`public.round_robin_${office}_${language}`}::regclass) as number`,
	);
	return present[Number(turn?.number) % present.length]?.userId ?? null;
}

const isOpen = isNull(tasks.doneAt);

/** Locks the tasks in one order, so that two such changes of the same tasks do not deadlock. */
async function writeTasks(
	transaction: Transaction,
	where: SQL | undefined,
	change: Partial<typeof tasks.$inferInsert>,
) {
	const open = transaction
		.select({ id: tasks.id })
		.from(tasks)
		.where(and(isOpen, where))
		.orderBy(asc(tasks.id))
		.for("no key update");
	const ids = (await open).map(({ id }) => id);
	if (ids.length === 0) return;
	await transaction
		.update(tasks)
		.set(change)
		.where(sql`${tasks.id} = any(${sql.param(ids)}::uuid[])`);
}

type CaseChange = {
	applicantId: string;
	from: string | null;
	userId: string | null;
	/** Null for a choice by turns. */
	actor: Actor | null;
	at: Date;
	batchId?: string | null | undefined;
};

/** Removes the mark of released tasks: somebody has decided since. */
async function writeCase(
	transaction: Transaction,
	{ applicantId, from, userId, actor, at, batchId = null }: CaseChange,
): Promise<void> {
	await writeTasks(transaction, eq(tasks.applicantId, applicantId), { assigneeId: userId, releasedAt: null });
	if (from === userId) return;
	await transaction.update(applicants).set({ assigneeId: userId }).where(eq(applicants.id, applicantId));
	const data = { ...(from && { from }), ...(userId && { to: userId }), ...(!actor && { byTurns: "yes" }) };
	const entry = { applicantId, applicationId: null, kind: "assigned", actor, at, data } as const;
	await insertEntry(transaction, { ...entry, before: { assigneeId: from }, batchId });
	if (actor) await audit(transaction, actor, { action: "applicant:assign", recordId: applicantId }, userId);
}

type NewAssignee = {
	/** Null gives the work back to nobody. */
	userId: string | null;
	actor: Actor;
	at: Date;
};

/**
 * Keeps somebody as an assignee until the end of the transaction. Waits for a change of the role or the absence, so call
 * it before any other lock.
 * @throws ProblemError: conflict 'assignee_unavailable' (away, or not on the staff).
 */
export async function lockAssignee(transaction: Transaction, userId: string | null, at: Date): Promise<void> {
	if (userId === null) return;
	const isThis = eq(profiles.userId, userId);
	const [found] = await transaction.select(availability).from(profiles).where(isThis).for("key share");
	if (!found || !isAvailable(found, at)) throw conflict("assignee_unavailable");
}

type CaseAssignment = NewAssignee & {
	applicantId: string;
	/** Runs when the case is locked, and may still refuse. */
	check?: () => Promise<void>;
	/** The change of many cases that it belongs to. */
	batchId?: string;
};

/**
 * Gives a case with all its open tasks to a member of staff, in the transaction of the command.
 * @throws ProblemError: not-found; conflict 'assignee_unavailable'.
 */
export async function assignCaseIn(
	transaction: Transaction,
	{ applicantId, userId, actor, at, check, batchId }: CaseAssignment,
): Promise<void> {
	await lockAssignee(transaction, userId, at);
	const from = await lockCase(transaction, applicantId);
	await check?.();
	await writeCase(transaction, { applicantId, from, userId, actor, at, batchId });
}

/** Gives a task without a case, of a contact message, to a member of staff. */
export async function assignSingle(
	transaction: Transaction,
	{ taskId, userId, actor }: Omit<NewAssignee, "at"> & { taskId: string },
): Promise<void> {
	const [task] = await transaction
		.update(tasks)
		.set({ assigneeId: userId, releasedAt: null })
		.where(eq(tasks.id, taskId))
		.returning({ recordId: tasks.contactSubmissionId, topic: tasks.topic });
	if (!task) return;
	const { recordId, topic } = task;
	const entry: AuditEntry = topic
		? { action: "facts:assign", detail: { topic } }
		: { action: "contact:assign", recordId };
	await audit(transaction, actor, entry, userId);
}

/** The log does not name the assignee, whose account may be deleted later. The events of the case do. */
async function audit(transaction: Transaction, actor: Actor, entry: AuditEntry, userId: string | null): Promise<void> {
	await recordAudit(transaction, actor, userId ? entry : { ...entry, detail: { ...entry.detail, to: "nobody" } });
}

type Release = {
	at: Date;
	/** Whether the person leaves the staff, and so the cases too. Who is only away keeps them for the time after. */
	isGone: boolean;
};

/**
 * Passes the open tasks of somebody who is away or leaves the staff on to nobody, with a mark. The transaction must have
 * locked the person's profile for update: nobody is then given another task meanwhile.
 */
export async function unassignTasks(transaction: Transaction, userId: string, { at, isGone }: Release): Promise<void> {
	const isTheirs = eq(applicants.assigneeId, userId);
	if (isGone) await transaction.update(applicants).set({ assigneeId: null }).where(isTheirs);
	await writeTasks(transaction, eq(tasks.assigneeId, userId), { assigneeId: null, releasedAt: at });
}

/**
 * Passes on the open tasks of everybody who is not available, and the cases of who is not on the staff: what comes back
 * with a restored or reopened application may belong to somebody who has left since.
 */
export async function releaseUnavailable(transaction: Transaction, at: Date): Promise<void> {
	const gone = await transaction
		.selectDistinct({ userId: profiles.userId })
		.from(applicants)
		.innerJoin(profiles, and(eq(profiles.userId, applicants.assigneeId), eq(profiles.role, "user")));
	for (const { userId } of gone) await unassignTasks(transaction, userId, { at, isGone: true });
	const assignees = await transaction
		.selectDistinct({ userId: tasks.assigneeId, ...availability })
		.from(tasks)
		.leftJoin(profiles, eq(profiles.userId, tasks.assigneeId))
		.where(and(isOpen, isNotNull(tasks.assigneeId)));
	for (const { userId, role, ...rest } of assignees) {
		if (userId && !(role && isAvailable({ role, ...rest }, at)))
			await unassignTasks(transaction, userId, { at, isGone: false });
	}
}

/** Lets the open tasks of a case follow it to another office. What was promised until when stays. */
export async function moveTasks(transaction: Transaction, applicantId: string, office: CaseOffice): Promise<void> {
	await writeTasks(transaction, eq(tasks.applicantId, applicantId), { office });
}

/** Gives a case to an office, with its open tasks. */
export async function setOffice(transaction: Transaction, applicantId: string, office: CaseOffice): Promise<void> {
	await transaction.update(applicants).set({ office }).where(eq(applicants.id, applicantId));
	await moveTasks(transaction, applicantId, office);
}

/** What decides whether somebody can be given tasks. `awayUntil`: the first day back, as an ISO date. */
type Person = { role: Role; office: CaseOffice | null; awayUntil: string | null };

/** Today where the person works; who has no certain office goes by Tashkent's calendar. */
export const todayOf = ({ office }: Pick<Person, "office">, at: Date): string =>
	isoDayIn(at, officeZones[office ?? "tashkent"]);

/** @returns the first day back of a person who is away; null for a person who is at work. */
export const absenceOf = (person: Omit<Person, "role">, at: Date): string | null =>
	person.awayUntil && person.awayUntil > todayOf(person, at) ? person.awayUntil : null;

/** Only staff who are at work are given tasks. */
const isAvailable = (person: Person, at: Date): boolean => isStaffRole(person.role) && absenceOf(person, at) === null;
