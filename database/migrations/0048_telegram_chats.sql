CREATE TABLE "bot_dialogs" (
	"chat_id" bigint PRIMARY KEY NOT NULL,
	"language" text,
	"question" text,
	"data" jsonb,
	"expires_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bot_dialogs_language_known" CHECK ("bot_dialogs"."language" in ('en', 'ru', 'uz')),
	CONSTRAINT "bot_dialogs_question_known" CHECK ("bot_dialogs"."question" in ('reference', 'subject')),
	CONSTRAINT "bot_dialogs_open" CHECK (("bot_dialogs"."question" is null) = ("bot_dialogs"."expires_at" is null)),
	CONSTRAINT "bot_dialogs_data_erased" CHECK ("bot_dialogs"."data" is null or "bot_dialogs"."question" is not null),
	CONSTRAINT "bot_dialogs_data_bounds" CHECK (octet_length("bot_dialogs"."data"::text) <= 20000)
);
--> statement-breakpoint
CREATE TABLE "bot_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"mode" text DEFAULT 'off' NOT NULL,
	"user_name" text,
	"next_update_id" bigint,
	"seen_at" timestamp with time zone,
	"last_error" text,
	"last_error_at" timestamp with time zone,
	"paused_until" timestamp with time zone,
	CONSTRAINT "bot_state_one_row" CHECK ("bot_state"."id" = 1),
	CONSTRAINT "bot_state_mode_known" CHECK ("bot_state"."mode" in ('poll', 'webhook', 'off')),
	CONSTRAINT "bot_state_user_name_length" CHECK (char_length("bot_state"."user_name") <= 64),
	CONSTRAINT "bot_state_last_error_length" CHECK (char_length("bot_state"."last_error") <= 500)
);
--> statement-breakpoint
CREATE TABLE "bot_updates" (
	"update_id" bigint PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "telegram_chats" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"applicant_id" uuid NOT NULL,
	"application_id" uuid,
	"family_link_id" uuid,
	"chat_id" bigint NOT NULL,
	"follower" text NOT NULL,
	"level" text NOT NULL,
	"proven_by" text,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"connected_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "telegram_chats_once" UNIQUE("chat_id","applicant_id"),
	CONSTRAINT "telegram_chats_follower_known" CHECK ("telegram_chats"."follower" in ('applicant', 'family')),
	CONSTRAINT "telegram_chats_level_known" CHECK ("telegram_chats"."level" in ('known', 'proven')),
	CONSTRAINT "telegram_chats_proven_by_known" CHECK ("telegram_chats"."proven_by" in ('link', 'call', 'phone')),
	CONSTRAINT "telegram_chats_language_known" CHECK ("telegram_chats"."language" in ('en', 'ru', 'uz')),
	CONSTRAINT "telegram_chats_state_known" CHECK ("telegram_chats"."state" in ('requested', 'active', 'stopped', 'blocked')),
	CONSTRAINT "telegram_chats_scope" CHECK (("telegram_chats"."level" = 'known') = ("telegram_chats"."application_id" is not null)),
	CONSTRAINT "telegram_chats_proof" CHECK (("telegram_chats"."level" = 'proven') = ("telegram_chats"."proven_by" is not null)),
	CONSTRAINT "telegram_chats_ended" CHECK (("telegram_chats"."state" in ('stopped', 'blocked')) = ("telegram_chats"."ended_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_once_a_contact_submission";--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_once_an_application";--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_once_a_message";--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_once_a_case_event";--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_once_a_contact_reply";--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_once_a_one_time_link";--> statement-breakpoint
ALTER TABLE "applicant_sessions" DROP CONSTRAINT "applicant_sessions_opened_by_known";--> statement-breakpoint
ALTER TABLE "case_events" DROP CONSTRAINT "case_events_kind_known";--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_kind_known";--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_one_subject";--> statement-breakpoint
ALTER TABLE "family_links" DROP CONSTRAINT "family_links_opened_by_known";--> statement-breakpoint
ALTER TABLE "one_time_links" DROP CONSTRAINT "one_time_links_purpose_known";--> statement-breakpoint
ALTER TABLE "one_time_links" DROP CONSTRAINT "one_time_links_code";--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "chat_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD COLUMN "family_link_id" uuid;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD COLUMN "telegram_chat_id" uuid;--> statement-breakpoint
ALTER TABLE "telegram_chats" ADD CONSTRAINT "telegram_chats_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_chats" ADD CONSTRAINT "telegram_chats_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_chats" ADD CONSTRAINT "telegram_chats_family_link_id_family_links_id_fk" FOREIGN KEY ("family_link_id") REFERENCES "public"."family_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bot_dialogs_by_end" ON "bot_dialogs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "bot_dialogs_by_change" ON "bot_dialogs" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "bot_updates_by_age" ON "bot_updates" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "telegram_chats_one_applicant" ON "telegram_chats" USING btree ("applicant_id") WHERE "telegram_chats"."follower" = 'applicant' and "telegram_chats"."state" = 'active';--> statement-breakpoint
CREATE INDEX "telegram_chats_of_applicant" ON "telegram_chats" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "telegram_chats_of_application" ON "telegram_chats" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "telegram_chats_of_family_link" ON "telegram_chats" USING btree ("family_link_id");--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_family_link_id_family_links_id_fk" FOREIGN KEY ("family_link_id") REFERENCES "public"."family_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_telegram_chat_id_telegram_chats_id_fk" FOREIGN KEY ("telegram_chat_id") REFERENCES "public"."telegram_chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_of_chat" ON "deliveries" USING btree ("chat_id","created_at") WHERE "deliveries"."chat_id" <> 0;--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_links_by_code" ON "one_time_links" USING btree ("code_hash") WHERE "one_time_links"."purpose" = 'telegram';--> statement-breakpoint
CREATE INDEX "one_time_links_of_family_link" ON "one_time_links" USING btree ("family_link_id");--> statement-breakpoint
CREATE INDEX "one_time_links_of_telegram_chat" ON "one_time_links" USING btree ("telegram_chat_id");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_once_a_contact_submission" UNIQUE("contact_submission_id","channel","kind","chat_id");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_once_an_application" UNIQUE("application_id","channel","kind","chat_id");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_once_a_message" UNIQUE("message_id","channel","kind","chat_id");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_once_a_case_event" UNIQUE("case_event_id","channel","kind","chat_id");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_once_a_contact_reply" UNIQUE("contact_reply_id","channel","kind","chat_id");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_once_a_one_time_link" UNIQUE("one_time_link_id","channel","kind","chat_id");--> statement-breakpoint
ALTER TABLE "applicant_sessions" ADD CONSTRAINT "applicant_sessions_opened_by_known" CHECK ("applicant_sessions"."opened_by" in ('pair', 'link', 'call', 'telegram'));--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_kind_known" CHECK ("case_events"."kind" in ('submitted', 'status_changed', 'message_in', 'message_out', 'document_requested', 'document_uploaded', 'document_accepted', 'document_returned', 'paper_received', 'sent_to_university', 'admission_letter', 'visa_submitted', 'visa_result', 'payment', 'refund', 'booking', 'telegram_connected', 'telegram_stopped', 'consent', 'exported', 'assigned', 'note', 'call', 'merged', 'details_changed', 'erased'));--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_chat" CHECK (("deliveries"."channel" = 'telegram') = ("deliveries"."chat_id" <> 0));--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_kind_known" CHECK ("deliveries"."channel" = 'chat' and "deliveries"."kind" in ('contact', 'application', 'message', 'overdue') or "deliveries"."channel" = 'email' and "deliveries"."kind" in ('confirmation', 'contact-reply', 'message', 'status', 'my-link', 'my-opened', 'my-changed', 'recovery', 'address-confirmation', 'known-address', 'owner-given', 'owner-taken', 'cleanup-stopped', 'backup-failed', 'tasks-due', 'tasks-overdue', 'tasks-unanswered', 'password-changed', 'two-factor-on', 'two-factor-off', 'recovery-code-used', 'new-device') or "deliveries"."channel" = 'telegram' and "deliveries"."kind" in ('reply', 'message', 'status', 'my-opened') or "deliveries"."channel" = 'ad' and "deliveries"."kind" in ('Lead', 'Contact', 'CompleteRegistration'));--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_one_subject" CHECK (num_nonnulls("deliveries"."contact_submission_id", "deliveries"."application_id", "deliveries"."user_id", "deliveries"."message_id", "deliveries"."case_event_id", "deliveries"."one_time_link_id", "deliveries"."contact_reply_id") = 1 or ("deliveries"."channel" = 'email' or "deliveries"."kind" in ('overdue', 'reply')) and num_nonnulls("deliveries"."contact_submission_id", "deliveries"."application_id", "deliveries"."user_id", "deliveries"."message_id", "deliveries"."case_event_id", "deliveries"."one_time_link_id", "deliveries"."contact_reply_id") = 0);--> statement-breakpoint
ALTER TABLE "family_links" ADD CONSTRAINT "family_links_opened_by_known" CHECK ("family_links"."opened_by" in ('pair', 'link', 'call', 'telegram'));--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_chat" CHECK (("one_time_links"."purpose" = 'bot') = ("one_time_links"."telegram_chat_id" is not null));--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_purpose_known" CHECK ("one_time_links"."purpose" in ('my', 'call', 'sign_out', 'telegram', 'bot'));--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_code" CHECK (("one_time_links"."purpose" in ('call', 'telegram')) = ("one_time_links"."code_hash" is not null));