import { and, desc, eq, sql } from "drizzle-orm";
import { programs, universities } from "../../database/tables.ts";
import type { Caller } from "../caller.ts";
import { asId, cleanQuery } from "../input.ts";
import type { Language } from "../language.ts";
import { localizedColumn } from "../localized-column.ts";
import { matches } from "../search.ts";

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
	return database
		.select({ id: programs.id, universityId: programs.universityId, title, university: name })
		.from(programs)
		.innerJoin(universities, eq(universities.id, programs.universityId))
		.where(
			and(
				university === undefined ? undefined : eq(programs.universityId, university),
				matches(sql`${programs.searchText}`, cleanQuery(asked.query)),
			),
		)
		.orderBy(desc(programs.createdAt), desc(programs.id))
		.limit(mostChoices);
}
