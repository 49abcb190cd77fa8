import { bachelorOutlook } from "../../catalog/intakes/outlook.ts";
import { writtenDeadline, writtenSkipped } from "../../messaging/dates.ts";
import { emailText, greeting, type MailedOffice, officeContacts, signature } from "../../messaging/email-parts.ts";
import { inLanguage, type Language } from "../../shared/language.ts";
import { outlookText } from "../applications/program-dates.ts";
import type { Promised } from "../tasks/promised.ts";
import { confirmationTexts } from "./confirmation-texts.ts";

export type ConfirmedApplication = { reference: string; fullName: string; language: Language; submittedAt: Date };

/**
 * The confirmation in plain text, in the applicant's language. It repeats only the name from the form, so that nobody
 * can use it to send text to others.
 */
export function confirmation(
	{ reference, fullName, language, submittedAt }: ConfirmedApplication,
	{ offices, promise, hasBot }: { offices: MailedOffice[]; promise: Promised | null; hasBot: boolean },
	site: { name: string; url: string },
): { subject: string; text: string } {
	const texts = confirmationTexts[language];
	const contacts = officeContacts(offices, language);
	const usual = texts.usual(outlookText(bachelorOutlook(submittedAt), submittedAt, language));
	const parts = [
		greeting(language, fullName),
		texts.thanks(reference),
		[...(promise ? [promisedContact(promise, language)] : []), usual].join("\n"),
		`${texts.follow}\n${site.url}${inLanguage("/my", language)}`,
		...(hasBot ? [`${texts.telegram}\n${site.url}${inLanguage("/my/telegram", language)}`] : []),
		...(contacts.length > 0 ? [[texts.questions, ...contacts].join("\n")] : []),
		signature(language, site.name),
		texts.why,
	];
	return { subject: texts.subject(reference), text: emailText(parts) };
}

/** By when we contact the applicant, and how that was counted. */
function promisedContact({ at, skipped }: Promised, language: Language): string {
	const texts = confirmationTexts[language];
	const contact = texts.contact(writtenDeadline(at, language));
	return skipped.length > 0 ? `${contact} ${texts.counted(writtenSkipped(skipped, language))}` : contact;
}
