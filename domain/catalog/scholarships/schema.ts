import type { z } from "zod";
import { inputSchema } from "../../records/input-schema.ts";
import { scholarshipFields } from "./fields.ts";

export const scholarshipInput = inputSchema(scholarshipFields);

/** What a student may get, as a source says it. */
export type Scholarship = z.output<typeof scholarshipInput> & { id: string; version: number };
