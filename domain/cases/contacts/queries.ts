import { and, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { contactSubmissions, deliveries, tasks, users } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { listDeliveries } from "../../messaging/list-deliveries.ts";
import { notFound } from "../../shared/errors.ts";
import { selectPage } from "../../shared/paging.ts";
import { normalizePhone } from "../../shared/phone.ts";
import { requireId } from "../../shared/validation.ts";
import { withSamePhone } from "../applicants/same-phone.ts";
import { hasUnreadMessage } from "../conversations/unread.ts";
import { contactConditions, isItsTask } from "./conditions.ts";
import type { ContactFilter } from "./rules.ts";

const {
	contentHash: _hash,
	submissionKey: _key,
	searchText: _folded,
	...columns
} = getTableColumns(contactSubmissions);
const latestFirst = [desc(contactSubmissions.submittedAt), desc(contactSubmissions.id)];
const dueFirst = [sql`case when ${tasks.doneAt} is null then ${tasks.dueAt} end nulls last`, ...latestFirst];

const withE164 = <R extends { phone: string | null }>(row: R) => ({
	...row,
	phoneE164: row.phone && normalizePhone(row.phone),
});

/** Contact messages, newest first, ten per page by default, each with its notification's state and its task. */
export async function listContacts(caller: Caller, filter: ContactFilter) {
	const { database, actor } = caller.permit("contact:read");
	const where = contactConditions(filter, actor.userId);
	const matching = database
		.select({ id: contactSubmissions.id })
		.from(contactSubmissions)
		.leftJoin(tasks, isItsTask)
		.where(where);
	const order = filter.sort ? dueFirst : latestFirst;
	const rows = database
		.select({
			...columns,
			notification: deliveries.state,
			notificationError: deliveries.lastError,
			hasUnread: hasUnreadMessage(contactSubmissions.applicantId),
			dueAt: sql`case when ${tasks.doneAt} is null then ${tasks.dueAt} end`.mapWith(tasks.dueAt) as SQL<Date | null>,
			assignee: users.displayName,
		})
		.from(contactSubmissions)
		.leftJoin(
			deliveries,
			and(eq(deliveries.contactSubmissionId, contactSubmissions.id), eq(deliveries.channel, "chat")),
		)
		.leftJoin(tasks, isItsTask)
		.leftJoin(users, eq(users.id, tasks.assigneeId))
		.where(where)
		.orderBy(...order);
	const { items, ...place } = await selectPage(filter, database.$count(matching.as("matching")), rows);
	return { items: await withSamePhone(database, items.map(withE164)), ...place };
}
export type ListedContact = Awaited<ReturnType<typeof listContacts>>["items"][number];

/**
 * A contact message with its notifications and its task. The answers are in its timeline.
 * @throws ProblemError: refused, not-found.
 */
export async function getContact(caller: Caller, id: string) {
	const { database } = caller.permit("contact:read");
	const [row] = await database
		.select({
			...columns,
			task: { id: tasks.id, dueAt: tasks.dueAt, doneAt: tasks.doneAt, assigneeId: tasks.assigneeId },
		})
		.from(contactSubmissions)
		.leftJoin(tasks, isItsTask)
		.where(eq(contactSubmissions.id, requireId(id, "contact")));
	if (!row) throw notFound("contact");
	const delivered = await listDeliveries(database, { contactSubmissionId: row.id });
	return { ...withE164(row), deliveries: delivered };
}
export type Contact = Awaited<ReturnType<typeof getContact>>;
