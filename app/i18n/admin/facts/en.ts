import type { FactTopic } from "../../../../domain/desk/fact-checks/rules.ts";
import { formatNumber } from "../../formats.ts";
import { plural } from "../../plural.ts";

const number = (value: number) => formatNumber(value, "en");
const records = (count: number) => `${number(count)} ${plural("en", count, { one: "record", other: "records" })}`;

/** The list of facts whose last check is too old, and the task about them. */
export const facts = {
	title: "Facts to check",
	intro:
		"Nobody has compared these facts with their source for 180 days, or, for certifications, since 1 March. Open the source. If it still says the same, press “Checked today, unchanged”. If not, change the record.",
	topics: {
		fees: "Tuition and fees",
		funds: "Money to show",
		costs: "Living and visa costs",
		certifications: "Certifications",
	} satisfies Record<FactTopic, string>,
	records,
	/** What the task in the queue says. */
	stale: (count: number) => `${records(count)} to compare with the source`,
	notChecked: (day: string) => `Not checked since ${day}`,
	confirm: "Checked today, unchanged",
	confirmAll: (count: number) => `Checked today, all ${number(count)} unchanged`,
	showRecords: (count: number) => `Show ${records(count)}`,
	source: "Source",
	next: (shown: number) => `The first ${records(shown)}. Once you have checked them, the next ones appear here.`,
	empty: "Every fact has been checked in time.",
	open: "See the list",
};

export type FactsTexts = typeof facts;
