import { expect, test } from "vitest";
import { startBackend } from "../../../tests/support/backend.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { changeApplicationStatus } from "../applications/status-commands.ts";
import { insertEntry, isPublicKind } from "../entries/store.ts";

type Backend = Awaited<ReturnType<typeof startBackend>>;
const quiet = { jobs: { workers: 0 } };

const people = (backend: Backend) =>
	backend.sql(`select p.full_name, p.phone_e164, p.email, p.language, count(a.id)::int as applications
		from applicants p left join applications a on a.applicant_id = p.id group by p.id order by 1, 2, 3`);

test("F0-2, F0-3: applications with the same phone and folded name belong to one applicant, with another name to two; an unreadable phone number is stored as typed and identifies nobody", async () => {
	const backend = await startBackend(quiet);
	expect(await backend.apply({ phoneNumber: "0555 123456", email: "Bobur@Example.com" })).toMatch(/^HM-/);
	await backend.apply({ phoneNumber: "0555 123456", location: "Osh" });
	expect(await backend.sql("select phone_number, phone_e164, email from applicants order by email")).toEqual([
		{ phone_number: "0555 123456", phone_e164: null, email: "bobur@example.com" },
		{ phone_number: "0555 123456", phone_e164: null, email: null },
	]);
	expect(await backend.sql("select kind from deliveries where channel = 'email'")).toEqual([{ kind: "confirmation" }]);
	await backend.sql("delete from applications");
	await backend.sql("delete from applicants");
	await backend.apply({ fullName: "Oʻktam Rahimov", phoneNumber: "90 123 45 67", email: "first@example.com" }, "uz");
	const same = { fullName: "O'KTAM  RAHIMOV", phoneNumber: "+998 (90) 123-45-67", email: "other@example.com" };
	await backend.apply(same, "ru");
	await backend.apply({ fullName: "Nigora Rahimova", phoneNumber: "998901234567" }, "ru");
	await backend.apply({ fullName: "Oʻktam Rahimov", phoneNumber: "90 123 45 68" });
	// What is stored of an applicant does not change with a later application.
	expect((await people(backend)).map(Object.values)).toEqual([
		["Nigora Rahimova", "+998901234567", null, "ru", 1],
		["Oʻktam Rahimov", "+998901234567", "first@example.com", "uz", 2],
		["Oʻktam Rahimov", "+998901234568", null, "en", 1],
	]);
});

test("F0-6: a submission and each change of the status write one event, in their order although clocks differ; internal kinds are never public", async () => {
	const backend = await startBackend(quiet);
	const { caller, userId } = await staffOn(backend.url);
	await backend.apply();
	const [{ id, applicant_id }] = await backend.sql("select id, applicant_id from applications");
	await changeApplicationStatus(caller, id, { status: "contacted" });
	// Nothing changes.
	await changeApplicationStatus(caller, id, { status: "contacted" });
	const own = { applicant_id, application_id: id };
	const entries = "select applicant_id, application_id, kind, author_id, data from entries order by at";
	expect(await backend.sql(entries)).toEqual([
		{ ...own, kind: "submitted", author_id: null, data: null },
		{ ...own, kind: "status_changed", author_id: userId, data: { from: "pending", to: "contacted" } },
	]);
	// Another process whose clock is behind.
	const late = { applicantId: applicant_id, applicationId: id, kind: "call", actor: null, at: new Date(0) } as const;
	await backend.context.database.transaction((transaction) => insertEntry(transaction, late));
	expect(await backend.sql("select kind from entries order by at desc limit 1")).toEqual([{ kind: "call" }]);
	expect(
		["note", "assigned", "closed", "reopened", "details_changed"].some((kind) => isPublicKind(kind as "note")),
	).toBe(false);
});
