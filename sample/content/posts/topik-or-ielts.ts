import type { Post } from "./post.ts";

export const topikOrIelts: Post = {
	slug: "topik-or-ielts",
	title: {
		en: "TOPIK or IELTS: what you need, when, and how long it counts",
		ru: "TOPIK или IELTS: что нужно, когда и сколько действует",
		uz: "TOPIK yoki IELTS: nima kerak, qachon va qancha muddatga",
	},
	excerpt: {
		en: "Which certificate a Korean university asks for, what the TOPIK levels mean in points, how long a result is valid, and how it fits the intakes and the four language terms.",
		ru: "Какой сертификат просит корейский университет, сколько баллов стоит за уровнями TOPIK, как долго действует результат и как он связан с наборами и четырьмя языковыми семестрами.",
		uz: "Koreya universiteti qaysi sertifikatni soʻraydi, TOPIK darajalari necha ball, natija qancha amal qiladi va u qabul muddatlari hamda toʻrtta til semestriga qanday bogʻlanadi.",
	},
	content: {
		en: `“Do I need Korean or is English enough?” The answer depends on the language of the program, not on the country. This post puts the certificate and the calendar side by side, because one decides the other.

## Which certificate for which program

The admission page of studyinkorea.go.kr gives the general rule:

- **Taught in Korean:** TOPIK level 3 or higher to enter, level 4 or higher to graduate.
- **Taught in English:** TOEFL or IELTS instead of TOPIK.

There are exceptions below and above this line. Some colleges take TOPIK 2; wat.ac.kr is one. According to visadoctors.uz, the document list for applicants from Uzbekistan names TOPIK 2 or IELTS 5.5 and higher, while a good program may ask for more. For a GKS scholarship, TOPIK 5 or higher lets you skip the language year. A Japanese certificate such as JLPT is of little use for Korea.

One more thing is moving: the language standard that certified universities have to meet rises step by step from 2026. A level that was enough for a friend two years ago may not be enough now.

## What the levels mean

TOPIK I covers levels 1 and 2, TOPIK II levels 3 to 6. You take one of the two papers, and your points decide the level (niied.go.kr).

| Level | Paper | Points |
| --- | --- | --- |
| 1 | TOPIK I | 80–139 |
| 2 | TOPIK I | 140–200 |
| 3 | TOPIK II | 120–149 |
| 4 | TOPIK II | 150–189 |
| 5 | TOPIK II | 190–229 |
| 6 | TOPIK II | 230–300 |

So level 3 cannot be reached with TOPIK I, however well you do. If you aim at a degree in Korean, register for TOPIK II.

## How long a result counts

A TOPIK result is valid for two years from the day it is announced, not from the day of the test. Check that it will still be valid when you file both the university application and the visa papers. For IELTS and TOEFL, ask the university which date it counts from; we have not collected those rules.

## Degree intakes: March and September

Degree programs begin in March and September, and applications close months before. A few windows from the universities’ own pages:

| University | For March | For September |
| --- | --- | --- |
| Sungkyunkwan (SKKU) | October–November | April–May |
| GIST | 15 October | 15 April |
| Korea University, graduate: result | mid-December | mid-June |
| Korea University, graduate: certificate of admission | last week of January | last week of July |
| Korea University, graduate: visa | mid-January to February | mid-July to August |

Kongju National University took applications for spring 2025 from 7 October to 7 November 2024. The dates move a little every year, so read the current call. In 2021 Kangwon National University asked applicants from Uzbekistan and Vietnam for documents four months ahead.

## Language courses: four terms a year

Language schools do not follow March and September only. KAU, DIMA and Kangwon run four terms of 10 weeks: spring, summer, fall and winter. A term costs about 1.2–1.4 million won at Dong-A, KAU (2019 figures) and Kwangwoon, with an application fee of 50,000–100,000 won.

## Putting it together

1. Choose the language of your program first.
2. Look up the level it asks for, on its own page and for your year.
3. Count back from the application window: the result has to be out by then, not just the test taken.
4. If you are at level 1 or 2, compare two ways: study at home until level 3, or start with a language course in Korea and apply from there.
5. Aim one level above the minimum. It helps with graduation, with scholarships and with the hours you may work.

A certificate opens an application; it does not promise admission or a visa. But it is the part of the file that depends on you most.

## Sources

- [studyinkorea.go.kr](https://studyinkorea.go.kr/en/overseas_info/allnew_admissionQualilfication.do) — admission requirements
- [niied.go.kr](https://niied.go.kr/user/nd95750.do) — TOPIK levels
- [topik-hk.org](https://topik-hk.org/eng/aboutus.asp) — validity of TOPIK
- [visadoctors.uz](https://visadoctors.uz/en/news/oquvchi-vizalariga-kerakli-hujjatlar-royhati) — guide for applicants from Uzbekistan, 21 January 2026
- [wat.ac.kr](https://wat.ac.kr/edulang/uz/depart/depart1) — page in Uzbek
- [eclatinstitute.sg](https://eclatinstitute.sg/blog/scholarships/Global-Korea-Scholarship-GKS-Undergraduate-2026-Profile) — GKS undergraduate 2026
- [go.seoul.co.kr](https://go.seoul.co.kr/news/prnewsView.php?id=410017) — certification of February 2026, press release
- [skb.skku.edu](https://skb.skku.edu/eng_liberal/admnissions/undergraduate.do) — Sungkyunkwan, admission
- [admis.gist.ac.kr](https://admis.gist.ac.kr/e_schedule) — GIST, schedule
- [graduate2.korea.ac.kr](https://graduate2.korea.ac.kr/gradeng/admission/procedure.do) — Korea University, graduate school
- ipsi.kongju.ac.kr — Kongju, guide for spring 2025
- [oiaknu.kangwon.ac.kr](https://oiaknu.kangwon.ac.kr/oiaknu/language/korean/guide-samcheok01.do) — Kangwon National University
- [en.kauinternational.com](https://en.kauinternational.com) — language school of KAU
- [dongaoia.org](https://dongaoia.org/payment-and-refund) — Dong-A, payment and refund
- [kcklc.kw.ac.kr](https://kcklc.kw.ac.kr/ENG/admission/pay.html) — Kwangwoon, language course fees

These pages were checked on 21 November 2026. Rules and amounts change: look at the source before you act.
`,
		ru: `«Нужен ли корейский или хватит английского?» Ответ зависит от языка программы, а не от страны. Здесь мы ставим рядом сертификат и календарь, потому что одно определяет другое.

## Какой сертификат для какой программы

Общее правило — на странице о поступлении сайта studyinkorea.go.kr:

- **Обучение на корейском:** TOPIK 3 и выше для поступления, TOPIK 4 и выше для выпуска.
- **Обучение на английском:** вместо TOPIK — TOEFL или IELTS.

Есть исключения в обе стороны. Некоторые колледжи принимают TOPIK 2, например wat.ac.kr. По данным visadoctors.uz, в списке документов для абитуриентов из Узбекистана стоит TOPIK 2 или IELTS 5.5 и выше, но хорошая программа может требовать больше. Для стипендии GKS уровень TOPIK 5 и выше позволяет пропустить языковой год. Японский сертификат, такой как JLPT, для Кореи мало полезен.

Меняется и ещё кое-что: языковой норматив, который должны выполнять сертифицированные университеты, с 2026 года поэтапно растёт. Уровня, которого хватило знакомому два года назад, сейчас может не хватить.

## Что означают уровни

TOPIK I — это уровни 1 и 2, TOPIK II — уровни с 3 по 6. Вы сдаёте один из двух экзаменов, а уровень определяют баллы (niied.go.kr).

| Уровень | Экзамен | Баллы |
| --- | --- | --- |
| 1 | TOPIK I | 80–139 |
| 2 | TOPIK I | 140–200 |
| 3 | TOPIK II | 120–149 |
| 4 | TOPIK II | 150–189 |
| 5 | TOPIK II | 190–229 |
| 6 | TOPIK II | 230–300 |

Значит, на TOPIK I третий уровень не получить, как бы хорошо Вы ни написали. Если Ваша цель — учёба на корейском языке, записывайтесь на TOPIK II.

## Сколько действует результат

Результат TOPIK действует два года со дня объявления, а не со дня экзамена. Проверьте, что он не истечёт ни к подаче в университет, ни к подаче на визу. Для IELTS и TOEFL спросите у университета, от какой даты он считает срок: эти правила мы не собирали.

## Наборы на программы: март и сентябрь

Учёба на степень начинается в марте и сентябре, а приём заявок закрывается за несколько месяцев. Несколько сроков со страниц самих университетов:

| Университет | На март | На сентябрь |
| --- | --- | --- |
| Сонгюнгван (SKKU) | октябрь — ноябрь | апрель — май |
| GIST | 15 октября | 15 апреля |
| Университет Корё (Korea University), магистратура и докторантура: результат | середина декабря | середина июня |
| Университет Корё: документ о зачислении | последняя неделя января | последняя неделя июля |
| Университет Корё: виза | с середины января по февраль | с середины июля по август |

Национальный университет Конджу (Kongju) принимал заявки на весну 2025 года с 7 октября по 7 ноября 2024 года. Даты каждый год немного сдвигаются, поэтому читайте свежее объявление. Национальный университет Канвон (Kangwon) в 2021 году просил абитуриентов из Узбекистана и Вьетнама присылать документы за четыре месяца.

## Языковые курсы: четыре семестра в год

Языковые школы работают не только с марта и сентября. В KAU, DIMA и Канвоне четыре семестра по 10 недель: весенний, летний, осенний и зимний. Семестр стоит примерно 1,2–1,4 млн вон в университетах «Тона» (Dong-A), KAU (цифры 2019 года) и «Квангун» (Kwangwoon), плата за рассмотрение заявки — 50 000–100 000 вон.

## Как всё это сложить

1. Сначала выберите язык программы.
2. Посмотрите, какой уровень она требует, — на её странице и для Вашего года.
3. Отсчитайте назад от срока подачи: к этому дню нужен готовый результат, а не просто сданный экзамен.
4. Если у Вас уровень 1 или 2, сравните два пути: учить язык дома до третьего уровня или начать с языкового курса в Корее и подавать оттуда.
5. Цельтесь на уровень выше минимального. Он поможет и с выпуском, и со стипендией, и с разрешёнными часами работы.

Сертификат открывает дорогу к заявке, но не обещает ни зачисления, ни визы. Зато именно эта часть документов больше всего зависит от Вас.

## Источники

- [studyinkorea.go.kr](https://studyinkorea.go.kr/en/overseas_info/allnew_admissionQualilfication.do) — условия поступления
- [niied.go.kr](https://niied.go.kr/user/nd95750.do) — уровни TOPIK
- [topik-hk.org](https://topik-hk.org/eng/aboutus.asp) — срок действия TOPIK
- [visadoctors.uz](https://visadoctors.uz/en/news/oquvchi-vizalariga-kerakli-hujjatlar-royhati) — памятка для абитуриентов из Узбекистана, 21 января 2026 года
- [wat.ac.kr](https://wat.ac.kr/edulang/uz/depart/depart1) — страница на узбекском языке
- [eclatinstitute.sg](https://eclatinstitute.sg/blog/scholarships/Global-Korea-Scholarship-GKS-Undergraduate-2026-Profile) — GKS, бакалавриат 2026 года
- [go.seoul.co.kr](https://go.seoul.co.kr/news/prnewsView.php?id=410017) — сертификация в феврале 2026 года, пресс-релиз
- [skb.skku.edu](https://skb.skku.edu/eng_liberal/admnissions/undergraduate.do) — Сонгюнгван, приём
- [admis.gist.ac.kr](https://admis.gist.ac.kr/e_schedule) — GIST, календарь
- [graduate2.korea.ac.kr](https://graduate2.korea.ac.kr/gradeng/admission/procedure.do) — Университет Корё, магистратура и докторантура
- ipsi.kongju.ac.kr — Конджу, правила на весну 2025 года
- [oiaknu.kangwon.ac.kr](https://oiaknu.kangwon.ac.kr/oiaknu/language/korean/guide-samcheok01.do) — Национальный университет Канвон
- [en.kauinternational.com](https://en.kauinternational.com) — языковая школа KAU
- [dongaoia.org](https://dongaoia.org/payment-and-refund) — «Тона» (Dong-A), оплата и возврат
- [kcklc.kw.ac.kr](https://kcklc.kw.ac.kr/ENG/admission/pay.html) — «Квангун», стоимость языкового курса

Эти страницы проверены 21 ноября 2026 года. Правила и суммы меняются: прежде чем действовать, загляните в источник.
`,
		uz: `“Koreys tili kerakmi yoki ingliz tili yetarlimi?” Javob davlatga emas, dastur tiliga bogʻliq. Bu yerda sertifikat bilan taqvimni yonma-yon qoʻyamiz, chunki biri ikkinchisini belgilaydi.

## Qaysi dastur uchun qaysi sertifikat

Umumiy qoida studyinkorea.go.kr saytining qabul sahifasida berilgan:

- **Koreys tilidagi taʼlim:** oʻqishga kirish uchun TOPIK 3 va undan yuqori, bitirish uchun TOPIK 4 va undan yuqori.
- **Ingliz tilidagi taʼlim:** TOPIK oʻrniga TOEFL yoki IELTS.

Bu qoidadan past va yuqori istisnolar bor. Ayrim kollejlar TOPIK 2 ni qabul qiladi, masalan, wat.ac.kr. visadoctors.uz maʼlumotiga koʻra, oʻzbekistonlik abituriyentlar uchun hujjatlar roʻyxatida TOPIK 2 yoki IELTS 5.5 va undan yuqori koʻrsatilgan, lekin yaxshi dastur koʻproq talab qilishi mumkin. GKS stipendiyasida TOPIK 5 va undan yuqori daraja til yilisiz oʻqish imkonini beradi. JLPT kabi yapon tili sertifikatining Koreya uchun foydasi kam.

Yana bir narsa oʻzgaryapti: sertifikatlangan universitetlar bajarishi kerak boʻlgan til meʼyori 2026-yildan bosqichma-bosqich oshmoqda. Ikki yil oldin tanishingizga yetgan daraja hozir yetmasligi mumkin.

## Darajalar nimani bildiradi

TOPIK I — 1 va 2-darajalar, TOPIK II — 3 dan 6 gacha boʻlgan darajalar. Siz ikki imtihondan birini topshirasiz, darajani ball belgilaydi (niied.go.kr).

| Daraja | Imtihon | Ball |
| --- | --- | --- |
| 1 | TOPIK I | 80–139 |
| 2 | TOPIK I | 140–200 |
| 3 | TOPIK II | 120–149 |
| 4 | TOPIK II | 150–189 |
| 5 | TOPIK II | 190–229 |
| 6 | TOPIK II | 230–300 |

Demak, qanchalik yaxshi yozmang, TOPIK I bilan uchinchi darajani olib boʻlmaydi. Maqsadingiz koreys tilida oʻqish boʻlsa, TOPIK II ga yoziling.

## Natija qancha amal qiladi

TOPIK natijasi imtihon kunidan emas, eʼlon qilingan kundan boshlab ikki yil amal qiladi. Universitetga ariza va vizaga hujjat topshirayotganda muddati oʻtmagan boʻlishini tekshiring. IELTS va TOEFL uchun muddat qaysi sanadan hisoblanishini universitetdan soʻrang: bu qoidalarni biz toʻplamaganmiz.

## Daraja dasturlariga qabul: mart va sentabr

Daraja dasturlari mart va sentabrda boshlanadi, ariza qabuli esa bir necha oy oldin yopiladi. Universitetlarning oʻz sahifalaridan bir necha muddat:

| Universitet | Mart uchun | Sentabr uchun |
| --- | --- | --- |
| Sungkyunkwan (SKKU) | oktabr — noyabr | aprel — may |
| GIST | 15-oktabr | 15-aprel |
| Koreya universiteti, magistratura va doktorantura: natija | dekabr oʻrtasi | iyun oʻrtasi |
| Koreya universiteti: qabul hujjati | yanvarning oxirgi haftasi | iyulning oxirgi haftasi |
| Koreya universiteti: viza | yanvar oʻrtasidan fevralgacha | iyul oʻrtasidan avgustgacha |

Kongju milliy universiteti 2025-yil bahori uchun arizalarni 2024-yil 7-oktabrdan 7-noyabrgacha qabul qilgan. Sanalar har yili biroz suriladi, shuning uchun yangi eʼlonni oʻqing. Kangwon milliy universiteti 2021-yilda Oʻzbekiston va Vyetnamdan boʻlgan abituriyentlardan hujjatlarni toʻrt oy oldin yuborishni soʻragan.

## Til kurslari: yiliga toʻrt semestr

Til maktablarida oʻqish faqat mart va sentabrda boshlanmaydi. KAU, DIMA va Kangwonda 10 haftalik toʻrt semestr bor: bahorgi, yozgi, kuzgi va qishki. Bir semestr Dong-A, KAU (2019-yil raqamlari) va Kwangwoon universitetlarida taxminan 1,2–1,4 mln von turadi, ariza toʻlovi — 50 000–100 000 von.

## Hammasini qanday birlashtirish kerak

1. Avval dastur tilini tanlang.
2. U qaysi darajani talab qilishini oʻz sahifasidan va oʻzingiz topshiradigan yil uchun koʻring.
3. Ariza muddatidan orqaga sanang: oʻsha kunga imtihon topshirilgan boʻlishi emas, natija chiqqan boʻlishi kerak.
4. Darajangiz 1 yoki 2 boʻlsa, ikki yoʻlni solishtiring: uyda uchinchi darajagacha oʻqish yoki Koreyadagi til kursidan boshlab, oʻsha yerdan topshirish.
5. Eng past talabdan bir daraja yuqorini moʻljallang. Bu bitirishda, stipendiyada va ruxsat etilgan ish soatlarida asqotadi.

Sertifikat ariza topshirishga yoʻl ochadi, lekin qabulni ham, vizani ham vaʼda qilmaydi. Shunga qaramay, hujjatlarning aynan shu qismi koʻproq sizga bogʻliq.

## Manbalar

- [studyinkorea.go.kr](https://studyinkorea.go.kr/en/overseas_info/allnew_admissionQualilfication.do) — qabul talablari
- [niied.go.kr](https://niied.go.kr/user/nd95750.do) — TOPIK darajalari
- [topik-hk.org](https://topik-hk.org/eng/aboutus.asp) — TOPIK amal qilish muddati
- [visadoctors.uz](https://visadoctors.uz/en/news/oquvchi-vizalariga-kerakli-hujjatlar-royhati) — oʻzbekistonlik abituriyentlar uchun qoʻllanma, 2026-yil 21-yanvar
- [wat.ac.kr](https://wat.ac.kr/edulang/uz/depart/depart1) — oʻzbek tilidagi sahifa
- [eclatinstitute.sg](https://eclatinstitute.sg/blog/scholarships/Global-Korea-Scholarship-GKS-Undergraduate-2026-Profile) — GKS, 2026-yil bakalavriat
- [go.seoul.co.kr](https://go.seoul.co.kr/news/prnewsView.php?id=410017) — 2026-yil fevral sertifikatlashi, press-reliz
- [skb.skku.edu](https://skb.skku.edu/eng_liberal/admnissions/undergraduate.do) — Sungkyunkwan, qabul
- [admis.gist.ac.kr](https://admis.gist.ac.kr/e_schedule) — GIST, taqvim
- [graduate2.korea.ac.kr](https://graduate2.korea.ac.kr/gradeng/admission/procedure.do) — Koreya universiteti, magistratura va doktorantura
- ipsi.kongju.ac.kr — Kongju, 2025-yil bahori qoidalari
- [oiaknu.kangwon.ac.kr](https://oiaknu.kangwon.ac.kr/oiaknu/language/korean/guide-samcheok01.do) — Kangwon milliy universiteti
- [en.kauinternational.com](https://en.kauinternational.com) — KAU til maktabi
- [dongaoia.org](https://dongaoia.org/payment-and-refund) — Dong-A, toʻlov va pulni qaytarish
- [kcklc.kw.ac.kr](https://kcklc.kw.ac.kr/ENG/admission/pay.html) — Kwangwoon, til kursi narxi

Bu sahifalar 2026-yil 21-noyabrda tekshirilgan. Qoida va summalar oʻzgaradi: ishga kirishishdan oldin manbaga qarang.
`,
	},
	tags: ["language", "admission", "documents"],
	createdAt: "2026-09-24T05:00:00.000Z",
	coverImageUrl: null,
	published: true,
};
