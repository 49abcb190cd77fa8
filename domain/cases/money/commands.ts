import { and, eq, inArray } from "drizzle-orm";
import { applications, entries } from "../../../database/tables.ts";
import type { MoneyKind } from "../../../database/values.ts";
import type { Caller } from "../../access/caller.ts";
import { lockApplicantOf } from "../../access/lock-applicants.ts";
import { notFound } from "../../shared/errors.ts";
import { homeDay } from "../../shared/time-zone.ts";
import { parse, requireId } from "../../shared/validation.ts";
import { recordEntry } from "../entries/record.ts";
import {
	agreementInput,
	confirmInput,
	correctionInput,
	endInput,
	instalmentsOf,
	paymentInput,
	withoutCurrency,
} from "./schema.ts";

type NewMoney = { kind: MoneyKind; submissionKey: string; data: Record<string, string>; text?: string | null };
type Found = { applicationId: string; currency: string };

/** Records an entry about money, once for each key. Nothing that it says can be changed later. @returns its id. */
async function record(caller: Caller, applicationId: string, { kind, submissionKey, data, text = null }: NewMoney) {
	const context = caller.permit("payment:write");
	const { database, actor, now } = context;
	return database.transaction(async (transaction) => {
		const applicantId = await lockApplicantOf(transaction, applicationId, "no key update");
		if (!applicantId) throw notFound("application");
		const entry = { applicantId, applicationId, kind, actor, at: now(), data, text, submissionKey } as const;
		const { id } = await recordEntry(context, transaction, entry);
		return id;
	});
}

/** The application and currency of an entry about money of one of these kinds. @throws ProblemError: not-found. */
async function find(caller: Caller, id: string, kinds: MoneyKind[]): Promise<Found> {
	const { database } = caller.permit("payment:write");
	const known = requireId(id, "payment");
	const isIt = and(eq(entries.id, known), inArray(entries.kind, kinds));
	const [found] = await database
		.select({ applicationId: entries.applicationId, data: entries.data })
		.from(entries)
		.where(isIt);
	if (!found?.applicationId) throw notFound("payment");
	return { applicationId: found.applicationId, currency: found.data?.currency ?? "" };
}

/**
 * Records what was agreed with an applicant: what for, the sum and when it is due, and what comes back of each payment if
 * the visa is refused.
 * @param input as in `agreementInput`; the sums of the instalments add up to the sum
 * @returns its id.
 * @throws ProblemError: refused; not-found; invalid; conflict 'already_sent'.
 */
export async function recordAgreement(caller: Caller, applicationId: string, input: unknown): Promise<string> {
	const { database } = caller.permit("payment:write");
	const values = parse(agreementInput, withoutCurrency(input));
	const known = requireId(applicationId, "application");
	if ((await database.$count(applications, eq(applications.id, known))) === 0) throw notFound("application");
	const { submissionKey, what, payee, amount, currency, back, percent, terms } = values;
	const instalments = instalmentsOf(values).map((part) => `${part.on}:${part.amount}`);
	const percents = { all: "100", part: String(percent), nothing: "0" };
	const data = {
		...{ payee, amount: String(amount), currency, instalments: instalments.join(" "), back: percents[back] },
		...(terms && { terms }),
	};
	return record(caller, known, { kind: "agreement", submissionKey, text: what, data });
}

/** Ends an agreement: nothing of it is owed any more. @throws ProblemError: refused; not-found; invalid. */
export async function endAgreement(caller: Caller, id: string, input: unknown): Promise<void> {
	const { applicationId } = await find(caller, id, ["agreement"]);
	const { text, submissionKey } = parse(endInput, input);
	await record(caller, applicationId, { kind: "agreement_ended", submissionKey, text, data: { agreement: id } });
}

/**
 * Records money that was paid, paid back, or waived, in the currency of the agreement. Cash counts once somebody else has
 * confirmed it.
 * @param input as in `paymentInput`
 * @throws ProblemError: refused; not-found; invalid, such as `amount` 'refund_too_large'; conflict 'already_sent'.
 */
export async function recordPayment(caller: Caller, agreement: string, input: unknown): Promise<void> {
	const { now } = caller.permit("payment:write");
	const { applicationId, currency } = await find(caller, agreement, ["agreement"]);
	const { submissionKey, text, type, amount, on, method, refund } = parse(
		paymentInput(homeDay(now())),
		withoutCurrency(input, currency),
	);
	const data = {
		...{ agreement, type, amount: String(amount), currency, on },
		...(type !== "waived" && { method }),
		...(refund && type === "refunded" && { refund }),
	};
	await record(caller, applicationId, { kind: "payment", submissionKey, text, data });
}

/** A second member of staff has seen the cash. @throws ProblemError: refused; not-found; invalid 'second_person'. */
export async function confirmPayment(caller: Caller, payment: string, input: unknown): Promise<void> {
	const { applicationId } = await find(caller, payment, ["payment"]);
	const { submissionKey } = parse(confirmInput, input);
	await record(caller, applicationId, { kind: "payment_confirmed", submissionKey, data: { payment } });
}

/**
 * Takes a payment back by a counter-entry, or a part of it: both stay readable.
 * @throws ProblemError: refused; not-found; invalid, such as `amount` 'correction_too_large'.
 */
export async function correctPayment(caller: Caller, payment: string, input: unknown): Promise<void> {
	const { applicationId, currency } = await find(caller, payment, ["payment"]);
	const { submissionKey, text, amount } = parse(correctionInput, withoutCurrency(input, currency));
	const data = { payment, amount: String(amount), currency };
	await record(caller, applicationId, { kind: "payment_corrected", submissionKey, text, data });
}
