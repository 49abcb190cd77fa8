import { randomUUID } from "node:crypto";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { startBackend } from "../../tests/support/backend.ts";
import { insertRow } from "../../tests/support/rows.ts";
import { applicantSession } from "../../tests/support/staff-callers.ts";
import { writeMessage } from "../cases/conversations/commands.ts";
import { sweepExpired } from "../maintenance/retention/commands.ts";
import { updateMyDetails } from "../my/commands.ts";
import { openByLink } from "../my/link-commands.ts";
import { problemOf } from "../shared/errors.ts";
import { Caller } from "./caller.ts";
import { linkToken } from "./links.ts";

const email = "bobur@example.com";
const details = { phoneNumber: "+998 90 123-45-67", phoneOwner: "self", language: "en" };

/** @throws the error, if it is no refusal. */
function refusalOf(error: unknown): string {
	const problem = problemOf(error);
	if (!problem) throw error;
	return problem.kind;
}

/** An applicant, whose rows two transactions are about to lock. */
async function givenApplicant() {
	const backend = await startBackend({ jobs: { workers: 0 } });
	await backend.apply({ email });
	const [{ id, applicantId }] = await backend.sql(`select id, applicant_id as "applicantId" from applications`);
	const openSession = async (level: "proven" | "known") => {
		const applicationId = level === "proven" ? null : id;
		const sessionId = await applicantSession(backend.sql, applicantId, applicationId);
		const role = level === "proven" ? "proven" : "applicant";
		return new Caller({ role, applicantId, applicationId, sessionId }, backend.context);
	};
	const holder = new pg.Client({ connectionString: backend.url });
	await holder.connect();
	onTestFinished(() => holder.end());
	const waiting = "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
	/**
	 * Lets a transaction run until it waits, and then another one, for the rows that a statement of a third transaction
	 * locks; then both go on.
	 * @returns how each ended: "done", or why it was refused.
	 */
	const race = async (holding: string, works: (() => Promise<unknown>)[]) => {
		await holder.query(`begin; ${holding}`);
		const ends: Promise<string>[] = [];
		for (const work of works) {
			ends.push(work().then(() => "done", refusalOf));
			await expect.poll(() => backend.sql(waiting)).toHaveLength(ends.length);
		}
		await holder.query("rollback");
		const outcomes = await Promise.all(ends);
		// A connection reports its deadlocks when it closes, at the latest.
		await backend.close();
		const counted = await backend.sql("select deadlocks::int from pg_stat_database where datname = current_database()");
		return { outcomes, ...counted[0] };
	};
	return { ...backend, applicantId, openSession, race };
}

test("a mailed link that is opened while the contacts change does not deadlock", async () => {
	const { race, openSession, sql, applicantId, visitor, context } = await givenApplicant();
	const caller = await openSession("proven");
	const expires_at = new Date(Date.now() + 3_600_000);
	const id = await insertRow(sql, "links", { applicant_id: applicantId, purpose: "my", expires_at });
	const code = linkToken(context.authentication, { purpose: "my", id, address: email });
	const ended = await race("select from applicants for update", [
		() => updateMyDetails(caller, { ...details, email: "other@example.com" }, 1),
		() => openByLink(visitor, "my", code, {}, { signed: undefined }),
	]);
	// A link to the previous address.
	expect(ended).toEqual({ outcomes: ["done", "invalid"], deadlocks: 0 });
});

test("a message that is written while its application expires does not deadlock, and keeps it", async () => {
	const { race, openSession, system, sql, applicantId } = await givenApplicant();
	const caller = await openSession("known");
	const age = "update applications set submitted_at = now() - interval '25 months'";
	await sql(`alter table applications disable trigger user; ${age}; alter table applications enable trigger user`);
	await sweepExpired(system);
	await sql("update maintenance_runs set started_at = started_at - interval '1 day'");
	await sql("update retention_marks set marked_at = marked_at - interval '1 day'");
	const key = randomUUID();
	const message = `insert into entries (applicant_id, kind, channel, text, submission_key)
		values ('${applicantId}', 'message_in', 'web', 'Another message.', '${key}')`;
	const ended = await race(message, [
		() => writeMessage(caller, { text: "When does the term begin?" }, { key, client: "a visitor" }),
		() => sweepExpired(system),
	]);
	expect(ended).toEqual({ outcomes: ["done", "done"], deadlocks: 0 });
	expect(await sql("select from entries where text = 'When does the term begin?'")).toHaveLength(1);
});
