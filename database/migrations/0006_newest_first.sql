DROP INDEX "applications_of_content";--> statement-breakpoint
DROP INDEX "applications_newest";--> statement-breakpoint
DROP INDEX "blog_posts_newest";--> statement-breakpoint
DROP INDEX "contact_submissions_of_content";--> statement-breakpoint
DROP INDEX "contact_submissions_newest";--> statement-breakpoint
DROP INDEX "programs_newest";--> statement-breakpoint
DROP INDEX "programs_of_university";--> statement-breakpoint
CREATE INDEX "applications_of_content" ON "applications" USING btree ("content_hash","submitted_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "blog_posts"."published";--> statement-breakpoint
CREATE INDEX "contact_submissions_of_content" ON "contact_submissions" USING btree ("content_hash","submitted_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_submissions_newest" ON "contact_submissions" USING btree ("submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "programs_newest" ON "programs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"type","university_id");--> statement-breakpoint
CREATE INDEX "programs_of_university" ON "programs" USING btree ("university_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"type");