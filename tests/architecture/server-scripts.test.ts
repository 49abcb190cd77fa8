import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../support/project.ts";

const scripts = ["build/start", "build/server"].flatMap((folder) =>
	readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".js"))
		.map((file) => `${folder}/${file}`),
);
const read = (file: string) => readFileSync(join(root, file), "utf8");

test("only the image process loads the image library", () => {
	expect(scripts).toContain("build/server/index.js");
	const withImages = scripts.filter((script) => /["'](sharp|@img\/[\w-]+)["']/.test(read(script)));
	expect(withImages).toEqual(["build/start/image-process.js"]);
});

test("the site starts with the code that the build has compiled", async () => {
	const flags = [...read("bin/start.mjs").matchAll(/"(--max-[\w-]+=\d+)"/g)].map(([, flag]) => flag as string);
	const env = { PATH: process.env.PATH, PORT: "none", NODE_ENV: "production", NODE_DEBUG_NATIVE: "COMPILE_CACHE" };
	const output = await new Promise<string>((done) => {
		execFile(process.execPath, [...flags, "build/start/main.js"], { cwd: root, env }, (_error, _output, text) =>
			done(text),
		);
	});
	expect(output).toContain("Cannot start: PORT");
	expect(output).toMatch(/code cache for ESM file:\/\/\/\S+\/build\/server\/index\.js was accepted/);
});
