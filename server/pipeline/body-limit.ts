import { isAppAddress } from "../../app/query-parameters.ts";
import type { Permission } from "../../domain/access/permissions.ts";
import { largestSheet } from "../../domain/import-export/schema.ts";

/** Maximum body size for anyone, in bytes. */
export const largestForm = 64 * 1024;
/** A record with texts in every language. */
const largestRecord = 1024 * 1024;
/** A long article in every language, with each letter encoded as six bytes. */
const largestPost = 3 * 1024 * 1024;
/** A spreadsheet and the form's other fields. */
const largestImport = largestSheet + 64 * 1024;
/** Maximum number of fields in a form. A bulk change of 200 rows sends about as many. */
const maxFields = 1_000;

type Limit = {
	/** In bytes. */
	maxSize: number;
	/** Without this permission the body is not read; the page itself rejects the caller. */
	permission?: Permission;
};

/** The body limit by path. @param hasSession whether the sender has a session that we signed, open or ended */
export function bodyLimitOf(path: string, hasSession: boolean): Limit {
	if (/^\/admin\/exchange(\.data)?$/.test(path)) return { maxSize: largestImport, permission: "catalog:write" };
	if (!isAppAddress(path) || !hasSession) return { maxSize: largestForm };
	return { maxSize: path.startsWith("/admin/blog/") ? largestPost : largestRecord };
}

/**
 * Reads the body of a form and counts its fields before anything parses it.
 * @returns the request with its whole body; undefined if it is larger than `maxSize` bytes or has too many fields.
 * @throws if the client disconnects meanwhile.
 */
export async function readForm(request: Request, maxSize: number): Promise<Request | undefined> {
	const body = await readBody(request, maxSize);
	if (!body || countFields(request.headers.get("content-type") ?? "", body) > maxFields) return undefined;
	const { url, method, headers } = request;
	return new Request(url, { method, headers, ...(body.length > 0 && { body: new Uint8Array(body) }) });
}

/** @returns undefined if the body is larger than `maxSize` bytes. */
export async function readBody(request: Request, maxSize: number): Promise<Buffer | undefined> {
	if (!request.body) return Buffer.alloc(0);
	const parts: Uint8Array[] = [];
	let size = 0;
	for await (const part of request.body) {
		size += part.length;
		if (size > maxSize) return undefined;
		parts.push(part);
	}
	return Buffer.concat(parts);
}

/** An upper bound for the number of fields, from the separators alone. */
function countFields(contentType: string, body: Buffer): number {
	const separator = /^multipart\//i.test(contentType) ? "content-disposition:" : "&";
	return body
		.toString("latin1")
		.toLowerCase()
		.split(separator, maxFields + 2).length;
}
