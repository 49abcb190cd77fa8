import type { Text } from "./types.ts";

const NO_BREAK_SPACE = "\u00a0";

function grouped(amount: number, separator: string): string {
	return String(amount).replace(/\B(?=(\d{3})+$)/g, separator);
}

/** 4170000 → "4,170,000" in English, "4 170 000" (no-break spaces) in Russian and Uzbek. */
function amountIn(amount: number): Text {
	const spaced = grouped(amount, NO_BREAK_SPACE);
	return { en: grouped(amount, ","), ru: spaced, uz: spaced };
}

/** Puts no-break spaces into the amounts of a Russian or Uzbek text: 75 000 вон. */
export function spaced(text: string): string {
	return text.replace(/(?<=\d) (?=\d{3}|%|вон|von|сум|soʻm)/g, NO_BREAK_SPACE);
}

/** The year of the published price; null for a page without a date. The card shows it with the price (F4). */
export type PriceYear = 2020 | 2022 | 2023 | 2024 | null;

function yearNote(year: PriceYear): Text {
	return year === null
		? {
				en: "undated page, seen in 2026",
				ru: "страница без даты, просмотрена в 2026 году",
				uz: "sanasiz sahifa, 2026-yilda koʻrilgan",
			}
		: { en: `${year}`, ru: `${year} год`, uz: `${year}-yil` };
}

/** Tuition for one semester of a degree program, in won. */
export function wonPerSemester(amount: number, year: PriceYear): Text {
	const { en, ru, uz } = amountIn(amount);
	const note = yearNote(year);
	return {
		en: `${en} won per semester (${note.en})`,
		ru: `${ru}${NO_BREAK_SPACE}вон за семестр (${note.ru})`,
		uz: `har semestr uchun ${uz}${NO_BREAK_SPACE}von (${note.uz})`,
	};
}

/** The price of one language term of ten weeks, in won. */
export function wonPerTerm(amount: number, year: PriceYear): Text {
	const { en, ru, uz } = amountIn(amount);
	const note = yearNote(year);
	return {
		en: `${en} won per 10-week term (${note.en})`,
		ru: `${ru}${NO_BREAK_SPACE}вон за 10-недельный курс (${note.ru})`,
		uz: `10 haftalik kurs uchun ${uz}${NO_BREAK_SPACE}von (${note.uz})`,
	};
}

/** From the cheapest to the most expensive group of subjects, in won. */
export function wonRangePerSemester(from: number, to: number, year: PriceYear): Text {
	const low = amountIn(from);
	const high = amountIn(to);
	const note = yearNote(year);
	return {
		en: `${low.en}–${high.en} won per semester, by subject (${note.en})`,
		ru: `${low.ru}–${high.ru}${NO_BREAK_SPACE}вон за семестр, по направлениям (${note.ru})`,
		uz: `har semestr uchun ${low.uz}–${high.uz}${NO_BREAK_SPACE}von, yoʻnalishga qarab (${note.uz})`,
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
