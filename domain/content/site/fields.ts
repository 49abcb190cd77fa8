import {
	amountCurrencies,
	closedOffices,
	featureIcons,
	sectionKeys,
	socialPlatforms,
} from "../../../database/values.ts";
import * as f from "../../records/field-types.ts";
import type { Description } from "../../records/rules.ts";
import { usualHours } from "./hours-rules.ts";

/** C-27: achievements have four icons; any other stored name is shown as Users. */
export const achievementIcons = ["Users", "Award", "Globe", "Building"] as const;

const hero = {
	title: f.localized({ list: true }),
	subtitle: f.localized({ rows: 3, list: true }),
	buttonText: f.localized({ max: 100, list: true }),
	buttonLink: f.link(),
	backgroundImageUrl: f.image(),
};

const features = {
	orderIndex: f.orderIndex(),
	iconName: f.choice(featureIcons, { issue: "unknown_icon", list: true }),
	title: f.requiredLocalized({ list: true }),
	description: f.localized({ max: 5_000, rows: 4, list: true }),
};

const companyInfo = {
	sectionKey: f.choice(sectionKeys, { issue: "unknown_section", list: true, filter: true }),
	title: f.requiredLocalized({ list: true }),
	content: f.localized({ max: 5_000, rows: 6 }),
};

/** Four capitals and digits that are not confused: no I, L, O, U, 0, 1. */
const teamCode = "^[2-9A-HJ-KM-NP-TV-Z]{4}$";

const team = {
	orderIndex: f.orderIndex(),
	name: f.requiredLocalized({ list: true }),
	position: f.localized({ list: true }),
	bio: f.localized({ max: 5_000, rows: 4 }),
	email: f.email({ list: true, staffOnly: true }),
	city: f.localized(),
	speaks: f.localized(),
	messengerUrl: f.url(),
	code: f.line({ max: 4, pattern: teamCode, issue: "bad_team_code" }),
	linkedinUrl: f.url(),
	imageUrl: f.image(),
};

const achievements = {
	orderIndex: f.orderIndex(),
	iconName: f.suggestedChoice(achievementIcons, { max: 100, list: true }),
	title: f.requiredLocalized({ list: true }),
	value: f.requiredLocalized({ max: 100, list: true }),
	description: f.localized({ max: 5_000, rows: 3 }),
};

const testimonials = {
	name: f.requiredLocalized({ list: true }),
	country: f.localized({ list: true }),
	content: f.requiredLocalized({ max: 5_000, rows: 4, list: true }),
};

const offices = {
	orderIndex: f.orderIndex(),
	name: f.requiredLocalized({ list: true }),
	address: f.requiredLocalized({ list: true }),
	phone: f.line({ max: 50, list: true }),
	email: f.email(),
	weekdayHours: f.requiredHours({ initial: usualHours.weekdayHours }),
	saturdayHours: f.hours({ initial: usualHours.saturdayHours as string }),
	sundayHours: f.hours(),
	imageUrl: f.image(),
};

const closedDays = {
	day: f.requiredDate({ list: true }),
	office: f.choice(closedOffices, { issue: "unknown_closed_office", initial: "both", list: true, filter: true }),
	name: f.requiredLocalized({ list: true }),
};

const social = {
	platform: f.choice(socialPlatforms, { issue: "unknown_platform", list: true, filter: true }),
	url: f.requiredUrl({ list: true }),
	isActive: f.boolean(true, { list: true, filter: true }),
};

const notice = {
	text: f.requiredLocalized({ max: 1_000, rows: 3, list: true }),
	link: f.link(),
	noticedOn: f.requiredDate({ list: true }),
	isActive: f.boolean(false, { list: true, filter: true }),
};

const searchSynonyms = {
	words: f.requiredLocalized({ list: true }),
};

const legalEntity = {
	name: f.requiredLocalized({ list: true }),
	registration: f.requiredLine({ list: true }),
	address: f.requiredLocalized({ list: true }),
	director: f.localized(),
	license: f.localized(),
	payment: f.localized({ max: 5_000, rows: 4 }),
	imageUrl: f.image(),
};

const serviceFees = {
	orderIndex: f.orderIndex(),
	name: f.requiredLocalized({ list: true }),
	amount: f.requiredAmount({ list: true }),
	currency: f.choice(amountCurrencies, { issue: "unknown_currency", initial: "UZS", list: true }),
	due: f.requiredLocalized({ list: true }),
	refund: f.requiredLocalized({ max: 5_000, rows: 3, list: true }),
};

type ContentKindDefinition = {
	fields: f.Fields;
	/** The first fields of the form, if their order differs there. */
	form?: readonly string[];
	/** The kind's name in URLs, if it differs from its own name. */
	slug?: string;
	/** The kind whose tab also shows this one, if it has no tab of its own; or the page with the settings. */
	tab?: string;
	/** False: pages require these records, so staff can change but not delete them. */
	isDeletable?: false;
	/** Maximum number of records. */
	most?: number;
	/** Texts of the API documentation: the name of a record, the description of the list, an example. */
	one: string;
	about: string;
	example: Record<string, unknown>;
};

/** Every kind of content, in the order of its tabs and of the API's tables. */
export const contentKinds = {
	hero: {
		fields: hero,
		isDeletable: false,
		most: 1,
		one: "a hero text",
		about: "There is one, which the home page shows.",
		example: { title: "Study in Korea", button_text: "Apply", button_link: "/apply" },
	},
	features: {
		fields: features,
		form: ["title", "description", "iconName"],
		one: "a feature",
		about: "By `order_index`.",
		example: { icon_name: "Users", title: "One adviser from first call to arrival" },
	},
	companyInfo: {
		fields: companyInfo,
		slug: "company-info",
		isDeletable: false,
		most: sectionKeys.length,
		one: "a section about the company",
		about: "One record for each section.",
		example: { section_key: "mission", title: "Our mission", content: "Honest advice." },
	},
	team: {
		fields: team,
		form: ["name", "position", "city", "speaks", "bio", "messengerUrl", "code", "email", "linkedinUrl", "imageUrl"],
		one: "a team member",
		about: "By `order_index`. Email addresses are for staff.",
		example: { name: "Test Person", position: "Adviser", order_index: 9 },
	},
	achievements: {
		fields: achievements,
		form: ["title", "value", "description", "iconName"],
		one: "an achievement",
		about: "By `order_index`.",
		example: { title: "Years of work", value: "15+", icon_name: "Award" },
	},
	testimonials: {
		fields: testimonials,
		tab: "companyInfo",
		one: "a testimonial",
		about: "Visitors see the first three, which the home page shows.",
		example: { name: "Test Student", country: "Uzbekistan", content: "They answered every question." },
	},
	offices: {
		fields: offices,
		form: ["name", "address", "phone", "email", "weekdayHours", "saturdayHours", "sundayHours"],
		one: "an office",
		about: "By `order_index`. Hours are in the office's own time zone; without any, it is closed on that day.",
		example: { name: "Samarkand office", address: "1 Test Street, Samarkand", order_index: 5 },
	},
	closedDays: {
		fields: closedDays,
		slug: "closed-days",
		tab: "offices",
		one: "a closed day",
		about: "By `day`. Promised times skip these days; visitors see the next ones.",
		example: { day: "2027-01-01", office: "both", name: "New Year" },
	},
	social: {
		fields: social,
		one: "a social link",
		about: "Visitors see those that are switched on.",
		example: { platform: "Telegram", url: "https://t.me/example", is_active: false },
	},
	notice: {
		fields: notice,
		form: ["text", "noticedOn"],
		slug: "notices",
		tab: "hero",
		one: "a notice",
		about: "Visitors see the one that is switched on, which stands on top of every page.",
		example: { text: "New visa rules from March", noticed_on: "2026-11-21", is_active: false },
	},
	searchSynonyms: {
		fields: searchSynonyms,
		slug: "search-synonyms",
		tab: "companyInfo",
		one: "words that mean the same",
		about: "Separated by commas. A search for one of them also finds the others, of all languages.",
		example: { words: "IT, computer science", words_ru: "ИТ, информатика", words_uz: "dasturlash, informatika" },
	},
	legalEntity: {
		fields: legalEntity,
		slug: "legal-entity",
		tab: "settings",
		most: 1,
		one: "who is responsible",
		about: "There is at most one: the company that runs the site and takes the money.",
		example: { name: "Example LLC", registration: "TIN 000 000 000", address: "1 Test Street, Tashkent" },
	},
	serviceFees: {
		fields: serviceFees,
		form: ["name", "amount", "currency", "due", "refund"],
		slug: "service-fees",
		tab: "settings",
		one: "a fee of ours",
		about: "By `order_index`: what we charge, when it is due, and what comes back in which case.",
		example: {
			name: "Application to one university",
			amount: 2_000_000,
			currency: "UZS",
			due: "When you sign the agreement",
			refund: "All of it, if we have not sent anything yet",
		},
	},
} as const satisfies Record<string, ContentKindDefinition>;

export type ContentKind = keyof typeof contentKinds;
export const contentKindNames = Object.keys(contentKinds) as ContentKind[];
/** The kind's definition, including optional properties. */
export const contentKindOf = (kind: ContentKind): ContentKindDefinition => contentKinds[kind];

export const contentDescriptions = Object.fromEntries(
	contentKindNames.map((kind): [ContentKind, Description] => {
		const { fields, form = [], slug = kind } = contentKindOf(kind);
		return [kind, { permission: "content:write", slug, fields, form }];
	}),
) as Record<ContentKind, Description>;

type Slug<K extends ContentKind> = (typeof contentKinds)[K] extends { slug: infer S extends string } ? S : K;
/** The kinds that have their own tab. */
export type ContentKindTab = {
	[K in ContentKind]: (typeof contentKinds)[K] extends { tab: string } ? never : Slug<K>;
}[ContentKind];

/** The field labels of all kinds. */
export type ContentLabel = { [K in ContentKind]: f.LabelOf<(typeof contentKinds)[K]["fields"]> }[ContentKind];
