import { z } from "zod";
import { amount, optional, severalLines, singleLine } from "../../shared/field-schemas.ts";
import { amountCurrencies, backChoices, instalmentNumbers, payees, paymentMethods, paymentTypes } from "./rules.ts";

const day = z.iso.date("bad_date");
/** Created with the form: a repeated key means the same entry. */
const submissionKey = z.uuid("required");

export const agreementInput = z
	.strictObject({
		submissionKey,
		what: singleLine(200),
		payee: z.enum(payees, "unknown_payee"),
		amount: amount(),
		currency: z.enum(amountCurrencies, "unknown_currency"),
		...{ on1: day, on2: optional(day), on3: optional(day), on4: optional(day) },
		...{ amount1: optional(amount()), amount2: optional(amount()) },
		...{ amount3: optional(amount()), amount4: optional(amount()) },
		back: z.enum(backChoices, "required"),
		percent: optional(z.coerce.number("bad_amount").int("bad_amount").min(1, "too_small").max(99, "too_large")),
		terms: optional(severalLines(1_000)),
	})
	.superRefine((input, { addIssue }) => {
		const fault = (field: string, message: string) => addIssue({ code: "custom", path: [field], message });
		if (input.back === "part" && input.percent === null) fault("percent", "required");
		for (const number of instalmentNumbers.slice(1)) {
			if (input[`on${number}`] !== null && input[`amount${number}`] === null) fault(`amount${number}`, "required");
			if (input[`on${number}`] === null && input[`amount${number}`] !== null) fault(`on${number}`, "required");
		}
		const sum = instalmentsOf(input).reduce((total, part) => total + part.amount, 0);
		const others = othersOf(input);
		const isFirstNothing = others > 0 && others >= input.amount;
		if (sum !== input.amount || isFirstNothing) fault("amount1", "instalments_differ");
	});

type Instalments = { amount: number } & Record<`on${(typeof instalmentNumbers)[number]}`, string | null> &
	Record<`amount${(typeof instalmentNumbers)[number]}`, number | null>;

const othersOf = (input: Instalments): number =>
	instalmentNumbers.slice(1).reduce((sum, number) => sum + (input[`amount${number}`] ?? 0), 0);

/** The instalments in the order of their days; without a sum, the first is the rest. */
export function instalmentsOf(input: Instalments): { on: string; amount: number }[] {
	return instalmentNumbers
		.flatMap((number) => {
			const [on, part] = [input[`on${number}`], input[`amount${number}`]];
			return on ? [{ on, amount: part ?? (number === 1 ? input.amount - othersOf(input) : 0) }] : [];
		})
		.sort((one, other) => (one.on < other.on ? -1 : 1));
}

const words = optional(singleLine(300));

/** @param today an ISO date: nothing is paid on a day ahead */
export const paymentInput = (today: string) =>
	z.strictObject({
		submissionKey,
		type: z.enum(paymentTypes, "required"),
		amount: amount(),
		on: day.refine((on) => on <= today, "in_the_future"),
		method: z.enum(paymentMethods, "required"),
		/** The refund that it pays. */
		refund: optional(z.uuid("required")),
		text: words,
	});

export const correctionInput = z.strictObject({ submissionKey, amount: amount(), text: singleLine(300) });
export const endInput = z.strictObject({ submissionKey, text: singleLine(300) });
export const confirmInput = z.strictObject({ submissionKey });

/** How people name a currency before or after an amount. */
const currencyWords = {
	KRW: /^(?:₩|krw|won)|(?:₩|krw|won|von|вон[аы]?)\.?$/iu,
	USD: /^(?:\$|usd)|(?:\$|usd|dollars?|доллар(?:а|ов)?)\.?$/iu,
	UZS: /^uzs|(?:uzs|so[ʻʼ‘’'`]?m|сум(?:а|ов)?|сўм)\.?$/iu,
};

/**
 * The input of a form with amounts as numbers alone: "1 500 000 soʻm" is read if the amount is in soʻm.
 * @param currency by default the one that the form names
 */
export function withoutCurrency(input: unknown, currency?: string): unknown {
	if (!(input instanceof Object)) return input;
	const chosen = currency ?? ("currency" in input && input.currency);
	const known = amountCurrencies.find((one) => one === chosen);
	if (!known) return input;
	const bare = (field: string, value: unknown) =>
		field.startsWith("amount") && typeof value === "string"
			? value.trim().replace(currencyWords[known], "").trim()
			: value;
	return Object.fromEntries(Object.entries(input).map(([field, value]) => [field, bare(field, value)]));
}
