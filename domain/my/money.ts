import { asc, eq } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { applications, programs, universities } from "../../database/tables.ts";
import { withAgreements } from "../cases/money/read.ts";
import type { Agreement } from "../cases/money/rules.ts";
import { pickLocalized } from "../shared/language.ts";

/** The applications of an applicant with what was agreed, paid and returned, as the applicant and the family see it. */
export async function readMoney(database: Pick<Database, "select">, applicantId: string) {
	const rows = await database
		.select({
			...{ id: applications.id, reference: applications.reference, money: applications.money },
			...{ university: pickLocalized(universities, "name"), program: pickLocalized(programs, "title") },
		})
		.from(applications)
		.leftJoin(universities, eq(universities.id, applications.universityId))
		.leftJoin(programs, eq(programs.id, applications.programId))
		.where(eq(applications.applicantId, applicantId))
		.orderBy(asc(applications.submittedAt), asc(applications.id));
	const all = await withAgreements(database, rows);
	return all
		.filter(({ agreements }) => agreements.length > 0)
		.map((row) => ({ ...row, agreements: row.agreements.map(shown) }));
}
export type MyMoney = Awaited<ReturnType<typeof readMoney>>;

/** Without the names and notes of staff. */
const shown = ({ payments, ended, at: _, ...agreement }: Agreement) => ({
	...agreement,
	isEnded: ended !== null,
	payments: payments.map(({ id, type, amount, corrections, on, method, isConfirmed, net, receipts }) => ({
		...{ id, type, amount, net, on, method, isConfirmed, receipts },
		corrections: corrections.map((one) => ({ id: one.id, amount: one.amount })),
	})),
});
