import type { FeeForm, FeeNames, FieldEducations, FieldLabels, FieldOptions, FilterLabels } from "./en.ts";

export const fields: FieldLabels = {
	universities: {
		name: "Nomi",
		nameKo: "Koreyscha nomi",
		location: "Joylashuvi",
		province: "Viloyat yoki viloyat maqomidagi shahar",
		description: "Tavsifi",
		tuitionRange: "Oʻqish toʻlovi",
		scholarships: "Stipendiyalar",
		ranking: "Reytingdagi oʻrni",
		rankingSource: "Reyting manbasi va yili",
		isPublic: "Davlat universiteti",
		imageUrl: "Rasm manzili",
		websiteUrl: "Veb-sayti",
		isHidden: "Tashrif buyuruvchilardan yashirilgan",
	},
	programs: {
		university: "Universitet",
		title: "Nomi",
		type: "Bosqich",
		description: "Tavsifi",
		fees: "Oʻqish toʻlovi",
		feeItems: "Toʻlovlar (vonda)",
		duration: "Davomiyligi",
		requirements: "Talablar",
		applicationDeadline: "Ariza topshirish muddati",
		studyField: "Yoʻnalish",
		taughtIn: "Taʼlim tili",
		minTopik: "Eng past TOPIK darajasi; uchta testdan bittasi kifoya (0: test shart emas)",
		minIelts: "Eng past IELTS bali",
		minToeflIbt: "Eng past TOEFL iBT bali (0–120)",
		minMarksPercent: "Eng past oʻrtacha baho, foizda",
		minEducation: "Kerakli maʼlumot",
		maxGapYears: "Koʻpi bilan necha yil oldin tugatilgan boʻlishi mumkin",
		requirementsSource: "Talablar manbasi: sahifa manzili",
		requirementsCheckedOn: "Talablar tekshirilgan kun",
		isHidden: "Tashrif buyuruvchilardan yashirilgan",
	},
	posts: {
		title: "Sarlavha",
		slug: "Manzil (boʻsh qolsa, sarlavhadan olinadi)",
		content: "Matn (Markdown)",
		excerpt: "Qisqacha mazmun",
		tags: "Vergul bilan ajratilgan teglar",
		coverImageUrl: "Muqova rasmining manzili",
		published: "Nashr qilingan: hamma oʻqiy oladi",
		createdAt: "Yaratilgan",
		author: "Muallif",
	},
};

export const fees: FeeNames = {
	kinds: {
		tuition: "Oʻqish toʻlovi",
		admission_fee: "Kirish toʻlovi",
		application_fee: "Ariza uchun toʻlov",
		dormitory: "Yotoqxona",
		insurance: "Tibbiy sugʻurta",
		materials: "Darslik va materiallar",
		other: "Boshqa toʻlov",
	},
	periods: {
		once: "bir marta",
		per_semester: "bir semestr uchun",
		per_year: "bir yil uchun",
		per_term: "bir kurs uchun",
		per_month: "bir oy uchun",
	},
	certainties: { announced: "universitet eʼlon qilgan", illustrative: "taxminan, misol tariqasida" },
};

export const feeForm: FeeForm = {
	...fees,
	hint: "Summalar vonda, butun son bilan: 1200000, 1\u00a0200\u00a0000, 1,200,000 yoki 1.200.000. Boʻsh joy, vergul va nuqta faqat minglarni ajratadi. Koʻpi bilan 12 ta toʻlov, boshqa toʻlovlardan tashqari har turdan bittadan.",
	add: "Toʻlov qoʻshish",
	fresh: "Yangi toʻlov",
	remove: "Saqlanganda bu toʻlov oʻchirilsin",
	checked: (day) => `${day} kuni tekshirilgan`,
	fields: {
		kind: "Turi",
		amount: "Summa",
		amountTo: "Gacha (agar oraliq boʻlsa)",
		period: "Qachon toʻlanadi",
		academicYear: "Oʻquv yili, masalan 2026",
		certainty: "Aniqligi",
		note: "Izoh",
		source: "Manba: sahifa manzili",
		checkedOn: "Tekshirilgan kun",
		remove: "Oʻchirish",
	},
};

export const programTypes = {
	Bachelor: "Bakalavriat",
	Master: "Magistratura",
	PhD: "Doktorantura (PhD)",
	Language: "Til kursi",
};
export const educations: FieldEducations = {
	school_certificate: "Attestat",
	associate_degree: "Kollej diplomi (associate degree)",
	bachelor_degree: "Bakalavr diplomi",
	master_degree: "Magistr diplomi",
};
const provinces = {
	seoul: "Seul",
	busan: "Pusan",
	daegu: "Tegu",
	incheon: "Inchxon",
	gwangju: "Kvanju",
	daejeon: "Tejon",
	ulsan: "Ulsan",
	sejong: "Sejong",
	gyeonggi: "Gyeonggi",
	gangwon: "Gangwon",
	north_chungcheong: "Shimoliy Chungcheong",
	south_chungcheong: "Janubiy Chungcheong",
	north_jeolla: "Shimoliy Jeolla",
	south_jeolla: "Janubiy Jeolla",
	north_gyeongsang: "Shimoliy Gyeongsang",
	south_gyeongsang: "Janubiy Gyeongsang",
	jeju: "Jeju",
};
const studyFields = {
	education: "Pedagogika",
	arts_humanities: "Sanʼat va gumanitar fanlar",
	social_sciences: "Ijtimoiy fanlar va media",
	business_law: "Biznes va huquq",
	natural_sciences: "Tabiiy fanlar va matematika",
	it: "IT va informatika",
	engineering: "Muhandislik va qurilish",
	agriculture: "Qishloq xoʻjaligi va oziq-ovqat",
	health: "Sogʻliqni saqlash",
	services: "Turizm va xizmat koʻrsatish",
};
const teachingLanguages = { ko: "Koreys tili", en: "Ingliz tili" };
export const fieldOptions: FieldOptions = {
	...programTypes,
	...educations,
	...provinces,
	...studyFields,
	...teachingLanguages,
};
export const cities = {
	Seoul: "Seul",
	Busan: "Pusan",
	Incheon: "Inchxon",
	Daegu: "Tegu",
	Daejeon: "Tejon",
	Gwangju: "Kvanju (Gwangju)",
};
export const universityKinds = { public: "Davlat", private: "Xususiy" };

const city = { label: "Shahar", all: "Barcha shaharlar", options: cities };
const certification = {
	certified: {
		label: "IEQAS sertifikati",
		all: "Farqi yoʻq",
		options: { degree: "Oliy taʼlim uchun", language: "Koreys tili kurslari uchun" },
	},
	restricted: {
		label: "Viza cheklovlari",
		all: "Barcha oliygohlar",
		options: { hide: "Viza berilmaydiganlarni yashirish" },
	},
};
export const filters: FilterLabels = {
	universities: { isPublic: { label: "Turi", all: "Barchasi", options: universityKinds }, city, ...certification },
	programs: {
		type: { label: "Bosqich", all: "Barcha bosqichlar", options: programTypes },
		university: { label: "Universitet", all: "Barcha universitetlar" },
		city,
		fee: { label: "Yillik toʻlov", all: "Har qanday narx" },
		studyField: { label: "Yoʻnalish", all: "Barcha yoʻnalishlar", options: studyFields },
		taughtIn: { label: "Taʼlim tili", all: "Istalgan til", options: teachingLanguages },
		topik: { label: "Mening TOPIK darajam", all: "Istalgan" },
		ielts: { label: "Mening IELTS balim", all: "Istalgan" },
		...certification,
	},
	posts: {
		published: { label: "Holat", all: "Hammasi", options: { published: "Nashr qilingan", draft: "Qoralama" } },
	},
};

/** Rules of passwords. */
export const passwordIssues = {
	password_short: "Kamida 8 ta belgi.",
	password_long: "Koʻpi bilan 128 ta belgi.",
	password_pattern:
		"Takroriy belgilar hamda 12345 yoki qwerty kabi qatorlarni buzgʻunchilar birinchi boʻlib sinaydi. Ularning oʻrniga ketma-ket bir nechta soʻz tanlang.",
	password_common: "Bu parol juda koʻp ishlatiladi, uni birinchi boʻlib sinab koʻrishadi. Boshqasini tanlang.",
};

/** Kinds of cost besides the fees of a program. */
export const costNames = {
	dormitory: "Yotoqxona",
	food: "Ovqat",
	rent: "Xona ijarasi",
	transport: "Transport",
	phone: "Aloqa",
	flight: "Aviachipta",
	visa_fee: "Viza toʻlovi",
	translation_apostille: "Tarjima va apostil",
	tb_test: "Sil kasalligi tekshiruvi",
	health_insurance: "Davlat tibbiy sugʻurtasi",
};
