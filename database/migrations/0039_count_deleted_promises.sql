-- Decision 032: a promise that was broken counts as late also if its task is deleted, with the person or by retention.
CREATE FUNCTION "count_deleted_promise"() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
	INSERT INTO public.promise_outcomes (day, kind, is_kept, minutes)
	VALUES (
		(now() AT TIME ZONE 'Asia/Tashkent')::date, OLD.kind, false,
		greatest(0, floor(extract(epoch FROM now() - OLD.opened_at) / 60))::integer
	);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "tasks_count_deleted_promise" AFTER DELETE ON "tasks" FOR EACH ROW
WHEN (
	OLD.done_at IS NULL AND NOT OLD.is_suspect AND OLD.due_at < now()
	AND OLD.kind IN ('answer_contact', 'first_contact', 'answer_message')
)
EXECUTE FUNCTION "count_deleted_promise"();
