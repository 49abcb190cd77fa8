DROP INDEX "applications_without_applicant";--> statement-breakpoint
-- An applicant is deleted with its last application, whose erasure is recorded.
DROP TRIGGER "applicants_record_erasures" ON "applicants";
