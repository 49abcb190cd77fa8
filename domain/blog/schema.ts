import { z } from "zod";
import { line, link, optional, optionalText, required, requiredText } from "../fields.ts";
import type { Language } from "../language.ts";

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

export const longestSlug = 200;
/** These would name no post in an address, but the blog itself or its feed. */
export const noSlug = /^(\.{1,2}|feed\.xml)$/i;

export const postInput = z.strictObject({
	/** Blank: made of the title (VALID-13). */
	slug: line(longestSlug).default(""),
	...requiredText("title"),
	...requiredText("content", 100_000),
	...optionalText("excerpt", 1_000),
	tags: z.array(required(50)).max(20, "too_many").default([]),
	coverImageUrl: optional(link),
	published: z.boolean().default(false),
	createdAt: z.preprocess(
		(value) => (value === null ? undefined : typeof value === "string" || value instanceof Date ? value : "none"),
		z.coerce
			.date("bad_date")
			.min(new Date("1900-01-01"), "bad_date")
			.max(new Date("9999-12-31"), "bad_date")
			.optional(),
	),
});
export type PostInput = z.input<typeof postInput>;
