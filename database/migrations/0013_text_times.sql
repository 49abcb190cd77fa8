CREATE TABLE "text_times" (
	"record_id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"times" jsonb NOT NULL,
	"gaps" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "images" ALTER COLUMN "placeholder" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "text_times" jsonb;
--> statement-breakpoint

-- What is missing or older of a record's localised texts, whose columns begin with `stems`: as "ru.missing.title",
-- "uz.older.fees". The plain text stands in for a missing English one (spec §1), unless it is itself the Russian or Uzbek text.
CREATE FUNCTION text_gaps(stems text[], record jsonb, times jsonb) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
AS $$
DECLARE
	-- What `trim()` takes away in the browser.
	blanks CONSTANT text := E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';
	gaps text[] := '{}';
	stem text;
	plain text;
	ru text;
	uz text;
	original text;
BEGIN
	FOREACH stem IN ARRAY stems LOOP
		plain := nullif(btrim(record ->> stem, blanks), '');
		ru := nullif(btrim(record ->> (stem || '_ru'), blanks), '');
		uz := nullif(btrim(record ->> (stem || '_uz'), blanks), '');
		original := nullif(btrim(record ->> (stem || '_en'), blanks), '');
		IF original IS NULL AND plain IS DISTINCT FROM ru AND plain IS DISTINCT FROM uz THEN
			original := plain;
		END IF;
		CONTINUE WHEN coalesce(original, ru, uz) IS NULL;
		IF original IS NULL THEN
			gaps := gaps || ('en.missing.' || stem);
		END IF;
		IF ru IS NULL THEN
			gaps := gaps || ('ru.missing.' || stem);
		ELSIF original IS NOT NULL AND coalesce((times ->> (stem || '_en'))::numeric, 0) > coalesce((times ->> (stem || '_ru'))::numeric, 0) THEN
			gaps := gaps || ('ru.older.' || stem);
		END IF;
		IF uz IS NULL THEN
			gaps := gaps || ('uz.missing.' || stem);
		ELSIF original IS NOT NULL AND coalesce((times ->> (stem || '_en'))::numeric, 0) > coalesce((times ->> (stem || '_uz'))::numeric, 0) THEN
			gaps := gaps || ('uz.older.' || stem);
		END IF;
	END LOOP;
	RETURN gaps;
END
$$;
--> statement-breakpoint
-- The columns of texts that differ between two states of a record. An English text that was the plain one and is now typed as
-- such is the same.
CREATE FUNCTION changed_texts(stems text[], was jsonb, says jsonb) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
AS $$
DECLARE
	changed text[] := '{}';
	stem text;
	variant text;
BEGIN
	FOREACH stem IN ARRAY stems LOOP
		IF coalesce(nullif(was ->> (stem || '_en'), ''), was ->> stem, '')
			<> coalesce(nullif(says ->> (stem || '_en'), ''), says ->> stem, '') THEN
			changed := changed || (stem || '_en');
		END IF;
		FOREACH variant IN ARRAY ARRAY[stem || '_ru', stem || '_uz'] LOOP
			IF coalesce(was ->> variant, '') <> coalesce(says ->> variant, '') THEN
				changed := changed || variant;
			END IF;
		END LOOP;
	END LOOP;
	RETURN changed;
END
$$;
--> statement-breakpoint
-- Notes which texts a change has changed, and what is missing or older from then on. Texts that stood together before, in an
-- earlier version that is restored or typed again, are as old as they were then. The trigger's arguments are the stems.
CREATE FUNCTION note_text_times() RETURNS trigger
LANGUAGE plpgsql
SET enable_seqscan = off -- A plan from when the tables were still empty would read all of them for each of many rows.
AS $$
DECLARE
	stems CONSTANT text[] := tg_argv;
	says CONSTANT jsonb := to_jsonb(NEW);
	noted jsonb := '{}';
	missing text[];
	changed text[];
	earlier record;
BEGIN
	IF tg_op = 'UPDATE' THEN
		changed := changed_texts(stems, to_jsonb(OLD), says);
		noted := coalesce((SELECT times FROM text_times WHERE record_id = NEW.id), '{}');
		IF changed <> '{}' THEN
			noted := noted || (SELECT jsonb_object_agg(name, extract(epoch FROM now())) FROM unnest(changed) AS name);
			FOR earlier IN SELECT data, text_times AS times FROM revisions
				WHERE record_id = NEW.id AND version < OLD.version ORDER BY version DESC
			LOOP
				IF changed_texts(stems, earlier.data, says) = '{}' THEN
					noted := coalesce(earlier.times, '{}');
					EXIT;
				END IF;
			END LOOP;
		END IF;
	END IF;
	missing := text_gaps(stems, says, noted);
	IF noted = '{}' AND missing = '{}' THEN
		DELETE FROM text_times WHERE record_id = NEW.id;
	ELSE
		INSERT INTO text_times (record_id, source, times, gaps) VALUES (NEW.id, tg_table_name, noted, missing)
		ON CONFLICT (record_id) DO UPDATE SET times = excluded.times, gaps = excluded.gaps;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
	kept text;
	stems text[];
BEGIN
	FOR kept, stems IN VALUES
		('universities', '{name,description,location,tuition_range,scholarships}'::text[]),
		('programs', '{title,description,fees,duration,requirements}'),
		('blog_posts', '{title,content,excerpt}'),
		('hero_content', '{title,subtitle,button_text}'),
		('company_features', '{title,description}'),
		('company_info', '{title,content}'),
		('team_members', '{name,position,bio}'),
		('achievements', '{title,value,description}'),
		('testimonials', '{name,country,content}'),
		('offices', '{name,address}'),
		('notices', '{text}'),
		('images', '{alt}')
	LOOP
		EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION note_text_times(%s)',
			kept || '_texts_timed', kept, (SELECT string_agg(quote_literal(stem), ', ') FROM unnest(stems) AS stem));
		EXECUTE format($insert$INSERT INTO text_times (record_id, source, times, gaps)
			SELECT id, %L, '{}', found FROM %I AS kept CROSS JOIN LATERAL text_gaps(%L, to_jsonb(kept), '{}') AS found
			WHERE found <> '{}'$insert$, kept, kept, stems);
	END LOOP;
END
$$;
--> statement-breakpoint
-- As before, and with a version the age of its texts: this runs before the change is noted.
CREATE OR REPLACE FUNCTION count_version() RETURNS trigger
LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
BEGIN
	INSERT INTO revisions (record_id, version, data, text_times)
	VALUES (OLD.id, OLD.version, to_jsonb(OLD) - ARRAY['id', 'version', 'created_at', 'updated_at', 'search_text', 'place_text'],
		(SELECT times FROM text_times WHERE record_id = OLD.id));
	DELETE FROM revisions WHERE record_id = OLD.id AND version <= OLD.version - 20;
	NEW.version := OLD.version + 1;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION forget_revisions() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
	DELETE FROM revisions WHERE record_id = OLD.id;
	DELETE FROM text_times WHERE record_id = OLD.id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Nothing may show through a picture that lets light through: it has no placeholder (a WebP with its own layer for that is "VP8X").
UPDATE images SET placeholder = NULL WHERE substr(placeholder, 40, 5) = 'VlA4W';
