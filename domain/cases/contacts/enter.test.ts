import { expect, test } from "vitest";
import { startBackend } from "../../../tests/support/backend.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { getApplicant } from "../applicants/queries.ts";
import { timeline } from "../entries/queries.ts";
import { enterContact, makeApplication } from "./enter-commands.ts";
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
