import type { BulkAction } from "../../../../domain/cases/bulk/schema.ts";
import { formatNumber } from "../../formats.ts";
import { plural } from "../../plural.ts";

const number = (value: number) => formatNumber(value, "en");

/** Work on many applications at once, reply templates, and the trash. */
export const bulk = {
	selection: {
		title: "Selected rows",
		select: (name: string) => `Select ${name}`,
		allOnPage: "Select all on this page",
		count: (count: number) => `${number(count)} selected`,
		action: "What to do with the selected rows",
		actions: {
			assign: "Assign",
			office: "Change the office",
			next_action: "Set the next action date",
			status: "Change the status",
			note: "Add a note",
			message: "Send a message",
		} satisfies Record<BulkAction, string>,
		go: "Continue",
		goAll: (total: number) => `Continue with all matches (${number(total)})`,
		onlyPage: (onPage: number, total: number) =>
			`This page shows ${number(onPage)} of ${number(total)}. To select more at once, show more per page.`,
	},
	work: {
		title: "Bulk changes",
		hint: "Select applications in the list, choose an action, and check the result before anything changes.",
		select: "Select applications",
		earlier: "Your earlier changes",
		applications: (count: number) =>
			`${number(count)} ${plural("en", count, { one: "application", other: "applications" })}`,
		states: { ready: "Checked", running: "Running", done: "Done", undoing: "Undoing", undone: "Undone" },
		none: "You have not selected any application. Go back to the list and tick at least one.",
		tooMany: (count: number, most: number) =>
			`You have selected ${number(count)} applications. You can change up to ${number(most)} at once.`,
		back: "Back to the list",
		check: "Check before changing",
		start: "Make the changes",
		dueOn: "Next action date",
		reasonHint: "Required for a rejection. Every applicant reads this exactly as you write it.",
		template: "Template",
		templateHint: "Each applicant gets the text in their own language.",
		noTemplates: "There are no templates yet. Add one first:",
		will: (count: number, total: number) => `${number(count)} of ${number(total)} will be changed.`,
		telegram: (count: number) =>
			`${number(count)} ${plural("en", count, { one: "gets", other: "get" })} a Telegram message.`,
		emails: (count: number) => `${number(count)} ${plural("en", count, { one: "gets", other: "get" })} an email.`,
		undoHint: "You can undo this for 10 minutes. During that time applicants see no changes, and no emails are sent.",
		progress: (count: number, total: number) => `${number(count)} of ${number(total)}`,
		done: (count: number, total: number) => `${number(count)} of ${number(total)} changed.`,
		undone: (count: number, total: number) => `${number(count)} of ${number(total)} changed back.`,
		undoUntil: "You can undo this until",
		undoTooLate: "The 10 minutes are over. Applicants can see the changes now.",
		issues: {
			no_email: (count: number) =>
				`${number(count)} ${plural("en", count, { one: "gets", other: "get" })} neither an email nor a Telegram message: call them`,
			changed: (count: number) => `${number(count)} skipped: changed by someone in the meantime`,
			changed_since: (count: number) => `${number(count)} not undone: changed by someone since`,
			seen: (count: number) => `${number(count)} not undone: already sent or seen`,
			gone: (count: number) => `${number(count)} skipped: deleted in the meantime`,
			same: (count: number) => `${number(count)} skipped: no change needed`,
			closed: (count: number) => `${number(count)} skipped: closed`,
			not_our_turn: (count: number) => `${number(count)} skipped: it is not our turn`,
			empty_value: (count: number) => `${number(count)} skipped: we have no data for a word in braces`,
			too_long: (count: number) => `${number(count)} skipped: the message would be too long`,
			suspect: (count: number) => `${number(count)} skipped: possible spam`,
			refused: (count: number) => `${number(count)} skipped: you no longer have permission`,
			assignee_unavailable: (count: number) => `${number(count)} skipped: the assignee is away`,
			other: (count: number) => `${number(count)} skipped because of an error`,
		},
	},
	templates: {
		title: "Reply templates",
		hint: "Texts you send often. Choose one when you answer an applicant: it appears in their language, and you can edit it before you send it.",
		wordsHint:
			"{name}, {reference}, {next} and {date} are replaced with the applicant’s name, the reference number, the next step and its date. All three languages are required.",
		fields: { name: "Name", text: "Text" },
		choose: "Insert a template",
		insert: "Insert",
		missing: (words: string) => `Fill in ${words} before you send the answer.`,
	},
	undo: {
		button: "Undo",
	},
	trash: {
		title: "Trash",
		hint: "Deleted applications, messages and content stay here for 30 days, with all their data. Then we delete them for good.",
		deleteHint: "It will be moved to the trash. You can restore it for 30 days.",
		empty: "The trash is empty.",
		record: "Deleted",
		noun: "What",
		deletedAt: "When",
		deletedBy: "By",
		keptUntil: "Can be restored until",
		restore: "Restore",
		deleteForGood: "Delete for good",
	},
};

export type BulkTexts = typeof bulk;
