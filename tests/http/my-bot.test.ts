import { expect, test } from "vitest";
import { turnableClock } from "../support/forms.ts";
import { openPage } from "../support/html.ts";
import { myCookie, signed, tokenOf } from "../support/my.ts";
import { aCase } from "../support/my-case.ts";
import { type TestSite, testSite } from "../support/site.ts";
import { telegramChat } from "../support/telegram-chats.ts";

const minute = 60_000;

/** A chat and the code of its button "My application". */
async function aButton(
	site: TestSite,
	own: Awaited<ReturnType<typeof aCase>>,
	{ level = "proven", now = new Date() }: { level?: "known" | "proven"; now?: Date } = {},
) {
	const scope = level === "known" ? { applicationId: own.id } : { provenBy: "phone" as const };
	const chat = await telegramChat(site.sql, { applicantId: own.applicantId, ...scope });
	const [link] = await site.sql(
		`insert into links (applicant_id, application_id, telegram_chat_id, purpose, created_at, expires_at)
		values ($1, $2, $3, 'bot', $4, $5) returning id`,
		[own.applicantId, level === "known" ? own.id : null, chat, now, new Date(now.getTime() + 10 * minute)],
	);
	return { chat, id: link?.id as string, code: tokenOf("bot", link?.id) };
}

const sessions = (site: TestSite) =>
	site.sql(
		"select application_id, level, is_remembered from sessions where applicant_id is not null and opened_by = 'telegram' order by created_at",
	);

test("B3: three GETs do not use the bot's button, the first POST opens a session of the chat's level, the second is refused", async () => {
	const site = await testSite();
	const own = await aCase(site);
	const { chat, code } = await aButton(site, own);
	for (let each = 0; each < 3; each++) {
		const page = await openPage(site.get(`/uz/my/bot?code=${code}`));
		expect([page.status, page.one('input[name="code"]').get("value")]).toEqual([200, code]);
	}
	const opened = await site.post("/uz/my/bot", { code, remember: "yes" });
	expect([opened.status, opened.headers.get("location")]).toEqual([303, "/uz/my"]);
	expect(await sessions(site)).toEqual([{ application_id: null, level: "proven", is_remembered: true }]);
	expect(await site.sql("select action, record_id, detail from audit_log")).toEqual([
		{ action: "applicant:open-by-telegram", record_id: own.applicantId, detail: null },
	]);
	expect((await site.get("/my/details", { cookie: myCookie(opened) })).status).toBe(200);
	const again = await openPage(site.post("/my/bot", { code }));
	expect([again.status, again.one('[role="alert"]').text]).toEqual([
		422,
		expect.stringContaining("used or is too old"),
	]);
	expect(again.one("main").text).toContain("press “My application” again");
	expect(await site.sql("select from deliveries where kind = 'my-opened'")).toEqual([]);

	await site.sql("delete from telegram_chats where id = $1", [chat]);
	expect((await site.get("/my/details", { cookie: myCookie(opened) })).status).toBe(303);
});

test("B3-13: the button of a known chat opens its application only, and the opening is told as one by the pair is", async () => {
	const site = await testSite();
	const own = await aCase(site);
	await site.sql("update applications set email = 'applicant@example.com'");
	await site.sql("update applicants set email = 'applicant@example.com'");
	const { code } = await aButton(site, own, { level: "known" });
	const opened = await site.post("/my/bot", { code });
	expect(await sessions(site)).toEqual([{ application_id: own.id, level: "known", is_remembered: false }]);
	for (const path of ["/my/details", "/my/family"]) {
		expect((await site.get(path, { cookie: myCookie(opened) })).status).toBe(404);
	}
	expect(await site.sql("select from audit_log")).toEqual([]);
	expect(await site.sql("select from deliveries where kind = 'my-opened'")).toHaveLength(1);
});

test("B3: a button expires after ten minutes and with its chat, and no other code opens anything", async () => {
	const clock = turnableClock();
	const site = await testSite("empty", { now: clock.now });
	const own = await aCase(site);
	const { chat, id, code } = await aButton(site, own, { level: "known", now: clock.now() });
	for (const wrong of [`${code}x`, id, "", signed("my", id), tokenOf("my", id), tokenOf("family", id)])
		expect((await site.post("/my/bot", { code: wrong })).status, wrong).toBe(422);
	for (const state of ["stopped", "blocked"]) {
		await site.sql("update telegram_chats set state = $1, ended_at = now() where id = $2", [state, chat]);
		const page = await openPage(site.get(`/ru/my/bot?code=${code}`));
		expect(page.one("main").text).toContain("ещё раз нажмите «Моя заявка»");
		expect(page.has('input[name="code"]')).toBe(false);
		expect((await site.post("/my/bot", { code })).status).toBe(422);
	}
	await site.sql("update telegram_chats set state = 'active', ended_at = null where id = $1", [chat]);
	clock.turn(10 * minute);
	expect((await site.post("/my/bot", { code })).status).toBe(422);
	expect(await sessions(site)).toEqual([]);
	expect((await openPage(site.get("/my/bot"))).has("main form[method=post]")).toBe(false);
});
