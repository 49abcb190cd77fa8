import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Transaction } from "../../../database/connect.ts";
import { links, telegramChats } from "../../../database/tables.ts";
import type { Proof } from "../../../database/values.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Caller, Context } from "../../access/caller.ts";
import { accessOf } from "../../access/levels.ts";
import { createLink, endFamilyLinks, isWorkingFamilyLink } from "../../access/links.ts";
import { lockApplicants } from "../../access/lock-applicants.ts";
import { lockApplicant } from "../../cases/conversations/lock.ts";
import { endChats } from "../../messaging/end-chats.ts";
import { conflict, notFound } from "../../shared/errors.ts";
import type { Clock } from "../../shared/ports.ts";
import { parse, requireId } from "../../shared/validation.ts";
import { familyLinkInput } from "../schema.ts";

/** Links of one applicant that work at the same time. */
const maxFamilyLinks = 10;

/**
 * Makes a link by which parents follow the caller's applications without signing in.
 * @param input `label`, whom the link is for; `language` of its page
 * @throws ProblemError: refused; invalid; conflict 'too_many'.
 */
export async function createMyFamilyLink(caller: Caller, input: unknown): Promise<void> {
	const context = caller.permitOwn("my:own");
	const { database, applicantId, sessionId } = context;
	const values = parse(familyLinkInput, input);
	await database.transaction(async (transaction) => {
		const access = await accessOf(transaction, sessionId);
		// What a chat shared counts as little as a link: it ends with the email address, too.
		await storeLink(context, transaction, applicantId, {
			...values,
			provenBy: access?.provenBy === "call" ? "call" : "link",
		});
	});
}

/**
 * Makes a link for the parents of an applicant who asks for it on the phone. Audited.
 * @throws ProblemError: refused; not-found; invalid; conflict 'too_many'.
 */
export async function createFamilyLink(caller: Caller, applicantId: string, input: unknown): Promise<void> {
	const context = caller.permit("applicant:write");
	const values = parse(familyLinkInput, input);
	const known = requireId(applicantId, "applicant");
	await context.database.transaction(async (transaction) => {
		await storeLink(context, transaction, known, { ...values, provenBy: "call" });
		await recordAudit(transaction, context.actor, { action: "applicant:make-family-link", recordId: known });
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
	const known = requireId(applicantId, "applicant");
	await context.database.transaction(async (transaction) => {
		await withdraw(context, transaction, known, id);
		await recordAudit(transaction, context.actor, { action: "applicant:withdraw-family-link", recordId: known });
	});
}

type NewLink = z.infer<typeof familyLinkInput> & { provenBy: Proof };

async function storeLink(context: Context, transaction: Transaction, applicantId: string, values: NewLink) {
	// Serializes two forms, so that both count.
	await lockApplicant(transaction, applicantId);
	const working = and(eq(links.applicantId, applicantId), isWorkingFamilyLink(context.now()));
	if ((await transaction.$count(links, working)) >= maxFamilyLinks) throw conflict("too_many");
	await createLink(context, transaction, { purpose: "family", applicantId, ...values });
}

async function withdraw({ now }: { now: Clock }, transaction: Transaction, applicantId: string, id: string) {
	const known = requireId(id, "family-link");
	await lockApplicants(transaction, [applicantId], "no key update");
	const isIt = and(eq(links.id, known), eq(links.applicantId, applicantId));
	if ((await endFamilyLinks(transaction, now(), isIt)).length === 0) throw notFound("family-link");
	await endChats({ now }, transaction, eq(telegramChats.familyLinkId, known), "named");
}
