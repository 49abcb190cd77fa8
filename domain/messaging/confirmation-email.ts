import { type Language, type LocalizedField, localized } from "../language.ts";
import { confirmationTexts } from "./confirmation-texts.ts";

export type ConfirmedApplication = { reference: string; fullName: string; language: Language };
export type MailedOffice = Record<LocalizedField<"name">, string | null> & {
	phone: string | null;
	email: string | null;
};

/** Plain text in the applicant's language. Of what was typed it holds the name alone, so that nobody writes to others through us. */
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

/** Letters and what stands between them in names. Anything else, such as an address of a site, is not greeted. */
const isName = (text: string) => /^\p{L}[\p{L}\p{M} '’ʻʼ‘`-]{0,79}$/u.test(text);
