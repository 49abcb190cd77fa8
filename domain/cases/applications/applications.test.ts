import { expect, test } from "vitest";
import { applicationRows } from "../../../tests/support/application-rows.ts";
import { freshDatabase } from "../../../tests/support/site.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { getApplication, listApplications } from "./queries.ts";
import { applicationFilter } from "./rules.ts";
import { applicationStatuses } from "./schema.ts";
import { changeApplicationStatus } from "./status-commands.ts";

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
