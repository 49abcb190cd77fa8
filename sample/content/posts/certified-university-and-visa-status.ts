import type { Post } from "./post.ts";

export const certifiedUniversityAndVisaStatus: Post = {
	slug: "certified-university-and-visa-status",
	title: {
		en: "How to choose a certified university and follow your visa application",
		ru: "Как выбрать сертифицированный университет и следить за визой",
		uz: "Sertifikatlangan universitetni tanlash va viza arizasini kuzatish",
	},
	excerpt: {
		en: "What the Korean certification of February 2026 changes for your visa, how to recognize a university under closer screening, and how to check your application on visa.go.kr.",
		ru: "Что меняет для Вашей визы сертификация университетов в феврале 2026 года, как узнать университет на усиленной проверке и как посмотреть статус заявления на visa.go.kr.",
		uz: "2026-yil fevraldagi sertifikatlash vizangiz uchun nimani oʻzgartiradi, kuchaytirilgan tekshiruvdagi universitetni qanday bilish va visa.go.kr saytida ariza holatini qanday koʻrish.",
	},
	content: {
		en: `Two universities may look alike on their websites and differ greatly at the consulate. The difference is certification. This post explains how to read it before you pay anyone, and how to follow the visa application afterwards.

## What certification means

IEQAS is the Korean system that certifies universities for teaching and looking after foreign students. There are separate results for degree programs and for language courses, so look at the one you need. The latest result was announced on 12–13 February 2026:

| Result of February 2026 | Number | The year before |
| --- | --- | --- |
| Certified for degree programs | 181 | 158 |
| Certified for language courses | 123 | 103 (one paper gives 110) |
| Named “excellent” | 39 | — |
| Degree institutions under precision screening | 16 | — |
| Language schools under precision screening | 4 | — |

A dash means that we have not found the figure. The certification runs from March 2026 to February 2030, with yearly monitoring, so a university can lose it before the end. Check in the year you apply.

## The three groups

**Excellent.** For these 39 universities the visa is handled on the standard admission letter alone, and their students have a preference in the GKS scholarship.

**Certified.** The usual, safe choice. The university has met the standard, including the language standard, which rises step by step from 2026.

**Under precision screening.** Here the visa is in principle not issued for one year, beginning with the second semester of 2026. An admission letter from such an institution may be genuine and still lead nowhere. We do not repeat names from the press, as spellings and lists change; look for your university in the list published on studyinkorea.go.kr, and ask the university in writing.

## Why it matters for applicants from our region

Uzbekistan, Kazakhstan and Kyrgyzstan are on the Justice Ministry’s list of countries with many overstays, and older notices of language centers mention a guarantor or extra documents. On 17 January 2026 Uzbekistan’s ambassador said that visas, study visas included, might be suspended if the share of irregular stays, about 9% at the time, reached 10%; the reports mention no formal decision. In such a climate a weak university is a risk that you can avoid.

## Questions to ask before you pay

1. Are you certified for my kind of course, degree or language, and until when?
2. Are you, or have you been, under precision screening in 2026?
3. How many terms have to be paid in advance? Dong-A, for one, asks students from Central Asia for four at once.
4. What do you refund if the visa is refused? KAU, Dong-A and SYU return the full tuition of the language course, without the application fee.
5. When do documents have to reach you, and when do you issue the admission letter?

Keep the answers. A university that replies clearly in writing is already telling you something.

## How to check your application

Once the papers are with the consulate, you can follow them yourself and free of rumors:

1. Open visa.go.kr and choose “Check Application Status”.
2. Select the diplomatic office where you filed.
3. Enter your passport number, your name in English letters and your date of birth, exactly as in the application.
4. Read the state: Received, Under Review, Approved or Denied.
5. If it is approved, print the grant notice from the same page.

“Under Review” is a normal state and may stay for a while. The Korean embassy in Finland speaks of 3–4 weeks; how long it takes in Tashkent we have not found in a public source, so ask when you file. The list has no state for missing papers: if the consulate needs something more, expect to hear it in another way, and keep your phone and e-mail at hand.

If the answer is “Denied”, do not file the same set again at once. Find out the reason, ask the school for the refund its rules provide for, and only then decide about the next intake. No university and no agency can promise you a visa.

## Sources

- [go.seoul.co.kr](https://go.seoul.co.kr/news/prnewsView.php?id=410017) — certification of February 2026, press release
- [joongdo.co.kr](https://joongdo.co.kr/web/view.php?key=20260212010004926) — 12 February 2026
- [newspub.kr](https://newspub.kr/content?category=1&nid=698d426236714e6ba5d5f63c) — certification of February 2026
- Korea JoongAng Daily — 24 February 2025
- swu-klc.mailplug.net — notice of a language centre, undated, data_no=132
- [kun.uz](https://kun.uz/kr/news/2026/01/26/janubiy-koreya-ozbekistonliklarga-viza-berishni-toxtatishi-mumkin) — 26 January 2026
- [caliber.az](https://caliber.az/en/post/south-korea-may-suspend-visas-for-uzbek-citizens-over-rising-illegal-migration) — the ambassador’s statement
- [dongaoia.org](https://dongaoia.org/payment-and-refund) — Dong-A, payment and refund
- [en.kauinternational.com](https://en.kauinternational.com) — language school of KAU
- [overseas.mofa.go.kr](https://overseas.mofa.go.kr/fi-en/brd/m_9574/view.do?seq=754936) — Embassy of Korea in Finland, checking a visa
- thepoortraveler.net — states of an application

These pages were checked on 21 November 2026. Rules and amounts change: look at the source before you act.
`,
		ru: `Два университета могут быть похожи на своих сайтах и сильно различаться в консульстве. Разница — в сертификации. Рассказываем, как разобраться в ней до первой оплаты и как потом следить за заявлением на визу.

## Что такое сертификация

IEQAS — корейская система, по которой сертифицируют университеты за обучение иностранных студентов и заботу о них. Результаты для программ на степень и для языковых курсов отдельные: смотрите тот, который нужен Вам. Последние итоги объявили 12–13 февраля 2026 года:

| Итоги февраля 2026 года | Число | Годом раньше |
| --- | --- | --- |
| Сертифицированы для программ на степень | 181 | 158 |
| Сертифицированы для языковых курсов | 123 | 103 (в одной газете — 110) |
| Признаны «отличными» | 39 | — |
| Вузы на усиленной проверке | 16 | — |
| Языковые школы на усиленной проверке | 4 | — |

Прочерк означает, что цифру мы не нашли. Сертификация действует с марта 2026 года по февраль 2030 года, но университеты проверяют ежегодно, так что статус можно потерять и раньше. Проверяйте его в тот год, когда подаёте заявку.

## Три группы

**Отличные.** Для этих 39 университетов визу оформляют по одному стандартному письму о зачислении, а у их студентов есть предпочтение в стипендии GKS.

**Сертифицированные.** Обычный надёжный выбор. Университет выполнил требования, в том числе языковые, которые с 2026 года поэтапно растут.

**На усиленной проверке.** Здесь визы в принципе не выдают в течение одного года, начиная со второго семестра 2026 года. Письмо о зачислении от такого вуза может быть настоящим и всё же ни к чему не привести. Мы не повторяем названия из прессы: написание и списки меняются. Найдите свой университет в списке на studyinkorea.go.kr и задайте ему вопрос письменно.

## Почему это важно для нашего региона

Узбекистан, Казахстан и Кыргызстан входят в список Министерства юстиции Кореи — это страны, граждане которых часто остаются сверх срока; в старых объявлениях языковых центров говорится о поручителе или дополнительных документах. 17 января 2026 года посол Узбекистана сообщил, что выдачу виз, включая учебные, могут приостановить, если доля находящихся с нарушениями — тогда около 9 % — дойдёт до 10 %; о формальном решении в сообщениях не говорится. В такой обстановке слабый университет — риск, которого можно избежать.

## Что спросить до оплаты

1. Сертифицированы ли вы для моего вида обучения — на степень или языкового — и до какого времени?
2. Проходите ли вы в 2026 году усиленную проверку или проходили раньше?
3. Сколько семестров нужно оплатить вперёд? «Тона» (Dong-A), например, просит студентов из Центральной Азии оплатить сразу четыре.
4. Что вы возвращаете при отказе в визе? KAU, «Тона» и SYU возвращают плату за языковой курс целиком, кроме сбора за заявку.
5. К какому дню нужны документы и когда вы выдаёте письмо о зачислении?

Сохраните ответы. Если университет отвечает письменно и ясно, это уже о многом говорит.

## Как проверить заявление

Когда документы в консульстве, следить за ними можно самостоятельно и без слухов:

1. Откройте visa.go.kr и выберите «Check Application Status».
2. Укажите дипломатическое представительство, куда Вы подали документы.
3. Введите номер паспорта, имя латинскими буквами и дату рождения — точно как в заявлении.
4. Прочитайте статус: Received (получено), Under Review (рассматривается), Approved (одобрено) или Denied (отказано).
5. Если виза одобрена, распечатайте уведомление о выдаче с той же страницы.

«Under Review» — обычный статус, он может держаться какое-то время. Посольство Кореи в Финляндии говорит о 3–4 неделях; сколько это занимает в Ташкенте, мы в открытых источниках не нашли, поэтому спросите при подаче. Статуса о нехватке документов в списке нет: если консульству понадобится что-то ещё, Вам, скорее всего, сообщат иначе, так что держите под рукой телефон и почту.

Если стоит «Denied», не подавайте сразу тот же комплект. Узнайте причину, попросите у школы возврат, который положен по её правилам, и лишь потом решайте насчёт следующего набора. Ни университет, ни агентство не могут обещать Вам визу.

## Источники

- [go.seoul.co.kr](https://go.seoul.co.kr/news/prnewsView.php?id=410017) — сертификация в феврале 2026 года, пресс-релиз
- [joongdo.co.kr](https://joongdo.co.kr/web/view.php?key=20260212010004926) — 12 февраля 2026 года
- [newspub.kr](https://newspub.kr/content?category=1&nid=698d426236714e6ba5d5f63c) — сертификация в феврале 2026 года
- Korea JoongAng Daily — 24 февраля 2025 года
- swu-klc.mailplug.net — объявление языкового центра, без даты, data_no=132
- [kun.uz](https://kun.uz/kr/news/2026/01/26/janubiy-koreya-ozbekistonliklarga-viza-berishni-toxtatishi-mumkin) — 26 января 2026 года
- [caliber.az](https://caliber.az/en/post/south-korea-may-suspend-visas-for-uzbek-citizens-over-rising-illegal-migration) — заявление посла
- [dongaoia.org](https://dongaoia.org/payment-and-refund) — «Тона» (Dong-A), оплата и возврат
- [en.kauinternational.com](https://en.kauinternational.com) — языковая школа KAU
- [overseas.mofa.go.kr](https://overseas.mofa.go.kr/fi-en/brd/m_9574/view.do?seq=754936) — посольство Кореи в Финляндии, проверка визы
- thepoortraveler.net — статусы заявления

Эти страницы проверены 21 ноября 2026 года. Правила и суммы меняются: прежде чем действовать, загляните в источник.
`,
		uz: `Ikki universitet saytida bir-biriga oʻxshashi, konsullikda esa tubdan farq qilishi mumkin. Farq — sertifikatda. Birinchi toʻlovdan oldin buni qanday aniqlash va keyin viza arizasini qanday kuzatishni tushuntiramiz.

## Sertifikatlash nima

IEQAS — universitetlarni chet ellik talabalarni oʻqitishi va ularga gʻamxoʻrligi boʻyicha sertifikatlaydigan Koreya tizimi. Daraja dasturlari va til kurslari uchun natijalar alohida: oʻzingizga keragiga qarang. Soʻnggi natijalar 2026-yil 12–13-fevralda eʼlon qilindi:

| 2026-yil fevral natijalari | Soni | Bir yil oldin |
| --- | --- | --- |
| Daraja dasturlari uchun sertifikatlangan | 181 | 158 |
| Til kurslari uchun sertifikatlangan | 123 | 103 (bir gazetada 110) |
| “Aʼlo” deb topilgan | 39 | — |
| Kuchaytirilgan tekshiruvdagi oliygohlar | 16 | — |
| Kuchaytirilgan tekshiruvdagi til maktablari | 4 | — |

Chiziqcha raqamni topa olmaganimizni bildiradi. Sertifikat 2026-yil martdan 2030-yil fevralgacha amal qiladi, ammo har yili tekshiruv boʻladi, demak, universitet undan ertaroq ham mahrum boʻlishi mumkin. Uni oʻzingiz topshiradigan yilda tekshiring.

## Uch guruh

**Aʼlo.** Bu 39 universitet uchun viza faqat standart qabul xati asosida rasmiylashtiriladi, talabalari esa GKS stipendiyasida ustunlikka ega.

**Sertifikatlangan.** Odatdagi ishonchli tanlov. Universitet talablarni, jumladan 2026-yildan bosqichma-bosqich oshib borayotgan til meʼyorini bajargan.

**Kuchaytirilgan tekshiruvda.** Bunday joylarga viza 2026-yilning ikkinchi semestridan boshlab bir yil davomida, asosan, berilmaydi. Bunday oliygohning qabul xati haqiqiy boʻlsa ham, natija bermasligi mumkin. Matbuotdagi nomlarni takrorlamaymiz: yozilishi ham, roʻyxatlar ham oʻzgaradi. Universitetingizni studyinkorea.go.kr saytidagi roʻyxatdan qidiring va oʻzidan yozma ravishda soʻrang.

## Nega bu mintaqamiz uchun muhim

Oʻzbekiston, Qozogʻiston va Qirgʻiziston Koreya Adliya vazirligining fuqarolari belgilangan muddatdan ortiq qolib ketadigan davlatlar roʻyxatida turadi; til markazlarining eski eʼlonlarida kafil yoki qoʻshimcha hujjatlar tilga olingan. 2026-yil 17-yanvarda Oʻzbekiston elchisi qoidani buzgan holda yashayotganlar ulushi — oʻshanda qariyb 9 foiz — 10 foizga yetsa, vizalar, jumladan oʻquv vizalari berish toʻxtatilishi mumkinligini aytdi; xabarlarda rasmiy qaror haqida soʻz yoʻq. Bunday sharoitda zaif universitet — oldini olsa boʻladigan xavf.

## Toʻlovdan oldin nimalarni soʻrash kerak

1. Mening oʻqish turim — daraja yoki til kursi — uchun sertifikatingiz bormi va u qachongacha?
2. 2026-yilda kuchaytirilgan tekshiruvdamisiz yoki ilgari boʻlganmisiz?
3. Necha semestr puli oldindan toʻlanadi? Masalan, Dong-A Markaziy Osiyodan kelgan talabalardan birdaniga toʻrt semestr pulini soʻraydi.
4. Viza rad etilsa, nimani qaytarasiz? KAU, Dong-A va SYU ariza toʻlovidan tashqari til kursi pulini toʻliq qaytaradi.
5. Hujjatlar sizga qaysi kungacha yetib borishi kerak va qabul xatini qachon berasiz?

Javoblarni saqlab qoʻying. Universitet yozma va aniq javob bersa, shuning oʻzi koʻp narsani anglatadi.

## Arizani qanday tekshirish kerak

Hujjatlar konsullikka topshirilgach, ularni oʻzingiz, mish-mishlarsiz kuzatishingiz mumkin:

1. visa.go.kr saytini oching va “Check Application Status” boʻlimini tanlang.
2. Hujjat topshirgan diplomatik vakolatxonangizni koʻrsating.
3. Pasport raqami, lotin harflaridagi ism-familiya va tugʻilgan sanani xuddi arizadagidek kiriting.
4. Holatni oʻqing: Received (qabul qilindi), Under Review (koʻrib chiqilmoqda), Approved (maʼqullandi) yoki Denied (rad etildi).
5. Viza maʼqullangan boʻlsa, oʻsha sahifadan viza berilgani haqidagi bildirishnomani chop eting.

“Under Review” — odatdagi holat va u bir muddat turishi mumkin. Koreyaning Finlyandiyadagi elchixonasi 3–4 hafta deb koʻrsatadi; Toshkentda qancha vaqt ketishini ochiq manbalardan topa olmadik, shuning uchun topshirayotganda soʻrang. Roʻyxatda hujjat yetishmasligini bildiradigan holat yoʻq: konsullikka yana biror narsa kerak boʻlsa, sizga boshqa yoʻl bilan xabar berishlari mumkin, telefon va pochtangizdan xabardor boʻlib turing.

“Denied” chiqsa, oʻsha hujjatlarni darhol qayta topshirmang. Sababini bilib oling, maktabdan qoidasida koʻzda tutilgan pulni qaytarishni soʻrang va shundan keyingina navbatdagi qabul haqida qaror qiling. Vizani sizga hech bir universitet ham, agentlik ham vaʼda qila olmaydi.

## Manbalar

- [go.seoul.co.kr](https://go.seoul.co.kr/news/prnewsView.php?id=410017) — 2026-yil fevral sertifikatlashi, press-reliz
- [joongdo.co.kr](https://joongdo.co.kr/web/view.php?key=20260212010004926) — 2026-yil 12-fevral
- [newspub.kr](https://newspub.kr/content?category=1&nid=698d426236714e6ba5d5f63c) — 2026-yil fevral sertifikatlashi
- Korea JoongAng Daily — 2025-yil 24-fevral
- swu-klc.mailplug.net — til markazi eʼloni, sanasiz, data_no=132
- [kun.uz](https://kun.uz/kr/news/2026/01/26/janubiy-koreya-ozbekistonliklarga-viza-berishni-toxtatishi-mumkin) — 2026-yil 26-yanvar
- [caliber.az](https://caliber.az/en/post/south-korea-may-suspend-visas-for-uzbek-citizens-over-rising-illegal-migration) — elchi bayonoti
- [dongaoia.org](https://dongaoia.org/payment-and-refund) — Dong-A, toʻlov va pulni qaytarish
- [en.kauinternational.com](https://en.kauinternational.com) — KAU til maktabi
- [overseas.mofa.go.kr](https://overseas.mofa.go.kr/fi-en/brd/m_9574/view.do?seq=754936) — Koreyaning Finlyandiyadagi elchixonasi, vizani tekshirish
- thepoortraveler.net — ariza holatlari

Bu sahifalar 2026-yil 21-noyabrda tekshirilgan. Qoida va summalar oʻzgaradi: ishga kirishishdan oldin manbaga qarang.
`,
	},
	tags: ["admission", "visa", "money"],
	createdAt: "2026-10-09T05:00:00.000Z",
	coverImageUrl: null,
	published: true,
};
