import { z } from "zod";
import { feeCertainties, feeItemPeriods, feeKinds } from "../../../database/values.ts";
import { line, optional, webAddress } from "../../shared/field-schemas.ts";
import { readAmount } from "../../shared/validation.ts";
import {
	type FeeItem,
	feePeriods,
	firstFeeYear,
	lastFeeYear,
	maxFee,
	maxFeeItems,
	noteFields,
	sortFeeItems,
} from "./rules.ts";

/** Texts are read as people write amounts; a blank one is missing. */
const amountOf = (value: unknown) =>
	typeof value !== "string" ? (value ?? undefined) : value.trim() === "" ? undefined : readAmount(value);

const won = z
	.number({ error: ({ input }) => (input === undefined ? "required" : "not_a_number") })
	.int("not_an_integer")
	.min(1, "fee_too_small")
	.max(maxFee, "fee_too_large");

const notes = Object.fromEntries(noteFields.map((name) => [name, optional(line())]));

/** One fee of a program: a row of its form, an object of the API, columns or a line of a cell in a spreadsheet. */
const feeItemInput = z
	.strictObject({
		kind: z.enum(feeKinds, "unknown_fee_kind"),
		amount: z.preprocess(amountOf, won),
		amountTo: z.preprocess((value) => amountOf(value) ?? null, won.nullable()).default(null),
		period: z.enum(feeItemPeriods, "unknown_fee_period"),
		academicYear: optional(
			z.coerce.number("bad_year").int("bad_year").min(firstFeeYear, "bad_year").max(lastFeeYear, "bad_year"),
		),
		certainty: z.enum(feeCertainties, "unknown_certainty").default("announced"),
		source: webAddress,
		checkedOn: z.iso.date("bad_date").refine((day) => day >= `${firstFeeYear}`, "bad_date"),
		...(notes as Record<keyof FeeItem & `note${string}`, ReturnType<typeof optional<ReturnType<typeof line>>>>),
	})
	.superRefine(({ kind, period, amount, amountTo }, context) => {
		const report = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
		if (!feePeriods[kind].includes(period)) report("period", "fee_period_mismatch");
		if (amountTo !== null && amountTo < amount) report("amountTo", "fee_range_reversed");
	});

/** The fees of a program, of each kind one at most except other fees. */
export const feeItemsInput = z
	.array(feeItemInput)
	.max(maxFeeItems, "too_many_fees")
	.superRefine((items, context) => {
		items.forEach(({ kind }, index) => {
			if (kind === "other" || items.findIndex((item) => item.kind === kind) === index) return;
			context.addIssue({ code: "custom", path: [index, "kind"], message: "fee_twice" });
		});
	})
	.overwrite((items) =>
		sortFeeItems(items.map((item) => ({ ...item, amountTo: item.amountTo === item.amount ? null : item.amountTo }))),
	);
