import { postFilter, postQuery } from "../domain/blog/rules.ts";
import { programFilter, programQuery, universityFilter, universityQuery } from "../domain/catalog/rules.ts";

/** What each page understands of a query string. Everything else is dropped before the page, and the page cache, see it. */
const readers: [RegExp, (params: URLSearchParams) => string][] = [
	[/^\/programs$/, (params) => programQuery(programFilter(params))],
	[
		/^\/universities$/,
		(params) => (params.get("saved") === "1" ? "?saved=1" : universityQuery(universityFilter(params))),
	],
	[/^\/blog$/, (params) => postQuery(postFilter(params))],
	[/^\/universities\/[^/]+$/, (params) => programQuery({ query: "", page: programFilter(params).page })],
];

/** The known part of a query string, in a fixed order, with its "?", or "". */
export function canonicalQuery(path: string, params: URLSearchParams): string {
	return readers.find(([pattern]) => pattern.test(path))?.[1](params) ?? "";
}
