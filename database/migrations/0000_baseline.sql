-- The baseline: functions that tables need, the tables, and the functions and triggers that act on them.
--
-- A restore by pg_dump's scripts runs with an empty search_path, and a database may have any locale. So every function of the schema
-- either has a body that was parsed when it was created, or a pinned search_path, or names nothing of the schema without it
-- (database/dump.test.ts holds this); and letters are folded and sorted without the database's locale.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint

-- ── Text ───────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Lower case of Latin, Greek and Cyrillic letters, the same on every server: lower() folds only ASCII where the locale is "C". translate()
-- compares each character with the whole list until one matches, hence a list for the letters of Russian and Uzbek, which begins with
-- the most frequent small ones, and another for the rare rest.
CREATE FUNCTION fold_case(input text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$
BEGIN
	input := lower(input COLLATE "C");
	IF octet_length(input) = char_length(input) THEN
		RETURN input;
	END IF;
	IF input ~ '[АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЎҚҒҲ]' COLLATE "C" THEN
		input := translate(input,
			'оеаинтрс лвкмдпуяызбАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЎҚҒҲ',
			'оеаинтрс лвкмдпуяызбабвгдеёжзийклмнопрстуфхцчшщъыьэюяўқғҳ');
	END IF;
	IF input ~ '[ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮİĲĴĶĹĻĽĿŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƠƢƤƦƧƩƬƮƯƱƲƳƵƷƸƼǄǅǇǈǊǋǍǏǑǓǕǗǙǛǞǠǢǤǦǨǪǬǮǱǲǴǶǷǸǺǼǾȀȂȄȆȈȊȌȎȐȒȔȖȘȚȜȞȠȢȤȦȨȪȬȮȰȲȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΆΈΉΊΌΎΏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΪΫϏϘϚϜϞϠϴϷϹϺϽϾϿЀЂЃЄЅІЇЈЉЊЋЌЍЏѠѢѤѦѨѪѬѮѰѲѴѶѸѺѼѾҀҊҌҎҐҔҖҘҜҞҠҢҤҦҨҪҬҮҰҴҶҸҺҼҾӀӁӃӅӇӉӋӍӐӒӔӖӘӚӜӞӠӢӤӦӨӪӬӮӰӲӴӶӸӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮᲉḀḂḄḆḈḊḌḎḐḒḔḖḘḚḜḞḠḢḤḦḨḪḬḮḰḲḴḶḸḺḼḾṀṂṄṆṈṊṌṎṐṒṔṖṘṚṜṞṠṢṤṦṨṪṬṮṰṲṴṶṸṺṼṾẀẂẄẆẈẊẌẎẐẒẔẞẠẢẤẦẨẪẬẮẰẲẴẶẸẺẼẾỀỂỄỆỈỊỌỎỐỒỔỖỘỚỜỞỠỢỤỦỨỪỬỮỰỲỴỶỸỺỼỾἈἉἊἋἌἍἎἏἘἙἚἛἜἝἨἩἪἫἬἭἮἯἸἹἺἻἼἽἾἿὈὉὊὋὌὍὙὛὝὟὨὩὪὫὬὭὮὯᾈᾉᾊᾋᾌᾍᾎᾏᾘᾙᾚᾛᾜᾝᾞᾟᾨᾩᾪᾫᾬᾭᾮᾯᾸᾹᾺΆᾼῈΈῊΉῌῘῙῚΊῨῩῪΎῬῸΌῺΏῼΩKÅℲⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩⅪⅫⅬⅭⅮⅯↃⱠⱢⱣⱤⱧⱩⱫⱭⱮⱯⱰⱲⱵⱾⱿꙀꙂꙄꙆꙈꙊꙌꙎꙐꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚌꚎꚐꚒꚔꚖꚘꚚꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ]' COLLATE "C" THEN
		input := translate(input,
			'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮİĲĴĶĹĻĽĿŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƠƢƤƦƧƩƬƮƯƱƲƳƵƷƸƼǄǅǇǈǊǋǍǏǑǓǕǗǙǛǞǠǢǤǦǨǪǬǮǱǲǴǶǷǸǺǼǾȀȂȄȆȈȊȌȎȐȒȔȖȘȚȜȞȠȢȤȦȨȪȬȮȰȲȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΆΈΉΊΌΎΏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΪΫϏϘϚϜϞϠϴϷϹϺϽϾϿЀЂЃЄЅІЇЈЉЊЋЌЍЏѠѢѤѦѨѪѬѮѰѲѴѶѸѺѼѾҀҊҌҎҐҔҖҘҜҞҠҢҤҦҨҪҬҮҰҴҶҸҺҼҾӀӁӃӅӇӉӋӍӐӒӔӖӘӚӜӞӠӢӤӦӨӪӬӮӰӲӴӶӸӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮᲉḀḂḄḆḈḊḌḎḐḒḔḖḘḚḜḞḠḢḤḦḨḪḬḮḰḲḴḶḸḺḼḾṀṂṄṆṈṊṌṎṐṒṔṖṘṚṜṞṠṢṤṦṨṪṬṮṰṲṴṶṸṺṼṾẀẂẄẆẈẊẌẎẐẒẔẞẠẢẤẦẨẪẬẮẰẲẴẶẸẺẼẾỀỂỄỆỈỊỌỎỐỒỔỖỘỚỜỞỠỢỤỦỨỪỬỮỰỲỴỶỸỺỼỾἈἉἊἋἌἍἎἏἘἙἚἛἜἝἨἩἪἫἬἭἮἯἸἹἺἻἼἽἾἿὈὉὊὋὌὍὙὛὝὟὨὩὪὫὬὭὮὯᾈᾉᾊᾋᾌᾍᾎᾏᾘᾙᾚᾛᾜᾝᾞᾟᾨᾩᾪᾫᾬᾭᾮᾯᾸᾹᾺΆᾼῈΈῊΉῌῘῙῚΊῨῩῪΎῬῸΌῺΏῼΩKÅℲⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩⅪⅫⅬⅭⅮⅯↃⱠⱢⱣⱤⱧⱩⱫⱭⱮⱯⱰⱲⱵⱾⱿꙀꙂꙄꙆꙈꙊꙌꙎꙐꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚌꚎꚐꚒꚔꚖꚘꚚꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ',
			'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįiĳĵķĺļľŀłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷÿźżžɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵơƣƥʀƨʃƭʈưʊʋƴƶʒƹƽǆǆǉǉǌǌǎǐǒǔǖǘǚǜǟǡǣǥǧǩǫǭǯǳǳǵƕƿǹǻǽǿȁȃȅȇȉȋȍȏȑȓȕȗșțȝȟƞȣȥȧȩȫȭȯȱȳⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳάέήίόύώαβγδεζηθικλμνξοπρστυφχψωϊϋϗϙϛϝϟϡθϸϲϻͻͼͽѐђѓєѕіїјљњћќѝџѡѣѥѧѩѫѭѯѱѳѵѷѹѻѽѿҁҋҍҏґҕҗҙҝҟҡңҥҧҩҫҭүұҵҷҹһҽҿӏӂӄӆӈӊӌӎӑӓӕӗәӛӝӟӡӣӥӧөӫӭӯӱӳӵӷӹӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯᲊḁḃḅḇḉḋḍḏḑḓḕḗḙḛḝḟḡḣḥḧḩḫḭḯḱḳḵḷḹḻḽḿṁṃṅṇṉṋṍṏṑṓṕṗṙṛṝṟṡṣṥṧṩṫṭṯṱṳṵṷṹṻṽṿẁẃẅẇẉẋẍẏẑẓẕßạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹỻỽỿἀἁἂἃἄἅἆἇἐἑἒἓἔἕἠἡἢἣἤἥἦἧἰἱἲἳἴἵἶἷὀὁὂὃὄὅὑὓὕὗὠὡὢὣὤὥὦὧᾀᾁᾂᾃᾄᾅᾆᾇᾐᾑᾒᾓᾔᾕᾖᾗᾠᾡᾢᾣᾤᾥᾦᾧᾰᾱὰάᾳὲέὴήῃῐῑὶίῠῡὺύῥὸόὼώῳωkåⅎⅰⅱⅲⅳⅴⅵⅶⅷⅸⅹⅺⅻⅼⅽⅾⅿↄⱡɫᵽɽⱨⱪⱬɑɱɐɒⱳⱶȿɀꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉꚋꚍꚏꚑꚓꚕꚗꚙꚛꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇꞌɥꞑꞓꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩɦɜɡɬɪʞʇʝꭓꞵꞷꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ');
	END IF;
	RETURN input;
END
$$;
--> statement-breakpoint
-- Texts as searches compare them: lower case, without the apostrophes that Uzbek Latin writes in many ways (oʻ o' o‘ o`). If they have
-- Cyrillic letters, also in Latin ones, after a line break, so that either script finds the other. Uzbek orthography of 1995: е is ye
-- at a word's start and after a vowel, ц is ts after a vowel, else s.
CREATE FUNCTION search_fold(VARIADIC texts text[]) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
AS $$
DECLARE
	plain text := translate(public.fold_case(array_to_string(texts, E'\n')), '''`´ʻʼ‘’‛ʹʽ′', '');
BEGIN
	IF plain ~ '[а-яёўқғҳ]' COLLATE "C" THEN
		RETURN plain || E'\n' || translate(
			replace(replace(replace(replace(replace(replace(
				regexp_replace(
					regexp_replace(plain, '(?<![бвгджзйклмнпрстфхцчшщқғҳ])е', 'ye', 'g'),
					'(?<=[аоуэиеёюяўы])ц', 'ts', 'g'),
				'ё', 'yo'), 'ю', 'yu'), 'я', 'ya'), 'ч', 'ch'), 'ш', 'sh'), 'щ', 'sh'),
			' оеаинтсрвлкмдупызгбйхжцэфўқғҳъь',
			' oeaintsrvlkmdupizgbyxjsefoqgh');
	END IF;
	RETURN plain;
END
$$;
--> statement-breakpoint
-- What searches find in titles and other texts, as lexemes of a GIN index: each word, folded; of one with punctuation, such as "(AI/IT)", also
-- what follows the punctuation before it, and its parts. A search for the beginning of a word is "it:*". Of the titles' words also " =word",
-- to show what has it in its title first, and each ending, " -nomics", to find any part. 30 letters of a word are enough, and a lexeme's size is limited.
CREATE FUNCTION search_words(titles text[], others text[]) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
-- PostgreSQL overestimates its rows, and compiling it would take 8 ms for each row that is written.
SET jit = off
BEGIN ATOMIC
	WITH folded AS MATERIALIZED (
		SELECT true AS is_title, translate(search_fold(VARIADIC titles), E'\t\n\x0b\f\r', '     ') AS text
		UNION ALL SELECT false, translate(search_fold(VARIADIC others), E'\t\n\x0b\f\r', '     ')
	), words AS MATERIALIZED (
		SELECT DISTINCT is_title, string_to_table(form COLLATE "C", ' ') AS word
		FROM folded CROSS JOIN LATERAL (VALUES
			(text),
			(regexp_replace(text COLLATE "C", '(^| )[^ a-z0-9а-яёўқғҳ]+', ' ', 'g')),
			(regexp_replace(text COLLATE "C", '[^a-z0-9а-яёўқғҳ]+', ' ', 'g'))
		) AS forms (form)
	)
	SELECT array_to_tsvector(coalesce(array_agg(left(lexeme, 30)), '{}'))
	FROM words CROSS JOIN LATERAL (
		SELECT word AS lexeme
		UNION ALL SELECT ' =' || word WHERE is_title
		UNION ALL SELECT ' -' || substr(word, at) FROM generate_series(2, char_length(word)) AS at WHERE is_title
	) AS lexemes
	WHERE word <> '';
END;

--> statement-breakpoint

-- ── Dates ──────────────────────────────────────────────────────────────────────────────────────────────────────────

-- When the intakes of a program open and close, in order: what lists compare, because reading them from the intakes of every program takes too long.
-- Expected ones close with their month, and open on no day. A closing that is no date is left out.
CREATE TYPE intake_round AS (closes date, opens date, start text, round smallint, is_certain boolean);
--> statement-breakpoint
CREATE FUNCTION intake_rounds(intakes jsonb) RETURNS intake_round[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
	SELECT coalesce(array_agg(dated ORDER BY dated), '{}')
	FROM jsonb_path_query(intakes, '$[*] ? (@.closes like_regex "^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$")') AS intake,
		LATERAL (SELECT intake ->> 'certainty' = 'certain' AS is_certain) AS of_intake,
		LATERAL (SELECT ROW(
			CASE WHEN is_certain THEN (intake ->> 'closes')::date ELSE (left(intake ->> 'closes', 7) || '-01')::date + interval '1 month - 1 day' END,
			CASE WHEN is_certain THEN (intake ->> 'opens')::date END,
			(intake ->> 'year') || '-' || (intake ->> 'term'), intake ->> 'round', is_certain
		)::intake_round AS dated) AS row_of;
END;
--> statement-breakpoint

-- ── Tables, made of database/tables.ts by drizzle-kit ─────────────────────────────────────────────────────────────

CREATE TABLE "achievements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"order_index" integer DEFAULT 0 NOT NULL,
	"icon_name" text,
	"title" text NOT NULL,
	"title_en" text,
	"title_ru" text,
	"title_uz" text,
	"value" text NOT NULL,
	"value_en" text,
	"value_ru" text,
	"value_uz" text,
	"description" text,
	"description_en" text,
	"description_ru" text,
	"description_uz" text,
	CONSTRAINT "achievements_title_length" CHECK (btrim("achievements"."title") <> '' and char_length("achievements"."title") <= 300),
	CONSTRAINT "achievements_title_en_length" CHECK (char_length("achievements"."title_en") <= 300),
	CONSTRAINT "achievements_title_ru_length" CHECK (char_length("achievements"."title_ru") <= 300),
	CONSTRAINT "achievements_title_uz_length" CHECK (char_length("achievements"."title_uz") <= 300),
	CONSTRAINT "achievements_value_length" CHECK (btrim("achievements"."value") <> '' and char_length("achievements"."value") <= 100),
	CONSTRAINT "achievements_value_en_length" CHECK (char_length("achievements"."value_en") <= 100),
	CONSTRAINT "achievements_value_ru_length" CHECK (char_length("achievements"."value_ru") <= 100),
	CONSTRAINT "achievements_value_uz_length" CHECK (char_length("achievements"."value_uz") <= 100),
	CONSTRAINT "achievements_description_length" CHECK (char_length("achievements"."description") <= 5000),
	CONSTRAINT "achievements_description_en_length" CHECK (char_length("achievements"."description_en") <= 5000),
	CONSTRAINT "achievements_description_ru_length" CHECK (char_length("achievements"."description_ru") <= 5000),
	CONSTRAINT "achievements_description_uz_length" CHECK (char_length("achievements"."description_uz") <= 5000),
	CONSTRAINT "achievements_icon_name_length" CHECK (char_length("achievements"."icon_name") <= 100)
);
--> statement-breakpoint
CREATE TABLE "applicant_pairs" (
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applicant_pairs_pkey" PRIMARY KEY("one_id","other_id"),
	CONSTRAINT "applicant_pairs_verdict_known" CHECK ("applicant_pairs"."verdict" in ('family', 'different')),
	CONSTRAINT "applicant_pairs_ordered" CHECK ("applicant_pairs"."one_id" < "applicant_pairs"."other_id")
);
--> statement-breakpoint
CREATE TABLE "applicants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"full_name" text NOT NULL,
	"passport_name" text,
	"birth_date" date,
	"nationality" text,
	"residence_country" text,
	"phone_number" text,
	"phone_e164" text,
	"phone_owner" text DEFAULT 'self' NOT NULL,
	"email" text,
	"language" text DEFAULT 'en' NOT NULL,
	"sponsor" text,
	"marital_status" text,
	"education_level" text,
	"education_finished_on" date,
	"gpa_percent" numeric(5, 2),
	"passport_expires_on" date,
	"language_tests" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"office" text DEFAULT 'tashkent' NOT NULL,
	"assignee_id" uuid,
	"is_example" boolean DEFAULT false NOT NULL,
	"erase_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name_order" text collate "C" GENERATED ALWAYS AS (fold_case(full_name)) STORED,
	"search_text" text GENERATED ALWAYS AS (search_fold(full_name, passport_name, email, regexp_replace(phone_number, '[^0-9]', '', 'g'), phone_e164)) STORED,
	CONSTRAINT "applicants_phone_owner_known" CHECK ("applicants"."phone_owner" in ('self', 'parent', 'other')),
	CONSTRAINT "applicants_language_known" CHECK ("applicants"."language" in ('en', 'ru', 'uz')),
	CONSTRAINT "applicants_sponsor_known" CHECK ("applicants"."sponsor" in ('self', 'parents', 'other')),
	CONSTRAINT "applicants_marital_status_known" CHECK ("applicants"."marital_status" in ('single', 'married', 'divorced', 'widowed')),
	CONSTRAINT "applicants_education_level_known" CHECK ("applicants"."education_level" in ('school', 'lyceum_or_college', 'associate', 'bachelor', 'master')),
	CONSTRAINT "applicants_office_known" CHECK ("applicants"."office" in ('tashkent', 'seoul')),
	CONSTRAINT "applicants_full_name_length" CHECK (btrim("applicants"."full_name") <> '' and char_length("applicants"."full_name") <= 300),
	CONSTRAINT "applicants_passport_name_form" CHECK ("applicants"."passport_name" ~ '^[A-Z][A-Z'' -]{0,98}$'),
	CONSTRAINT "applicants_nationality_form" CHECK ("applicants"."nationality" ~ '^[A-Z]{2}$'),
	CONSTRAINT "applicants_residence_country_form" CHECK ("applicants"."residence_country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "applicants_phone_number_length" CHECK (char_length("applicants"."phone_number") <= 50),
	CONSTRAINT "applicants_phone_e164_form" CHECK ("applicants"."phone_e164" ~ '^[+][1-9][0-9]{6,14}$'),
	CONSTRAINT "applicants_email_form" CHECK ("applicants"."email" = lower("applicants"."email") and char_length("applicants"."email") <= 254),
	CONSTRAINT "applicants_education_finished_on_month" CHECK (extract(day from "applicants"."education_finished_on") = 1),
	CONSTRAINT "applicants_gpa_percent_range" CHECK ("applicants"."gpa_percent" between 0 and 100),
	CONSTRAINT "applicants_language_tests_array" CHECK (jsonb_typeof("applicants"."language_tests") = 'array')
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"full_name" text NOT NULL,
	"location" text NOT NULL,
	"phone_number" text NOT NULL,
	"age" integer NOT NULL,
	"comment" text,
	"language_certificates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"terms_agreed" boolean NOT NULL,
	"marketing_consent" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"email" text,
	"terms_version" date DEFAULT now() NOT NULL,
	"university_id" uuid,
	"program_id" uuid,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applicant_id" uuid NOT NULL,
	"visa_type" text,
	"source" text DEFAULT 'site' NOT NULL,
	"next_step_for" text,
	"next_step_text" text,
	"next_step_due_on" date,
	"closed_at" timestamp with time zone,
	"close_reason" text,
	"money" jsonb,
	"is_reminded" boolean DEFAULT true NOT NULL,
	"changed_at" timestamp with time zone,
	"is_suspect" boolean DEFAULT false NOT NULL,
	"search_text" text collate "C" GENERATED ALWAYS AS (search_fold(full_name, reference, regexp_replace(phone_number, '[^0-9]', '', 'g'), email)) STORED,
	"place_text" text collate "C" GENERATED ALWAYS AS (search_fold(location)) STORED,
	"submission_key" uuid,
	"content_hash" text,
	"language" text DEFAULT 'en' NOT NULL,
	CONSTRAINT "applications_reference_unique" UNIQUE("reference"),
	CONSTRAINT "applications_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "applications_status_known" CHECK ("applications"."status" in ('pending', 'contacted', 'in_review', 'documents_requested', 'interview_scheduled', 'accepted', 'rejected', 'enrolled', 'approved')),
	CONSTRAINT "applications_visa_type_known" CHECK ("applications"."visa_type" in ('D-2-1', 'D-2-2', 'D-2-3', 'D-2-4', 'D-2-5', 'D-2-6', 'D-2-7', 'D-2-8', 'D-4-1')),
	CONSTRAINT "applications_source_known" CHECK ("applications"."source" in ('site', 'list', 'call', 'walk_in', 'fair', 'instagram', 'telegram', 'recommendation')),
	CONSTRAINT "applications_next_step_for_known" CHECK ("applications"."next_step_for" in ('applicant', 'consultancy', 'university', 'embassy')),
	CONSTRAINT "applications_close_reason_known" CHECK ("applications"."close_reason" in ('enrolled', 'rejected', 'withdrawn', 'silent', 'duplicate', 'spam')),
	CONSTRAINT "applications_language_known" CHECK ("applications"."language" in ('en', 'ru', 'uz')),
	CONSTRAINT "applications_email_length" CHECK (char_length("applications"."email") <= 254),
	CONSTRAINT "applications_full_name_length" CHECK (btrim("applications"."full_name") <> '' and char_length("applications"."full_name") <= 300),
	CONSTRAINT "applications_location_length" CHECK (btrim("applications"."location") <> '' and char_length("applications"."location") <= 300),
	CONSTRAINT "applications_phone_number_length" CHECK (btrim("applications"."phone_number") <> '' and char_length("applications"."phone_number") <= 50),
	CONSTRAINT "applications_comment_length" CHECK (char_length("applications"."comment") <= 5000),
	CONSTRAINT "applications_age_range" CHECK ("applications"."age" between 1 and 120),
	CONSTRAINT "applications_terms_agreed" CHECK ("applications"."terms_agreed"),
	CONSTRAINT "applications_language_certificates_list" CHECK (jsonb_typeof("applications"."language_certificates") = 'array' and jsonb_array_length("applications"."language_certificates") <= 6 and octet_length("applications"."language_certificates"::text) <= 10000),
	CONSTRAINT "applications_language_certificates_known" CHECK (not jsonb_path_exists("applications"."language_certificates", '$[*] ? (!(@.type == "ielts" || @.type == "toefl" || @.type == "topik" || @.type == "jlpt" || @.type == "other" || @.type == "none") || !(@.score.type() == "string" || @.score.type() == "null"))')),
	CONSTRAINT "applications_next_step_text_length" CHECK (char_length("applications"."next_step_text") <= 500),
	CONSTRAINT "applications_closed" CHECK (("applications"."closed_at" is null) = ("applications"."close_reason" is null)),
	CONSTRAINT "applications_reference_form" CHECK (btrim("applications"."reference") <> '' and char_length("applications"."reference") <= 20)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY DEFAULT 0 NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"network" text,
	"action" text NOT NULL,
	"record_id" uuid,
	"detail" jsonb,
	"hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "audit_log_action_form" CHECK ("audit_log"."action" ~ '^[a-z-]+:[a-z-]+$' and char_length("audit_log"."action") <= 100),
	CONSTRAINT "audit_log_network_length" CHECK (char_length("audit_log"."network") <= 50),
	CONSTRAINT "audit_log_detail_bounds" CHECK (octet_length("audit_log"."detail"::text) <= 2000)
);
--> statement-breakpoint
CREATE TABLE "audit_signatures" (
	"through_id" bigint NOT NULL,
	"key_id" text NOT NULL,
	"signature" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_signatures_through_id_key_id_pk" PRIMARY KEY("through_id","key_id"),
	CONSTRAINT "audit_signatures_key_id_length" CHECK (char_length("audit_signatures"."key_id") <= 16),
	CONSTRAINT "audit_signatures_signature_length" CHECK (char_length("audit_signatures"."signature") <= 300)
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_by" uuid,
	"action" text NOT NULL,
	"input" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"state" text DEFAULT 'ready' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undo_until" timestamp with time zone,
	CONSTRAINT "batches_action_known" CHECK ("batches"."action" in ('assign', 'office', 'next_action', 'status', 'note', 'message', 'close')),
	CONSTRAINT "batches_state_known" CHECK ("batches"."state" in ('ready', 'done', 'undone')),
	CONSTRAINT "batches_input_bounds" CHECK (octet_length("batches"."input"::text) <= 40000),
	CONSTRAINT "batches_rows_range" CHECK (jsonb_array_length("batches"."rows") between 1 and 200),
	CONSTRAINT "batches_undo" CHECK (("batches"."state" = 'ready') = ("batches"."undo_until" is null))
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"title_ru" text,
	"title_uz" text,
	"content" text DEFAULT '' NOT NULL,
	"content_en" text,
	"content_ru" text,
	"content_uz" text,
	"excerpt" text,
	"excerpt_en" text,
	"excerpt_ru" text,
	"excerpt_uz" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"cover_image_url" text,
	"published" boolean DEFAULT false NOT NULL,
	"publish_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone GENERATED ALWAYS AS (coalesce(publish_on::timestamp at time zone 'UTC', created_at)) STORED NOT NULL,
	"author_id" uuid,
	"search_text" text collate "C" GENERATED ALWAYS AS (search_fold(title, title_en, title_ru, title_uz, content, content_en, content_ru, content_uz, slug)) STORED,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_posts_title_length" CHECK (btrim("blog_posts"."title") <> '' and char_length("blog_posts"."title") <= 300),
	CONSTRAINT "blog_posts_title_en_length" CHECK (char_length("blog_posts"."title_en") <= 300),
	CONSTRAINT "blog_posts_title_ru_length" CHECK (char_length("blog_posts"."title_ru") <= 300),
	CONSTRAINT "blog_posts_title_uz_length" CHECK (char_length("blog_posts"."title_uz") <= 300),
	CONSTRAINT "blog_posts_excerpt_length" CHECK (char_length("blog_posts"."excerpt") <= 1000),
	CONSTRAINT "blog_posts_excerpt_en_length" CHECK (char_length("blog_posts"."excerpt_en") <= 1000),
	CONSTRAINT "blog_posts_excerpt_ru_length" CHECK (char_length("blog_posts"."excerpt_ru") <= 1000),
	CONSTRAINT "blog_posts_excerpt_uz_length" CHECK (char_length("blog_posts"."excerpt_uz") <= 1000),
	CONSTRAINT "blog_posts_content_length" CHECK (char_length("blog_posts"."content") <= 100000),
	CONSTRAINT "blog_posts_content_en_length" CHECK (char_length("blog_posts"."content_en") <= 100000),
	CONSTRAINT "blog_posts_content_ru_length" CHECK (char_length("blog_posts"."content_ru") <= 100000),
	CONSTRAINT "blog_posts_content_uz_length" CHECK (char_length("blog_posts"."content_uz") <= 100000),
	CONSTRAINT "blog_posts_slug_length" CHECK (btrim("blog_posts"."slug") <> '' and char_length("blog_posts"."slug") <= 200),
	CONSTRAINT "blog_posts_tags_bounds" CHECK (cardinality("blog_posts"."tags") <= 20 and char_length(array_to_string("blog_posts"."tags", '')) <= 1000),
	CONSTRAINT "blog_posts_cover_image_url_link" CHECK ("blog_posts"."cover_image_url" ~ '^(https?://[^[:space:]]+|/([^/\\[:space:]][^[:space:]]*)?)$' and char_length("blog_posts"."cover_image_url") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "bot_dialogs" (
	"chat_id" bigint PRIMARY KEY NOT NULL,
	"language" text,
	"question" text,
	"data" jsonb,
	"expires_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bot_dialogs_language_known" CHECK ("bot_dialogs"."language" in ('en', 'ru', 'uz')),
	CONSTRAINT "bot_dialogs_question_known" CHECK ("bot_dialogs"."question" in ('reference', 'subject')),
	CONSTRAINT "bot_dialogs_open" CHECK (("bot_dialogs"."question" is null) = ("bot_dialogs"."expires_at" is null)),
	CONSTRAINT "bot_dialogs_data_erased" CHECK ("bot_dialogs"."data" is null or "bot_dialogs"."question" is not null),
	CONSTRAINT "bot_dialogs_data_bounds" CHECK (octet_length("bot_dialogs"."data"::text) <= 20000)
);
--> statement-breakpoint
CREATE TABLE "bot_updates" (
	"update_id" bigint PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"university_id" uuid NOT NULL,
	"scheme" text DEFAULT 'IEQAS' NOT NULL,
	"scope" text NOT NULL,
	"status" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"source" text NOT NULL,
	"checked_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certifications_once" UNIQUE("university_id","scheme","scope","valid_from"),
	CONSTRAINT "certifications_scheme_known" CHECK ("certifications"."scheme" in ('IEQAS')),
	CONSTRAINT "certifications_scope_known" CHECK ("certifications"."scope" in ('degree', 'language')),
	CONSTRAINT "certifications_status_known" CHECK ("certifications"."status" in ('excellent', 'certified', 'not_certified', 'enhanced_screening', 'precision_screening')),
	CONSTRAINT "certifications_validity" CHECK ("certifications"."valid_to" >= "certifications"."valid_from"),
	CONSTRAINT "certifications_source_link" CHECK ("certifications"."source" ~ '^https?://[^[:space:]]+$' and char_length("certifications"."source") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "closed_days" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"day" date NOT NULL,
	"office" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"name_ru" text,
	"name_uz" text,
	CONSTRAINT "closed_days_once" UNIQUE("day","office"),
	CONSTRAINT "closed_days_office_known" CHECK ("closed_days"."office" in ('both', 'tashkent', 'seoul')),
	CONSTRAINT "closed_days_name_length" CHECK (btrim("closed_days"."name") <> '' and char_length("closed_days"."name") <= 300),
	CONSTRAINT "closed_days_name_en_length" CHECK (char_length("closed_days"."name_en") <= 300),
	CONSTRAINT "closed_days_name_ru_length" CHECK (char_length("closed_days"."name_ru") <= 300),
	CONSTRAINT "closed_days_name_uz_length" CHECK (char_length("closed_days"."name_uz") <= 300)
);
--> statement-breakpoint
CREATE TABLE "company_features" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"order_index" integer DEFAULT 0 NOT NULL,
	"icon_name" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"title_ru" text,
	"title_uz" text,
	"description" text,
	"description_en" text,
	"description_ru" text,
	"description_uz" text,
	CONSTRAINT "company_features_title_length" CHECK (btrim("company_features"."title") <> '' and char_length("company_features"."title") <= 300),
	CONSTRAINT "company_features_title_en_length" CHECK (char_length("company_features"."title_en") <= 300),
	CONSTRAINT "company_features_title_ru_length" CHECK (char_length("company_features"."title_ru") <= 300),
	CONSTRAINT "company_features_title_uz_length" CHECK (char_length("company_features"."title_uz") <= 300),
	CONSTRAINT "company_features_description_length" CHECK (char_length("company_features"."description") <= 5000),
	CONSTRAINT "company_features_description_en_length" CHECK (char_length("company_features"."description_en") <= 5000),
	CONSTRAINT "company_features_description_ru_length" CHECK (char_length("company_features"."description_ru") <= 5000),
	CONSTRAINT "company_features_description_uz_length" CHECK (char_length("company_features"."description_uz") <= 5000),
	CONSTRAINT "company_features_icon_name_known" CHECK ("company_features"."icon_name" in ('Users', 'GraduationCap', 'FileText', 'Award', 'Globe', 'Building'))
);
--> statement-breakpoint
CREATE TABLE "company_info" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"section_key" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"title_ru" text,
	"title_uz" text,
	"content" text,
	"content_en" text,
	"content_ru" text,
	"content_uz" text,
	CONSTRAINT "company_info_section_key_unique" UNIQUE("section_key"),
	CONSTRAINT "company_info_title_length" CHECK (btrim("company_info"."title") <> '' and char_length("company_info"."title") <= 300),
	CONSTRAINT "company_info_title_en_length" CHECK (char_length("company_info"."title_en") <= 300),
	CONSTRAINT "company_info_title_ru_length" CHECK (char_length("company_info"."title_ru") <= 300),
	CONSTRAINT "company_info_title_uz_length" CHECK (char_length("company_info"."title_uz") <= 300),
	CONSTRAINT "company_info_content_length" CHECK (char_length("company_info"."content") <= 5000),
	CONSTRAINT "company_info_content_en_length" CHECK (char_length("company_info"."content_en") <= 5000),
	CONSTRAINT "company_info_content_ru_length" CHECK (char_length("company_info"."content_ru") <= 5000),
	CONSTRAINT "company_info_content_uz_length" CHECK (char_length("company_info"."content_uz") <= 5000),
	CONSTRAINT "company_info_section_key_known" CHECK ("company_info"."section_key" in ('about_main', 'mission', 'vision'))
);
--> statement-breakpoint
CREATE TABLE "contact_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"message" text NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applicant_id" uuid,
	"state" text DEFAULT 'new' NOT NULL,
	"source" text DEFAULT 'site' NOT NULL,
	"terms_version" date,
	"answered_at" timestamp with time zone,
	"is_suspect" boolean DEFAULT false NOT NULL,
	"is_example" boolean DEFAULT false NOT NULL,
	"submission_key" uuid,
	"content_hash" text,
	"language" text DEFAULT 'en' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_fold(name, email, regexp_replace(phone, '[^0-9]', '', 'g'), message)) STORED,
	CONSTRAINT "contact_submissions_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "contact_submissions_state_known" CHECK ("contact_submissions"."state" in ('new', 'answered', 'closed', 'spam')),
	CONSTRAINT "contact_submissions_source_known" CHECK ("contact_submissions"."source" in ('site', 'list', 'call', 'walk_in', 'fair', 'instagram', 'telegram', 'recommendation')),
	CONSTRAINT "contact_submissions_language_known" CHECK ("contact_submissions"."language" in ('en', 'ru', 'uz')),
	CONSTRAINT "contact_submissions_name_length" CHECK (btrim("contact_submissions"."name") <> '' and char_length("contact_submissions"."name") <= 300),
	CONSTRAINT "contact_submissions_email_length" CHECK (btrim("contact_submissions"."email") <> '' and char_length("contact_submissions"."email") <= 254),
	CONSTRAINT "contact_submissions_phone_length" CHECK (btrim("contact_submissions"."phone") <> '' and char_length("contact_submissions"."phone") <= 50),
	CONSTRAINT "contact_submissions_reachable" CHECK (num_nonnulls("contact_submissions"."email", "contact_submissions"."phone") > 0),
	CONSTRAINT "contact_submissions_message_length" CHECK (btrim("contact_submissions"."message") <> '' and char_length("contact_submissions"."message") <= 5000)
);
--> statement-breakpoint
CREATE TABLE "cost_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"city" text,
	"nationality" text,
	"low" integer NOT NULL,
	"high" integer,
	"currency" text NOT NULL,
	"period" text NOT NULL,
	"year" integer,
	"note" text,
	"note_en" text,
	"note_ru" text,
	"note_uz" text,
	"source" text NOT NULL,
	"grade" text NOT NULL,
	"checked_on" date NOT NULL,
	CONSTRAINT "cost_items_once" UNIQUE NULLS NOT DISTINCT("code","city","nationality","source"),
	CONSTRAINT "cost_items_code_known" CHECK ("cost_items"."code" in ('dormitory', 'rent', 'deposit', 'food', 'transport', 'phone', 'flight', 'visa_fee', 'translation_apostille', 'tb_test', 'health_insurance')),
	CONSTRAINT "cost_items_city_known" CHECK ("cost_items"."city" in ('Seoul', 'Busan', 'Incheon', 'Daegu', 'Daejeon', 'Gwangju')),
	CONSTRAINT "cost_items_currency_known" CHECK ("cost_items"."currency" in ('KRW', 'USD', 'UZS')),
	CONSTRAINT "cost_items_period_known" CHECK ("cost_items"."period" in ('once', 'per_month', 'per_year')),
	CONSTRAINT "cost_items_grade_known" CHECK ("cost_items"."grade" in ('A', 'B', 'C')),
	CONSTRAINT "cost_items_note_length" CHECK (char_length("cost_items"."note") <= 5000),
	CONSTRAINT "cost_items_note_en_length" CHECK (char_length("cost_items"."note_en") <= 5000),
	CONSTRAINT "cost_items_note_ru_length" CHECK (char_length("cost_items"."note_ru") <= 5000),
	CONSTRAINT "cost_items_note_uz_length" CHECK (char_length("cost_items"."note_uz") <= 5000),
	CONSTRAINT "cost_items_nationality_form" CHECK ("cost_items"."nationality" ~ '^[A-Z]{2}$'),
	CONSTRAINT "cost_items_low_range" CHECK ("cost_items"."low" between 1 and 1000000000),
	CONSTRAINT "cost_items_high_range" CHECK ("cost_items"."high" between 1 and 1000000000),
	CONSTRAINT "cost_items_amount_order" CHECK ("cost_items"."low" <= "cost_items"."high"),
	CONSTRAINT "cost_items_year_range" CHECK ("cost_items"."year" between 2000 and 2100),
	CONSTRAINT "cost_items_source_link" CHECK ("cost_items"."source" ~ '^https?://[^[:space:]]+$' and char_length("cost_items"."source") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text DEFAULT 'credential' NOT NULL,
	"password" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credentials_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "credentials_account" CHECK ("credentials"."account_id" = "credentials"."user_id"::text and "credentials"."provider_id" = 'credential'),
	CONSTRAINT "credentials_password_hashed" CHECK ("credentials"."password" ~ '^([0-9a-f]{32}:[0-9a-f]{128}|[$]argon2id[$]v=19[$]m=[0-9]+,t=[0-9]+,p=[0-9]+[$][A-Za-z0-9+/]+[$][A-Za-z0-9+/]+)$')
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"event" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"count" integer NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	CONSTRAINT "daily_counts_day_event_subject_language_source_pk" PRIMARY KEY("day","event","subject","language","source"),
	CONSTRAINT "daily_counts_language_known" CHECK ("daily_counts"."language" in ('en', 'ru', 'uz')),
	CONSTRAINT "daily_counts_event_form" CHECK (btrim("daily_counts"."event") <> '' and char_length("daily_counts"."event") <= 50),
	CONSTRAINT "daily_counts_subject_length" CHECK (char_length("daily_counts"."subject") <= 200),
	CONSTRAINT "daily_counts_source_length" CHECK (char_length("daily_counts"."source") <= 40)
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"contact_submission_id" uuid,
	"application_id" uuid,
	"user_id" uuid,
	"link_id" uuid,
	"entry_id" uuid,
	"chat_id" bigint DEFAULT 0 NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"payload" jsonb,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deliveries_once_a_contact_submission" UNIQUE("contact_submission_id","channel","kind","chat_id"),
	CONSTRAINT "deliveries_once_an_application" UNIQUE("application_id","channel","kind","chat_id"),
	CONSTRAINT "deliveries_once_an_entry" UNIQUE("entry_id","channel","kind","chat_id"),
	CONSTRAINT "deliveries_once_a_link" UNIQUE("link_id","channel","kind","chat_id"),
	CONSTRAINT "deliveries_channel_known" CHECK ("deliveries"."channel" in ('chat', 'email', 'telegram', 'ad')),
	CONSTRAINT "deliveries_language_known" CHECK ("deliveries"."language" in ('en', 'ru', 'uz')),
	CONSTRAINT "deliveries_state_known" CHECK ("deliveries"."state" in ('waiting', 'digest', 'sent', 'failed')),
	CONSTRAINT "deliveries_kind_known" CHECK ("deliveries"."channel" = 'chat' and "deliveries"."kind" in ('contact', 'application', 'message', 'overdue') or "deliveries"."channel" = 'email' and "deliveries"."kind" in ('confirmation', 'contact-reply', 'reminder', 'message', 'status', 'documents', 'money', 'my-link', 'my-opened', 'my-changed', 'recovery', 'invitation', 'address-confirmation', 'address-change', 'known-address', 'owner-given', 'owner-taken', 'cleanup-stopped', 'backup-failed', 'tasks-due', 'tasks-overdue', 'tasks-unanswered', 'password-changed', 'address-asked', 'two-factor-on', 'two-factor-off', 'recovery-code-used', 'new-device') or "deliveries"."channel" = 'telegram' and "deliveries"."kind" in ('reply', 'reminder', 'message', 'status', 'documents', 'money', 'my-opened') or "deliveries"."channel" = 'ad' and "deliveries"."kind" in ('Lead', 'Contact', 'CompleteRegistration')),
	CONSTRAINT "deliveries_one_subject" CHECK (num_nonnulls("deliveries"."contact_submission_id", "deliveries"."application_id", "deliveries"."entry_id", coalesce("deliveries"."user_id", "deliveries"."link_id")) = 1 or ("deliveries"."channel" = 'email' or "deliveries"."kind" in ('overdue', 'reply', 'reminder')) and num_nonnulls("deliveries"."contact_submission_id", "deliveries"."application_id", "deliveries"."entry_id", coalesce("deliveries"."user_id", "deliveries"."link_id")) = 0),
	CONSTRAINT "deliveries_chat" CHECK (("deliveries"."channel" = 'telegram') = ("deliveries"."chat_id" <> 0)),
	CONSTRAINT "deliveries_payload_erased" CHECK ("deliveries"."payload" is null or "deliveries"."state" = 'waiting'),
	CONSTRAINT "deliveries_payload_bounds" CHECK (octet_length("deliveries"."payload"::text) <= 10000),
	CONSTRAINT "deliveries_last_error_length" CHECK (char_length("deliveries"."last_error") <= 500)
);
--> statement-breakpoint
CREATE TABLE "document_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"applicant_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"pages" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_files_file_unique" UNIQUE("file"),
	CONSTRAINT "document_files_once" UNIQUE("document_id","sha256"),
	CONSTRAINT "document_files_type_known" CHECK ("document_files"."type" in ('image/jpeg', 'application/pdf')),
	CONSTRAINT "document_files_pages_range" CHECK ("document_files"."pages" between 1 and 40),
	CONSTRAINT "document_files_sha256_form" CHECK ("document_files"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "document_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"document" text NOT NULL,
	"stage" text NOT NULL,
	"visa_types" text[] DEFAULT '{}' NOT NULL,
	"nationality" text,
	"university_id" uuid,
	"payer" text,
	"need" text NOT NULL,
	"legalization" text,
	"translation" text,
	"form" text,
	"max_age_days" integer,
	"lead_days" integer,
	"note" text,
	"note_en" text,
	"note_ru" text,
	"note_uz" text,
	"source" text NOT NULL,
	"grade" text NOT NULL,
	"checked_on" date NOT NULL,
	"valid_from" date,
	"valid_to" date,
	CONSTRAINT "document_rules_document_known" CHECK ("document_rules"."document" in ('passport', 'photo', 'final_education', 'transcript', 'expected_graduation', 'degree_bachelor', 'degree_master', 'language_certificate', 'application_form', 'study_plan', 'recommendation', 'background_consent', 'research_invitation', 'exchange_nomination', 'scholarship_certificate', 'bank_balance', 'sponsor_income', 'parents_id', 'family_relation', 'parents_marriage', 'marital_status', 'guarantor', 'admission_letter', 'school_registration', 'tuition_receipt', 'tuberculosis', 'visa_form', 'residence_card', 'payment_receipt')),
	CONSTRAINT "document_rules_stage_known" CHECK ("document_rules"."stage" in ('admission', 'visa', 'arrival')),
	CONSTRAINT "document_rules_payer_known" CHECK ("document_rules"."payer" in ('self', 'parents')),
	CONSTRAINT "document_rules_need_known" CHECK ("document_rules"."need" in ('required', 'conditional', 'recommended', 'not_needed')),
	CONSTRAINT "document_rules_legalization_known" CHECK ("document_rules"."legalization" in ('notarized', 'apostille', 'consular', 'apostille_or_consular')),
	CONSTRAINT "document_rules_translation_known" CHECK ("document_rules"."translation" in ('korean_or_english', 'korean', 'english')),
	CONSTRAINT "document_rules_form_known" CHECK ("document_rules"."form" in ('original', 'copy', 'both')),
	CONSTRAINT "document_rules_grade_known" CHECK ("document_rules"."grade" in ('A', 'B', 'C')),
	CONSTRAINT "document_rules_note_length" CHECK (char_length("document_rules"."note") <= 5000),
	CONSTRAINT "document_rules_note_en_length" CHECK (char_length("document_rules"."note_en") <= 5000),
	CONSTRAINT "document_rules_note_ru_length" CHECK (char_length("document_rules"."note_ru") <= 5000),
	CONSTRAINT "document_rules_note_uz_length" CHECK (char_length("document_rules"."note_uz") <= 5000),
	CONSTRAINT "document_rules_visa_types_known" CHECK ("document_rules"."visa_types" <@ array['D-2-1', 'D-2-2', 'D-2-3', 'D-2-4', 'D-2-5', 'D-2-6', 'D-2-7', 'D-2-8', 'D-4-1']),
	CONSTRAINT "document_rules_nationality_form" CHECK ("document_rules"."nationality" ~ '^[A-Z]{2}$'),
	CONSTRAINT "document_rules_max_age_days_range" CHECK ("document_rules"."max_age_days" between 1 and 3650),
	CONSTRAINT "document_rules_lead_days_range" CHECK ("document_rules"."lead_days" between 1 and 3650),
	CONSTRAINT "document_rules_source_link" CHECK ("document_rules"."source" ~ '^https?://[^[:space:]]+$' and char_length("document_rules"."source") <= 2000),
	CONSTRAINT "document_rules_valid_order" CHECK ("document_rules"."valid_from" <= "document_rules"."valid_to")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"applicant_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"code" text NOT NULL,
	"stage" text NOT NULL,
	"rule" jsonb,
	"note" text,
	"due_on" date,
	"state" text DEFAULT 'needed' NOT NULL,
	"reason" text,
	"reason_text" text,
	"issued_on" date,
	"expires_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_code_known" CHECK ("documents"."code" in ('passport', 'photo', 'final_education', 'transcript', 'expected_graduation', 'degree_bachelor', 'degree_master', 'language_certificate', 'application_form', 'study_plan', 'recommendation', 'background_consent', 'research_invitation', 'exchange_nomination', 'scholarship_certificate', 'bank_balance', 'sponsor_income', 'parents_id', 'family_relation', 'parents_marriage', 'marital_status', 'guarantor', 'admission_letter', 'school_registration', 'tuition_receipt', 'tuberculosis', 'visa_form', 'residence_card', 'payment_receipt')),
	CONSTRAINT "documents_stage_known" CHECK ("documents"."stage" in ('admission', 'visa', 'arrival')),
	CONSTRAINT "documents_state_known" CHECK ("documents"."state" in ('needed', 'received', 'returned', 'accepted', 'not_needed')),
	CONSTRAINT "documents_reason_known" CHECK ("documents"."reason" in ('unreadable', 'cut_off', 'wrong_document', 'page_missing', 'not_translated', 'no_apostille', 'too_old', 'name_differs', 'amount_too_low', 'held_too_short', 'not_original', 'other')),
	CONSTRAINT "documents_note_length" CHECK (btrim("documents"."note") <> '' and char_length("documents"."note") <= 500),
	CONSTRAINT "documents_reason_text_length" CHECK (btrim("documents"."reason_text") <> '' and char_length("documents"."reason_text") <= 500)
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"applicant_id" uuid,
	"application_id" uuid,
	"contact_submission_id" uuid,
	"kind" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"visible_at" timestamp with time zone DEFAULT now() NOT NULL,
	"author_id" uuid,
	"channel" text,
	"text" text,
	"data" jsonb,
	"before" jsonb,
	"undone_at" timestamp with time zone,
	"batch_id" uuid,
	"read_by_staff_at" timestamp with time zone,
	"read_by_applicant_at" timestamp with time zone,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"submission_key" uuid,
	CONSTRAINT "entries_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "entries_kind_known" CHECK ("entries"."kind" in ('submitted', 'status_changed', 'next_step', 'milestone', 'message_in', 'message_out', 'telegram_connected', 'telegram_stopped', 'documents_asked', 'document_received', 'document_returned', 'document_accepted', 'document_waived', 'document_removed', 'consent_given', 'consent_withdrawn', 'pack_agreed', 'pack_withdrawn', 'pack_made', 'agreement', 'agreement_ended', 'payment', 'payment_confirmed', 'payment_corrected', 'payment_receipt', 'refund_opened', 'refund_closed', 'assigned', 'note', 'call', 'follow_up_planned', 'closed', 'reopened', 'details_changed', 'merged', 'opened')),
	CONSTRAINT "entries_channel_known" CHECK ("entries"."channel" in ('web', 'telegram', 'email', 'whatsapp')),
	CONSTRAINT "entries_subject" CHECK (num_nonnulls("entries"."applicant_id", "entries"."contact_submission_id") = 1),
	CONSTRAINT "entries_message" CHECK (("entries"."kind" in ('message_in', 'message_out')) = ("entries"."channel" is not null)),
	CONSTRAINT "entries_words" CHECK ("entries"."kind" not in ('message_in', 'message_out', 'note') or "entries"."text" is not null),
	CONSTRAINT "entries_text_length" CHECK (btrim("entries"."text") <> '' and char_length("entries"."text") <= 5000),
	CONSTRAINT "entries_data_bounds" CHECK (octet_length("entries"."data"::text) <= 4000),
	CONSTRAINT "entries_before_bounds" CHECK (octet_length("entries"."before"::text) <= 4000),
	CONSTRAINT "entries_money_stays" CHECK ("entries"."kind" not in ('agreement', 'agreement_ended', 'payment', 'payment_confirmed', 'payment_corrected', 'payment_receipt', 'refund_opened', 'refund_closed') or "entries"."undone_at" is null)
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"hash" text PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL,
	"restored_at" timestamp with time zone,
	CONSTRAINT "erasures_hash_form" CHECK ("erasures"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"currency" text NOT NULL,
	"on_date" date NOT NULL,
	"uzs_per_unit" numeric(18, 6) NOT NULL,
	"source" text NOT NULL,
	"state" text DEFAULT 'used' NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exchange_rates_currency_on_date_pk" PRIMARY KEY("currency","on_date"),
	CONSTRAINT "exchange_rates_currency_known" CHECK ("exchange_rates"."currency" in ('USD', 'KRW', 'KZT', 'KGS', 'TJS', 'RUB')),
	CONSTRAINT "exchange_rates_source_known" CHECK ("exchange_rates"."source" in ('cbu', 'manual', 'sample')),
	CONSTRAINT "exchange_rates_state_known" CHECK ("exchange_rates"."state" in ('used', 'held', 'discarded')),
	CONSTRAINT "exchange_rates_uzs_per_unit_positive" CHECK ("exchange_rates"."uzs_per_unit" > 0)
);
--> statement-breakpoint
CREATE TABLE "funds_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"visa_types" text[] NOT NULL,
	"region" text,
	"nationality" text,
	"certification" text,
	"amount" integer,
	"currency" text NOT NULL,
	"hold_days_before" integer,
	"max_age_days" integer,
	"keep_after_arrival_days" integer,
	"bank" text,
	"exempt" boolean DEFAULT false NOT NULL,
	"note" text,
	"note_en" text,
	"note_ru" text,
	"note_uz" text,
	"source" text NOT NULL,
	"grade" text NOT NULL,
	"checked_on" date NOT NULL,
	"valid_from" date,
	"valid_to" date,
	CONSTRAINT "funds_rules_once" UNIQUE NULLS NOT DISTINCT("visa_types","region","nationality","certification","source","valid_from"),
	CONSTRAINT "funds_rules_region_known" CHECK ("funds_rules"."region" in ('capital', 'other')),
	CONSTRAINT "funds_rules_certification_known" CHECK ("funds_rules"."certification" in ('excellent', 'certified', 'not_certified', 'enhanced_screening', 'precision_screening')),
	CONSTRAINT "funds_rules_currency_known" CHECK ("funds_rules"."currency" in ('KRW', 'USD', 'UZS')),
	CONSTRAINT "funds_rules_grade_known" CHECK ("funds_rules"."grade" in ('A', 'B', 'C')),
	CONSTRAINT "funds_rules_note_length" CHECK (char_length("funds_rules"."note") <= 5000),
	CONSTRAINT "funds_rules_note_en_length" CHECK (char_length("funds_rules"."note_en") <= 5000),
	CONSTRAINT "funds_rules_note_ru_length" CHECK (char_length("funds_rules"."note_ru") <= 5000),
	CONSTRAINT "funds_rules_note_uz_length" CHECK (char_length("funds_rules"."note_uz") <= 5000),
	CONSTRAINT "funds_rules_visa_types_known" CHECK (cardinality("funds_rules"."visa_types") between 1 and 9 and "funds_rules"."visa_types" <@ array['D-2-1', 'D-2-2', 'D-2-3', 'D-2-4', 'D-2-5', 'D-2-6', 'D-2-7', 'D-2-8', 'D-4-1']),
	CONSTRAINT "funds_rules_nationality_form" CHECK ("funds_rules"."nationality" ~ '^[A-Z]{2}$'),
	CONSTRAINT "funds_rules_amount_range" CHECK ("funds_rules"."amount" between 1 and 1000000000),
	CONSTRAINT "funds_rules_hold_days_before_range" CHECK ("funds_rules"."hold_days_before" between 1 and 3650),
	CONSTRAINT "funds_rules_max_age_days_range" CHECK ("funds_rules"."max_age_days" between 1 and 3650),
	CONSTRAINT "funds_rules_keep_after_arrival_days_range" CHECK ("funds_rules"."keep_after_arrival_days" between 1 and 3650),
	CONSTRAINT "funds_rules_bank_length" CHECK (btrim("funds_rules"."bank") <> '' and char_length("funds_rules"."bank") <= 300),
	CONSTRAINT "funds_rules_amount_or_exempt" CHECK (("funds_rules"."amount" is null) = "funds_rules"."exempt"),
	CONSTRAINT "funds_rules_source_link" CHECK ("funds_rules"."source" ~ '^https?://[^[:space:]]+$' and char_length("funds_rules"."source") <= 2000),
	CONSTRAINT "funds_rules_valid_order" CHECK ("funds_rules"."valid_from" <= "funds_rules"."valid_to")
);
--> statement-breakpoint
CREATE TABLE "hero_content" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text,
	"title_en" text,
	"title_ru" text,
	"title_uz" text,
	"subtitle" text,
	"subtitle_en" text,
	"subtitle_ru" text,
	"subtitle_uz" text,
	"button_text" text,
	"button_text_en" text,
	"button_text_ru" text,
	"button_text_uz" text,
	"button_link" text,
	"background_image_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hero_content_title_length" CHECK (char_length("hero_content"."title") <= 300),
	CONSTRAINT "hero_content_title_en_length" CHECK (char_length("hero_content"."title_en") <= 300),
	CONSTRAINT "hero_content_title_ru_length" CHECK (char_length("hero_content"."title_ru") <= 300),
	CONSTRAINT "hero_content_title_uz_length" CHECK (char_length("hero_content"."title_uz") <= 300),
	CONSTRAINT "hero_content_subtitle_length" CHECK (char_length("hero_content"."subtitle") <= 300),
	CONSTRAINT "hero_content_subtitle_en_length" CHECK (char_length("hero_content"."subtitle_en") <= 300),
	CONSTRAINT "hero_content_subtitle_ru_length" CHECK (char_length("hero_content"."subtitle_ru") <= 300),
	CONSTRAINT "hero_content_subtitle_uz_length" CHECK (char_length("hero_content"."subtitle_uz") <= 300),
	CONSTRAINT "hero_content_button_text_length" CHECK (char_length("hero_content"."button_text") <= 100),
	CONSTRAINT "hero_content_button_text_en_length" CHECK (char_length("hero_content"."button_text_en") <= 100),
	CONSTRAINT "hero_content_button_text_ru_length" CHECK (char_length("hero_content"."button_text_ru") <= 100),
	CONSTRAINT "hero_content_button_text_uz_length" CHECK (char_length("hero_content"."button_text_uz") <= 100),
	CONSTRAINT "hero_content_button_link" CHECK ("hero_content"."button_link" ~ '^(https?://[^[:space:]]+|/([^/\\[:space:]][^[:space:]]*)?)$' and char_length("hero_content"."button_link") <= 2000),
	CONSTRAINT "hero_content_background_image_url_link" CHECK ("hero_content"."background_image_url" ~ '^(https?://[^[:space:]]+|/([^/\\[:space:]][^[:space:]]*)?)$' and char_length("hero_content"."background_image_url") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text,
	"focus" text DEFAULT 'c' NOT NULL,
	"alt" text,
	"alt_en" text,
	"alt_ru" text,
	"alt_uz" text,
	"author" text,
	"license" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp with time zone,
	CONSTRAINT "images_hash_unique" UNIQUE("hash"),
	CONSTRAINT "images_alt_length" CHECK (char_length("images"."alt") <= 300),
	CONSTRAINT "images_alt_en_length" CHECK (char_length("images"."alt_en") <= 300),
	CONSTRAINT "images_alt_ru_length" CHECK (char_length("images"."alt_ru") <= 300),
	CONSTRAINT "images_alt_uz_length" CHECK (char_length("images"."alt_uz") <= 300),
	CONSTRAINT "images_author_length" CHECK (char_length("images"."author") <= 300),
	CONSTRAINT "images_license_length" CHECK (char_length("images"."license") <= 100),
	CONSTRAINT "images_hash_form" CHECK ("images"."hash" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "images_size_range" CHECK ("images"."width" between 1 and 40000 and "images"."height" between 1 and 40000),
	CONSTRAINT "images_placeholder_form" CHECK ("images"."placeholder" like 'data:image/webp%' and char_length("images"."placeholder") <= 2000),
	CONSTRAINT "images_focus_known" CHECK ("images"."focus" in ('c', 't', 'b', 'l', 'r', 'tl', 'tr', 'bl', 'br'))
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"state" text,
	"name" text,
	"changes" jsonb,
	"issues" jsonb,
	"record_id" uuid,
	"record_version" integer,
	"values" jsonb,
	CONSTRAINT "import_rows_import_id_line_pk" PRIMARY KEY("import_id","line"),
	CONSTRAINT "import_rows_state_known" CHECK ("import_rows"."state" in ('wrong', 'new', 'changed', 'same'))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'checking' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"fault" text,
	"created_by" uuid,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone,
	"written_at" timestamp with time zone,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imports_kind_known" CHECK ("imports"."kind" in ('universities', 'programs', 'scholarships', 'document-rules', 'pack-templates', 'contacts', 'certifications')),
	CONSTRAINT "imports_state_known" CHECK ("imports"."state" in ('checking', 'ready', 'writing', 'done', 'failed')),
	CONSTRAINT "imports_file_name_length" CHECK (char_length("imports"."file_name") <= 300),
	CONSTRAINT "imports_done_range" CHECK ("imports"."done" between 0 and "imports"."total"),
	CONSTRAINT "imports_fault_length" CHECK (char_length("imports"."fault") <= 100)
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"erasure_key" text NOT NULL,
	"bot_mode" text DEFAULT 'off' NOT NULL,
	"bot_user_name" text,
	"bot_next_update_id" bigint,
	"bot_seen_at" timestamp with time zone,
	"bot_last_error" text,
	"bot_last_error_at" timestamp with time zone,
	"bot_paused_until" timestamp with time zone,
	CONSTRAINT "installation_bot_mode_known" CHECK ("installation"."bot_mode" in ('poll', 'webhook', 'off')),
	CONSTRAINT "installation_one_row" CHECK ("installation"."id" = 1),
	CONSTRAINT "installation_bot_user_name_length" CHECK (char_length("installation"."bot_user_name") <= 64),
	CONSTRAINT "installation_bot_last_error_length" CHECK (char_length("installation"."bot_last_error") <= 500)
);
--> statement-breakpoint
CREATE TABLE "intake_reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"language" text NOT NULL,
	"program_id" uuid NOT NULL,
	"round" text NOT NULL,
	"country" text,
	"title" text NOT NULL,
	"closes_on" date NOT NULL,
	"step" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "intake_reminders_once" UNIQUE NULLS NOT DISTINCT("channel","address","program_id","round","country"),
	CONSTRAINT "intake_reminders_channel_known" CHECK ("intake_reminders"."channel" in ('email', 'telegram')),
	CONSTRAINT "intake_reminders_language_known" CHECK ("intake_reminders"."language" in ('en', 'ru', 'uz')),
	CONSTRAINT "intake_reminders_address_length" CHECK (btrim("intake_reminders"."address") <> '' and char_length("intake_reminders"."address") <= 254),
	CONSTRAINT "intake_reminders_round_length" CHECK (btrim("intake_reminders"."round") <> '' and char_length("intake_reminders"."round") <= 20),
	CONSTRAINT "intake_reminders_title_length" CHECK (btrim("intake_reminders"."title") <> '' and char_length("intake_reminders"."title") <= 1000),
	CONSTRAINT "intake_reminders_country_form" CHECK ("intake_reminders"."country" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "legal_entities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"name_ru" text,
	"name_uz" text,
	"registration" text NOT NULL,
	"address" text NOT NULL,
	"address_en" text,
	"address_ru" text,
	"address_uz" text,
	"director" text,
	"director_en" text,
	"director_ru" text,
	"director_uz" text,
	"license" text,
	"license_en" text,
	"license_ru" text,
	"license_uz" text,
	"payment" text,
	"payment_en" text,
	"payment_ru" text,
	"payment_uz" text,
	"image_url" text,
	CONSTRAINT "legal_entities_name_length" CHECK (btrim("legal_entities"."name") <> '' and char_length("legal_entities"."name") <= 300),
	CONSTRAINT "legal_entities_name_en_length" CHECK (char_length("legal_entities"."name_en") <= 300),
	CONSTRAINT "legal_entities_name_ru_length" CHECK (char_length("legal_entities"."name_ru") <= 300),
	CONSTRAINT "legal_entities_name_uz_length" CHECK (char_length("legal_entities"."name_uz") <= 300),
	CONSTRAINT "legal_entities_address_length" CHECK (btrim("legal_entities"."address") <> '' and char_length("legal_entities"."address") <= 300),
	CONSTRAINT "legal_entities_address_en_length" CHECK (char_length("legal_entities"."address_en") <= 300),
	CONSTRAINT "legal_entities_address_ru_length" CHECK (char_length("legal_entities"."address_ru") <= 300),
	CONSTRAINT "legal_entities_address_uz_length" CHECK (char_length("legal_entities"."address_uz") <= 300),
	CONSTRAINT "legal_entities_director_length" CHECK (char_length("legal_entities"."director") <= 300),
	CONSTRAINT "legal_entities_director_en_length" CHECK (char_length("legal_entities"."director_en") <= 300),
	CONSTRAINT "legal_entities_director_ru_length" CHECK (char_length("legal_entities"."director_ru") <= 300),
	CONSTRAINT "legal_entities_director_uz_length" CHECK (char_length("legal_entities"."director_uz") <= 300),
	CONSTRAINT "legal_entities_license_length" CHECK (char_length("legal_entities"."license") <= 300),
	CONSTRAINT "legal_entities_license_en_length" CHECK (char_length("legal_entities"."license_en") <= 300),
	CONSTRAINT "legal_entities_license_ru_length" CHECK (char_length("legal_entities"."license_ru") <= 300),
	CONSTRAINT "legal_entities_license_uz_length" CHECK (char_length("legal_entities"."license_uz") <= 300),
	CONSTRAINT "legal_entities_payment_length" CHECK (char_length("legal_entities"."payment") <= 5000),
	CONSTRAINT "legal_entities_payment_en_length" CHECK (char_length("legal_entities"."payment_en") <= 5000),
	CONSTRAINT "legal_entities_payment_ru_length" CHECK (char_length("legal_entities"."payment_ru") <= 5000),
	CONSTRAINT "legal_entities_payment_uz_length" CHECK (char_length("legal_entities"."payment_uz") <= 5000),
	CONSTRAINT "legal_entities_registration_length" CHECK (btrim("legal_entities"."registration") <> '' and char_length("legal_entities"."registration") <= 300),
	CONSTRAINT "legal_entities_image_url_link" CHECK ("legal_entities"."image_url" ~ '^(https?://[^[:space:]]+|/([^/\\[:space:]][^[:space:]]*)?)$' and char_length("legal_entities"."image_url") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"applicant_id" uuid,
	"application_id" uuid,
	"family_link_id" uuid,
	"telegram_chat_id" uuid,
	"proven_by" text,
	"label" text,
	"language" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "links_purpose_known" CHECK ("links"."purpose" in ('recovery', 'invitation', 'confirmation', 'address', 'my', 'sign_out', 'call', 'telegram', 'bot', 'family')),
	CONSTRAINT "links_proven_by_known" CHECK ("links"."proven_by" in ('link', 'call', 'phone')),
	CONSTRAINT "links_language_known" CHECK ("links"."language" in ('en', 'ru', 'uz')),
	CONSTRAINT "links_subject" CHECK (case when "links"."purpose" in ('recovery', 'invitation', 'confirmation', 'address') then "links"."applicant_id" is null else "links"."user_id" is null end),
	CONSTRAINT "links_scope" CHECK ("links"."application_id" is null or "links"."applicant_id" is not null),
	CONSTRAINT "links_chat" CHECK (("links"."purpose" = 'bot') = ("links"."telegram_chat_id" is not null)),
	CONSTRAINT "links_family" CHECK (("links"."purpose" = 'family') = (num_nonnulls("links"."label", "links"."language") = 2)),
	CONSTRAINT "links_label_length" CHECK (btrim("links"."label") <> '' and char_length("links"."label") <= 50),
	CONSTRAINT "links_proof" CHECK (("links"."purpose" = 'family' or "links"."purpose" = 'telegram' and "links"."application_id" is null) = ("links"."proven_by" is not null)),
	CONSTRAINT "links_tries_range" CHECK ("links"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "maintenance_runs" (
	"task" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone,
	"succeeded_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"fault" text,
	"held_until" timestamp with time zone,
	"detail" jsonb,
	CONSTRAINT "maintenance_runs_task_known" CHECK ("maintenance_runs"."task" in ('contact-retention', 'application-retention', 'document-retention', 'backup', 'alarms', 'rates')),
	CONSTRAINT "maintenance_runs_fault_length" CHECK (char_length("maintenance_runs"."fault") <= 300)
);
--> statement-breakpoint
CREATE TABLE "merges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"winner_id" uuid NOT NULL,
	"loser_id" uuid NOT NULL,
	"former_name" text NOT NULL,
	"former_phone" text,
	"former_phone_e164" text,
	"application_ids" uuid[] NOT NULL,
	"merged_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undo" jsonb,
	CONSTRAINT "merges_loser_id_unique" UNIQUE("loser_id"),
	CONSTRAINT "merges_former_name_length" CHECK (btrim("merges"."former_name") <> '' and char_length("merges"."former_name") <= 300),
	CONSTRAINT "merges_former_phone_length" CHECK (char_length("merges"."former_phone") <= 50)
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"text" text NOT NULL,
	"text_en" text,
	"text_ru" text,
	"text_uz" text,
	"link" text,
	"noticed_on" date NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notices_text_length" CHECK (btrim("notices"."text") <> '' and char_length("notices"."text") <= 1000),
	CONSTRAINT "notices_text_en_length" CHECK (char_length("notices"."text_en") <= 1000),
	CONSTRAINT "notices_text_ru_length" CHECK (char_length("notices"."text_ru") <= 1000),
	CONSTRAINT "notices_text_uz_length" CHECK (char_length("notices"."text_uz") <= 1000),
	CONSTRAINT "notices_link_link" CHECK ("notices"."link" ~ '^(https?://[^[:space:]]+|/([^/\\[:space:]][^[:space:]]*)?)$' and char_length("notices"."link") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "offices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"order_index" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"name_ru" text,
	"name_uz" text,
	"address" text NOT NULL,
	"address_en" text,
	"address_ru" text,
	"address_uz" text,
	"phone" text,
	"email" text,
	"weekday_hours" text DEFAULT '09:00-18:00' NOT NULL,
	"saturday_hours" text DEFAULT '10:00-16:00',
	"sunday_hours" text,
	"image_url" text,
	CONSTRAINT "offices_weekday_hours_form" CHECK ("offices"."weekday_hours" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-3]):[0-5][0-9]$' and left("offices"."weekday_hours", 5) < right("offices"."weekday_hours", 5)),
	CONSTRAINT "offices_saturday_hours_form" CHECK ("offices"."saturday_hours" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-3]):[0-5][0-9]$' and left("offices"."saturday_hours", 5) < right("offices"."saturday_hours", 5)),
	CONSTRAINT "offices_sunday_hours_form" CHECK ("offices"."sunday_hours" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-3]):[0-5][0-9]$' and left("offices"."sunday_hours", 5) < right("offices"."sunday_hours", 5)),
	CONSTRAINT "offices_name_length" CHECK (btrim("offices"."name") <> '' and char_length("offices"."name") <= 300),
	CONSTRAINT "offices_name_en_length" CHECK (char_length("offices"."name_en") <= 300),
	CONSTRAINT "offices_name_ru_length" CHECK (char_length("offices"."name_ru") <= 300),
	CONSTRAINT "offices_name_uz_length" CHECK (char_length("offices"."name_uz") <= 300),
	CONSTRAINT "offices_address_length" CHECK (btrim("offices"."address") <> '' and char_length("offices"."address") <= 300),
	CONSTRAINT "offices_address_en_length" CHECK (char_length("offices"."address_en") <= 300),
	CONSTRAINT "offices_address_ru_length" CHECK (char_length("offices"."address_ru") <= 300),
	CONSTRAINT "offices_address_uz_length" CHECK (char_length("offices"."address_uz") <= 300),
	CONSTRAINT "offices_phone_length" CHECK (char_length("offices"."phone") <= 50),
	CONSTRAINT "offices_email_length" CHECK (char_length("offices"."email") <= 254),
	CONSTRAINT "offices_image_url_link" CHECK ("offices"."image_url" ~ '^(https?://[^[:space:]]+|/([^/\\[:space:]][^[:space:]]*)?)$' and char_length("offices"."image_url") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "pack_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"university_id" uuid NOT NULL,
	"papers" text[] NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"source" text NOT NULL,
	"grade" text NOT NULL,
	"checked_on" date NOT NULL,
	CONSTRAINT "pack_templates_format_known" CHECK ("pack_templates"."format" in ('zip', 'pdf')),
	CONSTRAINT "pack_templates_grade_known" CHECK ("pack_templates"."grade" in ('A', 'B', 'C')),
	CONSTRAINT "pack_templates_name_length" CHECK (btrim("pack_templates"."name") <> '' and char_length("pack_templates"."name") <= 300),
	CONSTRAINT "pack_templates_papers_known" CHECK (cardinality("pack_templates"."papers") > 0 and "pack_templates"."papers" <@ array['passport', 'photo', 'final_education', 'transcript', 'expected_graduation', 'degree_bachelor', 'degree_master', 'language_certificate', 'application_form', 'study_plan', 'recommendation', 'background_consent', 'research_invitation', 'exchange_nomination', 'scholarship_certificate', 'bank_balance', 'sponsor_income', 'parents_id', 'family_relation', 'parents_marriage', 'marital_status', 'guarantor', 'admission_letter', 'school_registration', 'tuition_receipt', 'tuberculosis', 'visa_form', 'residence_card', 'payment_receipt']),
	CONSTRAINT "pack_templates_file_name_length" CHECK (btrim("pack_templates"."file_name") <> '' and char_length("pack_templates"."file_name") <= 100),
	CONSTRAINT "pack_templates_source_link" CHECK ("pack_templates"."source" ~ '^https?://[^[:space:]]+$' and char_length("pack_templates"."source") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"name" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "policies_name_known" CHECK ("policies"."name" in ('staff-second-factor', 'sample-notice', 'my-application-needs-link', 'round-robin', 'promises-hidden', 'owners-manage-staff'))
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"office" text,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"away_until" date,
	"has_shortcuts" boolean DEFAULT true NOT NULL,
	CONSTRAINT "profiles_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "profiles_role_known" CHECK ("profiles"."role" in ('user', 'admin', 'owner')),
	CONSTRAINT "profiles_office_known" CHECK ("profiles"."office" in ('tashkent', 'seoul')),
	CONSTRAINT "profiles_languages_known" CHECK ("profiles"."languages" <@ array['en', 'ru', 'uz'])
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"university_id" uuid NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"title_ru" text,
	"title_uz" text,
	"type" text NOT NULL,
	"description" text,
	"description_en" text,
	"description_ru" text,
	"description_uz" text,
	"fees" text,
	"fees_en" text,
	"fees_ru" text,
	"fees_uz" text,
	"duration" text,
	"duration_en" text,
	"duration_ru" text,
	"duration_uz" text,
	"requirements" text,
	"requirements_en" text,
	"requirements_ru" text,
	"requirements_uz" text,
	"application_deadline" date,
	"fee_items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"intakes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rounds" intake_round[] GENERATED ALWAYS AS (case when intakes = '[]'::jsonb then '{}'::intake_round[] else intake_rounds(intakes) end) STORED,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taught_in" text[] DEFAULT '{}' NOT NULL,
	"study_field" text,
	"min_topik" integer,
	"min_ielts" numeric(2, 1),
	"min_toefl_ibt" integer,
	"min_marks_percent" integer,
	"min_education" text,
	"max_gap_years" integer,
	"requirements_source" text,
	"requirements_checked_on" date,
	"yearly_fee" bigint GENERATED ALWAYS AS (coalesce(1 * (jsonb_path_query_first(fee_items, '$[*] ? (@.kind == "tuition" && @.period == "per_year"
	&& @.amount.type() == "number" && @.amount <= 1000000000).amount') #>> '{}')::numeric::bigint, 2 * (jsonb_path_query_first(fee_items, '$[*] ? (@.kind == "tuition" && @.period == "per_semester"
	&& @.amount.type() == "number" && @.amount <= 1000000000).amount') #>> '{}')::numeric::bigint, 4 * (jsonb_path_query_first(fee_items, '$[*] ? (@.kind == "tuition" && @.period == "per_term"
	&& @.amount.type() == "number" && @.amount <= 1000000000).amount') #>> '{}')::numeric::bigint)) STORED,
	"title_text" text collate "C" GENERATED ALWAYS AS (search_fold(title, title_en, title_ru, title_uz)) STORED,
	"search_words" "tsvector" GENERATED ALWAYS AS (search_words(array[title, title_en, title_ru, title_uz], array[description, description_en, description_ru, description_uz])) STORED,
	CONSTRAINT "programs_study_field_known" CHECK ("programs"."study_field" in ('education', 'arts_humanities', 'social_sciences', 'business_law', 'natural_sciences', 'it', 'engineering', 'agriculture', 'health', 'services')),
	CONSTRAINT "programs_min_education_known" CHECK ("programs"."min_education" in ('school_certificate', 'associate_degree', 'bachelor_degree', 'master_degree')),
	CONSTRAINT "programs_title_length" CHECK (btrim("programs"."title") <> '' and char_length("programs"."title") <= 300),
	CONSTRAINT "programs_title_en_length" CHECK (char_length("programs"."title_en") <= 300),
	CONSTRAINT "programs_title_ru_length" CHECK (char_length("programs"."title_ru") <= 300),
	CONSTRAINT "programs_title_uz_length" CHECK (char_length("programs"."title_uz") <= 300),
	CONSTRAINT "programs_fees_length" CHECK (char_length("programs"."fees") <= 300),
	CONSTRAINT "programs_fees_en_length" CHECK (char_length("programs"."fees_en") <= 300),
	CONSTRAINT "programs_fees_ru_length" CHECK (char_length("programs"."fees_ru") <= 300),
	CONSTRAINT "programs_fees_uz_length" CHECK (char_length("programs"."fees_uz") <= 300),
	CONSTRAINT "programs_duration_length" CHECK (char_length("programs"."duration") <= 300),
	CONSTRAINT "programs_duration_en_length" CHECK (char_length("programs"."duration_en") <= 300),
	CONSTRAINT "programs_duration_ru_length" CHECK (char_length("programs"."duration_ru") <= 300),
	CONSTRAINT "programs_duration_uz_length" CHECK (char_length("programs"."duration_uz") <= 300),
	CONSTRAINT "programs_requirements_length" CHECK (char_length("programs"."requirements") <= 5000),
	CONSTRAINT "programs_requirements_en_length" CHECK (char_length("programs"."requirements_en") <= 5000),
	CONSTRAINT "programs_requirements_ru_length" CHECK (char_length("programs"."requirements_ru") <= 5000),
	CONSTRAINT "programs_requirements_uz_length" CHECK (char_length("programs"."requirements_uz") <= 5000),
	CONSTRAINT "programs_description_length" CHECK (char_length("programs"."description") <= 5000),
	CONSTRAINT "programs_description_en_length" CHECK (char_length("programs"."description_en") <= 5000),
	CONSTRAINT "programs_description_ru_length" CHECK (char_length("programs"."description_ru") <= 5000),
	CONSTRAINT "programs_description_uz_length" CHECK (char_length("programs"."description_uz") <= 5000),
	CONSTRAINT "programs_type_known" CHECK ("programs"."type" ~ '(Bachelor|Master|PhD|Language)' and char_length("programs"."type") <= 100),
	CONSTRAINT "programs_fee_items_array" CHECK (jsonb_typeof("programs"."fee_items") = 'array'),
	CONSTRAINT "programs_intakes_array" CHECK (jsonb_typeof("programs"."intakes") = 'array'),
	CONSTRAINT "programs_min_topik_range" CHECK ("programs"."min_topik" between 0 and 6),
	CONSTRAINT "programs_min_ielts_range" CHECK ("programs"."min_ielts" between 1 and 9),
	CONSTRAINT "programs_min_toefl_ibt_range" CHECK ("programs"."min_toefl_ibt" between 1 and 120),
	CONSTRAINT "programs_min_marks_percent_range" CHECK ("programs"."min_marks_percent" between 1 and 100),
	CONSTRAINT "programs_max_gap_years_range" CHECK ("programs"."max_gap_years" between 0 and 50),
	CONSTRAINT "programs_requirements_source_link" CHECK ("programs"."requirements_source" ~ '^https?://[^[:space:]]+$' and char_length("programs"."requirements_source") <= 2000),
	CONSTRAINT "programs_taught_in_known" CHECK ("programs"."taught_in" <@ array['ko', 'en'])
);
--> statement-breakpoint
CREATE TABLE "promise_outcomes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"is_kept" boolean NOT NULL,
	"minutes" integer NOT NULL,
	CONSTRAINT "promise_outcomes_task_id_unique" UNIQUE("task_id"),
	CONSTRAINT "promise_outcomes_kind_known" CHECK ("promise_outcomes"."kind" in ('answer_contact', 'first_contact', 'answer_message')),
	CONSTRAINT "promise_outcomes_minutes_range" CHECK ("promise_outcomes"."minutes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"name_ru" text,
	"name_uz" text,
	"text_en" text,
	"text_ru" text,
	"text_uz" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reply_templates_name_unique" UNIQUE("name"),
	CONSTRAINT "reply_templates_name_length" CHECK (btrim("reply_templates"."name") <> '' and char_length("reply_templates"."name") <= 100),
	CONSTRAINT "reply_templates_name_en_length" CHECK (btrim("reply_templates"."name_en") <> '' and char_length("reply_templates"."name_en") <= 100),
	CONSTRAINT "reply_templates_text_en_length" CHECK (btrim("reply_templates"."text_en") <> '' and char_length("reply_templates"."text_en") <= 5000),
	CONSTRAINT "reply_templates_name_ru_length" CHECK (btrim("reply_templates"."name_ru") <> '' and char_length("reply_templates"."name_ru") <= 100),
	CONSTRAINT "reply_templates_text_ru_length" CHECK (btrim("reply_templates"."text_ru") <> '' and char_length("reply_templates"."text_ru") <= 5000),
	CONSTRAINT "reply_templates_name_uz_length" CHECK (btrim("reply_templates"."name_uz") <> '' and char_length("reply_templates"."name_uz") <= 100),
	CONSTRAINT "reply_templates_text_uz_length" CHECK (btrim("reply_templates"."text_uz") <> '' and char_length("reply_templates"."text_uz") <= 5000),
	CONSTRAINT "reply_templates_text" CHECK (num_nonnulls("reply_templates"."text_en", "reply_templates"."text_ru", "reply_templates"."text_uz") > 0)
);
--> statement-breakpoint
CREATE TABLE "retention_marks" (
	"source" text NOT NULL,
	"record_id" uuid NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "retention_marks_source_record_id_pk" PRIMARY KEY("source","record_id"),
	CONSTRAINT "retention_marks_source_known" CHECK ("retention_marks"."source" in ('contact_submissions', 'applications', 'document_files'))
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"record_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"data" jsonb NOT NULL,
	"text_times" jsonb,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "revisions_record_id_version_pk" PRIMARY KEY("record_id","version")
);
--> statement-breakpoint
CREATE TABLE "scholarships" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"name_ru" text,
	"name_uz" text,
	"provider" text NOT NULL,
	"university_id" uuid,
	"levels" text[] NOT NULL,
	"benefits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"conditions" text,
	"conditions_en" text,
	"conditions_ru" text,
	"conditions_uz" text,
	"required_topik" integer,
	"min_marks_percent" integer,
	"max_age" integer,
	"citizenships" text[] DEFAULT '{}' NOT NULL,
	"rounds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source" text NOT NULL,
	"grade" text NOT NULL,
	"checked_on" date NOT NULL,
	CONSTRAINT "scholarships_provider_known" CHECK ("scholarships"."provider" in ('government', 'university', 'private')),
	CONSTRAINT "scholarships_grade_known" CHECK ("scholarships"."grade" in ('A', 'B', 'C')),
	CONSTRAINT "scholarships_name_length" CHECK (btrim("scholarships"."name") <> '' and char_length("scholarships"."name") <= 300),
	CONSTRAINT "scholarships_name_en_length" CHECK (char_length("scholarships"."name_en") <= 300),
	CONSTRAINT "scholarships_name_ru_length" CHECK (char_length("scholarships"."name_ru") <= 300),
	CONSTRAINT "scholarships_name_uz_length" CHECK (char_length("scholarships"."name_uz") <= 300),
	CONSTRAINT "scholarships_conditions_length" CHECK (char_length("scholarships"."conditions") <= 5000),
	CONSTRAINT "scholarships_conditions_en_length" CHECK (char_length("scholarships"."conditions_en") <= 5000),
	CONSTRAINT "scholarships_conditions_ru_length" CHECK (char_length("scholarships"."conditions_ru") <= 5000),
	CONSTRAINT "scholarships_conditions_uz_length" CHECK (char_length("scholarships"."conditions_uz") <= 5000),
	CONSTRAINT "scholarships_levels_known" CHECK (cardinality("scholarships"."levels") > 0 and "scholarships"."levels" <@ array['Bachelor', 'Master', 'PhD', 'Language']),
	CONSTRAINT "scholarships_benefits_array" CHECK (jsonb_typeof("scholarships"."benefits") = 'array'),
	CONSTRAINT "scholarships_required_topik_range" CHECK ("scholarships"."required_topik" between 1 and 6),
	CONSTRAINT "scholarships_min_marks_percent_range" CHECK ("scholarships"."min_marks_percent" between 1 and 100),
	CONSTRAINT "scholarships_max_age_range" CHECK ("scholarships"."max_age" between 15 and 100),
	CONSTRAINT "scholarships_citizenships_form" CHECK (array_to_string("scholarships"."citizenships", ',') ~ '^([A-Z]{2}(,|$))*$'),
	CONSTRAINT "scholarships_rounds_array" CHECK (jsonb_typeof("scholarships"."rounds") = 'array'),
	CONSTRAINT "scholarships_source_link" CHECK ("scholarships"."source" ~ '^https?://[^[:space:]]+$' and char_length("scholarships"."source") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"words" text NOT NULL,
	"words_en" text,
	"words_ru" text,
	"words_uz" text,
	CONSTRAINT "search_synonyms_words_length" CHECK (btrim("search_synonyms"."words") <> '' and char_length("search_synonyms"."words") <= 300),
	CONSTRAINT "search_synonyms_words_en_length" CHECK (char_length("search_synonyms"."words_en") <= 300),
	CONSTRAINT "search_synonyms_words_ru_length" CHECK (char_length("search_synonyms"."words_ru") <= 300),
	CONSTRAINT "search_synonyms_words_uz_length" CHECK (char_length("search_synonyms"."words_uz") <= 300)
);
--> statement-breakpoint
CREATE TABLE "service_fees" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"order_index" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"name_ru" text,
	"name_uz" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"due" text NOT NULL,
	"due_en" text,
	"due_ru" text,
	"due_uz" text,
	"refund" text NOT NULL,
	"refund_en" text,
	"refund_ru" text,
	"refund_uz" text,
	CONSTRAINT "service_fees_currency_known" CHECK ("service_fees"."currency" in ('KRW', 'USD', 'UZS')),
	CONSTRAINT "service_fees_name_length" CHECK (btrim("service_fees"."name") <> '' and char_length("service_fees"."name") <= 300),
	CONSTRAINT "service_fees_name_en_length" CHECK (char_length("service_fees"."name_en") <= 300),
	CONSTRAINT "service_fees_name_ru_length" CHECK (char_length("service_fees"."name_ru") <= 300),
	CONSTRAINT "service_fees_name_uz_length" CHECK (char_length("service_fees"."name_uz") <= 300),
	CONSTRAINT "service_fees_due_length" CHECK (btrim("service_fees"."due") <> '' and char_length("service_fees"."due") <= 300),
	CONSTRAINT "service_fees_due_en_length" CHECK (char_length("service_fees"."due_en") <= 300),
	CONSTRAINT "service_fees_due_ru_length" CHECK (char_length("service_fees"."due_ru") <= 300),
	CONSTRAINT "service_fees_due_uz_length" CHECK (char_length("service_fees"."due_uz") <= 300),
	CONSTRAINT "service_fees_refund_length" CHECK (btrim("service_fees"."refund") <> '' and char_length("service_fees"."refund") <= 5000),
	CONSTRAINT "service_fees_refund_en_length" CHECK (char_length("service_fees"."refund_en") <= 5000),
	CONSTRAINT "service_fees_refund_ru_length" CHECK (char_length("service_fees"."refund_ru") <= 5000),
	CONSTRAINT "service_fees_refund_uz_length" CHECK (char_length("service_fees"."refund_uz") <= 5000),
	CONSTRAINT "service_fees_amount_range" CHECK ("service_fees"."amount" between 1 and 1000000000)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text,
	"user_id" uuid,
	"applicant_id" uuid,
	"application_id" uuid,
	"level" text,
	"opened_by" text,
	"telegram_chat_id" uuid,
	"is_remembered" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"network" text,
	"browser" text,
	"platform" text,
	CONSTRAINT "sessions_token_unique" UNIQUE("token"),
	CONSTRAINT "sessions_level_known" CHECK ("sessions"."level" in ('known', 'proven')),
	CONSTRAINT "sessions_opened_by_known" CHECK ("sessions"."opened_by" in ('pair', 'link', 'call', 'telegram')),
	CONSTRAINT "sessions_browser_known" CHECK ("sessions"."browser" in ('Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet', 'Yandex Browser', 'API')),
	CONSTRAINT "sessions_platform_known" CHECK ("sessions"."platform" in ('Android', 'ChromeOS', 'iPad', 'iPhone', 'Linux', 'macOS', 'Windows')),
	CONSTRAINT "sessions_subject" CHECK (num_nonnulls("sessions"."user_id", "sessions"."applicant_id") = 1 and ("sessions"."user_id" is null) = ("sessions"."token" is null)),
	CONSTRAINT "sessions_access" CHECK (num_nonnulls("sessions"."level", "sessions"."opened_by") = case when "sessions"."applicant_id" is null then 0 else 2 end),
	CONSTRAINT "sessions_scope" CHECK (coalesce("sessions"."level" = 'known', false) = ("sessions"."application_id" is not null)),
	CONSTRAINT "sessions_chat" CHECK (coalesce("sessions"."opened_by" = 'telegram', false) = ("sessions"."telegram_chat_id" is not null)),
	CONSTRAINT "sessions_place" CHECK ("sessions"."user_id" is not null or num_nonnulls("sessions"."network", "sessions"."browser", "sessions"."platform") = 0),
	CONSTRAINT "sessions_network_length" CHECK (char_length("sessions"."network") <= 50),
	CONSTRAINT "sessions_without_address" CHECK (coalesce("sessions"."ip_address", '') = '' and coalesce("sessions"."user_agent", '') = '')
);
--> statement-breakpoint
CREATE TABLE "social_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"platform" text NOT NULL,
	"url" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "social_links_platform_known" CHECK ("social_links"."platform" in ('WhatsApp', 'Telegram')),
	CONSTRAINT "social_links_url_link" CHECK ("social_links"."url" ~ '^https?://[^[:space:]]+$' and char_length("social_links"."url") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"applicant_id" uuid,
	"application_id" uuid,
	"contact_submission_id" uuid,
	"entry_id" uuid,
	"done_entry_id" uuid,
	"delivery_id" uuid,
	"topic" text,
	"stale_records" integer,
	"office" text NOT NULL,
	"language" text NOT NULL,
	"assignee_id" uuid,
	"released_at" timestamp with time zone,
	"text" text,
	"is_suspect" boolean DEFAULT false NOT NULL,
	"is_example" boolean DEFAULT false NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"warn_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"skipped_days" text[] DEFAULT '{}' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" uuid,
	"outcome" text,
	"warned_at" timestamp with time zone,
	"overdue_told_at" timestamp with time zone,
	"escalated_at" timestamp with time zone,
	CONSTRAINT "tasks_kind_known" CHECK ("tasks"."kind" in ('answer_contact', 'first_contact', 'answer_message', 'follow_up', 'fix_delivery', 'fact_check', 'review_documents', 'refund')),
	CONSTRAINT "tasks_topic_known" CHECK ("tasks"."topic" in ('fees', 'intakes', 'funds', 'costs', 'certifications', 'scholarships')),
	CONSTRAINT "tasks_office_known" CHECK ("tasks"."office" in ('tashkent', 'seoul')),
	CONSTRAINT "tasks_language_known" CHECK ("tasks"."language" in ('en', 'ru', 'uz')),
	CONSTRAINT "tasks_outcome_known" CHECK ("tasks"."outcome" in ('answered', 'reached', 'visited', 'done', 'closed')),
	CONSTRAINT "tasks_done" CHECK (("tasks"."done_at" is null) = ("tasks"."outcome" is null)),
	CONSTRAINT "tasks_subject" CHECK (case "tasks"."kind" when 'answer_contact' then "tasks"."contact_submission_id" is not null when 'answer_message' then "tasks"."entry_id" is not null when 'fix_delivery' then "tasks"."delivery_id" is not null when 'fact_check' then "tasks"."topic" is not null and "tasks"."stale_records" is not null else "tasks"."applicant_id" is not null end),
	CONSTRAINT "tasks_stale_records_range" CHECK ("tasks"."stale_records" >= 0),
	CONSTRAINT "tasks_text_length" CHECK (btrim("tasks"."text") <> '' and char_length("tasks"."text") <= 500),
	CONSTRAINT "tasks_attempts_range" CHECK ("tasks"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"order_index" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"name_ru" text,
	"name_uz" text,
	"position" text,
	"position_en" text,
	"position_ru" text,
	"position_uz" text,
	"bio" text,
	"bio_en" text,
	"bio_ru" text,
	"bio_uz" text,
	"email" text,
	"linkedin_url" text,
	"image_url" text,
	"city" text,
	"city_en" text,
	"city_ru" text,
	"city_uz" text,
	"speaks" text,
	"speaks_en" text,
	"speaks_ru" text,
	"speaks_uz" text,
	"messenger_url" text,
	"code" text,
	CONSTRAINT "team_members_code_unique" UNIQUE("code"),
	CONSTRAINT "team_members_code_form" CHECK ("team_members"."code" ~ '^[2-9A-HJ-KM-NP-TV-Z]{4}$'),
	CONSTRAINT "team_members_name_length" CHECK (btrim("team_members"."name") <> '' and char_length("team_members"."name") <= 300),
	CONSTRAINT "team_members_name_en_length" CHECK (char_length("team_members"."name_en") <= 300),
	CONSTRAINT "team_members_name_ru_length" CHECK (char_length("team_members"."name_ru") <= 300),
	CONSTRAINT "team_members_name_uz_length" CHECK (char_length("team_members"."name_uz") <= 300),
	CONSTRAINT "team_members_position_length" CHECK (char_length("team_members"."position") <= 300),
	CONSTRAINT "team_members_position_en_length" CHECK (char_length("team_members"."position_en") <= 300),
	CONSTRAINT "team_members_position_ru_length" CHECK (char_length("team_members"."position_ru") <= 300),
	CONSTRAINT "team_members_position_uz_length" CHECK (char_length("team_members"."position_uz") <= 300),
	CONSTRAINT "team_members_bio_length" CHECK (char_length("team_members"."bio") <= 5000),
	CONSTRAINT "team_members_bio_en_length" CHECK (char_length("team_members"."bio_en") <= 5000),
	CONSTRAINT "team_members_bio_ru_length" CHECK (char_length("team_members"."bio_ru") <= 5000),
	CONSTRAINT "team_members_bio_uz_length" CHECK (char_length("team_members"."bio_uz") <= 5000),
	CONSTRAINT "team_members_city_length" CHECK (char_length("team_members"."city") <= 300),
	CONSTRAINT "team_members_city_en_length" CHECK (char_length("team_members"."city_en") <= 300),
	CONSTRAINT "team_members_city_ru_length" CHECK (char_length("team_members"."city_ru") <= 300),
	CONSTRAINT "team_members_city_uz_length" CHECK (char_length("team_members"."city_uz") <= 300),
	CONSTRAINT "team_members_speaks_length" CHECK (char_length("team_members"."speaks") <= 300),
	CONSTRAINT "team_members_speaks_en_length" CHECK (char_length("team_members"."speaks_en") <= 300),
	CONSTRAINT "team_members_speaks_ru_length" CHECK (char_length("team_members"."speaks_ru") <= 300),
	CONSTRAINT "team_members_speaks_uz_length" CHECK (char_length("team_members"."speaks_uz") <= 300),
	CONSTRAINT "team_members_messenger_url_link" CHECK ("team_members"."messenger_url" ~ '^https?://[^[:space:]]+$' and char_length("team_members"."messenger_url") <= 2000),
	CONSTRAINT "team_members_email_length" CHECK (char_length("team_members"."email") <= 254),
	CONSTRAINT "team_members_linkedin_url_link" CHECK ("team_members"."linkedin_url" ~ '^https?://[^[:space:]]+$' and char_length("team_members"."linkedin_url") <= 2000),
	CONSTRAINT "team_members_image_url_link" CHECK ("team_members"."image_url" ~ '^(https?://[^[:space:]]+|/([^/\\[:space:]][^[:space:]]*)?)$' and char_length("team_members"."image_url") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "telegram_chats" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"applicant_id" uuid NOT NULL,
	"application_id" uuid,
	"family_link_id" uuid,
	"chat_id" bigint NOT NULL,
	"follower" text NOT NULL,
	"level" text NOT NULL,
	"proven_by" text,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"connected_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "telegram_chats_once" UNIQUE("chat_id","applicant_id"),
	CONSTRAINT "telegram_chats_follower_known" CHECK ("telegram_chats"."follower" in ('applicant', 'family')),
	CONSTRAINT "telegram_chats_level_known" CHECK ("telegram_chats"."level" in ('known', 'proven')),
	CONSTRAINT "telegram_chats_proven_by_known" CHECK ("telegram_chats"."proven_by" in ('link', 'call', 'phone')),
	CONSTRAINT "telegram_chats_language_known" CHECK ("telegram_chats"."language" in ('en', 'ru', 'uz')),
	CONSTRAINT "telegram_chats_state_known" CHECK ("telegram_chats"."state" in ('requested', 'active', 'stopped', 'blocked')),
	CONSTRAINT "telegram_chats_scope" CHECK (("telegram_chats"."level" = 'known') = ("telegram_chats"."application_id" is not null)),
	CONSTRAINT "telegram_chats_proof" CHECK (("telegram_chats"."level" = 'proven') = ("telegram_chats"."proven_by" is not null)),
	CONSTRAINT "telegram_chats_ended" CHECK (("telegram_chats"."state" in ('stopped', 'blocked')) = ("telegram_chats"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"name_ru" text,
	"name_uz" text,
	"country" text,
	"country_en" text,
	"country_ru" text,
	"country_uz" text,
	"content" text NOT NULL,
	"content_en" text,
	"content_ru" text,
	"content_uz" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "testimonials_name_length" CHECK (btrim("testimonials"."name") <> '' and char_length("testimonials"."name") <= 300),
	CONSTRAINT "testimonials_name_en_length" CHECK (char_length("testimonials"."name_en") <= 300),
	CONSTRAINT "testimonials_name_ru_length" CHECK (char_length("testimonials"."name_ru") <= 300),
	CONSTRAINT "testimonials_name_uz_length" CHECK (char_length("testimonials"."name_uz") <= 300),
	CONSTRAINT "testimonials_country_length" CHECK (char_length("testimonials"."country") <= 300),
	CONSTRAINT "testimonials_country_en_length" CHECK (char_length("testimonials"."country_en") <= 300),
	CONSTRAINT "testimonials_country_ru_length" CHECK (char_length("testimonials"."country_ru") <= 300),
	CONSTRAINT "testimonials_country_uz_length" CHECK (char_length("testimonials"."country_uz") <= 300),
	CONSTRAINT "testimonials_content_length" CHECK (btrim("testimonials"."content") <> '' and char_length("testimonials"."content") <= 5000),
	CONSTRAINT "testimonials_content_en_length" CHECK (char_length("testimonials"."content_en") <= 5000),
	CONSTRAINT "testimonials_content_ru_length" CHECK (char_length("testimonials"."content_ru") <= 5000),
	CONSTRAINT "testimonials_content_uz_length" CHECK (char_length("testimonials"."content_uz") <= 5000)
);
--> statement-breakpoint
CREATE TABLE "text_times" (
	"record_id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"times" jsonb NOT NULL,
	"gaps" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trash" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"noun" text NOT NULL,
	"record_id" uuid NOT NULL,
	"applicant_id" uuid,
	"label" text NOT NULL,
	"rows" jsonb NOT NULL,
	"deleted_by" uuid,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trash_record_id_unique" UNIQUE("record_id"),
	CONSTRAINT "trash_noun_length" CHECK (btrim("trash"."noun") <> '' and char_length("trash"."noun") <= 300),
	CONSTRAINT "trash_label_length" CHECK (btrim("trash"."label") <> '' and char_length("trash"."label") <= 300),
	CONSTRAINT "trash_applicant" CHECK (("trash"."noun" = 'application') = ("trash"."applicant_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"last_time_step" bigint,
	CONSTRAINT "two_factors_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "universities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"name_ru" text,
	"name_uz" text,
	"name_ko" text,
	"description" text,
	"description_en" text,
	"description_ru" text,
	"description_uz" text,
	"location" text NOT NULL,
	"location_en" text,
	"location_ru" text,
	"location_uz" text,
	"tuition_range" text,
	"tuition_range_en" text,
	"tuition_range_ru" text,
	"tuition_range_uz" text,
	"scholarships" text,
	"scholarships_en" text,
	"scholarships_ru" text,
	"scholarships_uz" text,
	"ranking" integer,
	"ranking_source" text,
	"is_public" boolean DEFAULT true NOT NULL,
	"province" text,
	"image_url" text,
	"website_url" text,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"place_text" text collate "C" GENERATED ALWAYS AS (search_fold(name, name_en, name_ru, name_uz, name_ko, location, location_en, location_ru, location_uz)) STORED,
	"search_words" "tsvector" GENERATED ALWAYS AS (search_words(array[name, name_en, name_ru, name_uz, name_ko], array[description, description_en, description_ru, description_uz])) STORED,
	CONSTRAINT "universities_province_known" CHECK ("universities"."province" in ('seoul', 'busan', 'daegu', 'incheon', 'gwangju', 'daejeon', 'ulsan', 'sejong', 'gyeonggi', 'gangwon', 'north_chungcheong', 'south_chungcheong', 'north_jeolla', 'south_jeolla', 'north_gyeongsang', 'south_gyeongsang', 'jeju')),
	CONSTRAINT "universities_name_length" CHECK (btrim("universities"."name") <> '' and char_length("universities"."name") <= 300),
	CONSTRAINT "universities_name_en_length" CHECK (char_length("universities"."name_en") <= 300),
	CONSTRAINT "universities_name_ru_length" CHECK (char_length("universities"."name_ru") <= 300),
	CONSTRAINT "universities_name_uz_length" CHECK (char_length("universities"."name_uz") <= 300),
	CONSTRAINT "universities_location_length" CHECK (btrim("universities"."location") <> '' and char_length("universities"."location") <= 300),
	CONSTRAINT "universities_location_en_length" CHECK (char_length("universities"."location_en") <= 300),
	CONSTRAINT "universities_location_ru_length" CHECK (char_length("universities"."location_ru") <= 300),
	CONSTRAINT "universities_location_uz_length" CHECK (char_length("universities"."location_uz") <= 300),
	CONSTRAINT "universities_tuition_range_length" CHECK (char_length("universities"."tuition_range") <= 300),
	CONSTRAINT "universities_tuition_range_en_length" CHECK (char_length("universities"."tuition_range_en") <= 300),
	CONSTRAINT "universities_tuition_range_ru_length" CHECK (char_length("universities"."tuition_range_ru") <= 300),
	CONSTRAINT "universities_tuition_range_uz_length" CHECK (char_length("universities"."tuition_range_uz") <= 300),
	CONSTRAINT "universities_scholarships_length" CHECK (char_length("universities"."scholarships") <= 5000),
	CONSTRAINT "universities_scholarships_en_length" CHECK (char_length("universities"."scholarships_en") <= 5000),
	CONSTRAINT "universities_scholarships_ru_length" CHECK (char_length("universities"."scholarships_ru") <= 5000),
	CONSTRAINT "universities_scholarships_uz_length" CHECK (char_length("universities"."scholarships_uz") <= 5000),
	CONSTRAINT "universities_description_length" CHECK (char_length("universities"."description") <= 5000),
	CONSTRAINT "universities_description_en_length" CHECK (char_length("universities"."description_en") <= 5000),
	CONSTRAINT "universities_description_ru_length" CHECK (char_length("universities"."description_ru") <= 5000),
	CONSTRAINT "universities_description_uz_length" CHECK (char_length("universities"."description_uz") <= 5000),
	CONSTRAINT "universities_name_ko_length" CHECK (char_length("universities"."name_ko") <= 300),
	CONSTRAINT "universities_ranking_source_length" CHECK (char_length("universities"."ranking_source") <= 300),
	CONSTRAINT "universities_ranking_range" CHECK ("universities"."ranking" between 1 and 100000),
	CONSTRAINT "universities_image_url_link" CHECK ("universities"."image_url" ~ '^(https?://[^[:space:]]+|/([^/\\[:space:]][^[:space:]]*)?)$' and char_length("universities"."image_url") <= 2000),
	CONSTRAINT "universities_website_url_link" CHECK ("universities"."website_url" ~ '^https?://[^[:space:]]+$' and char_length("universities"."website_url") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"pending_email" text,
	"display_name" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"email_verified" boolean GENERATED ALWAYS AS (email_confirmed_at is not null) STORED,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	"language" text,
	"saved_views" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_fold(display_name, email)) STORED,
	CONSTRAINT "users_email_once" UNIQUE("email"),
	CONSTRAINT "users_language_known" CHECK ("users"."language" in ('en', 'ru', 'uz')),
	CONSTRAINT "users_email_form" CHECK ("users"."email" = lower("users"."email") and "users"."email" ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
	CONSTRAINT "users_email_length" CHECK (char_length("users"."email") <= 254),
	CONSTRAINT "users_pending_email_length" CHECK (char_length("users"."pending_email") <= 254),
	CONSTRAINT "users_display_name_length" CHECK (btrim("users"."display_name") <> '' and char_length("users"."display_name") <= 200),
	CONSTRAINT "users_saved_views_array" CHECK (jsonb_typeof("users"."saved_views") = 'array'),
	CONSTRAINT "users_saved_views_bounds" CHECK (octet_length("users"."saved_views"::text) <= 50000)
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applicant_pairs" ADD CONSTRAINT "applicant_pairs_one_id_applicants_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_pairs" ADD CONSTRAINT "applicant_pairs_other_id_applicants_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_contact_submission_id_contact_submissions_id_fk" FOREIGN KEY ("contact_submission_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_link_id_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_rules" ADD CONSTRAINT "document_rules_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_contact_submission_id_contact_submissions_id_fk" FOREIGN KEY ("contact_submission_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merges" ADD CONSTRAINT "merges_winner_id_applicants_id_fk" FOREIGN KEY ("winner_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_templates" ADD CONSTRAINT "pack_templates_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_telegram_chat_id_telegram_chats_id_fk" FOREIGN KEY ("telegram_chat_id") REFERENCES "public"."telegram_chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_contact_submission_id_contact_submissions_id_fk" FOREIGN KEY ("contact_submission_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_done_entry_id_entries_id_fk" FOREIGN KEY ("done_entry_id") REFERENCES "public"."entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_chats" ADD CONSTRAINT "telegram_chats_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_chats" ADD CONSTRAINT "telegram_chats_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_chats" ADD CONSTRAINT "telegram_chats_family_link_id_links_id_fk" FOREIGN KEY ("family_link_id") REFERENCES "public"."links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_pairs_of_other" ON "applicant_pairs" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "applicants_search" ON "applicants" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "applicants_newest" ON "applicants" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applicants_of_phone" ON "applicants" USING btree ("phone_e164");--> statement-breakpoint
CREATE INDEX "applicants_of_email" ON "applicants" USING btree ("email");--> statement-breakpoint
CREATE INDEX "applicants_of_birth_date" ON "applicants" USING btree ("birth_date");--> statement-breakpoint
CREATE INDEX "applicants_of_assignee" ON "applicants" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "applicants_examples" ON "applicants" USING btree ("id") WHERE "applicants"."is_example";--> statement-breakpoint
CREATE INDEX "applications_suspect" ON "applications" USING btree ("submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "applications"."is_suspect";--> statement-breakpoint
CREATE INDEX "applications_of_status" ON "applications" USING btree ("status","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_of_visa_type" ON "applications" USING btree ("visa_type","id") WHERE "applications"."visa_type" is not null;--> statement-breakpoint
CREATE INDEX "applications_open" ON "applications" USING btree ("status","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"is_suspect","visa_type","applicant_id") WHERE "applications"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "applications_owing" ON "applications" USING btree (("money" ->> 'dueOn'),"id") WHERE "applications"."money" ->> 'dueOn' is not null;--> statement-breakpoint
CREATE INDEX "applications_refunding" ON "applications" USING btree (("money" ->> 'refundSince'),"id") WHERE "applications"."money" ->> 'refundSince' is not null;--> statement-breakpoint
CREATE INDEX "applications_of_email" ON "applications" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "applications_of_applicant" ON "applications" USING btree ("applicant_id","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_of_content" ON "applications" USING btree ("content_hash","submitted_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_of_program" ON "applications" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "applications_of_university" ON "applications" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "audit_log_of_record" ON "audit_log" USING btree ("record_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_of_actor" ON "audit_log" USING btree ("actor_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_of_area" ON "audit_log" USING btree (split_part("action", ':', 1),"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "batches_by_age" ON "batches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "batches_of_user" ON "batches" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "blog_posts"."published";--> statement-breakpoint
CREATE INDEX "bot_dialogs_by_end" ON "bot_dialogs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "bot_dialogs_by_change" ON "bot_dialogs" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "bot_updates_by_age" ON "bot_updates" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "contact_submissions_search" ON "contact_submissions" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_submissions_of_state" ON "contact_submissions" USING btree ("state","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_submissions_of_applicant" ON "contact_submissions" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "contact_submissions_examples" ON "contact_submissions" USING btree ("id") WHERE "contact_submissions"."is_example";--> statement-breakpoint
CREATE INDEX "contact_submissions_suspect" ON "contact_submissions" USING btree ("submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "contact_submissions"."is_suspect";--> statement-breakpoint
CREATE INDEX "contact_submissions_of_content" ON "contact_submissions" USING btree ("content_hash","submitted_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_submissions_newest" ON "contact_submissions" USING btree ("submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_once_a_registration" ON "deliveries" USING btree ("user_id","kind") WHERE "deliveries"."channel" = 'ad';--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("channel","next_attempt_at") WHERE "deliveries"."state" in ('waiting', 'digest');--> statement-breakpoint
CREATE INDEX "deliveries_claimed" ON "deliveries" USING btree ("channel","claimed_at");--> statement-breakpoint
CREATE INDEX "deliveries_of_chat" ON "deliveries" USING btree ("chat_id","created_at") WHERE "deliveries"."chat_id" <> 0;--> statement-breakpoint
CREATE INDEX "deliveries_of_user" ON "deliveries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "deliveries_by_age" ON "deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "document_files_of_applicant" ON "document_files" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "document_rules_university" ON "document_rules" USING btree ("university_id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_once" ON "documents" USING btree ("application_id","stage","code");--> statement-breakpoint
CREATE INDEX "documents_of_applicant" ON "documents" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "documents_open" ON "documents" USING btree ("state","application_id") WHERE "documents"."state" in ('needed', 'received', 'returned');--> statement-breakpoint
CREATE INDEX "entries_newest" ON "entries" USING btree ("at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "entries_of_payments" ON "entries" USING btree ("at") WHERE "entries"."kind" = 'payment';--> statement-breakpoint
CREATE INDEX "entries_of_applicant" ON "entries" USING btree ("applicant_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "entries_of_application" ON "entries" USING btree ("application_id","at","id");--> statement-breakpoint
CREATE INDEX "entries_of_contact_submission" ON "entries" USING btree ("contact_submission_id","at","id");--> statement-breakpoint
CREATE INDEX "entries_of_batch" ON "entries" USING btree ("batch_id") WHERE "entries"."batch_id" is not null;--> statement-breakpoint
CREATE INDEX "entries_unread" ON "entries" USING btree ("visible_at") WHERE "entries"."kind" = 'message_in' and "entries"."read_by_staff_at" is null;--> statement-breakpoint
CREATE INDEX "import_rows_of_state" ON "import_rows" USING btree ("import_id","state","line");--> statement-breakpoint
CREATE INDEX "imports_newest" ON "imports" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "intake_reminders_by_closing" ON "intake_reminders" USING btree ("closes_on");--> statement-breakpoint
CREATE INDEX "links_of_user" ON "links" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "links_of_applicant" ON "links" USING btree ("applicant_id","purpose","created_at");--> statement-breakpoint
CREATE INDEX "links_of_application" ON "links" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "links_by_end" ON "links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "merges_of_winner" ON "merges" USING btree ("winner_id");--> statement-breakpoint
CREATE INDEX "merges_of_phone" ON "merges" USING btree ("former_phone_e164");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_one_active" ON "notices" USING btree ("is_active") WHERE "notices"."is_active";--> statement-breakpoint
CREATE INDEX "pack_templates_university" ON "pack_templates" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "programs_search" ON "programs" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "programs_newest" ON "programs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"university_id","is_hidden");--> statement-breakpoint
CREATE INDEX "programs_of_university" ON "programs" USING btree ("university_id","yearly_fee");--> statement-breakpoint
CREATE INDEX "programs_by_type" ON "programs" USING btree ("university_id","type","is_hidden");--> statement-breakpoint
CREATE INDEX "promise_outcomes_of_day" ON "promise_outcomes" USING btree ("day","kind");--> statement-breakpoint
CREATE INDEX "scholarships_university" ON "scholarships" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_of_applicant" ON "sessions" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "sessions_of_application" ON "sessions" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "sessions_of_telegram_chat" ON "sessions" USING btree ("telegram_chat_id");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_once_a_contact_submission" ON "tasks" USING btree ("contact_submission_id") WHERE "tasks"."kind" = 'answer_contact';--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_once_a_message" ON "tasks" USING btree ("entry_id") WHERE "tasks"."kind" = 'answer_message';--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_once_a_delivery" ON "tasks" USING btree ("delivery_id") WHERE "tasks"."kind" = 'fix_delivery' and "tasks"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_once_a_first_contact" ON "tasks" USING btree ("application_id") WHERE "tasks"."kind" = 'first_contact';--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_once_a_follow_up" ON "tasks" USING btree ("application_id") WHERE "tasks"."kind" = 'follow_up' and "tasks"."text" is null and "tasks"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_once_a_topic" ON "tasks" USING btree ("topic") WHERE "tasks"."kind" = 'fact_check' and "tasks"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_once_a_review" ON "tasks" USING btree ("application_id") WHERE "tasks"."kind" = 'review_documents' and "tasks"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_once_a_refund" ON "tasks" USING btree ("application_id") WHERE "tasks"."kind" = 'refund' and "tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_newest" ON "tasks" USING btree ("opened_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("due_at","id") WHERE "tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_open_newest" ON "tasks" USING btree ("opened_at") WHERE "tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_done_newest" ON "tasks" USING btree ("done_at") WHERE "tasks"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "tasks_open_of_application" ON "tasks" USING btree ("application_id","due_at") WHERE "tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_open_of_assignee" ON "tasks" USING btree ("assignee_id","due_at","id") WHERE "tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_of_applicant" ON "tasks" USING btree ("applicant_id","opened_at");--> statement-breakpoint
CREATE INDEX "tasks_of_application" ON "tasks" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "tasks_of_contact_submission" ON "tasks" USING btree ("contact_submission_id");--> statement-breakpoint
CREATE INDEX "tasks_of_entry" ON "tasks" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "tasks_done_by_entry" ON "tasks" USING btree ("done_entry_id") WHERE "tasks"."done_entry_id" is not null;--> statement-breakpoint
CREATE INDEX "tasks_of_delivery" ON "tasks" USING btree ("delivery_id");--> statement-breakpoint
CREATE UNIQUE INDEX "telegram_chats_one_applicant" ON "telegram_chats" USING btree ("applicant_id") WHERE "telegram_chats"."follower" = 'applicant' and "telegram_chats"."state" = 'active';--> statement-breakpoint
CREATE INDEX "telegram_chats_of_applicant" ON "telegram_chats" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "telegram_chats_of_application" ON "telegram_chats" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "telegram_chats_of_family_link" ON "telegram_chats" USING btree ("family_link_id");--> statement-breakpoint
CREATE INDEX "testimonials_in_order" ON "testimonials" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "trash_newest" ON "trash" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trash_of_applicant" ON "trash" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "universities_place" ON "universities" USING gin ("place_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "universities_search" ON "universities" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "universities_by_ranking" ON "universities" USING btree ("ranking" asc nulls last,"name" collate "C","id");--> statement-breakpoint
CREATE INDEX "universities_by_name" ON "universities" USING btree (translate(fold_case("name"), U&'\0451', U&'\0435') collate "C","id");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "verifications_by_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_by_value" ON "verifications" USING btree ("value");
--> statement-breakpoint

-- ── What drizzle-kit cannot express ────────────────────────────────────────────────────────────────────────────────

-- PostgreSQL plans as if reading a row's words cost nothing, and would compare those of every row for a common word. Without statistics it expects
-- few rows and uses the index.
ALTER TABLE programs ALTER search_words SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE universities ALTER search_words SET STATISTICS 0;
--> statement-breakpoint
-- Lists scan the rows of programs, so the long texts, which only the page of a program shows, are stored apart, and what lists compare is not.
ALTER TABLE programs SET (toast_tuple_target = 768), ALTER title SET STORAGE main, ALTER title_en SET STORAGE main,
	ALTER title_ru SET STORAGE main, ALTER title_uz SET STORAGE main, ALTER title_text SET STORAGE main,
	ALTER type SET STORAGE main, ALTER fee_items SET STORAGE main, ALTER rounds SET STORAGE main;
--> statement-breakpoint
-- At most one status a day for each university, scheme and scope.
ALTER TABLE certifications ADD CONSTRAINT certifications_without_overlap EXCLUDE USING gist (
	university_id WITH =, scheme WITH =, scope WITH =, daterange(valid_from, valid_to, '[]') WITH &&);
--> statement-breakpoint
INSERT INTO installation (erasure_key) VALUES (encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'));
--> statement-breakpoint
-- Whose turn it is to get a new task, for each office and language (domain/tasks/assignment.ts).
CREATE SEQUENCE round_robin_tashkent_en;
--> statement-breakpoint
CREATE SEQUENCE round_robin_tashkent_ru;
--> statement-breakpoint
CREATE SEQUENCE round_robin_tashkent_uz;
--> statement-breakpoint
CREATE SEQUENCE round_robin_seoul_en;
--> statement-breakpoint
CREATE SEQUENCE round_robin_seoul_ru;
--> statement-breakpoint
CREATE SEQUENCE round_robin_seoul_uz;
--> statement-breakpoint

-- ── Functions of triggers ──────────────────────────────────────────────────────────────────────────────────────────

-- Tells every process that rows of a table have changed, so that it drops the pages that show them.
CREATE FUNCTION notify_change() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
	PERFORM pg_notify('changed', tg_table_name);
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Sets the column in its argument: the version counts the updates, other columns have their time.
CREATE FUNCTION stamp_update() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
	CASE tg_argv[0]
		WHEN 'version' THEN NEW.version := OLD.version + 1;
		WHEN 'updated_at' THEN NEW.updated_at := now();
		WHEN 'changed_at' THEN NEW.changed_at := now();
	END CASE;
	RETURN NEW;
END
$$;
--> statement-breakpoint
-- The deadline of a program with certain intakes is its next closing in Korea, or the last one if all have passed. One that was read from intakes
-- goes with them. On later days, reads look at the rounds themselves (domain/catalog/selection.ts).
CREATE FUNCTION follow_intakes() RETURNS trigger
LANGUAGE plpgsql
SET search_path = ''
AS $$
DECLARE
	today date := (now() AT TIME ZONE 'Asia/Seoul')::date;
	deadline date := (
		SELECT coalesce(min(closes) FILTER (WHERE closes >= today), max(closes))
		FROM unnest(public.intake_rounds(NEW.intakes)) WHERE is_certain);
BEGIN
	IF deadline IS NOT NULL THEN
		NEW.application_deadline := deadline;
	ELSIF TG_OP = 'UPDATE' AND EXISTS (
		SELECT FROM unnest(OLD.rounds) WHERE is_certain AND closes = NEW.application_deadline)
	THEN
		NEW.application_deadline := NULL;
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION enforce_append_only() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are only ever added', tg_table_name;
END
$$;
--> statement-breakpoint
CREATE FUNCTION set_audit_hash() RETURNS trigger
LANGUAGE plpgsql
SET search_path = ''
AS $$
DECLARE
	last public.audit_log;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended('audit_log', 0));
	SELECT * INTO last FROM public.audit_log ORDER BY id DESC LIMIT 1;
	NEW.id := coalesce(last.id, 0) + 1;
	-- What the row says, after the hash of the row before (database/tables.ts has the same hash).
	NEW.hash := encode(sha256(convert_to(jsonb_build_array(coalesce(last.hash, ''), NEW.id, extract(epoch FROM NEW.at), NEW.actor_id,
		NEW.network, NEW.action, NEW.record_id, NEW.detail)::text, 'UTF8')), 'hex');
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION protect_last_owner() RETURNS trigger
LANGUAGE plpgsql
SET search_path = ''
AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		IF EXISTS (SELECT FROM public.profiles WHERE role = 'owner') THEN
			RAISE EXCEPTION 'the last owner stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'last_owner';
		END IF;
		RETURN NULL;
	END IF;
	IF TG_OP = 'UPDATE' AND NEW.role = 'owner' AND NEW.id = OLD.id AND NEW.user_id = OLD.user_id THEN
		RETURN NEW;
	END IF;
	PERFORM pg_advisory_xact_lock(hashtextextended('owners', 0));
	IF NOT EXISTS (SELECT FROM public.profiles WHERE role = 'owner' AND id <> OLD.id) THEN
		RAISE EXCEPTION 'the last owner stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'last_owner';
	END IF;
	RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END
$$;
--> statement-breakpoint
-- Keyed hashes of what was deleted, which reveal nothing and tell a restore to delete it again (database/tables.ts has the same hash).
-- A record may go to the trash several times: its latest deletion from the trash for good counts, for all of its entries.
CREATE FUNCTION record_erasures() RETURNS trigger
LANGUAGE plpgsql
SET search_path = ''
AS $$
BEGIN
	INSERT INTO public.erasures (hash, erased_at)
	SELECT encode(sha256(convert_to(installation.erasure_key || ':' || tg_table_name || ':'
		|| coalesce(to_jsonb(erased) ->> 'record_id', to_jsonb(erased) ->> 'id'), 'UTF8')), 'hex'), clock_timestamp()
	FROM erased CROSS JOIN public.installation
	ON CONFLICT (hash) DO UPDATE SET erased_at = excluded.erased_at;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- An application that another program inserts has its applicant from the start.
CREATE FUNCTION create_applicant() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
	INSERT INTO public.applicants (full_name, phone_number, email, language, created_at)
	VALUES (NEW.full_name, NEW.phone_number, pg_catalog.lower(NEW.email), NEW.language, NEW.submitted_at)
	RETURNING id INTO NEW.applicant_id;
	RETURN NEW;
END
$$;
--> statement-breakpoint

-- ── Triggers ───────────────────────────────────────────────────────────────────────────────────────────────────────

CREATE TRIGGER programs_follow_intakes BEFORE INSERT OR UPDATE ON programs
	FOR EACH ROW WHEN (NEW.intakes <> '[]'::jsonb) EXECUTE FUNCTION follow_intakes();
--> statement-breakpoint
CREATE TRIGGER programs_lose_intakes BEFORE UPDATE ON programs
	FOR EACH ROW WHEN (NEW.intakes = '[]'::jsonb AND OLD.intakes <> '[]'::jsonb) EXECUTE FUNCTION follow_intakes();
--> statement-breakpoint

DO $$
DECLARE
	of_table text;
BEGIN
	FOREACH of_table IN ARRAY '{achievements, blog_posts, certifications, closed_days, company_features, company_info, cost_items, document_rules, exchange_rates,
		funds_rules, hero_content, images, legal_entities, notices, offices, policies, programs, scholarships, search_synonyms, service_fees, social_links, team_members, testimonials, universities}'::text[]
	LOOP
		EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.%I
			FOR EACH STATEMENT EXECUTE FUNCTION public.notify_change()', of_table || '_notify_change', of_table);
	END LOOP;
	FOREACH of_table IN ARRAY '{achievements, applicants, blog_posts, certifications, closed_days, company_features, company_info, cost_items, document_rules, documents,
		funds_rules, hero_content, images, legal_entities, notices, offices, pack_templates, programs, reply_templates, scholarships, search_synonyms, service_fees, social_links, team_members, testimonials,
		universities}'::text[]
	LOOP
		EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE ON public.%I
			FOR EACH ROW EXECUTE FUNCTION public.stamp_update(''version'')', of_table || '_increment_version', of_table);
	END LOOP;
	FOREACH of_table IN ARRAY '{applications, contact_submissions, trash, users}'::text[]
	LOOP
		EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON public.%I REFERENCING OLD TABLE AS erased
			FOR EACH STATEMENT EXECUTE FUNCTION public.record_erasures()', of_table || '_record_erasures', of_table);
	END LOOP;
END
$$;
--> statement-breakpoint
-- Pages name the authors of posts.
CREATE TRIGGER profiles_notify_change AFTER UPDATE OF user_id OR DELETE OR TRUNCATE ON profiles FOR EACH STATEMENT EXECUTE FUNCTION notify_change();
--> statement-breakpoint
CREATE TRIGGER users_notify_change AFTER UPDATE OF display_name OR DELETE OR TRUNCATE ON users FOR EACH STATEMENT EXECUTE FUNCTION notify_change();
--> statement-breakpoint
CREATE TRIGGER notices_set_updated_at BEFORE UPDATE ON notices FOR EACH ROW EXECUTE FUNCTION stamp_update('updated_at');
--> statement-breakpoint
CREATE TRIGGER applications_set_changed_at BEFORE UPDATE ON applications FOR EACH ROW
WHEN (OLD.applicant_id IS NOT DISTINCT FROM NEW.applicant_id) EXECUTE FUNCTION stamp_update('changed_at');
--> statement-breakpoint
CREATE TRIGGER applications_create_applicant BEFORE INSERT ON applications FOR EACH ROW
WHEN (NEW.applicant_id IS NULL) EXECUTE FUNCTION create_applicant();
--> statement-breakpoint
CREATE TRIGGER entries_append_only BEFORE UPDATE OF application_id, contact_submission_id, kind, at, author_id, channel, text, data ON entries
	FOR EACH STATEMENT EXECUTE FUNCTION enforce_append_only();
--> statement-breakpoint
-- Entries about money go only with their application, by the cascade of its deletion.
CREATE TRIGGER entries_money_stays BEFORE DELETE ON entries FOR EACH ROW
WHEN (pg_trigger_depth() = 0 AND OLD.kind IN ('agreement', 'agreement_ended', 'payment', 'payment_confirmed', 'payment_corrected',
	'payment_receipt', 'refund_opened', 'refund_closed'))
EXECUTE FUNCTION enforce_append_only();
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION enforce_append_only();
--> statement-breakpoint
CREATE TRIGGER audit_signatures_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_signatures FOR EACH STATEMENT EXECUTE FUNCTION enforce_append_only();
--> statement-breakpoint
CREATE TRIGGER audit_log_set_hash BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION set_audit_hash();
--> statement-breakpoint
CREATE TRIGGER profiles_protect_last_owner BEFORE UPDATE OR DELETE ON profiles FOR EACH ROW
WHEN (OLD.role = 'owner') EXECUTE FUNCTION protect_last_owner();
--> statement-breakpoint
CREATE TRIGGER profiles_prevent_owner_truncate BEFORE TRUNCATE ON profiles FOR EACH STATEMENT EXECUTE FUNCTION protect_last_owner();
