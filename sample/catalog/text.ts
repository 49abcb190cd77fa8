import type { Text } from "./types.ts";

const NO_BREAK_SPACE = "\u00a0";

function grouped(amount: number, separator: string): string {
	return String(amount).replace(/\B(?=(\d{3})+$)/g, separator);
}

/** 4170000 → "4,170,000" in English, "4 170 000" (no-break spaces) in Russian and Uzbek. */
export function amountIn(amount: number): Text {
	const spaced = grouped(amount, NO_BREAK_SPACE);
	return { en: grouped(amount, ","), ru: spaced, uz: spaced };
}

/** Tuition for one semester of a degree, in won. */
export function wonPerSemester(amount: number): Text {
	const { en, ru, uz } = amountIn(amount);
	return {
		en: `${en} KRW per semester`,
		ru: `${ru}${NO_BREAK_SPACE}вон за семестр`,
		uz: `har semestr uchun ${uz}${NO_BREAK_SPACE}von`,
	};
}

/** From the cheapest to the dearest subject group, in won. */
export function wonRangePerSemester(from: number, to: number): Text {
	const low = amountIn(from);
	const high = amountIn(to);
	return {
		en: `${low.en}–${high.en} KRW per semester`,
		ru: `${low.ru}–${high.ru}${NO_BREAK_SPACE}вон за семестр`,
		uz: `har semestr uchun ${low.uz}–${high.uz}${NO_BREAK_SPACE}von`,
	};
}

/** Joins sentences with a space, language by language. */
export function sentences(...parts: Text[]): Text {
	return {
		en: parts.map((part) => part.en).join(" "),
		ru: parts.map((part) => part.ru).join(" "),
		uz: parts.map((part) => part.uz).join(" "),
	};
}
