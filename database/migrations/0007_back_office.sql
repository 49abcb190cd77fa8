CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY DEFAULT 0 NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"network" text,
	"action" text NOT NULL,
	"record_id" uuid,
	"detail" jsonb,
	"hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "audit_log_action_form" CHECK ("audit_log"."action" ~ '^[a-z-]+:[a-z-]+$' and char_length("audit_log"."action") <= 100),
	CONSTRAINT "audit_log_network_length" CHECK (char_length("audit_log"."network") <= 50),
	CONSTRAINT "audit_log_detail_bounds" CHECK (octet_length("audit_log"."detail"::text) <= 2000)
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"event" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_day_event_subject_language_pk" PRIMARY KEY("day","event","subject","language"),
	CONSTRAINT "daily_counts_language_known" CHECK ("daily_counts"."language" in ('en', 'ru', 'uz')),
	CONSTRAINT "daily_counts_event_form" CHECK (btrim("daily_counts"."event") <> '' and char_length("daily_counts"."event") <= 50),
	CONSTRAINT "daily_counts_subject_length" CHECK (char_length("daily_counts"."subject") <= 200)
);
--> statement-breakpoint
ALTER TABLE "achievements" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_fold(search_join(full_name, reference, regexp_replace(phone_number, '[^0-9]', '', 'g')))) STORED;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_features" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_info" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "hero_content" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "offices" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "social_links" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "place_text" text GENERATED ALWAYS AS (search_fold(search_join(name, name_en, name_ru, name_uz, name_ko, location, location_en, location_ru, location_uz))) STORED;--> statement-breakpoint
CREATE INDEX "audit_log_of_record" ON "audit_log" USING btree ("record_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_search" ON "applications" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "applications_of_status" ON "applications" USING btree ("status","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "universities_place" ON "universities" USING gin ("place_text" gin_trgm_ops);