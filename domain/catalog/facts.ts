import {
	type City,
	capitalProvinces,
	cities,
	type Fee,
	type FeePeriod,
	type Province,
	type StudyField,
	type TeachingLanguage,
} from "../../database/values.ts";

export type { Fee, Province, TeachingLanguage };

/**
 * What programs of one level cost in one academic year, in one field of study or (null) in all: what pages show where a
 * price is missing. It is no price of a program, so filters, sums and structured data never use it.
 */
export type SimilarPrice = { level: string; studyField: StudyField | null; count: number; fee: GroupFee };

/** What the programs of one type cost, for each period, precision and year of the price. */
export type TypeTuition = Omit<Fee, "to" | "year"> & { type: string; to: number; year: number | null };

/** The price of several programs. */
export type GroupFee = Fee & {
	/** The first and the last year of the prices. */
	years: [first: number, last: number] | null;
};

/** Facts of a university that follow from its programs. */
export type ProgramFacts = {
	tuition: TypeTuition[];
	/** The next application deadline, as an ISO date. */
	deadline: string | null;
	/** The lowest score of each test that a program asks for. */
	tests: { minTopik: number | null; minIelts: number | null; minToeflIbt: number | null };
	taughtIn: TeachingLanguage[];
};

const periods: (FeePeriod | null)[] = ["semester", "year", "term", "month", null];

export const isLanguageCourse = (type: string): boolean => type.includes("Language");

/** The tuition of degree programs: the price of a language course would be taken for that of a degree. */
export const degreeTuition = (tuition: readonly TypeTuition[]): TypeTuition[] =>
	tuition.filter(({ type }) => !isLanguageCourse(type));

/**
 * Orders amounts by what they cost a year. Amounts whose cost a year is unknown come last and cannot be compared.
 */
function compareTuition(a: TypeTuition, b: TypeTuition): number {
	const unknown = ({ yearly, period }: TypeTuition) => (yearly === null ? 1 + periods.indexOf(period) : 0);
	return unknown(a) - unknown(b) || (a.yearly ?? a.from) - (b.yearly ?? b.from) || Number(a.about) - Number(b.about);
}

/**
 * The lowest tuition of several types of programs.
 * @returns null if no amount is known; `to` is null if other amounts are higher.
 */
export function lowestTuition(tuition: readonly TypeTuition[]): GroupFee | null {
	const [lowest] = tuition.toSorted(compareTuition);
	if (!lowest) return null;
	const { type: _, year, ...fee } = lowest;
	return {
		...fee,
		to: tuition.every(({ to }) => to === fee.from) ? fee.from : null,
		years: year ? [year, year] : null,
	};
}

/**
 * The lowest and the highest tuition of several types of programs, of the amounts with the currency and the period of the lowest.
 * @returns null if no amount is known.
 */
function tuitionRange(tuition: readonly TypeTuition[]): GroupFee | null {
	const [lowest] = tuition.toSorted(compareTuition);
	if (!lowest) return null;
	const same = tuition.filter((one) => one.currency === lowest.currency && one.period === lowest.period);
	const { from, currency, period, yearly } = lowest;
	return {
		from,
		to: Math.max(...same.map(({ to }) => to)),
		about: same.some(({ about }) => about),
		currency,
		period,
		yearly,
		years: spanOf(same.map(({ year }) => year)),
	};
}

/**
 * The lowest and the highest tuition a year of several types of programs.
 * @returns null if no amount is known for a year.
 */
export function yearlyTuition(tuition: readonly TypeTuition[]): GroupFee | null {
	const known = tuition.flatMap(({ yearly, from, to, about, year }) =>
		yearly === null ? [] : [{ from: yearly, to: to * (yearly / from), about, year }],
	);
	if (known.length === 0) return null;
	const from = Math.min(...known.map((one) => one.from));
	return {
		from,
		to: Math.max(...known.map(({ to }) => to)),
		about: known.some(({ about }) => about),
		currency: "KRW",
		period: "year",
		yearly: from,
		years: spanOf(known.map(({ year }) => year)),
	};
}

/** The first and the last of the years that are known. */
export function spanOf(years: readonly (number | null)[]): GroupFee["years"] {
	const known = years.filter((year) => year !== null);
	return known.length > 0 ? [Math.min(...known), Math.max(...known)] : null;
}

/** What a year costs, by a fee for another period; null if that is not known. */
export function yearOf({ from, to, about, currency, period, yearly }: Fee): Fee | null {
	if (yearly === null || period === "year") return null;
	return { from: yearly, to: to && to * (yearly / from), about, currency, period: "year", yearly };
}

/**
 * The tuition a year of each type of programs, as on the card; of language courses, and where a year is not known, of one
 * payment. Language courses come last.
 */
export function tuitionByType(tuition: readonly TypeTuition[]): { type: string; fee: GroupFee }[] {
	const ordered = tuition.toSorted((a, b) => Number(isLanguageCourse(a.type)) - Number(isLanguageCourse(b.type)));
	return [...Map.groupBy(ordered, ({ type }) => type)].flatMap(([type, own]) => {
		const fee = (isLanguageCourse(type) ? null : yearlyTuition(own)) ?? tuitionRange(own);
		return fee ? [{ type, fee }] : [];
	});
}

/** What other programs of the same level and field cost; of the same level, if those are too few. */
export function findSimilarPrice(
	prices: readonly SimilarPrice[],
	{ type, studyField }: { type: string; studyField: StudyField | null },
): SimilarPrice | undefined {
	const ofLevel = prices.filter(({ level }) => type.includes(level));
	const ofField = studyField && ofLevel.find((price) => price.studyField === studyField);
	return ofField || ofLevel.find((price) => price.studyField === null);
}

/** What an amount, its currency and its period are written with. */
const priceWords = new RegExp(
	`^(?:${[
		...["krw", "won", "вон", "von", "usd", "us", "dollars?", "доллар\\p{L}*", "сша", "aqsh", "dollar\\p{L}*"],
		...["mln", "million", "млн", "миллион\\p{L}*", "about", "approximately", "около", "примерно", "taxminan"],
		...["a", "an", "per", "each", "for", "в", "за", "каждый", "har", "uchun"],
		...["semester", "семестр\\p{L}*", "semestr\\p{L}*", "term", "year", "г", "год\\p{L}*", "yil\\p{L}*"],
		...["month", "месяц\\p{L}*", "oy\\p{L}*"],
	].join("|")})$`,
	"u",
);

/** Whether a text says anything in words beside its amount and the period: a page then shows it as written (PDET-03). */
export const saysMoreThanPrice = (text: string): boolean =>
	(text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => !priceWords.test(word));

/** The first sentence, for a card. It has at least 20 characters, so that an abbreviation such as "St." does not end it. */
export const firstSentence = (text: string): string => /^.{20,}?[.!?…](?=\s|$)/s.exec(text)?.[0] ?? text;

/** The first part of a duration, for a card: "Usually 10 weeks" of "Usually 10 weeks (200 hours) per term". */
export function shortDuration(text: string): string {
	const [start = ""] = text.split(/\s*(?:[(;]|[:,](?!\d))/, 1);
	// A number alone says nothing: "2, 3 or 4 years".
	return /\p{L}/u.test(start) ? start : text;
}

/** What may follow a city's name in the part of a location that names the city. */
const cityEnd = "(?:-si| (?:special |metropolitan |capital )*city)?(?: \\d+)?";
const cityPatterns = cities.map(
	(city) =>
		[
			city,
			new RegExp(`^\\s*${city}(?![\\p{L}’'-])|(?:^|[,;/·|—])\\s*${city}${cityEnd}\\s*(?:$|[,;/·|—])`, "iu"),
		] as const,
);

/**
 * The city of the filters in which a location lies: the one that begins it or that is one of its parts ("Gwanak-gu, Seoul").
 * Any other mention, such as a distance to Seoul, is no location. The Gwangju of Gyeonggi Province is another city.
 */
export function cityOf(place: { location: string; locationEn: string | null }): City | undefined {
	const texts = [place.location, place.locationEn ?? ""].map((text) => text.replace(/\([^()]*\)/g, " ").trim());
	const [city] = cityPatterns.find(([, pattern]) => texts.some((text) => pattern.test(text))) ?? [];
	return city === "Gwangju" && /gyeonggi|кёнги|경기/i.test(texts.join(" ")) ? undefined : city;
}

/** Whether a province belongs to the capital region, for which visa rules differ; null if the province is not known. */
export const isCapitalRegion = (province: Province | null): boolean | null =>
	province && capitalProvinces.some((capital) => capital === province);

export type DeadlineState = "open" | "soon" | "near" | "past";

const day = 24 * 60 * 60 * 1_000;

/** Days until a deadline by Korea's calendar: 0 on the day itself, negative after it. */
export const daysUntil = (deadline: string, now: Date): number =>
	Math.floor((Date.parse(`${deadline}T24:00:00+09:00`) - 1 - now.getTime()) / day);

/**
 * How urgent a deadline is: "open" for more than 60 days, "near" for 30 days or fewer, "past" after the day itself in Korea.
 * @param deadline an ISO date.
 */
export function deadlineState(deadline: string, now: Date): DeadlineState {
	const left = daysUntil(deadline, now);
	if (left < 0) return "past";
	return left > 60 ? "open" : left <= 30 ? "near" : "soon";
}
