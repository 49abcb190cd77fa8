import { formatNumber } from "../../formats.ts";
import type { maintenance as en } from "./en.ts";

const number = (value: number) => formatNumber(value, "ru");

export const maintenance: typeof en = {
	title: "Обслуживание",
	tasks: {
		"contact-retention": "Удаление старых сообщений",
		"application-retention": "Удаление старых заявок",
		backup: "Резервное копирование",
		alarms: "Оповещения о просроченных задачах",
	},
	succeeded: "Последний успешный запуск:",
	failed: "Последний сбой:",
	never: "Ещё не запускалось.",
	unfinished: "Резервное копирование началось, но не завершилось.",
	swept: (deleted, due) => `Удалено: ${number(deleted)}. Будет удалено при следующей проверке: ${number(due)}.`,
	tooMany: (due, total) =>
		`Остановлено: к удалению подошло ${number(due)} из ${number(total)}, это больше 5\u00a0%. Ничего не удалено. Проверьте сроки хранения в настройках и часы сервера. Чтобы всё же удалить эти записи, выполните на сервере «npm run retention -- --yes».`,
	clockMoved:
		"Сайт был выключен несколько дней, или часы базы данных сдвинулись. До этого времени ничего не удаляется:",
	backupDone: (rows) => `Сохранено строк: ${number(rows)}.`,
	backupOff: "Резервное копирование по расписанию выключено. Попросите администратора сервера включить его.",
	reason: (reason) => `Причина: ${reason}`,
};
