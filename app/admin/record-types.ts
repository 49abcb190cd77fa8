import { programFields, programForm, universityFields, universityForm } from "../../domain/catalog/fields.ts";
import { postFields, postForm } from "../../domain/content/blog/fields.ts";
import type { RevisedNoun } from "../../domain/desk/revisions/rules.ts";
import { costItemFields, fundsRuleFields } from "../../domain/money/fields.ts";
import { namingField } from "../../domain/records/field-types.ts";
import { toKebabCase } from "../../domain/shared/naming.ts";
import type { Flash } from "../request-context.ts";
import { certificationForm } from "./certifications/fields.ts";
import { type ContentSection, contentSections, tabAddress } from "./content-kinds.ts";
import { type Field, formOf } from "./fields.ts";
import type { useAdminTexts } from "./frame.ts";

/**
 * The types of records that staff edit. All types share the same dialogs (routes/admin/record*.tsx and revisions.tsx).
 */
export type RecordType = {
	noun: RevisedNoun;
	fields: Field[];
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

const contentDone = { added: "content_added", updated: "content_updated", deleted: "content_deleted" } as const;

const recordTypes: RecordType[] = [
	{
		noun: "university",
		fields: formOf(universityForm),
		name: namingField(universityFields),
		home: "/admin",
		base: "/admin/universities",
		done: { added: "university_added", updated: "university_updated", deleted: "item_deleted" },
	},
	{
		noun: "program",
		fields: formOf(programForm),
		name: namingField(programFields),
		home: "/admin/programs",
		base: "/admin/programs",
		done: { added: "program_added", updated: "program_updated", deleted: "item_deleted" },
	},
	{
		noun: "post",
		fields: formOf(postForm),
		name: namingField(postFields),
		home: "/admin/blog",
		base: "/admin/blog",
		done: { added: "post_added", updated: "post_updated", deleted: "item_deleted" },
	},
	{
		noun: "fundsRule",
		fields: formOf(Object.entries(fundsRuleFields)),
		name: "source",
		home: "/admin/funds-rules",
		base: "/admin/funds-rules",
		done: contentDone,
	},
	{
		noun: "costItem",
		fields: formOf(Object.entries(costItemFields)),
		name: "source",
		home: "/admin/cost-items",
		base: "/admin/cost-items",
		done: contentDone,
	},
	{
		noun: "certification",
		fields: certificationForm,
		name: "source",
		home: "/admin/certifications",
		base: "/admin/certifications",
		done: { added: "saved", updated: "saved", deleted: "item_deleted" },
	},
	...contentSections.map((section) => ({
		noun: section.kind,
		fields: section.fields,
		name: section.name,
		home: tabAddress(section.tab),
		base: section.base,
		done: contentDone,
		section,
	})),
];

/**
 * The type of the records that a URL shows.
 * @param slug the kind of site content, if the URL contains one
 */
export function recordTypeAt(pathname: string, slug = "hero"): RecordType | undefined {
	const folder = pathname.split("/").slice(0, 3).join("/");
	const base = ["/admin/content", "/admin/settings"].includes(folder) ? `${folder}/${slug}` : folder;
	const type = recordTypes.find((type) => type.base === base);
	// The list of a certification is the page of its university: /admin/certifications/university/ID.
	return type?.noun === "certification" ? { ...type, home: pathname.split("/").slice(0, 5).join("/") } : type;
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
	/** The names of choices that have no other name in the admin panel. */
	options?: Record<string, string>;
	/** The fields' labels. */
	fields: Record<string, string>;
};

/** The admin texts about records of a noun. */
export function recordTexts(t: ReturnType<typeof useAdminTexts>, noun: RevisedNoun): RecordTexts {
	if (noun === "university") return { title: t.tabs.universities, ...t.universities };
	if (noun === "program") return { title: t.tabs.programs, ...t.programs };
	if (noun === "post") return { title: t.tabs.blog, ...t.blog };
	if (noun === "fundsRule" || noun === "costItem") {
		const own = noun === "fundsRule" ? t.money.fundsRules : t.money.costItems;
		return { ...own, options: t.money.options };
	}
	if (noun === "certification") return t.certifications;
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
