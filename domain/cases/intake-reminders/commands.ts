import { and, asc, eq, gte, isNotNull, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { intakeReminders, programs } from "../../../database/tables.ts";
import type { Caller, Context } from "../../access/caller.ts";
import { isShownProgram } from "../../catalog/selection.ts";
import { enqueueDelivery } from "../../messaging/enqueue.ts";
import { invalid, limited } from "../../shared/errors.ts";
import type { Language } from "../../shared/language.ts";
import { dayAfter, homeZone, koreanDayAt, timeOnDay } from "../../shared/time-zone.ts";
import { parse } from "../../shared/validation.ts";
import { writeNews } from "./news.ts";
import { confirmHours, keptDays, reminderSteps, stepOf, type WantedRound } from "./steps.ts";
import { findReminder, findRound, type Reminder, reminderInput, removeReminders, storeReminder } from "./store.ts";

const hour = 60 * 60 * 1_000;
/** Reminders go out between these hours of the offices' day, which is the same day in Korea. */
const daytime = { from: 10, until: 20 };
/** A message names this many closings; the others follow in the next one. */
const maxNamed = 20;

const fault = (code: "reminder_over" | "link_unusable") => invalid([{ field: "", code }]);

/**
 * Emails a link that confirms the address: until then it gets no reminder. Does not tell whether the address has reminders.
 * @returns which closing it is about.
 * @throws ProblemError: invalid, 'reminder_over' if there is no such closing or it has passed; limited.
 */
export async function requestReminder(
	caller: Caller,
	input: unknown,
	{ client, language }: { client: string; language: Language },
): Promise<WantedRound> {
	const context = caller.permit("reminder:write");
	const { rateLimits, database, now } = context;
	const { email: address, ...wanted } = parse(reminderInput, input);
	const seconds = await rateLimits.consume("reminder", client);
	if (seconds > 0) throw limited(seconds);
	const round = await findRound(database, wanted, language, now());
	if (!round) throw fault("reminder_over");
	if ((await rateLimits.consume("reminder-email", address)) > 0) return wanted;
	await database.transaction(async (transaction) => {
		const about = { channel: "email", language, createdAt: now() } as const;
		const id = await storeReminder(transaction, { ...about, address, ...wanted, ...round });
		await enqueueDelivery(context, transaction, {
			...{ channel: "email", kind: "reminder", language },
			payload: { confirm: id },
		});
	});
	return wanted;
}

/**
 * Confirms the address of a reminder by the emailed link. The second time changes nothing.
 * @throws ProblemError: invalid 'link_unusable', or 'reminder_over' if the closing has passed or is gone.
 */
export async function confirmReminder(caller: Caller, token: string, language: Language): Promise<void> {
	const context = caller.permit("reminder:write");
	const at = context.now();
	await context.database.transaction(async (transaction) => {
		const reminder = await findReminder({ ...context, database: transaction }, "reminder", token);
		if (!reminder) throw fault("link_unusable");
		if (reminder.confirmedAt) return;
		const round = await findRound(transaction, reminder, language, at);
		if (!round) throw fault("reminder_over");
		await transaction
			.update(intakeReminders)
			.set({ ...round, language, step: stepOf(round.closesOn, at), confirmedAt: at })
			.where(and(eq(intakeReminders.id, reminder.id), isNull(intakeReminders.confirmedAt)));
	});
}

/**
 * Ends all reminders of the address that a reminder was emailed to.
 * @throws ProblemError: invalid 'link_unusable' if the reminder is not there anymore.
 */
export async function stopReminders(caller: Caller, token: string): Promise<void> {
	const context = caller.permit("reminder:write");
	await context.database.transaction(async (transaction) => {
		const reminder = await findReminder({ ...context, database: transaction }, "reminder_stop", token);
		if (!reminder) throw fault("link_unusable");
		await removeReminders(transaction, reminder.channel, reminder.address);
	});
}

/** The published closing of a reminder's intake today, as an ISO date; null if there is none. For queries that join programs. */
const closing = sql<string | null>`(select coalesce(
		(select own ->> 'closes' from jsonb_array_elements(intake -> 'countries') as own
			where own ->> 'country' = ${intakeReminders.country}),
		intake ->> 'closes')
	from jsonb_array_elements(${programs.intakes}) as intake
	where intake ->> 'certainty' = 'certain'
		and concat_ws('-', intake ->> 'year', intake ->> 'term', intake ->> 'round') = ${intakeReminders.round})`;

/** What its address must be told: the next step, that the closing has moved, or that it is gone. Hidden programs wait. */
function isDueOn(today: string): SQL | undefined {
	const known = sql`${intakeReminders.closesOn}::text`;
	const isReached = (step: number) =>
		sql`(${closing} <= ${dayAfter(today, step)} and coalesce(${intakeReminders.step}, 99) > ${step})`;
	return and(
		...[isNotNull(intakeReminders.confirmedAt), sql`${intakeReminders.step} is distinct from 0`],
		or(isNull(programs.id), isShownProgram),
		or(
			and(sql`${closing} is null`, gte(known, today)),
			and(ne(closing, known), sql`greatest(${closing}, ${known}) >= ${today}`),
			and(gte(closing, today), or(...reminderSteps.map(isReached))),
		),
	);
}

/**
 * Sends the reminders that are due, those of an address in one message. Each is recorded in the transaction that adds it to
 * the outbox; a step that was missed is left out if a later one is due. Deletes reminders that nobody has confirmed, or
 * whose closing has passed for long.
 * @returns how many messages were added.
 */
export async function sendIntakeReminders(caller: Caller): Promise<number> {
	const context = caller.permit("task:run");
	const { database, now } = context;
	const at = now();
	const today = koreanDayAt(at);
	const isUnconfirmed = and(
		isNull(intakeReminders.confirmedAt),
		lt(intakeReminders.createdAt, new Date(at.getTime() - confirmHours * hour)),
	);
	await database
		.delete(intakeReminders)
		.where(or(isUnconfirmed, lt(intakeReminders.closesOn, dayAfter(today, -keptDays))));
	if (at < timeOnDay(today, daytime.from, homeZone) || at >= timeOnDay(today, daytime.until, homeZone)) return 0;
	const { channel, address } = intakeReminders;
	const due = await database
		.selectDistinct({ channel, address })
		.from(intakeReminders)
		.leftJoin(programs, eq(programs.id, intakeReminders.programId))
		.where(isDueOn(today));
	let count = 0;
	for (const to of due) count += await database.transaction((transaction) => remind(context, transaction, to, at));
	return count;
}

/** @returns how many messages were added: none if another process was faster, or the reminders were stopped. */
async function remind(
	context: Pick<Context, "now">,
	transaction: Transaction,
	{ channel, address }: Pick<Reminder, "channel" | "address">,
	at: Date,
): Promise<number> {
	const isTheirs = and(eq(intakeReminders.channel, channel), eq(intakeReminders.address, address));
	const { id, language, closesOn } = intakeReminders;
	const due = await transaction
		.select({ id, language, closesOn, closing })
		.from(intakeReminders)
		.leftJoin(programs, eq(programs.id, intakeReminders.programId))
		.where(and(isTheirs, isDueOn(koreanDayAt(at))))
		.orderBy(asc(closesOn), asc(id))
		.limit(maxNamed)
		.for("update", { of: intakeReminders });
	const [first] = due;
	if (!first) return 0;
	for (const { id, closing } of due) {
		const told = closing ? { closesOn: closing, step: stepOf(closing, at) } : { step: 0 };
		await transaction.update(intakeReminders).set(told).where(eq(intakeReminders.id, id));
	}
	const message = { kind: "reminder", language: first.language, payload: writeNews(due) } as const;
	const to = channel === "email" ? ({ channel } as const) : ({ channel, chatId: Number(address) } as const);
	await enqueueDelivery(context, transaction, { ...to, ...message });
	return 1;
}
