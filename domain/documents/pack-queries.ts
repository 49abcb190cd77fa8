import { and, asc, desc, eq, sql } from "drizzle-orm";
import { applications, documents, entries, universities } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { pickLocalized } from "../shared/language.ts";
import { asId, requireId } from "../shared/validation.ts";
import { readPack, readPackConsent } from "./read-pack.ts";

/**
 * What a pack for the university of an application would have, and what is missing, for staff.
 * @param templateId of the university; its first if null
 * @throws ProblemError: refused; not-found.
 */
export async function getPack(caller: Caller, applicationId: string, templateId: string | null) {
	const { database, now } = caller.permit("document:read");
	const known = requireId(applicationId, "application");
	const { papers, templates, template, ...about } = await readPack(
		database,
		known,
		templateId && (asId(templateId) ?? ""),
		now(),
	);
	return {
		...about,
		template: template ?? null,
		templates: templates.map(({ id, name }) => ({ id, name })),
		papers: papers.map(({ code, name, state }) => ({ code, name, state })),
	};
}

/** The applicant's universities that ask for papers: whether each may get them, and when they were put together. */
export async function listMyPacks(caller: Caller) {
	const { database, isOwn, applicantId } = caller.permitOwn("my:read");
	const asksForPapers = sql`exists (select from ${documents} where ${documents.applicationId} = ${applications.id} and ${documents.stage} = 'admission')`;
	const rows = await database
		.select({
			...{ id: applications.id, reference: applications.reference, universityId: universities.id },
			university: pickLocalized(universities, "name"),
		})
		.from(applications)
		.innerJoin(universities, eq(universities.id, applications.universityId))
		.where(and(isOwn(applications), asksForPapers))
		.orderBy(asc(applications.submittedAt), asc(applications.id));
	const made = await database
		.select({ applicationId: entries.applicationId, at: entries.at, data: entries.data })
		.from(entries)
		.where(and(isOwn(entries), eq(entries.kind, "pack_made")))
		.orderBy(desc(entries.at))
		.limit(20);
	return Promise.all(
		rows.map(async (row) => ({
			...row,
			agreedAt: await readPackConsent(database, { applicantId, applicationId: row.id }, row.universityId),
			made: made
				.filter(({ applicationId }) => applicationId === row.id)
				.map(({ at, data }) => ({ at, name: data?.name ?? "" })),
		})),
	);
}
export type MyPack = Awaited<ReturnType<typeof listMyPacks>>[number];
