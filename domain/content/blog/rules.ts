import { readFilters } from "../../records/filters.ts";
import { pageNumber, queryString } from "../../shared/paging.ts";
import { cleanQuery } from "../../shared/validation.ts";
import { postFilters } from "./fields.ts";
import { excerptLength, maxSlugLength, type PostFilter, type StaffPostFilter, wordsPerMinute } from "./schema.ts";

/** Removes Markdown syntax, for excerpts and descriptions. */
export function plainText(markdown: string): string {
	return markdown
		.replace(/^\s*(```|~~~).*$/gm, " ")
		.replace(/^\s*\|?[\s|:-]+\|?\s*$/gm, " ")
		.replace(/!\[([^\]]*)\]\([^)]*\)/g, " ")
		.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replace(/^\s*(#{1,6}|>|[-*+]|\d+[.)])\s+/gm, "")
		.replace(/<[^>]*>/g, " ")
		.replace(/[*_`|]+/g, " ")
		.replace(/\s+/g, " ")
		.trim();
}

/** Spec §9: at most 150 characters, cut after a word if there is one, with an ellipsis only if the text was cut (O-16). */
export function excerptOf(lead: string): string {
	const characters = Array.from(plainText(lead));
	if (characters.length <= excerptLength) return characters.join("");
	const end = characters.lastIndexOf(" ", excerptLength);
	return `${characters.slice(0, end > 0 ? end : excerptLength).join("")}…`;
}

/** Rounded up to whole minutes, at least one. */
export function readingMinutes(markdown: string): number {
	return Math.max(1, Math.round(plainText(markdown).split(" ").length / wordsPerMinute));
}

export function postFilter(params: URLSearchParams): PostFilter {
	const tag = cleanQuery(params.get("tag"));
	return { query: cleanQuery(params.get("q")), ...(tag && { tag }) };
}

/** The query string of a filter, in a fixed order and without unset values. */
export const postQuery = ({ query: q, tag }: PostFilter): string => queryString({ q, tag });

export function staffPostFilter(params: URLSearchParams): StaffPostFilter {
	return { query: cleanQuery(params.get("q")), ...readFilters(postFilters, params), page: pageNumber(params) };
}

/** Spec §5: the title in lower case with hyphens for white space. */
export function slugOf(title: string): string {
	return Array.from(title.trim().toLowerCase().replace(/\s+/g, "-")).slice(0, maxSlugLength).join("");
}

/** Spec §5: tags are entered as one text, separated by commas. */
export function tagsOf(typed: string): string[] {
	return [...new Set(typed.split(",").map((tag) => tag.trim()))].filter((tag) => tag !== "");
}
