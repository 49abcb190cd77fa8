import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { isAppAddress } from "../../app/query-parameters.ts";
import type { Permission } from "../../domain/access/permissions.ts";
import { largestSheet } from "../../domain/import-export/schema.ts";

/** Bytes of a visitor's form. */
const largestForm = 64 * 1024;
/** A long article in every language, each letter of it written as six. */
const largestRecord = 3 * 1024 * 1024;
/** A spreadsheet and what a form adds to it. */
const largestImport = largestSheet + 64 * 1024;

type Limit = {
	/** In bytes. */
	maxSize: number;
	/** Without it the body is not read at all: the page refuses the caller by itself. */
	permission?: Permission;
};

/** How much of a body is read, by the path it is sent to. */
export function bodyLimitOf(path: string): Limit {
	if (/^\/admin\/exchange(\.data)?$/.test(path)) return { maxSize: largestImport, permission: "catalog:write" };
	return { maxSize: isAppAddress(path) ? largestRecord : largestForm };
}

/**
 * Limits the body of a request. One whose length was not announced is read here.
 *
 * @returns undefined when it is larger than `maxSize` bytes.
 * @throws when the client goes away meanwhile.
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
