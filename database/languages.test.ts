import { expect, test } from "vitest";
import { freshDatabase, sqlOn } from "../tests/support/site.ts";
import { languages } from "./values.ts";

/** What migrations contain for each language; the compiler does not see it. */
test("a text in any language is found by search, follows its changes, and sorts by an index", async () => {
	const sql = sqlOn(await freshDatabase());
	const words = async (typed: string) =>
		(await sql("select distinct noun from search_words where word = $1 order by noun", [typed])).map(
			({ noun }) => noun,
		);
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
		for (const text of ["name", "about"]) expect(await words(text + language)).toEqual(["program", "university"]);
		const changed = [
			["universities", "name"],
			["universities", "description"],
			["programs", "title"],
			["programs", "description"],
		] as const;
		for (const [table, column] of changed) {
			const text = `${table}${column}${language}`;
			await sql(`update ${table} set ${column}_${language} = $1`, [text]);
			expect(await words(text), `${table} ${column}_${language}`).toHaveLength(1);
		}
		const [index] = await sql("select indexdef from pg_indexes where indexname = $1", [
			`universities_by_name_${language}`,
		]);
		expect(index?.indexdef).toContain(`name_${language}`);
		await sql("delete from programs");
	}
	// A migration that generates place_text anew drops its index with it.
	expect(await sql("select from pg_indexes where indexname = 'universities_place'")).toHaveLength(1);
});
