import { z } from "zod";
import type { Caller } from "../../domain/access/caller.ts";
import {
	createProgram,
	createUniversity,
	deleteProgram,
	deleteUniversity,
	updateProgram,
	updateUniversity,
} from "../../domain/catalog/commands.ts";
import { programFields, universityFields } from "../../domain/catalog/fields.ts";
import { getProgram, getProgramRecord, listPrograms, listProgramsOf } from "../../domain/catalog/program-queries.ts";
import { joinedPrograms, pageSize, programInput, universityInput } from "../../domain/catalog/schema.ts";
import { getUniversity, getUniversityRecord, listUniversities } from "../../domain/catalog/university-queries.ts";
import type { Language } from "../../domain/language.ts";
import { snakeKeys } from "../../domain/naming.ts";
import { cleanQuery, definedOnly } from "../../domain/validation.ts";
import { identified, isTrue, language, part, type Row, shapeOf, type Table, time, truth, words } from "./table.ts";

const { name, location } = universityFields;
const universityNames = shapeOf({ name, location });

export const universities: Table = {
	name: "universities",
	one: "a university",
	about: `Each names its newest programs (id, title, type), ${joinedPrograms} at most. Words are looked for in name and description.`,
	record: identified(universityInput, {
		created_at: time,
		programs: z
			.array(z.strictObject({ id: z.uuid(), ...shapeOf({ title: programFields.title }), type: z.string() }))
			.max(joinedPrograms),
	}),
	staff: "catalog:write",
	readers: "everyone",
	filters: {
		q: words.optional(),
		is_public: truth.optional(),
		location: part("A part of the location.").optional(),
		order: z.enum(["ranking", "name"]).default("ranking").meta({ description: "Unranked ones come last." }),
		language: language.meta({ description: "Whose names `order=name` compares." }),
	},
	usually: pageSize,
	async list(caller, { q, is_public: kind, location, order, language, page, limit }) {
		const filter = definedOnly({
			isPublic: isTrue(kind),
			city: location as string | undefined,
		});
		const sort = order as "ranking" | "name";
		const found = await listUniversities(
			caller,
			{ ...filter, query: cleanQuery(q), sort, page, size: limit },
			language as Language,
		);
		return { ...found, items: await withPrograms(caller, found.items) };
	},
	async get(caller, id) {
		const [row] = await withPrograms(caller, [await getUniversity(caller, id)]);
		return row as Row;
	},
	input: universityInput,
	example: { name: "Jeonju University", name_ko: "전주대학교", location: "Jeonju", ranking: 61, is_public: false },
	current: getUniversityRecord,
	create: createUniversity,
	update: updateUniversity,
	remove: deleteUniversity,
};

async function withPrograms<T extends Row>(caller: Caller, rows: T[]): Promise<T[]> {
	const programs = await listProgramsOf(
		caller,
		rows.map(({ id }) => id),
	);
	return rows.map((row) => ({
		...row,
		programs: (programs.get(row.id) ?? []).map(({ universityId: _, ...program }) => snakeKeys(program)),
	}));
}

export const programs: Table = {
	name: "programs",
	one: "a program",
	about:
		"The newest first, each with its university (id, name, location) as `universities`. Words are looked for in title and description.",
	record: identified(programInput, {
		created_at: time,
		universities: z.strictObject({ id: z.uuid(), ...universityNames }),
	}),
	staff: "catalog:write",
	readers: "everyone",
	filters: {
		q: words.optional(),
		type: part("A part of the type: `Master` also finds 'Master (MBA)'.").optional(),
		university_id: z.uuid().toLowerCase().optional(),
		location: part("A part of the university's location.").optional(),
	},
	usually: pageSize,
	async list(caller, { q, type, university_id: university, location, page, limit }) {
		const filter = definedOnly({
			type: type as string | undefined,
			university: university as string | undefined,
			city: location as string | undefined,
		});
		const found = await listPrograms(caller, { ...filter, query: cleanQuery(q), page, size: limit });
		return { ...found, items: found.items.map(withUniversity) };
	},
	get: async (caller, id) => withUniversity(await getProgram(caller, id)),
	input: programInput,
	example: { university_id: "00000000-0000-4000-8000-000000000000", title: "Korean Language", type: "Language" },
	current: (caller, id) => getProgramRecord(caller, id, "en"),
	create: createProgram,
	update: updateProgram,
	remove: deleteProgram,
};

const joinedUniversity = ["id", ...Object.keys(universityNames)];

function withUniversity<T extends Row & { university: object }>({ university, ...row }: T): Row {
	const known = snakeKeys(university);
	return { ...row, universities: Object.fromEntries(joinedUniversity.map((name) => [name, known[name]])) } as Row;
}
