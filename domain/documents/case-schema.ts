import { z } from "zod";
import { documentCodes, documentStages, returnReasons } from "../../database/values.ts";
import { optional, severalLines } from "../shared/field-schemas.ts";
import { asIsoDay } from "../shared/time-zone.ts";

const day = z.string("required").refine((typed) => asIsoDay(typed) !== undefined, "bad_date");
const note = optional(severalLines(500));

const paper = z
	.string("unknown_document")
	.transform((typed) => typed.split(":"))
	.pipe(z.tuple([z.enum(documentStages, "unknown_stage"), z.enum(documentCodes, "unknown_document")]));

/** `papers` as "visa:passport"; `dueOn` an ISO date; `note` of at most 500 characters in the applicant's language. */
export const askInput = z.strictObject({
	papers: z
		.array(paper, "required")
		.min(1, "required")
		.max(documentCodes.length * documentStages.length),
	dueOn: optional(day),
	note,
});

/** `version`: of the paper as the reviewer saw it. */
const base = { version: z.int() };
export const reviewInput = z.discriminatedUnion("decision", [
	z.strictObject({ ...base, decision: z.literal("accepted"), issuedOn: optional(day) }),
	z
		.strictObject({ ...base, decision: z.literal("returned"), reason: z.enum(returnReasons, "required"), text: note })
		.refine(({ reason, text }) => reason !== "other" || text !== null, { path: ["text"], error: "required" }),
	z.strictObject({ ...base, decision: z.literal("waived") }),
]);
