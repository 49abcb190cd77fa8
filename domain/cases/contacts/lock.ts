import { eq } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { contactSubmissions } from "../../../database/tables.ts";
import { notFound } from "../../shared/errors.ts";
import { asId } from "../../shared/validation.ts";

/** Waits for concurrent changes of a contact message. @throws ProblemError: not-found. */
export async function lockContact(transaction: Transaction, contactId: string) {
	const known = asId(contactId);
	const isIt = eq(contactSubmissions.id, known ?? "");
	const [row] = known ? await transaction.select().from(contactSubmissions).where(isIt).for("no key update") : [];
	if (!row) throw notFound("contact");
	return row;
}
