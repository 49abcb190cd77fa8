import type { Language } from "../language.ts";

/** What the bot says when a chat is disconnected. Plain text. */
type Goodbye = {
	/** With the reference of the application that the chat followed. */
	named(reference: string): string;
	/** After an erasure: names nobody. */
	unnamed: string;
};

export const goodbyeTexts: Record<Language, Goodbye> = {
	en: {
		named: (reference) =>
			`This chat is no longer connected to application ${reference}. We won’t write here about it anymore. To connect again, open your page on our website.`,
		unnamed: "This chat has been disconnected. We won’t write here anymore.",
	},
	ru: {
		named: (reference) =>
			`Этот чат больше не связан с заявкой ${reference}. О ней мы сюда больше не пишем. Чтобы подключить его снова, откройте свою страницу на нашем сайте.`,
		unnamed: "Этот чат отключён. Мы больше не будем сюда писать.",
	},
	uz: {
		named: (reference) =>
			`Bu chat endi ${reference} raqamli arizaga ulanmagan. Bu ariza haqida endi bu yerga yozmaymiz. Qayta ulash uchun saytimizda oʻz sahifangizni oching.`,
		unnamed: "Bu chat uzildi. Endi bu yerga yozmaymiz.",
	},
};
