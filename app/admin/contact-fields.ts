import { enteredSources } from "../../domain/cases/contacts/schema.ts";
import { languages } from "../../domain/shared/language.ts";
import type { Field } from "./fields.ts";

/** A person whom staff enter. */
export const enteredFields: Field[] = [
	{ name: "name", kind: "line", required: true },
	{ name: "phone", kind: "line" },
	{ name: "email", kind: "email" },
	{ name: "message", kind: "line", rows: 4, required: true },
	{ name: "language", kind: "choice", options: languages, required: true },
	{ name: "source", kind: "choice", options: enteredSources, required: true },
	{ name: "termsTold", kind: "boolean" },
];

/** What an application needs besides what the contact message says. */
export const applicationFields: Field[] = [
	{ name: "phoneNumber", kind: "line", required: true },
	{ name: "location", kind: "line", required: true },
	{ name: "age", kind: "integer", required: true },
	{ name: "termsAgreed", kind: "boolean" },
];

/** The application that a contact message is about. */
export const attachFields: Field[] = [{ name: "reference", kind: "line" }];
