import type { official as en } from "./en.ts";

export const official: typeof en = {
	title: "Bu haqiqatan bizmi?",
	description:
		"Javob berish yoki pul toʻlashdan oldin raqam, havola, pochta, ism yoki kodni tekshiring. Rasmiy aloqa kanallarimiz va toʻlov tartibi.",
	intro:
		"Kimdir bizning nomimizdan yozyaptimi yoki qoʻngʻiroq qilyaptimi? Javob berish, hujjat yuborish yoki toʻlashdan oldin shu yerda tekshiring.",
	formTitle: "Raqam, havola, ism yoki kodni tekshirish",
	label: "Telefon raqami, havola, elektron pochta, ism yoki kod",
	hint: "Masalan: +998 71 000 00 00, @example, t.me/example yoki 7K3P",
	submit: "Tekshirish",
	dataNote:
		"Tekshirganingizni saqlamaymiz va qayd etmaymiz. Faqat necha marta bizniki, necha marta bizniki emas chiqqanini sanaymiz.",
	nothing: "Telefon raqami, havola, bot nomi yoki kodni yozing.",
	limited: (minutes) =>
		`Tarmogʻingizdan bir daqiqada 10 marta tekshirildi. ${minutes} daqiqadan keyin qayta urinib koʻring.`,
	unavailable: "Hozir buni tekshira olmaymiz. Pul toʻlashdan oldin quyidagi raqamlardan biriga qoʻngʻiroq qiling.",
	yes: "Ha, bu biz",
	what: {
		phone: (office) => `Ofisimiz telefoni: ${office}.`,
		email: (office) => `Ofisimiz elektron pochtasi: ${office}.`,
		messenger: (platform) => `${platform}dagi rasmiy kontaktimiz.`,
		site: "Shu saytning sahifasi.",
		bot: "Telegramdagi botimiz.",
		mail: "Xatlarimiz shu manzildan keladi. Joʻnatuvchi manzilini soxtalashtirish mumkin: xatda pul soʻralsa, rekvizitlarni bizdan telefon orqali aniqlang.",
		person: (name) => `Jamoamiz aʼzosining eʼlon qilingan kontakti: ${name}.`,
		code: (name) => `Jamoamiz aʼzosining kodi: ${name}. Ism va suratni sizga yozgan odam bilan solishtiring.`,
	},
	published: "Bu yerda eʼlon qilingan:",
	no: "Bu biz emas. Pul toʻlamang va bizga xabar bering.",
	noText: "Biz bu kontaktdan foydalanmaymiz. U yerga hujjat ham, pul ham yubormang.",
	lookAlike: "U faqat biznikiga oʻxshaydi: harflari yoki manzili boshqa.",
	tellUs: "Bizga xabar berish",
	nameTitle: "Ismning oʻzi hech narsani isbotlamaydi",
	nameText:
		"Bizda bunday ism bor, lekin uni istagan odam yoza oladi. Xodim kartochkasidagi kodni soʻrang, raqam yoki havolani ham tekshiring.",
	channels: "Rasmiy kontaktlarimiz",
	website: "Sayt",
	bot: "Telegram bot",
	mail: "Xatlarimiz shu manzildan keladi",
	team: "Xodimlarimizning kontaktlari va kodlari ularning kartochkalarida:",
	money: "Toʻlovni qanday qabul qilamiz",
	moneyRules: [
		"Xizmatlarimiz narxini har qanday toʻlovdan oldin siz bilan yozma kelishamiz.",
		"Ariza yuborish bepul. Javobimiz uchun pul toʻlash kerak emas.",
		"Universitetlar va elchixonalar oʻz toʻlovlarini oladi. Qaysilarini aytib beramiz.",
	],
	never: "Biz hech qachon qilmaydigan ishlar",
	neverRules: [
		"Viza yoki universitetda oʻrin vaʼda qilmaymiz.",
		"Yozma shartnomasiz pul soʻramaymiz.",
		"Parolingizni va telefoningizga keladigan kodlarni soʻramaymiz.",
	],
	cardCode: (code) => `${code} kodini tekshirish`,
};
