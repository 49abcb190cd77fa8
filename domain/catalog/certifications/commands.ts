import { desc } from "drizzle-orm";
import { certifications } from "../../../database/tables.ts";
import { inputSchema } from "../../records/input-schema.ts";
import { defineNoun } from "../../records/noun.ts";
import { invalid } from "../../shared/errors.ts";
import { koreanDayAt } from "../../shared/time-zone.ts";
import { parse } from "../../shared/validation.ts";
import { certification, certificationFields } from "./fields.ts";
import { getCertification } from "./queries.ts";

const certificationInput = inputSchema(certificationFields);

/** Overlapping validities of one scope are the conflict "certification_overlap". */
export const certificationNoun = {
	...defineNoun(certification, {
		noun: "certification",
		table: certifications,
		input: certificationInput,
		parse: (input) => {
			// The schema accepts the values of the closed lists only.
			const values = parse(certificationInput, input) as typeof certifications.$inferInsert;
			if (values.validTo < values.validFrom) throw invalid([{ field: "validTo", code: "ends_before_start" }]);
			return values;
		},
		order: [desc(certifications.validFrom), certifications.scope, certifications.id],
		conflicts: { reference: "unknown_university", taken: "certification_overlap" },
		async beforeWrite(_transaction, { caller }, { checkedOn }) {
			const { now } = caller.permit("catalog:write");
			if (checkedOn > koreanDayAt(now())) throw invalid([{ field: "checkedOn", code: "future_date" }]);
			return undefined;
		},
		api: {
			one: "a certification",
			about:
				"The statuses of universities in the ministries’ lists (IEQAS), the newest first, also past and coming ones. `valid_from` and `valid_to` are days in Korea and both included. The validities of one scope of a university do not overlap.",
			example: {
				university_id: "00000000-0000-4000-8000-000000000000",
				scope: "degree",
				status: "certified",
				valid_from: "2025-03-01",
				valid_to: "2026-02-28",
				source: "https://example.com/list",
				checked_on: "2025-03-03",
			},
		},
	}),
	get: getCertification,
};
export const {
	create: createCertification,
	update: updateCertification,
	remove: deleteCertification,
} = certificationNoun;
