import type { TextTimes } from "../../database/tables.ts";
import { type Language, languages, originalLanguage } from "../shared/language.ts";

/**
 * The times of a record's texts after a change.
 * @param times the times before the change
 * @param changed the columns whose texts the change replaced
 * @param earlier the times of an earlier revision with exactly the new texts: restored texts keep their age
 * @param now seconds since 1970
 */
export function nextTextTimes(
	times: TextTimes,
	changed: readonly string[],
	earlier: TextTimes | null,
	now: number,
): TextTimes {
	if (changed.length === 0) return times;
	return earlier ?? { ...times, ...Object.fromEntries(changed.map((column) => [column, now])) };
}

/**
 * The missing and outdated texts of a record: "ru.missing.title", "uz.older.fees". The plain text is the fallback for a
 * missing English one (spec §1), unless it repeats a translation.
 * @param columns the plain columns of the record's localized texts
 * @param record the record by column
 */
export function findTextGaps(
	columns: readonly string[],
	record: Readonly<Record<string, unknown>>,
	times: TextTimes,
): string[] {
	const textIn = (column: string) => String(record[column] ?? "").trim();
	return columns.flatMap((column) => {
		const translations = languages.filter((language) => language !== originalLanguage);
		const translated = (language: Language) => textIn(`${column}_${language}`);
		const plain = textIn(column);
		const isTranslation = translations.some((language) => translated(language) === plain);
		const original = translated(originalLanguage) || (isTranslation ? "" : plain);
		if (!original && !translations.some(translated)) return [];
		const changedAt = (language: Language) => times[`${column}_${language}`] ?? 0;
		const isOlder = (language: Language) => original && changedAt(originalLanguage) > changedAt(language);
		return [
			...(original ? [] : [`${originalLanguage}.missing.${column}`]),
			...translations.flatMap((language) => {
				if (!translated(language)) return [`${language}.missing.${column}`];
				return isOlder(language) ? [`${language}.older.${column}`] : [];
			}),
		];
	});
}
