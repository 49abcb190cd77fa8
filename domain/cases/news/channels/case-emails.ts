import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import { applicants, applications, contactSubmissions, entries, users } from "../../../../database/tables.ts";
import { isEmailCertain, mailAddress } from "../../../access/levels.ts";
import { writtenMoment } from "../../../messaging/dates.ts";
import {
	emailText,
	greeting,
	listOffices,
	type MailedOffice,
	officeContacts,
	replyAddress,
	signature,
} from "../../../messaging/email-parts.ts";
import type { Language } from "../../../shared/language.ts";
import type { Clock, Delivery } from "../../../shared/ports.ts";
import { writtenDay } from "../../../shared/written-dates.ts";
import { type NextStep, pickStep, shownNextStep } from "../../entries/state.ts";
import { caseEmailTexts, contactReplyTexts, type NotifiedStatus } from "../case-email-texts.ts";
import { describeDocuments, pageOf } from "../document-news.ts";
import { moneyNewsTexts } from "../money-texts.ts";

type Site = { name: string; url: string };
type Email = { to: string; subject: string; text: string; replyTo?: string | undefined };

/** An answer of staff. @returns undefined if it was deleted, or if the applicant has no email address anymore. */
export async function composeMessage(database: Database, delivery: Delivery, site: Site): Promise<Email | undefined> {
	const [row] = await database
		.select({
			text: sql<string>`${entries.text}`,
			data: entries.data,
			author: users.displayName,
			applicantId: entries.applicantId,
			applicationId: entries.applicationId,
		})
		.from(entries)
		.leftJoin(users, eq(users.id, entries.authorId))
		.where(eq(entries.id, delivery.entryId ?? ""));
	const about = row && (await findAddressee(database, row, delivery.language));
	if (!row || !about?.email) return undefined;
	const replyTo = replyAddress(await listOffices(database), about.office);
	return { to: about.email, replyTo, ...composeMessageEmail(about, row, replyTo !== undefined, site) };
}

type Dependencies = { database: Database; now: Clock; site: Site };

/** The news of an entry: a new status, what happened to papers or money, or changed contact details, of which the previous address is told. */
export async function composeEvent(dependencies: Dependencies, delivery: Delivery): Promise<Email | undefined> {
	const { database, site } = dependencies;
	const event = await readEvent(database, delivery);
	const about = event && (await findAddressee(database, event, delivery.language));
	const news = about && (await describeEvent(dependencies, delivery.kind, event, about));
	const to = delivery.kind === "my-changed" ? delivery.payload?.to : about?.email;
	if (!news || !to) return undefined;
	const places = await listOffices(database);
	return { to, replyTo: replyAddress(places, about.office), ...composeNewsEmail(about, news, places, site) };
}

/**
 * The contact details that were changed are told without a reference: the address may be that of a stranger who applied in
 * the applicant's name, and a reference is half of what opens an application.
 */
async function describeEvent(
	{ database, now, site }: Dependencies,
	kind: Delivery["kind"],
	event: Event,
	about: CaseEmail & NextStep,
): Promise<{ subject: string; lines: string[] } | undefined> {
	const { reference, language } = about;
	const { changed, status } = caseEmailTexts[language];
	if (kind === "my-changed") {
		return { subject: changed.subject, lines: [changed.text(writtenMoment(event.at, language))] };
	}
	if (kind === "documents") {
		return describeDocuments(database, event, now(), { language, reference, site });
	}
	if (kind === "money") {
		const subject = moneyNewsTexts[language].subject(reference);
		return { subject, lines: describeMoney(reference, site, language) };
	}
	const news = await readStatus(database, event, about, now());
	if (!news) return undefined;
	// A rejection is not read over a shoulder.
	const subject =
		news.status === "rejected" ? status.subject(reference) : asSubject(status.text(reference, news.status));
	return { subject, lines: describeStatus(reference, news, site, language) };
}

const asSubject = (sentence: string): string => sentence.replace(/[.!]$/, "");

type Event = typeof entries.$inferSelect;

/** The entry that a delivery is about. */
export async function readEvent(database: Database, { entryId }: Delivery): Promise<Event | undefined> {
	const [event] = await database
		.select()
		.from(entries)
		.where(eq(entries.id, entryId ?? ""));
	return event;
}

/** @returns undefined if it is no news anymore. */
export async function readStatus(
	database: Database,
	event: Event,
	application: NextStep,
	now: Date,
): Promise<StatusNews | undefined> {
	const step = await findShownStep(database, event, application, now);
	if (!step) return undefined;
	const { to, reason = null } = event.data ?? {};
	return { status: to as NotifiedStatus, reason, step: step.nextStepText, due: step.nextStepDueOn };
}

/**
 * The next step that the applicant sees: the email may be late, and staff may have changed the status since.
 * @returns undefined if the applicant sees a later status, or if the change is never shown, so that it is no news.
 */
async function findShownStep(
	database: Database,
	event: Event,
	application: NextStep,
	now: Date,
): Promise<NextStep | undefined> {
	// The email is due by the database's clock: a clock of this process that is behind does not hide its own change.
	const at = now > event.visibleAt ? now : event.visibleAt;
	const changes = await database
		.select({ id: entries.id, visibleAt: entries.visibleAt, before: entries.before })
		.from(entries)
		.where(
			and(
				...[eq(entries.applicationId, event.applicationId ?? ""), eq(entries.kind, "status_changed")],
				isNull(entries.undoneAt),
			),
		)
		.orderBy(asc(entries.at), asc(entries.id));
	if (changes.findLast(({ visibleAt }) => visibleAt <= at)?.id !== event.id) return undefined;
	return shownNextStep(
		application,
		changes.findLast(({ visibleAt }) => visibleAt > at),
	);
}

/** The applicant, and the application that the email names: the newest one, if the news is about the person. */
export async function findAddressee(
	database: Database,
	{ applicantId, applicationId }: { applicantId: string | null; applicationId: string | null },
	language: Language,
) {
	const [row] = await database
		.select({
			fullName: applicants.fullName,
			email: applicationId ? mailAddress : certainAddress,
			office: applicants.office,
			reference: applications.reference,
			...pickStep(applications),
		})
		.from(applications)
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.where(applicationId ? eq(applications.id, applicationId) : eq(applicants.id, applicantId ?? ""))
		.orderBy(desc(applications.submittedAt), desc(applications.id))
		.limit(1);
	return row && { ...row, language };
}

/** News about the whole person never go to an address that only one of the applications states. */
const certainAddress = sql<string | null>`case when ${isEmailCertain} then ${applicants.email} end`;

type CaseEmail = { reference: string; fullName: string; language: Language };

type Parts = { subject: string; body: string[]; close: string };

/**
 * A message from staff in the frame of the applicant's language, with a link to the page where it can be answered. A reminder
 * has its first sentence as the subject.
 * @param message `author` is the display name of the member of staff who wrote it, if the account still exists
 * @param canReply whether a reply to the email reaches the office
 */
function composeMessageEmail(
	about: CaseEmail,
	message: { text: string; author: string | null; data: Record<string, string> | null },
	canReply: boolean,
	site: Site,
): { subject: string; text: string } {
	const { message: texts } = caseEmailTexts[about.language];
	const reply = `${canReply ? texts.reply.byEmail : texts.reply.onPage}\n${pageOf(site, about.language)}`;
	const [first = ""] = message.text.split("\n");
	const isReminder = message.data?.reminder !== undefined;
	const intro = isReminder ? [] : [texts.text(about.reference, undefined)];
	return frame(about, {
		subject: isReminder ? `${asSubject(first)} · ${about.reference}` : texts.subject(about.reference),
		body: [...intro, message.text, reply],
		close: signature(about.language, message.author, site.name),
	});
}

type StatusNews = { status: NotifiedStatus; reason: string | null; step: string | null; due: string | null };

/** The reason of a rejection and the next step that staff wrote, with its date, after the sentence that tells a new status. */
export function statusDetails({ status, reason, step, due }: StatusNews, language: Language): string[] {
	const { status: texts } = caseEmailTexts[language];
	const day = due ? writtenDay(due, language) : undefined;
	const date = day && texts.date[status === "interview_scheduled" ? "on" : "by"](day);
	const parts = [reason && `${texts.reason}\n${reason}`, step && `${texts.next}\n${step}`, date];
	return parts.flatMap((part) => part || []);
}

/** A new status, and where the page is. */
export function describeStatus(reference: string, news: StatusNews, site: Site, language: Language): string[] {
	const { status: texts } = caseEmailTexts[language];
	const page = `${texts.page}\n${pageOf(site, language)}`;
	return [texts.text(reference, news.status), ...statusDetails(news, language), page];
}

/** News, with the offices below. @param lines of describeStatus, describeDocuments or describeMoney */
function composeNewsEmail(
	about: CaseEmail,
	{ subject, lines }: { subject: string; lines: string[] },
	offices: MailedOffice[],
	site: Site,
) {
	const contacts = officeContacts(offices, about.language);
	const questions = [caseEmailTexts[about.language].questions, ...contacts].join("\n");
	const body = contacts.length > 0 ? [...lines, questions] : lines;
	return frame(about, { subject, body, close: signature(about.language, site.name) });
}

/** That there is something new about money, and where: sums are read on the page alone. */
export const describeMoney = (reference: string, site: Site, language: Language): string[] => [
	`${moneyNewsTexts[language].text(reference)}\n${pageOf(site, language)}/money`,
];

function frame({ fullName, language }: CaseEmail, { subject, body, close }: Parts) {
	return { subject, text: emailText([greeting(language, fullName), ...body, close, caseEmailTexts[language].why]) };
}

/** An answer of staff to a contact message. @returns undefined if the message was deleted, or has no address. */
export async function composeContactReply(database: Database, { entryId, language }: Delivery, site: Site) {
	const [row] = await database
		.select({
			text: sql<string>`${entries.text}`,
			author: users.displayName,
			name: contactSubmissions.name,
			email: contactSubmissions.email,
			message: contactSubmissions.message,
			submittedAt: contactSubmissions.submittedAt,
			office: applicants.office,
		})
		.from(entries)
		.innerJoin(contactSubmissions, eq(contactSubmissions.id, entries.contactSubmissionId))
		.leftJoin(users, eq(users.id, entries.authorId))
		.leftJoin(applicants, eq(applicants.id, contactSubmissions.applicantId))
		.where(eq(entries.id, entryId ?? ""));
	if (!row?.email) return undefined;
	const replyTo = replyAddress(await listOffices(database), row.office ?? "tashkent");
	return { to: row.email, replyTo, ...composeReply(row, language, site) };
}

type Reply = { text: string; author: string | null; name: string; message: string; submittedAt: Date };

/** The answer in the frame of the sender's language, with the message quoted below. */
function composeReply(reply: Reply, language: Language, site: Site): { subject: string; text: string } {
	const { subject, quoted } = contactReplyTexts[language];
	const quote = reply.message.split("\n").map((line) => `> ${line}`.trimEnd());
	const parts = [
		greeting(language, reply.name),
		reply.text,
		signature(language, reply.author, site.name),
		[quoted(writtenMoment(reply.submittedAt, language)), ...quote].join("\n"),
	];
	return { subject: subject(site.name), text: emailText(parts) };
}
