import { inOrder, namingField } from "../../domain/field-types.ts";
import {
	type ContentKind,
	type ContentKindTab,
	contentKindNames,
	contentKindOf,
} from "../../domain/site-content/fields.ts";
import { type Field, formOf } from "./fields.ts";

/** A list within a tab of the content manager, and the form of its records. */
export type ContentSection = {
	kind: ContentKind;
	/** As its addresses name it. */
	slug: string;
	tab: ContentTab;
	fields: Field[];
	/** The field that a record is known by. */
	name: string;
	/** Records that the public pages cannot do without are changed, and not deleted. */
	isDeletable: boolean;
	/** How many there can be. */
	most: number;
};

export type ContentTab = ContentKindTab | "applications";

const slugOf = (kind: string) => contentKindOf(kind as ContentKind).slug ?? kind;

export const contentSections = contentKindNames.map((kind): ContentSection => {
	const { fields, form = [], tab = kind, isDeletable = true, most = Number.POSITIVE_INFINITY } = contentKindOf(kind);
	return {
		kind,
		slug: slugOf(kind),
		tab: slugOf(tab) as ContentKindTab,
		fields: formOf(inOrder(fields, form)),
		name: namingField(fields),
		isDeletable,
		most,
	};
});

/** CMS-01: the tabs in their order; each is the last part of an address, and the first one the content manager's own. */
export const contentTabs: ContentTab[] = [...new Set(contentSections.map(({ tab }) => tab)), "applications"];

export const tabAddress = (tab: ContentTab) => (tab === "hero" ? "/admin/content" : `/admin/content/${tab}`);

/** The columns of a section's list, beside the name. */
export const listedFields = ({ fields, name: naming }: ContentSection): Field[] =>
	fields.filter(({ name, list }) => list && name !== naming);

/** The section that an address names; without a name the hero. */
export const sectionOf = (slug = "hero"): ContentSection | undefined =>
	contentSections.find((each) => each.slug === slug);
