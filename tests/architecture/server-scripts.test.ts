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
