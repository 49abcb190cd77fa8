import { expect, test } from "vitest";
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

test("NOTIF-07, CALL-28, O-28: after a broken connection or answer the message is sent again", async () => {
	const telegram = await fakeTelegram();
	const backend = await startBackend({ telegram: telegram.settings });
	const reasons: string[] = [];
	for (const [answer, reason] of [
		["reset", "Telegram could not be reached"],
		[{ raw: "<html>502</html>", status: 502 }, "Telegram's answer could not be read"],
		[{ raw: `"${"x".repeat(10_000_000)}"` }, "Telegram's answer could not be read"],
		[refusals.broken, "Telegram 500: Internal Server Error"],
	] as const) {
		telegram.answerNext(answer);
		expect(await backend.contact()).toMatch(/^[0-9a-f-]{36}$/);
		await backend.settled();
		reasons.push(reason);
		expect(telegram.sent).toHaveLength(reasons.length);
		const outcome = { state: "sent", attempts: 2, last_error: null };
		expect(await backend.deliveries()).toMatchObject(reasons.map(() => outcome));
		expect(backend.logged).toEqual(reasons.map((reason) => `chat delivery: ${reason}`));
	}
	telegram.answerNext("silence");
	const { apiUrl, token } = telegram.settings;
	const asked = postJson("Telegram", `${apiUrl}/bot${token}/sendMessage`, {}, { patience: 100 });
	await expect(asked).rejects.toThrow("Telegram did not answer in time");
});

test("while Telegram requests a pause, nothing is sent, and the pause determines the time of the next attempt", async () => {
	const telegram = await fakeTelegram();
	telegram.answerAlways(refusals.pause(7_200));
	const backend = await startBackend({ telegram: telegram.settings, jobs: { pace: 1 } });
	await backend.contact();
	const seconds = "select round(extract(epoch from next_attempt_at - now()), -2)::int as seconds from deliveries";
	await expect.poll(() => backend.sql(`${seconds} where attempts = 1`), soon).toEqual([{ seconds: 7_200 }]);
	await backend.contact({ message: "Another" });
	await expect.poll(async () => (await backend.deliveries()).every(({ attempts }) => attempts > 0), soon).toBe(true);
	expect(telegram.asked).toEqual(["sendMessage"]);
	expect(new Set(backend.logged)).toEqual(new Set(["chat delivery: Telegram asked for a pause"]));
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
	const last_error = "Telegram 500: Internal Server Error";
	expect(await backend.deliveries()).toMatchObject([{ state: "failed", last_error }]);
});
