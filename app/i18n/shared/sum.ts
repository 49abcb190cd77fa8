import type { Language } from "../../../domain/shared/language.ts";
import { formatMoney, formatNumber } from "../formats.ts";

/** An amount in soʻm, which has no symbol. */
export const som = {
	en: (amount: string) => `${amount}\u00a0soʻm`,
	ru: (amount: string) => `${amount}\u00a0сум`,
	uz: (amount: string) => `${amount}\u00a0soʻm`,
};

/** An amount in whole units of its currency: "$300", "1,200,000 soʻm". */
export const formatSum = (amount: number, currency: string, language: Language): string =>
	currency === "UZS" ? som[language](formatNumber(amount, language)) : formatMoney(amount, currency, language);
