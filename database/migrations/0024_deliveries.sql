CREATE TABLE "account_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "account_links_purpose_known" CHECK ("account_links"."purpose" in ('recovery', 'confirmation'))
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"contact_submission_id" uuid,
	"application_id" uuid,
	"user_id" uuid,
	"account_link_id" uuid,
	"language" text DEFAULT 'en' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"payload" jsonb,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deliveries_once_a_contact_submission" UNIQUE("contact_submission_id","channel","kind"),
	CONSTRAINT "deliveries_once_an_application" UNIQUE("application_id","channel","kind"),
	CONSTRAINT "deliveries_kind_known" CHECK ("deliveries"."channel" = 'chat' and "deliveries"."kind" in ('contact', 'application') or "deliveries"."channel" = 'email' and "deliveries"."kind" in ('confirmation', 'recovery', 'address-confirmation', 'known-address', 'owner-given', 'owner-taken', 'cleanup-stopped', 'backup-failed', 'password-changed', 'two-factor-on', 'two-factor-off', 'recovery-code-used', 'new-device') or "deliveries"."channel" = 'ad' and "deliveries"."kind" in ('Lead', 'Contact', 'CompleteRegistration')),
	CONSTRAINT "deliveries_state_known" CHECK ("deliveries"."state" in ('waiting', 'digest', 'sent', 'failed')),
	CONSTRAINT "deliveries_language_known" CHECK ("deliveries"."language" in ('en', 'ru', 'uz')),
	CONSTRAINT "deliveries_one_subject" CHECK (num_nonnulls("deliveries"."contact_submission_id", "deliveries"."application_id", "deliveries"."user_id") = 1 or "deliveries"."channel" = 'email' and num_nonnulls("deliveries"."contact_submission_id", "deliveries"."application_id", "deliveries"."user_id") = 0),
	CONSTRAINT "deliveries_payload_erased" CHECK ("deliveries"."payload" is null or "deliveries"."state" = 'waiting'),
	CONSTRAINT "deliveries_payload_bounds" CHECK (octet_length("deliveries"."payload"::text) <= 10000),
	CONSTRAINT "deliveries_last_error_length" CHECK (char_length("deliveries"."last_error") <= 500)
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_contact_submission_id_contact_submissions_id_fk" FOREIGN KEY ("contact_submission_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_account_link_id_account_links_id_fk" FOREIGN KEY ("account_link_id") REFERENCES "public"."account_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_links_of_user" ON "account_links" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "account_links_by_age" ON "account_links" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_once_a_registration" ON "deliveries" USING btree ("user_id","kind") WHERE "deliveries"."channel" = 'ad';--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("channel","next_attempt_at") WHERE "deliveries"."state" in ('waiting', 'digest');--> statement-breakpoint
CREATE INDEX "deliveries_claimed" ON "deliveries" USING btree ("channel","claimed_at");--> statement-breakpoint
CREATE INDEX "deliveries_of_user" ON "deliveries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "deliveries_of_account_link" ON "deliveries" USING btree ("account_link_id");--> statement-breakpoint
CREATE INDEX "deliveries_by_age" ON "deliveries" USING btree ("created_at");--> statement-breakpoint
-- The rows of the three former outboxes. Ids stay: links in emails that were sent are made of them, and so are Message-IDs.
INSERT INTO "public"."account_links" ("id", "purpose", "user_id", "created_at", "used_at")
	SELECT "id", "kind", "user_id", "created_at", "used_at" FROM "public"."letters" WHERE "kind" IN ('recovery', 'confirmation');
--> statement-breakpoint
INSERT INTO "public"."deliveries" ("id", "channel", "kind", "contact_submission_id", "application_id", "language", "state", "attempts",
		"last_error", "next_attempt_at", "sent_at", "created_at")
	SELECT one."id", CASE one."kind" WHEN 'confirmation' THEN 'email' ELSE 'chat' END, one."kind", one."contact_submission_id",
		one."application_id", CASE one."kind" WHEN 'confirmation' THEN applied."language" ELSE 'en' END, one."state", one."attempts",
		one."last_error", CASE one."state" WHEN 'digest' THEN one."created_at" + interval '1 hour' ELSE now() END, one."sent_at",
		one."created_at"
	FROM "public"."notifications" AS one LEFT JOIN "public"."applications" AS applied ON applied."id" = one."application_id";
--> statement-breakpoint
INSERT INTO "public"."deliveries" ("id", "channel", "kind", "user_id", "account_link_id", "language", "state", "attempts", "last_error",
		"payload", "created_at")
	SELECT "id", 'email', CASE "kind" WHEN 'confirmation' THEN 'address-confirmation' ELSE "kind" END, "user_id",
		CASE WHEN "kind" IN ('recovery', 'confirmation') THEN "id" END, "language", "state", "attempts", "last_error",
		CASE WHEN "state" = 'waiting' AND "about" IS NOT NULL THEN jsonb_build_object('about', "about") END, "created_at"
	FROM "public"."letters";
--> statement-breakpoint
INSERT INTO "public"."deliveries" ("id", "channel", "kind", "contact_submission_id", "application_id", "user_id", "state", "attempts",
		"last_error", "payload", "created_at")
	SELECT "id", 'ad', "kind", "contact_submission_id", "application_id", "user_id", "state", "attempts", "last_error",
		CASE "state" WHEN 'waiting' THEN jsonb_build_object('source', "source", 'agent', coalesce("agent", ''), 'browser', "browser",
			'click', "click") END, "created_at"
	FROM "public"."conversions";
--> statement-breakpoint
-- The language of emails that nobody asked for was that of the latest email, for accounts that had not signed in lately.
UPDATE "public"."users" SET "language" = (SELECT "language" FROM "public"."letters" WHERE "letters"."user_id" = "users"."id"
		ORDER BY "letters"."created_at" DESC LIMIT 1)
	WHERE "language" IS NULL;
--> statement-breakpoint
-- Deliveries and imports wait in their own tables: the job queue of earlier releases is no longer used.
DO $$
BEGIN
	DROP SCHEMA IF EXISTS pgboss CASCADE;
EXCEPTION WHEN insufficient_privilege THEN
	RAISE NOTICE 'The schema pgboss is no longer used, and another role has to drop it.';
END
$$;
