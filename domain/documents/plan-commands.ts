import { and, eq, exists, inArray, isNull, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicants, applications, documents, entries, telegramChats } from "../../database/tables.ts";
import type { Caller, Context } from "../access/caller.ts";
import { lockApplicantOf } from "../access/lock-applicants.ts";
import { recordEntry } from "../cases/entries/record.ts";
import { pageOf } from "../cases/news/document-news.ts";
import { documentNames } from "../cases/news/document-texts.ts";
import { isRemindable } from "../cases/reminders/commands.ts";
import type { Language } from "../shared/language.ts";
import { homeDay, homeZone, timeOnDay } from "../shared/time-zone.ts";
import { planTexts } from "./plan-texts.ts";
import { type MyPlan, readPlan } from "./read-plan.ts";

/** Between these hours of the offices' Monday; usually at its beginning. */
const hours = { from: 10, until: 20 };
const monday = 1;
/** Papers, or the money, that a line names. */
const most = 3;

/**
 * Tells applicants each Monday by Telegram, and in no other way, with what to begin this week and what is late. It is
 * a message in the case, written once for each week, which staff stop by application together with all other reminders.
 * @returns how many were written.
 */
export async function sendWeeklyPlans(caller: Caller): Promise<number> {
	const context = caller.permit("task:run");
	const { database, now } = context;
	const at = now();
	const today = homeDay(at);
	const isTime = at >= timeOnDay(today, hours.from, homeZone) && at < timeOnDay(today, hours.until, homeZone);
	if (!context.configured.bot || new Date(today).getUTCDay() !== monday || !isTime) return 0;
	const asked = database.select({ id: documents.applicationId }).from(documents);
	const due = await database
		.select({ id: applications.id })
		.from(applications)
		.where(and(inArray(applications.id, asked), isUntold(database, today)));
	let count = 0;
	for (const { id } of due)
		count += await database.transaction((transaction) => tellPlan(context, transaction, id, { at, today }));
	return count;
}

/** Applications of which a chat of the applicant may hear, and has not heard on that Monday. */
function isUntold(database: Pick<Context["database"], "select">, week: string): SQL | undefined {
	const { applicantId, applicationId, state, follower } = telegramChats;
	const hears = or(isNull(applicationId), eq(applicationId, applications.id));
	const isOwn = and(eq(applicantId, applications.applicantId), eq(follower, "applicant"), eq(state, "active"), hears);
	const told = sql`${entries.data} @> ${JSON.stringify({ reminder: "plan", week })}::jsonb`;
	return and(
		isRemindable,
		exists(database.select({ id: telegramChats.id }).from(telegramChats).where(isOwn)),
		notExists(
			database
				.select({ id: entries.id })
				.from(entries)
				.where(and(eq(entries.applicationId, applications.id), told)),
		),
	);
}

/** @returns how many messages were written: one, or none. */
async function tellPlan(
	context: Context,
	transaction: Transaction,
	id: string,
	{ at, today }: { at: Date; today: string },
): Promise<number> {
	await lockApplicantOf(transaction, id, "no key update");
	const [row] = await transaction
		.select({ applicantId: applications.applicantId, language: applicants.language })
		.from(applications)
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.where(and(eq(applications.id, id), isUntold(transaction, today)));
	if (!row) return 0;
	const { applicantId, language } = row;
	const plan = await readPlan(transaction, eq(documents.applicationId, id), at);
	if (plan.thisWeek.length + plan.late.length === 0) return 0;
	const text = weekText(plan, context.site, language);
	const data = { reminder: "plan", week: today };
	const message = { kind: "message_out", channel: "web", actor: null, at, text, data } as const;
	await recordEntry(context, transaction, { applicantId, applicationId: id, ...message });
	return 1;
}

/** At most three lines: with what to begin, what is late, and where the plan is. */
function weekText({ thisWeek, late }: MyPlan, site: Context["site"], language: Language): string {
	const t = planTexts[language];
	const named = (steps: MyPlan["late"]) => {
		const names = steps.map(({ what }) => (what === "money" ? t.money : documentNames[what.document][language]));
		return `${names.slice(0, most).join(", ")}${names.length > most ? ` (+${names.length - most})` : ""}`;
	};
	return [
		thisWeek.length > 0 && t.thisWeek(named(thisWeek)),
		late.length > 0 && t.late(named(late)),
		`${t.page} ${pageOf(site, language)}/plan`,
	]
		.filter(Boolean)
		.join("\n");
}
