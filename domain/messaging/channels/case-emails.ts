import { asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { applicants, applications, caseEvents, messages, offices, users } from "../../../database/tables.ts";
import type { Language } from "../../language.ts";
import type { Delivery } from "../../ports.ts";
import { composeChangedEmail, composeMessageEmail, composeStatusEmail } from "../case-email.ts";
import type { ToldStatus } from "../case-email-texts.ts";
import { isEmailCertain, mailAddress } from "../certain-email.ts";
import { replyAddress } from "../email-parts.ts";

type Site = { name: string; url: string };
type Email = { to: string; subject: string; text: string; replyTo?: string | undefined };

/** An answer of staff. @returns undefined if it was deleted, or if the applicant has no email address anymore. */
export async function composeMessage(database: Database, delivery: Delivery, site: Site): Promise<Email | undefined> {
	const [row] = await database
		.select({
			text: messages.text,
			author: users.displayName,
			applicantId: messages.applicantId,
			applicationId: messages.applicationId,
		})
		.from(messages)
		.leftJoin(users, eq(users.id, messages.authorId))
		.where(eq(messages.id, delivery.messageId ?? ""));
	const about = row && (await findAddressee(database, row, delivery.language));
	if (!row || !about?.email) return undefined;
	const replyTo = replyAddress(await listOffices(database), about.office);
	return { to: about.email, replyTo, ...composeMessageEmail(about, row, replyTo !== undefined, site) };
}

/** The news of a case event: a new status, or changed contact details, of which the previous address is told. */
export async function composeEvent(database: Database, delivery: Delivery, site: Site): Promise<Email | undefined> {
	const [event] = await database
		.select()
		.from(caseEvents)
		.where(eq(caseEvents.id, delivery.caseEventId ?? ""));
	const about = event && (await findAddressee(database, event, delivery.language));
	if (!event || !about) return undefined;
	const places = await listOffices(database);
	const replyTo = replyAddress(places, about.office);
	if (delivery.kind === "my-changed") {
		const to = delivery.payload?.to;
		return to ? { to, replyTo, ...composeChangedEmail(about, event.at, places, site) } : undefined;
	}
	if (!about.email) return undefined;
	const news = {
		status: event.data?.to as ToldStatus,
		reason: event.data?.reason ?? null,
		step: about.nextStepText,
		due: about.nextStepDueOn,
	};
	return { to: about.email, replyTo, ...composeStatusEmail(about, news, places, site) };
}

/** The applicant, and the application that the email names: the newest one, if the news is about the person. */
async function findAddressee(
	database: Database,
	{ applicantId, applicationId }: { applicantId: string; applicationId: string | null },
	language: Language,
) {
	const [row] = await database
		.select({
			fullName: applicants.fullName,
			email: applicationId ? mailAddress : certainAddress,
			office: applicants.office,
			reference: applications.reference,
			nextStepText: applications.nextStepText,
			nextStepDueOn: applications.nextStepDueOn,
		})
		.from(applications)
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.where(applicationId ? eq(applications.id, applicationId) : eq(applicants.id, applicantId))
		.orderBy(desc(applications.submittedAt), desc(applications.id))
		.limit(1);
	return row && { ...row, language };
}

/** News about the whole person never go to an address that only one of the applications states. */
const certainAddress = sql<string | null>`case when ${isEmailCertain} then ${applicants.email} end`;

const listOffices = (database: Database) =>
	database.select().from(offices).orderBy(asc(offices.orderIndex), asc(offices.id));
