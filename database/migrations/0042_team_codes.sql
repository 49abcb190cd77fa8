ALTER TABLE "company_info" DROP CONSTRAINT "company_info_section_key_known";--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_code_unique" UNIQUE("code");--> statement-breakpoint
ALTER TABLE "company_info" ADD CONSTRAINT "company_info_section_key_known" CHECK ("company_info"."section_key" in ('about_main', 'mission', 'vision', 'legal', 'payment'));--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_code_form" CHECK ("team_members"."code" ~ '^[2-9A-HJ-KM-NP-TV-Z]{4}$');