-- Search in the background (docs/decisions/044): triggers note the rows that were written, and domain/search-index writes their words.
-- A save does no work for the index and waits for none.
DROP TRIGGER "universities_searched_on_insert" ON "universities";--> statement-breakpoint
DROP TRIGGER "universities_searched_on_update" ON "universities";--> statement-breakpoint
DROP TRIGGER "universities_searched_on_delete" ON "universities";--> statement-breakpoint
DROP TRIGGER "universities_searched_on_truncate" ON "universities";--> statement-breakpoint
DROP TRIGGER "programs_searched_on_insert" ON "programs";--> statement-breakpoint
DROP TRIGGER "programs_searched_on_update" ON "programs";--> statement-breakpoint
DROP TRIGGER "programs_searched_on_delete" ON "programs";--> statement-breakpoint
DROP TRIGGER "programs_searched_on_truncate" ON "programs";--> statement-breakpoint
DROP TRIGGER "certifications_searched_on_insert" ON "certifications";--> statement-breakpoint
DROP TRIGGER "certifications_searched_on_update" ON "certifications";--> statement-breakpoint
DROP TRIGGER "certifications_searched_on_delete" ON "certifications";--> statement-breakpoint
DROP TRIGGER "certifications_searched_on_truncate" ON "certifications";--> statement-breakpoint
DROP TABLE "search_bits" CASCADE;--> statement-breakpoint
DROP TABLE "search_pending" CASCADE;--> statement-breakpoint
DROP TABLE "search_places" CASCADE;--> statement-breakpoint
DROP TABLE "search_words" CASCADE;--> statement-breakpoint
DROP FUNCTION process_search_queue();--> statement-breakpoint
DROP FUNCTION queue_search_update();--> statement-breakpoint
DROP FUNCTION queue_certified_programs();--> statement-breakpoint
DROP FUNCTION queue_all_programs();--> statement-breakpoint
DROP FUNCTION clear_search_index();--> statement-breakpoint
DROP FUNCTION search_refresh(text, uuid[]);--> statement-breakpoint
DROP FUNCTION search_write(text, integer[]);--> statement-breakpoint
DROP VIEW search_terms;--> statement-breakpoint
DROP VIEW search_sources;--> statement-breakpoint
DROP FUNCTION search_split(text[]);--> statement-breakpoint
CREATE TABLE "search_bits" (
	"field" text NOT NULL,
	"word" text NOT NULL,
	"block" integer NOT NULL,
	"bits" bit(32000) NOT NULL,
	CONSTRAINT "search_bits_field_word_block_pk" PRIMARY KEY("field","word","block")
);
--> statement-breakpoint
CREATE TABLE "search_pending" (
	"row_id" uuid NOT NULL,
	"is_bulk" boolean NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_places" (
	"number" integer PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"fee" bigint,
	CONSTRAINT "search_places_of_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"field" text NOT NULL,
	"word" text NOT NULL,
	"numbers" integer[] NOT NULL,
	CONSTRAINT "search_words_field_word_pk" PRIMARY KEY("field","word")
);
--> statement-breakpoint
CREATE INDEX "search_pending_awaited" ON "search_pending" USING btree ("noted_at") WHERE not "search_pending"."is_bulk";--> statement-breakpoint
CREATE INDEX "search_places_by_fee" ON "search_places" USING btree ("fee","number" DESC NULLS FIRST) WHERE "search_places"."fee" is not null;--> statement-breakpoint
CREATE INDEX "search_words_parts" ON "search_words" USING gin (search_key("word") gin_trgm_ops) WITH (fastupdate=false) WHERE "search_words"."field" = 'text';--> statement-breakpoint

-- Bits are compressed in their row. That starts at rows of 2 kB, which blocks of 32,000 bits exceed.
ALTER TABLE "search_bits" ALTER "bits" SET STORAGE MAIN, SET (toast_tuple_target = 128);--> statement-breakpoint

CREATE FUNCTION public.queue_search_update() RETURNS trigger
LANGUAGE plpgsql
SET search_path = ''
AS $$
DECLARE
	written uuid[] := '{}';
BEGIN
	IF tg_op = 'TRUNCATE' THEN
		written := ARRAY(SELECT id FROM public.search_places);
	ELSIF tg_table_name = 'certifications' THEN
		-- A program is found by its university's certification.
		IF tg_op <> 'DELETE' THEN
			written := ARRAY(SELECT id FROM public.programs WHERE university_id IN (SELECT university_id FROM new_rows));
		END IF;
		IF tg_op <> 'INSERT' THEN
			written := written || ARRAY(SELECT id FROM public.programs WHERE university_id IN (SELECT university_id FROM old_rows));
		END IF;
	ELSE
		IF tg_op <> 'DELETE' THEN
			written := ARRAY(SELECT id FROM new_rows);
		END IF;
		IF tg_op <> 'INSERT' THEN
			written := written || ARRAY(SELECT id FROM old_rows);
		END IF;
		-- A program is found by its university's city.
		IF tg_table_name = 'universities' AND tg_op = 'UPDATE' THEN
			written := written || ARRAY(
				SELECT program.id FROM old_rows JOIN new_rows USING (id) JOIN public.programs AS program ON program.university_id = new_rows.id
				WHERE (old_rows.location, old_rows.location_en) IS DISTINCT FROM (new_rows.location, new_rows.location_en));
		END IF;
	END IF;
	INSERT INTO public.search_pending (row_id, is_bulk)
	SELECT id, count(*) OVER () > 200 FROM (SELECT DISTINCT unnest(written) AS id) AS ids;
	IF FOUND THEN
		PERFORM pg_notify('work', 'search');
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
	source text;
BEGIN
	FOREACH source IN ARRAY ARRAY['universities', 'programs', 'certifications'] LOOP
		EXECUTE format('
			CREATE TRIGGER %1$s_searched_on_insert AFTER INSERT ON %1$I
				REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_search_update();
			CREATE TRIGGER %1$s_searched_on_update AFTER UPDATE ON %1$I
				REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_search_update();
			CREATE TRIGGER %1$s_searched_on_delete AFTER DELETE ON %1$I
				REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_search_update();
			CREATE TRIGGER %1$s_searched_on_truncate AFTER TRUNCATE ON %1$I
				FOR EACH STATEMENT EXECUTE FUNCTION queue_search_update()', source);
	END LOOP;
END
$$;
--> statement-breakpoint

-- Stored rows are indexed in the background: in this transaction it would take minutes for 100,000 programs.
INSERT INTO search_pending (row_id, is_bulk)
SELECT id, count(*) OVER () > 200 FROM (SELECT id FROM programs UNION ALL SELECT id FROM universities) AS stored;
