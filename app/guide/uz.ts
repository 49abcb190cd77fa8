import type { Guide } from "./guide.ts";
import { sourcesWith } from "./sources.ts";

const sources = sourcesWith({
	studyInKorea: "studyinkorea.go.kr, qabul talablari",
	visaTypes: "studyinkorea.go.kr, viza turlari",
	topikValidity: "topik-hk.org, TOPIK amal qilish muddati",
	college: "wat.ac.kr, oʻzbek tilidagi sahifa",
	visaDoctors: "visadoctors.uz, oʻzbekistonlik abituriyentlar uchun qoʻllanma, 2026-yil 21-yanvar",
	money: "world.kbs.co.kr, 2023-yil 3-iyuldan yangi summalar",
	moneyRegions: "walkintokorea.com, 2023-yil 24-iyul",
	tuberculosis: "newlandchase.com, sil tekshiruvi, 2016 va 2020-yillar",
	tuberculosisNotice: "Ewha ayollar universiteti, sil boʻyicha maʼlumotnoma haqida eʼlon",
	certified: "go.seoul.co.kr, sertifikatlash natijasi, 2026-yil fevral",
	skku: "Sungkyunkwan universiteti, bakalavriatga qabul",
	koreaUniversity: "Koreya universiteti, magistratura va doktoranturaga qabul tartibi",
	kangwon: "Kangwon milliy universiteti, koreys tili kurslari",
	kau: "KAU, til kursi",
	dongA: "Dong-A universiteti, toʻlov va pulni qaytarish",
	keimyung: "Keimyung universiteti, magistratura narxi va chegirmalar",
	workHours: "Kwangwoon universiteti, 2024-yil 21-fevral eʼloni",
	workHoursChange: "openvisakorea.com, chet ellik talabalarning ish soatlari",
	healthInsurance: "Seul milliy universiteti, davlat tibbiy sugʻurtasi",
	livingLow: "studyoverseashub, yashash xarajati",
	livingHigh: "studylink.com, yashash xarajati",
	gks: "online.studyinkorea.go.kr, Global Korea Scholarship stipendiyasi",
	gksAmounts: "eclatinstitute.sg, GKS qoidalari, 2026-yil bakalavriat",
	visaTime: "Koreya Respublikasining Finlyandiyadagi elchixonasi, vizani koʻrib chiqish",
	screening: "swu-klc.mailplug.net, til markazi eʼloni, sanasiz",
	apostille: "daryo.uz, elektron apostil, 2022-yil 4-avgust",
});

export const guide: Guide = {
	title: "Qabul boʻyicha qoʻllanma",
	description:
		"Janubiy Koreya universitetiga qanday kirish mumkin: besh qadam, viza hujjatlari, stipendiyalar, til, muddatlar, ish va yashash xarajati haqida javoblar.",
	intro:
		"Dastur izlashdan vizagacha — hammasi qanday tartibda boʻlsa, shu tartibda. Qoida va summalar oʻzgarib turadi, shuning uchun har bir muhim raqam yonida manba va uni oxirgi marta tekshirgan kunimiz koʻrsatilgan. Oxirgi soʻz universitetingiz va Koreya elchixonasiniki.",
	stepsTitle: "Besh qadam",
	steps: [
		{
			title: "Dastur tanlash",
			text: "Avval yoʻnalish, taʼlim bosqichi va oʻqish tilini belgilang, keyin oʻqish toʻlovi, shahar va ariza muddatini solishtiring. Universitet chet ellik talabalarni qabul qilish uchun sertifikatlanganmi — tekshiring: 2026-yil fevral natijalariga koʻra, daraja dasturlari uchun 181\u00a0ta, til kurslari uchun 123\u00a0ta oʻquv yurti sertifikatlangan. Viza boʻyicha kuchaytirilgan tekshiruvdagi joylarga 2026-yilning ikkinchi semestridan boshlab bir yil davomida viza, asosan, berilmaydi. Roʻyxatingizda bitta emas, bir nechta dastur boʻlsin.",
			sources: [sources.certified],
		},
		{
			title: "Hujjatlarni tayyorlash",
			text: "Eng koʻp vaqt oladigan ishlardan boshlang: til sertifikati, attestat yoki diplomga apostil va tarjimalar. Oʻzbekistonda taʼlim hujjatlariga elektron apostil 2\u00a0ish kunida, koʻproq vaqt kerak boʻlsa, 10\u00a0ish kunida qoʻyilgan (2022-yilgi maʼlumot). Ism-familiyangiz hamma hujjatda xuddi pasportdagidek yozilsin.",
			sources: [sources.apostille],
		},
		{
			title: "Ariza topshirish",
			text: "Arizani shu sayt orqali yuboring: 2–3\u00a0ish kuni ichida siz bilan bogʻlanamiz, tanlovingizni birga koʻrib chiqamiz va nima yetishmayotganini aytamiz. Universitetlar arizani oʻz muddatlarida qabul qiladi: mart uchun odatda oktabr va noyabrda, sentabr uchun aprel va mayda. Kechikkan ariza keyingi qabulni kutadi.",
			sources: [sources.skku],
		},
		{
			title: "Suhbat",
			text: "Ayrim dasturlar abituriyentni suhbatga chaqiradi, boshqalari hujjatlarga qarab tanlaydi. Nega aynan shu yoʻnalish va shu universitetni tanlaganingizni, oʻqish pulini qanday toʻlashingizni va keyin nima qilmoqchi ekaningizni oʻz soʻzingiz bilan aytib berishga tayyor turing. Yodlangan javob darhol bilinadi.",
			sources: [],
		},
		{
			title: "Vizaga hujjat topshirish",
			text: "Qabul hujjatini olgach, Koreya elchixonasiga viza uchun murojaat qilasiz: D-2 — daraja olish uchun oʻqish va almashinuv, D-4 — til oʻrganish. Topshirishdan oldin elchixonaning amaldagi roʻyxati bilan solishtiring. Koreyaga borgach, 90\u00a0kun ichida chet ellik sifatida roʻyxatdan oʻting.",
			sources: [sources.visaTypes, sources.koreaUniversity],
		},
	],
	documentsTitle: "Viza uchun hujjatlar",
	documentsIntro:
		"Bu besh hujjat — asosiylari. Elchixona va universitet boshqalarini ham soʻrashi mumkin, shuning uchun topshirishdan oldin ularning amaldagi roʻyxati bilan solishtiring.",
	documents: [
		{
			title: "Kamida 6\u00a0oy amal qiladigan pasport",
			text: "Zaxirasi boʻlgani yaxshi: kamida bitta Koreya kolleji pasport oʻqish boshlanishidan hisoblaganda 1\u00a0yil yoki undan koʻproq amal qilishini talab qiladi. Pasportingiz muddati bundan oldin tugasa, uni ariza topshirishdan oldin almashtiring: shunda hamma hujjatda bitta pasport raqami boʻladi.",
			sources: [sources.college],
		},
		{
			title: "Qabul hujjati",
			text: "Uni qabul qilinganingizdan keyin universitet beradi. Masalan, Koreya universiteti magistratura va doktorantura uchun bu hujjatni yanvarning oxirgi haftasida (martdagi oʻqish uchun) va iyulning oxirgi haftasida (sentabrdagi oʻqish uchun) beradi.",
			sources: [sources.koreaUniversity],
		},
		{
			title: "Moliyaviy imkoniyat tasdigʻi",
			text: "2023-yil 3-iyuldan summa vonda belgilangan: D-2 uchun 20\u00a0000\u00a0000, D-4 uchun 10\u00a0000\u00a0000, viloyatdagi universitet uchun esa 16\u00a0000\u00a0000 va 8\u00a0000\u00a0000\u00a0von. Oʻzbekistonda 2026-yil yanvarda KDB Bank maʼlumotnomasi soʻralishi aytilgan: til kursi uchun viloyatda 6\u00a0500 yoki Seulda 8\u00a0000\u00a0dollar, pul hisobda 3\u00a0oy turadi; daraja dasturi uchun 12\u00a0500 yoki 15\u00a0500\u00a0dollar, 1\u00a0oy. Dollardagi summalar — qoida emas, amaliyot: sizga qaysi summa tegishli ekanini universitetdan soʻrang.",
			sources: [sources.money, sources.moneyRegions, sources.visaDoctors],
		},
		{
			title: "Baholari koʻrsatilgan attestat yoki diplom",
			text: "Barcha baholari bilan, apostil yoki konsullik tasdigʻi qoʻyilgan attestat yoki diplom. Koreys yoki ingliz tilida boʻlmagan hujjatga notarial tasdiqlangan tarjima kerak.",
			sources: [sources.visaDoctors, sources.kau, sources.dongA],
		},
		{
			title: "Tibbiy maʼlumotnoma",
			text: "Bugun bu — sil boʻyicha maʼlumotnoma. Koreya uzoq muddatli vizalar uchun uni Oʻzbekiston, Qirgʻiziston va Rossiyadan murojaat qiluvchilardan 2016-yil 2-martdan, Qozogʻiston va Tojikistondan esa 2020-yil 1-apreldan beri talab qiladi. Maʼlumotnomani elchixona belgilagan shifoxona berishi va 2020-yilgi matnga koʻra, u oxirgi 3\u00a0oy ichida olingan boʻlishi kerak.",
			sources: [sources.tuberculosisNotice, sources.tuberculosis],
		},
	],
	moreDocuments: {
		title: "Koʻpincha yana soʻraladi",
		text: "Oʻzbekistonlik abituriyentlardan koʻpincha til sertifikati (TOPIK\u00a02 yoki IELTS\u00a05.5 va undan yuqori), ota-onaning pasportlari, ularning my.gov.uz orqali olingan daromad va ish joyi haqidagi maʼlumotnomalari, tugʻilganlik haqidagi guvohnoma va tarjimasi, oʻqish rejasi, oq fondagi 3,5\u00a0×\u00a04,5\u00a0sm fotosurat, yoshi 18 dan oshganlardan esa nikohda emaslik haqidagi maʼlumotnoma yoki nikoh guvohnomasi soʻraladi.",
		sources: [sources.visaDoctors],
	},
	notesTitle: "Vizaga topshirishdan oldin",
	notes: [
		{
			title: "Koʻrib chiqish 2–4\u00a0hafta davom etadi",
			text: "Bu odatdagi muddat, vaʼda emas: Toshkent uchun eʼlon qilingan raqamni topa olmadik. Zaxira vaqt qoldiring va chiptani faqat viza berilgandan keyin oling.",
			sources: [sources.visaTime],
		},
		{
			title: "Viza yigʻimi har xil boʻladi",
			text: "Shuning uchun bu yerda summa koʻrsatilmagan. Sizning vizangiz bugun qancha turishini va uni qanday toʻlashni elchixonadan soʻrang.",
			sources: [],
		},
		{
			title: "Ayrim davlatlarda suhbat kerak",
			text: "Suhbatga chaqirilasizmi — buni elchixona aytadi. Koreyadagi bir til markazining eski eʼloniga koʻra, Oʻzbekiston, Qozogʻiston va Qirgʻiziston Koreya Adliya vazirligining fuqarolari belgilangan muddatdan ortiq qolib ketadigan davlatlar roʻyxatida turadi hamda kafil yoki qoʻshimcha hujjatlar soʻralishi mumkin. Bunga ham vaqt qoldiring.",
			sources: [sources.screening],
		},
	],
	scholarshipsTitle: "Stipendiyalar",
	scholarshipsIntro:
		"Kamroq toʻlashning uch yoʻli. Hech biri kafolatlanmagan, shuning uchun byudjetni stipendiyasiz ham yetadigan qilib tuzing.",
	scholarships: [
		{
			title: "Global Korea Scholarship",
			text: "Koreya hukumatining stipendiyasi. Bakalavriatga qabul sentabrda eʼlon qilinadi, natija yanvarda chiqadi, Koreyaga fevralda boriladi; magistratura va doktoranturada eʼlon fevralda, natija iyunda, borish avgustda. 2026-yilgi bakalavriatda stipendiya semestriga 5\u00a0000\u00a0000\u00a0vongacha oʻqish pulini (qolganini universitet toʻlaydi), bir yillik koreys tili kursini, til yilida 12\u00a0840\u00a0000\u00a0von, undan keyin yiliga 13\u00a0680\u00a0000\u00a0von nafaqani va aviachiptani qoplaydi. Bakalavriat uchun yosh 25 dan kichik, oʻrtacha baho kamida 80\u00a0foiz boʻlishi kerak; TOPIK\u00a05 va undan yuqori boʻlsa, til yili boʻlmaydi.",
			sources: [sources.gks, sources.gksAmounts],
		},
		{
			title: "Universitet stipendiyalari",
			text: "Kimga, qancha va qancha muddatga berilishini har bir universitet oʻzi belgilaydi. Bizga maʼlum boʻlganlari katalogimizda, universitet sahifasida yozilgan. Stipendiya birinchi semestrdan boshlanadimi va u qanday baholar bilan saqlanadi — soʻrab oling.",
			sources: [],
		},
		{
			title: "TOPIK yoki oʻqishdagi yutuq uchun chegirmalar",
			text: "Ayrim universitetlar yuqori TOPIK darajasi yoki yaxshi baholar uchun oʻqish pulining bir qismidan kechadi. Keimyung universitetining magistratura va doktoranturasida chegirma 20\u00a0foizdan 100\u00a0foizgacha. Roʻyxatingizdagi har bir universitetdan shunday chegirmalar haqida soʻrang.",
			sources: [sources.keimyung],
		},
	],
	faqTitle: "Koʻp soʻraladigan savollar",
	faq: [
		{
			question: "Til darajasi qanday boʻlishi kerak?",
			answer:
				"Dastur tiliga qarab TOPIK\u00a03–4 yoki IELTS\u00a06.0+ / TOEFL\u00a080+. Odatda koreys tilida oʻqish uchun kirishda TOPIK\u00a03 va undan yuqori, bitirishda TOPIK\u00a04 va undan yuqori kerak; ingliz tilidagi dasturlarda uning oʻrniga IELTS yoki TOEFL soʻraladi. Ayrim kollejlar TOPIK\u00a02 ni ham qabul qiladi. TOPIK natijasi eʼlon qilingan kundan ikki yil amal qiladi. Aniq talab dasturning oʻz sahifasida yozilgan.",
			sources: [sources.studyInKorea, sources.college, sources.topikValidity],
		},
		{
			question: "Tayyorgarlikni qachon boshlash kerak?",
			answer:
				"Oʻqish boshlanishidan 6–8\u00a0oy oldin: mart uchun iyuldan sentabrgacha, sentabr uchun yanvardan martgacha. Ariza qabuli darslardan bir necha oy oldin yopiladi, Kangwon milliy universiteti esa 2021-yilda oʻzbekistonlik abituriyentlardan hujjatlarni toʻrt oy oldin yuborishni soʻragan. Til sertifikatingiz hali boʻlmasa, ertaroq boshlang.",
			sources: [sources.skku, sources.kangwon],
		},
		{
			question: "Oʻqish qachon boshlanadi?",
			answer:
				"Til kurslarida yiliga toʻrt semestr bor, har biri 10\u00a0hafta: bahorgi, yozgi, kuzgi va qishki. Daraja dasturlariga qabul ikki marta — mart va sentabr oylariga.",
			sources: [sources.kau, sources.kangwon, sources.koreaUniversity],
		},
		{
			question: "Oʻqish davrida ishlash mumkinmi?",
			answer:
				"Ha, oldindan ruxsat olsangiz. 2023-yil 3-iyuldan kollej va bakalavriat talabalari ish kunlarida haftasiga 25\u00a0soat ishlashi mumkin; 2023-yil iyulgacha haftasiga 20\u00a0soatgacha edi. Yaxshi til darajasi yoki sertifikatlangan universitet uchun yana 5\u00a0soat qoʻshiladi; talab qilingan til darajasi boʻlmasa, 10\u00a0soat. Magistratura va doktorantura talabalari 35\u00a0soatgacha, til darajasi boʻlmasa, 15\u00a0soat ishlashi mumkin. Daraja talabga mos boʻlsa, dam olish kunlari va taʼtil cheklanmaydi. Til kursi talabalari (D-4) faqat olti oydan keyin ishlay oladi. Oʻqish pulini shu ishdan toʻlashni rejalashtirmang.",
			sources: [sources.workHours, sources.workHoursChange],
		},
		{
			question: "Koreyada yashash qancha turadi?",
			answer:
				"Oʻqish toʻlovidan tashqari oyiga 800–1\u00a0500\u00a0AQSH dollarini moʻljallang. Manbalar bir xil emas: birida 800 dan 1\u00a0300 gacha, boshqasida kamida 1\u00a0200\u00a0dollar deyilgan; koʻp narsa shahar va turar joyga bogʻliq. Davlat tibbiy sugʻurtasi majburiy: D-2 uchun chet ellik sifatida roʻyxatdan oʻtgan paytdan, D-4 uchun kirganidan olti oy keyin.",
			sources: [sources.livingLow, sources.livingHigh, sources.healthInsurance],
		},
		{
			question: "Vizani qancha kutish kerak?",
			answer:
				"Odatda 2–4\u00a0hafta. Toshkent uchun eʼlon qilingan raqamni topa olmadik; Koreyaning Finlyandiyadagi elchixonasi 3–4\u00a0hafta deb koʻrsatadi. Qabul hujjatini olishingiz bilan topshiring. Viza rad etilsa, KAU va Dong-A kabi til maktablari ariza toʻlovidan tashqari oʻqish pulini toʻliq qaytaradi: toʻlashdan oldin oʻz maktabingiz qoidalaridan shunday bandni toping.",
			sources: [sources.visaTime, sources.kau, sources.dongA],
		},
	],
	sourcesLabel: "Manbalar",
	checkedOn: (date) => `tekshirilgan sana: ${date}`,
	moreTitle: "Keyingi qadam",
	more: [
		{ to: "/programs", label: "Dasturlarni koʻrish" },
		{
			to: "/universities",
			label: "Universitetlarni koʻrish",
		},
		{
			to: "/apply",
			label: "Ariza topshirish",
		},
		{ to: "/visa-status", label: "Vizani tekshirish" },
		{ to: "/contact", label: "Savol berish" },
	],
};
