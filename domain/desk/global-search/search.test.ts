import { expect, test } from "vitest";
import { applicationRows } from "../../../tests/support/application-rows.ts";
import { program, university } from "../../../tests/support/factories.ts";
import { callerOf, freshDatabase } from "../../../tests/support/site.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { searchEverything, searchRecords } from "./queries.ts";

test("staff 17: the search finds people by name, phone and city, applications by reference, everything else by words, and a few records of every noun with a list of its own", async () => {
	const url = await freshDatabase();
	const staff = await staffOn(url, { name: "Dilnoza Staff" });
	const system = callerOf("system", url);
	await applicationRows(staff.sql, [
		{ full_name: "Gʻulnora Karimova", phone_number: "+998 90 123-45-67", reference: "HM-7K3P-Q9TD" },
		...Array.from({ length: 7 }, (_, at) => ({ full_name: `Bobur ${at}` })),
	]);
	await staff.sql(
		"insert into contact_submissions (name, email, message) values ('Carl', 'carl@example.com', 'Is Hanbit good for robotics?')",
	);
	await applicationRows(staff.sql, [
		{ full_name: "Zilola", location: "Xiva shahri", reference: "HM-2222-2222" },
		{ full_name: "Bobur 9", location: "Xiva", reference: "HM-3333-3333" },
	]);
	const universityId = await university(system, { name: "Hanbit University", nameRu: "Университет Ханбит" });
	await program(system, { universityId, title: "Robotics", titleRu: "Робототехника" });
	await staff.sql("insert into blog_posts (slug, title) values ('robotics-in-korea', 'Robotics in Korea')");
	const found = async (query: string, language: "en" | "ru" = "en") =>
		(await searchEverything(staff.caller, query, language)).map(({ name, items }) => [
			name,
			...items.map(({ title }) => title),
		]);
	expect(await found("gulnora")).toEqual([["applicants", "Gʻulnora Karimova"]]);
	expect(await found("90 123 45 67")).toEqual([["applicants", "Gʻulnora Karimova"]]);
	for (const reference of ["HM-7K3P-Q9TD", "hm7k3pq9td", "q9td"])
		expect(await found(reference), reference).toEqual([["applications", "HM-7K3P-Q9TD"]]);
	expect(await found("carl@example")).toEqual([["contacts", "Carl"]]);
	const robotics = { contacts: "Carl", programs: "Robotics", posts: "Robotics in Korea" };
	expect(await found("robotics")).toEqual(Object.entries(robotics));
	expect(await found("ханбит", "ru")).toEqual([["universities", "Университет Ханбит"]]);
	expect(await found("робототехника", "ru")).toEqual([["programs", "Робототехника"]]);
	expect(await found("dilnoza")).toEqual([["users", "Dilnoza Staff"]]);
	expect(await found("xiva")).toEqual([["applicants", "Zilola", "Bobur 9"]]);
	expect(await found("хива", "ru")).toEqual(await found("xiva"));
	// A group has at most five results, and a single letter finds nothing.
	expect((await found("bobur"))[0]).toHaveLength(6);
	for (const nothing of ["", "b", " b ", "no such words", "%%"]) expect(await found(nothing)).toEqual([]);

	const { sql } = staff;
	await sql("insert into reply_templates (name, text_en) select 'Hanbit ' || n, 'Hello' from generate_series(1, 7) n");
	await sql(
		`insert into pack_templates (university_id, name, papers, file_name, format, source, grade, checked_on)
			select id, 'Pack', '{passport}', '{nn}', 'zip', 'https://example.com/pack', 'B', '2026-11-22' from universities`,
	);
	await sql(
		`insert into cost_items (code, low, currency, period, note, source, grade, checked_on)
			values ('food', 300000, 'KRW', 'per_month', 'In Hanbit', 'https://example.com/costs', 'B', '2026-11-22')`,
	);
	const foundRecords = async (query: string) =>
		(await searchRecords(staff.caller, query)).map(({ noun, rows }) => [noun, rows.length]);
	expect(await foundRecords("hanbit")).toEqual([
		["costItem", 1],
		["packTemplate", 1],
		["template", 5],
	]);
	for (const nothing of ["h", "%%"]) expect(await foundRecords(nothing)).toEqual([]);
});
