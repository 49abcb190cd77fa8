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
	bot: {
		title: "Telegram-бот",
		arrival: "Как приходят сообщения",
		modes: {
			poll: "Сайт запрашивает их у Telegram (polling).",
			webhook: "Telegram отправляет их на сайт (webhook).",
			off: "Не приходят: TELEGRAM_UPDATES выключен (off).",
			outbox: "Через страницу /outbox (для разработки).",
		},
		seen: "Последняя связь с\u00a0Telegram",
		update: "Последнее сообщение боту",
		never: "Ещё не было.",
		fault: "Проблема",
		pastFault: "Последняя проблема",
		faults: {
			conflict:
				"Сообщения этого бота получает другая программа. Остановите её или подключите к\u00a0сайту отдельного бота.",
			unauthorized: "Telegram не принимает токен бота. Попросите администратора сервера проверить TELEGRAM_BOT_TOKEN.",
			unreachable: "Нет связи с\u00a0Telegram. Мы продолжаем попытки.",
			limited: "Telegram попросил подождать.",
			refused: "Telegram ответил ошибкой. Причина указана в\u00a0журнале сервера.",
			webhook: "Telegram не смог доставить сообщения на сайт. Проверьте, доступен ли адрес SITE_URL из интернета.",
			skipped: "Не удалось обработать сообщение боту. Причина указана в\u00a0журнале сервера.",
		},
		chats: "Подключённые чаты",
		counts: (active, stopped, blocked) =>
			`Активны: ${number(active)}. Остановлены: ${number(stopped)}. Заблокировали бота: ${number(blocked)}.`,
	},
	status: {
		title: "Состояние",
		release: "Версия",
		version: (version, commit) => (commit ? `${version}, коммит ${commit}` : version),
		runsSince: "Работает с",
		server: "Сервер",
		database: "База данных",
		migrations: "Миграции",
		applied: (applied, expected) => `Применено ${number(applied)} из ${number(expected)}`,
		notApplied: "База данных не соответствует этой версии. Перезапустите сайт; причина указана в\u00a0журнале сервера.",
		replicas: "Реплики",
		replicaCounts: (connected, synchronous) =>
			`Подключено: ${number(connected)}. Из них подтверждают каждую запись: ${number(synchronous)}.`,
		lag: (seconds) => `Самая медленная отстаёт на ${number(seconds)}\u00a0с.`,
		isReplica: "Сайт подключён к реплике и не может ничего сохранить. Проверьте DATABASE_URL.",
		disks: { data: "Диск с данными", images: "Диск с изображениями", backups: "Диск с резервными копиями" },
		free: (free, size) => `Свободно ${free} из ${size}`,
		almostFull: "Диск почти заполнен. Удалите лишние файлы или добавьте места, иначе сайт не сможет сохранять данные.",
		gigabytes: (size) => `${number(size)}\u00a0ГБ`,
		megabytes: (size) => `${number(size)}\u00a0МБ`,
		backup: "Последняя резервная копия",
		noBackup: "Резервных копий ещё нет.",
		messages: "Сообщения",
		channel: "Канал",
		channels: {
			chat: "Чат сотрудников",
			email: "Электронная почта",
			telegram: "Чаты в\u00a0Telegram",
			ad: "Рекламная сеть",
		},
		waiting: "Ожидают",
		failing: "Из них с ошибкой",
		givenUp: "Не отправлены за 7\u00a0дней",
		oldest: "Ждёт дольше всех",
		minutes: (minutes) => `${number(minutes)}\u00a0мин`,
		hours: (hours) => `${number(hours)}\u00a0ч`,
		lastSent: "Последняя отправка",
		none: "Нет",
		stuck:
			"Сообщения ждут отправки больше 15\u00a0минут. Мы продолжаем попытки. Причина указана в\u00a0журнале сервера.",
		tasks: "Задачи",
		open: "Открыты",
		overdue: "Просрочены",
	},
};
