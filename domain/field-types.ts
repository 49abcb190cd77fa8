import { type Language, languages, variantOf } from "./language.ts";
import { toSnakeCase } from "./naming.ts";

/**
 * What a record consists of. A noun's `fields.ts` names each of its fields once, with one of the types below; the input's
 * schema (input-schema.ts), the admin's form, view and list, the columns of spreadsheets, the API's record and filters, and
 * the translation review are all made of that list. Plain data: a browser loads it without the schemas.
 */

/** Where and how a field is shown. */
type Display = {
	/** Lines of its text box; without it the box is a single line. */
	rows?: number;
	/** Of site content: the admin's list has a column for it. */
	list?: boolean;
	/** False: only the API sets it, the admin's form does not have it. */
	form?: boolean;
	/** Lists of the API can be filtered by its value. */
	filter?: boolean;
	/** Only staff read it. */
	staffOnly?: boolean;
	/** Its text is Markdown, which the form previews. */
	markdown?: boolean;
};
type Text = Display & { max?: number };

export type FieldKind =
	| "localized"
	| "line"
	| "slug"
	| "email"
	| "link"
	| "url"
	| "image"
	| "integer"
	| "order"
	| "date"
	| "choice"
	| "containedChoice"
	| "suggestedChoice"
	| "boolean"
	| "reference"
	| "tags"
	| "timestamp";

export type Field = Display & {
	kind: FieldKind;
	required?: boolean;
	/** Of a text: the most characters (300). Of a number: the largest. */
	max?: number;
	min?: number;
	/** Of tags: how many there can be. */
	most?: number;
	/** Of a choice: its values, and the code of the issue with any other. */
	options?: readonly string[];
	issue?: string;
	/** Of a reference: the field under which forms and spreadsheets give the other record's name. */
	lookup?: string;
	/** What a new record starts with. */
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
	<const O extends Options, const M extends Display & { issue: string; initial?: string }>(options: O, more: M) =>
		({ kind, required: true, options, ...more }) as const;

/** A text in every language: one plain column and one for each language. */
export const localized = (more?: Text) => field("localized")(more);
export const requiredLocalized = (more?: Text) => requiredField("localized")(more);
/** A text that is the same in every language. */
export const line = (more?: Text) => field("line")(more);
/** The part of a page's address that names the record; blank when the domain makes it. */
export const slug = (more: Text) => field("slug")(more);
/** An address that staff use; stored as it was typed. */
export const email = (more?: Display) => field("email")(more);
/** A page of this site or of another. */
export const link = (more?: Display) => field("link")(more);
/** A page of another site. */
export const url = (more?: Display) => field("url")(more);
export const requiredUrl = (more?: Display) => requiredField("url")(more);
export const image = (more?: Display) => field("image")(more);
export const integer = (more: Display & { min: number; max: number }) => field("integer")(more);
/** The place among the records of one kind, the smallest first. */
export const orderIndex = () => field("order")({ initial: 0 });
/** A calendar day, as "2027-03-01". */
export const date = (more?: Display) => field("date")(more);
export const requiredDate = (more?: Display) => requiredField("date")(more);
/** One of a closed list. */
export const choice = choiceOf("choice");
/** A text that contains one of a closed list: a stored "Master (MBA)" stays as it is. */
export const containedChoice = choiceOf("containedChoice");
/** The form offers a list; the record may hold any other text, or none. */
export const suggestedChoice = (options: Options, more: Text) => field("suggestedChoice")({ ...more, options });
export const boolean = (initial: boolean, more?: Display) => field("boolean")({ ...more, initial });
/** Another record by its id. People name it by `lookup`: a name of it in any language. */
export const reference = <const L extends string>(lookup: L, more?: Display) =>
	requiredField("reference")({ ...more, lookup });
export const tags = (more: Text & { most: number }) => field("tags")(more);
/** When the record was made; left out, it is now. */
export const timestamp = <const D extends Display>(more: D) => field("timestamp")(more);

/** The names of the localized fields, in their order. */
export const localizedNames = (fields: Fields): string[] =>
	Object.keys(fields).filter((name) => fields[name]?.kind === "localized");

/** The field that a record is known by: its first localized one, else its first. */
export const namingField = (fields: Fields): string => localizedNames(fields)[0] ?? (Object.keys(fields)[0] as string);

/** The fields with those named `first` before the others: forms and spreadsheets have an order of their own. */
export function inOrder<F extends Fields>(fields: F, first: readonly (keyof F & string)[]): [string, Field][] {
	const all: [string, Field][] = Object.entries(fields);
	const place = new Map<string, number>(first.map((name, index) => [name, index]));
	return all.toSorted(([one], [other]) => (place.get(one) ?? all.length) - (place.get(other) ?? all.length));
}

/** A field's columns in spreadsheets. */
export function sheetColumns([name, { kind, lookup }]: [string, Field]): string[] {
	if (lookup) return [toSnakeCase(name), lookup];
	return fieldNames([name, { kind }]).map(toSnakeCase);
}

/** The names under which a field is written: a localized one also has a name for each language. */
const fieldNames = ([name, { kind }]: [string, Pick<Field, "kind">]): string[] =>
	kind === "localized" ? [name, ...languages.map((language) => variantOf(name, language))] : [name];

/** What forms and views call the fields: labels are texts by these names. */
export type LabelOf<F extends Fields> = {
	[K in keyof F]: F[K] extends { form: false } ? never : F[K] extends { lookup: infer L } ? L : K;
}[keyof F] &
	string;

export type Variant<Name extends string> = `${Name}${Capitalize<Language>}`;
