import type { SQL } from "drizzle-orm";
import { and, desc, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { applicants, links } from "../../../database/tables.ts";
import type { Caller, Context } from "../../access/caller.ts";
import { familyPath } from "../../access/family-path.ts";
import { findLink, isWorkingFamilyLink } from "../../access/links.ts";
import { notFound } from "../../shared/errors.ts";
import { inLanguage, type Language } from "../../shared/language.ts";
import { requireId } from "../../shared/validation.ts";
import { readMoney } from "../money.ts";
import { readProgress } from "../progress.ts";

/** A visit within this many milliseconds of the latest one is not noted. */
const notedEvery = 5 * 60 * 1_000;

/** The caller's links that work, newest first. */
export async function listMyFamilyLinks(caller: Caller) {
	const { isOwn, ...context } = caller.permitOwn("my:own");
	return listLinks(context, isOwn(links));
}

/**
 * An applicant's links that work, newest first.
 * @throws ProblemError: refused; not-found.
 */
export async function listFamilyLinks(caller: Caller, applicantId: string) {
	const context = caller.permit("applicant:read");
	const known = requireId(applicantId, "applicant");
	return listLinks(context, eq(links.applicantId, known));
}

async function listLinks({ database, authentication, site, now }: Context & { database: Database }, where: SQL) {
	const { id, expiresAt, usedAt } = links;
	const label = sql<string>`${links.label}`;
	const language = sql<Language>`${links.language}`;
	const rows = await database
		.select({ id, label, language, expiresAt, openedAt: usedAt })
		.from(links)
		.where(and(where, isWorkingFamilyLink(now())))
		.orderBy(desc(links.createdAt), desc(links.id));
	return rows.map((link) => ({
		...link,
		url: site.url + inLanguage(familyPath(authentication, link.id), link.language),
	}));
}
export type FamilyLink = Awaited<ReturnType<typeof listLinks>>[number];

/**
 * What a link for parents shows: the applicant's name, each application with its steps and next step, and the money.
 * @throws ProblemError: not-found for a link that was withdrawn, has expired, or is not ours.
 */
export async function openFamilyLink(caller: Caller, token: string) {
	const { database, authentication, now } = caller.permit("my:open");
	const at = now();
	const link = await findLink({ database, authentication, now }, "family", token);
	if (!link?.applicantId) throw notFound("family-link");
	const { id, applicantId, expiresAt } = link;
	const isFirstInAWhile = or(isNull(links.usedAt), lt(links.usedAt, new Date(at.getTime() - notedEvery)));
	await database
		.update(links)
		.set({ usedAt: at })
		.where(and(eq(links.id, id), isFirstInAWhile));
	const [[applicant], applications, money] = await Promise.all([
		database.select({ name: applicants.fullName }).from(applicants).where(eq(applicants.id, applicantId)),
		readProgress(database, { applicantId, applicationId: null }, "family", at),
		readMoney(database, applicantId),
	]);
	return { name: applicant?.name ?? "", expiresAt, applications, money };
}
