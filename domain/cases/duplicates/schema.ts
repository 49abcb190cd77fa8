import { z } from "zod";
import { pairVerdicts } from "../../../database/values.ts";
import { applicantInput } from "../applicants/schema.ts";

/** Why two cases may be one person's. */
export type Reason = "same_phone" | "same_email" | "same_name_and_birth";

/** What staff choose between; the office and the assignee are those of the case that stays. */
export const mergedFields = (Object.keys(applicantInput.shape) as (keyof typeof applicantInput.shape)[]).filter(
	(field) => field !== "office",
);
export type MergedField = (typeof mergedFields)[number];
const sides = ["this", "other"] as const;
export type Side = (typeof sides)[number];

/** The versions that staff looked at, and whose value is kept of the fields that differ. */
export const mergeInput = z.strictObject({
	version: z.int("required"),
	otherVersion: z.int("required"),
	keep: z.partialRecord(z.enum(mergedFields), z.enum(sides, "required")).default({}),
});

export const verdictInput = z.enum(pairVerdicts, "required");

/** For how many days a merge can be taken back. */
const undoDays = 30;

/** @returns the ISO time of the oldest merge that can be taken back. */
export const undoableSince = (now: Date): string => new Date(now.getTime() - undoDays * 86_400_000).toISOString();
