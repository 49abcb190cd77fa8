import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root, trackedFiles } from "../support/project.ts";

const read = (name: string) => readFileSync(join(root, name), "utf8");

test("the admin panel's style sheet has the classes of every shared component that the panel shows", () => {
	const listed = /@source "\.\/ui\/\{(.*)\}\.tsx"/.exec(read("app/admin.css"))?.[1]?.split(",");
	const files = trackedFiles().filter((name) => /^app\/(admin|routes\/admin)\/.*\.tsx$/.test(name));
	const imported = files.flatMap((name) => componentsIn(read(name), /from "(?:\.\.\/)+ui\/([^"]+)\.tsx"/g));
	const within = imported.flatMap((name) => componentsIn(read(`app/ui/${name}.tsx`), /from "\.\/([^"]+)\.tsx"/g));
	expect([...new Set([...imported, ...within])].sort()).toEqual(listed);
});

const componentsIn = (source: string, imports: RegExp) => [...source.matchAll(imports)].map(([, name]) => name);
