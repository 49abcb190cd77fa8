CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"contact_submission_id" uuid,
	"application_id" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_once_a_contact_submission" UNIQUE("kind","contact_submission_id"),
	CONSTRAINT "notifications_once_an_application" UNIQUE("kind","application_id"),
	CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('contact', 'application', 'confirmation')),
	CONSTRAINT "notifications_state_known" CHECK ("notifications"."state" in ('waiting', 'sent', 'failed')),
	CONSTRAINT "notifications_one_subject" CHECK (num_nonnulls("notifications"."contact_submission_id", "notifications"."application_id") = 1),
	CONSTRAINT "notifications_last_error_length" CHECK (char_length("notifications"."last_error") <= 500)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "terms_version" date DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "submission_key" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "submission_key" uuid;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_contact_submission_id_contact_submissions_id_fk" FOREIGN KEY ("contact_submission_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_of_contact_submission" ON "notifications" USING btree ("contact_submission_id");--> statement-breakpoint
CREATE INDEX "notifications_of_application" ON "notifications" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "applications_of_content" ON "applications" USING btree ("content_hash","submitted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_submissions_of_content" ON "contact_submissions" USING btree ("content_hash","submitted_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_submission_key_unique" UNIQUE("submission_key");--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_submission_key_unique" UNIQUE("submission_key");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_language_known" CHECK ("applications"."language" in ('en', 'ru', 'uz'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_email_length" CHECK (char_length("applications"."email") <= 254);--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_language_known" CHECK ("contact_submissions"."language" in ('en', 'ru', 'uz'));