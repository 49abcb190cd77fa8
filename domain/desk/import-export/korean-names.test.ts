import { expect, test } from "vitest";
import { keyOf, namesOf } from "./korean-names.ts";

test("B13-3: lines with numbers, other columns and HTML become names, each once", () => {
	const text = [
		"1. 가나대학교",
		"② 다라대",
		"  3) 마바 대학교  ",
		"4\t사아대학교\tSeoul\t2026",
		"<b>자차대학교</b>",
		"카타대학교(세종)",
		"가나대",
		"No Korean name",
		"",
		"파하대학교, 거너대학",
	].join("\r\n");
	const names = "가나대, 다라대, 마바 대학교, 사아대학교, 자차대학교, 카타대학교(세종), 파하대학교, 거너대학";
	expect(namesOf(text)).toEqual(names.split(", "));
	expect(namesOf("<script>alert(1)</script>\n\u0000\n%%%")).toEqual([]);
});

test("B13-3: spaces and the short form are the same university; a college and a campus are others", () => {
	expect(keyOf("마 바 대학교")).toBe(keyOf("마바대"));
	expect(keyOf("카타대학교 (세종)")).toBe(keyOf("카타대(세종)"));
	expect(keyOf("가나대학")).not.toBe(keyOf("가나대학교"));
	expect(keyOf("카타대학교(세종)")).not.toBe(keyOf("카타대학교"));
});
