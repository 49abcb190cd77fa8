import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import {
	applicants,
	applications,
	deliveries,
	entries,
	links,
	telegramChats,
	users,
} from "../../../../database/tables.ts";
import type { Authentication } from "../../../access/authentication.ts";
import { familyPath } from "../../../access/family-path.ts";
import { linkAddress } from "../../../access/levels.ts";
import { writtenMoment } from "../../../messaging/dates.ts";
import { firstName } from "../../../messaging/email-parts.ts";
import { replyIn } from "../../../messaging/enqueue.ts";
import { canReceive, type News, readNews } from "../../../messaging/notify-applicant.ts";
import { chatEnded } from "../../../messaging/telegram-failure.ts";
import { asHtml } from "../../../messaging/telegram-html.ts";
import { inLanguage } from "../../../shared/language.ts";
import { type Bot, type Channel, type Clock, type Delivery, DeliveryError } from "../../../shared/ports.ts";
import { dayOf, homeZone } from "../../../shared/time-zone.ts";
import { composeReminderMessage } from "../../intake-reminders/news.ts";
import { caseEmailTexts } from "../case-email-texts.ts";
import { describeDocuments, pageOf } from "../document-news.ts";
import { linkEmailTexts } from "../link-email-texts.ts";
import { telegramTexts } from "../telegram-texts.ts";
import { describeMoney, describeStatus, findAddressee, readEvent, readStatus, statusDetails } from "./case-emails.ts";
import { signOutAddress } from "./link-emails.ts";

type Composing = {
	database: Database;
	now: Clock;
	authentication: Pick<Authentication, "sign">;
	site: { name: string; url: string };
};

type Dependencies = Composing & { bot: Bot };

/**
 * Messages of the bot to applicants and their families: its replies, and news. Telegram accepts about one message a second
 * in a chat and 30 in all.
 */
export function telegramChannel({ bot, ...dependencies }: Dependencies): Channel {
	const { database, now } = dependencies;
	return {
		limits: { perSecond: 20, chatSeconds: 1.1, maxPause: 60 },
		async send(delivery) {
			if (delivery.kind === "reply") {
				await bot.send(delivery.chatId, replyIn(delivery));
				return true;
			}
			if (delivery.kind === "reminder") {
				const message = await composeReminderMessage(dependencies, delivery);
				if (message) await bot.send(delivery.chatId, message);
				return Boolean(message);
			}
			const text = await composeNews(dependencies, delivery);
			if (text) await bot.send(delivery.chatId, { text, isSilent: isNight(now()) });
			// Staff see in the case what the applicant was told: a status that was not told is not listed there.
			else if (delivery.kind === "status") await database.delete(deliveries).where(eq(deliveries.id, delivery.id));
			return Boolean(text);
		},
	};
}

/**
 * News for a chat, in the chat's language and Telegram's HTML.
 * @returns undefined if they are no news anymore.
 * @throws DeliveryError, final, if the chat may not hear of them anymore.
 */
async function composeNews(dependencies: Composing, delivery: Delivery): Promise<string | undefined> {
	const { database, now, site } = dependencies;
	const news = await readNews(database, delivery);
	if (!news) return undefined;
	const chat = await findChat(database, delivery.chatId, news, now());
	if (!chat) throw new DeliveryError(chatEnded, { final: true });
	const parts = await composers[news.kind](dependencies, delivery, { news, chat });
	const { language } = chat;
	const cut = { readOn: telegramTexts[language].readOn, url: pageOf(site, language) };
	return parts && telegramHtml(await nameFor(database, chat), parts, cut);
}

type Chat = typeof telegramChats.$inferSelect & { fullName: string };

/** Somebody of the family hears of a status only. */
async function findChat(database: Database, chatId: number, news: News, at: Date): Promise<Chat | undefined> {
	const isRead = news.kind === "status" ? undefined : eq(telegramChats.follower, "applicant");
	const [row] = await database
		.select({ chat: telegramChats, fullName: applicants.fullName })
		.from(telegramChats)
		.innerJoin(applicants, eq(applicants.id, telegramChats.applicantId))
		.where(and(eq(telegramChats.chatId, chatId), canReceive(news, at), isRead));
	return row && { ...row.chat, fullName: row.fullName };
}

/** A chat that follows several applicants, or somebody of the family, is told who it is about. */
async function nameFor(database: Database, { id, chatId, follower, fullName }: Chat): Promise<string | null> {
	const isOther = and(eq(telegramChats.chatId, chatId), ne(telegramChats.id, id), eq(telegramChats.state, "active"));
	const others = await database
		.select({ fullName: applicants.fullName })
		.from(telegramChats)
		.innerJoin(applicants, eq(applicants.id, telegramChats.applicantId))
		.where(isOther);
	if (follower === "applicant" && others.length === 0) return null;
	return calledName(
		fullName,
		others.map((other) => other.fullName),
	);
}

type Composer = (
	dependencies: Composing,
	delivery: Delivery,
	about: { news: News; chat: Chat },
) => Promise<string[] | undefined>;

const composers: Record<News["kind"], Composer> = {
	/** With the reference if the applicant has several applications. */
	async message({ database }, { entryId }, { chat: { language, applicantId } }) {
		const [message] = await database
			.select({ text: sql<string>`${entries.text}`, author: users.displayName, reference: applications.reference })
			.from(entries)
			.leftJoin(users, eq(users.id, entries.authorId))
			.leftJoin(applications, eq(applications.id, entries.applicationId))
			.where(eq(entries.id, entryId ?? ""));
		if (!message) return undefined;
		const { text, author, reference } = message;
		const isOneOfSeveral = (await database.$count(applications, eq(applications.applicantId, applicantId))) > 1;
		const intro = reference && isOneOfSeveral ? [caseEmailTexts[language].message.text(reference, undefined)] : [];
		return [...intro, text, ...(author ? [`— ${author}`] : [])];
	},
	async status({ database, now, site, authentication }, delivery, { chat: { language, follower, familyLinkId } }) {
		const event = await readEvent(database, delivery);
		const about = event && (await findAddressee(database, event, language));
		const status = about && (await readStatus(database, event, about, now()));
		if (!status) return undefined;
		if (follower === "applicant") return describeStatus(about.reference, status, site, language);
		const { family, familyPage } = telegramTexts[language];
		const page = familyLinkId && site.url + inLanguage(familyPath(authentication, familyLinkId), language);
		return [family[status.status], ...statusDetails(status, language), ...(page ? [`${familyPage}\n${page}`] : [])];
	},
	/** Names papers and reasons, never files. */
	async documents({ database, now, site }, delivery, { chat: { language } }) {
		const event = await readEvent(database, delivery);
		const about = event && (await findAddressee(database, event, language));
		if (!about) return undefined;
		const news = await describeDocuments(database, event, now(), { language, reference: about.reference, site });
		return news?.lines;
	},
	async money({ database, site }, delivery, { chat: { language } }) {
		const event = await readEvent(database, delivery);
		const about = event && (await findAddressee(database, event, language));
		return about && describeMoney(about.reference, site, language);
	},
	async "my-opened"({ database, authentication, site }, { linkId, createdAt }, { chat: { language } }) {
		const [link] = await database
			.select({ id: links.id, address: linkAddress })
			.from(links)
			.where(eq(links.id, linkId ?? ""));
		const text = linkEmailTexts[language].opened.text(writtenMoment(createdAt, language));
		return link && [text, signOutAddress({ authentication, site }, link, language)];
	},
};

/** In UTF-16 units. Telegram takes 4,096; the rest is for the name and the address of the page. */
const maxTextLength = 3_500;

/**
 * A message in Telegram's HTML, in which every word is escaped.
 * @param parts plain text, separated by empty lines
 * @param cut what a text that is too long ends with
 */
function telegramHtml(name: string | null, parts: string[], cut: { readOn: string; url: string }): string {
	const whole = parts.join("\n\n");
	const isLong = whole.length > maxTextLength;
	const text = isLong ? `${startOf(whole)}${cut.readOn}\n${cut.url}` : whole;
	return [...(name ? [`<b>${asHtml(name)}</b>`] : []), asHtml(text)].join("\n");
}

/** As much of a text as a message holds, cut between characters. */
const startOf = (text: string): string =>
	text
		.slice(0, maxTextLength)
		.replace(/[\ud800-\udbff]$/, "")
		.trimEnd();

/** A name that tells an applicant from the others whom a chat follows: the first name, if it is nobody else's. */
function calledName(fullName: string, others: string[]): string {
	const firstOf = (name: string) => firstName(name) ?? name.trim().split(/\s+/, 1)[0] ?? "";
	const first = firstOf(fullName);
	const isShared = others.some((other) => firstOf(other).toLowerCase() === first.toLowerCase());
	return isShared ? fullName : first;
}

const hour = 60 * 60 * 1_000;

/** From 22:00 to 08:00 in Tashkent, messages arrive without a sound. */
function isNight(at: Date): boolean {
	const hours = (at.getTime() - dayOf(at, homeZone).from.getTime()) / hour;
	return hours < 8 || hours >= 22;
}
