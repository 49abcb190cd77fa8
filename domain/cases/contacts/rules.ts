import { contactSources, contactStates, languages } from "../../../database/values.ts";
import {
	assigneeFilter,
	choiceFilter,
	dayFilter,
	type FilterValues,
	readFilters,
	yesNoFilter,
} from "../../records/filters.ts";
import { pageNumber, pageSizeOf } from "../../shared/paging.ts";
import { cleanQuery, definedOnly } from "../../shared/validation.ts";

/** The filters of the list of contact messages, in the order of their parameters. */
export const contactFilters = {
	state: choiceFilter("state", contactStates),
	/** Of the task to answer. */
	assignee: assigneeFilter,
	/** The language of the form. */
	language: choiceFilter("language", languages),
	source: choiceFilter("source", contactSources),
	/** Both inclusive. */
	from: dayFilter("from"),
	to: dayFilter("to"),
	/** Only suspect submissions, or all others. */
	suspect: yesNoFilter("suspect"),
};

/** The filter of the list of contact messages. */
export type ContactFilter = FilterValues<typeof contactFilters> & {
	/** Words of the name, the email address or the message, or digits of the phone number. */
	query?: string;
	/** By the time at which the answer is due; newest first, if not given. */
	sort?: "due";
	page: number;
	/** Rows per page, if not ten. */
	size?: number;
};

/** Parses the filter of a URL; unknown values are ignored. */
export const contactFilter = (params: URLSearchParams): ContactFilter => ({
	query: cleanQuery(params.get("q")),
	...readFilters(contactFilters, params),
	...definedOnly({
		sort: params.get("sort") === "due" ? ("due" as const) : undefined,
		size: pageSizeOf(params),
	}),
	page: pageNumber(params),
});
