import { asc, eq, type SQL, sql } from "drizzle-orm";
import { applicants, applications, users } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { selectPage } from "../../shared/paging.ts";
import type { MoneyList } from "./schema.ts";

const dayOfList: Record<MoneyList, SQL<string>> = {
	owing: sql<string>`${applications.money} ->> 'dueOn'`,
	refunds: sql<string>`${applications.money} ->> 'refundSince'`,
};

/**
 * The applications of which something is owed, whoever was due first at the top; or those with open refunds, whoever has
 * waited longest at the top. `day` is from when.
 */
export async function listMoney(caller: Caller, list: MoneyList, asked: { page: number }) {
	const { database } = caller.permit("payment:read");
	const day = dayOfList[list];
	const isListed = sql`${day} is not null`;
	return selectPage(
		asked,
		database.$count(applications, isListed),
		database
			.select({
				...{ id: applications.id, reference: applications.reference, applicantId: applications.applicantId },
				...{ fullName: applicants.fullName, isExample: applicants.isExample, assignee: users.displayName },
				...{ money: applications.money, day },
			})
			.from(applications)
			.innerJoin(applicants, eq(applicants.id, applications.applicantId))
			.leftJoin(users, eq(users.id, applicants.assigneeId))
			.where(isListed)
			.orderBy(asc(day), asc(applications.id)),
	);
}
export type MoneyRow = Awaited<ReturnType<typeof listMoney>>["items"][number];
