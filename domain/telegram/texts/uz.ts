import type { BotTexts } from "./en.ts";

/** Who wants to connect another chat. */
const asked = {
	pair: "Soʻragan odam ariza raqami va telefonni biladi, lekin siz ekanini tasdiqlamagan",
	link: "Ariza biz sizga yuborgan havola orqali ochilgan",
	call: "Ariza biz sizga telefonda aytgan kod orqali ochilgan",
	phone: "Oʻsha chatda telefon raqamingiz ulashilgan",
};

export const uz: BotTexts = {
	language: {
		question: "Sizga qaysi tilda yozaylik?",
		chosen: "Endi bu yerda sizga oʻzbek tilida yozamiz.",
	},
	buttons: {
		page: "Mening arizam",
		familyPage: "Sahifani ochish",
		site: "Arizamni ochish",
		stop: "Xabarlarni toʻxtatish",
		stopAll: "Barcha xabarlarni toʻxtatish",
		notMine: "Bu mening arizam emas",
		share: "Telefon raqamimni ulashish",
		yes: "Ha, ulansin",
		no: "Yoʻq",
	},
	hello: (site) =>
		`Assalomu alaykum! Bu ${site}ning abituriyentlar va ularning ota-onalari uchun boti. Arizangizni ulang, biror narsa oʻzgarsa, shu yerga yozamiz.`,
	linkUnusable: "Bu havoladan foydalanib boʻlingan yoki u eskirgan. Arizangizni boshqa yoʻl bilan ham ulash mumkin.",
	waysIn:
		"Quyidagi tugma orqali arizangizda koʻrsatilgan telefon raqamini ulashing yoki saytimizda arizangizni ochib, u yerda Telegramni tanlang.",
	connected: {
		own: (reference) => `Bu chat ${reference} raqamli arizangizga ulandi.`,
		family: (name) =>
			name
				? `Endi bu chatda siz arizani kuzatib borasiz: ${name}.`
				: "Endi bu chatda siz oila aʼzongizning arizasini kuzatib borasiz.",
		about:
			"Biror narsa oʻzgarsa, shu yerga yozamiz. Siz ham bizga shu yerda yozishingiz mumkin: xabarlaringizni Toshkent va Seuldagi xodimlarimiz oʻqiydi.",
		aboutFamily:
			"Ariza yangi bosqichga oʻtganda shu yerga yozamiz. Abituriyent bilan yozishmalarimiz bu yerda koʻrinmaydi.",
		privacy:
			"Bu yerda yozilganlarning hammasi Telegram serverlari orqali oʻtadi. Iltimos, bu yerga pasport maʼlumotlari va hujjatlarni yubormang: ularni qanday topshirishni bizdan soʻrang.",
		privacyFamily:
			"Bu yerda yozilganlarning hammasi Telegram serverlari orqali oʻtadi. Iltimos, bu yerga pasport maʼlumotlari va hujjatlarni yubormang.",
		notMine: "Ariza sizniki emasmi? “Bu mening arizam emas” tugmasini bosing.",
	},
	prove:
		"Bu chatdagi tugma orqali sahifangizda bosqichlar va xabarlar koʻrinadi. Maʼlumotlaringiz ham ochilishi uchun arizangizdagi telefon raqamini bir marta ulashing.",
	proven: "Rahmat, telefon raqamingiz tasdiqlandi. Endi bu yerdan maʼlumotlaringiz ham ochiladi.",
	wrongPhone: "Arizangizda boshqa telefon raqami koʻrsatilgan, shuning uchun hech narsa oʻzgarmadi.",
	second: {
		requested:
			"Bu arizaga allaqachon boshqa Telegram ulangan. Arizani shu chatga oʻtkazish kerakmi, deb oʻsha yerda soʻradik. Rozi boʻlishsa, shu yerga yozamiz.",
		ask: (reference, by) =>
			`${reference} raqamli arizangizga boshqa Telegramni ulash soʻraldi. ${asked[by]}. Rozi boʻlsangiz, endi oʻsha yerga yozamiz, bu yerga esa yozmaymiz. Bu siz boʻlmasangiz, “Yoʻq”ni tanlang.\n\nBoshqa Telegram ulansinmi?`,
		kept: "Hech narsa oʻzgarmadi: avvalgidek shu yerga yozamiz.",
		displaced:
			"Soʻrovingiz yopildi: arizaga boshqa Telegram ulanmoqda, u yerda shaxs tasdiqlangan. Bu siz boʻlmasangiz, bizga qoʻngʻiroq qiling.",
		refused: "Boshqa Telegramda rozi boʻlishmadi, shuning uchun bu chat ulanmadi.",
		moved: (reference) =>
			`${reference} raqamli arizangizga boshqa Telegram ulandi, shuning uchun endi bu yerga yozmaymiz. Buni siz qilmagan boʻlsangiz, bizga darhol qoʻngʻiroq qiling.`,
		family:
			"Bu arizaga allaqachon boshqa Telegram ulangan, shuning uchun bu chatda arizani avvalgidek oila aʼzosi sifatida kuzatib borasiz.",
		tried: (reference) =>
			`${reference} raqamli arizangizga boshqa Telegramni ulashga urinishdi. Hech narsa oʻzgarmadi: avvalgidek shu yerga yozamiz.`,
		tooMany:
			"Bu arizani ulashga juda koʻp urinishdi. Bir soatdan keyin qayta urinib koʻring yoki bizga qoʻngʻiroq qiling.",
	},
	familyFull: "Bu arizani oilangizning toʻrtta chati kuzatib boryapti. Avval ulardan birini uzing.",
	contact: {
		foreign: "Bu boshqa odamning kontakti. Oʻz raqamingizni ulashish uchun quyidagi tugmani bosing.",
		unknown:
			"Bunday telefon raqami koʻrsatilgan ariza topilmadi. Bizga qoʻngʻiroq qilishingiz yoki yozishingiz mumkin:",
		several:
			"Bu raqam bir nechta arizada koʻrsatilgan. Oʻz arizangiz raqamini yuboring, masalan, HM-7K3P-Q9TD. U tasdiq xabarida yozilgan.",
		family:
			"Arizada bu raqam abituriyentning oʻziniki emas deb koʻrsatilgan, shuning uchun siz bosqichlarni koʻrasiz, xabarlarni koʻrmaysiz. Abituriyent oʻzingiz boʻlsangiz, ariza raqamini yuboring, masalan, HM-7K3P-Q9TD.",
	},
	reference: {
		wrong: "Bunday raqam va telefon bilan ariza topilmadi.",
		limited: (minutes) => `Juda koʻp urinish boʻldi. ${minutes}\u00a0daqiqadan keyin qayta urinib koʻring.`,
	},
	received: {
		answerBy: (moment) => `Xabaringizni oldik. ${moment} gacha javob beramiz (Toshkent vaqti bilan).`,
		late: (moment) =>
			`Xabaringizni oldik. Kechirasiz, kechikyapmiz: ${moment} gacha (Toshkent vaqti bilan) javob beramiz deb vaʼda bergan edik. Iltimos, bizga qoʻngʻiroq qiling:`,
		counted: (days) => `24\u00a0soat, bu kunlarsiz: ${days}.`,
		plain: "Xabaringizni oldik.",
	},
	whose: "Bu xabar kim haqida?",
	whoseFirst: "Avval oldingi xabarlaringiz kim haqida ekanini tanlang. Keyin oxirgi xabarni qayta yuboring.",
	tooManyMessages: (minutes) =>
		`Juda koʻp xabar yubordingiz. Bu xabar yetib bormadi. Uni ${minutes}\u00a0daqiqadan keyin qayta yuboring.`,
	tooMuch: (minutes) => `Juda koʻp soʻrov yubordingiz. ${minutes}\u00a0daqiqadan keyin yana javob beramiz.`,
	papers: "Bu yerda fayl qabul qilmaymiz, u saqlanmadi. Matn bilan yozing va hujjatlarni qanday topshirishni soʻrang.",
	papersFamily: "Bu yerda fayl qabul qilmaymiz, u saqlanmadi.",
	familyText: "Bu chatdagi xabarlarni oʻqimaymiz. Bizga qoʻngʻiroq qiling yoki yozing:",
	status: { none: "Hozircha koʻrsatadigan narsa yoʻq." },
	stop: {
		whose: "Kim haqidagi xabarlarni toʻxtatmoqchisiz?",
		stopped: "Endi bu yerga yozmaymiz. Xabarlarni yana olish uchun /start yuboring.",
		already: "Hozir bu yerga yozmayapmiz. Xabarlarni yana olish uchun /start yuboring.",
		notMine: "Bu chat uzildi. Havolani sizga kimdir yuborgan boʻlsa, hech narsa qilish shart emas.",
	},
	help: "Buyruqlar:\n/status – ariza qaysi bosqichda\n/language – tilni tanlash\n/stop – xabarlarni toʻxtatish\n/start – xabarlarni yana olish",
	offices: "Biz bilan bogʻlanish:",
	openPage: "Iltimos, oʻz sahifangizni oching.",
};
