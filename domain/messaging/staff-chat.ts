import type { LanguageCertificate } from "../../database/tables.ts";
import type { Alarmed, AlarmedKind, AlarmedTask } from "./task-digests.ts";
import { asHtml } from "./telegram-html.ts";

/**
 * Messages for the staff chat in Telegram's HTML, in which only labels are bold. In English, with the field names of
 * the spec.
 */

/** Telegram's limit after decoding entities. Telegram counts code points, which are never more than UTF-16 units. */
const longestText = 4_096;
/** Spec §7 and LIMIT-09. */
const longestMessage = 100;
/** The message has room for all lines of a record at this length, and for a comment. */
const longestLine = 300;

export type ContactNotice = { id: string; name: string; email: string; message: string; submittedAt: Date };

export type MessageNotice = { reference: string | null; name: string; text: string; sentAt: Date; link: string };

export type ApplicationNotice = {
	reference: string;
	fullName: string;
	location: string;
	phoneNumber: string;
	age: number;
	languageCertificates: LanguageCertificate[];
	university: string | null;
	program: string | null;
	comment: string | null;
	status: string;
	submittedAt: Date;
};

export function contactNotice(contact: ContactNotice): string {
	return page("New contact message", [
		["Name", cut(clean(contact.name), longestLine)],
		["Email", cut(clean(contact.email), longestLine)],
		["Message", cut(clean(contact.message), longestMessage)],
		["Submitted", times(contact.submittedAt)],
		["ID", contact.id],
	]);
}

export function applicationNotice(application: ApplicationNotice): string {
	const before: Line[] = [
		["Name", cut(clean(application.fullName), longestLine)],
		["Location", cut(clean(application.location), longestLine)],
		["Phone", cut(clean(application.phoneNumber), longestLine)],
		["Age", String(application.age)],
		["Certificates", cut(clean(application.languageCertificates.map(certificate).join(", ")), 2 * longestLine)],
		["University", cut(clean(application.university ?? ""), longestLine)],
		["Program", cut(clean(application.program ?? ""), longestLine)],
	];
	const after: Line[] = [
		["Status", application.status],
		["Submitted", times(application.submittedAt)],
		["Reference", application.reference],
	];
	const title = "New application";
	const room = longestText - lengthOf(title, [...before, ["Comment", ""], ...after]);
	return page(title, [...before, ["Comment", shorten(clean(application.comment ?? ""), room)], ...after]);
}

/** An applicant has written on the page. */
export function messageNotice(message: MessageNotice): string {
	return page("New message from an applicant", [
		["Reference", message.reference ?? ""],
		["Name", cut(clean(message.name), longestLine)],
		["Message", cut(clean(message.text), longestMessage)],
		["Sent", times(message.sentAt)],
		["Case", message.link],
	]);
}

type Count = { all: number; suspect: number };

/**
 * Announces a number of submissions: those of a flood, and those beyond the chat's rate limit. Staff find them in the
 * lists.
 */
export function digestNotice(
	{ contacts, applications, messages }: { contacts: Count; applications: Count; messages: number },
	siteUrl: string,
): string {
	const suspect = contacts.suspect + applications.suspect;
	const others = contacts.all + applications.all + messages - suspect;
	const title = others > 0 ? `${others + suspect} more submissions` : `${suspect} suspect submissions in the last hour`;
	const ordinary: Line[] = [
		["Contact messages", `${contacts.all - contacts.suspect}, ${siteUrl}/admin/contact`],
		["Applications", `${applications.all - applications.suspect}, ${siteUrl}/admin/applications`],
		...(messages > 0 ? [["Messages from applicants", `${messages}, ${siteUrl}/admin/applications`] as Line] : []),
	];
	const suspected: Line[] = [
		["Suspect contact messages", `${contacts.suspect}, ${siteUrl}/admin/contact?suspect=yes`],
		["Suspect applications", `${applications.suspect}, ${siteUrl}/admin/applications?suspect=yes`],
	];
	return page(title, [...(others > 0 ? ordinary : []), ...(suspect > 0 ? suspected : [])]);
}

const taskNames: Record<AlarmedKind, string> = {
	answer_contact: "Contact message",
	first_contact: "First contact",
	answer_message: "Message from an applicant",
	follow_up: "Follow-up",
	fix_delivery: "Undelivered message",
};

/**
 * Tasks that have fallen due, and those that are about to and belong to nobody.
 * @returns undefined if there are none.
 */
export function overdueNotice(
	{ overdue, due }: { overdue: Alarmed; due: Alarmed },
	siteUrl: string,
): string | undefined {
	const sections: [title: string, alarmed: Alarmed][] = [
		[overdue.total === 1 ? "1 task is overdue" : `${overdue.total} tasks are overdue`, overdue],
		[due.total === 1 ? "1 task due soon has no assignee" : `${due.total} tasks due soon have no assignee`, due],
	];
	const told = sections.filter(([, { total }]) => total > 0);
	if (told.length === 0) return undefined;
	const pages = told.map(([title, { tasks, total }]) => {
		const more: Line[] = total > tasks.length ? [["More", String(total - tasks.length)]] : [];
		return page(title, [...tasks.map(taskLine), ...more]);
	});
	return [...pages, line(["Queue", `${siteUrl}/admin/queue`])].join("\n\n");
}

function taskLine({ kind, reference, dueAt, assignee }: AlarmedTask): Line {
	const who = assignee === null ? "no assignee" : cut(clean(assignee), 60);
	return [taskNames[kind], [reference, `due ${times(dueAt)}`, who].filter(Boolean).join(", ")];
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

function certificate({ type, score }: LanguageCertificate): string {
	const name = type === "other" || type === "none" ? `${type[0]?.toUpperCase()}${type.slice(1)}` : type.toUpperCase();
	return score ? `${name} ${score}` : name;
}

const clocks = [
	["Tashkent", "Asia/Tashkent"],
	["Seoul", "Asia/Seoul"],
].map(([city, timeZone]) => {
	// The Swedish locale formats dates as ISO: 2026-11-21 14:05.
	const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone });
	return (at: Date) => `${format.format(at)} ${city}`;
});

const times = (at: Date) => clocks.map((clock) => clock(at)).join(", ");
