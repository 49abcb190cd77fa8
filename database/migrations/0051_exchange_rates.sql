CREATE TABLE "exchange_rates" (
	"currency" text NOT NULL,
	"on_date" date NOT NULL,
	"uzs_per_unit" numeric(18, 6) NOT NULL,
	"source" text NOT NULL,
	"state" text DEFAULT 'used' NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exchange_rates_currency_on_date_pk" PRIMARY KEY("currency","on_date"),
	CONSTRAINT "exchange_rates_currency_known" CHECK ("exchange_rates"."currency" in ('USD', 'KRW')),
	CONSTRAINT "exchange_rates_source_known" CHECK ("exchange_rates"."source" in ('cbu', 'manual')),
	CONSTRAINT "exchange_rates_state_known" CHECK ("exchange_rates"."state" in ('used', 'held', 'discarded')),
	CONSTRAINT "exchange_rates_uzs_per_unit_positive" CHECK ("exchange_rates"."uzs_per_unit" > 0)
);
--> statement-breakpoint
ALTER TABLE "maintenance_runs" DROP CONSTRAINT "maintenance_runs_task_known";--> statement-breakpoint
ALTER TABLE "maintenance_runs" ADD CONSTRAINT "maintenance_runs_task_known" CHECK ("maintenance_runs"."task" in ('contact-retention', 'application-retention', 'backup', 'alarms', 'rates'));
--> statement-breakpoint
CREATE TRIGGER "exchange_rates_notify_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "exchange_rates" FOR EACH STATEMENT EXECUTE FUNCTION "public"."notify_change"();
