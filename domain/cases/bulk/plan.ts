import { eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../../database/connect.ts";
import { applicants, applications, type batches, programs, universities } from "../../../database/tables.ts";
import { caseOffices } from "../../../database/values.ts";
import type { Context } from "../../access/caller.ts";
import { mailAddress } from "../../access/levels.ts";
import { fillTemplate } from "../../content/templates/rules.ts";
import { optional, severalLines } from "../../shared/field-schemas.ts";
import { localized, pickLocalized } from "../../shared/language.ts";
import { forEachLanguage } from "../../shared/locales.ts";
import { writtenDay } from "../../shared/written-dates.ts";
import { bulkVersion } from "../applications/conditions.ts";
import { applicationStatuses } from "../applications/schema.ts";
import { closeInput } from "../applications/status-schema.ts";
import { maxAnswerLength } from "../conversations/schema.ts";
import { pickStep } from "../entries/state.ts";
import { isStatusNotified } from "../entries/timing.ts";
import { contactMeans } from "../tasks/schema.ts";
import { isOurTurn } from "../tasks/turn.ts";
import type { BulkAction } from "./schema.ts";

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

/** The applications by id, as far as they exist. */
export async function readChosen(database: Pick<Database, "select">, ids: string[]) {
	const rows = await database
		.select({
			id: applications.id,
			applicantId: applications.applicantId,
			reference: applications.reference,
			fullName: applicants.fullName,
			language: applicants.language,
			office: applicants.office,
			assigneeId: applicants.assigneeId,
			status: applications.status,
			...pickStep(applications),
			closedAt: applications.closedAt,
			closeReason: applications.closeReason,
			isSuspect: applications.isSuspect,
			/** Null if no email reaches the applicant. */
			email: mailAddress,
			/** The level of the applicant's Telegram chat that hears of the application; null if there is none. */
			chat: sql<
				"known" | "proven" | null
			>`(select max(telegram_chats.level) from telegram_chats where telegram_chats.applicant_id = applications.applicant_id
				and telegram_chats.follower = 'applicant' and telegram_chats.state = 'active'
				and (telegram_chats.application_id is null or telegram_chats.application_id = applications.id))`,
			version: bulkVersion,
			university: pickLocalized(universities, "name"),
			program: pickLocalized(programs, "title"),
		})
		.from(applications)
		.leftJoin(universities, eq(universities.id, applications.universityId))
		.leftJoin(programs, eq(programs.id, applications.programId))
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.where(inArray(applications.id, ids));
	return new Map(rows.map((row) => [row.id, row]));
}
export type Chosen = Awaited<ReturnType<typeof readChosen>> extends Map<string, infer Row> ? Row : never;

const reason = optional(severalLines(500));

/** What each action needs. */
export const bulkInputs = {
	assign: z.strictObject({ userId: optional(z.uuid("required")) }),
	office: z.strictObject({ office: z.enum(caseOffices, "required") }),
	next_action: z.strictObject({ dueOn: z.iso.date("bad_date") }),
	status: z
		.strictObject({
			status: z.enum(applicationStatuses, "unknown_status"),
			reason,
			/** How the applicants were reached, for `contacted`: the status alone would keep no promise. */
			how: optional(z.enum(contactMeans, "required")),
		})
		.refine(({ status, reason: given }) => status !== "rejected" || given, { message: "required", path: ["reason"] })
		.refine(({ status, how }) => status !== "contacted" || how, { message: "required", path: ["how"] }),
	note: z.strictObject({ text: severalLines(5_000) }),
	close: closeInput,
	message: z.strictObject({ templateId: z.uuid("required") }),
} as const satisfies Record<BulkAction, z.ZodType>;

/** A message keeps the texts that its template had when it was chosen. */
const storedMessage = z.object({ name: z.string(), ...forEachLanguage(() => z.string()) });
