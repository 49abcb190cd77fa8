ALTER TABLE "applicant_sessions" ADD COLUMN "telegram_chat_id" uuid;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD COLUMN "proven_by" text;--> statement-breakpoint
ALTER TABLE "applicant_sessions" ADD CONSTRAINT "applicant_sessions_telegram_chat_id_telegram_chats_id_fk" FOREIGN KEY ("telegram_chat_id") REFERENCES "public"."telegram_chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_sessions_of_telegram_chat" ON "applicant_sessions" USING btree ("telegram_chat_id");--> statement-breakpoint
ALTER TABLE "applicant_sessions" ADD CONSTRAINT "applicant_sessions_chat" CHECK (("applicant_sessions"."opened_by" = 'telegram') = ("applicant_sessions"."telegram_chat_id" is not null));--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_proven_by_known" CHECK ("one_time_links"."proven_by" in ('link', 'call', 'phone'));--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_proof" CHECK (("one_time_links"."purpose" = 'telegram' and "one_time_links"."made_by_level" = 'proven') = ("one_time_links"."proven_by" is not null));