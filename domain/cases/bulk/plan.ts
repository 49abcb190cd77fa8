import type { batches } from "../../../database/tables.ts";
import type { Context } from "../../access/caller.ts";
import { fillTemplate } from "../../content/templates/rules.ts";
import { localized } from "../../shared/language.ts";
import { writtenDay } from "../../shared/written-dates.ts";
import { maxAnswerLength } from "../conversations/schema.ts";
import { isStatusNotified } from "../entries/timing.ts";
import { isOurTurn } from "../tasks/turn.ts";
import { bulkInputs, storedMessage } from "./input-schema.ts";
import type { Chosen } from "./row.ts";

export type Batch = typeof batches.$inferSelect;

/** Why a row is left out. */
export type BulkIssue =
	| "gone"
	| "changed"
	| "same"
	| "closed"
	| "not_our_turn"
	| "empty_value"
	| "too_long"
	| "suspect";

/** `reached`: by what the applicant hears of the action; null if it tells the applicant nothing. */
type Plan = { issue: BulkIssue | null; reached: { telegram: boolean; email: boolean } | null };

/**
 * What happens to an application.
 * @param version what it was when it was chosen
 * @returns why it is left out, and how the applicant is notified, as `notifyApplicant` does it.
 */
export function planRow(
	{ action, input }: Pick<Batch, "action" | "input">,
	row: Chosen | undefined,
	{ version, configured }: { version: string } & Pick<Context, "configured">,
): Plan {
	const left = (issue: BulkIssue): Plan => ({ issue, reached: null });
	if (!row) return left("gone");
	if (row.version !== version) return left("changed");
	const issue = issueOf({ action, input }, row);
	if (issue) return left(issue);
	const isNotified =
		action === "message" || (action === "status" && isStatusNotified(bulkInputs.status.parse(input).status));
	// A flood may use other people's addresses.
	if (isNotified && row.isSuspect) return left("suspect");
	if (!isNotified) return { issue: null, reached: null };
	const telegram = configured.bot && row.chat !== null;
	const isEnough = telegram && (row.chat === "proven" || !configured.mail);
	return { issue: null, reached: { telegram, email: !isEnough && row.email !== null } };
}

/** Whether the applicant hears of it. */
export const isReached = ({ telegram, email }: NonNullable<Plan["reached"]>): boolean => telegram || email;

function issueOf({ action, input }: Pick<Batch, "action" | "input">, row: Chosen): BulkIssue | null {
	if (action === "assign") return bulkInputs.assign.parse(input).userId === row.assigneeId ? "same" : null;
	if (action === "office") return bulkInputs.office.parse(input).office === row.office ? "same" : null;
	if (action === "status") return bulkInputs.status.parse(input).status === row.status ? "same" : null;
	if (action === "close") return row.closedAt ? "closed" : null;
	if (action === "next_action") return row.closedAt ? "closed" : isOurTurn(row) ? null : "not_our_turn";
	return action === "message" ? issueOfMessage(messageFor(input, row)) : null;
}

function issueOfMessage({ text, missing }: ReturnType<typeof messageFor>): BulkIssue | null {
	if (missing.length > 0) return "empty_value";
	return Array.from(text).length > maxAnswerLength ? "too_long" : null;
}

/** The text of a message in the applicant's language. */
export function messageFor(input: Batch["input"], row: Chosen) {
	const texts = storedMessage.parse(input);
	return fillTemplate(texts[row.language], {
		name: row.fullName,
		reference: row.reference,
		next: row.nextStepText,
		date: row.nextStepDueOn && writtenDay(row.nextStepDueOn, row.language),
		program: row.program && localized(row.program, "title", row.language),
		university: row.university && localized(row.university, "name", row.language),
		// Of one's own answers only: these differ from sender to sender, and from day to day.
		...{ sum: null, consultant: null, office: null },
	});
}
