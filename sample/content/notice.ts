import type { Text } from "./types.ts";

/** Not active in the sample. Reported by kun.uz on 26 January 2026, checked on 21 November 2026. */
export const notice: { text: Text; link: string | null; noticedOn: string; isActive: boolean } = {
	text: {
		en: "South Korea may limit visas for citizens of Uzbekistan, including student visas. There is no formal decision yet (checked on 21 November 2026). Ask us before you book anything.",
		ru: "Южная Корея может ограничить выдачу виз гражданам Узбекистана, в том числе студенческих. Официального решения пока нет (проверено 21 ноября 2026 года). Спросите нас, прежде чем что-либо бронировать.",
		uz: "Janubiy Koreya Oʻzbekiston fuqarolariga viza, jumladan oʻquv vizasi berishni cheklashi mumkin. Rasmiy qaror hali yoʻq (2026-yil 21-noyabrda tekshirilgan). Biror narsani band qilishdan oldin bizdan soʻrang.",
	},
	link: "/contact",
	noticedOn: "2026-01-26",
	isActive: false,
};
