-- Fees are stored as numbers in the program's own row, as an array of objects: {"kind", "amount", "amountTo", "period", "academicYear",
-- "certainty", "note", "noteEn", …, "source", "checkedOn"}. Amounts are in won.

-- Whether an array of fees is as the site writes it: known kinds with a period that fits, whole amounts from 1 to 1,000,000,000, ranges that
-- ascend, a source and a day. Of each kind except "other" there is one at most. Never null, and never an exception.
CREATE FUNCTION are_fee_items_valid(items jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(CASE WHEN jsonb_typeof(items) = 'array' THEN
	jsonb_array_length(items) <= 12
	AND (
		SELECT count(kind) FILTER (WHERE kind <> 'other') = count(DISTINCT kind) FILTER (WHERE kind <> 'other')
		FROM (SELECT item ->> 'kind' AS kind FROM jsonb_array_elements(items) AS item) AS kinds
	)
	AND NOT EXISTS (
		SELECT FROM jsonb_array_elements(items) AS item
		WHERE NOT coalesce(CASE WHEN jsonb_typeof(item) = 'object' THEN
			'{
				"tuition": ["once", "per_semester", "per_year", "per_term", "per_month"],
				"admission_fee": ["once"],
				"application_fee": ["once"],
				"dormitory": ["per_semester", "per_year", "per_term", "per_month"],
				"insurance": ["once", "per_semester", "per_year", "per_term", "per_month"],
				"materials": ["once", "per_semester", "per_year", "per_term"],
				"other": ["once", "per_semester", "per_year", "per_term", "per_month"]
			}'::jsonb -> (item ->> 'kind') ? (item ->> 'period')
			AND item @@ '
				$.amount.type() == "number" && $.amount.floor() == $.amount && $.amount >= 1 && $.amount <= 1000000000
				&& ($.amountTo == null || $.amountTo.type() == "number" && $.amountTo.floor() == $.amountTo
					&& $.amountTo > $.amount && $.amountTo <= 1000000000)
				&& ($.academicYear == null || $.academicYear.type() == "number" && $.academicYear.floor() == $.academicYear
					&& $.academicYear >= 2000 && $.academicYear <= 2100)
				&& ($.certainty == "announced" || $.certainty == "illustrative")
				&& $.source like_regex "^https?://[^[:space:]]+$"
				&& $.checkedOn like_regex "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" && $.checkedOn >= "2000" && $.checkedOn.datetime("YYYY-MM-DD").type() == "date"
			'
			AND char_length(item ->> 'source') <= 2000
			AND item ? 'note'
			AND NOT EXISTS (
				SELECT FROM jsonb_each(item) AS entry
				WHERE CASE WHEN entry.key ~ '^note([A-Z][a-z]+)?$'
					THEN jsonb_typeof(entry.value) NOT IN ('string', 'null') OR char_length(item ->> entry.key) > 300
					ELSE entry.key NOT IN ('kind', 'amount', 'amountTo', 'period', 'academicYear', 'certainty', 'source', 'checkedOn') END
			)
		END, false)
	)
END, false);
--> statement-breakpoint

-- The tuition among the fees, as read_fee returns it, with the academic year; null if there is none. A year has 2 semesters or 4 terms; how
-- many months of a monthly fee are due in a year is not known.
CREATE FUNCTION read_fee_items(items jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
	SELECT jsonb_build_object(
		'from', item -> 'amount',
		'to', coalesce(nullif(item -> 'amountTo', 'null'), item -> 'amount'),
		'about', item ->> 'certainty' = 'illustrative',
		'currency', 'KRW',
		'period', nullif(replace(item ->> 'period', 'per_', ''), 'once'),
		'yearly', CASE WHEN jsonb_typeof(item -> 'amount') = 'number' THEN (item -> 'amount')::numeric END
			* CASE item ->> 'period' WHEN 'per_semester' THEN 2 WHEN 'per_term' THEN 4 WHEN 'per_year' THEN 1 END,
		'year', item -> 'academicYear')
	FROM jsonb_path_query_first(items, '$[*] ? (@.kind == "tuition")') AS item
	WHERE jsonb_typeof(item -> 'amount') = 'number'
);
--> statement-breakpoint
-- One statement, so that the table is written once. The indexes on the column are dropped with it.
ALTER TABLE "programs"
	DROP COLUMN "fee",
	ADD COLUMN "fee_items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	ADD COLUMN "fee" jsonb GENERATED ALWAYS AS (coalesce(read_fee_items(fee_items), read_fee(fees_en, fees, fees_ru, fees_uz))) STORED,
	ADD CONSTRAINT "programs_fee_items_valid" CHECK (are_fee_items_valid("programs"."fee_items"));--> statement-breakpoint
CREATE INDEX "programs_of_university" ON "programs" USING btree ("university_id",(("fee" ->> 'yearly')::bigint));--> statement-breakpoint
CREATE INDEX "programs_by_fee" ON "programs" USING btree ((("fee" ->> 'yearly')::bigint),"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
