import { expect, test } from "vitest";
import { startBackend } from "../../../tests/support/backend.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { problemOf } from "../../shared/errors.ts";
import { addLanguageTest, confirmEmail, removeLanguageTest, updateApplicant, updateLanguageTest } from "./commands.ts";
import { getApplicant, listApplicants } from "./queries.ts";
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

const inputOf = async ({ caller, id }: Given) => {
	const { fullName, phoneNumber, email, language } = await getApplicant(caller, id);
	return { fullName, phoneNumber, email, language };
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
	await updateApplicant(
		given.caller,
		given.id,
		{ ...input, fullName: "Aziza Karimova", passportName: "karimova aziza" },
		1,
	);
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
	expect(await given.sql("select author_id, application_id, data from entries where kind = 'details_changed'")).toEqual(
		[{ author_id: given.userId, application_id: null, data: { fields: "fullName passportName" } }],
	);
	expect(await openAccess(given)).toEqual({ sessions: 1, links: 1 });
	// Saving the same again changes nothing.
	await updateApplicant(given.caller, given.id, await getInput(given), 2);
	expect(await given.sql("select version from applicants")).toEqual([{ version: 2 }]);
	expect((await listApplicants(given.caller, { query: "karimova 4567", page: 1 })).total).toBe(1);
});

/** Everything that the form shows. */
const getInput = async ({ caller, id }: Given) => {
	const stored: Record<string, unknown> = await getApplicant(caller, id);
	return Object.fromEntries(Object.keys(applicantInput.shape).map((name) => [name, stored[name]]));
};

test("another phone number is read again; another one or another email address ends all sessions and makes mailed links useless", async () => {
	const given = await withApplicant();
	await openSessions(given);
	const input = await inputOf(given);
	await updateApplicant(given.caller, given.id, { ...input, email: "Aziza@Example.com" });
	expect(await openAccess(given)).toEqual({ sessions: 0, links: 0 });
	await openSessions(given);
	await updateApplicant(given.caller, given.id, { ...input, phoneNumber: "010-1234-5678" });
	expect(await openAccess(given)).toEqual({ sessions: 0, links: 0 });
	expect(await getApplicant(given.caller, given.id)).toMatchObject({ phoneE164: "+821012345678" });
	await updateApplicant(given.caller, given.id, { ...input, phoneNumber: "0555 123456" });
	expect(await getApplicant(given.caller, given.id)).toMatchObject({ phoneNumber: "0555 123456", phoneE164: null });
	await updateApplicant(given.caller, given.id, { ...input, phoneNumber: "" });
	expect(await getApplicant(given.caller, given.id)).toMatchObject({ phoneNumber: null, phoneE164: null });
});

test("a corrected phone number or email address is told to the previous address, and another spelling causes nothing", async () => {
	const given = await withApplicant();
	const input = await inputOf(given);
	const told = () =>
		given.sql(`select kind, language, payload ->> 'to' as to from deliveries where kind = 'my-changed'
			order by created_at`);
	await openSessions(given);
	await updateApplicant(given.caller, given.id, {
		...input,
		fullName: "Aziza",
		phoneNumber: String(input.phoneNumber).replaceAll(" ", "-"),
	});
	expect([await told(), await openAccess(given)]).toEqual([[], { sessions: 1, links: 1 }]);
	const toOld = { kind: "my-changed", language: input.language, to: "azisa@example.com" };
	await updateApplicant(given.caller, given.id, { ...input, email: "aziza@example.com", language: "ru" });
	expect(await told()).toEqual([toOld]);
	await updateApplicant(given.caller, given.id, { ...input, email: "aziza@example.com", phoneNumber: "010-1234-5678" });
	expect(await told()).toEqual([toOld, { ...toOld, language: "ru", to: "aziza@example.com" }]);
	// Without a previous address there is nobody to tell.
	await updateApplicant(given.caller, given.id, { ...input, email: "" });
	await updateApplicant(given.caller, given.id, { ...input, email: "new@example.com" });
	expect((await told()).map(({ to }) => to)).toEqual(["azisa@example.com", "aziza@example.com", "aziza@example.com"]);
});

test("staff confirm an address that another application does not state, and it is then the address of both, not of later ones", async () => {
	const given = await withApplicant();
	const input = await inputOf(given);
	const email = String(input.email);
	const person = { fullName: input.fullName, phoneNumber: String(input.phoneNumber) };
	const apply = (location: string) => given.apply({ ...person, location, email: "stranger@example.com" }, "uz");
	expect((await getApplicant(given.caller, given.id)).isEmailCertain).toBe(true);
	await apply("Samarkand");
	expect((await getApplicant(given.caller, given.id)).isEmailCertain).toBe(false);
	// Saving the same details says nothing about the address.
	await updateApplicant(given.caller, given.id, input);
	expect((await getApplicant(given.caller, given.id)).isEmailCertain).toBe(false);
	expect(await confirmEmail(given.caller, given.id, "stranger@example.com").catch(problemOf)).toMatchObject({
		kind: "conflict",
	});
	await confirmEmail(given.caller, given.id, email);
	expect((await getApplicant(given.caller, given.id)).isEmailCertain).toBe(true);
	await apply("Bukhara");
	expect((await getApplicant(given.caller, given.id)).isEmailCertain).toBe(false);
});

test("of two saves of the same version one is refused and told who saved first, and wrong input changes nothing", async () => {
	const given = await withApplicant();
	const input = await inputOf(given);
	const save = (values: object, version?: number) =>
		updateApplicant(given.caller, given.id, { ...input, ...values }, version).then(() => undefined, problemOf);
	const problems = await Promise.all(["One", "Two"].map((fullName) => save({ fullName }, 1)));
	expect(problems.filter((problem) => problem === undefined)).toHaveLength(1);
	expect(problems.find((problem) => problem)).toMatchObject({
		kind: "conflict",
		code: "changed",
		changed: { by: "Sardor of the staff", version: 2 },
	});
	const wrong = {
		...{ fullName: " ", passportName: "АЗИЗА", birthDate: "2008-02-30", nationality: "XQ", residenceCountry: "uz" },
		...{ phoneNumber: "none", email: "nobody", language: "kk", sponsor: "bank", educationFinishedOn: "2027-13" },
		...{ gpaPercent: "ninety", office: "busan" },
	};
	const problem = await save(wrong);
	expect(problem?.kind === "invalid" && problem.issues.map(({ field, code }) => `${field} ${code}`)).toEqual([
		"fullName required",
		"passportName not_latin",
		"birthDate bad_date",
		"nationality unknown_country",
		"residenceCountry unknown_country",
		"phoneNumber bad_phone",
		"email bad_email",
		"language required",
		"sponsor required",
		"educationFinishedOn bad_date",
		"gpaPercent not_a_number",
		"office required",
	]);
	expect(await save({ passportNumber: "AA1234567" })).toMatchObject({ kind: "invalid" });
	expect(await getApplicant(given.caller, given.id)).toMatchObject({ version: 2 });
	await save({ educationFinishedOn: "2027-06", gpaPercent: "87,5", nationality: "KG" });
	expect(await getApplicant(given.caller, given.id)).toMatchObject({
		...{ educationFinishedOn: "2027-06-01", gpaPercent: 87.5, nationality: "KG" },
	});
	for (const id of ["00000000-0000-4000-8000-000000000000", "no-uuid"])
		await expect(updateApplicant(given.caller, id, input)).rejects.toThrow("not-found");
});

test("language tests: TOPIK, IELTS and TOEFL expire two years after they were taken, and only their own applicant's are removed", async () => {
	expect(expiryOf("topik", "2026-04-12")).toBe("2028-04-12");
	expect(expiryOf("ielts", "2028-02-29")).toBe("2030-02-28");
	expect(expiryOf("toefl_ibt", "2026-12-31")).toBe("2028-12-31");
	expect(expiryOf("topik", null)).toBe(null);
	expect(expiryOf("kiip", "2026-04-12")).toBe(null);
	const given = await withApplicant();
	await given.apply({ fullName: "Someone Else" });
	const [{ id: other }] = await given.sql("select id from applicants where full_name = 'Someone Else'");
	const test = await addLanguageTest(given.caller, given.id, { test: "ielts", result: "6.5", takenOn: "2026-05-02" });
	expect((await getApplicant(given.caller, given.id)).languageTests).toMatchObject([
		{ id: test, test: "ielts", result: "6.5", level: null, takenOn: "2026-05-02", expiresOn: "2028-05-02" },
	]);
	await expect(addLanguageTest(given.caller, given.id, { test: "gre", result: "" })).rejects.toThrow("invalid");
	const corrected = { test: "ielts", result: "7.0", level: "C1", takenOn: "2026-06-02" };
	await updateLanguageTest(given.caller, given.id, test, corrected);
	expect((await getApplicant(given.caller, given.id)).languageTests).toMatchObject([
		{ id: test, ...corrected, expiresOn: "2028-06-02" },
	]);
	await expect(updateLanguageTest(given.caller, other, test, corrected)).rejects.toThrow("not-found");
	await expect(removeLanguageTest(given.caller, other, test)).rejects.toThrow("not-found");
	await removeLanguageTest(given.caller, given.id, test);
	expect((await getApplicant(given.caller, given.id)).languageTests).toEqual([]);
	expect(await given.sql("select data from entries where kind = 'details_changed'")).toEqual([
		{ data: { fields: "languageTests" } },
		{ data: { fields: "languageTests" } },
		{ data: { fields: "languageTests" } },
	]);
});
