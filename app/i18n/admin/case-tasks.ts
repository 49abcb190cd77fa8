import type { CaseOffice } from "../../../domain/cases/tasks/schema.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { plural } from "../plural.ts";

/** What staff owe an applicant, in the case: calls, follow-ups, open tasks. */
export const caseTasks = {
	title: { en: "What to do", ru: "Что нужно сделать", uz: "Nima qilish kerak" },
	empty: { en: "Nothing to do right now.", ru: "Сейчас делать ничего не нужно.", uz: "Hozircha qilinadigan ish yoʻq." },
	attempts: {
		en: (count: number) => (count === 1 ? "1 call without an answer" : `${count} calls without an answer`),
		ru: (count: number) =>
			`${count}\u00a0${plural("ru", count, { one: "звонок", few: "звонка", many: "звонков", other: "звонка" })} без ответа`,
		uz: (count: number) => `${count}\u00a0ta javobsiz qoʻngʻiroq`,
	},
	done: { en: "Done", ru: "Готово", uz: "Bajarildi" },
	call: {
		title: {
			en: (name: string) => `Contacted: ${name}`,
			ru: (name: string) => `Связались: ${name}`,
			uz: (name: string) => `Bogʻlandik: ${name}`,
		},
		result: { en: "How did it go?", ru: "Чем закончился звонок?", uz: "Natija qanday?" },
		hint: {
			en: "“Not reached” counts as an attempt. The deadline does not change.",
			ru: "«Не дозвонились» считается попыткой: обещанный срок не меняется.",
			uz: "“Bogʻlana olmadik” urinish deb hisoblanadi: vaʼda muddati oʻzgarmaydi.",
		},
		note: { en: "What you talked about", ru: "О чём говорили", uz: "Nima haqida gaplashildi" },
		noteHint: { en: "Only staff see this.", ru: "Это видят только сотрудники.", uz: "Buni faqat xodimlar koʻradi." },
		about: { en: "About", ru: "По какому вопросу", uz: "Qaysi masala boʻyicha" },
		everything: { en: "Everything open", ru: "По всем открытым задачам", uz: "Barcha ochiq vazifalar boʻyicha" },
		sameStatus: {
			en: (status: string | null) => (status ? `Leave as it is: ${status}` : "Leave as it is"),
			ru: (status: string | null) => (status ? `Не менять: ${status}` : "Не менять"),
			uz: (status: string | null) => (status ? `Qolsin: ${status}` : "Oʻzgarmasin"),
		},
		movesOn: {
			en: "If you reached them, a new application becomes “Contacted” by itself.",
			ru: "Если Вы дозвонились, новая заявка сама получит статус «Связались».",
			uz: "Bogʻlangan boʻlsangiz, yangi ariza oʻzi “Bogʻlanildi” holatiga oʻtadi.",
		},
		save: { en: "Log the call", ru: "Записать звонок", uz: "Yozib qoʻyish" },
	},
	followUp: {
		title: {
			en: (name: string) => `Next action for ${name}`,
			ru: (name: string) => `Следующее действие: ${name}`,
			uz: (name: string) => `Keyingi ish: ${name}`,
		},
		application: { en: "Application", ru: "Заявка", uz: "Ariza" },
		dueOn: { en: "Date", ru: "Дата", uz: "Sana" },
		dueHint: {
			tashkent: {
				en: "Due when the office in Tashkent closes.",
				ru: "Срок — до закрытия офиса в Ташкенте.",
				uz: "Muddati — Toshkent ofisi yopilguncha.",
			},
			seoul: {
				en: "Due when the office in Seoul closes.",
				ru: "Срок — до закрытия офиса в Сеуле.",
				uz: "Muddati — Seul ofisi yopilguncha.",
			},
		} satisfies Record<CaseOffice, LocalizedText>,
		text: { en: "What to do", ru: "Что сделать", uz: "Nima qilish kerak" },
		textHint: {
			en: "Only staff see this. Leave this empty to change only the date.",
			ru: "Это видят только сотрудники. Чтобы перенести только дату, оставьте поле пустым.",
			uz: "Buni faqat xodimlar koʻradi. Faqat sanani koʻchirish uchun boʻsh qoldiring.",
		},
		movedHint: { en: "Only staff see this.", ru: "Это видят только сотрудники.", uz: "Buni faqat xodimlar koʻradi." },
		move: { en: "Change the date", ru: "Перенести", uz: "Sanani oʻzgartirish" },
	},
} satisfies LocalizedTexts;
