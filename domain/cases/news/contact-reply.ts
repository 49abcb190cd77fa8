import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { applicants, contactSubmissions, entries, offices, users } from "../../../database/tables.ts";
import { writtenMoment } from "../../messaging/dates.ts";
import { greetedName, replyAddress } from "../../messaging/email-parts.ts";
import type { Language } from "../../shared/language.ts";
import type { Delivery } from "../../shared/ports.ts";

type Site = { name: string; url: string };
type Texts = {
	subject: (site: string) => string;
	hello: (name: string | undefined) => string;
	regards: string;
	/** Above the quoted message. */
	quoted: (time: string) => string;
};

const texts: Record<Language, Texts> = {
	en: {
		subject: (site) => `Our answer to your message to ${site}`,
		hello: (name) => (name ? `Hello ${name},` : "Hello,"),
		regards: "Kind regards,",
		quoted: (time) => `On ${time} (Tashkent time) you wrote:`,
	},
	ru: {
		subject: (site) => `Ответ на Ваше обращение в ${site}`,
		hello: (name) => (name ? `Здравствуйте, ${name}!` : "Здравствуйте!"),
		regards: "С уважением,",
		quoted: (time) => `${time} (по ташкентскому времени) Вы написали:`,
	},
	uz: {
		subject: (site) => `Murojaatingizga javob: ${site}`,
		hello: (name) => (name ? `Assalomu alaykum, ${name}!` : "Assalomu alaykum!"),
		regards: "Hurmat bilan,",
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
	const places = await database.select().from(offices).orderBy(asc(offices.orderIndex), asc(offices.id));
	const replyTo = replyAddress(places, row.office ?? "tashkent");
	return { to: row.email, replyTo, ...composeReply(row, language, site) };
}

type Reply = { text: string; author: string | null; name: string; message: string; submittedAt: Date };

/** The answer in the frame of the sender's language, with the message quoted below. */
function composeReply(reply: Reply, language: Language, site: Site): { subject: string; text: string } {
	const { subject, hello, regards, quoted } = texts[language];
	const quote = reply.message.split("\n").map((line) => `> ${line}`.trimEnd());
	const parts = [
		hello(greetedName(reply.name)),
		reply.text,
		[regards, reply.author, site.name].filter(Boolean).join("\n"),
		[quoted(writtenMoment(reply.submittedAt, language)), ...quote].join("\n"),
	];
	return { subject: subject(site.name), text: `${parts.join("\n\n")}\n` };
}
