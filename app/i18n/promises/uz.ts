import type { promises as en } from "./en.ts";

export const promises: typeof en = {
	title: "Vaʼdalarimiz",
	description: "Nimani vaʼda qilamiz va soʻnggi 90 kunda uni qanday bajardik: buni biz emas, saytning oʻzi hisoblaydi.",
	intro: "Hamma vaʼda beradi. Bu yerda biz nimani vaʼda qilishimiz va soʻnggi 90 kunda aslida nima boʻlgani yozilgan.",
	happened: "Aslida nima boʻldi",
	countedOn: (day) => `${day} kuni hisoblandi`,
	list: {
		answer: {
			title: "24 soat ichida javob beramiz",
			text: "Saytda bizga yozasiz, biz 24 soat ichida javob beramiz. Ikkala ofis ham yopiq boʻlgan kunlar hisobga kirmaydi.",
			how: "Xabaringiz kelgandan boshlab xatimiz yetkazilguncha, javobni sahifangizda ochguningizcha yoki sizga qoʻngʻiroq qilib gaplashgunimizcha hisoblaymiz.",
		},
		contact: {
			title: "2-3 ish kuni ichida bogʻlanamiz",
			text: "Ariza yuborasiz, biz 2-3 ish kuni ichida qoʻngʻiroq qilamiz yoki yozamiz.",
			how: "Ariza kelgandan boshlab siz bilan bogʻlangunimizcha hisoblaymiz. Javobsiz qolgan qoʻngʻiroq hisobga kirmaydi.",
		},
		fees: {
			title: "Narxni toʻlovdan oldin yozma kelishamiz",
			text: "Shartnomada nima qilishimiz, u qancha turishi, qachon toʻlashingiz va nimani qaytarishimiz yozilgan. Shartnomasiz bizdan qarzingiz yoʻq.",
			how: "Bu yerda raqam kerak emas: shartnomani soʻrang va usiz pul toʻlamang.",
		},
		visa: {
			title: "Vizani vaʼda qilmaymiz",
			text: "Qabul haqida universitet, viza haqida Koreya davlat organlari qaror qiladi. Buni hech kim vaʼda qila olmaydi.",
			how: "Kimdir bizning nomimizdan viza vaʼda qildimi? Bu biz ekanimizni tekshiring.",
		},
	},
	kept: (kept, counted, half) => `90 kunda ${counted} tadan ${kept} tasi bajarildi; yarmi ${half} ichida.`,
	slow: (duration) => `Oʻntadan toʻqqiztasi ${duration} ichida.`,
	tooFew: "Hozircha juda kam: raqamlarni kamida 20 ta holat boʻlganda koʻrsatamiz.",
	unavailable: "Hozir raqamlarni koʻrsata olmaymiz. Bir daqiqadan keyin qayta urinib koʻring.",
	rules:
		"Muddatdan ortiq kutayotgan xabarlar ham, muddat oʻtgach oʻchirilganlari ham kechikkan deb hisoblanadi. Raqamlarni hech kim oʻzgartira olmaydi.",
	duration: {
		minutes: (count) => `${count} daqiqa`,
		hours: (count) => `${count} soat`,
		days: (count) => `${count} kun`,
	},
};
