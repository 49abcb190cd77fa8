import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { startBackend } from "../../../tests/support/backend.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { getApplicant } from "../applicants/queries.ts";
import { timeline } from "../entries/queries.ts";
import { attachContact, enterContact, makeApplication } from "./enter-commands.ts";
import { listContacts } from "./queries.ts";
import { replyToContact, setContactState } from "./reply-commands.ts";

const person = {
	name: "Madina Karimova",
	phone: "+998 90 111-22-33",
	message: "Wants to study design in Busan.",
	language: "uz",
	source: "fair",
	termsTold: true,
};

async function given() {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const { caller, userId } = await staffOn(backend.url);
	const tasks = () =>
		backend.sql("select kind, applicant_id, outcome from tasks order by opened_at, kind") as Promise<
			{ kind: string; applicant_id: string | null; outcome: string | null }[]
		>;
	return { ...backend, caller, userId, tasks };
}

test("staff enter a person with the source and the terms that were told, and the person waits in the queue", async () => {
	const { caller, userId, sql, tasks } = await given();
	const id = await enterContact(caller, person);
	expect(await sql("select name, source, terms_version is not null as told, state from contact_submissions")).toEqual([
		{ name: "Madina Karimova", source: "fair", told: true, state: "new" },
	]);
	expect(await sql("select kind, author_id, data from entries")).toEqual([
		{ kind: "submitted", author_id: userId, data: null },
	]);
	expect(await tasks()).toMatchObject([{ kind: "answer_contact", outcome: null }]);
	expect(await sql("select id from deliveries")).toEqual([]);
	const found = async (source: "fair" | "call") => (await listContacts(caller, { source, page: 1 })).items;
	expect(await found("fair")).toMatchObject([{ id, source: "fair" }]);
	expect(await found("call")).toEqual([]);
	for (const [field, value, code] of [
		["termsTold", false, "terms_told"],
		["source", "site", "required"],
		["phone", "", "email_or_phone"],
	] as const)
		await expect(enterContact(caller, { ...person, [field]: value })).rejects.toMatchObject({
			problem: { kind: "invalid", issues: [{ code }] },
		});
});

test("an enquiry becomes an application with its words and its history, and the answer that was given counts", async () => {
	const { caller, sql, tasks } = await given();
	const id = await enterContact(caller, { ...person, email: "madina@example.com" });
	await replyToContact(caller, id, { text: "Busan has three such programs." });
	await setContactState(caller, id, { state: "answered" });
	const more = { location: "Samarkand", age: "18", phoneNumber: person.phone, termsAgreed: true };
	await expect(makeApplication(caller, id, { ...more, age: "" })).rejects.toMatchObject({
		problem: { kind: "invalid", issues: expect.arrayContaining([expect.objectContaining({ field: "age" })]) },
	});
	const applicantId = await makeApplication(caller, id, more);
	expect(await sql("select full_name, comment, location, language, status from applications")).toEqual([
		{ full_name: person.name, comment: person.message, location: "Samarkand", language: "uz", status: "pending" },
	]);
	expect(await getApplicant(caller, applicantId)).toMatchObject({ contactSubmissions: [{ id }] });
	const kinds = (await timeline(caller, { applicantId })).map(({ kind, text }) => [kind, text]);
	expect(kinds).toContainEqual(["message_out", "Busan has three such programs."]);
	expect((await tasks()).filter(({ outcome }) => outcome === null)).toEqual([
		{ kind: "follow_up", applicant_id: applicantId, outcome: null },
	]);
	await expect(makeApplication(caller, id, more)).rejects.toMatchObject({ problem: { code: "changed" } });
});

test("an enquiry that nobody has answered promises a first contact as an application", async () => {
	const { caller, tasks } = await given();
	const id = await enterContact(caller, person);
	await makeApplication(caller, id, { location: "Samarkand", age: 18, phoneNumber: person.phone, termsAgreed: true });
	expect((await tasks()).filter(({ outcome }) => outcome === null)).toMatchObject([{ kind: "first_contact" }]);
});

test("a parent's message is attached to the child's case with its task, and detached again", async () => {
	const { caller, sql, apply, contact, tasks } = await given();
	await apply({ fullName: "Zilola Karimova" });
	const [{ applicant_id: applicantId, reference }] = await sql("select applicant_id, reference from applications");
	const id = await contact({ name: "Zilola's mother" });
	await attachContact(caller, id, ` ${reference.toLowerCase()} `);
	const task = async () => (await tasks()).find(({ kind }) => kind === "answer_contact")?.applicant_id;
	expect(await task()).toBe(applicantId);
	await attachContact(caller, id, "");
	expect(await task()).toBeNull();
	await expect(attachContact(caller, id, "HM-2222-2222")).rejects.toMatchObject({ problem: { kind: "invalid" } });
	await expect(attachContact(caller, randomUUID(), reference)).rejects.toMatchObject({
		problem: { kind: "not-found" },
	});
});
