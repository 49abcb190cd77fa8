import type { z } from "zod";
import type { FilterValues } from "../../records/filters.ts";
import { inputSchema } from "../../records/input-schema.ts";
import type { Language } from "../../shared/language.ts";
import { maxSlugLength, postFields, type postFilters } from "./fields.ts";

export { maxSlugLength };

/** Spec §9: number of posts on the home page. */
export const homePosts = 3;
export const relatedPosts = 3;
/** Spec §9: tags on a card in the list and on the home page, tags above the list, characters of an excerpt. */
export const cardTags = 3;
export const homeTags = 2;
export const firstTags = 5;
export const excerptLength = 150;
/** Words per minute of a slow reader. */
export const wordsPerMinute = 180;

/** The filter of the public list. */
export type PostFilter = { query: string; tag?: string };

/** The filter of the admin's list: drafts, published posts, or both. */
export type StaffPostFilter = FilterValues<typeof postFilters> & { query: string; page: number };

/** The filter of the API (docs/api.md). Only staff may use `published`; other callers get only published posts. */
export type PostRecordFilter = FilterValues<typeof postFilters> & {
	query: string;
	language: Language;
	slug?: string;
	tag?: string;
	/** An id to leave out, for related posts. */
	except?: string;
	page: number;
	size: number;
};

/** Reserved: these slugs are paths of the blog itself or of its feed. */
export const noSlug = /^(\.{1,2}|feed\.xml)$/i;

export const postInput = inputSchema(postFields);
export type PostInput = z.input<typeof postInput>;
