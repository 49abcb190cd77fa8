import type { Language } from "../../domain/language.ts";

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = { en: new Intl.PluralRules("en"), ru: new Intl.PluralRules("ru"), uz: new Intl.PluralRules("uz") };

/** The word form for `count`: 1 программа, 2 программы, 5 программ. */
export function plural(language: Language, count: number, forms: Forms): string {
	return forms[rules[language].select(count)] ?? forms.other;
}
