import type { Language } from "../../domain/shared/language.ts";

/** A response that is written as it is. */
export type PlainResponse = { status: number; headers: Record<string, string>; body: Buffer | null };

/** The headers of text responses for people that are not pages. */
export const plainText = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

type PlainTexts = { tooMany: string; wrongHost: string; unavailable: string };

/** Texts of responses that are sent before the language of the request is known. */
const texts: Record<Language, PlainTexts> = {
	en: {
		tooMany: "Too many requests. Please try again.",
		wrongHost: "This address does not belong to this site.",
		unavailable: "The site is unavailable right now. Please try again in a minute.",
	},
	ru: {
		tooMany: "Слишком много запросов. Попробуйте ещё раз.",
		wrongHost: "Этот адрес не относится к этому сайту.",
		unavailable: "Сайт сейчас недоступен. Попробуйте ещё раз через минуту.",
	},
	uz: {
		tooMany: "Juda koʻp soʻrov yuborildi. Qayta urinib koʻring.",
		wrongHost: "Bu manzil ushbu saytga tegishli emas.",
		unavailable: "Sayt hozir ishlamayapti. Bir daqiqadan soʻng qayta urinib koʻring.",
	},
};

/** One line per language, then the lines of `more`. */
export const inEveryLanguage = (text: keyof PlainTexts, ...more: string[]): Buffer =>
	Buffer.from([...Object.values(texts).map((own) => own[text]), ...more, ""].join("\n"));

/** The answer of a site that cannot answer now, but soon. */
export const unavailable = () =>
	new Response(inEveryLanguage("unavailable") as BodyInit, {
		status: 503,
		headers: { ...plainText, "retry-after": "5" },
	});
