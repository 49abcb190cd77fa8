import { achievementIcons, orderedKinds } from "../../domain/site-content/rules.ts";
import { type ContentKind, featureIcons, sectionKeys, socialPlatforms } from "../../domain/site-content/schema.ts";
import type { Field, Values } from "./fields.ts";

/** CMS-01: the tabs in their order; each is the last part of an address, and the first one the content manager's own. */
export const contentTabs = [
	"hero",
	"features",
	"company-info",
	"team",
	"achievements",
	"offices",
	"social",
	"applications",
] as const;
export type ContentTab = (typeof contentTabs)[number];

export const tabAddress = (tab: ContentTab) => (tab === "hero" ? "/admin/content" : `/admin/content/${tab}`);

/** A list within a tab, and the form of its records. */
export type ContentSection = {
	kind: ContentKind;
	/** As its addresses name it. */
	slug: string;
	tab: ContentTab;
	fields: Field[];
	/** The field that a record is known by, and those that stand beside it in the list. */
	name: string;
	columns: string[];
	/** What a new record says before anybody has typed. */
	fresh: Values;
	/** Records that the public pages cannot do without are changed, and not deleted. */
	isDeletable: boolean;
	/** How many there can be. */
	most: number;
};

const orderIndex: Field = { name: "orderIndex", kind: "line", inputMode: "numeric" };
const first = { orderIndex: "0" };
const list = { isDeletable: true, most: Number.POSITIVE_INFINITY };

export const contentSections: ContentSection[] = [
	{
		kind: "hero",
		slug: "hero",
		tab: "hero",
		fields: [
			{ name: "title", kind: "localized" },
			{ name: "subtitle", kind: "localized", rows: 3 },
			{ name: "buttonText", kind: "localized" },
			{ name: "buttonLink", kind: "line" },
			{ name: "backgroundImageUrl", kind: "image" },
		],
		name: "title",
		columns: ["subtitle", "buttonText"],
		fresh: {},
		isDeletable: false,
		most: 1,
	},
	{
		kind: "notice",
		slug: "notices",
		tab: "hero",
		fields: [
			{ name: "text", kind: "localized", rows: 3, required: true },
			{ name: "noticedOn", kind: "line", type: "date", required: true },
			{ name: "link", kind: "line" },
			{ name: "isActive", kind: "tick" },
		],
		name: "text",
		columns: ["noticedOn", "isActive"],
		fresh: {},
		...list,
	},
	{
		kind: "features",
		slug: "features",
		tab: "features",
		fields: [
			{ name: "title", kind: "localized", required: true },
			{ name: "description", kind: "localized", rows: 4 },
			{ name: "iconName", kind: "choice", options: featureIcons, required: true },
			orderIndex,
		],
		name: "title",
		columns: ["description", "iconName"],
		fresh: first,
		...list,
	},
	{
		kind: "companyInfo",
		slug: "company-info",
		tab: "company-info",
		fields: [
			{ name: "sectionKey", kind: "choice", options: sectionKeys, required: true },
			{ name: "title", kind: "localized", required: true },
			{ name: "content", kind: "localized", rows: 6 },
		],
		name: "title",
		columns: ["sectionKey"],
		fresh: {},
		isDeletable: false,
		most: sectionKeys.length,
	},
	{
		kind: "testimonials",
		slug: "testimonials",
		tab: "company-info",
		fields: [
			{ name: "name", kind: "localized", required: true },
			{ name: "country", kind: "localized" },
			{ name: "content", kind: "localized", rows: 4, required: true },
		],
		name: "name",
		columns: ["country", "content"],
		fresh: {},
		...list,
	},
	{
		kind: "team",
		slug: "team",
		tab: "team",
		fields: [
			{ name: "name", kind: "localized", required: true },
			{ name: "position", kind: "localized" },
			{ name: "bio", kind: "localized", rows: 4 },
			{ name: "email", kind: "line" },
			{ name: "linkedinUrl", kind: "line", type: "url" },
			{ name: "imageUrl", kind: "image" },
			orderIndex,
		],
		name: "name",
		columns: ["position", "email"],
		fresh: first,
		...list,
	},
	{
		kind: "achievements",
		slug: "achievements",
		tab: "achievements",
		fields: [
			{ name: "title", kind: "localized", required: true },
			{ name: "value", kind: "localized", required: true },
			{ name: "description", kind: "localized", rows: 3 },
			{ name: "iconName", kind: "choice", options: achievementIcons },
			orderIndex,
		],
		name: "title",
		columns: ["value", "iconName"],
		fresh: first,
		...list,
	},
	{
		kind: "offices",
		slug: "offices",
		tab: "offices",
		fields: [
			{ name: "name", kind: "localized", required: true },
			{ name: "address", kind: "localized", required: true },
			{ name: "phone", kind: "line" },
			{ name: "email", kind: "line" },
			orderIndex,
		],
		name: "name",
		columns: ["address", "phone"],
		fresh: first,
		...list,
	},
	{
		kind: "social",
		slug: "social",
		tab: "social",
		fields: [
			{ name: "platform", kind: "choice", options: socialPlatforms, required: true },
			{ name: "url", kind: "line", type: "url", required: true },
			{ name: "isActive", kind: "tick" },
		],
		name: "platform",
		columns: ["url", "isActive"],
		fresh: { isActive: "yes" },
		...list,
	},
];

/** The section that an address names; without a name the hero. */
export const sectionOf = (slug = "hero"): ContentSection | undefined =>
	contentSections.find((each) => each.slug === slug);

export const orderedKindOf = ({ kind }: ContentSection) => orderedKinds.find((ordered) => ordered === kind);
