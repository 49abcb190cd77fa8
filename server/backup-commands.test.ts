import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { temporaryFolder } from "../tests/support/site.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

test("npm run backup and npm run restore bring an installation back, and nothing is replaced without leave", async () => {
	const folder = await temporaryFolder();
	const env = { ...process.env, DATA_DIR: join(folder, "data"), OWNER_EMAIL: "owner@example.com" };
	const run = (script: string, ...args: string[]) => {
		const { status, stdout, stderr } = spawnSync(process.execPath, [`bin/${script}.ts`, ...args], {
			cwd: root,
			env: { ...env, OWNER_PASSWORD: "a long enough password" },
			encoding: "utf8",
		});
		return { status, said: stdout + stderr };
	};
	expect(run("create-owner").status).toBe(0);
	await writeFile(join(folder, "data", "secret"), "the old secret");
	const picture = join(folder, "data", "images", "0f".repeat(16));
	await mkdir(picture, { recursive: true });
	await writeFile(join(picture, "320.avif"), "a picture");
	// One that is being stored at this moment.
	await writeFile(join(picture, `640.avif.${randomUUID()}`), "half");
	const backup = join(folder, "backup");
	expect(run("backup", backup)).toMatchObject({ status: 0, said: expect.stringContaining(`are in ${backup}`) });
	expect(run("backup", backup).status).toBe(1);
	expect(run("restore", backup)).toMatchObject({ status: 1, said: expect.stringContaining("--yes") });
	await rm(join(folder, "data"), { recursive: true });
	expect(run("restore", join(folder, "nothing"))).toMatchObject({
		status: 1,
		said: expect.stringContaining("not there"),
	});
	expect(run("restore", backup)).toMatchObject({ status: 0, said: expect.stringContaining("are back") });
	expect(await readdir(picture)).toEqual(["320.avif"]);
	expect(await readFile(join(picture, "320.avif"), "utf8")).toBe("a picture");
	expect(await readFile(join(folder, "data", "secret"), "utf8")).toBe("the old secret");
	expect(run("create-owner")).toMatchObject({ status: 1, said: expect.stringContaining("There is an owner already") });
});
