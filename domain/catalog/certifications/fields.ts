import { certificationSchemes, certificationScopes, certificationStatuses } from "../../../database/values.ts";
import * as f from "../../records/field-types.ts";
import type { Description } from "../../records/rules.ts";

export const certificationFields = {
	universityId: f.reference("university", { filter: true }),
	scheme: f.choice(certificationSchemes, { issue: "unknown_scheme", initial: "IEQAS", form: false }),
	scope: f.choice(certificationScopes, { issue: "unknown_scope", filter: true }),
	status: f.choice(certificationStatuses, { issue: "unknown_certification", filter: true }),
	/** The first and the last day in Korea. */
	validFrom: f.requiredDate(),
	validTo: f.requiredDate(),
	/** The web address of the list. */
	source: f.requiredUrl(),
	checkedOn: f.requiredDate(),
};
export const certification: Description = {
	permission: "catalog:write",
	slug: "certifications",
	fields: certificationFields,
	name: "name",
};
