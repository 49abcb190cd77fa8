import { certificationScopes } from "../../../database/values.ts";
import type { Filter } from "../../records/filters.ts";

/** The filters of the public lists by certification. They are no field of a record, because they depend on the day. */

const closed = <const O extends string>(param: string, options: readonly O[], issue: string): Filter<O, O> => ({
	field: param,
	kind: "choice",
	issue,
	param,
	options,
	parse: (typed) => options.find((option) => option === typed),
	format: String,
});

export const certificationFilters = {
	certified: closed("certified", certificationScopes, "unknown_scope"),
	restricted: closed("restricted", ["hide"], "unknown_choice"),
};
