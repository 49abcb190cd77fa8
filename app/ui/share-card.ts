import { coverFacts } from "../../domain/catalog/cover-facts.ts";
import { degreeTuition, type Fee, lowestTuition } from "../../domain/catalog/facts.ts";
import type { getProgram } from "../../domain/catalog/program-queries.ts";
import { rankingLabel } from "../../domain/catalog/rules.ts";
import type { getUniversity } from "../../domain/catalog/university-queries.ts";
import type { PostCard } from "../../domain/content/blog/queries.ts";
import { readImageAddress } from "../../domain/content/images/rules.ts";
import type { Content } from "../../domain/content/site/queries.ts";
import type { Total } from "../../domain/money/costs-totals.ts";
import type { Language } from "../../domain/shared/language.ts";
import { formatAmount } from "../i18n/converted.ts";
import { guides, texts } from "../i18n/dictionaries.ts";
import { formatFee } from "../i18n/fee.ts";
import { formatDay } from "../i18n/formats.ts";
import { tagName, typeName } from "../i18n/texts.ts";
import { localized, typeset } from "../i18n/typography.ts";
import type { CoverSubject } from "./cover-address.ts";
import { hash } from "./lattice/hash.ts";

/** The picture that messengers and social networks show beside a link, in the language of the page. */
export type ShareCard = {
	/** Identifies the page in the card's address: a record's id or the name of a page. */
	name: string;
	/** A short line above the title: the university of a program. */
	heading: string;
	title: string;
	/** The title in English, shown if the fonts lack the letters of the other one. */
	titleEn: string;
	/** One line below the title. */
	facts: string;
	/** The address of an uploaded photo. */
	photo: string | null;
	/** What is drawn in the place of a missing photo. */
	subject: CoverSubject;
};

/** Increase when the design of the cards changes, so that messengers load them again. */
const designVersion = 1;

/** @returns the card's path, which changes with its content. */
export function shareCardAddress(card: ShareCard, language: Language, siteName: string): string {
	const version = hash(JSON.stringify([designVersion, siteName, card])).toString(36);
	return `/cards/${language}/${card.name}/${version}.png`;
}

/** Only uploaded photos can be drawn; photos on other sites are not loaded. */
const uploaded = (url: string | null | undefined): string | null => (readImageAddress(url) ? (url ?? null) : null);

const factLine = (...facts: (string | false | null | undefined)[]): string => facts.filter(Boolean).join(" · ");

/** The lowest amount of a price with what it pays for. */
function price(fee: Fee | null, language: Language): string | null {
	if (!fee) return null;
	const t = texts[language];
	const amount = formatFee(fee.to === fee.from ? fee : { ...fee, to: null }, language, t);
	return fee.period ? `${amount} ${t.facts.periods[fee.period]}` : amount;
}

const until = (day: string | null, language: Language): string | null =>
	day && texts[language].shareCard.until(formatDay(day, language));

type University = Awaited<ReturnType<typeof getUniversity>>;

export function universityShareCard(university: University, language: Language): ShareCard {
	const t = texts[language];
	const subject = coverFacts(university);
	const { tuition, deadline } = university.facts;
	return {
		name: university.id,
		heading: subject.nameKo,
		title: localized(university, "name", language),
		titleEn: localized(university, "name", "en"),
		facts: factLine(
			subject.city ? t.cities[subject.city] : localized(university, "location", language),
			university.ranking !== null && t.universities.ranked(university.ranking, rankingLabel(university.rankingSource)),
			price(lowestTuition(degreeTuition(tuition)), language) ?? localized(university, "tuitionRange", language),
			until(deadline, language),
		),
		photo: uploaded(university.imageUrl),
		subject,
	};
}

type Program = Awaited<ReturnType<typeof getProgram>>;

export function programShareCard(program: Program, language: Language): ShareCard {
	const t = texts[language];
	const { university } = program;
	const subject = coverFacts(university);
	return {
		name: program.id,
		heading: localized(university, "name", language),
		title: localized(program, "title", language),
		titleEn: localized(program, "title", "en"),
		facts: factLine(
			typeName(program.type, t),
			subject.city ? t.cities[subject.city] : localized(university, "location", language),
			price(program.fee, language),
			until(program.openDeadline, language),
		),
		photo: uploaded(university.imageUrl),
		subject,
	};
}

/** The sum of the first year, or the question if it is not known. The name is the program's, after "costs-". */
export function costsShareCard(program: Program, firstYear: Total | null, language: Language): ShareCard {
	const t = texts[language];
	const card = programShareCard(program, language);
	const question = typeset(t.costs.title, language);
	const sum = firstYear && formatAmount({ ...firstYear, currency: "UZS" }, language, t);
	return {
		...card,
		name: costsCardPrefix + program.id,
		heading: sum ? question : "",
		title: sum ?? question,
		titleEn: "",
		facts: factLine(card.title, card.heading),
	};
}
export const costsCardPrefix = "costs-";

type Post = Pick<PostCard, "id" | "tags" | "coverImageUrl" | "createdAt"> & { title: string };

export function postShareCard(post: Post, language: Language): ShareCard {
	const t = texts[language];
	return {
		name: post.id,
		heading: t.blog.title,
		title: localized(post, "title", language),
		titleEn: localized(post, "title", "en"),
		facts: factLine(formatDay(post.createdAt, language), ...post.tags.slice(0, 3).map((tag) => tagName(tag, t))),
		photo: uploaded(post.coverImageUrl),
		subject: { tags: post.tags },
	};
}

/** The pages that are no record and have a card of their own. */
const pages = {
	about: (language) => texts[language].about,
	admissions: (language) => guides[language],
	apply: (language) => texts[language].apply,
	blog: (language) => texts[language].blog,
	contact: (language) => texts[language].contact,
	costs: (language) => texts[language].costs,
	documents: (language) => texts[language].documents,
	fit: (language) => texts[language].fit,
	"is-it-us": (language) => texts[language].official,
	plan: (language) => texts[language].plan,
	programs: (language) => texts[language].programs,
	promises: (language) => texts[language].promises,
	scholarships: (language) => texts[language].scholarships,
	universities: (language) => texts[language].universities,
	"visa-status": (language) => texts[language].visa,
} satisfies Record<
	string,
	(language: Language) => { title: string | ((siteName: string) => string); description: string }
>;

export type PageCard = keyof typeof pages | "home";

export const isPageCard = (name: string): name is PageCard => name === "home" || Object.hasOwn(pages, name);

export function pageShareCard(name: PageCard, language: Language, siteName: string, content?: Content): ShareCard {
	const card = { name, heading: "", titleEn: "", photo: null, subject: {} };
	if (name === "home") {
		const t = texts[language];
		const hero = content?.hero;
		return {
			...card,
			title: (hero && localized(hero, "title", language)) || t.hero.title(siteName),
			titleEn: hero ? localized(hero, "title", "en") : "",
			facts: (hero && localized(hero, "subtitle", language)) || t.hero.subtitle,
			photo: uploaded(hero?.backgroundImageUrl),
			subject: { city: "Seoul" },
		};
	}
	const { title, description } = pages[name](language);
	return {
		...card,
		title: typeset(typeof title === "string" ? title : title(siteName), language),
		facts: typeset(description, language),
	};
}
