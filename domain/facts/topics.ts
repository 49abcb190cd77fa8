import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/connect.ts";
import { programs, universities } from "../../database/tables.ts";
import type { FactTopic } from "../../database/values.ts";
import type { Actor } from "../access/caller.ts";
import { notFound } from "../errors.ts";
import { updateRecord } from "../records.ts";
import { staleBefore } from "./rules.ts";

type Reader = Database | Transaction;

/** The stale facts of a record that have the same source. */
export type StaleFact = {
	/** The record, and its version that was read. */
	id: string;
	version: number;
	name: string;
	/** What the record belongs to, such as its university. */
	owner: string | null;
	/** Which facts, if the record has several: the kinds of fees. */
	parts: string[];
	source: string;
	/** The oldest check, as an ISO date. */
	checkedOn: string;
};

type Confirmation = { actor: Actor; id: string; version: number; source: string; today: string; before: string };

/** How the dated facts of a topic are found and confirmed. */
type Topic = {
	/** The stale facts of the `most` records whose facts were checked longest ago. */
	list(database: Reader, now: Date, most: number): Promise<StaleFact[]>;
	/** How many records have stale facts. */
	count(database: Reader, now: Date): Promise<number>;
	/**
	 * Writes that the stale facts of a record with this source were checked today, as a save of the record.
	 * @throws ProblemError: conflict 'changed' if the record is another than was read.
	 */
	confirm(transaction: Transaction, confirmation: Confirmation): Promise<void>;
};

/** What the index on programs has. */
const oldestFeeCheck = sql`(oldest_fee_check(${programs.feeItems})) collate "C"`;
const hasStaleFees = (now: Date): SQL | undefined =>
	and(sql`${programs.feeItems} <> '[]'::jsonb`, sql`${oldestFeeCheck} < ${staleBefore(now)}`);

const fees: Topic = {
	async list(database, now, most) {
		const before = staleBefore(now);
		const ids = database
			.select({ id: programs.id })
			.from(programs)
			.where(hasStaleFees(now))
			.orderBy(oldestFeeCheck, asc(programs.id))
			.limit(most);
		const rows = await database
			.select({
				id: programs.id,
				version: programs.version,
				name: programs.title,
				owner: universities.name,
				feeItems: programs.feeItems,
			})
			.from(programs)
			.innerJoin(universities, eq(universities.id, programs.universityId))
			.where(inArray(programs.id, ids))
			.orderBy(oldestFeeCheck, asc(programs.id));
		return rows.flatMap(({ feeItems, ...record }) => {
			const stale = feeItems.filter(({ checkedOn }) => checkedOn < before);
			return Object.entries(Object.groupBy(stale, ({ source }) => source)).map(([source, items = []]) => ({
				...record,
				source,
				parts: items.map(({ kind }) => kind),
				checkedOn: items.map(({ checkedOn }) => checkedOn).toSorted()[0] as string,
			}));
		});
	},
	count: (database, now) => database.$count(programs, hasStaleFees(now)),
	async confirm(transaction, { actor, id, version, source, today, before }) {
		const [row] = await transaction.select({ feeItems: programs.feeItems }).from(programs).where(eq(programs.id, id));
		if (!row) throw notFound("program");
		const feeItems = row.feeItems.map((item) =>
			item.source === source && item.checkedOn < before ? { ...item, checkedOn: today } : item,
		);
		await updateRecord({ database: transaction, actor }, "program", programs, id, version, { feeItems });
	},
};

export const topics: Partial<Record<FactTopic, Topic>> = { fees };
