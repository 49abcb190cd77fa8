import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root, trackedFiles } from "../support/project.ts";

/** The path and content of a planted file. */
type Plant = [file: string, code: string];

/** What a file of each layer must not import. */
const imports: [file: string, modules: string][] = [
	["app/ui/planted.ts", "../../api/handler.ts ../../gateways/mail.ts ../../server/config.ts ../../sample/load.ts"],
	["app/ui/planted.ts", "drizzle-orm/pg-core node:fs"],
	["app/islands/planted.tsx", "../i18n/texts.ts react-router"],
	["app/analytics/planted.ts", "react ../i18n/texts.ts ../../domain/catalog/schema.ts"],
	["api/planted.ts", "../app/request-context.ts ../gateways/mail.ts ../database/tables.ts ../server/config.ts"],
	["api/planted.ts", "react"],
	["gateways/planted.ts", "../app/request-context.ts ../database/tables.ts ../server/config.ts"],
	["domain/catalog/planted.ts", "pg node:fs ../../server/config.ts ../../database/migrate.ts react"],
	["domain/catalog/planted.ts", "libphonenumber-js/min ../../gateways/mail.ts ../../app/request-context.ts"],
	["domain/planted/schema.ts", "drizzle-orm ../../database/tables.ts ../shared/search.ts"],
	["domain/planted/rules.ts", "pg ./queries.ts"],
	["domain/records/field-types.ts", "../shared/search.ts"],
	["domain/shared/language.ts", "./job-notifications.ts"],
	["database/planted.ts", "../domain/shared/errors.ts"],
	["database/embedded/planted.ts", "../../server/config.ts"],
	["sample/planted.ts", "../database/tables.ts"],
	["server/planted.ts", "../bin/build.ts ../tests/support/site.ts"],
	["vite.planted.ts", "./bin/build.ts"],
];

const forbidden: Plant[] = [
	...imports.flatMap(([file, modules]) => modules.split(" ").map((module): Plant => [file, `import "${module}";`])),
	["app/ui/planted.ts", 'import { cities } from "../../database/values.ts";'],
	["app/ui/planted.ts", 'export type A = import("../../database/values.ts").City;'],
	["app/ui/planted.ts", 'export const a = () => import("../../database/connect.ts");'],
	["app/ui/planted.ts", "export const a = (name: string) => import(name);"],
	["app/ui/planted.ts", 'export const a = require("pg");'],
	["app/planted.ts", 'import { Caller } from "../domain/access/caller.ts";\nexport const a = Caller;'],
	["app/planted.ts", "declare const Caller: new () => object;\nexport const a = new Caller();"],
	["api/planted.ts", 'import { Caller } from "../domain/access/caller.ts";\nexport const a = Caller;'],
	["domain/catalog/planted.ts", "export const a = (b: string) => b as never;"],
	["domain/catalog/planted.ts", 'import { connect } from "../../database/connect.ts";\nexport const a = connect;'],
	["domain/catalog/planted.ts", "export const a = process.env.PORT;"],
	["domain/catalog/planted.ts", 'export const a = () => fetch("/");'],
	["domain/catalog/planted.ts", 'import { Caller } from "../access/caller.ts";\nexport const a = Caller;'],
	["app/islands/planted.tsx", 'import { listPrograms } from "../../domain/catalog/program-queries.ts";'],
];

const allowed: Plant[] = [
	["app/ui/planted.ts", 'import type { Caller } from "../../domain/access/caller.ts";\nexport type A = Caller;'],
	["app/islands/planted.tsx", 'import { cities } from "../../domain/catalog/schema.ts";\nexport const a = cities;'],
	["domain/catalog/planted.ts", 'import type { Database } from "../../database/connect.ts";'],
	["domain/catalog/planted.ts", 'import { programs } from "../../database/tables.ts";\nexport const a = programs;'],
	["domain/planted/fields.ts", 'import { line } from "../records/field-types.ts";\nexport const a = line();'],
	["server/planted.ts", 'import { Caller } from "../domain/access/caller.ts";\nexport const a = Caller;'],
	["tests/planted.ts", 'import "../database/tables.ts";\nimport "../server/config.ts";'],
];

const copy = await mkdtemp(join(tmpdir(), "hamroh-layers-"));
afterAll(() => rm(copy, { recursive: true, force: true }));

/** Gives each planted file its own name if the rule depends on the folder, so that one run of Biome checks all of them. */
const named = (plants: Plant[], mark: string) =>
	plants.map(([file, code], index): [string, string] => [file.replace("planted", `${mark}${index}`), code]);

async function plant(plants: [string, string][]) {
	for (const [file, code] of plants) {
		const place = join(copy, file);
		await mkdir(dirname(place), { recursive: true });
		const before = await readFile(place, "utf8").catch(() => "");
		await writeFile(place, `${code}\n${before}`);
	}
}

type Finding = { category: string; severity: string; location: { path: string } };

function lint(folder: string): Promise<Finding[]> {
	const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
	const args = [biome, "lint", "--reporter=json", "--max-diagnostics=none", "."];
	return new Promise((done) =>
		execFile(process.execPath, args, { cwd: folder, maxBuffer: 64_000_000 }, (_error, output) =>
			done(JSON.parse(output).diagnostics),
		),
	);
}

const functionOf = (lines: number) => `export function a(run: () => void): void {\n${"\trun();\n".repeat(lines)}}\n`;

async function lintPlanted(): Promise<Finding[]> {
	for (const file of trackedFiles()) await cp(join(root, file), join(copy, file));
	await symlink(join(root, "node_modules"), join(copy, "node_modules"));
	await plant(named(forbidden, "wrong"));
	await plant(named(allowed, "right"));
	for (const folder of ["server", "api", "domain"])
		await plant([
			[`${folder}/long.ts`, functionOf(61)],
			[`${folder}/short.ts`, functionOf(60)],
		]);
	await plant([
		["app/ring-a.ts", 'import { b } from "./ring-b.ts";\nexport const a = () => b;'],
		["app/ring-b.ts", 'import { a } from "./ring-a.ts";\nexport const b = () => a;'],
	]);
	return lint(copy);
}

const findings = lintPlanted();
const boundaryRules = /^lint\/style\/(noRestrictedImports|noRestrictedGlobals|noProcessEnv)$|^plugin/;
const reported = async (file: string) =>
	(await findings).filter(({ category, location }) => location.path === file && boundaryRules.test(category));

test("the check rejects each forbidden import and use, and accepts each allowed one", async () => {
	for (const [file, code] of named(forbidden, "wrong"))
		expect(await reported(file), `${file}: ${code}`).not.toEqual([]);
	for (const [file, code] of named(allowed, "right")) expect(await reported(file), `${file}: ${code}`).toEqual([]);
});

test("the check rejects an import cycle", async () => {
	const rings = (await findings).filter(({ category }) => category === "lint/suspicious/noImportCycles");
	expect(rings.map(({ location }) => basename(location.path)).sort()).toEqual(["ring-a.ts", "ring-b.ts"]);
});

test("the check rejects a function of more than 60 lines in server, api and domain", async () => {
	const long = (await findings).filter(({ category }) => category.endsWith("/noExcessiveLinesPerFunction"));
	expect(long.map(({ location }) => location.path).sort()).toEqual(["api/long.ts", "domain/long.ts", "server/long.ts"]);
});
