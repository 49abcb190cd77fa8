import { shortlistPath } from "../../../domain/catalog/chosen.ts";
import type { ListedProgram } from "../../../domain/catalog/program-queries.ts";
import { inLanguage, type Language, localized } from "../../../domain/shared/language.ts";
import { texts } from "../../i18n/dictionaries.ts";
import { plain } from "../../i18n/typography.ts";
import type { RequestContext } from "../../request-context.ts";
import { readSum } from "./template-values.ts";

/** The programs with their sums and the link to the list, in the applicant's language, below the consultant's own words. */
export async function shortlistMessage(
	context: RequestContext,
	programs: ListedProgram[],
	words: string,
	language: Language,
): Promise<string> {
	const t = texts[language];
	const sums = await Promise.all(programs.map(({ id }) => readSum(context, id, language)));
	const lines = programs.map((program, index) => {
		const name = `${localized(program, "title", language)}, ${localized(program.university, "name", language)}`;
		const sum = sums[index];
		return `${index + 1}. ${name}${sum ? `. ${t.costs.firstYear}: ${sum}` : ""}`;
	});
	const ids = programs.map(({ id }) => id);
	const link = context.site.url + inLanguage(shortlistPath(ids), language);
	return plain([words.trim(), lines.join("\n"), link].filter(Boolean).join("\n\n"));
}
