ALTER TABLE "team_members" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "city_en" text;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "city_ru" text;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "city_uz" text;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "speaks" text;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "speaks_en" text;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "speaks_ru" text;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "speaks_uz" text;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "messenger_url" text;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_city_length" CHECK (char_length("team_members"."city") <= 300);--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_city_en_length" CHECK (char_length("team_members"."city_en") <= 300);--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_city_ru_length" CHECK (char_length("team_members"."city_ru") <= 300);--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_city_uz_length" CHECK (char_length("team_members"."city_uz") <= 300);--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_speaks_length" CHECK (char_length("team_members"."speaks") <= 300);--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_speaks_en_length" CHECK (char_length("team_members"."speaks_en") <= 300);--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_speaks_ru_length" CHECK (char_length("team_members"."speaks_ru") <= 300);--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_speaks_uz_length" CHECK (char_length("team_members"."speaks_uz") <= 300);--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_messenger_url_link" CHECK ("team_members"."messenger_url" ~ '^https?://[^[:space:]]+$' and char_length("team_members"."messenger_url") <= 2000);