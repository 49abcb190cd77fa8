import type { Fee } from "../../domain/catalog/facts.ts";
import type { Language } from "../../domain/shared/language.ts";
import type { Texts } from "./dictionaries.ts";
import { formatMoney, formatMoneyRange } from "./formats.ts";

/** "₩4,165,000", "₩1,503,000–₩2,254,000", "from ₩7,000,000", "≈ ₩4,300,000". */
export function formatFee({ from, to, about, currency }: Fee, language: Language, t: Texts): string {
	const amount =
		(about ? "≈\u00a0" : "") +
		(to === null || to === from
			? formatMoney(from, currency, language)
			: formatMoneyRange(from, to, currency, language));
	return to === null ? t.facts.from(amount) : amount;
}
