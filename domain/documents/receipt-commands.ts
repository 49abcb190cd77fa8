import { and, eq, sql } from "drizzle-orm";
import { documents, entries } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { lockApplicantOf } from "../access/lock-applicants.ts";
import { recordEntry } from "../cases/entries/record.ts";
import { invalid, notFound } from "../shared/errors.ts";
import { requireId } from "../shared/validation.ts";
import { insertPage, storeFile } from "./store-file.ts";

/**
 * Adds the receipt of a payment: a page of the application's paper "payment receipts", which nobody has to review.
 * The same file twice is one receipt.
 * @param sent a photo or a PDF
 * @throws ProblemError: refused; not-found; invalid with an issue of `file`.
 */
export async function addReceipt(caller: Caller, payment: string, sent: Uint8Array): Promise<void> {
	const context = caller.permit("payment:write");
	const known = requireId(payment, "payment");
	const isIt = and(eq(entries.id, known), eq(entries.kind, "payment"));
	const about = { applicationId: entries.applicationId };
	const [found] = await context.database.select(about).from(entries).where(isIt);
	const { applicationId } = found ?? {};
	if (!applicationId) throw notFound("payment");
	const code = await storeFile(context, sent, async (transaction, page) => {
		const applicantId = await lockApplicantOf(transaction, applicationId, "no key update");
		if (!applicantId) throw notFound("payment");
		const paper = {
			applicantId,
			applicationId,
			code: "payment_receipt",
			stage: "admission",
			state: "accepted",
		} as const;
		const [document] = await transaction
			.insert(documents)
			.values(paper)
			.onConflictDoUpdate({
				target: [documents.applicationId, documents.stage, documents.code],
				set: { state: sql`case ${documents.state} when 'received' then 'received' else 'accepted' end` },
			})
			.returning({ id: documents.id });
		const stored = await insertPage(transaction, { id: document?.id ?? "", applicantId }, page);
		if (stored.code) return { code: stored.code, unused: [page.file] };
		const data = { payment: known, file: stored.id ?? "" };
		const isAdded = and(eq(entries.kind, "payment_receipt"), sql`${entries.data} = ${JSON.stringify(data)}::jsonb`);
		const isOfApplication = eq(entries.applicationId, applicationId);
		if ((await transaction.$count(entries, and(isOfApplication, isAdded))) === 0) {
			const entry = { kind: "payment_receipt", actor: context.actor, at: context.now(), data } as const;
			await recordEntry(context, transaction, { applicantId, applicationId, ...entry });
		}
		return { unused: stored.isKnown ? [page.file] : [] };
	});
	if (code) throw invalid([{ field: "file", code }]);
}
