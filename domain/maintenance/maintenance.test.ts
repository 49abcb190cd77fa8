import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createKeyFile } from "../../server/backup-key.ts";
import { createBackups } from "../../server/backup-script.ts";
import { readSettings } from "../../server/config.ts";
import { startBackend } from "../../tests/support/backend.ts";
import { freshDatabase, temporaryFolder } from "../../tests/support/site.ts";
import { staffOn } from "../../tests/support/staff-callers.ts";
import { requestBackup, runScheduledBackup } from "./commands.ts";

/** A site with daily backups, or without scheduled ones; the real command runs in its own process. */
async function backendWithBackups(everyHours = "24") {
	const url = await freshDatabase();
	const folder = await temporaryFolder();
	// A passphrase would take a second of each backup.
	const keyFile = join(folder, "key");
	await createKeyFile(keyFile);
	const schedule = { BACKUP_EVERY_HOURS: everyHours, BACKUP_KEEP: "2" };
	const { backup } = readSettings({ BACKUP_DIR: join(folder, "backups"), BACKUP_KEY_FILE: keyFile, ...schedule });
	const databases = { databaseUrl: url, databaseDirectUrl: url, secret: "x".repeat(32) };
	const backups = createBackups({ backup, dataDir: join(folder, "data"), ...databases });
	const backend = await startBackend({ url, backups, production: false });
	const pass = (time: string) =>
		backend.sql(`update maintenance_runs set started_at = started_at - interval '${time}',
			succeeded_at = succeeded_at - interval '${time}', failed_at = failed_at - interval '${time}'`);
	const made = async () => readdir(backup.folder).catch(() => []);
	return { backend, pass, made, folder: backup.folder };
}

test("M6: a scheduled backup runs once for all processes, and again when it is due", async () => {
	const { backend, pass, made } = await backendWithBackups();
	const [run] = await Promise.all([1, 2, 3].map(() => runScheduledBackup(backend.system)));
	expect(run).toBeUndefined();
	expect(await made()).toHaveLength(1);
	const runs = await backend.sql(`select fault, succeeded_at > started_at as done, (detail->>'rows')::int > 0 as filled
		from maintenance_runs`);
	expect(runs).toEqual([{ fault: null, done: true, filled: true }]);
	await pass("23 hours");
	await runScheduledBackup(backend.system);
	expect(await made()).toHaveLength(1);
	await pass("1 hour");
	await runScheduledBackup(backend.system);
	expect(await made()).toHaveLength(2);
});

test("staff 21: a requested backup is made once, also if none are scheduled", async () => {
	const { backend, made } = await backendWithBackups("");
	await runScheduledBackup(backend.system);
	expect(await made()).toEqual([]);
	await requestBackup(backend.system);
	await Promise.all([1, 2].map(() => runScheduledBackup(backend.system)));
	await runScheduledBackup(backend.system);
	expect(await made()).toHaveLength(1);
});

test("M6: owners get one email when a scheduled backup fails or is killed, and it is retried after an hour, or six", async () => {
	const { backend, pass, made, folder } = await backendWithBackups();
	const { userId } = await staffOn(backend.url, { role: "owner" });
	await staffOn(backend.url);
	const emails = () => backend.sql("select kind, user_id from deliveries");
	// A file is in the place of the folder.
	await writeFile(folder, "");
	expect(await runScheduledBackup(backend.system)).toMatch(/^The backup failed: E\w+/);
	expect(await runScheduledBackup(backend.system)).toBeUndefined();
	await pass("1 hour");
	expect(await runScheduledBackup(backend.system)).toMatch(/^The backup failed/);
	expect(await emails()).toEqual([{ kind: "backup-failed", user_id: userId }]);
	await expect.poll(() => JSON.stringify(backend.outbox?.entries)).toContain("The backup has failed");
	await rm(folder);
	await mkdir(folder);
	await backend.sql("delete from deliveries");
	// Killed together with the site.
	await backend.sql(`update maintenance_runs set started_at = now(), succeeded_at = now() - interval '1 day',
		failed_at = null, fault = null`);
	await pass("5 hours");
	await runScheduledBackup(backend.system);
	expect([await made(), await emails()]).toEqual([[], []]);
	await pass("1 hour");
	await runScheduledBackup(backend.system);
	expect(await made()).toHaveLength(1);
	expect(await emails()).toEqual([{ kind: "backup-failed", user_id: userId }]);
	expect(await backend.sql("select fault from maintenance_runs")).toEqual([{ fault: null }]);
});
