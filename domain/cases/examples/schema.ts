import { z } from "zod";
import { contactSources, languages, visaTypes } from "../../../database/values.ts";

const text = z.string().min(1).nullable();

/** A person of the sample data; with an age an application, else a contact message. */
export const examplePerson = z.strictObject({
	name: z.string(),
	phone: z.string(),
	email: text,
	language: z.enum(languages),
	source: z.enum(contactSources),
	location: z.string().nullable(),
	age: text,
	/** By their English names. */
	university: z.string(),
	program: z.string(),
	/** For which papers are asked. */
	visa: z.enum(visaTypes).nullable(),
	message: z.string(),
	cameAt: z.date(),
});
export type ExamplePerson = z.infer<typeof examplePerson>;

/** What happened to the case. */
export const exampleEntry = z.strictObject({
	kind: z.enum(["status_changed", "closed", "milestone", "call", "message_in", "message_out", "note"]),
	at: z.date(),
	/** The new status, the milestone, or how a call went. */
	value: text,
	/** The words: of a status its next step, or why the applicant was rejected. */
	text,
	/** The day of the next step or the milestone, an ISO date. */
	dueOn: z.iso.date().nullable(),
});
export type ExampleEntry = z.infer<typeof exampleEntry>;
