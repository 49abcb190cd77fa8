import type { IfMatch } from "./operation.ts";

/**
 * `"VERSION-HASH"`: the hash is of what is answered, with all that is joined to it; the version, where the table counts one, is of
 * the record alone. If-None-Match looks at both, If-Match at the version: a program more is no change of its university.
 */
export async function etagOf(body: string, version: number | undefined): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body));
	const hash = btoa(String.fromCharCode(...new Uint8Array(digest).subarray(0, 15))).replace(/[+/]/g, "_");
	return version === undefined ? `"${hash}"` : `"${version}-${hash}"`;
}

/** The tags that a header names. A proxy that compresses makes ours weak; they stand for the same record all the same. */
export function readTags(header: string | null): IfMatch | undefined {
	if (header === null) return undefined;
	if (header.trim() === "*") return "*";
	return [...header.matchAll(/"[^"]*"/g)].map(([tag]) => tag);
}

export function matchesEtag(tags: IfMatch | undefined, tag: string, version?: number): boolean {
	if (tags === undefined || tags === "*") return true;
	return tags.some((one) => (version === undefined ? one === tag : one.startsWith(`"${version}-`)));
}
