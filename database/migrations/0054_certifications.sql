CREATE TABLE "certifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"university_id" uuid NOT NULL,
	"scheme" text DEFAULT 'IEQAS' NOT NULL,
	"scope" text NOT NULL,
	"status" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"source" text NOT NULL,
	"checked_on" date NOT NULL,
	"list_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certifications_once" UNIQUE("university_id","scheme","scope","valid_from"),
	CONSTRAINT "certifications_scheme_known" CHECK ("certifications"."scheme" in ('IEQAS')),
	CONSTRAINT "certifications_scope_known" CHECK ("certifications"."scope" in ('degree', 'language')),
	CONSTRAINT "certifications_status_known" CHECK ("certifications"."status" in ('excellent', 'certified', 'not_certified', 'enhanced_screening', 'precision_screening')),
	CONSTRAINT "certifications_validity" CHECK ("certifications"."valid_to" >= "certifications"."valid_from"),
	CONSTRAINT "certifications_source_link" CHECK ("certifications"."source" ~ '^https?://[^[:space:]]+$' and char_length("certifications"."source") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "province" text;--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certifications_of_list" ON "certifications" USING btree ("list_id") WHERE "certifications"."list_id" is not null;--> statement-breakpoint
ALTER TABLE "universities" ADD CONSTRAINT "universities_province_known" CHECK ("universities"."province" in ('seoul', 'busan', 'daegu', 'incheon', 'gwangju', 'daejeon', 'ulsan', 'sejong', 'gyeonggi', 'gangwon', 'north_chungcheong', 'south_chungcheong', 'north_jeolla', 'south_jeolla', 'north_gyeongsang', 'south_gyeongsang', 'jeju'));
--> statement-breakpoint
-- At most one status a day for each university, scheme and scope. The extension is part of PostgreSQL's standard ones and trusted, like pg_trgm.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_without_overlap" EXCLUDE USING gist (
	"university_id" WITH =, "scheme" WITH =, "scope" WITH =, daterange("valid_from", "valid_to", '[]') WITH &&);--> statement-breakpoint
CREATE TRIGGER "certifications_increment_version" BEFORE UPDATE ON "certifications" FOR EACH ROW EXECUTE FUNCTION "public"."increment_version"();--> statement-breakpoint
CREATE TRIGGER "certifications_delete_history" AFTER DELETE ON "certifications" FOR EACH ROW EXECUTE FUNCTION "public"."delete_record_history"();--> statement-breakpoint
CREATE TRIGGER "certifications_notify_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "certifications" FOR EACH STATEMENT EXECUTE FUNCTION "public"."notify_change"();
--> statement-breakpoint

-- A program is found by its university's certification of its own kind. The word holds the first and the last day, which a search compares
-- with its day in Korea, so that the index needs no update on the day on which a certification begins or ends.
CREATE OR REPLACE VIEW search_terms AS
	SELECT 'program' AS noun, programs.id, term.field, term.word
	FROM programs JOIN universities ON universities.id = programs.university_id
	CROSS JOIN LATERAL (
		SELECT 'text' AS field, word FROM search_split(title, title_en, title_ru, title_uz,
			programs.description, programs.description_en, programs.description_ru, programs.description_uz) AS word
		UNION ALL SELECT 'title', word FROM search_split(translate(concat_ws(' ', title, title_en, title_ru, title_uz),
			',.:;!?()[]/&«»„“”"', '                  ')) AS word
		UNION ALL SELECT 'certification', concat_ws(':', status, to_char(valid_from, 'YYYY-MM-DD'), to_char(valid_to, 'YYYY-MM-DD')) FROM certifications
		WHERE certifications.university_id = programs.university_id
			AND scope = CASE WHEN type LIKE '%Language%' THEN 'language' ELSE 'degree' END
		UNION ALL VALUES ('all', ''), ('type', type), ('university', university_id::text),
			('city', fold_case(location)), ('city', fold_case(location_en))
	) AS term
	WHERE term.word IS NOT NULL
	UNION ALL
	SELECT 'university', id, term.field, term.word
	FROM universities CROSS JOIN LATERAL (
		SELECT 'text' AS field, word FROM search_split(name, name_en, name_ru, name_uz, name_ko,
			description, description_en, description_ru, description_uz) AS word
		UNION ALL VALUES ('all', '')
	) AS term;
--> statement-breakpoint
CREATE FUNCTION queue_certified_programs() RETURNS trigger
LANGUAGE plpgsql
SET search_path = ''
AS $$
BEGIN
	IF tg_op <> 'DELETE' THEN
		INSERT INTO public.search_pending SELECT 'program', array_agg(id) FROM public.programs
		WHERE university_id IN (SELECT university_id FROM new_rows) HAVING count(*) > 0;
	END IF;
	IF tg_op <> 'INSERT' THEN
		INSERT INTO public.search_pending SELECT 'program', array_agg(id) FROM public.programs
		WHERE university_id IN (SELECT university_id FROM old_rows) HAVING count(*) > 0;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION queue_all_programs() RETURNS trigger
LANGUAGE plpgsql
SET search_path = ''
AS $$
BEGIN
	INSERT INTO public.search_pending SELECT 'program', array_agg(id) FROM public.programs HAVING count(*) > 0;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "certifications_searched_on_insert" AFTER INSERT ON "certifications"
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_certified_programs();--> statement-breakpoint
CREATE TRIGGER "certifications_searched_on_update" AFTER UPDATE ON "certifications"
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_certified_programs();--> statement-breakpoint
CREATE TRIGGER "certifications_searched_on_delete" AFTER DELETE ON "certifications"
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_certified_programs();--> statement-breakpoint
CREATE TRIGGER "certifications_searched_on_truncate" AFTER TRUNCATE ON "certifications"
	FOR EACH STATEMENT EXECUTE FUNCTION queue_all_programs();
--> statement-breakpoint

-- Locations that name exactly one province, as one of their parts or at the beginning. Nobody has changed these rows, so no trigger runs.
ALTER TABLE "universities" DISABLE TRIGGER USER;--> statement-breakpoint
WITH names (province, pattern) AS (VALUES
	('seoul', NULL), ('busan', NULL), ('daegu', NULL), ('incheon', NULL), ('gwangju', NULL), ('daejeon', NULL), ('ulsan', NULL), ('sejong', NULL),
	('gyeonggi', 'gyeonggi'), ('gangwon', 'gangwon'), ('jeju', 'jeju'),
	('north_chungcheong', 'north chungcheong|chungcheongbuk|chungbuk'), ('south_chungcheong', 'south chungcheong|chungcheongnam|chungnam'),
	('north_jeolla', 'north jeolla|jeollabuk|jeonbuk'), ('south_jeolla', 'south jeolla|jeollanam|jeonnam'),
	('north_gyeongsang', 'north gyeongsang|gyeongsangbuk|gyeongbuk'), ('south_gyeongsang', 'south gyeongsang|gyeongsangnam|gyeongnam')
), places AS (
	SELECT id, btrim(regexp_replace(lower(text COLLATE "C"), '\([^()]*\)', ' ', 'g')) COLLATE "C" AS place
	FROM universities, unnest(ARRAY[location, location_en]) AS text WHERE text IS NOT NULL
), found AS (
	SELECT DISTINCT id, province FROM places JOIN names ON CASE
		WHEN pattern IS NULL THEN place ~ ('^' || province || '(?![a-z''-])')
			OR place ~ ('[,;/] *' || province || '(-si| (special |metropolitan |capital )*city)?( [0-9]+)? *($|[,;/])')
		ELSE place ~ ('(^|[,;/]) *(' || pattern || ')(-do| special self-governing province| province| do)?( [0-9]+)? *($|[,;/])') END
), certain AS (
	-- The Gwangju of Gyeonggi is another city.
	SELECT id, min(province) AS province FROM found
	WHERE province <> 'gwangju' OR NOT EXISTS (SELECT FROM found AS other WHERE other.id = found.id AND other.province = 'gyeonggi')
	GROUP BY id HAVING count(*) = 1
)
UPDATE universities SET province = certain.province FROM certain WHERE certain.id = universities.id;--> statement-breakpoint
ALTER TABLE "universities" ENABLE TRIGGER USER;
