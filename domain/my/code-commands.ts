import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { applications, links } from "../../database/tables.ts";
import { recordAudit } from "../access/audit.ts";
import type { AuditEvent } from "../access/audit-actions.ts";
import type { Caller, Context } from "../access/caller.ts";
import { accessBy } from "../access/levels.ts";
import { callCode, createLink, isCallCode, type Link, markUsed, removeUnusedLinks } from "../access/links.ts";
import { lockApplicants } from "../access/lock-applicants.ts";
import { lockApplicant } from "../cases/conversations/lock.ts";
import { invalid, limited } from "../shared/errors.ts";
import { parse } from "../shared/validation.ts";
import { callCodeInput } from "./schema.ts";
import { isToBeTold, type OpenedSession, type Opening, openSession, recordOpened } from "./sessions.ts";

/**
 * Creates the code that staff read out after calling the applicant's stored phone number. It replaces an earlier one.
 * @returns six digits, shown once, and until when they are valid.
 * @throws ProblemError: refused; not-found.
 */
export async function createCallCode(caller: Caller, applicantId: string): Promise<{ code: string; expiresAt: Date }> {
	const context = caller.permit("applicant:write");
	return context.database.transaction(async (transaction) => {
		const known = await lockApplicant(transaction, applicantId);
		await removeUnusedLinks(transaction, "call", eq(links.applicantId, known));
		const { id, expiresAt } = await createLink(context, transaction, { purpose: "call", applicantId: known });
		await recordAudit(transaction, context.actor, { action: "applicant:call-code", recordId: known });
		return { code: callCode(context.authentication, id), expiresAt };
	});
}

/**
 * Opens all applications of an applicant by the code that staff read out. An unknown reference and a wrong code get the
 * same answer. Audited, and so is a wrong code.
 * @throws ProblemError: invalid 'call_code_wrong'; limited.
 */
export async function openByCallCode(caller: Caller, input: unknown, opening: Opening): Promise<OpenedSession> {
	const context = caller.permit("my:open");
	const { reference, code, isRemembered } = parse(callCodeInput, input);
	const seconds = await context.rateLimits.consume("my-code", opening.client);
	if (seconds > 0) throw limited(seconds);
	const tried = await findCode(context, reference);
	if (!tried || !(await countTry(context, tried.link, reference))) throw wrong();
	const { applicantId, applicationId } = tried;
	const entry = (action: AuditEvent) => ({ action, recordId: applicantId });
	if (!isCallCode(context.authentication, tried.link.id, code)) {
		await recordAudit(context.database, context.actor, entry("applicant:fail-call-code"));
		throw wrong();
	}
	const isTold = await isToBeTold(context, applicationId, opening.signed);
	return context.database.transaction(async (transaction) => {
		await lockApplicants(transaction, [applicantId], "key share");
		const access = (await markUsed(context, transaction, tried.link.id)) && (await accessBy(transaction, tried.link));
		if (!access) throw wrong();
		await recordAudit(transaction, context.actor, entry("applicant:use-call-code"));
		if (isTold) await recordOpened(context, transaction, { applicantId, applicationId });
		return openSession(context, transaction, { applicantId, ...access, isRemembered }, opening.signed);
	});
}

async function findCode({ database, now }: Context, reference: string) {
	const [found] = await database
		.select({ link: links, applicantId: applications.applicantId, applicationId: applications.id })
		.from(links)
		.innerJoin(applications, eq(applications.applicantId, links.applicantId))
		.where(
			and(
				eq(applications.reference, reference),
				eq(links.purpose, "call"),
				isNull(links.usedAt),
				gt(links.expiresAt, now()),
			),
		);
	return found;
}

/** Over all references of the person: a stranger who applied in that name has others. */
const maxTries = 20;

/**
 * Counts a try before the code is compared, so that concurrent ones cannot exceed the limit. A code has five with each reference:
 * a stranger who applied in the person's name uses up only their own.
 */
async function countTry({ database, rateLimits }: Context, { id }: Link, reference: string) {
	const seconds = await rateLimits.consume("my-code-tries", `${id} ${reference}`);
	if (seconds > 0) return false;
	const counted = await database
		.update(links)
		.set({ tries: sql`${links.tries} + 1` })
		.where(and(eq(links.id, id), lt(links.tries, maxTries)))
		.returning({ id: links.id });
	return counted.length > 0;
}

const wrong = () => invalid([{ field: "code", code: "call_code_wrong" }]);
