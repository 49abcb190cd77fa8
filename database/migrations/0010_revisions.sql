CREATE TABLE "revisions" (
	"record_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"data" jsonb NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "revisions_record_id_version_pk" PRIMARY KEY("record_id","version")
);
--> statement-breakpoint
-- Every change of a record that staff edit counts its version up and keeps what was there, whoever makes it.
CREATE OR REPLACE FUNCTION count_version() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
	INSERT INTO revisions (record_id, version, data)
	VALUES (OLD.id, OLD.version, to_jsonb(OLD) - ARRAY['id', 'version', 'created_at', 'updated_at', 'search_text', 'place_text']);
	DELETE FROM revisions WHERE record_id = OLD.id AND version <= OLD.version - 20;
	NEW.version := OLD.version + 1;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION forget_revisions() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
	DELETE FROM revisions WHERE record_id = OLD.id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
	edited text;
BEGIN
	FOREACH edited IN ARRAY ARRAY['universities', 'programs', 'blog_posts', 'hero_content', 'company_features', 'company_info',
		'team_members', 'achievements', 'testimonials', 'offices', 'social_links', 'notices', 'images']
	LOOP
		EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I FOR EACH ROW EXECUTE FUNCTION forget_revisions()',
			edited || '_forgotten', edited);
	END LOOP;
END
$$;
