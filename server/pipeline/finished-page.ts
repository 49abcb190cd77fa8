import { createHash } from "node:crypto";
import { promisify } from "node:util";
import {
	brotliCompress,
	brotliCompressSync,
	brotliDecompress,
	brotliDecompressSync,
	constants,
	gzipSync,
} from "node:zlib";
import type { PlainResponse, SiteRequest } from "./request.ts";

type Encoding = "br" | "gzip" | "identity";
/** A rendered page that can be written for any request. Its headers include those of every response. */
export type FinishedPage = {
	status: number;
	headers: Record<string, string>;
	etag: string;
	/** The compressed bodies are created when they are first needed, or when the page is cached. */
	bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer } | CompactBodies;
	/** Complete responses, which most requests get unchanged. */
	answers?: { br?: PlainResponse; gzip?: PlainResponse; notModified?: PlainResponse };
};
/**
 * The bodies of a cached page. The plain one takes several times as much memory: the few clients that ask for it get an
 * unpacked one.
 */
type CompactBodies = { identity?: never; br: Buffer; gzip?: Buffer };
export type CompactPage = FinishedPage & {
	bodies: CompactBodies;
	/** Whether the page is compressed as well as possible. */
	isPacked: boolean;
};

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });

/** Returns the body in an encoding. The first time it is compressed quickly, because a visitor is waiting. */
function bodyOf({ bodies }: FinishedPage, encoding: Encoding): Buffer {
	const plain = () => bodies.identity ?? brotliDecompressSync(bodies.br as Buffer);
	if (encoding === "br") bodies.br ??= copyExact(brotliCompressSync(plain(), quality(3)));
	if (encoding === "gzip") bodies.gzip ??= copyExact(gzipSync(plain(), { level: 6 }));
	return bodies[encoding] ?? plain();
}

/** Copies compressed bytes: Node leaves a short result in the larger block in which zlib wrote it. */
function copyExact(bytes: Buffer): Buffer {
	const copy = Buffer.allocUnsafeSlow(bytes.length);
	bytes.copy(copy);
	return copy;
}

/** Compresses a page quickly and drops its plain body. */
export function compactPage(page: FinishedPage): CompactPage {
	return { ...page, bodies: { br: bodyOf(page, "br") }, isPacked: false };
}

/** Compresses a cached page as well as possible, off the main thread. */
export async function packPage(page: CompactPage): Promise<void> {
	if (page.isPacked) return;
	const plain = await decompressBrotli(page.bodies.br);
	page.bodies = { br: copyExact(await compressBrotli(plain, quality(11))) };
	page.answers = {};
	page.isPacked = true;
}

export function etagOf(body: Buffer | string): string {
	return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** Matches unless the quality is 0, which means that the browser does not accept the encoding. */
const acceptOf = (name: string) => new RegExp(`(^|[,\\s])${name}(?![\\w-])(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, "i");
const acceptsBrotli = acceptOf("br");
export const acceptsGzip = acceptOf("gzip");

/** The best encoding that the browser accepts. */
function chooseEncoding(accepted = ""): Encoding {
	return acceptsBrotli.test(accepted) ? "br" : acceptsGzip.test(accepted) ? "gzip" : "identity";
}

/** Writes a page for a request: as 304, or in the best encoding that the browser accepts. */
export function writePage(
	page: FinishedPage,
	{ method, header }: Pick<SiteRequest, "method" | "header">,
): PlainResponse {
	page.answers ??= {};
	const { answers } = page;
	if (page.status === 200 && header("if-none-match")?.includes(page.etag)) {
		answers.notModified ??= withHeaderRow({ status: 304, headers: { ...page.headers, etag: page.etag }, body: null });
		return answers.notModified;
	}
	const encoding = chooseEncoding(header("accept-encoding"));
	// The plain body of a packed page is not worth its memory.
	const known = encoding === "identity" ? undefined : answers[encoding];
	const answer = known ?? answerIn(page, encoding);
	if (encoding !== "identity") answers[encoding] = answer;
	return method === "HEAD" ? { ...answer, body: null } : answer;
}

function answerIn(page: FinishedPage, encoding: Encoding): PlainResponse {
	const body = bodyOf(page, encoding);
	const headers: Record<string, string> = { ...page.headers, etag: page.etag };
	if (encoding !== "identity") headers["content-encoding"] = encoding;
	headers["content-length"] = String(body.length);
	return withHeaderRow({ status: page.status, headers, body });
}

const withHeaderRow = (response: PlainResponse): PlainResponse => ({
	...response,
	headerRow: Object.entries(response.headers).flat(),
});
