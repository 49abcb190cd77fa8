import { parse } from "csv-parse/sync";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { zip } from "../../../app/admin/zip.ts";
import { applicationRows } from "../../../tests/support/application-rows.ts";
import { freshDatabase } from "../../../tests/support/site.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { enterContact } from "../../cases/contacts/enter-commands.ts";
import { replyToContact } from "../../cases/contacts/reply-commands.ts";
import { exportEverything } from "./everything-queries.ts";

test("the export of everything has a file for each table, with every row, applications and messages too, and is audited", async () => {
	const url = await freshDatabase("sample");
	const { caller, sql, userId } = await staffOn(url, { role: "owner", name: "Olga" });
	await sql("update users set display_name = 'Olga; =1+1' where id = $1", [userId]);
	// More than two queries' worth.
	await applicationRows(sql, [{ comment: 'She said: "two, please";\n=2+2', full_name: "Madina Example" }]);
	await sql(`insert into applications (reference, full_name, location, phone_number, age, terms_agreed)
		select 'HM-MANY-' || i, 'Person ' || i, 'Tashkent', '+998 90 000 00 00', 20, true from generate_series(1, 2100) i`);
	const message = await enterContact(caller, {
		...{ name: "Kamol Example", email: "kamol@example.com", message: "Which papers?", language: "ru" },
		...{ source: "fair", termsTold: true },
	});
	await replyToContact(caller, message, { text: "A passport and a diploma." });

	let largest = 0;
	const pieces: Uint8Array[] = [];
	for await (const piece of zip(await exportEverything(caller))) {
		largest = Math.max(largest, piece.length);
		pieces.push(piece);
	}
	const files = Object.entries(unzipSync(Buffer.concat(pieces)));
	const rowsOf = (name: string): Record<string, string>[] =>
		parse(files.find(([one]) => one === `${name}.csv`)?.[1] as Buffer, { columns: true, bom: true });
	const found = new Map(files.map(([name]) => [name.replace(".csv", ""), rowsOf(name.replace(".csv", "")).length]));
	for (const [name, count] of found) {
		const [stored] = await sql(`select count(*)::int as count from ${name}`);
		expect([name, count]).toEqual([name, stored?.count]);
	}
	const names = ["applications", "contact_submissions", "entries", "applicants", "programs", "blog_posts", "offices"];
	expect([...found.keys()]).toEqual(expect.arrayContaining(names));
	const madina = rowsOf("applications").find((row) => row.full_name === "Madina Example");
	expect(madina?.comment).toBe('She said: "two, please";\n\'=2+2');
	const answer = rowsOf("entries").find(({ kind }) => kind === "message_out");
	expect(answer?.text).toBe("A passport and a diploma.");
	const own = { id: userId, email: `${userId}@example.com`, display_name: "Olga;' =1+1" };
	expect(rowsOf("users").find(({ id }) => id === userId)).toEqual(own);
	// A file is read in pieces, and packed as it is read.
	expect(pieces.length).toBeGreaterThan(found.size);
	expect(largest).toBeLessThan(500_000);
	expect(await sql("select actor_id from audit_log where action = 'export:everything'")).toEqual([
		{ actor_id: userId },
	]);
	const { caller: admin } = await staffOn(url);
	await expect(exportEverything(admin)).rejects.toMatchObject({ problem: { kind: "refused" } });
});
