-- Tuition, language tests and teaching languages are entered as texts in up to three languages. Lists sort by them and compare them, so
-- these functions read them once, when a program is written. A wrong fact is worse than none: a text that cannot be read for certain
-- yields nothing, and pages show it as written. No text raises an exception, whatever the locale of the database: expressions use the
-- collation "C", digits are [0-9], and only checked digits are cast.
--
-- read_fee_text refuses a text
--   1. that is longer than 300 characters, or has characters other than Latin, Cyrillic, 원 and punctuation, such as other digits and 만;
--   2. with other than one amount or range in won or US dollars; parentheses may hold about the same in another currency;
--   3. with any other number than calendar years, dates in parentheses, and the weeks of a term;
--   4. with a word for a period outside the known phrases ("2 semesters", "whole 4-year program", "за весь курс"), or with two periods;
--   5. with a limit other than "from", "от" or "dan" ("up to", "at least", "не более", "gacha");
--   6. with another fee, a discount, a part, a total, a negation, an alternative or another currency. Where another sentence or line has
--      these, the only sentence or line that names tuition is read.
-- read_fee refuses texts that do not agree, because each visitor reads the text in their own language.

-- Whether a text in lower case has one of the words. "стипенд*" is the beginning of a word, "*gacha" an end.
CREATE FUNCTION has_word(input text, words text[]) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ' ' || regexp_replace(input COLLATE "C", '[^a-zа-яёўқғҳ0-9#]+', ' ', 'g') || ' '
	LIKE ANY (string_to_array('% ' || replace(array_to_string(words, ' %|% '), '*', '%') || ' %', '|'));
--> statement-breakpoint

-- What one text states: {"from", "to", "about", "currency", "period", "yearly"}.
CREATE FUNCTION read_fee_text(input text) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
AS $$
DECLARE
	-- A regular expression of whole words. The lists of words are compared by has_word, because large expressions are slow to compile.
	words CONSTANT text := '(?<![a-zа-яёўқғҳ])(?:%s)(?![a-zа-яёўқғҳ])';
	other_fees CONSTANT text[] := '{apply*,appli*,applic*,regist*,enrol*,entrance*,entry*,admission*,matricul*,scholar*,discount*,grant*,waiv*,free*,reduc*'
		|| ',credit*,deposit*,dorm*,hous*,insur*,rent*,living*,exam*,book*,visa*,material*,стипенд*,скидк*,льгот*,грант*,взнос*,сбор*'
		|| ',регистр*,вступит*,заяв*,подач*,приемн*,приёмн*,зачисл*,кредит*,депозит*,залог*,общежит*,страхов*,прожив*,бесплат*,экзам*'
		|| ',учебник*,виз*,stipend*,chegirma*,imtiyoz*,ariza*,royxat*,qabul*,kirish*,kredit*,depozit*,garov*,yotoqxona*,turar*,yashash*'
		|| ',sugurta*,bepul*,imtihon*,kitob*}';
	tuition CONSTANT text[] := '{tuition*,обучени*,контракт*,oqish*,kontrakt*,talim tolovi*}';
	limits CONSTANT text[] := '{max,maximum,under,below,up to,upto,to,less,most,within,until,least,min,minimum,over,above,more,up,starting,starts,макс'
		|| ',максимум,максимальн*,мин,минимум,минимальн*,до,менее,меньше,более,больше,выше,ниже,свыше,предел*,kopi,kop,kam,kami,kamida'
		|| ',ortiq,oshmaydi,yuqori,past,maksimal,minimal,boshlab,boshlanadi,*gacha}';
	doubts CONSTANT text[] := '{plus,extra,including,includes,included,excluding,excludes,except,together,both,half,double,twice,thrice,whole,entire,total'
		|| ',totals,full,all,two,three,four,five,six,seven,eight,nine,ten,twelve,first,second,third,last,then,was,instead,or,either,not,no'
		|| ',paid,payable,instal*,summer,winter,semi,bi,летн*,зимн*,yozgi,qishki,плюс,кроме,вместе,включая,включено,итого,всего,весь,вся'
		|| ',всю,всё,все,полн*,пол,половин*,двух,два,две,три,трех,трёх,четыре,четырех,четырёх,пять,пяти,шесть,шести,восемь,восьми,перв*'
		|| ',втор*,треть*,последн*,затем,вместо,или,либо,не,нет,без,частями,рассрочк*,оплачива*,вносит*,jami,butun,toliq,umumiy,hamma'
		|| ',barcha,yarim,ikki,uch,tort,besh,olti,sakkiz,birinchi,ikkinchi,oxirgi,keyin,qoshimcha,orniga,yoki,emas,yoq,bolib,tolanadi,aud'
		|| ',cad,nzd,sgd,hkd,twd,eur,euro,euros,gbp,jpy,cny,rmb,yuan,yen,uzs,rub,kzt,som,sum,евро,сум,сўм,сом,руб*,тенге,юан*,иен,йен'
		|| ',yevro,rubl,tenge,australia*,canada,canadian,hong,kong,singapore,taiwan,zealand,австрал*,канад*,гонконг*,сингапур*,тайван*'
		|| ',avstraliya,kanada,gonkong,singapur,tayvan,program*,degree*,программ*,dastur*}';
	about CONSTANT text[] := '{about,approx*,around,roughly,circa,almost,около,примерн*,приблиз*,почти,taxmin*,atrofida}';
	-- What looks like a number; well_formed is checked afterwards, so that "2026 500" is not read as 500.
	number CONSTANT text := '([0-9](?:[0-9., ]*[0-9])?)';
	well_formed CONSTANT text := '^(?:[0-9]{1,9}|[0-9]{1,3}(?:(?:,[0-9]{3})+|(?:[.][0-9]{3})+|(?: [0-9]{3})+))$';
	million_word CONSTANT text := ' ?(million|mln|млн[.]?|миллион(?:а|ов)?)';
	amount CONSTANT text := number || '(?:' || million_word || ')?';
	range_separator CONSTANT text := '(?: ?- ?| to | до | ?dan )';
	calendar_year CONSTANT text := '(?:(?<!(?:per|a|each|every|/) ?)(?:academic |school )years? |(?<!(?:в|за|каждый) )учебн[а-я]+ год[а-я]* )?(?<![0-9])20[0-9]{2}(?: ?[-/] ?(?:20)?[0-9]{2})?(?![0-9])'
		|| '(?: ?-? ?(?:(?:oquv )?yil[a-z]*|(?:учебн[а-я]+ )?год[а-я]*|г[.]|(?:academic |school )years?))?(?![a-zа-яё0-9])';
	each_one CONSTANT text := '(?:per |(?:for )?(?:a|an|one|each|every) |/ ?)';
	each_ru CONSTANT text := '(?:за (?:1 |один |каждый )?|каждый |/ ?)';
	each_uz CONSTANT text := '(?:har (?:bir )?|bir |1 |/ ?)';
	phrases CONSTANT text[] := ARRAY[
		['semester', each_one || '(?:academic )?sem(?:ester|[.])?|' || each_ru || 'семестр|в семестр|' || each_uz || 'semestr(?:i?ga| uchun)?|semestr(?:i?ga| uchun)'],
		['year', each_one || '(?:academic |school |full )?year|yearly|annual|annually|per annum|p[.] ?a[.]?|' || each_ru || '(?:учебный )?год|в (?:учебный )?год|'
			|| 'ежегодно|' || each_uz || '(?:oquv )?yili?(?:ga| uchun)?|(?:oquv )?yili?(?:ga| uchun)'],
		['month', each_one || 'month|monthly|' || each_ru || 'мес(?:яц|[.])?|в месяц|ежемесячно|' || each_uz || 'oyi?(?:ga| uchun)?|oyi?(?:ga| uchun)'],
		['term', each_one || '(?:[0-9]{1,2}[- ]week )?term|' || each_ru || '[0-9]{1,2}-недельный курс|(?:har bir |har |bir )?[0-9]{1,2} haftalik kurs(?:ga| uchun)']];
	other_periods CONSTANT text[] := '{sem*,сем*,year*,annu*,bi annu*,biannu*,half*,полгод*,полугод*,per,every*,each*,кажд*,har,год*,лет*,yil*,month*'
		|| ',месяц*,мес*,oy*,term*,trimest*,quarter*,week*,недел*,hafta*,course*,курс*,kurs*,day*,daily*,hour*'
		|| ',дн*,ден*,час*,kun*,soat*,session*,сесси*,module*,модул*,класс*,class*,level*,уров*,daraja*,bosqich*}';
	text text COLLATE "C";
	sentence text COLLATE "C";
	remarks text COLLATE "C";
	matched text[];
	digits text COLLATE "C";
	amounts numeric[] := '{}';
	low numeric;
	high numeric;
	currency text;
	has_million boolean;
	is_from boolean;
	period text;
	yearly numeric;
	counted integer;
BEGIN
	text := translate(btrim(input, E' \t\r\n'), U&'\2010\2011\2012\2013\2014\2015\2212\2013', '--------');
	IF char_length(text) > 300 OR text ~ '[^\u0001-\u052f\u1e00-\u1eff\u2000-\u20cf≈≤≥−원]' OR text ~ '[²³¹¼½¾]' THEN RETURN NULL; END IF;
	text := regexp_replace(text, '[\u200b-\u200f\u2060\u00ad\u0300-\u036f]', '', 'g');
	text := regexp_replace(text, '[ \t\u00a0\u1680\u2000-\u200a\u202f\u205f]+', ' ', 'g');
	text := public.search_plain(text);

	IF public.has_word(text, other_fees) OR strpos(text, '%') > 0 THEN
		SELECT min(part COLLATE "C"), count(*) INTO sentence, counted
		FROM regexp_split_to_table(text, E'[\r\n;]+|[.!?](?= |$)') AS part WHERE public.has_word(part, tuition);
		IF counted <> 1 OR public.has_word(sentence, other_fees) OR strpos(sentence, '%') > 0 THEN RETURN NULL; END IF;
		text := sentence;
	END IF;
	text := regexp_replace(text, '[[:space:]]+', ' ', 'g');
	text := regexp_replace(text, format(words, 'us ?\$|u[.]s[.] ?\$|us dollars?|usd|aqsh dollari?|доллар(?:ов|а|ы)? сша|dollars?|dollari|доллар(?:ов|а|ы)?') || '|(?<![a-zа-я])us\$', 'USD', 'g');
	text := regexp_replace(text, '(?<![a-zа-яё])\$(?![a-z])', 'USD', 'g');
	text := regexp_replace(text, '(?<![a-zа-яё])(?:krw|won|вон|von)(?![a-zа-яё])|(?<![a-zа-яё])von(?=dan|gacha)|₩|원', 'KRW', 'g');

	-- Parentheses hold remarks: the year of the price, the day of a check, about the same amount in the other currency.
	SELECT coalesce(string_agg(remark[1], ' ; '), '') INTO remarks FROM regexp_matches(text, '\(([^()]*)\)', 'g') AS remark;
	text := regexp_replace(text, '\([^()]*\)', ' ', 'g');
	text := regexp_replace(text, ' +', ' ', 'g');

	SELECT min(ARRAY[m[1], m[2], m[3], m[4], m[5]]), count(*) INTO matched, counted
	FROM regexp_matches(text, amount || '(?:(?: ?(?:KRW|USD))?' || range_separator || amount || ')? ?(?:gacha )?(KRW|USD)', 'g') AS m;
	IF counted = 1 THEN
		IF text ~ ('(?:KRW|USD) ?' || amount) THEN RETURN NULL; END IF;
		text := regexp_replace(text, amount || '((?: ?(?:KRW|USD))?' || range_separator || amount || ')? ?(gacha )?(KRW|USD)(gacha)?',
			CASE WHEN matched[3] IS NULL THEN '#\6\8' ELSE '#' END);
	ELSIF counted = 0 THEN
		SELECT min(ARRAY[m[2], m[3], m[4], m[5], m[1]]), count(*) INTO matched, counted
		FROM regexp_matches(text, '(KRW|USD) ?' || amount || '(?:' || range_separator || '(?:KRW|USD)? ?' || amount || ')?', 'g') AS m;
		IF counted <> 1 THEN RETURN NULL; END IF;
		text := regexp_replace(text, '(KRW|USD) ?' || amount || '(?:' || range_separator || '(?:KRW|USD)? ?' || amount || ')?', '#');
	ELSE
		RETURN NULL;
	END IF;
	currency := matched[5];
	has_million := coalesce(matched[2], matched[4]) IS NOT NULL;
	-- "4–5 million" are millions both; "4 million–5" is no range.
	IF text ~ 'KRW|USD' OR strpos(remarks, currency) > 0 OR (matched[3] IS NOT NULL AND has_million AND matched[4] IS NULL) THEN RETURN NULL; END IF;
	FOREACH digits IN ARRAY ARRAY[matched[1], matched[3]] LOOP
		CONTINUE WHEN digits IS NULL;
		IF digits !~ (CASE WHEN has_million THEN '^[0-9]{1,3}([.,][0-9]{1,3})?$' ELSE well_formed END) OR char_length(digits) > 12 THEN RETURN NULL; END IF;
		digits := CASE WHEN has_million THEN replace(digits, ',', '.') ELSE translate(digits, ' ,.', '') END;
		amounts := amounts || digits::numeric * CASE WHEN has_million THEN 1000000 ELSE 1 END;
	END LOOP;
	low := amounts[1];
	high := coalesce(amounts[2], low);
	-- An amount out of these bounds is a typing error or in another unit; so is a range from 2 to 5,000,000.
	IF high < low OR high > low * 20 OR low < (CASE currency WHEN 'KRW' THEN 10000 ELSE 10 END)
		OR high > (CASE currency WHEN 'KRW' THEN 100000000 ELSE 200000 END) THEN RETURN NULL; END IF;

	is_from := text ~ '(?<![a-zа-яё])(?:from|от) #' OR text ~ '# ?dan(?![a-z])';
	IF is_from AND amounts[2] IS NOT NULL THEN text := regexp_replace(text, '(?<![a-zа-яё])(?:from|от) #', '#'); is_from := false; END IF;
	remarks := regexp_replace(remarks, '[≈~] ?' || amount || ' ?(?:som|sum|сум|сўм|сом|eur|euros?|евро|yevro|rub|rubl|руб|рублей)(?![a-zа-яё])', ' ', 'g');
	sentence := text || ' ; ' || replace(remarks, 'без даты', '');
	IF sentence ~ '[<>≤≥+*€£¥₽₸×]|[a-zа-я]\$|\$[a-z]' OR public.has_word(sentence, limits || doubts) THEN RETURN NULL; END IF;

	-- One period or none; the year of the price is none.
	remarks := regexp_replace(remarks, '(?<![0-9])[0-9]{1,2}[./][0-9]{1,2}[./]20[0-9]{2}(?![0-9])|20[0-9]{2}-[0-9]{2}-[0-9]{2}(?![0-9])', ' ', 'g');
	remarks := regexp_replace(remarks, '(?:KRW|USD) ?' || amount || '|' || amount || ' ?(?:KRW|USD)', ' ', 'g');
	sentence := regexp_replace(text || ' ; ' || remarks, calendar_year, ' ', 'g');
	FOR counted IN 1..array_length(phrases, 1) LOOP
		IF sentence ~ format(words, phrases[counted][2]) THEN
			IF period IS NOT NULL OR sentence ~ ('[0-9] ?-? ?(?<!1 )' || format(words, '(?:yearly|annual|annually|monthly|yili?ga|oyiga|semestr(?:i?ga| uchun))')) THEN RETURN NULL; END IF;
			period := phrases[counted][1];
			IF period = 'term' AND sentence ~ '(?<![0-9])1[0-2][- ](?:week|недел|hafta)' THEN yearly := low * 4; END IF;
			sentence := regexp_replace(sentence, format(words, phrases[counted][2]), ' ', 'g');
		END IF;
	END LOOP;
	IF sentence ~ '[0-9]|# ?/' OR public.has_word(sentence, other_periods) THEN RETURN NULL; END IF;
	yearly := CASE period WHEN 'semester' THEN low * 2 WHEN 'year' THEN low ELSE yearly END;
	IF low <> round(low) OR high <> round(high) THEN RETURN NULL; END IF;
	RETURN jsonb_build_object(
		'from', round(low),
		'to', CASE WHEN NOT is_from THEN round(high) END,
		'about', text ~ '[≈~]' OR public.has_word(text, about),
		'currency', currency,
		'period', period,
		'yearly', CASE WHEN currency = 'KRW' THEN round(yearly) END);
END
$$;
--> statement-breakpoint

-- What all texts that are not blank state alike.
CREATE FUNCTION read_fee(VARIADIC texts text[]) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
AS $$
DECLARE
	text text COLLATE "C";
	fee jsonb;
	first_fee jsonb;
BEGIN
	FOREACH text IN ARRAY texts LOOP
		CONTINUE WHEN text IS NULL OR text !~ '[^\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]';
		fee := public.read_fee_text(text);
		IF fee IS NULL OR fee - 'about' <> first_fee - 'about' THEN RETURN NULL; END IF;
		first_fee := coalesce(first_fee, fee);
		IF (fee -> 'about')::boolean THEN first_fee := first_fee || '{"about": true}'; END IF;
	END LOOP;
	RETURN first_fee;
END
$$;
--> statement-breakpoint

-- The tests needed to enter, with their lowest levels: {"TOPIK 3", "IELTS 6.5 / TOEFL 80"}. The first text that names a test counts. A
-- sentence with a negation is not read, nor is a clause about graduation, a scholarship or a wish; where the clause with that condition
-- names no test itself, it is the condition of its whole sentence.
CREATE FUNCTION read_tests(VARIADIC texts text[]) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
AS $$
DECLARE
	test CONSTANT text := '(?<![a-z])(?:topik|ielts|toefl)';
	negation CONSTANT text := '(?<![a-zа-яё])(?:not|no|none|neither|without|never|waive[a-z]*|exempt[a-z]*|optional[a-z]*|isnt|dont|doesnt|arent|'
		|| 'не|нет|без|ни|необязат[а-я]*|освобожд[а-я]*|emas|yoq|ixtiyoriy|ozod|[a-z]+siz|[a-z]+ma(?:ydi|ymiz|sdan|sa|gan))(?![a-zа-яё])';
	condition CONSTANT text := '(?<![a-zа-яё])(?:graduat|scholar|stipend|grant|discount|prefer|recommend|advantage|desirable|bonus|выпуск|окончан|закончить|'
		|| 'стипенд|грант|скидк|желат|рекоменд|преимущ|приветств|bitir|chegirma|imtiyoz|tavsiya|afzal|maqul)';
	text text COLLATE "C";
	sentence text COLLATE "C";
	clause text COLLATE "C";
	clauses text COLLATE "C";
	topik text;
	ielts text;
	toefl text;
BEGIN
	FOREACH text IN ARRAY texts LOOP
		text := public.search_plain(left(text, 10000));
		CONTINUE WHEN text IS NULL OR text !~ test;
		text := regexp_replace(translate(text, U&'\00a0\202f\2010\2011\2013\2014', '  ----'), '[ \t]+', ' ', 'g');
		text := regexp_replace(text, E':\\s*[\r\n]+', ': ', 'g');
		clauses := '';
		FOREACH sentence IN ARRAY regexp_split_to_array(text, E'[;\r\n]+|[.!?](?![0-9])') LOOP
			CONTINUE WHEN sentence !~ test OR sentence ~ negation;
			CONTINUE WHEN EXISTS (SELECT FROM regexp_split_to_table(sentence, ',(?![0-9])') AS part WHERE part ~ condition AND part !~ test);
			FOREACH clause IN ARRAY regexp_split_to_array(sentence, ',(?![0-9])') LOOP
				IF clause !~ condition THEN clauses := clauses || clause || ' ; '; END IF;
			END LOOP;
		END LOOP;
		SELECT 'TOPIK ' || min(m[1]) INTO topik
		FROM regexp_matches(clauses, '(?<![a-z])topik(?: ?i{1,2}(?![a-z]))?[ :(-]*(?:(?:level|уровень|уровня|daraja)[ :-]*)?([1-6])(?![0-9]|[.,][0-9])', 'g') AS m;
		ielts := replace((regexp_match(clauses, '(?<![a-z])ielts(?: academic)?[ :(-]*([4-9](?:[.,][05])?)(?![0-9]|[.,][0-9])'))[1], ',', '.');
		toefl := (regexp_match(clauses, '(?<![a-z])toefl(?:[ -]?ibt)?[ :(-]*([0-9]{2,3})(?![0-9]|[.,][0-9])'))[1];
		ielts := CASE WHEN clauses ~ 'ielts' THEN concat_ws(' ', 'IELTS', CASE WHEN strpos(ielts, '.') > 0 THEN ielts ELSE ielts || '.0' END) END;
		toefl := CASE WHEN clauses ~ 'toefl' THEN concat_ws(' ', 'TOEFL', toefl) END;
		RETURN array_remove(ARRAY[topik, nullif(concat_ws(' / ', ielts, toefl), '')], NULL);
	END LOOP;
	RETURN '{}';
END
$$;
--> statement-breakpoint

-- The languages in which a sentence says explicitly that the program is taught. The first text that says so counts; a sentence that
-- denies it, or that names a language beside another one, ends the search without a result.
CREATE FUNCTION read_teaching_languages(VARIADIC texts text[]) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
AS $$
DECLARE
	language CONSTANT text := '(?:korean|english)';
	languages CONSTANT text := '(' || language || '(?: (?:and|or)(?: in)? ' || language || ')?)'
		|| '(?= *$|[^a-z -]| (?:at|on|in|and|by|with|only|near|from|throughout|during)(?![a-z])(?! literature| linguistics))';
	teaching CONSTANT text := '(?<![a-z])(?:taught|teaches|offered|conducted|delivered|instruction|'
		|| '(?:instruction|teaching|program|programme|studies|courses|lectures|classes|lessons) (?:is|are))'
		|| '(?: (?:all|both|held|given|offered|taught|conducted|entirely|mostly|largely|mainly|fully|only|completely|either|exclusively))* in (?:both )?';
	languages_ru CONSTANT text := '((?:корейск|английск)(?:ом|ий)(?: языке)?(?: (?:и|или)(?: на)? (?:корейск|английск)ом)?)';
	teaching_ru CONSTANT text := '(?<![а-яё])(?:заняти[а-я]*|занятий|преподают|преподавание|преподаются|преподается|преподаётся|обучение|обучают|лекции|уроки|программа|программу)'
		|| '(?: [а-яё-]+ школы международных исследований)?(?: (?:идут|идет|идёт|ведут|ведется|ведётся|ведутся|проходят|проходит|читают|полностью|только|целиком|в основном))* на ';
	languages_uz CONSTANT text := '((?:koreys|ingliz)(?: (?:tilida )?(?:va|yoki) (?:koreys|ingliz))? til(?:ida|larida))';
	teaching_uz CONSTANT text := '(?<![a-z])(?:dars|darslar|darslari|darslarning kopi|oqish|talim|maruzalar|mashgulotlar)(?: [a-z]+)?,? (?:asosan |toliq |faqat )?';
	refused CONSTANT text := '(?<![a-zа-яё])(?:not|no|never|isnt|arent|unavailable|except|track|tracks|beside|besides|also|addition|some|several|sometimes|few|partly|partially|optional|option|'
		|| 'не|нет|недоступн[а-я]+|отсутству[а-я]+|кроме|помимо|также|тоже|некоторые|часть|частично|иногда|возможно|несколько|emas|[a-z]+maydi|tashqari|ham|ayrim|bazi|qisman|bazan)(?![a-zа-яё])';
	text text COLLATE "C";
	sentence text COLLATE "C";
	stated text COLLATE "C";
BEGIN
	FOREACH text IN ARRAY texts LOOP
		CONTINUE WHEN text IS NULL;
		text := translate(public.search_plain(left(text, 10000)), U&'\00a0\202f\2011', '  -');
		stated := '';
		FOREACH sentence IN ARRAY regexp_split_to_array(text, E'[.;!?\r\n]+') LOOP
			CONTINUE WHEN sentence !~ 'korean|english|корейск|английск|koreys|ingliz';
			IF sentence ~ refused THEN
				IF sentence ~ '(?:in|an?) (?:korean|english)|(?:korean|english)-taught|на (?:корейск|английск)|(?:koreys|ingliz) tilida' THEN RETURN '{}'; END IF;
				CONTINUE;
			END IF;
			stated := concat_ws(' ', stated,
				(regexp_match(sentence, teaching || languages))[1],
				(regexp_match(sentence, '(?<![a-z])(?:entirely|fully) in ' || languages))[1],
				(regexp_match(sentence, '(?<![a-z])(korean|english)-(?:taught|medium|language instruction)'))[1],
				(regexp_match(sentence, '(?:medium|language) of (?:instruction|teaching)(?: is|:)? ' || languages))[1],
				(regexp_match(sentence, '(korean|english) is the (?:medium|language) of (?:instruction|teaching)'))[1],
				(regexp_match(sentence, teaching_ru || languages_ru))[1],
				(regexp_match(sentence, '(?:полностью|целиком) на ' || languages_ru))[1],
				(regexp_match(sentence, 'язык (?:обучения|преподавания)(?: -| –| —|:)? ' || languages_ru))[1],
				(regexp_match(sentence, teaching_uz || languages_uz))[1],
				(regexp_match(sentence, 'toliq ' || languages_uz))[1],
				(regexp_match(sentence, languages_uz || ' (?:oqitiladi|oqiladi|otadi|otiladi|olib boriladi)'))[1],
				(regexp_match(sentence, '((?:koreys|ingliz) tilida)gi dastur'))[1],
				(regexp_match(sentence, '(?:oqitish|talim) tili(?: -| –| —|:)? (koreys|ingliz)'))[1]);
		END LOOP;
		IF stated <> '' THEN
			RETURN array_remove(ARRAY[
				CASE WHEN stated ~ 'korean|корейск|koreys' THEN 'ko' END,
				CASE WHEN stated ~ 'english|английск|ingliz' THEN 'en' END], NULL);
		END IF;
	END LOOP;
	RETURN '{}';
END
$$;
--> statement-breakpoint
DROP INDEX "programs_of_university";--> statement-breakpoint
-- One statement, so that the table is written once.
ALTER TABLE "programs"
	ADD COLUMN "fee" jsonb GENERATED ALWAYS AS (read_fee(fees_en, fees, fees_ru, fees_uz)) STORED,
	ADD COLUMN "tests" text[] GENERATED ALWAYS AS (read_tests(requirements_en, requirements, requirements_ru, requirements_uz)) STORED NOT NULL,
	ADD COLUMN "taught_in" text[] GENERATED ALWAYS AS (read_teaching_languages(title_en, description_en, title, description, title_ru, description_ru, title_uz, description_uz)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "programs_of_university" ON "programs" USING btree ("university_id",(("fee" ->> 'yearly')::bigint));--> statement-breakpoint
CREATE INDEX "programs_by_fee" ON "programs" USING btree ((("fee" ->> 'yearly')::bigint),"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint

-- A search shows the programs whose title holds each typed word before all others: whole words of a title are terms of their own.
CREATE OR REPLACE VIEW search_terms AS
	SELECT 'program' AS noun, programs.id, term.field, term.word
	FROM programs JOIN universities ON universities.id = programs.university_id
	CROSS JOIN LATERAL (
		SELECT 'text' AS field, word FROM search_split(title, title_en, title_ru, title_uz,
			programs.description, programs.description_en, programs.description_ru, programs.description_uz) AS word
		UNION ALL SELECT 'title', word FROM search_split(translate(concat_ws(' ', title, title_en, title_ru, title_uz),
			',.:;!?()[]/&«»„“”"', '                  ')) AS word
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
SELECT search_refresh('program', array_agg(id)) FROM programs HAVING count(*) > 0;
