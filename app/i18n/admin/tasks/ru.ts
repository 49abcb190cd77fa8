import { plural } from "../../plural.ts";
import type { tasks as en } from "./en.ts";

export const tasks: typeof en = {
	title: "Что нужно сделать",
	empty: "Сейчас делать ничего не нужно.",
	attempts: (count) =>
		`${count}\u00a0${plural("ru", count, { one: "звонок", few: "звонка", many: "звонков", other: "звонка" })} без ответа`,
	done: "Готово",
	log: "Записать звонок",
	plan: "Следующее действие",
	results: {
		reached: "Дозвонились",
		not_reached: "Не дозвонились",
		visited: "Визит в офис",
	},
	call: {
		title: (name) => `Звонок: ${name}`,
		result: "Чем закончился звонок?",
		hint: "«Не дозвонились» считается попыткой: обещанный срок не меняется.",
		note: "О чём говорили",
		noteHint: "Это видят только сотрудники.",
		about: "По какому вопросу",
		everything: "По всем открытым задачам",
		save: "Записать звонок",
	},
	followUp: {
		title: (name) => `Следующее действие: ${name}`,
		application: "Заявка",
		dueOn: "Дата",
		dueHint: {
			tashkent: "Срок — до закрытия офиса в Ташкенте.",
			seoul: "Срок — до закрытия офиса в Сеуле.",
		},
		text: "Что сделать",
		textHint: "Это видят только сотрудники. Чтобы перенести только дату, оставьте поле пустым.",
		movedHint: "Это видят только сотрудники.",
		move: "Перенести",
		save: "Сохранить дату",
	},
};
