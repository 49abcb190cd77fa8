-- program_counts follows every write to programs within the same transaction.

ALTER TABLE "program_counts" ADD CONSTRAINT "program_counts_count_range" CHECK ("count" >= 0);
--> statement-breakpoint

CREATE FUNCTION count_programs() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
	-- In a fixed order, so that two writers never wait for one another in a circle.
	IF tg_op <> 'DELETE' THEN
		INSERT INTO program_counts (university_id, type, count)
		SELECT university_id, type, count(*) FROM new_rows GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT (university_id, type) DO UPDATE SET count = program_counts.count + excluded.count;
	END IF;
	IF tg_op <> 'INSERT' THEN
		UPDATE program_counts AS counted SET count = counted.count - gone.count
		FROM (SELECT university_id, type, count(*) AS count FROM old_rows GROUP BY 1, 2 ORDER BY 1, 2) AS gone
		WHERE counted.university_id = gone.university_id AND counted.type = gone.type;
		DELETE FROM program_counts WHERE count = 0 AND university_id IN (SELECT university_id FROM old_rows);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER programs_counted_on_insert AFTER INSERT ON programs
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_programs();
--> statement-breakpoint
CREATE TRIGGER programs_counted_on_update AFTER UPDATE ON programs
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_programs();
--> statement-breakpoint
CREATE TRIGGER programs_counted_on_delete AFTER DELETE ON programs
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_programs();
--> statement-breakpoint

CREATE FUNCTION empty_program_counts() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
	DELETE FROM program_counts;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER programs_counted_on_truncate AFTER TRUNCATE ON programs
	FOR EACH STATEMENT EXECUTE FUNCTION empty_program_counts();
--> statement-breakpoint

-- Every process keeps finished pages in memory. Whoever writes a table that pages show tells them all, at commit.
CREATE FUNCTION tell_change() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
	PERFORM pg_notify('changed', tg_table_name);
	RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
	shown text;
BEGIN
	FOREACH shown IN ARRAY ARRAY['universities', 'programs', 'blog_posts', 'hero_content', 'company_features', 'company_info',
		'team_members', 'achievements', 'testimonials', 'offices', 'social_links', 'users', 'profiles']
	LOOP
		EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
			FOR EACH STATEMENT EXECUTE FUNCTION tell_change()', shown || '_told', shown);
	END LOOP;
END
$$;
