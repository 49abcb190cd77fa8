import type { Post } from "./post.ts";

export const topikOrIelts: Post = {
	slug: "topik-or-ielts",
	title: {
		en: "TOPIK or IELTS: what you need, when, and how long it is valid",
		ru: "TOPIK или IELTS: что нужно, когда и сколько действует",
		uz: "TOPIK yoki IELTS: nima kerak, qachon va qancha muddatga",
	},
	excerpt: {
		en: "Which certificate a Korean university asks for, what the TOPIK levels mean in points, how long a result is valid, and how it fits the intakes and the four terms of language courses.",
		ru: "Какой сертификат просит корейский университет, сколько баллов нужно для каждого уровня TOPIK, как долго действует результат и как он связан с наборами в вузы и на языковые курсы.",
		uz: "Koreyadagi universitet qaysi sertifikatni soʻraydi, TOPIK darajalari necha ball, natija qancha amal qiladi va u qabul muddatlari hamda til kurslariga qanday bogʻlanadi.",
	},
	content: {
		en: `“Do I need Korean or is English enough?” The answer depends on the language of the program, not on the country. We look at the certificate and the calendar together, because one depends on the other.

## Which certificate for which program

The admission page of studyinkorea.go.kr gives the general rule:

- **Taught in Korean:** TOPIK level 3 or higher to enter, level 4 or higher to graduate.
- **Taught in English:** TOEFL or IELTS instead of TOPIK.

There are exceptions in both directions. Some colleges accept TOPIK 2, for example wat.ac.kr. According to visadoctors.uz, the document list for applicants from Uzbekistan names TOPIK 2 or IELTS 5.5 and higher, while a good program may ask for more. For a GKS scholarship, TOPIK 5 or higher lets you skip the language year. A Japanese certificate such as JLPT does not help much in Korea.

One more thing is changing: the language standard for certified universities rises step by step from 2026. A level that was enough for a friend two years ago may not be enough now.

## What the levels mean

TOPIK I covers levels 1 and 2, TOPIK II levels 3 to 6. You take one of the two exams, and your points decide the level (niied.go.kr).

| Level | Exam | Points |
| --- | --- | --- |
| 1 | TOPIK I | 80–139 |
| 2 | TOPIK I | 140–200 |
| 3 | TOPIK II | 120–149 |
| 4 | TOPIK II | 150–189 |
| 5 | TOPIK II | 190–229 |
| 6 | TOPIK II | 230–300 |

So you cannot reach level 3 with TOPIK I, however well you do. If you want to study in Korean, register for TOPIK II.

## How long a result is valid

A TOPIK result is valid for two years from the day it is announced, not from the day of the test. Check that it will still be valid when you file both the university application and the visa papers. For IELTS and TOEFL, ask the university which date it uses; we have not collected those rules.

## Degree intakes: March and September

Degree programs begin in March and September, and universities stop taking applications months before. A few dates from the universities’ own pages:

| University | For March | For September |
| --- | --- | --- |
| Sungkyunkwan University | October–November | April–May |
| GIST | 15 October | 15 April |
| Korea University, graduate: result | mid-December | mid-June |
| Korea University, graduate: certificate of admission | last week of January | last week of July |
| Korea University, graduate: visa | mid-January to February | mid-July to August |

Kongju National University took applications for spring 2025 from 7 October to 7 November 2024. The dates change a little every year, so read the current announcement. In 2021 Kangwon National University asked applicants from Uzbekistan and Vietnam for documents four months ahead.

## Language courses: four terms a year

Language courses do not begin only in March and September. KAU, DIMA and Kangwon National University run four terms of 10 weeks: spring, summer, fall and winter. A term costs about 1.2–1.4 million won at Dong-A University, KAU (2019 figures) and Kwangwoon University, with an application fee of 50,000–100,000 won.

## Putting it together

1. Choose the language of your program first.
2. Check on its own page which level it asks for in your year.
3. Count back from the deadline: by then you need the result, not just the test.
4. If you are at level 1 or 2, compare two ways: study at home until level 3, or start with a language course in Korea and apply from there.
5. Aim one level above the minimum. It helps you graduate, get a scholarship and work more hours.

With a certificate you can apply; it does not guarantee admission or a visa. But of all your documents, it depends on you most.

## Sources

- [studyinkorea.go.kr](https://studyinkorea.go.kr/en/overseas_info/allnew_admissionQualilfication.do) — admission requirements
- [niied.go.kr](https://niied.go.kr/user/nd95750.do) — TOPIK levels
- [topik-hk.org](https://topik-hk.org/eng/aboutus.asp) — validity of TOPIK
- [visadoctors.uz](https://visadoctors.uz/en/news/oquvchi-vizalariga-kerakli-hujjatlar-royhati) — guide for applicants from Uzbekistan, 21 January 2026
- [wat.ac.kr](https://wat.ac.kr/edulang/uz/depart/depart1) — page in Uzbek
- [eclatinstitute.sg](https://eclatinstitute.sg/blog/scholarships/Global-Korea-Scholarship-GKS-Undergraduate-2026-Profile) — GKS, bachelor’s students, 2026
- [go.seoul.co.kr](https://go.seoul.co.kr/news/prnewsView.php?id=410017) — certification of February 2026, press release
- [skb.skku.edu](https://skb.skku.edu/eng_liberal/admnissions/undergraduate.do) — Sungkyunkwan University, admission
- [admis.gist.ac.kr](https://admis.gist.ac.kr/e_schedule) — GIST, schedule
- [graduate2.korea.ac.kr](https://graduate2.korea.ac.kr/gradeng/admission/procedure.do) — Korea University, graduate school
- ipsi.kongju.ac.kr — Kongju National University, guide for spring 2025
- [oiaknu.kangwon.ac.kr](https://oiaknu.kangwon.ac.kr/oiaknu/language/korean/guide-samcheok01.do) — Kangwon National University
- [en.kauinternational.com](https://en.kauinternational.com) — language school of KAU
- [dongaoia.org](https://dongaoia.org/payment-and-refund) — Dong-A University, payment and refund
- [kcklc.kw.ac.kr](https://kcklc.kw.ac.kr/ENG/admission/pay.html) — Kwangwoon University, language course fees

These pages were checked on 21 November 2026. Rules and amounts change: look at the source before you act.
`,
		ru: `«Нужен ли корейский или хватит английского?» Ответ зависит от языка программы, а не от страны. Рассказываем о сертификате и календаре вместе, потому что одно зависит от другого.

## Какой сертификат для какой программы

Общее правило — на странице о поступлении сайта studyinkorea.go.kr:

- **Обучение на корейском:** TOPIK 3 и выше для поступления, TOPIK 4 и выше для выпуска.
- **Обучение на английском:** вместо TOPIK — TOEFL или IELTS.

Есть исключения в обе стороны. Некоторые колледжи принимают TOPIK 2, например wat.ac.kr. По данным visadoctors.uz, в списке документов для абитуриентов из Узбекистана указан TOPIK 2 или IELTS 5.5 и выше, но хорошая программа может требовать больше. Для стипендии GKS уровень TOPIK 5 и выше позволяет пропустить языковой год. Японский сертификат, например JLPT, для Кореи мало полезен.

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

Результат TOPIK действует два года со дня объявления, а не со дня экзамена. Проверьте, что он не истечёт ни к подаче документов в университет, ни к подаче заявления на визу. Для IELTS и TOEFL спросите у университета, от какой даты он считает срок: эти правила мы не собирали.

## Наборы в вузы: март и сентябрь

Обучение в вузах начинается в марте и сентябре, а приём заявок закрывается за несколько месяцев. Несколько сроков со страниц самих университетов:

| Университет | На март | На сентябрь |
| --- | --- | --- |
| Университет Сонгюнгван (Sungkyunkwan University) | октябрь–ноябрь | апрель–май |
| GIST | 15 октября | 15 апреля |
| Университет Корё (Korea University), магистратура и докторантура: результат | середина декабря | середина июня |
| Университет Корё: сертификат о зачислении | последняя неделя января | последняя неделя июля |
| Университет Корё: виза | с середины января по февраль | с середины июля по август |

Национальный университет Конджу (Kongju National University) принимал заявки на весну 2025 года с 7 октября по 7 ноября 2024 года. Даты каждый год немного сдвигаются, поэтому читайте свежее объявление. Национальный университет Канвон (Kangwon National University) в 2021 году просил абитуриентов из Узбекистана и Вьетнама присылать документы за четыре месяца.

## Языковые курсы: четыре набора в год

Языковые курсы начинаются не только в марте и сентябре. В KAU, DIMA и Канвоне четыре набора: весной, летом, осенью и зимой; один курс длится 10 недель. Он стоит примерно 1,2–1,4 млн вон в университетах Тона (Dong-A University), KAU (цифры 2019 года) и Кванун (Kwangwoon University), сбор за рассмотрение заявки — 50 000–100 000 вон.

## Как всё это сложить

1. Сначала выберите язык программы.
2. Посмотрите, какой уровень она требует, — на её странице и для Вашего года.
3. Отсчитайте назад от срока подачи: к этому дню нужен готовый результат, а не просто сданный экзамен.
4. Если у Вас уровень 1 или 2, сравните два пути: учить язык дома до третьего уровня или начать с языкового курса в Корее и подавать документы оттуда.
5. Цельтесь на уровень выше минимального. Он поможет и закончить вуз, и получить стипендию, и работать больше часов.

С сертификатом можно подавать документы, но он не гарантирует ни зачисления, ни визы. Зато из всех документов он больше всего зависит от Вас.

## Источники

- [studyinkorea.go.kr](https://studyinkorea.go.kr/en/overseas_info/allnew_admissionQualilfication.do) — условия поступления
- [niied.go.kr](https://niied.go.kr/user/nd95750.do) — уровни TOPIK
- [topik-hk.org](https://topik-hk.org/eng/aboutus.asp) — срок действия TOPIK
- [visadoctors.uz](https://visadoctors.uz/en/news/oquvchi-vizalariga-kerakli-hujjatlar-royhati) — памятка для абитуриентов из Узбекистана, 21 января 2026 года
- [wat.ac.kr](https://wat.ac.kr/edulang/uz/depart/depart1) — страница на узбекском языке
- [eclatinstitute.sg](https://eclatinstitute.sg/blog/scholarships/Global-Korea-Scholarship-GKS-Undergraduate-2026-Profile) — GKS, бакалавриат 2026 года
- [go.seoul.co.kr](https://go.seoul.co.kr/news/prnewsView.php?id=410017) — сертификация в феврале 2026 года, пресс-релиз
- [skb.skku.edu](https://skb.skku.edu/eng_liberal/admnissions/undergraduate.do) — Университет Сонгюнгван (Sungkyunkwan University), приём
- [admis.gist.ac.kr](https://admis.gist.ac.kr/e_schedule) — GIST, календарь
- [graduate2.korea.ac.kr](https://graduate2.korea.ac.kr/gradeng/admission/procedure.do) — Университет Корё (Korea University), магистратура и докторантура
- ipsi.kongju.ac.kr — Национальный университет Конджу (Kongju National University), правила на весну 2025 года
- [oiaknu.kangwon.ac.kr](https://oiaknu.kangwon.ac.kr/oiaknu/language/korean/guide-samcheok01.do) — Национальный университет Канвон (Kangwon National University)
- [en.kauinternational.com](https://en.kauinternational.com) — языковая школа KAU
- [dongaoia.org](https://dongaoia.org/payment-and-refund) — Университет Тона (Dong-A University), оплата и возврат
- [kcklc.kw.ac.kr](https://kcklc.kw.ac.kr/ENG/admission/pay.html) — Университет Кванун (Kwangwoon University), стоимость языкового курса

Эти страницы проверены 21 ноября 2026 года. Правила и суммы меняются: прежде чем действовать, загляните в источник.
`,
		uz: `“Koreys tili kerakmi yoki ingliz tili yetarlimi?” Javob davlatga emas, dastur tiliga bogʻliq. Sertifikat va taqvim haqida birga gapiramiz, chunki biri ikkinchisiga bogʻliq.

## Qaysi dastur uchun qaysi sertifikat

Umumiy qoida studyinkorea.go.kr saytining qabul sahifasida berilgan:

- **Koreys tilidagi taʼlim:** oʻqishga kirish uchun TOPIK 3 va undan yuqori, bitirish uchun TOPIK 4 va undan yuqori.
- **Ingliz tilidagi taʼlim:** TOPIK oʻrniga TOEFL yoki IELTS.

Bu qoidadan ikki tomonga ham istisnolar bor. Ayrim kollejlar TOPIK 2 ni qabul qiladi, masalan, wat.ac.kr. visadoctors.uz maʼlumotiga koʻra, oʻzbekistonlik abituriyentlar uchun hujjatlar roʻyxatida TOPIK 2 yoki IELTS 5.5 va undan yuqori koʻrsatilgan, lekin yaxshi dastur koʻproq talab qilishi mumkin. GKS stipendiyasida TOPIK 5 va undan yuqori daraja til yilisiz oʻqish imkonini beradi. JLPT kabi yapon tili sertifikatining Koreya uchun foydasi kam.

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

## Oliy taʼlimga qabul: mart va sentabr

Bakalavriat, magistratura va doktorantura mart va sentabrda boshlanadi, ariza qabuli esa bir necha oy oldin yopiladi. Universitetlarning oʻz sahifalaridan bir necha muddat:

| Universitet | Mart uchun | Sentabr uchun |
| --- | --- | --- |
| Sungkyunkwan University | oktabr–noyabr | aprel–may |
| GIST | 15-oktabr | 15-aprel |
| Korea University (Koryo universiteti), magistratura va doktorantura: natija | dekabr oʻrtasi | iyun oʻrtasi |
| Korea University: qabul sertifikati | yanvarning oxirgi haftasi | iyulning oxirgi haftasi |
| Korea University: viza | yanvar oʻrtasidan fevralgacha | iyul oʻrtasidan avgustgacha |

Kongju National University 2025-yil bahori uchun arizalarni 2024-yil 7-oktabrdan 7-noyabrgacha qabul qilgan. Sanalar har yili biroz suriladi, shuning uchun yangi eʼlonni oʻqing. Kangwon National University 2021-yilda Oʻzbekiston va Vyetnamdan boʻlgan abituriyentlardan hujjatlarni toʻrt oy oldin yuborishni soʻragan.

## Til kurslari: yiliga toʻrt qabul

Til kurslari faqat mart va sentabrda boshlanmaydi. KAU, DIMA va Kangwon National Universityda yiliga toʻrt marta qabul bor: bahor, yoz, kuz va qishda; bir kurs 10 hafta davom etadi. Bir kurs Dong-A University, KAU (2019-yil raqamlari) va Kwangwoon Universityda taxminan 1,2–1,4 mln von turadi, ariza uchun toʻlov — 50 000–100 000 von.

## Hammasini qanday birlashtirish kerak

1. Avval dastur tilini tanlang.
2. U qaysi darajani talab qilishini oʻz sahifasidan va oʻzingiz topshiradigan yil uchun koʻring.
3. Ariza topshirish muddatidan orqaga sanang: oʻsha kunga imtihon topshirilgan boʻlishi emas, natija chiqqan boʻlishi kerak.
4. Darajangiz 1 yoki 2 boʻlsa, ikki yoʻlni solishtiring: uyda uchinchi darajagacha oʻqish yoki Koreyadagi til kursidan boshlab, oʻsha yerdan hujjat topshirish.
5. Eng past talabdan bir daraja yuqorini moʻljallang. Bu oʻqishni bitirish, stipendiya olish va koʻproq soat ishlashga yordam beradi.

Sertifikat bilan hujjat topshirish mumkin, lekin u qabulni ham, vizani ham kafolatlamaydi. Ammo hujjatlar ichida eng koʻp sizga bogʻligʻi shu.

## Manbalar

- [studyinkorea.go.kr](https://studyinkorea.go.kr/en/overseas_info/allnew_admissionQualilfication.do) — qabul talablari
- [niied.go.kr](https://niied.go.kr/user/nd95750.do) — TOPIK darajalari
- [topik-hk.org](https://topik-hk.org/eng/aboutus.asp) — TOPIK amal qilish muddati
- [visadoctors.uz](https://visadoctors.uz/en/news/oquvchi-vizalariga-kerakli-hujjatlar-royhati) — oʻzbekistonlik abituriyentlar uchun qoʻllanma, 2026-yil 21-yanvar
- [wat.ac.kr](https://wat.ac.kr/edulang/uz/depart/depart1) — oʻzbek tilidagi sahifa
- [eclatinstitute.sg](https://eclatinstitute.sg/blog/scholarships/Global-Korea-Scholarship-GKS-Undergraduate-2026-Profile) — GKS, 2026-yil bakalavriat
- [go.seoul.co.kr](https://go.seoul.co.kr/news/prnewsView.php?id=410017) — 2026-yil fevral sertifikatlashi, press-reliz
- [skb.skku.edu](https://skb.skku.edu/eng_liberal/admnissions/undergraduate.do) — Sungkyunkwan University, qabul
- [admis.gist.ac.kr](https://admis.gist.ac.kr/e_schedule) — GIST, taqvim
- [graduate2.korea.ac.kr](https://graduate2.korea.ac.kr/gradeng/admission/procedure.do) — Korea University (Koryo universiteti), magistratura va doktorantura
- ipsi.kongju.ac.kr — Kongju National University, 2025-yil bahori qoidalari
- [oiaknu.kangwon.ac.kr](https://oiaknu.kangwon.ac.kr/oiaknu/language/korean/guide-samcheok01.do) — Kangwon National University
- [en.kauinternational.com](https://en.kauinternational.com) — KAU til maktabi
- [dongaoia.org](https://dongaoia.org/payment-and-refund) — Dong-A University, toʻlov va pulni qaytarish
- [kcklc.kw.ac.kr](https://kcklc.kw.ac.kr/ENG/admission/pay.html) — Kwangwoon University, til kursi narxi

Bu sahifalar 2026-yil 21-noyabrda tekshirilgan. Qoida va summalar oʻzgaradi: ishga kirishishdan oldin manbaga qarang.
`,
	},
	tags: ["language", "admission", "documents"],
	createdAt: "2026-09-24T05:00:00.000Z",
	coverImageUrl: null,
	published: true,
};
