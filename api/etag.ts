import type { IfMatch } from "./operation.ts";

/**
 * `"VERSION-HASH"`: the hash of the response with everything joined to it, and the version of the record itself if its
 * table has versions. If-None-Match compares both, If-Match only the version: a new program does not change its
 * university.
 */
export async function etagOf(body: string, version: number | undefined): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body));
	const hash = btoa(String.fromCharCode(...new Uint8Array(digest).subarray(0, 15))).replace(/[+/]/g, "_");
	return version === undefined ? `"${hash}"` : `"${version}-${hash}"`;
}

/** The tags in a header. A compressing proxy makes our tags weak; they still refer to the same record. */
export function readTags(header: string | null): IfMatch | undefined {
	if (header === null) return undefined;
	if (header.trim() === "*") return "*";
	return [...header.matchAll(/"[^"]*"/g)].map(([tag]) => tag);
}

export function matchesEtag(tags: IfMatch | undefined, tag: string, version?: number): boolean {
	if (tags === undefined || tags === "*") return true;
	return tags.some((one) => (version === undefined ? one === tag : one.startsWith(`"${version}-`)));
}
