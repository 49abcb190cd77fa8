-- Every change of a record that staff edit counts its version up, whoever makes it.
CREATE FUNCTION count_version() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
	NEW.version := OLD.version + 1;
	RETURN NEW;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
	edited text;
BEGIN
	FOREACH edited IN ARRAY ARRAY['universities', 'programs', 'blog_posts', 'hero_content', 'company_features', 'company_info',
		'team_members', 'achievements', 'testimonials', 'offices', 'social_links', 'notices']
	LOOP
		EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION count_version()',
			edited || '_versioned', edited);
	END LOOP;
END
$$;
--> statement-breakpoint

-- What a row of the log says, in one text; the hash of the row before is the first word.
CREATE FUNCTION audit_hash(before text, entry audit_log) RETURNS text
LANGUAGE sql STABLE
AS $$
	SELECT encode(sha256(convert_to(jsonb_build_array(before, entry.id, extract(epoch FROM entry.at), entry.actor_id,
		entry.network, entry.action, entry.record_id, entry.detail)::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
-- One after the other until each is committed: the chain has one order, and no gaps.
CREATE FUNCTION chain_audit() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
	last audit_log;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended('audit_log', 0));
	SELECT * INTO last FROM audit_log ORDER BY id DESC LIMIT 1;
	NEW.id := coalesce(last.id, 0) + 1;
	NEW.hash := audit_hash(coalesce(last.hash, ''), NEW);
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_log_chained BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION chain_audit();
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are only ever added', tg_table_name;
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_log_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
