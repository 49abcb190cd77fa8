ALTER TABLE "cost_items" DROP CONSTRAINT "cost_items_once";--> statement-breakpoint
ALTER TABLE "cost_items" ADD COLUMN "nationality" text;--> statement-breakpoint
ALTER TABLE "cost_items" ADD CONSTRAINT "cost_items_once" UNIQUE NULLS NOT DISTINCT("code","city","nationality","source");--> statement-breakpoint
ALTER TABLE "cost_items" ADD CONSTRAINT "cost_items_nationality_form" CHECK ("cost_items"."nationality" ~ '^[A-Z]{2}$');