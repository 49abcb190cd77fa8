import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicants } from "../../database/tables.ts";
import { foldName } from "./names.ts";

/**
 * Finds the applicant who wrote a contact message: the only one with its email address, if the folded names are equal
 * too. Anyone may enter somebody else's address, so the result is for staff only.
 * @returns null if that is not certain.
 */
export async function findSender(
	transaction: Transaction,
	{ name, email }: { name: string; email: string },
): Promise<string | null> {
	const found = await transaction
		.select({ id: applicants.id, fullName: applicants.fullName })
		.from(applicants)
		.where(eq(applicants.email, email.toLowerCase()))
		.limit(2);
	const [only] = found;
	return found.length === 1 && only && foldName(only.fullName) === foldName(name) ? only.id : null;
}
