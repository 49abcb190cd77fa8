import type { OpenTexts } from "./en.ts";

export const open: OpenTexts = {
	intro:
		"Arizangiz qaysi bosqichda ekanini, navbat kimda ekanini va keyin nima qilish kerakligini bilib oling. Parol kerak emas.",
	referenceHint:
		"Masalan, HM-7K3P-Q9TD. U ariza yuborilgandan keyin sahifada va, pochta koʻrsatgan boʻlsangiz, xatda chiqqan.",
	phoneHint: "Arizada koʻrsatgan raqamingiz.",
	ownPhone: "Bu mening telefonim: 30 kun eslab qolinsin",
	send: "Ochish",
	labels: { reference: "Ariza raqami", phone: "Telefon raqami", email: "Elektron pochta", code: "Kod" },
	ended: "Seans vaqti tugadi. Iltimos, arizangizni qayta oching.",
	ways: "Boshqa usullar",
	waysNeeded: "Arizani qanday ochish mumkin",
	byEmail: {
		title: "Havolani elektron pochta orqali olish",
		text: "Arizadagi manzilga havola yuboramiz. U maʼlumotlaringizni ham ochadi.",
		send: "Havolani yuborish",
		off: "Hozir elektron pochta orqali xat yubora olmaymiz.",
	},
	byTelegram: {
		title: "Telegram orqali ochish",
		text: "Telefon raqamingizni botimizga ulashing. Arizada shu raqam koʻrsatilgan boʻlsa, bot arizani ochadigan tugma yuboradi.",
	},
	byCode: {
		title: "Xodim aytgan kodni kiritish",
		text: "Ofisga qoʻngʻiroq qiling. Arizadagi raqamingizga qayta qoʻngʻiroq qilib, olti xonali kodni aytamiz.",
		hint: "Olti raqam. Kod 10 daqiqa amal qiladi.",
		open: "Kodni kiritish",
		lost: "Ariza raqamini yoʻqotdingizmi? Bizga qoʻngʻiroq qiling: qayta qoʻngʻiroq qilib, raqam va kodni aytamiz.",
	},
	link: {
		title: "Arizani ochish",
		text: "Arizani shu brauzerda ochish uchun tugmani bosing. Havola bir marta ishlaydi.",
	},
	everywhere: {
		title: "Barcha qurilmalarda chiqish",
		text: "Barcha qurilmalarda arizangizdan chiqasiz. Faqat ariza raqami va telefon orqali ulangan Telegram chatlari uziladi. Arizani yana koʻrish uchun ariza raqami va telefon raqamini kiriting yoki yangi havola soʻrang.",
		send: "Barcha qurilmalarda chiqish",
	},
	failures: {
		pair_unknown: "Bunday raqam va telefon bilan ariza topilmadi.",
		needs_link:
			"Arizani faqat biz elektron pochta orqali yuboradigan havola yoki xodimimiz aytadigan kod bilan ochish mumkin.",
		link_unusable: "Bu havoladan foydalanilgan yoki uning muddati tugagan. Yangisini soʻrang.",
	},
	limited: (minutes) =>
		minutes > 90
			? `Bugun notoʻgʻri urinishlar juda koʻp boʻldi. Arizani xatdagi havola yoki xodimimiz aytgan kod bilan oching yoki ${Math.ceil(minutes / 60)} soatdan keyin qayta urinib koʻring.`
			: `Notoʻgʻri urinishlar juda koʻp boʻldi. ${minutes} daqiqa kutib, qayta urinib koʻring yoki elektron pochta orqali havola oling.`,
	failed:
		"Arizani ochib boʻlmadi: tizimimiz hozir ishlamayapti. Kiritganlaringiz saqlanib turibdi: bir necha daqiqadan keyin qayta urinib koʻring yoki bizga qoʻngʻiroq qiling.",
	unavailable: {
		title: "Hozir arizani koʻrsata olmaymiz",
		text: "Tizimimiz vaqtincha ishlamayapti. Hech narsa yoʻqolmagan. Bir necha daqiqadan keyin qayta urinib koʻring yoki bizga qoʻngʻiroq qiling:",
	},
};
