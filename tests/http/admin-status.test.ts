import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { readSettings } from "../../server/config.ts";
import { signedIn } from "../support/accounts.ts";
import { openPage } from "../support/html.ts";
import { staffSite } from "../support/staff.ts";

const path = "/admin/status";

test("staff see what waits on each channel and since when, and what staff owe", async () => {
	const { open, sql } = await staffSite("admin", ["empty", { jobs: { workers: 0 } }]);
	const calm = await open(path);
	expect(calm.one("h1").text).toBe("Backups and status");
	const channels = calm.all("tbody tr").map(({ text }) => /^(.*?) Waiting: 0 .*None/.exec(text)?.[1]);
	expect(channels).toEqual(["Staff chat", "Email", "Telegram chats", "Ad network"]);
	expect(calm.text).not.toContain("waiting for more than 15 minutes");
	const [account] = await sql("select id from users limit 1");
	const message = (state: string, attempts: number, age: string, sent: string | null) =>
		sql(
			`insert into deliveries (channel, kind, user_id, state, attempts, created_at, claimed_at, sent_at)
				values ('email', 'known-address', $1, $2, $3, now() - $4::interval, $5, $5)`,
			[account?.id, state, attempts, age, sent],
		);
	// A digest waits for its hour on purpose.
	await sql(
		`insert into deliveries (channel, kind, user_id, state, created_at, next_attempt_at)
			values ('email', 'known-address', $1, 'digest', now() - interval '50 minutes', now() + interval '10 minutes')`,
		[account?.id],
	);
	expect((await open(path)).text).not.toContain("waiting for more than 15 minutes");
	await message("waiting", 3, "40 minutes", null);
	await message("waiting", 0, "5 minutes", null);
	await message("failed", 9, "1 day", null);
	await message("failed", 9, "10 days", null);
	await message("sent", 1, "2 days", "2026-09-01T10:20:00Z");
	const page = await open(path);
	const [, email] = page.all("tbody tr");
	expect(email?.text).toMatch(
		/^Email Waiting: 3 Of those, failed at least once: 1 Oldest waiting: 4\d min Not sent in 7 days: 1 Last sent: 1 Sept/,
	);
	expect(page.text).toContain("Messages have been waiting for more than 15 minutes.");
	const heads = page.all("h2").map(({ text }) => text);
	expect(heads).toEqual(expect.arrayContaining(["Messages", "Tasks", "Exchange rates"]));
});

test("staff see release, database, migrations, disks and the last backup, only owners the scheduled tasks, and nobody a folder, an address or a secret", async () => {
	const admin = await staffSite("admin");
	const before = await admin.open(path);
	expect(before.text).toMatch(/Release 1\.0\.0/);
	expect(before.text).toMatch(/Database PostgreSQL 1\d\.\d+, \d+ MB/);
	const [, applied, expected] = /(\d+) of (\d+) applied/.exec(before.text) ?? [];
	expect(Number(applied)).toBeGreaterThan(0);
	expect(applied).toBe(expected);
	expect(before.text).toMatch(/Disk of the data folder [\d.,]+ [GM]B of [\d.,]+ [GM]B free/);
	expect(before.text).toContain("There is no backup yet.");
	expect(before.text).not.toContain("Maintenance");
	await admin.sql(`insert into maintenance_runs (task, started_at, succeeded_at) values ('backup', now(), '2026-11-01Z');
		delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`);
	const after = await admin.open(path);
	expect(after.text).toMatch(/Last backup 1 November 2026/);
	expect(after.text).toContain("The database does not match this release.");
	const owner = await signedIn(admin, "owner");
	const full = await openPage(admin.get(path, { cookie: owner }));
	expect(full.text).toContain("Maintenance");
	expect(full.text).not.toMatch(/postgres:|\/tmp|127\.0\.0\.1|localhost/);
	const data = await (await admin.get(`${path}.data`, { cookie: owner })).text();
	expect(data).not.toMatch(/postgres:\/|\/tmp\/|only for tests/);
});

test("38.8: the status page tells of a newer version where the operator has switched that on", async () => {
	let answer = { version: "99.0.0" } as object;
	const server = createServer((_request, response) => response.end(JSON.stringify(answer)));
	onTestFinished(() => void server.close());
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	const releaseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/package.json`;
	const textOf = async (options: object) => (await (await staffSite("admin", ["empty", options])).open(path)).text;
	expect(await textOf({ releaseUrl })).toContain("Version 99.0.0 is out.");
	answer = { version: "0.0.9" };
	expect(await textOf({ releaseUrl })).not.toMatch(/is out|could not be read/);
	answer = { version: "<b>99</b>" };
	expect(await textOf({ releaseUrl })).toContain("The newest version could not be read");
});

test("owners can ask for a backup only where there is a passphrase for it", async () => {
	const button = "Make a backup now";
	const without = await (await staffSite("owner")).open(path);
	expect(without.text).not.toContain(button);
	expect(without.text).toContain("Ask the server’s administrator to set BACKUP_PASSPHRASE.");
	const { backup } = readSettings({ BACKUP_PASSPHRASE: "seven quiet cranes over Jeonju" });
	const owner = await staffSite("owner", ["sample", { backup }]);
	expect((await owner.open(path)).text).toContain(button);
	expect((await owner.send(path, {})).status).toBe(303);
	expect((await owner.open(path)).text).toContain("A backup starts within a minute.");
});
