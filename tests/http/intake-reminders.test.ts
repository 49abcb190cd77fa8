import { expect, test } from "vitest";
import { deliverDue } from "../../domain/cases/deliveries/commands.ts";
import { sendIntakeReminders } from "../../domain/cases/intake-reminders/commands.ts";
import { createProgram, updateProgram } from "../../domain/catalog/commands.ts";
import type { Intake } from "../../domain/records/intakes/rules.ts";
import { cookiesOf } from "../support/accounts.ts";
import { startBackend } from "../support/backend.ts";
import { botChat, dataOf } from "../support/bot-chat.ts";
import { university } from "../support/factories.ts";
import { openPage } from "../support/html.ts";
import { intakeItem } from "../support/intake-items.ts";
import { fakeMailServer } from "../support/mail.ts";
import { freshDatabase, testSite } from "../support/site.ts";
import { fakeTelegram } from "../support/telegram.ts";

const tashkent = (time: string) => new Date(`${time}:00+05:00`);
const mother = "mother@example.com";

/** A site, two processes that send its reminders, and a program that closes on 30 November, at a time that stands still. */
async function given(intakes: Intake[] = [intakeItem()]) {
	let time = tashkent("2026-10-01T12:00");
	const now = () => time;
	const [mail, telegram, url] = [await fakeMailServer(), await fakeTelegram(), await freshDatabase()];
	const bot = { ...telegram.settings, botName: "test_bot", updates: "webhook" as const };
	const settings = { now, mail: mail.settings, telegram: bot, jobs: { workers: 0 } };
	const site = await testSite("empty", { databaseUrl: url, databaseDirectUrl: url, ...settings });
	const backend = await startBackend({ url, ...settings });
	const other = await startBackend({ url, ...settings });
	const universityId = await university(site.system, { name: "Yonsei", nameRu: "Ёнсе" });
	const about = { universityId, title: "Design", titleRu: "Дизайн", type: "Bachelor" };
	const add = (title: string) => createProgram(backend.system, { ...about, title, intakes });
	const id = await add("Design");
	const page = (prefix = "", path = `/programs/${id}`) => openPage(site.get(prefix + path));
	/** Sends the form of a program's page. */
	const ask = async (prefix = "", fields: Record<string, string> = {}, program = id) => {
		const form = (await page(prefix, `/programs/${program}`)).all('form[action$="/reminders"]')[0];
		const inputs = form?.all("input[type=hidden]") ?? [];
		const hidden = Object.fromEntries(inputs.map((input) => [input.get("name") ?? "", input.get("value") ?? ""]));
		return site.post(`${prefix}/reminders`, { ...hidden, email: mother, ...fields });
	};
	const deliver = async () => {
		const before = mail.received.length;
		while (await deliverDue(backend.system, "email"));
		return mail.received.slice(before);
	};
	/** Both processes look for what is due at the same time. */
	const record = async (at?: string) => {
		if (at) time = tashkent(at);
		const outcomes = await Promise.allSettled([backend, other].map(({ system }) => sendIntakeReminders(system)));
		for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
	};
	const run = async (at?: string) => {
		await record(at);
		return deliver();
	};
	const linkIn = (text = "", path = "reminders") =>
		new RegExp(`http://localhost:3000(\\S*/${path}\\?code=(\\S+))`).exec(text) ?? ["", "", ""];
	const confirm = async (prefix = "", program = id, email = mother) => {
		await ask(prefix, { email }, program);
		const [letter] = await deliver();
		return site.post(`${prefix}/reminders`, { code: linkIn(letter?.text)[2] ?? "" });
	};
	const move = async (intakes: Intake[]) => updateProgram(backend.system, id, { ...about, intakes });
	return { ...backend, site, id, add, mail, telegram, page, ask, record, run, deliver, confirm, move, linkIn };
}

const rows = (own: Awaited<ReturnType<typeof given>>) =>
	own.sql("select address, language, step, confirmed_at is not null as confirmed from intake_reminders order by 1");

test("B10: a reminder is asked for on the program’s page without an account, and begins when the address confirms it", async () => {
	const own = await given();
	const sent = await own.ask("/ru", { email: ` ${mother.toUpperCase()} ` });
	expect([sent.status, sent.headers.get("location")]).toEqual([303, `/ru/programs/${own.id}#intakes`]);
	const after = await openPage(own.site.get(`/ru/programs/${own.id}`, { cookie: cookiesOf(sent) }));
	expect(after.one("[role=status]").text).toContain("Мы отправили Вам письмо");
	const [letter, ...more] = await own.deliver();
	expect([letter?.to, more]).toEqual([[mother], []]);
	expect(letter?.headers.get("subject")).toContain("Подтвердите напоминания");
	const title = "Дизайн, Ёнсе (весна 2027)";
	expect(letter?.text).toContain(title);
	// A mail program that follows the link confirms nothing.
	const [, path = "", code = ""] = own.linkIn(letter?.text);
	const opened = await openPage(own.site.get(path));
	expect([opened.status, opened.one("main form").text]).toEqual([200, expect.stringContaining(title)]);
	expect(opened.headers.get("cache-control")).toContain("no-store");
	expect(await rows(own)).toMatchObject([{ address: mother, confirmed: false }]);
	expect(await own.run("2026-10-01T13:00")).toEqual([]);
	for (let press = 0; press < 2; press++) expect((await own.site.post("/ru/reminders", { code })).status).toBe(303);
	expect(await rows(own)).toEqual([{ address: mother, language: "ru", step: null, confirmed: true }]);
});

test("B10-4: each step comes once and in daytime, also with two processes, after kills, and when the clock jumps; nothing comes after stop", async () => {
	const own = await given();
	await own.confirm();
	const comes = async (at: string, count: number) => {
		const mails = await own.run(at);
		expect(mails, at).toHaveLength(count);
		expect(await own.run(), `${at}, again`).toEqual([]);
		return mails[0];
	};
	await comes("2026-10-30T12:00", 0);
	await comes("2026-10-31T09:59", 0);
	const title = "Design, Yonsei (spring 2027)";
	expect((await comes("2026-10-31T10:00", 1))?.text).toContain(`${title}: closes 30 November (30 days)`);
	await comes("2026-11-01T10:00", 0);
	await comes("2026-11-15T20:00", 0);
	// The connection dies after the reminder was recorded and before it is in the outbox, then at the commit.
	// The function waits for the signal, at which it ends.
	await own.sql(`create function die() returns trigger language plpgsql as
		$$ begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(60); return new; end $$`);
	for (const [kind, when] of [
		["trigger", "before insert on deliveries"],
		["constraint trigger", "after insert on deliveries deferrable initially deferred"],
	]) {
		await own.sql(`create ${kind} die ${when} for each row execute function die()`);
		await expect(own.run("2026-11-16T12:00")).rejects.toThrow();
		await own.sql("drop trigger die on deliveries");
		expect(await rows(own)).toMatchObject([{ step: 30 }]);
	}
	expect((await comes("2026-11-16T12:00", 1))?.text).toContain("(14 days)");
	// Forward over two steps, and back.
	expect((await comes("2026-11-27T12:00", 1))?.text).toContain("(3 days)");
	for (const at of ["2026-11-23T12:00", "2026-10-31T12:00", "2026-11-28T12:00"]) await comes(at, 0);
	expect((await comes("2026-11-29T12:00", 1))?.text).toContain("(1 day)");
	await comes("2026-11-30T12:00", 0);
	await own.run("2026-12-30T12:00");
	expect(await rows(own)).toHaveLength(1);
	await own.run("2026-12-31T12:00");
	expect(await rows(own)).toEqual([]);
});

test("B10-4: one press stops everything to an address: on the page, by the mail program itself, and what waits in the outbox", async () => {
	const own = await given();
	const second = await own.add("Music");
	const press = (path: string) => own.site.post(path, {});
	const oneClick = (path: string) =>
		own.site.post(path, { "List-Unsubscribe": "One-Click" }, { "sec-fetch-site": "cross-site" });
	for (const [email, stop] of Object.entries({ "mother@example.com": press, "father@example.com": oneClick })) {
		await own.run("2026-10-02T12:00");
		await own.confirm("", own.id, email);
		await own.confirm("", second, email);
		const [mail, ...more] = await own.run("2026-11-16T12:00");
		expect(more).toEqual([]);
		const [, path = ""] = own.linkIn(mail?.text, "reminders/stop");
		expect(mail?.headers.get("list-unsubscribe")).toBe(`<http://localhost:3000${path}>`);
		expect(mail?.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
		for (const title of ["Design, ", "Music, "]) expect(mail?.text).toContain(title);
		// Mail programs follow links.
		expect((await openPage(own.site.get(path))).one("main form button").text).toBe("Stop all reminders");
		expect(await rows(own)).toHaveLength(2);
		await own.record("2026-11-23T12:00");
		expect((await stop(path)).status).toBe(303);
		expect(await rows(own)).toEqual([]);
		expect(await own.deliver()).toEqual([]);
		expect(await own.run("2026-11-27T12:00")).toEqual([]);
		const again = await openPage(stop(path));
		expect(again.status).toBe(422);
		expect(again.one("[role=alert]").text).toContain("There are no reminders");
	}
	for (const path of ["/reminders/stop", `/reminders/stop?code=${"a".repeat(64)}`])
		expect((await oneClick(path)).status).toBe(422);
	expect((await own.site.post("/reminders", {}, { "sec-fetch-site": "cross-site" })).status).toBe(403);
});

test("B10-4: a moved closing is told once, one that is gone is told once and ends, a hidden program waits", async () => {
	const own = await given();
	await own.confirm();
	await own.move([intakeItem({ closes: "2026-12-04" })]);
	const [moved] = await own.run("2026-11-24T12:00");
	expect(moved?.text).toContain("the deadline has moved from 30 November 2026 to 4 December 2026.");
	expect(await own.run("2026-11-26T12:00")).toEqual([]);
	expect((await own.run("2026-11-27T12:00"))[0]?.text).toContain("closes 4 December (7 days)");
	await own.sql("update programs set is_hidden = true");
	expect(await own.run("2026-12-01T12:00")).toEqual([]);
	await own.sql("update programs set is_hidden = false");
	expect((await own.run("2026-12-01T13:00"))[0]?.text).toContain("closes 4 December (3 days)");
	await own.sql("delete from programs");
	const [gone] = await own.run("2026-12-02T12:00");
	expect(gone?.text).toContain("Design, Yonsei (spring 2027): the deadline 4 December 2026 is no longer published");
	expect(await own.run("2026-12-03T12:00")).toEqual([]);
});

test("B10: the days of a citizenship count for whoever has chosen it, and nobody is reminded of what has passed", async () => {
	const countries = [{ country: "UZ", closes: "2026-11-20" }];
	const own = await given([intakeItem({ countries })]);
	const page = await own.page("", `/programs/${own.id}?country=UZ`);
	expect(page.one("#intakes details summary").text).toBe("Remind me before 20 November");
	const country = { country: "UZ" };
	const asked = await own.ask("", country);
	expect(asked.headers.get("location")).toBe(`/programs/${own.id}?country=UZ#intakes`);
	const [letter] = await own.deliver();
	const [, path = "", code = ""] = own.linkIn(letter?.text);
	await own.run("2026-10-02T12:00");
	expect((await own.site.post("/reminders", { code })).status).toBe(303);
	expect((await own.run("2026-11-13T12:00"))[0]?.text).toContain("closes 20 November (7 days)");
	await own.record("2026-11-21T12:00");
	const late = await openPage(own.ask("", country));
	expect([late.status, late.one("[role=alert]").text]).toEqual([422, expect.stringContaining("has passed")]);
	expect((await own.page()).one("#intakes details summary").text).toBe("Remind me before 30 November");
	expect((await own.page("", path)).status).toBe(200);
});

test("B10: what is wrong with a request is said, a robot and a flood are refused, and an unconfirmed address is gone after 48 hours", async () => {
	const own = await given();
	for (const [fields, words] of [
		[{ email: "mother" }, "Email"],
		[{ form_key: "forged" }, ""],
		[{ leave_empty: "x" }, ""],
		[{ program: "../x" }, "has passed"],
		[{ intake: "2031-fall-1" }, "has passed"],
	] as [Record<string, string>, string][]) {
		const page = await openPage(own.ask("", fields));
		expect(page.status, JSON.stringify(fields)).toBe(422);
		expect(page.one("[role=alert]").text).toContain(words);
	}
	expect(await rows(own)).toEqual([]);
	for (let each = 0; each < 7; each++) expect((await own.ask()).status).toBe(303);
	const letters = await own.deliver();
	expect(letters).toHaveLength(5);
	const [, , code = ""] = own.linkIn(letters[0]?.text);
	await own.run("2026-10-03T11:59");
	expect(await rows(own)).toHaveLength(1);
	await own.run("2026-10-03T12:01");
	expect(await rows(own)).toEqual([]);
	const late = await openPage(own.site.post("/reminders", { code }));
	expect([late.status, late.one("[role=alert]").text]).toEqual([422, expect.stringContaining("no longer works")]);
	for (let each = 0; each < 40; each++) await own.ask("", { email: `${each}@example.com` });
	expect((await own.ask("", { email: "last@example.com" })).status).toBe(429);
});

test("B10-4: in Telegram, Start confirms, each step comes once, and the button, /stop or a block ends it", async () => {
	const own = await given();
	const link = (await own.page("/ru")).one("#intakes").href("Напомнить в Telegram") ?? "";
	const [, payload = ""] = /^https:\/\/t\.me\/test_bot\?start=(r[\w-]{1,63})$/.exec(link) ?? [];
	const sends = async (at: string) => {
		await own.record(at);
		const before = own.telegram.sent.length;
		while (await deliverDue(own.system, "telegram", { pace: 0 }));
		return own.telegram.sent.slice(before);
	};
	for (const end of ["press", "write", "block"]) {
		await sends("2026-10-02T12:00");
		const chat = botChat({ system: own.system, sql: own.sql }, { language: "ru" });
		const answers = await chat.write(`/start ${payload}`);
		const confirmed = expect.stringContaining("Дизайн, Ёнсе (весна 2027): до 30 ноября");
		expect(answers.map(({ text }) => text)).toEqual([confirmed]);
		const data = dataOf(answers, "Отключить напоминания");
		await chat.write(`/start ${payload}`);
		expect(await rows(own)).toHaveLength(1);
		await sends("2026-10-02T13:00");
		const [reminder, ...more] = await sends("2026-11-16T12:00");
		expect([reminder?.text, more]).toEqual([expect.stringContaining("до 30 ноября (14 дней)"), []]);
		expect(await sends("2026-11-16T13:00")).toEqual([]);
		await own.record("2026-11-23T12:00");
		if (end === "press") await chat.press(data);
		else await (end === "write" ? chat.write("/stop") : chat.block(true));
		expect(await rows(own)).toEqual([]);
		expect((await sends("2026-11-27T12:00")).filter(({ text }) => text.includes("до 30 ноября"))).toEqual([]);
	}
	const chat = botChat({ system: own.system, sql: own.sql });
	expect((await chat.write(`/start ${payload.replace("2027", "2031")}`))[0]?.text).toContain("has passed");
});
