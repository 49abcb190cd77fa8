import type { promises as en } from "./en.ts";

export const promises: typeof en = {
	title: "Vaʼdalarimiz",
	description: "Nimani vaʼda qilamiz va soʻnggi 90 kunda uni qanday bajardik: buni biz emas, saytning oʻzi hisoblaydi.",
	intro:
		"Vaʼdani hamma beradi. Bu yerda biz nimani vaʼda qilganimiz va soʻnggi 90 kunda aslida qanday boʻlgani yozilgan.",
	happened: "Aslida qanday boʻldi",
	countedOn: (day) => `${day} kuni hisoblandi`,
	list: {
		answer: {
			title: "24 soat ichida javob beramiz",
			text: "Saytda bizga yozasiz, biz 24 soat ichida javob beramiz. Yakshanba va ikkala ofis ham yopiq boʻlgan boshqa kunlar hisobga kirmaydi.",
			how: "Javob sizga yetguncha sanaymiz: xatda, sahifada yoki telefonda.",
		},
		contact: {
			title: "2–3 ish kuni ichida bogʻlanamiz",
			text: "Ariza yuborasiz, biz 2–3 ish kuni ichida qoʻngʻiroq qilamiz yoki yozamiz.",
			how: "Javobsiz qoʻngʻiroq hisobga kirmaydi. Ish kunlari — dushanbadan jumagacha.",
		},
		fees: {
			title: "Narxni toʻlovdan oldin yozma ravishda kelishamiz",
			text: "Shartnomada nima qilishimiz, u qancha turishi, qachon toʻlashingiz va nimani qaytarishimiz yozilgan. Shartnoma boʻlmasa, bizga hech narsa toʻlashingiz shart emas.",
		},
		visa: {
			title: "Vizani vaʼda qilmaymiz",
			text: "Qabul haqida universitet, viza haqida Koreya davlat organlari qaror qiladi. Bularning birortasini hech kim vaʼda qila olmaydi.",
			how: "Kimdir bizning nomimizdan viza vaʼda qildimi? Bu haqiqatan bizmi, tekshiring.",
		},
	},
	kept: (kept, counted, half) => `90 kunda ${counted} tadan ${kept} tasi bajarildi; yarmi ${half} ichida.`,
	slow: (duration) => `Oʻntadan toʻqqiztasi ${duration} ichida.`,
	tooFew: "Hozircha murojaatlar juda kam: kamida 20 ta boʻlgach, raqamlarni koʻrsatamiz.",
	unavailable: "Raqamlarni yuklab boʻlmadi. Bir daqiqadan keyin qayta urinib koʻring.",
	rules:
		"Muddat oʻtib, hali javob berilmagan boʻlsa, vaʼda buzilgan deb hisoblaymiz, xabar keyin oʻchirilsa ham. Xodimlar raqamlarni oʻzgartira olmaydi.",
	duration: {
		minutes: (count) => `${count} daqiqa`,
		hours: (count) => `${count} soat`,
		days: (count) => `${count} kun`,
	},
};
