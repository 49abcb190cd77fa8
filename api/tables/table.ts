import { z } from "zod";
import type { Caller } from "../../domain/access/caller.ts";
import type { Permission } from "../../domain/access/permissions.ts";
import type { Fields } from "../../domain/field-types.ts";
import { line } from "../../domain/fields.ts";
import { inputSchema } from "../../domain/input-schema.ts";
import { languages } from "../../domain/language.ts";
import type { Page } from "../../domain/paging.ts";
import { snakeCaseSchema } from "../naming.ts";

/** What a table is to the API: its calls, their description and their page are made of it. */

export type Row = object & { id: string; version?: number };
type Query = Record<string, unknown> & { page: number; limit: number };

export type Table = {
	/** Spec §3. */
	name: string;
	/** One of its records, in words, such as "an office". */
	one: string;
	/** What else its lists and records are. */
	about: string;
	/** A record as it is answered: these keys and no others. */
	record: z.ZodObject;
	/** Those of the keys that only staff are told. */
	staffOnly?: readonly string[];
	/** Who is staff to it. */
	staff: Permission;
	readers: "everyone" | "staff";
	/** What a list can be asked for, beside its page. */
	filters: z.ZodRawShape;
	/** Rows on a page unless `limit` says otherwise. */
	usually: number;
	list(caller: Caller, query: Query): Promise<Page<Row>>;
	get(caller: Caller, id: string): Promise<Row>;
	/** What staff may write: the domain reads it, in its own names. */
	input?: z.ZodObject;
	example?: Record<string, unknown>;
	/** The record as its editors see it. */
	current?(caller: Caller, id: string): Promise<Row>;
	create?(caller: Caller, values: unknown): Promise<string>;
	/** `before` is the record as it was looked at: the check of one that counts no versions. */
	update?(
		caller: Caller,
		id: string,
		values: unknown,
		version: number | undefined,
		before: Record<string, unknown>,
	): Promise<void>;
	remove?(caller: Caller, id: string, version?: number): Promise<void>;
};

export const time = z.iso.datetime();
export const identified = (schema: z.ZodObject, more: z.ZodRawShape = {}) =>
	z.strictObject({ id: z.uuid(), ...snakeCaseSchema(schema).shape, ...more });
/** Some of a record's fields, within another record. */
export const shapeOf = (fields: Fields) => snakeCaseSchema(inputSchema(fields)).shape;

export const words = line(200).meta({ description: "Words to look for, in any language and script." });
export const part = (what: string) => line(100).meta({ description: what });
export const truth = z.enum(["true", "false"]);
export const isTrue = (value: unknown) => (value === undefined ? undefined : value === "true");
export const language = z.enum(languages).default("en");
