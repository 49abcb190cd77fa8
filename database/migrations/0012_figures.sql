ALTER TABLE "daily_counts" DROP CONSTRAINT "daily_counts_day_event_subject_language_pk";--> statement-breakpoint
ALTER TABLE "daily_counts" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_counts" ADD CONSTRAINT "daily_counts_day_event_subject_language_source_pk" PRIMARY KEY("day","event","subject","language","source");--> statement-breakpoint
ALTER TABLE "daily_counts" ADD CONSTRAINT "daily_counts_source_length" CHECK (char_length("daily_counts"."source") <= 40);
