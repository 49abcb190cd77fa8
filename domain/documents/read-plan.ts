import { and, asc, eq, isNull, ne, type SQL } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { applicants, applications, documents, programs } from "../../database/tables.ts";
import { datedProgram, outlookOfProgram, papersDay } from "../cases/applications/program-dates.ts";
import { homeDay } from "../shared/time-zone.ts";
import { isForThisWeek, planOf } from "./plan.ts";
import { isOpenState, placeOf, shownState } from "./rules.ts";

/**
 * When to begin with the papers that open applications are asked for. A paper is due on the day that staff have set, else,
 * for the admission, on the last day of the program's next intake for citizens of the applicant's country. The money in the
 * bank is not part of it: nobody has asked for that day.
 *
 * @param which papers, in queries that join applications
 */
export async function readPlan(database: Pick<Database, "select">, which: SQL | undefined, now: Date) {
	const rows = await database
		.select({
			...{ id: documents.id, document: documents.code, stage: documents.stage, rule: documents.rule },
			...{ dueOn: documents.dueOn, state: documents.state, expiresOn: documents.expiresOn },
			...{ reference: applications.reference, status: applications.status },
			...{ nationality: applicants.nationality, ...datedProgram },
		})
		.from(documents)
		.innerJoin(applications, eq(applications.id, documents.applicationId))
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.leftJoin(programs, eq(programs.id, applications.programId))
		.where(and(which, isNull(applications.closedAt), ne(documents.state, "not_needed")))
		.orderBy(asc(applications.submittedAt), asc(documents.id));
	const today = homeDay(now);
	const isOneOfSeveral = new Set(rows.map(({ reference }) => reference)).size > 1;
	const papers = rows.map(({ rule, status, nationality, intakes, applicationDeadline, type, ...row }) => {
		const known = status === "approved" ? "accepted" : status;
		const outlook = outlookOfProgram({ intakes, applicationDeadline, type }, nationality, known, now);
		const day = row.stage === "admission" ? papersDay(outlook) : null;
		const { maxAgeDays = null, leadDays = null } = rule ?? {};
		return {
			...{ ...row, maxAgeDays, leadDays, dueOn: row.dueOn ?? day, state: shownState(row, today) },
			/** Only if the applicant has papers of several applications. */
			reference: isOneOfSeveral ? row.reference : null,
		};
	});
	papers.sort((one, other) => placeOf(one.stage, one.document) - placeOf(other.stage, other.document));
	const open = papers.filter(({ state }) => isOpenState(state));
	const steps = planOf(open, { holdDays: null, maxAgeDays: null }, { admission: null, visa: null }, today).flatMap(
		({ what, ...step }) => (what === "money" ? [] : { ...step, paper: what }),
	);
	return {
		late: steps.filter(({ state }) => state === "late"),
		thisWeek: steps.filter((step) => isForThisWeek(step, today)),
		later: steps.filter((step) => step.state !== "late" && !isForThisWeek(step, today)),
		/** To send before the visa, on no day that we know. */
		undated: open.filter(({ dueOn, stage }) => dueOn === null && stage !== "arrival"),
		/** Sent or accepted. */
		done: papers.filter(({ state }) => !isOpenState(state)),
	};
}
export type MyPlan = Awaited<ReturnType<typeof readPlan>>;
