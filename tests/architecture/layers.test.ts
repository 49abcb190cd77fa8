import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root, trackedFiles } from "../support/project.ts";

/** The path and content of a planted file. */
type Plant = [file: string, code: string];

const forbidden: Plant[] = [
	["app/ui/planted.ts", 'import "../../api/handler.ts";'],
	["app/ui/planted.ts", 'import "../../gateways/mail.ts";'],
	["app/ui/planted.ts", 'import "../../server/config.ts";'],
	["app/ui/planted.ts", 'import "../../sample/load.ts";'],
	["app/ui/planted.ts", 'import { cities } from "../../database/values.ts";'],
	["app/ui/planted.ts", 'import type { City } from "../../database/values.ts";'],
	["app/ui/planted.ts", 'export type A = import("../../database/values.ts").City;'],
	["app/ui/planted.ts", 'export const a = () => import("../../database/connect.ts");'],
	["app/ui/planted.ts", "export const a = (name: string) => import(name);"],
	["app/ui/planted.ts", 'export const a = require("pg");'],
	["app/ui/planted.ts", 'export { cities } from "../../database/values.ts";'],
	["app/ui/planted.ts", 'import "drizzle-orm/pg-core";'],
	["app/ui/planted.ts", 'import "node:fs";'],
	["app/ui/planted.ts", 'import "hono";'],
	["app/planted.ts", 'import "../bin/build.ts";'],
	["app/planted.ts", 'import "../tests/support/site.ts";'],
	["app/planted.ts", 'import { Caller } from "../domain/access/caller.ts";\nexport const a = Caller;'],
	["app/planted.ts", 'export { Caller } from "../domain/access/caller.ts";'],
	["app/planted.ts", 'export const a = () => import("../domain/access/caller.ts");'],
	["app/planted.ts", "declare const Caller: new () => object;\nexport const a = new Caller();"],
	[
		"app/islands/planted.tsx",
		'import { listPrograms } from "../../domain/catalog/program-queries.ts";\nexport { listPrograms };',
	],
	["app/islands/planted.tsx", 'import "../i18n/texts.ts";'],
	["app/islands/planted.tsx", 'import "react-router";'],
	["app/analytics/planted.ts", 'import "react";'],
	["app/analytics/planted.ts", 'import "../i18n/texts.ts";'],
	["app/analytics/planted.ts", 'import "../islands/saved.ts";'],
	["app/analytics/planted.ts", 'import "../../domain/catalog/schema.ts";'],
	["api/planted.ts", 'import "../app/request-context.ts";'],
	["api/planted.ts", 'import "../gateways/mail.ts";'],
	["api/planted.ts", 'import "../database/tables.ts";'],
	["api/planted.ts", 'import "../server/config.ts";'],
	["api/planted.ts", 'import "react";'],
	["api/planted.ts", 'import { Caller } from "../domain/access/caller.ts";\nexport const a = Caller;'],
	["gateways/planted.ts", 'import "../app/request-context.ts";'],
	["gateways/planted.ts", 'import "../api/handler.ts";'],
	["gateways/planted.ts", 'import "../database/tables.ts";'],
	["gateways/planted.ts", 'import "../server/config.ts";'],
	["domain/catalog/planted.ts", "export const a = (b: string) => b as never;"],
	["domain/catalog/planted.ts", 'import "pg";'],
	["domain/catalog/planted.ts", 'import "node:fs";'],
	["domain/catalog/planted.ts", 'import "../../server/config.ts";'],
	["domain/catalog/planted.ts", 'import "../../database/migrate.ts";'],
	["domain/catalog/planted.ts", 'export const a = () => globalThis.fetch("/");'],
	["domain/catalog/planted.ts", 'import "react";'],
	["domain/catalog/planted.ts", 'import "hono";'],
	["domain/catalog/planted.ts", 'import "libphonenumber-js/min";'],
	["domain/catalog/planted.ts", 'import "../../gateways/mail.ts";'],
	["domain/catalog/planted.ts", 'import "../../app/request-context.ts";'],
	["domain/catalog/planted.ts", 'import "../../database/embedded/start.ts";'],
	["domain/catalog/planted.ts", 'import { connect } from "../../database/connect.ts";\nexport const a = connect;'],
	["domain/catalog/planted.ts", "export const a = process.env.PORT;"],
	["domain/catalog/planted.ts", 'export const a = () => fetch("/");'],
	["domain/catalog/planted.ts", 'import { Caller } from "../access/caller.ts";\nexport const a = Caller;'],
	["domain/planted/schema.ts", 'import "drizzle-orm";'],
	["domain/planted/schema.ts", 'import "../../database/tables.ts";'],
	["domain/planted/schema.ts", 'import "../shared/search.ts";'],
	["domain/planted/schema.ts", 'import "node:crypto";'],
	["domain/planted/fields.ts", 'import "../../database/tables.ts";'],
	["domain/records/field-types.ts", 'import "../shared/search.ts";'],
	["domain/planted/rules.ts", 'import "pg";'],
	["domain/planted/rules.ts", 'import "./queries.ts";'],
	["domain/planted/rules.ts", 'import "../access/caller.ts";'],
	["domain/shared/validation.ts", 'import "drizzle-orm";'],
	["domain/shared/language.ts", 'import "./job-notifications.ts";'],
	["database/planted.ts", 'import "../domain/shared/errors.ts";'],
	["database/embedded/planted.ts", 'import "../../server/config.ts";'],
	["sample/planted.ts", 'import "../database/tables.ts";'],
	["sample/planted.ts", 'import { Caller } from "../domain/access/caller.ts";\nexport const a = Caller;'],
	["server/planted.ts", 'import "../bin/build.ts";'],
	["server/planted.ts", 'import "../tests/support/site.ts";'],
	["vite.planted.ts", 'import "./bin/build.ts";'],
];

const allowed: Plant[] = [
	["app/ui/planted.ts", 'import type { Caller } from "../../domain/access/caller.ts";\nexport type A = Caller;'],
	["app/islands/planted.tsx", 'import { cities } from "../../domain/catalog/schema.ts";\nexport const a = cities;'],
	[
		"api/planted.ts",
		'import { listPrograms } from "../domain/catalog/program-queries.ts";\nexport const a = listPrograms;',
	],
	[
		"domain/catalog/planted.ts",
		'import type { Database } from "../../database/connect.ts";\nexport type A = Database;',
	],
	["domain/catalog/planted.ts", 'import { programs } from "../../database/tables.ts";\nexport const a = programs;'],
	["domain/planted/fields.ts", 'import { line } from "../records/field-types.ts";\nexport const a = line();'],
	["domain/planted/rules.ts", 'import { asId } from "../shared/validation.ts";\nexport const a = asId;'],
	["server/planted.ts", 'import { Caller } from "../domain/access/caller.ts";\nexport const a = Caller;'],
	["bin/planted.ts", 'import { Caller } from "../domain/access/caller.ts";\nexport const a = Caller;'],
	["tests/planted.ts", 'import "../database/tables.ts";\nimport "../server/config.ts";'],
];

const copy = await mkdtemp(join(tmpdir(), "hamroh-layers-"));
afterAll(() => rm(copy, { recursive: true, force: true }));

/**
 * Gives each planted file its own name if the rule depends on the folder, so that one run of Biome checks all of them.
 */
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
	await plant(
		["server", "api", "domain"].flatMap((folder): [string, string][] => [
			[`${folder}/long.ts`, functionOf(61)],
			[`${folder}/short.ts`, functionOf(60)],
		]),
	);
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

test.each(named(forbidden, "wrong"))("the check rejects in %s: %s", async (file) => {
	expect(await reported(file)).not.toEqual([]);
});

test.each(named(allowed, "right"))("the check accepts in %s: %s", async (file) => {
	expect(await reported(file)).toEqual([]);
});

test("the check rejects an import cycle", async () => {
	const rings = (await findings).filter(({ category }) => category === "lint/suspicious/noImportCycles");
	expect(rings.map(({ location }) => basename(location.path)).sort()).toEqual(["ring-a.ts", "ring-b.ts"]);
});

test("the check rejects a function of more than 60 lines in server, api and domain", async () => {
	const long = (await findings).filter(({ category }) => category.endsWith("/noExcessiveLinesPerFunction"));
	expect(long.map(({ location }) => location.path).sort()).toEqual(["api/long.ts", "domain/long.ts", "server/long.ts"]);
});
