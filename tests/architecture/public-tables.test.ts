import { expect, test } from "vitest";
import { resourceOfTable } from "../../server/changes.ts";
import { freshDatabase, sqlOn } from "../support/site.ts";

test("every table that public pages show notifies of its changes, and no other does", async () => {
	const sql = sqlOn(await freshDatabase());
	const notifies = "tgfoid = 'notify_change'::regproc";
	const notifying = await sql(`select distinct tgrelid::regclass::text as name from pg_trigger where ${notifies}`);
	expect(notifying.map(({ name }) => name).sort()).toEqual([...resourceOfTable.keys()].sort());
});

test("every update of a record with a version increments it", async () => {
	const sql = sqlOn(await freshDatabase());
	// A revision has the version of another record.
	const missing = await sql(
		`select table_name from information_schema.columns where table_schema = 'public' and column_name = 'version' and table_name <> 'revisions'
		and not exists (select from pg_trigger where tgrelid = format('public.%I', table_name)::regclass
			and tgfoid = 'stamp_update'::regproc and encode(tgargs, 'escape') = 'version\\000')`,
	);
	expect(missing).toEqual([]);
});
