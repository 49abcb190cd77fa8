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

/** Node keeps the text of a script in memory: twice as much of it if one character is not Latin. */
test("the server's scripts contain only ASCII characters", () => {
	expect(scripts).toContain("build/server/index.js");
	for (const script of scripts) {
		const text = read(script);
		const at = text.search(/[^\0-\x7f]/);
		expect(at < 0 ? "" : text.slice(Math.max(0, at - 40), at + 1), script).toBe("");
	}
});

test("only the image process loads the image library", () => {
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
