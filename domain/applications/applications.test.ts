import { expect, test } from "vitest";
import { applicationRows } from "../../tests/support/application-rows.ts";
import { program, university } from "../../tests/support/factories.ts";
import { callerOf, freshDatabase, sqlOn } from "../../tests/support/site.ts";
import { staffOn } from "../../tests/support/staff-callers.ts";
import { deleteApplication } from "./commands.ts";
import { exportApplications } from "./export-queries.ts";
import { listApplications } from "./list-queries.ts";
import { getApplication } from "./queries.ts";
import { applicationFilter } from "./rules.ts";
import { applicationStatuses } from "./schema.ts";
import { changeApplicationStatus } from "./status-commands.ts";

const unknown = "00000000-0000-4000-8000-000000000000";
const notFound = { problem: { kind: "not-found", noun: "application" } };
const now = () => new Date("2026-11-21T12:00:00Z");
const filter = (query = "", zone?: string) => applicationFilter(new URLSearchParams(query), zone);

async function given(rows: Record<string, unknown>[]) {
	const url = await freshDatabase();
	const staff = await staffOn(url, { context: { now } });
	const ids = await applicationRows(staff.sql, rows);
	const names = async (query: string, zone?: string) =>
		(await listApplications(staff.caller, filter(query, zone))).items.map(({ applicantName }) => applicantName);
	return { url, ...staff, ids, names };
}

test("CALL-42, O-35: applications are listed newest first, ten per page, and a page beyond the end is the last", async () => {
	const { caller, ids } = await given(Array.from({ length: 23 }, () => ({})));
	const seen: string[] = [];
	for (const page of [1, 2, 3]) {
		const list = await listApplications(caller, filter(`page=${page}`));
		expect(list).toMatchObject({ total: 23, page, pages: 3 });
		seen.push(...list.items.map(({ id }) => id));
	}
	expect(seen).toEqual(ids);
	expect(await listApplications(caller, filter("page=99"))).toMatchObject({ page: 3 });
});

test("DASH-18, STATE-04: each status filters the list, including 'approved' of old rows", async () => {
	const all = [...applicationStatuses, "approved"];
	const { names } = await given(all.map((status) => ({ status, full_name: status })));
	for (const status of all) expect(await names(`status=${status}`)).toEqual([status]);
	expect(await names("status=no-such")).toHaveLength(9);
});

test("DASH-19, O-34: 'week' is the last seven times 24 hours", async () => {
	const hours = (back: number) => ({
		full_name: `${back}`,
		submitted_at: new Date(now().getTime() - back * 3_600_000),
	});
	const { names } = await given([hours(0), hours(6 * 24), hours(7 * 24), hours(7 * 24 + 1), hours(8 * 24)]);
	expect(await names("date=week")).toEqual(["0", "144", "168"]);
});

test("DASH-20, O-34: 'today' is the viewer's calendar day", async () => {
	const at = (time: string) => ({ full_name: time, submitted_at: `${time}:00Z` });
	const { names } = await given([
		at("2026-11-21T00:05"),
		at("2026-11-20T23:55"),
		at("2026-11-20T19:05"),
		at("2026-11-20T18:55"),
	]);
	expect(await names("date=today", "UTC")).toEqual(["2026-11-21T00:05"]);
	expect(await names("date=today", "Asia/Tashkent")).toEqual([
		"2026-11-21T00:05",
		"2026-11-20T23:55",
		"2026-11-20T19:05",
	]);
	expect(await names("date=today&status=rejected", "UTC")).toEqual([]);
});

test("an application is found by name in either script, by reference, and by phone in any format", async () => {
	const { names } = await given([
		{ full_name: "Gʻulnora Karimova", phone_number: "+998 90 123-45-67", reference: "HM-7K3P-Q9TD" },
		{ full_name: "Иван Петров", phone_number: "8 (901) 765 43 21", reference: "HM-2222-3333" },
	]);
	for (const query of [
		"gulnora",
		"G'ulnora",
		"karim",
		"hm-7k3p-q9td",
		"HM7K3PQ9TD",
		"+998901234567",
		"90 123 45 67",
		"(90)123-45-67",
		"1234567",
		"Karimova 90 123",
	]) {
		expect(await names(new URLSearchParams({ q: query }).toString()), query).toEqual(["Gʻulnora Karimova"]);
	}
	for (const query of ["иван", "Petrov", "9017654321", "2222-3333"]) {
		expect(await names(new URLSearchParams({ q: query }).toString()), query).toEqual(["Иван Петров"]);
	}
	expect(await names("q=%25")).toEqual([]);
});

test("DATA-17, C-10: an application is read with all its data and its notifications", async () => {
	const url = await freshDatabase();
	const { caller, sql } = await staffOn(url);
	const system = callerOf("system", url);
	const universityId = await university(system, { name: "Hanbit", nameRu: "Ханбит" });
	const programId = await program(system, { universityId, title: "Design" });
	const [id = ""] = await applicationRows(sql, [
		{
			university_id: universityId,
			program_id: programId,
			comment: "Hello",
			email: "a@example.com",
			language_certificates: [{ type: "ielts", score: "6.5" }],
			marketing_consent: true,
		},
	]);
	await sql(
		"insert into deliveries (channel, kind, application_id, state, last_error) values ('chat', 'application', $1, 'failed', 'no chat')",
		[id],
	);
	const application = await getApplication(caller, id);
	expect(application).toMatchObject({
		id,
		fullName: "Applicant 0",
		location: "Tashkent",
		phoneNumber: "+998 71 000 00 00",
		age: 19,
		comment: "Hello",
		email: "a@example.com",
		languageCertificates: [{ type: "ielts", score: "6.5" }],
		termsAgreed: true,
		marketingConsent: true,
		status: "pending",
		university: { name: "Hanbit", nameRu: "Ханбит" },
		program: { title: "Design", type: "Bachelor" },
		deliveries: [{ kind: "application", state: "failed", lastError: "no chat" }],
		history: [],
	});
	for (const inner of ["searchText", "contentHash", "submissionKey"]) expect(application).not.toHaveProperty(inner);
	for (const none of [unknown, "x", ""]) await expect(getApplication(caller, none)).rejects.toMatchObject(notFound);
});

test("STATE-01, STATE-03, CALL-51: any status may follow any other, and the audit log records who changed it", async () => {
	const { caller, ids, sql } = await given([{}, {}]);
	const [id = "", other = ""] = ids;
	let before = "pending";
	let changes = 0;
	for (const from of applicationStatuses) {
		for (const to of applicationStatuses) {
			if (from === to) continue;
			for (const status of [from, to]) {
				await changeApplicationStatus(caller, id, { status, reason: "The university has no places left." });
				if (status !== before) changes++;
				before = status;
			}
		}
	}
	const { history, status } = await getApplication(caller, id);
	expect(status).toBe(before);
	expect(history).toHaveLength(changes);
	expect(history[0]).toMatchObject({ by: "Dilnoza", detail: { to: before } });
	expect(history.at(-1)).toMatchObject({ by: "Dilnoza", detail: { from: "pending", to: "contacted" } });
	expect(await sql("select status from applications where id = $1", [other])).toEqual([{ status: "pending" }]);
});

test("STATE-01: 'approved', unknown statuses and additional fields are rejected", async () => {
	const { caller, ids } = await given([{ status: "approved" }]);
	const [id = ""] = ids;
	for (const input of [{ status: "approved" }, { status: "" }, {}, null, { status: "pending", age: 3 }]) {
		await expect(changeApplicationStatus(caller, id, input)).rejects.toMatchObject({ problem: { kind: "invalid" } });
	}
	for (const none of [unknown, "x"]) {
		await expect(changeApplicationStatus(caller, none, { status: "pending" })).rejects.toMatchObject(notFound);
	}
	expect((await getApplication(caller, id)).status).toBe("approved");
	await changeApplicationStatus(caller, id, { status: "accepted" });
	expect((await getApplication(caller, id)).history).toMatchObject([{ detail: { from: "approved", to: "accepted" } }]);
});

test("ROLE-10, CALL-55: deleting an application deletes its notifications, and nothing else", async () => {
	const { caller, ids, sql } = await given([{}, {}]);
	const [id = "", other = ""] = ids;
	for (const one of ids)
		await sql("insert into deliveries (channel, kind, application_id) values ('chat', 'application', $1)", [one]);
	await deleteApplication(caller, id);
	expect(await sql("select id from applications")).toEqual([{ id: other }]);
	expect(await sql("select application_id from deliveries")).toEqual([{ application_id: other }]);
	expect(await sql("select action, record_id, detail from audit_log")).toEqual([
		{ action: "application:delete", record_id: id, detail: null },
	]);
	await expect(deleteApplication(caller, id)).rejects.toMatchObject(notFound);
});

test("the export contains the filtered list in UTF-8 for spreadsheets, and no formulas", async () => {
	const { caller, sql } = await given([
		{ full_name: '=HYPERLINK("http://evil.example")', comment: 'Two\r\nlines, "quoted"', reference: "HM-1" },
		{
			full_name: "@sum",
			location: "-1+1",
			reference: "HM-2",
			language_certificates: [
				{ type: "topik", score: "Level 4" },
				{ type: "other", score: null },
			],
		},
		{ status: "rejected", reference: "HM-3" },
	]);
	let csv = "";
	for await (const piece of await exportApplications(caller, filter("status=pending"))) csv += piece;
	expect(csv.startsWith("\ufeff")).toBe(true);
	const lines = csv.slice(1).split(/\r\n(?=")/);
	expect(lines[0]).toBe(
		'"reference","submitted_at (Asia/Tashkent)","status","full_name","phone_number","email","location","age","university","program","language_certificates","comment","marketing_consent","language"',
	);
	expect(lines[1]).toBe(
		`"HM-1","2026-11-21 17:00","pending","'=HYPERLINK(""http://evil.example"")","\u00a0+998 71 000 00 00","","Tashkent","19","","","","Two\r\nlines, ""quoted""","false","en"`,
	);
	expect(lines[2]).toContain(`"'@sum"`);
	expect(lines[2]).toContain(`"'-1+1"`);
	expect(lines[2]).toContain('"topik Level 4; other"');
	expect(lines).toHaveLength(3);
	expect(csv.endsWith("\r\n")).toBe(true);
	expect(await sql("select action from audit_log")).toEqual([{ action: "application:export" }]);
});

test("a large export comes in chunks and loses no row, even with equal times", async () => {
	const url = await freshDatabase();
	await sqlOn(
		url,
	)(`insert into applications (reference, full_name, location, phone_number, age, terms_agreed, submitted_at)
		select 'HM-' || i, 'N', 'L', '12345', 20, true, timestamptz '2026-11-01' + i / 7 * interval '1 microsecond'
		from generate_series(1, 2500) i`);
	const { caller } = await staffOn(url);
	const pieces: string[] = [];
	for await (const piece of await exportApplications(caller, filter())) pieces.push(piece);
	expect(pieces.length).toBeGreaterThanOrEqual(4);
	const references = pieces.join("").match(/HM-\d+/g) ?? [];
	expect(references).toHaveLength(2500);
	expect(new Set(references).size).toBe(2500);
});
