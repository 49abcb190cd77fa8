import { capitalize, toSnakeCase } from "../../database/naming.ts";

export { toSnakeCase };

/** "companyInfo" becomes "company-info", as in URLs and the audit log. */
export const toKebabCase = <Name extends string>(name: Name) =>
	toSnakeCase(name).replaceAll("_", "-") as KebabCase<Name>;

type KebabCase<Name extends string> = Name extends `${infer First}${infer Rest}`
	? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${KebabCase<Rest>}`
	: Name;

/** "name_en" becomes "nameEn". */
export const toCamelCase = (name: string): string =>
	name.replace(/_([a-z])/g, (_, letter: string) => capitalize(letter));

/** "social_links" becomes "SocialLinks". */
export const toPascalCase = (name: string): string => capitalize(toCamelCase(name));

const mapKeys = <V>(row: Record<string, V>, rename: (name: string) => string): Record<string, V> =>
	Object.fromEntries(Object.entries(row).map(([name, value]) => [rename(name), value]));

export const snakeKeys = (row: object): Record<string, unknown> => mapKeys({ ...row }, toSnakeCase);
export const camelKeys = (row: object): Record<string, unknown> => mapKeys({ ...row }, toCamelCase);
