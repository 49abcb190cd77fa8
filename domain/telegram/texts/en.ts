import type { chatProofs } from "../../../database/values.ts";
import { plural } from "../../shared/plural.ts";

/** Who wants to connect another chat: by what has proven it, or by reference and phone number alone. */
const asked = {
	pair: "who knows your reference and phone number, but has not proven who they are,",
	link: "who opened your application by a link that we sent you",
	call: "who opened your application by a code that we gave you on the phone",
	phone: "who shared your phone number in Telegram",
};

/** What the bot says, in plain text: whoever sends it escapes it. */
export const en = {
	language: {
		question: "Which language should we write in?",
		chosen: "From now on we write to you here in English.",
	},
	buttons: {
		page: "My application",
		familyPage: "Open the page",
		site: "Open my application",
		stop: "Stop messages",
		stopAll: "Stop all messages",
		notMine: "Not my application",
		share: "Share my phone number",
		yes: "Yes, connect it",
		no: "No",
	},
	hello: (site: string) =>
		`Hello! This is the ${site} bot for applicants and their parents. Connect your application, and we will write to you here when something changes.`,
	linkUnusable: "This link has already been used or is too old. There are two other ways to connect your application.",
	waysIn:
		"Share the phone number in your application with the button below, or open your application on our website and choose Telegram there.",
	connected: {
		own: (reference: string) => `This chat is connected to your application ${reference}.`,
		family: (name: string | undefined) =>
			name
				? `You now follow ${name}’s application in this chat.`
				: "You now follow the application of a member of your family in this chat.",
		about:
			"We will write here when something changes. You can also write to us here: our staff in Tashkent and Seoul read your messages.",
		aboutFamily:
			"We will write here when the application reaches a new step. Our messages to the applicant are not shown here.",
		privacy:
			"Everything written here passes through Telegram’s servers. Please don’t send passport data or documents here: ask us how to send them.",
		privacyFamily:
			"Everything written here passes through Telegram’s servers. Please don’t send passport data or documents here.",
		notMine: "Not your application? Press “Not my application”.",
	},
	prove:
		"With the button in this chat your page shows the steps and messages. To open your details too, share the phone number in your application once.",
	proven: "Thank you, your phone number is confirmed. From here your page now opens with your details, too.",
	wrongPhone: "This is not the phone number in your application, so nothing has changed.",
	second: {
		requested:
			"Another Telegram is already connected to this application. We have asked there whether to switch to this one. If the answer is yes, we will write here.",
		ask: (reference: string, by: (typeof chatProofs)[number] | "pair") =>
			`Someone ${asked[by]} wants to move messages about your application ${reference} to another Telegram. If you agree, we will write there instead. If it isn’t you, choose No.\n\nConnect the other Telegram?`,
		kept: "Nothing has changed: we keep writing here.",
		displaced:
			"Your request is closed: the applicant, who has confirmed their identity, is connecting another Telegram. If that wasn’t you, call us.",
		refused: "The other Telegram has refused, so this chat is not connected.",
		moved: (reference: string) =>
			`Another Telegram is now connected to your application ${reference}, so we no longer write here. If this wasn’t you, please call us right away.`,
		family:
			"Another Telegram is already connected to this application, so this chat keeps following it as a member of the family.",
		tried: (reference: string) =>
			`Someone tried to connect another Telegram to your application ${reference}. Nothing has changed: we keep writing here.`,
		tooMany: "There have been too many requests to connect this application. Please try again in an hour or call us.",
	},
	familyFull: "Four chats of the family already follow this application. Please disconnect one of them first.",
	contact: {
		foreign: "This is another person’s card. To share your own number, use the button below.",
		unknown: "We found no application with this phone number. You can call or write to us:",
		several:
			"Several applications have this phone number. Please send us the reference number of yours, for example HM-7K3P-Q9TD. It is in the confirmation.",
		family:
			"In the application this number is not the applicant’s own, so you see the steps but no messages. If you are the applicant, send the reference number, for example HM-7K3P-Q9TD.",
	},
	reference: {
		wrong: "We found no application with this reference and phone number.",
		limited: (minutes: number) =>
			plural("en", minutes, {
				one: "That was too many attempts. Please try again in 1 minute.",
				other: `That was too many attempts. Please try again in ${minutes} minutes.`,
			}),
	},
	received: {
		answerBy: (moment: string) => `We have received your message and will answer by ${moment} (Tashkent time).`,
		late: (moment: string) =>
			`We have received your message. Sorry, we are late: we promised an answer by ${moment} (Tashkent time). Please call us:`,
		counted: (days: string) => `24 hours, not counting ${days}.`,
		plain: "We have received your message.",
	},
	whose: "Who is this message about?",
	whoseFirst: "Please choose first who your earlier messages are about. Then send the last one again.",
	tooManyMessages: (minutes: number) =>
		plural("en", minutes, {
			one: "You have sent too many messages. This one was not delivered. Send it again in 1 minute.",
			other: `You have sent too many messages. This one was not delivered. Send it again in ${minutes} minutes.`,
		}),
	tooMuch: (minutes: number) =>
		plural("en", minutes, {
			one: "You have sent too many requests. We will answer again in 1 minute.",
			other: `You have sent too many requests. We will answer again in ${minutes} minutes.`,
		}),
	papers: "We can’t accept files here, so nothing was saved. Write to us as text, and ask how to send documents.",
	papersFamily: "We can’t accept files here, so nothing was saved.",
	familyText: "We don’t read messages in this chat. Please call or write to us:",
	status: { none: "There is nothing to show yet." },
	stop: {
		whose: "Whose messages do you want to stop?",
		stopped: "We no longer write here. To get messages again, send /start.",
		already: "We don’t write here now. To get messages again, send /start.",
		notMine: "This chat is disconnected. If someone sent you that link, you don’t need to do anything.",
	},
	help: "You can send:\n/status – where the application is now\n/language – change the language\n/stop – stop messages\n/start – get messages again",
	offices: "You can reach us here:",
	openPage: "Please open your page.",
};

export type BotTexts = typeof en;
