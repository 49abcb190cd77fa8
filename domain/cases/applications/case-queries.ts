import { desc, eq } from "drizzle-orm";
import { applications, programs, universities } from "../../../database/tables.ts";
import type { VisaType } from "../../../database/values.ts";
import type { Caller } from "../../access/caller.ts";
import { pickLocalized } from "../../shared/language.ts";
import { requireId } from "../../shared/validation.ts";
import { pickStep, reachedIn } from "../entries/state.ts";
import { readTimeline, unseenChange } from "../entries/timeline.ts";
import type { StoredStatus } from "./schema.ts";

/**
 * The applications of an applicant with what staff do about them, newest first. `unseen` is a change of the status that
 * the applicant does not see yet, and `seen` the status until then.
 * @throws ProblemError: refused.
 */
export async function listCaseApplications(caller: Caller, applicantId: string) {
	const { database, now } = caller.permit("application:read");
	const at = now();
	const known = requireId(applicantId, "applicant");
	const rows = await database
		.select({
			id: applications.id,
			reference: applications.reference,
			status: applications.status,
			submittedAt: applications.submittedAt,
			location: applications.location,
			age: applications.age,
			languageCertificates: applications.languageCertificates,
			comment: applications.comment,
			...pickStep(applications),
			visaType: applications.visaType,
			closedAt: applications.closedAt,
			closeReason: applications.closeReason,
			isReminded: applications.isReminded,
			money: applications.money,
			unseen: unseenChange(at),
			university: pickLocalized(universities, "name"),
			program: { ...pickLocalized(programs, "title"), id: programs.id, type: programs.type },
		})
		.from(applications)
		.leftJoin(universities, eq(universities.id, applications.universityId))
		.leftJoin(programs, eq(programs.id, applications.programId))
		.where(eq(applications.applicantId, known))
		.orderBy(desc(applications.submittedAt), desc(applications.id));
	const reached = await readTimeline(database, { applicantId: known, applicationId: null }, "staff", {
		...{ now: at, kinds: ["milestone"] },
	});
	return rows.map(({ unseen, ...row }) => ({
		...row,
		suggestedVisa: row.program ? suggestVisaType(row.program.type) : null,
		milestones: reachedIn(reached.filter(({ applicationId, undoneAt }) => applicationId === row.id && !undoneAt)),
		seen: (unseen?.from as StoredStatus | undefined) ?? row.status,
		unseen: unseen && { visibleAt: new Date(unseen.visibleAt) },
	}));
}
export type CaseApplication = Awaited<ReturnType<typeof listCaseApplications>>[number];

/** The visa that a program usually needs. A stored type may be longer than its name, as in "Master (MBA)". */
const visaOf: [programType: string, visa: VisaType][] = [
	["Bachelor", "D-2-2"],
	["Master", "D-2-3"],
	["PhD", "D-2-4"],
	["Language", "D-4-1"],
];

/** @returns the visa to suggest for a program; null for an unknown type. */
export const suggestVisaType = (programType: string): VisaType | null =>
	visaOf.find(([type]) => programType.includes(type))?.[1] ?? null;
