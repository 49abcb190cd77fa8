-- Tuition, language tests and teaching languages are entered as texts in up to three languages. Lists sort by them and compare them, so
-- these functions read them once, when a program is written. A text that cannot be read for certain yields nothing and is shown as written.

-- The amount of the first text that states exactly one: {"from", "to", "about", "currency", "period", "yearly"}. Parentheses hold
-- remarks: the year of the price, an approximate amount in another currency.
CREATE FUNCTION read_fee(VARIADIC texts text[]) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
AS $$
DECLARE
	number CONSTANT text := '(\d+(?:[.,]\d+)?) ?(million|mln|млн)?';
	until CONSTANT text := '(?: ?[-–—] ?| to | до |dan )';
	one text;
	matched text[];
	others integer;
	low numeric;
	high numeric;
	million CONSTANT numeric := 1000000;
	span text;
	a_year integer;
BEGIN
	FOREACH one IN ARRAY texts LOOP
		CONTINUE WHEN one IS NULL;
		one := regexp_replace(public.search_plain(one) COLLATE "C", '\([^)]*\)', ' ', 'g');
		one := translate(one, U&'\00a0\202f\2009', '   ');
		one := regexp_replace(one, '\s+', ' ', 'g');
		one := regexp_replace(one, '(\d)[ ,.](?=\d{3}(?!\d))', '\1', 'g');
		one := regexp_replace(one, '(?<![a-zа-яё])(krw|won|вон|von)(?![a-zа-яё])|₩|원', 'KRW', 'g');
		one := regexp_replace(one, '(?<![a-zа-яё])(usd|us\$|dollars?|доллар(ов|а|ы)?|dollar)(?![a-zа-яё])|\$', 'USD', 'g');

		SELECT array_agg(ARRAY[m[1], m[2], m[3], m[4], m[5]]) INTO matched
		FROM regexp_matches(one, number || '(?:' || until || number || ')?(?: ?gacha)? ?(KRW|USD)', 'g') AS m;
		IF matched IS NULL THEN
			SELECT array_agg(ARRAY[m[2], m[3], m[4], m[5], m[1]]) INTO matched
			FROM regexp_matches(one, '(KRW|USD) ?' || number || '(?:' || until || '(?:KRW|USD)? ?' || number || ')?', 'g') AS m;
		END IF;
		CONTINUE WHEN matched IS NULL OR array_length(matched, 1) <> 1;

		low := replace(matched[1][1], ',', '.')::numeric
			* CASE WHEN coalesce(matched[1][2], matched[1][4]) IS NULL THEN 1 ELSE million END;
		high := replace(matched[1][3], ',', '.')::numeric * CASE WHEN matched[1][4] IS NULL THEN 1 ELSE million END;
		-- "up to" without a lowest amount says nothing about the lowest; an amount below these is a typing error or another unit.
		CONTINUE WHEN (high IS NULL AND one ~ '(up to|до|gacha) ?(KRW|USD)?\d|gacha') OR high < low
			OR low < CASE matched[1][5] WHEN 'KRW' THEN 10000 ELSE 10 END OR greatest(low, high) >= 1000000000;
		span := CASE
			WHEN one ~ 'semest|семестр' THEN 'semester'
			WHEN one ~ 'term|week|курс|недел|kurs|hafta' THEN 'term'
			WHEN one ~ 'year|annual|в год|за год|годов|yiliga|har yil|bir yil|/ ?год|/ ?yil' THEN 'year'
			WHEN one ~ 'month|месяц|oyiga|har oy|bir oy' THEN 'month'
		END;
		a_year := CASE span WHEN 'semester' THEN 2 WHEN 'term' THEN 4 WHEN 'year' THEN 1 END;
		RETURN jsonb_build_object(
			'from', round(low),
			'to', CASE WHEN high IS NOT NULL THEN round(high) WHEN one !~ '(from|от|kamida) ?(KRW|USD)?\d|\ddan |(KRW|USD)dan' THEN round(low) END,
			'about', one ~ '≈|~|about|approx|around|около|примерно|taxminan|atrofida',
			'currency', matched[1][5],
			'period', span,
			'yearly', CASE WHEN matched[1][5] = 'KRW' THEN round(low) * a_year END);
	END LOOP;
	RETURN NULL;
END
$$;
--> statement-breakpoint

-- The tests of the first text that names one, with their lowest level: {"TOPIK 3", "IELTS 6.5 / TOEFL 80"}. A level that is
-- needed to graduate is none that is needed to enter.
CREATE FUNCTION read_tests(VARIADIC texts text[]) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
AS $$
DECLARE
	one text;
	topik text;
	ielts text;
	toefl text;
BEGIN
	FOREACH one IN ARRAY texts LOOP
		CONTINUE WHEN one IS NULL;
		one := translate(one, U&'\00a0\202f', '  ');
		one := regexp_replace(one, '(bitirish uchun TOPIK \d|TOPIK \d( to graduate| для выпуска))', '', 'g');
		SELECT 'TOPIK ' || min(m[1]) INTO topik
		FROM regexp_matches(one, 'TOPIK(?: ?I{1,2})?(?: (?:level|уровень))? ?([1-6])(?![\d.,]\d)', 'g') AS m;
		ielts := replace((regexp_match(one, 'IELTS(?: Academic)?:? ?([4-9](?:[.,][05])?)(?!\d)'))[1], ',', '.');
		toefl := (regexp_match(one, 'TOEFL(?: iBT)?:? ?(\d{2,3})(?!\d)'))[1];
		ielts := CASE WHEN one ~ 'IELTS' THEN concat_ws(' ', 'IELTS', CASE WHEN ielts ~ '\.' THEN ielts ELSE ielts || '.0' END) END;
		toefl := CASE WHEN one ~ 'TOEFL' THEN concat_ws(' ', 'TOEFL', toefl) END;
		IF coalesce(topik, ielts, toefl) IS NOT NULL THEN
			RETURN array_remove(ARRAY[topik, nullif(concat_ws(' / ', ielts, toefl), '')], NULL);
		END IF;
	END LOOP;
	RETURN '{}';
END
$$;
--> statement-breakpoint

-- The languages in which a sentence of the texts says that the program is taught.
CREATE FUNCTION read_teaching_languages(VARIADIC texts text[]) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
AS $$
DECLARE
	one text;
	sentence text;
	ko boolean;
	en boolean;
BEGIN
	FOREACH one IN ARRAY texts LOOP
		CONTINUE WHEN one IS NULL;
		ko := false;
		en := false;
		FOREACH sentence IN ARRAY string_to_array(translate(public.search_plain(one), U&'\00a0;', ' .'), '.') LOOP
			IF sentence ~ 'taught|teach|course|lecture|class|lesson|program|offered' THEN
				ko := ko OR sentence ~ 'in (english (and|or) )?korean(?! stud)';
				en := en OR sentence ~ 'in (korean (and|or) )?english';
			END IF;
			IF sentence ~ 'занят|препода|обуч|лекци|программ' THEN
				ko := ko OR sentence ~ 'на (английском (и|или) )?корейском';
				en := en OR sentence ~ 'на (корейском (и|или) )?английском';
			END IF;
			IF sentence ~ 'dars|oqi|maruza|dastur' THEN
				ko := ko OR sentence ~ 'koreys ((yoki|va) ingliz )?til(ida|larida)';
				en := en OR sentence ~ 'ingliz ((yoki|va) koreys )?til(ida|larida)';
			END IF;
		END LOOP;
		IF ko OR en THEN
			RETURN array_remove(ARRAY[CASE WHEN ko THEN 'ko' END, CASE WHEN en THEN 'en' END], NULL);
		END IF;
	END LOOP;
	RETURN '{}';
END
$$;
--> statement-breakpoint
DROP INDEX "programs_of_university";--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "fee" jsonb GENERATED ALWAYS AS (read_fee(fees_en, fees, fees_ru, fees_uz)) STORED;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "tests" text[] GENERATED ALWAYS AS (read_tests(requirements_en, requirements, requirements_ru, requirements_uz)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "taught_in" text[] GENERATED ALWAYS AS (read_teaching_languages(title_en, description_en, title, description, title_ru, description_ru, title_uz, description_uz)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "programs_of_university" ON "programs" USING btree ("university_id",(("fee" ->> 'yearly')::bigint));--> statement-breakpoint

-- A search shows the programs whose title holds each typed word before all others: whole words of a title are terms of their own.
CREATE OR REPLACE VIEW search_terms AS
	SELECT 'program' AS noun, programs.id, term.field, term.word
	FROM programs JOIN universities ON universities.id = programs.university_id
	CROSS JOIN LATERAL (
		SELECT 'text' AS field, word FROM search_split(title, title_en, title_ru, title_uz,
			programs.description, programs.description_en, programs.description_ru, programs.description_uz) AS word
		UNION ALL SELECT 'title', word FROM search_split(translate(concat_ws(' ', title, title_en, title_ru, title_uz),
			',.:;!?()[]/&«»„“”"', '                  ')) AS word
		UNION ALL VALUES ('all', ''), ('type', type), ('university', university_id::text),
			('city', fold_case(location)), ('city', fold_case(location_en))
	) AS term
	WHERE term.word IS NOT NULL
	UNION ALL
	SELECT 'university', id, term.field, term.word
	FROM universities CROSS JOIN LATERAL (
		SELECT 'text' AS field, word FROM search_split(name, name_en, name_ru, name_uz, name_ko,
			description, description_en, description_ru, description_uz) AS word
		UNION ALL VALUES ('all', '')
	) AS term;
--> statement-breakpoint
SELECT search_refresh('program', array_agg(id)) FROM programs HAVING count(*) > 0;
