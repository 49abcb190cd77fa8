import type { Certificate, CertificateType } from "./submission-schema.ts";

/**
 * Normalizes a choice of certificates (spec §4): 'none' excludes all others, and only chosen certificates have a score.
 */
export function chosenCertificates(
	types: readonly CertificateType[],
	scores: Partial<Record<CertificateType, string>>,
): Certificate[] {
	const others = types.filter((type) => type !== "none");
	if (others.length === 0) return types.includes("none") ? [{ type: "none", score: null }] : [];
	return [...new Set(others)].map((type) => ({ type, score: scores[type]?.trim() || null }));
}

/** Letters and digits that are not confused on the phone: no I, L, O, U, 0, 1. */
export const referenceSigns = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** An application's reference, such as 'HM-7K3P-Q9TD', from at least ten random bytes. */
export function referenceOf(random: Uint8Array): string {
	const text = Array.from(random.subarray(0, 8), (byte) => referenceSigns[byte % referenceSigns.length]).join("");
	return `HM-${text.slice(0, 4)}-${text.slice(4)}`;
}
