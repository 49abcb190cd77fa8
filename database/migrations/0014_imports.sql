CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"state" text,
	"name" text,
	"changes" jsonb,
	"issues" jsonb,
	"record_id" uuid,
	"record_version" integer,
	"values" jsonb,
	CONSTRAINT "import_rows_import_id_line_pk" PRIMARY KEY("import_id","line"),
	CONSTRAINT "import_rows_state_known" CHECK ("import_rows"."state" in ('wrong', 'new', 'changed', 'same'))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'checking' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"fault" text,
	"created_by" uuid,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone,
	"written_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imports_kind_known" CHECK ("imports"."kind" in ('universities', 'programs')),
	CONSTRAINT "imports_state_known" CHECK ("imports"."state" in ('checking', 'ready', 'writing', 'done', 'failed')),
	CONSTRAINT "imports_file_name_length" CHECK (char_length("imports"."file_name") <= 300),
	CONSTRAINT "imports_done_range" CHECK ("imports"."done" between 0 and "imports"."total"),
	CONSTRAINT "imports_fault_length" CHECK (char_length("imports"."fault") <= 100)
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_of_state" ON "import_rows" USING btree ("import_id","state","line");--> statement-breakpoint
CREATE INDEX "imports_newest" ON "imports" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
-- A change of what nobody searches for (fees, deadlines) leaves the search as it is: it costs the most of a saved row.
CREATE OR REPLACE FUNCTION note_for_search() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
	IF tg_op = 'DELETE' THEN
		INSERT INTO search_pending SELECT tg_argv[0], array_agg(id) FROM old_rows HAVING count(*) > 0;
	ELSIF tg_op = 'INSERT' THEN
		INSERT INTO search_pending SELECT tg_argv[0], array_agg(id) FROM new_rows HAVING count(*) > 0;
	ELSIF tg_table_name = 'programs' THEN
		INSERT INTO search_pending SELECT tg_argv[0], array_agg(n.id) FROM new_rows AS n LEFT JOIN old_rows AS o USING (id)
		WHERE (o.id, o.created_at, o.university_id, o.type, o.title, o.title_en, o.title_ru, o.title_uz,
				o.description, o.description_en, o.description_ru, o.description_uz)
			IS DISTINCT FROM (n.id, n.created_at, n.university_id, n.type, n.title, n.title_en, n.title_ru, n.title_uz,
				n.description, n.description_en, n.description_ru, n.description_uz)
		HAVING count(*) > 0;
	ELSE
		INSERT INTO search_pending SELECT tg_argv[0], array_agg(n.id) FROM new_rows AS n LEFT JOIN old_rows AS o USING (id)
		WHERE (o.id, o.created_at, o.name, o.name_en, o.name_ru, o.name_uz, o.name_ko,
				o.description, o.description_en, o.description_ru, o.description_uz)
			IS DISTINCT FROM (n.id, n.created_at, n.name, n.name_en, n.name_ru, n.name_uz, n.name_ko,
				n.description, n.description_en, n.description_ru, n.description_uz)
		HAVING count(*) > 0;
		-- A program is found by its university's city.
		INSERT INTO search_pending SELECT 'program', array_agg(programs.id)
		FROM old_rows JOIN new_rows USING (id) JOIN programs ON university_id = new_rows.id
		WHERE (old_rows.location, old_rows.location_en) IS DISTINCT FROM (new_rows.location, new_rows.location_en)
		HAVING count(*) > 0;
	END IF;
	RETURN NULL;
END
$$;
