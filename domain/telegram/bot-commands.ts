import type { Language } from "../../database/values.ts";

/** The commands that Telegram offers in the bot's menu. `/start` is the button with which each chat begins. */
export const botCommands: Record<Language, Record<"status" | "language" | "stop" | "help", string>> = {
	en: {
		status: "Where your application is now",
		language: "Change the language",
		stop: "Stop messages",
		help: "What this bot does",
	},
	ru: {
		status: "На каком этапе заявка",
		language: "Сменить язык",
		stop: "Отключить сообщения",
		help: "Что умеет этот бот",
	},
	uz: {
		status: "Ariza qaysi bosqichda",
		language: "Tilni oʻzgartirish",
		stop: "Xabarlarni toʻxtatish",
		help: "Bu bot nima qila oladi",
	},
};
