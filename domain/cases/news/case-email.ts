import { writtenMoment } from "../../messaging/dates.ts";
import { greetedName, type MailedOffice, officeContacts } from "../../messaging/email-parts.ts";
import { inLanguage, type Language } from "../../shared/language.ts";
import { writtenDay } from "../../shared/written-dates.ts";
import { caseEmailTexts, type NotifiedStatus } from "./case-email-texts.ts";
import { moneyNewsTexts } from "./money-texts.ts";

export type CaseEmail = { reference: string; fullName: string; language: Language };

type Site = { name: string; url: string };
type Parts = { subject: string; body: string[]; signature: string };

/**
 * A message from staff in the frame of the applicant's language, with a link to the page where it can be answered.
 * @param message `author` is the display name of the member of staff who wrote it, if the account still exists
 * @param canReply whether a reply to the email reaches the office
 */
export function composeMessageEmail(
	about: CaseEmail,
	message: { text: string; author: string | null },
	canReply: boolean,
	site: Site,
): { subject: string; text: string } {
	const { message: texts, regards } = caseEmailTexts[about.language];
	const reply = `${canReply ? texts.reply.byEmail : texts.reply.onPage}\n${pageOf(site, about.language)}`;
	return frame(about, {
		subject: texts.subject(about.reference),
		body: [texts.text(about.reference, undefined), message.text, reply],
		signature: [regards, message.author, site.name].filter(Boolean).join("\n"),
	});
}

export type StatusNews = { status: NotifiedStatus; reason: string | null; step: string | null; due: string | null };

/** The reason of a rejection and the next step that staff wrote, after the sentence that tells a new status. */
export function statusDetails({ reason, step, due }: StatusNews, language: Language): string[] {
	const { status: texts } = caseEmailTexts[language];
	return [
		...(reason ? [`${texts.reason}\n${reason}`] : []),
		...(step ? [texts.next(step, due ? writtenDay(due, language) : undefined)] : []),
	];
}

/** A new status, with the reason of a rejection and the next step that staff wrote. */
export function composeStatusEmail(
	about: CaseEmail,
	news: StatusNews,
	offices: MailedOffice[],
	site: Site,
): { subject: string; text: string } {
	const { language, reference } = about;
	const { status: texts, ...common } = caseEmailTexts[language];
	return frame(about, {
		subject: texts.subject(reference),
		body: [
			texts.text(reference, news.status),
			...statusDetails(news, language),
			`${texts.page}\n${pageOf(site, language)}`,
			...contactsOf(offices, language),
		],
		signature: `${common.regards}\n${site.name}`,
	});
}

/** What happened to papers or money. @param lines of describeDocuments or describeMoney */
export function composeNewsEmail(
	about: CaseEmail,
	{ subject, lines }: { subject: string; lines: string[] },
	offices: MailedOffice[],
	site: Site,
) {
	const { language } = about;
	return frame(about, {
		subject,
		body: [...lines, ...contactsOf(offices, language)],
		signature: `${caseEmailTexts[language].regards}\n${site.name}`,
	});
}

/**
 * Tells the previous address that the contact details were changed. Names no reference: the address may be that of a
 * stranger who applied in the applicant's name, and a reference is half of what opens an application.
 */
export function composeChangedEmail(
	about: CaseEmail,
	at: Date,
	offices: MailedOffice[],
	site: Site,
): { subject: string; text: string } {
	const { changed: texts, regards } = caseEmailTexts[about.language];
	const time = writtenMoment(at, about.language);
	return frame(about, {
		subject: texts.subject,
		body: [texts.text(time), ...contactsOf(offices, about.language)],
		signature: `${regards}\n${site.name}`,
	});
}

export const pageOf = (site: Site, language: Language) => site.url + inLanguage("/my", language);

/** That there is something new about money, and where: sums are read on the page alone. */
export const describeMoney = (reference: string, site: Site, language: Language): string[] => [
	`${moneyNewsTexts[language].text(reference)}\n${pageOf(site, language)}/money`,
];

function contactsOf(offices: MailedOffice[], language: Language): string[] {
	const contacts = officeContacts(offices, language);
	return contacts.length > 0 ? [[caseEmailTexts[language].questions, ...contacts].join("\n")] : [];
}

function frame({ fullName, language }: CaseEmail, { subject, body, signature }: Parts) {
	const { hello, why } = caseEmailTexts[language];
	const parts = [hello(greetedName(fullName)), ...body, signature, why];
	return { subject, text: `${parts.join("\n\n")}\n` };
}
