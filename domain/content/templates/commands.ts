import { and, eq } from "drizzle-orm";
import { replyTemplates } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Caller } from "../../access/caller.ts";
import { deleteRecord, throwConflict } from "../../records/records.ts";
import { copyRecord, labelOf, moveToTrash } from "../../records/trash-entries.ts";
import { conflict, notFound } from "../../shared/errors.ts";
import { asId, parse } from "../../shared/validation.ts";
import { templateInput } from "./schema.ts";

/**
 * Adds a template of replies.
 * @param input `name` and the text in each language, with the words of `placeholders` in braces
 * @returns the new id.
 * @throws ProblemError: refused; invalid; conflict 'template_taken' for a name that exists.
 */
export async function createTemplate(caller: Caller, input: unknown): Promise<string> {
	const { database, actor } = caller.permit("template:write");
	const values = parse(templateInput, input);
	return named(() =>
		database.transaction(async (transaction) => {
			const [row] = await transaction.insert(replyTemplates).values(values).returning({ id: replyTemplates.id });
			const id = row?.id as string;
			await recordAudit(transaction, actor, { action: "template:create", recordId: id });
			return id;
		}),
	);
}

/**
 * Replaces a template.
 * @param version the version that was read before the change; if omitted, any version is replaced
 * @throws ProblemError: refused; invalid; not-found; conflict 'template_taken', 'changed' after a concurrent save.
 */
export async function updateTemplate(caller: Caller, id: string, input: unknown, version?: number): Promise<void> {
	const { database, actor } = caller.permit("template:write");
	const values = parse(templateInput, input);
	const known = asId(id);
	if (!known) throw notFound("template");
	await named(() =>
		database.transaction(async (transaction) => {
			const same = version === undefined ? undefined : eq(replyTemplates.version, version);
			const isIt = and(eq(replyTemplates.id, known), same);
			const rows = await transaction
				.update(replyTemplates)
				.set(values)
				.where(isIt)
				.returning({ id: replyTemplates.id });
			if (rows.length === 0) await throwConflict(transaction, "template", replyTemplates, known);
			await recordAudit(transaction, actor, { action: "template:update", recordId: known });
		}),
	);
}

/**
 * Moves a template to the trash.
 * @returns the id by which it can be restored.
 * @throws ProblemError: refused; not-found.
 */
export async function deleteTemplate(caller: Caller, id: string): Promise<string> {
	const context = caller.permit("template:write");
	const recordId = asId(id);
	if (!recordId) throw notFound("template");
	return context.database.transaction(async (transaction) => {
		const rows = await copyRecord(transaction, replyTemplates, recordId);
		await deleteRecord({ database: transaction, actor: context.actor }, "template", replyTemplates, recordId);
		const label = labelOf(rows.reply_templates?.[0] ?? {});
		return moveToTrash(context, transaction, { noun: "template", recordId, label, rows: { record: rows } });
	});
}

async function named<T>(write: () => Promise<T>): Promise<T> {
	try {
		return await write();
	} catch (error) {
		const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
		throw cause?.code === "23505" ? conflict("template_taken") : error;
	}
}
