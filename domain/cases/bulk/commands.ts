import { and, desc, eq, isNull, lt } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants, type BatchRow, batches, entries } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Actor, Caller, Context } from "../../access/caller.ts";
import { lockApplicants } from "../../access/lock-applicants.ts";
import { templateNoun } from "../../content/templates/commands.ts";
import { templateText } from "../../content/templates/rules.ts";
import { conflict, invalid, notFound, problemOf } from "../../shared/errors.ts";
import { forEachLanguage } from "../../shared/locales.ts";
import { asId, parse, requireId } from "../../shared/validation.ts";
import { changeState, changeStatus } from "../applications/change-status.ts";
import { storeCall } from "../conversations/store-call.ts";
import { recordEntry } from "../entries/record.ts";
import { closingData, pickStep, stepData } from "../entries/state.ts";
import { type Entry, type UndoIssue, undoEntry, whyNotUndone } from "../entries/undo.ts";
import { assignCaseIn, lockAssignee, setOffice } from "../tasks/assignment.ts";
import { type Batch, bulkInputs, type Chosen, isReached, messageFor, planRow, readChosen } from "./plan.ts";
import { bulkActions, maxRows } from "./schema.ts";

const minute = 60_000;
/** How long a batch can be undone. */
const undoMinutes = 10;
/** How long batches are listed. */
const keptDays = 7;

/**
 * Stores what is to be done to many applications, so that `getBulk` can say what would happen. Nothing happens yet.
 * @param work `action`, its `input`, and `rows`: ids of applications, each perhaps with a dot and the version
 * (`bulkVersion`) that the caller has seen
 * @returns the batch's id.
 * @throws ProblemError: refused; invalid (also 'rows' for none, or more than 200).
 */
export async function prepareBulk(
	caller: Caller,
	{ action: given, input, rows }: { action: unknown; input: unknown; rows: string[] },
): Promise<string> {
	const { database, actor } = caller.permit("application:write");
	const action = bulkActions.find((one) => one === given);
	if (!action) throw invalid([{ field: "action", code: "required" }]);
	const chosen = new Map(rows.map((row) => [asId(row.slice(0, 36)), row.slice(37)]));
	chosen.delete(undefined);
	if (chosen.size === 0) throw invalid([{ field: "rows", code: "required" }]);
	if (chosen.size > maxRows) throw invalid([{ field: "rows", code: "too_many_rows" }]);
	const values = parse(bulkInputs[action], input);
	const template = "templateId" in values ? await templateNoun.get(caller, values.templateId) : undefined;
	const stored = template
		? { name: template.name, ...forEachLanguage((language) => templateText(template, language).text) }
		: values;
	return database.transaction(async (transaction) => {
		const known = await readChosen(transaction, [...chosen.keys()] as string[]);
		const planned = [...chosen].map(([id, seen]): BatchRow => {
			const version = seen || (known.get(id as string)?.version ?? "gone");
			return { id: id as string, version, state: "waiting", issue: null };
		});
		const [batch] = await transaction
			.insert(batches)
			.values({ action, input: stored, rows: planned, createdBy: actor.userId })
			.returning({ id: batches.id });
		return batch?.id as string;
	});
}

/**
 * Does what was prepared, in one transaction, and leaves out what somebody has changed meanwhile. A second start changes
 * nothing. Only staff see it as long as it can be undone.
 * @throws ProblemError: refused; not-found; conflict 'bulk_moved_on', 'assignee_unavailable'.
 */
export async function startBulk(caller: Caller, id: string): Promise<void> {
	const context = caller.permit("application:write");
	const { database, actor, now, configured } = context;
	await database.transaction(async (transaction) => {
		const batch = await lockBatch(transaction, id, actor.userId);
		if (batch.state === "done") return;
		if (batch.state !== "ready") throw conflict("bulk_moved_on");
		// Before any applicant, as everything that assigns a case.
		if (batch.action === "assign") await lockAssignee(transaction, bulkInputs.assign.parse(batch.input).userId, now());
		const ids = batch.rows.map((row) => row.id);
		const people = [...(await readChosen(transaction, ids)).values()].map(({ applicantId }) => applicantId);
		await lockApplicants(transaction, [...new Set(people)], "no key update");
		const chosen = await readChosen(transaction, ids);
		const undoUntil = new Date(now().getTime() + undoMinutes * minute);
		const rows: BatchRow[] = [];
		for (const given of batch.rows) {
			// Two rows may be of one person: the first changes the second, and nobody else has.
			const isChanged = chosen.get(given.id)?.version !== given.version;
			const row = (await readChosen(transaction, [given.id])).get(given.id);
			const version = isChanged ? given.version : (row?.version ?? "gone");
			const { issue, reached } = planRow(batch, row, { version, configured });
			if (issue || !row) {
				rows.push({ ...given, state: issue === "changed" ? "changed" : "skipped", issue });
				continue;
			}
			const work = { batch, row, heldUntil: undoUntil };
			const refusal = await attempt(transaction, (inner) => applyRow(context, inner, work));
			const unreached = reached && !isReached(reached) ? "no_email" : null;
			rows.push({ ...given, state: refusal ? "skipped" : "done", issue: refusal ?? unreached });
		}
		await transaction.update(batches).set({ state: "done", rows, undoUntil }).where(eq(batches.id, batch.id));
		const detail = { action: batch.action, count: String(rows.length) };
		await recordAudit(transaction, actor, { action: "bulk:start", recordId: batch.id, detail });
	});
}

/** Runs in a savepoint. @returns the code of a conflict that concerns one row only, or undefined. */
async function attempt(
	transaction: Transaction,
	work: (inner: Transaction) => Promise<void>,
): Promise<string | undefined> {
	try {
		await transaction.transaction(work);
		return undefined;
	} catch (error) {
		const problem = problemOf(error);
		if (problem?.kind !== "conflict") throw error;
		return problem.code;
	}
}

/**
 * Takes a batch back, in one transaction. What somebody has changed since is left alone, and named.
 * @throws ProblemError: refused; not-found; conflict 'undo_too_late' ten minutes after its start, 'bulk_moved_on'.
 */
export async function undoBulk(caller: Caller, id: string): Promise<void> {
	const { database, actor, now } = caller.permit("application:write");
	await database.transaction(async (transaction) => {
		const batch = await lockBatch(transaction, id, actor.userId);
		if (batch.state === "undone") return;
		if (batch.state !== "done") throw conflict("bulk_moved_on");
		const at = now();
		if (!batch.undoUntil || batch.undoUntil <= at) throw conflict("undo_too_late");
		const chosen = await readChosen(
			transaction,
			batch.rows.map((row) => row.id),
		);
		const people = [...chosen.values()].map(({ applicantId }) => applicantId);
		await lockApplicants(transaction, [...new Set(people)], "no key update");
		const all = await transaction
			.select()
			.from(entries)
			.where(and(eq(entries.batchId, batch.id), isNull(entries.undoneAt)))
			.orderBy(desc(entries.at), desc(entries.id));
		const rows: BatchRow[] = [];
		for (const row of batch.rows) {
			if (row.state !== "done") {
				rows.push(row);
				continue;
			}
			const { applicantId } = chosen.get(row.id) ?? {};
			const own = all.filter((one) =>
				one.applicationId ? one.applicationId === row.id : one.applicantId === applicantId,
			);
			const issue = chosen.has(row.id) ? await whyRowNotUndone(transaction, own, at) : "gone";
			if (!issue) for (const entry of own) await undoEntry(transaction, entry, at);
			rows.push({ ...row, state: issue ? "changed" : "undone", issue });
		}
		await transaction.update(batches).set({ state: "undone", rows }).where(eq(batches.id, batch.id));
		const detail = { action: batch.action, count: String(rows.length) };
		await recordAudit(transaction, actor, { action: "bulk:undo", recordId: batch.id, detail });
	});
}

/** @returns why the entries of a row cannot be undone; null if they can. */
async function whyRowNotUndone(transaction: Transaction, own: Entry[], at: Date): Promise<UndoIssue | null> {
	for (const entry of own) {
		const issue = await whyNotUndone(transaction, entry, at);
		if (issue) return issue;
	}
	return own.length > 0 ? null : "changed_since";
}

async function lockBatch(transaction: Transaction, id: string, userId: string | null) {
	const known = requireId(id, "bulk");
	const isOwn = and(eq(batches.id, known), userId ? eq(batches.createdBy, userId) : isNull(batches.createdBy));
	const [batch] = await transaction.select().from(batches).where(isOwn).for("update");
	if (!batch) throw notFound("bulk");
	return batch;
}

/** Deletes batches a week after they were prepared. @returns how many. */
export async function removeOldBulk(caller: Caller): Promise<number> {
	const { database, now } = caller.permit("task:run");
	const before = new Date(now().getTime() - keptDays * 24 * 60 * minute);
	const { rowCount } = await database.delete(batches).where(lt(batches.createdAt, before));
	return rowCount ?? 0;
}

type RowContext = Pick<Context, "now" | "configured"> & { actor: Actor };

type Work = {
	batch: Batch;
	row: Chosen;
	/** Until then only staff see it. */
	heldUntil: Date;
};

/** Does a batch's action to one application: each adds entries of the batch, by which it is undone. */
const applyRow = (context: RowContext, transaction: Transaction, work: Work): Promise<void> =>
	actions[work.batch.action](context, transaction, work);

const actions: Record<Batch["action"], typeof applyRow> = {
	async assign({ actor, now }, transaction, { batch, row }) {
		const { userId } = bulkInputs.assign.parse(batch.input);
		await assignCaseIn(transaction, { applicantId: row.applicantId, userId, actor, at: now(), batchId: batch.id });
	},
	async office(context, transaction, { batch, row: { applicantId } }) {
		const { actor, now } = context;
		const { office } = bulkInputs.office.parse(batch.input);
		const isThis = eq(applicants.id, applicantId);
		const [before] = await transaction.select({ office: applicants.office }).from(applicants).where(isThis);
		if (!before || before.office === office) return;
		await setOffice(transaction, applicantId, office);
		const entry = { applicantId, applicationId: null, kind: "details_changed", actor, at: now() } as const;
		await recordEntry(context, transaction, { ...entry, data: { fields: "office" }, before, batchId: batch.id });
	},
	async next_action(context, transaction, { batch, row }) {
		const { dueOn } = bulkInputs.next_action.parse(batch.input);
		const data = stepData({ ...pickStep(row), nextStepDueOn: dueOn });
		await changeState(context, transaction, { id: row.id, kind: "next_step", data, batchId: batch.id });
		await recordAudit(transaction, context.actor, { action: "application:set-next-step", recordId: row.id });
	},
	async status(context, transaction, { batch, row, heldUntil }) {
		const { status, reason, how } = bulkInputs.status.parse(batch.input);
		const change = { status, reason, nextStepFor: null, nextStepText: null, nextStepDueOn: null };
		await changeStatus(context, transaction, row.id, change, { heldUntil, batchId: batch.id });
		if (status !== "contacted" || !how || how === "none") return;
		const call = { result: how, note: null, applicationId: row.id, actor: context.actor, at: context.now() };
		await storeCall(context, transaction, row.applicantId, { ...call, batchId: batch.id });
	},
	async note(context, transaction, { batch, row: { applicantId, id: applicationId } }) {
		const { text } = bulkInputs.note.parse(batch.input);
		const entry = { applicantId, applicationId, kind: "note", actor: context.actor, at: context.now() } as const;
		await recordEntry(context, transaction, { ...entry, text, batchId: batch.id });
	},
	async close(context, transaction, { batch, row }) {
		const { reason } = bulkInputs.close.parse(batch.input);
		const data = closingData(reason, context.now());
		await changeState(context, transaction, { id: row.id, kind: "closed", data, batchId: batch.id });
		await recordAudit(transaction, context.actor, { action: "application:close", recordId: row.id });
	},
	async message(context, transaction, { batch, row, heldUntil }) {
		const { applicantId, id: applicationId } = row;
		const { text } = messageFor(batch.input, row);
		const entry = { kind: "message_out", channel: "web", actor: context.actor, at: context.now() } as const;
		const about = { applicantId, applicationId };
		await recordEntry(context, transaction, { ...about, ...entry, text, visibleAt: heldUntil, batchId: batch.id });
	},
};
