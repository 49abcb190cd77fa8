import { emailText, greeting, type MailedOffice, officeContacts, signature } from "../../messaging/email-parts.ts";
import { inLanguage, type Language } from "../../shared/language.ts";
import { writtenDay } from "../../shared/written-dates.ts";
import { caseEmailTexts, type NotifiedStatus } from "./case-email-texts.ts";
import { moneyNewsTexts } from "./money-texts.ts";

export type CaseEmail = { reference: string; fullName: string; language: Language };

type Site = { name: string; url: string };
type Parts = { subject: string; body: string[]; close: string };

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
	const { message: texts } = caseEmailTexts[about.language];
	const reply = `${canReply ? texts.reply.byEmail : texts.reply.onPage}\n${pageOf(site, about.language)}`;
	return frame(about, {
		subject: texts.subject(about.reference),
		body: [texts.text(about.reference, undefined), message.text, reply],
		close: signature(about.language, message.author, site.name),
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

/** A new status, and where the page is. */
export function describeStatus(reference: string, news: StatusNews, site: Site, language: Language): string[] {
	const { status: texts } = caseEmailTexts[language];
	const page = `${texts.page}\n${pageOf(site, language)}`;
	return [texts.text(reference, news.status), ...statusDetails(news, language), page];
}

/** News, with the offices below. @param lines of describeStatus, describeDocuments or describeMoney */
export function composeNewsEmail(
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

export const pageOf = (site: Site, language: Language) => site.url + inLanguage("/my", language);

/** That there is something new about money, and where: sums are read on the page alone. */
export const describeMoney = (reference: string, site: Site, language: Language): string[] => [
	`${moneyNewsTexts[language].text(reference)}\n${pageOf(site, language)}/money`,
];

function frame({ fullName, language }: CaseEmail, { subject, body, close }: Parts) {
	return { subject, text: emailText([greeting(language, fullName), ...body, close, caseEmailTexts[language].why]) };
}
