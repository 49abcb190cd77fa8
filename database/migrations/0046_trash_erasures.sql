-- A record may go to the trash several times: its latest deletion from the trash for good counts, for all of its entries.
CREATE OR REPLACE FUNCTION public.record_erasures() RETURNS trigger
LANGUAGE plpgsql
SET search_path = ''
AS $$
BEGIN
	IF TG_TABLE_NAME = 'trash' THEN
		INSERT INTO public.erasures (hash, key, erased_at)
		SELECT public.erasure_hash(current.key, 'trash', erased.record_id), current.key, clock_timestamp()
		FROM erased CROSS JOIN public.erasure_key AS current
		ON CONFLICT (hash) DO UPDATE SET erased_at = excluded.erased_at;
	ELSE
		INSERT INTO public.erasures (hash, key, erased_at)
		SELECT public.erasure_hash(current.key, TG_TABLE_NAME::text, erased.id), current.key, clock_timestamp()
		FROM erased CROSS JOIN public.erasure_key AS current
		ON CONFLICT (hash) DO UPDATE SET erased_at = excluded.erased_at;
	END IF;
	RETURN NULL;
END
$$;
