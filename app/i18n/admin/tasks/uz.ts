import type { tasks as en } from "./en.ts";

export const tasks: typeof en = {
	title: "Nima qilish kerak",
	empty: "Hozircha qilinadigan ish yoʻq.",
	attempts: (count) => `${count}\u00a0ta javobsiz qoʻngʻiroq`,
	done: "Bajarildi",
	log: "Qoʻngʻiroqni yozib qoʻyish",
	plan: "Keyingi ish",
	results: {
		reached: "Bogʻlandik",
		not_reached: "Bogʻlana olmadik",
		visited: "Ofisga keldi",
	},
	call: {
		title: (name) => `Qoʻngʻiroq: ${name}`,
		result: "Natija qanday?",
		hint: "“Bogʻlana olmadik” urinish deb hisoblanadi: vaʼda muddati oʻzgarmaydi.",
		note: "Nima haqida gaplashildi",
		noteHint: "Buni faqat xodimlar koʻradi.",
		about: "Qaysi masala boʻyicha",
		everything: "Barcha ochiq vazifalar boʻyicha",
		save: "Yozib qoʻyish",
	},
	followUp: {
		title: (name) => `Keyingi ish: ${name}`,
		application: "Ariza",
		dueOn: "Sana",
		dueHint: {
			tashkent: "Muddati — Toshkent ofisi yopilguncha.",
			seoul: "Muddati — Seul ofisi yopilguncha.",
		},
		text: "Nima qilish kerak",
		textHint: "Buni faqat xodimlar koʻradi. Faqat sanani koʻchirish uchun boʻsh qoldiring.",
		movedHint: "Buni faqat xodimlar koʻradi.",
		move: "Sanani oʻzgartirish",
		save: "Sanani saqlash",
	},
};
