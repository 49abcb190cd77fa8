-- Programs are counted in an index when they are shown (docs/decisions/051): a table of counts made every save of a university's programs wait
-- for an import of others.
DROP TRIGGER "programs_counted_on_insert" ON "programs";--> statement-breakpoint
DROP TRIGGER "programs_counted_on_update" ON "programs";--> statement-breakpoint
DROP TRIGGER "programs_counted_on_delete" ON "programs";--> statement-breakpoint
DROP TRIGGER "programs_counted_on_truncate" ON "programs";--> statement-breakpoint
DROP FUNCTION update_program_counts();--> statement-breakpoint
DROP FUNCTION clear_program_counts();--> statement-breakpoint
DROP TABLE "program_counts" CASCADE;--> statement-breakpoint
CREATE INDEX "programs_by_type" ON "programs" USING btree ("university_id","type");
