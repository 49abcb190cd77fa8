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
	status: {
		title: "Tizim holati",
		release: "Versiya",
		version: (version, commit) => (commit ? `${version}, kommit ${commit}` : version),
		runsSince: "Ishga tushgan vaqti",
		server: "Server",
		database: "Maʼlumotlar bazasi",
		migrations: "Migratsiyalar",
		applied: (applied, expected) => `${number(expected)} tadan ${number(applied)} tasi qoʻllangan`,
		notApplied:
			"Maʼlumotlar bazasi bu versiyaga mos emas. Saytni qayta ishga tushiring; sababi server jurnalida yozilgan.",
		replicas: "Replikalar",
		replicaCounts: (connected, synchronous) =>
			`Ulangan: ${number(connected)}. Shulardan har bir yozuvni tasdiqlaydigani: ${number(synchronous)}.`,
		lag: (seconds) => `Eng sekini ${number(seconds)} soniya orqada.`,
		isReplica: "Sayt replikaga ulangan va hech narsani saqlay olmaydi. DATABASE_URL sozlamasini tekshiring.",
		disks: { data: "Maʼlumotlar diski", images: "Rasmlar diski", backups: "Zaxira nusxalar diski" },
		free: (free, size) => `Boʻsh joy: ${free}, jami ${size}`,
		almostFull:
			"Disk deyarli toʻlgan. Keraksiz fayllarni oʻchiring yoki joy qoʻshing, aks holda sayt maʼlumotlarni saqlay olmaydi.",
		gigabytes: (size) => `${number(size)}\u00a0GB`,
		megabytes: (size) => `${number(size)}\u00a0MB`,
		backup: "Oxirgi zaxira nusxa",
		noBackup: "Hali zaxira nusxa yoʻq.",
		messages: "Xabarlar",
		channel: "Kanal",
		channels: {
			chat: "Xodimlar chati",
			email: "Elektron pochta",
			telegram: "Telegram chatlari",
			ad: "Reklama tarmogʻi",
		},
		waiting: "Kutmoqda",
		failing: "Shulardan xato bergani",
		givenUp: "7 kunda yuborilmagani",
		oldest: "Eng uzoq kutayotgani",
		minutes: (minutes) => `${number(minutes)} daqiqa`,
		hours: (hours) => `${number(hours)} soat`,
		lastSent: "Oxirgi yuborilgan vaqti",
		none: "Yoʻq",
		stuck: "Xabarlar 15 daqiqadan koʻproq kutmoqda. Qayta urinib koʻryapmiz. Sababi server jurnalida yozilgan.",
		tasks: "Vazifalar",
		open: "Ochiq",
		overdue: "Muddati oʻtgan",
	},
};
