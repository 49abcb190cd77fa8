ALTER TABLE "notifications" DROP CONSTRAINT "notifications_state_known";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "is_suspect" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "is_suspect" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_suspect" ON "applications" USING btree ("submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "applications"."is_suspect";--> statement-breakpoint
CREATE INDEX "contact_submissions_suspect" ON "contact_submissions" USING btree ("submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "contact_submissions"."is_suspect";--> statement-breakpoint
CREATE INDEX "notifications_for_digest" ON "notifications" USING btree ("created_at") WHERE "notifications"."state" = 'digest';--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_state_known" CHECK ("notifications"."state" in ('waiting', 'digest', 'sent', 'failed'));