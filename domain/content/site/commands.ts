import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "../../../database/connect.ts";
import { exchangeRates, notices } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Actor, Caller } from "../../access/caller.ts";
import { writePolicy } from "../../access/policies.ts";
import { defineNoun } from "../../records/noun.ts";
import { type RevisedTable, withHistory } from "../../records/record-history.ts";
import { conflict, invalid } from "../../shared/errors.ts";
import { toKebabCase } from "../../shared/naming.ts";
import { asId, parse } from "../../shared/validation.ts";
import { type ContentKind, contentDescriptions, contentKindNames, contentKindOf } from "./fields.ts";
import { getContent } from "./queries.ts";
import type { OrderedKind } from "./rules.ts";
import { contentInputs } from "./schema.ts";
import { contentOrder, contentTables } from "./tables.ts";

/** Sections, days, codes and active notices that exist once. */
const taken: { [kind in ContentKind]?: string } = {
	companyInfo: "section_taken",
	closedDays: "closed_day_taken",
	team: "team_code_taken",
	notice: "notice_on",
};

/** The kinds of which there is one record, and the code of the conflict for another. */
const single: { [kind in ContentKind]?: string } = { hero: "hero_taken", legalEntity: "legal_entity_taken" };

const contentNoun = (kind: ContentKind) => {
	const table: RevisedTable = contentTables[kind];
	const { one, about, example } = contentKindOf(kind);
	return defineNoun(contentDescriptions[kind], {
		noun: toKebabCase(kind),
		table,
		input: contentInputs[kind],
		parse: (input) => parseContent(kind, input),
		order: contentOrder[kind],
		conflicts: taken[kind] ? { taken: taken[kind] } : {},
		async beforeWrite(transaction, { actor }, values, id) {
			if (kind === "notice") await switchOthersOff(transaction, actor, values, id);
			if (!id) await refuseSecond(transaction, kind);
			return undefined;
		},
		visible: async (caller) => [(await getContent(caller))[kind]].flat().filter((row) => row !== undefined),
		api: { one, about, example },
	});
};
export const contentNouns = Object.fromEntries(contentKindNames.map((kind) => [kind, contentNoun(kind)])) as Record<
	ContentKind,
	ReturnType<typeof contentNoun>
>;

/**
 * @returns the new id.
 * @throws ProblemError: refused, invalid, conflict.
 */
export const createContent = (caller: Caller, kind: ContentKind, input: unknown): Promise<string> =>
	contentNouns[kind].create(caller, input);

/**
 * Replaces the whole record.
 * @throws ProblemError: refused, invalid, not-found, conflict.
 */
export const updateContent = (caller: Caller, kind: ContentKind, id: string, input: unknown, version?: number) =>
	contentNouns[kind].update(caller, id, input, version);

/** @throws ProblemError: refused, not-found, conflict. */
export const deleteContent = (caller: Caller, kind: ContentKind, id: string, version?: number): Promise<string> =>
	contentNouns[kind].remove(caller, id, version);

/**
 * Shows or hides the notice on every page that prices, dates and requirements are examples. Hiding it deletes the sample rates, which
 * never age and would otherwise convert real prices for ever.
 * @throws ProblemError: refused.
 */
export async function showSampleNotice(caller: Caller, isOn: boolean): Promise<void> {
	const { database, actor } = caller.permit("policy:write");
	await database.transaction(async (transaction) => {
		await writePolicy(transaction, actor, "sample-notice", isOn);
		if (!isOn) await transaction.delete(exchangeRates).where(eq(exchangeRates.source, "sample"));
	});
}

const idList = z.array(z.string()).max(1_000, "too_many");

/**
 * Orders the records of a kind by `ids`; records that are not listed keep their order after them.
 * @throws ProblemError: refused, invalid.
 */
export async function orderContent(caller: Caller, kind: OrderedKind, ids: unknown): Promise<void> {
	const { database, actor } = caller.permit("content:write");
	const wanted = parse(idList, ids).map(asId);
	const table = contentTables[kind];
	await database.transaction(async (transaction) => {
		const rows = await transaction
			.select({ id: table.id, orderIndex: table.orderIndex })
			.from(table)
			.orderBy(asc(table.orderIndex), asc(table.id))
			.for("update");
		const known = new Map(rows.map((row) => [row.id, row]));
		const named = [...new Set(wanted)].flatMap((id) => known.get(id ?? "") ?? []);
		const ordered = [...new Set([...named, ...rows])];
		const moved = [...ordered.entries()].filter(([index, row]) => row.orderIndex !== index);
		const movedIds = moved.map(([, { id }]) => id);
		await withHistory(transaction, table, movedIds, async () => {
			for (const [index, row] of moved) {
				await transaction.update(table).set({ orderIndex: index }).where(eq(table.id, row.id));
				await recordAudit(transaction, actor, { action: `${toKebabCase(kind)}:order`, recordId: row.id });
			}
		});
	});
}

/** @throws ProblemError: invalid, also for an empty hero. */
function parseContent(kind: ContentKind, input: unknown) {
	const values = parse(contentInputs[kind], input);
	const isEmpty = Object.values(values).every((value) => value === null || value === undefined || value === "");
	if (isEmpty) throw invalid([{ field: "title", code: "required" }]);
	return values;
}

/**
 * Pages show one hero and one company. The lock serializes two concurrent creations.
 * @throws ProblemError: conflict.
 */
async function refuseSecond(transaction: Transaction, kind: ContentKind): Promise<void> {
	const code = single[kind];
	if (!code) return;
	const table = contentTables[kind];
	await transaction.execute(sql`lock table ${table} in share row exclusive mode`);
	if ((await transaction.$count(table)) > 0) throw conflict(code);
}

/** Activating a notice deactivates the previously active one. */
async function switchOthersOff(transaction: Transaction, actor: Actor, values: object, id?: string): Promise<void> {
	if (!("isActive" in values && values.isActive)) return;
	const self = asId(id);
	const others = await transaction
		.select({ id: notices.id })
		.from(notices)
		.where(and(eq(notices.isActive, true), self ? ne(notices.id, self) : undefined))
		.for("update");
	if (others.length === 0) return;
	const ids = others.map((other) => other.id);
	await withHistory(transaction, notices, ids, () =>
		transaction.update(notices).set({ isActive: false }).where(inArray(notices.id, ids)),
	);
	for (const recordId of ids) await recordAudit(transaction, actor, { action: "notice:update", recordId });
}
