import type { Localized } from "../../domain/shared/dictionary.ts";
import type { Guide } from "./guide.ts";
import { sourcesWith } from "./sources.ts";

const sources = sourcesWith({
	studyInKorea: {
		en: "studyinkorea.go.kr, admission requirements",
		ru: "studyinkorea.go.kr, условия поступления",
		uz: "studyinkorea.go.kr, qabul talablari",
	},
	visaTypes: {
		en: "studyinkorea.go.kr, visa types",
		ru: "studyinkorea.go.kr, типы виз",
		uz: "studyinkorea.go.kr, viza turlari",
	},
	topikValidity: {
		en: "topik-hk.org, validity of TOPIK",
		ru: "topik-hk.org, срок действия TOPIK",
		uz: "topik-hk.org, TOPIK amal qilish muddati",
	},
	college: {
		en: "wat.ac.kr, page in Uzbek",
		ru: "wat.ac.kr, страница на узбекском языке",
		uz: "wat.ac.kr, oʻzbek tilidagi sahifa",
	},
	visaDoctors: {
		en: "visadoctors.uz, guide for applicants from Uzbekistan, 21 January 2026",
		ru: "visadoctors.uz, памятка для абитуриентов из Узбекистана, 21\u00a0января 2026\u00a0года",
		uz: "visadoctors.uz, oʻzbekistonlik abituriyentlar uchun qoʻllanma, 2026-yil 21-yanvar",
	},
	tuberculosis: {
		en: "newlandchase.com, tuberculosis test, 2016 and 2020",
		ru: "newlandchase.com, обследование на туберкулёз, 2016 и 2020\u00a0годы",
		uz: "newlandchase.com, sil kasalligi tekshiruvi, 2016 va 2020-yillar",
	},
	tuberculosisNotice: {
		en: "Ewha Womans University, notice on the tuberculosis test certificate",
		ru: "Ewha Womans University, объявление о справке об отсутствии туберкулёза",
		uz: "Ewha Womans University, sil kasalligi yoʻqligi haqidagi maʼlumotnoma toʻgʻrisida eʼlon",
	},
	certified: {
		en: "go.seoul.co.kr, certification result, February 2026",
		ru: "go.seoul.co.kr, итоги сертификации, февраль 2026\u00a0года",
		uz: "go.seoul.co.kr, sertifikatlash natijasi, 2026-yil fevral",
	},
	skku: {
		en: "Sungkyunkwan University, undergraduate admission",
		ru: "Sungkyunkwan University, приём в бакалавриат",
		uz: "Sungkyunkwan University, bakalavriatga qabul",
	},
	kongju: {
		en: "Kongju National University, admission guide for spring 2025",
		ru: "Kongju National University, правила приёма на весну 2025\u00a0года",
		uz: "Kongju National University, 2025-yil bahorgi qabul qoidalari",
	},
	gist: { en: "GIST, admission schedule", ru: "GIST, календарь приёма", uz: "GIST, qabul taqvimi" },
	koreaUniversity: {
		en: "Korea University graduate school, admission procedure",
		ru: "Korea University, порядок поступления в магистратуру и докторантуру",
		uz: "Korea University (Koryo universiteti), magistratura va doktoranturaga qabul tartibi",
	},
	kangwon: {
		en: "Kangwon National University, Korean course guide",
		ru: "Kangwon National University, курсы корейского языка",
		uz: "Kangwon National University, koreys tili kurslari",
	},
	kau: { en: "KAU, language course", ru: "KAU, языковой курс", uz: "KAU, til kursi" },
	dongA: {
		en: "Dong-A University, payment and refund",
		ru: "Dong-A University, оплата и возврат",
		uz: "Dong-A University, toʻlov va pulni qaytarish",
	},
	keimyung: {
		en: "Keimyung University graduate school, tuition and reductions",
		ru: "Keimyung University, стоимость магистратуры и скидки",
		uz: "Keimyung University, magistratura narxi va chegirmalar",
	},
	workHours: {
		en: "Kwangwoon University, notice of 21 February 2024",
		ru: "Kwangwoon University, объявление от 21\u00a0февраля 2024\u00a0года",
		uz: "Kwangwoon University, 2024-yil 21-fevral eʼloni",
	},
	workHoursChange: {
		en: "openvisakorea.com, part-time hours for international students",
		ru: "openvisakorea.com, часы подработки для иностранных студентов",
		uz: "openvisakorea.com, xorijiy talabalarning ish soatlari",
	},
	healthInsurance: {
		en: "Seoul National University, national health insurance",
		ru: "Seoul National University, государственная медицинская страховка",
		uz: "Seoul National University, davlat tibbiy sugʻurtasi",
	},
	livingLow: {
		en: "studyoverseashub, living costs",
		ru: "studyoverseashub, расходы на жизнь",
		uz: "studyoverseashub, yashash xarajati",
	},
	livingHigh: {
		en: "studylink.com, living costs",
		ru: "studylink.com, расходы на жизнь",
		uz: "studylink.com, yashash xarajati",
	},
	gks: {
		en: "online.studyinkorea.go.kr, Global Korea Scholarship",
		ru: "online.studyinkorea.go.kr, стипендия Global Korea Scholarship",
		uz: "online.studyinkorea.go.kr, Global Korea Scholarship stipendiyasi",
	},
	gksAmounts: {
		en: "eclatinstitute.sg, GKS undergraduate guideline for 2026",
		ru: "eclatinstitute.sg, правила GKS для бакалавриата 2026\u00a0года",
		uz: "eclatinstitute.sg, GKS qoidalari, 2026-yil bakalavriat",
	},
	visaTime: {
		en: "Embassy of the Republic of Korea in Finland, visa processing",
		ru: "Посольство Республики Корея в Финляндии, рассмотрение визы",
		uz: "Koreya Respublikasining Finlyandiyadagi elchixonasi, vizani koʻrib chiqish",
	},
	screening: {
		en: "swu-klc.mailplug.net, language center notice, undated",
		ru: "swu-klc.mailplug.net, объявление языкового центра, без даты",
		uz: "swu-klc.mailplug.net, til markazi eʼloni, sanasiz",
	},
	apostille: {
		en: "daryo.uz, electronic apostille, 4 August 2022",
		ru: "daryo.uz, электронный апостиль, 4\u00a0августа 2022\u00a0года",
		uz: "daryo.uz, elektron apostil, 2022-yil 4-avgust",
	},
});

export const guide = {
	title: { en: "Admissions guide", ru: "Руководство по поступлению", uz: "Qabul boʻyicha qoʻllanma" },
	description: {
		en: "How to get into a university in South Korea: five steps, documents for the visa, scholarships and answers on language, dates, work and living costs.",
		ru: "Как поступить в университет Южной Кореи: пять шагов, документы для визы, стипендии и ответы о языке, сроках, подработке и расходах на жизнь.",
		uz: "Janubiy Koreya universitetiga qanday kirish mumkin: besh qadam, viza hujjatlari, stipendiyalar, til, muddatlar, ish va yashash xarajati haqida javoblar.",
	},
	intro: {
		en: "From the first search to the visa. Every amount has a source. Your university and the embassy decide.",
		ru: "От первых поисков до визы. У каждой цифры указан источник. Решение принимают университет и посольство.",
		uz: "Dastur izlashdan vizagacha. Har bir raqamning manbasi koʻrsatilgan. Qarorni universitet va elchixona qabul qiladi.",
	},
	stepsTitle: { en: "Five steps", ru: "Пять шагов", uz: "Besh qadam" },
	intakeLabel: {
		en: "Usual months if your studies begin in",
		ru: "Примерные сроки, если учёба начинается",
		uz: "Taxminiy muddatlar. Oʻqish qachon boshlanadi?",
	},
	intakes: [
		{ en: "March", ru: "в марте", uz: "martda" },
		{ en: "September", ru: "в сентябре", uz: "sentabrda" },
	],
	steps: [
		{
			title: { en: "Research programs", ru: "Выбор программ", uz: "Dastur tanlash" },
			summary: {
				en: "Choose the field, the level and the language of teaching first, then compare tuition, city and deadline.",
				ru: "Выберите направление, уровень и язык обучения, затем сравните стоимость, город и срок подачи.",
				uz: "Avval yoʻnalish, taʼlim bosqichi va oʻqish tilini belgilang, keyin oʻqish toʻlovi, shahar va ariza topshirish muddatini solishtiring.",
			},
			text: {
				en: "Check whether the university is certified for international students: in February 2026, 181 were certified for degree programs and 123 for language courses. As a rule, students of universities under a visa restriction (precision screening) get no visa for a year from the second semester of 2026. Keep more than one program on your list.",
				ru: "Проверьте, сертифицирован ли университет для приёма иностранных студентов: по итогам февраля 2026\u00a0года 181 вуз был сертифицирован для программ бакалавриата, магистратуры и докторантуры, 123 — для языковых курсов. Если вузу ограничили визы (precision screening), его студентам визы, как правило, не выдают в течение года, начиная со второго семестра 2026\u00a0года. Держите в списке несколько программ.",
				uz: "Universitet xorijiy talabalarni qabul qilish uchun sertifikatlanganmi — tekshiring: 2026-yil fevral natijalariga koʻra, bakalavriat, magistratura va doktorantura dasturlari uchun 181\u00a0ta, til kurslari uchun 123\u00a0ta oʻquv yurti sertifikatlangan. Vizasi cheklangan (precision screening) oʻquv yurtlari talabalariga 2026-yilning ikkinchi semestridan boshlab bir yil davomida viza qoida tariqasida berilmaydi. Roʻyxatingizda bitta emas, bir nechta dastur boʻlsin.",
			},
			sources: [sources.certified],
		},
		{
			title: { en: "Prepare documents", ru: "Подготовка документов", uz: "Hujjatlarni tayyorlash" },
			summary: {
				en: "Start with what takes longest: the language certificate, the apostille on your school certificate or diploma, and the translations.",
				ru: "Начните с самого долгого: языкового сертификата, апостиля на аттестат или диплом и переводов.",
				uz: "Eng koʻp vaqt oladigan ishlardan boshlang: til sertifikati, attestat yoki diplomga apostil va tarjimalar.",
			},
			text: {
				en: "In Uzbekistan, an electronic apostille for education documents took 2 working days, or 10 if more time was needed (2022). Your name must be spelled on every document exactly as in your passport.",
				ru: "В Узбекистане электронный апостиль на документы об образовании ставили за 2\u00a0рабочих дня, а если требовалось больше времени — за 10 (данные 2022\u00a0года). Имя во всех документах должно быть написано так же, как в паспорте.",
				uz: "Oʻzbekistonda taʼlim hujjatlariga elektron apostil 2\u00a0ish kunida, koʻproq vaqt kerak boʻlsa, 10\u00a0ish kunida qoʻyilgan (2022-yilgi maʼlumot). Ism-familiyangiz hamma hujjatda xuddi pasportdagidek yozilsin.",
			},
			sources: [sources.apostille],
		},
		{
			title: { en: "Submit applications", ru: "Подача заявок", uz: "Ariza topshirish" },
			summary: {
				en: "Send us your application on this site: we contact you within 2–3 business days, go through your choice with you and tell you what is missing.",
				ru: "Отправьте заявку на этом сайте: мы свяжемся с Вами в течение 2–3\u00a0рабочих дней, обсудим Ваш выбор и скажем, чего не хватает.",
				uz: "Arizani shu sayt orqali yuboring: 2–3\u00a0ish kuni ichida siz bilan bogʻlanamiz, tanlovingizni birga koʻrib chiqamiz va nima yetishmayotganini aytamiz.",
			},
			text: {
				en: "Universities take applications on their own dates, usually in October and November for March and in April and May for September; graduate schools about a month earlier. If you are late, you wait for the next intake.",
				ru: "Университеты принимают документы в свои сроки: на март обычно в октябре и ноябре, на сентябрь — в апреле и мае; в магистратуру и докторантуру — примерно на месяц раньше. Если опоздать, придётся ждать следующего набора.",
				uz: "Universitetlar hujjatlarni oʻz muddatlarida qabul qiladi: mart uchun odatda oktabr va noyabrda, sentabr uchun aprel va mayda; magistratura va doktoranturaga taxminan bir oy oldin. Kechiksangiz, keyingi qabulni kutishingizga toʻgʻri keladi.",
			},
			sources: [sources.skku, sources.kongju, sources.koreaUniversity, sources.gist],
		},
		{
			title: { en: "Interview", ru: "Собеседование", uz: "Suhbat" },
			summary: {
				en: "Some programs invite you to an interview, others decide on the basis of your documents.",
				ru: "Одни программы приглашают на собеседование, другие отбирают по документам.",
				uz: "Ayrim dasturlar abituriyentni suhbatga chaqiradi, boshqalari hujjatlarga qarab tanlaydi.",
			},
			text: {
				en: "Be ready to say in your own words why you chose this field and this university, how you will pay for your studies and what you plan to do afterwards. Interviewers notice memorized answers.",
				ru: "Будьте готовы своими словами рассказать, почему Вы выбрали это направление и университет, как оплатите учёбу и что планируете потом. Заученные ответы сразу заметны.",
				uz: "Nega aynan shu yoʻnalish va shu universitetni tanlaganingizni, oʻqish pulini qanday toʻlashingizni va keyin nima qilmoqchi ekaningizni oʻz soʻzingiz bilan aytib berishga tayyor turing. Yodlangan javoblar darhol seziladi.",
			},
			sources: [],
		},
		{
			title: { en: "Visa application", ru: "Подача документов на визу", uz: "Vizaga hujjat topshirish" },
			summary: {
				en: "When you have the certificate of admission, you apply for a visa at the Korean embassy: D-2 for degree programs and exchange, D-4 for language courses.",
				ru: "Получив сертификат о зачислении, подайте заявление на визу в посольство Кореи: D-2 — для обучения в вузе и обмена, D-4 — для языковых курсов.",
				uz: "Qabul sertifikatini olgach, Koreya elchixonasiga viza arizasini topshirasiz: D-2 — oliy taʼlim va almashinuv uchun, D-4 — til kursi uchun.",
			},
			text: {
				en: "Check the embassy’s current list before you apply. After you arrive in Korea, complete your alien registration within 90 days.",
				ru: "Перед подачей сверьтесь с действующим списком посольства. После приезда в Корею пройдите регистрацию иностранца: на неё даётся 90\u00a0дней.",
				uz: "Hujjat topshirishdan oldin elchixonaning amaldagi roʻyxati bilan solishtiring. Koreyaga borgach, 90\u00a0kun ichida chet el fuqarosi sifatida roʻyxatdan oʻting.",
			},
			sources: [sources.visaTypes, sources.koreaUniversity],
		},
	],
	documentsTitle: { en: "Documents for the visa", ru: "Документы для визы", uz: "Viza uchun hujjatlar" },
	documentsIntro: {
		en: "Usually you need these five. The embassy and your university may ask for more, so check their current lists before you apply.",
		ru: "Обычно нужны эти пять документов. Посольство и университет могут попросить и другие, поэтому перед подачей сверьтесь с их действующими списками.",
		uz: "Odatda shu besh hujjat kerak. Elchixona va universitet boshqalarini ham soʻrashi mumkin, shuning uchun hujjat topshirishdan oldin ularning amaldagi roʻyxati bilan solishtiring.",
	},
	documents: [
		{
			title: {
				en: "Passport valid at least 6 months",
				ru: "Паспорт, действительный не менее 6\u00a0месяцев",
				uz: "Kamida 6\u00a0oy amal qiladigan pasport",
			},
			text: {
				en: "Longer is safer: at least one Korean college asks for a passport valid for 1 year or longer from the start of the course. If yours expires sooner, renew it before you apply, so that all documents show the same passport number.",
				ru: "Лучше с запасом: один корейский колледж просит, чтобы паспорт действовал не меньше года с начала занятий. Если срок Вашего паспорта истекает раньше, замените его до подачи: тогда во всех документах будет один и тот же номер.",
				uz: "Zaxirasi boʻlgani yaxshi: kamida bitta Koreya kolleji pasport oʻqish boshlanishidan hisoblaganda 1\u00a0yil yoki undan koʻproq amal qilishini talab qiladi. Pasportingiz muddati bundan oldin tugasa, uni ariza topshirishdan oldin almashtiring: shunda hamma hujjatda bitta pasport raqami boʻladi.",
			},
			sources: [sources.college],
		},
		{
			title: {
				en: "Certificate of admission",
				ru: "Сертификат о зачислении (Certificate of Admission)",
				uz: "Qabul sertifikati (Certificate of Admission)",
			},
			isIssuedLater: true,
			text: {
				en: "The university issues it after you are admitted. Korea University’s graduate school, for example, issues it in the last week of January for March and in the last week of July for September.",
				ru: "Его выдаёт университет, когда Вы приняты. Университет Корё (Korea University), например, оформляет его для магистратуры и докторантуры в последнюю неделю января (на март) или июля (на сентябрь).",
				uz: "Uni qabul qilinganingizdan keyin universitet beradi. Masalan, Korea University (Koryo universiteti) magistratura va doktorantura uchun bu hujjatni yanvarning oxirgi haftasida (martdagi oʻqish uchun) va iyulning oxirgi haftasida (sentabrdagi oʻqish uchun) beradi.",
			},
			sources: [sources.koreaUniversity],
		},
		{
			title: {
				en: "Financial proof",
				ru: "Подтверждение платёжеспособности",
				uz: "Moliyaviy imkoniyatni tasdiqlovchi hujjat",
			},
			text: {
				en: "A bank certificate that shows that your family can pay. Sources differ: here are the highest amounts that they name today for citizens of Uzbekistan, in each currency. The dollar amounts describe practice, not a rule: ask your university which amount applies to you.",
				ru: "Справка из банка о том, что семья может платить. Источники называют разные суммы: вот самые большие на сегодня для граждан Узбекистана. Суммы в долларах — практика, а не правило: спросите у университета, какая сумма относится к Вам.",
				uz: "Oilangiz toʻlay olishini koʻrsatadigan bank maʼlumotnomasi. Manbalarda summalar har xil: quyida ular bugun Oʻzbekiston fuqarolari uchun aytadigan eng katta summalar har bir valyutada keltirilgan. Dollardagi summalar — qoida emas, amaliyot: sizga qaysi biri tegishli ekanini universitetdan soʻrang.",
			},
			hasFunds: true,
			sources: [],
		},
		{
			title: {
				en: "Transcripts",
				ru: "Аттестат или диплом с оценками",
				uz: "Baholari koʻrsatilgan attestat yoki diplom",
			},
			text: {
				en: "Your school certificate or diploma with all grades, with an apostille or consular confirmation. Documents in languages other than English or Korean need a notarized translation.",
				ru: "Аттестат или диплом со всеми оценками, с апостилем или консульским заверением. К документам не на корейском и не на английском языке нужен нотариально заверенный перевод.",
				uz: "Barcha baholari bilan, apostil yoki konsullik tasdigʻi qoʻyilgan attestat yoki diplom. Koreys yoki ingliz tilida boʻlmagan hujjatga notarial tasdiqlangan tarjima kerak.",
			},
			sources: [sources.visaDoctors, sources.kau, sources.dongA],
		},
		{
			title: { en: "Health certificate", ru: "Медицинская справка", uz: "Tibbiy maʼlumotnoma" },
			text: {
				en: "Today this means a tuberculosis test certificate. Korea has required it for long-term visas from applicants from Uzbekistan, Kyrgyzstan and Russia since 2 March 2016, and from Kazakhstan and Tajikistan since 1 April 2020. You must get it from a hospital named by the embassy; by the rules of 2020, not more than 3 months before you apply.",
				ru: "Сегодня это справка об отсутствии туберкулёза. Для долгосрочных виз Корея требует её от заявителей из Узбекистана, Кыргызстана и России со 2\u00a0марта 2016\u00a0года, из Казахстана и Таджикистана — с 1\u00a0апреля 2020\u00a0года. Её выдаёт больница, назначенная посольством, и, по тексту 2020\u00a0года, не раньше чем за 3\u00a0месяца до подачи.",
				uz: "Bugun bu — sil kasalligi yoʻqligi haqidagi maʼlumotnoma. Koreya uzoq muddatli vizalar uchun uni Oʻzbekiston, Qirgʻiziston va Rossiyadan murojaat qiluvchilardan 2016-yil 2-martdan, Qozogʻiston va Tojikistondan esa 2020-yil 1-apreldan beri talab qilib keladi. Maʼlumotnomani elchixona belgilagan shifoxona berishi va 2020-yilgi matnga koʻra, u oxirgi 3\u00a0oy ichida olingan boʻlishi kerak.",
			},
			sources: [sources.tuberculosisNotice, sources.tuberculosis],
		},
	],
	moreDocuments: {
		title: { en: "Often asked for as well", ru: "Часто просят ещё", uz: "Koʻpincha yana soʻraladi" },
		text: {
			en: "Applicants from Uzbekistan are often asked for a language certificate (TOPIK 2 or IELTS 5.5 and higher), the parents’ passports, their income certificate and work record from my.gov.uz, a birth certificate with translation, a study plan, a 3.5 × 4.5 cm photo on a white background and, if you are over 18, a certificate of single status or a marriage certificate.",
			ru: "У абитуриентов из Узбекистана часто просят языковой сертификат (TOPIK\u00a02 или IELTS\u00a05.5 и выше), паспорта родителей, справку об их доходах и сведения об их работе с my.gov.uz, свидетельство о рождении с переводом, план обучения, фотографию 3,5\u00a0×\u00a04,5\u00a0см на белом фоне, а если Вам больше 18\u00a0лет — справку о том, что Вы не состоите в браке, или свидетельство о браке.",
			uz: "Oʻzbekistonlik abituriyentlardan koʻpincha til sertifikati (TOPIK\u00a02 yoki IELTS\u00a05.5 va undan yuqori), ota-onaning pasportlari, ularning my.gov.uz orqali olingan daromad va ish joyi haqidagi maʼlumotnomalari, tugʻilganlik haqidagi guvohnoma va tarjimasi, oʻqish rejasi, oq fondagi 3,5\u00a0×\u00a04,5\u00a0sm fotosurat, yoshi 18 dan oshganlardan esa nikohda emaslik haqidagi maʼlumotnoma yoki nikoh guvohnomasi soʻraladi.",
		},
		sources: [sources.visaDoctors],
	},
	notesTitle: {
		en: "Before you apply for the visa",
		ru: "Прежде чем подавать заявление на визу",
		uz: "Vizaga hujjat topshirishdan oldin",
	},
	notes: [
		{
			title: {
				en: "Processing takes 2-4 weeks",
				ru: "Рассмотрение занимает 2–4\u00a0недели",
				uz: "Koʻrib chiqish 2–4\u00a0hafta davom etadi",
			},
			text: {
				en: "This is the usual time, not a promise: we found no published figure for Tashkent. Leave extra time, and book flights only after you get the visa.",
				ru: "Это обычный срок, а не обещание: опубликованной цифры для Ташкента мы не нашли. Заложите запас времени и покупайте билеты только после получения визы.",
				uz: "Bu odatdagi muddat, vaʼda emas: Toshkent uchun eʼlon qilingan raqamni topa olmadik. Zaxira vaqt qoldiring va chiptani faqat viza berilgandan keyin oling.",
			},
			sources: [sources.visaTime],
		},
		{
			title: { en: "The fee varies", ru: "Размер сбора бывает разным", uz: "Viza toʻlovi har xil boʻladi" },
			text: {
				en: "So we do not give an amount here. Ask the embassy how much your visa costs today and how to pay.",
				ru: "Поэтому суммы здесь нет. Узнайте в посольстве, сколько сегодня стоит именно Ваша виза и как её оплатить.",
				uz: "Shuning uchun bu yerda summani koʻrsatmaymiz. Sizning vizangiz bugun qancha turishini va uni qanday toʻlashni elchixonadan soʻrang.",
			},
			sources: [],
		},
		{
			title: {
				en: "Some countries need an interview",
				ru: "В некоторых странах нужно собеседование",
				uz: "Ayrim davlatlarda suhbat kerak",
			},
			text: {
				en: "The embassy will tell you whether it invites you. According to an older notice of a Korean language center, it may ask citizens of Uzbekistan, Kazakhstan and Kyrgyzstan for a guarantor or more documents. Leave time for this.",
				ru: "Пригласят ли Вас, сообщит посольство. По старому объявлению одного корейского языкового центра, граждан Узбекистана, Казахстана и Кыргызстана посольство может попросить о поручителе или дополнительных документах. Заложите на это время.",
				uz: "Suhbatga chaqirilasizmi — buni elchixona aytadi. Koreyadagi bir til markazining eski eʼloniga koʻra, elchixona Oʻzbekiston, Qozogʻiston va Qirgʻiziston fuqarolaridan kafil yoki qoʻshimcha hujjatlar soʻrashi mumkin. Bunga ham vaqt qoldiring.",
			},
			sources: [sources.screening],
		},
	],
	scholarshipsTitle: { en: "Scholarships", ru: "Стипендии", uz: "Stipendiyalar" },
	scholarshipsIntro: {
		en: "Three ways to pay less. None of them is certain, so plan a budget that works without a scholarship.",
		ru: "Три способа платить меньше. Ни один из них не гарантирован, поэтому составьте бюджет, которого хватит и без стипендии.",
		uz: "Kamroq toʻlashning uch yoʻli. Hech biri kafolatlanmagan, shuning uchun budjetni stipendiyasiz ham yetadigan qilib tuzing.",
	},
	scholarships: [
		{
			title: { en: "Global Korea Scholarship", ru: "Global Korea Scholarship", uz: "Global Korea Scholarship" },
			text: {
				en: "The Korean government’s scholarship. The call for bachelor’s students opens in September, with results in January and arrival in February; the graduate call opens in February, with results in June and arrival in August. For bachelor’s students of 2026 it includes tuition up to 5,000,000 won a semester (the university adds the rest), a year of Korean, an allowance of 12,840,000 won in the language year and 13,680,000 won in each later year (health insurance is part of it), and the flights. Bachelor’s students must be under 25 with an average grade of at least 80%; with TOPIK 5 or higher there is no language year.",
				ru: "Стипендия правительства Кореи. Приём в бакалавриат объявляют в сентябре, результат — в январе, приезд — в феврале; в магистратуру и докторантуру — в феврале, результат — в июне, приезд — в августе. В бакалавриате 2026\u00a0года она включает оплату обучения до 5\u00a0000\u00a0000\u00a0вон за семестр (остальное берёт на себя университет), год корейского языка, пособие (12\u00a0840\u00a0000\u00a0вон за языковой год, затем 13\u00a0680\u00a0000\u00a0вон в год, включая медицинскую страховку) и перелёт. Для бакалавриата нужно быть младше 25\u00a0лет и иметь средний балл от 80\u00a0%; с TOPIK\u00a05 и выше языкового года нет.",
				uz: "Koreya hukumatining stipendiyasi. Bakalavriatga qabul sentabrda eʼlon qilinadi, natija yanvarda chiqadi, Koreyaga fevralda boriladi; magistratura va doktoranturada eʼlon fevralda, natija iyunda, borish avgustda. 2026-yilgi bakalavriatda stipendiyaga semestriga 5\u00a0000\u00a0000\u00a0vongacha oʻqish toʻlovi (qolganini universitet toʻlaydi), bir yillik koreys tili kursi, yashash uchun toʻlov (tibbiy sugʻurta bilan birga til yilida 12\u00a0840\u00a0000\u00a0von, undan keyin yiliga 13\u00a0680\u00a0000\u00a0von) va aviachipta kiradi. Bakalavriat uchun yosh 25 dan kichik, oʻrtacha baho kamida 80\u00a0foiz boʻlishi kerak; TOPIK\u00a05 va undan yuqori boʻlsa, til yili boʻlmaydi.",
			},
			sources: [sources.gks, sources.gksAmounts],
		},
		{
			title: { en: "University scholarships", ru: "Стипендии университетов", uz: "Universitet stipendiyalari" },
			text: {
				en: "Each university decides who can get one, how much it pays and for how long. What we know is on the university’s page in our catalog. Ask whether it starts in the first semester and which grades you need to keep it.",
				ru: "Каждый университет сам решает, кому, сколько и на какой срок платить. Что нам известно, указано на странице университета. Спросите, платят ли стипендию с первого семестра и какие оценки нужны, чтобы её сохранить.",
				uz: "Kimga, qancha va qancha muddatga berilishini har bir universitet oʻzi belgilaydi. Bizga maʼlum boʻlganlari katalogimizda, universitet sahifasida yozilgan. Stipendiya birinchi semestrdan beriladimi va uni saqlash uchun qanday baholar kerak — soʻrab oling.",
			},
			sources: [],
		},
		{
			title: {
				en: "Reductions for TOPIK or merit",
				ru: "Скидки за TOPIK или успехи в учёбе",
				uz: "TOPIK yoki oʻqishdagi yutuq uchun chegirmalar",
			},
			text: {
				en: "Some universities reduce tuition for a high TOPIK level or good grades. At Keimyung University’s graduate school the reductions run from 20 to 100%. Ask each university on your list what it offers.",
				ru: "Некоторые университеты снижают плату за высокий уровень TOPIK или хорошие оценки. В магистратуре и докторантуре Университета Кемён (Keimyung University) скидка составляет от 20 до 100\u00a0%. Спросите о скидках каждый университет.",
				uz: "Ayrim universitetlar yuqori TOPIK darajasi yoki yaxshi baholar uchun oʻqish toʻlovini kamaytiradi. Keimyung University magistratura va doktoranturasida chegirma 20\u00a0foizdan 100\u00a0foizgacha. Roʻyxatingizdagi har bir universitetdan shunday chegirmalar haqida soʻrang.",
			},
			sources: [sources.keimyung],
		},
	],
	faqTitle: { en: "Frequently asked questions", ru: "Частые вопросы", uz: "Koʻp soʻraladigan savollar" },
	faq: [
		{
			question: {
				en: "Which language level do I need?",
				ru: "Какой уровень языка нужен?",
				uz: "Til darajasi qanday boʻlishi kerak?",
			},
			answer: {
				en: "TOPIK 3-4 or IELTS 6.0+/TOEFL 80+, depending on the language of the program. As a rule, programs taught in Korean take TOPIK 3 or higher to enter and TOPIK 4 or higher to graduate; programs taught in English take IELTS or TOEFL instead. Some colleges accept TOPIK 2. A TOPIK result is valid for two years from its announcement. Check the program’s own page.",
				ru: "TOPIK\u00a03–4 либо IELTS\u00a06.0+ или TOEFL\u00a080+ — зависит от языка программы. Как правило, для обучения на корейском нужен TOPIK\u00a03 и выше при поступлении и TOPIK\u00a04 и выше к выпуску; для обучения на английском вместо него — IELTS или TOEFL. Некоторые колледжи принимают TOPIK\u00a02. Результат TOPIK действует два года со дня объявления. Уточняйте на странице самой программы.",
				uz: "Dastur tiliga qarab TOPIK\u00a03–4 yoki IELTS\u00a06.0+ / TOEFL\u00a080+. Odatda koreys tilida oʻqish uchun kirishda TOPIK\u00a03 va undan yuqori, bitirishda TOPIK\u00a04 va undan yuqori kerak; ingliz tilidagi dasturlarda uning oʻrniga IELTS yoki TOEFL soʻraladi. Ayrim kollejlar TOPIK\u00a02 ni ham qabul qiladi. TOPIK natijasi eʼlon qilingan kundan ikki yil amal qiladi. Dasturning oʻz sahifasidan tekshiring.",
			},
			sources: [sources.studyInKorea, sources.college, sources.topikValidity],
		},
		{
			question: {
				en: "When should I start preparing?",
				ru: "Когда начинать подготовку?",
				uz: "Tayyorgarlikni qachon boshlash kerak?",
			},
			answer: {
				en: "6-8 months before your studies begin: from July to September for March, from January to March for September. Universities stop taking applications months before classes begin, and in 2021 Kangwon National University asked applicants from Uzbekistan to send their documents four months ahead. If you still need a language certificate, start earlier.",
				ru: "За 6–8\u00a0месяцев до начала учёбы: с июля по сентябрь, если учёба с марта, и с января по март, если с сентября. Приём документов закрывается за несколько месяцев до занятий, а Национальный университет Канвон (Kangwon National University) в 2021\u00a0году просил абитуриентов из Узбекистана прислать документы за четыре месяца. Если языкового сертификата ещё нет, начинайте раньше.",
				uz: "Oʻqish boshlanishidan 6–8\u00a0oy oldin: mart uchun iyuldan sentabrgacha, sentabr uchun yanvardan martgacha. Hujjat qabuli darslardan bir necha oy oldin yopiladi, Kangwon National University esa 2021-yilda oʻzbekistonlik abituriyentlardan hujjatlarni toʻrt oy oldin yuborishni soʻragan. Til sertifikatingiz hali boʻlmasa, ertaroq boshlang.",
			},
			sources: [sources.skku, sources.kangwon],
		},
		{
			question: { en: "When do studies begin?", ru: "Когда начинается учёба?", uz: "Oʻqish qachon boshlanadi?" },
			answer: {
				en: "Language courses run four terms a year, of 10 weeks each: spring, summer, fall and winter. Degree programs have two intakes, March and September.",
				ru: "На языковые курсы набор идёт четыре раза в год: весной, летом, осенью и зимой; один курс длится 10\u00a0недель. В бакалавриат, магистратуру и докторантуру набор идёт дважды — на март и на сентябрь.",
				uz: "Til kurslariga yiliga toʻrt marta qabul bor: bahor, yoz, kuz va qishda; bir kurs 10\u00a0hafta davom etadi. Bakalavriat, magistratura va doktoranturaga qabul ikki marta — mart va sentabr oylariga.",
			},
			sources: [sources.kau, sources.kangwon, sources.koreaUniversity],
		},
		{
			question: {
				en: "Can I work while I study?",
				ru: "Можно ли подрабатывать во время учёбы?",
				uz: "Oʻqish davrida ishlash mumkinmi?",
			},
			answer: {
				en: "Yes, if you get permission first. Since 3 July 2023, college and bachelor’s students may work up to 25 hours a week on weekdays if they have the required language level; before, it was up to 20 hours a week. A good language level or a certified university adds 5 hours; without the required language level it is up to 10 hours. Graduate students may work up to 35 hours, or 15 without the language level. If you have the required level, there is no limit on weekends and in vacations. Students of language courses (D-4) may work only after six months. Do not count on this to pay your tuition.",
				ru: "Да, если заранее получить разрешение. С 3\u00a0июля 2023\u00a0года студентам колледжей и бакалавриата с требуемым уровнем языка можно работать до 25\u00a0часов в неделю по будням (раньше до 20). За хороший уровень языка или сертифицированный университет добавляется 5\u00a0часов; если требуемого уровня языка нет, можно до 10. Студентам магистратуры и докторантуры можно до 35\u00a0часов, без уровня языка — 15. Если требуемый уровень есть, в выходные и каникулы часы не ограничены. Студенты языковых курсов (D-4) могут работать только через шесть месяцев. Не рассчитывайте оплачивать учёбу из этих денег.",
				uz: "Ha, oldindan ruxsat olsangiz. 2023-yil 3-iyuldan til darajasi talabga mos kollej va bakalavriat talabalari ish kunlarida haftasiga 25\u00a0soatgacha (ilgari 20) ishlashi mumkin. Yaxshi til darajasi yoki sertifikatlangan universitet uchun yana 5\u00a0soat qoʻshiladi; talab qilingan til darajasi boʻlmasa, 10\u00a0soatgacha. Magistratura va doktorantura talabalari 35\u00a0soatgacha, til darajasi boʻlmasa, 15\u00a0soat ishlashi mumkin. Til darajangiz talabga mos boʻlsa, dam olish kunlari va taʼtilda ish soati cheklanmaydi. Til kursi talabalari (D-4) faqat olti oydan keyin ishlay oladi. Oʻqish pulini shu ish hisobidan toʻlashni rejalashtirmang.",
			},
			sources: [sources.workHours, sources.workHoursChange],
		},
		{
			question: {
				en: "What does living in Korea cost?",
				ru: "Сколько стоит жизнь в Корее?",
				uz: "Koreyada yashash qancha turadi?",
			},
			answer: {
				en: "Plan 800-1,500 USD a month in addition to tuition. Guides differ: one gives 800 to 1,300, another 1,200 or more. Much depends on the city and the housing. National health insurance is compulsory: with D-2 from alien registration, with D-4 from six months after entry.",
				ru: "Рассчитывайте на 800–1500\u00a0долларов США в месяц, не считая платы за обучение. Источники расходятся: в одном — от 800 до 1300, в другом — от 1200; многое зависит от города и жилья. Государственная медицинская страховка обязательна: для D-2 — с момента регистрации иностранца, для D-4 — через шесть месяцев после въезда.",
				uz: "Oʻqish toʻlovidan tashqari oyiga 800–1500\u00a0AQSH dollarini moʻljallang. Manbalar bir xil emas: birida 800 dan 1300 gacha, boshqasida kamida 1200\u00a0dollar deyilgan; koʻp narsa shahar va turar joyga bogʻliq. Davlat tibbiy sugʻurtasi majburiy: D-2 bilan kelganlar uchun chet el fuqarosi sifatida roʻyxatdan oʻtgan paytdan, D-4 bilan kelganlar uchun mamlakatga kirgandan olti oy oʻtgach.",
			},
			sources: [sources.livingLow, sources.livingHigh, sources.healthInsurance],
		},
		{
			question: { en: "How long does the visa take?", ru: "Сколько ждать визу?", uz: "Vizani qancha kutish kerak?" },
			answer: {
				en: "Usually 2-4 weeks. Apply as soon as you have the certificate of admission. If a visa is refused, some language schools, such as those of KAU and Dong-A University, refund the tuition in full, but not the application fee: look for this rule at your school before you pay.",
				ru: "Как правило, 2–4\u00a0недели. Подавайте документы сразу, как получите сертификат о зачислении. Если в визе откажут, некоторые языковые школы, например KAU и Университета Тона (Dong-A University), возвращают плату за обучение целиком, кроме сбора за рассмотрение заявки: найдите такое правило у своей школы до оплаты.",
				uz: "Odatda 2–4\u00a0hafta. Qabul sertifikatini olishingiz bilan hujjat topshiring. Viza rad etilsa, ayrim til maktablari, masalan, KAU va Dong-A University maktablari, oʻqish pulini toʻliq qaytaradi, faqat ariza uchun toʻlovni qaytarmaydi: toʻlashdan oldin oʻz maktabingiz qoidalaridan shunday bandni toping.",
			},
			sources: [sources.visaTime, sources.kau, sources.dongA],
		},
	],
	sourcesLabel: { en: "Sources", ru: "Источники", uz: "Manbalar" },
	moreTitle: { en: "Where to go next", ru: "Что дальше", uz: "Keyingi qadam" },
	more: [
		{
			to: "/costs",
			label: {
				en: "What does the first year cost?",
				ru: "Сколько стоит первый год?",
				uz: "Birinchi yil qancha turadi?",
			},
		},
		{
			to: "/apply",
			label: { en: "Apply", ru: "Отправить заявку", uz: "Ariza topshirish" },
		},
	],
} satisfies Localized<Guide>;
