import { caseOffices, certificateTypes, languages } from "../../../database/values.ts";
import { pageNumber, pageSizeOf } from "../../shared/paging.ts";
import { asIsoDay, asZone, homeZone } from "../../shared/time-zone.ts";
import { asId, cleanQuery, definedOnly } from "../../shared/validation.ts";
import {
	type ApplicationFilter,
	applicationSorts,
	assigneeWords,
	papersTurns,
	periods,
	storedStatuses,
} from "./schema.ts";

/** Parses the filter of a URL; unknown values are ignored. */
export function applicationFilter(params: URLSearchParams, zone = homeZone): ApplicationFilter {
	const oneOf = <T extends string>(name: string, values: readonly T[]) =>
		values.find((value) => value === params.get(name));
	const words = (name: string) => cleanQuery(params.get(name)) || undefined;
	const yesNo = (name: string) => ({ yes: true, no: false })[params.get(name) ?? ""];
	const [, minus, sorted] = /^(-?)(.*)$/.exec(params.get("sort") ?? "") ?? [];
	const sort = applicationSorts.find((one) => one === sorted);
	return {
		query: cleanQuery(params.get("q")),
		...definedOnly({
			status: oneOf("status", storedStatuses),
			assignee: oneOf("assignee", assigneeWords) ?? asId(params.get("assignee")),
			office: oneOf("office", caseOffices),
			period: oneOf("date", periods),
			from: asIsoDay(params.get("from")),
			to: asIsoDay(params.get("to")),
			university: words("university"),
			program: words("program"),
			city: words("city"),
			certificate: oneOf("certificate", certificateTypes),
			ageFrom: ageOf(params.get("age_from")),
			ageTo: ageOf(params.get("age_to")),
			language: oneOf("language", languages),
			hasEmail: yesNo("email"),
			papers: oneOf("papers", papersTurns),
			suspect: yesNo("suspect"),
			sort,
			isDescending: sort && minus === "-",
			size: pageSizeOf(params),
		}),
		page: pageNumber(params),
		zone: asZone(zone),
	};
}

const ageOf = (typed: string | null) => (/^[1-9]\d{0,2}$/.test(typed ?? "") ? Number(typed) : undefined);

const yesNo = (value: boolean | undefined) => (value === undefined ? undefined : value ? "yes" : "no");

/** The parameters of the filters that are set, in a fixed order; docs/operations.md describes them. */
export function applicationParams(filter: Omit<ApplicationFilter, "zone" | "page">): [name: string, value: string][] {
	const values: Record<string, string | number | undefined> = {
		q: filter.query,
		status: filter.status,
		assignee: filter.assignee,
		office: filter.office,
		date: filter.period,
		from: filter.from,
		to: filter.to,
		university: filter.university,
		program: filter.program,
		city: filter.city,
		certificate: filter.certificate,
		age_from: filter.ageFrom,
		age_to: filter.ageTo,
		language: filter.language,
		email: yesNo(filter.hasEmail),
		papers: filter.papers,
		suspect: yesNo(filter.suspect),
	};
	return Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
}

/**
 * The search text, and variants with its numbers in the stored format of phone numbers: digits only, and only the last
 * nine of long ones, which are independent of country code and leading zeros. A reference keeps its hyphens.
 */
export function spellings(query: string): string[] {
	const asNumber = query.replace(/\+?\(?\d[\d\s()./-]*\d/g, (number) => {
		const digits = number.replace(/\D/g, "");
		return digits.length < 4 ? number : ` ${digits.slice(-9)} `;
	});
	const asReference = query.replace(/\bhm-?([2-9a-z]{4})-?([2-9a-z]{4})\b/gi, "hm-$1-$2");
	return [...new Set([query, asNumber, asReference].map((text) => text.replace(/\s+/g, " ").trim()))];
}
