import type { Language } from "../../domain/shared/language.ts";
import type { Retention } from "../../domain/shared/ports.ts";
import { type PluralForms, plural } from "../i18n/plural.ts";

/** Terms or privacy notice in one language. Plain text; the site's name and the operator's settings are arguments. */
export type LegalText = {
	title: string;
	/** For search engines, at most 160 characters. */
	description: string;
	/** ISO date of this version. */
	updated: string;
	/** Shown only to staff: the text is a template until the operator's lawyer has reviewed it. Then remove it. */
	templateNotice?: string;
	intro: string;
	sections: { title: string; paragraphs: string[] }[];
};

export type NamedLegalText = (name: string, retention: Retention) => LegalText;

/** Writes a number with its word, without a line break inside. */
export const countIn = (language: Language, forms: PluralForms) => (count: number) =>
	`${count}\u00a0${plural(language, count, forms)}`;
