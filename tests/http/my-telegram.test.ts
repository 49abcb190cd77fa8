import { expect, test } from "vitest";
import { cookiesOf } from "../support/accounts.ts";
import { applicationFields, turnableClock } from "../support/forms.ts";
import { openPage, type Page } from "../support/html.ts";
import { fakeMailServer } from "../support/mail.ts";
import { myCookie, signed, tokenOf } from "../support/my.ts";
import { aCase } from "../support/my-case.ts";
import { type TestSite, testSite } from "../support/site.ts";
import { telegramChat } from "../support/telegram-chats.ts";

const telegram = { token: "123:test", chatId: undefined, apiUrl: "http://127.0.0.1:9" };

/** A site whose bot is @hamroh_bot. */
const botSite = () => testSite("empty", { telegram: { ...telegram, botName: "hamroh_bot", updates: "webhook" } });

const links = (site: TestSite) => site.sql("select * from links where purpose = 'telegram'");
const keyOf = (page: Page) => page.all('main input[name="form_key"]')[0]?.get("value") ?? "";
const deepLink = /^https:\/\/t\.me\/hamroh_bot\?start=[A-Za-z0-9_-]{64}$/;

test("B3: opening the page makes no link; its button makes one and opens the bot, as known as the session, or shows its code; a form of another application or an old one makes none", async () => {
	const site = await botSite();
	const own = await aCase(site);
	for (const cookie of [own.known, own.proven]) {
		await site.sql("delete from links where purpose = 'telegram'");
		await site.get("/ru/my/telegram", { cookie });
		const page = await openPage(site.get("/ru/my/telegram", { cookie }));
		expect(await links(site)).toEqual([]);
		expect(page.html).not.toContain("start=");
		const opened = await site.post("/ru/my/telegram", { form_key: keyOf(page) }, { cookie });
		expect([opened.status, opened.headers.get("location")]).toEqual([303, expect.stringMatching(deepLink)]);
		const known = { application_id: own.id, proven_by: null };
		const proven = { application_id: null, proven_by: "link" };
		expect(await links(site)).toMatchObject([cookie === own.known ? known : proven]);
	}
	const before = await links(site);
	const form = { form_key: keyOf(await openPage(site.get("/my/telegram", { cookie: own.known }))), code: "yes" };
	const shown = await openPage(site.post("/my/telegram", form, { cookie: own.known }));
	expect(shown.one("main [role=img]").get("aria-label")).toBe("QR code that opens our bot in Telegram");
	const other = await aCase(site);
	for (const wrong of [{ form_key: "old" }, form]) {
		const refused = await openPage(site.post("/my/telegram", wrong, { cookie: other.known }));
		expect([refused.status, refused.has("[role=alert]")]).toEqual([422, true]);
	}
	expect(await links(site)).toHaveLength(before.length + 1);
	// Browsers apply it to the redirect that answers a form.
	const { headers } = await site.get("/my/telegram", { cookie: own.known });
	expect(headers.get("content-security-policy")).toContain("form-action 'self' https://t.me;");
});

test("B3: the states of the connected chat are shown with the way back, and no number of the chat", async () => {
	const site = await botSite();
	const { applicantId, proven: cookie } = await aCase(site);
	const id = await telegramChat(site.sql, { applicantId, chatId: 7_123_456_789 });
	await site.sql("update telegram_chats set connected_at = '2026-11-22T10:00:00Z'");
	const shown = async (state: string) => {
		const ended = state === "active" ? null : "2026-11-23T10:00:00Z";
		await site.sql("update telegram_chats set state = $1, ended_at = $2", [state, ended]);
		const page = await openPage(site.get("/my/telegram", { cookie }));
		expect(page.html).not.toContain("7123456789");
		return page;
	};
	const blocked = await shown("blocked");
	expect(blocked.one("main").text).toContain("Blocked on 23 November 2026");
	expect(blocked.one("main").text).toContain("Unblock it in Telegram");
	const stopped = await shown("stopped");
	expect(stopped.one("main").text).toContain("send /start to the bot");
	expect(stopped.has("main .btn-action")).toBe(true);
	const active = await shown("active");
	expect(active.one("main h2:not(#code)").text).toBe("Connected since 22 November 2026");
	expect([active.has("main .btn-action"), active.href("Open the bot")]).toEqual([false, "https://t.me/hamroh_bot"]);
	const gone = await site.post("/my/telegram", { disconnect: id }, { cookie });
	expect([gone.status, gone.headers.get("location")]).toEqual([303, "/my/telegram"]);
	expect(await site.sql("select from telegram_chats")).toEqual([]);
	const data = { level: "proven", follower: "applicant" };
	expect(await site.sql("select data from entries where kind = 'telegram_stopped'")).toEqual([{ data }]);
	const audited = [{ action: "applicant:disconnect-telegram", detail: data }];
	expect(await site.sql("select action, detail from audit_log")).toEqual(audited);
	expect((await site.post("/my/telegram", { disconnect: id }, { cookie })).status).toBe(303);
});

test("B3-13: a known session sees and disconnects only the chat of its application; a proven one lists the family's by their labels, and removes one", async () => {
	const site = await botSite();
	const { id, applicantId, known: cookie, proven: all } = await aCase(site);
	const [link] = await site.sql("select id from links where purpose = 'family'");
	const proven = await telegramChat(site.sql, { applicantId });
	const mother = await telegramChat(site.sql, { applicantId, familyLinkId: link?.id });
	const known = await telegramChat(site.sql, { applicantId, applicationId: id, state: "stopped" });
	const page = await openPage(site.get("/my/telegram", { cookie }));
	expect(page.all("main button[name=disconnect]").map((button) => button.get("value"))).toEqual([known]);
	expect(page.html).not.toContain("Onam");
	for (const hidden of [proven, mother]) await site.post("/my/telegram", { disconnect: hidden }, { cookie });
	expect(await site.sql("select from telegram_chats")).toHaveLength(3);
	await site.post("/my/telegram", { disconnect: known }, { cookie });
	expect(await site.sql("select from telegram_chats")).toHaveLength(2);
	await telegramChat(site.sql, { applicantId, follower: "family", provenBy: "phone" });
	const names = (await openPage(site.get("/my/telegram", { cookie: all }))).all("main h3").map(({ text }) => text);
	expect(names.toSorted()).toEqual(["Connected with their phone number", "Onam"]);
	await site.post("/my/telegram", { disconnect: mother }, { cookie: all });
	expect(await site.sql("select from telegram_chats where id = $1", [mother])).toEqual([]);
});

test("B3: a parent connects an own chat on the page for parents, until its link is withdrawn", async () => {
	const site = await botSite();
	const { family } = await aCase(site);
	await site.get(`/uz${family}`);
	expect(await links(site)).toEqual([]);
	const page = await openPage(site.get(`/uz${family}`));
	expect(page.one('form[method="post"] button:not([name])').text).toBe("Telegramda kuzatish");
	const opened = await site.post(`/uz${family}`, {});
	expect([opened.status, opened.headers.get("location")]).toEqual([303, expect.stringMatching(deepLink)]);
	const [link] = await site.sql("select id from links where purpose = 'family'");
	expect(await links(site)).toMatchObject([{ family_link_id: link?.id, proven_by: "link" }]);
	const shown = await openPage(site.post(`/uz${family}`, { code: "yes" }));
	expect([shown.status, shown.has("main [role=img]")]).toEqual([200, true]);
	await site.sql("update links set expires_at = now() - interval '1 second' where purpose = 'family'");
	expect((await site.post(`/uz${family}`, {})).status).toBe(404);
	expect(await links(site)).toHaveLength(2);
});

test("B3: whoever has applied connects Telegram on the next page, as known for that application", async () => {
	const site = await botSite();
	const form = await openPage(site.get("/apply"));
	const form_key = form.one('form[action="/apply"] input[name="form_key"]').get("value") ?? "";
	const sent = await site.post("/apply", { form_key, ...applicationFields });
	const cookie = cookiesOf(sent);
	const page = await openPage(site.get("/apply", { cookie }));
	const connect = page.one('form[action="/my/telegram"]');
	expect(connect.text).toBe("Get news in Telegram");
	expect(await links(site)).toEqual([]);
	const key = connect.one('input[name="form_key"]').get("value") ?? "";
	const opened = await site.post("/my/telegram", { form_key: key }, { cookie });
	expect([opened.status, opened.headers.get("location")]).toEqual([303, expect.stringMatching(deepLink)]);
	const [application] = await site.sql("select id from applications");
	expect(await links(site)).toMatchObject([{ application_id: application?.id, proven_by: null }]);
	expect((await openPage(site.get("/apply"))).has('form[action="/my/telegram"]')).toBe(false);
});

test("B3: without a bot, Telegram is offered nowhere, but a connected chat can be disconnected", async () => {
	const mail = await fakeMailServer();
	const site = await testSite("empty", { telegram: { ...telegram, updates: "off" }, mail: mail.settings });
	const own = await aCase(site);
	for (const [path, cookie] of Object.entries({ "/my": own.proven, "/my/messages": own.known, [own.family]: "" })) {
		const page = await openPage(site.get(path, { cookie }));
		expect(page.status).toBe(200);
		expect(page.one("main").element.innerHTML, path).not.toMatch(/my\/telegram|start=|t\.me\/(?!share)/);
	}
	expect((await site.get("/my/telegram", { cookie: own.proven })).status).toBe(404);
	expect((await site.post(own.family, {})).status).toBe(404);
	const id = await telegramChat(site.sql, { applicantId: own.applicantId });
	const page = await openPage(site.get("/my/telegram", { cookie: own.proven }));
	expect([page.status, page.has("main .btn-action"), page.has("main a[target=_blank]")]).toEqual([200, false, false]);
	await site.post("/my/telegram", { disconnect: id }, { cookie: own.proven });
	expect(await site.sql("select from telegram_chats")).toEqual([]);
});

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
		values ($1, $2, $3, 'bot', $4, $4::timestamptz + interval '10 minutes') returning id`,
		[own.applicantId, level === "known" ? own.id : null, chat, now],
	);
	return { chat, id: link?.id as string, code: tokenOf("bot", link?.id) };
}

const sessionsOf = (site: TestSite) =>
	site.sql("select application_id, level, is_remembered from sessions where opened_by = 'telegram'");

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
	expect(await sessionsOf(site)).toEqual([{ application_id: null, level: "proven", is_remembered: true }]);
	const audited = { action: "applicant:open-by-telegram", record_id: own.applicantId, detail: null };
	expect(await site.sql("select action, record_id, detail from audit_log")).toEqual([audited]);
	expect((await site.get("/my/details", { cookie: myCookie(opened) })).status).toBe(200);
	const again = await openPage(site.post("/my/bot", { code }));
	expect(again.status).toBe(422);
	expect(again.one('[role="alert"]').text).toContain("used or is too old");
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
	expect(await sessionsOf(site)).toEqual([{ application_id: own.id, level: "known", is_remembered: false }]);
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
	clock.turn(10 * 60_000);
	expect((await site.post("/my/bot", { code })).status).toBe(422);
	expect(await sessionsOf(site)).toEqual([]);
	expect((await openPage(site.get("/my/bot"))).has("main form[method=post]")).toBe(false);
});
