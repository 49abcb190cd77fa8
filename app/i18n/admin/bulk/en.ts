import type { BulkAction } from "../../../../domain/bulk/schema.ts";
import { formatNumber } from "../../formats.ts";

const number = (value: number) => formatNumber(value, "en");

/** Work on many applications at once, reply templates, and the trash. */
export const bulk = {
	selection: {
		title: "Selected applications",
		select: (name: string) => `Select ${name}`,
		allOnPage: "Select all on this page",
		count: (count: number) => `${number(count)} selected`,
		action: "What to do with the selected applications",
		actions: {
			assign: "Assign",
			office: "Change the office",
			next_action: "Set the next action date",
			status: "Change the status",
			note: "Add a note",
			message: "Send a message",
		} satisfies Record<BulkAction, string>,
		go: "Continue",
		onlyPage: (onPage: number, total: number) =>
			`This page shows ${number(onPage)} of ${number(total)}. To select more at once, show more per page.`,
	},
	undo: {
		button: "Undo",
		title: "We couldn’t undo this",
	},
	trash: {
		title: "Trash",
		link: "Trash",
		hint: "Deleted applications and contact messages stay here for 30 days, with everything that belonged to them. Then they are deleted for good.",
		deleteHint: "It goes to the trash. You can restore it there for 30 days.",
		empty: "The trash is empty.",
		record: "Deleted",
		noun: "What",
		nouns: { application: "Application", contact: "Contact message" },
		deletedAt: "When",
		deletedBy: "By",
		keptUntil: "Can be restored until",
		restore: "Restore",
		restoreFailed: "We couldn’t restore this",
		deleteForGood: "Delete for good",
	},
};

export type BulkTexts = typeof bulk;
