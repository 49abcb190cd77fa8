import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { isAppAddress } from "../../app/query-parameters.ts";
import type { Permission } from "../../domain/access/permissions.ts";
import { largestSheet } from "../../domain/import-export/schema.ts";

/** Maximum form size for visitors, in bytes. */
const largestForm = 64 * 1024;
/** A long article in every language, with each letter encoded as six bytes. */
const largestRecord = 3 * 1024 * 1024;
/** A spreadsheet and the form's other fields. */
const largestImport = largestSheet + 64 * 1024;

type Limit = {
	/** In bytes. */
	maxSize: number;
	/** Without this permission the body is not read; the page itself rejects the caller. */
	permission?: Permission;
};

/** The body limit by path. */
export function bodyLimitOf(path: string): Limit {
	if (/^\/admin\/exchange(\.data)?$/.test(path)) return { maxSize: largestImport, permission: "catalog:write" };
	return { maxSize: isAppAddress(path) ? largestRecord : largestForm };
}

/**
 * Limits the body of a request. Reads a body whose length was not announced.
 * @returns undefined if it is larger than `maxSize` bytes.
 * @throws if the client disconnects meanwhile.
 */
export async function limitBody(request: Request, maxSize: number): Promise<Request | undefined> {
	let limited: Request | undefined;
	const app = new Hono();
	app.use(bodyLimit({ maxSize, onError: () => new Response() }));
	app.all("*", ({ req }) => {
		limited = req.raw;
		return new Response();
	});
	app.onError((error) => {
		throw error;
	});
	await app.fetch(request);
	return limited;
}
