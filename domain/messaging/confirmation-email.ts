import { type Language, type LocalizedField, localized } from "../language.ts";
import { confirmationTexts } from "./confirmation-texts.ts";

export type ConfirmedApplication = { reference: string; fullName: string; language: Language };
export type MailedOffice = Record<LocalizedField<"name">, string | null> & {
	phone: string | null;
	email: string | null;
};

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
	const contacts = offices.flatMap((office) => {
		const ways = [office.phone, office.email].filter(Boolean).join(", ");
		return ways ? [`${localized(office, "name", language)}: ${ways}`] : [];
	});
	const parts = [
		texts.hello(isName(fullName) ? fullName : undefined),
		texts.thanks,
		texts.reference(reference),
		texts.next,
		...(contacts.length > 0 ? [[texts.questions, ...contacts].join("\n")] : []),
		`${texts.regards}\n${siteName}`,
		texts.why,
	];
	return { subject: texts.subject(reference), text: `${parts.join("\n\n")}\n` };
}

/**
 * Matches letters, and the characters between them in names. Other names, for example with a URL, are left out of the
 * greeting.
 */
const isName = (text: string) => /^\p{L}[\p{L}\p{M} '’ʻʼ‘`-]{0,79}$/u.test(text);
