-- Functions and triggers get the field's standard names, and every function body names the schema of what it uses, so that it runs
-- the same with any search_path (database/dump.test.ts).
ALTER FUNCTION public.tell_change() RENAME TO notify_change;--> statement-breakpoint
ALTER FUNCTION public.touch_notice() RENAME TO set_updated_at;--> statement-breakpoint
ALTER FUNCTION public.note_application_change() RENAME TO set_changed_at;--> statement-breakpoint
ALTER FUNCTION public.count_version() RENAME TO increment_version;--> statement-breakpoint
ALTER FUNCTION public.forget_revisions() RENAME TO delete_record_history;--> statement-breakpoint
ALTER FUNCTION public.keep_an_owner() RENAME TO protect_last_owner;--> statement-breakpoint
ALTER FUNCTION public.refuse_emptying() RENAME TO prevent_owner_truncate;--> statement-breakpoint
ALTER FUNCTION public.refuse_change() RENAME TO enforce_append_only;--> statement-breakpoint
ALTER FUNCTION public.chain_audit() RENAME TO set_audit_hash;--> statement-breakpoint
ALTER FUNCTION public.count_programs() RENAME TO update_program_counts;--> statement-breakpoint
ALTER FUNCTION public.empty_program_counts() RENAME TO clear_program_counts;--> statement-breakpoint
ALTER FUNCTION public.note_for_search() RENAME TO queue_search_update;--> statement-breakpoint
ALTER FUNCTION public.keep_search() RENAME TO process_search_queue;--> statement-breakpoint
ALTER FUNCTION public.empty_search() RENAME TO clear_search_index;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.set_audit_hash() RETURNS trigger
LANGUAGE plpgsql
SET search_path = ''
AS $$
DECLARE
	last public.audit_log;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended('audit_log', 0));
	SELECT * INTO last FROM public.audit_log ORDER BY id DESC LIMIT 1;
	NEW.id := coalesce(last.id, 0) + 1;
	NEW.hash := public.audit_hash(coalesce(last.hash, ''), NEW);
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.update_program_counts() RETURNS trigger
LANGUAGE plpgsql
SET search_path = ''
AS $$
BEGIN
	-- In a fixed order, so that two writers never deadlock.
	IF tg_op <> 'DELETE' THEN
		INSERT INTO public.program_counts AS counted (university_id, type, count)
		SELECT university_id, type, count(*) FROM new_rows GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT (university_id, type) DO UPDATE SET count = counted.count + excluded.count;
	END IF;
	IF tg_op <> 'INSERT' THEN
		UPDATE public.program_counts AS counted SET count = counted.count - gone.count
		FROM (SELECT university_id, type, count(*) AS count FROM old_rows GROUP BY 1, 2 ORDER BY 1, 2) AS gone
		WHERE counted.university_id = gone.university_id AND counted.type = gone.type;
		DELETE FROM public.program_counts WHERE count = 0 AND university_id IN (SELECT university_id FROM old_rows);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.clear_program_counts() RETURNS trigger
LANGUAGE plpgsql
SET search_path = ''
AS $$
BEGIN
	DELETE FROM public.program_counts;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.clear_search_index() RETURNS trigger
LANGUAGE plpgsql
SET search_path = ''
AS $$
BEGIN
	DELETE FROM public.search_places WHERE noun = tg_argv[0];
	DELETE FROM public.search_words WHERE noun = tg_argv[0];
	DELETE FROM public.search_bits WHERE noun = tg_argv[0];
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.delete_record_history() RETURNS trigger
LANGUAGE plpgsql
SET search_path = ''
AS $$
BEGIN
	DELETE FROM public.revisions WHERE record_id = OLD.id;
	DELETE FROM public.text_times WHERE record_id = OLD.id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.protect_last_owner() RETURNS trigger
LANGUAGE plpgsql
SET search_path = ''
AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.role = 'owner' AND NEW.id = OLD.id AND NEW.user_id = OLD.user_id THEN
		RETURN NEW;
	END IF;
	PERFORM pg_advisory_xact_lock(hashtextextended('owners', 0));
	IF NOT EXISTS (SELECT FROM public.profiles WHERE role = 'owner' AND id <> OLD.id) THEN
		RAISE EXCEPTION 'the last owner stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'last_owner';
	END IF;
	RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.process_search_queue() RETURNS trigger
LANGUAGE plpgsql
SET search_path = ''
AS $$
DECLARE
	of_noun text;
	of_ids uuid[];
BEGIN
	IF EXISTS (SELECT FROM public.search_pending) THEN
		-- One transaction at a time assigns numbers. It takes no other lock after this one, so it cannot deadlock.
		PERFORM pg_advisory_xact_lock(hashtextextended('search', 0));
		FOR of_noun, of_ids IN
			WITH pending AS (DELETE FROM public.search_pending RETURNING noun, ids)
			SELECT noun, array_agg(DISTINCT id) FROM pending, unnest(ids) AS id GROUP BY noun
		LOOP
			PERFORM public.search_refresh(of_noun, of_ids);
		END LOOP;
	END IF;
	RETURN NULL;
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
				o.description, o.description_en, o.description_ru, o.description_uz)
			IS DISTINCT FROM (n.id, n.created_at, n.university_id, n.type, n.title, n.title_en, n.title_ru, n.title_uz,
				n.description, n.description_en, n.description_ru, n.description_uz)
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
CREATE OR REPLACE FUNCTION public.prevent_owner_truncate() RETURNS trigger
LANGUAGE plpgsql
SET search_path = ''
AS $$
BEGIN
	IF EXISTS (SELECT FROM public.profiles WHERE role = 'owner') THEN
		RAISE EXCEPTION 'the last owner stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'last_owner';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.search_refresh(of_noun text, of_ids uuid[]) RETURNS void
LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan
SET search_path = ''
AS $$
DECLARE
	stale integer[];
	younger uuid[];
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

	INSERT INTO public.search_places (noun, id, created_at, number)
	SELECT of_noun, source.id, source.created_at, row_number() OVER (ORDER BY source.created_at, source.id)
		+ coalesce((SELECT max(number) FROM public.search_places WHERE noun = of_noun), -1)
	FROM public.search_sources AS source
	LEFT JOIN public.search_places AS place ON place.noun = of_noun AND place.id = source.id
	WHERE source.noun = of_noun AND source.id = ANY (of_ids) AND place.id IS NULL;

	PERFORM public.search_write(of_noun, stale || ARRAY(SELECT number FROM public.search_places WHERE noun = of_noun AND id = ANY (of_ids)));
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.search_write(of_noun text, of_numbers integer[]) RETURNS void
LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan
SET search_path = ''
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
		ids := ARRAY(SELECT id FROM public.search_places WHERE noun = of_noun AND number = ANY (numbers));
		SELECT array_agg(id), array_agg(field), array_agg(word) INTO holders, fields, words
		FROM public.search_terms WHERE noun = of_noun AND id = ANY (ids);

		INSERT INTO public.search_words (noun, field, word)
		SELECT DISTINCT of_noun, field, word FROM unnest(fields, words) AS term (field, word)
		WHERE NOT EXISTS (SELECT FROM public.search_words AS known
			WHERE known.noun = of_noun AND known.field = term.field AND known.word = term.word);

		WITH before AS (
			SELECT word_id, bits & mine AS bits FROM public.search_bits
			WHERE noun = of_noun AND block = of_block AND (bits & mine) <> none
		), after AS (
			SELECT known.id AS word_id, bit_or(set_bit(none, place.number % 4096, 1)) AS bits
			FROM unnest(holders, fields, words) AS term (id, field, word)
			JOIN public.search_words AS known ON known.noun = of_noun AND known.field = term.field AND known.word = term.word
			JOIN public.search_places AS place ON place.noun = of_noun AND place.id = term.id
			GROUP BY known.id
		)
		INSERT INTO public.search_bits AS stored (noun, block, word_id, bits)
		SELECT of_noun, of_block, word_id, coalesce(after.bits, none) FROM before FULL JOIN after USING (word_id)
		WHERE before.bits IS DISTINCT FROM after.bits
		ON CONFLICT (word_id, block) DO UPDATE SET bits = stored.bits & ~mine | excluded.bits;

		WITH gone AS (
			DELETE FROM public.search_bits WHERE noun = of_noun AND block = of_block AND bits = none RETURNING word_id
		)
		DELETE FROM public.search_words USING gone
		WHERE id = gone.word_id AND NOT EXISTS (SELECT FROM public.search_bits WHERE word_id = id AND block <> of_block);
	END LOOP;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
	one record;
	suffix text;
BEGIN
	FOR one IN
		SELECT tgname AS name, tgrelid::regclass AS on_table, relname, tgfoid::regproc::text AS runs
		FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
		WHERE NOT tgisinternal AND relnamespace = 'public'::regnamespace
	LOOP
		suffix := CASE replace(one.runs, 'public.', '')
			WHEN 'notify_change' THEN 'notify_change'
			WHEN 'increment_version' THEN 'increment_version'
			WHEN 'delete_record_history' THEN 'delete_history'
			WHEN 'set_updated_at' THEN 'set_updated_at'
			WHEN 'set_changed_at' THEN 'set_changed_at'
			WHEN 'enforce_append_only' THEN 'append_only'
			WHEN 'set_audit_hash' THEN 'set_hash'
			WHEN 'protect_last_owner' THEN 'protect_last_owner'
			WHEN 'prevent_owner_truncate' THEN 'prevent_owner_truncate'
			WHEN 'process_search_queue' THEN 'process'
			WHEN 'record_erasures' THEN 'record_erasures'
		END;
		IF suffix IS NOT NULL THEN
			EXECUTE format('ALTER TRIGGER %I ON %s RENAME TO %I', one.name, one.on_table, one.relname || '_' || suffix);
		END IF;
	END LOOP;
END
$$;
