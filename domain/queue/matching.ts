import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { applications, tasks } from "../../database/tables.ts";
import type { QueueFilter } from "./rules.ts";

/** @returns the open tasks that a filter leaves, as a condition on `tasks`. */
export function matching(filter: Omit<QueueFilter, "page">, userId: string | null): SQL | undefined {
	const { owner, office, kind, status, language, visaType, isSuspect } = filter;
	return and(
		isNull(tasks.doneAt),
		eq(tasks.isSuspect, isSuspect ?? false),
		owner === "nobody" ? isNull(tasks.assigneeId) : undefined,
		owner === "mine" ? (userId ? eq(tasks.assigneeId, userId) : sql`false`) : undefined,
		office && eq(tasks.office, office),
		kind && eq(tasks.kind, kind),
		language && eq(tasks.language, language),
		ofApplications(and(status && eq(applications.status, status), visaType && eq(applications.visaType, visaType))),
	);
}

function ofApplications(where: SQL | undefined): SQL | undefined {
	if (!where) return undefined;
	return sql`exists (select from ${applications} where ${applications.id} = ${tasks.applicationId} and ${where})`;
}
