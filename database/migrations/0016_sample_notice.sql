ALTER TABLE "policies" DROP CONSTRAINT "policies_name_known";--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_name_known" CHECK ("policies"."name" in ('staff-second-factor', 'sample-notice'));--> statement-breakpoint
CREATE TRIGGER policies_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON policies
	FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
--> statement-breakpoint
-- A site that was started with the sample before this migration still shows its example offices.
INSERT INTO policies (name, is_on)
	SELECT 'sample-notice', true WHERE EXISTS (SELECT FROM offices WHERE email IN ('seoul@example.com', 'tashkent@example.com'));
