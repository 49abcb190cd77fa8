import { expect, test } from "vitest";
import { programs as samplePrograms } from "../../sample/catalog/programs.ts";
import { freshDatabase, sqlOn } from "../../tests/support/site.ts";

test("the loaded sample has every fee, requirement and teaching language of its files", async () => {
	const sql = sqlOn(await freshDatabase("sample"));
	const rows = await sql(
		"select title_en, jsonb_array_length(fee_items) as fees, min_topik, min_ielts, min_education, taught_in from programs",
	);
	const loaded = rows.map(
		(row) =>
			`${row.title_en} ${row.fees} ${row.min_topik} ${row.min_ielts && Number(row.min_ielts)} ${row.min_education} ${row.taught_in}`,
	);
	const due = samplePrograms.map(
		(one) =>
			`${one.title.en} ${one.feeItems.length} ${one.minTopik ?? null} ${one.minIelts ?? null} ${one.minEducation ?? null} ${one.taughtIn}`,
	);
	expect(loaded.toSorted()).toEqual(due.toSorted());
	expect(samplePrograms.filter(({ minTopik }) => minTopik !== undefined).length).toBeGreaterThan(80);
	expect(samplePrograms.filter(({ taughtIn }) => taughtIn.length > 0).length).toBeGreaterThan(25);
});

test("yearly tuition of the sample, by which lists sort, is within what universities in Korea charge", async () => {
	const sql = sqlOn(await freshDatabase("sample"));
	const yearly = (await sql("select yearly_fee::float8 as won from programs where yearly_fee is not null")).map(
		({ won }) => won,
	);
	expect(yearly.length).toBeGreaterThan(15);
	// From a public university to a private one's engineering (sample/SOURCES.md); ten times that would be a slip of a digit.
	expect(yearly.filter((won) => won < 2_000_000 || won > 20_000_000)).toEqual([]);
});
