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
	tab: ContentTab | typeof settings;
	fields: Field[];
	/** The field that names a record. */
	name: string;
	/** False for records that public pages require. */
	isDeletable: boolean;
	/** Maximum number of records. */
	most: number;
};

export type ContentTab = ContentKindTab | "applications";

/** The page of its own that shows the kinds about the company behind the site. */
export const settings = "settings";

const tabOf = (tab: string) =>
	(tab === settings ? tab : slugOf(tab as ContentKind)) as ContentKindTab | typeof settings;
const slugOf = (kind: ContentKind) => contentKindOf(kind).slug ?? kind;

export const contentSections = contentKindNames.map((kind): ContentSection => {
	const { fields, form = [], tab = kind, isDeletable = true, most = Number.POSITIVE_INFINITY } = contentKindOf(kind);
	const slug = slugOf(kind);
	return {
		kind,
		slug,
		base: `/admin/${tab === settings ? settings : "content"}/${slug}`,
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

export function tabAddress(tab: ContentSection["tab"]): string {
	if (tab === settings) return "/admin/settings";
	return tab === "hero" ? "/admin/content" : `/admin/content/${tab}`;
}

/** The columns of a list besides the name. */
export const listedFields = ({ fields, name: naming }: ContentSection): Field[] =>
	fields.filter(({ name, list }) => list && name !== naming);

/** The section of a URL; the hero by default. */
export const sectionOf = (slug = "hero"): ContentSection | undefined =>
	contentSections.find((each) => each.slug === slug);
