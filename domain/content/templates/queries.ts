import { asc, eq } from "drizzle-orm";
import { replyTemplates } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { notFound } from "../../shared/errors.ts";
import { forEachVariant } from "../../shared/language.ts";
import { nameOrder } from "../../shared/search.ts";
import { asId } from "../../shared/validation.ts";

const { id, version, name } = replyTemplates;
const columns = { id, version, name, ...forEachVariant("text", (field) => replyTemplates[field]) };

/** All templates of replies by name. */
export async function listTemplates(caller: Caller) {
	const { database } = caller.permit("template:write");
	return database.select(columns).from(replyTemplates).orderBy(nameOrder(name), asc(id));
}
export type ReplyTemplate = Awaited<ReturnType<typeof listTemplates>>[number];

/** @throws ProblemError: refused; not-found. */
export async function getTemplate(caller: Caller, templateId: string): Promise<ReplyTemplate> {
	const { database } = caller.permit("template:write");
	const known = asId(templateId);
	const [row] = known ? await database.select(columns).from(replyTemplates).where(eq(id, known)) : [];
	if (!row) throw notFound("template");
	return row;
}
