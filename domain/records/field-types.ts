import { type Language, languages, variantOf } from "../shared/language.ts";
import { toSnakeCase } from "../shared/naming.ts";
import {
	feeCertainties,
	feeColumns,
	feeItemPeriods,
	feeKinds,
	firstFeeYear,
	lastFeeYear,
	maxFee,
	maxFeeItems,
} from "./fees/rules.ts";
import { firstIntakeYear, intakeCertainties, intakeTerms, lastIntakeYear, maxIntakes } from "./intakes/rules.ts";

/**
 * The fields of records. A noun's `fields.ts` lists each field once with one of the types below. The input schema
 * (input-schema.ts), the admin's form, view and list, the spreadsheet columns, the API's record and filters, and the
 * translation review are derived from that list. It is plain data, so that a browser can load it without the schemas.
 */

/** How and where a field is displayed. */
type Display = {
	/** Number of lines of its text box; one line if omitted. */
	rows?: number;
	/** For site content: the admin's list has a column for this field. */
	list?: boolean;
	/** False: only the API sets the field; the admin's form omits it. */
	form?: boolean;
	/** Only staff can read this field. */
	staffOnly?: boolean;
	/** The text is Markdown; its box has a toolbar. */
	markdown?: boolean;
	/** The form shows the field in a closed part below the others. */
	folded?: boolean;
};
type Text = Display & { max?: number };
/** A text of a fixed form: a regular expression, and the code of the issue for any other text. */
type Formed = Text & { pattern?: string; issue?: string };

/** Lists on pages and in the API can be filtered by this field (filters.ts). Only some kinds of fields accept it. */
type Filterable = { filter?: true | FilterSettings };
export type FilterSettings = {
	/** Its name in code and in the search index; the field's name if omitted. */
	name?: string;
	/** Its query parameter on pages; its name if omitted. */
	param?: string;
	/** The values that pages offer; the field's own if omitted. For a boolean: the words for true and for false. */
	options?: readonly string[];
};

export type FieldKind =
	| "localized"
	| "line"
	| "slug"
	| "email"
	| "link"
	| "url"
	| "image"
	| "integer"
	| "score"
	| "amount"
	| "order"
	| "date"
	| "hours"
	| "choice"
	| "choices"
	| "country"
	| "containedChoice"
	| "suggestedChoice"
	| "boolean"
	| "reference"
	| "tags"
	| "fees"
	| "intakes"
	| "rows"
	| "closings"
	| "timestamp";

export type Field = Display &
	Filterable & {
		kind: FieldKind;
		required?: boolean;
		/** Maximum number of characters of a text (default 300), or the largest number. */
		max?: number;
		min?: number;
		/** A regular expression that the whole text matches. */
		pattern?: string;
		/** Maximum number of tags or rows. */
		most?: number;
		/** For a typed list: the fields of each of its rows. */
		item?: Fields;
		/** For one or several choices: their values, and the issue code for any other value. */
		options?: readonly string[];
		issue?: string;
		/** For several choices: their order is a part of the value. */
		isOrdered?: true;
		/** For a reference: the field in which forms and spreadsheets name the other record. */
		lookup?: string;
		/** The initial value of a new record. */
		initial?: boolean | number | string;
	};
export type Fields = Record<string, Field>;

const field =
	<K extends FieldKind>(kind: K) =>
	<const M extends Omit<Field, "kind">>(more?: M) =>
		({ kind, ...more }) as { kind: K } & M;
const requiredField =
	<K extends FieldKind>(kind: K) =>
	<const M extends Omit<Field, "kind">>(more?: M) =>
		({ kind, required: true, ...more }) as { kind: K; required: true } & M;

type Options = readonly [string, ...string[]];
const choiceOf =
	<K extends FieldKind>(kind: K) =>
	<const O extends Options, const M extends Display & Filterable & { issue: string; initial?: string }>(
		options: O,
		more: M,
	) =>
		({ kind, required: true, options, ...more }) as const;

/** A localized text: one plain column and one for each language. */
export const localized = (more?: Text) => field("localized")(more);
/** Its filter finds records whose plain or English text contains the value. */
export const requiredLocalized = <const M extends Text & { filter?: FilterSettings }>(more?: M) =>
	requiredField("localized")(more);
/** A text without translations. */
export const line = (more?: Formed) => field("line")(more);
export const requiredLine = (more?: Formed & { initial?: string }) => requiredField("line")(more);
/** The slug in a page's URL; if blank, the domain derives it. */
export const slug = (more: Text) => field("slug")(more);
/** An email address for staff, stored as entered. */
export const email = (more?: Display) => field("email")(more);
/** A page of this or another site. */
export const link = (more?: Display) => field("link")(more);
/** A page of another site. */
export const url = (more?: Display) => field("url")(more);
export const requiredUrl = (more?: Display) => requiredField("url")(more);
export const image = (more?: Display) => field("image")(more);
export const integer = (more: Display & { min: number; max: number }) => field("integer")(more);
export const requiredInteger = (more: Display & { min: number; max: number }) => requiredField("integer")(more);
/** A number in steps of one half, such as an IELTS band; "6,5" may be typed, too. */
export const score = (more: Display & { min: number; max: number }) => field("score")(more);
/** An amount of money in whole units of a currency, which may be typed with separators: "1 200 000". */
export const amount = (more?: Display) => field("amount")(more);
export const requiredAmount = (more?: Display) => requiredField("amount")(more);
/** The position among records of the same kind, in ascending order. */
export const orderIndex = () => field("order")({ initial: 0 });
/** A calendar day, such as "2027-03-01". */
export const date = (more?: Display) => field("date")(more);
export const requiredDate = (more?: Display) => requiredField("date")(more);
/** The times of a day between which an office is open, or closed all day. */
export const hours = (more?: Display & { initial?: string }) => field("hours")(more);
export const requiredHours = <const M extends Display & { initial: string }>(more: M) => requiredField("hours")(more);
/** One value of a closed list. */
export const choice = choiceOf("choice");
/** One value of a closed list, or none. */
export const optionalChoice = <const O extends Options, const M extends Display & Filterable & { issue: string }>(
	options: O,
	more: M,
) => ({ kind: "choice", options, ...more }) as const;
/** At least one value of a closed list. */
export const choices = choiceOf("choices");
/** Any values of a closed list. */
export const optionalChoices = <const O extends Options, const M extends Display & Filterable & { issue: string }>(
	options: O,
	more: M,
) => ({ kind: "choices", options, ...more }) as const;
/** At least one value of a closed list, in an order of their own. */
export const orderedChoices = <const O extends Options, const M extends Display & { issue: string }>(
	options: O,
	more: M,
) => ({ kind: "choices", required: true, isOrdered: true, options, ...more }) as const;
/** A country by its ISO code, such as "UZ", or none. */
export const country = <const M extends Display & Filterable>(more?: M) => field("country")(more);
/** A text that contains a value of a closed list: a stored "Master (MBA)" stays unchanged. */
export const containedChoice = choiceOf("containedChoice");
/** The form suggests values from a list; the record may contain any text or none. */
export const suggestedChoice = (options: Options, more: Text) => field("suggestedChoice")({ ...more, options });
export const boolean = <const M extends Display & Filterable>(initial: boolean, more?: M) =>
	field("boolean")({ ...more, initial } as M & { initial: boolean });
/** Another record by its id. People enter its name in any language in the field `lookup`. */
export const reference = <const L extends string, const M extends Display & Filterable>(lookup: L, more?: M) =>
	requiredField("reference")({ ...more, lookup } as M & { lookup: L });
/** Another record, or none. */
export const optionalReference = <const L extends string, const M extends Display & Filterable>(lookup: L, more?: M) =>
	field("reference")({ ...more, lookup } as M & { lookup: L });
export const tags = (more: Formed & { most: number }) => field("tags")(more);
/** A typed list in the record: rows of the form, an array of objects in the API, lines of a spreadsheet's cell. */
export const rows = <const I extends Fields>(item: I, more: Display & { most: number }) =>
	field("rows")({ ...more, item } as Display & { most: number; item: I });
/** The fees of a program, which rules of their own check (fees/schema.ts). Tuition has its own columns in a spreadsheet. */
export const fees = () => field("fees")({ item: feeFields, most: maxFeeItems });
/** The intakes of a program, which rules of their own check (intakes/schema.ts). */
export const intakes = () => field("intakes")({ item: intakeFields, most: maxIntakes });
/** The time when the record was created; defaults to now. */
export const timestamp = <const D extends Display>(more: D) => field("timestamp")(more);

const feeFields = {
	kind: choice(feeKinds, { issue: "unknown_fee_kind" }),
	amount: requiredInteger({ min: 1, max: maxFee }),
	amountTo: integer({ min: 1, max: maxFee }),
	period: choice(feeItemPeriods, { issue: "unknown_fee_period" }),
	academicYear: integer({ min: firstFeeYear, max: lastFeeYear }),
	certainty: choice(feeCertainties, { issue: "unknown_certainty", initial: "announced" }),
	source: requiredUrl(),
	checkedOn: requiredDate(),
	note: localized(),
};
const intakeYear = { min: firstIntakeYear, max: lastIntakeYear };
const intakeFields = {
	year: requiredInteger(intakeYear),
	term: choice(intakeTerms, { issue: "unknown_term" }),
	round: integer({ min: 1, max: 9 }),
	certainty: choice(intakeCertainties, { issue: "unknown_certainty", initial: "certain" }),
	opens: line(),
	closes: requiredLine(),
	documentsBy: line(),
	result: line(),
	classes: line(),
	/** Other days for citizens of some countries: "UZ 2026-12-31; VN 2026-12-31". */
	countries: field("closings")(),
	baseYear: integer(intakeYear),
	source: requiredUrl(),
	checkedOn: requiredDate(),
};

/** The names of the localized fields, in order. */
export const localizedNames = (fields: Fields): string[] =>
	Object.keys(fields).filter((name) => fields[name]?.kind === "localized");

/** The field that names a record: its first localized field, else its first field. */
export const namingField = (fields: Fields): string => localizedNames(fields)[0] ?? (Object.keys(fields)[0] as string);

/** The fields with those in `first` before the others, because forms and spreadsheets have their own order. */
export function inOrder<F extends Fields>(fields: F, first: readonly (keyof F & string)[]): [string, Field][] {
	const all: [string, Field][] = Object.entries(fields);
	const place = new Map<string, number>(first.map((name, index) => [name, index]));
	return all.toSorted(([one], [other]) => (place.get(one) ?? all.length) - (place.get(other) ?? all.length));
}

/** The spreadsheet columns of a field. */
export function sheetColumns([name, { kind, lookup }]: [string, Field]): string[] {
	if (lookup) return [toSnakeCase(name), lookup];
	if (kind === "fees") return [...feeColumns];
	return fieldNames([name, { kind }]).map(toSnakeCase);
}

/** The input names of a field: a localized field also has one per language. */
const fieldNames = ([name, { kind }]: [string, Pick<Field, "kind">]): string[] =>
	kind === "localized" ? [name, ...languages.map((language) => variantOf(name, language))] : [name];

/** The names of the field labels in forms and views. */
export type LabelOf<F extends Fields> = {
	[K in keyof F]: F[K] extends { form: false }
		? never
		: F[K] extends { lookup: infer L }
			? L
			: F[K] extends { kind: "rows"; item: infer I }
				? K | keyof I
				: K;
}[keyof F] &
	string;

/** The values of the fields with a closed list. */
export type ChoiceValue<F extends Fields> = {
	[K in keyof F]: F[K] extends {
		kind: "choice" | "choices" | "containedChoice";
		options: readonly (infer V extends string)[];
	}
		? V
		: never;
}[keyof F];

export type Variant<Name extends string> = `${Name}${Capitalize<Language>}`;
