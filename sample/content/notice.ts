import type { Text } from "./types.ts";

/** Switched off in the sample. Reported by kun.uz on 26 January 2026, checked on 21 November 2026. */
export const notice: { text: Text; link: string | null; noticedOn: string; isActive: boolean } = {
	text: {
		en: "South Korea may limit visas for citizens of Uzbekistan, student visas among them. There is no formal decision yet. Ask us before you book.",
		ru: "Южная Корея может ограничить выдачу виз гражданам Узбекистана, в том числе студенческих. Официального решения пока нет. Спросите нас, прежде чем что-либо бронировать.",
		uz: "Janubiy Koreya Oʻzbekiston fuqarolariga, jumladan talabalarga viza berishni cheklashi mumkin. Rasmiy qaror hali yoʻq. Biror narsani band qilishdan oldin bizdan soʻrang.",
	},
	link: "/contact",
	noticedOn: "2026-01-26",
	isActive: false,
};
