import type { postFields } from "../../../domain/blog/fields.ts";
import type { programFields, universityFields } from "../../../domain/catalog/fields.ts";
import type { LabelOf } from "../../../domain/field-types.ts";

/** The labels of records' fields, in the admin panel and wherever a page has no other label. */
export const fields = {
	universities: {
		name: "Name",
		nameKo: "Name in Korean",
		location: "Location",
		description: "Description",
		tuitionRange: "Tuition range",
		scholarships: "Scholarships",
		ranking: "Ranking",
		rankingSource: "Ranking source and year",
		isPublic: "Public university",
		imageUrl: "Image address",
		websiteUrl: "Website",
	} satisfies Record<LabelOf<typeof universityFields>, string>,
	programs: {
		university: "University",
		title: "Title",
		type: "Type",
		description: "Description",
		fees: "Fees",
		duration: "Duration",
		requirements: "Requirements",
		applicationDeadline: "Application deadline",
	} satisfies Record<LabelOf<typeof programFields>, string>,
	posts: {
		title: "Title",
		slug: "Address (we make it from the title if you leave this empty)",
		content: "Text (Markdown)",
		excerpt: "Excerpt",
		tags: "Tags, separated by commas",
		coverImageUrl: "Cover image address",
		published: "Published: visitors can read it",
		createdAt: "Created",
		author: "Author",
	} satisfies Record<LabelOf<typeof postFields> | "createdAt" | "author", string>,
};
export type FieldLabels = typeof fields;
