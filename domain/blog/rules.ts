import { cleanQuery } from "../input.ts";
import { excerptLength, type PostFilter, wordsPerMinute } from "./schema.ts";

/** Markdown's marks taken off, for excerpts and descriptions: only the words stay. */
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

/** Spec §9: 150 characters, with an ellipsis only where something was cut (O-16). */
export function excerptOf(lead: string): string {
	const characters = Array.from(plainText(lead));
	return characters.length > excerptLength ? `${characters.slice(0, excerptLength).join("")}…` : characters.join("");
}

/** Whole minutes, at least one. */
export function readingMinutes(markdown: string): number {
	return Math.max(1, Math.round(plainText(markdown).split(" ").length / wordsPerMinute));
}

export function postFilter(params: URLSearchParams): PostFilter {
	const tag = cleanQuery(params.get("tag"));
	return { query: cleanQuery(params.get("q")), ...(tag && { tag }) };
}

/** The address of a filter, in a fixed order and without what is not set. */
export function postQuery({ query, tag }: PostFilter): string {
	const params = new URLSearchParams();
	if (query) params.set("q", query);
	if (tag) params.set("tag", tag);
	const text = params.toString();
	return text && `?${text}`;
}
