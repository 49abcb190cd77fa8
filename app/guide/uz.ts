import type { Guide } from "./guide.ts";
import { sourcesWith } from "./sources.ts";

const sources = sourcesWith({
	studyInKorea: "studyinkorea.go.kr, qabul talablari",
	visaTypes: "studyinkorea.go.kr, viza turlari",
	topikValidity: "topik-hk.org, TOPIK amal qilish muddati",
	college: "wat.ac.kr, oʻzbek tilidagi sahifa",
	visaDoctors: "visadoctors.uz, oʻzbekistonlik abituriyentlar uchun qoʻllanma, 2026-yil 21-yanvar",
	tuberculosis: "newlandchase.com, sil kasalligi tekshiruvi, 2016 va 2020-yillar",
	tuberculosisNotice: "Ewha Womans University, sil kasalligi yoʻqligi haqidagi maʼlumotnoma toʻgʻrisida eʼlon",
	certified: "go.seoul.co.kr, sertifikatlash natijasi, 2026-yil fevral",
	skku: "Sungkyunkwan University, bakalavriatga qabul",
	kongju: "Kongju National University, 2025-yil bahorgi qabul qoidalari",
	gist: "GIST, qabul taqvimi",
	koreaUniversity: "Korea University (Koryo universiteti), magistratura va doktoranturaga qabul tartibi",
	kangwon: "Kangwon National University, koreys tili kurslari",
	kau: "KAU, til kursi",
	dongA: "Dong-A University, toʻlov va pulni qaytarish",
	keimyung: "Keimyung University, magistratura narxi va chegirmalar",
	workHours: "Kwangwoon University, 2024-yil 21-fevral eʼloni",
	workHoursChange: "openvisakorea.com, xorijiy talabalarning ish soatlari",
	healthInsurance: "Seoul National University, davlat tibbiy sugʻurtasi",
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
		"Dastur izlashdan vizagacha. Har bir raqamning manbasi koʻrsatilgan. Qarorni universitet va elchixona qabul qiladi.",
	stepsTitle: "Besh qadam",
	intakeLabel: "Taxminiy muddatlar. Oʻqish qachon boshlanadi?",
	intakes: ["martda", "sentabrda"],
	steps: [
		{
			title: "Dastur tanlash",
			summary:
				"Avval yoʻnalish, taʼlim bosqichi va oʻqish tilini belgilang, keyin oʻqish toʻlovi, shahar va ariza topshirish muddatini solishtiring.",
			text: "Universitet xorijiy talabalarni qabul qilish uchun sertifikatlanganmi — tekshiring: 2026-yil fevral natijalariga koʻra, bakalavriat, magistratura va doktorantura dasturlari uchun 181\u00a0ta, til kurslari uchun 123\u00a0ta oʻquv yurti sertifikatlangan. Vizasi cheklangan (precision screening) oʻquv yurtlari talabalariga 2026-yilning ikkinchi semestridan boshlab bir yil davomida viza qoida tariqasida berilmaydi. Roʻyxatingizda bitta emas, bir nechta dastur boʻlsin.",
			sources: [sources.certified],
		},
		{
			title: "Hujjatlarni tayyorlash",
			summary:
				"Eng koʻp vaqt oladigan ishlardan boshlang: til sertifikati, attestat yoki diplomga apostil va tarjimalar.",
			text: "Oʻzbekistonda taʼlim hujjatlariga elektron apostil 2\u00a0ish kunida, koʻproq vaqt kerak boʻlsa, 10\u00a0ish kunida qoʻyilgan (2022-yilgi maʼlumot). Ism-familiyangiz hamma hujjatda xuddi pasportdagidek yozilsin.",
			sources: [sources.apostille],
		},
		{
			title: "Ariza topshirish",
			summary:
				"Arizani shu sayt orqali yuboring: 2–3\u00a0ish kuni ichida siz bilan bogʻlanamiz, tanlovingizni birga koʻrib chiqamiz va nima yetishmayotganini aytamiz.",
			text: "Universitetlar arizani oʻz muddatlarida qabul qiladi: mart uchun odatda oktabr va noyabrda, sentabr uchun aprel va mayda; magistratura va doktoranturaga taxminan bir oy oldin. Kechiksangiz, keyingi qabulni kutishingizga toʻgʻri keladi.",
			sources: [sources.skku, sources.kongju, sources.koreaUniversity, sources.gist],
		},
		{
			title: "Suhbat",
			summary: "Ayrim dasturlar abituriyentni suhbatga chaqiradi, boshqalari hujjatlarga qarab tanlaydi.",
			text: "Nega aynan shu yoʻnalish va shu universitetni tanlaganingizni, oʻqish pulini qanday toʻlashingizni va keyin nima qilmoqchi ekaningizni oʻz soʻzingiz bilan aytib berishga tayyor turing. Yodlangan javoblar darhol seziladi.",
			sources: [],
		},
		{
			title: "Vizaga hujjat topshirish",
			summary:
				"Qabul sertifikatini olgach, Koreya elchixonasiga viza arizasini topshirasiz: D-2 — oliy taʼlim va almashinuv uchun, D-4 — til kursi uchun.",
			text: "Hujjat topshirishdan oldin elchixonaning amaldagi roʻyxati bilan solishtiring. Koreyaga borgach, 90\u00a0kun ichida chet el fuqarosi sifatida roʻyxatdan oʻting.",
			sources: [sources.visaTypes, sources.koreaUniversity],
		},
	],
	documentsTitle: "Viza uchun hujjatlar",
	documentsIntro:
		"Odatda shu besh hujjat kerak. Elchixona va universitet boshqalarini ham soʻrashi mumkin, shuning uchun hujjat topshirishdan oldin ularning amaldagi roʻyxati bilan solishtiring.",
	documents: [
		{
			title: "Kamida 6\u00a0oy amal qiladigan pasport",
			text: "Zaxirasi boʻlgani yaxshi: kamida bitta Koreya kolleji pasport oʻqish boshlanishidan hisoblaganda 1\u00a0yil yoki undan koʻproq amal qilishini talab qiladi. Pasportingiz muddati bundan oldin tugasa, uni ariza topshirishdan oldin almashtiring: shunda hamma hujjatda bitta pasport raqami boʻladi.",
			sources: [sources.college],
		},
		{
			title: "Qabul sertifikati (Certificate of Admission)",
			isIssuedLater: true,
			text: "Uni qabul qilinganingizdan keyin universitet beradi. Masalan, Korea University (Koryo universiteti) magistratura va doktorantura uchun bu hujjatni yanvarning oxirgi haftasida (martdagi oʻqish uchun) va iyulning oxirgi haftasida (sentabrdagi oʻqish uchun) beradi.",
			sources: [sources.koreaUniversity],
		},
		{
			title: "Moliyaviy imkoniyatni tasdiqlovchi hujjat",
			text: "Oilangiz toʻlay olishini koʻrsatadigan bank maʼlumotnomasi. Manbalarda summalar har xil: quyida ular bugun Oʻzbekiston fuqarolari uchun aytadigan eng katta summalar har bir valyutada keltirilgan. Dollardagi summalar — qoida emas, amaliyot: sizga qaysi biri tegishli ekanini universitetdan soʻrang.",
			hasFunds: true,
			sources: [],
		},
		{
			title: "Baholari koʻrsatilgan attestat yoki diplom",
			text: "Barcha baholari bilan, apostil yoki konsullik tasdigʻi qoʻyilgan attestat yoki diplom. Koreys yoki ingliz tilida boʻlmagan hujjatga notarial tasdiqlangan tarjima kerak.",
			sources: [sources.visaDoctors, sources.kau, sources.dongA],
		},
		{
			title: "Tibbiy maʼlumotnoma",
			text: "Bugun bu — sil kasalligi yoʻqligi haqidagi maʼlumotnoma. Koreya uzoq muddatli vizalar uchun uni Oʻzbekiston, Qirgʻiziston va Rossiyadan murojaat qiluvchilardan 2016-yil 2-martdan, Qozogʻiston va Tojikistondan esa 2020-yil 1-apreldan beri talab qilib keladi. Maʼlumotnomani elchixona belgilagan shifoxona berishi va 2020-yilgi matnga koʻra, u oxirgi 3\u00a0oy ichida olingan boʻlishi kerak.",
			sources: [sources.tuberculosisNotice, sources.tuberculosis],
		},
	],
	moreDocuments: {
		title: "Koʻpincha yana soʻraladi",
		text: "Oʻzbekistonlik abituriyentlardan koʻpincha til sertifikati (TOPIK\u00a02 yoki IELTS\u00a05.5 va undan yuqori), ota-onaning pasportlari, ularning my.gov.uz orqali olingan daromad va ish joyi haqidagi maʼlumotnomalari, tugʻilganlik haqidagi guvohnoma va tarjimasi, oʻqish rejasi, oq fondagi 3,5\u00a0×\u00a04,5\u00a0sm fotosurat, yoshi 18 dan oshganlardan esa nikohda emaslik haqidagi maʼlumotnoma yoki nikoh guvohnomasi soʻraladi.",
		sources: [sources.visaDoctors],
	},
	notesTitle: "Vizaga hujjat topshirishdan oldin",
	notes: [
		{
			title: "Koʻrib chiqish 2–4\u00a0hafta davom etadi",
			text: "Bu odatdagi muddat, vaʼda emas: Toshkent uchun eʼlon qilingan raqamni topa olmadik. Zaxira vaqt qoldiring va chiptani faqat viza berilgandan keyin oling.",
			sources: [sources.visaTime],
		},
		{
			title: "Viza toʻlovi har xil boʻladi",
			text: "Shuning uchun bu yerda summani koʻrsatmaymiz. Sizning vizangiz bugun qancha turishini va uni qanday toʻlashni elchixonadan soʻrang.",
			sources: [],
		},
		{
			title: "Ayrim davlatlarda suhbat kerak",
			text: "Suhbatga chaqirilasizmi — buni elchixona aytadi. Koreyadagi bir til markazining eski eʼloniga koʻra, elchixona Oʻzbekiston, Qozogʻiston va Qirgʻiziston fuqarolaridan kafil yoki qoʻshimcha hujjatlar soʻrashi mumkin. Bunga ham vaqt qoldiring.",
			sources: [sources.screening],
		},
	],
	scholarshipsTitle: "Stipendiyalar",
	scholarshipsIntro:
		"Kamroq toʻlashning uch yoʻli. Hech biri kafolatlanmagan, shuning uchun budjetni stipendiyasiz ham yetadigan qilib tuzing.",
	scholarships: [
		{
			title: "Global Korea Scholarship",
			text: "Koreya hukumatining stipendiyasi. Bakalavriatga qabul sentabrda eʼlon qilinadi, natija yanvarda chiqadi, Koreyaga fevralda boriladi; magistratura va doktoranturada eʼlon fevralda, natija iyunda, borish avgustda. 2026-yilgi bakalavriatda stipendiyaga semestriga 5\u00a0000\u00a0000\u00a0vongacha oʻqish toʻlovi (qolganini universitet toʻlaydi), bir yillik koreys tili kursi, yashash uchun toʻlov (tibbiy sugʻurta bilan birga til yilida 12\u00a0840\u00a0000\u00a0von, undan keyin yiliga 13\u00a0680\u00a0000\u00a0von) va aviachipta kiradi. Bakalavriat uchun yosh 25 dan kichik, oʻrtacha baho kamida 80\u00a0foiz boʻlishi kerak; TOPIK\u00a05 va undan yuqori boʻlsa, til yili boʻlmaydi.",
			sources: [sources.gks, sources.gksAmounts],
		},
		{
			title: "Universitet stipendiyalari",
			text: "Kimga, qancha va qancha muddatga berilishini har bir universitet oʻzi belgilaydi. Bizga maʼlum boʻlganlari katalogimizda, universitet sahifasida yozilgan. Stipendiya birinchi semestrdan beriladimi va uni saqlash uchun qanday baholar kerak — soʻrab oling.",
			sources: [],
		},
		{
			title: "TOPIK yoki oʻqishdagi yutuq uchun chegirmalar",
			text: "Ayrim universitetlar yuqori TOPIK darajasi yoki yaxshi baholar uchun oʻqish toʻlovini kamaytiradi. Keimyung University magistratura va doktoranturasida chegirma 20\u00a0foizdan 100\u00a0foizgacha. Roʻyxatingizdagi har bir universitetdan shunday chegirmalar haqida soʻrang.",
			sources: [sources.keimyung],
		},
	],
	faqTitle: "Koʻp soʻraladigan savollar",
	faq: [
		{
			question: "Til darajasi qanday boʻlishi kerak?",
			answer:
				"Dastur tiliga qarab TOPIK\u00a03–4 yoki IELTS\u00a06.0+ / TOEFL\u00a080+. Odatda koreys tilida oʻqish uchun kirishda TOPIK\u00a03 va undan yuqori, bitirishda TOPIK\u00a04 va undan yuqori kerak; ingliz tilidagi dasturlarda uning oʻrniga IELTS yoki TOEFL soʻraladi. Ayrim kollejlar TOPIK\u00a02 ni ham qabul qiladi. TOPIK natijasi eʼlon qilingan kundan ikki yil amal qiladi. Dasturning oʻz sahifasidan tekshiring.",
			sources: [sources.studyInKorea, sources.college, sources.topikValidity],
		},
		{
			question: "Tayyorgarlikni qachon boshlash kerak?",
			answer:
				"Oʻqish boshlanishidan 6–8\u00a0oy oldin: mart uchun iyuldan sentabrgacha, sentabr uchun yanvardan martgacha. Ariza qabuli darslardan bir necha oy oldin yopiladi, Kangwon National University esa 2021-yilda oʻzbekistonlik abituriyentlardan hujjatlarni toʻrt oy oldin yuborishni soʻragan. Til sertifikatingiz hali boʻlmasa, ertaroq boshlang.",
			sources: [sources.skku, sources.kangwon],
		},
		{
			question: "Oʻqish qachon boshlanadi?",
			answer:
				"Til kurslariga yiliga toʻrt marta qabul bor: bahor, yoz, kuz va qishda; bir kurs 10\u00a0hafta davom etadi. Bakalavriat, magistratura va doktoranturaga qabul ikki marta — mart va sentabr oylariga.",
			sources: [sources.kau, sources.kangwon, sources.koreaUniversity],
		},
		{
			question: "Oʻqish davrida ishlash mumkinmi?",
			answer:
				"Ha, oldindan ruxsat olsangiz. 2023-yil 3-iyuldan til darajasi talabga mos kollej va bakalavriat talabalari ish kunlarida haftasiga 25\u00a0soatgacha (ilgari 20) ishlashi mumkin. Yaxshi til darajasi yoki sertifikatlangan universitet uchun yana 5\u00a0soat qoʻshiladi; talab qilingan til darajasi boʻlmasa, 10\u00a0soatgacha. Magistratura va doktorantura talabalari 35\u00a0soatgacha, til darajasi boʻlmasa, 15\u00a0soat ishlashi mumkin. Til darajangiz talabga mos boʻlsa, dam olish kunlari va taʼtilda ish soati cheklanmaydi. Til kursi talabalari (D-4) faqat olti oydan keyin ishlay oladi. Oʻqish pulini shu ish hisobidan toʻlashni rejalashtirmang.",
			sources: [sources.workHours, sources.workHoursChange],
		},
		{
			question: "Koreyada yashash qancha turadi?",
			answer:
				"Oʻqish toʻlovidan tashqari oyiga 800–1500\u00a0AQSH dollarini moʻljallang. Manbalar bir xil emas: birida 800 dan 1300 gacha, boshqasida kamida 1200\u00a0dollar deyilgan; koʻp narsa shahar va turar joyga bogʻliq. Davlat tibbiy sugʻurtasi majburiy: D-2 bilan kelganlar uchun chet el fuqarosi sifatida roʻyxatdan oʻtgan paytdan, D-4 bilan kelganlar uchun mamlakatga kirgandan olti oy oʻtgach.",
			sources: [sources.livingLow, sources.livingHigh, sources.healthInsurance],
		},
		{
			question: "Vizani qancha kutish kerak?",
			answer:
				"Odatda 2–4\u00a0hafta. Qabul sertifikatini olishingiz bilan hujjat topshiring. Viza rad etilsa, ayrim til maktablari, masalan, KAU va Dong-A University maktablari, ariza uchun toʻlovdan tashqari oʻqish pulini toʻliq qaytaradi: toʻlashdan oldin oʻz maktabingiz qoidalaridan shunday bandni toping.",
			sources: [sources.visaTime, sources.kau, sources.dongA],
		},
	],
	sourcesLabel: "Manbalar",
	moreTitle: "Keyingi qadam",
	more: [
		{ to: "/costs", label: "Birinchi yil qancha turadi?" },
		{ to: "/apply", label: "Ariza topshirish" },
	],
};
