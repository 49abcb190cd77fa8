import type { Post } from "./post.ts";

export const certifiedUniversityAndVisaStatus: Post = {
	slug: "certified-university-and-visa-status",
	title: {
		en: "How to choose a certified university and follow your visa application",
		ru: "Как выбрать сертифицированный университет и следить за визой",
		uz: "Sertifikatlangan universitetni tanlash va viza arizasini kuzatish",
	},
	excerpt: {
		en: "What the Korean certification of February 2026 changes for your visa, how to recognize a university under a visa restriction (precision screening), and how to check your application on visa.go.kr.",
		ru: "Что меняет для Вашей визы сертификация университетов в феврале 2026 года, как узнать университет с ограничением виз (precision screening) и как посмотреть статус заявления на visa.go.kr.",
		uz: "2026-yil fevraldagi sertifikatlash vizangiz uchun nimani oʻzgartiradi, vizasi cheklangan (precision screening) universitetni qanday bilish va visa.go.kr saytida ariza holatini qanday koʻrish.",
	},
	content: {
		en: `Two universities can look alike on their websites and be very different for the consulate. The difference is certification. We explain how to check it before you pay anyone, and how to follow your visa application afterwards.

## What certification means

IEQAS is the Korean system that certifies universities for teaching and supporting international students. There are separate results for degree programs and for language courses, so look at the one you need. The latest result was announced on 12–13 February 2026:

| Result of February 2026 | Number | The year before |
| --- | --- | --- |
| Certified for degree programs | 181 | 158 |
| Certified for language courses | 123 | 103 (one paper gives 110) |
| Named “excellent” | 39 | — |
| Universities under a visa restriction (precision screening) | 16 | — |
| Language schools under a visa restriction | 4 | — |

A dash means that we have not found the figure. The certification runs from March 2026 to February 2030, with yearly monitoring, so a university can lose it before the end. Check in the year you apply.

## The three groups

**Excellent.** For these 39 universities, the visa needs only the standard certificate of admission, and their students get preference for the GKS scholarship.

**Certified.** The usual, safe choice. The university meets the standard, including the language standard, which rises step by step from 2026.

**Under a visa restriction (precision screening).** As a rule, students of these universities and language schools get no visa for one year, beginning with the second semester of 2026. A certificate of admission from one of them may be genuine and still not help you. We do not repeat names from the press, because spellings and lists change. Look for your university in the list published on studyinkorea.go.kr, and ask the university in writing.

## Why it matters for applicants from our region

Uzbekistan, Kazakhstan and Kyrgyzstan are on the Justice Ministry’s list of countries with many overstays, and older notices of language centers mention a guarantor or more documents. On 17 January 2026 Uzbekistan’s ambassador said that visas, including student visas, might be suspended if the share of irregular stays, about 9% at the time, reached 10%; the reports mention no formal decision. So a weak university is a risk that you can avoid.

## Questions to ask before you pay

1. Are you certified for my kind of course, a degree program or a language course, and until when?
2. Are you, or have you been, under a visa restriction (precision screening) in 2026?
3. How many terms do I pay in advance? Dong-A University, for example, asks students from Central Asia for four at once.
4. What do you refund if the visa is refused? KAU, Dong-A University and SYU return the full tuition of the language course, but not the application fee.
5. By what day do you need my documents, and when do you issue the certificate of admission?

Keep the answers. If a university replies clearly and in writing, that is a good sign.

## How to check your application

When your documents are at the consulate, you can follow the application yourself:

1. Open visa.go.kr and choose “Check Application Status”.
2. Select the diplomatic office where you applied.
3. Enter your passport number, your name in English letters and your date of birth, exactly as in the application.
4. Read the status: Received, Under Review, Approved or Denied.
5. If it is approved, print the visa grant notice from the same page.

“Under Review” is normal and may not change for a while. The Korean embassy in Finland gives 3–4 weeks. We found no public figure for Tashkent, so ask when you apply. The list has no status for missing documents: if the consulate needs something more, it will probably tell you in another way, so check your phone and email.

If the answer is “Denied”, do not send the same documents again at once. Find out the reason, ask the school for the refund that its rules promise, and only then decide about the next intake. No university and no agency can promise you a visa.

## Sources

- [go.seoul.co.kr](https://go.seoul.co.kr/news/prnewsView.php?id=410017) — certification of February 2026, press release
- [joongdo.co.kr](https://joongdo.co.kr/web/view.php?key=20260212010004926) — 12 February 2026
- [newspub.kr](https://newspub.kr/content?category=1&nid=698d426236714e6ba5d5f63c) — certification of February 2026
- Korea JoongAng Daily — 24 February 2025
- swu-klc.mailplug.net — notice of a language center, undated, data_no=132
- [kun.uz](https://kun.uz/kr/news/2026/01/26/janubiy-koreya-ozbekistonliklarga-viza-berishni-toxtatishi-mumkin) — 26 January 2026
- [caliber.az](https://caliber.az/en/post/south-korea-may-suspend-visas-for-uzbek-citizens-over-rising-illegal-migration) — the ambassador’s statement
- [dongaoia.org](https://dongaoia.org/payment-and-refund) — Dong-A University, payment and refund
- [en.kauinternational.com](https://en.kauinternational.com) — language school of KAU
- [overseas.mofa.go.kr](https://overseas.mofa.go.kr/fi-en/brd/m_9574/view.do?seq=754936) — Embassy of Korea in Finland, checking a visa
- thepoortraveler.net — statuses of an application

These pages were checked on 21 November 2026. Rules and amounts change: look at the source before you act.
`,
		ru: `Два университета могут быть похожи на своих сайтах и сильно различаться в консульстве. Разница — в сертификации. Рассказываем, как разобраться в ней до первой оплаты и как потом следить за заявлением на визу.

## Что такое сертификация

IEQAS — корейская система, по которой сертифицируют университеты за обучение иностранных студентов и заботу о них. Результаты для программ бакалавриата, магистратуры и докторантуры и для языковых курсов отдельные: смотрите тот, который нужен Вам. Последние итоги объявили 12–13 февраля 2026 года:

| Итоги февраля 2026 года | Число | Годом раньше |
| --- | --- | --- |
| Сертифицированы для программ бакалавриата, магистратуры и докторантуры | 181 | 158 |
| Сертифицированы для языковых курсов | 123 | 103 (в одной газете — 110) |
| Сертифицированы с отличием | 39 | — |
| Университеты с ограничением виз (precision screening) | 16 | — |
| Языковые школы с ограничением виз | 4 | — |

Прочерк означает, что цифру мы не нашли. Сертификация действует с марта 2026 года по февраль 2030 года, но университеты проверяют ежегодно, так что статус можно потерять и раньше. Проверяйте его в тот год, когда подаёте заявку.

## Три группы

**С отличием.** Для этих 39 университетов визу оформляют по одному стандартному сертификату о зачислении, а их студентам отдают предпочтение в стипендии GKS.

**Сертифицированные.** Обычный надёжный выбор. Университет выполнил требования, в том числе языковые, которые с 2026 года поэтапно растут.

**С ограничением виз (precision screening).** Студентам этих университетов и языковых школ визы, как правило, не выдают в течение одного года, начиная со второго семестра 2026 года. Такой сертификат о зачислении может быть настоящим и всё же не помочь Вам. Мы не повторяем названия из прессы: написание и списки меняются. Найдите свой университет в списке на studyinkorea.go.kr и задайте ему вопрос письменно.

## Почему это важно для нашего региона

Узбекистан, Казахстан и Кыргызстан входят в список Министерства юстиции Кореи — это страны, граждане которых часто остаются сверх срока; в старых объявлениях языковых центров говорится о поручителе или дополнительных документах. 17 января 2026 года посол Узбекистана сообщил, что выдачу виз, включая студенческие, могут приостановить, если доля тех, кто находится в Корее с нарушением правил пребывания — тогда около 9 %, — дойдёт до 10 %; о формальном решении в сообщениях не говорится. Поэтому слабый университет — риск, которого можно избежать.

## Что спросить до оплаты

1. Сертифицированы ли вы для моего обучения — в вузе или на языковом курсе — и до какого времени?
2. Действует ли для вас в 2026 году ограничение виз (precision screening) или действовало раньше?
3. Сколько курсов нужно оплатить вперёд? Университет Тона (Dong-A University), например, просит студентов из Центральной Азии оплатить сразу четыре.
4. Что вы возвращаете при отказе в визе? KAU, Тона и SYU возвращают плату за языковой курс целиком, кроме сбора за рассмотрение заявки.
5. К какому дню нужны документы и когда вы выдаёте сертификат о зачислении?

Сохраните ответы. Если университет отвечает письменно и ясно, это хороший знак.

## Как проверить заявление

Когда документы в консульстве, следить за заявлением можно самостоятельно:

1. Откройте visa.go.kr и выберите «Check Application Status».
2. Укажите дипломатическое представительство, куда Вы подали документы.
3. Введите номер паспорта, имя латинскими буквами и дату рождения — точно как в заявлении.
4. Прочитайте статус: Received (получено), Under Review (рассматривается), Approved (одобрено) или Denied (отказано).
5. Если виза одобрена, распечатайте уведомление о выдаче визы (Visa Grant Notice) с той же страницы.

«Under Review» — обычный статус, он может держаться какое-то время. Посольство Кореи в Финляндии называет 3–4 недели; цифры для Ташкента в открытых источниках мы не нашли, поэтому спросите при подаче. Статуса о нехватке документов в списке нет: если консульству понадобится что-то ещё, Вам, скорее всего, сообщат иначе, поэтому проверяйте телефон и почту.

Если статус — «Denied», не подавайте сразу тот же комплект. Узнайте причину, попросите у школы возврат, который положен по её правилам, и лишь потом решайте насчёт следующего набора. Ни университет, ни агентство не могут обещать Вам визу.

## Источники

- [go.seoul.co.kr](https://go.seoul.co.kr/news/prnewsView.php?id=410017) — сертификация в феврале 2026 года, пресс-релиз
- [joongdo.co.kr](https://joongdo.co.kr/web/view.php?key=20260212010004926) — 12 февраля 2026 года
- [newspub.kr](https://newspub.kr/content?category=1&nid=698d426236714e6ba5d5f63c) — сертификация в феврале 2026 года
- Korea JoongAng Daily — 24 февраля 2025 года
- swu-klc.mailplug.net — объявление языкового центра, без даты, data_no=132
- [kun.uz](https://kun.uz/kr/news/2026/01/26/janubiy-koreya-ozbekistonliklarga-viza-berishni-toxtatishi-mumkin) — 26 января 2026 года
- [caliber.az](https://caliber.az/en/post/south-korea-may-suspend-visas-for-uzbek-citizens-over-rising-illegal-migration) — заявление посла
- [dongaoia.org](https://dongaoia.org/payment-and-refund) — Университет Тона (Dong-A University), оплата и возврат
- [en.kauinternational.com](https://en.kauinternational.com) — языковая школа KAU
- [overseas.mofa.go.kr](https://overseas.mofa.go.kr/fi-en/brd/m_9574/view.do?seq=754936) — посольство Кореи в Финляндии, проверка визы
- thepoortraveler.net — статусы заявления

Эти страницы проверены 21 ноября 2026 года. Правила и суммы меняются: прежде чем действовать, загляните в источник.
`,
		uz: `Ikki universitet saytida bir-biriga oʻxshashi, konsullikda esa tubdan farq qilishi mumkin. Farq — sertifikatda. Birinchi toʻlovdan oldin buni qanday aniqlash va keyin viza arizasini qanday kuzatishni tushuntiramiz.

## Sertifikatlash nima

IEQAS — universitetlarni xorijiy talabalarni oʻqitishi va ularga gʻamxoʻrligi boʻyicha sertifikatlaydigan Koreya tizimi. Bakalavriat, magistratura va doktorantura dasturlari va til kurslari uchun natijalar alohida: oʻzingizga keragiga qarang. Soʻnggi natijalar 2026-yil 12–13-fevralda eʼlon qilindi:

| 2026-yil fevral natijalari | Soni | Bir yil oldin |
| --- | --- | --- |
| Bakalavriat, magistratura va doktorantura uchun sertifikatlangan | 181 | 158 |
| Til kurslari uchun sertifikatlangan | 123 | 103 (bir gazetada 110) |
| “Aʼlo” deb topilgan | 39 | — |
| Vizasi cheklangan universitetlar (precision screening) | 16 | — |
| Vizasi cheklangan til maktablari | 4 | — |

Chiziqcha raqamni topa olmaganimizni bildiradi. Sertifikat 2026-yil martdan 2030-yil fevralgacha amal qiladi, ammo har yili tekshiruv boʻladi, demak, universitet undan ertaroq ham mahrum boʻlishi mumkin. Uni oʻzingiz topshiradigan yilda tekshiring.

## Uch guruh

**Aʼlo.** Bu 39 universitet uchun viza faqat standart qabul sertifikati asosida rasmiylashtiriladi, talabalari esa GKS stipendiyasida ustunlikka ega.

**Sertifikatlangan.** Odatdagi ishonchli tanlov. Universitet talablarni, jumladan 2026-yildan bosqichma-bosqich oshib borayotgan til meʼyorini bajargan.

**Vizasi cheklangan (precision screening).** Bunday oʻquv yurtlari talabalariga 2026-yilning ikkinchi semestridan boshlab bir yil davomida viza qoida tariqasida berilmaydi. Bunday joyning qabul sertifikati haqiqiy boʻlsa ham, yordam bermasligi mumkin. Matbuotdagi nomlarni takrorlamaymiz: yozilishi ham, roʻyxatlar ham oʻzgaradi. Universitetingizni studyinkorea.go.kr saytidagi roʻyxatdan qidiring va oʻzidan yozma ravishda soʻrang.

## Nega bu mintaqamiz uchun muhim

Oʻzbekiston, Qozogʻiston va Qirgʻiziston Koreya Adliya vazirligining fuqarolari belgilangan muddatdan ortiq qolib ketadigan davlatlar roʻyxatida; til markazlarining eski eʼlonlarida kafil yoki qoʻshimcha hujjatlar tilga olingan. 2026-yil 17-yanvarda Oʻzbekiston elchisi Koreyada boʻlish qoidalarini buzganlar ulushi — oʻshanda qariyb 9 foiz — 10 foizga yetsa, vizalar, jumladan oʻquv vizasi berish toʻxtatilishi mumkinligini aytdi; xabarlarda rasmiy qaror haqida soʻz yoʻq. Shuning uchun zaif universitet — oldini olsa boʻladigan xavf.

## Toʻlovdan oldin nimalarni soʻrash kerak

1. Mening oʻqishim — oliy taʼlim yoki til kursi — uchun sertifikatingiz bormi va u qachongacha?
2. 2026-yilda sizda viza cheklovi (precision screening) bormi yoki ilgari boʻlganmi?
3. Necha kurs puli oldindan toʻlanadi? Masalan, Dong-A University Markaziy Osiyodan kelgan talabalardan birdaniga toʻrt kurs pulini soʻraydi.
4. Viza rad etilsa, nimani qaytarasiz? KAU, Dong-A University va SYU ariza uchun toʻlovdan tashqari til kursi pulini toʻliq qaytaradi.
5. Hujjatlar sizga qaysi kungacha yetib borishi kerak va qabul sertifikatini qachon berasiz?

Javoblarni saqlab qoʻying. Universitet yozma va aniq javob bersa, bu yaxshi belgi.

## Arizani qanday tekshirish kerak

Hujjatlar konsullikka topshirilgach, arizani oʻzingiz kuzatishingiz mumkin:

1. visa.go.kr saytini oching va “Check Application Status” boʻlimini tanlang.
2. Hujjat topshirgan diplomatik vakolatxonangizni koʻrsating.
3. Pasport raqami, lotin harflaridagi ism-familiya va tugʻilgan sanani xuddi arizadagidek kiriting.
4. Holatni oʻqing: Received (qabul qilindi), Under Review (koʻrib chiqilmoqda), Approved (tasdiqlangan) yoki Denied (rad etildi).
5. Viza tasdiqlangan boʻlsa, oʻsha sahifadan viza berilgani haqidagi bildirishnomani (Visa Grant Notice) chop eting.

“Under Review” — odatdagi holat va u bir muddat turishi mumkin. Koreyaning Finlyandiyadagi elchixonasi 3–4 hafta deb koʻrsatadi; Toshkentda qancha vaqt ketishini ochiq manbalardan topa olmadik, shuning uchun hujjat topshirayotganda soʻrang. Roʻyxatda hujjat yetishmasligini bildiradigan holat yoʻq: konsullikka yana biror narsa kerak boʻlsa, sizga boshqa yoʻl bilan xabar berishlari mumkin, telefon va pochtangizni tekshirib turing.

“Denied” chiqsa, oʻsha hujjatlarni darhol qayta topshirmang. Sababini bilib oling, maktabdan qoidasida koʻzda tutilgan pulni qaytarishni soʻrang va shundan keyingina navbatdagi qabul haqida qaror qiling. Vizani sizga hech bir universitet ham, agentlik ham vaʼda qila olmaydi.

## Manbalar

- [go.seoul.co.kr](https://go.seoul.co.kr/news/prnewsView.php?id=410017) — 2026-yil fevral sertifikatlashi, press-reliz
- [joongdo.co.kr](https://joongdo.co.kr/web/view.php?key=20260212010004926) — 2026-yil 12-fevral
- [newspub.kr](https://newspub.kr/content?category=1&nid=698d426236714e6ba5d5f63c) — 2026-yil fevral sertifikatlashi
- Korea JoongAng Daily — 2025-yil 24-fevral
- swu-klc.mailplug.net — til markazi eʼloni, sanasiz, data_no=132
- [kun.uz](https://kun.uz/kr/news/2026/01/26/janubiy-koreya-ozbekistonliklarga-viza-berishni-toxtatishi-mumkin) — 2026-yil 26-yanvar
- [caliber.az](https://caliber.az/en/post/south-korea-may-suspend-visas-for-uzbek-citizens-over-rising-illegal-migration) — elchi bayonoti
- [dongaoia.org](https://dongaoia.org/payment-and-refund) — Dong-A University, toʻlov va pulni qaytarish
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
