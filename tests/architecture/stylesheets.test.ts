import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root, trackedFiles } from "../support/project.ts";

const read = (name: string) => readFileSync(join(root, name), "utf8");

test("the admin panel's style sheet has the classes of every shared component that the panel shows", () => {
	const listed = /@source "\.\/ui\/\{(.*)\}\.tsx"/.exec(read("app/admin.css"))?.[1]?.split(",");
	const files = trackedFiles().filter((name) => /^app\/(admin|routes\/admin)\/.*\.tsx$/.test(name));
	const imported = files.flatMap((name) =>
		[...read(name).matchAll(/from "(?:\.\.\/)+ui\/([^"]+)\.tsx"/g)].map(([, component]) => component),
	);
	expect([...new Set(imported)].sort()).toEqual(listed);
});
