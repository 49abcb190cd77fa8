import type { Language } from "./values.ts";

/** Field names in TypeScript are camelCase; columns of the database, of spreadsheets and keys of the API are snake_case. */

/** "nameEn" becomes "name_en". */
export const toSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** "name" becomes "Name". */
export const capitalize = <Name extends string>(name: Name) =>
	`${name.charAt(0).toUpperCase()}${name.slice(1)}` as Capitalize<Name>;

/** The fields that hold a localized field's translations: "titleEn", "titleRu" and so on. */
export type Variant<F extends string> = `${F}${Capitalize<Language>}`;

/** The field that holds a localized field's text in one language: "title" in Russian is "titleRu". */
export const variantOf = <F extends string>(field: F, language: Language): Variant<F> =>
	`${field}${capitalize(language)}`;
