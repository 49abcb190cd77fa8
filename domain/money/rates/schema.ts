import { z } from "zod";

/** A rate in soʻm: more than 0 and less than a billion, with at most 6 decimals, as the database stores it. */
const rate = z.preprocess(
	// Readers of Russian and Uzbek write a decimal comma, and group digits with spaces.
	(value) => (typeof value === "string" ? value.replace(/[\s\u00a0\u202f]/g, "").replace(",", ".") : value),
	z
		.string("required")
		.min(1, { error: "required", abort: true })
		.regex(/^\d{1,9}(\.\d{1,6})?$/, "bad_rate")
		.transform(Number)
		.refine((value) => value > 0, "bad_rate"),
);

/** Rates that staff enter: the soʻm for one unit of each currency. */
export const ratesInput = z.strictObject({
	onDate: z.string("required").trim().min(1, "required"),
	usd: rate,
	krw: rate,
	/** The sender has checked rates that differ much from the last ones. */
	isChecked: z.preprocess((value) => value === true || value === "true", z.boolean()),
});
