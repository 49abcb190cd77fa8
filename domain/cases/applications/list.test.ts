import { expect, test } from "vitest";
import { applicationRows } from "../../../tests/support/application-rows.ts";
import { program, university } from "../../../tests/support/factories.ts";
import { callerOf, freshDatabase } from "../../../tests/support/site.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { listApplications } from "./queries.ts";
import { applicationFilter } from "./rules.ts";

const now = () => new Date("2026-11-21T12:00:00Z");
const filter = (query = "") => applicationFilter(new URLSearchParams(query));

async function given(rows: Record<string, unknown>[]) {
	const url = await freshDatabase();
	const staff = await staffOn(url, { context: { now } });
	const ids = await applicationRows(staff.sql, rows);
	const names = async (query: string) =>
		(await listApplications(staff.caller, filter(query))).items.map(({ applicantName }) => applicantName);
	const applicantOf = async (id = "") =>
		(await staff.sql("select applicant_id as id from applications where id = $1", [id]))[0]?.id as string;
	return { url, ...staff, ids, names, applicantOf };
}

test("the list is filtered by each of its filters, and by several at once", async () => {
	const { url, sql, ids, names, applicantOf, userId } = await given([
		{
			...{ full_name: "A", location: "Samarqand, Urgut", age: 17, language: "uz", email: "a@example.com" },
			...{ language_certificates: [{ type: "topik", score: "3" }], submitted_at: "2026-11-10T18:59:00Z" },
		},
		{
			...{ full_name: "B", location: "Тошкент", age: 20, language: "ru", submitted_at: "2026-11-10T18:58:00Z" },
			language_certificates: ["ielts", "topik"].map((type) => ({ type, score: null })),
		},
		{ full_name: "C", age: 24, is_suspect: true, submitted_at: "2026-11-10T19:01:00Z" },
	]);
	const system = callerOf("system", url);
	const first = await university(system, { name: "Hanyang University", nameRu: "Университет Ханян" });
	const second = await university(system, { name: "Hanyang University ERICA" });
	const design = await program(system, { universityId: second, title: "Industrial Design", titleRu: "Дизайн" });
	await sql("update applications set university_id = $2 where id = $1", [ids[0], first]);
	await sql("update applications set university_id = $2, program_id = $3 where id = $1", [ids[1], second, design]);
	await sql("update applicants set assignee_id = $2 where id = $1", [await applicantOf(ids[0]), userId]);
	await sql("update applicants set office = 'seoul' where id = $1", [await applicantOf(ids[1])]);
	for (const [query, ...expected] of [
		["certificate=topik", "A", "B"],
		["certificate=ielts", "B"],
		["city=urgut", "A"],
		["city=тошкент", "B"],
		["age_from=20", "B", "C"],
		["age_from=18&age_to=20", "B"],
		["language=uz", "A"],
		["email=yes", "A"],
		["email=no", "B", "C"],
		["suspect=yes", "C"],
		["suspect=no", "A", "B"],
		["certificate=topik&email=no&age_to=30", "B"],
		["university=hanyang", "A", "B"],
		["university=Hanyang University", "A"],
		["university=ханян", "A"],
		["program=desig", "B"],
		["program=hanyang"],
		["assignee=me", "A"],
		[`assignee=${userId}`, "A"],
		["assignee=nobody", "B", "C"],
		["assignee=00000000-0000-4000-8000-000000000000"],
		["office=tashkent&assignee=nobody", "C"],
		// A day ends in Tashkent.
		["from=2026-11-10&to=2026-11-10", "A", "B"],
		["from=2026-11-11", "C"],
		["to=2026-11-31", "A", "B", "C"],
	] as [string, ...string[]][])
		expect((await names(query)).toSorted(), query).toEqual(expected);
});

test("an application is found by name in either script, reference, phone in any format, email address and what staff have corrected", async () => {
	const { sql, ids, names, applicantOf } = await given([
		{ full_name: "Gʻulnora Karimova", phone_number: "+998 90 123-45-67", reference: "HM-7K3P-Q9TD" },
		{ full_name: "Azzia", email: "aziza.k@example.com" },
	]);
	const found = (query: string) => names(new URLSearchParams({ q: query }).toString());
	for (const query of ["G'ulnora", "karim", "HM7K3PQ9TD", "+998901234567", "1234567", "Karimova 90 123"])
		expect(await found(query), query).toEqual(["Gʻulnora Karimova"]);
	expect(await found("%")).toEqual([]);
	expect(await found("aziza.k@example")).toEqual(["Azzia"]);
	const id = await applicantOf(ids[1]);
	await sql("update applicants set full_name = 'Aziza Saidova', email = 'new@example.org' where id = $1", [id]);
	for (const query of ["saidova", "new@example.org", "azzia"]) expect(await found(query)).toEqual(["Aziza Saidova"]);
	await sql("update applications set applicant_id = $2 where id = $1", [ids[0], id]);
	expect(await found("saidova")).toHaveLength(2);
});

test("the list is sorted by each column, in both directions, newest first among equals", async () => {
	const { sql, ids, names, applicantOf } = await given([
		{ full_name: "delta", age: 18, location: "Xiva", status: "enrolled" },
		{ full_name: "Alfa", age: 30, location: "andijon", status: "pending" },
		{ full_name: "charlie", age: 18, location: "Buxoro", status: "contacted" },
		{ full_name: "Bravo", age: 22, location: "Nukus", status: "pending" },
	]);
	const task = async (at: number, due: string, done: string | null = null) =>
		sql(
			`insert into tasks (kind, applicant_id, application_id, office, language, due_at, done_at, outcome)
			values ('first_contact', $1, $2, 'tashkent', 'en', $3, $4, case when $4::timestamptz is null then null else 'reached' end)`,
			[await applicantOf(ids[at]), ids[at], due, done],
		);
	await task(3, "2026-11-22T10:00Z");
	await task(0, "2026-11-23T10:00Z");
	await task(1, "2026-11-20T10:00Z", "2026-11-19T10:00Z");
	for (const [sort, order] of Object.entries({
		...{ name: "Alfa Bravo charlie delta", "-name": "delta charlie Bravo Alfa", age: "delta charlie Bravo Alfa" },
		...{ "-age": "Alfa Bravo delta charlie", city: "Alfa charlie Bravo delta", status: "Alfa Bravo charlie delta" },
		...{ submitted: "Bravo charlie Alfa delta", "-submitted": "delta Alfa charlie Bravo" },
		...{ due: "Bravo delta Alfa charlie", "-due": "delta Bravo Alfa charlie", nothing: "delta Alfa charlie Bravo" },
	}))
		expect((await names(`sort=${sort}`)).join(" "), sort).toBe(order);
});
