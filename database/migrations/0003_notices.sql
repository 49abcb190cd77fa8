CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"text" text NOT NULL,
	"text_en" text,
	"text_ru" text,
	"text_uz" text,
	"link" text,
	"noticed_on" date NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notices_text_length" CHECK (btrim("notices"."text") <> '' and char_length("notices"."text") <= 1000),
	CONSTRAINT "notices_text_en_length" CHECK (char_length("notices"."text_en") <= 1000),
	CONSTRAINT "notices_text_ru_length" CHECK (char_length("notices"."text_ru") <= 1000),
	CONSTRAINT "notices_text_uz_length" CHECK (char_length("notices"."text_uz") <= 1000),
	CONSTRAINT "notices_link_link" CHECK ("notices"."link" ~ '^(https?://[^[:space:]]+|/([^/\\[:space:]][^[:space:]]*)?)$' and char_length("notices"."link") <= 2000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "notices_one_active" ON "notices" USING btree ("is_active") WHERE "notices"."is_active";--> statement-breakpoint
CREATE TRIGGER notices_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON notices
	FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
--> statement-breakpoint
CREATE FUNCTION touch_notice() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
	NEW.updated_at := now();
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER notices_touched BEFORE UPDATE ON notices FOR EACH ROW EXECUTE FUNCTION touch_notice();
