-- A contact message stays when its applicant is deleted, and so do its tasks, which would go with the applicant.
CREATE FUNCTION "public"."detach_tasks_of_contacts"() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
	UPDATE public.tasks SET applicant_id = NULL
	WHERE applicant_id = OLD.id AND contact_submission_id IS NOT NULL;
	RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER "applicants_detach_tasks_of_contacts" BEFORE DELETE ON "applicants"
	FOR EACH ROW EXECUTE FUNCTION "public"."detach_tasks_of_contacts"();--> statement-breakpoint
-- A message that is linked to its sender later takes its tasks along.
CREATE FUNCTION "public"."move_tasks_of_contact"() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
	UPDATE public.tasks SET applicant_id = NEW.applicant_id WHERE contact_submission_id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "contact_submissions_move_tasks" AFTER UPDATE OF "applicant_id" ON "contact_submissions"
	FOR EACH ROW WHEN (OLD.applicant_id IS DISTINCT FROM NEW.applicant_id)
	EXECUTE FUNCTION "public"."move_tasks_of_contact"();
