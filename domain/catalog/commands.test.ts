import { expect, test } from "vitest";
import { program, university } from "../../tests/support/factories.ts";
import { callerOf, freshDatabase, sqlOn } from "../../tests/support/site.ts";
import { callerOfAny } from "../../tests/support/staff-callers.ts";
import {
	createProgram,
	createUniversity,
	deleteProgram,
	deleteUniversity,
	updateProgram,
	updateUniversity,
} from "./commands.ts";

const unknown = "00000000-0000-4000-8000-000000000000";
const issue = (field: string, code: string) => ({ problem: { kind: "invalid", issues: [{ field, code }] } });
const notFound = (noun: string) => ({ problem: { kind: "not-found", noun } });
const conflict = (code: string) => ({ problem: { kind: "conflict", code } });

test("DATA-05, DATA-06, O-03: a university is stored as given, trimmed, blank as null, public by default", async () => {
	const url = await freshDatabase();
	const system = callerOf("system", url);
	const id = await createUniversity(system, {
		name: " Hanbit ",
		nameRu: "  ",
		location: "Seoul\n",
		ranking: "",
		imageUrl: "",
	});
	const [row] = await sqlOn(url)("select * from universities where id = $1", [id]);
	expect(row).toMatchObject({
		name: "Hanbit",
		name_ru: null,
		location: "Seoul",
		ranking: null,
		is_public: true,
		image_url: null,
	});
});

test("DATA-05: a ranking is a whole number from 1, also as text, or null", async () => {
	const url = await freshDatabase();
	const system = callerOf("system", url);
	const create = (ranking: unknown) => createUniversity(system, { name: "U", location: "Seoul", ranking });
	for (const ranking of [1, "7", 100_000, null, undefined, " "]) await create(ranking);
	expect(await sqlOn(url)("select ranking from universities where ranking is not null order by 1")).toEqual(
		[1, 7, 100_000].map((ranking) => ({ ranking })),
	);
	await expect(create("abc")).rejects.toMatchObject(issue("ranking", "not_a_number"));
	await expect(create(1.5)).rejects.toMatchObject(issue("ranking", "not_an_integer"));
	await expect(create(0)).rejects.toMatchObject(issue("ranking", "too_small"));
	await expect(create(100_001)).rejects.toMatchObject(issue("ranking", "too_large"));
});

test("DATA-05, S-07: every invalid field of a university is reported, and nothing is stored", async () => {
	const url = await freshDatabase();
	const attempt = createUniversity(callerOf("system", url), {
		name: " ",
		nameUz: "x".repeat(301),
		websiteUrl: "javascript:alert(1)",
		imageUrl: "//evil.example/x.png",
	});
	await expect(attempt).rejects.toMatchObject({
		problem: {
			kind: "invalid",
			issues: expect.arrayContaining([
				{ field: "name", code: "required" },
				{ field: "location", code: "required" },
				{ field: "nameUz", code: "too_long" },
				{ field: "websiteUrl", code: "bad_link" },
				{ field: "imageUrl", code: "bad_link" },
			]),
		},
	});
	expect(await sqlOn(url)("select count(*)::int as count from universities")).toEqual([{ count: 0 }]);
});

test("S-05: fields that cannot be set are rejected, even if everything else is valid", async () => {
	const system = callerOf("system", await freshDatabase());
	for (const field of ["id", "createdAt", "searchText", "__proto__x"]) {
		const attempt = createUniversity(system, { name: "U", location: "Seoul", [field]: "x" });
		await expect(attempt).rejects.toMatchObject(issue(field, "unrecognized_keys"));
	}
	for (const input of [null, undefined, "text", 7, [], [{}]]) {
		await expect(createUniversity(system, input)).rejects.toMatchObject({ problem: { kind: "invalid" } });
	}
});

test("DATA-08, DATA-10: a program's type contains one of the four, its deadline is a date or null", async () => {
	const url = await freshDatabase();
	const system = callerOf("system", url);
	const universityId = await university(system);
	const create = (more: object) => createProgram(system, { universityId, title: "P", type: "Master", ...more });
	for (const type of ["Bachelor", "PhD", "Language", "Master (MBA)"]) await create({ type });
	await expect(create({ type: "Diploma" })).rejects.toMatchObject(issue("type", "unknown_type"));
	const id = await create({ applicationDeadline: "2028-02-29" });
	expect(await sqlOn(url)("select application_deadline::text as day from programs where id = $1", [id])).toEqual([
		{ day: "2028-02-29" },
	]);
	await create({ applicationDeadline: "" });
	for (const day of ["2026-02-29", "30.11.2026", "soon", "2026-11-30T00:00:00Z"]) {
		await expect(create({ applicationDeadline: day })).rejects.toMatchObject(issue("applicationDeadline", "bad_date"));
	}
	await expect(create({ universityId: "x" })).rejects.toMatchObject(issue("universityId", "required"));
	await expect(create({ universityId: unknown })).rejects.toMatchObject(conflict("unknown_university"));
});

test("an update replaces the whole record; a missing record is 'not found'", async () => {
	const url = await freshDatabase();
	const system = callerOf("system", url);
	const id = await university(system, { name: "Before", nameRu: "До", ranking: 3, isPublic: false });
	await updateUniversity(system, id, { name: "After", location: "Busan" });
	expect(await sqlOn(url)("select name, name_ru, location, ranking, is_public from universities")).toEqual([
		{ name: "After", name_ru: null, location: "Busan", ranking: null, is_public: true },
	]);
	const programId = await program(system, { universityId: id });
	await updateProgram(system, programId, { universityId: id, title: "New", type: "PhD" });
	await expect(
		updateProgram(system, programId, { universityId: unknown, title: "N", type: "PhD" }),
	).rejects.toMatchObject(conflict("unknown_university"));
	for (const missing of [unknown, "x", "", "%00"]) {
		const input = { name: "U", location: "Seoul" };
		await expect(updateUniversity(system, missing, input)).rejects.toMatchObject(notFound("university"));
		const other = { universityId: id, title: "P", type: "PhD" };
		await expect(updateProgram(system, missing, other)).rejects.toMatchObject(notFound("program"));
	}
});

test("O-37: a record in use is not deleted, with the reason; others are deleted once", async () => {
	const url = await freshDatabase();
	const system = callerOf("system", url);
	const universityId = await university(system);
	const id = await program(system, { universityId });
	const apply =
		"insert into applications (reference, full_name, location, phone_number, age, terms_agreed, program_id) values ('HM-1', 'N', 'L', '1', 18, true, $1)";
	await sqlOn(url)(apply, [id]);
	await expect(deleteProgram(system, id)).rejects.toMatchObject(conflict("program_in_use"));
	await expect(deleteUniversity(system, universityId)).rejects.toMatchObject(conflict("university_in_use"));
	await sqlOn(url)("delete from applications");
	await deleteProgram(system, id);
	await deleteUniversity(system, universityId);
	await expect(deleteProgram(system, id)).rejects.toMatchObject(notFound("program"));
	await expect(deleteUniversity(system, universityId)).rejects.toMatchObject(notFound("university"));
	await expect(deleteUniversity(system, "x")).rejects.toMatchObject(notFound("university"));
});

test("S-02: visitors and users cannot write the catalog; admins and owners can", async () => {
	const url = await freshDatabase();
	const input = { name: "U", location: "Seoul" };
	for (const rank of ["anonymous", "user"] as const) {
		const caller = await callerOfAny(rank, url);
		const refused = { problem: { kind: "refused", permission: "catalog:write" } };
		await expect(createUniversity(caller, input)).rejects.toMatchObject(refused);
		await expect(updateUniversity(caller, unknown, input)).rejects.toMatchObject(refused);
		await expect(deleteUniversity(caller, unknown)).rejects.toMatchObject(refused);
		await expect(createProgram(caller, {})).rejects.toMatchObject(refused);
		await expect(updateProgram(caller, unknown, {})).rejects.toMatchObject(refused);
		await expect(deleteProgram(caller, unknown)).rejects.toMatchObject(refused);
	}
	for (const rank of ["admin", "owner", "system"] as const) await createUniversity(await callerOfAny(rank, url), input);
});
