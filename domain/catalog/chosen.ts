import { asId, cleanQuery } from "../shared/validation.ts";

/** Lists of programs that a visitor has chosen, as addresses: nothing is stored. */

/** Programs beside each other on /compare. */
export const maxCompared = 4;
/** Programs of a list that is sent as a link. */
export const maxShortlisted = 12;
/** Programs and universities that a browser keeps; more would not fit a URL. */
export const maxSaved = 50;

/** The ids of a parameter, which may be repeated or separated by commas, each once. What is no id is left out. */
export function idsOf(params: URLSearchParams, name: string): string[] {
	const typed = params.getAll(name).flatMap((value) => value.slice(0, maxSaved * 40).split(","));
	return [...new Set(typed.flatMap((id) => asId(id) ?? []))];
}

/** The query of /saved: what this browser keeps. */
export const savedQuery = (ids: readonly string[]): string =>
	ids.length > 0 ? `?ids=${ids.slice(0, maxSaved).join(",")}` : "";

/** What /compare shows: the chosen programs, and the words of a search for another one. */
export const readCompare = (params: URLSearchParams) => ({
	ids: idsOf(params, "p"),
	search: cleanQuery(params.get("q")),
});

/** A search for another program on /compare, and the chosen ones; one more than are compared, so that the page can say so. */
export function compareQuery(ids: readonly string[], search = ""): string {
	const params = new URLSearchParams(ids.slice(0, maxCompared + 1).map((id) => ["p", id]));
	if (search) params.set("q", search);
	const text = params.toString();
	return text && `?${text}`;
}

/** An id of 16 bytes in base64url. */
const codeLength = 22;

/** The path of a list that anybody can open: the ids, without separators. */
export const shortlistPath = (ids: readonly string[]): string =>
	`/shortlist/${ids
		.slice(0, maxShortlisted)
		.map((id) => Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url"))
		.join("")}`;

/** @returns the ids, each once; undefined if the code is none of ours. */
export function readShortlist(code: string): string[] | undefined {
	const isWhole = code.length > 0 && code.length % codeLength === 0 && code.length <= codeLength * maxSaved;
	if (!isWhole || !/^[\w-]+$/.test(code)) return undefined;
	const codes = code.match(new RegExp(`.{${codeLength}}`, "g")) ?? [];
	const ids = codes.map((one) =>
		Buffer.from(one, "base64url")
			.toString("hex")
			.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"),
	);
	return [...new Set(ids)];
}
