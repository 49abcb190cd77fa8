import { expect, test } from "vitest";
import { writtenDeadline } from "../../domain/messaging/dates.ts";
import { cookiesOf } from "../support/accounts.ts";
import { startBackend } from "../support/backend.ts";
import { applicationFields, contactFields, keyOf, turnableClock } from "../support/forms.ts";
import { openPage } from "../support/html.ts";
import { fakeMailServer } from "../support/mail.ts";
import { application } from "../support/my.ts";
import { mySession } from "../support/my-case.ts";
import { freshDatabase, testSite } from "../support/site.ts";

type Case = [language: "en" | "ru" | "uz", prefix: string, sunday: string];
const languages: Case[] = [
	["en", "", "Sunday"],
	["ru", "/ru", "воскресенье"],
	["uz", "/uz", "yakshanba"],
];
type Task = { at: Date; skipped: string[] };
const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");

test("B6-2: the pages after a contact message and after an application show the task's moment and how it was counted; /my and /my/messages show the tasks' moments, whatever the clock would say", async () => {
	// A Saturday afternoon in Tashkent, before the Sunday that no promise counts.
	const clock = turnableClock("2026-11-21T10:00:00Z");
	const site = await testSite("empty", { now: clock.now });
	for (const [index, [language, prefix, sunday]] of languages.entries()) {
		const path = index === 1 ? "/contact" : "/apply";
		const fields = index === 1 ? contactFields : { ...applicationFields, full_name: `Applicant ${language}` };
		const key = await keyOf(site, prefix + path);
		clock.turn(10_000);
		const answer = await site.post(prefix + path, { ...fields, form_key: key });
		const cookie = cookiesOf(answer);
		const text = plain((await openPage(site.get(prefix + path, { cookie }))).one("main").text);
		const [task] = (await site.sql("delete from tasks returning due_at as at, skipped_days as skipped")) as [Task];
		expect(task.skipped).toEqual(["2026-11-22"]);
		// The third working day after a Saturday.
		if (path === "/apply") expect(task.at.toISOString()).toContain("2026-11-25T13:00");
		expect(text).toContain(plain(writtenDeadline(task.at, language)));
		expect(text).toContain(`${sunday} (22`);
	}
	for (const [language, prefix, sunday] of languages.slice(1)) {
		const own = await application(site);
		const cookie = await mySession(site.sql, own.applicantId, own.id);
		const form = await openPage(site.get(`${prefix}/my/messages`, { cookie }));
		const key = form.one('input[name="form_key"]').get("value") ?? "";
		clock.turn(10_000);
		await site.post(`${prefix}/my/messages`, { text: "When?", form_key: key }, { cookie });
		// Nothing but the task knows these moments.
		const moment = "due_at = '2026-12-03T09:17:00Z', skipped_days = '{2026-11-22}'";
		await site.sql(`update tasks set ${moment} where kind = 'first_contact'`);
		await site.sql("update tasks set due_at = '2026-12-04T10:18:00Z' where kind = 'answer_message'");
		const home = plain((await openPage(site.get(`${prefix}/my`, { cookie }))).one("[data-turn]").text);
		expect(home).toContain(plain(writtenDeadline(new Date("2026-12-03T09:17:00Z"), language)));
		expect(home).toContain(`${sunday} (22`);
		const messages = async () =>
			plain((await openPage(site.get(`${prefix}/my/messages`, { cookie }))).one("main").text);
		expect(await messages()).toContain(plain(writtenDeadline(new Date("2026-12-04T10:18:00Z"), language)));
		expect(await messages()).toContain(`${sunday} (22`);
		await site.sql("update tasks set done_at = now(), outcome = 'reached' where done_at is null");
		for (const text of [await messages(), plain((await openPage(site.get(`${prefix}/my`, { cookie }))).text)]) {
			expect(text).not.toMatch(/14:17|15:18/);
		}
	}
});

test("B6-2: the confirmation by email shows the task's moment", async () => {
	const mail = await fakeMailServer();
	const now = () => new Date("2026-11-21T10:00:00Z");
	const url = await freshDatabase();
	const first = await startBackend({ url, now, jobs: { workers: 0 } });
	for (const [language] of languages) await first.apply({ email: `${language}@example.com` }, language);
	await first.sql("update tasks set due_at = '2026-12-03T09:17:00Z'");
	await first.close();
	const backend = await startBackend({ url, now, mail: mail.settings });
	await backend.settled();
	for (const [language, , sunday] of languages) {
		const text = plain(mail.received.find(({ to }) => to[0] === `${language}@example.com`)?.text ?? "");
		expect(text).toContain(plain(writtenDeadline(new Date("2026-12-03T09:17:00Z"), language)));
		expect(text).toContain(`${sunday} (22`);
	}
});
