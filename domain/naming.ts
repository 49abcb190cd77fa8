/** Field names in TypeScript are camelCase; columns of the database, of spreadsheets and keys of the API are snake_case. */

/** "nameEn" is "name_en". */
export const toSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** "companyInfo" is "company-info", as addresses and the audit log have it. */
export const toKebabCase = (name: string): string => toSnakeCase(name).replaceAll("_", "-");

/** "name_en" is "nameEn". */
export const toCamelCase = (name: string): string =>
	name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const mapKeys = <V>(row: Record<string, V>, rename: (name: string) => string): Record<string, V> =>
	Object.fromEntries(Object.entries(row).map(([name, value]) => [rename(name), value]));

export const snakeKeys = (row: object): Record<string, unknown> => mapKeys({ ...row }, toSnakeCase);
export const camelKeys = (row: object): Record<string, unknown> => mapKeys({ ...row }, toCamelCase);
