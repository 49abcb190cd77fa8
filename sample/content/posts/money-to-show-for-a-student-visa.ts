import type { Post } from "./post.ts";

export const moneyToShowForAStudentVisa: Post = {
	slug: "money-to-show-for-a-student-visa",
	title: {
		en: "How much money to show for a Korean student visa",
		ru: "Сколько денег нужно показать для студенческой визы в Корею",
		uz: "Koreya oʻquv vizasi uchun qancha pul koʻrsatish kerak",
	},
	excerpt: {
		en: "The amounts for D-2 and D-4 visas, in Seoul and outside the Seoul area, which bank certificate a guide for applicants in Uzbekistan names, and which other costs to plan for.",
		ru: "Суммы для виз D-2 и D-4 в Сеуле и вне столичного региона, какую справку советуют готовить в Узбекистане и какие расходы стоит запланировать отдельно от этой суммы.",
		uz: "D-2 va D-4 vizalari uchun Seuldagi va Seul atrofidan tashqaridagi summalar, Oʻzbekistonda qanday bank maʼlumotnomasi tayyorlanishi hamda bundan tashqari qaysi xarajatlarni hisobga olish kerakligi.",
	},
	content: {
		en: `The money you show for a visa is not a fee: it stays in your account, as proof that you can pay for your studies. You will hear two sets of figures, one in won and one in dollars. We explain both, with their dates.

## The amounts in won

Since 3 July 2023 the amount has been set in Korean won. It depends on the visa (D-2 is for degree programs and exchange, D-4 for language courses) and on where the university is.

| Visa | General amount | University outside the Seoul area |
| --- | --- | --- |
| D-2, degree program | 20,000,000 won | 16,000,000 won |
| D-4, language course | 10,000,000 won | 8,000,000 won |

Before that date the amounts were in dollars: 20,000 or 18,000 for a degree program and 10,000 for a language course. A page that still gives these figures is older than the change. If you are not sure which amount applies to your university, ask its international office.

## What a guide for applicants in Uzbekistan says

According to visadoctors.uz (21 January 2026), you show the consulate a certificate from KDB Bank, and the money must stay in the account for some time.

| Course | University outside the Seoul area | University in Seoul | How long the money stays |
| --- | --- | --- | --- |
| Language course | $6,500 | $8,000 | 3 months |
| Degree program | $12,500 | $15,500 | 1 month |

This is how an agency describes the practice; it is not a rule. At market rates, the dollar amounts match the won amounts and leave a margin. Note the last column: for a language course the money stays longer, although the amount is smaller.

## How to prepare the certificate

1. Ask the university in writing which amount applies to your program and city.
2. Count back from the day you plan to apply: one month or three, plus a few days for the bank.
3. Do not touch the money during that time, even for a day.
4. Check that your name on the certificate is spelled as in your passport.
5. If your parents pay, add their income certificate and work record from my.gov.uz.
6. Compare the amount with the amount in won at that day’s rate, because rates change.

## What this amount does not include

Plan the real costs separately. Some examples from the universities’ own pages:

- **Language course:** 1.2–1.4 million won for a 10-week term at Dong-A University, KAU (2019 figures) and Kwangwoon University, plus an application fee of 50,000–100,000 won. Dong-A University asks students from Central Asia to pay for four terms at once.
- **Master’s program at Keimyung University:** 4.17 million won a semester in the humanities, 5.78 million in engineering, 7.51 million in medicine; the admission fee is 810,000 won. Reductions for TOPIK or merit run from 20 to 100%.
- **Living:** guides disagree. One gives $800–1,300 a month, another $1,200 or more.
- **Health insurance:** compulsory since 1 March 2021; with D-2 from alien registration, with D-4 from six months after entry. From 1 March 2025 students paid 76,390 won a month (notice of Hanyang University); ask for the amount of this year.

## If the visa is refused

The full amount in your account does not guarantee a visa; the consulate looks at all your documents. But you may get back what you paid to a language school: KAU, Dong-A University and SYU say that they return the tuition in full if a visa is refused, but not the application fee. Find the same rule at your own school before you pay, and keep the receipt.

## Sources

- [world.kbs.co.kr](https://world.kbs.co.kr/service/news_view.htm?lang=e&Seq_Code=178675) — new amounts from 3 July 2023
- [walkintokorea.com](https://walkintokorea.com/news/articleView.html?idxno=4010) — 24 July 2023
- [visadoctors.uz](https://visadoctors.uz/en/news/oquvchi-vizalariga-kerakli-hujjatlar-royhati) — guide for applicants from Uzbekistan, 21 January 2026
- [dongaoia.org](https://dongaoia.org/payment-and-refund) — Dong-A University, payment and refund
- [en.kauinternational.com](https://en.kauinternational.com) — language school of KAU
- [kcklc.kw.ac.kr](https://kcklc.kw.ac.kr/ENG/admission/pay.html) — Kwangwoon University, language course fees
- [egs.kmu.ac.kr](https://egs.kmu.ac.kr/egs/8525/subview.do) — Keimyung University, graduate tuition
- studyoverseashub, studylink.com — living costs, guides
- [oia.snu.ac.kr](https://oia.snu.ac.kr/national-health-insurance) — national health insurance
- [oia.hanyang.ac.kr](https://oia.hanyang.ac.kr/notice/1812000) — its premium for students from 1 March 2025

These pages were checked on 21 November 2026. Rules and amounts change: look at the source before you act.
`,
		ru: `Деньги, которые Вы показываете для визы, — не сбор: они остаются на Вашем счёте и подтверждают, что Вы можете оплатить учёбу. Вы услышите два набора цифр — в вонах и в долларах. Объясняем оба и указываем даты.

## Суммы в вонах

С 3 июля 2023 года сумма установлена в корейских вонах. Она зависит от визы (D-2 — обучение в вузе и обмен, D-4 — языковой курс) и от того, где находится университет.

| Виза | Общая сумма | Университет вне столичного региона |
| --- | --- | --- |
| D-2, обучение в вузе | 20 000 000 вон | 16 000 000 вон |
| D-4, языковой курс | 10 000 000 вон | 8 000 000 вон |

До этой даты считали в долларах: 20 000 или 18 000 для обучения в вузе и 10 000 для языкового курса. Если на странице указаны эти цифры, она устарела. Если Вы не уверены, какая сумма относится к Вашему университету, спросите в его международном отделе.

## Что говорит памятка для абитуриентов из Узбекистана

По данным visadoctors.uz (21 января 2026 года), в консульство представляют справку из KDB Bank, причём деньги должны пролежать на счёте определённое время.

| Курс | Университет вне столичного региона | Университет в Сеуле | Сколько держать на счёте |
| --- | --- | --- | --- |
| Языковой курс | 6500 долларов | 8000 долларов | 3 месяца |
| Бакалавриат, магистратура, докторантура | 12 500 долларов | 15 500 долларов | 1 месяц |

Так описывает практику агентство; это не текст правила. По рыночному курсу долларовые суммы соответствуют суммам в вонах с некоторым запасом. Обратите внимание на последний столбец: для языкового курса деньги держат дольше, хотя сумма меньше.

## Как подготовить справку

1. Письменно спросите у университета, какая сумма действует для Вашей программы и города.
2. Отсчитайте назад от дня подачи: один месяц или три — и ещё несколько дней на работу банка.
3. Не трогайте деньги в это время ни на один день.
4. Проверьте, что имя в справке написано так же, как в паспорте.
5. Если платят родители, приложите справку об их доходах и сведения о работе с my.gov.uz.
6. Сверьте сумму с цифрой в вонах по курсу на этот день: курсы меняются.

## Что в эту сумму не входит

Настоящие расходы планируйте отдельно. Несколько примеров со страниц самих университетов:

- **Языковой курс:** 1,2–1,4 млн вон за 10-недельный курс в университетах Тона (Dong-A University), KAU (цифры 2019 года) и Кванун (Kwangwoon University) и 50 000–100 000 вон за рассмотрение заявки. Университет Тона просит студентов из Центральной Азии оплатить сразу четыре курса.
- **Магистратура в Университете Кемён (Keimyung University):** за семестр 4,17 млн вон на гуманитарных направлениях, 5,78 млн на инженерных, 7,51 млн на медицинских; вступительный взнос — 810 000 вон. Скидки за TOPIK или успехи в учёбе — от 20 до 100 %.
- **Жизнь:** источники расходятся. В одном — 800–1300 долларов в месяц, в другом — от 1200.
- **Медицинская страховка:** обязательна с 1 марта 2021 года; для D-2 — с момента регистрации иностранца, для D-4 — через шесть месяцев после въезда. С 1 марта 2025 года студенты платили 76 390 вон в месяц (объявление Университета Ханъян); сумму на этот год уточните.

## Если в визе отказали

Полная сумма на счёте не гарантирует визу: консульство смотрит на весь пакет документов. Другое дело — то, что Вы уже заплатили языковой школе: KAU, Тона и SYU пишут, что при отказе в визе возвращают плату за обучение целиком, кроме сбора за рассмотрение заявки. Найдите такое же правило у своей школы до оплаты и сохраните квитанцию.

## Источники

- [world.kbs.co.kr](https://world.kbs.co.kr/service/news_view.htm?lang=e&Seq_Code=178675) — новые суммы с 3 июля 2023 года
- [walkintokorea.com](https://walkintokorea.com/news/articleView.html?idxno=4010) — 24 июля 2023 года
- [visadoctors.uz](https://visadoctors.uz/en/news/oquvchi-vizalariga-kerakli-hujjatlar-royhati) — памятка для абитуриентов из Узбекистана, 21 января 2026 года
- [dongaoia.org](https://dongaoia.org/payment-and-refund) — Университет Тона (Dong-A University), оплата и возврат
- [en.kauinternational.com](https://en.kauinternational.com) — языковая школа KAU
- [kcklc.kw.ac.kr](https://kcklc.kw.ac.kr/ENG/admission/pay.html) — Университет Кванун (Kwangwoon University), стоимость языкового курса
- [egs.kmu.ac.kr](https://egs.kmu.ac.kr/egs/8525/subview.do) — Университет Кемён (Keimyung University), стоимость магистратуры
- studyoverseashub, studylink.com — расходы на жизнь, обзоры
- [oia.snu.ac.kr](https://oia.snu.ac.kr/national-health-insurance) — государственная медицинская страховка
- [oia.hanyang.ac.kr](https://oia.hanyang.ac.kr/notice/1812000) — взнос для студентов с 1 марта 2025 года

Эти страницы проверены 21 ноября 2026 года. Правила и суммы меняются: прежде чем действовать, загляните в источник.
`,
		uz: `Viza uchun koʻrsatiladigan pul — toʻlov emas: u hisobingizda qoladi va oʻqish xarajatini koʻtara olishingizni tasdiqlaydi. Ikki xil raqamni eshitasiz: vonda va dollarda. Ikkalasini ham sanasi bilan tushuntiramiz.

## Vondagi summalar

2023-yil 3-iyuldan summa Koreya vonida belgilangan. U viza turiga (D-2 — oliy taʼlim va almashinuv, D-4 — til kursi) va universitet qayerda joylashganiga bogʻliq.

| Viza | Umumiy summa | Seul atrofidan tashqaridagi universitet |
| --- | --- | --- |
| D-2, oliy taʼlim | 20 000 000 von | 16 000 000 von |
| D-4, til kursi | 10 000 000 von | 8 000 000 von |

Bu sanagacha hisob dollarda edi: oliy taʼlim uchun 20 000 yoki 18 000, til kursi uchun 10 000. Sahifada hali shu raqamlar boʻlsa, u eskirgan. Universitetingizga qaysi summa tegishli ekanini bilmasangiz, uning xalqaro boʻlimidan soʻrang.

## Oʻzbekistonlik abituriyentlar uchun qoʻllanmada nima deyilgan

visadoctors.uz maʼlumotiga koʻra (2026-yil 21-yanvar), konsullikka KDB Bank maʼlumotnomasi taqdim etiladi va pul hisobda maʼlum muddat turishi kerak.

| Kurs | Seul atrofidan tashqaridagi universitet | Seuldagi universitet | Hisobda turish muddati |
| --- | --- | --- | --- |
| Til kursi | 6500 dollar | 8000 dollar | 3 oy |
| Bakalavriat, magistratura, doktorantura | 12 500 dollar | 15 500 dollar | 1 oy |

Bu — agentlik tasvirlagan amaliyot, qoida matni emas. Bozor kursida dollardagi summalar vondagisiga mos keladi va biroz zaxira qoladi. Oxirgi ustunga eʼtibor bering: til kursi uchun summa kamroq boʻlsa ham, pul hisobda uzoqroq turadi.

## Maʼlumotnomani qanday tayyorlash kerak

1. Dasturingiz va shahringiz uchun qaysi summa amal qilishini universitetdan yozma ravishda soʻrang.
2. Hujjat topshirish kunidan orqaga sanang: bir oy yoki uch oy, ustiga bank uchun yana bir necha kun.
3. Shu muddat ichida pulga bir kunga ham tegmang.
4. Maʼlumotnomadagi ism pasportdagidek yozilganini tekshiring.
5. Oʻqish uchun ota-onangiz toʻlasa, my.gov.uz orqali olingan daromad va ish joyi haqidagi maʼlumotnomalarini qoʻshing.
6. Summani oʻsha kungi kurs boʻyicha vondagi raqam bilan solishtiring: kurs oʻzgarib turadi.

## Bu summaga nimalar kirmaydi

Haqiqiy xarajatlarni alohida rejalashtiring. Universitetlarning oʻz sahifalaridan bir necha misol:

- **Til kursi:** Dong-A University, KAU (2019-yil raqamlari) va Kwangwoon Universityda 10 haftalik kurs uchun 1,2–1,4 mln von, ustiga ariza uchun 50 000–100 000 von. Dong-A University Markaziy Osiyodan kelgan talabalardan toʻrt kurs pulini birdaniga toʻlashni soʻraydi.
- **Keimyung University magistraturasi:** bir semestrga gumanitar yoʻnalishlarda 4,17 mln, muhandislikda 5,78 mln, tibbiyotda 7,51 mln von; kirish toʻlovi — 810 000 von. TOPIK yoki oʻqishdagi yutuq uchun chegirma 20 dan 100 foizgacha.
- **Yashash:** manbalar bir xil emas. Birida oyiga 800–1300 dollar, boshqasida kamida 1200 dollar deyilgan.
- **Tibbiy sugʻurta:** 2021-yil 1-martdan majburiy; D-2 bilan kelganlar uchun chet el fuqarosi sifatida roʻyxatdan oʻtgan paytdan, D-4 bilan kelganlar uchun mamlakatga kirgandan olti oy oʻtgach boshlanadi. 2025-yil 1-martdan talabalar oyiga 76 390 von toʻlagan (Hanyang University eʼloni); bu yilgi miqdorni soʻrab oling.

## Viza rad etilsa

Hisobdagi toʻliq summa vizaga kafolat bermaydi: konsullik butun hujjatlar toʻplamiga qaraydi. Til maktabiga toʻlab qoʻygan pulingiz esa boshqa masala: KAU, Dong-A University va SYU viza rad etilsa, ariza uchun toʻlovdan tashqari oʻqish pulini toʻliq qaytarishini yozgan. Toʻlashdan oldin oʻz maktabingiz qoidalaridan shunday bandni toping va kvitansiyani saqlang.

## Manbalar

- [world.kbs.co.kr](https://world.kbs.co.kr/service/news_view.htm?lang=e&Seq_Code=178675) — 2023-yil 3-iyuldan yangi summalar
- [walkintokorea.com](https://walkintokorea.com/news/articleView.html?idxno=4010) — 2023-yil 24-iyul
- [visadoctors.uz](https://visadoctors.uz/en/news/oquvchi-vizalariga-kerakli-hujjatlar-royhati) — oʻzbekistonlik abituriyentlar uchun qoʻllanma, 2026-yil 21-yanvar
- [dongaoia.org](https://dongaoia.org/payment-and-refund) — Dong-A University, toʻlov va pulni qaytarish
- [en.kauinternational.com](https://en.kauinternational.com) — KAU til maktabi
- [kcklc.kw.ac.kr](https://kcklc.kw.ac.kr/ENG/admission/pay.html) — Kwangwoon University, til kursi narxi
- [egs.kmu.ac.kr](https://egs.kmu.ac.kr/egs/8525/subview.do) — Keimyung University, magistratura narxi
- studyoverseashub, studylink.com — yashash xarajati, qoʻllanmalar
- [oia.snu.ac.kr](https://oia.snu.ac.kr/national-health-insurance) — davlat tibbiy sugʻurtasi
- [oia.hanyang.ac.kr](https://oia.hanyang.ac.kr/notice/1812000) — 2025-yil 1-martdan talabalar toʻlaydigan badal

Bu sahifalar 2026-yil 21-noyabrda tekshirilgan. Qoida va summalar oʻzgaradi: ishga kirishishdan oldin manbaga qarang.
`,
	},
	tags: ["money", "visa", "documents"],
	createdAt: "2026-11-06T05:00:00.000Z",
	coverImageUrl: null,
	published: true,
};
