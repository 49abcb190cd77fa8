import type { useManagementTexts } from "../frame.ts";
import { recordTexts, recordTypeOfArea } from "../record-types.ts";

type Texts = ReturnType<typeof useManagementTexts>;
type Words = Record<string, string | undefined>;

/** The first word of an action: what it is about. */
export const areaOf = (action: string): string => action.split(":")[0] as string;

/** The name of an area: the title of its records' list, or its own. */
export function areaName(area: string, texts: Texts): string {
	const names: Words = texts.log.areas;
	const type = recordTypeOfArea(area);
	return (type ? recordTexts(texts, type.noun).title : names[area]) ?? area;
}

/**
 * An audit entry's action, such as "session:fail" or "university:update", as a sentence. One that only an earlier or later
 * release knows stays unchanged.
 */
export function sentenceOf(action: string, t: Texts["log"]): string {
	const events: Words = t.events;
	const nouns: Words = t.nouns;
	const verbs: Words = t.verbs;
	const [noun = "", verb = ""] = action.split(":");
	const sentence = events[action] ?? (nouns[noun] && verbs[verb]?.replace("{noun}", nouns[noun]));
	return sentence ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : action;
}

/** An audit entry's details, with translated names and values. */
export function detailsOf(action: string, details: Record<string, string>, texts: Texts): string {
	const names: Words = texts.log.details;
	const values: Words = { ...texts.applications.statuses, ...texts.roles, ...texts.facts.topics, ...texts.log.values };
	const labels = fieldLabels(areaOf(action), texts);
	const wordsFor = (name: string, value: string) =>
		name === "fields"
			? value
					.split(" ")
					.map((field) => labels[field] ?? field)
					.join(", ")
			: (values[value] ?? value);
	// JSON in the database has no order: "before" comes before "now".
	const order = Object.keys(names);
	return Object.entries(details)
		.toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
		.map(([name, value]) => `${names[name] ?? name}: ${wordsFor(name, value)}`)
		.join(", ");
}

/** The labels of the fields of an area's records. */
function fieldLabels(area: string, texts: Texts): Words {
	if (area === "applicant") return { ...texts.case.details.fields, languageTests: texts.case.tests.title };
	if (area === "image") return texts.upload.fields;
	const type = recordTypeOfArea(area);
	return type ? recordTexts(texts, type.noun).fields : {};
}

/** Areas that are no type of record, or whose records have a page of another kind. */
const folders: Record<string, string | undefined> = {
	// The list of a certification is the page of its university.
	certification: "/admin/certifications/university/",
	application: "/admin/applications/",
	applicant: "/admin/applicants/",
	contact: "/admin/contact/",
	image: "/admin/images/",
};

/** The page of a record in the admin; undefined if it has none. */
export function recordAddress(area: string, { key, name }: { key: string; name: string }): string | undefined {
	if (area === "user") return `/admin/users?q=${encodeURIComponent(name)}`;
	const folder = folders[area];
	if (folder) return folder + key;
	const type = recordTypeOfArea(area);
	return type && `${type.base}/${key}${type.section ? "/edit" : ""}`;
}
