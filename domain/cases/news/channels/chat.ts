import { count, eq, sql } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import {
	applicants,
	applications,
	contactSubmissions,
	entries,
	programs,
	universities,
} from "../../../../database/tables.ts";
import { readChatted, toldAtOf } from "../../../messaging/task-digests.ts";
import { type Language, localized } from "../../../shared/language.ts";
import type { Channel, Chat, Delivery } from "../../../shared/ports.ts";
import { applicationNotice, contactNotice, digestNotice, messageNotice, overdueNotice } from "../staff-chat.ts";

type Dependencies = { database: Database; chat: Chat; site: { url: string }; language: Language };

/** Messages to the staff chat, in one language. Telegram accepts about 20 per minute in one group. */
export function chatChannel({ database, chat, site, language }: Dependencies): Channel {
	/** Nothing is sent if all tasks were finished meanwhile. */
	async function sendOverdue(toldAt: Date): Promise<boolean> {
		const text = overdueNotice(await readChatted(database, toldAt), site.url, language);
		if (text) await chat.send(text);
		return Boolean(text);
	}
	return {
		async send({ kind, contactSubmissionId, applicationId, entryId, payload }) {
			if (kind === "overdue") return sendOverdue(toldAtOf(payload));
			const text = contactSubmissionId
				? await composeContact(database, contactSubmissionId, language)
				: entryId
					? await composeMessage(database, entryId, site.url, language)
					: await composeApplication(database, applicationId as string, language);
			if (text) await chat.send(text);
			return Boolean(text);
		},
		digest: {
			perMinute: 20,
			async send(deliveries) {
				await chat.send(digestNotice(await countSubmissions(database, deliveries), site.url, language));
			},
		},
	};
}

async function composeContact(database: Database, id: string, language: Language): Promise<string | undefined> {
	const [contact] = await database.select().from(contactSubmissions).where(eq(contactSubmissions.id, id));
	return contact && contactNotice(contact, language);
}

async function composeMessage(
	database: Database,
	id: string,
	siteUrl: string,
	language: Language,
): Promise<string | undefined> {
	const [row] = await database
		.select({
			text: sql<string>`${entries.text}`,
			sentAt: entries.at,
			applicantId: entries.applicantId,
			name: applicants.fullName,
			reference: applications.reference,
		})
		.from(entries)
		.innerJoin(applicants, eq(applicants.id, entries.applicantId))
		.leftJoin(applications, eq(applications.id, entries.applicationId))
		.where(eq(entries.id, id));
	return row && messageNotice({ ...row, link: `${siteUrl}/admin/applicants/${row.applicantId}` }, language);
}

async function composeApplication(database: Database, id: string, language: Language): Promise<string | undefined> {
	const [row] = await database
		.select()
		.from(applications)
		.leftJoin(universities, eq(universities.id, applications.universityId))
		.leftJoin(programs, eq(programs.id, applications.programId))
		.where(eq(applications.id, id));
	if (!row) return undefined;
	const university = row.universities && localized(row.universities, "name", language);
	const program = row.programs && `${localized(row.programs, "title", language)} (${row.programs.type})`;
	return applicationNotice({ ...row.applications, university, program }, language);
}

async function countSubmissions(database: Database, deliveries: Delivery[]) {
	const ids = (column: "contactSubmissionId" | "applicationId") => sql.param(deliveries.map((one) => one[column]));
	const countOf = async (table: typeof contactSubmissions | typeof applications, among: ReturnType<typeof ids>) => {
		const [found] = await database
			.select({ all: count(), suspect: sql<number>`count(*) filter (where ${table.isSuspect})::int` })
			.from(table as typeof applications)
			.where(sql`${table.id} = any(${among}::uuid[])`);
		return found ?? { all: 0, suspect: 0 };
	};
	return {
		contacts: await countOf(contactSubmissions, ids("contactSubmissionId")),
		applications: await countOf(applications, ids("applicationId")),
		messages: deliveries.filter(({ entryId }) => entryId).length,
	};
}
