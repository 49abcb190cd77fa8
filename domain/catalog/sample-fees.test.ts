import { expect, test } from "vitest";
import { readTable } from "../../sample/files.ts";
import { exported, rowsOf } from "../../tests/support/sheets.ts";
import { freshDatabase, sqlOn } from "../../tests/support/site.ts";
import { staffOn } from "../../tests/support/staff-callers.ts";

test.each(["universities", "programs"] as const)(
	"an export of the loaded sample says what its file of %s says",
	async (kind) => {
		const { caller } = await staffOn(await freshDatabase("sample"));
		const file = readTable(kind);
		const columns = Object.keys(file[0] ?? {});
		const [head = [], ...rows] = await rowsOf(await exported(caller, kind));
		const cells = rows.map((row) => columns.map((column) => row[head.indexOf(column)]));
		expect(cells.toSorted()).toEqual(file.map((row) => columns.map((column) => row[column])).toSorted());
		expect(file.length).toBeGreaterThan(kind === "programs" ? 130 : 29);
	},
);

test("yearly tuition of the sample, by which lists sort, is within what universities in Korea charge", async () => {
	const sql = sqlOn(await freshDatabase("sample"));
	const yearly = (await sql("select yearly_fee::float8 as won from programs where yearly_fee is not null")).map(
		({ won }) => won,
	);
	expect(yearly.length).toBeGreaterThan(15);
	// From a public university to a private one's engineering (sample/SOURCES.md); ten times that would be a slip of a digit.
	expect(yearly.filter((won) => won < 2_000_000 || won > 20_000_000)).toEqual([]);
});
