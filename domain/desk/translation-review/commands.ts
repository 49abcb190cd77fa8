import { sql } from "drizzle-orm";
import { z } from "zod";
import { textTimes } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Caller } from "../../access/caller.ts";
import { invalid, notFound } from "../../shared/errors.ts";
import { languages, originalLanguage, variantOf } from "../../shared/language.ts";
import { toKebabCase } from "../../shared/naming.ts";
import { parse, requireId } from "../../shared/validation.ts";
import { textsOf } from "./nouns.ts";
import { type TranslatedNoun, translatedNouns } from "./rules.ts";

const confirmation = z.strictObject({
	/** The name of the form's input, such as "titleRu". */
	text: z.string("required"),
	/** The time of the English text that the reviewer saw; defaults to the current one. */
	since: z
		.string()
		.regex(/^\d{1,12}(\.\d{1,6})?$/, "bad_date")
		.optional(),
});

/**
 * Confirms that a translation is still right although the English text has changed. The record stays unchanged; the
 * next change of the English text makes the translation outdated again.
 * @throws ProblemError: refused, invalid, not-found.
 */
export async function confirmTranslation(
	caller: Caller,
	noun: TranslatedNoun,
	id: string,
	input: unknown,
): Promise<void> {
	const { database, actor } = caller.permit(translatedNouns[noun]);
	const { text, since } = parse(confirmation, input);
	const { table, fields } = textsOf(noun);
	const meant = fields.flatMap(({ field, column }) =>
		languages.flatMap((language) =>
			language !== originalLanguage && variantOf(field, language) === text ? [{ language, column }] : [],
		),
	)[0];
	if (!meant) throw invalid([{ field: "text", code: "unknown_text" }]);
	const [variant, original] = [`${meant.column}_${meant.language}`, `${meant.column}_${originalLanguage}`];
	const known = requireId(id, noun);
	const now = sql`extract(epoch from now())`;
	const time = since === undefined ? now : sql`least(${since}::numeric, ${now})`;
	await database.transaction(async (transaction) => {
		const rows = await transaction
			.select({ id: table.id })
			.from(table)
			.where(sql`${table.id} = ${known}`)
			.for("update");
		if (rows.length === 0) throw notFound(noun);
		// A text without a stored time is as old as the English text.
		const { times, gaps } = textTimes;
		const confirmed = sql`greatest(${time}, (${times} ->> ${variant}::text)::numeric)`;
		const isOlder = sql`(${times} ->> ${original}::text)::numeric > ${confirmed}`;
		await transaction
			.update(textTimes)
			.set({
				times: sql`${times} || jsonb_build_object(${variant}::text, ${confirmed})`,
				gaps: sql`case when ${isOlder} then ${gaps}
					else array_remove(${gaps}, ${`${meant.language}.older.${meant.column}`}) end`,
			})
			.where(sql`${textTimes.recordId} = ${known}`);
		await recordAudit(transaction, actor, {
			action: `${toKebabCase(noun)}:still-right`,
			recordId: known,
			detail: { text },
		});
	});
}
