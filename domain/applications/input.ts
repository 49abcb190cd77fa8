import { z } from "zod";
import { applicationStatuses } from "./schema.ts";

/** Apart from what the browser needs of applications. */
export const statusInput = z.strictObject({ status: z.enum(applicationStatuses, "unknown_status") });
