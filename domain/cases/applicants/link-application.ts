import { asc, eq, or, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants, merges } from "../../../database/tables.ts";
import { lockFound } from "../../access/lock-applicants.ts";
import type { Language } from "../../shared/language.ts";
import { normalizePhone } from "../../shared/phone.ts";
import { foldName } from "./names.ts";

/** What an application says about the person. */
type Person = {
	fullName: string;
	phoneNumber: string;
	email: string | null;
	language: Language;
	isExample?: boolean;
	createdAt: Date;
};

/** Applications with the same key belong to the same applicant. */
const keyOf = (phoneE164: string, fullName: string): string => `${phoneE164} ${foldName(fullName)}`;

/**
 * Finds the applicant with the same phone number and the same folded name, or creates one. The phone number alone does
 * not identify a person, because siblings share one; an unreadable number identifies nobody. What is stored of an
 * applicant never changes here: otherwise anyone could change the email address to which links are sent by sending a
 * form in the applicant's name.
 * @returns the applicant's id. Until the transaction ends, the applicant cannot be deleted.
 */
export async function findOrCreateApplicant(transaction: Transaction, person: Person): Promise<string> {
	const phoneE164 = normalizePhone(person.phoneNumber);
	if (phoneE164) {
		const { fullName } = person;
		const key = keyOf(phoneE164, fullName);
		// Two applications of one person at the same time: the second one waits, and finds the applicant of the first.
		await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`applicant ${key}`}, 0))`);
		const find = () => findApplicant(transaction, phoneE164, key);
		const known = await lockFound(transaction, "key share", find);
		if (known) return known;
	}
	const { email, ...values } = person;
	const [row] = await transaction
		.insert(applicants)
		.values({ ...values, phoneE164, email: lowerCase(email) })
		.returning({ id: applicants.id });
	return row?.id as string;
}

async function findApplicant(transaction: Transaction, phoneE164: string, key: string): Promise<string | undefined> {
	// A case that another one became part of is found by the names and the phone numbers of both.
	const isMerged = sql`${applicants.id} = any(array(select winner_id from merges where former_phone_e164 = ${phoneE164}))`;
	const rows = await transaction
		.select({ id: applicants.id, fullName: applicants.fullName, formerName: merges.formerName })
		.from(applicants)
		.leftJoin(merges, eq(merges.winnerId, applicants.id))
		.where(or(eq(applicants.phoneE164, phoneE164), isMerged))
		.orderBy(asc(applicants.createdAt), asc(applicants.id));
	const isSame = (name: string | null) => name !== null && keyOf(phoneE164, name) === key;
	return rows.find((row) => isSame(row.fullName) || isSame(row.formerName))?.id;
}

/** Some letters become two in lower case, and an address that is then too long for a mail server is not stored. */
function lowerCase(email: string | null) {
	const lower = email?.toLowerCase();
	// The database lowers it again: its Unicode may be newer, and it accepts only what it cannot lower any more.
	return lower && lower.length <= 254 ? sql<string>`lower(${lower})` : null;
}

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
