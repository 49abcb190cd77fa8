CREATE TABLE "closed_days" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"day" date NOT NULL,
	"office" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"name_ru" text,
	"name_uz" text,
	CONSTRAINT "closed_days_once" UNIQUE("day","office"),
	CONSTRAINT "closed_days_name_length" CHECK (btrim("closed_days"."name") <> '' and char_length("closed_days"."name") <= 300),
	CONSTRAINT "closed_days_name_en_length" CHECK (char_length("closed_days"."name_en") <= 300),
	CONSTRAINT "closed_days_name_ru_length" CHECK (char_length("closed_days"."name_ru") <= 300),
	CONSTRAINT "closed_days_name_uz_length" CHECK (char_length("closed_days"."name_uz") <= 300),
	CONSTRAINT "closed_days_office_known" CHECK ("closed_days"."office" in ('both', 'tashkent', 'seoul'))
);
--> statement-breakpoint
CREATE TRIGGER "closed_days_increment_version" BEFORE UPDATE ON "closed_days" FOR EACH ROW EXECUTE FUNCTION "public"."increment_version"();
--> statement-breakpoint
CREATE TRIGGER "closed_days_notify_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "closed_days" FOR EACH STATEMENT EXECUTE FUNCTION "public"."notify_change"();
