import { desc, eq, inArray, sql } from "drizzle-orm";
import { programs, universities } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import type { Language } from "../language.ts";
import { localizedColumn } from "../localized-column.ts";
import { newestWith, wantedValue, wantedWords } from "../search.ts";
import { asId, cleanQuery } from "../validation.ts";

/** More than this nobody reads through: the visitor types a word. */
const mostChoices = 50;

/** Programs to choose from in the application form: of a university, of those that match a word, the newest first. */
export async function listProgramChoices(
	caller: Caller,
	asked: { university?: string | null; query?: string | null },
	language: Language,
) {
	const { database } = caller.permit("catalog:read");
	const university = asId(asked.university);
	const title = sql<string>`${localizedColumn("programs", "title", language)}`;
	const name = sql<string>`${localizedColumn("universities", "name", language)}`;
	const wanted = wantedWords(cleanQuery(asked.query));
	if (university) wanted.push(wantedValue("university", university));
	const { items: ids } = await newestWith(database, "program", wanted, 1, mostChoices);
	return database
		.select({ id: programs.id, universityId: programs.universityId, title, university: name })
		.from(programs)
		.innerJoin(universities, eq(universities.id, programs.universityId))
		.where(inArray(programs.id, ids))
		.orderBy(desc(programs.createdAt), desc(programs.id));
}
