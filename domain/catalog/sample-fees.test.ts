import { expect, test } from "vitest";
import { programs as samplePrograms } from "../../sample/catalog/programs.ts";
import { freshDatabase, sqlOn } from "../../tests/support/site.ts";

test("the loaded sample has every fee of its files, and each tuition is what the program's text states", async () => {
	const sql = sqlOn(await freshDatabase("sample"));
	const rows = await sql(
		`select title_en, fee_items, fee, fees_en, read_fee(fees_en, fees, fees_ru, fees_uz) as stated
		from programs where fee_items <> '[]'`,
	);
	expect(rows).toHaveLength(samplePrograms.filter(({ feeItems }) => feeItems.length > 0).length);
	expect(rows.flatMap(({ fee_items }) => fee_items)).toHaveLength(
		samplePrograms.flatMap(({ feeItems }) => feeItems).length,
	);
	const priced = rows.filter(({ fee_items }) => fee_items.some(({ kind }: { kind: string }) => kind === "tuition"));
	expect(priced.length).toBeGreaterThan(15);
	for (const { title_en, fee, fees_en, stated } of priced) {
		const { from, to, about, currency, period, yearly } = fee;
		expect({ about, currency }, title_en).toEqual({ about: true, currency: "KRW" });
		// The text of a price for two terms names no price of one.
		if (/for two terms/.test(fees_en)) expect(stated).toBeNull();
		else expect({ from, to, period, yearly }, title_en).toMatchObject(amountsOf(stated));
	}
});

const amountsOf = ({ from, to, period, yearly }: Record<string, unknown>) => ({ from, to, period, yearly });

test("yearly tuition of the sample, by which lists sort, is within what universities in Korea charge", async () => {
	const sql = sqlOn(await freshDatabase("sample"));
	const yearly = (
		await sql("select (fee ->> 'yearly')::float8 as won from programs where fee ->> 'yearly' is not null")
	).map(({ won }) => won);
	expect(yearly.length).toBeGreaterThan(15);
	// From a public university to a private one's engineering (sample/SOURCES.md); ten times that would be a slip of a digit.
	expect(yearly.filter((won) => won < 2_000_000 || won > 20_000_000)).toEqual([]);
});
