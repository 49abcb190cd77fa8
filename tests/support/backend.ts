import { randomUUID } from "node:crypto";
import { expect, onTestFinished } from "vitest";
import { connect } from "../../database/connect.ts";
import { Caller } from "../../domain/access/caller.ts";
import { submitApplication } from "../../domain/cases/applications/commands.ts";
import { submitContact } from "../../domain/cases/contacts/commands.ts";
import type { AdVisitor } from "../../domain/messaging/conversions/schema.ts";
import type { Language } from "../../domain/shared/language.ts";
import { startBotUpdates } from "../../server/bot/start.ts";
import { createCache } from "../../server/cache.ts";
import { listenForChanges } from "../../server/changes.ts";
import { type ContextSettings, createContext } from "../../server/dependencies.ts";
import { jobHandlers } from "../../server/job-handlers.ts";
import type { JobSettings } from "../../server/jobs.ts";
import { freshDatabase, sqlOn, testSettings } from "./site.ts";

/** No delays except the polling interval. */
const quick: JobSettings = { pace: 0, pollSeconds: 0.5 };

type Options = Partial<ContextSettings> & {
	url?: string;
	/** Factors for the pauses after failures of the bot's updates, and for the periods of their lock. */
	botPace?: number;
	lockPace?: number;
};

/** The backend without pages: the real dependencies and running jobs, on the test's own database. */
export async function startBackend({ url: given, botPace, lockPace, ...settings }: Options = {}) {
	const url = given ?? (await freshDatabase());
	const logged: string[] = [];
	const report = (what: string, error?: unknown) =>
		void logged.push(error instanceof Error ? `${what} ${error.stack} ${JSON.stringify(error)}` : what);
	const connection = connect(url, { connections: 4 });
	const changes = listenForChanges(url, report);
	// A test may change its periods.
	const all = { ...testSettings, retention: { ...testSettings.retention }, production: true, ...settings };
	const { context, jobs, outbox } = createContext(
		{ dataDir: "unused", now: () => new Date(), ...all, jobs: { ...quick, ...settings.jobs } },
		connection,
		{ cache: createCache(1_000_000), changes },
		report,
	);
	const system = new Caller({ role: "system" }, context);
	jobs.start(jobHandlers, system);
	const beside = { databaseDirectUrl: url, authentication: context.authentication, pace: botPace ?? 0.02, lockPace };
	const bot = startBotUpdates({ ...all, ...beside }, system, report);
	let closed: Promise<void> | undefined;
	const end = async () => {
		await Promise.all([jobs.stop(), bot.stop()]);
		await changes.close();
		await connection.close();
	};
	const close = () => {
		closed ??= end();
		return closed;
	};
	onTestFinished(close);
	const visitor = new Caller({ role: "anonymous" }, context);
	const sql = sqlOn(url);
	return {
		...{ url, sql, logged, context, outbox, visitor, system, close },
		/**
		 * Sends the contact form.
		 * @returns the message's id.
		 */
		contact: async (input: object = {}, adVisitor?: AdVisitor) =>
			(await submitContact(visitor, { ...aContact, ...input }, { ...submission(), adVisitor })).id,
		/**
		 * Sends the application form.
		 * @returns the reference.
		 */
		apply: async (input: object = {}, language: Language = "en", adVisitor?: AdVisitor) => {
			const beside = { ...submission(language), adVisitor };
			return (await submitApplication(visitor, { ...anApplication, ...input }, beside)).reference;
		},
		/** Messages to staff and applicants about what was submitted. */
		deliveries: (): Promise<StoredDelivery[]> =>
			sql("select * from deliveries where channel <> 'ad' and user_id is null order by created_at, kind"),
		/** Waits until every delivery is sent or given up. */
		settled: () =>
			expect.poll(() => sql("select from deliveries where state = 'waiting'"), { timeout: 30_000 }).toEqual([]),
	};
}

type StoredDelivery = Record<"id" | "kind" | "state", string> & {
	attempts: number;
	last_error: string | null;
	sent_at: Date | null;
};

export const aContact = { name: "Aziza Karimova", email: "aziza@example.com", message: "When does the term begin?" };

export const anApplication = {
	...{ fullName: "Bobur Aliyev", location: "Samarkand", phoneNumber: "+998 90 123-45-67", age: "19" },
	...{ comment: "I would like to study in Seoul.", languageCertificates: [{ type: "ielts", score: "6.5" }] },
	...{ termsAgreed: true, marketingConsent: false },
};

/** From a unique address, so that no limit applies. */
const submission = (language: Language = "en") => ({
	key: randomUUID(),
	language,
	client: `2001:db8:${Math.floor(Math.random() * 0xffff).toString(16)}:${(++clients).toString(16)}::1`,
});
let clients = 0;
