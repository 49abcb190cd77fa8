import { z } from "zod";
import { certificationScopes, certificationStatuses } from "../../../database/values.ts";
import { required, webAddress } from "../../records/field-schemas.ts";
import { inputSchema } from "../../records/input-schema.ts";
import { certificationFields } from "./fields.ts";

export const certificationInput = inputSchema(certificationFields);

/** More lines than Korea has universities are no list of them. */
export const maxNames = 1_000;

/** A list of the ministries as staff enter it: one status for all names. */
export const listInput = z.strictObject({
	/** One Korean name a line. */
	names: z.string().max(1_000_000, "too_long"),
	scopes: z.array(z.enum(certificationScopes, "unknown_scope")).min(1, "required"),
	status: z.enum(certificationStatuses, "unknown_certification"),
	validFrom: z.iso.date("bad_date"),
	validTo: z.iso.date("bad_date"),
	source: webAddress.and(required(2_000)),
	checkedOn: z.iso.date("bad_date"),
	/** Every other university with a Korean name is "not on the list". */
	others: z.boolean(),
	/** Earlier validities that overlap end on the day before this one begins. */
	endsEarlier: z.boolean(),
	/** Newer validities are known, or this one is over; store the list nevertheless. */
	isOlder: z.boolean(),
	/** Names without a university are left out. */
	skips: z.boolean(),
	/** The universities that staff chose by hand, by the name in the list. */
	chosen: z.record(z.string(), z.uuid()),
});
export type ListInput = z.output<typeof listInput>;
