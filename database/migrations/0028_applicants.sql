CREATE TABLE "applicant_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"applicant_id" uuid NOT NULL,
	"application_id" uuid,
	"level" text NOT NULL,
	"is_remembered" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "applicant_sessions_level_known" CHECK ("applicant_sessions"."level" in ('known', 'proven')),
	CONSTRAINT "applicant_sessions_scope" CHECK (("applicant_sessions"."level" = 'known') = ("applicant_sessions"."application_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "applicants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"full_name" text NOT NULL,
	"passport_name" text,
	"birth_date" date,
	"nationality" text,
	"residence_country" text,
	"phone_number" text,
	"phone_e164" text,
	"phone_owner" text DEFAULT 'self' NOT NULL,
	"email" text,
	"language" text DEFAULT 'en' NOT NULL,
	"sponsor" text,
	"marital_status" text,
	"education_level" text,
	"education_finished_on" date,
	"gpa_percent" numeric(5, 2),
	"passport_expires_on" date,
	"office" text DEFAULT 'tashkent' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_fold(search_join(full_name, passport_name, email, regexp_replace(phone_number, '[^0-9]', '', 'g'), phone_e164))) STORED,
	CONSTRAINT "applicants_full_name_length" CHECK (btrim("applicants"."full_name") <> '' and char_length("applicants"."full_name") <= 300),
	CONSTRAINT "applicants_passport_name_form" CHECK ("applicants"."passport_name" ~ '^[A-Z][A-Z'' -]{0,98}$'),
	CONSTRAINT "applicants_nationality_form" CHECK ("applicants"."nationality" ~ '^[A-Z]{2}$'),
	CONSTRAINT "applicants_residence_country_form" CHECK ("applicants"."residence_country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "applicants_phone_number_length" CHECK (char_length("applicants"."phone_number") <= 50),
	CONSTRAINT "applicants_phone_e164_form" CHECK ("applicants"."phone_e164" ~ '^[+][1-9][0-9]{6,14}$'),
	CONSTRAINT "applicants_phone_owner_known" CHECK ("applicants"."phone_owner" in ('self', 'parent', 'other')),
	CONSTRAINT "applicants_email_form" CHECK ("applicants"."email" = lower("applicants"."email") and char_length("applicants"."email") <= 254),
	CONSTRAINT "applicants_language_known" CHECK ("applicants"."language" in ('en', 'ru', 'uz')),
	CONSTRAINT "applicants_sponsor_known" CHECK ("applicants"."sponsor" in ('self', 'parents', 'other')),
	CONSTRAINT "applicants_marital_status_known" CHECK ("applicants"."marital_status" in ('single', 'married', 'divorced', 'widowed')),
	CONSTRAINT "applicants_education_level_known" CHECK ("applicants"."education_level" in ('school', 'lyceum_or_college', 'associate', 'bachelor', 'master')),
	CONSTRAINT "applicants_education_finished_on_month" CHECK (extract(day from "applicants"."education_finished_on") = 1),
	CONSTRAINT "applicants_gpa_percent_range" CHECK ("applicants"."gpa_percent" between 0 and 100),
	CONSTRAINT "applicants_office_known" CHECK ("applicants"."office" in ('tashkent', 'seoul'))
);
--> statement-breakpoint
CREATE TABLE "case_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"applicant_id" uuid NOT NULL,
	"application_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"kind" text NOT NULL,
	"is_public" boolean NOT NULL,
	"shown_at" timestamp with time zone NOT NULL,
	"data" jsonb,
	CONSTRAINT "case_events_kind_known" CHECK ("case_events"."kind" in ('submitted', 'status_changed', 'message_in', 'message_out', 'document_requested', 'document_uploaded', 'document_accepted', 'document_returned', 'paper_received', 'sent_to_university', 'admission_letter', 'visa_submitted', 'visa_result', 'payment', 'refund', 'booking', 'telegram_connected', 'consent', 'exported', 'assigned', 'note', 'merged', 'details_changed', 'erased')),
	CONSTRAINT "case_events_public" CHECK ("case_events"."is_public" = ("case_events"."kind" not in ('assigned', 'note', 'merged', 'details_changed', 'erased'))),
	CONSTRAINT "case_events_data_bounds" CHECK (octet_length("case_events"."data"::text) <= 2000)
);
--> statement-breakpoint
CREATE TABLE "family_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"applicant_id" uuid NOT NULL,
	"label" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	CONSTRAINT "family_links_label_length" CHECK (btrim("family_links"."label") <> '' and char_length("family_links"."label") <= 50),
	CONSTRAINT "family_links_language_known" CHECK ("family_links"."language" in ('en', 'ru', 'uz'))
);
--> statement-breakpoint
CREATE TABLE "language_tests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"applicant_id" uuid NOT NULL,
	"test" text NOT NULL,
	"result" text NOT NULL,
	"level" text,
	"taken_on" date,
	"expires_on" date,
	CONSTRAINT "language_tests_test_known" CHECK ("language_tests"."test" in ('topik', 'topik_speaking', 'ielts', 'toefl_ibt', 'duolingo', 'kiip', 'sejong', 'other')),
	CONSTRAINT "language_tests_result_length" CHECK (btrim("language_tests"."result") <> '' and char_length("language_tests"."result") <= 20),
	CONSTRAINT "language_tests_level_length" CHECK (char_length("language_tests"."level") <= 20)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"applicant_id" uuid NOT NULL,
	"application_id" uuid,
	"direction" text NOT NULL,
	"channel" text NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_by_staff_at" timestamp with time zone,
	"read_by_applicant_at" timestamp with time zone,
	"submission_key" uuid,
	CONSTRAINT "messages_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "messages_direction_known" CHECK ("messages"."direction" in ('in', 'out')),
	CONSTRAINT "messages_channel_known" CHECK ("messages"."channel" in ('web', 'telegram', 'email')),
	CONSTRAINT "messages_text_length" CHECK (btrim("messages"."text") <> '' and char_length("messages"."text") <= 5000)
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"applicant_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notes_text_length" CHECK (btrim("notes"."text") <> '' and char_length("notes"."text") <= 5000)
);
--> statement-breakpoint
CREATE TABLE "one_time_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"applicant_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"made_by_level" text NOT NULL,
	"code_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_links_purpose_known" CHECK ("one_time_links"."purpose" in ('my', 'call', 'sign_out')),
	CONSTRAINT "one_time_links_made_by_level_known" CHECK ("one_time_links"."made_by_level" in ('known', 'proven', 'staff')),
	CONSTRAINT "one_time_links_code" CHECK (("one_time_links"."purpose" = 'call') = ("one_time_links"."code_hash" is not null)),
	CONSTRAINT "one_time_links_code_hash_length" CHECK (char_length("one_time_links"."code_hash") <= 100),
	CONSTRAINT "one_time_links_tries_range" CHECK ("one_time_links"."tries" >= 0)
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_kind_known";--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_one_subject";--> statement-breakpoint
ALTER TABLE "policies" DROP CONSTRAINT "policies_name_known";--> statement-breakpoint
-- Nullable at first, unlike in tables.ts: linkStoredApplications fills it in batches after the migration.
ALTER TABLE "applications" ADD COLUMN "applicant_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "visa_type" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "next_step_for" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "next_step_text" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "next_step_due_on" date;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "close_reason" text;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "applicant_id" uuid;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "message_id" uuid;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "case_event_id" uuid;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "one_time_link_id" uuid;--> statement-breakpoint
ALTER TABLE "applicant_sessions" ADD CONSTRAINT "applicant_sessions_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_sessions" ADD CONSTRAINT "applicant_sessions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_links" ADD CONSTRAINT "family_links_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "language_tests" ADD CONSTRAINT "language_tests_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_sessions_of_applicant" ON "applicant_sessions" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "applicant_sessions_of_application" ON "applicant_sessions" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "applicant_sessions_by_end" ON "applicant_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "applicants_search" ON "applicants" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "applicants_newest" ON "applicants" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applicants_of_phone" ON "applicants" USING btree ("phone_e164");--> statement-breakpoint
CREATE INDEX "applicants_of_email" ON "applicants" USING btree ("email");--> statement-breakpoint
CREATE INDEX "case_events_of_applicant" ON "case_events" USING btree ("applicant_id","at","id");--> statement-breakpoint
CREATE INDEX "case_events_of_application" ON "case_events" USING btree ("application_id","at","id");--> statement-breakpoint
CREATE INDEX "family_links_of_applicant" ON "family_links" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "family_links_by_end" ON "family_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "language_tests_of_applicant" ON "language_tests" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "messages_of_applicant" ON "messages" USING btree ("applicant_id","sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_of_application" ON "messages" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("sent_at") WHERE "messages"."direction" = 'in' and "messages"."read_by_staff_at" is null;--> statement-breakpoint
CREATE INDEX "messages_of_author" ON "messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "notes_of_applicant" ON "notes" USING btree ("applicant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notes_of_author" ON "notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "one_time_links_of_applicant" ON "one_time_links" USING btree ("applicant_id","purpose","created_at");--> statement-breakpoint
CREATE INDEX "one_time_links_by_end" ON "one_time_links" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_case_event_id_case_events_id_fk" FOREIGN KEY ("case_event_id") REFERENCES "public"."case_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_one_time_link_id_one_time_links_id_fk" FOREIGN KEY ("one_time_link_id") REFERENCES "public"."one_time_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_of_applicant" ON "applications" USING btree ("applicant_id","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_without_applicant" ON "applications" USING btree ("id") WHERE "applications"."applicant_id" is null;--> statement-breakpoint
CREATE INDEX "contact_submissions_of_applicant" ON "contact_submissions" USING btree ("applicant_id");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_once_a_message" UNIQUE("message_id","channel","kind");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_once_a_case_event" UNIQUE("case_event_id","channel","kind");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_once_a_one_time_link" UNIQUE("one_time_link_id","channel","kind");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_visa_type_known" CHECK ("applications"."visa_type" in ('D-2-1', 'D-2-2', 'D-2-3', 'D-2-4', 'D-2-5', 'D-2-6', 'D-2-7', 'D-2-8', 'D-4-1'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_next_step_for_known" CHECK ("applications"."next_step_for" in ('applicant', 'consultancy', 'university', 'embassy'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_next_step_text_length" CHECK (char_length("applications"."next_step_text") <= 500);--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_close_reason_known" CHECK ("applications"."close_reason" in ('enrolled', 'rejected', 'withdrawn', 'silent', 'duplicate'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_closed" CHECK (("applications"."closed_at" is null) = ("applications"."close_reason" is null));--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_kind_known" CHECK ("deliveries"."channel" = 'chat' and "deliveries"."kind" in ('contact', 'application', 'message') or "deliveries"."channel" = 'email' and "deliveries"."kind" in ('confirmation', 'message', 'status', 'my-link', 'my-opened', 'my-changed', 'recovery', 'address-confirmation', 'known-address', 'owner-given', 'owner-taken', 'cleanup-stopped', 'backup-failed', 'password-changed', 'two-factor-on', 'two-factor-off', 'recovery-code-used', 'new-device') or "deliveries"."channel" = 'ad' and "deliveries"."kind" in ('Lead', 'Contact', 'CompleteRegistration'));--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_one_subject" CHECK (num_nonnulls("deliveries"."contact_submission_id", "deliveries"."application_id", "deliveries"."user_id", "deliveries"."message_id", "deliveries"."case_event_id", "deliveries"."one_time_link_id") = 1 or "deliveries"."channel" = 'email' and num_nonnulls("deliveries"."contact_submission_id", "deliveries"."application_id", "deliveries"."user_id", "deliveries"."message_id", "deliveries"."case_event_id", "deliveries"."one_time_link_id") = 0);--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_name_known" CHECK ("policies"."name" in ('staff-second-factor', 'sample-notice', 'my-application-needs-link'));--> statement-breakpoint
CREATE TRIGGER "applicants_increment_version" BEFORE UPDATE ON "applicants" FOR EACH ROW EXECUTE FUNCTION "public"."increment_version"();
--> statement-breakpoint
CREATE TRIGGER "applicants_record_erasures" AFTER DELETE ON "applicants" REFERENCING OLD TABLE AS "erased" FOR EACH STATEMENT EXECUTE FUNCTION "public"."record_erasures"();
--> statement-breakpoint
CREATE TRIGGER "case_events_append_only" BEFORE UPDATE ON "case_events" FOR EACH STATEMENT EXECUTE FUNCTION "public"."enforce_append_only"();
--> statement-breakpoint
-- Linking an application to its applicant is not a change: the retention period goes on.
CREATE OR REPLACE TRIGGER "applications_set_changed_at" BEFORE UPDATE ON "applications" FOR EACH ROW
	WHEN (OLD."applicant_id" IS NOT DISTINCT FROM NEW."applicant_id") EXECUTE FUNCTION "public"."set_changed_at"();
--> statement-breakpoint
-- For rows that a process of an earlier release or an SQL script adds: each becomes an applicant of its own.
CREATE FUNCTION "public"."create_applicant"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.applicants (full_name, phone_number, email, language, created_at)
	VALUES (NEW.full_name, NEW.phone_number, pg_catalog.lower(NEW.email), NEW.language, NEW.submitted_at)
	RETURNING id INTO NEW.applicant_id;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "applications_create_applicant" BEFORE INSERT ON "applications" FOR EACH ROW
	WHEN (NEW."applicant_id" IS NULL) EXECUTE FUNCTION "public"."create_applicant"();
