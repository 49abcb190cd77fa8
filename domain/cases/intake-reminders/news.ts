import { inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { intakeReminders } from "../../../database/tables.ts";
import type { Authentication } from "../../access/authentication.ts";
import { linkToken, type ReminderPurpose } from "../../access/links.ts";
import { deadlineText } from "../../catalog/intakes/when.ts";
import { emailText, greeting, signature } from "../../messaging/email-parts.ts";
import { asHtml } from "../../messaging/telegram-html.ts";
import { inLanguage, type Language } from "../../shared/language.ts";
import type { BotMessage, Clock, Delivery } from "../../shared/ports.ts";
import { koreanDayAt } from "../../shared/time-zone.ts";
import { writtenDay } from "../../shared/written-dates.ts";
import type { Reminder } from "./store.ts";
import { reminderTexts, stopButton } from "./texts.ts";

/** Which reminders a message tells, and from which day each has moved. Whom they belong to is read when it is sent. */
export const writeNews = (due: (Pick<Reminder, "id" | "closesOn"> & { closing: string | null })[]) => ({
	news: JSON.stringify(due.map(({ id, closesOn, closing }) => [id, closing && closing !== closesOn ? closesOn : null])),
});

type Dependencies = {
	database: Database;
	now: Clock;
	authentication: Pick<Authentication, "sign">;
	site: { name: string; url: string };
};

/** @returns undefined if the reminders were stopped meanwhile, or the closings have passed. */
export async function composeReminderEmail({ authentication, site, ...readers }: Dependencies, delivery: Delivery) {
	const { language, payload } = delivery;
	const t = reminderTexts[language];
	const [hello, close] = [greeting(language), signature(language, site.name)];
	const url = (path: string, { id, address }: Reminder, purpose: ReminderPurpose) =>
		`${site.url}${inLanguage(path, language)}?code=${linkToken(authentication, { purpose, id, address })}`;
	if (payload?.confirm) {
		const [asked] = await readReminders(readers, [payload.confirm]);
		if (!asked) return undefined;
		const link = url("/reminders", asked, "reminder");
		const { subject, text, link: below, why } = t.confirm;
		const lines = [hello, text, asked.title, below, link, why, close];
		return { to: asked.address, subject, text: emailText(lines) };
	}
	const told = await tellNews({ site, ...readers }, delivery);
	const last = told?.reminders.at(-1);
	if (!told || !last) return undefined;
	const stopUrl = url("/reminders/stop", last, "reminder_stop");
	const lines = [hello, t.intro, ...told.lines, `${t.stop}\n${stopUrl}`, close];
	return { to: last.address, subject: t.subject, stopUrl, text: emailText(lines) };
}

/** @returns undefined as for emails. */
export async function composeReminderMessage(
	dependencies: Omit<Dependencies, "authentication">,
	delivery: Delivery,
): Promise<BotMessage | undefined> {
	const told = await tellNews(dependencies, delivery);
	const { intro } = reminderTexts[delivery.language];
	return told && { text: asHtml([intro, ...told.lines].join("\n\n")), buttons: [[stopButton(delivery.language)]] };
}

/** What the bot answers to whoever asks for reminders. */
export const addedText = ({ title, closesOn }: Pick<Reminder, "title" | "closesOn">, language: Language, at: Date) =>
	reminderTexts[language].bot.added(title, deadlineText(closesOn, at, language));

/** A paragraph for each closing. */
async function tellNews({ site, ...readers }: Omit<Dependencies, "authentication">, { language, payload }: Delivery) {
	const news = new Map<string, string | null>(JSON.parse(payload?.news ?? "[]"));
	const at = readers.now();
	const stored = await readReminders(readers, [...news.keys()]);
	const reminders = stored.filter(
		({ id, step, closesOn }) => step === 0 || news.get(id) || closesOn >= koreanDayAt(at),
	);
	if (reminders.length === 0) return undefined;
	const t = reminderTexts[language];
	const lines = reminders.map(({ id, title, closesOn, step, programId, country }) => {
		if (step === 0) return `${title}: ${t.gone(writtenDay(closesOn, language))}`;
		const from = news.get(id);
		const day = writtenDay(closesOn, language);
		const text = from ? t.moved(writtenDay(from, language), day) : deadlineText(closesOn, at, language);
		const query = country ? `?country=${country}` : "";
		return `${title}: ${text}\n${site.url}${inLanguage(`/programs/${programId}`, language)}${query}`;
	});
	return { reminders, lines };
}

const readReminders = ({ database }: Pick<Dependencies, "database">, ids: string[]): Promise<Reminder[]> =>
	database.select().from(intakeReminders).where(inArray(intakeReminders.id, ids)).orderBy(intakeReminders.closesOn);
