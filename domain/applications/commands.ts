import { eq } from "drizzle-orm";
import { applications } from "../../database/tables.ts";
import { recordAudit } from "../access/audit.ts";
import type { Caller } from "../access/caller.ts";
import { conflict, notFound } from "../errors.ts";
import { deleteRecord } from "../records.ts";
import { asId, parse } from "../validation.ts";
import { statusInput } from "./input.ts";
import { statusChange } from "./schema.ts";

/**
 * Any of the eight from any other (STATE-03); from `expected` alone when it is given. @throws Refused, Invalid, NotFound, Conflict
 * 'changed'.
 */
export async function changeApplicationStatus(
	caller: Caller,
	id: string,
	input: unknown,
	expected?: unknown,
): Promise<void> {
	const { database, actor } = caller.permit("application:write");
	const { status } = parse(statusInput, input);
	const known = asId(id);
	if (!known) throw notFound("application");
	await database.transaction(async (transaction) => {
		const one = eq(applications.id, known);
		const [row] = await transaction.select({ from: applications.status }).from(applications).where(one).for("update");
		if (!row) throw notFound("application");
		if (expected !== undefined && row.from !== expected) throw conflict("changed");
		if (row.from === status) return;
		await transaction.update(applications).set({ status }).where(one);
		await recordAudit(transaction, actor, {
			action: statusChange,
			recordId: known,
			detail: { from: row.from, to: status },
		});
	});
}

/** With its notifications. @throws Refused, NotFound. */
export async function deleteApplication(caller: Caller, id: string): Promise<void> {
	const tools = caller.permit("application:write");
	await deleteRecord(tools, "application", applications, id);
}
