import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { applicants, applications, entries, users } from "../../../database/tables.ts";
import { homeZone } from "../../shared/time-zone.ts";
import type { MoneySum } from "./schema.ts";

/**
 * The payments since the beginning of a month, by month, source and consultant, each currency by itself. Cash that nobody
 * has confirmed is not paid; what was taken back is left out. Examples do not count.
 * @param from an ISO date: the whole month of it counts
 * @param userId of the only member of staff whose cases count; null: all
 */
export async function readMoneySums(
	database: Pick<Database, "execute">,
	{ from, userId }: { from: SQL; userId: string | null },
): Promise<MoneySum[]> {
	const first = sql`date_trunc('month', ${from})::date`;
	const about = (kind: string) => sql`counter.application_id = entry.application_id and counter.kind = ${kind}
		and counter.data ->> 'payment' = entry.id::text`;
	const sum = (which: SQL) => sql`coalesce(sum(net) filter (where ${which}), 0)::float8`;
	const { rows } = await database.execute<MoneySum>(sql`
		with payment as (
			select date_trunc('month', (entry.data ->> 'on')::date)::date as month, application.source,
				applicant.assignee_id as consultant, entry.data ->> 'currency' as currency, entry.data ->> 'type' as type,
				(entry.data ->> 'amount')::bigint - coalesce((select sum((counter.data ->> 'amount')::bigint)
					from ${entries} counter where ${about("payment_corrected")}), 0) as net,
				entry.data ->> 'method' is distinct from 'cash' or exists (
					select from ${entries} counter where ${about("payment_confirmed")}) as is_sure
			from ${entries} entry
			join ${applications} application on application.id = entry.application_id
			join ${applicants} applicant on applicant.id = application.applicant_id
			where entry.kind = 'payment' and entry.at >= ${first}::timestamp at time zone ${homeZone} and entry.data ->> 'on' >= ${first}::text
				and not applicant.is_example and (${userId}::uuid is null or applicant.assignee_id = ${userId}::uuid)
		)
		select case when grouping(month) = 0 then 'month' when grouping(source) = 0 then 'source' else 'consultant' end as by,
			coalesce(month::text, source, consultant::text) as key, users.display_name as name, currency,
			${sum(sql`type = 'paid' and is_sure`)} as paid, ${sum(sql`type = 'refunded' and is_sure`)} as refunded,
			${sum(sql`not is_sure`)} as unconfirmed
		from payment left join ${users} users on users.id = payment.consultant
		group by grouping sets ((month, currency), (source, currency), (consultant, users.display_name, currency))
		order by month, source, name nulls last, currency`);
	return rows;
}
