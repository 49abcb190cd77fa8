import type { Language } from "../shared/language.ts";

/** What the bot says when a chat is disconnected. Plain text. */
type Goodbye = {
	/** With the reference of the application that the chat followed. */
	named(reference: string): string;
	/** To the family, who knows no reference. */
	family(name: string): string;
	/** After an erasure: names nobody. */
	unnamed: string;
};

export const goodbyeTexts: Record<Language, Goodbye> = {
	en: {
		named: (reference) =>
			`This chat is no longer connected to application ${reference}. We won’t write here about it anymore. To connect again, open your page on our website.`,
		family: (name) => `You no longer follow ${name}’s application in this chat. We won’t write here about it anymore.`,
		unnamed: "This chat has been disconnected. We won’t write here anymore.",
	},
	ru: {
		named: (reference) =>
			`Этот чат больше не связан с заявкой ${reference}. О ней мы сюда больше не пишем. Чтобы подключить его снова, откройте свою страницу на нашем сайте.`,
		family: (name) => `В этом чате Вы больше не следите за заявкой: ${name}. О ней мы сюда больше не пишем.`,
		unnamed: "Этот чат отключён. Мы больше не будем сюда писать.",
	},
	uz: {
		named: (reference) =>
			`Bu chat endi ${reference} raqamli arizaga ulanmagan. Bu ariza haqida endi bu yerga yozmaymiz. Qayta ulash uchun saytimizda oʻz sahifangizni oching.`,
		family: (name) => `Bu chatda endi arizani kuzatib bormaysiz: ${name}. U haqda bu yerga boshqa yozmaymiz.`,
		unnamed: "Bu chat uzildi. Endi bu yerga yozmaymiz.",
	},
};
