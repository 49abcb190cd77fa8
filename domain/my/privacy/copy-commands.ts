import { and, asc, eq, getTableColumns, getTableName, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../../../database/connect.ts";
import {
	applicants,
	applications,
	contactSubmissions,
	deliveries,
	documentFiles,
	documents,
	entries,
	intakeReminders,
	links,
	merges,
	sessions,
	tasks,
	telegramChats,
	users,
} from "../../../database/tables.ts";
import type { Proof } from "../../../database/values.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Actor, Caller, Context } from "../../access/caller.ts";
import { accessOf } from "../../access/levels.ts";
import { limited, notFound } from "../../shared/errors.ts";
import { normalizePhone } from "../../shared/phone.ts";
import { requireId } from "../../shared/validation.ts";

/** Everything about a person, a table after those that it refers to, and the column by which others name its rows. */
const tables: { table: PgTable & { id: PgColumn }; key?: string }[] = [
	{ table: applicants },
	{ table: applications, key: "applicationId" },
	{ table: contactSubmissions, key: "contactSubmissionId" },
	{ table: links, key: "linkId" },
	{ table: entries, key: "entryId" },
	{ table: documents, key: "documentId" },
	{ table: documentFiles },
	{ table: telegramChats },
	{ table: intakeReminders },
	{ table: sessions },
	{ table: deliveries, key: "deliveryId" },
	{ table: tasks },
	{ table: merges },
];
export const copiedTables: readonly string[] = tables.map(({ table }) => getTableName(table));

/** Of use for the site alone, or secret. Telegram's number of a chat never leaves. */
const internal = [
	"submissionKey",
	"contentHash",
	"token",
	"ipAddress",
	"userAgent",
	"payload",
	"file",
	"chatId",
	"undo",
];
/** The accounts of staff, of whom the copy has the names. */
const accounts = ["authorId", "assigneeId", "doneBy"];

export type CopiedRow = Record<string, unknown>;
export type PersonCopy = {
	/** By the names of the tables. */
	rows: Record<string, CopiedRow[]>;
	files: { name: string; content: AsyncIterable<Uint8Array> }[];
};

/**
 * A copy of everything about the caller. It is read while it is sent, and stored nowhere. Only for sessions of level "proven".
 * @throws ProblemError: refused; limited after three a day; not-found if the applicant was deleted meanwhile.
 */
export async function copyMine(caller: Caller): Promise<PersonCopy> {
	const context = caller.permitOwn("my:own");
	const { applicantId, sessionId, rateLimits } = context;
	const seconds = await rateLimits.consume("my-copy", applicantId);
	if (seconds > 0) throw limited(seconds);
	return copy(context, applicantId, async (transaction) => (await accessOf(transaction, sessionId))?.provenBy ?? null);
}

/**
 * The same for an applicant who asks staff for it.
 * @throws ProblemError: refused; not-found.
 */
export async function copyPerson(caller: Caller, id: string): Promise<PersonCopy> {
	const context = caller.permit("applicant:write");
	const known = requireId(id, "applicant");
	return copy(context, known, async () => "staff");
}

type ReadProof = (transaction: Transaction) => Promise<Proof | "staff" | null>;

async function copy(context: Context & { actor: Actor }, applicantId: string, readProof: ReadProof) {
	const { database, actor, fileStore } = context;
	return database.transaction(async (transaction): Promise<PersonCopy> => {
		await recordAudit(transaction, actor, { action: "applicant:copy", recordId: applicantId });
		const { rows, stored } = await readRows(transaction, applicantId, await readProof(transaction));
		async function* read(file: string) {
			const bytes = await fileStore.get(file);
			if (bytes) yield bytes;
		}
		return { rows, files: stored.map(({ name, file }) => ({ name, content: read(file) })) };
	});
}

async function readRows(transaction: Transaction, applicantId: string, proof: Proof | "staff" | null) {
	const ids: Record<string, string[]> = { applicantId: [applicantId], winnerId: [applicantId] };
	const found: [string, CopiedRow[]][] = [];
	for (const { table, key } of tables) {
		const columns: Record<string, PgColumn> = getTableColumns(table);
		const isTheirs: (SQL | undefined)[] = Object.entries(ids).map(
			([name, known]) => columns[name] && inArray(columns[name], known),
		);
		const where =
			table === applicants
				? eq(applicants.id, applicantId)
				: table === intakeReminders
					? isReminderOf(applicantId, proof)
					: or(...isTheirs);
		const all: CopiedRow[] = await transaction.select().from(table).where(where).orderBy(asc(table.id));
		const [person] = found[0]?.[1] ?? all;
		if (!person) throw notFound("applicant");
		const own = table === contactSubmissions ? all.filter((row) => isProvenSender(row, person, proof)) : all;
		if (key) ids[key] = own.map(({ id }) => id as string);
		found.push([getTableName(table), own]);
	}
	const rows = Object.fromEntries(found);
	const names = await readNames(transaction, Object.values(rows).flat());
	const stored = nameFiles(rows.documents ?? [], rows.document_files ?? []);
	const shown = found.map(([name, all]) => [name, all.map((row) => shownRow(row, names))]);
	return { rows: Object.fromEntries(shown) as PersonCopy["rows"], stored };
}

/**
 * Anybody may enter the applicant's name and address in the contact form, and an application in the name of somebody who
 * wrote to us: a session gets the messages from the mailbox or the phone that has proven it, and no others.
 */
function isProvenSender({ email, phone }: CopiedRow, person: CopiedRow, proof: Proof | "staff" | null): boolean {
	if (proof === "staff") return true;
	if (proof === "link") return String(email).toLowerCase() === person.email;
	return proof !== null && phone !== null && normalizePhone(String(phone)) === person.phoneE164;
}

/** Reminders have no applicant: they are those of the chats and, as with contact messages, of the mailbox that has proven itself. */
function isReminderOf(applicantId: string, proof: Proof | "staff" | null): SQL | undefined {
	const { channel, address } = intakeReminders;
	const ofChat = sql`${address} in (select chat_id::text from telegram_chats where applicant_id = ${applicantId} and follower = 'applicant')`;
	const ofMailbox = sql`${address} = (select email from applicants where id = ${applicantId})`;
	return or(
		and(eq(channel, "telegram"), ofChat),
		proof === "staff" || proof === "link" ? and(eq(channel, "email"), ofMailbox) : undefined,
	);
}

/** Names the files of papers as the archive has them, such as "files/transcript-1.pdf", and notes it in their rows. */
function nameFiles(papers: CopiedRow[], files: CopiedRow[]) {
	return files.map((row, index) => {
		const code = papers.find(({ id }) => id === row.documentId)?.code ?? "paper";
		const name = `files/${code}-${index + 1}.${row.type === "application/pdf" ? "pdf" : "jpg"}`;
		const file = String(row.file);
		row.name = name;
		return { name, file };
	});
}

async function readNames(transaction: Transaction, rows: CopiedRow[]): Promise<Map<unknown, string>> {
	const ids = new Set(rows.flatMap((row) => accounts.flatMap((name) => (row[name] as string | null) ?? [])));
	const { id, displayName } = users;
	const found = await transaction
		.select({ id, displayName })
		.from(users)
		.where(inArray(id, [...ids]));
	return new Map(found.map((one) => [one.id, one.displayName]));
}

const generated = new Set(
	tables.flatMap(({ table }) =>
		Object.entries(getTableColumns(table)).flatMap(([name, column]) => (column.generated ? [name] : [])),
	),
);

const shownRow = (row: CopiedRow, names: Map<unknown, string>): CopiedRow =>
	Object.fromEntries(
		Object.entries(row)
			.filter(([name]) => !internal.includes(name) && !generated.has(name))
			.filter(([name]) => name !== "address" || row.channel === "email")
			.map(([name, value]) => [name, accounts.includes(name) && value ? (names.get(value) ?? null) : value]),
	);
