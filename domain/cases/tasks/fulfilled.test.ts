import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { startBackend } from "../../../tests/support/backend.ts";
import { fakeMailServer } from "../../../tests/support/mail.ts";
import { applicantOn, staffOn } from "../../../tests/support/staff-callers.ts";
import { replyToContact, setContactState } from "../contacts/reply-commands.ts";
import { answerMessage, writeMessage } from "../conversations/commands.ts";
import { deliverDue } from "../deliveries/commands.ts";
import { recordEntry } from "../entries/record.ts";

const minute = 60_000;
const email = "bobur@example.com";

async function given(answer?: Parameters<typeof fakeMailServer>[0]) {
	const mail = await fakeMailServer(answer);
	const backend = await startBackend({ jobs: { workers: 0 }, mail: mail.settings });
	const { sql, url, context, system } = backend;
	const applicant = await applicantOn(url, { context: { rateLimits: context.rateLimits } });
	await sql("update applicants set email = $1", [email]);
	await sql("update applications set email = $1", [email]);
	await sql("delete from deliveries");
	const staff = await staffOn(url);
	const ask = (text: string) => writeMessage(applicant.caller, { text }, { key: randomUUID(), client: "192.0.2.1" });
	/** Sends the emails that wait, whether they are due or held. */
	const send = async () => {
		await sql("update deliveries set next_attempt_at = now() where channel = 'email' and state = 'waiting'");
		await deliverDue(system, "email").catch(() => 0);
	};
	const open = async () =>
		(await sql("select kind from tasks where done_at is null order by kind")).map(({ kind }) => kind);
	return { ...backend, applicant, staff, ask, send, open };
}

test("B6-3: a message that is held answers what was asked before it was written, and nothing asked since", async () => {
	const { applicant, staff, sql, context, ask, send } = await given();
	await ask("Is the dormitory warm?");
	const { applicantId, applicationId } = applicant;
	const visibleAt = new Date(Date.now() + 12 * minute);
	const actor = { role: "admin", userId: staff.userId, network: null } as const;
	const entry = { kind: "message_out", channel: "web", actor, at: context.now(), visibleAt } as const;
	await context.database.transaction((transaction) =>
		recordEntry(context, transaction, { applicantId, applicationId, text: "News for all", ...entry }),
	);
	await ask("When must I pay?");
	await send();
	const asked = await sql(`select entries.text, outcome from tasks join entries on entries.id = entry_id
		where tasks.kind = 'answer_message' order by opened_at`);
	expect(asked).toEqual([
		{ text: "Is the dormitory warm?", outcome: "answered" },
		{ text: "When must I pay?", outcome: null },
	]);
});

test("a contact message that is closed has no failed email to mend", async () => {
	const { contact, staff, sql, send, open } = await given(() => ({ code: 550 }));
	const id = await contact();
	await sql("delete from deliveries");
	await replyToContact(staff.caller, id, { text: "Hello" });
	await send();
	expect(await open()).toEqual(["answer_contact", "first_contact", "fix_delivery"]);
	await setContactState(staff.caller, id, { state: "closed" });
	expect(await open()).toEqual(["first_contact"]);
});

test("a message that arrives replaces an older one to the same person that failed", async () => {
	let isRefused = true;
	const { applicant, staff, ask, send, open } = await given(() => (isRefused ? { code: 550 } : undefined));
	await ask("When must I pay?");
	await answerMessage(staff.caller, applicant.applicantId, { text: "In June." });
	await send();
	expect(await open()).toContain("fix_delivery");
	isRefused = false;
	await answerMessage(staff.caller, applicant.applicantId, {
		text: "In June, to the new address.",
		applicationId: null,
	});
	await send();
	expect(await open()).not.toContain("fix_delivery");
});
