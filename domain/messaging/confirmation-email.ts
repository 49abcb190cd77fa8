import type { Language } from "../language.ts";
import { confirmationTexts } from "./confirmation-texts.ts";
import { greetedName, type MailedOffice, officeContacts } from "./email-parts.ts";

export type ConfirmedApplication = { reference: string; fullName: string; language: Language };

/**
 * The confirmation in plain text, in the applicant's language. It repeats only the name from the form, so that nobody
 * can use it to send text to others.
 */
export function confirmation(
	{ reference, fullName, language }: ConfirmedApplication,
	offices: MailedOffice[],
	siteName: string,
): { subject: string; text: string } {
	const texts = confirmationTexts[language];
	const contacts = officeContacts(offices, language);
	const parts = [
		texts.hello(greetedName(fullName)),
		texts.thanks,
		texts.reference(reference),
		texts.next,
		...(contacts.length > 0 ? [[texts.questions, ...contacts].join("\n")] : []),
		`${texts.regards}\n${siteName}`,
		texts.why,
	];
	return { subject: texts.subject(reference), text: `${parts.join("\n\n")}\n` };
}
