CREATE TABLE "erasure_key" (
	"key" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"hash" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erasures_hash_form" CHECK ("erasures"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "maintenance_runs" (
	"task" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone,
	"succeeded_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"fault" text,
	"held_until" timestamp with time zone,
	"detail" jsonb,
	CONSTRAINT "maintenance_runs_task_known" CHECK ("maintenance_runs"."task" in ('contact-retention', 'application-retention', 'backup')),
	CONSTRAINT "maintenance_runs_fault_length" CHECK (char_length("maintenance_runs"."fault") <= 300)
);
--> statement-breakpoint
CREATE TABLE "retention_marks" (
	"source" text NOT NULL,
	"record_id" uuid NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "retention_marks_source_record_id_pk" PRIMARY KEY("source","record_id"),
	CONSTRAINT "retention_marks_source_known" CHECK ("retention_marks"."source" in ('contact_submissions', 'applications'))
);
--> statement-breakpoint
ALTER TABLE "letters" DROP CONSTRAINT "letters_kind_known";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_kind_known" CHECK ("letters"."kind" in ('recovery', 'confirmation', 'known-address', 'owner-given', 'owner-taken', 'cleanup-stopped', 'backup-failed'));--> statement-breakpoint
-- Two random UUIDs are 244 random bits; pgcrypto is not available everywhere.
INSERT INTO "erasure_key" ("key") VALUES (encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'));
--> statement-breakpoint
-- What the audit log knows of applications that were changed before this column existed.
UPDATE "applications" SET "changed_at" = "logged"."at"
FROM (SELECT "record_id", max("at") AS "at" FROM "audit_log" WHERE "action" LIKE 'application:%' GROUP BY "record_id") AS "logged"
WHERE "logged"."record_id" = "applications"."id";
--> statement-breakpoint
CREATE FUNCTION "public"."note_application_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.changed_at := pg_catalog.now();
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "applications_changed" BEFORE UPDATE ON "applications" FOR EACH ROW EXECUTE FUNCTION "public"."note_application_change"();
--> statement-breakpoint
CREATE FUNCTION "public"."erasure_hash"("key" text, "source" text, "id" uuid) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to($1 || ':' || $2 || ':' || $3::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
CREATE FUNCTION "public"."record_erasures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.erasures (hash, key)
	SELECT public.erasure_hash(current.key, TG_TABLE_NAME::text, erased.id), current.key
	FROM erased CROSS JOIN public.erasure_key AS current
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "applications_erased" AFTER DELETE ON "applications" REFERENCING OLD TABLE AS "erased" FOR EACH STATEMENT EXECUTE FUNCTION "public"."record_erasures"();
--> statement-breakpoint
CREATE TRIGGER "contact_submissions_erased" AFTER DELETE ON "contact_submissions" REFERENCING OLD TABLE AS "erased" FOR EACH STATEMENT EXECUTE FUNCTION "public"."record_erasures"();
--> statement-breakpoint
CREATE TRIGGER "users_erased" AFTER DELETE ON "users" REFERENCING OLD TABLE AS "erased" FOR EACH STATEMENT EXECUTE FUNCTION "public"."record_erasures"();
