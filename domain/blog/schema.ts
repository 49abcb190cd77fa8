import type { z } from "zod";
import { inputSchema } from "../input-schema.ts";
import type { Language } from "../language.ts";
import { longestSlug, postFields } from "./fields.ts";

export { longestSlug };

/** Spec §9: how many posts the home page shows. */
export const homePosts = 3;
export const relatedPosts = 3;
/** Spec §9: tags on a card in the list and on the home page, chips above the list, characters of an excerpt. */
export const cardTags = 3;
export const homeTags = 2;
export const firstTags = 5;
export const excerptLength = 150;
/** A calm reader's pace. */
export const wordsPerMinute = 180;

/** What a visitor can ask of the blog. */
export type PostFilter = { query: string; tag?: string };

/** What staff can ask of it: drafts, published posts, or both. */
export type StaffPostFilter = { query: string; published?: boolean; page: number };

/** What a program can ask of the posts (docs/api.md). `published` is for staff: others see only what is published. */
export type PostRecordFilter = {
	query: string;
	language: Language;
	slug?: string;
	tag?: string;
	published?: boolean;
	/** An id that is left out, for related posts. */
	except?: string;
	page: number;
	size: number;
};

/** These would name no post in an address, but the blog itself or its feed. */
export const noSlug = /^(\.{1,2}|feed\.xml)$/i;

export const postInput = inputSchema(postFields);
export type PostInput = z.input<typeof postInput>;
