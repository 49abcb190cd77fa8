-- Search by words. A search_text that PostgreSQL compares row by row is long: at 100,000 programs a word that many of them hold
-- took half a second, because a trigram index only proposes rows and every one of them was unpacked and compared. Now each word
-- stands once in search_words, and search_bits says for each word which rows hold it, 4,096 rows to a string of bits: to search
-- is to find the few words, to put bits together and to count them. A filter's values are words of a field of their own. The
-- rows are numbered by age, so that a page is found by counting bits, however deep. See docs/decisions/009.

-- pg_trgm takes letters for letters only by the server's locale, and in "C" those of Cyrillic are none. So words stand in its
-- index in ASCII, a letter for a letter; some share one, hence the word itself is compared too.
CREATE FUNCTION search_key(input text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT translate(input, 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяўқғҳ', 'abvgdee0zijklmnoprstufxc123456789wqyh') $$;
--> statement-breakpoint
CREATE TABLE "search_bits" (
	"noun" text NOT NULL,
	"block" integer NOT NULL,
	"word_id" integer NOT NULL,
	"bits" bit(4096) NOT NULL,
	CONSTRAINT "search_bits_word_id_block_pk" PRIMARY KEY("word_id","block")
);
--> statement-breakpoint
CREATE TABLE "search_pending" (
	"noun" text NOT NULL,
	"ids" uuid[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_places" (
	"noun" text NOT NULL,
	"number" integer NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_places_noun_number_pk" PRIMARY KEY("noun","number"),
	CONSTRAINT "search_places_of_id" UNIQUE("noun","id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"noun" text NOT NULL,
	"field" text NOT NULL,
	"word" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "programs_search";--> statement-breakpoint
DROP INDEX "universities_search";--> statement-breakpoint
DROP INDEX "programs_newest";--> statement-breakpoint
DROP INDEX "programs_of_university";--> statement-breakpoint
CREATE INDEX "search_bits_of_block" ON "search_bits" USING btree ("noun","block");--> statement-breakpoint
CREATE INDEX "search_places_by_age" ON "search_places" USING btree ("noun","created_at","id");--> statement-breakpoint
CREATE INDEX "search_words_whole" ON "search_words" USING hash ("word");--> statement-breakpoint
CREATE INDEX "search_words_parts" ON "search_words" USING gin (search_key("word") gin_trgm_ops) WHERE "search_words"."field" = 'text';--> statement-breakpoint
CREATE INDEX "search_words_filters" ON "search_words" USING btree ("noun","field","word") WHERE "search_words"."field" <> 'text';--> statement-breakpoint
CREATE INDEX "programs_newest" ON "programs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "programs_of_university" ON "programs" USING btree ("university_id");--> statement-breakpoint
ALTER TABLE "programs" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "universities" DROP COLUMN "search_text";
--> statement-breakpoint

-- Most words are rare: their bits, nearly all 0, are kept compressed.
ALTER TABLE search_bits ALTER bits SET STORAGE MAIN, SET (toast_tuple_target = 128);
--> statement-breakpoint

-- What can be searched, and how old it is.
CREATE VIEW search_sources AS
	SELECT 'program' AS noun, id, created_at FROM programs
	UNION ALL SELECT 'university', id, created_at FROM universities;
--> statement-breakpoint

-- A typed word holds no white space, so it stands in a text exactly if it stands in one of these pieces of it.
CREATE FUNCTION search_split(VARIADIC texts text[]) RETURNS SETOF text
LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 300
AS $$
	SELECT DISTINCT word FROM string_to_table(
		translate(search_fold(array_to_string(texts, E'\n')), E'\t\n\x0b\f\r', '     '), ' ') AS word
	WHERE word <> ''
$$;
--> statement-breakpoint

-- What each is found by.
CREATE VIEW search_terms AS
	SELECT 'program' AS noun, programs.id, term.field, term.word
	FROM programs JOIN universities ON universities.id = programs.university_id
	CROSS JOIN LATERAL (
		SELECT 'text' AS field, word FROM search_split(title, title_en, title_ru, title_uz,
			programs.description, programs.description_en, programs.description_ru, programs.description_uz) AS word
		UNION ALL VALUES ('all', ''), ('type', type), ('university', university_id::text),
			('city', lower(location)), ('city', lower(location_en))
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

-- Makes the bits of these numbers what search_terms says by now; of those that have no row any more, none.
CREATE FUNCTION search_write(of_noun text, of_numbers integer[]) RETURNS void
LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan -- Plans for one row and for thousands have nothing in common.
AS $$
DECLARE
	none CONSTANT bit(4096) := B'0'::bit(4096);
	of_block integer;
	numbers integer[];
	ids uuid[];
	mine bit(4096);
	holders uuid[];
	fields text[];
	words text[];
BEGIN
	FOR of_block, numbers IN
		SELECT n / 4096, array_agg(DISTINCT n) FROM unnest(of_numbers) AS n GROUP BY 1 ORDER BY 1
	LOOP
		mine := (SELECT bit_or(set_bit(none, n % 4096, 1)) FROM unnest(numbers) AS n);
		ids := ARRAY(SELECT id FROM search_places WHERE noun = of_noun AND number = ANY (numbers));
		SELECT array_agg(id), array_agg(field), array_agg(word) INTO holders, fields, words
		FROM search_terms WHERE noun = of_noun AND id = ANY (ids);

		INSERT INTO search_words (noun, field, word)
		SELECT DISTINCT of_noun, field, word FROM unnest(fields, words) AS term (field, word)
		WHERE NOT EXISTS (SELECT FROM search_words AS known
			WHERE known.noun = of_noun AND known.field = term.field AND known.word = term.word);

		WITH before AS (
			SELECT word_id, bits & mine AS bits FROM search_bits
			WHERE noun = of_noun AND block = of_block AND (bits & mine) <> none
		), after AS (
			SELECT known.id AS word_id, bit_or(set_bit(none, place.number % 4096, 1)) AS bits
			FROM unnest(holders, fields, words) AS term (id, field, word)
			JOIN search_words AS known ON known.noun = of_noun AND known.field = term.field AND known.word = term.word
			JOIN search_places AS place ON place.noun = of_noun AND place.id = term.id
			GROUP BY known.id
		)
		INSERT INTO search_bits AS stored (noun, block, word_id, bits)
		SELECT of_noun, of_block, word_id, coalesce(after.bits, none) FROM before FULL JOIN after USING (word_id)
		WHERE before.bits IS DISTINCT FROM after.bits
		ON CONFLICT (word_id, block) DO UPDATE SET bits = stored.bits & ~mine | excluded.bits;

		WITH gone AS (
			DELETE FROM search_bits WHERE noun = of_noun AND block = of_block AND bits = none RETURNING word_id
		)
		DELETE FROM search_words USING gone
		WHERE id = gone.word_id AND NOT EXISTS (SELECT FROM search_bits WHERE word_id = id AND block <> of_block);
	END LOOP;
END
$$;
--> statement-breakpoint

-- After rows were written. A new one is the newest, and gets the next number. Should one come in between, all that are younger
-- are numbered anew: seldom (two writers at once), unless somebody enters old rows by hand.
CREATE FUNCTION search_refresh(of_noun text, of_ids uuid[]) RETURNS void
LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan
AS $$
DECLARE
	stale integer[];
	younger uuid[];
BEGIN
	WITH gone AS (
		DELETE FROM search_places AS place WHERE noun = of_noun AND id = ANY (of_ids) AND NOT EXISTS (
			SELECT FROM search_sources AS source
			WHERE source.noun = of_noun AND source.id = place.id AND source.created_at = place.created_at)
		RETURNING number
	)
	SELECT array_agg(number) INTO stale FROM gone;

	WITH moved AS (
		DELETE FROM search_places WHERE noun = of_noun AND (created_at, id) > (
			SELECT source.created_at, source.id FROM search_sources AS source
			LEFT JOIN search_places AS place ON place.noun = of_noun AND place.id = source.id
			WHERE source.noun = of_noun AND source.id = ANY (of_ids) AND place.id IS NULL
			ORDER BY 1, 2 LIMIT 1)
		RETURNING id, number
	)
	SELECT of_ids || array_agg(id), stale || array_agg(number) INTO of_ids, stale FROM moved;

	INSERT INTO search_places (noun, id, created_at, number)
	SELECT of_noun, source.id, source.created_at, row_number() OVER (ORDER BY source.created_at, source.id)
		+ coalesce((SELECT max(number) FROM search_places WHERE noun = of_noun), -1)
	FROM search_sources AS source
	LEFT JOIN search_places AS place ON place.noun = of_noun AND place.id = source.id
	WHERE source.noun = of_noun AND source.id = ANY (of_ids) AND place.id IS NULL;

	PERFORM search_write(of_noun, stale || ARRAY(SELECT number FROM search_places WHERE noun = of_noun AND id = ANY (of_ids)));
END
$$;
--> statement-breakpoint

-- Written rows are noted, and made searchable once the transaction commits: all at once, however many statements it took.
CREATE FUNCTION note_for_search() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
	IF tg_op = 'DELETE' THEN
		INSERT INTO search_pending SELECT tg_argv[0], array_agg(id) FROM old_rows HAVING count(*) > 0;
	ELSE
		INSERT INTO search_pending SELECT tg_argv[0], array_agg(id) FROM new_rows HAVING count(*) > 0;
	END IF;
	-- A program is found by its university's city.
	IF tg_table_name = 'universities' AND tg_op = 'UPDATE' THEN
		INSERT INTO search_pending SELECT 'program', array_agg(programs.id)
		FROM old_rows JOIN new_rows USING (id) JOIN programs ON university_id = new_rows.id
		WHERE (old_rows.location, old_rows.location_en) IS DISTINCT FROM (new_rows.location, new_rows.location_en)
		HAVING count(*) > 0;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint

CREATE FUNCTION keep_search() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
	of_noun text;
	of_ids uuid[];
BEGIN
	IF EXISTS (SELECT FROM search_pending) THEN
		-- Numbers are given by one at a time. Nothing else is waited for from here on, so no two wait for one another.
		PERFORM pg_advisory_xact_lock(hashtextextended('search', 0));
		FOR of_noun, of_ids IN
			WITH pending AS (DELETE FROM search_pending RETURNING noun, ids)
			SELECT noun, array_agg(DISTINCT id) FROM pending, unnest(ids) AS id GROUP BY noun
		LOOP
			PERFORM search_refresh(of_noun, of_ids);
		END LOOP;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER search_kept AFTER INSERT ON search_pending
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_search();
--> statement-breakpoint

CREATE FUNCTION empty_search() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
	DELETE FROM search_places WHERE noun = tg_argv[0];
	DELETE FROM search_words WHERE noun = tg_argv[0];
	DELETE FROM search_bits WHERE noun = tg_argv[0];
	RETURN NULL;
END
$$;
--> statement-breakpoint

DO $$
DECLARE
	source text;
	noun text;
BEGIN
	FOR source, noun IN VALUES ('universities', 'university'), ('programs', 'program') LOOP
		EXECUTE format('
			CREATE TRIGGER %1$s_searched_on_insert AFTER INSERT ON %1$I
				REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_for_search(%2$L);
			CREATE TRIGGER %1$s_searched_on_update AFTER UPDATE ON %1$I
				REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_for_search(%2$L);
			CREATE TRIGGER %1$s_searched_on_delete AFTER DELETE ON %1$I
				REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_for_search(%2$L);
			CREATE TRIGGER %1$s_searched_on_truncate AFTER TRUNCATE ON %1$I
				FOR EACH STATEMENT EXECUTE FUNCTION empty_search(%2$L)', source, noun);
	END LOOP;
END
$$;
--> statement-breakpoint
SELECT search_refresh(noun, array_agg(id)) FROM search_sources GROUP BY noun;
