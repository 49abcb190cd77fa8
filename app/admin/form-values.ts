import { accountField } from "./account-field.ts";
import type { Values } from "./fields.ts";

/** The values of a row for a form; null is an empty input. */
export const valuesFromRow = (row: Record<string, string | null>): Values =>
	Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? ""]));

export function valuesFrom(form: FormData): Values {
	const texts = [...form].filter(([name, value]) => typeof value === "string" && name !== accountField);
	return Object.fromEntries(texts) as Values;
}

/** The input that a rejected form shows again: all but passwords. */
export const withoutPasswords = (values: Values): Values =>
	Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)));
