-- A restore by pg_dump's scripts runs with an empty search_path, and a database may have any locale. So every function of the schema
-- either has a body that was parsed when it was created, or a pinned search_path, or names nothing of the schema without it
-- (database/dump.test.ts holds this); and letters are folded and sorted without the database's locale.

-- Lower case of Latin, Greek and Cyrillic letters, given what lower() makes of ASCII. translate() compares each character with the
-- whole list until one matches, hence a list for the letters of Russian and Uzbek, which begins with the most frequent small
-- ones, and another for the rare rest.
CREATE FUNCTION fold_letters(input text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$
BEGIN
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
-- Lower case, the same on every server: lower() folds only ASCII where the locale is "C". Not strict, so that it is inlined.
CREATE FUNCTION fold_case(input text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN octet_length(input) = char_length(input) THEN lower(input COLLATE "C")
	ELSE fold_letters(lower(input COLLATE "C")) END;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_plain(input text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$
BEGIN
	input := public.fold_case(input);
	IF input ~ '[''`´ʻʼ‘’‛ʹʽ′]' COLLATE "C" THEN
		RETURN translate(input, '''`´ʻʼ‘’‛ʹʽ′', '');
	END IF;
	RETURN input;
END
$$;
--> statement-breakpoint
-- As before, with the most frequent letters first.
CREATE OR REPLACE FUNCTION search_latin(input text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(
	replace(replace(replace(replace(replace(replace(
		regexp_replace(
			regexp_replace(input, '(?<![бвгджзйклмнпрстфхцчшщқғҳ])е', 'ye', 'g'),
			'(?<=[аоуэиеёюяўы])ц', 'ts', 'g'),
		'ё', 'yo'), 'ю', 'yu'), 'я', 'ya'), 'ч', 'ch'), 'ш', 'sh'), 'щ', 'sh'),
	' оеаинтсрвлкмдупызгбйхжцэфўқғҳъь',
	' oeaintsrvlkmdupizgbyxjsefoqgh');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_fold(input text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$
DECLARE
	plain text := public.search_plain(input);
BEGIN
	IF plain ~ '[а-яёўқғҳ]' COLLATE "C" THEN
		RETURN plain || E'\n' || public.search_latin(plain);
	END IF;
	RETURN plain;
END
$$;
--> statement-breakpoint
-- Each text by itself: an English one takes the quick way of ASCII.
CREATE OR REPLACE FUNCTION search_split(VARIADIC texts text[]) RETURNS SETOF text
LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 300
BEGIN ATOMIC
	SELECT DISTINCT word FROM unnest(texts) AS each,
		string_to_table(translate(search_fold(each), E'\t\n\x0b\f\r', '     '), ' ') AS word
	WHERE word <> '';
END;
--> statement-breakpoint
CREATE OR REPLACE VIEW search_terms AS
	SELECT 'program' AS noun, programs.id, term.field, term.word
	FROM programs JOIN universities ON universities.id = programs.university_id
	CROSS JOIN LATERAL (
		SELECT 'text' AS field, word FROM search_split(title, title_en, title_ru, title_uz,
			programs.description, programs.description_en, programs.description_ru, programs.description_uz) AS word
		UNION ALL VALUES ('all', ''), ('type', type), ('university', university_id::text),
			('city', fold_case(location)), ('city', fold_case(location_en))
	) AS term
	WHERE term.word IS NOT NULL
	UNION ALL
	SELECT 'university', id, term.field, term.word
	FROM universities CROSS JOIN LATERAL (
		SELECT 'text' AS field, word FROM search_split(name, name_en, name_ru, name_uz, name_ko,
			description, description_en, description_ru, description_uz) AS word
		UNION ALL VALUES ('all', '')
	) AS term;
--> statement-breakpoint

ALTER FUNCTION count_programs() SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION empty_program_counts() SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION count_version() SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION forget_revisions() SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION note_text_times() SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION chain_audit() SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION keep_an_owner() SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION refuse_emptying() SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION note_for_search() SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION keep_search() SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION empty_search() SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION search_refresh(text, uuid[]) SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION search_write(text, integer[]) SET search_path = public, pg_temp;
--> statement-breakpoint

DROP INDEX "universities_by_ranking";--> statement-breakpoint
DROP INDEX "universities_by_name";--> statement-breakpoint
CREATE INDEX "universities_by_ranking" ON "universities" USING btree ("ranking" asc nulls last,"name" collate "C","id");--> statement-breakpoint
CREATE INDEX "universities_by_name" ON "universities" USING btree (fold_case("name") collate "C","id");
--> statement-breakpoint

-- The order of names in each language, as domain/localized-column.ts has it: folding costs too much to sort all of them for a page.
DO $$
DECLARE
	blanks CONSTANT text := E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';
	language text;
	variants text;
BEGIN
	FOR language, variants IN VALUES ('en', '{name_en,name}'), ('ru', '{name_ru,name_en,name}'), ('uz', '{name_uz,name_en,name}') LOOP
		EXECUTE format('CREATE INDEX %I ON universities ((fold_case(coalesce(%s)) COLLATE "C"), id)', 'universities_by_name_' || language,
			(SELECT string_agg(format('nullif(btrim(%I, %L), %L)', variant, blanks, ''), ', ') FROM unnest(variants::text[]) AS variant));
	END LOOP;
END
$$;
--> statement-breakpoint

-- What was folded by a locale that knows fewer letters is folded anew; nobody has changed these rows, so no trigger runs.
DO $$
DECLARE
	stored text;
	folded text;
	parts text;
	base text;
BEGIN
	FOR stored, folded, base, parts IN VALUES
		('universities', 'place_text', 'name',
			'name, name_en, name_ru, name_uz, name_ko, location, location_en, location_ru, location_uz'),
		('applications', 'search_text', 'full_name', $parts$full_name, reference, regexp_replace(phone_number, '[^0-9]', '', 'g')$parts$),
		('users', 'search_text', 'display_name', 'display_name, email')
	LOOP
		EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', stored);
		EXECUTE format('UPDATE %1$I SET %2$I = %2$I WHERE %3$I IS DISTINCT FROM search_fold(search_join(%4$s))', stored, base, folded, parts);
		EXECUTE format('ALTER TABLE %I ENABLE TRIGGER USER', stored);
	END LOOP;
END
$$;
--> statement-breakpoint
SELECT search_refresh(noun, array_agg(id)) FROM (
	SELECT 'university' AS noun, id, search_join(name, name_en, name_ru, name_uz, name_ko,
		description, description_en, description_ru, description_uz) AS texts
	FROM universities
	UNION ALL
	SELECT 'program', programs.id, search_join(title, title_en, title_ru, title_uz, location, location_en,
		programs.description, programs.description_en, programs.description_ru, programs.description_uz)
	FROM programs JOIN universities ON universities.id = university_id
) AS source
WHERE lower(texts) <> fold_case(texts) GROUP BY noun;
