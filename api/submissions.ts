import { z } from "zod";
import { submitApplication } from "../domain/cases/applications/commands.ts";
import { applicationInput } from "../domain/cases/applications/submission-schema.ts";
import { submitContact } from "../domain/cases/contacts/commands.ts";
import { apiContactInput } from "../domain/cases/contacts/schema.ts";
import { parse } from "../domain/shared/validation.ts";
import { snakeCaseSchema, toInput, toRecord } from "./naming.ts";
import type { ApiRequest, Operation } from "./operation.ts";

/** Submissions by visitors: stored once, however often they are sent, and announced to staff by the server (S-06). */

const contactBody = snakeCaseSchema(apiContactInput);
/** The age is a number; the form's string is accepted too. */
const applicationBody = snakeCaseSchema(applicationInput).extend({ age: z.int().min(1).max(120) });

const contactRecord = z.strictObject({ id: z.uuid(), ...contactBody.shape, submitted_at: z.iso.datetime() });
const applicationRecord = z.strictObject({
	id: z.uuid(),
	...applicationBody.shape,
	reference: z.string().meta({ description: "For the applicant to keep." }),
	status: z.literal("pending"),
	submitted_at: z.iso.datetime(),
});

const submissionOf = ({ idempotencyKey: key, language, client }: ApiRequest) => ({ key, language, client });
const details =
	"A repeat with the same `Idempotency-Key`, or of the same words within a day, is the same one and gets the same answer. `Accept-Language` says in which language it is confirmed.";

export const submissions: Operation[] = [
	{
		id: "create_contact_submissions",
		method: "post",
		path: "/api/contact_submissions",
		tag: "contact_submissions",
		summary: "Send a message",
		details,
		access: "everyone",
		once: true,
		body: {
			schema: contactBody,
			example: { name: "Test Visitor", email: "visitor@example.com", message: "Which programs are taught in English?" },
			name: "ContactSubmissionsInput",
		},
		answers: { 201: { what: "It, as it is stored.", schema: contactRecord, name: "StoredContactSubmission" } },
		problems: [409],
		async run(request) {
			const input = parse(apiContactInput, toInput(contactBody, request.body));
			const stored = await submitContact(request.caller, input, submissionOf(request));
			return { status: 201, body: toRecord(stored, Object.keys(contactRecord.shape)) };
		},
	},
	{
		id: "create_applications",
		method: "post",
		path: "/api/applications",
		tag: "applications",
		summary: "Send an application",
		details,
		access: "everyone",
		once: true,
		body: {
			schema: applicationBody,
			example: {
				full_name: "Test Applicant",
				location: "Tashkent, Uzbekistan",
				phone_number: "+998 71 000 00 00",
				age: 19,
				comment: null,
				language_certificates: [{ type: "topik", score: "Level 4" }],
				terms_agreed: true,
				marketing_consent: false,
			},
			name: "ApplicationsInput",
		},
		answers: {
			201: { what: "It, as it is stored: pending.", schema: applicationRecord, name: "StoredApplication" },
		},
		problems: [409],
		async run(request) {
			const stored = await submitApplication(
				request.caller,
				toInput(applicationBody, request.body),
				submissionOf(request),
			);
			return { status: 201, body: toRecord(stored, Object.keys(applicationRecord.shape)) };
		},
	},
];
