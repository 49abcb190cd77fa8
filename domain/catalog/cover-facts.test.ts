import { expect, test } from "vitest";
import { forEachVariant } from "../shared/language.ts";
import { shortName } from "./cover-facts.ts";

const none = { ...forEachVariant("name", () => null), ...forEachVariant("location", () => null) };
const university = (name: string, websiteUrl: string | null, location = "") => ({
	...none,
	...{ nameKo: null, name, websiteUrl, location },
});

test("a university's short name comes from its name or its internet address and is never made up", () => {
	for (const [name, address, expected] of [
		["Korea Advanced Institute of Science and Technology (KAIST)", null, "KAIST"],
		["Seoul National University", "https://www.snu.ac.kr", "SNU"],
		["Sungkyunkwan University", "https://www.skku.edu/eng/", "SKKU"],
		["Yonsei University", "https://www.yonsei.ac.kr", "Yonsei"],
		["Dong-A University", "https://www.donga.ac.kr", "Dong-A"],
		["Seoul National University", null, ""],
		["Some College", "https://example.com/snu.ac.kr", ""],
		["Some College", "https://collegename.ac.kr", ""],
		["Some College (in the north)", "not an address", ""],
	] as const) {
		expect(shortName(university(name, address)), `${name} ${address}`).toBe(expected);
	}
});
