import { and, asc, eq, isNull, ne, type SQL } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { applicants, applications, documents, fundsRules, programs } from "../../database/tables.ts";
import type { DocumentCode, DocumentStage } from "../../database/values.ts";
import { datedProgram, outlookOfProgram, papersDay } from "../cases/applications/program-dates.ts";
import { moneyDates } from "../money/costs-dates.ts";
import { fundsFor } from "../money/funds-rules.ts";
import { visaTypeOf } from "../money/program-case.ts";
import { homeDay } from "../shared/time-zone.ts";
import { isForThisWeek, planOf } from "./plan.ts";
import { isOpenState, placeOf, shownState } from "./rules.ts";

/**
 * When to begin with the papers that open applications are asked for, and with the money for the visa. A paper is due on the
 * day that staff have set, else, for the admission, on the last day of the program's next intake for citizens of the
 * applicant's country. The money is due with the bank's certificate for the visa, and done once that has been sent; before a
 * day is set, there are only the months in which it is usually due.
 *
 * @param which papers, in queries that join applications
 */
export async function readPlan(database: Pick<Database, "select">, which: SQL | undefined, now: Date) {
	const rows = await database
		.select({
			...{ id: documents.id, document: documents.code, stage: documents.stage, rule: documents.rule },
			...{ dueOn: documents.dueOn, state: documents.state, expiresOn: documents.expiresOn },
			...{ application: applications.reference, status: applications.status, visaType: applications.visaType },
			...{ nationality: applicants.nationality, ...datedProgram },
		})
		.from(documents)
		.innerJoin(applications, eq(applications.id, documents.applicationId))
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.leftJoin(programs, eq(programs.id, applications.programId))
		.where(and(which, isNull(applications.closedAt), ne(documents.state, "not_needed")))
		.orderBy(asc(applications.submittedAt), asc(documents.id));
	const funds = await database.select().from(fundsRules);
	const today = homeDay(now);
	const isOneOfSeveral = new Set(rows.map(({ application }) => application)).size > 1;
	const papers = rows.map(({ rule, status, nationality, intakes, applicationDeadline, type, visaType, ...row }) => {
		const known = status === "approved" ? "accepted" : status;
		const outlook = outlookOfProgram({ intakes, applicationDeadline, type }, nationality, known, now);
		const day = row.stage === "admission" ? papersDay(outlook) : null;
		const { maxAgeDays = null, leadDays = null } = rule ?? {};
		const visa = visaType ?? visaTypeOf(type ?? "");
		const given = { visa, region: null, nationality, certification: null, on: today, rates: null };
		return {
			...{ ...row, maxAgeDays, leadDays, dueOn: row.dueOn ?? day, state: shownState(row, today) },
			money: moneyDates(visa.startsWith("D-4") ? "D-4" : "D-2", fundsFor(funds, given)),
			/** Only if the applicant has papers of several applications. */
			reference: isOneOfSeveral ? row.application : null,
		};
	});
	papers.sort((one, other) => placeOf(one.stage, one.document) - placeOf(other.stage, other.document));
	const open = papers.filter(({ state }) => isOpenState(state));
	const steps = open
		.flatMap((paper) => {
			const days = { admission: null, visa: showsMoney(paper) ? paper.dueOn : null };
			return planOf([paper], paper.money, days, today).map((step) => ({ ...step, reference: paper.reference }));
		})
		.toSorted((one, other) => (one.lastDay < other.lastDay ? -1 : one.lastDay > other.lastDay ? 1 : 0));
	const done = papers.filter(({ state }) => !isOpenState(state));
	const timed = new Set(
		[...open.filter(({ dueOn }) => dueOn), ...done].filter(showsMoney).map((one) => one.application),
	);
	return {
		late: steps.filter(({ state }) => state === "late"),
		thisWeek: steps.filter((step) => isForThisWeek(step, today)),
		later: steps.filter((step) => step.state !== "late" && !isForThisWeek(step, today)),
		/** To send before the visa, on no day that we know. */
		undated: open.filter(({ dueOn, stage }) => dueOn === null && stage !== "arrival"),
		/** Sent or accepted; with the bank's certificate, the money has been shown. */
		done: done.flatMap((paper) => {
			const isMoney = showsMoney(paper) && paper.money.holdDays !== null;
			return [paper, ...(isMoney ? ["money" as const] : [])].map((what) => ({ what, reference: paper.reference }));
		}),
		/** When the money for the visa is usually due, of an application that has no day for it. */
		usualMoney: open.find(({ stage, application }) => stage !== "arrival" && !timed.has(application))?.money ?? null,
	};
}

const showsMoney = ({ document, stage }: { document: DocumentCode; stage: DocumentStage }) =>
	document === "bank_balance" && stage === "visa";

export type MyPlan = Awaited<ReturnType<typeof readPlan>>;
