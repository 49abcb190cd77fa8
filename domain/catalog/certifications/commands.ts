import { certifications } from "../../../database/tables.ts";
import { recordCommands } from "../../records/record-type.ts";
import { invalid } from "../../shared/errors.ts";
import { koreanDayAt } from "../../shared/time-zone.ts";
import { parse } from "../../shared/validation.ts";
import { certificationInput } from "./schema.ts";

/** Overlapping validities of one scope are the conflict "certification_overlap". */
export const {
	create: createCertification,
	update: updateCertification,
	remove: deleteCertification,
} = recordCommands({
	noun: "certification",
	table: certifications,
	permission: "catalog:write",
	parse: (input) => {
		// The schema accepts the values of the closed lists only.
		const values = parse(certificationInput, input) as typeof certifications.$inferInsert;
		if (values.validTo < values.validFrom) throw invalid([{ field: "validTo", code: "ends_before_start" }]);
		return values;
	},
	conflicts: { reference: "unknown_university", taken: "certification_overlap" },
	async beforeWrite(_transaction, { caller }, { checkedOn }) {
		const { now } = caller.permit("catalog:write");
		if (checkedOn > koreanDayAt(now())) throw invalid([{ field: "checkedOn", code: "future_date" }]);
		return undefined;
	},
});
