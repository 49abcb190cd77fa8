DROP TABLE "conversions" CASCADE;--> statement-breakpoint
DROP TABLE "letters" CASCADE;--> statement-breakpoint
DROP TABLE "notifications" CASCADE;