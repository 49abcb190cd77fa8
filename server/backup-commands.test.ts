import { spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdir, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { startEmbedded } from "../database/embedded/start.ts";
import { temporaryFolder } from "../tests/support/site.ts";
import { rotateBackups } from "./backup-files.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const passphrase = "five quiet cranes over Jeonju";

/** An installation with an owner, a signing secret and an image. */
async function installation() {
	const folder = await temporaryFolder();
	const dataDir = join(folder, "data");
	const run = (script: string, args: string[] = [], more: Record<string, string> = {}) => {
		const { status, stdout, stderr } = spawnSync(process.execPath, [`bin/${script}.ts`, ...args], {
			cwd: root,
			env: {
				...process.env,
				DATA_DIR: dataDir,
				OWNER_EMAIL: "owner@example.com",
				OWNER_PASSWORD: "a long enough password",
				...more,
			},
			encoding: "utf8",
		});
		return { status, said: stdout + stderr };
	};
	expect(run("create-owner").status).toBe(0);
	await writeFile(join(dataDir, "secret"), "the old signing secret");
	const picture = join(dataDir, "images", "0f".repeat(16));
	await mkdir(picture, { recursive: true });
	await writeFile(join(picture, "320.avif"), "a picture");
	// A file that is still being written.
	await writeFile(join(picture, `640.avif.${randomUUID()}`), "half");
	return { folder, dataDir, picture, run };
}

test("M6: npm run backup and npm run restore restore an installation, encrypted with a passphrase", async () => {
	const { folder, dataDir, picture, run } = await installation();
	const backup = join(folder, "backup.age");
	const withPassphrase = { BACKUP_PASSPHRASE: passphrase };
	expect(run("backup", [backup])).toMatchObject({ status: 1, said: expect.stringContaining("in clear") });
	expect(run("backup", [backup], withPassphrase)).toMatchObject({
		status: 0,
		said: expect.stringContaining(`written to ${backup}`),
	});
	expect(run("backup", [backup], withPassphrase)).toMatchObject({
		status: 1,
		said: expect.stringContaining("there already"),
	});
	const bytes = await readFile(backup);
	expect(bytes.toString("latin1")).toMatch(/^age-encryption\.org\/v1\n-> scrypt \S+ 17\n/);
	for (const clear of ["owner@example.com", "the old signing secret", "a picture", "320.avif"]) {
		expect(bytes.includes(clear), clear).toBe(false);
	}
	expect(run("restore", [backup], withPassphrase)).toMatchObject({ status: 1, said: expect.stringContaining("--yes") });
	await rm(dataDir, { recursive: true });
	expect(run("restore", [join(folder, "nothing")]).said).toContain("does not exist");
	expect(run("restore", [backup], withPassphrase)).toMatchObject({
		status: 0,
		said: expect.stringContaining("were restored"),
	});
	expect(await readdir(picture)).toEqual(["320.avif"]);
	expect(await readFile(join(picture, "320.avif"), "utf8")).toBe("a picture");
	expect(await readFile(join(dataDir, "secret"), "utf8")).toBe("the old signing secret");
	expect((await readdir(dataDir)).filter((name) => name.startsWith("restore-"))).toEqual([]);
	expect(run("create-owner")).toMatchObject({
		status: 1,
		said: expect.stringContaining("The site already has an owner"),
	});
});

test("M6: a changed bit, a truncated file and a wrong passphrase are rejected, and nothing is changed", async () => {
	const { folder, dataDir, run } = await installation();
	const backup = join(folder, "backup.age");
	const withPassphrase = { BACKUP_PASSPHRASE: passphrase };
	expect(run("backup", [backup], withPassphrase).status).toBe(0);
	await writeFile(join(dataDir, "secret"), "the new signing secret");
	const bytes = await readFile(backup);
	const flipped = (at: number) => Buffer.from(bytes).fill((bytes[at] ?? 0) ^ 1, at, at + 1);
	const broken = join(folder, "broken.age");
	for (const [content, said] of [
		[flipped(bytes.length - 1), "is damaged: nothing was changed"],
		[flipped(Math.floor(bytes.length / 2)), "is damaged"],
		[flipped(60), /passphrase or key|is damaged/],
		[bytes.subarray(0, -20), "is damaged"],
		[bytes.subarray(0, 100), "is damaged"],
		[Buffer.from("no archive"), "is damaged"],
	] as const) {
		await writeFile(broken, content);
		const answer = run("restore", [broken, "--yes"], withPassphrase);
		expect(answer.status, answer.said).toBe(1);
		expect(answer.said).toMatch(said);
	}
	expect(run("restore", [backup, "--yes"], { BACKUP_PASSPHRASE: "another long passphrase" }).said).toContain(
		"another passphrase or key",
	);
	expect(run("restore", [backup, "--yes"]).said).toContain("This backup is encrypted");
	expect(await readFile(join(dataDir, "secret"), "utf8")).toBe("the new signing secret");
});

test("M6: a public key is enough to back up, and only the secret key restores", async () => {
	const { folder, run } = await installation();
	const [secretKey, publicKey, backup] = ["key", "key.pub", "backup.age"].map((name) => join(folder, name)) as [
		string,
		string,
		string,
	];
	const made = run("backup", ["--new-key", secretKey]);
	expect(run("backup", ["--new-key", secretKey]).status).toBe(1);
	await writeFile(publicKey, `# on the server\n${/^age1\w+$/m.exec(made.said)?.[0]}\n`);
	expect(run("backup", [backup], { BACKUP_KEY_FILE: publicKey }).status).toBe(0);
	expect(run("restore", [backup, "--yes"], { BACKUP_KEY_FILE: publicKey }).said).toContain("public key only");
	expect(run("restore", [backup, "--yes"], { BACKUP_KEY_FILE: secretKey })).toMatchObject({ status: 0 });
});

test("M6: a plain backup omits the signing secret and says so", async () => {
	const { folder, dataDir, run } = await installation();
	const backup = join(folder, "backup");
	const plain = run("backup", ["--plain", backup], { BACKUP_PASSPHRASE: passphrase });
	expect(plain).toMatchObject({ status: 0, said: expect.stringContaining("The signing secret is not in it") });
	const listed = spawnSync("tar", ["tzf", backup], { encoding: "utf8" }).stdout.split("\n");
	expect(listed[0]).toBe("manifest.json");
	expect(listed.filter((name) => name && !/^(manifest\.json|tables\/\w+\.jsonl)$/.test(name))).toEqual([
		`images/${"0f".repeat(16)}/320.avif`,
	]);
	expect(run("restore", [backup, "--yes"])).toMatchObject({ status: 0 });
	expect(await readFile(join(dataDir, "secret"), "utf8")).toBe("the old signing secret");
	expect(run("create-owner").said).toContain("The site already has an owner");
});

test("npm run move copies the embedded database into another one, and leaves no file behind", async () => {
	const { folder, dataDir, run } = await installation();
	const target = await startEmbedded({ dataDir: join(folder, "target") });
	onTestFinished(() => target.stop());
	const there = { DATABASE_URL: target.url, AUTH_SECRET: "x".repeat(32) };
	expect(run("move").said).toContain("Set DATABASE_URL");
	expect(run("move", [], there)).toMatchObject({
		status: 0,
		said: expect.stringContaining("rows were copied to the database of DATABASE_URL"),
	});
	expect(run("move", [], there)).toMatchObject({ status: 1, said: expect.stringContaining("--yes") });
	expect(run("create-owner", [], there).said).toContain("The site already has an owner");
	expect((await readdir(dataDir)).filter((name) => name.startsWith("move-"))).toEqual([]);
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
	expect((await readdir(folder)).sort()).toEqual(
		["backup-2025-01-01T00-00-00.tar.gz.age", name(1), name(5), ...others].sort(),
	);
});

test("M6: a backup removes unfinished files of interrupted ones after six hours, and nothing else", async () => {
	const { folder, run } = await installation();
	const backups = join(folder, "backups");
	await mkdir(backups);
	const interrupted = ["01T03-15-00.tar.gz.age", "02T03-15-00.tar.gz"].map((end) => `backup-2026-11-${end}.unfinished`);
	const others = [
		"backup-notes.unfinished",
		"backup-2026-11-03T03-15-00.tar.gz.age.unfinished",
		"photo.jpg.unfinished",
	];
	for (const name of [...interrupted, ...others]) await writeFile(join(backups, name), "");
	const longAgo = new Date(Date.now() - 6.1 * 60 * 60 * 1_000);
	for (const name of await readdir(backups)) {
		if (!name.includes("11-03")) await utimes(join(backups, name), longAgo, longAgo);
	}
	const made = run("backup", [join(backups, "new.age")], { BACKUP_PASSPHRASE: passphrase });
	expect(made).toMatchObject({ status: 0 });
	expect((await readdir(backups)).sort()).toEqual([...others, "new.age"].sort());
});

test("M6: an interrupted backup leaves no unfinished file", async () => {
	const { folder } = await installation();
	const server = await startEmbedded({ dataDir: join(folder, "server") });
	onTestFinished(() => server.stop());
	const client = new pg.Client({ connectionString: server.url });
	await client.connect();
	onTestFinished(() => client.end());
	const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: server.url, AUTH_SECRET: "x".repeat(32) };
	const settings = { ...env, BACKUP_PASSPHRASE: passphrase };
	const backups = join(folder, "backups");
	const args = ["bin/backup.ts", join(backups, "first.age")];
	expect(spawnSync(process.execPath, args, { cwd: root, env: settings }).status).toBe(0);
	// It has started its file and waits for this table.
	await client.query("begin; lock table users in access exclusive mode");
	const backup = spawn(process.execPath, ["bin/backup.ts", join(backups, "second.age")], { cwd: root, env: settings });
	const names = async () => (await readdir(backups)).sort();
	await expect.poll(names, { timeout: 20_000 }).toEqual(["first.age", "second.age.unfinished"]);
	backup.kill("SIGTERM");
	expect(await once(backup, "close")).toEqual([1, null]);
	expect(await names()).toEqual(["first.age"]);
});

test("an invalid password for the first owner is rejected in one line that names the rule", async () => {
	const folder = await temporaryFolder();
	for (const [password, rule] of [
		["tashkent2026", "OWNER_PASSWORD is one of the most common passwords, perhaps with a number behind it"],
		["seoul-korea-26", "OWNER_PASSWORD is made of the site's name, a place, or the owner's own address"],
		["abababab", "OWNER_PASSWORD repeats signs or follows the keyboard or the alphabet"],
		["short", "OWNER_PASSWORD takes 8 characters or more"],
	]) {
		const env = { ...process.env, DATA_DIR: folder, OWNER_EMAIL: "owner@example.com", OWNER_PASSWORD: password };
		const { status, stderr } = spawnSync(process.execPath, ["bin/create-owner.ts"], {
			cwd: root,
			env,
			encoding: "utf8",
		});
		expect(status).toBe(1);
		expect(stderr).toMatch(new RegExp(`^The owner was not created: ${rule}[^\n]*\n$`));
	}
});
