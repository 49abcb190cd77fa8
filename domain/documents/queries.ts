import { asc } from "drizzle-orm";
import { documentRules } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { koreanDayAt } from "../shared/time-zone.ts";
import { type DocumentsInput, documentsFor } from "./rules.ts";
import type { DocumentRule } from "./schema.ts";

export const documentRuleOrder = [
	asc(documentRules.document),
	asc(documentRules.stage),
	asc(documentRules.nationality),
	asc(documentRules.id),
];

/** Every rule about papers, also past and coming ones: `documentsFor` chooses. */
export async function listDocumentRules(caller: Caller): Promise<DocumentRule[]> {
	const { database, cached } = caller.permit("catalog:read");
	return cached("catalog", "document-rules", () =>
		database
			.select()
			.from(documentRules)
			.orderBy(...documentRuleOrder),
	);
}

/** The papers that a visitor's student needs today. */
export async function getDocuments(caller: Caller, { visa, country, payer }: DocumentsInput): Promise<DocumentRule[]> {
	const { now } = caller.permit("catalog:read");
	const nationality = country === "other" ? null : country;
	const given = { visa, nationality, payer, university: null, on: koreanDayAt(now()) };
	return documentsFor(await listDocumentRules(caller), given);
}
