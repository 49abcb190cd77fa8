import { and, asc, eq, gt, inArray, or } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { contactSubmissions, importRows } from "../../../database/tables.ts";
import { type Language, languages } from "../../../database/values.ts";
import type { Context } from "../../access/caller.ts";
import { findSender } from "../../cases/applicants/link-application.ts";
import { contactInput } from "../../cases/contacts/schema.ts";
import { recordEntry } from "../../cases/entries/record.ts";
import type { Issue } from "../../shared/errors.ts";
import { normalizePhone } from "../../shared/phone.ts";
import { findIssues } from "../../shared/validation.ts";
import { shortened } from "./cells.ts";
import type { PlannedRow } from "./plan.ts";
import type { Row } from "./rules.ts";

const month = 30 * 24 * 60 * 60 * 1_000;

type Reachable = { phone?: string | null; email?: string | null };

/** By what the same person is found again: the phone number and the email address, however they are written. */
const keysOf = ({ phone, email }: Reachable): string[] =>
	[phone && (normalizePhone(phone) ?? phone.replace(/\D/g, "")), email?.toLowerCase()].filter((key): key is string =>
		Boolean(key),
	);

/**
 * Compares the people of a list with each other and with the contact messages that are open or not older than a month:
 * somebody who is already there is not added again.
 */
export function createPeoplePlanner(now: Date): (database: Transaction, rows: Row[]) => Promise<PlannedRow[]> {
	const inList = new Set<string>();
	let stored: Map<string, string> | undefined;
	return async (database, rows) => {
		stored ??= await readRecent(database, now);
		return rows.map(({ line, cells }) => {
			const { language = "", ...message } = cells;
			const issues: Issue[] = findIssues(contactInput, message);
			if (!(languages as readonly string[]).includes(language))
				issues.push({ field: "language", code: "unknown_contact_language" });
			const keys = keysOf(message);
			const name = shortened(message.name || message.phone || message.email || "");
			const planned = { line, name, changes: [], issues };
			if (issues.length > 0) return { ...planned, state: "wrong" };
			const recordId = keys.map((key) => stored?.get(key)).find(Boolean);
			const isRepeated = keys.some((key) => inList.has(key));
			for (const key of keys) inList.add(key);
			if (recordId) return { ...planned, state: "same", recordId };
			if (isRepeated) return { ...planned, state: "same" };
			return { ...planned, state: "new", values: { ...contactInput.parse(message), language } };
		});
	};
}

async function readRecent(database: Transaction, now: Date): Promise<Map<string, string>> {
	const { id, phone, email, state, submittedAt } = contactSubmissions;
	const rows = await database
		.select({ id, phone, email })
		.from(contactSubmissions)
		.where(or(eq(state, "new"), gt(submittedAt, new Date(now.getTime() - month))));
	return new Map(rows.flatMap((row) => keysOf(row).map((key) => [key, row.id] as const)));
}

/** Stores people as contact messages with their tasks, which name no channel to announce them by: staff added them. */
export async function insertPeople(
	context: Pick<Context, "now" | "configured">,
	transaction: Transaction,
	importId: string,
	lines: number[],
) {
	const now = context.now();
	const rows = await transaction
		.select({ line: importRows.line, values: importRows.values })
		.from(importRows)
		.where(and(eq(importRows.importId, importId), inArray(importRows.line, lines)))
		.orderBy(asc(importRows.line));
	for (const { line, values } of rows) {
		const person = values as ReturnType<typeof contactInput.parse> & { language: Language };
		const [stored] = await transaction
			.insert(contactSubmissions)
			// The list shows the newest first, so the first person of the file is the newest.
			.values({
				...person,
				source: "list",
				applicantId: await findSender(transaction, person),
				submittedAt: new Date(now.getTime() - line),
			})
			.returning({ id: contactSubmissions.id });
		const recordId = stored?.id as string;
		const entry = { kind: "submitted", actor: null, at: now } as const;
		await recordEntry(context, transaction, { contactSubmissionId: recordId, ...entry });
		await transaction
			.update(importRows)
			.set({ recordId })
			.where(and(eq(importRows.importId, importId), eq(importRows.line, line)));
	}
}
