ALTER TABLE "exchange_rates" DROP CONSTRAINT "exchange_rates_currency_known";--> statement-breakpoint
DROP INDEX "programs_by_fee";--> statement-breakpoint
ALTER TABLE "search_places" ADD COLUMN "fee" bigint;--> statement-breakpoint
CREATE INDEX "search_places_by_fee" ON "search_places" USING btree ("noun","fee","number" DESC NULLS FIRST) WHERE "search_places"."fee" is not null;--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD CONSTRAINT "exchange_rates_currency_known" CHECK ("exchange_rates"."currency" in ('USD', 'KRW', 'KZT', 'KGS', 'TJS', 'RUB'));
--> statement-breakpoint

-- What can be searched, how old it is, and what it costs a year in won.
CREATE OR REPLACE VIEW search_sources AS
	SELECT 'program' AS noun, id, created_at, (fee ->> 'yearly')::bigint AS fee FROM programs
	UNION ALL SELECT 'university', id, created_at, NULL FROM universities;
--> statement-breakpoint

-- A program's yearly tuition is a term, in whole millions of won, rounded up: a filter "up to 8 million" has eight terms at most, and a
-- list sorted by tuition finds by counting bits which million a page begins in. Amounts of unknown cost a year are "other".
CREATE OR REPLACE VIEW search_terms AS
	SELECT 'program' AS noun, programs.id, term.field, term.word
	FROM programs JOIN universities ON universities.id = programs.university_id
	CROSS JOIN LATERAL (
		SELECT 'text' AS field, word FROM search_split(title, title_en, title_ru, title_uz,
			programs.description, programs.description_en, programs.description_ru, programs.description_uz) AS word
		UNION ALL SELECT 'title', word FROM search_split(translate(concat_ws(' ', title, title_en, title_ru, title_uz),
			',.:;!?()[]/&«»„“”"', '                  ')) AS word
		UNION ALL SELECT 'certification', concat_ws(':', status, to_char(valid_from, 'YYYY-MM-DD'), to_char(valid_to, 'YYYY-MM-DD')) FROM certifications
		WHERE certifications.university_id = programs.university_id
			AND scope = CASE WHEN type LIKE '%Language%' THEN 'language' ELSE 'degree' END
		UNION ALL VALUES ('all', ''), ('type', type), ('university', university_id::text),
			('city', fold_case(location)), ('city', fold_case(location_en)),
			('fee', CASE WHEN fee IS NOT NULL THEN coalesce((((fee ->> 'yearly')::bigint + 999999) / 1000000)::text, 'other') END)
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

CREATE OR REPLACE FUNCTION public.search_refresh(of_noun text, of_ids uuid[]) RETURNS void
LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan
SET search_path = ''
AS $$
DECLARE
	stale integer[];
BEGIN
	WITH gone AS (
		DELETE FROM public.search_places AS place WHERE noun = of_noun AND id = ANY (of_ids) AND NOT EXISTS (
			SELECT FROM public.search_sources AS source
			WHERE source.noun = of_noun AND source.id = place.id AND source.created_at = place.created_at)
		RETURNING number
	)
	SELECT array_agg(number) INTO stale FROM gone;

	WITH moved AS (
		DELETE FROM public.search_places WHERE noun = of_noun AND (created_at, id) > (
			SELECT source.created_at, source.id FROM public.search_sources AS source
			LEFT JOIN public.search_places AS place ON place.noun = of_noun AND place.id = source.id
			WHERE source.noun = of_noun AND source.id = ANY (of_ids) AND place.id IS NULL
			ORDER BY 1, 2 LIMIT 1)
		RETURNING id, number
	)
	SELECT of_ids || array_agg(id), stale || array_agg(number) INTO of_ids, stale FROM moved;

	UPDATE public.search_places AS place SET fee = source.fee FROM public.search_sources AS source
	WHERE place.noun = of_noun AND place.id = ANY (of_ids) AND source.noun = of_noun AND source.id = place.id
		AND place.fee IS DISTINCT FROM source.fee;

	INSERT INTO public.search_places (noun, id, created_at, fee, number)
	SELECT of_noun, source.id, source.created_at, source.fee, row_number() OVER (ORDER BY source.created_at, source.id)
		+ coalesce((SELECT max(number) FROM public.search_places WHERE noun = of_noun), -1)
	FROM public.search_sources AS source
	LEFT JOIN public.search_places AS place ON place.noun = of_noun AND place.id = source.id
	WHERE source.noun = of_noun AND source.id = ANY (of_ids) AND place.id IS NULL;

	PERFORM public.search_write(of_noun, stale || ARRAY(SELECT number FROM public.search_places WHERE noun = of_noun AND id = ANY (of_ids)));
END
$$;
--> statement-breakpoint

CREATE OR REPLACE FUNCTION public.queue_search_update() RETURNS trigger
LANGUAGE plpgsql
SET search_path = ''
AS $$
BEGIN
	IF tg_op = 'DELETE' THEN
		INSERT INTO public.search_pending SELECT tg_argv[0], array_agg(id) FROM old_rows HAVING count(*) > 0;
	ELSIF tg_op = 'INSERT' THEN
		INSERT INTO public.search_pending SELECT tg_argv[0], array_agg(id) FROM new_rows HAVING count(*) > 0;
	ELSIF tg_table_name = 'programs' THEN
		INSERT INTO public.search_pending SELECT tg_argv[0], array_agg(n.id) FROM new_rows AS n LEFT JOIN old_rows AS o USING (id)
		WHERE (o.id, o.created_at, o.university_id, o.type, o.title, o.title_en, o.title_ru, o.title_uz,
				o.description, o.description_en, o.description_ru, o.description_uz, o.fee)
			IS DISTINCT FROM (n.id, n.created_at, n.university_id, n.type, n.title, n.title_en, n.title_ru, n.title_uz,
				n.description, n.description_en, n.description_ru, n.description_uz, n.fee)
		HAVING count(*) > 0;
	ELSE
		INSERT INTO public.search_pending SELECT tg_argv[0], array_agg(n.id) FROM new_rows AS n LEFT JOIN old_rows AS o USING (id)
		WHERE (o.id, o.created_at, o.name, o.name_en, o.name_ru, o.name_uz, o.name_ko,
				o.description, o.description_en, o.description_ru, o.description_uz)
			IS DISTINCT FROM (n.id, n.created_at, n.name, n.name_en, n.name_ru, n.name_uz, n.name_ko,
				n.description, n.description_en, n.description_ru, n.description_uz)
		HAVING count(*) > 0;
		-- A program is found by its university's city.
		INSERT INTO public.search_pending SELECT 'program', array_agg(program.id)
		FROM old_rows JOIN new_rows USING (id) JOIN public.programs AS program ON program.university_id = new_rows.id
		WHERE (old_rows.location, old_rows.location_en) IS DISTINCT FROM (new_rows.location, new_rows.location_en)
		HAVING count(*) > 0;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint

-- Stored programs get the new terms alone: to index all their words anew would take minutes for 100,000 programs.
UPDATE search_places AS place SET fee = source.fee FROM search_sources AS source
WHERE place.noun = 'program' AND source.noun = 'program' AND source.id = place.id AND source.fee IS NOT NULL;
--> statement-breakpoint
WITH terms AS (
	SELECT place.number, coalesce(((place.fee + 999999) / 1000000)::text, 'other') AS word
	FROM search_places AS place JOIN programs ON programs.id = place.id
	WHERE place.noun = 'program' AND programs.fee IS NOT NULL
), words AS (
	INSERT INTO search_words (noun, field, word) SELECT DISTINCT 'program', 'fee', word FROM terms RETURNING id, word
)
INSERT INTO search_bits (noun, block, word_id, bits)
SELECT 'program', number / 4096, words.id, bit_or(set_bit(B'0'::bit(4096), number % 4096, 1))
FROM terms JOIN words USING (word) GROUP BY 2, 3;
