import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { applicants, contactSubmissions, entries, users } from "../../../database/tables.ts";
import { writtenMoment } from "../../messaging/dates.ts";
import { emailText, greeting, listOffices, replyAddress, signature } from "../../messaging/email-parts.ts";
import type { Language } from "../../shared/language.ts";
import type { Delivery } from "../../shared/ports.ts";

type Site = { name: string; url: string };
type Texts = {
	subject: (site: string) => string;
	/** Above the quoted message. */
	quoted: (time: string) => string;
};

const texts: Record<Language, Texts> = {
	en: {
		subject: (site) => `Our answer to your message to ${site}`,
		quoted: (time) => `On ${time} (Tashkent time) you wrote:`,
	},
	ru: {
		subject: (site) => `Ответ на Ваше обращение в ${site}`,
		quoted: (time) => `${time} (по ташкентскому времени) Вы написали:`,
	},
	uz: {
		subject: (site) => `Murojaatingizga javob: ${site}`,
		quoted: (time) => `${time} da (Toshkent vaqti bilan) yozgan xabaringiz:`,
	},
};

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
	const { subject, quoted } = texts[language];
	const quote = reply.message.split("\n").map((line) => `> ${line}`.trimEnd());
	const parts = [
		greeting(language, reply.name),
		reply.text,
		signature(language, reply.author, site.name),
		[quoted(writtenMoment(reply.submittedAt, language)), ...quote].join("\n"),
	];
	return { subject: subject(site.name), text: emailText(parts) };
}
