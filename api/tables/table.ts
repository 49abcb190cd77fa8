import { z } from "zod";
import type { Caller } from "../../domain/access/caller.ts";
import type { Permission } from "../../domain/access/permissions.ts";
import { nouns } from "../../domain/desk/revisions/nouns.ts";
import type { RevisedNoun } from "../../domain/desk/revisions/rules.ts";
import type { Fields } from "../../domain/records/field-types.ts";
import { inputSchema } from "../../domain/records/input-schema.ts";
import { line } from "../../domain/shared/field-schemas.ts";
import { languages, originalLanguage } from "../../domain/shared/language.ts";
import type { Page } from "../../domain/shared/paging.ts";
import { snakeCaseSchema } from "../naming.ts";

/** The definition of a table in the API, from which its operations and their documentation are generated. */

export type Row = object & { id: string; version?: number };
type Query = Record<string, unknown> & { page: number; limit: number };

export type Table = {
	/** Spec §3. */
	name: string;
	/** One of its records in words, such as "an office". */
	one: string;
	/** The description of its lists and records. */
	about: string;
	/** The fields of a record in responses. */
	record: z.ZodObject;
	/** Fields that only staff receive. */
	staffOnly?: readonly string[];
	/** The permission that makes a caller staff for this table. */
	staff: Permission;
	readers: "everyone" | "staff";
	/** The filters of a list. */
	filters: z.ZodRawShape;
	/** Default number of rows per page. */
	usually: number;
	list(caller: Caller, query: Query): Promise<Page<Row>>;
	get(caller: Caller, id: string): Promise<Row>;
	/** The input for staff, parsed by the domain. */
	input?: z.ZodObject;
	example?: Record<string, unknown>;
	/** The record as editors see it. */
	current?(caller: Caller, id: string): Promise<Row>;
	create?(caller: Caller, values: unknown): Promise<string>;
	/** `before` is the record that was read; tables without versions compare it. */
	update?(
		caller: Caller,
		id: string,
		values: unknown,
		version: number | undefined,
		before: Record<string, unknown>,
	): Promise<void>;
	remove?(caller: Caller, id: string, version?: number): Promise<unknown>;
};

/** What staff do with the records of a noun. */
export function editing(noun: RevisedNoun): Pick<Table, "input" | "current" | "create" | "update" | "remove"> {
	const { input, get, create, update, remove } = nouns[noun];
	return { ...{ input, create, update, remove }, current: (caller, id) => get(caller, id, originalLanguage) };
}

export const time = z.iso.datetime();
export const identified = (schema: z.ZodObject, more: z.ZodRawShape = {}) =>
	z.strictObject({ id: z.uuid(), ...snakeCaseSchema(schema).shape, ...more });
/** Some of a record's fields, within another record. */
export const shapeOf = (fields: Fields) => snakeCaseSchema(inputSchema(fields)).shape;

export const words = line(200).meta({ description: "Words to look for, in any language and script." });
export const part = (what: string) => line(100).meta({ description: what });
export const truth = z.enum(["true", "false"]);
export const language = z.enum(languages).default("en");
