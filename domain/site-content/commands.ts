import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "../../database/connect.ts";
import { heroContent, notices, policies } from "../../database/tables.ts";
import { recordAudit } from "../access/audit.ts";
import type { Actor, Caller } from "../access/caller.ts";
import { conflict, invalid } from "../errors.ts";
import { toKebabCase } from "../naming.ts";
import { withHistory } from "../record-history.ts";
import { createRecord, deleteRecord, updateRecord } from "../records.ts";
import { asId, parse } from "../validation.ts";
import type { OrderedKind } from "./rules.ts";
import { type ContentKind, contentInputs } from "./schema.ts";
import { contentTables } from "./tables.ts";

/** Each section of the company is written once; one notice at most is switched on. */
const taken: Partial<Record<ContentKind, string>> = { companyInfo: "section_taken", notice: "notice_on" };

/** @returns the new id. @throws Refused, Invalid, Conflict. */
export async function createContent(caller: Caller, kind: ContentKind, input: unknown): Promise<string> {
	const tools = caller.permit("content:write");
	const values = parseContent(kind, input);
	return tools.database.transaction(async (database) => {
		if (kind === "notice") await switchOthersOff(database, tools.actor, values);
		if (kind === "hero") await refuseSecondHero(database);
		return createRecord(
			{ ...tools, database },
			toKebabCase(kind),
			contentTables[kind],
			values as never,
			conflicts(kind),
		);
	});
}

/** Replaces the whole record. @throws Refused, Invalid, NotFound, Conflict, Changed. */
export async function updateContent(
	caller: Caller,
	kind: ContentKind,
	id: string,
	input: unknown,
	version?: number,
): Promise<void> {
	const tools = caller.permit("content:write");
	const values = parseContent(kind, input);
	await tools.database.transaction(async (database) => {
		if (kind === "notice") await switchOthersOff(database, tools.actor, values, id);
		const table = contentTables[kind];
		await updateRecord({ ...tools, database }, toKebabCase(kind), table, id, version, values as never, conflicts(kind));
	});
}

/** @throws Refused, NotFound, Changed. */
export async function deleteContent(caller: Caller, kind: ContentKind, id: string, version?: number): Promise<void> {
	const tools = caller.permit("content:write");
	await deleteRecord(tools, toKebabCase(kind), contentTables[kind], id, {}, version);
}

/** Shows or hides the line on every page that says that prices, dates and requirements are examples. @throws Refused. */
export async function showSampleNotice(caller: Caller, isOn: boolean): Promise<void> {
	const { database, actor } = caller.permit("policy:write");
	await database.transaction(async (transaction) => {
		await transaction
			.insert(policies)
			.values({ name: "sample-notice", isOn })
			.onConflictDoUpdate({ target: policies.name, set: { isOn } });
		await recordAudit(transaction, actor, {
			action: "policy:write",
			detail: { name: "sample-notice", to: String(isOn) },
		});
	});
}

const idList = z.array(z.string()).max(1_000, "too_many");

/** Puts the records of a kind into the order of `ids`; those that it does not name follow as they stood. @throws Refused, Invalid. */
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

/** @throws Invalid, also for a hero that says and shows nothing. */
function parseContent(kind: ContentKind, input: unknown) {
	const values = parse(contentInputs[kind], input);
	const isEmpty = Object.values(values).every((value) => value === null || value === undefined || value === "");
	if (isEmpty) throw invalid([{ field: "title", code: "required" }]);
	return values;
}

/** The home page shows one hero. The lock makes two who create one at once wait for each other. @throws Conflict. */
async function refuseSecondHero(transaction: Transaction): Promise<void> {
	await transaction.execute(sql`lock table ${heroContent} in share row exclusive mode`);
	if ((await transaction.$count(heroContent)) > 0) throw conflict("hero_taken");
}

/** Whoever switches a notice on means this one, in place of the one that was on. */
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

const conflicts = (kind: ContentKind) => {
	const code = taken[kind];
	return code ? { taken: code } : {};
};
