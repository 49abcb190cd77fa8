import { arrayOverlaps, eq, getTableName, inArray, type SQL, sql } from "drizzle-orm";
import { textTimes } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { type Language, languages, localized, originalLanguage, variantOf } from "../../shared/language.ts";
import { toCamelCase } from "../../shared/naming.ts";
import { type Page, placePage } from "../../shared/paging.ts";
import { nameOrder } from "../../shared/search.ts";
import { requireId } from "../../shared/validation.ts";
import { textsOf } from "./nouns.ts";
import {
	type GapCount,
	type GapFilter,
	type GapState,
	gapStates,
	gapsPerPage,
	type TranslatedNoun,
	translatedNouns,
} from "./rules.ts";

export type TranslationGap = {
	noun: TranslatedNoun;
	id: string;
	/** The record's name in the reader's language. */
	name: string;
	/** For an image: the hash in the URL of its page. */
	hash: string | null;
	field: string;
	state: GapState;
	/** The beginnings of the English text and of the outdated translation. */
	original: string;
	text: string;
	/** When the English text was changed, in seconds since 1970. */
	since: string | null;
};

/** The data of a text in a list. */
const shownLength = 200;
/** The English text comes last. */
const byNeed = languages.toSorted((a, b) => Number(a === originalLanguage) - Number(b === originalLanguage));

/**
 * The missing and outdated texts of one language, by kind and name, with the total number, for the kinds that the
 * caller may edit.
 */
export async function listTranslationGaps(
	caller: Caller,
	{ language: asked, noun, state, page: wanted }: GapFilter,
	reader: Language,
) {
	const { database } = caller.permit("content:write");
	const nouns = (Object.keys(translatedNouns) as TranslatedNoun[]).filter((each) => caller.may(translatedNouns[each]));
	const nounOf = new Map(nouns.map((each) => [getTableName(textsOf(each).table), each]));
	const { rows } = await database.execute<Omit<GapCount, "noun"> & { source: string }>(sql`
		select source, split_part(gap, '.', 1) as language, split_part(gap, '.', 2) as state, count(*)::int as count
		from ${textTimes} cross join unnest(gaps) as gap group by 1, 2, 3`);
	const counts = rows.flatMap(({ source, ...count }): GapCount[] => {
		const of = nounOf.get(source);
		return of ? [{ noun: of, ...count }] : [];
	});
	const language =
		asked ?? byNeed.find((each) => counts.some((count) => count.language === each)) ?? (byNeed[0] as Language);
	const meant = counts.filter(
		(each) => each.language === language && (noun ?? each.noun) === each.noun && (state ?? each.state) === each.state,
	);
	const total = meant.reduce((sum, { count }) => sum + count, 0);
	const { page, pages, offset } = placePage(wanted, gapsPerPage, total);
	const there = nouns.filter((each) => meant.some((count) => count.noun === each));
	const parts = there.map((each) => gapsIn(each, language, state ? [state] : gapStates, reader));
	const { rows: places } =
		parts.length === 0
			? { rows: [] }
			: await database.execute<{ noun: TranslatedNoun; id: string; gap: string; since: string | null }>(sql`
				select noun, id, gap, since from (${sql.join(parts, sql` union all `)}) as gaps
				order by place, name, id, position limit ${gapsPerPage} offset ${offset}`);
	const records = new Map<string, Record<string, unknown>>();
	for (const each of there) {
		const ids = places.flatMap((row) => (row.noun === each ? [row.id] : []));
		const { table } = textsOf(each);
		const read = ids.length > 0 ? await database.select().from(table).where(inArray(table.id, ids)) : [];
		for (const row of read) records.set(row.id as string, row);
	}
	const items = places.flatMap(({ noun: of, id, gap, since }): TranslationGap[] => {
		const record = records.get(id);
		if (!record) return [];
		const [, state, stem = ""] = gap.split(".");
		const { fields } = textsOf(of);
		const field = fields.find(({ column }) => column === stem)?.field ?? stem;
		const texts = record as Record<string, string | null>;
		const shown = (text: string | null | undefined) => (text ?? "").slice(0, shownLength);
		return [
			{
				noun: of,
				id,
				name: localized(texts, (fields[0] as { field: string }).field, reader),
				hash: of === "image" ? (record.hash as string) : null,
				field,
				state: state as GapState,
				original: shown(localized(texts, field, originalLanguage)),
				text: shown(texts[variantOf(field, language)]),
				since: state === "older" ? since : null,
			},
		];
	});
	return { counts, language, list: { items, total, page, pages } satisfies Page<TranslationGap> };
}

/** The gaps of a kind in one language, each with its position in the list. */
function gapsIn(noun: TranslatedNoun, language: Language, states: readonly GapState[], reader: Language): SQL {
	const { table, fields } = textsOf(noun);
	const [named] = fields;
	const column = (suffix: string) => sql`nullif(${table}.${sql.identifier(`${named?.column}${suffix}`)}, '')`;
	const wanted = fields.flatMap((field) => states.map((state) => `${language}.${state}.${field.column}`));
	const list = sql.param(wanted);
	return sql`
		select ${noun}::text as noun, ${Object.keys(translatedNouns).indexOf(noun)}::int as place, ${table.id} as id, gap,
			${nameOrder(sql`coalesce(${column(`_${reader}`)}, ${column(`_${originalLanguage}`)}, ${column("")}, '')`)} as name,
			array_position(${list}::text[], gap) as position,
			${textTimes.times} ->> (split_part(gap, '.', 3) || ${`_${originalLanguage}`}::text) as since
		from ${textTimes} join ${table} on ${table.id} = ${textTimes.recordId} cross join unnest(${textTimes.gaps}) as gap
		where ${eq(textTimes.source, getTableName(table))} and ${arrayOverlaps(textTimes.gaps, wanted)}
			and gap = any (${list}::text[])`;
}

/**
 * A record's outdated texts by input name.
 * @throws ProblemError: not-found.
 */
export async function listStaleTranslations(caller: Caller, noun: TranslatedNoun, id: string): Promise<string[]> {
	const { database } = caller.permit(translatedNouns[noun]);
	const known = requireId(id, noun);
	const [row] = await database.select({ gaps: textTimes.gaps }).from(textTimes).where(eq(textTimes.recordId, known));
	return (row?.gaps ?? []).flatMap((gap) => {
		const [language = "", state, stem = ""] = gap.split(".");
		return state === "older" ? [variantOf(toCamelCase(stem), language as Language)] : [];
	});
}
