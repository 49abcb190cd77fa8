import { eq } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import { applications, deliveries, tasks, users } from "../../../../database/tables.ts";
import type { AccountEmailKind } from "../../../../database/values.ts";
import type { Authentication } from "../../../access/authentication.ts";
import { listOffices } from "../../../messaging/email-parts.ts";
import { isTaskEmail, readEmailed, type TaskEmail, toldAtOf } from "../../../messaging/task-digests.ts";
import type { Channel, Clock, Delivery, Mailer } from "../../../shared/ports.ts";
import { composeReminderEmail } from "../../intake-reminders/news.ts";
import { readPromise } from "../../tasks/promised.ts";
import { composeAccountEmail, taskLines } from "../account-email.ts";
import { confirmation } from "../confirmation-email.ts";
import { composeContactReply, composeEvent, composeMessage } from "./case-emails.ts";
import { composeLinkEmail } from "./link-emails.ts";

type Dependencies = {
	database: Database;
	now: Clock;
	mailer: Mailer;
	authentication: Pick<Authentication, "sign">;
	site: { name: string; url: string };
	/** Whether applicants can connect Telegram now. */
	hasBot(): Promise<boolean>;
};

/** Plain text emails: confirmations of applications, news about them, links for applicants, and account emails. */
export function emailChannel({ database, now, mailer, authentication, site, hasBot }: Dependencies): Channel {
	return {
		async send(delivery) {
			const email = await compose(delivery);
			if (email) await mailer.send({ id: delivery.id, ...email });
			// Staff see in the case what the applicant was told: a status that was not told is not listed there.
			else if (delivery.kind === "status") await database.delete(deliveries).where(eq(deliveries.id, delivery.id));
			return Boolean(email);
		},
	};

	async function compose(delivery: Delivery) {
		const { kind, applicationId, userId, linkId, entryId } = delivery;
		if (applicationId) return composeConfirmation(applicationId, delivery);
		if (linkId && !userId) return composeLinkEmail({ database, authentication, site }, delivery);
		if (kind === "message") return composeMessage(database, delivery, site);
		if (kind === "reminder") return composeReminderEmail({ database, now, authentication, site }, delivery);
		if (kind === "contact-reply") return composeContactReply(database, delivery, site);
		if (entryId) return composeEvent({ database, now, site }, delivery);
		return userId ? composeToAccount(userId, delivery) : undefined;
	}

	async function composeConfirmation(applicationId: string, { language }: Delivery) {
		const [application] = await database.select().from(applications).where(eq(applications.id, applicationId));
		if (!application?.email) return undefined;
		const [places, promise, isBotOffered] = await Promise.all([
			listOffices(database),
			readPromise(database, "first_contact", eq(tasks.applicationId, applicationId)),
			hasBot(),
		]);
		const about = { offices: places, promise, hasBot: isBotOffered };
		return { to: application.email, ...confirmation({ ...application, language }, about, site) };
	}

	async function composeToAccount(userId: string, delivery: Delivery) {
		const [user] = await database.select().from(users).where(eq(users.id, userId));
		const { language, createdAt, payload, linkId } = delivery;
		const kind = delivery.kind as AccountEmailKind;
		const address = kind === "address-change" ? user?.pendingEmail : user?.email;
		if (!address) return undefined;
		const about = isTaskEmail(kind) ? await describeTasks(kind, userId, delivery) : (payload?.about ?? null);
		if (about === undefined) return undefined;
		const content = { kind, language, createdAt, about, linkId };
		return { to: address, ...composeAccountEmail(content, authentication, site) };
	}

	/** Undefined if all tasks were finished or given away meanwhile. */
	async function describeTasks(kind: TaskEmail, userId: string, { payload, language }: Delivery) {
		const alarmed = await readEmailed(database, kind, userId, toldAtOf(payload));
		return alarmed.total > 0 ? taskLines(alarmed, language, kind === "tasks-unanswered") : undefined;
	}
}
