import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicantSessions, applicants, familyLinks, telegramChats } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Caller } from "../../access/caller.ts";
import { lockApplicants } from "../../access/lock-applicants.ts";
import { endChats } from "../../messaging/end-chats.ts";
import { conflict, notFound } from "../../shared/errors.ts";
import type { Clock } from "../../shared/ports.ts";
import { asId, parse } from "../../shared/validation.ts";
import { familyLinkLifetime, maxFamilyLinks } from "./rules.ts";
import { familyLinkInput } from "./schema.ts";

/**
 * Makes a link by which parents follow the caller's applications without signing in.
 * @param input `label`, whom the link is for; `language` of its page
 * @throws ProblemError: refused; invalid; conflict 'too_many'.
 */
export async function createMyFamilyLink(caller: Caller, input: unknown): Promise<void> {
	const { database, applicantId, sessionId, now } = caller.permitOwn("my:own");
	const values = parse(familyLinkInput, input);
	await database.transaction(async (transaction) => {
		const [session] = await transaction
			.select({ openedBy: applicantSessions.openedBy })
			.from(applicantSessions)
			.where(eq(applicantSessions.id, sessionId));
		await storeLink(transaction, now(), applicantId, { ...values, openedBy: session?.openedBy });
	});
}

/**
 * Makes a link for the parents of an applicant who asks for it on the phone. Audited.
 * @throws ProblemError: refused; not-found; invalid; conflict 'too_many'.
 */
export async function createFamilyLink(caller: Caller, applicantId: string, input: unknown): Promise<void> {
	const { database, actor, now } = caller.permit("applicant:write");
	const values = parse(familyLinkInput, input);
	const known = asId(applicantId);
	if (!known) throw notFound("applicant");
	await database.transaction(async (transaction) => {
		await storeLink(transaction, now(), known, { ...values, openedBy: "call" });
		await recordAudit(transaction, actor, { action: "applicant:make-family-link", recordId: known });
	});
}

/**
 * Withdraws one of the caller's links, and disconnects the chats that it connected. One that no longer works stays so.
 * @throws ProblemError: refused; not-found.
 */
export async function withdrawMyFamilyLink(caller: Caller, id: string): Promise<void> {
	const context = caller.permitOwn("my:own");
	await context.database.transaction((transaction) => withdraw(context, transaction, context.applicantId, id));
}

/**
 * Withdraws a link of an applicant, and disconnects the chats that it connected. Audited.
 * @throws ProblemError: refused; not-found.
 */
export async function withdrawFamilyLink(caller: Caller, applicantId: string, id: string): Promise<void> {
	const context = caller.permit("applicant:write");
	const known = asId(applicantId);
	if (!known) throw notFound("applicant");
	await context.database.transaction(async (transaction) => {
		await withdraw(context, transaction, known, id);
		await recordAudit(transaction, context.actor, { action: "applicant:withdraw-family-link", recordId: known });
	});
}

type NewLink = Pick<typeof familyLinks.$inferInsert, "label" | "language" | "openedBy">;

async function storeLink(transaction: Transaction, at: Date, applicantId: string, values: NewLink): Promise<void> {
	// Serializes two forms, so that both count.
	const [applicant] = await transaction
		.select({ id: applicants.id })
		.from(applicants)
		.where(eq(applicants.id, applicantId))
		.for("no key update");
	if (!applicant) throw notFound("applicant");
	const working = and(
		eq(familyLinks.applicantId, applicantId),
		isNull(familyLinks.revokedAt),
		gt(familyLinks.expiresAt, at),
	);
	if ((await transaction.$count(familyLinks, working)) >= maxFamilyLinks) throw conflict("too_many");
	const expiresAt = new Date(at.getTime() + familyLinkLifetime);
	await transaction.insert(familyLinks).values({ ...values, applicantId, createdAt: at, expiresAt });
}

async function withdraw(
	{ now }: { now: Clock },
	transaction: Transaction,
	applicantId: string,
	id: string,
): Promise<void> {
	const known = asId(id);
	const at = now().toISOString();
	await lockApplicants(transaction, [applicantId], "no key update");
	const found = known
		? await transaction
				.update(familyLinks)
				.set({ revokedAt: sql`coalesce(${familyLinks.revokedAt}, ${at}::timestamptz)` })
				.where(and(eq(familyLinks.id, known), eq(familyLinks.applicantId, applicantId)))
				.returning({ id: familyLinks.id })
		: [];
	if (!known || found.length === 0) throw notFound("family-link");
	await endChats({ now }, transaction, eq(telegramChats.familyLinkId, known), "named");
}
