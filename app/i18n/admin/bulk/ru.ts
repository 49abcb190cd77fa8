import { formatNumber } from "../../formats.ts";
import type { BulkTexts } from "./en.ts";

const number = (value: number) => formatNumber(value, "ru");

export const bulk: BulkTexts = {
	selection: {
		title: "Выбранные заявки",
		select: (name) => `Выбрать: ${name}`,
		allOnPage: "Выбрать все на странице",
		count: (count) => `Выбрано: ${number(count)}`,
		action: "Что сделать с выбранными заявками",
		actions: {
			assign: "Назначить ответственного",
			office: "Изменить офис",
			next_action: "Назначить дату следующего действия",
			status: "Изменить статус",
			note: "Добавить заметку",
			message: "Отправить сообщение",
		},
		go: "Продолжить",
		onlyPage: (onPage, total) =>
			`На этой странице ${number(onPage)} из ${number(total)}. Чтобы выбрать больше сразу, покажите больше строк на странице.`,
	},
	undo: {
		button: "Отменить",
		title: "Не удалось отменить",
	},
	trash: {
		title: "Корзина",
		link: "Корзина",
		hint: "Удалённые заявки и сообщения хранятся здесь 30\u00a0дней со всем, что к ним относится. Затем они удаляются навсегда.",
		deleteHint: "Запись попадёт в корзину. Её можно будет восстановить в течение 30\u00a0дней.",
		empty: "Корзина пуста.",
		record: "Удалено",
		noun: "Что",
		nouns: { application: "Заявка", contact: "Сообщение с сайта" },
		deletedAt: "Когда",
		deletedBy: "Кто",
		keptUntil: "Можно восстановить до",
		restore: "Восстановить",
		restoreFailed: "Не удалось восстановить",
		deleteForGood: "Удалить навсегда",
	},
};
