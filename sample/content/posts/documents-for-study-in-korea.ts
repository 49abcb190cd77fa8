import type { Post } from "./post.ts";

export const documentsForStudyInKorea: Post = {
	slug: "documents-for-study-in-korea",
	title: {
		en: "Documents for study in Korea: a list for applicants from Uzbekistan",
		ru: "Документы для учёбы в Корее: список для абитуриентов из Узбекистана",
		uz: "Koreyada oʻqish uchun hujjatlar: oʻzbekistonlik abituriyentlar uchun roʻyxat",
	},
	excerpt: {
		en: "What to collect before you apply, which documents need an apostille or a translation, and why you should not leave the tuberculosis test certificate to the last week.",
		ru: "Что собрать до подачи документов, на какие бумаги нужен апостиль, а на какие — перевод, и почему справку об отсутствии туберкулёза нельзя оставлять на последнюю неделю.",
		uz: "Ariza topshirishdan oldin nimalarni yigʻish, qaysi hujjatga apostil, qaysi biriga tarjima kerakligi va nega sil kasalligi yoʻqligi haqidagi maʼlumotnomani oxirgi haftaga qoldirmaslik kerakligi haqida.",
	},
	content: {
		en: `Most delays come from documents, not from grades: the university has admitted you, and one certificate is still missing. Here is what applicants from Uzbekistan usually need, what to do with each document and in which order to start.

## The usual list

The table follows a guide by the agency visadoctors.uz, dated 21 January 2026. The lists of Korean universities such as KAU and Dong-A University agree with most of it. Each university decides for itself, so check its own page before you order anything.

| Document | What to note |
| --- | --- |
| Passport | Look at the expiry date first (see below) |
| Certificate of admission from the university or language school | Keep the original file as you received it |
| Diploma or school certificate | With an apostille |
| Bank certificate | The amount depends on the visa and on where the university is |
| Parents’ income certificate and work record | Ordered through my.gov.uz |
| TOPIK or IELTS | The guide names TOPIK 2 or IELTS 5.5 and higher; a program may ask for more |
| Parents’ passports | Check that the names match your birth certificate |
| Birth certificate | With a translation |
| Photo | 3.5 × 4.5 cm, white background |
| Study plan | In your own words: why this program, and what comes after it |
| Certificate of single status, or marriage certificate | If you are over 18 |

## Apostille and translation

An apostille confirms that a document is genuine, so that an office in another country can accept it. Korea has been a party to the convention since 14 July 2007 and Uzbekistan joined in 2011; Kazakhstan and Kyrgyzstan are members too. If a university asks for “apostille or consular confirmation”, you can use the apostille.

According to daryo.uz, education documents have been apostilled electronically since August 2022, either at a public service center or on the online portal:

- it takes 2 working days, or 10 if more time is needed;
- the fee is 20% of the base calculation unit;
- online you pay 90% of that fee.

This is a report of 2022. Check the current fee before you pay.

A document that is in neither Korean nor English needs a notarized translation as well.

## The tuberculosis test certificate

It is missing from many lists, including the one above. Korea has required it for long-term visas from applicants from Uzbekistan and Kyrgyzstan since 2 March 2016; Kazakhstan and Tajikistan were added on 1 April 2020. Remember three things:

- the hospital must be one that the embassy has designated, so take the address from the embassy’s list;
- by the rules of 2020 the certificate must be from the last 3 months, by those of 2016 from the last year: plan with the shorter time and ask the embassy;
- an early certificate may be too old on the day you apply, so choose that day first.

## How long your passport should be valid

Our guide says six months. At least one Korean college (wat.ac.kr) asks for a year or more from the start of the course. If your passport expires sooner, renew it before you apply, so that every document has the same passport number.

## When to start

In 2021 Kangwon National University asked applicants from Uzbekistan and Vietnam to send their documents four months ahead. Uzbekistan is also on the Justice Ministry’s list of countries with many overstays; an older, undated notice of a university language center says that you may need a guarantor or more documents. We suggest this order:

1. Passport: check how long it is valid, and use one spelling of your name in all documents.
2. Diploma or school certificate: apostille and translation.
3. Birth certificate, parents’ passports, income and work records.
4. Bank certificate, with time for the money to stay in the account.
5. Tuberculosis test certificate and photos, shortly before you apply.

Complete documents do not guarantee a visa: the consulate decides. But then nothing is late because of you.

## Sources

- [visadoctors.uz](https://visadoctors.uz/en/news/oquvchi-vizalariga-kerakli-hujjatlar-royhati) — guide for applicants from Uzbekistan, 21 January 2026
- [en.kauinternational.com](https://en.kauinternational.com) — language school of KAU
- [dongaoia.org](https://dongaoia.org/payment-and-refund) — Dong-A University, payment and refund
- snu.ac.kr — Korea and the apostille
- daryo.uz — electronic apostille, 4 August 2022
- cms.ewha.ac.kr — notice on the tuberculosis test certificate, boardSeq=5150669
- [newlandchase.com](https://newlandchase.com/south-korea-tuberculosis-test-for-long-term-visa-or-residence/) — tuberculosis test, 2016 and 2020
- [wat.ac.kr](https://wat.ac.kr/edulang/uz/depart/depart1) — page in Uzbek
- [oiaknu.kangwon.ac.kr](https://oiaknu.kangwon.ac.kr/oiaknu/language/korean/guide-samcheok01.do) — Kangwon National University
- swu-klc.mailplug.net — notice of a language center, undated, data_no=132

These pages were checked on 21 November 2026. Rules and amounts change: look at the source before you act.
`,
		ru: `Чаще всего задерживают не оценки, а документы: университет Вас принял, а одной справки ещё нет. Рассказываем, какие документы обычно просят у абитуриента из Узбекистана, что сделать с каждым из них и в каком порядке начинать.

## Обычный список

Таблица составлена по памятке агентства visadoctors.uz от 21 января 2026 года. Списки корейских университетов, например KAU и Тона (Dong-A University), в основном с ней совпадают. Решает всегда университет, поэтому сверьтесь с его сайтом, прежде чем что-либо заказывать.

| Документ | На что обратить внимание |
| --- | --- |
| Паспорт | Сначала посмотрите на срок действия (об этом ниже) |
| Сертификат о зачислении (Certificate of Admission) из университета или языковой школы | Сохраните файл в том виде, в каком получили |
| Диплом или аттестат | С апостилем |
| Справка из банка | Сумма зависит от визы и региона |
| Справка о доходах родителей и сведения об их работе | Заказываются через my.gov.uz |
| TOPIK или IELTS | В памятке — TOPIK 2 или IELTS 5.5 и выше; программа может требовать больше |
| Паспорта родителей | Проверьте, что имена совпадают с Вашим свидетельством о рождении |
| Свидетельство о рождении | С переводом |
| Фотография | 3,5 × 4,5 см, белый фон |
| План обучения | Своими словами: почему эта программа и что будет после неё |
| Справка о том, что Вы не состоите в браке, или свидетельство о браке | Если Вам больше 18 лет |

## Апостиль и перевод

Апостиль подтверждает подлинность документа, чтобы его могли принять в другой стране. Корея участвует в конвенции с 14 июля 2007 года, Узбекистан присоединился в 2011 году; Казахстан и Кыргызстан тоже в ней состоят. Если университет пишет «апостиль или консульское заверение», Вам подойдёт апостиль.

По сообщению daryo.uz, с августа 2022 года на документы об образовании ставят электронный апостиль — в центре государственных услуг или через онлайн-портал:

- срок — 2 рабочих дня, а если требуется больше времени — 10;
- плата — 20 % базовой расчётной величины;
- при подаче онлайн Вы платите 90 % этой суммы.

Это данные 2022 года. Перед оплатой уточните, сколько услуга стоит сейчас.

Если документ составлен не на корейском и не на английском, нужен ещё и нотариально заверенный перевод.

## Справка об отсутствии туберкулёза

Во многих списках её нет, нет и в таблице выше. Корея требует эту справку для долгосрочных виз от заявителей из Узбекистана и Кыргызстана со 2 марта 2016 года; Казахстан и Таджикистан добавили 1 апреля 2020 года. Запомните три вещи:

- больница должна быть из числа назначенных посольством, поэтому адрес берите из списка посольства;
- по тексту 2020 года справка должна быть выдана не раньше чем за 3 месяца, а в тексте 2016 года говорилось об 1 годе: рассчитывайте на меньший срок и уточните в посольстве;
- полученная слишком рано справка может устареть ко дню подачи, поэтому сначала определите этот день.

## Сколько должен действовать паспорт

В нашем руководстве указано шесть месяцев. По меньшей мере один корейский колледж (wat.ac.kr) просит год или больше, считая от начала занятий. Если срок Вашего паспорта истекает раньше, замените его до подачи: тогда во всех документах будет один и тот же номер.

## Когда начинать

В 2021 году Национальный университет Канвон (Kangwon National University) просил абитуриентов из Узбекистана и Вьетнама присылать документы за четыре месяца. Кроме того, Узбекистан входит в список Министерства юстиции Кореи — это страны, граждане которых часто остаются сверх срока. В старом объявлении языкового центра одного из университетов (без даты) сказано, что могут попросить поручителя или дополнительные документы. Советуем такой порядок:

1. Паспорт: срок действия и одно написание имени для всех документов.
2. Диплом или аттестат: апостиль и перевод.
3. Свидетельство о рождении, паспорта родителей, справки о доходах и работе.
4. Справка из банка — с запасом времени, чтобы деньги пролежали на счёте нужный срок.
5. Справка об отсутствии туберкулёза и фотографии — ближе ко дню подачи.

Полный комплект документов не гарантирует визу: решает консульство. Но тогда ничего не задержится из-за Вас.

## Источники

- [visadoctors.uz](https://visadoctors.uz/en/news/oquvchi-vizalariga-kerakli-hujjatlar-royhati) — памятка для абитуриентов из Узбекистана, 21 января 2026 года
- [en.kauinternational.com](https://en.kauinternational.com) — языковая школа KAU
- [dongaoia.org](https://dongaoia.org/payment-and-refund) — Университет Тона (Dong-A University), оплата и возврат
- snu.ac.kr — Корея и апостиль
- daryo.uz — электронный апостиль, 4 августа 2022 года
- cms.ewha.ac.kr — объявление о справке об отсутствии туберкулёза, boardSeq=5150669
- [newlandchase.com](https://newlandchase.com/south-korea-tuberculosis-test-for-long-term-visa-or-residence/) — проверка на туберкулёз, 2016 и 2020 годы
- [wat.ac.kr](https://wat.ac.kr/edulang/uz/depart/depart1) — страница на узбекском языке
- [oiaknu.kangwon.ac.kr](https://oiaknu.kangwon.ac.kr/oiaknu/language/korean/guide-samcheok01.do) — Национальный университет Канвон (Kangwon National University)
- swu-klc.mailplug.net — объявление языкового центра, без даты, data_no=132

Эти страницы проверены 21 ноября 2026 года. Правила и суммы меняются: прежде чем действовать, загляните в источник.
`,
		uz: `Koʻpincha baholar emas, hujjatlar kechiktiradi: universitet sizni qabul qilgan, bitta maʼlumotnoma esa hali yoʻq. Bu yerda oʻzbekistonlik abituriyentdan odatda qanday hujjatlar soʻralishi, har biri bilan nima qilish va ishni qaysi tartibda boshlash kerakligini aytib beramiz.

## Odatdagi roʻyxat

Jadval visadoctors.uz agentligining 2026-yil 21-yanvardagi qoʻllanmasi asosida tuzildi. KAU va Dong-A University kabi Koreya universitetlarining roʻyxatlari ham asosan shunga mos keladi. Qarorni baribir universitet chiqaradi, shuning uchun biror narsa buyurtma qilishdan oldin uning saytidagi talab bilan solishtiring.

| Hujjat | Nimaga eʼtibor berish kerak |
| --- | --- |
| Pasport | Avval amal qilish muddatiga qarang (quyida batafsil) |
| Universitet yoki til maktabining qabul sertifikati (Certificate of Admission) | Faylni qanday olgan boʻlsangiz, shundayligicha saqlang |
| Diplom yoki attestat | Apostil bilan |
| Bank maʼlumotnomasi | Summa viza turi va hududga bogʻliq |
| Ota-onaning daromadi va ish joyi haqidagi maʼlumotnomalar | my.gov.uz orqali olinadi |
| TOPIK yoki IELTS | Qoʻllanmada TOPIK 2 yoki IELTS 5.5 va undan yuqori deyilgan; dastur koʻproq talab qilishi mumkin |
| Ota-onaning pasportlari | Ism-familiyalar sizning tugʻilganlik haqidagi guvohnomangizga mosligini tekshiring |
| Tugʻilganlik haqidagi guvohnoma | Tarjimasi bilan |
| Fotosurat | 3,5 × 4,5 sm, oq fon |
| Oʻqish rejasi | Oʻz soʻzingiz bilan: nega aynan shu dastur va undan keyin nima qilasiz |
| Nikohda emaslik haqidagi maʼlumotnoma yoki nikoh guvohnomasi | Yoshingiz 18 dan oshgan boʻlsa |

## Apostil va tarjima

Apostil hujjatning haqiqiyligini tasdiqlaydi va uni boshqa davlatda qabul qilish imkonini beradi. Koreya konvensiyada 2007-yil 14-iyuldan beri ishtirok etadi, Oʻzbekiston 2011-yilda qoʻshilgan; Qozogʻiston va Qirgʻiziston ham aʼzo. Universitet “apostil yoki konsullik tasdigʻi” deb yozgan boʻlsa, sizga apostil toʻgʻri keladi.

daryo.uz xabariga koʻra, 2022-yil avgustdan taʼlim hujjatlariga elektron apostil qoʻyiladi. Uni davlat xizmatlari markazida yoki onlayn portalda olish mumkin:

- muddati — 2 ish kuni, koʻproq vaqt kerak boʻlsa — 10 ish kuni;
- toʻlov — bazaviy hisoblash miqdorining 20 foizi;
- onlayn murojaat qilsangiz, shu toʻlovning 90 foizini toʻlaysiz.

Bu 2022-yilgi maʼlumot. Toʻlashdan oldin hozirgi narxni aniqlang.

Hujjat koreys yoki ingliz tilida boʻlmasa, notarial tasdiqlangan tarjima ham kerak.

## Sil kasalligi yoʻqligi haqidagi maʼlumotnoma

Koʻp roʻyxatlarda u yoʻq, yuqoridagi jadvalda ham yoʻq. Koreya uzoq muddatli vizalar uchun bu maʼlumotnomani Oʻzbekiston va Qirgʻizistondan murojaat qiluvchilardan 2016-yil 2-martdan beri talab qilib keladi; Qozogʻiston va Tojikiston 2020-yil 1-aprelda qoʻshilgan. Uch narsani yodda tuting:

- shifoxona elchixona belgilagan boʻlishi kerak, shuning uchun manzilni elchixona roʻyxatidan oling;
- 2020-yilgi matnda maʼlumotnoma oxirgi 3 oy ichida berilgan boʻlishi kerak deyilgan, 2016-yilgi matnda esa 1 yil edi: qisqa muddatga tayaning va elchixonadan soʻrang;
- juda erta olingan maʼlumotnoma hujjat topshirish kunigacha eskirib qolishi mumkin, shuning uchun avval shu kunni belgilang.

## Pasport qancha amal qilishi kerak

Qoʻllanmamizda olti oy deb koʻrsatilgan. Kamida bitta Koreya kolleji (wat.ac.kr) oʻqish boshlanishidan hisoblaganda bir yil yoki undan koʻproq talab qiladi. Pasportingiz muddati bundan oldin tugasa, uni ariza topshirishdan oldin almashtiring: shunda hamma hujjatda bitta pasport raqami boʻladi.

## Qachon boshlash kerak

2021-yilda Kangwon National University Oʻzbekiston va Vyetnamdan boʻlgan abituriyentlardan hujjatlarni toʻrt oy oldin yuborishni soʻragan. Bundan tashqari, Oʻzbekiston Koreya Adliya vazirligining fuqarolari belgilangan muddatdan ortiq qolib ketadigan davlatlar roʻyxatida. Bir universitet til markazining eski (sanasiz) eʼlonida kafil yoki qoʻshimcha hujjatlar soʻralishi mumkinligi aytilgan. Shu tartibni tavsiya qilamiz:

1. Pasport: amal qilish muddati va ismning hamma hujjatda bir xil yozilishi.
2. Diplom yoki attestat: apostil va tarjima.
3. Tugʻilganlik haqidagi guvohnoma, ota-onaning pasportlari, daromad va ish joyi haqidagi maʼlumotnomalar.
4. Bank maʼlumotnomasi — pul hisobda kerakli muddat turishi uchun oldinroq.
5. Sil kasalligi yoʻqligi haqidagi maʼlumotnoma va fotosuratlar — hujjat topshirish kuniga yaqin.

Hujjatlar toʻliq boʻlsa ham, viza kafolatlanmaydi: qarorni konsullik chiqaradi. Lekin shunda hech narsa siz tufayli kechikmaydi.

## Manbalar

- [visadoctors.uz](https://visadoctors.uz/en/news/oquvchi-vizalariga-kerakli-hujjatlar-royhati) — oʻzbekistonlik abituriyentlar uchun qoʻllanma, 2026-yil 21-yanvar
- [en.kauinternational.com](https://en.kauinternational.com) — KAU til maktabi
- [dongaoia.org](https://dongaoia.org/payment-and-refund) — Dong-A University, toʻlov va pulni qaytarish
- snu.ac.kr — Koreya va apostil
- daryo.uz — elektron apostil, 2022-yil 4-avgust
- cms.ewha.ac.kr — sil kasalligi yoʻqligi haqidagi maʼlumotnoma toʻgʻrisida eʼlon, boardSeq=5150669
- [newlandchase.com](https://newlandchase.com/south-korea-tuberculosis-test-for-long-term-visa-or-residence/) — sil tekshiruvi, 2016 va 2020-yillar
- [wat.ac.kr](https://wat.ac.kr/edulang/uz/depart/depart1) — oʻzbek tilidagi sahifa
- [oiaknu.kangwon.ac.kr](https://oiaknu.kangwon.ac.kr/oiaknu/language/korean/guide-samcheok01.do) — Kangwon National University
- swu-klc.mailplug.net — til markazi eʼloni, sanasiz, data_no=132

Bu sahifalar 2026-yil 21-noyabrda tekshirilgan. Qoida va summalar oʻzgaradi: ishga kirishishdan oldin manbaga qarang.
`,
	},
	tags: ["documents", "visa", "admission"],
	createdAt: "2026-11-18T05:00:00.000Z",
	coverImageUrl: null,
	published: true,
};
