import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { formatNumber } from "../formats.ts";
import { navigation } from "./navigation.ts";

/** Scheduled tasks, for owners, and the bot, for all staff. */
export const maintenance = {
	title: { en: "Maintenance", ru: "Обслуживание", uz: "Texnik xizmat" },
	tasks: {
		"contact-retention": {
			en: "Deleting old messages",
			ru: "Удаление старых сообщений",
			uz: "Eski xabarlarni oʻchirish",
		},
		"application-retention": {
			en: "Deleting old applications",
			ru: "Удаление старых заявок",
			uz: "Eski arizalarni oʻchirish",
		},
		"document-retention": {
			en: "Deleting old documents",
			ru: "Удаление старых документов",
			uz: "Eski hujjatlarni oʻchirish",
		},
		backup: { en: "Backup", ru: "Резервное копирование", uz: "Zaxira nusxa olish" },
		alarms: {
			en: "Alarms about overdue tasks",
			ru: "Оповещения о просроченных задачах",
			uz: "Muddati oʻtgan vazifalar haqida ogohlantirish",
		},
	},
	succeeded: { en: "Last success:", ru: "Последний успешный запуск:", uz: "Oxirgi muvaffaqiyatli ishga tushirish:" },
	failed: { en: "Last failure:", ru: "Последний сбой:", uz: "Oxirgi xato:" },
	never: { en: "Has not run yet.", ru: "Ещё не запускалось.", uz: "Hali ishga tushirilmagan." },
	requested: {
		en: "A backup starts within a minute.",
		ru: "Копирование начнётся в течение минуты.",
		uz: "Zaxira nusxa olish bir daqiqa ichida boshlanadi.",
	},
	unfinished: {
		en: "A backup was started and did not finish.",
		ru: "Резервное копирование началось, но не завершилось.",
		uz: "Zaxira nusxa olish boshlandi, lekin tugamadi.",
	},
	swept: {
		en: (deleted: number, due: number) =>
			`Deleted: ${formatNumber(deleted, "en")}. Will be deleted at the next check: ${formatNumber(due, "en")}.`,
		ru: (deleted: number, due: number) =>
			`Удалено: ${formatNumber(deleted, "ru")}. Будет удалено при следующей проверке: ${formatNumber(due, "ru")}.`,
		uz: (deleted: number, due: number) =>
			`Oʻchirildi: ${formatNumber(deleted, "uz")}. Keyingi tekshiruvda oʻchiriladi: ${formatNumber(due, "uz")}.`,
	},
	tooMany: {
		en: (due: number, total: number) =>
			`Stopped: ${formatNumber(due, "en")} of ${formatNumber(total, "en")} are due, which is more than 5%. Nothing was deleted. Check the retention settings and the server’s clock. To delete them all the same, run “npm run retention -- --yes” on the server.`,
		ru: (due: number, total: number) =>
			`Остановлено: к удалению подошло ${formatNumber(due, "ru")} из ${formatNumber(total, "ru")}, это больше 5\u00a0%. Ничего не удалено. Проверьте сроки хранения в настройках и часы сервера. Чтобы всё же удалить эти записи, выполните на сервере «npm run retention -- --yes».`,
		uz: (due: number, total: number) =>
			`Toʻxtatildi: ${formatNumber(total, "uz")} yozuvdan ${formatNumber(due, "uz")} tasini oʻchirish muddati kelgan, bu 5\u00a0foizdan koʻp. Hech narsa oʻchirilmadi. Sozlamalardagi saqlash muddatlari va server soatini tekshiring. Baribir oʻchirish uchun serverda “npm run retention -- --yes” buyrugʻini bajaring.`,
	},
	clockMoved: {
		en: "The site was off for days, or the database’s clock moved. Nothing is deleted until:",
		ru: "Сайт был выключен несколько дней, или часы базы данных сдвинулись. До этого времени ничего не удаляется:",
		uz: "Sayt bir necha kun oʻchiq boʻlgan yoki maʼlumotlar bazasi soati surilgan. Shu vaqtgacha hech narsa oʻchirilmaydi:",
	},
	backupDone: {
		en: (rows: number) => `Rows saved: ${formatNumber(rows, "en")}.`,
		ru: (rows: number) => `Сохранено строк: ${formatNumber(rows, "ru")}.`,
		uz: (rows: number) => `Saqlangan qatorlar: ${formatNumber(rows, "uz")}.`,
	},
	backupOff: {
		en: "Backups are not scheduled. Ask the server’s administrator to switch them on.",
		ru: "Резервное копирование по расписанию выключено. Попросите администратора сервера включить его.",
		uz: "Rejali zaxira nusxalash oʻchirilgan. Server administratoridan uni yoqishni soʻrang.",
	},
	backupFaults: {
		short: {
			en: "The passphrase for backups is too short. Ask the server’s administrator to set a longer one.",
			ru: "Пароль для резервных копий слишком короткий. Попросите администратора сервера задать более длинный.",
			uz: "Zaxira nusxalar paroli juda qisqa. Server administratoridan uzunrogʻini oʻrnatishni soʻrang.",
		},
		unreadable: {
			en: "The site couldn’t read the file with the passphrase or the key. Ask the server’s administrator to check it.",
			ru: "Не удалось прочитать файл с\u00a0паролем или ключом. Попросите администратора сервера проверить его.",
			uz: "Parol yoki kalit yozilgan faylni oʻqib boʻlmadi. Server administratoridan uni tekshirishni soʻrang.",
		},
		noKey: {
			en: "The key file contains no key. Ask the server’s administrator to check it.",
			ru: "В\u00a0файле ключа нет ключа. Попросите администратора сервера проверить этот файл.",
			uz: "Kalit faylida kalit yoʻq. Server administratoridan bu faylni tekshirishni soʻrang.",
		},
		full: {
			en: "The disk for backups is full. Delete files or ask the server’s administrator to add space.",
			ru: "На диске для резервных копий нет места. Удалите лишние файлы или попросите администратора сервера добавить место.",
			uz: "Zaxira nusxalar diskida joy qolmagan. Keraksiz fayllarni oʻchiring yoki server administratoridan joy qoʻshishni soʻrang.",
		},
		folder: {
			en: "The site couldn’t write to the backup folder. Ask the server’s administrator to check that it exists and that the site may write to it.",
			ru: "Не удалось записать копию в\u00a0папку резервных копий. Попросите администратора сервера проверить, что папка существует и доступна для записи.",
			uz: "Nusxani zaxira nusxalar papkasiga yozib boʻlmadi. Server administratoridan papka borligini va unga yozish mumkinligini tekshirishni soʻrang.",
		},
		database: {
			en: "The backup couldn’t connect to the database. We will try again in an hour.",
			ru: "Не удалось подключиться к\u00a0базе данных. Мы повторим попытку через час.",
			uz: "Maʼlumotlar bazasiga ulanib boʻlmadi. Bir soatdan keyin qayta urinib koʻramiz.",
		},
		interrupted: {
			en: "The backup was interrupted before it was complete. We will try again.",
			ru: "Копирование прервалось до завершения. Мы повторим попытку.",
			uz: "Nusxa olish tugamasdan uzilib qoldi. Qayta urinib koʻramiz.",
		},
		other: {
			en: "The server’s administrator can find the cause with this technical message:",
			ru: "Администратор сервера найдёт причину по\u00a0этому техническому сообщению:",
			uz: "Server administratori sababini mana shu texnik xabardan aniqlaydi:",
		},
	},
	bot: {
		title: { en: "Telegram bot", ru: "Telegram-бот", uz: "Telegram-bot" },
		arrival: { en: "How messages arrive", ru: "Как приходят сообщения", uz: "Xabarlar qanday keladi" },
		modes: {
			poll: {
				en: "The site asks Telegram for them (polling).",
				ru: "Сайт запрашивает их у Telegram (polling).",
				uz: "Sayt ularni Telegramdan soʻrab oladi (polling).",
			},
			webhook: {
				en: "Telegram sends them to the site (webhook).",
				ru: "Telegram отправляет их на сайт (webhook).",
				uz: "Telegram ularni saytga yuboradi (webhook).",
			},
			off: {
				en: "They don’t: TELEGRAM_UPDATES is off.",
				ru: "Не приходят: TELEGRAM_UPDATES выключен (off).",
				uz: "Kelmaydi: TELEGRAM_UPDATES oʻchirilgan (off).",
			},
			outbox: {
				en: "On the page /outbox, for development.",
				ru: "Через страницу /outbox (для разработки).",
				uz: "/outbox sahifasi orqali (dasturchilar uchun).",
			},
		},
		seen: { en: "Telegram last reached", ru: "Последняя связь с\u00a0Telegram", uz: "Telegram bilan oxirgi aloqa" },
		update: { en: "Last message to the bot", ru: "Последнее сообщение боту", uz: "Botga yozilgan oxirgi xabar" },
		never: { en: "Not yet.", ru: "Ещё не было.", uz: "Hali boʻlmagan." },
		fault: { en: "Problem", ru: "Проблема", uz: "Muammo" },
		pastFault: { en: "Last problem", ru: "Последняя проблема", uz: "Oxirgi muammo" },
		faults: {
			conflict: {
				en: "Another program polls this bot. Stop that program, or give the site a bot of its own.",
				ru: "Сообщения этого бота получает другая программа. Остановите её или подключите к\u00a0сайту отдельного бота.",
				uz: "Bu botning xabarlarini boshqa dastur olmoqda. Uni toʻxtating yoki saytga alohida bot ulang.",
			},
			unauthorized: {
				en: "Telegram does not accept the bot’s token. Ask the server’s administrator to check TELEGRAM_BOT_TOKEN.",
				ru: "Telegram не принимает токен бота. Попросите администратора сервера проверить TELEGRAM_BOT_TOKEN.",
				uz: "Telegram bot tokenini qabul qilmayapti. Server administratoridan TELEGRAM_BOT_TOKEN sozlamasini tekshirishni soʻrang.",
			},
			unreachable: {
				en: "We couldn’t reach Telegram. We keep trying.",
				ru: "Нет связи с\u00a0Telegram. Мы продолжаем попытки.",
				uz: "Telegram bilan aloqa yoʻq. Qayta urinib koʻryapmiz.",
			},
			limited: {
				en: "Telegram asked us to wait.",
				ru: "Telegram попросил подождать.",
				uz: "Telegram biroz kutishni soʻradi.",
			},
			refused: {
				en: "Telegram answered with an error. The reason is in the server’s log.",
				ru: "Telegram ответил ошибкой. Причина указана в\u00a0журнале сервера.",
				uz: "Telegram xato bilan javob berdi. Sababi server jurnalida yozilgan.",
			},
			webhook: {
				en: "Telegram couldn’t deliver messages to the site. Check that SITE_URL can be reached from the internet.",
				ru: "Telegram не смог доставить сообщения на сайт. Проверьте, доступен ли адрес SITE_URL из интернета.",
				uz: "Telegram xabarlarni saytga yetkaza olmadi. SITE_URL manzili internetdan ochilishini tekshiring.",
			},
			skipped: {
				en: "We couldn’t process a message to the bot. The reason is in the server’s log.",
				ru: "Не удалось обработать сообщение боту. Причина указана в\u00a0журнале сервера.",
				uz: "Botga yozilgan xabarni qayta ishlay olmadik. Sababi server jurnalida yozilgan.",
			},
		},
		chats: { en: "Connected chats", ru: "Подключённые чаты", uz: "Ulangan chatlar" },
		counts: {
			en: (active: number, stopped: number, blocked: number) =>
				`Active: ${formatNumber(active, "en")}. Stopped: ${formatNumber(stopped, "en")}. Blocked the bot: ${formatNumber(blocked, "en")}.`,
			ru: (active: number, stopped: number, blocked: number) =>
				`Активны: ${formatNumber(active, "ru")}. Остановлены: ${formatNumber(stopped, "ru")}. Заблокировали бота: ${formatNumber(blocked, "ru")}.`,
			uz: (active: number, stopped: number, blocked: number) =>
				`Faol: ${formatNumber(active, "uz")}. Toʻxtatilgan: ${formatNumber(stopped, "uz")}. Botni bloklagan: ${formatNumber(blocked, "uz")}.`,
		},
	},
	status: {
		title: navigation.entries.status,
		release: { en: "Release", ru: "Версия", uz: "Versiya" },
		version: {
			en: (version: string, commit: string | null) => (commit ? `${version}, commit ${commit}` : version),
			ru: (version: string, commit: string | null) => (commit ? `${version}, коммит ${commit}` : version),
			uz: (version: string, commit: string | null) => (commit ? `${version}, kommit ${commit}` : version),
		},
		newer: {
			en: (version: string) => `Version ${version} is out. Ask the server’s administrator to upgrade.`,
			ru: (version: string) => `Вышла версия ${version}. Попросите администратора сервера обновить сайт.`,
			uz: (version: string) => `${version} versiyasi chiqdi. Server administratoridan saytni yangilashni soʻrang.`,
		},
		notAsked: {
			en: "The newest version could not be read",
			ru: "Не удалось узнать, какая версия новейшая",
			uz: "Eng yangi versiyani bilib boʻlmadi",
		},
		runsSince: { en: "Running since", ru: "Работает с", uz: "Ishga tushgan vaqti" },
		server: { en: "Server", ru: "Сервер", uz: "Server" },
		database: { en: "Database", ru: "База данных", uz: "Maʼlumotlar bazasi" },
		migrations: { en: "Migrations", ru: "Миграции", uz: "Migratsiyalar" },
		applied: {
			en: (applied: number, expected: number) =>
				`${formatNumber(applied, "en")} of ${formatNumber(expected, "en")} applied`,
			ru: (applied: number, expected: number) =>
				`Применено ${formatNumber(applied, "ru")} из ${formatNumber(expected, "ru")}`,
			uz: (applied: number, expected: number) =>
				`${formatNumber(expected, "uz")} tadan ${formatNumber(applied, "uz")} tasi qoʻllangan`,
		},
		notApplied: {
			en: "The database does not match this release. Restart the site; the server’s log names the reason.",
			ru: "База данных не соответствует этой версии. Перезапустите сайт; причина указана в\u00a0журнале сервера.",
			uz: "Maʼlumotlar bazasi bu versiyaga mos emas. Saytni qayta ishga tushiring; sababi server jurnalida yozilgan.",
		},
		replicas: { en: "Replicas", ru: "Реплики", uz: "Replikalar" },
		replicaCounts: {
			en: (connected: number, synchronous: number) =>
				`Connected: ${formatNumber(connected, "en")}. Of those, confirming every write: ${formatNumber(synchronous, "en")}.`,
			ru: (connected: number, synchronous: number) =>
				`Подключено: ${formatNumber(connected, "ru")}. Из них подтверждают каждую запись: ${formatNumber(synchronous, "ru")}.`,
			uz: (connected: number, synchronous: number) =>
				`Ulangan: ${formatNumber(connected, "uz")}. Shulardan har bir yozuvni tasdiqlaydigani: ${formatNumber(synchronous, "uz")}.`,
		},
		lag: {
			en: (seconds: number) => `The slowest is ${formatNumber(seconds, "en")} s behind.`,
			ru: (seconds: number) => `Самая медленная отстаёт на ${formatNumber(seconds, "ru")}\u00a0с.`,
			uz: (seconds: number) => `Eng sekini ${formatNumber(seconds, "uz")} soniya orqada.`,
		},
		isReplica: {
			en: "The site is connected to a replica, which cannot save anything. Check DATABASE_URL.",
			ru: "Сайт подключён к реплике и не может ничего сохранить. Проверьте DATABASE_URL.",
			uz: "Sayt replikaga ulangan va hech narsani saqlay olmaydi. DATABASE_URL sozlamasini tekshiring.",
		},
		disks: {
			data: { en: "Disk of the data folder", ru: "Диск с данными", uz: "Maʼlumotlar diski" },
			images: { en: "Disk of the images", ru: "Диск с изображениями", uz: "Rasmlar diski" },
			backups: { en: "Disk of the backups", ru: "Диск с резервными копиями", uz: "Zaxira nusxalar diski" },
		},
		free: {
			en: (free: string, size: string) => `${free} of ${size} free`,
			ru: (free: string, size: string) => `Свободно ${free} из ${size}`,
			uz: (free: string, size: string) => `Boʻsh joy: ${free}, jami ${size}`,
		},
		almostFull: {
			en: "The disk is almost full. Delete files or add space before the site can no longer save anything.",
			ru: "Диск почти заполнен. Удалите лишние файлы или добавьте места, иначе сайт не сможет сохранять данные.",
			uz: "Disk deyarli toʻlgan. Keraksiz fayllarni oʻchiring yoki joy qoʻshing, aks holda sayt maʼlumotlarni saqlay olmaydi.",
		},
		gigabytes: {
			en: (size: number) => `${formatNumber(size, "en")} GB`,
			ru: (size: number) => `${formatNumber(size, "ru")}\u00a0ГБ`,
			uz: (size: number) => `${formatNumber(size, "uz")}\u00a0GB`,
		},
		megabytes: {
			en: (size: number) => `${formatNumber(size, "en")} MB`,
			ru: (size: number) => `${formatNumber(size, "ru")}\u00a0МБ`,
			uz: (size: number) => `${formatNumber(size, "uz")}\u00a0MB`,
		},
		backup: { en: "Last backup", ru: "Последняя резервная копия", uz: "Oxirgi zaxira nusxa" },
		noBackup: { en: "There is no backup yet.", ru: "Резервных копий ещё нет.", uz: "Hali zaxira nusxa yoʻq." },
		messages: { en: "Messages", ru: "Сообщения", uz: "Xabarlar" },
		channel: { en: "Channel", ru: "Канал", uz: "Kanal" },
		channels: {
			chat: { en: "Staff chat", ru: "Чат сотрудников", uz: "Xodimlar chati" },
			email: { en: "Email", ru: "Электронная почта", uz: "Elektron pochta" },
			telegram: { en: "Telegram chats", ru: "Чаты в\u00a0Telegram", uz: "Telegram chatlari" },
			ad: { en: "Ad network", ru: "Рекламная сеть", uz: "Reklama tarmogʻi" },
		},
		waiting: { en: "Waiting", ru: "Ожидают", uz: "Kutmoqda" },
		failing: { en: "Of those, failed at least once", ru: "Из них с ошибкой", uz: "Shulardan xato bergani" },
		givenUp: { en: "Not sent in 7 days", ru: "Не отправлены за 7\u00a0дней", uz: "7 kunda yuborilmagani" },
		oldest: { en: "Oldest waiting", ru: "Ждёт дольше всех", uz: "Eng uzoq kutayotgani" },
		minutes: {
			en: (minutes: number) => `${formatNumber(minutes, "en")} min`,
			ru: (minutes: number) => `${formatNumber(minutes, "ru")}\u00a0мин`,
			uz: (minutes: number) => `${formatNumber(minutes, "uz")} daqiqa`,
		},
		hours: {
			en: (hours: number) => `${formatNumber(hours, "en")} h`,
			ru: (hours: number) => `${formatNumber(hours, "ru")}\u00a0ч`,
			uz: (hours: number) => `${formatNumber(hours, "uz")} soat`,
		},
		lastSent: { en: "Last sent", ru: "Последняя отправка", uz: "Oxirgi yuborilgan vaqti" },
		none: { en: "None", ru: "Нет", uz: "Yoʻq" },
		stuck: {
			en: "Messages have been waiting for more than 15 minutes. We keep trying. The reason is in the server’s log.",
			ru: "Сообщения ждут отправки больше 15\u00a0минут. Мы продолжаем попытки. Причина указана в\u00a0журнале сервера.",
			uz: "Xabarlar 15 daqiqadan koʻproq kutmoqda. Qayta urinib koʻryapmiz. Sababi server jurnalida yozilgan.",
		},
		tasks: { en: "Tasks", ru: "Задачи", uz: "Vazifalar" },
		open: { en: "Open", ru: "Открыты", uz: "Ochiq" },
		overdue: { en: "Overdue", ru: "Просрочены", uz: "Muddati oʻtgan" },
	},
} satisfies LocalizedTexts;
