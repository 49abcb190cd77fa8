import { expect, test } from "vitest";
import { program } from "../../tests/support/factories.ts";
import { callerOf, freshDatabase } from "../../tests/support/site.ts";
import { listPrograms } from "../catalog/program-queries.ts";
import { createContent, updateContent } from "../content/site/commands.ts";

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
