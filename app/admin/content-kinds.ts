import {
	type ContentKind,
	type ContentKindTab,
	contentKindNames,
	contentKindOf,
} from "../../domain/content/site/fields.ts";
import { inOrder, namingField } from "../../domain/records/field-types.ts";
import { type Field, formOf } from "./fields.ts";

/** A list in a tab of the content manager, and its form. */
export type ContentSection = {
	kind: ContentKind;
	/** Its name in URLs, and the URL below which its records are. */
	slug: string;
	base: string;
	/** The page of its own that shows the list. */
	home: string;
	tab: ContentTab | typeof settings;
	fields: Field[];
	/** The field that names a record. */
	name: string;
	/** False for records that public pages require. */
	isDeletable: boolean;
	/** Maximum number of records. */
	most: number;
};

type ContentTab = ContentKindTab | "applications";

/** The page of its own that shows the kinds about the company behind the site. */
const settings = "settings";

const tabOf = (tab: string) =>
	(tab === settings ? tab : slugOf(tab as ContentKind)) as ContentKindTab | typeof settings;
const slugOf = (kind: ContentKind) => contentKindOf(kind).slug ?? kind;

export const contentSections = contentKindNames.map((kind): ContentSection => {
	const { fields, form = [], tab = kind, isDeletable = true, most = Number.POSITIVE_INFINITY } = contentKindOf(kind);
	const slug = slugOf(kind);
	const folder = `/admin/${tab === settings ? settings : "content"}`;
	return {
		kind,
		slug,
		base: `${folder}/${slug}`,
		home: tab === settings ? folder : `${folder}/${slug}`,
		tab: tabOf(tab),
		fields: formOf(inOrder(fields, form)),
		name: namingField(fields),
		isDeletable,
		most,
	};
});

/** CMS-01: the tabs in order; each is the last part of a URL, and the first one is the content manager's own URL. */
export const contentTabs: ContentTab[] = [
	...new Set(contentSections.flatMap(({ tab }) => (tab === settings ? [] : tab))),
	"applications",
];

export const tabAddress = (tab: ContentTab): string =>
	tab === "hero" ? "/admin/content" : `/admin/content/${tab}?tabs=yes`;

/** The lists that have a page of their own; the others, except those of the settings, share one. */
const ownPages = [["testimonials"], ["team"], ["offices", "closed-days"], ["notices"]];
const pageOf = ({ slug, tab }: ContentSection) =>
	tab === settings ? settings : ownPages.find((slugs) => slugs.includes(slug))?.[0];

/**
 * @param slug of one of the lists
 * @param isTab whether they stand below the tabs of the content manager
 * @returns the lists of a page or a tab, none if there is no such page.
 */
export function sectionsOf(slug: string | undefined, isTab: boolean): ContentSection[] {
	const own = sectionOf(slug);
	const same = (section: ContentSection) =>
		isTab ? section.tab === own?.tab : pageOf(section) === (own && pageOf(own));
	return own ? contentSections.filter(same) : [];
}

/** The columns of a list besides the name. */
export const listedFields = ({ fields, name: naming }: ContentSection): Field[] =>
	fields.filter(({ name, list }) => list && name !== naming);

/** The section of a URL; the hero by default. */
export const sectionOf = (slug = "hero"): ContentSection | undefined =>
	contentSections.find((each) => each.slug === slug);
