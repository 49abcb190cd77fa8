import type { Post } from "./post.ts";

export const partTimeWorkHours: Post = {
	slug: "part-time-work-hours",
	title: {
		en: "Part-time work in Korea: how many hours a student may work",
		ru: "Подработка в Корее: сколько часов может работать студент",
		uz: "Koreyada qoʻshimcha ish: talaba necha soat ishlashi mumkin",
	},
	excerpt: {
		en: "The limit of 20 hours is out of date. What has applied since July 2023 to degree and language students, what permission you need, and why not to build a budget on it.",
		ru: "Предел в 20 часов устарел. Что действует с июля 2023 года для студентов вузов и языковых курсов, какое нужно разрешение и почему не стоит строить на этом бюджет.",
		uz: "20 soatlik chegara eskirgan. 2023-yil iyuldan daraja va til kursi talabalari uchun nima amal qiladi, qanday ruxsat kerak va nega byudjetni shu ishga qarab tuzmaslik lozim.",
	},
	content: {
		en: `“Twenty hours a week” is still the most repeated figure about student work in Korea. It belongs to the past: the limit was raised on 3 July 2023. What has not changed is that every job needs permission first.

## Hours today

The table sums up what a notice of Kwangwoon University (21 February 2024) and several guides say. The hours are for weekdays in term time.

| Who you are | Weekly limit on weekdays |
| --- | --- |
| Associate or bachelor student (before July 2023: 20 hours) | 25 hours |
| The same, with the bonus for language level or a certified university | 5 hours more |
| The same, without the required language level | 10 hours |
| Graduate student | up to 35 hours |
| Graduate student without the required language level | 15 hours |

The sources do not describe the extra five hours in the same way: some tie them to the language level, others to studying at a certified university. Ask your international office which one applies to you, and do not add the hours yourself.

## Weekends and vacations

If you meet the language level, weekends and vacations are not counted. If you do not, the lower limit is the one to go by. This is one more reason to take TOPIK early: the certificate opens the door to a program and, later, sets your hours.

## Language students (D-4)

With a D-4 visa you may apply for permission only after six months in Korea. Until then, no work is allowed. Families often count on a salary from the first month; for a language course this plan does not hold.

## Permission comes first

Working without permission is a breach of your stay, even for a single shift and even within the hours. Before you start:

1. Complete your alien registration; it has to be done within 90 days of arrival.
2. Find out at your university’s international office what it confirms and which papers it needs.
3. Get a written offer that names the employer, the place, the days and the hours.
4. Apply for the permission and wait for the answer.
5. Start only after that, and keep a copy of the permission with you.
6. When you change jobs, ask again: do not assume that the old permission covers the new place.

Keep your own record of the hours you work each week. If a question ever comes up, it is the simplest answer you can give.

## Why the rules matter more now

On 17 January 2026 Uzbekistan’s ambassador said that about 9% of some 100,000 Uzbeks in Korea were there irregularly, and that visas, study visas included, might be suspended if the share reached 10%. The reports of that month mention no formal decision. Whatever follows, each student who keeps to the rules protects their own place and helps those who apply next.

## Do not build the budget on it

Guides put living costs at $800–1,300 a month, or at $1,200 and more. Plan the first year as if there were no job at all: a D-4 student may not work for six months, and a D-2 student without the language level has 10 hours. Treat what you earn later as a reserve. And look at the timetable before you look at the hours: the visa is given for study, and attendance comes first.

## Sources

- [m.kw.ac.kr](https://m.kw.ac.kr/en/life/notice.jsp?DUID=45292) — Kwangwoon, notice of 21 February 2024
- [openvisakorea.com](https://openvisakorea.com/post/enhanced-part-time-hours-for-international-students-in-koreaa) — hours of part-time work
- wpick.kr, papayastory — summaries of the rules
- [graduate2.korea.ac.kr](https://graduate2.korea.ac.kr/gradeng/admission/procedure.do) — Korea University, graduate school
- [kun.uz](https://kun.uz/kr/news/2026/01/26/janubiy-koreya-ozbekistonliklarga-viza-berishni-toxtatishi-mumkin) — 26 January 2026
- [caliber.az](https://caliber.az/en/post/south-korea-may-suspend-visas-for-uzbek-citizens-over-rising-illegal-migration) — the ambassador’s statement
- studyoverseashub, studylink.com — living costs, guides

These pages were checked on 21 November 2026. Rules and amounts change: look at the source before you act.
`,
		ru: `«Двадцать часов в неделю» — самая частая цифра о подработке студентов в Корее. Она осталась в прошлом: 3 июля 2023 года предел повысили. Не изменилось другое: на любую работу сначала нужно разрешение.

## Сколько часов разрешено сейчас

Таблица составлена по объявлению университета «Квангун» (Kwangwoon) (21 февраля 2024 года) и нескольким обзорам. Речь о часах в будние дни во время семестра.

| Кто Вы | Предел в неделю, будние дни |
| --- | --- |
| Студент колледжа или бакалавриата (до июля 2023 года — 20 часов) | 25 часов |
| Он же, с надбавкой за уровень языка или сертифицированный университет | ещё 5 часов |
| Он же, без требуемого уровня языка | 10 часов |
| Студент магистратуры или докторантуры | до 35 часов |
| Он же, без требуемого уровня языка | 15 часов |

Дополнительные пять часов источники описывают по-разному: одни связывают их с уровнем языка, другие — с учёбой в сертифицированном университете. Узнайте в международном отделе, что относится к Вам, и не прибавляйте часы сами.

## Выходные и каникулы

Если Ваш уровень языка соответствует требованию, выходные и каникулы в предел не входят. Если нет — держитесь меньшего предела. Это ещё один довод сдать TOPIK пораньше: сначала сертификат открывает дорогу на программу, а потом определяет Ваши часы.

## Студенты языковых курсов (D-4)

С визой D-4 подать на разрешение можно только через шесть месяцев пребывания в Корее. До этого работать нельзя. Семьи нередко рассчитывают на заработок с первого месяца; для языкового курса такой план не годится.

## Сначала разрешение

Работа без разрешения — нарушение условий пребывания, даже если это одна смена и часы не превышены. Прежде чем начать:

1. Пройдите регистрацию иностранца: на неё даётся 90 дней после приезда.
2. Узнайте в международном отделе университета, что он подтверждает и какие бумаги для этого нужны.
3. Получите письменное предложение, где указаны работодатель, место, дни и часы.
4. Подайте на разрешение и дождитесь ответа.
5. Выходите на работу только после этого и держите копию разрешения при себе.
6. При смене работы спросите снова: не думайте, что старое разрешение действует и на новом месте.

Записывайте, сколько часов Вы отработали за каждую неделю. Если возникнут вопросы, это будет самый простой ответ.

## Почему правила сейчас особенно важны

17 января 2026 года посол Узбекистана сообщил, что около 9 % из примерно 100 000 узбекистанцев в Корее находятся там с нарушениями и что при доле в 10 % выдачу виз, включая учебные, могут приостановить. О формальном решении в сообщениях того месяца не говорится. Как бы ни сложилось дальше, каждый, кто соблюдает правила, бережёт своё место и помогает тем, кто подаёт документы после него.

## Не стройте на этом бюджет

По разным обзорам, жизнь обходится в 800–1 300 долларов в месяц или в 1 200 и больше. Первый год планируйте так, будто подработки не будет совсем: студенту с D-4 шесть месяцев работать нельзя, а у студента с D-2 без нужного уровня языка — 10 часов. Заработанное потом считайте запасом. И сначала смотрите на расписание, а уже потом на часы: виза дана для учёбы, и посещаемость важнее всего.

## Источники

- [m.kw.ac.kr](https://m.kw.ac.kr/en/life/notice.jsp?DUID=45292) — «Квангун», объявление от 21 февраля 2024 года
- [openvisakorea.com](https://openvisakorea.com/post/enhanced-part-time-hours-for-international-students-in-koreaa) — часы подработки
- wpick.kr, papayastory — обзоры правил
- [graduate2.korea.ac.kr](https://graduate2.korea.ac.kr/gradeng/admission/procedure.do) — Университет Корё, магистратура и докторантура
- [kun.uz](https://kun.uz/kr/news/2026/01/26/janubiy-koreya-ozbekistonliklarga-viza-berishni-toxtatishi-mumkin) — 26 января 2026 года
- [caliber.az](https://caliber.az/en/post/south-korea-may-suspend-visas-for-uzbek-citizens-over-rising-illegal-migration) — заявление посла
- studyoverseashub, studylink.com — расходы на жизнь, обзоры

Эти страницы проверены 21 ноября 2026 года. Правила и суммы меняются: прежде чем действовать, загляните в источник.
`,
		uz: `“Haftasiga yigirma soat” — Koreyada talabalar ishi haqida eng koʻp takrorlanadigan raqam. U eskirgan: 2023-yil 3-iyulda chegara oshirilgan. Oʻzgarmagan narsa bitta: har qanday ish uchun avval ruxsat olish kerak.

## Bugungi soatlar

Jadval Kwangwoon universitetining 2024-yil 21-fevraldagi eʼloni va bir necha qoʻllanma asosida tuzildi. Gap semestr paytidagi ish kunlari haqida ketyapti.

| Siz kimsiz | Ish kunlaridagi haftalik chegara |
| --- | --- |
| Kollej yoki bakalavriat talabasi (2023-yil iyulgacha 20 soat edi) | 25 soat |
| Xuddi shu talaba, til darajasi yoki sertifikatlangan universitet uchun qoʻshimcha bilan | yana 5 soat |
| Xuddi shu talaba, talab qilingan til darajasi boʻlmasa | 10 soat |
| Magistratura yoki doktorantura talabasi | 35 soatgacha |
| Xuddi shu talaba, talab qilingan til darajasi boʻlmasa | 15 soat |

Qoʻshimcha besh soatni manbalar turlicha tushuntiradi: ayrimlari uni til darajasiga, boshqalari sertifikatlangan universitetda oʻqishga bogʻlaydi. Sizga qaysi biri tegishli ekanini xalqaro boʻlimdan soʻrang, soatlarni oʻzingizcha qoʻshmang.

## Dam olish kunlari va taʼtil

Til darajangiz talabga mos boʻlsa, dam olish kunlari va taʼtil chegaraga kirmaydi. Mos boʻlmasa, kichik chegaraga amal qiling. TOPIKni ertaroq topshirish uchun bu yana bir sabab: sertifikat avval dasturga yoʻl ochadi, keyin ish soatingizni belgilaydi.

## Til kursi talabalari (D-4)

D-4 vizasi bilan ruxsatga faqat Koreyada olti oy boʻlgandan keyin murojaat qilish mumkin. Ungacha ishlash mumkin emas. Oilalar koʻpincha birinchi oydan maoshga umid qiladi; til kursi uchun bunday reja toʻgʻri kelmaydi.

## Avval ruxsat

Ruxsatsiz ishlash — bir smena boʻlsa ham, soatlar oshmagan boʻlsa ham — yurtda boʻlish qoidasini buzishdir. Ishni boshlashdan oldin:

1. Chet ellik sifatida roʻyxatdan oʻting: buning uchun kelgan kundan 90 kun beriladi.
2. Universitetning xalqaro boʻlimidan u nimani tasdiqlashini va buning uchun qanday hujjatlar kerakligini bilib oling.
3. Ish beruvchi, joy, kunlar va soatlar koʻrsatilgan yozma taklif oling.
4. Ruxsatga murojaat qiling va javobni kuting.
5. Faqat shundan keyin ishga chiqing va ruxsat nusxasini yoningizda olib yuring.
6. Ishni almashtirsangiz, yana soʻrang: eski ruxsat yangi joyda ham oʻtadi deb oʻylamang.

Har hafta necha soat ishlaganingizni yozib boring. Savol tugʻilsa, bu eng oddiy javob boʻladi.

## Nega qoidalar hozir yanada muhim

2026-yil 17-yanvarda Oʻzbekiston elchisi Koreyadagi qariyb 100 000 oʻzbekistonlikning 9 foizga yaqini qoidani buzgan holda yashayotganini va bu ulush 10 foizga yetsa, vizalar, jumladan oʻquv vizalari berish toʻxtatilishi mumkinligini aytdi. Oʻsha oydagi xabarlarda rasmiy qaror haqida soʻz yoʻq. Keyin nima boʻlmasin, qoidaga amal qilgan har bir talaba oʻz oʻrnini asraydi va undan keyin hujjat topshiradiganlarga yordam beradi.

## Byudjetni ishga qarab tuzmang

Turli qoʻllanmalarda yashash xarajati oyiga 800–1 300 dollar yoki 1 200 dollar va undan koʻproq deb koʻrsatilgan. Birinchi yilni qoʻshimcha ish umuman boʻlmaydigandek rejalashtiring: D-4 talabasi olti oy ishlay olmaydi, til darajasi yetarli boʻlmagan D-2 talabasida esa 10 soat bor. Keyin topgan pulingizni zaxira deb biling. Soatlardan oldin dars jadvaliga qarang: viza oʻqish uchun berilgan, davomat birinchi oʻrinda turadi.

## Manbalar

- [m.kw.ac.kr](https://m.kw.ac.kr/en/life/notice.jsp?DUID=45292) — Kwangwoon, 2024-yil 21-fevral eʼloni
- [openvisakorea.com](https://openvisakorea.com/post/enhanced-part-time-hours-for-international-students-in-koreaa) — qoʻshimcha ish soatlari
- wpick.kr, papayastory — qoidalar sharhi
- [graduate2.korea.ac.kr](https://graduate2.korea.ac.kr/gradeng/admission/procedure.do) — Koreya universiteti, magistratura va doktorantura
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
