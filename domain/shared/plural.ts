import type { Language } from "./language.ts";
import { forEachLanguage } from "./locales.ts";

export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = forEachLanguage((language) => new Intl.PluralRules(language));

/** The word form for `count`: 1 программа, 2 программы, 5 программ. Uzbek needs none: its nouns stay singular (5 ta dastur). */
export function plural(language: Language, count: number, forms: PluralForms): string {
	return forms[rules[language].select(count)] ?? forms.other;
}
