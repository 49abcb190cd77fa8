import { and, asc, eq, sql } from "drizzle-orm";
import {
	applications,
	contactSubmissions,
	notifications,
	offices,
	programs,
	universities,
} from "../../database/tables.ts";
import type { Context } from "../access/caller.ts";
import { localized } from "../language.ts";
import { DeliveryError } from "../ports.ts";
import { confirmation } from "./confirmation-email.ts";
import { isGivenUp, pauseAfter } from "./retry-policy.ts";
import { applicationNotice, contactNotice, digestNotice } from "./staff-chat.ts";

type Notification = typeof notifications.$inferSelect;

/**
 * Sends one notification and records what became of it. Nothing to do when it is sent or given up, or its lead is deleted.
 * @throws Undelivered when it was not taken: `final`, or with the seconds after which to try again.
 */
export async function deliverNotificationRow(tools: Context, id: string): Promise<void> {
	const waiting = and(eq(notifications.id, id), eq(notifications.state, "waiting"));
	const [notification] = await tools.database.select().from(notifications).where(waiting);
	if (!notification) return;
	const fault = await send(tools, notification).then(
		() => undefined,
		(error) => assessFailure(error, notification, tools.now()),
	);
	// Killed before this, the notification goes out once more: better told twice than never.
	await tools.database
		.update(notifications)
		.set({
			attempts: sql`${notifications.attempts} + 1`,
			...(fault
				? { state: fault.final ? "failed" : "waiting", lastError: fault.message.slice(0, longestReason) }
				: { state: "sent", lastError: null, sentAt: tools.now() }),
		})
		.where(waiting);
	if (fault) throw fault;
}

const hour = 60 * 60 * 1_000;

/**
 * Sends one message about all submissions that wait for a digest, once the oldest has waited for an hour. Two processes never
 * announce the same one. @returns how many. @throws Undelivered when it was not taken; the submissions wait for the next digest,
 * or have failed when trying again is of no use.
 */
export async function sendDigest({ database, chat, now, site }: Context): Promise<number> {
	const { count, fault } = await database.transaction(async (transaction) => {
		const rows = await transaction
			.select()
			.from(notifications)
			.where(eq(notifications.state, "digest"))
			.for("update", { skipLocked: true });
		if (!rows.some(({ createdAt }) => now().getTime() - createdAt.getTime() >= hour)) return { count: 0 };
		const contacts = rows.filter(({ kind }) => kind === "contact").length;
		const record = (of: Notification[], outcome: Partial<Notification>) =>
			transaction
				.update(notifications)
				.set({ attempts: sql`${notifications.attempts} + 1`, ...outcome })
				.where(sql`${notifications.id} = any(${sql.param(of.map(({ id }) => id))}::uuid[])`);
		try {
			await chat.send(digestNotice({ contacts, applications: rows.length - contacts }, site.url));
		} catch (error) {
			const assessed = rows.map((row) => ({ row, fault: assessFailure(error, row, now()) }));
			for (const state of ["failed", "digest"] as const) {
				const group = assessed.filter(({ fault }) => fault.final === (state === "failed"));
				const lastError = group[0]?.fault.message.slice(0, longestReason);
				if (lastError)
					await record(
						group.map(({ row }) => row),
						{ state, lastError },
					);
			}
			return { count: 0, fault: assessed[0]?.fault };
		}
		await record(rows, { state: "sent", lastError: null, sentAt: now() });
		return { count: rows.length };
	});
	// Thrown only now, so that what became of the submissions is committed.
	if (fault) throw fault;
	return count;
}

const longestReason = 300;

async function send(tools: Context, notification: Notification): Promise<void> {
	const { contactSubmissionId, applicationId } = notification;
	if (contactSubmissionId) return tellOfContact(tools, contactSubmissionId);
	if (notification.kind === "confirmation") return confirm(tools, applicationId as string, notification.id);
	return tellOfApplication(tools, applicationId as string);
}

async function tellOfContact({ database, chat }: Context, id: string): Promise<void> {
	const [contact] = await database.select().from(contactSubmissions).where(eq(contactSubmissions.id, id));
	if (contact) await chat.send(contactNotice(contact));
}

async function tellOfApplication({ database, chat }: Context, id: string): Promise<void> {
	const [row] = await database
		.select()
		.from(applications)
		.leftJoin(universities, eq(universities.id, applications.universityId))
		.leftJoin(programs, eq(programs.id, applications.programId))
		.where(eq(applications.id, id));
	if (!row) return;
	const university = row.universities && localized(row.universities, "name", "en");
	const program = row.programs && `${localized(row.programs, "title", "en")} (${row.programs.type})`;
	await chat.send(applicationNotice({ ...row.applications, university, program }));
}

async function confirm({ database, mailer, site }: Context, id: string, notificationId: string): Promise<void> {
	const [application] = await database.select().from(applications).where(eq(applications.id, id));
	if (!application?.email) return;
	const places = await database.select().from(offices).orderBy(asc(offices.orderIndex), asc(offices.id));
	await mailer.send({ to: application.email, id: notificationId, ...confirmation(application, places, site.name) });
}

/** Every fault has an end: tried again with growing gaps for some days, and then no more. */
export function assessFailure(
	error: unknown,
	{ attempts, createdAt }: Pick<Notification, "attempts" | "createdAt">,
	now: Date,
): DeliveryError {
	const known = error instanceof DeliveryError;
	// A fault of our own may carry anybody's words: only its kind is told.
	const reason = known ? error.message : `Unexpected fault: ${error instanceof Error ? error.name : typeof error}`;
	const final = (known && error.final) || isGivenUp(createdAt, now);
	const retryAfter = (known ? error.retryAfter : undefined) ?? pauseAfter(attempts + 1, Math.random());
	return new DeliveryError(reason, { final, retryAfter, cause: error });
}
