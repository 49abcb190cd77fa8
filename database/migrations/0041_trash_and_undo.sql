ALTER TABLE "bulk_jobs" ADD COLUMN "undo_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "restored_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trash" ADD COLUMN "applicant_id" uuid;--> statement-breakpoint
CREATE INDEX "trash_of_applicant" ON "trash" USING btree ("applicant_id");--> statement-breakpoint
ALTER TABLE "trash" ADD CONSTRAINT "trash_applicant" CHECK (("trash"."noun" = 'application') = ("trash"."applicant_id" is not null));--> statement-breakpoint
-- A record may be deleted, restored from the trash, and deleted again: the latest deletion counts.
CREATE OR REPLACE FUNCTION public.record_erasures() RETURNS trigger
LANGUAGE plpgsql
SET search_path = ''
AS $$
BEGIN
	INSERT INTO public.erasures (hash, key, erased_at)
	SELECT public.erasure_hash(current.key, TG_TABLE_NAME::text, erased.id), current.key, clock_timestamp()
	FROM erased CROSS JOIN public.erasure_key AS current
	ON CONFLICT (hash) DO UPDATE SET erased_at = excluded.erased_at;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "trash_record_erasures" AFTER DELETE ON "trash" REFERENCING OLD TABLE AS "erased" FOR EACH STATEMENT EXECUTE FUNCTION public.record_erasures();
