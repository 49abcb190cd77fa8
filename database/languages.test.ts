import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { listPrograms } from "../domain/catalog/program-queries.ts";
import { listUniversities } from "../domain/catalog/university-queries.ts";
import { callerOf, freshDatabase, sqlOn } from "../tests/support/site.ts";
import * as tables from "./tables.ts";
import { languages } from "./values.ts";

/** The generated columns contain every language. */
test("a text in any language is found by search", async () => {
	const url = await freshDatabase();
	const sql = sqlOn(url);
	const visitor = callerOf("anonymous", url);
	const find = async (query: string) => ({
		programs: (await listPrograms(visitor, { query, page: 1 })).total,
		universities: (await listUniversities(visitor, { query, sort: "ranking", page: 1 }, "en")).total,
	});
	for (const language of languages) {
		const [university] = await sql(
			`insert into universities (name, name_${language}, description_${language}, location, location_${language})
			values ('-', 'name${language}', 'about${language}', '-', 'place${language}') returning id, place_text`,
		);
		await sql(
			`insert into programs (university_id, type, title, title_${language}, description_${language})
			values ($1, 'PhD', '-', 'name${language}', 'about${language}')`,
			[university.id],
		);
		expect(university.place_text).toMatch(new RegExp(`name${language}[^]*place${language}`));
		for (const text of ["name", "about"]) expect(await find(text + language)).toEqual({ programs: 1, universities: 1 });
		await sql("delete from programs");
	}
});

/** A migration that replaces a generated column, as one for a new language does, drops the indexes on it. */
test("the migrated database has every index and every constraint of the tables", async () => {
	const rows = await sqlOn(await freshDatabase())(`select indexname as name from pg_indexes where schemaname = 'public'
		union select conname from pg_constraint where connamespace = 'public'::regnamespace`);
	const existing = new Set(rows.map(({ name }) => name));
	const all = Object.values(tables).flatMap((table) => {
		if (!is(table, PgTable)) return [];
		const { indexes, checks, uniqueConstraints, foreignKeys } = getTableConfig(table);
		const keys = [...uniqueConstraints, ...foreignKeys].map((key) => key.getName());
		return [...indexes.map(({ config }) => config.name), ...checks.map(({ name }) => name), ...keys];
	});
	expect(all.length).toBeGreaterThan(500);
	expect(all.filter((name) => !existing.has(name))).toEqual([]);
});
