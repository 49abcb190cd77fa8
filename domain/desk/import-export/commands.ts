import { and, asc, count, eq, inArray, lt, ne, or, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { contactSubmissions, importRows, imports } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Caller } from "../../access/caller.ts";
import { deleteContact } from "../../cases/contacts/commands.ts";
import { conflict, invalid, notFound } from "../../shared/errors.ts";
import { announceWork } from "../../shared/job-notifications.ts";
import type { Language } from "../../shared/language.ts";
import { SpreadsheetError, type WorkOptions } from "../../shared/ports.ts";
import { requireId } from "../../shared/validation.ts";
import { type Decisions, decide, readList, takeBackList } from "./certifications.ts";
import { readPeople } from "./people.ts";
import { readRows, type SheetNames } from "./rules.ts";
import { claimEnd, isDueImport, run } from "./run.ts";
import { type ImportKind, type ImportState, isExported, maxSheetSize } from "./schema.ts";

/** Number of rows per statement. */
const batch = 1_000;
/** How long an import is kept, in milliseconds. */
const day = 24 * 60 * 60 * 1_000;
const maxNameLength = 300;

/**
 * Stores an uploaded spreadsheet, to be checked in the background. Nothing is written to the catalog before the import
 * is confirmed.
 * @param options the language of the people of a list that does not name it; of certifications, what the list is, and its
 * names unless the file has them
 * @returns the import's id.
 * @throws ProblemError: refused; invalid if the file does not match the kind (`file`, a column, or a line).
 */
export async function startImport(
	caller: Caller,
	kind: ImportKind,
	file: { name: string; bytes: Uint8Array },
	names?: SheetNames,
	options: { language?: Language | undefined; list?: object | undefined; names?: string | undefined } = {},
): Promise<string> {
	const { database, actor, now, spreadsheets } = caller.permit("import:write");
	const { language = "en", list, names: typed } = options;
	const readFile = () => {
		if (file.bytes.length === 0) throw invalid([{ field: "file", code: "no_file" }]);
		if (file.bytes.length > maxSheetSize) throw invalid([{ field: "file", code: "sheet_too_large" }]);
		return spreadsheets.read(file.bytes).catch((error) => {
			if (!(error instanceof SpreadsheetError)) throw error;
			throw invalid([{ field: error.line ? String(error.line) : "file", code: error.code }]);
		});
	};
	const isTyped = kind === "certifications" && file.bytes.length === 0;
	const sheet = isTyped ? { rows: [[typed ?? ""]], format: "csv" as const } : await readFile();
	const fileName = Array.from(file.name.toWellFormed().replaceAll("\u0000", "")).slice(0, maxNameLength).join("");
	const title = fileName.replace(/\.(xlsx|csv|txt)$/i, "");
	const rows = isExported(kind)
		? readRows(kind, sheet.rows, sheet.format, names)
		: kind === "contacts"
			? readPeople(sheet.rows, sheet.format, names, { title, language })
			: await readList(database, list, sheet.rows, now());
	return database.transaction(async (transaction) => {
		const [made] = await transaction
			.insert(imports)
			.values({ kind, fileName, total: rows.length, createdBy: actor.userId })
			.returning({ id: imports.id });
		const importId = made?.id as string;
		for (let at = 0; at < rows.length; at += batch) {
			await transaction.execute(sql`insert into ${importRows} (import_id, line, cells)
				select ${importId}, line, cells from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + batch))}::jsonb)
				as given (line integer, cells jsonb)`);
		}
		await announceWork(transaction, "import");
		return importId;
	});
}

/**
 * Confirms an import, which then writes all rows without errors in one transaction.
 * @throws ProblemError: refused; not-found; conflict if nothing would change, or the import is not ready.
 */
export async function confirmImport(caller: Caller, id: string): Promise<void> {
	const { database, actor, now } = caller.permit("import:write");
	await database.transaction(async (transaction) => {
		const { kind, fileName } = await takeImport(transaction, id, ["ready"]);
		const counts = Object.fromEntries(
			(
				await transaction
					.select({ state: importRows.state, many: count() })
					.from(importRows)
					.where(eq(importRows.importId, id))
					.groupBy(importRows.state)
			).map(({ state, many }) => [state, many]),
		);
		const { wrong = 0, new: created = 0, changed = 0 } = counts;
		const total = created + changed;
		if (total === 0) throw conflict("import_empty");
		await transaction
			.update(imports)
			.set({
				state: "writing",
				done: 0,
				total,
				confirmedBy: actor.userId,
				confirmedAt: now(),
				nextAttemptAt: sql`now()`,
			})
			.where(eq(imports.id, id));
		const detail = {
			...(kind === "certifications" && { text: fileName }),
			created: String(created),
			changed: String(changed),
			...(wrong > 0 && { wrong: String(wrong) }),
		};
		await recordAudit(transaction, actor, { action: `${kind}:import`, recordId: id, detail });
		await announceWork(transaction, "import");
	});
}

/**
 * Checks the file again against the current records.
 * @param decisions about a list of certifications
 * @throws ProblemError: refused, not-found, conflict.
 */
export async function recheckImport(caller: Caller, id: string, decisions?: Decisions): Promise<void> {
	const { database } = caller.permit("import:write");
	await database.transaction(async (transaction) => {
		const { kind } = await takeImport(transaction, id, ["ready", "failed"]);
		if (decisions && kind === "certifications") await decide(transaction, id, decisions);
		const total = await transaction.$count(importRows, eq(importRows.importId, id));
		await transaction
			.update(imports)
			.set({
				state: "checking",
				done: 0,
				total,
				fault: null,
				confirmedBy: null,
				confirmedAt: null,
				nextAttemptAt: sql`now()`,
			})
			.where(eq(imports.id, id));
		await announceWork(transaction, "import");
	});
}

/**
 * Deletes an import and its file.
 * @throws ProblemError: refused; not-found; conflict while it is being written.
 */
export async function discardImport(caller: Caller, id: string): Promise<void> {
	const { database } = caller.permit("import:write");
	await database.transaction(async (transaction) => {
		await takeImport(transaction, id, ["checking", "ready", "done", "failed"]);
		await transaction.delete(imports).where(eq(imports.id, id));
	});
}

/**
 * Moves the messages that a list of people has added to the trash, except those that somebody has already dealt with; or
 * undoes a list of certifications, except what was changed since.
 * @returns the number of records that were added.
 * @throws ProblemError: refused; not-found; conflict for an import of another kind, or one that has added nothing.
 */
export async function takeBackImport(caller: Caller, id: string): Promise<number> {
	const { database, actor } = caller.permit("import:write");
	const list = await database.transaction(async (transaction) => {
		const { kind } = await takeImport(transaction, id, ["done"]);
		if (isExported(kind)) throw conflict("import_moved_on");
		if (kind === "contacts") return undefined;
		const { count, changed } = await takeBackList(transaction, id);
		const detail = { count: String(count), changed: String(changed) };
		await recordAudit(transaction, actor, { action: "certifications:delete", recordId: id, detail });
		return count;
	});
	if (list !== undefined) return list;
	const untouched = await database
		.select({ id: contactSubmissions.id })
		.from(importRows)
		.innerJoin(contactSubmissions, eq(contactSubmissions.id, importRows.recordId))
		.where(and(eq(importRows.importId, id), eq(importRows.state, "new"), eq(contactSubmissions.state, "new")));
	for (const message of untouched) await deleteContact(caller, message.id);
	return untouched.length;
}

/** Runs the next step of an import: checking or writing. After a crash, the step starts over. */
export async function runImport(caller: Caller, id: string): Promise<void> {
	const context = caller.permit("import:run");
	const [row] = await context.database.select().from(imports).where(eq(imports.id, id));
	if (row) await run(context, row);
}

/**
 * Claims the oldest import that is waiting and runs its next step. If the process is killed, its
 * claim expires and another process starts the step over.
 * @returns whether there was one.
 */
export async function runNextImport(caller: Caller, { leaseSeconds }: WorkOptions = {}): Promise<boolean> {
	const { database } = caller.permit("import:run");
	const [claimed] = await database
		.update(imports)
		.set({ nextAttemptAt: claimEnd(leaseSeconds) })
		.where(
			inArray(
				imports.id,
				database
					.select({ id: imports.id })
					.from(imports)
					.where(isDueImport)
					.orderBy(asc(imports.createdAt))
					.limit(1)
					.for("no key update", { skipLocked: true }),
			),
		)
		.returning({ id: imports.id });
	if (!claimed) return false;
	await runImport(caller, claimed.id);
	return true;
}

/**
 * Deletes expired imports. A list of certifications that was written stays, because it can be taken back.
 * @returns their number.
 */
export async function removeOldImports(caller: Caller): Promise<number> {
	const { database, now } = caller.permit("import:run");
	const before = new Date(now().getTime() - day);
	const old = await database
		.delete(imports)
		.where(
			and(
				lt(imports.createdAt, before),
				or(ne(imports.state, "writing"), lt(imports.confirmedAt, before)),
				or(ne(imports.kind, "certifications"), ne(imports.state, "done")),
			),
		)
		.returning({ id: imports.id });
	return old.length;
}

/** Locks an import that is in one of these states. */
async function takeImport(transaction: Transaction, id: string, states: ImportState[]) {
	const known = requireId(id, "import");
	const [row] = await transaction.select().from(imports).where(eq(imports.id, known)).for("no key update");
	if (!row) throw notFound("import");
	if (!states.includes(row.state)) throw conflict("import_moved_on");
	return row;
}
