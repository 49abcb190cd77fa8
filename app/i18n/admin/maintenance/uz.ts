import { formatNumber } from "../../formats.ts";
import type { maintenance as en } from "./en.ts";

const number = (value: number) => formatNumber(value, "uz");

export const maintenance: typeof en = {
	title: "Texnik xizmat",
	tasks: {
		"contact-retention": "Eski xabarlarni oʻchirish",
		"application-retention": "Eski arizalarni oʻchirish",
		backup: "Zaxira nusxa olish",
		alarms: "Muddati oʻtgan vazifalar haqida ogohlantirish",
	},
	succeeded: "Oxirgi muvaffaqiyatli ishga tushirish:",
	failed: "Oxirgi xato:",
	never: "Hali ishga tushirilmagan.",
	unfinished: "Zaxira nusxa olish boshlandi, lekin tugamadi.",
	swept: (deleted, due) => `Oʻchirildi: ${number(deleted)}. Keyingi tekshiruvda oʻchiriladi: ${number(due)}.`,
	tooMany: (due, total) =>
		`Toʻxtatildi: ${number(total)} yozuvdan ${number(due)} tasini oʻchirish muddati kelgan, bu 5\u00a0foizdan koʻp. Hech narsa oʻchirilmadi. Sozlamalardagi saqlash muddatlari va server soatini tekshiring. Baribir oʻchirish uchun serverda “npm run retention -- --yes” buyrugʻini bajaring.`,
	clockMoved:
		"Sayt bir necha kun oʻchiq boʻlgan yoki maʼlumotlar bazasi soati surilgan. Shu vaqtgacha hech narsa oʻchirilmaydi:",
	backupDone: (rows) => `Saqlangan qatorlar: ${number(rows)}.`,
	backupOff: "Rejali zaxira nusxalash oʻchirilgan. Server administratoridan uni yoqishni soʻrang.",
	reason: (reason) => `Sababi: ${reason}`,
	bot: {
		title: "Telegram-bot",
		arrival: "Xabarlar qanday keladi",
		modes: {
			poll: "Sayt ularni Telegramdan soʻrab oladi (polling).",
			webhook: "Telegram ularni saytga yuboradi (webhook).",
			off: "Kelmaydi: TELEGRAM_UPDATES oʻchirilgan (off).",
			outbox: "/outbox sahifasi orqali (dasturchilar uchun).",
		},
		seen: "Telegram bilan oxirgi aloqa",
		update: "Botga yozilgan oxirgi xabar",
		never: "Hali boʻlmagan.",
		fault: "Muammo",
		pastFault: "Oxirgi muammo",
		faults: {
			conflict: "Bu botning xabarlarini boshqa dastur olmoqda. Uni toʻxtating yoki saytga alohida bot ulang.",
			unauthorized:
				"Telegram bot tokenini qabul qilmayapti. Server administratoridan TELEGRAM_BOT_TOKEN sozlamasini tekshirishni soʻrang.",
			unreachable: "Telegram bilan aloqa yoʻq. Qayta urinib koʻryapmiz.",
			limited: "Telegram biroz kutishni soʻradi.",
			refused: "Telegram xato bilan javob berdi. Sababi server jurnalida yozilgan.",
			webhook: "Telegram xabarlarni saytga yetkaza olmadi. SITE_URL manzili internetdan ochilishini tekshiring.",
			skipped: "Botga yozilgan xabarni qayta ishlay olmadik. Sababi server jurnalida yozilgan.",
		},
		chats: "Ulangan chatlar",
		counts: (active, stopped, blocked) =>
			`Faol: ${number(active)}. Toʻxtatilgan: ${number(stopped)}. Botni bloklagan: ${number(blocked)}.`,
	},
};
