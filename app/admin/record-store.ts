import type { Caller } from "../../domain/access/caller.ts";
import { listProgramRecords } from "../../domain/catalog/program-queries.ts";
import { programRecordFilter, universityRecordFilter } from "../../domain/catalog/rules.ts";
import { findUniversity, listUniversityRecords } from "../../domain/catalog/university-queries.ts";
import { listPostsForStaff } from "../../domain/content/blog/queries.ts";
import { staffPostFilter } from "../../domain/content/blog/rules.ts";
import { contentNouns } from "../../domain/content/site/commands.ts";
import { nouns } from "../../domain/desk/revisions/nouns.ts";
import type { RevisedNoun } from "../../domain/desk/revisions/rules.ts";
import { confirmTranslation } from "../../domain/desk/translation-review/commands.ts";
import type { TranslatedNoun } from "../../domain/desk/translation-review/rules.ts";
import { filtersOf, readFilters } from "../../domain/records/filters.ts";
import type { StoredRecord } from "../../domain/records/noun.ts";
import { countryName } from "../../domain/shared/country-name.ts";
import { invalid, notFound } from "../../domain/shared/errors.ts";
import { type Language, localized } from "../../domain/shared/language.ts";
import { type Page, pageNumber, placePage, recordsPerPage } from "../../domain/shared/paging.ts";
import { cleanQuery } from "../../domain/shared/validation.ts";
import type { RequestContext } from "../request-context.ts";
import { type Field, inputOf, type Values } from "./fields.ts";
import type { RecordType } from "./record-types.ts";

/** The record's name; "" if it has none yet. */
export const nameOf = (record: Record<string, unknown>, { name }: RecordType, language: Language): string =>
	localized(record as Record<string, string | null>, name, language);

/**
 * Converts a form's values to the domain's input.
 * @throws ProblemError: invalid if no university or several have the given name.
 */
export async function recordInput(caller: Caller, values: Values, fields: Field[]): Promise<Record<string, unknown>> {
	const input = inputOf(values, fields);
	for (const { name, reference, required } of fields) {
		if (!reference) continue;
		if (!required && !values[name]?.trim()) {
			input[reference] = null;
			continue;
		}
		const id = await findUniversity(caller, values[name] ?? "", values[reference] ?? "");
		if (!id) throw invalid([{ field: name, code: "unknown_university" }]);
		input[reference] = id;
	}
	return input;
}

/**
 * Some kinds of content are required by pages: their records can be deleted only beyond the maximum number.
 * @throws ProblemError: not-found.
 */
export async function requireDeletable(caller: Caller, { section }: RecordType): Promise<void> {
	if (!section || section.isDeletable) return;
	if ((await contentNouns[section.kind].list(caller)).length <= section.most) throw notFound("content");
}

export type ListPage = { list: Page<StoredRecord>; filtered: boolean };

/** The page of a noun's list that a URL shows. */
export async function readListPage(
	{ caller, language }: RequestContext,
	noun: RevisedNoun,
	params: URLSearchParams,
): Promise<ListPage> {
	const pageOf = async <F extends object>(filter: F, read: (filter: F) => Promise<Page<object>>) => {
		const { page: _page, ...narrowing } = { page: 1, ...filter };
		const filtered = Object.values(narrowing).some((value) => value !== "" && value !== undefined);
		return { list: (await read(filter)) as Page<StoredRecord>, filtered };
	};
	if (noun === "university")
		return pageOf(universityRecordFilter(params), (filter) => listUniversityRecords(caller, filter, language));
	if (noun === "program")
		return pageOf(programRecordFilter(params), (filter) => listProgramRecords(caller, filter, language));
	if (noun === "post") return pageOf(staffPostFilter(params), (filter) => listPostsForStaff(caller, filter));
	const { fields, list } = nouns[noun];
	const chosen = { ...readFilters(filtersOf(fields), params), query: cleanQuery(params.get("q")) };
	return pageOf(chosen, async ({ query, ...filter }) => {
		const all = await list(caller, filter, query);
		const { page, pages, offset } = placePage(pageNumber(params), recordsPerPage, all.length);
		const items = all.slice(offset, offset + recordsPerPage).map((row) => ({
			...row,
			...("nationality" in row && { country: countryName(row.nationality as string | null, language) }),
		}));
		return { items, total: all.length, page, pages };
	});
}

/** Confirms the translations that were ticked in a saved form. */
export async function confirmTicked(caller: Caller, noun: TranslatedNoun, id: string, values: Values): Promise<void> {
	for (const name of Object.keys(values)) {
		const text = /^(.+)StillRight$/.exec(name)?.[1];
		if (text) await confirmTranslation(caller, noun, id, { text });
	}
}
