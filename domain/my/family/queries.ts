import type { SQL } from "drizzle-orm";
import { and, desc, eq, isNull, lt, or } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { familyLinks } from "../../../database/tables.ts";
import type { Caller, Context } from "../../access/caller.ts";
import { notFound } from "../../shared/errors.ts";
import { inLanguage } from "../../shared/language.ts";
import { asId } from "../../shared/validation.ts";
import { readProgress } from "../progress.ts";
import { familyPath, findFamilyLink, isWorking } from "./working-link.ts";

/** A visit within this many milliseconds of the latest one is not noted. */
const notedEvery = 5 * 60 * 1_000;

/** The caller's links that work, newest first. */
export async function listMyFamilyLinks(caller: Caller) {
	const { isOwn, ...context } = caller.permitOwn("my:own");
	return listLinks(context, isOwn(familyLinks));
}

/**
 * An applicant's links that work, newest first.
 * @throws ProblemError: refused; not-found.
 */
export async function listFamilyLinks(caller: Caller, applicantId: string) {
	const context = caller.permit("applicant:read");
	const known = asId(applicantId);
	if (!known) throw notFound("applicant");
	return listLinks(context, eq(familyLinks.applicantId, known));
}

async function listLinks({ database, authentication, site, now }: Context & { database: Database }, where: SQL) {
	const rows = await database
		.select({
			id: familyLinks.id,
			label: familyLinks.label,
			language: familyLinks.language,
			expiresAt: familyLinks.expiresAt,
			openedAt: familyLinks.openedAt,
		})
		.from(familyLinks)
		.where(and(where, isWorking(now())))
		.orderBy(desc(familyLinks.createdAt), desc(familyLinks.id));
	return rows.map((link) => {
		const path = familyPath(authentication, link.id);
		return { ...link, url: site.url + inLanguage(path, link.language) };
	});
}
export type FamilyLink = Awaited<ReturnType<typeof listLinks>>[number];

/**
 * What a link for parents shows: the applicant's name, and each application with its steps and next step.
 * @throws ProblemError: not-found for a link that was withdrawn, has expired, or is not ours.
 */
export async function openFamilyLink(caller: Caller, token: string) {
	const { database, authentication, now } = caller.permit("my:open");
	const at = now();
	const link = await findFamilyLink({ database, authentication, now }, token);
	if (!link) throw notFound("family-link");
	const isFirstInAWhile = or(
		isNull(familyLinks.openedAt),
		lt(familyLinks.openedAt, new Date(at.getTime() - notedEvery)),
	);
	await database
		.update(familyLinks)
		.set({ openedAt: at })
		.where(and(eq(familyLinks.id, link.id), isFirstInAWhile));
	const applications = await readProgress(database, { applicantId: link.applicantId, applicationId: null }, at);
	return { name: link.name, expiresAt: link.expiresAt, applications };
}
