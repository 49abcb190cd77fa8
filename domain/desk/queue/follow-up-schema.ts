import { z } from "zod";
import { optional, severalLines } from "../../shared/field-schemas.ts";

export const followUpInput = z.strictObject({
	/** The office's calendar day. */
	dueOn: z.iso.date("bad_date"),
	/** What to do then, for staff. Without it, the date of our next action is moved. */
	text: optional(severalLines(500)),
});
