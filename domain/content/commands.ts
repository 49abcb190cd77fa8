import { eq } from "drizzle-orm";
import {
	achievements,
	companyFeatures,
	companyInfo,
	heroContent,
	notices,
	offices,
	socialLinks,
	teamMembers,
	testimonials,
} from "../../database/tables.ts";
import type { Caller } from "../caller.ts";
import { notFound } from "../errors.ts";
import { asId, parse } from "../input.ts";
import { type ContentKind, contentInputs } from "./schema.ts";

const tables = {
	hero: heroContent,
	features: companyFeatures,
	companyInfo,
	team: teamMembers,
	achievements,
	testimonials,
	offices,
	social: socialLinks,
	notice: notices,
} as const satisfies Record<ContentKind, unknown>;

/** @returns the new id. @throws Refused, Invalid. */
export async function createContent(caller: Caller, kind: ContentKind, input: unknown): Promise<string> {
	const { database } = caller.permit("content:write");
	const values = parse(contentInputs[kind], input);
	const table = tables[kind];
	const [row] = await database
		.insert(table)
		.values(values as never)
		.returning({ id: table.id });
	return row?.id as string;
}

/** Replaces the whole record. @throws Refused, Invalid, NotFound. */
export async function updateContent(caller: Caller, kind: ContentKind, id: string, input: unknown): Promise<void> {
	const { database } = caller.permit("content:write");
	const values = parse(contentInputs[kind], input);
	const table = tables[kind];
	const known = asId(id);
	const rows = known
		? await database
				.update(table)
				.set(values as never)
				.where(eq(table.id, known))
				.returning({ id: table.id })
		: [];
	if (rows.length === 0) throw notFound(kind);
}

/** @throws Refused, NotFound. */
export async function deleteContent(caller: Caller, kind: ContentKind, id: string): Promise<void> {
	const { database } = caller.permit("content:write");
	const table = tables[kind];
	const known = asId(id);
	const rows = known ? await database.delete(table).where(eq(table.id, known)).returning({ id: table.id }) : [];
	if (rows.length === 0) throw notFound(kind);
}
