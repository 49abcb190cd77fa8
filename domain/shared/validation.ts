import type { z } from "zod";
import { type Issue, invalid, notFound } from "./errors.ts";

/**
 * Parses untrusted input.
 * @throws ProblemError: invalid (422) with one issue per invalid field.
 */
export function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
	const result = schema.safeParse(input);
	if (result.success) return result.data;
	throw invalid(issuesOf(result.error));
}

/**
 * Validates untrusted input.
 * @returns one issue per invalid field.
 */
export function findIssues(schema: z.ZodType, input: unknown): Issue[] {
	const result = schema.safeParse(input);
	return result.success ? [] : issuesOf(result.error);
}

function issuesOf(error: z.ZodError): Issue[] {
	return error.issues.map((issue) => ({
		field: issue.path.join(".") || (issue.code === "unrecognized_keys" ? String(issue.keys[0]) : ""),
		code: /^[a-z_]+$/.test(issue.message) ? issue.message : issue.code,
	}));
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A normalized id, or undefined: a malformed id is a record that does not exist, not an error. */
export function asId(value: unknown): string | undefined {
	return typeof value === "string" && uuid.test(value) ? value.toLowerCase() : undefined;
}

/** @throws ProblemError: not-found. */
export function requireId(value: unknown, noun: string): string {
	const id = asId(value);
	if (!id) throw notFound(noun);
	return id;
}

const maxQueryLength = 80;

/** Normalizes a search text: well-formed, single spaces, at most 80 characters. */
export function cleanQuery(typed: unknown): string {
	if (typeof typed !== "string") return "";
	// biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL rejects NUL, and searches never need other control characters.
	const text = typed.toWellFormed().replace(/[\u0000-\u001f\u007f\ufffd]/g, " ");
	return Array.from(text.replace(/\s+/g, " ").trim()).slice(0, maxQueryLength).join("").trim();
}

/** Spaces as word processors and spreadsheets put them between groups of digits. */
const space = /[\u00a0\u2009\u202f]/g;
const plain = /^[+-]?\d+$/;
const grouped = /^[+-]?\d{1,3}(?:( )\d{3}(?: \d{3})*|([.,'’])\d{3}(?:\2\d{3})*)$/;

/**
 * Reads a whole amount as people write it: 1200000, 1 200 000, 1,200,000, 1.200.000 or 1'200'000. Points and commas separate
 * thousands only, because amounts have no fractions.
 *
 * @returns NaN for anything else.
 */
export function readAmount(text: string): number {
	const typed = text.replace(space, " ").trim();
	return plain.test(typed) || grouped.test(typed) ? Number(typed.replace(/[^\d-]/g, "")) : Number.NaN;
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Removes undefined values. */
export function definedOnly<T extends object>(values: T): Defined<T> {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
}
