import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { applicants, applications, programs, universities } from "../../../database/tables.ts";
import { mailAddress } from "../../access/levels.ts";
import { pickLocalized } from "../../shared/language.ts";
import { bulkVersion } from "../applications/version.ts";
import { pickStep } from "../entries/state.ts";

/** The applications by id, as far as they exist. */
export async function readChosen(database: Pick<Database, "select">, ids: string[]) {
	const rows = await database
		.select({
			id: applications.id,
			applicantId: applications.applicantId,
			reference: applications.reference,
			fullName: applicants.fullName,
			language: applicants.language,
			office: applicants.office,
			assigneeId: applicants.assigneeId,
			status: applications.status,
			...pickStep(applications),
			closedAt: applications.closedAt,
			closeReason: applications.closeReason,
			isSuspect: applications.isSuspect,
			/** Null if no email reaches the applicant. */
			email: mailAddress,
			/** The level of the applicant's Telegram chat that hears of the application; null if there is none. */
			chat: sql<
				"known" | "proven" | null
			>`(select max(telegram_chats.level) from telegram_chats where telegram_chats.applicant_id = applications.applicant_id
				and telegram_chats.follower = 'applicant' and telegram_chats.state = 'active'
				and (telegram_chats.application_id is null or telegram_chats.application_id = applications.id))`,
			version: bulkVersion,
			university: pickLocalized(universities, "name"),
			program: pickLocalized(programs, "title"),
		})
		.from(applications)
		.leftJoin(universities, eq(universities.id, applications.universityId))
		.leftJoin(programs, eq(programs.id, applications.programId))
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.where(inArray(applications.id, ids));
	return new Map(rows.map((row) => [row.id, row]));
}
export type Chosen = Awaited<ReturnType<typeof readChosen>> extends Map<string, infer Row> ? Row : never;
