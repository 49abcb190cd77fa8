CREATE TABLE "conversions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"application_id" uuid,
	"contact_submission_id" uuid,
	"user_id" uuid,
	"event_id" text NOT NULL,
	"source" text NOT NULL,
	"agent" text,
	"browser" text,
	"click" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversions_once" UNIQUE("event_id"),
	CONSTRAINT "conversions_kind_known" CHECK ("conversions"."kind" in ('Lead', 'Contact', 'CompleteRegistration')),
	CONSTRAINT "conversions_state_known" CHECK ("conversions"."state" in ('waiting', 'sent', 'failed')),
	CONSTRAINT "conversions_one_subject" CHECK (num_nonnulls("conversions"."application_id", "conversions"."contact_submission_id", "conversions"."user_id") = 1),
	CONSTRAINT "conversions_forget" CHECK ("conversions"."state" = 'waiting' or num_nonnulls("conversions"."agent", "conversions"."browser", "conversions"."click") = 0),
	CONSTRAINT "conversions_last_error_length" CHECK (char_length("conversions"."last_error") <= 300),
	CONSTRAINT "conversions_source_length" CHECK (char_length("conversions"."source") <= 500),
	CONSTRAINT "conversions_agent_length" CHECK (char_length("conversions"."agent") <= 500),
	CONSTRAINT "conversions_browser_length" CHECK (char_length("conversions"."browser") <= 200),
	CONSTRAINT "conversions_click_length" CHECK (char_length("conversions"."click") <= 500)
);
--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_contact_submission_id_contact_submissions_id_fk" FOREIGN KEY ("contact_submission_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversions_of_application" ON "conversions" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "conversions_of_contact_submission" ON "conversions" USING btree ("contact_submission_id");--> statement-breakpoint
CREATE INDEX "conversions_of_user" ON "conversions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "conversions_by_age" ON "conversions" USING btree ("created_at");