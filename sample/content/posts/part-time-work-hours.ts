import type { Post } from "./post.ts";

export const partTimeWorkHours: Post = {
	slug: "part-time-work-hours",
	title: {
		en: "Part-time work in Korea: how many hours a student may work",
		ru: "Подработка в Корее: сколько часов может работать студент",
		uz: "Koreyada qoʻshimcha ish: talaba necha soat ishlashi mumkin",
	},
	excerpt: {
		en: "The limit of 20 hours is out of date. The rules since July 2023 for students of degree programs and language courses, the permission you need, and why you should not plan your budget around a job.",
		ru: "Предел в 20 часов устарел. Что действует с июля 2023 года для студентов вузов и языковых курсов, какое нужно разрешение и почему не стоит рассчитывать на это в бюджете.",
		uz: "20 soatlik chegara eskirgan. 2023-yil iyuldan oliy taʼlim va til kursi talabalari uchun qanday qoidalar amal qiladi, qanday ruxsat kerak va nega budjetni shu ishga qarab tuzmaslik lozim.",
	},
	content: {
		en: `“Twenty hours a week” is still the figure you hear most about student work in Korea. It is out of date: Korea raised the limit on 3 July 2023. One thing has not changed: you need permission before you take any job.

## Hours today

The table is based on a notice of Kwangwoon University (21 February 2024) and several guides. The hours are for weekdays during the semester.

| Who you are | Weekly limit on weekdays |
| --- | --- |
| College or bachelor’s student with the required language level (before July 2023: 20 hours) | up to 25 hours a week |
| The same, with the bonus for language level or a certified university | 5 hours more |
| The same, without the required language level | up to 10 hours |
| Graduate student | up to 35 hours |
| Graduate student without the required language level | up to 15 hours |

The sources do not describe the extra five hours in the same way: some connect them with the language level, others with a certified university. Ask your international office what applies to you, and do not add the hours yourself.

## Weekends and vacations

If you have the required language level, weekends and vacations are not counted. If you do not, keep to the lower limit. This is one more reason to take TOPIK early: you need the certificate to enter a program and, later, to work more hours.

## Language students (D-4)

With a D-4 visa you may apply for permission only after six months in Korea. Until then you may not work. Families often count on a salary from the first month; with a language course this plan does not work.

## Permission comes first

If you work without permission, you break the rules of your stay, even for a single shift and within the hours. Before you start:

1. Complete your alien registration; you have 90 days after you arrive.
2. Ask your university’s international office what it confirms and which documents it needs.
3. Get a written offer that names the employer, the place, the days and the hours.
4. Apply for the permission and wait for the answer.
5. Start only after that, and keep a copy of the permission with you.
6. When you change jobs, ask again: do not assume that the old permission is valid for the new place.

Keep your own record of the hours you work each week. If anyone asks, you have the answer.

## Why the rules matter more now

On 17 January 2026 Uzbekistan’s ambassador said that about 9% of some 100,000 Uzbeks in Korea broke the rules of their stay, and that visas, including student visas, might be suspended if the share reached 10%. The reports of that month mention no formal decision. If you keep to the rules, you protect your own place and help those who apply after you.

## Do not plan your budget around a job

Guides put living costs at $800–1,300 a month, or at $1,200 and more. Plan the first year without a job: with D-4 you may not work for six months, and with D-2 but without the language level you have 10 hours a week. Keep what you earn later as a reserve. Check your timetable before you agree on hours: you got the visa to study, and attendance comes first.

## Sources

- [m.kw.ac.kr](https://m.kw.ac.kr/en/life/notice.jsp?DUID=45292) — Kwangwoon University, notice of 21 February 2024
- [openvisakorea.com](https://openvisakorea.com/post/enhanced-part-time-hours-for-international-students-in-koreaa) — hours of part-time work
- wpick.kr, papayastory — summaries of the rules
- [graduate2.korea.ac.kr](https://graduate2.korea.ac.kr/gradeng/admission/procedure.do) — Korea University, graduate school
- [kun.uz](https://kun.uz/kr/news/2026/01/26/janubiy-koreya-ozbekistonliklarga-viza-berishni-toxtatishi-mumkin) — 26 January 2026
- [caliber.az](https://caliber.az/en/post/south-korea-may-suspend-visas-for-uzbek-citizens-over-rising-illegal-migration) — the ambassador’s statement
- studyoverseashub, studylink.com — living costs, guides

These pages were checked on 21 November 2026. Rules and amounts change: look at the source before you act.
`,
		ru: `«Двадцать часов в неделю» — самая частая цифра о подработке студентов в Корее. Она устарела: 3 июля 2023 года предел повысили. Не изменилось одно: на любую работу сначала нужно разрешение.

## Сколько часов разрешено сейчас

Таблица составлена по объявлению Университета Кванун (Kwangwoon University) от 21 февраля 2024 года и нескольким обзорам. Речь о часах в будние дни во время семестра.

| Кто Вы | Предел в неделю, будние дни |
| --- | --- |
| Студент колледжа или бакалавриата с требуемым уровнем языка (до июля 2023 года — 20 часов) | до 25 часов в неделю |
| Он же, с надбавкой за уровень языка или сертифицированный университет | ещё 5 часов |
| Он же, без требуемого уровня языка | до 10 часов |
| Студент магистратуры или докторантуры | до 35 часов |
| Он же, без требуемого уровня языка | до 15 часов |

Дополнительные пять часов источники описывают по-разному: одни связывают их с уровнем языка, другие — с учёбой в сертифицированном университете. Узнайте в международном отделе, что относится к Вам, и не прибавляйте часы сами.

## Выходные и каникулы

Если Ваш уровень языка соответствует требованию, выходные и каникулы в предел не входят. Если нет — держитесь меньшего предела. Это ещё один довод сдать TOPIK пораньше: сертификат нужен сначала для поступления, а потом для большего числа часов.

## Студенты языковых курсов (D-4)

С визой D-4 подать заявление на разрешение можно только через шесть месяцев пребывания в Корее. До этого работать нельзя. Семьи нередко рассчитывают на заработок с первого месяца; для языкового курса такой план не годится.

## Сначала разрешение

Работа без разрешения — нарушение условий пребывания, даже если это одна смена и часы не превышены. Прежде чем начать:

1. Пройдите регистрацию иностранца: на неё даётся 90 дней после приезда.
2. Узнайте в международном отделе университета, что он подтверждает и какие документы для этого нужны.
3. Получите письменное предложение, где указаны работодатель, место, дни и часы.
4. Подайте заявление на разрешение и дождитесь ответа.
5. Выходите на работу только после этого и держите копию разрешения при себе.
6. При смене работы спросите снова: не думайте, что старое разрешение действует и на новом месте.

Записывайте, сколько часов Вы отработали за каждую неделю. Если возникнут вопросы, ответ у Вас будет.

## Почему правила сейчас особенно важны

17 января 2026 года посол Узбекистана сообщил, что около 9 % из примерно 100 000 узбекистанцев в Корее находятся с нарушением правил пребывания и что при доле в 10 % выдачу виз, включая студенческие, могут приостановить. О формальном решении в сообщениях того месяца не говорится. Соблюдая правила, Вы бережёте своё место и помогаете тем, кто подаёт документы после Вас.

## Не рассчитывайте на подработку в бюджете

По разным обзорам, жизнь обходится в 800–1300 долларов в месяц или в 1200 и больше. Первый год планируйте без подработки: студенту с D-4 шесть месяцев работать нельзя, а у студента с D-2 без нужного уровня языка — 10 часов в неделю. Заработанное потом откладывайте. Прежде чем соглашаться на часы, проверьте расписание: визу Вам дали для учёбы, и посещаемость важнее всего.

## Источники

- [m.kw.ac.kr](https://m.kw.ac.kr/en/life/notice.jsp?DUID=45292) — Университет Кванун (Kwangwoon University), объявление от 21 февраля 2024 года
- [openvisakorea.com](https://openvisakorea.com/post/enhanced-part-time-hours-for-international-students-in-koreaa) — часы подработки
- wpick.kr, papayastory — обзоры правил
- [graduate2.korea.ac.kr](https://graduate2.korea.ac.kr/gradeng/admission/procedure.do) — Университет Корё (Korea University), магистратура и докторантура
- [kun.uz](https://kun.uz/kr/news/2026/01/26/janubiy-koreya-ozbekistonliklarga-viza-berishni-toxtatishi-mumkin) — 26 января 2026 года
- [caliber.az](https://caliber.az/en/post/south-korea-may-suspend-visas-for-uzbek-citizens-over-rising-illegal-migration) — заявление посла
- studyoverseashub, studylink.com — расходы на жизнь, обзоры

Эти страницы проверены 21 ноября 2026 года. Правила и суммы меняются: прежде чем действовать, загляните в источник.
`,
		uz: `“Haftasiga yigirma soat” — Koreyada talabalar ishi haqida eng koʻp takrorlanadigan raqam. U eskirgan: 2023-yil 3-iyulda chegara oshirilgan. Oʻzgarmagan narsa bitta: har qanday ish uchun avval ruxsat olish kerak.

## Bugungi soatlar

Jadval Kwangwoon Universityning 2024-yil 21-fevraldagi eʼloni va bir necha qoʻllanma asosida tuzildi. Soatlar semestr davridagi ish kunlariga tegishli.

| Siz kimsiz | Ish kunlaridagi haftalik chegara |
| --- | --- |
| Til darajasi talabga mos kollej yoki bakalavriat talabasi (2023-yil iyulgacha 20 soat edi) | haftasiga 25 soatgacha |
| Xuddi shu talaba, til darajasi yoki sertifikatlangan universitet uchun qoʻshimcha bilan | yana 5 soat |
| Xuddi shu talaba, talab qilingan til darajasi boʻlmasa | 10 soatgacha |
| Magistratura yoki doktorantura talabasi | 35 soatgacha |
| Xuddi shu talaba, talab qilingan til darajasi boʻlmasa | 15 soatgacha |

Qoʻshimcha besh soatni manbalar turlicha tushuntiradi: ayrimlari uni til darajasiga, boshqalari sertifikatlangan universitetda oʻqishga bogʻlaydi. Sizga qaysi biri tegishli ekanini xalqaro boʻlimdan soʻrang, soatlarni oʻzingizcha qoʻshmang.

## Dam olish kunlari va taʼtil

Til darajangiz talabga mos boʻlsa, dam olish kunlari va taʼtil chegaraga kirmaydi. Mos boʻlmasa, kichik chegaraga amal qiling. TOPIKni ertaroq topshirish uchun bu yana bir sabab: sertifikat avval oʻqishga kirish uchun, keyin koʻproq soat ishlash uchun kerak.

## Til kursi talabalari (D-4)

D-4 vizasi bilan ruxsat uchun faqat Koreyada olti oy boʻlgandan keyin ariza berish mumkin. Ungacha ishlash mumkin emas. Oilalar koʻpincha birinchi oydan maoshga umid qiladi; til kursi uchun bunday reja toʻgʻri kelmaydi.

## Avval ruxsat

Ruxsatsiz ishlash — bir smena boʻlsa ham, soatlar oshmagan boʻlsa ham — Koreyada boʻlish qoidalarini buzishdir. Ishni boshlashdan oldin:

1. Chet el fuqarosi sifatida roʻyxatdan oʻting: buning uchun kelgan kundan 90 kun beriladi.
2. Universitetning xalqaro boʻlimidan u nimani tasdiqlashini va buning uchun qanday hujjatlar kerakligini bilib oling.
3. Ish beruvchi, joy, kunlar va soatlar koʻrsatilgan yozma taklif oling.
4. Ruxsat uchun ariza bering va javobni kuting.
5. Faqat shundan keyin ishga chiqing va ruxsat nusxasini yoningizda olib yuring.
6. Ishni almashtirsangiz, yana soʻrang: eski ruxsat yangi joyda ham amal qiladi deb oʻylamang.

Har hafta necha soat ishlaganingizni yozib boring. Savol tugʻilsa, javobingiz tayyor boʻladi.

## Nega qoidalar hozir yanada muhim

2026-yil 17-yanvarda Oʻzbekiston elchisi Koreyadagi qariyb 100 000 oʻzbekistonlikning 9 foizga yaqini Koreyada boʻlish qoidalarini buzganini va bu ulush 10 foizga yetsa, vizalar, jumladan oʻquv vizasi berish toʻxtatilishi mumkinligini aytdi. Oʻsha oydagi xabarlarda rasmiy qaror haqida soʻz yoʻq. Qoidaga amal qilsangiz, oʻz oʻrningizni asraysiz va sizdan keyin hujjat topshiradiganlarga yordam berasiz.

## Budjetni ishga qarab tuzmang

Turli qoʻllanmalarda yashash xarajati oyiga 800–1300 dollar yoki 1200 dollar va undan koʻproq deb koʻrsatilgan. Birinchi yilni qoʻshimcha ishsiz rejalashtiring: D-4 talabasi olti oy ishlay olmaydi, til darajasi yetarli boʻlmagan D-2 talabasi esa haftasiga 10 soatgacha ishlaydi. Keyin topgan pulingizni zaxira deb biling. Soatlarga rozi boʻlishdan oldin dars jadvalini tekshiring: viza sizga oʻqish uchun berilgan, davomat eng muhimi.

## Manbalar

- [m.kw.ac.kr](https://m.kw.ac.kr/en/life/notice.jsp?DUID=45292) — Kwangwoon University, 2024-yil 21-fevral eʼloni
- [openvisakorea.com](https://openvisakorea.com/post/enhanced-part-time-hours-for-international-students-in-koreaa) — qoʻshimcha ish soatlari
- wpick.kr, papayastory — qoidalar sharhi
- [graduate2.korea.ac.kr](https://graduate2.korea.ac.kr/gradeng/admission/procedure.do) — Korea University (Koryo universiteti), magistratura va doktorantura
- [kun.uz](https://kun.uz/kr/news/2026/01/26/janubiy-koreya-ozbekistonliklarga-viza-berishni-toxtatishi-mumkin) — 2026-yil 26-yanvar
- [caliber.az](https://caliber.az/en/post/south-korea-may-suspend-visas-for-uzbek-citizens-over-rising-illegal-migration) — elchi bayonoti
- studyoverseashub, studylink.com — yashash xarajati, qoʻllanmalar

Bu sahifalar 2026-yil 21-noyabrda tekshirilgan. Qoida va summalar oʻzgaradi: ishga kirishishdan oldin manbaga qarang.
`,
	},
	tags: ["work", "life", "visa", "money"],
	createdAt: "2026-10-23T05:00:00.000Z",
	coverImageUrl: null,
	published: true,
};
