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
