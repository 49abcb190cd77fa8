import { expect, test } from "vitest";
import { program, university } from "../../tests/support/factories.ts";
import { callerOf, freshDatabase } from "../../tests/support/site.ts";
import { cityOf, firstSentence, isCapitalRegion, shortDuration } from "./facts.ts";
import { listPrograms, listSimilarPrograms } from "./program-queries.ts";

test("PROG-10: a card has a program's description up to the end of its first sentence, and the beginning of a duration, which is cut neither inside a number nor to nothing", () => {
	expect(firstSentence("Machines that move. Taught in English.")).toBe("Machines that move. Taught in English.");
	expect(firstSentence("Machines, robots and drones. Taught in English.")).toBe("Machines, robots and drones.");
	expect(firstSentence("St. Mary's has 2.5 years of ethics. And more.")).toBe("St. Mary's has 2.5 years of ethics.");
	expect(firstSentence("Machines that move")).toBe("Machines that move");
	expect(shortDuration("4 years (8 semesters)")).toBe("4 years");
	expect(shortDuration("Usually 3 years or more: 2 years of courses")).toBe("Usually 3 years or more");
	expect(shortDuration("")).toBe("");
	expect(shortDuration("1,5 года")).toBe("1,5 года");
	expect(shortDuration("1,5 года, очно")).toBe("1,5 года");
	expect(shortDuration("(10 weeks) per term")).toBe("(10 weeks) per term");
	expect(shortDuration("2, 3 or 4 years")).toBe("2, 3 or 4 years");
});

test("B11-3: the capital region is Seoul, Incheon and Gyeonggi; an unknown province is in no region", () => {
	const regions = (["seoul", "incheon", "gyeonggi", "busan", "jeju", null] as const).map(isCapitalRegion);
	expect(regions).toEqual([true, true, true, false, false, null]);
});

test.each([
	["Seoul (Gwanak Campus)", "Seoul"],
	["SEOUL Gwanak-gu", "Seoul"],
	["Songdo, Incheon Metropolitan City, South Korea", "Incheon"],
	["1 Gwanak-ro, Seoul 08826", "Seoul"],
	["77 Yongbong-ro, Buk-gu, Gwangju", "Gwangju"],
	["Yongin (1 hour from Seoul)", undefined],
	["Near Seoul, Suwon", undefined],
	["Suwon, 40 minutes from Seoul", undefined],
	["Gwangju, Gyeonggi-do", undefined],
	["Gwangju-si, Gyeonggi Province", undefined],
	["Seoulton", undefined],
])("the city of %s is %s", (location, city) => {
	expect(cityOf({ location, locationEn: null })).toBe(city);
	expect(cityOf({ location: "—", locationEn: location })).toBe(city);
});

test("a search shows the programs with its words in the title first, each of both groups newest first", async () => {
	const caller = callerOf("system", await freshDatabase());
	const universityId = await university(caller);
	const make = (title: string, description: string) => program(caller, { universityId, title, description });
	await make("Economics", "Markets");
	await make("Экономика, право", "Law");
	await make("Economics and Trade", "Markets");
	await make("International Studies", "Politics and economics");
	await make("Ergonomics", "Not only for economics");
	const search = async (q: string, size = 12, page = 1) => {
		const { items, total } = await listPrograms(caller, { query: q, page, size });
		return [total, ...items.map(({ title }) => title)];
	};
	const all = ["Economics and Trade", "Economics", "Ergonomics", "International Studies"];
	expect(await search("economics")).toEqual([4, ...all]);
	expect(await search("economics", 1, 2)).toEqual([4, "Economics"]);
	expect(await search("economics", 3, 2)).toEqual([4, "International Studies"]);
	expect(await search("trade ECONOMICS")).toEqual([1, "Economics and Trade"]);
	expect(await search("экономика")).toEqual([1, "Экономика, право"]);
});

test("similar programs have the same level; a word of the title counts more than the city", async () => {
	const caller = callerOf("system", await freshDatabase());
	const seoul = await university(caller, { location: "Seoul" });
	const busan = await university(caller, { location: "Busan" });
	const id = await program(caller, { universityId: seoul, title: "Computer Science", type: "Master" });
	await program(caller, { universityId: busan, title: "Computer Engineering", type: "Master" });
	await program(caller, { universityId: seoul, title: "History", type: "Master" });
	await program(caller, { universityId: seoul, title: "Computer Science", type: "PhD" });
	await program(caller, { universityId: busan, title: "Law", type: "Master" });
	await program(caller, { universityId: busan, title: "Music", type: "Master" });
	const [shown] = (await listPrograms(caller, { query: "", page: 1 })).items.filter((one) => one.id === id);
	if (!shown) throw new Error("The program is missing.");
	const similar = await listSimilarPrograms(caller, shown);
	expect(similar.map(({ title }) => title)).toEqual(["Computer Engineering", "History", "Music"]);
});
