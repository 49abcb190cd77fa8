-- Revisions and the ages of texts are written by the code that writes records (domain/record-history.ts).
DO $$
DECLARE
	timed text;
BEGIN
	FOREACH timed IN ARRAY ARRAY['universities', 'programs', 'blog_posts', 'hero_content', 'company_features', 'company_info',
		'team_members', 'achievements', 'testimonials', 'offices', 'notices', 'images']
	LOOP
		EXECUTE format('DROP TRIGGER %I ON public.%I', timed || '_texts_timed', timed);
	END LOOP;
END
$$;
--> statement-breakpoint
DROP FUNCTION public.note_text_times();--> statement-breakpoint
DROP FUNCTION public.changed_texts(text[], jsonb, jsonb);--> statement-breakpoint
DROP FUNCTION public.text_gaps(text[], jsonb, jsonb);
--> statement-breakpoint
-- Every change of a record increments its version, also a change by hand, so that nobody saves over it unseen.
CREATE OR REPLACE FUNCTION public.count_version() RETURNS trigger
LANGUAGE plpgsql
SET search_path = public, pg_temp
AS $$
BEGIN
	NEW.version := OLD.version + 1;
	RETURN NEW;
END
$$;
