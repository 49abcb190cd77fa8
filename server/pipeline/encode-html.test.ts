import { expect, test } from "vitest";
import { encodeHtml } from "./encode-html.ts";

test("a page is encoded as UTF-8, also if a text was cut within a letter", () => {
	for (const html of ["", "plain", "Oʻzbekcha · Русский · ₩ 12 – 15 · 😀", `${"₩".repeat(70_000)}\u2060`]) {
		expect(encodeHtml(html)).toEqual(Buffer.from(html));
	}
	expect(String(encodeHtml("Смотрите 😀".slice(0, -1)))).toBe("Смотрите \ufffd");
	expect(String(encodeHtml("\ude00 и дальше"))).toBe("\ufffd и дальше");
});
