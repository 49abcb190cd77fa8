import type { CaseOffice, callResults } from "../../../../domain/cases/tasks/schema.ts";

/** What staff owe an applicant, in the case: calls, follow-ups, open tasks. */
export const tasks = {
	title: "What to do",
	empty: "Nothing to do right now.",
	attempts: (count: number) => (count === 1 ? "1 call without an answer" : `${count} calls without an answer`),
	done: "Done",
	log: "Log a call",
	plan: "Next action",
	results: {
		reached: "Reached",
		not_reached: "Not reached",
		visited: "Came to the office",
	} satisfies Record<(typeof callResults)[number], string>,
	call: {
		title: (name: string) => `Call to ${name}`,
		result: "How did it go?",
		hint: "“Not reached” counts as an attempt. The deadline does not change.",
		note: "What you talked about",
		noteHint: "Only staff see this.",
		about: "About",
		everything: "Everything open",
		save: "Log the call",
	},
	followUp: {
		title: (name: string) => `Next action for ${name}`,
		application: "Application",
		dueOn: "Date",
		dueHint: {
			tashkent: "Due when the office in Tashkent closes.",
			seoul: "Due when the office in Seoul closes.",
		} satisfies Record<CaseOffice, string>,
		text: "What to do",
		textHint: "Only staff see this. Leave this empty to change only the date.",
		movedHint: "Only staff see this.",
		move: "Change the date",
		save: "Save the date",
	},
};
