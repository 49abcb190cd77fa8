import { getTableColumns, getTableName, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../../database/connect.ts";
import { revisions, type TextTimes, textTimes } from "../../database/tables.ts";
import { type Language, languages, originalLanguage } from "../shared/language.ts";
import { localizedFields } from "../shared/localized-column.ts";
import { findTextGaps, nextTextTimes } from "./translation-ages.ts";

/**
 * The history of records that staff edit: their earlier revisions, and the age of each localized text. Every function
 * handles many records at once, so that an import needs few statements. A trigger increments versions; whoever deletes a
 * record deletes its history.
 */

export type RevisedTable = PgTable & { id: PgColumn; version: PgColumn };

/** How many revisions of a record are kept. */
const maxRevisions = 20;

/**
 * Runs `write`, which changes each of the records once, and stores their history.
 * @returns the result of `write`.
 */
export async function withHistory<Result>(
	transaction: Transaction,
	table: RevisedTable,
	ids: readonly string[],
	write: () => Promise<Result>,
): Promise<Result> {
	await saveRevisions(transaction, table, ids);
	const result = await write();
	await updateTextTimes(transaction, table, ids);
	return result;
}

/** Deletes the history of records that are deleted. */
export async function deleteHistory(transaction: Transaction, ids: readonly string[]): Promise<void> {
	for (const history of [revisions, textTimes]) {
		await transaction.delete(history).where(inArray(history.recordId, ids));
	}
}

/** Stores the records as they are before the change, and locks them until the transaction ends. */
async function saveRevisions(transaction: Transaction, table: RevisedTable, ids: readonly string[]): Promise<void> {
	const generated = Object.values(getTableColumns(table)).filter((column) => column.generated);
	const omitted = ["id", "version", "created_at", "updated_at", ...generated.map(({ name }) => name)];
	await transaction.execute(sql`
		with saved as (
			insert into ${revisions} (record_id, version, data, text_times)
			select current.id, current.version, to_jsonb(current) - ${sql.param(omitted)}::text[], noted.times
			from ${table} as current left join ${textTimes} as noted on noted.record_id = current.id
			where current.id = any(${sql.param(ids)}::uuid[])
			order by current.id for update of current
			returning record_id, version
		)
		delete from ${revisions} as old using saved
		where old.record_id = saved.record_id and old.version <= saved.version - ${maxRevisions}::integer`);
}

type Changed = {
	id: string;
	record: Record<string, unknown>;
	/** For each text in the order of `textsOf`: whether it differs from the previous revision. */
	changed: boolean[];
	times: TextTimes | null;
	gaps: string[] | null;
	/** The times of the newest earlier revision with the same texts. */
	earlier: TextTimes | null;
	now: string;
};

/** Stores which texts changed since the last revision, and which translations are missing or outdated. */
export async function updateTextTimes(
	transaction: Transaction,
	table: RevisedTable,
	ids: readonly string[],
): Promise<void> {
	const columns = localizedFields(table).map(({ column }) => column);
	if (columns.length === 0) return;
	const texts = columns.flatMap((column) => languages.map((language) => ({ column, language })));
	const differs = texts.map((text) => sql`${textOf("saved", text)} <> ${textOf("current", text)}`);
	const isSame = sql.join(
		texts.map((text) => sql`${textOf("same", text)} = ${textOf("current", text)}`),
		sql` and `,
	);
	// All texts of a revision at once: each `->>` would decompress it again.
	const savedTexts = sql.join(
		columns
			.flatMap((column) => [column, ...languages.map((language) => `${column}_${language}`)])
			.map((name) => sql`${sql.identifier(name)} text`),
		sql`, `,
	);
	const { rows } = await transaction.execute<Changed>(sql`
		select current.id, to_json(current) as record, noted.times, noted.gaps, extract(epoch from now()) as now, changed,
			case when true = any(changed) then (
				select coalesce(past.text_times, '{}') from ${revisions} as past, jsonb_to_record(past.data) as same (${savedTexts})
				where past.record_id = current.id and past.version < before.version and ${isSame}
				order by past.version desc limit 1
			) end as earlier
		from ${table} as current
		left join ${revisions} as before on before.record_id = current.id and before.version = current.version - 1
		left join jsonb_to_record(before.data) as saved (${savedTexts}) on true
		left join ${textTimes} as noted on noted.record_id = current.id
		cross join lateral (select case when before.version is null then '{}' else array[${sql.join(differs, sql`, `)}] end) as compared (changed)
		where current.id = any(${sql.param(ids)}::uuid[])`);
	const next = rows.flatMap(({ id, record, changed, times, gaps, earlier, now }) => {
		const names = texts.flatMap(({ column, language }, at) => (changed[at] ? [`${column}_${language}`] : []));
		const newTimes = nextTextTimes(times ?? {}, names, earlier, Number(now));
		const newGaps = findTextGaps(columns, record, newTimes);
		const isUnchanged = names.length === 0 && newGaps.join() === (gaps ?? []).join();
		return isUnchanged ? [] : [{ id, times: newTimes, gaps: newGaps }];
	});
	await storeTextTimes(transaction, getTableName(table), next);
}

type Noted = { id: string; times: TextTimes; gaps: string[] };

/** Records without outdated or missing texts have no row. */
async function storeTextTimes(transaction: Transaction, source: string, next: readonly Noted[]): Promise<void> {
	const isEmpty = ({ times, gaps }: Noted) => gaps.length === 0 && Object.keys(times).length === 0;
	const complete = next.filter(isEmpty).map(({ id }) => id);
	const noted = next.filter((one) => !isEmpty(one));
	if (complete.length > 0)
		await transaction.execute(sql`delete from ${textTimes} where record_id = any(${sql.param(complete)}::uuid[])`);
	if (noted.length > 0)
		await transaction.execute(sql`
			insert into ${textTimes} (record_id, source, times, gaps)
			select id, ${source}, times, gaps
			from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as given (id uuid, times jsonb, gaps text[])
			on conflict (record_id) do update set times = excluded.times, gaps = excluded.gaps`);
}

type Text = { column: string; language: Language };

/** Entering the plain text as the English text changes nothing. */
function textOf(row: string, { column, language }: Text): SQL {
	const read = (name: string) => sql.raw(`${row}."${name}"`);
	const own = read(`${column}_${language}`);
	return language === originalLanguage
		? sql`coalesce(nullif(${own}, ''), ${read(column)}, '')`
		: sql`coalesce(${own}, '')`;
}
