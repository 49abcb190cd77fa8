import type { rates as en } from "./en.ts";

export const rates: typeof en = {
	title: "Valyuta kurslari",
	hint: "Tashrif buyuruvchilar oʻqish narxini von, soʻm va dollarda koʻradi. Barcha summalar shu roʻyxatdagi eng yangi kurs boʻyicha hisoblanadi.",
	table: "Oxirgi kurslar",
	day: "Sana",
	usd: "1 AQSH dollari, soʻmda",
	krw: "1 von, soʻmda",
	others: "Boshqa valyutalar, soʻmda",
	source: "Manba",
	sources: { cbu: "Oʻzbekiston Markaziy banki", manual: "Xodim kiritgan", sample: "Namuna maʼlumotlar" },
	storedAt: "Saqlangan",
	add: "Kurslarni kiritish",
	isChecked: "Kurslarni tekshirdim, ular toʻgʻri",
	ages: {
		old: "Oxirgi kurs 7 kundan eski, tashrif buyuruvchilar buni sahifalarda koʻradi. Kurslar yuklanmayotgan boʻlsa, bugungi kursni kiriting.",
		useless:
			"Oxirgi kurs 45 kundan eski. Tashrif buyuruvchilar faqat universitetlar eʼlon qilgan summalarni koʻradi. Bugungi kursni kiriting.",
		none: "Kurs yoʻq, shuning uchun tashrif buyuruvchilar faqat universitetlar eʼlon qilgan summalarni koʻradi.",
	},
	fetching: "Har kungi yuklash",
	off: "Kurslar avtomatik yuklanmaydi. Ularni qoʻlda kiriting yoki server administratoridan RATES_URL sozlamasini belgilashni soʻrang.",
	never:
		"Kurslar hali yuklanmagan. Sayt buni ishga tushganidan keyin 10 daqiqa ichida, soʻng har kuni soat 05:30 (UTC) dan keyin bajaradi.",
	succeeded: "Oxirgi muvaffaqiyatli yuklash:",
	failed: "Oxirgi xato:",
	retry: "Sayt har soatda qayta urinadi. Saqlangan kurslar oʻz joyida qoladi.",
	faults: {
		unreachable: "Markaziy bank saytiga ulanib boʻlmadi.",
		timeout: "Markaziy bank sayti oʻz vaqtida javob bermadi.",
		refused: "Markaziy bank sayti xato qaytardi.",
		too_large: "Javob kurslar roʻyxatidan ancha katta.",
		changed: "Javob bizga maʼlum kurslar roʻyxatiga oʻxshamaydi.",
		expired: "Javob eskirgan.",
	},
	held: "Qaroringizni kutmoqda",
	heldHint:
		"Bu kurslar oxirgilaridan 20% dan koʻproqqa farq qiladi. Ishlatishdan oldin ularni cbu.uz bilan solishtiring.",
	heldOn: (day) => `${day}dagi kurslar`,
	changes: { usd: "AQSH dollari:", krw: "Von:" },
	confirm: "Shu kurslarni ishlatish",
	discard: "Rad etish",
};
