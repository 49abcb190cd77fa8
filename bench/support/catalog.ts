import { query } from "./site.ts";

/**
 * Makes many universities and programs of the sample's, each with the name of an invented place, so that there are rare and
 * common words. Of ten programs, two cost 4,000,000 won a semester, seven one of 8,500 other amounts, and one has no price.
 * Each has four intakes: those of the next spring and fall have days, those of the year after it months.
 * Deterministic.
 */
export async function fillCatalog(url: string, universities: number, programs: number): Promise<void> {
	const inLanguages = (name: string) => ["", "_en", "_ru", "_uz"].map((language) => name + language);
	const [names, titles] = [inLanguages("name"), inLanguages("title")];
	const copied = (prefix: string, ...fields: string[]) => fields.flatMap(inLanguages).map((field) => prefix + field);
	const universityTexts = ["description", "location"];
	const programTexts = ["description", "duration", "requirements"];
	const fee = `jsonb_build_object('kind', 'tuition', 'amountTo', null, 'note', null, 'amount',
		case when i % 10 < 2 then 4000000 else (1500 + i * 7919 % 8500) * 1000 end, 'period', 'per_semester', 'academicYear', 2026,
		'certainty', 'announced', 'source', 'https://example.com', 'checkedOn', '2026-11-20')`;
	const written = (days: string) => `to_char(now() + (${days}) * interval '1 day' + n * interval '5 months',
		case when n < 2 then 'YYYY-MM-DD' else 'YYYY-MM' end)`;
	const intakes = `(select jsonb_agg(jsonb_build_object('year', 2027 + n / 2, 'term', (array['spring', 'fall'])[1 + n % 2],
		'round', 1, 'certainty', case when n < 2 then 'certain' else 'expected' end, 'opens', ${written("i % 60 - 30")},
		'closes', ${written("i % 90 + 1")}, 'documentsBy', null, 'result', null, 'classes', null, 'countries', '[]'::jsonb,
		'baseYear', null, 'source', 'https://example.com', 'checkedOn', '2026-11-20')) from generate_series(0, 3) n)`;
	await query(
		url,
		"create temp table sample_universities as select row_number() over (order by name) - 1 as n, * from universities",
		"create temp table sample_programs as select row_number() over (order by title, id) - 1 as n, * from programs",
		`create function pg_temp.made_up(n bigint) returns text language sql immutable as $$
			select initcap(string_agg((array['ka','ri','mo','su','ten','ha','lo','vi','dan','ju','be','nor','gi','sal','pe','tu'])
				[1 + (n / (16 ^ digit)::bigint) % 16], '' order by digit)) from generate_series(0, 3) digit $$`,
		"truncate programs, universities cascade",
		`insert into universities (${names}, ${copied("", ...universityTexts)}, name_ko, ranking, is_public, website_url, created_at)
			select ${names.map((name) => `s.${name} || ' ' || pg_temp.made_up(i)`)}, ${copied("s.", ...universityTexts)}, s.name_ko,
				case when i % 3 > 0 then i + 1 end, i % 2 = 0, s.website_url, timestamptz '2026-01-01' + i * interval '1 second'
			from generate_series(0, ${universities} - 1) i
			join sample_universities s on s.n = i % (select count(*) from sample_universities)`,
		`insert into programs (university_id, type, ${titles}, ${copied("", ...programTexts)}, intakes, fee_items, created_at)
			select u.id, s.type, ${titles.map((title) => `s.${title} || ', ' || pg_temp.made_up(i * 7919 % 65536)`)},
				${copied("s.", ...programTexts)}, ${intakes},
				case when i % 10 = 3 then '[]' else jsonb_build_array(${fee}) end, timestamptz '2026-02-01' + i * interval '1 second'
			from generate_series(0, ${programs} - 1) i
			join sample_programs s on s.n = i * 31 % (select count(*) from sample_programs)
			join (select id, row_number() over (order by created_at) - 1 as n from universities) u on u.n = i * 13 % ${universities}`,
		"vacuum analyze",
	);
}
