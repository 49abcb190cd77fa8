import { educations } from "../fields/uz.ts";
import type * as english from "./en.ts";

// No plural() here: after a number, an Uzbek noun stays singular.

const programs = (count: number) => `${count} ta dastur`;

export const requirements: typeof english.requirements = {
	noTest: "Test shart emas",
	or: (test) => `yoki ${test}`,
	education: "Maʼlumoti",
	educations,
	marks: "Oʻrtacha baho",
	marksFrom: (percent) => `kamida ${percent}%`,
	completed: "Tugatgan yili",
	gap: (years) => (years === 0 ? "shu yili" : `koʻpi bilan ${years} yil oldin`),
};

export const chosen: typeof english.chosen = {
	savedTitle: "Saqlangan dastur va universitetlar",
	savedNav: "Saqlanganlar",
	savedHint: "Dastur yoki universitetdagi yurakchani (“Saqlash”) bosing. Roʻyxat faqat shu brauzerda saqlanadi.",
	savedEmpty: "Hali hech narsa saqlanmagan",
	savedNeedsScript: "Saqlangan roʻyxat shu brauzerda saqlanadi. Uni koʻrish uchun JavaScriptni yoqing.",
	send: "Bu dasturlarni havola qilib yuborish",
	compare: "Taqqoslash",
	compareNamed: (title) => `Taqqoslash: ${title}`,
	compareChosen: "Tanlanganlarni taqqoslash",
	gone: (count) => `${count} ta dastur endi roʻyxatda yoʻq, shuning uchun koʻrsatilmadi.`,
	goneOfAny: (count) => `Endi roʻyxatda yoʻq va koʻrsatilmadi: ${count} ta.`,
	compareFirst: (count) => `Dastlabki ${count} tasini taqqoslash`,
	firstOnly: (count) => `Faqat dastlabki ${count} ta dastur koʻrsatildi.`,
};

export const compare: typeof english.compare = {
	title: "Dasturlarni taqqoslash",
	description:
		"Koreya universitetlarining ikkitadan toʻrttagacha dasturi yonma-yon: talablar, muddat, oʻqish toʻlovi va xarajatlar.",
	caption: "Dasturlar yonma-yon",
	about: "Dastur haqida",
	swipe: (count) => `${count} ta dastur: hammasini koʻrish uchun yonga suring.`,
	hideEqual: "Bir xil qatorlarni yashirish",
	actions: "Keyingi qadam",
	remove: "Olib tashlash",
	empty: "Ikkitadan toʻrttagacha dastur tanlang",
	emptyText: "Dasturlarni yurakcha bilan saqlang, keyin saqlanganlar roʻyxatida “Taqqoslash”ni belgilang.",
	toPrograms: "Barcha dasturlar",
	add: "Dastur qoʻshish",
	similar: "Oʻxshash dasturlar",
	search: "Dastur nomi",
	find: "Qidirish",
	notFound: "Bu soʻzlar bilan dastur topilmadi. Boshqa soʻz yozib koʻring.",
	rows: {
		city: "Shahar",
		type: "Taʼlim bosqichi",
		taughtIn: "Taʼlim tili",
		duration: "Oʻqish muddati",
		deadline: "Ariza topshirish muddati",
		tuition: "Yillik oʻqish toʻlovi",
		firstYear: "Birinchi yil, jami",
		funds: "Viza uchun hisobdagi pul (oʻzingizda qoladi)",
		tests: "Til sertifikati",
		requirements: "Boshqa talablar",
		dormitory: "Yotoqxona, birinchi yil",
		scholarships: "Universitet stipendiyalari",
		certification: "IEQAS sertifikati",
		checked: "Tekshirilgan",
	},
};

export const shortlist: typeof english.shortlist = {
	title: (count) => `Roʻyxat: Janubiy Koreyadagi ${programs(count)}`,
	gone: "Bu dasturlarning birortasi ham endi yoʻq",
	goneText: "Barcha dasturlar roʻyxatidan boshqasini qidiring yoki bizdan soʻrang.",
	intro: "Havolasi bor har kim bu roʻyxatni koʻra oladi. Uni kim tuzgani koʻrsatilmaydi.",
	share: "Bu roʻyxatni yuborish",
	address: "Roʻyxat havolasi",
	copy: "Havoladan nusxa olish",
	copied: "Nusxa olindi",
	telegram: "Telegram orqali yuborish",
	whatsapp: "WhatsApp orqali yuborish",
};

export const fit: typeof english.fit = {
	title: "Talablarga mos kelamanmi?",
	nav: "Talablarga mos kelamanmi?",
	description:
		"Koʻpi bilan yettita savolga javob bering va Koreya universitetlarining qaysi dasturlari talablariga mos kelishingizni, boshqalari uchun nima yetishmasligini va nima qilish kerakligini bilib oling.",
	intro: "Bilganingizga javob bering: savollarning hech biri majburiy emas.",
	privacy: "Javoblaringizni saqlamaymiz.",
	legend: "Javoblaringiz",
	none: "Javob bermayman",
	anyType: "Istalgan bosqich",
	show: "Dasturlarni koʻrsatish",
	clear: "Javoblarni oʻchirish",
	wrong: "Bu javobni tushunmadik, shuning uchun hisobga olmadik. Uni tekshiring.",
	questions: {
		type: "Qaysi bosqichda oʻqimoqchisiz?",
		education: "Qanday maʼlumot olgansiz yoki olasiz?",
		completed: "Tugatgan yilingiz",
		marks: "Oʻrtacha bahongiz, foizda",
		topik: "TOPIK darajangiz",
		tuition: "Oʻqish uchun yiliga qancha toʻlay olasiz?",
	},
	english: "Ingliz tili sertifikatingiz",
	hints: {
		completed: "Masalan: 2025",
		marks: "Masalan: 84 (5 ballik tizimda 4,2 — bu 84%).",
		ielts: "Masalan: 5,5",
		toefl: "0 dan 120 gacha",
	},
	noTopik: "Hali sertifikatim yoʻq",
	groups: {
		met: "Eʼlon qilingan talablarga mos kelasiz",
		missing: "Nimadir yetishmaydi",
		unknown: "Maʼlumot yetarli emas",
	},
	willShow:
		"Uchta roʻyxat chiqadi: talablariga mos kelasiz; nimadir yetishmaydi va nima qilish kerak; maʼlumot yetarli emas.",
	groupHints: {
		met: "Universitetning bizga maʼlum barcha talablariga mos kelasiz.",
		missing: "Bir yoki bir necha talab hali bajarilmagan. Har birida nima qilish mumkinligi aytilgan.",
		unknown: "Siz savolga javob bermagansiz yoki universitet talabi bizga maʼlum emas.",
	},
	empty: "Bunday dastur yoʻq.",
	emptyYet:
		"Hozircha bunday dastur yoʻq. Quyidagi dasturlarning bir qismi javobsiz savollarga bogʻliq: ularga ham javob bering.",
	all: (count) => `Hammasini koʻrsatish: ${count} ta`,
	allGroups: "Uchala guruh",
	count: programs,
	results: "Natijalar",
	foot: "Qarorni universitet qabul qiladi; biz faqat u eʼlon qilgan talablar bilan solishtiramiz.",
	kinds: {
		education: "Maʼlumoti",
		completed: "Tugatgan yili",
		marks: "Oʻrtacha baho",
		language: "Til sertifikati",
		tuition: "Yillik oʻqish toʻlovi",
	},
	since: (year) => `${year}-yilda yoki undan keyin`,
	needs: (need) => `kerak: ${need}`,
	costs: (amount) => (/soʻm$/.test(amount) ? `${amount}dan` : `${amount} dan`),
	have: (have) => `sizda: ${have}`,
	unanswered: "siz koʻrsatmagansiz",
	unwritten: "talabi bizga nomaʼlum",
	unpriced: "narxi bizga nomaʼlum",
	unwrittenByAll: (kinds) => `Hech birida eʼlon qilinmagan yoki bizga nomaʼlum: ${kinds}.`,
	verdicts: { met: "Mos", missing: "Yetishmaydi", unanswered: "Nomaʼlum", unwritten: "Nomaʼlum" },
	todo: {
		education: "Avval shu maʼlumotni oling yoki quyi bosqichni tanlang.",
		completed: "Universitet shu yillar haqidagi izohni qabul qiladimi, bizdan soʻrang.",
		marks: "Bunday talabi yoʻq dasturni tanlang yoki nima qilish mumkinligini bizdan soʻrang.",
		language: "Testdan shu natijani oling yoki koreys tili kursidan boshlang.",
		tuition: "Stipendiya qidiring yoki arzonroq dasturni tanlang.",
	},
	ask: "Bizdan soʻrash",
	sendAlong: "Javoblarim ham ariza bilan birga yuborilsin:",
	sent: "Talablar boʻyicha javoblar",
};
