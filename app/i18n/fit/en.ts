import type { FitField, FitGroup, RequiredEducation, RequirementKind } from "../../../domain/catalog/fit.ts";
import { educations } from "../fields/en.ts";
import { plural } from "../plural.ts";

const programs = (count: number) => plural("en", count, { one: `${count} program`, other: `${count} programs` });

/** What a program asks for, on cards and pages. */
export const requirements = {
	noTest: "No test needed",
	or: (test: string) => `or ${test}`,
	education: "Education",
	educations: educations satisfies Record<RequiredEducation, string>,
	marks: "Average mark",
	marksFrom: (percent: string) => `at least ${percent}%`,
	completed: "Year of completion",
	gap: (years: number) =>
		years === 0 ? "this year" : `at most ${plural("en", years, { one: `${years} year`, other: `${years} years` })} ago`,
};

/** What visitors keep in their browser, compare and send. */
export const chosen = {
	savedTitle: "Saved programs and universities",
	savedNav: "Saved",
	savedHint: "Press the heart (Save) on a program or university. Your list is kept in this browser only.",
	savedEmpty: "Nothing saved yet",
	savedNeedsScript: "Your saved list is kept in this browser. Turn on JavaScript to see it.",
	send: "Send these programs as a link",
	compare: "Compare",
	compareNamed: (title: string) => `Compare: ${title}`,
	compareChosen: "Compare the chosen",
	gone: (count: number) =>
		plural("en", count, {
			one: "1 program is no longer offered, so it is not shown.",
			other: `${count} programs are no longer offered, so they are not shown.`,
		}),
	goneOfAny: (count: number) =>
		plural("en", count, {
			one: "1 saved program or university is no longer offered, so it is not shown.",
			other: `${count} saved programs and universities are no longer offered, so they are not shown.`,
		}),
	compareFirst: (count: number) => `Compare the first ${count}`,
	firstOnly: (count: number) => `Only the first ${count} programs are shown.`,
};

export const compare = {
	title: "Compare programs",
	description: "Two to four programs at Korean universities side by side: requirements, deadline, tuition and costs.",
	caption: "The programs side by side",
	about: "About the program",
	swipe: (count: number) => `${count} programs: swipe sideways to see all.`,
	hideEqual: "Hide rows that are equal",
	actions: "Next step",
	remove: "Remove",
	empty: "Choose two to four programs",
	emptyText: "Save programs with the heart, then tick “Compare” in your saved list.",
	toPrograms: "All programs",
	add: "Add a program",
	similar: "Similar programs",
	search: "Program title",
	find: "Search",
	notFound: "We found no programs with these words. Try another word.",
	rows: {
		city: "City",
		type: "Level",
		taughtIn: "Taught in",
		duration: "Duration",
		deadline: "Deadline",
		tuition: "Tuition a year",
		firstYear: "First year in total",
		funds: "Money to show in the bank (it stays yours)",
		tests: "Language test",
		requirements: "Other requirements",
		dormitory: "Dormitory, first year",
		scholarships: "Scholarships of the university",
		certification: "Certification (IEQAS)",
		checked: "Checked on",
	},
};

export const shortlist = {
	title: (count: number) => `A list of ${programs(count)} in South Korea`,
	gone: "None of these programs is offered any more",
	goneText: "Look for others in the list of all programs, or ask us.",
	intro: "Anyone with the link sees this list. It says nothing about who made it.",
	share: "Send this list",
	address: "Link to this list",
	copy: "Copy the link",
	copied: "Copied",
	telegram: "Send in Telegram",
	whatsapp: "Send in WhatsApp",
};

export const fit = {
	title: "Do I meet the requirements?",
	nav: "Do I meet the requirements?",
	description:
		"Answer up to seven questions and see which programs at Korean universities you meet the requirements of, what is missing for others, and what to do.",
	intro: "Answer what you know: every question is optional.",
	privacy: "We do not store your answers.",
	legend: "Your answers",
	none: "I would rather not say",
	anyType: "Any level",
	show: "Show programs",
	clear: "Clear my answers",
	wrong: "We did not understand this answer, so it does not count. Check it.",
	questions: {
		type: "Which level do you want to study at?",
		education: "Which education have you completed, or will you complete?",
		completed: "Year of completion",
		marks: "Your average mark, in percent",
		topik: "Your TOPIK level",
		tuition: "How much tuition can you pay a year?",
	} satisfies Record<Exclude<FitField, "ielts" | "toefl">, string>,
	english: "Your English test",
	hints: {
		completed: "For example: 2025",
		marks: "For example: 84 (4.2 out of 5 is 84%).",
		ielts: "For example: 5.5",
		toefl: "From 0 to 120",
	},
	noTopik: "No certificate yet",
	groups: {
		met: "You meet the published requirements",
		missing: "Something is missing",
		unknown: "We do not know enough",
	} satisfies Record<FitGroup, string>,
	willShow:
		"You will see three lists: programs whose requirements you meet, programs where something is missing and what to do, and programs we know too little about.",
	groupHints: {
		met: "You meet everything the university has published about admission, as far as we know it.",
		missing: "One or more requirements are not met yet. Each shows what you can do.",
		unknown: "You have not answered a question, or the university’s requirement is not known to us.",
	} satisfies Record<FitGroup, string>,
	empty: "No programs.",
	emptyYet: "No programs yet. The open questions decide some of those below: answer them, too.",
	all: (count: number) => `Show all ${count}`,
	allGroups: "All three groups",
	count: programs,
	results: "Results",
	foot: "The university decides; here we only compare what it has written.",
	kinds: {
		education: "Education",
		completed: "Year of completion",
		marks: "Average mark",
		language: "Language test",
		tuition: "Tuition a year",
	} satisfies Record<RequirementKind, string>,
	since: (year: number) => `in ${year} or later`,
	needs: (need: string) => `needed: ${need}`,
	costs: (amount: string) => `from ${amount}`,
	have: (have: string) => `you: ${have}`,
	unanswered: "you have not said",
	unwritten: "we do not know the requirement",
	unpriced: "no price is known to us",
	unwrittenByAll: (kinds: string) => `What none of them has published, or we do not know: ${kinds}.`,
	verdicts: { met: "Met", missing: "Missing", unanswered: "Unclear", unwritten: "Unclear" },
	todo: {
		education: "Complete this education first, or choose a lower level.",
		completed: "Ask us whether this university accepts an explanation of the years since then.",
		marks: "Choose a program without this minimum, or ask us what is possible.",
		language: "Reach this score in a test, or begin with a Korean language course.",
		tuition: "Look for a scholarship, or choose a program that costs less.",
	} satisfies Record<RequirementKind, string>,
	ask: "Ask us",
	sendAlong: "Send my answers along:",
	sent: "Answers about the requirements",
};
