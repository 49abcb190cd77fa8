import type { Language } from "./language.ts";

export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Created when they are first used: a browser needs those of one language. */
const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** The word form for `count`: 1 программа, 2 программы, 5 программ. Uzbek needs none: its nouns stay singular (5 ta dastur). */
export function plural(language: Language, count: number, forms: PluralForms): string {
	rules[language] ??= new Intl.PluralRules(language);
	return forms[rules[language].select(count)] ?? forms.other;
}
