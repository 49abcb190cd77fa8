import { eq, or } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants } from "../../../database/tables.ts";
import { normalizePhone } from "../../shared/phone.ts";
import { foldName } from "./names.ts";

/**
 * Finds the applicant who wrote a contact message: the only one with its email address or phone number, if the
 * folded names are equal too. Anyone may enter somebody else's address, so the result is for staff only.
 * @returns null if that is not certain.
 */
export async function findSender(
	transaction: Transaction,
	{ name, email, phone }: { name: string; email: string | null; phone: string | null },
): Promise<string | null> {
	const phoneE164 = phone && normalizePhone(phone);
	const isSender = or(
		email ? eq(applicants.email, email.toLowerCase()) : undefined,
		phoneE164 ? eq(applicants.phoneE164, phoneE164) : undefined,
	);
	if (!isSender) return null;
	const found = await transaction
		.select({ id: applicants.id, fullName: applicants.fullName })
		.from(applicants)
		.where(isSender)
		.limit(2);
	const [only] = found;
	return found.length === 1 && only && foldName(only.fullName) === foldName(name) ? only.id : null;
}
