import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { deliverDue } from "../../domain/messaging/commands.ts";
import { backOffice } from "../support/back-office.ts";
import { fakeTelegram, refusals } from "../support/telegram.ts";

const soon = { timeout: 30_000 };

test.each([
	["a bot that was thrown out", refusals.blocked, "Telegram 403: Forbidden: bot was kicked from the supergroup chat"],
	["a wrong token", refusals.unauthorized, "Telegram 401: Unauthorized"],
	["a wrong address of the API", { error: 404, description: "Not Found" }, "Telegram 404: Not Found"],
	[
		"a group that has moved",
		refusals.migrated,
		"Telegram 400: the group has become a supergroup: set TELEGRAM_CHAT_ID to -1001234567890",
	],
])("NOTIF-07: %s is a final failure, and staff can read why", async (_name, answer, reason) => {
	const telegram = await fakeTelegram();
	telegram.answerAlways(answer);
	const office = await backOffice({ telegram: telegram.settings });
	await office.apply();
	await office.settled();
	expect(telegram.asked).toEqual(["sendMessage"]);
	expect(await office.deliveries()).toMatchObject([{ state: "failed", attempts: 1, last_error: reason }]);
	expect(office.logged).toEqual([`chat delivery: ${reason}`]);
});

test.each([
	["a broken connection", "reset", "Telegram could not be reached"],
	["a page of a proxy", { raw: "<html>502</html>", status: 502 }, "Telegram's answer could not be read"],
	["garbage", { raw: "null" }, "Telegram's answer could not be read"],
	["a flood", { raw: `"${"x".repeat(10_000_000)}"` }, "Telegram's answer could not be read"],
	["a server that is broken", refusals.broken, "Telegram 500: Internal Server Error"],
	["no answer in time", "silence", "Telegram did not answer in time"],
] as const)("NOTIF-07, CALL-28: after %s the message is sent again", async (_name, answer, reason) => {
	const telegram = await fakeTelegram();
	telegram.answerNext(answer);
	const office = await backOffice({ telegram: telegram.settings });
	await office.apply();
	await office.settled();
	expect(telegram.sent).toHaveLength(1);
	expect(await office.deliveries()).toMatchObject([{ state: "sent", attempts: 2, last_error: null }]);
	expect(office.logged).toEqual([`chat delivery: ${reason}`]);
});

test("redirects are not followed", async () => {
	let visits = 0;
	const elsewhere = createServer((_request, response) => {
		visits += 1;
		response.end('{"ok":true}');
	});
	await new Promise<void>((done) => void elsewhere.listen(0, "127.0.0.1", done));
	onTestFinished(() => void elsewhere.close());
	const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
	const telegram = await fakeTelegram();
	telegram.answerNext({ raw: "", status: 307, headers: { location } });
	const office = await backOffice({ telegram: telegram.settings });
	await office.contact();
	await office.settled();
	expect({ visits, sent: telegram.sent.length }).toEqual({ visits: 0, sent: 1 });
});

test("after an outage the chat receives everything, each message once", async () => {
	const telegram = await fakeTelegram();
	await telegram.down();
	const office = await backOffice({ telegram: telegram.settings, jobs: { pace: 0.1 } });
	const references = [await office.apply(), await office.apply({ fullName: "Dilnoza" }), await office.contact()];
	await expect.poll(async () => (await office.deliveries()).every(({ attempts }) => attempts > 1), soon).toBe(true);
	expect(await office.deliveries()).toMatchObject(
		references.map(() => ({ state: "waiting", last_error: "Telegram could not be reached" })),
	);
	await telegram.up();
	await office.settled();
	const told = telegram.sent.map(({ text }) => text.split(/Reference: |ID: /)[1]);
	expect(told.sort()).toEqual([...references].sort());
});

test("while Telegram requests a pause, nothing is sent", async () => {
	const telegram = await fakeTelegram();
	telegram.answerAlways(refusals.pause(3_600));
	const office = await backOffice({ telegram: telegram.settings });
	await office.contact();
	await expect.poll(() => telegram.asked.length, soon).toBe(1);
	await office.contact({ message: "Another" });
	await expect.poll(async () => (await office.deliveries()).every(({ attempts }) => attempts > 1), soon).toBe(true);
	expect(telegram.asked).toEqual(["sendMessage"]);
	expect(new Set(office.logged)).toEqual(new Set(["chat delivery: Telegram asked for a pause"]));
});

test("after the requested pause the message is sent", async () => {
	const telegram = await fakeTelegram();
	telegram.answerNext(refusals.pause(1));
	const office = await backOffice({ telegram: telegram.settings });
	await office.contact();
	await office.settled();
	expect(telegram.asked).toEqual(["sendMessage", "sendMessage"]);
	expect(telegram.sent).toHaveLength(1);
});

test("the requested pause determines the time of the next attempt", async () => {
	const telegram = await fakeTelegram();
	telegram.answerAlways(refusals.pause(7_200));
	const office = await backOffice({ telegram: telegram.settings, jobs: { pace: 1 } });
	await office.contact();
	const waits = () =>
		office.sql(`select round(extract(epoch from next_attempt_at - now()) / 100)::int as hundreds from deliveries
			where attempts = 1`);
	await expect.poll(waits, soon).toEqual([{ hundreds: 72 }]);
});

test("other failures wait five seconds at first, plus or minus half", async () => {
	const telegram = await fakeTelegram();
	telegram.answerAlways(refusals.broken);
	const office = await backOffice({ telegram: telegram.settings, jobs: { pace: 1 } });
	await office.contact();
	const waits = async () => {
		const [delivery] = await office.sql(`select extract(epoch from next_attempt_at - created_at)::float as seconds
			from deliveries where attempts = 1`);
		return delivery?.seconds > 2 && delivery?.seconds < 12;
	};
	await expect.poll(waits, soon).toBe(true);
});

test("after three days of failures the notification is given up with the last reason", async () => {
	const telegram = await fakeTelegram();
	telegram.answerAlways(refusals.broken);
	const office = await backOffice({ telegram: telegram.settings });
	await office.contact();
	await office.sql("update deliveries set created_at = now() - interval '71 hours'");
	const [before] = await office.deliveries();
	await expect.poll(async () => (await office.deliveries())[0]?.attempts).toBeGreaterThan((before?.attempts ?? 0) + 1);
	expect(await office.deliveries()).toMatchObject([{ state: "waiting" }]);
	await office.sql("update deliveries set created_at = now() - interval '73 hours'");
	await office.settled();
	expect(await office.deliveries()).toMatchObject([
		{ state: "failed", last_error: "Telegram 500: Internal Server Error" },
	]);
});

test("S-06: a sent notification is never sent again, whoever requests it", async () => {
	const telegram = await fakeTelegram();
	const office = await backOffice({ telegram: telegram.settings });
	await office.contact();
	await office.settled();
	expect(await deliverDue(office.system, "chat")).toBe(0);
	expect(telegram.sent).toHaveLength(1);
	await expect(deliverDue(office.visitor, "chat")).rejects.toThrow("refused");
});

test("the notification of a deleted application is not sent", async () => {
	const telegram = await fakeTelegram();
	await telegram.down();
	const office = await backOffice({ telegram: telegram.settings });
	await office.apply();
	await office.sql("delete from applications");
	await telegram.up();
	expect(await deliverDue(office.system, "chat")).toBe(0);
	expect(telegram.sent).toEqual([]);
	expect(await office.deliveries()).toEqual([]);
});
