import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { deliverDue } from "../../domain/cases/deliveries/commands.ts";
import { postJson } from "../../gateways/http-client.ts";
import { startBackend } from "../support/backend.ts";
import { fakeTelegram, refusals } from "../support/telegram.ts";

const soon = { timeout: 30_000 };

test("NOTIF-07: what sending again cannot mend is a final failure, and staff can read why", async () => {
	const telegram = await fakeTelegram();
	const backend = await startBackend({ telegram: telegram.settings });
	const reasons: string[] = [];
	for (const [answer, reason] of [
		// A bot that was thrown out, a wrong token, a wrong address of the API, and a group that has moved.
		[refusals.blocked, "Telegram 403: Forbidden: bot was kicked from the supergroup chat"],
		[refusals.unauthorized, "Telegram 401: Unauthorized"],
		[{ error: 404, description: "Not Found" }, "Telegram 404: Not Found"],
		[refusals.migrated, "Telegram 400: the group has become a supergroup: set TELEGRAM_CHAT_ID to -1001234567890"],
	] as const) {
		telegram.answerAlways(answer);
		await backend.contact();
		await backend.settled();
		reasons.push(reason);
		expect(await backend.deliveries()).toMatchObject(
			reasons.map((reason) => ({ state: "failed", attempts: 1, last_error: reason })),
		);
		// Logged after the outcome is stored.
		await expect.poll(() => backend.logged).toEqual(reasons.map((reason) => `chat delivery: ${reason}`));
	}
	expect(telegram.asked).toEqual(reasons.map(() => "sendMessage"));
});

test("NOTIF-07, CALL-28: after a broken connection or answer the message is sent again", async () => {
	const telegram = await fakeTelegram();
	const backend = await startBackend({ telegram: telegram.settings });
	const reasons: string[] = [];
	for (const [answer, reason] of [
		["reset", "Telegram could not be reached"],
		[{ raw: "<html>502</html>", status: 502 }, "Telegram's answer could not be read"],
		[{ raw: "null" }, "Telegram's answer could not be read"],
		[{ raw: `"${"x".repeat(10_000_000)}"` }, "Telegram's answer could not be read"],
		[refusals.broken, "Telegram 500: Internal Server Error"],
	] as const) {
		telegram.answerNext(answer);
		await backend.contact();
		await backend.settled();
		reasons.push(reason);
		expect(telegram.sent).toHaveLength(reasons.length);
		expect(await backend.deliveries()).toMatchObject(
			reasons.map(() => ({ state: "sent", attempts: 2, last_error: null })),
		);
		expect(backend.logged).toEqual(reasons.map((reason) => `chat delivery: ${reason}`));
	}
	telegram.answerNext("silence");
	const { apiUrl, token } = telegram.settings;
	const asked = postJson("Telegram", `${apiUrl}/bot${token}/sendMessage`, {}, { patience: 100 });
	await expect(asked).rejects.toThrow("Telegram did not answer in time");
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
	const backend = await startBackend({ telegram: telegram.settings });
	await backend.contact();
	await backend.settled();
	expect({ visits, sent: telegram.sent.length }).toEqual({ visits: 0, sent: 1 });
});

test("after an outage the chat receives everything, each message once", async () => {
	const telegram = await fakeTelegram();
	await telegram.down();
	const backend = await startBackend({ telegram: telegram.settings, jobs: { pace: 0.1 } });
	const references = [await backend.apply(), await backend.apply({ fullName: "Dilnoza" }), await backend.contact()];
	await expect.poll(async () => (await backend.deliveries()).every(({ attempts }) => attempts > 1), soon).toBe(true);
	expect(await backend.deliveries()).toMatchObject(
		references.map(() => ({ state: "waiting", last_error: "Telegram could not be reached" })),
	);
	await telegram.up();
	await backend.settled();
	const told = telegram.sent.map(({ text }) => text.split(/Reference: |ID: /)[1]);
	expect(told.sort()).toEqual([...references].sort());
});

test("while Telegram requests a pause, nothing is sent", async () => {
	const telegram = await fakeTelegram();
	telegram.answerAlways(refusals.pause(3_600));
	const backend = await startBackend({ telegram: telegram.settings });
	await backend.contact();
	await expect.poll(() => telegram.asked.length, soon).toBe(1);
	await backend.contact({ message: "Another" });
	await expect.poll(async () => (await backend.deliveries()).every(({ attempts }) => attempts > 1), soon).toBe(true);
	expect(telegram.asked).toEqual(["sendMessage"]);
	expect(new Set(backend.logged)).toEqual(new Set(["chat delivery: Telegram asked for a pause"]));
});

test("the requested pause determines the time of the next attempt", async () => {
	const telegram = await fakeTelegram();
	telegram.answerAlways(refusals.pause(7_200));
	const backend = await startBackend({ telegram: telegram.settings, jobs: { pace: 1 } });
	await backend.contact();
	const waits = () =>
		backend.sql(`select round(extract(epoch from next_attempt_at - now()) / 100)::int as hundreds from deliveries
			where attempts = 1`);
	await expect.poll(waits, soon).toEqual([{ hundreds: 72 }]);
});

test("other failures wait five seconds at first, plus or minus half", async () => {
	const telegram = await fakeTelegram();
	telegram.answerAlways(refusals.broken);
	const backend = await startBackend({ telegram: telegram.settings, jobs: { pace: 1 } });
	await backend.contact();
	const waits = async () => {
		const [delivery] = await backend.sql(`select extract(epoch from next_attempt_at - created_at)::float as seconds
			from deliveries where attempts = 1`);
		return delivery?.seconds > 2 && delivery?.seconds < 12;
	};
	await expect.poll(waits, soon).toBe(true);
});

test("after three days of failures the notification is given up with the last reason", async () => {
	const telegram = await fakeTelegram();
	telegram.answerAlways(refusals.broken);
	const backend = await startBackend({ telegram: telegram.settings });
	await backend.contact();
	await backend.sql("update deliveries set created_at = now() - interval '71 hours'");
	const [before] = await backend.deliveries();
	await expect.poll(async () => (await backend.deliveries())[0]?.attempts).toBeGreaterThan((before?.attempts ?? 0) + 1);
	expect(await backend.deliveries()).toMatchObject([{ state: "waiting" }]);
	await backend.sql("update deliveries set created_at = now() - interval '73 hours'");
	await backend.settled();
	expect(await backend.deliveries()).toMatchObject([
		{ state: "failed", last_error: "Telegram 500: Internal Server Error" },
	]);
});

test("S-06: a sent notification is never sent again, whoever requests it", async () => {
	const telegram = await fakeTelegram();
	const backend = await startBackend({ telegram: telegram.settings });
	await backend.contact();
	await backend.settled();
	expect(await deliverDue(backend.system, "chat")).toBe(0);
	expect(telegram.sent).toHaveLength(1);
	await expect(deliverDue(backend.visitor, "chat")).rejects.toThrow("refused");
});

test("the notification of a deleted application is not sent", async () => {
	const telegram = await fakeTelegram();
	await telegram.down();
	const backend = await startBackend({ telegram: telegram.settings });
	await backend.apply();
	await backend.sql("delete from applications");
	await telegram.up();
	expect(await deliverDue(backend.system, "chat")).toBe(0);
	expect(telegram.sent).toEqual([]);
	expect(await backend.deliveries()).toEqual([]);
});
