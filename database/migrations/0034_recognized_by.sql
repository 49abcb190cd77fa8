ALTER TABLE "applicant_sessions" ADD COLUMN "opened_by" text DEFAULT 'pair' NOT NULL;--> statement-breakpoint
ALTER TABLE "family_links" ADD COLUMN "opened_by" text DEFAULT 'link' NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD COLUMN "application_id" uuid;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_of_email" ON "applications" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "one_time_links_of_application" ON "one_time_links" USING btree ("application_id");--> statement-breakpoint
ALTER TABLE "applicant_sessions" ADD CONSTRAINT "applicant_sessions_opened_by_known" CHECK ("applicant_sessions"."opened_by" in ('pair', 'link', 'call'));--> statement-breakpoint
ALTER TABLE "family_links" ADD CONSTRAINT "family_links_opened_by_known" CHECK ("family_links"."opened_by" in ('pair', 'link', 'call'));--> statement-breakpoint
UPDATE "applicant_sessions" SET "opened_by" = 'link' WHERE "level" = 'proven';
