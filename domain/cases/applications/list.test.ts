import { expect, test } from "vitest";
import { applicationRows } from "../../../tests/support/application-rows.ts";
import { program, university } from "../../../tests/support/factories.ts";
import { rowsOf } from "../../../tests/support/sheets.ts";
import { callerOf, freshDatabase } from "../../../tests/support/site.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { exportApplicationSheet, exportApplications } from "./export-queries.ts";
import { getNeighbors, listApplications } from "./queries.ts";
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

test("the list is filtered by certificate, city, age, language, email address and flood", async () => {
	const { names } = await given([
		{
			full_name: "A",
			location: "Samarqand, Urgut",
			age: 17,
			language: "uz",
			email: "a@example.com",
			language_certificates: [{ type: "topik", score: "3" }],
		},
		{
			full_name: "B",
			location: "Тошкент",
			age: 20,
			language: "ru",
			language_certificates: [
				{ type: "ielts", score: "6" },
				{ type: "topik", score: null },
			],
		},
		{ full_name: "C", age: 24, is_suspect: true },
	]);
	expect(await names("certificate=topik")).toEqual(["A", "B"]);
	expect(await names("certificate=ielts")).toEqual(["B"]);
	expect(await names("city=urgut")).toEqual(["A"]);
	expect(await names("city=тошкент")).toEqual(["B"]);
	expect(await names("age_from=20")).toEqual(["B", "C"]);
	expect(await names("age_from=18&age_to=20")).toEqual(["B"]);
	expect(await names("age_to=17")).toEqual(["A"]);
	expect(await names("language=uz")).toEqual(["A"]);
	expect(await names("email=yes")).toEqual(["A"]);
	expect(await names("email=no")).toEqual(["B", "C"]);
	expect(await names("suspect=yes")).toEqual(["C"]);
	expect(await names("suspect=no")).toEqual(["A", "B"]);
	expect(await names("certificate=topik&email=no&age_to=30")).toEqual(["B"]);
});

test("the list is filtered by university and program, in any language and by parts of words", async () => {
	const { url, sql, ids, names } = await given([{ full_name: "A" }, { full_name: "B" }, { full_name: "C" }]);
	const system = callerOf("system", url);
	const first = await university(system, { name: "Hanyang University", nameRu: "Университет Ханян" });
	const second = await university(system, { name: "Hanyang University ERICA" });
	const design = await program(system, { universityId: second, title: "Industrial Design", titleRu: "Дизайн" });
	await sql("update applications set university_id = $2 where id = $1", [ids[0], first]);
	await sql("update applications set university_id = $2, program_id = $3 where id = $1", [ids[1], second, design]);
	expect(await names("university=hanyang")).toEqual(["A", "B"]);
	expect(await names("university=Hanyang University")).toEqual(["A"]);
	expect(await names("university=ханян")).toEqual(["A"]);
	expect(await names("program=desig")).toEqual(["B"]);
	expect(await names("program=дизайн")).toEqual(["B"]);
	expect(await names("program=hanyang")).toEqual([]);
	expect(await names("university=nothing of the kind")).toEqual([]);
});

test("the list is filtered by office and assignee: one's own, nobody's, and another's", async () => {
	const { sql, ids, names, applicantOf, userId } = await given([
		{ full_name: "A" },
		{ full_name: "B" },
		{ full_name: "C" },
	]);
	await sql("update applicants set assignee_id = $2 where id = $1", [await applicantOf(ids[0]), userId]);
	await sql("update applicants set office = 'seoul' where id = $1", [await applicantOf(ids[1])]);
	expect(await names("assignee=me")).toEqual(["A"]);
	expect(await names(`assignee=${userId}`)).toEqual(["A"]);
	expect(await names("assignee=nobody")).toEqual(["B", "C"]);
	expect(await names("assignee=00000000-0000-4000-8000-000000000000")).toEqual([]);
	expect(await names("office=seoul")).toEqual(["B"]);
	expect(await names("office=tashkent&assignee=nobody")).toEqual(["C"]);
	await sql("delete from users where id = $1", [userId]);
	expect(await names("assignee=nobody")).toEqual(["A", "B", "C"]);
});

test("a period of days ends with its last day in Tashkent", async () => {
	const { names } = await given([
		{ full_name: "late", submitted_at: "2026-11-10T18:59:00Z" },
		{ full_name: "next", submitted_at: "2026-11-10T19:01:00Z" },
	]);
	expect(await names("from=2026-11-10&to=2026-11-10")).toEqual(["late"]);
	expect(await names("from=2026-11-11")).toEqual(["next"]);
	expect(await names("to=2026-11-31")).toEqual(["next", "late"]);
});

test("the search also finds email addresses and what staff have corrected, at once", async () => {
	const { sql, ids, names, applicantOf } = await given([{ full_name: "Azzia", email: "aziza.k@example.com" }, {}]);
	expect(await names("q=aziza.k@example")).toEqual(["Azzia"]);
	expect(await names("q=aziza")).toEqual(["Azzia"]);
	const id = await applicantOf(ids[0]);
	await sql("update applicants set full_name = 'Aziza Karimova', email = 'new@example.org' where id = $1", [id]);
	for (const query of ["karimova", "new@example.org", "azzia"])
		expect(await names(`q=${query}`)).toEqual(["Aziza Karimova"]);
	await sql("update applications set applicant_id = $2 where id = $1", [ids[1], id]);
	expect(await names("q=karimova")).toHaveLength(2);
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
	expect(await names("sort=name")).toEqual(["Alfa", "Bravo", "charlie", "delta"]);
	expect(await names("sort=-name")).toEqual(["delta", "charlie", "Bravo", "Alfa"]);
	expect(await names("sort=age")).toEqual(["delta", "charlie", "Bravo", "Alfa"]);
	expect(await names("sort=-age")).toEqual(["Alfa", "Bravo", "delta", "charlie"]);
	expect(await names("sort=city")).toEqual(["Alfa", "charlie", "Bravo", "delta"]);
	expect(await names("sort=status")).toEqual(["Alfa", "Bravo", "charlie", "delta"]);
	expect(await names("sort=submitted")).toEqual(["Bravo", "charlie", "Alfa", "delta"]);
	expect(await names("sort=-submitted")).toEqual(["delta", "Alfa", "charlie", "Bravo"]);
	expect(await names("sort=due")).toEqual(["Bravo", "delta", "Alfa", "charlie"]);
	expect(await names("sort=-due")).toEqual(["delta", "Bravo", "Alfa", "charlie"]);
	expect(await names("sort=nothing")).toEqual(["delta", "Alfa", "charlie", "Bravo"]);
});

test("a row tells when its next task is due, and whose other applications it may be", async () => {
	const { caller, sql, ids, applicantOf } = await given([
		{ full_name: "Aziza", phone_number: "+998 90 123 45 67" },
		{ full_name: "Aziza" },
		{ full_name: "Bobur", phone_number: "901234567" },
	]);
	const [aziza, , bobur] = await Promise.all(ids.map(applicantOf));
	await sql("update applications set applicant_id = $2 where id = $1", [ids[1], aziza]);
	await sql("update applicants set phone_e164 = '+998901234567' where id in ($1, $2)", [aziza, bobur]);
	await sql(
		`insert into entries (id, applicant_id, kind, channel, text) values ('00000000-0000-4000-8000-000000000001', $1, 'message_in', 'web', 'Hello')`,
		[aziza],
	);
	await sql(
		`insert into tasks (kind, applicant_id, application_id, entry_id, office, language, due_at) values
		('answer_message', $1, null, '00000000-0000-4000-8000-000000000001', 'tashkent', 'en', '2026-11-25T10:00Z'),
		('first_contact', $1, $2, null, 'tashkent', 'en', '2026-11-24T10:00Z')`,
		[aziza, ids[0]],
	);
	const { items } = await listApplications(caller, filter());
	expect(items).toMatchObject([
		{ nextDueAt: new Date("2026-11-24T10:00Z"), ofPerson: 2, samePhone: { name: "Bobur", count: 1 }, hasUnread: true },
		{ nextDueAt: new Date("2026-11-25T10:00Z"), ofPerson: 2, samePhone: { applicantId: bobur, count: 1 } },
		{ nextDueAt: null, ofPerson: 1, samePhone: { applicantId: aziza, name: "Aziza", count: 1 }, hasUnread: false },
	]);
});

test("the applications before and after one follow the list's filter and order", async () => {
	const { caller, ids } = await given([
		{ full_name: "B", age: 20 },
		{ full_name: "C", age: 18 },
		{ full_name: "A", age: 20 },
		{ full_name: "D", age: 25, status: "enrolled" },
	]);
	const [b = "", c = "", a = "", d = ""] = ids;
	const beside = async (id: string, query = "") => {
		const { previous, next } = await getNeighbors(caller, id, filter(query));
		return [previous, next];
	};
	expect(await beside(b)).toEqual([null, c]);
	expect(await beside(a)).toEqual([c, d]);
	expect(await beside(d)).toEqual([a, null]);
	expect(await beside(a, "status=pending")).toEqual([c, null]);
	expect(await beside(a, "sort=age")).toEqual([b, d]);
	expect(await beside(b, "sort=-age")).toEqual([d, a]);
	expect(await beside(c, "sort=name")).toEqual([b, d]);
	expect(await beside(c, "sort=due")).toEqual([b, a]);
	expect(await beside("x")).toEqual([null, null]);
	expect(await beside("00000000-0000-4000-8000-000000000000")).toEqual([null, null]);
});

test("both exports contain what is filtered, in the order of the list, and XLSX has phone numbers as they are", async () => {
	const { caller } = await given([
		{ full_name: "=1+1", age: 30, phone_number: "+998 90 123 45 67", reference: "HM-1" },
		{ full_name: "B", age: 20, reference: "HM-2" },
		{ full_name: "C", status: "enrolled", reference: "HM-3" },
	]);
	const chosen = filter("status=pending&sort=age");
	let csv = "";
	for await (const piece of await exportApplications(caller, chosen)) csv += piece;
	expect(csv.match(/HM-\d/g)).toEqual(["HM-2", "HM-1"]);
	const pieces: Uint8Array[] = [];
	for await (const piece of await exportApplicationSheet(caller, chosen)) pieces.push(piece);
	const [head, ...rows] = await rowsOf(new Uint8Array(Buffer.concat(pieces)));
	expect(head?.slice(0, 5)).toEqual([
		"reference",
		"submitted_at (Asia/Tashkent)",
		"status",
		"full_name",
		"phone_number",
	]);
	expect(rows.map((row) => [row[0], row[3], row[4]])).toEqual([
		["HM-2", "B", "+998 71 000 00 00"],
		["HM-1", "=1+1", "+998 90 123 45 67"],
	]);
});
