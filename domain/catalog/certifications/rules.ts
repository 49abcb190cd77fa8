import {
	type CertificationScope,
	type CertificationStatus,
	certificationScopes,
	certificationStatuses,
} from "../../../database/values.ts";

export { type CertificationScope, type CertificationStatus, certificationScopes, certificationStatuses };

/** A university's status in a list, from its first to its last day in Korea (ISO dates). */
export type Certification = {
	scope: CertificationScope;
	status: CertificationStatus;
	validFrom: string;
	validTo: string;
	/** The web address of the list. */
	source: string;
	checkedOn: string;
};

/**
 * The status that counts on a day.
 * @param day an ISO date in Korea
 * @returns undefined if no list is known to say anything, which never means "not certified"
 */
export const statusOn = <C extends Certification>(
	rows: readonly C[],
	scope: CertificationScope,
	day: string,
): C | undefined => rows.find((row) => row.scope === scope && row.validFrom <= day && day <= row.validTo);

/** The scope that a program of this type belongs to; queries have the same rule (selection.ts). */
export const scopeOf = (type: string): CertificationScope => (type.includes("Language") ? "language" : "degree");

export const isCertified = ({ status }: Pick<Certification, "status">): boolean =>
	status === "excellent" || status === "certified";

/** Whether visas are in principle not issued. */
export const isRestricted = ({ status }: Pick<Certification, "status">): boolean => status === "precision_screening";
