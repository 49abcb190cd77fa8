import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { compactPage, packPage, writePage } from "./finished-page.ts";

const rows = Array.from({ length: 1_500 }, (_, row) => `<li>Program ${(row * 7_919) % 1_500}, ${row} places</li>`);
const identity = Buffer.from(rows.join(""));

test("a cached page holds only its compressed bytes, while it waits to be packed and afterwards", async () => {
	const page = compactPage({ status: 200, headers: {}, etag: 'W/"rows"', bodies: { identity } });
	const held = () => Object.values(page.bodies).reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
	const write = (accept: string) => writePage(page, { method: "GET", header: () => accept }).body as Buffer;

	const quick = held();
	expect(quick).toBe(write("br").length);
	expect(quick).toBeLessThan(identity.length / 3);
	await packPage(page);
	expect(held()).toBe(write("br").length);
	expect(held()).toBeLessThan(quick);
	expect(brotliDecompressSync(write("br")).equals(identity)).toBe(true);

	const packed = held();
	expect(write("identity").equals(identity)).toBe(true);
	expect(held()).toBe(packed);
});
