-- Search looks through one folded text per row: lower case, without the apostrophes that Uzbek Latin writes in many ways
-- (oʻ o' o‘ o`), and with every Cyrillic word once more in Latin letters, so that either script finds the other.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint

CREATE FUNCTION search_join(VARIADIC parts text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT array_to_string(parts, E'\n') $$;
--> statement-breakpoint

CREATE FUNCTION search_plain(input text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT translate(lower(input), '''`´ʻʼ‘’‛ʹʽ′', '') $$;
--> statement-breakpoint

-- Uzbek orthography of 1995: е is ye at a word's start and after a vowel, ц is ts after a vowel, else s. Input is search_plain.
CREATE FUNCTION search_latin(input text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
	SELECT translate(
		replace(replace(replace(replace(replace(replace(
			regexp_replace(
				regexp_replace(input, '(?<![бвгджзйклмнпрстфхцчшщқғҳ])е', 'ye', 'g'),
				'(?<=[аоуэиеёюяўы])ц', 'ts', 'g'),
			'ё', 'yo'), 'ю', 'yu'), 'я', 'ya'), 'ч', 'ch'), 'ш', 'sh'), 'щ', 'sh'),
		'абвгдежзийклмнопрстуфхцыэўқғҳъь',
		'abvgdejziyklmnoprstufxsieoqgh')
$$;
--> statement-breakpoint

CREATE FUNCTION search_fold(input text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$
DECLARE
	plain text := search_plain(input);
BEGIN
	IF plain ~ '[а-яёўқғҳ]' THEN
		RETURN plain || E'\n' || search_latin(plain);
	END IF;
	RETURN plain;
END
$$;
--> statement-breakpoint

-- A LIKE pattern that finds the words as typed: % _ and \ stand for themselves.
CREATE FUNCTION search_pattern(words text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT '%' || replace(replace(replace(words, '\', '\\'), '%', '\%'), '_', '\_') || '%' $$;
