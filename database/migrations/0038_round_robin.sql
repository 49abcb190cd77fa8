-- The turns of the round robin, by office and by the language in which the person is answered.
CREATE SEQUENCE "public"."round_robin_tashkent_en";--> statement-breakpoint
CREATE SEQUENCE "public"."round_robin_tashkent_ru";--> statement-breakpoint
CREATE SEQUENCE "public"."round_robin_tashkent_uz";--> statement-breakpoint
CREATE SEQUENCE "public"."round_robin_seoul_en";--> statement-breakpoint
CREATE SEQUENCE "public"."round_robin_seoul_ru";--> statement-breakpoint
CREATE SEQUENCE "public"."round_robin_seoul_uz";
