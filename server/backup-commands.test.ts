import { spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdir, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { withClient } from "../database/backup-tables.ts";
import { root, runScript } from "../tests/support/project.ts";
import { temporaryFolder } from "../tests/support/site.ts";
import { makeBackup, rotateBackups } from "./backup-files.ts";
import { createKeyFile, encrypterOf } from "./backup-key.ts";
import { readSettings } from "./config.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { restore } from "./restore.ts";

const passphrase = "five quiet cranes over Jeonju";

/** An installation with an owner, a signing secret and an image. Its database runs until the test ends, and scripts join it. */
async function installation() {
	const folder = await temporaryFolder();
	const dataDir = join(folder, "data");
	const settings = (more: Record<string, string> = {}) =>
		readSettings({ DATA_DIR: dataDir, SAMPLE_DATA: "off", ...more });
	const owner = { OWNER_EMAIL: "owner@example.com", OWNER_PASSWORD: "a long enough password" };
	const prepared = await prepareDatabase(settings(owner), () => {});
	onTestFinished(() => prepared.stop());
	await writeFile(join(dataDir, "secret"), "the old signing secret");
	const picture = join(dataDir, "images", "0f".repeat(16));
	await mkdir(picture, { recursive: true });
	await writeFile(join(picture, "320.avif"), "a picture");
	// A file that is still being written.
	await writeFile(join(picture, `640.avif.${randomUUID()}`), "half");
	return {
		...{ folder, dataDir, picture, settings, url: prepared.databaseUrl, stop: () => prepared.stop() },
		run: (script: string, args: string[], more: Record<string, string> = {}) =>
			runScript(`bin/${script}.ts`, args, { DATA_DIR: dataDir, ...more }),
		restore: (file: string, more: Record<string, string> = {}, replace = true) =>
			restore(settings(more), { file, replace, log: () => {} }),
	};
}

const usersOf = (url: string) =>
	withClient(url, async (client) => (await client.query("select email from users")).rows.map(({ email }) => email));

test("M6: a public key is enough to back up, only the secret key restores, and a damaged file changes nothing; a plain backup omits the signing secret and says so, and removes unfinished files of interrupted ones after six hours", async () => {
	const { folder, dataDir, run, ...site } = await installation();
	const [secretKey, publicKey] = [join(folder, "key"), join(folder, "key.pub")];
	const [backup, broken] = [join(folder, "backup.age"), join(folder, "broken.age")];
	const made = await run("backup", ["--new-key", secretKey]);
	await expect(createKeyFile(secretKey)).rejects.toThrow("EEXIST");
	await writeFile(publicKey, `# on the server\n${/^age1\w+$/m.exec(made.output)?.[0]}\n`);
	const encrypter = await encrypterOf(site.settings({ BACKUP_KEY_FILE: publicKey }).backup);
	await makeBackup({ databaseUrl: site.url, dataDir, target: backup, encrypter });
	await writeFile(join(dataDir, "secret"), "the new signing secret");
	const bytes = await readFile(backup);
	const flipped = (at: number) => Buffer.from(bytes).fill((bytes[at] ?? 0) ^ 1, at, at + 1);
	for (const [content, said] of [
		[flipped(bytes.length - 1), "is damaged: nothing was changed"],
		[flipped(60), /passphrase or key|is damaged/],
		[bytes.subarray(0, -20), "is damaged"],
	] as const) {
		await writeFile(broken, content);
		await expect(site.restore(broken, { BACKUP_KEY_FILE: secretKey })).rejects.toThrow(said);
	}
	await expect(site.restore(backup)).rejects.toThrow("This backup is encrypted");
	await expect(site.restore(backup, { BACKUP_KEY_FILE: publicKey })).rejects.toThrow("public key only");
	expect(await readFile(join(dataDir, "secret"), "utf8")).toBe("the new signing secret");

	const backups = join(folder, "backups");
	const clear = join(backups, "new");
	await mkdir(backups);
	const named = (day: string) => `backup-2026-11-${day}T03-15-00.tar.gz.age.unfinished`;
	const others = ["backup-notes.unfinished", named("03"), "photo.jpg.unfinished"];
	for (const name of [named("01"), named("02"), ...others]) await writeFile(join(backups, name), "");
	const longAgo = new Date(Date.now() - 6.1 * 60 * 60 * 1_000);
	for (const name of await readdir(backups))
		if (name !== named("03")) await utimes(join(backups, name), longAgo, longAgo);
	const plain = await run("backup", ["--plain", clear], { BACKUP_PASSPHRASE: passphrase });
	expect(plain).toMatchObject({ code: 0, output: expect.stringContaining("The signing secret is not in it") });
	expect((await readdir(backups)).sort()).toEqual([...others, "new"].sort());
	const listed = spawnSync("tar", ["tzf", clear], { encoding: "utf8" }).stdout.split("\n");
	expect(listed[0]).toBe("manifest.json");
	const pictures = listed.filter((name) => name && !/^(manifest\.json|tables\/\w+\.jsonl)$/.test(name));
	expect(pictures).toEqual([`images/${"0f".repeat(16)}/320.avif`]);
	await expect(site.restore(clear, {}, false)).rejects.toThrow("--yes");
	await site.restore(clear);
	expect(await readFile(join(dataDir, "secret"), "utf8")).toBe("the new signing secret");
	expect(await usersOf(site.url)).toEqual(["owner@example.com"]);
	await site.restore(backup, { BACKUP_KEY_FILE: secretKey });
	expect(await readFile(join(dataDir, "secret"), "utf8")).toBe("the old signing secret");
});

test("M6: an interrupted backup leaves no unfinished file; npm run move copies the embedded database into another one, and leaves no file behind; npm run restore restores an installation, encrypted with a passphrase", async () => {
	const { folder, dataDir, picture, run, url, ...site } = await installation();
	const target = join(folder, "backups", "backup");
	await withClient(url, async (client) => {
		// The backup has started its file and waits for this table.
		await client.query("begin; lock table users in access exclusive mode");
		const env = { ...process.env, DATA_DIR: dataDir };
		const backup = spawn(process.execPath, ["bin/backup.ts", "--plain", target], { cwd: root, env });
		const names = () => readdir(join(folder, "backups")).catch(() => []);
		await expect.poll(names, { timeout: 20_000 }).toEqual(["backup.unfinished"]);
		backup.kill("SIGTERM");
		expect(await once(backup, "close")).toEqual([1, null]);
		expect(await names()).toEqual([]);
		await client.query("rollback");
		await client.query("create database target");
	});
	const there = { DATABASE_URL: url.replace("/hamroh?", "/target?"), AUTH_SECRET: "x".repeat(32) };
	expect(await run("move", [], there)).toMatchObject({
		code: 0,
		output: expect.stringContaining("rows were copied to the database of DATABASE_URL"),
	});
	expect(await usersOf(there.DATABASE_URL)).toEqual(["owner@example.com"]);
	expect((await readdir(dataDir)).filter((name) => name.startsWith("move-"))).toEqual([]);

	const backup = join(folder, "backup.age");
	const withPassphrase = { BACKUP_PASSPHRASE: passphrase };
	expect(await run("backup", [backup])).toMatchObject({ code: 1, output: expect.stringContaining("in clear") });
	const encrypter = await encrypterOf(site.settings(withPassphrase).backup);
	const make = () => makeBackup({ databaseUrl: url, dataDir, target: backup, encrypter });
	await make();
	await expect(make()).rejects.toThrow("there already");
	const bytes = await readFile(backup);
	expect(bytes.toString("latin1")).toMatch(/^age-encryption\.org\/v1\n-> scrypt \S+ 17\n/);
	for (const clear of ["owner@example.com", "the old signing secret", "a picture", "320.avif"]) {
		expect(bytes.includes(clear), clear).toBe(false);
	}
	const another = { BACKUP_PASSPHRASE: "another long passphrase" };
	await expect(site.restore(backup, another)).rejects.toThrow("another passphrase or key");
	await site.stop();
	await rm(dataDir, { recursive: true });
	const restored = await run("restore", [backup], withPassphrase);
	expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("were restored") });
	expect(await readdir(picture)).toEqual(["320.avif"]);
	expect(await readFile(join(picture, "320.avif"), "utf8")).toBe("a picture");
	expect(await readFile(join(dataDir, "secret"), "utf8")).toBe("the old signing secret");
	expect((await readdir(dataDir)).filter((name) => name.startsWith("restore-"))).toEqual([]);
	const prepared = await prepareDatabase(site.settings(), () => {});
	onTestFinished(() => prepared.stop());
	expect(await usersOf(prepared.databaseUrl)).toEqual(["owner@example.com"]);
});

test("M6: rotation removes only the oldest backups with our names, and never the new one", async () => {
	const folder = await temporaryFolder();
	const age = "age-encryption.org/v1\n-> X25519";
	const name = (day: number, end = ".age") => `backup-2026-11-${String(day).padStart(2, "0")}T03-15-00.tar.gz${end}`;
	for (const day of [1, 2, 3, 5]) await writeFile(join(folder, name(day)), age);
	await writeFile(join(folder, name(4, "")), gzipSync(""));
	const others = [name(1, ".age.unfinished"), name(1, ".txt"), "backup-notes.age", "photo.jpg"];
	for (const other of others) await writeFile(join(folder, other), age);
	// A file with the name of a backup but other content.
	await writeFile(join(folder, "backup-2025-01-01T00-00-00.tar.gz.age"), "somebody's own file");
	// Created while the clock was behind, so its name makes it the oldest.
	expect(await rotateBackups(join(folder, name(1)), 2)).toEqual([name(2), name(3), name(4, "")]);
	const left = ["backup-2025-01-01T00-00-00.tar.gz.age", name(1), name(5), ...others];
	expect((await readdir(folder)).sort()).toEqual(left.sort());
});
