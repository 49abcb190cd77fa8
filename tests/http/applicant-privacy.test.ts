import { expect, test } from "vitest";
import { cookiesOf, signedIn } from "../support/accounts.ts";
import { siteAddress } from "../support/api.ts";
import { applicationFields, keyOf } from "../support/forms.ts";
import { visaSite } from "../support/visa-site.ts";

/** Passport numbers that occur nowhere else. */
const canaries = Array.from({ length: 120 }, (_, at) => `ZQ${String(70_000 + at)}XV`);
const traces = (canary: string) => [
	canary,
	canary.toLowerCase(),
	Buffer.from(canary).toString("base64").replace(/=+$/, ""),
];

/** A row in every table of an applicant's case. */
const rows = [
	"insert into entries (applicant_id, application_id, kind, channel, text) select applicant_id, id, 'message_in', 'web', 'Hello' from applications",
	"insert into entries (kind, applicant_id, text) select 'note', applicant_id, 'Calls in the evening' from applications",
	"insert into links (purpose, applicant_id, proven_by, label, language, expires_at) select 'family', applicant_id, 'link', 'Mother', 'uz', now() + interval '1 day' from applications",
	"insert into links (applicant_id, purpose, expires_at) select applicant_id, 'my', now() + interval '1 day' from applications",
	"insert into deliveries (channel, kind, entry_id) select 'chat', 'message', id from entries where channel is not null",
	"insert into deliveries (channel, kind, entry_id) select 'email', 'status', id from entries limit 1",
	"insert into deliveries (channel, kind, link_id) select 'email', 'my-link', id from links where purpose = 'my' limit 1",
];

async function openSite() {
	const site = await visaSite({ pageCacheBytes: 4_000_000, logLevel: "trace" });
	await site.ready;
	const form = { ...applicationFields, form_key: await keyOf(site, "/apply") };
	await site.post("/apply", form);
	const [{ reference, applicant_id: applicantId }] = await site.sql("select reference, applicant_id from applications");
	for (const row of rows) await site.sql(row);
	const opened = await site.post("/my", { reference, phone: form.phone_number });
	const cookie = cookiesOf(opened);
	expect(cookie).toMatch(/my=/);
	const staff = await signedIn(site, "owner");
	return { site, form, reference, applicantId, cookie, staff };
}

test("F0-4: of 120 passport numbers none is in a table, a log line, a delivery, a page or an export", async () => {
	const { site, form, reference, applicantId, cookie, staff } = await openSite();
	const passport = { fullName: "Testova Test", dateOfBirth: "2007-05-14", consent: "yes" };
	const fromNetwork = (at: number, path: string, fields: Record<string, string>) => {
		const headers = { "sec-fetch-site": "same-origin" };
		const request = new Request(siteAddress + path, { method: "POST", body: new URLSearchParams(fields), headers });
		return site.fetch(request, `2001:db8:${at.toString(16)}::1`);
	};
	const ways: ((passportNumber: string, at: number) => Promise<Response>)[] = [
		// The applicant checks the visa while the own application is open.
		(passportNumber) => site.post("/visa-status", { ...passport, passportNumber }, { cookie }),
		(passportNumber) =>
			site.post("/visa-status", { ...passport, passportNumber, dateOfBirth: "2931-01-01" }, { cookie }),
		(passportNumber) => site.post("/apply", { ...form, passportNumber, passport_number: passportNumber, age: "" }),
		// Typed in place of the reference, and of the phone number.
		(passportNumber, at) => fromNetwork(at, "/my", { reference: passportNumber, phone: form.phone_number }),
		(passportNumber, at) => fromNetwork(at, "/my", { reference, phone: passportNumber, passportNumber }),
		(passportNumber) =>
			site.fetch(
				new Request(`${siteAddress}/api/applicants/${applicantId}`, {
					method: "PATCH",
					body: JSON.stringify({ passport_number: passportNumber }),
					headers: { "content-type": "application/json", cookie: staff, "sec-fetch-site": "same-origin" },
				}),
			),
	];
	const statuses = new Set<number>();
	for (const [at, canary] of canaries.entries()) {
		const answer = await (ways[at % ways.length] as (typeof ways)[number])(canary, at);
		statuses.add(answer.status);
		await answer.text();
	}
	expect([...statuses].every((status) => status < 500)).toBe(true);
	expect([...statuses]).toEqual(expect.arrayContaining([200, 422]));
	expect(site.portal.asked.length).toBeGreaterThan(20);

	// Values that the search below must find.
	const control = "Calls in the evening";
	await site.get("/no-such/ZQCONTROLMARK");
	const tables = await site.sql("select tablename as name from pg_tables where schemaname = 'public'");
	const stored: string[] = [];
	for (const { name } of tables) {
		const found = await site.sql(`select t::text as row from ${name} t`);
		stored.push(...found.map(({ row }) => `${name} ${row}`));
	}
	for (const name of ["applicants", "entries", "sessions"])
		expect(
			stored.some((row) => row.startsWith(`${name} (`)),
			name,
		).toBe(true);
	const read = async (path: string, as: string) => (await site.get(path, { cookie: as })).text();
	const places = {
		tables: stored.join("\n"),
		"log lines": site.logged.map((line) => JSON.stringify(line)).join("\n"),
		pages: (await Promise.all(["/my", "/apply", "/visa-status", "/outbox"].map((path) => read(path, cookie)))).join(
			"\n",
		),
		exports: (
			await Promise.all(
				["/admin/applications/export.csv", "/api/applicants", "/api/entries", "/api/applications"].map((path) =>
					read(path, staff),
				),
			)
		).join("\n"),
	};
	expect(places.tables).toContain(control);
	expect(places["log lines"]).toContain("ZQCONTROLMARK");
	expect(places.exports).toContain(form.full_name);
	for (const [place, text] of Object.entries(places)) {
		expect(
			canaries.flatMap(traces).filter((mark) => text.includes(mark)),
			place,
		).toEqual([]);
	}
	const columns = await site.sql(
		"select table_name, column_name from information_schema.columns where table_schema = 'public' and column_name ~ 'passport'",
	);
	expect(columns.map(({ table_name, column_name }) => `${table_name}.${column_name}`).sort()).toEqual([
		"applicants.passport_expires_on",
		"applicants.passport_name",
	]);
}, 300_000);
