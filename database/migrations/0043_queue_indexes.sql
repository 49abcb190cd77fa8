CREATE INDEX "applications_open" ON "applications" USING btree ("status","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "applications"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_open_newest" ON "tasks" USING btree ("opened_at") WHERE "tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_done_newest" ON "tasks" USING btree ("done_at") WHERE "tasks"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "tasks_open_of_application" ON "tasks" USING btree ("application_id","due_at") WHERE "tasks"."done_at" is null;