import type { Post } from "./post.ts";

export const gksScholarshipCalendarAndAmounts: Post = {
	slug: "gks-scholarship-calendar-and-amounts",
	title: {
		en: "GKS scholarship: the calendar, the amounts and what to prepare",
		ru: "Стипендия GKS: календарь, суммы и что подготовить заранее",
		uz: "GKS stipendiyasi: taqvim, summalar va oldindan nimalarni tayyorlash kerak",
	},
	excerpt: {
		en: "When the Global Korea Scholarship opens for bachelor’s and graduate applicants, how much the 2026 guideline pays, who may apply, and what to prepare months before the call.",
		ru: "Когда открывается приём на Global Korea Scholarship для бакалавриата и магистратуры, сколько платят по правилам 2026 года, кто может подать документы и что сделать за месяцы до начала.",
		uz: "Global Korea Scholarship qabuli bakalavriat va magistratura uchun qachon ochiladi, 2026-yil qoidasida qancha toʻlanadi, kim hujjat topshira oladi va bir necha oy oldin nima qilish kerak.",
	},
	content: {
		en: `The Global Korea Scholarship (GKS) is the Korean government’s scholarship for international students. It includes tuition, a language year, an allowance and the flight, and it follows a strict calendar. If you hear about it in the week of the deadline, you are too late; this post helps you start in time.

## Two calls a year

| Stage | Bachelor’s | Graduate |
| --- | --- | --- |
| Call published | September | February |
| First round, at the embassy or university | October–November | after the call |
| Round at NIIED, the institute that runs it | November | before June |
| Result | January | June |
| Arrival in Korea | February | August |

The exact days change each year and are published in the guideline on studyinkorea.go.kr. Read the guideline of your own year, not a summary of the last one.

## What it pays

According to eclatinstitute.sg, which quotes the guideline for the 2026 call for bachelor’s students:

| Item | Amount |
| --- | --- |
| Tuition | up to 5,000,000 won a semester; the university pays the rest |
| Korean language training | 5,200,000 won a year |
| Allowance in the language year | 12,840,000 won a year |
| Allowance in the degree program | 13,680,000 won a year |
| Airfare | included |

The allowance is one sum for the whole year: it includes living costs, health insurance and one-time grants, so do not divide it by 12. We quote these sums from a secondary source. Check them against the guideline itself before you count on them.

## Who may apply

From the same summary:

- you are under 25;
- your grade average is 80% or higher;
- with TOPIK level 5 or higher you skip the language year and begin the degree program at once.

For the graduate call of 2026, topikguide gives 2,000 seats for all countries together. We did not find the quota for Uzbekistan in 2026. For comparison, in 2016 the graduate quota through the embassy was 5: competition is strong, but this is not this year’s figure.

Universities matter too. In the certification of February 2026, 39 universities were named “excellent”, and one of the benefits is preference for GKS. If two programs suit you equally, this can help you choose.

## What to prepare before the call

The first round is short, so do most of the work before it opens.

1. **Grades.** Calculate your average in percent, and ask your school for a transcript that shows its grading scale.
2. **Apostille.** According to daryo.uz, the electronic apostille on education documents takes 2 working days, or 10 if needed. For the September call, get it in summer.
3. **Translations.** Documents in a language other than Korean or English need a notarized translation.
4. **TOPIK.** A result is valid for two years from its announcement. Level 5 saves a year; a lower level still shows that you are serious.
5. **Study plan.** Write it early, set it aside for a week and rewrite it. Name a subject, a program and a reason.
6. **Recommendations.** Ask teachers who know your work, and give them time.

## A second plan

Few people get GKS, and a refusal says little about you. Have a second plan: Keimyung University, for example, lists reductions of 20–100% of graduate tuition for TOPIK or merit; ask each university on your list about this. The result for bachelor’s students comes in January, when many universities have stopped taking applications for March, so apply for an ordinary place at the same time. Nobody can promise you this scholarship, and we do not. We can help you have complete documents on the day of the call.

## Sources

- [online.studyinkorea.go.kr](https://online.studyinkorea.go.kr/en_US/scholarship/Gks2Gov1.do) — GKS, official page
- [eclatinstitute.sg](https://eclatinstitute.sg/blog/scholarships/Global-Korea-Scholarship-GKS-Undergraduate-2026-Profile) — GKS, bachelor’s students, 2026
- topikguide — GKS graduate 2026
- [go.seoul.co.kr](https://go.seoul.co.kr/news/prnewsView.php?id=410017) — certification of February 2026, press release
- [topik-hk.org](https://topik-hk.org/eng/aboutus.asp) — validity of TOPIK
- daryo.uz — electronic apostille, 4 August 2022
- [egs.kmu.ac.kr](https://egs.kmu.ac.kr/egs/8525/subview.do) — Keimyung University, graduate tuition

These pages were checked on 21 November 2026. Rules and amounts change: look at the source before you act.
`,
		ru: `Global Korea Scholarship (GKS) — стипендия правительства Кореи для иностранных студентов. Она включает оплату обучения, языковой год, пособие и перелёт, а сроки у неё строгие. Если Вы узнали о ней в последнюю неделю приёма, уже поздно; эта статья поможет начать вовремя.

## Два приёма в год

| Этап | Бакалавриат | Магистратура и докторантура |
| --- | --- | --- |
| Объявление | сентябрь | февраль |
| Первый тур, в посольстве или университете | октябрь–ноябрь | после объявления |
| Тур в NIIED — институте, который ведёт программу | ноябрь | до июня |
| Результат | январь | июнь |
| Приезд в Корею | февраль | август |

Точные дни каждый год свои; их публикуют в правилах приёма на studyinkorea.go.kr. Читайте правила своего года, а не пересказ прошлогодних.

## Сколько платят

По данным eclatinstitute.sg, который ссылается на правила приёма в бакалавриат 2026 года:

| Статья | Сумма |
| --- | --- |
| Обучение | до 5 000 000 вон за семестр; остальное берёт на себя университет |
| Курс корейского языка | 5 200 000 вон в год |
| Пособие в языковой год | 12 840 000 вон в год |
| Пособие во время учёбы в университете | 13 680 000 вон в год |
| Перелёт | оплачивается |

Пособие указано за весь год: в него входят расходы на жизнь, медицинская страховка и разовые выплаты, поэтому делить его на 12 не стоит. Эти суммы мы взяли из вторичного источника. Прежде чем на них рассчитывать, сверьтесь с самими правилами.

## Кто может подать документы

Из того же обзора приёма в бакалавриат:

- Вам меньше 25 лет;
- средний балл — 80 % или выше;
- с TOPIK 5 и выше языкового года нет: учёба в вузе начинается сразу.

Для приёма в магистратуру и докторантуру 2026 года topikguide называет 2000 мест на все страны вместе. Квоту для Узбекистана на 2026 год мы не нашли. Для сравнения: в 2016 году квота на магистратуру и докторантуру через посольство составляла 5 мест; это говорит о сильном конкурсе, но не о цифре нынешнего года.

Важен и университет. По итогам сертификации в феврале 2026 года 39 университетов названы «отличными», и одно из их преимуществ — предпочтение в GKS. Если Вам одинаково подходят две программы, это поможет выбрать.

## Что подготовить до объявления

Первый тур короткий, поэтому основную работу нужно сделать до его начала.

1. **Оценки.** Посчитайте средний балл в процентах и попросите в школе приложение с оценками, где указана шкала.
2. **Апостиль.** По сообщению daryo.uz, электронный апостиль на документы об образовании ставят за 2 рабочих дня, а при необходимости — за 10. Для сентябрьского приёма сделайте его летом.
3. **Переводы.** К документам не на корейском и не на английском нужен нотариально заверенный перевод.
4. **TOPIK.** Результат действует два года со дня объявления. Пятый уровень экономит год; и более низкий покажет, что Вы настроены серьёзно.
5. **План обучения.** Напишите его рано, отложите на неделю и перепишите. Назовите предмет, программу и причину.
6. **Рекомендации.** Попросите преподавателей, которые знают Вашу работу, и дайте им время.

## Запасной план

GKS получают немногие, и отказ мало что говорит о Вас. Подготовьте второй план: Университет Кемён (Keimyung University), например, указывает скидки 20–100 % на обучение в магистратуре за TOPIK или успехи в учёбе; спросите о таком же у каждого университета из Вашего списка. Результат для бакалавриата приходит в январе, когда приём на март во многих университетах уже закрыт, поэтому подавайте документы и на обычное место. Обещать Вам эту стипендию не может никто, и мы не обещаем. Мы поможем подготовить полный пакет документов ко дню объявления.

## Источники

- [online.studyinkorea.go.kr](https://online.studyinkorea.go.kr/en_US/scholarship/Gks2Gov1.do) — GKS, официальная страница
- [eclatinstitute.sg](https://eclatinstitute.sg/blog/scholarships/Global-Korea-Scholarship-GKS-Undergraduate-2026-Profile) — GKS, бакалавриат 2026 года
- topikguide — GKS, магистратура и докторантура 2026 года
- [go.seoul.co.kr](https://go.seoul.co.kr/news/prnewsView.php?id=410017) — сертификация в феврале 2026 года, пресс-релиз
- [topik-hk.org](https://topik-hk.org/eng/aboutus.asp) — срок действия TOPIK
- daryo.uz — электронный апостиль, 4 августа 2022 года
- [egs.kmu.ac.kr](https://egs.kmu.ac.kr/egs/8525/subview.do) — Университет Кемён (Keimyung University), стоимость магистратуры

Эти страницы проверены 21 ноября 2026 года. Правила и суммы меняются: прежде чем действовать, загляните в источник.
`,
		uz: `Global Korea Scholarship (GKS) — Koreya hukumatining xorijiy talabalar uchun stipendiyasi. Unga oʻqish toʻlovi, til yili, yashash uchun toʻlov va aviachipta kiradi, muddatlari esa qatʼiy. U haqda qabulning oxirgi haftasida eshitsangiz, kech boʻladi; bu maqola ishni vaqtida boshlashga yordam beradi.

## Yiliga ikkita qabul

| Bosqich | Bakalavriat | Magistratura va doktorantura |
| --- | --- | --- |
| Eʼlon | sentabr | fevral |
| Birinchi bosqich, elchixona yoki universitetda | oktabr–noyabr | eʼlondan keyin |
| Dasturni yurituvchi NIIED instituti bosqichi | noyabr | iyungacha |
| Natija | yanvar | iyun |
| Koreyaga borish | fevral | avgust |

Aniq kunlar har yili oʻzgaradi va studyinkorea.go.kr saytidagi qabul qoidalarida eʼlon qilinadi. Oʻtgan yilgi qoidalarning qisqacha bayonini emas, oʻzingiz topshiradigan yilning qoidasini oʻqing.

## Qancha toʻlanadi

2026-yilgi bakalavriat qabuli qoidalariga tayangan eclatinstitute.sg maʼlumotiga koʻra:

| Nima uchun | Summa |
| --- | --- |
| Oʻqish | semestriga 5 000 000 vongacha; qolganini universitet toʻlaydi |
| Koreys tili kursi | yiliga 5 200 000 von |
| Til yilidagi toʻlov | yiliga 12 840 000 von |
| Oliy taʼlim davridagi toʻlov | yiliga 13 680 000 von |
| Aviachipta | toʻlanadi |

Toʻlov butun yil uchun: unga yashash xarajati, tibbiy sugʻurta va bir martalik toʻlovlar kiradi, shuning uchun uni 12 ga boʻlmang. Bu summalarni ikkilamchi manbadan oldik. Ularga tayanishdan oldin qoidalarning oʻzidan tekshiring.

## Kim hujjat topshira oladi

Bakalavriat qabuli haqidagi oʻsha sharhga koʻra:

- yoshingiz 25 dan kichik;
- oʻrtacha bahongiz 80 foiz yoki undan yuqori;
- TOPIK 5 va undan yuqori boʻlsa, til yili boʻlmaydi: darhol oliy taʼlim dasturini boshlaysiz.

2026-yilgi magistratura va doktorantura qabuli uchun topikguide barcha davlatlarga jami 2000 oʻrin deb koʻrsatadi. 2026-yil uchun Oʻzbekiston kvotasini topa olmadik. Taqqoslash uchun: 2016-yilda magistratura va doktorantura boʻyicha elchixona kvotasi 5 oʻrin edi; bu tanlov kuchli ekanini bildiradi, lekin bu yilgi raqam emas.

Universitet ham muhim. 2026-yil fevraldagi sertifikatlash natijasida 39 universitet “aʼlo” deb topildi va ularning afzalliklaridan biri — GKSdagi ustunlik. Ikki dastur sizga birdek mos kelsa, shu jihat tanlashga yordam beradi.

## Eʼlondan oldin nimalarni tayyorlash kerak

Birinchi bosqich qisqa, shuning uchun ishning asosiy qismini u boshlanguncha bitirish kerak.

1. **Baholar.** Oʻrtacha bahoni foizda hisoblang va maktabdan baholash shkalasi koʻrsatilgan baholar ilovasini soʻrang.
2. **Apostil.** daryo.uz xabariga koʻra, taʼlim hujjatlariga elektron apostil 2 ish kunida, zarur boʻlsa 10 ish kunida qoʻyiladi. Sentabrdagi qabul uchun uni yozda qildiring.
3. **Tarjimalar.** Koreys yoki ingliz tilida boʻlmagan hujjatlarga notarial tasdiqlangan tarjima kerak.
4. **TOPIK.** Natija eʼlon qilingan kundan ikki yil amal qiladi. Beshinchi daraja bir yilni tejaydi; pastroq daraja ham jiddiy ekaningizni koʻrsatadi.
5. **Oʻqish rejasi.** Uni erta yozing, bir hafta qoʻyib turing va qayta yozing. Fan, dastur va sababni ayting.
6. **Tavsiyanomalar.** Ishingizni biladigan oʻqituvchilardan soʻrang va ularga vaqt bering.

## Zaxira reja

GKSni ozchilik oladi va rad javobi siz haqingizda kam narsa aytadi. Ikkinchi rejani ham tayyorlang: masalan, Keimyung University TOPIK yoki oʻqishdagi yutuq uchun magistratura pulidan 20–100 foiz chegirma koʻrsatadi; roʻyxatingizdagi har bir universitetdan shunday chegirmalar haqida soʻrang. Bakalavriat natijasi yanvarda chiqadi, bu paytda koʻp joyda martdagi oʻqishga qabul yopilgan boʻladi, shuning uchun oddiy oʻringa ham hujjat topshiring. Bu stipendiyani sizga hech kim vaʼda qila olmaydi, biz ham vaʼda qilmaymiz. Biz eʼlon kuniga hujjatlarni toʻliq tayyorlashga yordam beramiz.

## Manbalar

- [online.studyinkorea.go.kr](https://online.studyinkorea.go.kr/en_US/scholarship/Gks2Gov1.do) — GKS, rasmiy sahifa
- [eclatinstitute.sg](https://eclatinstitute.sg/blog/scholarships/Global-Korea-Scholarship-GKS-Undergraduate-2026-Profile) — GKS, 2026-yil bakalavriat
- topikguide — GKS, 2026-yil magistratura va doktorantura
- [go.seoul.co.kr](https://go.seoul.co.kr/news/prnewsView.php?id=410017) — 2026-yil fevral sertifikatlashi, press-reliz
- [topik-hk.org](https://topik-hk.org/eng/aboutus.asp) — TOPIK amal qilish muddati
- daryo.uz — elektron apostil, 2022-yil 4-avgust
- [egs.kmu.ac.kr](https://egs.kmu.ac.kr/egs/8525/subview.do) — Keimyung University, magistratura narxi

Bu sahifalar 2026-yil 21-noyabrda tekshirilgan. Qoida va summalar oʻzgaradi: ishga kirishishdan oldin manbaga qarang.
`,
	},
	tags: ["scholarships", "money", "admission"],
	createdAt: "2026-09-08T05:00:00.000Z",
	coverImageUrl: null,
	published: true,
};
