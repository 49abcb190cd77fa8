import { z } from "zod";
import { applicationStatuses } from "./schema.ts";

/** Separate from the schema that browsers load. */
export const statusInput = z.strictObject({ status: z.enum(applicationStatuses, "unknown_status") });
