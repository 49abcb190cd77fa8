ALTER TABLE "tasks" ADD COLUMN "is_counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "tasks" SET "is_counted" = true
WHERE "kind" IN ('answer_contact', 'first_contact', 'answer_message') AND NOT "is_suspect"
	AND ("done_at" > "due_at" OR "outcome" IN ('answered', 'reached', 'visited'));--> statement-breakpoint
DROP TRIGGER "tasks_count_deleted_promise" ON "tasks";--> statement-breakpoint
CREATE TRIGGER "tasks_count_deleted_promise" AFTER DELETE ON "tasks" FOR EACH ROW
WHEN (
	OLD.done_at IS NULL AND NOT OLD.is_suspect AND NOT OLD.is_counted AND OLD.due_at < now()
	AND OLD.kind IN ('answer_contact', 'first_contact', 'answer_message')
)
EXECUTE FUNCTION "count_deleted_promise"();
