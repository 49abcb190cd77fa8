import type { Certificate, CertificateType } from "./schema.ts";

/**
 * What a choice of certificates means (spec §4): 'none' stands alone, any other one removes it; a score belongs to a chosen
 * certificate only.
 */
export function chosenCertificates(
	types: readonly CertificateType[],
	scores: Partial<Record<CertificateType, string>>,
): Certificate[] {
	const others = types.filter((type) => type !== "none");
	if (others.length === 0) return types.includes("none") ? [{ type: "none", score: null }] : [];
	return [...new Set(others)].map((type) => ({ type, score: scores[type]?.trim() || null }));
}

/** Letters and digits that nobody mixes up on the phone: no I, L, O, U, 0, 1. */
const signs = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** An application's reference, such as 'HM-7K3P-Q9TD', from ten random bytes or more. */
export function referenceOf(random: Uint8Array): string {
	const text = Array.from(random.subarray(0, 8), (byte) => signs[byte % signs.length]).join("");
	return `HM-${text.slice(0, 4)}-${text.slice(4)}`;
}

const seconds = { first: 5, most: 6 * 60 * 60, inAll: 72 * 60 * 60 };

/**
 * How many seconds a notification waits after so many attempts in vain: 5, 10, 20 … up to six hours, give or take a half,
 * so that what failed together does not come back together. `random` is from 0 to 1.
 */
export function pauseAfter(attempts: number, random: number): number {
	return Math.min(seconds.first * 2 ** (attempts - 1) * (0.5 + random), seconds.most);
}

/** After three days of trying nobody waits for the news any more: staff find it in the back office. */
export function isGivenUp(created: Date, now: Date): boolean {
	return now.getTime() - created.getTime() > seconds.inAll * 1_000;
}
