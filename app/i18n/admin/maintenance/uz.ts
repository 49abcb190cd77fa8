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
};
