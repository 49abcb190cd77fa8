CREATE TABLE "application_facets" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"applicant_id" uuid NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"age" integer NOT NULL,
	"language" text NOT NULL,
	"university_id" uuid,
	"program_id" uuid,
	"is_suspect" boolean NOT NULL,
	"has_email" boolean NOT NULL,
	"certificates" text[] NOT NULL,
	"office" text NOT NULL,
	"assignee_id" uuid,
	"name_order" text NOT NULL,
	"city" text NOT NULL,
	"application_text" text NOT NULL,
	"applicant_text" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "applications_search";--> statement-breakpoint
ALTER TABLE "application_facets" ADD CONSTRAINT "application_facets_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_facets" ADD CONSTRAINT "application_facets_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_facets_newest" ON "application_facets" USING btree ("submitted_at" DESC NULLS FIRST,"application_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_facets_of_applicant" ON "application_facets" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "application_facets_search" ON "application_facets" USING gin (("application_text" || ' ' || "applicant_text") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "search_text";--> statement-breakpoint
-- What the application itself states. The functions of the applicant's columns never write these, and the other way
-- round, so that two transactions at the same time do not overwrite each other's values with old ones.
CREATE FUNCTION "public"."insert_application_facets"() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
	INSERT INTO public.application_facets (application_id, applicant_id, submitted_at, status, age, language, university_id,
		program_id, is_suspect, has_email, certificates, office, assignee_id, name_order, city, application_text, applicant_text)
	SELECT a.id, a.applicant_id, a.submitted_at, a.status, a.age, a.language, a.university_id, a.program_id, a.is_suspect,
		a.email IS NOT NULL,
		ARRAY(SELECT chosen ->> 'type' FROM pg_catalog.jsonb_array_elements(a.language_certificates) AS chosen),
		p.office, p.assignee_id, public.fold_case(p.full_name), public.search_fold(a.location),
		public.search_fold(public.search_join(a.full_name, a.reference, pg_catalog.regexp_replace(a.phone_number, '[^0-9]', '', 'g'), a.email)),
		public.search_fold(public.search_join(p.full_name, p.email, pg_catalog.regexp_replace(p.phone_number, '[^0-9]', '', 'g')))
	FROM added AS a JOIN public.applicants AS p ON p.id = a.applicant_id
	-- Waits for a change of the applicant that is not committed yet.
	FOR SHARE OF p;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "applications_insert_facets" AFTER INSERT ON "applications" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION "public"."insert_application_facets"();
--> statement-breakpoint
CREATE FUNCTION "public"."update_application_facets"() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
	UPDATE public.application_facets SET submitted_at = NEW.submitted_at, status = NEW.status, age = NEW.age,
		language = NEW.language, university_id = NEW.university_id, program_id = NEW.program_id, is_suspect = NEW.is_suspect,
		has_email = NEW.email IS NOT NULL,
		certificates = ARRAY(SELECT chosen ->> 'type' FROM pg_catalog.jsonb_array_elements(NEW.language_certificates) AS chosen),
		city = public.search_fold(NEW.location),
		application_text = public.search_fold(public.search_join(NEW.full_name, NEW.reference,
			pg_catalog.regexp_replace(NEW.phone_number, '[^0-9]', '', 'g'), NEW.email))
	WHERE application_id = NEW.id;
	IF NEW.applicant_id <> OLD.applicant_id THEN
		UPDATE public.application_facets SET applicant_id = p.id, office = p.office, assignee_id = p.assignee_id,
			name_order = public.fold_case(p.full_name),
			applicant_text = public.search_fold(public.search_join(p.full_name, p.email,
				pg_catalog.regexp_replace(p.phone_number, '[^0-9]', '', 'g')))
		FROM (SELECT * FROM public.applicants WHERE id = NEW.applicant_id FOR SHARE) AS p
		WHERE application_id = NEW.id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "applications_update_facets" AFTER UPDATE OF "applicant_id", "submitted_at", "status", "age", "language",
	"university_id", "program_id", "is_suspect", "email", "language_certificates", "location", "full_name", "reference", "phone_number"
	ON "applications" FOR EACH ROW EXECUTE FUNCTION "public"."update_application_facets"();
--> statement-breakpoint
CREATE FUNCTION "public"."update_applicant_facets"() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
	UPDATE public.application_facets SET office = NEW.office, assignee_id = NEW.assignee_id,
		name_order = public.fold_case(NEW.full_name),
		applicant_text = public.search_fold(public.search_join(NEW.full_name, NEW.email,
			pg_catalog.regexp_replace(NEW.phone_number, '[^0-9]', '', 'g')))
	WHERE applicant_id = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "applicants_update_facets" AFTER UPDATE OF "office", "assignee_id", "full_name", "email", "phone_number"
	ON "applicants" FOR EACH ROW EXECUTE FUNCTION "public"."update_applicant_facets"();
--> statement-breakpoint
INSERT INTO "application_facets" (application_id, applicant_id, submitted_at, status, age, language, university_id,
	program_id, is_suspect, has_email, certificates, office, assignee_id, name_order, city, application_text, applicant_text)
SELECT a.id, a.applicant_id, a.submitted_at, a.status, a.age, a.language, a.university_id, a.program_id, a.is_suspect,
	a.email IS NOT NULL, ARRAY(SELECT chosen ->> 'type' FROM jsonb_array_elements(a.language_certificates) AS chosen),
	p.office, p.assignee_id, fold_case(p.full_name), search_fold(a.location),
	search_fold(search_join(a.full_name, a.reference, regexp_replace(a.phone_number, '[^0-9]', '', 'g'), a.email)),
	search_fold(search_join(p.full_name, p.email, regexp_replace(p.phone_number, '[^0-9]', '', 'g')))
FROM "applications" AS a JOIN "applicants" AS p ON p.id = a.applicant_id;
