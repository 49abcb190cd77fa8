import { expect, test } from "vitest";
import { startBackend } from "../../../tests/support/backend.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { problemOf } from "../../shared/errors.ts";
import { updateApplicant } from "./commands.ts";
import { getApplicant } from "./queries.ts";
import { expiryOf } from "./rules.ts";
import { applicantInput } from "./schema.ts";

async function withApplicant() {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const { caller, userId } = await staffOn(backend.url, { name: "Sardor of the staff" });
	await backend.apply({ fullName: "Aziza Karimovva", email: "azisa@example.com" }, "uz");
	const [{ id }] = await backend.sql("select id from applicants");
	return { ...backend, caller, userId, id: id as string };
}
type Given = Awaited<ReturnType<typeof withApplicant>>;

/** Everything that the form shows. */
const inputOf = async ({ caller, id }: Given) => {
	const stored: Record<string, unknown> = await getApplicant(caller, id);
	return Object.fromEntries(Object.keys(applicantInput.shape).map((name) => [name, stored[name]]));
};
const openSessions = async ({ sql, id }: Given) => {
	await sql(
		"insert into sessions (opened_by, applicant_id, level, expires_at) values ('pair', $1, 'proven', now() + interval '1 hour')",
		[id],
	);
	await sql("insert into links (applicant_id, purpose, expires_at) values ($1, 'my', now() + interval '1 hour')", [id]);
};
const openAccess = async ({ sql }: Given) => {
	const [row] = await sql(`select (select count(*)::int from sessions where applicant_id is not null) as sessions,
		(select count(*)::int from links) as links`);
	return row;
};

test("staff correct a name: the log and the event name the field, not its values, and sessions stay open", async () => {
	const given = await withApplicant();
	await openSessions(given);
	const input = await inputOf(given);
	const corrected = { ...input, fullName: "Aziza Karimova", passportName: "karimova aziza" };
	await updateApplicant(given.caller, given.id, corrected, 1);
	expect(await getApplicant(given.caller, given.id)).toMatchObject({
		fullName: "Aziza Karimova",
		passportName: "KARIMOVA AZIZA",
		email: "azisa@example.com",
		phoneE164: "+998901234567",
		version: 2,
		applications: [{ status: "pending" }],
		languageTests: [],
	});
	const entry = { actor_id: given.userId, action: "applicant:update", record_id: given.id };
	expect(await given.sql("select actor_id, action, record_id, detail from audit_log")).toEqual([
		{ ...entry, detail: { fields: "fullName passportName" } },
	]);
	const changes = await given.sql("select author_id, application_id, data from entries where kind = 'details_changed'");
	expect(changes).toEqual([
		{ author_id: given.userId, application_id: null, data: { fields: "fullName passportName" } },
	]);
	expect(await openAccess(given)).toEqual({ sessions: 1, links: 1 });
	// Saving the same again changes nothing.
	await updateApplicant(given.caller, given.id, await inputOf(given), 2);
	expect(await given.sql("select version from applicants")).toEqual([{ version: 2 }]);
});

test("another phone number is read again; another one or another email address ends all sessions and mailed links and is told to the previous address, another spelling does not", async () => {
	const given = await withApplicant();
	await openSessions(given);
	const input = await inputOf(given);
	const told = async () =>
		(await given.sql("select payload ->> 'to' as to from deliveries where kind = 'my-changed'")).map(({ to }) => to);
	const respelled = String(input.phoneNumber).replaceAll(" ", "-");
	await updateApplicant(given.caller, given.id, { ...input, fullName: "Aziza", phoneNumber: respelled });
	expect([await told(), await openAccess(given)]).toEqual([[], { sessions: 1, links: 1 }]);
	await updateApplicant(given.caller, given.id, { ...input, email: "Aziza@Example.com" });
	expect([await told(), await openAccess(given)]).toEqual([["azisa@example.com"], { sessions: 0, links: 0 }]);
	await openSessions(given);
	await updateApplicant(given.caller, given.id, { ...input, phoneNumber: "010-1234-5678" });
	expect(await openAccess(given)).toEqual({ sessions: 0, links: 0 });
	expect(await getApplicant(given.caller, given.id)).toMatchObject({ phoneE164: "+821012345678" });
	await updateApplicant(given.caller, given.id, { ...input, phoneNumber: "0555 123456" });
	expect(await getApplicant(given.caller, given.id)).toMatchObject({ phoneNumber: "0555 123456", phoneE164: null });
	await updateApplicant(given.caller, given.id, { ...input, phoneNumber: "" });
	expect(await getApplicant(given.caller, given.id)).toMatchObject({ phoneNumber: null, phoneE164: null });
});

test("wrong details are named by their fields, and nothing is stored", async () => {
	const given = await withApplicant();
	const input = await inputOf(given);
	const save = (values: object) =>
		updateApplicant(given.caller, given.id, { ...input, ...values }).then(() => undefined, problemOf);
	const wrong = {
		...{ fullName: " ", passportName: "АЗИЗА", birthDate: "2008-02-30", nationality: "XQ", residenceCountry: "uz" },
		...{ phoneNumber: "none", email: "nobody", language: "kk", sponsor: "bank", educationFinishedOn: "2027-13" },
		...{ gpaPercent: "ninety", office: "busan" },
	};
	const problem = await save(wrong);
	expect(problem?.kind === "invalid" && problem.issues.map(({ field }) => field)).toEqual(Object.keys(wrong));
	expect(await save({ passportNumber: "AA1234567" })).toMatchObject({ kind: "invalid" });
	expect(await getApplicant(given.caller, given.id)).toMatchObject({ version: 1 });
	await save({ educationFinishedOn: "2027-06", gpaPercent: "87,5", nationality: "KG" });
	expect(await getApplicant(given.caller, given.id)).toMatchObject({
		...{ educationFinishedOn: "2027-06-01", gpaPercent: 87.5, nationality: "KG" },
	});
});

test("TOPIK, IELTS and TOEFL results expire two years after they were taken", () => {
	expect(expiryOf("topik", "2026-04-12")).toBe("2028-04-12");
	expect(expiryOf("ielts", "2028-02-29")).toBe("2030-02-28");
	expect(expiryOf("topik", null)).toBe(null);
	expect(expiryOf("kiip", "2026-04-12")).toBe(null);
});
