import { eq, sql } from "drizzle-orm";
import { type AskedRule, documents } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { lockApplicantOf } from "../access/lock-applicants.ts";
import { earliestIssue } from "../cases/entries/document-rules.ts";
import { recordEntry } from "../cases/entries/record.ts";
import { editConflict, invalid, notFound } from "../shared/errors.ts";
import { pickLocalized } from "../shared/language.ts";
import { dayAfter, homeDay } from "../shared/time-zone.ts";
import { parse, requireId } from "../shared/validation.ts";
import { askInput, reviewInput } from "./case-schema.ts";
import { listDocumentRules } from "./queries.ts";
import { readDocumentCase } from "./read-case.ts";
import { documentsFor } from "./rules.ts";
import type { DocumentRule } from "./schema.ts";

/**
 * Asks an applicant for papers. What the rules say today is copied, so that a rule which changes later alters no running
 * list. A paper that no rule asks for is asked for by hand.
 * @param input `papers`, `dueOn`, `note`, as in `askInput`
 * @throws ProblemError: refused; not-found; invalid.
 */
export async function askForDocuments(caller: Caller, applicationId: string, input: unknown): Promise<void> {
	const context = caller.permit("document:write");
	const { papers, dueOn, note } = parse(askInput, input);
	const known = requireId(applicationId, "application");
	const rules = await listDocumentRules(caller);
	await context.database.transaction(async (transaction) => {
		if (!(await lockApplicantOf(transaction, known, "no key update"))) throw notFound("application");
		const at = context.now();
		const { given, applicantId } = await readDocumentCase(transaction, known, at);
		const fitting = given ? documentsFor(rules, given) : [];
		const asked = { dueOn, note, state: "needed" as const };
		const values = papers.map(([stage, code]) => {
			const rule = fitting.find((one) => one.stage === stage && one.document === code);
			return { applicantId, applicationId: known, code, stage, rule: rule ? askedRule(rule) : null, ...asked };
		});
		const stored = await transaction
			.insert(documents)
			.values(values)
			// One that was not needed is needed after all; any other stays as it is.
			.onConflictDoUpdate({
				target: [documents.applicationId, documents.stage, documents.code],
				set: { ...asked, rule: sql`excluded.rule` },
				setWhere: eq(documents.state, "not_needed"),
			})
			.returning({ id: documents.id });
		if (stored.length === 0) return;
		const data = { documents: stored.map(({ id }) => id).join(), ...(dueOn && { dueOn }) };
		const entry = { kind: "documents_asked", actor: context.actor, at, data, text: note } as const;
		await recordEntry(context, transaction, { applicantId, applicationId: known, ...entry });
	});
}

function askedRule(rule: DocumentRule): AskedRule {
	const { need, legalization, translation, form, maxAgeDays, leadDays, source, checkedOn } = rule;
	const taken = { need, legalization, translation, form, maxAgeDays, leadDays, source, checkedOn };
	return { ...taken, ...pickLocalized(rule, "note") };
}

/**
 * Accepts a paper, sends it back with a reason, or says that it is not needed. A paper that was brought to the office is
 * accepted without a file. A decision can be corrected by another one.
 * @param input as in `reviewInput`; `issuedOn` is needed where the rule limits the age
 * @throws ProblemError: refused; not-found; invalid, such as `issuedOn` 'too_old_then' for a paper that is too old on the
 * day on which it is due; conflict 'changed' if it changed since the reviewer saw it.
 */
export async function reviewDocument(caller: Caller, id: string, input: unknown): Promise<void> {
	const context = caller.permit("document:write");
	const review = parse(reviewInput, input);
	const known = requireId(id, "document");
	await context.database.transaction(async (transaction) => {
		const isIt = eq(documents.id, known);
		const [found] = await transaction.select({ id: documents.applicationId }).from(documents).where(isIt);
		if (found) await lockApplicantOf(transaction, found.id, "no key update");
		const [document] = await transaction.select().from(documents).where(isIt).for("update");
		if (!document) throw notFound("document");
		const { applicantId, applicationId, code, version } = document;
		if (version !== review.version) throw editConflict({ by: null, at: null, version });
		const at = context.now();
		const data = { document: known, code };
		const entry = { applicantId, applicationId, actor: context.actor, at } as const;
		if (review.decision === "returned") {
			const { reason, text } = review;
			await recordEntry(context, transaction, {
				...{ ...entry, kind: "document_returned", data: { ...data, reason }, text },
			});
		} else if (review.decision === "waived") {
			await recordEntry(context, transaction, { ...entry, kind: "document_waived", data });
		} else {
			const age = ageOf(document, review.issuedOn, homeDay(at));
			await recordEntry(context, transaction, { ...entry, kind: "document_accepted", data: { ...data, ...age } });
		}
	});
}

/** When an accepted paper was issued, and until when it is young enough. */
function ageOf(document: typeof documents.$inferSelect, issuedOn: string | null, today: string) {
	const issue = (code: string) => invalid([{ field: "issuedOn", code }]);
	const days = document.rule?.maxAgeDays ?? null;
	if (!issuedOn) {
		if (days !== null) throw issue("required");
		return {};
	}
	if (issuedOn > today) throw issue("in_the_future");
	if (days === null) return { issuedOn };
	if (issuedOn < (earliestIssue(document, today) ?? "")) throw issue("too_old_then");
	return { issuedOn, expiresOn: dayAfter(issuedOn, days) };
}
