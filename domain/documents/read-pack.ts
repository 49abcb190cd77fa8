import { and, asc, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { applicants, applications, documents, entries, packTemplates, universities } from "../../database/tables.ts";
import { notFound } from "../shared/errors.ts";
import { pickLocalized } from "../shared/language.ts";
import { homeDay } from "../shared/time-zone.ts";
import { filesOf } from "./files.ts";
import { fileNameOf, maxJoinedSize, type PackPaper, type PackState, packConsentVersion, sizeOf } from "./pack-rules.ts";
import { shownState } from "./rules.ts";

type Reading = Pick<Database, "select">;

/** The papers of an application as one of its university's templates wants them; of the first template if none is named. */
export async function readPack(database: Reading, applicationId: string, templateId: string | null, now: Date) {
	const [row] = await database
		.select({
			...{ applicantId: applications.applicantId, reference: applications.reference },
			...{ fullName: applicants.fullName, passportName: applicants.passportName },
			university: { id: universities.id, ...pickLocalized(universities, "name") },
		})
		.from(applications)
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.leftJoin(universities, eq(universities.id, applications.universityId))
		.where(eq(applications.id, applicationId));
	if (!row) throw notFound("application");
	const { applicantId, reference, university, passportName, fullName } = row;
	const templates = university
		? await database
				.select()
				.from(packTemplates)
				.where(eq(packTemplates.universityId, university.id))
				.orderBy(asc(packTemplates.name), asc(packTemplates.id))
		: [];
	const template = templateId ? templates.find(({ id }) => id === templateId) : templates[0];
	// Only the university asks: what the embassy gets is no part of its pack.
	const isAsked = and(eq(documents.applicationId, applicationId), eq(documents.stage, "admission"));
	const asked = template ? await database.select().from(documents).where(isAsked) : [];
	const stored = template
		? await filesOf(
				database,
				asked.map(({ id }) => id),
			)
		: [];
	const today = homeDay(now);
	const name = passportName ?? fullName;
	const papers = (template?.papers ?? []).map((code, index): PackPaper => {
		const document = asked.find((one) => one.code === code);
		const own = stored.filter(({ documentId }) => documentId === document?.id);
		const words = { nn: String(index + 1).padStart(2, "0"), code, name, reference };
		const state = document ? stateOf(shownState(document, today), own.length > 0) : "not_asked";
		const files = state === "included" ? own : [];
		return { code, name: fileNameOf(template?.fileName ?? "", words), state, files };
	});
	const size = sizeOf(papers.flatMap(({ files }) => files));
	const isOne = template?.format === "pdf" && size <= maxJoinedSize;
	const agreedAt = university && (await readPackConsent(database, { applicantId, applicationId }, university.id));
	const format = isOne ? ("pdf" as const) : ("zip" as const);
	return { applicantId, reference, fullName, university, templates, template, papers, size, format, agreedAt };
}

const stateOf = (state: ReturnType<typeof shownState>, hasFiles: boolean): PackState =>
	state === "accepted" ? (hasFiles ? "included" : "at_office") : state;

/**
 * When the applicant agreed that a university gets the papers of an application; null if not, or no longer, or to an older
 * wording. Withdrawing the consent to keep papers withdraws this one as well.
 */
export async function readPackConsent(
	database: Reading,
	{ applicantId, applicationId }: { applicantId: string; applicationId: string },
	university: string,
): Promise<Date | null> {
	const isOfPack = and(
		inArray(entries.kind, ["pack_agreed", "pack_withdrawn"]),
		eq(entries.applicationId, applicationId),
		sql`${entries.data}->>'university' = ${university}`,
	);
	const [last] = await database
		.select({ kind: entries.kind, at: entries.at, data: entries.data })
		.from(entries)
		.where(and(eq(entries.applicantId, applicantId), or(isOfPack, eq(entries.kind, "consent_withdrawn"))))
		.orderBy(desc(entries.at), desc(entries.id))
		.limit(1);
	return last?.kind === "pack_agreed" && last.data?.version === packConsentVersion ? last.at : null;
}
