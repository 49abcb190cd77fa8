import {
	type AmountCurrency,
	amountCurrencies,
	type CaseMoney,
	type MoneyBalance,
	type Payee,
	type PaymentMethod,
	type PaymentType,
	payees,
	paymentMethods,
	paymentTypes,
} from "../../../database/values.ts";

export type { MoneyBalance, Payee, PaymentMethod, PaymentType };
export { amountCurrencies, payees, paymentMethods, paymentTypes };

/** The sums of a balance, in the order in which pages show them. */
export const balanceNames = [
	"agreed",
	"paid",
	"unconfirmed",
	"waived",
	"owed",
	"refunded",
	"due",
] as const satisfies readonly (keyof MoneyBalance)[];

/** What comes back of a payment if the visa is refused. */
export const backChoices = ["all", "part", "nothing"] as const;
/** An agreement has at most so many instalments, as fields of a form: `on1`, `amount1`, and so on. */
export const instalmentNumbers = [1, 2, 3, 4] as const;

/** An entry about money, as the log has it. */
export type MoneyEntry = {
	id: string;
	kind: string;
	at: Date;
	authorId: string | null;
	/** The display name of the member of staff. */
	author?: string | null;
	text: string | null;
	data: Record<string, string> | null;
};

/** A part of what was taken back by a counter-entry, and why. */
type Correction = { id: string; amount: number; text: string | null; author: string | null; at: Date };

export type Payment = {
	id: string;
	type: PaymentType;
	/** As it was entered, and what is left of it after the counter-entries. */
	amount: number;
	net: number;
	corrections: Correction[];
	/** ISO dates: when it was paid. */
	on: string;
	/** Null for what was waived. */
	method: PaymentMethod | null;
	isConfirmed: boolean;
	authorId: string | null;
	author: string | null;
	confirmedBy: string | null;
	text: string | null;
	/** The refund that it pays. */
	refund: string | null;
	/** The ids of the files of its receipt. */
	receipts: string[];
};

/** What has to come back of a payment since the visa was refused. */
export type Refund = {
	id: string;
	payment: string;
	/** What comes back of the payment, and what of it has not come back yet. */
	amount: number;
	due: number;
	/** What was handed over of it in cash that nobody has confirmed. */
	pending: number;
	/** ISO dates: the day from which the days are counted, and the one on which all had come back. */
	on: string;
	paidOn: string | null;
	/** The refusal was taken back. */
	isClosed: boolean;
};

export type Agreement = {
	id: string;
	at: Date;
	what: string;
	payee: Payee;
	amount: number;
	currency: AmountCurrency;
	instalments: { on: string; amount: number }[];
	/** How much of each payment comes back if the visa is refused, in percent. */
	back: number;
	/** What comes back, when, and what to send for it, in words. */
	terms: string | null;
	/** Why it was ended; null while it holds. */
	ended: string | null;
	payments: Payment[];
	refunds: Refund[];
	balance: MoneyBalance;
	/** The day from which something of it is owed. */
	dueOn: string | null;
};

/** The agreements of an application with their payments, from its entries about money in the order of their time. */
export function foldMoney(entries: readonly MoneyEntry[]): Agreement[] {
	const agreements = new Map<string, Agreement>();
	const payments = new Map<string, Payment>();
	const refunds = new Map<string, Refund>();
	for (const { id, kind, at, authorId, author = null, text, data } of entries) {
		const { amount = "0", on = "", payment = "", agreement = "", refund = "", ...rest } = data ?? {};
		const given = { id, amount: Number(amount), text, author, at };
		const paid = payments.get(payment);
		const about = agreements.get(agreement);
		if (kind === "agreement") agreements.set(id, agreementOf(given, rest));
		else if (kind === "agreement_ended" && about) about.ended = text ?? "";
		else if (kind === "payment" && about) {
			const method = (rest.method as PaymentMethod) ?? null;
			const own: Payment = {
				...{ id, amount: given.amount, net: given.amount, on, method, authorId, author, text },
				...{ type: rest.type as PaymentType, corrections: [], confirmedBy: null, receipts: [] },
				...{ isConfirmed: method !== "cash", refund: refund || null },
			};
			payments.set(id, own);
			about.payments.push(own);
		} else if (kind === "payment_confirmed" && paid) Object.assign(paid, { isConfirmed: true, confirmedBy: author });
		else if (kind === "payment_corrected" && paid) {
			paid.corrections.push(given);
			paid.net -= given.amount;
		} else if (kind === "payment_receipt" && paid) paid.receipts.push(rest.file ?? "");
		else if (kind === "refund_opened" && about) {
			const own = { id, payment, on, amount: 0, due: 0, pending: 0, paidOn: null, isClosed: false };
			refunds.set(id, own);
			about.refunds.push(own);
		} else if (kind === "refund_closed") {
			const closed = refunds.get(refund);
			if (closed) closed.isClosed = true;
		}
	}
	const all = [...agreements.values()];
	for (const each of all) count(each);
	return all;
}

function agreementOf(
	{ id, at, amount, text }: { id: string; at: Date; amount: number; text: string | null },
	data: Record<string, string>,
): Agreement {
	return {
		...{
			id,
			at,
			amount,
			what: text ?? "",
			payments: [],
			refunds: [],
			balance: emptyBalance(),
			dueOn: null,
			ended: null,
		},
		payee: data.payee as Payee,
		currency: data.currency as AmountCurrency,
		instalments: (data.instalments ?? "").split(" ").flatMap((part) => {
			const [on = "", sum = ""] = part.split(":");
			return on ? [{ on, amount: Number(sum) }] : [];
		}),
		back: Number(data.back ?? 0),
		terms: data.terms ?? null,
	};
}

const emptyBalance = (): MoneyBalance => ({
	...{ agreed: 0, paid: 0, refunded: 0, waived: 0, unconfirmed: 0, owed: 0, due: 0 },
});

/** Computes what the entries of an agreement come to. */
function count(agreement: Agreement): void {
	const { amount, ended, payments, refunds, instalments, balance } = agreement;
	for (const { type, net, isConfirmed } of payments) balance[isConfirmed ? type : "unconfirmed"] += net;
	const settled = balance.paid + balance.waived;
	// What was ended is agreed no further than it was paid.
	balance.agreed = ended === null ? amount : Math.min(amount, settled);
	balance.owed = Math.max(0, balance.agreed - settled);
	let covered = settled;
	if (balance.owed > 0)
		for (const { on, amount: part } of instalments) {
			covered -= part;
			if (covered >= 0) continue;
			agreement.dueOn = on;
			break;
		}
	const paymentOf = (refund: string | null) => refunds.find(({ id }) => id === refund)?.payment;
	const sumOf = (some: Payment[]) => some.reduce((sum, { net }) => sum + net, 0);
	const forRefunds = sumOf(payments.filter((one) => one.isConfirmed && one.refund));
	// What came back before the refusal does not come back twice.
	const kept = balance.paid - (balance.refunded - forRefunds);
	let left = Math.max(0, backOf({ net: kept }, agreement.back) - forRefunds);
	for (const refund of refunds) {
		const payment = payments.find(({ id }) => id === refund.payment);
		const all = payments.filter((one) => one.net > 0 && paymentOf(one.refund) === refund.payment);
		const back = all.filter(({ isConfirmed }) => isConfirmed);
		refund.pending = sumOf(all) - sumOf(back);
		refund.amount = payment?.isConfirmed ? backOf(payment, agreement.back) : 0;
		if (refund.isClosed) continue;
		refund.due = Math.min(left, Math.max(0, refund.amount - sumOf(back)));
		left -= refund.due;
		if (refund.due === 0)
			refund.paidOn =
				back
					.map(({ on }) => on)
					.sort()
					.at(-1) ?? null;
		balance.due += refund.due;
	}
}

/** How much of a payment comes back, in whole units, rounded down. */
export const backOf = ({ net }: Pick<Payment, "net">, back: number): number => Math.floor((net * back) / 100);

/** Whether days are still counted. */
export const isOpenRefund = ({ due }: Pick<Refund, "due">): boolean => due > 0;

const day = 24 * 60 * 60 * 1_000;

/** The days that somebody has waited for a refund: they are counted until it is paid. @param today an ISO date */
export const daysWaited = ({ on, paidOn }: Pick<Refund, "on" | "paidOn">, today: string): number =>
	Math.max(0, Math.round((Date.parse(paidOn ?? today) - Date.parse(on)) / day));

/** What is stored on the application, for lists. Currencies are never added up. @returns null without an agreement */
export function storedMoney(agreements: readonly Agreement[]): CaseMoney | null {
	if (agreements.length === 0) return null;
	const balances: CaseMoney["balances"] = {};
	for (const { currency, balance } of agreements) {
		balances[currency] ??= emptyBalance();
		for (const name of Object.keys(balance) as (keyof MoneyBalance)[]) balances[currency][name] += balance[name];
	}
	const earliest = (days: (string | null)[]) => days.filter((one) => one !== null).sort()[0] ?? null;
	const refunds = agreements.flatMap((agreement) => agreement.refunds).filter(isOpenRefund);
	return {
		balances,
		dueOn: earliest(agreements.map(({ dueOn }) => dueOn)),
		refundSince: earliest(refunds.map(({ on }) => on)),
	};
}
