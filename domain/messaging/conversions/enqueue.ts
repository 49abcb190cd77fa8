import type { Transaction } from "../../../database/connect.ts";
import type { ConversionKind } from "../../../database/values.ts";
import type { Context } from "../../access/caller.ts";
import { enqueueDelivery } from "../enqueue.ts";
import type { AdVisitor } from "./schema.ts";

type Subject = { applicationId: string } | { contactSubmissionId: string } | { userId: string };

/**
 * Enqueues the report of a conversion in the transaction that stores the visitor's submission. Does nothing without a
 * configured ad network or without consent.
 */
export async function enqueueConversion(
	context: Pick<Context, "adConversions" | "now">,
	transaction: Transaction,
	kind: ConversionKind,
	subject: Subject,
	visitor: AdVisitor | undefined,
): Promise<void> {
	if (!visitor || !context.adConversions.isConfigured) return;
	await enqueueDelivery(context, transaction, { channel: "ad", kind, ...subject, payload: { ...visitor } });
}
