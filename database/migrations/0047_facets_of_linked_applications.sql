CREATE OR REPLACE FUNCTION "public"."update_application_facets"() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
	-- A row of an earlier release has no applicant until it is linked at the start.
	IF OLD.applicant_id IS NULL THEN
		INSERT INTO public.application_facets (application_id, applicant_id, submitted_at, status, age, language, university_id,
			program_id, is_suspect, has_email, certificates, office, assignee_id, name_order, city, application_text, applicant_text)
		SELECT NEW.id, NEW.applicant_id, NEW.submitted_at, NEW.status, NEW.age, NEW.language, NEW.university_id, NEW.program_id,
			NEW.is_suspect, NEW.email IS NOT NULL,
			ARRAY(SELECT chosen ->> 'type' FROM pg_catalog.jsonb_array_elements(NEW.language_certificates) AS chosen),
			p.office, p.assignee_id, public.fold_case(p.full_name), public.search_fold(NEW.location),
			public.search_fold(public.search_join(NEW.full_name, NEW.reference,
				pg_catalog.regexp_replace(NEW.phone_number, '[^0-9]', '', 'g'), NEW.email)),
			public.search_fold(public.search_join(p.full_name, p.email,
				pg_catalog.regexp_replace(p.phone_number, '[^0-9]', '', 'g')))
		FROM (SELECT * FROM public.applicants WHERE id = NEW.applicant_id FOR SHARE) AS p
		ON CONFLICT DO NOTHING;
		RETURN NULL;
	END IF;
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
