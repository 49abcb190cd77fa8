import { and, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { contactSubmissions, deliveries } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { hasUnreadMessage } from "../conversations/unread.ts";
import { notFound } from "../errors.ts";
import { listDeliveries } from "../messaging/list-deliveries.ts";
import { type Page, placePage, recordsPerPage } from "../paging.ts";
import { asId } from "../validation.ts";

const { contentHash: _hash, submissionKey: _key, ...columns } = getTableColumns(contactSubmissions);
const latestFirst = [desc(contactSubmissions.submittedAt), desc(contactSubmissions.id)];

/** Contact messages, newest first, ten per page by default, each with its notification's state. */
export async function listContacts(caller: Caller, requested: { page: number; size?: number; suspect?: boolean }) {
	const { database } = caller.permit("contact:read");
	const where = requested.suspect ? sql`${contactSubmissions.isSuspect}` : undefined;
	const total = await database.$count(contactSubmissions, where);
	const size = requested.size ?? recordsPerPage;
	const { page, pages, offset } = placePage(requested.page, size, total);
	const ids = database
		.select({ id: contactSubmissions.id })
		.from(contactSubmissions)
		.where(where)
		.orderBy(...latestFirst)
		.limit(size)
		.offset(offset);
	const items = await database
		.select({ ...columns, state: deliveries.state, hasUnread: hasUnreadMessage(contactSubmissions.applicantId) })
		.from(contactSubmissions)
		.leftJoin(
			deliveries,
			and(eq(deliveries.contactSubmissionId, contactSubmissions.id), eq(deliveries.channel, "chat")),
		)
		.where(inArray(contactSubmissions.id, ids))
		.orderBy(...latestFirst);
	return { items, total, page, pages } satisfies Page<unknown>;
}
export type ListedContact = Awaited<ReturnType<typeof listContacts>>["items"][number];

/** @throws NotFound. */
export async function getContact(caller: Caller, id: string) {
	const { database } = caller.permit("contact:read");
	const known = asId(id);
	const [row] = known
		? await database.select(columns).from(contactSubmissions).where(eq(contactSubmissions.id, known))
		: [];
	if (!row) throw notFound("contact");
	return { ...row, deliveries: await listDeliveries(database, { contactSubmissionId: row.id }) };
}
export type Contact = Awaited<ReturnType<typeof getContact>>;
