CREATE TABLE "bulk_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_by" uuid,
	"action" text NOT NULL,
	"input" jsonb NOT NULL,
	"state" text DEFAULT 'ready' NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bulk_jobs_action_known" CHECK ("bulk_jobs"."action" in ('assign', 'office', 'next_action', 'status', 'note', 'message')),
	CONSTRAINT "bulk_jobs_state_known" CHECK ("bulk_jobs"."state" in ('ready', 'running', 'done', 'undoing', 'undone')),
	CONSTRAINT "bulk_jobs_input_bounds" CHECK (octet_length("bulk_jobs"."input"::text) <= 40000),
	CONSTRAINT "bulk_jobs_total_range" CHECK ("bulk_jobs"."total" between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "bulk_rows" (
	"job_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"version" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"issue" text,
	"before" jsonb,
	CONSTRAINT "bulk_rows_job_id_application_id_pk" PRIMARY KEY("job_id","application_id"),
	CONSTRAINT "bulk_rows_state_known" CHECK ("bulk_rows"."state" in ('waiting', 'done', 'changed', 'skipped', 'undone')),
	CONSTRAINT "bulk_rows_version_length" CHECK (char_length("bulk_rows"."version") <= 200),
	CONSTRAINT "bulk_rows_issue_length" CHECK (char_length("bulk_rows"."issue") <= 100)
);
--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_submission_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submission_key" uuid,
	CONSTRAINT "contact_replies_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "contact_replies_text_length" CHECK (btrim("contact_replies"."text") <> '' and char_length("contact_replies"."text") <= 5000)
);
--> statement-breakpoint
CREATE TABLE "promise_outcomes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"is_kept" boolean NOT NULL,
	"minutes" integer NOT NULL,
	CONSTRAINT "promise_outcomes_kind_known" CHECK ("promise_outcomes"."kind" in ('answer_contact', 'first_contact', 'answer_message')),
	CONSTRAINT "promise_outcomes_minutes_range" CHECK ("promise_outcomes"."minutes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"text_en" text NOT NULL,
	"text_ru" text NOT NULL,
	"text_uz" text NOT NULL,
	"order_index" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reply_templates_name_unique" UNIQUE("name"),
	CONSTRAINT "reply_templates_name_length" CHECK (btrim("reply_templates"."name") <> '' and char_length("reply_templates"."name") <= 100),
	CONSTRAINT "reply_templates_text_en_length" CHECK (btrim("reply_templates"."text_en") <> '' and char_length("reply_templates"."text_en") <= 5000),
	CONSTRAINT "reply_templates_text_ru_length" CHECK (btrim("reply_templates"."text_ru") <> '' and char_length("reply_templates"."text_ru") <= 5000),
	CONSTRAINT "reply_templates_text_uz_length" CHECK (btrim("reply_templates"."text_uz") <> '' and char_length("reply_templates"."text_uz") <= 5000)
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_once_a_name" UNIQUE("user_id","name"),
	CONSTRAINT "saved_views_name_length" CHECK (btrim("saved_views"."name") <> '' and char_length("saved_views"."name") <= 50),
	CONSTRAINT "saved_views_query_length" CHECK (char_length("saved_views"."query") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"applicant_id" uuid,
	"application_id" uuid,
	"contact_submission_id" uuid,
	"message_id" uuid,
	"delivery_id" uuid,
	"office" text NOT NULL,
	"language" text NOT NULL,
	"assignee_id" uuid,
	"released_at" timestamp with time zone,
	"text" text,
	"is_suspect" boolean DEFAULT false NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"warn_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"skipped_days" text[] DEFAULT '{}' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" uuid,
	"outcome" text,
	"warned_at" timestamp with time zone,
	"overdue_told_at" timestamp with time zone,
	"escalated_at" timestamp with time zone,
	CONSTRAINT "tasks_kind_known" CHECK ("tasks"."kind" in ('answer_contact', 'first_contact', 'answer_message', 'follow_up', 'fix_delivery')),
	CONSTRAINT "tasks_office_known" CHECK ("tasks"."office" in ('tashkent', 'seoul')),
	CONSTRAINT "tasks_language_known" CHECK ("tasks"."language" in ('en', 'ru', 'uz')),
	CONSTRAINT "tasks_outcome_known" CHECK ("tasks"."outcome" in ('answered', 'reached', 'visited', 'done', 'closed')),
	CONSTRAINT "tasks_done" CHECK (("tasks"."done_at" is null) = ("tasks"."outcome" is null)),
	CONSTRAINT "tasks_subject" CHECK (case "tasks"."kind" when 'answer_contact' then "tasks"."contact_submission_id" is not null when 'answer_message' then "tasks"."message_id" is not null when 'fix_delivery' then "tasks"."delivery_id" is not null else "tasks"."applicant_id" is not null end),
	CONSTRAINT "tasks_text_length" CHECK (btrim("tasks"."text") <> '' and char_length("tasks"."text") <= 500),
	CONSTRAINT "tasks_attempts_range" CHECK ("tasks"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "trash" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"noun" text NOT NULL,
	"record_id" uuid NOT NULL,
	"label" text NOT NULL,
	"rows" jsonb NOT NULL,
	"deleted_by" uuid,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trash_record_id_unique" UNIQUE("record_id"),
	CONSTRAINT "trash_noun_known" CHECK ("trash"."noun" in ('application', 'contact')),
	CONSTRAINT "trash_label_length" CHECK (btrim("trash"."label") <> '' and char_length("trash"."label") <= 300)
);
--> statement-breakpoint
ALTER TABLE "case_events" DROP CONSTRAINT "case_events_kind_known";--> statement-breakpoint
ALTER TABLE "case_events" DROP CONSTRAINT "case_events_public";--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_kind_known";--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_one_subject";--> statement-breakpoint
ALTER TABLE "maintenance_runs" DROP CONSTRAINT "maintenance_runs_task_known";--> statement-breakpoint
ALTER TABLE "policies" DROP CONSTRAINT "policies_name_known";--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_fold(search_join(name, email, message))) STORED;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "contact_reply_id" uuid;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "office" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "away_until" date;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "has_shortcuts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD CONSTRAINT "bulk_jobs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_job_id_bulk_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."bulk_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_contact_submission_id_contact_submissions_id_fk" FOREIGN KEY ("contact_submission_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_contact_submission_id_contact_submissions_id_fk" FOREIGN KEY ("contact_submission_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_jobs_due" ON "bulk_jobs" USING btree ("next_attempt_at") WHERE "bulk_jobs"."state" in ('running', 'undoing');--> statement-breakpoint
CREATE INDEX "bulk_jobs_by_age" ON "bulk_jobs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bulk_jobs_of_user" ON "bulk_jobs" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "bulk_rows_of_state" ON "bulk_rows" USING btree ("job_id","state","position");--> statement-breakpoint
CREATE INDEX "contact_replies_of_submission" ON "contact_replies" USING btree ("contact_submission_id","sent_at");--> statement-breakpoint
CREATE INDEX "contact_replies_of_author" ON "contact_replies" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "promise_outcomes_of_day" ON "promise_outcomes" USING btree ("day","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_once_a_contact_submission" ON "tasks" USING btree ("contact_submission_id") WHERE "tasks"."kind" = 'answer_contact';--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_once_a_message" ON "tasks" USING btree ("message_id") WHERE "tasks"."kind" = 'answer_message';--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_once_a_delivery" ON "tasks" USING btree ("delivery_id") WHERE "tasks"."kind" = 'fix_delivery' and "tasks"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_once_a_first_contact" ON "tasks" USING btree ("application_id") WHERE "tasks"."kind" = 'first_contact';--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_once_a_follow_up" ON "tasks" USING btree ("application_id") WHERE "tasks"."kind" = 'follow_up' and "tasks"."text" is null and "tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("due_at","id") WHERE "tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_open_of_assignee" ON "tasks" USING btree ("assignee_id","due_at","id") WHERE "tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_of_applicant" ON "tasks" USING btree ("applicant_id","opened_at");--> statement-breakpoint
CREATE INDEX "tasks_of_application" ON "tasks" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "tasks_of_contact_submission" ON "tasks" USING btree ("contact_submission_id");--> statement-breakpoint
CREATE INDEX "tasks_of_message" ON "tasks" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "tasks_of_delivery" ON "tasks" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "trash_newest" ON "trash" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_contact_reply_id_contact_replies_id_fk" FOREIGN KEY ("contact_reply_id") REFERENCES "public"."contact_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicants_of_assignee" ON "applicants" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "contact_submissions_search" ON "contact_submissions" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_submissions_of_state" ON "contact_submissions" USING btree ("state","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_once_a_contact_reply" UNIQUE("contact_reply_id","channel","kind");--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_kind_known" CHECK ("case_events"."kind" in ('submitted', 'status_changed', 'message_in', 'message_out', 'document_requested', 'document_uploaded', 'document_accepted', 'document_returned', 'paper_received', 'sent_to_university', 'admission_letter', 'visa_submitted', 'visa_result', 'payment', 'refund', 'booking', 'telegram_connected', 'consent', 'exported', 'assigned', 'note', 'call', 'merged', 'details_changed', 'erased'));--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_public" CHECK ("case_events"."is_public" = ("case_events"."kind" not in ('assigned', 'note', 'call', 'merged', 'details_changed', 'erased')));--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_state_known" CHECK ("contact_submissions"."state" in ('new', 'answered', 'closed', 'spam'));--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_kind_known" CHECK ("deliveries"."channel" = 'chat' and "deliveries"."kind" in ('contact', 'application', 'message', 'overdue') or "deliveries"."channel" = 'email' and "deliveries"."kind" in ('confirmation', 'contact-reply', 'message', 'status', 'my-link', 'my-opened', 'my-changed', 'recovery', 'address-confirmation', 'known-address', 'owner-given', 'owner-taken', 'cleanup-stopped', 'backup-failed', 'tasks-due', 'tasks-overdue', 'tasks-unanswered', 'password-changed', 'two-factor-on', 'two-factor-off', 'recovery-code-used', 'new-device') or "deliveries"."channel" = 'ad' and "deliveries"."kind" in ('Lead', 'Contact', 'CompleteRegistration'));--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_one_subject" CHECK (num_nonnulls("deliveries"."contact_submission_id", "deliveries"."application_id", "deliveries"."user_id", "deliveries"."message_id", "deliveries"."case_event_id", "deliveries"."one_time_link_id", "deliveries"."contact_reply_id") = 1 or ("deliveries"."channel" = 'email' or "deliveries"."kind" = 'overdue') and num_nonnulls("deliveries"."contact_submission_id", "deliveries"."application_id", "deliveries"."user_id", "deliveries"."message_id", "deliveries"."case_event_id", "deliveries"."one_time_link_id", "deliveries"."contact_reply_id") = 0);--> statement-breakpoint
ALTER TABLE "maintenance_runs" ADD CONSTRAINT "maintenance_runs_task_known" CHECK ("maintenance_runs"."task" in ('contact-retention', 'application-retention', 'backup', 'alarms'));--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_name_known" CHECK ("policies"."name" in ('staff-second-factor', 'sample-notice', 'my-application-needs-link', 'round-robin', 'promises-hidden'));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_office_known" CHECK ("profiles"."office" in ('tashkent', 'seoul'));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_languages_known" CHECK ("profiles"."languages" <@ array['en', 'ru', 'uz']);--> statement-breakpoint
CREATE TRIGGER "reply_templates_increment_version" BEFORE UPDATE ON "reply_templates" FOR EACH ROW EXECUTE FUNCTION "public"."increment_version"();--> statement-breakpoint
UPDATE "contact_submissions" SET "state" = 'closed' WHERE "submitted_at" < now() - interval '7 days';
