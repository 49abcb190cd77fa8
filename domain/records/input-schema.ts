import { z } from "zod";
import { amount, country, hours, line, link, optional, required, webAddress } from "../shared/field-schemas.ts";
import { languages, variantOf } from "../shared/language.ts";
import { feeItemsInput } from "./fees/schema.ts";
import type { Field, FieldKind, Fields, Variant } from "./field-types.ts";
import { intakesInput } from "./intakes/schema.ts";

/** The schema of a field's value, by its kind. */

const text = ({ max }: Field) => optional(line(max));
const requiredText = ({ max }: Field) => required(max);
const integer = () => z.coerce.number("not_a_number").int("not_an_integer");
const score = () =>
	z.preprocess(
		(value) => (typeof value === "string" ? value.replace(",", ".") : value),
		z.coerce.number("not_a_number").multipleOf(0.5, "not_a_half_step"),
	);
const choice = ({ options = [], issue, initial }: Field) => {
	const schema = z.enum(options, issue);
	return typeof initial === "string" ? schema.default(initial) : schema;
};
const created = z.coerce
	.date("bad_date")
	.min(new Date("1900-01-01"), "bad_date")
	.max(new Date("9999-12-31"), "bad_date")
	.optional();

const optionalSchemas = {
	localized: text,
	line: ({ max, pattern, issue }: Field) => optional(pattern ? line(max).regex(new RegExp(pattern), issue) : line(max)),
	suggestedChoice: text,
	choice: ({ options = [], issue }: Field) => optional(z.enum(options, issue)),
	slug: ({ max }: Field) => line(max).default(""),
	email: () => optional(line(254).regex(/^[^@\s]+@[^@\s]+$/, "bad_email")),
	link: () => optional(link),
	url: () => optional(webAddress),
	image: () => optional(link),
	integer: ({ min = 0, max = 0 }: Field) => optional(integer().min(min, "too_small").max(max, "too_large")),
	score: ({ min = 0, max = 0 }: Field) =>
		optional(score().pipe(z.number().min(min, "too_small").max(max, "too_large"))),
	amount: () => optional(amount()),
	country,
	order: () => integer().min(-1_000_000, "out_of_range").max(1_000_000, "out_of_range").default(0),
	date: () => optional(z.iso.date("bad_date")),
	hours: ({ initial }: Field) => optional(hours).default(typeof initial === "string" ? initial : null),
	boolean: ({ initial }: Field) => z.boolean().default(initial === true),
	choices: ({ options = [], issue }: Field) => z.array(z.enum(options, issue)).default([]),
	tags: ({ max, most = 0, pattern, issue }: Field) =>
		z
			.array(pattern ? required(max).regex(new RegExp(pattern), issue) : required(max))
			.max(most, "too_many")
			.default([]),
	fees: () => feeItemsInput.default([]),
	intakes: () => intakesInput.default([]),
	rows: ({ item = {}, most = 0 }: Field): z.ZodType<object[]> =>
		z.array(inputSchema(item)).max(most, "too_many").default([]),
	reference: () => optional(z.uuid("unknown")),
	timestamp: () =>
		z.preprocess(
			(value) => (value === null ? undefined : typeof value === "string" || value instanceof Date ? value : "none"),
			created,
		),
};
const requiredSchemas = {
	localized: requiredText,
	line: ({ max, pattern, issue }: Field) => (pattern ? required(max).regex(new RegExp(pattern), issue) : required(max)),
	url: () => webAddress.and(required(2_000)),
	integer: (field: Field) => optionalSchemas.integer(field).pipe(z.number("required")),
	date: () => z.iso.date("bad_date"),
	hours: ({ initial }: Field) => hours.default(String(initial)),
	choice,
	choices: ({ options = [], issue }: Field) => z.array(z.enum(options, issue), "choose_one").min(1, "choose_one"),
	amount,
	containedChoice: ({ options = [], issue }: Field) => required(100).regex(new RegExp(options.join("|")), issue),
	reference: () => z.uuid("required"),
};

type Made<Makers, K> = K extends keyof Makers ? (Makers[K] extends (field: Field) => infer S ? S : never) : never;
/** The schema of a closed list knows its values. */
type ChoiceOf<F extends Field> = F extends { kind: infer K; options: readonly (infer O extends string)[] }
	? K extends "choices"
		? z.ZodType<O[]>
		: K extends "choice"
			? z.ZodType<F extends { required: true } ? O : O | null>
			: never
	: never;
/** Of rows, that of each row. */
type RowsOf<F extends Field> = F extends { kind: "rows"; item: infer I extends Fields }
	? z.ZodType<z.output<z.ZodObject<Shape<I>>>[]>
	: never;
type SchemaOf<F extends Field> = [ChoiceOf<F> | RowsOf<F>] extends [never] ? PlainOf<F> : ChoiceOf<F> | RowsOf<F>;
type PlainOf<F extends Field> = F extends { required: true }
	? Made<typeof requiredSchemas, F["kind"]>
	: Made<typeof optionalSchemas, F["kind"]>;
type LocalizedName<F extends Fields> = { [K in keyof F]: F[K]["kind"] extends "localized" ? K : never }[keyof F] &
	string;
type Shape<F extends Fields> = { [K in keyof F]: SchemaOf<F[K]> } & {
	[K in Variant<LocalizedName<F>>]: ReturnType<typeof text>;
};

/** The input of staff: every field, and for a localized one also its variants. */
export function inputSchema<F extends Fields>(fields: F) {
	const makers: Partial<Record<FieldKind, (field: Field) => z.ZodType>> = optionalSchemas;
	const requiredMakers: Partial<Record<FieldKind, (field: Field) => z.ZodType>> = requiredSchemas;
	const shape = Object.entries(fields).flatMap(([name, field]): [string, z.ZodType | undefined][] => [
		[name, (field.required ? requiredMakers : makers)[field.kind]?.(field)],
		...(field.kind === "localized"
			? languages.map((language): [string, z.ZodType] => [variantOf(name, language), text(field)])
			: []),
	]);
	return z.strictObject(Object.fromEntries(shape) as Shape<F>);
}
