import { z } from "zod";
import type { Caller } from "../../domain/access/caller.ts";
import { certificationFields } from "../../domain/catalog/certifications/fields.ts";
import type { Certification } from "../../domain/catalog/certifications/rules.ts";
import {
	type ProgramSort,
	programFields,
	programListFilters,
	programSorts,
	type UniversitySort,
	universityFields,
	universityListFilters,
	universitySorts,
} from "../../domain/catalog/fields.ts";
import { getProgram, listPrograms, listProgramsOf } from "../../domain/catalog/program-queries.ts";
import { joinedPrograms, pageSize, programInput, universityInput } from "../../domain/catalog/schema.ts";
import { getUniversity, listUniversities } from "../../domain/catalog/university-queries.ts";
import type { Language } from "../../domain/shared/language.ts";
import { snakeKeys } from "../../domain/shared/naming.ts";
import { cleanQuery } from "../../domain/shared/validation.ts";
import { filterShape, filterValues } from "./filters.ts";
import { editing, identified, language, type Row, shapeOf, type Table, time, words } from "./table.ts";

const { universityId: _university, scheme: _scheme, ...certification } = certificationFields;
const { name, location } = universityFields;
const universityNames = shapeOf({ name, location });

const validToday = z
	.array(z.strictObject(shapeOf(certification)))
	.max(2)
	.meta({
		description:
			"The university’s status in the ministries’ lists (IEQAS) that is valid today in Korea, for each scope at most one. No entry means that no list is known, never that the university is not certified.",
	});

type Certified = { certifications: readonly Certification[] };
const withCertifications = <T extends Certified>(row: T) => ({
	...row,
	certifications: row.certifications.map(snakeKeys),
});

export const universities: Table = {
	name: "universities",
	one: "a university",
	about: `Each names its newest programs (id, title, type), ${joinedPrograms} at most. Words are looked for in name and description.`,
	record: identified(universityInput, {
		created_at: time,
		certifications: validToday,
		programs: z
			.array(z.strictObject({ id: z.uuid(), ...shapeOf({ title: programFields.title }), type: z.string() }))
			.max(joinedPrograms),
	}),
	staff: "catalog:write",
	staffOnly: ["is_hidden"],
	readers: "everyone",
	filters: {
		q: words.optional(),
		...filterShape(universityListFilters),
		order: z
			.enum(universitySorts)
			.default("ranking")
			.meta({ description: "Unranked ones come last. `fee`: by the lowest yearly tuition of its programs." }),
		language: language.meta({ description: "Whose names `order=name` compares." }),
	},
	usually: pageSize,
	async list(caller, { q, order, language, page, limit, ...query }) {
		const sort = order as UniversitySort;
		const filter = { ...filterValues(universityListFilters, query), query: cleanQuery(q), sort, page, size: limit };
		const found = await listUniversities(caller, filter, language as Language);
		return { ...found, items: await withPrograms(caller, found.items) };
	},
	async get(caller, id) {
		const [row] = await withPrograms(caller, [await getUniversity(caller, id)]);
		return row as Row;
	},
	...editing("university"),
	example: { name: "Jeonju University", name_ko: "전주대학교", location: "Jeonju", ranking: 61, is_public: false },
};

async function withPrograms<T extends Row & Certified>(caller: Caller, rows: T[]): Promise<Row[]> {
	const programs = await listProgramsOf(
		caller,
		rows.map(({ id }) => id),
	);
	return rows.map((row) => ({
		...withCertifications(row),
		programs: (programs.get(row.id) ?? []).map(({ universityId: _, ...program }) => snakeKeys(program)),
	}));
}

export const programs: Table = {
	name: "programs",
	one: "a program",
	about:
		"The newest first, of a search those with the words in their title first; each with its university (id, name, location) as `universities`. Words are looked for in title and description.",
	record: identified(programInput, {
		created_at: time,
		certifications: validToday,
		universities: z.strictObject({ id: z.uuid(), ...universityNames }),
	}),
	staff: "catalog:write",
	staffOnly: ["is_hidden"],
	readers: "everyone",
	filters: {
		q: words.optional(),
		...filterShape(programListFilters),
		order: z.enum(programSorts).optional().meta({
			description:
				"`priced` begins with programs whose tuition is known, those that close next before the others. `fee` is the lowest yearly tuition in won. Other amounts, such as those in dollars, come after them. Unknown values come last.",
		}),
		language: language.meta({ description: "Whose titles `order=title` compares." }),
	},
	usually: pageSize,
	async list(caller, { q, order, language, page, limit, ...query }) {
		const sort = order as ProgramSort | undefined;
		const filter = { ...filterValues(programListFilters, query), query: cleanQuery(q), page, size: limit };
		const found = await listPrograms(caller, sort ? { ...filter, sort } : filter, language as Language);
		return { ...found, items: found.items.map(withUniversity) };
	},
	async get(caller, id) {
		const { openDeadline: _, ...program } = await getProgram(caller, id);
		return withUniversity(program);
	},
	...editing("program"),
	example: { university_id: "00000000-0000-4000-8000-000000000000", title: "Korean Language", type: "Language" },
};

const joinedUniversity = ["id", ...Object.keys(universityNames)];

function withUniversity<T extends Row & Certified & { university: object }>({ university, ...row }: T): Row {
	const known = snakeKeys(university);
	return {
		...withCertifications(row),
		universities: Object.fromEntries(joinedUniversity.map((name) => [name, known[name]])),
	} as Row;
}
