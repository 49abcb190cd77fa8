import { formatNumber } from "../../formats.ts";
import { plural } from "../../plural.ts";
import type { BulkTexts } from "./en.ts";

const number = (value: number) => formatNumber(value, "ru");

export const bulk: BulkTexts = {
	selection: {
		title: "Выбранные строки",
		select: (name) => `Выбрать: ${name}`,
		allOnPage: "Выбрать все на странице",
		count: (count) => `Выбрано: ${number(count)}`,
		action: "Что сделать с выбранными строками",
		actions: {
			assign: "Назначить ответственного",
			office: "Изменить офис",
			next_action: "Назначить дату следующего действия",
			status: "Изменить статус",
			note: "Добавить заметку",
			message: "Отправить сообщение",
		},
		go: "Продолжить",
		goAll: (total) => `Продолжить со всеми найденными (${number(total)})`,
		onlyPage: (onPage, total) =>
			`На этой странице ${number(onPage)} из ${number(total)}. Чтобы выбрать больше, увеличьте число строк на странице.`,
	},
	work: {
		title: "Массовые изменения",
		hint: "Выберите заявки в списке, затем действие, и проверьте результат до того, как что-либо изменится.",
		select: "Выбрать заявки",
		earlier: "Ваши прежние изменения",
		applications: (count) =>
			`${number(count)}\u00a0${plural("ru", count, { one: "заявка", few: "заявки", other: "заявок" })}`,
		states: {
			ready: "Проверено",
			running: "Выполняется",
			done: "Выполнено",
			undoing: "Отменяется",
			undone: "Отменено",
		},
		none: "Вы не выбрали ни одной заявки. Вернитесь к списку и отметьте хотя бы одну.",
		tooMany: (count, most) =>
			`Вы выбрали заявок: ${number(count)}. За один раз можно изменить не больше ${number(most)}.`,
		back: "К списку",
		check: "Проверить перед изменением",
		start: "Изменить",
		dueOn: "Дата следующего действия",
		reasonHint: "При отказе причина обязательна. Каждый абитуриент прочитает её именно в таком виде.",
		template: "Шаблон",
		templateHint: "Каждый абитуриент получит текст на своём языке.",
		noTemplates: "Шаблонов пока нет. Сначала добавьте шаблон:",
		will: (count, total) => `Будет изменено: ${number(count)} из ${number(total)}.`,
		telegram: (count) => `Сообщение в\u00a0Telegram получат: ${number(count)}.`,
		emails: (count) => `Письмо получат: ${number(count)}.`,
		undoHint:
			"Изменения можно отменить в течение 10\u00a0минут. В это время абитуриенты их не видят, а письма не отправляются.",
		progress: (count, total) => `${number(count)} из ${number(total)}`,
		done: (count, total) => `Изменено: ${number(count)} из ${number(total)}.`,
		undone: (count, total) => `Отменено: ${number(count)} из ${number(total)}.`,
		undoUntil: "Отменить можно до",
		undoTooLate: "10\u00a0минут прошли: абитуриенты уже видят изменения.",
		issues: {
			no_email: (count) => `Не получат ни письма, ни сообщения в\u00a0Telegram, позвоните им: ${number(count)}`,
			changed: (count) => `Пропущены, потому что за это время их кто-то изменил: ${number(count)}`,
			changed_since: (count) => `Не отменены, потому что их потом кто-то изменил: ${number(count)}`,
			seen: (count) =>
				`Не отменены, потому что абитуриенту уже отправлено письмо или он увидел изменение: ${number(count)}`,
			gone: (count) => `Пропущены, потому что за это время их удалили: ${number(count)}`,
			same: (count) => `Пропущены, потому что менять нечего: ${number(count)}`,
			closed: (count) => `Пропущены, потому что закрыты: ${number(count)}`,
			not_our_turn: (count) => `Пропущены, потому что следующий шаг не за нами: ${number(count)}`,
			empty_value: (count) => `Пропущены, потому что для слова в фигурных скобках нет данных: ${number(count)}`,
			too_long: (count) => `Пропущены, потому что сообщение вышло бы слишком длинным: ${number(count)}`,
			suspect: (count) => `Пропущены, потому что похожи на спам: ${number(count)}`,
			refused: (count) => `Пропущены, потому что у Вас больше нет прав: ${number(count)}`,
			assignee_unavailable: (count) => `Пропущены, потому что ответственный отсутствует: ${number(count)}`,
			other: (count) => `Пропущены из-за ошибки: ${number(count)}`,
		},
	},
	templates: {
		title: "Шаблоны ответов",
		hint: "Тексты, которые Вы часто отправляете. Выберите шаблон в ответе абитуриенту: текст появится на его языке, и перед отправкой его можно изменить.",
		wordsHint:
			"{name}, {reference}, {next} и {date} заменяются именем абитуриента, номером заявки, следующим шагом и его датой. Нужны все три языка.",
		fields: { name: "Название", text: "Текст" },
		choose: "Вставить шаблон",
		insert: "Вставить",
		missing: (words) => `Перед отправкой замените ${words} своим текстом.`,
	},
	undo: {
		button: "Отменить",
	},
	trash: {
		title: "Корзина",
		hint: "Удалённые заявки, обращения и записи хранятся здесь 30\u00a0дней вместе со всеми данными. Затем мы удаляем их навсегда.",
		deleteHint: "Запись попадёт в корзину. Её можно будет восстановить в течение 30\u00a0дней.",
		empty: "Корзина пуста.",
		record: "Удалено",
		noun: "Что",
		deletedAt: "Когда",
		deletedBy: "Кто",
		keptUntil: "Можно восстановить до",
		restore: "Восстановить",
		deleteForGood: "Удалить навсегда",
	},
};
