import { postFilter, postQuery } from "../domain/blog/rules.ts";
import { programFilter, programQuery, universityFilter, universityQuery } from "../domain/catalog/rules.ts";

/** The admin's pages, and what its router asks for (".data"). */
const appAddress = /^\/admin(\/|\.data$|$)/;
export const isAppAddress = (path: string) => appAddress.test(path);

/** Where the ad pixel may run: nowhere near accounts and their links, also as the router decodes them. */
export function hasPixel(path: string): boolean {
	try {
		return !/^\/+(admin|auth|account)(\/|\.data$|$)/i.test(decodeURIComponent(path));
	} catch {
		return false;
	}
}

/** What each page understands of a query string. Everything else is dropped before the page, and the page cache, see it. */
const readers: [RegExp, (params: URLSearchParams) => string][] = [
	// Never kept: each tab reads its own.
	[appAddress, (params) => (params.size > 0 ? `?${params}` : "")],
	[/^\/programs$/, (params) => programQuery(programFilter(params))],
	[
		/^\/universities$/,
		(params) => (params.get("saved") === "1" ? "?saved=1" : universityQuery(universityFilter(params))),
	],
	[/^\/apply$/, (params) => keep(params, ["program", "university"])],
	[/^\/apply\/programs$/, (params) => keep(params, ["university", "q"])],
	[/^\/blog$/, (params) => postQuery(postFilter(params))],
	[/^\/auth(\/second-factor)?$/, (params) => keep(params, ["returnTo"])],
	[/^\/auth\/(new-password|confirm)$/, (params) => keep(params, ["code"])],
	[/^\/universities\/[^/]+$/, (params) => programQuery({ query: "", page: programFilter(params).page })],
];

/** For addresses that are never kept: the page reads the values itself. */
function keep(params: URLSearchParams, names: string[]): string {
	const kept = new URLSearchParams();
	for (const name of names) {
		const value = params.get(name);
		if (value) kept.set(name, value.slice(0, 200));
	}
	const text = kept.toString();
	return text && `?${text}`;
}

/** The known part of a query string, in a fixed order, with its "?", or "". */
export function canonicalQuery(path: string, params: URLSearchParams): string {
	return readers.find(([pattern]) => pattern.test(path))?.[1](params) ?? "";
}
