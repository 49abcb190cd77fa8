import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { applications, oneTimeLinks } from "../../database/tables.ts";
import { recordAudit } from "../access/audit.ts";
import type { AuditEvent } from "../access/audit-actions.ts";
import type { Caller, Context } from "../access/caller.ts";
import { lockApplicants } from "../access/lock-applicants.ts";
import { invalid, limited, notFound } from "../shared/errors.ts";
import { asId, parse } from "../shared/validation.ts";
import { callCodeLifetime, callCodeTries } from "./rules.ts";
import { callCodeInput } from "./schema.ts";
import { isToBeTold, type OpenedSession, type Opening, openSession, tellOpened } from "./sessions.ts";

/**
 * Creates the code that staff read out after calling the applicant's stored phone number. It replaces an earlier one.
 * @returns six digits, shown once, and until when they are valid.
 * @throws ProblemError: refused; not-found.
 */
export async function createCallCode(caller: Caller, applicantId: string): Promise<{ code: string; expiresAt: Date }> {
	const context = caller.permit("applicant:write");
	const known = asId(applicantId);
	if (!known) throw notFound("applicant");
	const at = context.now();
	const expiresAt = new Date(at.getTime() + callCodeLifetime);
	const code = randomCode();
	await context.database.transaction(async (transaction) => {
		const [applicant] = await lockApplicants(transaction, [known], "key share");
		if (!applicant) throw notFound("applicant");
		await transaction
			.update(oneTimeLinks)
			.set({ usedAt: at })
			.where(and(eq(oneTimeLinks.applicantId, known), eq(oneTimeLinks.purpose, "call"), isNull(oneTimeLinks.usedAt)));
		await transaction.insert(oneTimeLinks).values({
			applicantId: known,
			purpose: "call",
			madeByLevel: "staff",
			codeHash: hashOf(context, known, code),
			createdAt: at,
			expiresAt,
		});
		await recordAudit(transaction, context.actor, { action: "applicant:call-code", recordId: known });
	});
	return { code, expiresAt };
}

const codes = 1_000_000;

/** Six digits. Draws again above the largest multiple of the number of codes, so that all codes are equally likely. */
function randomCode(): string {
	const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
	if (random >= 2 ** 32 - (2 ** 32 % codes)) return randomCode();
	return String(random % codes).padStart(6, "0");
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
	const tried = await countTry(context, reference);
	if (!tried) throw wrong();
	const { applicantId } = tried;
	const entry = (action: AuditEvent) => ({ action, recordId: applicantId });
	if (tried.codeHash !== hashOf(context, applicantId, code)) {
		await recordAudit(context.database, context.actor, entry("applicant:fail-call-code"));
		throw wrong();
	}
	const isTold = await isToBeTold(context, tried.applicationId, opening.signed);
	return context.database.transaction(async (transaction) => {
		await lockApplicants(transaction, [applicantId], "key share");
		const [used] = await transaction
			.update(oneTimeLinks)
			.set({ usedAt: context.now() })
			.where(and(eq(oneTimeLinks.id, tried.id), isNull(oneTimeLinks.usedAt)))
			.returning({ id: oneTimeLinks.id });
		if (!used) throw wrong();
		await recordAudit(transaction, context.actor, entry("applicant:use-call-code"));
		if (isTold) await tellOpened(context, transaction, tried.applicationId);
		const session = { applicantId, applicationId: null, level: "proven", openedBy: "call", isRemembered } as const;
		return openSession(context, transaction, session, opening.signed);
	});
}

/** Counts a try before the code is compared, so that concurrent ones cannot exceed the limit. */
async function countTry({ database, now }: Context, reference: string) {
	const open = database
		.select({ id: oneTimeLinks.id })
		.from(oneTimeLinks)
		.innerJoin(applications, eq(applications.applicantId, oneTimeLinks.applicantId))
		.where(
			and(
				eq(applications.reference, reference),
				eq(oneTimeLinks.purpose, "call"),
				isNull(oneTimeLinks.usedAt),
				gt(oneTimeLinks.expiresAt, now()),
			),
		)
		.orderBy(desc(oneTimeLinks.createdAt))
		.limit(1);
	const [tried] = await database
		.update(oneTimeLinks)
		.set({ tries: sql`${oneTimeLinks.tries} + 1` })
		.from(applications)
		.where(and(eq(oneTimeLinks.id, open), eq(applications.reference, reference), lt(oneTimeLinks.tries, callCodeTries)))
		.returning({
			id: oneTimeLinks.id,
			applicantId: oneTimeLinks.applicantId,
			applicationId: applications.id,
			codeHash: oneTimeLinks.codeHash,
		});
	return tried;
}

/** A keyed hash, which cannot be reversed by trying a million codes. */
const hashOf = ({ authentication }: Pick<Context, "authentication">, applicantId: string, code: string) =>
	authentication.sign("my-code", `${applicantId} ${code}`).split(".").at(-1) as string;

const wrong = () => invalid([{ field: "code", code: "call_code_wrong" }]);
