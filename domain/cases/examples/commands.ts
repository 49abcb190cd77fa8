import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "../../../database/connect.ts";
import {
	applicants,
	applications,
	contactSubmissions,
	programs,
	trash,
	universities,
} from "../../../database/tables.ts";
import { contactSources, languages, visaTypes } from "../../../database/values.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Actor, Caller, Context } from "../../access/caller.ts";
import { lockApplicants } from "../../access/lock-applicants.ts";
import { parse } from "../../shared/validation.ts";
import { endChatsOfApplications } from "../applicants/erase.ts";
import { changeState, changeStatus } from "../applications/change-status.ts";
import { statusAndStepInput } from "../applications/status-schema.ts";
import { storeApplication } from "../applications/store.ts";
import { applicationInput } from "../applications/submission-schema.ts";
import { enteredContactInput } from "../contacts/schema.ts";
import { recordEntry } from "../entries/record.ts";
import { closingData } from "../entries/state.ts";
import type { Case } from "../entries/store.ts";

type WorkContext = Context & { actor: Actor };

/**
 * Adds an invented person of the sample data with what happened to the case, as if it had been written at those times. What
 * is an example is left out of figures, messages to anybody, alarms and retention.
 * @param person an application, or without an age a contact message
 * @param history in the order of its times
 * @returns the id of the application; undefined for a contact message.
 * @throws ProblemError: refused; invalid.
 */
export async function addExample(caller: Caller, person: unknown, history: unknown[]): Promise<string | undefined> {
	const context = caller.permit("example:write");
	const { cameAt, ...who } = parse(examplePerson, person);
	const entries = history.map((entry) => parse(exampleEntry, entry));
	const at = (time: Date): WorkContext => ({ ...context, now: () => time });
	return context.database.transaction(async (transaction) => {
		const about = who.age ? await apply(at(cameAt), transaction, who) : await write(at(cameAt), transaction, who);
		for (const entry of entries) await add(at(entry.at), transaction, about, entry);
		return about.applicationId ?? undefined;
	});
}

type Who = Omit<ExamplePerson, "cameAt">;

async function apply(context: WorkContext, transaction: Transaction, who: Who): Promise<Case> {
	const { name, phone, email, location, age, visa, message, language, source } = who;
	const chosen = await findProgram(transaction, who);
	const values = parse(applicationInput, {
		...{ fullName: name, phoneNumber: phone, email, location, age, comment: message, termsAgreed: true },
		...chosen,
	});
	const about = await storeApplication(context, transaction, {
		values,
		language,
		source,
		isExample: true,
		actor: null,
	});
	const { applicationId, applicantId } = about;
	await transaction.update(applications).set({ visaType: visa }).where(eq(applications.id, applicationId));
	await transaction.update(applicants).set({ nationality: "UZ" }).where(eq(applicants.id, applicantId));
	return about;
}

async function write(context: WorkContext, transaction: Transaction, who: Who): Promise<Case> {
	const { name, phone, email, message, language, source } = who;
	const { termsTold: _, ...values } = parse(enteredContactInput, {
		...{ name, phone, email, message, language, source, termsTold: true },
	});
	const [row] = await transaction
		.insert(contactSubmissions)
		.values({ ...values, submittedAt: context.now(), isExample: true })
		.returning({ id: contactSubmissions.id });
	const contactSubmissionId = row?.id as string;
	const entry = { contactSubmissionId, kind: "submitted", actor: context.actor, at: context.now() } as const;
	await recordEntry(context, transaction, { ...entry, data: { source } });
	return { contactSubmissionId };
}

/** The owner may have renamed or deleted what the sample data have. */
async function findProgram(transaction: Transaction, { university, program }: Who) {
	const [found] = await transaction
		.select({ programId: programs.id, universityId: universities.id })
		.from(programs)
		.innerJoin(universities, eq(universities.id, programs.universityId))
		.where(and(eq(programs.titleEn, program), eq(universities.nameEn, university)))
		.limit(1);
	return found;
}

async function add(
	context: WorkContext,
	transaction: Transaction,
	about: Case,
	{ kind, value, text, dueOn }: ExampleEntry,
): Promise<void> {
	const { actor, now } = context;
	const id = about.applicationId ?? "";
	if (kind === "status_changed") {
		const isRejected = value === "rejected";
		const step = { nextStepText: isRejected ? null : text, nextStepDueOn: dueOn };
		const change = parse(statusAndStepInput, { status: value, ...(isRejected && { reason: text }), ...step });
		await changeStatus(context, transaction, id, change);
		return;
	}
	if (kind === "closed") {
		await changeState(context, transaction, { id, kind, data: closingData("withdrawn", now()) });
		return;
	}
	const content = {
		milestone: { data: { milestone: value ?? "", on: dueOn ?? "" } },
		call: { text, data: { result: value ?? "reached" } },
		message_in: { text, channel: "web" },
		message_out: { text, channel: "web" },
		note: { text },
	} as const;
	const entry = { kind, actor: kind === "message_in" ? null : actor, at: now(), ...content[kind] };
	await recordEntry(context, transaction, { ...about, ...entry });
}

/**
 * Removes all examples at once, with everything that belongs to them and their copies in the trash.
 * @throws ProblemError: refused.
 */
export async function removeExamples(caller: Caller): Promise<void> {
	const context = caller.permit("example:write");
	const { database, actor } = context;
	await database.transaction(async (transaction) => {
		const { id, isExample } = applicants;
		const found = await transaction.select({ id }).from(applicants).where(eq(isExample, true));
		const ids = await lockApplicants(
			transaction,
			found.map((row) => row.id),
			"update",
		);
		await endChatsOfApplications(context, transaction, inArray(applications.applicantId, ids));
		await transaction.delete(trash).where(isOfExample);
		const people = await transaction.delete(applicants).where(inArray(id, ids));
		const messages = await transaction.delete(contactSubmissions).where(eq(contactSubmissions.isExample, true));
		const count = String((people.rowCount ?? 0) + (messages.rowCount ?? 0));
		await recordAudit(transaction, actor, { action: "examples:remove", detail: { count } });
	});
}

/** An entry of the trash is the person's, a message's, or one of several applications. */
const isOfExample = sql`(jsonb_path_exists(${trash.rows}, '$.**.is_example ? (@ == true)')
	or exists (select from applicants where applicants.id = ${trash.applicantId} and applicants.is_example))`;

const text = z.string().min(1).nullable();

/** A person of the sample data; with an age an application, else a contact message. */
const examplePerson = z.strictObject({
	name: z.string(),
	phone: z.string(),
	email: text,
	language: z.enum(languages),
	source: z.enum(contactSources),
	location: z.string().nullable(),
	age: text,
	/** By their English names. */
	university: z.string(),
	program: z.string(),
	/** For which papers are asked. */
	visa: z.enum(visaTypes).nullable(),
	message: z.string(),
	cameAt: z.date(),
});
type ExamplePerson = z.infer<typeof examplePerson>;

/** What happened to the case. */
const exampleEntry = z.strictObject({
	kind: z.enum(["status_changed", "closed", "milestone", "call", "message_in", "message_out", "note"]),
	at: z.date(),
	/** The new status, the milestone, or how a call went. */
	value: text,
	/** The words: of a status its next step, or why the applicant was rejected. */
	text,
	/** The day of the next step or the milestone, an ISO date. */
	dueOn: z.iso.date().nullable(),
});
type ExampleEntry = z.infer<typeof exampleEntry>;
