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
import { parse } from "../input.ts";
import { createRecord, deleteRecord, updateRecord } from "../records.ts";
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
	const tools = caller.permit("content:write");
	return createRecord(tools, nounOf(kind), tables[kind], parse(contentInputs[kind], input) as never);
}

/** Replaces the whole record. @throws Refused, Invalid, NotFound, Changed. */
export async function updateContent(
	caller: Caller,
	kind: ContentKind,
	id: string,
	input: unknown,
	version?: number,
): Promise<void> {
	const tools = caller.permit("content:write");
	await updateRecord(tools, nounOf(kind), tables[kind], id, version, parse(contentInputs[kind], input) as never);
}

/** @throws Refused, NotFound. */
export async function deleteContent(caller: Caller, kind: ContentKind, id: string): Promise<void> {
	const tools = caller.permit("content:write");
	await deleteRecord(tools, nounOf(kind), tables[kind], id);
}

const nounOf = (kind: ContentKind) => (kind === "companyInfo" ? "company-info" : kind);
