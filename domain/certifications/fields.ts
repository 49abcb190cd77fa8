import { certificationSchemes, certificationScopes, certificationStatuses } from "../../database/values.ts";
import * as f from "../field-types.ts";

export const certificationFields = {
	universityId: f.reference("university"),
	scheme: f.choice(certificationSchemes, { issue: "unknown_scheme", initial: "IEQAS", form: false }),
	scope: f.choice(certificationScopes, { issue: "unknown_scope" }),
	status: f.choice(certificationStatuses, { issue: "unknown_certification" }),
	/** The first and the last day in Korea. */
	validFrom: f.requiredDate(),
	validTo: f.requiredDate(),
	/** The web address of the list. */
	source: f.requiredUrl(),
	checkedOn: f.requiredDate(),
};
