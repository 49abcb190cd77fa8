import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import type { Resource } from "../domain/access/permissions.ts";
import type { Changes } from "./changes.ts";

export type Encoding = "br" | "gzip" | "identity";
export type CachedPage = {
	status: number;
	headers: Record<string, string>;
	etag: string;
	/** The compressed ones come when they are first asked for. */
	bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
	nouns: Resource[];
	version: number;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });
/** What an entry costs beside its bodies, whose compressed forms are below half of the plain one. */
const overhead = 2_000;

/** Finished answers of public pages, the least recently used leaving first. Keys and values are bounded in bytes. */
export class PageCache {
	readonly #entries = new Map<string, CachedPage>();
	readonly #limit: number;
	readonly #changes: Changes;
	#bytes = 0;

	constructor(limit: number, changes: Changes) {
		this.#limit = limit;
		this.#changes = changes;
	}

	/** An answer that is as good as a fresh one. */
	fresh(key: string): CachedPage | undefined {
		const page = this.#entries.get(key);
		if (!page || !this.#changes.listening() || page.version !== this.#changes.version(page.nouns)) return undefined;
		this.#entries.delete(key);
		this.#entries.set(key, page);
		return page;
	}

	/** The last answer known, for when no fresh one can be had. */
	last(key: string): CachedPage | undefined {
		return this.#entries.get(key);
	}

	/** `version` is the one before the page was made, so that a change meanwhile leaves it out of date. */
	store(key: string, page: CachedPage): void {
		const size = sizeOf(key, page);
		if (size > this.#limit / 3) return;
		this.#drop(key);
		this.#entries.set(key, page);
		this.#bytes += size;
		void compressWell(page);
		for (const oldest of this.#entries.keys()) {
			if (this.#bytes <= this.#limit) break;
			this.#drop(oldest);
		}
	}

	#drop(key: string): void {
		const page = this.#entries.get(key);
		if (!page) return;
		this.#entries.delete(key);
		this.#bytes -= sizeOf(key, page);
	}
}

function sizeOf(key: string, { bodies }: CachedPage): number {
	return overhead + key.length * 2 + bodies.identity.length * 2;
}

/** The body in an encoding. Compressed quickly the first time: somebody is waiting. */
export function bodyOf({ bodies }: Pick<CachedPage, "bodies">, encoding: Encoding): Buffer {
	if (encoding === "br") bodies.br ??= brotliCompressSync(bodies.identity, quality(3));
	if (encoding === "gzip") bodies.gzip ??= gzipSync(bodies.identity, { level: 5 });
	return bodies[encoding] ?? bodies.identity;
}

/** A page that is kept is worth the best compression, off the main thread, for all who come later. */
async function compressWell({ bodies }: CachedPage): Promise<void> {
	[bodies.br, bodies.gzip] = await Promise.all([
		compressBrotli(bodies.identity, quality(11)),
		compressGzip(bodies.identity, { level: 9 }),
	]);
}

export function etagOf(body: Buffer | string): string {
	return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** The best encoding that the browser takes. A quality of 0 is a refusal. */
export function chooseEncoding(accepted: string | undefined | null): Encoding {
	const takes = (name: string) =>
		new RegExp(`(^|[,\\s])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, "i").test(accepted ?? "");
	return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}
