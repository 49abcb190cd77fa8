-- The oldest check among a program's fees, as the day and the beginning of its source, by which staff's list of stale facts is in order;
-- null without fees. Sources are cut, because an entry of an index has a limited size.
CREATE FUNCTION oldest_fee_check(items jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
	SELECT min(((item ->> 'checkedOn') || ' ' || left(item ->> 'source', 200)) COLLATE "C")
	FROM jsonb_array_elements(items) AS item
);
--> statement-breakpoint
ALTER TABLE "tasks" DROP CONSTRAINT "tasks_kind_known";--> statement-breakpoint
ALTER TABLE "tasks" DROP CONSTRAINT "tasks_subject";--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "stale_records" integer;--> statement-breakpoint
CREATE INDEX "programs_by_fee_check" ON "programs" USING btree ((oldest_fee_check("fee_items")) collate "C","id") WHERE "programs"."fee_items" <> '[]'::jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_once_a_topic" ON "tasks" USING btree ("topic") WHERE "tasks"."kind" = 'fact_check' and "tasks"."done_at" is null;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_topic_known" CHECK ("tasks"."topic" in ('fees', 'funds', 'costs', 'certifications'));--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_stale_records_range" CHECK ("tasks"."stale_records" >= 0);--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_kind_known" CHECK ("tasks"."kind" in ('answer_contact', 'first_contact', 'answer_message', 'follow_up', 'fix_delivery', 'fact_check'));--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_subject" CHECK (case "tasks"."kind" when 'answer_contact' then "tasks"."contact_submission_id" is not null when 'answer_message' then "tasks"."message_id" is not null when 'fix_delivery' then "tasks"."delivery_id" is not null when 'fact_check' then "tasks"."topic" is not null and "tasks"."stale_records" is not null else "tasks"."applicant_id" is not null end);