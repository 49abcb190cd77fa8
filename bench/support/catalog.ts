import pg from "pg";

/**
 * Generates a large catalog from the sample's sentences. Every program gets a real title in three languages with the
 * name of an invented laboratory, and a description of two sentences from different programs. Deterministic. Every
 * 500th program contains one unique word in one of its eight texts: `marks`, in the order of `texts`. Of ten programs, two
 * cost 4,000,000 won a semester, seven one of 8,500 other amounts, and one has no price.
 */
const texts = [
	"title",
	"title_en",
	"title_ru",
	"title_uz",
	"description",
	"description_en",
	"description_ru",
	"description_uz",
];
export const marks = [
	"quartzine",
	"bluefinch",
	"скворечня",
	"gʻijjakchi",
	"plumwood",
	"driftglass",
	"ягодник",
	"qoʻngʻiroqcha",
];

/** Programs of one insert. */
const batch = 5_000;

export async function fillCatalog(url: string, counts: { universities: number; programs: number }): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	// The copies are based on the sample rows, which are then deleted so that the counts are round numbers.
	await client.query(
		`
		create temp table seed_programs as select row_number() over (order by title, id) - 1 as n, * from programs;
		create temp table seed_universities as select row_number() over (order by name) - 1 as n, * from universities;
		create function pg_temp.made_up(n bigint) returns text language sql immutable as $$
			select initcap(string_agg((array['ka','ri','mo','su','ten','ha','lo','vi','dan','ju','be','nor','gi','sal','pe','tu'])
				[1 + (n / (16 ^ digit)::bigint) % 16], '' order by digit)) from generate_series(0, 3) digit $$;
		create function pg_temp.one_of_eight(n bigint, which int, text text) returns text language sql immutable as $$
			select case when n % 500 = which then text || ' ' || ($1_marks)[which + 1] else text end $$`.replace(
			"$1_marks",
			`array[${marks.map((mark) => `'${mark}'`)}]`,
		),
	);
	await client.query("truncate programs, universities cascade");
	await client.query(
		`insert into universities (name, name_en, name_ru, name_uz, name_ko, description, description_en, description_ru,
				description_uz, location, location_en, location_ru, location_uz, ranking, is_public, website_url, created_at)
			select s.name || ' ' || pg_temp.made_up(i), s.name_en || ' ' || pg_temp.made_up(i), s.name_ru || ' ' || pg_temp.made_up(i),
				s.name_uz || ' ' || pg_temp.made_up(i), s.name_ko, s.description, s.description_en, s.description_ru, s.description_uz,
				s.location, s.location_en, s.location_ru, s.location_uz, case when i % 3 > 0 then i + 1 end, i % 2 = 0, s.website_url,
				timestamptz '2026-01-01' + i * interval '1 second'
			from generate_series(0, $1::bigint - 1) i
			join seed_universities s on s.n = i % (select count(*) from seed_universities)`,
		[counts.universities],
	);
	const columns = texts.map((text, which) => {
		const [field = "", language = "en"] = text.split("_");
		const laboratory = { en: "laboratory of", ru: "лаборатория", uz: "laboratoriyasi" }[language] ?? "";
		const value =
			field === "title"
				? `a.${text} || ', ${laboratory} ' || pg_temp.made_up(i * 7919 % 65536)`
				: `split_part(a.${text}, '. ', 1) || '. ' || b.${text}`;
		return `pg_temp.one_of_eight(i, ${which}, ${value})`;
	});
	// In batches: one statement for all rows would hold them twice.
	for (let first = 0; first < counts.programs; first += batch) {
		await client.query(
			`insert into programs (university_id, type, ${texts.join(", ")}, fee_items, duration, duration_en,
				duration_ru, duration_uz, requirements, requirements_en, requirements_ru, requirements_uz, application_deadline, created_at)
			select u.id, a.type, ${columns.join(", ")}, 
				case when i % 10 = 3 then '[]' else jsonb_build_array(jsonb_build_object('kind', 'tuition', 'amountTo', null, 'note', null,
					'amount', case when i % 10 < 2 then 4000000 else (1500 + i * 7919 % 8500) * 1000 end, 'period', 'per_semester',
					'academicYear', 2026, 'certainty', 'announced', 'source', 'https://example.com', 'checkedOn', '2026-11-20')) end, a.duration, a.duration_en, a.duration_ru,
				a.duration_uz, a.requirements, a.requirements_en, a.requirements_ru, a.requirements_uz, a.application_deadline,
				timestamptz '2026-02-01' + i * interval '1 second'
			from generate_series($3::bigint, $1::bigint - 1) i
			join seed_programs a on a.n = i * 31 % (select count(*) from seed_programs)
			join seed_programs b on b.n = (i * 17 + i / 139) % (select count(*) from seed_programs)
			join (select id, row_number() over (order by created_at) - 1 as n from universities) u on u.n = i * 13 % $2::bigint`,
			[Math.min(first + batch, counts.programs), counts.universities, first],
		);
	}
	await client.query("vacuum analyze");
	await client.end();
}
