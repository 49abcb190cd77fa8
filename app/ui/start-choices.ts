import { openNow, startIn } from "../../domain/catalog/intakes/filters.ts";
import { startName } from "../../domain/catalog/intakes/when.ts";
import type { Language } from "../../domain/shared/language.ts";
import { useTexts } from "../i18n/texts.ts";
import { useRequestContext } from "../request-context.ts";

/** What the filter by intakes offers: what is open now, the starts that can still be applied for, and the chosen one. */
export function useStartChoices(starts: readonly string[], chosen: string | undefined) {
	const { language } = useRequestContext();
	const { openNow: open } = useTexts().filters;
	const offered = new Set([openNow, ...starts, ...(chosen ? [chosen] : [])]);
	return [...offered].map((value) => ({ value, text: nameOf(value, open, language) }));
}

const nameOf = (value: string, open: string, language: Language) =>
	value === openNow ? open : startName(startIn(value), language);
