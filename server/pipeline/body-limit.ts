import { languages } from "../../database/values.ts";
import type { Permission } from "../../domain/access/permissions.ts";
import { maxSheetSize } from "../../domain/desk/import-export/schema.ts";
import { descriptions } from "../../domain/desk/revisions/rules.ts";
import { maxFileSize, maxUploadSize } from "../../domain/documents/limits.ts";
import { unavailable } from "./plain-text.ts";

/** Maximum body size for anyone, in bytes. */
export const maxFormSize = 64 * 1024;
/** A record with texts in every language. */
const maxRecordSize = 1024 * 1024;
/** A long article in every language, with each letter encoded as six bytes. */
const maxPostSize = 3 * 1024 * 1024;
/** A spreadsheet and the form's other fields. */
const maxImportSize = maxSheetSize + 64 * 1024;
/** Maximum number of fields in a form. A bulk change of 200 rows sends about as many. */
const maxFields = 1_000;

const paperUpload = new RegExp(`^(/(${languages.join("|")}))?/my/documents/[\\w-]+(/pages)?$`);
/** The page of a case about money, which takes receipts. */
const receiptUpload = /^\/admin\/applicants\/[\w-]+\/money(\.data)?$/;
/** The addresses that take a file: an image, a spreadsheet, a paper, or a receipt. */
export const takesFile = new RegExp(
	`^/api/functions/upload-image$|^/admin/import-export(\\.data)?$|${receiptUpload.source}|${paperUpload.source}`,
);

const slugs = Object.values(descriptions)
	.map(({ slug }) => slug)
	.join("|");

/** Forms with long texts in several languages. The others of the admin panel keep to the limit of all forms. */
const larger: [path: RegExp, maxSize: number][] = [
	[/^\/admin\/(blog\/(new|[\w-]+\/edit)(\.data)?|preview\/post(\/[\w-]+)?)$/, maxPostSize],
	[/^\/admin\/preview\/\w+(\/[\w-]+)?$/, maxRecordSize],
	[new RegExp(`^/admin/(${slugs})/(new|[\\w-]+/edit)(\\.data)?$`), maxRecordSize],
	[/^\/admin\/(content|settings)\/[\w-]+\/(new|[\w-]+\/edit)(\.data)?$/, maxRecordSize],
	[/^\/admin\/bulk(\.data)?$/, maxRecordSize],
];

type Limit = {
	/** In bytes. */
	maxSize: number;
	/** Without this permission the body is not read; the page itself rejects the caller. */
	permission?: Permission;
	/** The body is read for an applicant with an open session only. */
	isPaper?: true;
};

/** The body limit by path. @param hasSession whether the sender has a session that we signed, open or ended */
export function bodyLimitOf(path: string, hasSession: boolean): Limit {
	if (/^\/admin\/import-export(\.data)?$/.test(path)) return { maxSize: maxImportSize, permission: "import:write" };
	if (receiptUpload.test(path)) return { maxSize: maxFileSize + maxFormSize, permission: "payment:write" };
	if (paperUpload.test(path)) return { maxSize: maxUploadSize, isPaper: true };
	const [, maxSize] = (hasSession && larger.find(([form]) => form.test(path))) || [undefined, maxFormSize];
	return { maxSize };
}

/**
 * Reads the body of a form and counts its fields before anything parses it.
 * @param hold as of `readBody`
 * @returns the request with its whole body; undefined if it is larger than `maxSize` bytes or has too many fields.
 * @throws if the client disconnects meanwhile.
 */
export async function readForm(
	request: Request,
	maxSize: number,
	hold?: (bytes: number) => void,
): Promise<Request | undefined> {
	const body = await readBody(request, maxSize, hold);
	if (!body || hasTooManyFields(request.headers.get("content-type") ?? "", body)) return undefined;
	const { url, method, headers } = request;
	return new Request(url, { method, headers, ...(body.length > 0 && { body }) });
}

/**
 * @param hold is called with the size of each part that arrives, and may throw.
 * @returns undefined if the body is larger than `maxSize` bytes.
 */
export async function readBody(
	request: Request,
	maxSize: number,
	hold: (bytes: number) => void = () => {},
): Promise<Buffer<ArrayBuffer> | undefined> {
	if (!request.body) return Buffer.alloc(0);
	const parts: Uint8Array[] = [];
	let size = 0;
	for await (const part of request.body) {
		size += part.length;
		if (size > maxSize) return undefined;
		hold(part.length);
		parts.push(part);
	}
	return Buffer.concat(parts);
}

/** Counts the separators alone, as many as are allowed at most; of a header that names two types, those of both. */
function hasTooManyFields(contentType: string, body: Buffer): boolean {
	const isMultipart = /^multipart\/[^,]*$/i.test(contentType);
	let fields = isMultipart ? 0 : 1;
	for (const _ of body.toString("latin1").matchAll(isMultipart ? /content-disposition/gi : /&|content-disposition/gi))
		if (++fields > maxFields) return true;
	return false;
}

/** Bytes of papers that this process holds at most: a body is in memory until its files are stored. */
const maxPaperBytes = 64 * 1024 * 1024;
let paperBytes = 0;

class TooManyPapers extends Error {}

/**
 * Answers an upload, or says that it has to be sent again in some seconds. What has arrived counts, not what a request has
 * announced, so that a slow sender holds up nobody.
 */
export async function withPaper(
	request: Request,
	maxSize: number,
	answer: (form: Request | undefined) => Promise<Response>,
): Promise<Response> {
	let held = 0;
	const hold = (bytes: number) => {
		held += bytes;
		paperBytes += bytes;
		if (paperBytes > maxPaperBytes) throw new TooManyPapers();
	};
	try {
		return await answer(await readForm(request, maxSize, hold));
	} catch (error) {
		if (error instanceof TooManyPapers) return unavailable();
		throw error;
	} finally {
		paperBytes -= held;
	}
}
