import { expect, test } from "vitest";
import { asHtml, nameLine } from "./telegram-html.ts";

test("words in a message turn or hide nothing around them, and keep their lines and emoji", () => {
	expect(nameLine("Bo\u202ebur\u2066 \u0007<b>")).toBe("<b>Bobur &lt;b&gt;</b>\n");
	expect(asHtml("1\u200f\u061c\r\n2\t👩‍👩‍👧")).toBe("1\n2\t👩‍👩‍👧");
});
