ALTER TABLE "applications" DROP CONSTRAINT "applications_phone_number_digits";--> statement-breakpoint
ALTER TABLE "offices" ADD COLUMN "weekday_hours" text DEFAULT '09:00-18:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "offices" ADD COLUMN "saturday_hours" text DEFAULT '10:00-16:00';--> statement-breakpoint
ALTER TABLE "offices" ADD COLUMN "sunday_hours" text;--> statement-breakpoint
ALTER TABLE "offices" ADD CONSTRAINT "offices_weekday_hours_form" CHECK ("offices"."weekday_hours" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-3]):[0-5][0-9]$' and left("offices"."weekday_hours", 5) < right("offices"."weekday_hours", 5));--> statement-breakpoint
ALTER TABLE "offices" ADD CONSTRAINT "offices_saturday_hours_form" CHECK ("offices"."saturday_hours" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-3]):[0-5][0-9]$' and left("offices"."saturday_hours", 5) < right("offices"."saturday_hours", 5));--> statement-breakpoint
ALTER TABLE "offices" ADD CONSTRAINT "offices_sunday_hours_form" CHECK ("offices"."sunday_hours" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-3]):[0-5][0-9]$' and left("offices"."sunday_hours", 5) < right("offices"."sunday_hours", 5));