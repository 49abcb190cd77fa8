import { expect, test } from "vitest";
import { startBackend } from "../../../tests/support/backend.ts";
import { fakeMailServer } from "../../../tests/support/mail.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { listLinkEmails } from "../../messaging/queries.ts";
import { problemOf } from "../../shared/errors.ts";
import { updateApplicant } from "../applicants/commands.ts";
import { getApplicant } from "../applicants/queries.ts";
import { changeApplicationStatus } from "../applications/status-commands.ts";
import { deliverDue, resendDelivery } from "../deliveries/commands.ts";
import { timeline } from "../entries/queries.ts";

/** An application whose events lie in the past, so that their emails are due by the database's clock. */
async function givenCase() {
	let isRefused = true;
	const mail = await fakeMailServer(() => (isRefused ? { code: 550 } : undefined));
	let time = new Date(Date.now() - 24 * 3_600_000);
	const now = () => time;
	const backend = await startBackend({ now, jobs: { workers: 0 }, mail: mail.settings });
	const deliver = async () => {
		while ((await deliverDue(backend.system, "email").catch(() => 1)) > 0);
	};
	await backend.apply({ email: "bobur@example.com" }, "uz");
	await deliver();
	const { caller } = await staffOn(backend.url, { context: { now } });
	const [{ id, applicant_id: applicantId }] = await backend.sql("select id, applicant_id from applications");
	return {
		...{ ...backend, mail, deliver, caller, id, applicantId },
		accept: () => {
			isRefused = false;
		},
		hourLater: () => {
			time = new Date(time.getTime() + 3_600_000);
		},
		emails: async () => [
			...(await listLinkEmails(caller, applicantId)),
			...(await timeline(caller, { applicantId })).toReversed().flatMap(({ deliveries }) => deliveries),
		],
	};
}

test("a status email that was not delivered is listed in the case and can be sent again while the status is true", async () => {
	const given = await givenCase();
	await changeApplicationStatus(given.caller, given.id, { status: "documents_requested" });
	const [event] = await given.sql("select id from entries where kind = 'status_changed'");
	const status = { kind: "status", entryId: event.id };
	expect(await given.emails()).toMatchObject([{ ...status, state: "waiting", canResend: false }]);
	await given.deliver();
	const [failed] = await given.emails();
	expect(failed).toMatchObject({ ...status, state: "failed", canResend: true });
	given.accept();
	await resendDelivery(given.caller, failed?.id ?? "");
	expect(await given.emails()).toMatchObject([{ ...status, state: "waiting", canResend: false }]);
	await given.deliver();
	expect(given.mail.received).toHaveLength(1);
	expect(await given.emails()).toMatchObject([{ ...status, state: "sent", lastError: null, canResend: false }]);
	// News of a status that has changed since cannot be sent again.
	await given.sql("update deliveries set state = 'failed' where kind = 'status'");
	given.hourLater();
	await changeApplicationStatus(given.caller, given.id, { status: "contacted" });
	expect(await given.emails()).toMatchObject([{ state: "failed", canResend: false }]);
	expect(await resendDelivery(given.caller, failed?.id ?? "").catch(problemOf)).toMatchObject({ kind: "not-found" });
});

test("a late status email tells the next step that the applicant sees, not that of a change which is not shown yet; the subject says what happened, unless it is a rejection", async () => {
	const given = await givenCase();
	given.accept();
	const [passport, contract] = ["Pasportingiz nusxasini yuboring.", "Shartnomani imzolang."];
	const step = (nextStepText: string) => ({ nextStepFor: "applicant", nextStepText, nextStepDueOn: "2027-02-01" });
	await changeApplicationStatus(given.caller, given.id, { status: "documents_requested", ...step(passport) });
	given.hourLater();
	await changeApplicationStatus(given.caller, given.id, { status: "accepted", ...step(contract) });
	await given.deliver();
	const texts = given.mail.received.map(({ text }) => text);
	expect(texts).toEqual([expect.stringContaining(passport), expect.stringContaining(contract)]);
	expect(texts[0]).not.toContain(contract);
	given.hourLater();
	await changeApplicationStatus(given.caller, given.id, { status: "rejected", reason: "Joy qolmadi." });
	await given.sql("update deliveries set next_attempt_at = now() where state = 'waiting'");
	await given.sql("update entries set visible_at = at where kind = 'status_changed'");
	await given.deliver();
	const [{ reference }] = await given.sql("select reference from applications");
	expect(given.mail.received.map(({ headers }) => headers.get("subject"))).toEqual([
		`${reference} raqamli arizangiz uchun sizdan hujjatlar kerak`,
		`Tabriklaymiz! Universitet sizni oʻqishga qabul qildi (ariza: ${reference})`,
		`Arizangiz boʻyicha yangilik: ${reference}`,
	]);
});

test("the email to a previous address names no reference, which is half of what opens an application", async () => {
	const given = await givenCase();
	given.accept();
	const { fullName, phoneNumber } = await getApplicant(given.caller, given.applicantId);
	const [{ reference }] = await given.sql("select reference from applications");
	const stored = { fullName, phoneNumber, email: "bobur@example.com" };
	for (const language of ["en", "ru", "uz"] as const) {
		given.hourLater();
		await updateApplicant(given.caller, given.applicantId, { ...stored, language });
		await updateApplicant(given.caller, given.applicantId, { ...stored, language, email: `${language}@example.com` });
		await updateApplicant(given.caller, given.applicantId, { ...stored, language });
	}
	await given.deliver();
	expect(given.mail.received).toHaveLength(6);
	for (const { headers, text } of given.mail.received)
		expect(`${headers.get("subject")} ${text}`).not.toContain(reference);
});
