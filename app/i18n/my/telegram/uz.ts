import type { TelegramTexts } from "./en.ts";

export const telegram: TelegramTexts = {
	title: "Telegram",
	what: "Javob va yangiliklar Telegramga keladi, bizga ham oʻsha yerda yozasiz. Chat tasdiqlangach, xat yubormaymiz.",
	privacy: "Xabarlarni Telegram serverlari koʻradi: hujjat yubormang. Toʻxtatish: /stop.",
	connect: "Telegramni ochish",
	connectHint: "Telegramda “Boshlash” (Start) tugmasini bosing. Havola bir martalik va 60\u00a0daqiqa amal qiladi.",
	onPhone: "Telegram telefoningizdami?",
	showCode: "QR-kodni koʻrsatish",
	codeText: "Telefon kamerasini kodga qarating, havolani oching va “Boshlash” (Start) tugmasini bosing.",
	codeLabel: "Botimizni Telegramda ochadigan QR-kod",
	active: (date) => `${date}dan beri ulangan`,
	stopped: (date) => `${date}da toʻxtatilgan`,
	stoppedText: "U yerga endi yozmaymiz. Xabarlarimizni Telegramda yana olish uchun botga /start yuboring.",
	blocked: (date) => `Bot ${date}da bloklangan`,
	blockedText:
		"Siz botni bloklagansiz, shuning uchun xabarlarimiz u yerga bormaydi. Telegramda botni blokdan chiqaring va unga /start yuboring.",
	requested: "Javobingizni kutyapmiz",
	requestedText:
		"Ulangan Telegramingizda uning oʻrniga shu chatni ulaymizmi, deb soʻradik. Iltimos, oʻsha yerda javob bering.",
	known: "U faqat ariza raqami va telefon raqami orqali ulangan. Agar buni siz qilmagan boʻlsangiz, uni uzing.",
	openBot: "Botni ochish",
	disconnect: "Uzish",
	disconnectNamed: (label) => `Uzish: ${label}`,
	family: "Oilangizning Telegrami",
	familyText: "Oilangiz arizaning yangi bosqichlaridan xabardor boʻladi, lekin xabarlaringizni koʻrmaydi.",
	byPhone: "Telefon raqami orqali ulangan",
	limited: (minutes) =>
		`Bu yerdan Telegramni koʻp marta ochdingiz. ${minutes}\u00a0daqiqa kutib, qayta urinib koʻring.`,
	sent: "Yangiliklarni Telegramda olish",
	sentText: "Botimiz xabarlarini Telegram serverlari koʻradi. Istalgan vaqtda voz kechishingiz mumkin.",
	follow: "Telegramda kuzatish",
	followText:
		"Ariza yangi bosqichga oʻtganda botimiz sizga chatda oʻzingiz tanlagan tilda yozadi. Bu xabarlarni Telegram serverlari koʻradi. Voz kechish uchun botga /stop yuboring.",
	button: {
		again:
			"Botga qayting va “Mening arizam” tugmasini yana bosing: har bir tugma bir martalik va 10\u00a0daqiqa amal qiladi.",
		back: "Botga qaytish",
	},
};
