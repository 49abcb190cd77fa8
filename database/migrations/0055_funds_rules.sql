CREATE TABLE "cost_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"city" text,
	"low" integer NOT NULL,
	"high" integer,
	"currency" text NOT NULL,
	"period" text NOT NULL,
	"note" text,
	"note_en" text,
	"note_ru" text,
	"note_uz" text,
	"source" text NOT NULL,
	"grade" text NOT NULL,
	"checked_on" date NOT NULL,
	CONSTRAINT "cost_items_once" UNIQUE NULLS NOT DISTINCT("code","city","source"),
	CONSTRAINT "cost_items_note_length" CHECK (char_length("cost_items"."note") <= 5000),
	CONSTRAINT "cost_items_note_en_length" CHECK (char_length("cost_items"."note_en") <= 5000),
	CONSTRAINT "cost_items_note_ru_length" CHECK (char_length("cost_items"."note_ru") <= 5000),
	CONSTRAINT "cost_items_note_uz_length" CHECK (char_length("cost_items"."note_uz") <= 5000),
	CONSTRAINT "cost_items_code_known" CHECK ("cost_items"."code" in ('food', 'rent', 'transport', 'phone', 'living', 'flight', 'visa_fee', 'translation_apostille', 'tb_test', 'health_insurance')),
	CONSTRAINT "cost_items_city_known" CHECK ("cost_items"."city" in ('Seoul', 'Busan', 'Incheon', 'Daegu', 'Daejeon', 'Gwangju')),
	CONSTRAINT "cost_items_low_range" CHECK ("cost_items"."low" between 1 and 1000000000),
	CONSTRAINT "cost_items_high_range" CHECK ("cost_items"."high" between 1 and 1000000000),
	CONSTRAINT "cost_items_amount_order" CHECK ("cost_items"."low" <= "cost_items"."high"),
	CONSTRAINT "cost_items_currency_known" CHECK ("cost_items"."currency" in ('KRW', 'USD', 'UZS')),
	CONSTRAINT "cost_items_period_known" CHECK ("cost_items"."period" in ('once', 'per_month', 'per_year')),
	CONSTRAINT "cost_items_source_link" CHECK ("cost_items"."source" ~ '^https?://[^[:space:]]+$' and char_length("cost_items"."source") <= 2000),
	CONSTRAINT "cost_items_grade_known" CHECK ("cost_items"."grade" in ('A', 'B', 'C'))
);
--> statement-breakpoint
CREATE TABLE "funds_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"visa_types" text[] NOT NULL,
	"region" text,
	"nationality" text,
	"certification" text,
	"amount" integer,
	"currency" text NOT NULL,
	"hold_days_before" integer,
	"max_age_days" integer,
	"keep_after_arrival_days" integer,
	"bank" text,
	"exempt" boolean DEFAULT false NOT NULL,
	"note" text,
	"note_en" text,
	"note_ru" text,
	"note_uz" text,
	"source" text NOT NULL,
	"grade" text NOT NULL,
	"checked_on" date NOT NULL,
	"valid_from" date,
	"valid_to" date,
	CONSTRAINT "funds_rules_once" UNIQUE NULLS NOT DISTINCT("visa_types","region","nationality","certification","source","valid_from"),
	CONSTRAINT "funds_rules_note_length" CHECK (char_length("funds_rules"."note") <= 5000),
	CONSTRAINT "funds_rules_note_en_length" CHECK (char_length("funds_rules"."note_en") <= 5000),
	CONSTRAINT "funds_rules_note_ru_length" CHECK (char_length("funds_rules"."note_ru") <= 5000),
	CONSTRAINT "funds_rules_note_uz_length" CHECK (char_length("funds_rules"."note_uz") <= 5000),
	CONSTRAINT "funds_rules_visa_types_known" CHECK (cardinality("funds_rules"."visa_types") between 1 and 9 and "funds_rules"."visa_types" <@ array['D-2-1', 'D-2-2', 'D-2-3', 'D-2-4', 'D-2-5', 'D-2-6', 'D-2-7', 'D-2-8', 'D-4-1']),
	CONSTRAINT "funds_rules_region_known" CHECK ("funds_rules"."region" in ('capital', 'other')),
	CONSTRAINT "funds_rules_nationality_form" CHECK ("funds_rules"."nationality" ~ '^[A-Z]{2}$'),
	CONSTRAINT "funds_rules_certification_known" CHECK ("funds_rules"."certification" in ('excellent', 'certified', 'not_certified', 'enhanced_screening', 'precision_screening')),
	CONSTRAINT "funds_rules_amount_range" CHECK ("funds_rules"."amount" between 1 and 1000000000),
	CONSTRAINT "funds_rules_currency_known" CHECK ("funds_rules"."currency" in ('KRW', 'USD', 'UZS')),
	CONSTRAINT "funds_rules_hold_days_before_range" CHECK ("funds_rules"."hold_days_before" between 1 and 3650),
	CONSTRAINT "funds_rules_max_age_days_range" CHECK ("funds_rules"."max_age_days" between 1 and 3650),
	CONSTRAINT "funds_rules_keep_after_arrival_days_range" CHECK ("funds_rules"."keep_after_arrival_days" between 1 and 3650),
	CONSTRAINT "funds_rules_bank_length" CHECK (btrim("funds_rules"."bank") <> '' and char_length("funds_rules"."bank") <= 300),
	CONSTRAINT "funds_rules_amount_or_exempt" CHECK (("funds_rules"."amount" is null) = "funds_rules"."exempt"),
	CONSTRAINT "funds_rules_source_link" CHECK ("funds_rules"."source" ~ '^https?://[^[:space:]]+$' and char_length("funds_rules"."source") <= 2000),
	CONSTRAINT "funds_rules_grade_known" CHECK ("funds_rules"."grade" in ('A', 'B', 'C')),
	CONSTRAINT "funds_rules_valid_order" CHECK ("funds_rules"."valid_from" <= "funds_rules"."valid_to")
);
--> statement-breakpoint
CREATE TRIGGER "funds_rules_increment_version" BEFORE UPDATE ON "funds_rules" FOR EACH ROW EXECUTE FUNCTION "public"."increment_version"();
--> statement-breakpoint
CREATE TRIGGER "funds_rules_notify_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "funds_rules" FOR EACH STATEMENT EXECUTE FUNCTION "public"."notify_change"();
--> statement-breakpoint
CREATE TRIGGER "funds_rules_delete_history" AFTER DELETE ON "funds_rules" FOR EACH ROW EXECUTE FUNCTION "public"."delete_record_history"();
--> statement-breakpoint
CREATE TRIGGER "cost_items_increment_version" BEFORE UPDATE ON "cost_items" FOR EACH ROW EXECUTE FUNCTION "public"."increment_version"();
--> statement-breakpoint
CREATE TRIGGER "cost_items_notify_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cost_items" FOR EACH STATEMENT EXECUTE FUNCTION "public"."notify_change"();
--> statement-breakpoint
CREATE TRIGGER "cost_items_delete_history" AFTER DELETE ON "cost_items" FOR EACH ROW EXECUTE FUNCTION "public"."delete_record_history"();
