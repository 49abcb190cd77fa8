import type { WorkSettings } from "../../domain/accounts/settings/schema.ts";
import { caseOffices } from "../../domain/cases/applicants/schema.ts";
import { type Language, languages } from "../../domain/shared/language.ts";
import { type Field, type Values, valuesOf } from "./fields.ts";

/** The input of a language in which a member of staff answers. */
const spokenField = (language: Language) => `speaks_${language}`;

/** Colleagues cannot change each other's shortcuts. */
export const workFields = (isOwn: boolean): Field[] => [
	{ name: "office", kind: "choice", options: caseOffices },
	{ name: "awayUntil", kind: "date" },
	...languages.map((language): Field => ({ name: spokenField(language), kind: "boolean" })),
	...(isOwn ? [{ name: "hasShortcuts", kind: "boolean" } satisfies Field] : []),
];

export const workValues = (settings: WorkSettings, isOwn: boolean): Values => ({
	...valuesOf(settings, workFields(isOwn)),
	...Object.fromEntries(settings.languages.map((language) => [spokenField(language), "yes"])),
});

export const workInput = (values: Values, isOwn: boolean) => ({
	office: values.office,
	awayUntil: values.awayUntil,
	languages: languages.filter((language) => values[spokenField(language)] === "yes"),
	...(isOwn && { hasShortcuts: values.hasShortcuts === "yes" }),
});
