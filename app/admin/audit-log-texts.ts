import type { useAdminTexts } from "./frame.ts";

type Texts = ReturnType<typeof useAdminTexts>;
type Words = Record<string, string | undefined>;

/**
 * An audit entry's action, such as "session:fail" or "university:update", as a sentence; an unknown action stays
 * unchanged.
 */
export function sentenceOf(action: string, t: Texts["log"]): string {
	const events: Words = t.events;
	const nouns: Words = t.nouns;
	const verbs: Words = t.verbs;
	const [noun = "", verb = ""] = action.split(":");
	return events[action] ?? (verbs[verb] && nouns[noun] ? `${verbs[verb]}: ${nouns[noun]}` : action);
}

/** An audit entry's details, with translated names and values. */
export function detailsOf(details: Record<string, string>, texts: Texts): string {
	const names: Words = texts.log.details;
	const values: Words = { ...texts.applications.statuses, ...texts.roles, ...texts.log.values };
	// JSON in the database has no order: "before" comes before "now".
	const order = Object.keys(names);
	return Object.entries(details)
		.toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
		.map(([name, value]) => `${names[name] ?? name}: ${values[value] ?? value}`)
		.join(", ");
}
