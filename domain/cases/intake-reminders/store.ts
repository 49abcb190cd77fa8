import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Database, Transaction } from "../../../database/connect.ts";
import { deliveries, intakeReminders, programs, universities } from "../../../database/tables.ts";
import type { ReminderChannel } from "../../../database/values.ts";
import type { Context } from "../../access/caller.ts";
import { isTokenOf, type ReminderPurpose, tokenId } from "../../access/links.ts";
import { startName } from "../../catalog/intakes/when.ts";
import { isShownProgram } from "../../catalog/selection.ts";
import { forCitizens, roundName } from "../../records/intakes/rules.ts";
import { email, line, optional, required } from "../../shared/field-schemas.ts";
import { type Language, localized, pickLocalized } from "../../shared/language.ts";
import { koreanDayAt } from "../../shared/time-zone.ts";
import { asId } from "../../shared/validation.ts";
import { confirmHours, type WantedRound } from "./steps.ts";

type Reader = Pick<Database, "select">;
export type Reminder = typeof intakeReminders.$inferSelect;

/** @returns the closing and how messages name it; undefined if the program has no such closing, or it has passed. */
export async function findRound(
	database: Reader,
	{ programId, round, country }: WantedRound,
	language: Language,
	now: Date,
) {
	const id = asId(programId);
	if (!id) return undefined;
	const [program] = await database
		.select({
			intakes: programs.intakes,
			...pickLocalized(programs, "title"),
			university: pickLocalized(universities, "name"),
		})
		.from(programs)
		.innerJoin(universities, eq(universities.id, programs.universityId))
		.where(and(eq(programs.id, id), isShownProgram));
	const intake = forCitizens(program?.intakes ?? [], country).find((each) => roundName(each) === round);
	if (!program || intake?.certainty !== "certain" || intake.closes < koreanDayAt(now)) return undefined;
	const names = `${localized(program, "title", language)}, ${localized(program.university, "name", language)}`;
	return { title: `${names} (${startName(intake, language)})`, closesOn: intake.closes };
}

/** Stores what an address or a chat wants to be reminded of, once. @returns its id. */
export async function storeReminder(
	transaction: Transaction,
	values: typeof intakeReminders.$inferInsert,
): Promise<string> {
	const { channel, address, programId, round, country } = intakeReminders;
	const [row] = await transaction
		.insert(intakeReminders)
		.values(values)
		.onConflictDoUpdate({
			target: [channel, address, programId, round, country],
			// Anybody can ask in the name of an address, so that changes nothing of what the address has confirmed.
			set: values.confirmedAt ? values : { createdAt: values.createdAt },
		})
		.returning({ id: intakeReminders.id });
	return row?.id as string;
}

/** @returns undefined if the token is not ours, its reminder was stopped, or it was not confirmed in time. */
export async function findReminder(
	{ database, authentication, now }: Pick<Context, "authentication" | "now"> & { database: Reader },
	purpose: ReminderPurpose,
	token: string,
): Promise<Reminder | undefined> {
	const id = tokenId(token);
	if (!id) return undefined;
	const [row] = await database.select().from(intakeReminders).where(eq(intakeReminders.id, id));
	const isLate = row && !row.confirmedAt && row.createdAt.getTime() < now().getTime() - confirmHours * 60 * 60 * 1_000;
	return row && !isLate && isTokenOf(authentication, token, { ...row, purpose }) ? row : undefined;
}

/** Ends all reminders of an address or a chat, also those that wait to be sent. @returns whether there were any. */
export async function removeReminders(
	transaction: Transaction,
	channel: ReminderChannel,
	address: string,
): Promise<boolean> {
	const removed = await transaction
		.delete(intakeReminders)
		.where(and(eq(intakeReminders.channel, channel), eq(intakeReminders.address, address)));
	// Emails name their reminders only, which are gone.
	if (channel === "telegram")
		await transaction
			.delete(deliveries)
			.where(and(eq(deliveries.chatId, Number(address)), eq(deliveries.kind, "reminder")));
	return (removed.rowCount ?? 0) > 0;
}

export const reminderInput = z.strictObject({
	programId: line(50),
	round: line(20),
	country: optional(line(2)),
	email: required(254).pipe(email.toLowerCase()),
});
