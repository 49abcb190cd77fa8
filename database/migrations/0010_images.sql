CREATE TABLE "images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"focus" text DEFAULT 'c' NOT NULL,
	"alt" text,
	"alt_en" text,
	"alt_ru" text,
	"alt_uz" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp with time zone,
	CONSTRAINT "images_hash_unique" UNIQUE("hash"),
	CONSTRAINT "images_alt_length" CHECK (char_length("images"."alt") <= 300),
	CONSTRAINT "images_alt_en_length" CHECK (char_length("images"."alt_en") <= 300),
	CONSTRAINT "images_alt_ru_length" CHECK (char_length("images"."alt_ru") <= 300),
	CONSTRAINT "images_alt_uz_length" CHECK (char_length("images"."alt_uz") <= 300),
	CONSTRAINT "images_hash_form" CHECK ("images"."hash" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "images_size_range" CHECK ("images"."width" between 1 and 40000 and "images"."height" between 1 and 40000),
	CONSTRAINT "images_placeholder_form" CHECK ("images"."placeholder" like 'data:image/webp%' and char_length("images"."placeholder") <= 2000),
	CONSTRAINT "images_focus_known" CHECK ("images"."focus" in ('c', 't', 'b', 'l', 'r', 'tl', 'tr', 'bl', 'br'))
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"record_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"data" jsonb NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "revisions_record_id_version_pk" PRIMARY KEY("record_id","version")
);

--> statement-breakpoint
CREATE TRIGGER images_versioned BEFORE UPDATE ON images FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER images_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON images FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
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
