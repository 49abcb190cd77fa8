-- A generated column is computed for each row that is written. PostgreSQL keeps 32 compiled regular expressions; the functions below had more of them for
-- each text, so that all were compiled again for each row: nine tenths of what writing a program cost. Plain comparisons now skip those that cannot match.
-- The results are the same (docs/decisions/051).
CREATE OR REPLACE FUNCTION public.read_fee_text(input text)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
DECLARE
	-- Plain comparisons skip the regular expressions that cannot match: PostgreSQL keeps 32 compiled ones, and compiling takes most of the time.
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
		['semester', '{%sem%,%семестр%}', each_one || '(?:academic )?sem(?:ester|[.])?|' || each_ru || 'семестр|в семестр|' || each_uz || 'semestr(?:i?ga| uchun)?|semestr(?:i?ga| uchun)'],
		['year', '{%year%,%annu%,%p.%,%год%,%yil%}', each_one || '(?:academic |school |full )?year|yearly|annual|annually|per annum|p[.] ?a[.]?|' || each_ru || '(?:учебный )?год|в (?:учебный )?год|'
			|| 'ежегодно|' || each_uz || '(?:oquv )?yili?(?:ga| uchun)?|(?:oquv )?yili?(?:ga| uchun)'],
		['month', '{%month%,%мес%,%oy%}', each_one || 'month|monthly|' || each_ru || 'мес(?:яц|[.])?|в месяц|ежемесячно|' || each_uz || 'oyi?(?:ga| uchun)?|oyi?(?:ga| uchun)'],
		['term', '{%term%,%недельный курс%,%haftalik kurs%}', each_one || '(?:[0-9]{1,2}[- ]week )?term|' || each_ru || '[0-9]{1,2}-недельный курс|(?:har bir |har |bir )?[0-9]{1,2} haftalik kurs(?:ga| uchun)']];
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
	is_ascii boolean;
BEGIN
	text := translate(btrim(input, E' \t\r\n'), U&'\2010\2011\2012\2013\2014\2015\2212\2013', '--------');
	IF char_length(text) > 300 THEN RETURN NULL; END IF;
	is_ascii := octet_length(text) = char_length(text);
	IF NOT is_ascii THEN
		IF text ~ '[^\u0001-\u052f\u1e00-\u1eff\u2000-\u20cf≈≤≥−원]' OR text ~ '[²³¹¼½¾]' THEN RETURN NULL; END IF;
		text := regexp_replace(text, '[\u200b-\u200f\u2060\u00ad\u0300-\u036f]', '', 'g');
	END IF;
	IF NOT is_ascii OR strpos(text, '  ') > 0 OR strpos(text, E'\t') > 0 THEN
		text := regexp_replace(text, '[ \t\u00a0\u1680\u2000-\u200a\u202f\u205f]+', ' ', 'g');
	END IF;
	text := public.search_plain(text);

	IF public.has_word(text, other_fees) OR strpos(text, '%') > 0 THEN
		SELECT min(part COLLATE "C"), count(*) INTO sentence, counted
		FROM regexp_split_to_table(text, E'[\r\n;]+|[.!?](?= |$)') AS part WHERE public.has_word(part, tuition);
		IF counted <> 1 OR public.has_word(sentence, other_fees) OR strpos(sentence, '%') > 0 THEN RETURN NULL; END IF;
		text := sentence;
	END IF;
	IF NOT is_ascii OR translate(text, E'\t\n\u000b\f\r', '') <> text OR strpos(text, '  ') > 0 THEN
		text := regexp_replace(text, '[[:space:]]+', ' ', 'g');
	END IF;
	IF text LIKE ANY ('{%$%,%usd%,%dollar%,%доллар%}') THEN
		text := regexp_replace(text, format(words, 'us ?\$|u[.]s[.] ?\$|us dollars?|usd|aqsh dollari?|доллар(?:ов|а|ы)? сша|dollars?|dollari|доллар(?:ов|а|ы)?') || '|(?<![a-zа-я])us\$', 'USD', 'g');
		text := regexp_replace(text, '(?<![a-zа-яё])\$(?![a-z])', 'USD', 'g');
	END IF;
	text := regexp_replace(text, '(?<![a-zа-яё])(?:krw|won|вон|von)(?![a-zа-яё])|(?<![a-zа-яё])von(?=dan|gacha)|₩|원', 'KRW', 'g');

	-- Parentheses hold remarks: the year of the price, the day of a check, about the same amount in the other currency.
	remarks := '';
	IF strpos(text, '(') > 0 THEN
		SELECT coalesce(string_agg(remark[1], ' ; '), '') INTO remarks FROM regexp_matches(text, '\(([^()]*)\)', 'g') AS remark;
		text := regexp_replace(text, '\([^()]*\)', ' ', 'g');
		text := regexp_replace(text, ' +', ' ', 'g');
	END IF;

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
	IF strpos(text, 'KRW') > 0 OR strpos(text, 'USD') > 0 OR strpos(remarks, currency) > 0 OR (matched[3] IS NOT NULL AND has_million AND matched[4] IS NULL) THEN RETURN NULL; END IF;
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

	is_from := (text LIKE ANY ('{%from #%,%от #%}') AND text ~ '(?<![a-zа-яё])(?:from|от) #') OR (strpos(text, 'dan') > 0 AND text ~ '# ?dan(?![a-z])');
	IF is_from AND amounts[2] IS NOT NULL THEN text := regexp_replace(text, '(?<![a-zа-яё])(?:from|от) #', '#'); is_from := false; END IF;
	IF remarks LIKE ANY ('{%≈%,%~%}') THEN
		remarks := regexp_replace(remarks, '[≈~] ?' || amount || ' ?(?:som|sum|сум|сўм|сом|eur|euros?|евро|yevro|rub|rubl|руб|рублей)(?![a-zа-яё])', ' ', 'g');
	END IF;
	sentence := text || ' ; ' || replace(remarks, 'без даты', '');
	IF (translate(sentence, '<>≤≥+*€£¥₽₸×$', '') <> sentence AND sentence ~ '[<>≤≥+*€£¥₽₸×]|[a-zа-я]\$|\$[a-z]') OR public.has_word(sentence, limits || doubts) THEN RETURN NULL; END IF;

	-- One period or none; the year of the price is none.
	IF strpos(remarks, '20') > 0 THEN
		remarks := regexp_replace(remarks, '(?<![0-9])[0-9]{1,2}[./][0-9]{1,2}[./]20[0-9]{2}(?![0-9])|20[0-9]{2}-[0-9]{2}-[0-9]{2}(?![0-9])', ' ', 'g');
	END IF;
	IF remarks LIKE ANY ('{%KRW%,%USD%}') THEN
		remarks := regexp_replace(remarks, '(?:KRW|USD) ?' || amount || '|' || amount || ' ?(?:KRW|USD)', ' ', 'g');
	END IF;
	sentence := text || ' ; ' || remarks;
	IF strpos(sentence, '20') > 0 THEN sentence := regexp_replace(sentence, calendar_year, ' ', 'g'); END IF;
	FOR counted IN 1..array_length(phrases, 1) LOOP
		IF sentence LIKE ANY (phrases[counted][2]::text[]) AND sentence ~ format(words, phrases[counted][3]) THEN
			IF period IS NOT NULL OR (translate(sentence, '0123456789', '') <> sentence AND sentence ~ ('[0-9] ?-? ?(?<!1 )' || format(words, '(?:yearly|annual|annually|monthly|yili?ga|oyiga|semestr(?:i?ga| uchun))'))) THEN RETURN NULL; END IF;
			period := phrases[counted][1];
			IF period = 'term' AND sentence ~ '(?<![0-9])1[0-2][- ](?:week|недел|hafta)' THEN yearly := low * 4; END IF;
			sentence := regexp_replace(sentence, format(words, phrases[counted][3]), ' ', 'g');
		END IF;
	END LOOP;
	IF translate(sentence, '0123456789', '') <> sentence OR sentence LIKE ANY ('{%#/%,%# /%}') OR public.has_word(sentence, other_periods) THEN RETURN NULL; END IF;
	yearly := CASE period WHEN 'semester' THEN low * 2 WHEN 'year' THEN low ELSE yearly END;
	IF low <> round(low) OR high <> round(high) THEN RETURN NULL; END IF;
	RETURN jsonb_build_object(
		'from', round(low),
		'to', CASE WHEN NOT is_from THEN round(high) END,
		'about', text LIKE ANY ('{%≈%,%~%}') OR public.has_word(text, about),
		'currency', currency,
		'period', period,
		'yearly', CASE WHEN currency = 'KRW' THEN round(yearly) END);
END
$function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.read_teaching_languages(VARIADIC texts text[])
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
DECLARE
	-- Plain comparisons skip the regular expressions that cannot match: PostgreSQL keeps 32 compiled ones, and compiling takes most of the time.
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
			CONTINUE WHEN NOT sentence LIKE ANY ('{%korean%,%english%,%корейск%,%английск%,%koreys%,%ingliz%}');
			IF sentence ~ refused THEN
				IF sentence ~ '(?:in|an?) (?:korean|english)|(?:korean|english)-taught|на (?:корейск|английск)|(?:koreys|ingliz) tilida' THEN RETURN '{}'; END IF;
				CONTINUE;
			END IF;
			stated := concat_ws(' ', stated,
				CASE WHEN sentence LIKE '% in %' THEN (regexp_match(sentence, teaching || languages))[1] END,
				CASE WHEN sentence LIKE ANY ('{%entirely in %,%fully in %}') THEN (regexp_match(sentence, '(?<![a-z])(?:entirely|fully) in ' || languages))[1] END,
				CASE WHEN sentence LIKE ANY ('{%korean-%,%english-%}') THEN (regexp_match(sentence, '(?<![a-z])(korean|english)-(?:taught|medium|language instruction)'))[1] END,
				CASE WHEN sentence LIKE ANY ('{%of instruction%,%of teaching%}') THEN (regexp_match(sentence, '(?:medium|language) of (?:instruction|teaching)(?: is|:)? ' || languages))[1] END,
				CASE WHEN sentence LIKE ANY ('{%korean is the %,%english is the %}') THEN (regexp_match(sentence, '(korean|english) is the (?:medium|language) of (?:instruction|teaching)'))[1] END,
				CASE WHEN sentence LIKE '% на %' THEN (regexp_match(sentence, teaching_ru || languages_ru))[1] END,
				CASE WHEN sentence LIKE ANY ('{%полностью на %,%целиком на %}') THEN (regexp_match(sentence, '(?:полностью|целиком) на ' || languages_ru))[1] END,
				CASE WHEN sentence LIKE ANY ('{%язык обучения%,%язык преподавания%}') THEN (regexp_match(sentence, 'язык (?:обучения|преподавания)(?: -| –| —|:)? ' || languages_ru))[1] END,
				CASE WHEN sentence LIKE ANY ('{% tilida%,% tillarida%}') THEN (regexp_match(sentence, teaching_uz || languages_uz))[1] END,
				CASE WHEN sentence LIKE ANY ('{%toliq koreys%,%toliq ingliz%}') THEN (regexp_match(sentence, 'toliq ' || languages_uz))[1] END,
				CASE WHEN sentence LIKE ANY ('{% tilida %,% tillarida %}') THEN (regexp_match(sentence, languages_uz || ' (?:oqitiladi|oqiladi|otadi|otiladi|olib boriladi)'))[1] END,
				CASE WHEN sentence LIKE '%tilidagi dastur%' THEN (regexp_match(sentence, '((?:koreys|ingliz) tilida)gi dastur'))[1] END,
				CASE WHEN sentence LIKE ANY ('{%oqitish tili%,%talim tili%}') THEN (regexp_match(sentence, '(?:oqitish|talim) tili(?: -| –| —|:)? (koreys|ingliz)'))[1] END);
		END LOOP;
		IF stated <> '' THEN
			RETURN array_remove(ARRAY[
				CASE WHEN stated LIKE ANY ('{%korean%,%корейск%,%koreys%}') THEN 'ko' END,
				CASE WHEN stated LIKE ANY ('{%english%,%английск%,%ingliz%}') THEN 'en' END], NULL);
		END IF;
	END LOOP;
	RETURN '{}';
END
$function$;
