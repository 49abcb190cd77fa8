import { expect, test } from "vitest";
import { resourceOfTable } from "../../server/changes.ts";
import { freshDatabase, sqlOn } from "../support/site.ts";

test("every table that public pages show notifies of its changes, and no other does", async () => {
	const sql = sqlOn(await freshDatabase());
	const notifying = await sql(
		"select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'notify_change'::regproc",
	);
	expect(notifying.map(({ name }) => name).sort()).toEqual([...resourceOfTable.keys()].sort());
});
