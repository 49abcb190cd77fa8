import { expect, test } from "vitest";
import { program, university } from "../../tests/support/factories.ts";
import { callerOf, freshDatabase } from "../../tests/support/site.ts";
import { deleteProgram, updateUniversity } from "../catalog/commands.ts";
import { listPrograms } from "../catalog/program-queries.ts";
import { createContent, updateContent } from "../content/site/commands.ts";

test("PROG-01, CALL-21: a program follows the city of its university, and is gone when it is deleted", async () => {
	const caller = callerOf("system", await freshDatabase());
	const universityId = await university(caller, { name: "Alpha", location: "Seoul" });
	const id = await program(caller, { universityId, title: "Robotics" });
	const found = async (query: string, city?: "Busan") =>
		(await listPrograms(caller, { query, page: 1, ...(city && { city }) })).total;
	expect([await found("robotics"), await found("", "Busan")]).toEqual([1, 0]);
	await updateUniversity(caller, universityId, { name: "Omega", location: "Busan" });
	expect(await found("", "Busan")).toBe(1);
	await deleteProgram(caller, id);
	expect(await found("robotics")).toBe(0);
});

test("a search finds what staff entered as meaning the same, in every language; short words only as whole words", async () => {
	const caller = callerOf("system", await freshDatabase());
	const synonyms = { words: "IT, computer science", wordsRu: "ИТ, информатика", wordsUz: "dasturlash" };
	const id = await createContent(caller, "searchSynonyms", synonyms);
	await program(caller, { title: "Informatics", titleRu: "Информатика" });
	await program(caller, { title: "Computer Science" });
	await program(caller, { title: "Dasturlash" });
	await program(caller, { title: "Business and IT" });
	await program(caller, { title: "Italian" });
	const titles = async (query: string) =>
		(await listPrograms(caller, { query, page: 1 })).items.map(({ title }) => title).toSorted();
	const same = ["Business and IT", "Computer Science", "Dasturlash", "Informatics"];
	for (const query of ["computer science", "Информатика", "dasturlash"])
		expect(await titles(query), query).toEqual(same);
	for (const query of ["IT", "ит"]) expect(await titles(query)).toEqual([...same, "Italian"].toSorted());
	expect(await titles("business it")).toEqual(["Business and IT"]);
	expect(await titles("science")).toEqual(["Computer Science"]);
	await updateContent(caller, "searchSynonyms", id, { words: "IT" });
	expect(await titles("информатика")).toEqual(["Informatics"]);
});
