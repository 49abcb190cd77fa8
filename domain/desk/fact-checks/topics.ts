import { and, asc, eq, getTableColumns, gte, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "../../../database/connect.ts";
import {
	certifications,
	costItems,
	fundsRules,
	programs,
	scholarships,
	universities,
} from "../../../database/tables.ts";
import type { FactTopic, FeeItem, Intake } from "../../../database/values.ts";
import type { AuditNoun } from "../../access/audit-actions.ts";
import type { Actor } from "../../access/caller.ts";
import { startOf } from "../../records/intakes/rules.ts";
import type { RevisedTable } from "../../records/record-history.ts";
import { updateRecord } from "../../records/records.ts";
import { nameOfUniversity } from "../../records/with-university.ts";
import { conflict, notFound } from "../../shared/errors.ts";
import { homeDay } from "../../shared/time-zone.ts";
import { type FactKind, staleBefore } from "./rules.ts";

type Reader = Database | Transaction;

/** The stale facts of a record that have the same source. */
export type StaleFact = {
	/** The record, and its version that was read. */
	id: string;
	version: number;
	/** The record on whose page it is changed. */
	pageId: string;
	/** What it is called: its own name and that of its university, or visa types. */
	names: string[];
	/** Codes that say which fact it is: kinds of fees, a region, a city, a scope. */
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
	 * @throws ProblemError: not-found; conflict 'changed' if the record is another than was read, or has no such fact.
	 */
	confirm(transaction: Transaction, confirmation: Confirmation): Promise<void>;
};

/** A topic whose facts are items of a list in the program's row. */
function itemsOf<Item extends FeeItem | Intake>(
	column: typeof programs.feeItems | typeof programs.intakes,
	{
		partOf,
		isShown = () => sql`true`,
	}: {
		partOf(item: Item): string;
		/** Items whose time has passed are not shown, and need no check. */
		isShown?(now: Date): SQL;
	},
): Topic {
	/** The oldest check among the items, as the day and its source. */
	const oldest = (now: Date) => sql`(select min(((item ->> 'checkedOn') || ' ' || (item ->> 'source')) collate "C")
		from jsonb_array_elements(${column}) as item where ${isShown(now)})`;
	const hasStale = (now: Date): SQL | undefined =>
		and(sql`${column} <> '[]'::jsonb`, sql`${oldest(now)} < ${staleBefore(now)}`);
	const shownItems = (now: Date) => sql<Item[]>`(select coalesce(jsonb_agg(item order by place), '[]')
		from jsonb_array_elements(${column}) with ordinality as items (item, place) where ${isShown(now)})`;
	const field = column === programs.feeItems ? "feeItems" : "intakes";
	return {
		async list(database, now, most) {
			const before = staleBefore(now);
			const ids = database
				.select({ id: programs.id })
				.from(programs)
				.where(hasStale(now))
				.orderBy(oldest(now), asc(programs.id))
				.limit(most);
			const rows = await database
				.select({
					id: programs.id,
					version: programs.version,
					name: programs.title,
					university: universities.name,
					items: shownItems(now),
				})
				.from(programs)
				.innerJoin(universities, eq(universities.id, programs.universityId))
				.where(inArray(programs.id, ids))
				.orderBy(oldest(now), asc(programs.id));
			return rows.flatMap(({ id, version, name, university, items }) => {
				const stale = items.filter(({ checkedOn }) => checkedOn < before);
				return Object.entries(Object.groupBy(stale, ({ source }) => source)).map(([source, own = []]) => ({
					...{ id, version, pageId: id, names: [name, university], source },
					parts: own.map(partOf),
					checkedOn: own.map(({ checkedOn }) => checkedOn).toSorted()[0] as string,
				}));
			});
		},
		count: (database, now) => database.$count(programs, hasStale(now)),
		async confirm(transaction, { actor, id, version, source, today, before }) {
			const [row] = await transaction.select({ items: column }).from(programs).where(eq(programs.id, id));
			if (!row) throw notFound("program");
			const isConfirmed = (item: FeeItem | Intake) => item.source === source && item.checkedOn < before;
			if (!row.items.some(isConfirmed)) throw conflict("changed");
			const items = row.items.map((item) => (isConfirmed(item) ? { ...item, checkedOn: today } : item));
			await updateRecord({ database: transaction, actor }, "program", programs, id, version, { [field]: items });
		},
	};
}

const fees = itemsOf<FeeItem>(programs.feeItems, { partOf: ({ kind }) => kind });

const intakes = itemsOf<Intake>(programs.intakes, {
	partOf: startOf,
	isShown: (now) => sql`left(item ->> 'closes', 7) >= ${homeDay(now).slice(0, 7)}`,
});

type FactTable = RevisedTable & { source: PgColumn; checkedOn: PgColumn; universityId?: PgColumn };

/** A topic whose records are one fact each. */
function single<Table extends FactTable>(
	table: Table,
	{
		noun,
		kind,
		isShown,
		describe,
	}: {
		noun: AuditNoun;
		kind?: FactKind;
		/** Facts whose time has passed are not shown, and need no check. */
		isShown?: (today: string) => SQL | undefined;
		describe(row: Table["$inferSelect"]): { pageId?: string; names?: string[]; parts?: (string | null)[] };
	},
): Topic {
	const isStale = (now: Date) => and(lt(table.checkedOn, staleBefore(now, kind)), isShown?.(homeDay(now)));
	const university = table.universityId ? nameOfUniversity(table.universityId) : sql`null`;
	return {
		async list(database, now, most) {
			const rows = (await database
				.select({ ...getTableColumns(table as PgTable), university: sql<string | null>`${university}` })
				.from(table as PgTable)
				.where(isStale(now))
				.orderBy(asc(table.checkedOn), asc(table.source), asc(table.id))
				.limit(most)) as (StaleFact & { university: string | null })[];
			return rows.map(({ id, version, source, checkedOn, university, ...row }) => {
				const { pageId = id, names = [], parts = [] } = describe(row as Table["$inferSelect"]);
				return {
					...{ id, version, source, checkedOn, pageId, names: [...names, university].filter((name) => name !== null) },
					parts: parts.filter((part) => part !== null),
				};
			});
		},
		count: (database, now) => database.$count(table, isStale(now)),
		async confirm(transaction, { actor, id, version, source, today, before }) {
			const [row] = await transaction
				.select({ source: table.source, checkedOn: table.checkedOn })
				.from(table as PgTable)
				.where(eq(table.id, id));
			if (!row) throw notFound(noun);
			if (row.source !== source || (row.checkedOn as string) >= before) throw conflict("changed");
			const checked = { checkedOn: today } as Parameters<typeof updateRecord<Table>>[5];
			await updateRecord({ database: transaction, actor }, noun, table, id, version, checked);
		},
	};
}

const funds = single(fundsRules, {
	noun: "funds-rule",
	isShown: (today) => or(isNull(fundsRules.validTo), gte(fundsRules.validTo, today)),
	describe: ({ visaTypes, ...row }) => ({ names: visaTypes, parts: [row.region, row.nationality, row.certification] }),
});

const costs = single(costItems, {
	noun: "cost-item",
	describe: ({ code, city, nationality }) => ({ parts: [code, city, nationality] }),
});

const ofUniversities = single(certifications, {
	noun: "certification",
	kind: "certification",
	isShown: (today) => gte(certifications.validTo, today),
	describe: ({ universityId, scope }) => ({ pageId: universityId, parts: [scope] }),
});

const ofScholarships = single(scholarships, { noun: "scholarship", describe: ({ name }) => ({ names: [name] }) });

export const topics: Record<FactTopic, Topic> = {
	...{ fees, intakes, funds, costs, certifications: ofUniversities, scholarships: ofScholarships },
};
