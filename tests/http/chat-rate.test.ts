import { expect, test } from "vitest";
import { startBackend } from "../support/backend.ts";
import { fakeTelegram } from "../support/telegram.ts";

const soon = { timeout: 30_000 };

test("M2: the chat gets at most 20 messages a minute from all processes, and the rest in one digest", async () => {
	const telegram = await fakeTelegram();
	const settings = { telegram: telegram.settings, jobs: { pace: 1, pollSeconds: 0.5 } };
	const first = await startBackend(settings);
	const second = await startBackend({ ...settings, url: first.url });
	const visits = Array.from({ length: 13 }, () => [first, second]).flat();
	await Promise.all(visits.slice(1).map((backend, index) => backend.contact({ message: `Message ${index}` })));
	const states = async () => {
		const rows = await first.sql("select state, count(*)::int as count from deliveries group by 1");
		return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
	};
	await expect.poll(states, soon).toEqual({ sent: 20, digest: 5 });
	await first.apply();
	await expect.poll(states, soon).toEqual({ sent: 20, digest: 6 });
	expect(telegram.sent).toHaveLength(20);
	// Don't touch the claim of a message that is being sent: its worker could not mark it as sent, and would send it again.
	const minuteLater = () =>
		first.sql(`update deliveries set claimed_at = claimed_at - interval '1 minute',
			next_attempt_at = next_attempt_at - interval '1 minute' where state = 'sent' or claimed_at is null`);
	// Repeated, because a worker that has just counted may still postpone the digest by a minute of the real clock.
	await expect.poll(() => minuteLater().then(states), soon).toEqual({ sent: 26 });
	expect(telegram.sent).toHaveLength(21);
	expect(telegram.sent.at(-1)?.text.split("\n")).toEqual([
		"6 more submissions",
		"Contact messages: 5, http://localhost:3000/admin/contact",
		"Applications: 1, http://localhost:3000/admin/applications",
	]);
});
