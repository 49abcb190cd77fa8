import { expect, test } from "vitest";
import { readTable } from "../../sample/files.ts";
import { exported, rowsOf } from "../../tests/support/sheets.ts";
import { freshDatabase } from "../../tests/support/site.ts";
import { staffOn } from "../../tests/support/staff-callers.ts";

test("an export of the loaded sample says what its files say", async () => {
	const { caller } = await staffOn(await freshDatabase("sample"));
	for (const kind of ["universities", "programs"] as const) {
		const file = readTable(kind);
		const columns = Object.keys(file[0] ?? {});
		const [head = [], ...rows] = await rowsOf(await exported(caller, kind));
		const cells = rows.map((row) => columns.map((column) => row[head.indexOf(column)]));
		expect(cells.toSorted()).toEqual(file.map((row) => columns.map((column) => row[column])).toSorted());
		expect(file.length).toBeGreaterThan(kind === "programs" ? 130 : 29);
	}
});
