import { count, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import {
	applicants,
	applications,
	contactSubmissions,
	entries,
	type LanguageCertificate,
	programs,
	universities,
} from "../../../database/tables.ts";
import { type Alarmed, type AlarmedTask, readChatted, toldAtOf } from "../../messaging/task-digests.ts";
import { asHtml } from "../../messaging/telegram-html.ts";
import { type Language, localized } from "../../shared/language.ts";
import type { Channel, Chat, Delivery } from "../../shared/ports.ts";
import { taskTexts } from "./account-email-texts.ts";
import { staffChatTexts } from "./staff-chat-texts.ts";

/** Messages for the staff chat in Telegram's HTML, in which only labels are bold. */

/** Telegram's limit after decoding entities. Telegram counts code points, which are never more than UTF-16 units. */
const maxTextLength = 4_096;
/** Spec §7 and LIMIT-09. */
const maxMessageLength = 100;
/** The message has room for all lines of a record at this length, and for a comment. */
const maxLineLength = 300;

type ContactNotice = Pick<
	typeof contactSubmissions.$inferSelect,
	"name" | "email" | "phone" | "message" | "submittedAt"
> & { link: string };

type MessageNotice = { reference: string | null; name: string; text: string; sentAt: Date; link: string };

export type ApplicationNotice = Pick<
	typeof applications.$inferSelect,
	"reference" | "fullName" | "location" | "phoneNumber" | "age" | "languageCertificates" | "comment" | "submittedAt"
> & { university: string | null; program: string | null; status: string; link: string };

export function contactNotice(contact: ContactNotice, language: Language): string {
	const { contact: title, labels } = staffChatTexts[language];
	return page(title, [
		[labels.name, cut(clean(contact.name), maxLineLength)],
		[labels.email, cut(clean(contact.email ?? ""), maxLineLength)],
		...(contact.phone ? [[labels.phone, clean(contact.phone)] as Line] : []),
		[labels.message, cut(clean(contact.message), maxMessageLength)],
		[labels.submitted, times(contact.submittedAt, language)],
		[labels.open, contact.link],
	]);
}

export function applicationNotice(application: ApplicationNotice, language: Language): string {
	const { application: title, labels } = staffChatTexts[language];
	const certificates = application.languageCertificates.map((one) => certificate(one, language)).join(", ");
	const before: Line[] = [
		[labels.name, cut(clean(application.fullName), maxLineLength)],
		[labels.location, cut(clean(application.location), maxLineLength)],
		[labels.phone, cut(clean(application.phoneNumber), maxLineLength)],
		[labels.age, String(application.age)],
		[labels.certificates, cut(clean(certificates), 2 * maxLineLength)],
		[labels.university, cut(clean(application.university ?? ""), maxLineLength)],
		[labels.program, cut(clean(application.program ?? ""), maxLineLength)],
	];
	const after: Line[] = [
		[labels.status, application.status],
		[labels.submitted, times(application.submittedAt, language)],
		[labels.reference, application.reference],
		[labels.case, application.link],
	];
	const left = maxTextLength - lengthOf(title, [...before, [labels.comment, ""], ...after]);
	return page(title, [...before, [labels.comment, shorten(clean(application.comment ?? ""), left)], ...after]);
}

/** An applicant has written on the page. */
function messageNotice(message: MessageNotice, language: Language): string {
	const { message: title, labels } = staffChatTexts[language];
	return page(title, [
		[labels.reference, message.reference ?? ""],
		[labels.name, cut(clean(message.name), maxLineLength)],
		[labels.message, cut(clean(message.text), maxMessageLength)],
		[labels.sent, times(message.sentAt, language)],
		[labels.case, message.link],
	]);
}

type Count = { all: number; suspect: number };

/**
 * Announces a number of submissions: those of a flood, and those beyond the chat's rate limit. Staff find them in the
 * lists.
 */
function digestNotice(
	{ contacts, applications, messages }: { contacts: Count; applications: Count; messages: number },
	siteUrl: string,
	language: Language,
): string {
	const t = staffChatTexts[language];
	const suspect = contacts.suspect + applications.suspect;
	const others = contacts.all + applications.all + messages - suspect;
	const ordinary: Line[] = [
		[t.labels.contacts, `${contacts.all - contacts.suspect}, ${siteUrl}/admin/contact`],
		[t.labels.applications, `${applications.all - applications.suspect}, ${siteUrl}/admin/applications`],
		...(messages > 0 ? [[t.labels.messages, `${messages}, ${siteUrl}/admin/applications`] as Line] : []),
	];
	const suspected: Line[] = [
		[t.labels.suspectContacts, `${contacts.suspect}, ${siteUrl}/admin/contact?suspect=yes`],
		[t.labels.suspectApplications, `${applications.suspect}, ${siteUrl}/admin/applications?suspect=yes`],
	];
	const title = others > 0 ? t.submissions(others + suspect) : t.suspect(suspect);
	return page(title, [...(others > 0 ? ordinary : []), ...(suspect > 0 ? suspected : [])]);
}

/**
 * Tasks that have fallen due, and those that are about to and belong to nobody.
 * @returns undefined if there are none.
 */
function overdueNotice(
	{ overdue, due }: { overdue: Alarmed; due: Alarmed },
	siteUrl: string,
	language: Language,
): string | undefined {
	const t = staffChatTexts[language];
	const sections: [title: string, alarmed: Alarmed][] = [
		[t.overdue(overdue.total), overdue],
		[t.dueSoon(due.total), due],
	];
	const told = sections.filter(([, { total }]) => total > 0);
	if (told.length === 0) return undefined;
	const pages = told.map(([title, { tasks, total }]) => {
		const more: Line[] = total > tasks.length ? [[t.labels.more, String(total - tasks.length)]] : [];
		return page(title, [...tasks.map((task) => taskLine(task, language)), ...more]);
	});
	return [...pages, line([t.labels.queue, `${siteUrl}/admin/queue`])].join("\n\n");
}

function taskLine({ kind, reference, dueAt, assignee }: AlarmedTask, language: Language): Line {
	const { kinds, nobody } = taskTexts[language];
	const who = assignee === null ? nobody : cut(clean(assignee), 60);
	const due = staffChatTexts[language].due(times(dueAt, language));
	return [kinds[kind], [reference, due, who].filter(Boolean).join(", ")];
}

type Line = [label: string, value: string];

const missing = "–";

/** With `line`, the only function that creates HTML, so that everything is escaped exactly once. */
function page(title: string, lines: Line[]): string {
	return [`<b>${title}</b>`, ...lines.map(line)].join("\n");
}

const line = ([label, value]: Line): string => `<b>${label}:</b> ${asHtml(value || missing)}`;

/** The length of the displayed text of `page`. */
function lengthOf(title: string, lines: Line[]): number {
	return lines.reduce((sum, [label, value]) => sum + `\n${label}: ${value || missing}`.length, title.length);
}

/**
 * Reduces a visitor's text to one visible line. Line breaks become spaces, so that a visitor cannot imitate our lines.
 * Invisible and direction-changing characters are removed, except joiners of letters and emoji.
 */
function clean(text: string): string {
	return text
		.toWellFormed()
		.replace(/[\t-\r\u0085\u2028\u2029]+/g, " ")
		.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, "")
		.trim();
}

/** Counts characters as people see them, not UTF-16 units. */
function cut(text: string, most: number): string {
	const characters = [...text];
	return characters.length > most ? `${characters.slice(0, most).join("")}…` : text;
}

/** Cuts a text to a number of UTF-16 units between visible characters. */
function shorten(text: string, units: number): string {
	if (text.length <= units) return text;
	const cutAt = text.codePointAt(units - 2) as number;
	return `${text.slice(0, cutAt > 0xffff ? units - 2 : units - 1)}…`;
}

function certificate({ type, score }: LanguageCertificate, language: Language): string {
	const name = staffChatTexts[language].certificates[type] ?? type.toUpperCase();
	return score ? `${name} ${score}` : name;
}

const clocks = (
	[
		["Tashkent", "Asia/Tashkent"],
		["Seoul", "Asia/Seoul"],
	] as const
).map(([city, timeZone]) => {
	// The Swedish locale formats dates as ISO: 2026-11-21 14:05.
	const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone });
	return { city, format };
});

const times = (at: Date, language: Language) =>
	clocks.map(({ city, format }) => `${format.format(at)} ${staffChatTexts[language].cities[city]}`).join(", ");

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
				? await composeContact(database, contactSubmissionId, site.url, language)
				: entryId
					? await composeMessage(database, entryId, site.url, language)
					: await composeApplication(database, applicationId as string, site.url, language);
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

async function composeContact(
	database: Database,
	id: string,
	siteUrl: string,
	language: Language,
): Promise<string | undefined> {
	const [contact] = await database.select().from(contactSubmissions).where(eq(contactSubmissions.id, id));
	return contact && contactNotice({ ...contact, link: `${siteUrl}/admin/contact/${id}` }, language);
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
			applicantId: applicants.id,
			name: applicants.fullName,
			reference: applications.reference,
		})
		.from(entries)
		.innerJoin(applicants, eq(applicants.id, entries.applicantId))
		.leftJoin(applications, eq(applications.id, entries.applicationId))
		.where(eq(entries.id, id));
	return row && messageNotice({ ...row, link: caseOf(siteUrl, row.applicantId) }, language);
}

const caseOf = (siteUrl: string, applicantId: string) => `${siteUrl}/admin/applicants/${applicantId}`;

async function composeApplication(
	database: Database,
	id: string,
	siteUrl: string,
	language: Language,
): Promise<string | undefined> {
	const [row] = await database
		.select()
		.from(applications)
		.leftJoin(universities, eq(universities.id, applications.universityId))
		.leftJoin(programs, eq(programs.id, applications.programId))
		.where(eq(applications.id, id));
	if (!row) return undefined;
	const university = row.universities && localized(row.universities, "name", language);
	const program = row.programs && `${localized(row.programs, "title", language)} (${row.programs.type})`;
	const link = caseOf(siteUrl, row.applications.applicantId);
	return applicationNotice({ ...row.applications, university, program, link }, language);
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
