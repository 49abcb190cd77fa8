import { type ContentKind, contentKindNames } from "../../domain/content/site/fields.ts";
import { descriptions, type RevisedNoun } from "../../domain/desk/revisions/rules.ts";
import { type Filters, type FilterText, filtersOf } from "../../domain/records/filters.ts";
import { type Description, formFields, nameField } from "../../domain/records/rules.ts";
import { toKebabCase } from "../../domain/shared/naming.ts";
import type { Flash } from "../request-context.ts";
import { type ContentSection, contentSections } from "./content-kinds.ts";
import { type Field, formOf } from "./fields.ts";
import type { useManagementTexts } from "./frame.ts";

/**
 * The types of records that staff edit. All types share the same dialogs (routes/admin/record*.tsx and revisions.tsx).
 */
export type RecordType = {
	noun: RevisedNoun;
	fields: Field[];
	filters: Filters;
	isPage: boolean;
	/** The field that names a record. */
	name: string;
	/** The URL of its list, and the URL below which its records are. */
	home: string;
	base: string;
	/** The messages after a change. */
	done: { added: Flash["code"]; updated: Flash["code"]; deleted: Flash["code"] };
	/** For site content: its place in the content manager or the settings. */
	section?: ContentSection;
};

function doneOf(noun: RevisedNoun): RecordType["done"] {
	if (noun === "certification") return { added: "saved", updated: "saved", deleted: "item_deleted" };
	return noun === "university" || noun === "program" || noun === "post"
		? { added: `${noun}_added`, updated: `${noun}_updated`, deleted: "item_deleted" }
		: { added: "content_added", updated: "content_updated", deleted: "content_deleted" };
}

const recordTypes = (Object.keys(descriptions) as RevisedNoun[]).map((noun): RecordType => {
	const description: Description = descriptions[noun];
	const section = contentSections.find(({ kind }) => kind === noun);
	const base = section?.base ?? `/admin/${description.slug}`;
	return {
		...{ noun, base },
		// The university of a certification is that of the page.
		fields: formOf(formFields(description)).filter(({ reference }) => noun !== "certification" || !reference),
		filters: filtersOf(description.fields),
		isPage: description.isPage === true,
		name: nameField(description),
		home: section?.home ?? base,
		done: doneOf(noun),
		...(section && { section }),
	};
});

/**
 * The type of the records that a URL shows.
 * @param slug the kind of site content, if the URL contains one
 */
export function recordTypeAt(pathname: string, slug = "hero"): RecordType | undefined {
	const folder = pathname.split("/").slice(0, 3).join("/");
	const base = ["/admin/content", "/admin/settings"].includes(folder) ? `${folder}/${slug}` : folder;
	const type = recordTypes.find((type) => type.base === base);
	if (type?.noun !== "certification") return type;
	// The list of a certification is the page of its university: /admin/certifications/university/ID.
	const home = pathname.split("/").slice(0, 5).join("/");
	return { ...type, home, base: home };
}

export const recordTypeOf = (noun: RevisedNoun): RecordType =>
	recordTypes.find((type) => type.noun === noun) as RecordType;

/** @param area of the audit log, such as "funds-rule" */
export const recordTypeOfArea = (area: string): RecordType | undefined =>
	recordTypes.find(({ noun }) => toKebabCase(noun) === area);

export type RecordTexts = {
	title: string;
	/** The title of the form for a new record, if it differs from "Add" with the title. */
	add?: string;
	editTitle?: string;
	addFailed?: string;
	updateFailed?: string;
	deleteFailed?: string;
	deleteHint?: string;
	/** Stands above the form. */
	formHint?: string;
	/** For a page of its own: what its list is. */
	hint?: string;
	empty?: string;
	filters?: Record<string, FilterText>;
	/** The names of choices that have no other name in the admin panel. */
	options?: Record<string, string>;
	/** The fields' labels. */
	fields: Record<string, string>;
};

const isContentKind = (noun: RevisedNoun): noun is ContentKind => (contentKindNames as RevisedNoun[]).includes(noun);

/** The admin texts about records of a noun: by default, the section of the texts that has its name with an "s". */
export function recordTexts(t: ReturnType<typeof useManagementTexts>, noun: RevisedNoun): RecordTexts {
	if (noun === "university") return { title: t.tabs.universities, ...t.universities };
	if (noun === "program") return { title: t.tabs.programs, ...t.programs };
	if (noun === "post") return { title: t.tabs.blog, ...t.blog };
	if (noun === "fundsRule" || noun === "costItem") {
		const own = noun === "fundsRule" ? t.money.fundsRules : t.money.costItems;
		return { ...own, options: t.money.options };
	}
	if (noun === "certification") {
		const { open, ...own } = t.certifications;
		return { ...own, add: `${t.add}: ${open}`, editTitle: `${t.edit}: ${open}` };
	}
	if (noun === "template") return { ...t.bulk.templates, formHint: t.bulk.templates.wordsHint };
	if (!isContentKind(noun)) return t[`${noun}s`];
	const { title, fields } = t.content.kinds[noun];
	const { saveFailed, deleteFailed } = t.content;
	return {
		title,
		addFailed: saveFailed,
		updateFailed: saveFailed,
		deleteFailed,
		fields: { ...t.content.fields, ...fields },
	};
}
