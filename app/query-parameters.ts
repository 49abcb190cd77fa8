import { compareQuery, idsOf, readCompare, savedQuery } from "../domain/catalog/chosen.ts";
import { fitQuery, readFitPage } from "../domain/catalog/fit.ts";
import {
	deadlineFilter,
	deadlineQuery,
	programFilter,
	programPageQuery,
	programQuery,
	universityFilter,
	universityQuery,
} from "../domain/catalog/rules.ts";
import { scholarshipFilter, scholarshipQuery } from "../domain/catalog/scholarships/rules.ts";
import { postFilter, postQuery } from "../domain/content/blog/rules.ts";
import { maxCheckedLength } from "../domain/content/official/rules.ts";
import { planQuery, readPlan } from "../domain/documents/plan.ts";
import { documentsQuery, readDocuments } from "../domain/documents/rules.ts";
import { costsQuery, readCosts } from "../domain/money/costs-input.ts";

/** Admin pages and the data requests of their router (".data"). */
const appAddress = /^\/admin(\/|\.data$|$)/;
export const isAppAddress = (path: string) => appAddress.test(path);

/** The path as the router decodes it; undefined if it cannot be decoded and so names no page. */
function decoded(path: string): string | undefined {
	try {
		return decodeURIComponent(path);
	} catch {
		return undefined;
	}
}

/**
 * Pages about one person's application, for the applicant and the family: never stored, indexed, or seen by the ad
 * network.
 */
export const isPersonalPath = (path: string) => /^\/+(my|family)(\/|$)/i.test(decoded(path) ?? "");

/** The pages that show or open an application, and so read the applicant's session. */
export const opensApplication = (path: string) => /^\/+(my|family|apply)(\/|$)/i.test(decoded(path) ?? "");

/** Whether the ad pixel may run: never on account pages, personal pages and their links, nor where contacts or answers are checked. */
export const hasPixel = (path: string) =>
	!/^\/+(admin|auth|account|my|family|reminders|is-it-us|fit)(\/|\.data$|$)/i.test(decoded(path) ?? "/admin");

/** The query parameters that each page knows. All others are removed before the page and the page cache see them. */
const readers: [RegExp, (params: URLSearchParams) => string][] = [
	// Admin pages are never cached and parse their own parameters.
	[appAddress, (params) => (params.size > 0 ? `?${params}` : "")],
	[/^\/programs$/, (params) => programQuery(programFilter(params))],
	[/^\/universities$/, (params) => universityQuery(universityFilter(params))],
	[/^\/saved$/, (params) => savedQuery(idsOf(params, "ids"))],
	[
		/^\/compare$/,
		(params) => {
			const { ids, search } = readCompare(params);
			return compareQuery(ids, search);
		},
	],
	[/^\/fit$/, (params) => fitQuery(readFitPage(params))],
	[/^\/apply$/, (params) => keep(params, ["program", "university"])],
	[/^\/apply\/programs$/, (params) => keep(params, ["university", "q"])],
	[/^\/contact$/, (params) => keep(params, ["about"])],
	[/^\/costs$/, (params) => costsQuery(readCosts(params))],
	[/^\/documents$/, (params) => documentsQuery(readDocuments(params))],
	[/^\/plan$/, (params) => planQuery(readPlan(params))],
	[/^\/scholarships$/, (params) => scholarshipQuery(scholarshipFilter(params))],
	[/^\/blog$/, (params) => postQuery(postFilter(params))],
	[/^\/is-it-us$/, (params) => keep(params, ["q", "code"], maxCheckedLength + 1)],
	[/^\/auth(\/second-factor)?$/, (params) => keep(params, ["returnTo"])],
	[/^\/(auth\/(new-password|first-owner|confirm)|my\/(link|sign-out|bot))$/, (params) => keep(params, ["code"])],
	[/^\/reminders(\/stop)?$/, (params) => keep(params, ["code"])],
	[/^\/deadlines(\/calendar\.ics)?$/, (params) => deadlineQuery(deadlineFilter(params))],
	[/^\/programs\/[^/]+$/, programPageQuery],
	[/^\/programs\/[^/]+\/calendar\.ics$/, (params) => keep(params, ["intake"])],
	[/^\/universities\/[^/]+$/, (params) => programQuery({ query: "", page: programFilter(params).page })],
];

/** For pages that are never cached and parse the values themselves. */
function keep(params: URLSearchParams, names: string[], longest = 200): string {
	const kept = new URLSearchParams();
	for (const name of names) {
		const value = params.get(name);
		if (value) kept.set(name, value.slice(0, longest));
	}
	const text = kept.toString();
	return text && `?${text}`;
}

/** The known parameters in a fixed order, with "?", or "". */
export function canonicalQuery(path: string, params: URLSearchParams): string {
	return readers.find(([pattern]) => pattern.test(path))?.[1](params) ?? "";
}
