import type { Permission } from "../access/permissions.ts";
import { type Field, type Fields, inOrder, namingField } from "./field-types.ts";

/**
 * A noun that staff edit: what its lists, forms, versions, translations and audit names are made of. It is plain data, so that a
 * browser can load it; `defineNoun` (noun.ts) adds the table.
 */
export type Description = {
	/** To read and change its records as staff do. */
	permission: Permission;
	fields: Fields;
	/** The first fields of the form, if their order differs there. */
	form?: readonly string[];
	/** The field that names a record, if it is not the first text. */
	name?: string;
	/** Its name in addresses of the admin panel. */
	slug: string;
	/** Whether its list is a page of its own, without a tab or a part of another page. */
	isPage?: true;
	/** Whether only staff see it: neither pages nor translators do. */
	isInternal?: true;
};

/** The fields in the order of the form. */
export const formFields = ({ fields, form = [] }: Pick<Description, "fields" | "form">): [string, Field][] =>
	inOrder(fields, form);

export const nameField = ({ fields, name }: Pick<Description, "fields" | "name">): string =>
	name ?? namingField(fields);
