import { expect, test } from "vitest";
import type { Caller } from "../../domain/access/caller.ts";
import { requestPasswordReset, setPassword } from "../../domain/accounts/sign-up/commands.ts";
import { submitApplication } from "../../domain/cases/applications/commands.ts";
import { submitContact } from "../../domain/cases/contacts/commands.ts";
import { deliverDue } from "../../domain/cases/deliveries/commands.ts";
import { problemOf } from "../../domain/shared/errors.ts";
import { checkVisaStatus } from "../../domain/visa/commands.ts";
import { defaultLimits } from "../../server/rate-limits.ts";
import { startBackend } from "../support/backend.ts";

const from = (client: string) => ({ key: crypto.randomUUID(), language: "en" as const, client });
const message = (words: string) => ({ name: "Visitor", email: "visitor@example.com", message: words });
const application = (name: string) => ({
	fullName: name,
	location: "Tashkent",
	phoneNumber: "+998 90 123 45 67",
	age: "19",
	email: "applicant@example.com",
	termsAgreed: true,
});
/** The result of an attempt: the problem's kind, or "done". */
const outcome = (attempt: Promise<unknown>) =>
	attempt.then(
		() => "done",
		(error) => problemOf(error)?.kind ?? "fault",
	);
const recovering = (visitor: Caller) => (client: string) =>
	outcome(requestPasswordReset(visitor, { email: "nobody@example.com" }, { client, language: "en" }));
const times = (many: number) => Array.from({ length: many }, (_, each) => each);

test("M4: of a hundred concurrent messages from one address exactly the limit is stored, without server errors", async () => {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const attempts = times(100).map((each) =>
		outcome(submitContact(backend.visitor, message(`Message ${each}`), from("198.51.100.1"))),
	);
	const outcomes = await Promise.all(attempts);
	const { uses } = defaultLimits.contact.each;
	expect(outcomes.filter((one) => one === "done")).toHaveLength(uses);
	expect(outcomes.filter((one) => one === "limited")).toHaveLength(100 - uses);
	expect(await backend.sql("select count(*)::int as count from contact_submissions")).toEqual([{ count: uses }]);
	expect(await outcome(submitContact(backend.visitor, message("Another"), from("198.51.100.2")))).toBe("done");
});

test("M2: beyond the site's limit, submissions are stored as suspect and announced in one digest", async () => {
	const narrow = { each: { uses: 5, seconds: 3_600 }, all: { uses: 2, seconds: 3_600 } };
	const limits = { contact: narrow, apply: narrow };
	const backend = await startBackend({ production: false, limits, jobs: { workers: 0 } });
	for (const each of times(4)) {
		await submitContact(backend.visitor, message(`Message ${each}`), from(`198.51.${each}.1`));
		await submitApplication(backend.visitor, application(`Applicant ${each}`), from(`198.51.${each}.1`));
	}
	for (const table of ["contact_submissions", "applications"]) {
		const rows = await backend.sql(`select is_suspect from ${table} order by submitted_at, is_suspect`);
		expect(rows.map((row) => row.is_suspect)).toEqual([false, false, true, true]);
	}
	const told = await backend.sql("select kind || ' ' || state as what, count(*)::int from deliveries group by 1");
	// No email goes to the addresses in a flood.
	const waiting = { "application waiting": 2, "confirmation waiting": 2, "contact waiting": 2 };
	expect(Object.fromEntries(told.map(({ what, count }) => [what, count]))).toEqual({
		...{ ...waiting, "application digest": 2, "contact digest": 2 },
	});
	for (const _ of times(4)) expect(await deliverDue(backend.system, "chat")).toBe(1);
	expect(await deliverDue(backend.system, "chat")).toBe(0);
	await backend.sql(`update deliveries set next_attempt_at = next_attempt_at - interval '1 hour',
		claimed_at = claimed_at - interval '1 hour'`);
	// Two concurrent processes announce them once.
	const counts = await Promise.all([deliverDue(backend.system, "chat"), deliverDue(backend.system, "chat")]);
	expect(counts.sort()).toEqual([0, 4]);
	const chat = backend.outbox?.entries.filter(({ text }) => text.includes("suspect submissions")) ?? [];
	expect(chat).toHaveLength(1);
	expect(chat[0]?.text).toContain("4 suspect submissions in the last hour");
	expect(await backend.sql("select 1 from deliveries where state = 'digest'")).toEqual([]);
});

test("staff 16: a form with three links is suspect, and with one if it is sent faster than a person types", async () => {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const comment = "Buy at https://spam.example";
	const links = "https://www.a.example http://b.example www.c.example";
	const sent = [
		{ isQuick: true, words: comment, isSuspect: true },
		{ isQuick: false, words: comment, isSuspect: false },
		{ isQuick: true, words: "I want to study in Seoul.", isSuspect: false },
		{ isQuick: false, words: links, isSuspect: true },
		{ isQuick: false, words: links.replace("www.c.", "c."), isSuspect: false },
	];
	for (const { isQuick, words } of sent) {
		const sender = () => ({ ...from(`198.51.100.${isQuick ? 1 : 2}`), isQuick });
		await submitApplication(backend.visitor, { ...application("Applicant"), comment: words }, sender());
		await submitContact(backend.visitor, message(words), sender());
	}
	for (const [table, words] of Object.entries({ applications: "comment", contact_submissions: "message" })) {
		const rows = await backend.sql(`select is_suspect, ${words} as words from ${table} order by submitted_at`);
		expect(rows).toEqual(sent.map(({ words, isSuspect }) => ({ is_suspect: isSuspect, words })));
	}
});

test("M2: the 256 /56 networks of one IPv6 /48 block neither recovery nor the visa check for others", async () => {
	const few = { uses: 4, seconds: 600 };
	const rule = { each: few, near: few, all: { uses: 8, seconds: 600 } };
	const backend = await startBackend({ limits: { visa: rule, recovery: rule }, jobs: { workers: 0 } });
	const question = { fullName: "TEST PERSON", passportNumber: "TEST00001", dateOfBirth: "2000-01-31" };
	const check = (client: string) => outcome(checkVisaStatus(backend.visitor, question, client));
	for (const ask of [check, recovering(backend.visitor)]) {
		const answers = [];
		for (const network of times(256)) answers.push(await ask(`2001:db8:0:${network.toString(16)}00::1`));
		expect(answers.filter((one) => one === "done")).toHaveLength(few.uses);
		for (const _ of times(4)) expect(await ask("203.0.113.1")).toBe("done");
	}
});

test("M2: with any number of subnets, recovery and password reset stay open for an address that has not used them", async () => {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const set = (client: string) =>
		outcome(setPassword(backend.visitor, "no code", { password: "three red kites" }, { client, language: "en" }));
	for (const [ask, form, answer] of [
		[recovering(backend.visitor), "recovery", "done"],
		[set, "new-password", "invalid"],
	] as const) {
		await ask("203.0.113.1");
		await backend.sql("update rate_limits set points = 1000000 where key = $1", [`${form} all:site`]);
		const own = [];
		for (const _ of times(4)) own.push(await ask("198.51.100.1"));
		expect(own).toEqual([answer, answer, answer, "limited"]);
		expect(await ask("2001:db8:1::1")).toBe(answer);
	}
});
