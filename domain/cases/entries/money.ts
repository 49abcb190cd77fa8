import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../../database/connect.ts";
import { applications, entries, tasks, users } from "../../../database/tables.ts";
import { moneyKinds } from "../../../database/values.ts";
import { type Issue, invalid } from "../../shared/errors.ts";
import { dayAfter, homeDay } from "../../shared/time-zone.ts";
import { type Agreement, backOf, foldMoney, isOpenRefund, type MoneyEntry, storedMoney } from "../money/rules.ts";
import { closeTasks } from "../tasks/close.ts";
import { openTask } from "../tasks/open.ts";
import { insertEntry } from "./store.ts";

/** The entries about money of applications, in the order of their time. */
export const readMoneyEntries = (database: Pick<Database, "select">, applicationIds: readonly string[]) =>
	database
		.select({
			...{ id: entries.id, kind: entries.kind, at: entries.at, text: entries.text, data: entries.data },
			...{ authorId: entries.authorId, author: users.displayName, applicationId: entries.applicationId },
		})
		.from(entries)
		.leftJoin(users, eq(users.id, entries.authorId))
		.where(and(inArray(entries.applicationId, [...applicationIds]), inArray(entries.kind, [...moneyKinds])))
		.orderBy(asc(entries.at), asc(entries.id));

type Recorded = { id: string; applicantId?: string | undefined; applicationId?: string | null | undefined; at: Date };

/**
 * What follows from an entry about money that was just inserted: it is refused if it does not fit those before it, what is
 * owed is stored on the application, and refunds are opened or closed. The applicant is locked.
 * @throws ProblemError: invalid.
 */
export async function applyMoney(transaction: Transaction, entry: Recorded): Promise<void> {
	const all = await readMoneyEntries(transaction, [entry.applicationId ?? ""]);
	const own = all.find(({ id }) => id === entry.id) as MoneyEntry;
	const issue = issueOf(foldMoney(all.filter((one) => one !== own)), own);
	if (issue) throw invalid([issue]);
	await followRefunds(transaction, entry);
}

/** @returns why an entry does not fit the ones before it. */
function issueOf(before: Agreement[], { kind, authorId, data }: MoneyEntry): Issue | null {
	const amount = Number(data?.amount ?? 0);
	const fault = (code: string, field = "amount"): Issue => ({ field, code });
	if (kind === "agreement") return null;
	const payment = before.flatMap(({ payments }) => payments).find(({ id }) => id === data?.payment);
	const about = before.find(({ id, payments }) => id === data?.agreement || (payment && payments.includes(payment)));
	if (!about) return fault("required", "agreement");
	if (kind === "agreement_ended") return about.ended === null ? null : fault("agreement_over", "");
	/** What could still be paid back, also if the money that was handed over is not confirmed yet. */
	const pending = about.payments.filter(({ type, isConfirmed }) => type === "refunded" && !isConfirmed);
	const left = about.balance.paid - about.balance.refunded - pending.reduce((sum, { net }) => sum + net, 0);
	if (kind === "payment") {
		const refund = about.refunds.find(({ id }) => id === data?.refund);
		if (data?.refund && !(refund && isOpenRefund(refund))) return fault("refund_over", "");
		if (data?.type === "refunded") {
			if (!refund && about.refunds.some(isOpenRefund)) return fault("refund_open", "");
			return amount > Math.min(left, refund ? refund.due - refund.pending : left) ? fault("refund_too_large") : null;
		}
		if (about.ended !== null) return fault("agreement_over", "");
		return data?.type === "waived" && amount > about.balance.owed ? fault("waived_too_large") : null;
	}
	if (!payment) return fault("required", "payment");
	if (kind === "payment_confirmed") {
		if (payment.isConfirmed) return fault("confirmed_already", "");
		return payment.authorId === authorId ? fault("second_person", "") : null;
	}
	if (kind !== "payment_corrected") return null;
	if (amount > payment.net) return fault("correction_too_large");
	return payment.type === "paid" && payment.isConfirmed && amount > left ? fault("refunded_already") : null;
}

/** How often staff are reminded of money that has to come back. */
const refundDays = 7;

/**
 * Brings the refunds of an application in step with its refusal of the visa: one for each payment of which something comes
 * back, opened once, and closed if the refusal is taken back. While one is open, staff have a task. Stores what is owed.
 * Call it after each change of the refusal, with the applicant locked.
 */
export async function followRefunds(
	transaction: Transaction,
	{ applicantId = "", applicationId, at }: Omit<Recorded, "id">,
): Promise<{ id: string; at: Date } | undefined> {
	const id = applicationId ?? "";
	const read = async () => foldMoney(await readMoneyEntries(transaction, [id]));
	const isRefusal = and(eq(entries.kind, "milestone"), sql`${entries.data} ->> 'milestone' = 'visa_refused'`);
	const [refusal] = await transaction
		.select({ data: entries.data })
		.from(entries)
		.where(and(eq(entries.applicationId, id), isRefusal, isNull(entries.undoneAt)));
	const about = { applicantId, applicationId: id, actor: null, at } as const;
	let changed: { id: string; at: Date } | undefined;
	for (const { id: agreement, back, payments, refunds } of await read()) {
		if (!refusal) {
			for (const refund of refunds.filter(isOpenRefund)) {
				const data = { agreement, refund: refund.id };
				changed = await insertEntry(transaction, { ...about, kind: "refund_closed", data });
			}
			continue;
		}
		for (const payment of payments) {
			const isOpened = refunds.some((refund) => refund.payment === payment.id && !refund.isClosed);
			if (payment.type !== "paid" || !payment.isConfirmed || isOpened || backOf(payment, back) === 0) continue;
			const [on = ""] = [refusal.data?.on ?? "", payment.on].sort().reverse();
			const data = { agreement, payment: payment.id, on };
			changed = await insertEntry(transaction, { ...about, kind: "refund_opened", data });
		}
	}
	const after = await read();
	const open = after.flatMap(({ refunds }) => refunds).filter(isOpenRefund);
	await transaction
		.update(applications)
		.set({ money: storedMoney(after) })
		.where(eq(applications.id, id));
	if (open.length > 0) await openRefundTask(transaction, { applicantId, applicationId: id, at });
	else {
		const isTask = and(eq(tasks.applicationId, id), eq(tasks.kind, "refund"));
		await closeTasks(transaction, isTask, { outcome: refusal ? "done" : "closed", doneBy: null, at });
	}
	return changed;
}

type Due = { applicantId: string; applicationId: string; at: Date };

/** While a refund is open, it is asked for every seven days: the next task begins when one is done. */
export async function openRefundTask(transaction: Transaction, { applicantId, applicationId, at }: Due): Promise<void> {
	const dueOn = dayAfter(homeDay(at), refundDays);
	await openTask(transaction, {
		...{ kind: "refund", applicantId, applicationId, receivedAt: at, dueOn, isSuspect: false },
	});
}
