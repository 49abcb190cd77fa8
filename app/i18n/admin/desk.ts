import type { QueueOwner, QueueSection } from "../../../domain/desk/queue/rules.ts";
import type { TaskKind } from "../../../domain/desk/queue/schema.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { formatNumber } from "../formats.ts";
import { plural } from "../plural.ts";

/** The consultants' desk: queue, board, keyboard, lists that update themselves. */
export const desk = {
	queue: { en: "Today", ru: "Сегодня", uz: "Bugun" },
	board: { en: "Board", ru: "Доска", uz: "Doska" },
	asList: { en: "As a list", ru: "Списком", uz: "Roʻyxat" },
	asBoard: { en: "As a board", ru: "На доске", uz: "Doska" },
	overdueInMenu: {
		en: (count: string) => `${count} overdue`,
		ru: (count: string) => `просрочено: ${count}`,
		uz: (count: string) => `muddati oʻtgan: ${count}`,
	},
	sections: {
		overdue: { en: "Overdue", ru: "Просрочено", uz: "Muddati oʻtgan" },
		today: { en: "By tonight", ru: "До конца дня", uz: "Kun oxirigacha" },
		soon: { en: "Next two days", ru: "Ближайшие два дня", uz: "Keyingi ikki kun" },
		later: { en: "Later", ru: "Позже", uz: "Keyinroq" },
	} satisfies Record<QueueSection, LocalizedText>,
	kinds: {
		answer_contact: { en: "Answer a contact message", ru: "Ответить на обращение", uz: "Murojaatga javob berish" },
		first_contact: { en: "First contact", ru: "Первый контакт", uz: "Birinchi aloqa" },
		answer_message: { en: "Answer a message", ru: "Ответить на сообщение", uz: "Xabarga javob berish" },
		follow_up: { en: "Follow up", ru: "Следующее действие", uz: "Keyingi ish" },
		fix_delivery: {
			en: "Not delivered: reach the applicant another way",
			ru: "Сообщение не доставлено: свяжитесь другим способом",
			uz: "Xabar yetkazilmadi: boshqa yoʻl bilan bogʻlaning",
		},
		fact_check: {
			en: "Check facts against their sources",
			ru: "Сверить данные с источниками",
			uz: "Maʼlumotlarni manba bilan solishtirish",
		},
		review_documents: { en: "Check documents", ru: "Проверить документы", uz: "Hujjatlarni tekshirish" },
		refund: {
			en: "Ask where the refund is",
			ru: "Узнать, где возврат денег",
			uz: "Qaytariladigan pul qayerdaligini bilish",
		},
	} satisfies Record<TaskKind, LocalizedText>,
	columns: {
		who: { en: "Who", ru: "Кто", uz: "Kim" },
		what: { en: "What", ru: "Что сделать", uz: "Nima qilish kerak" },
		left: { en: "Time left", ru: "Осталось", uz: "Qolgan vaqt" },
		about: { en: "Program", ru: "Программа", uz: "Dastur" },
	},
	owners: {
		mine: { en: "Mine", ru: "Мои", uz: "Meniki" },
		nobody: { en: "Unassigned", ru: "Без ответственного", uz: "Masʼul belgilanmagan" },
	} satisfies Record<QueueOwner, LocalizedText>,
	filters: {
		owner: { en: "Whose", ru: "Чьи", uz: "Kimniki" },
		section: { en: "Due", ru: "Срок", uz: "Muddat" },
		kind: { en: "What", ru: "Что сделать", uz: "Nima qilish kerak" },
		status: { en: "Status", ru: "Статус", uz: "Holat" },
		language: { en: "Language", ru: "Язык", uz: "Til" },
		visaType: { en: "Visa type", ru: "Тип визы", uz: "Viza turi" },
		suspect: { en: "Suspect submissions", ru: "Подозрительные", uz: "Shubhalilar" },
		suspectOut: { en: "Hidden", ru: "Не показывать", uz: "Koʻrsatilmasin" },
	},
	/** A span of time: "2 h 10 min". */
	duration: {
		days: {
			en: (count: number) => `${formatNumber(count, "en")}\u00a0${plural("en", count, { one: "day", other: "days" })}`,
			ru: (count: number) =>
				`${formatNumber(count, "ru")}\u00a0${plural("ru", count, { one: "день", few: "дня", many: "дней", other: "дня" })}`,
			uz: (count: number) => `${formatNumber(count, "uz")}\u00a0kun`,
		},
		hours: {
			en: (count: number) => `${formatNumber(count, "en")}\u00a0h`,
			ru: (count: number) => `${formatNumber(count, "ru")}\u00a0ч`,
			uz: (count: number) => `${formatNumber(count, "uz")}\u00a0soat`,
		},
		minutes: {
			en: (count: number) => `${formatNumber(count, "en")}\u00a0min`,
			ru: (count: number) => `${formatNumber(count, "ru")}\u00a0мин`,
			uz: (count: number) => `${formatNumber(count, "uz")}\u00a0daqiqa`,
		},
	},
	overdueBy: {
		en: (time: string) => `Overdue by ${time}`,
		ru: (time: string) => `Просрочено на ${time}`,
		uz: (time: string) => `Muddati ${time} oʻtgan`,
	},
	by: {
		en: (moment: string) => `by ${moment}`,
		ru: (moment: string) => `до ${moment}`,
		uz: (moment: string) => `${moment} gacha`,
	},
	tashkentTime: { en: "Tashkent time", ru: "по ташкентскому времени", uz: "Toshkent vaqti bilan" },
	counted: {
		answer: { en: "24\u00a0h", ru: "24\u00a0часа", uz: "24\u00a0soat" },
		contact: { en: "3\u00a0business days", ru: "3\u00a0рабочих дня", uz: "3\u00a0ish kuni" },
		follow_up: { en: "the date that was set", ru: "назначенная дата", uz: "belgilangan sana" },
		fix_delivery: {
			en: "since the message failed",
			ru: "с момента сбоя доставки",
			uz: "xabar yetkazilmagan paytdan boshlab",
		},
		fact_check: { en: "14\u00a0days", ru: "14\u00a0дней", uz: "14\u00a0kun" },
	},
	weekdays: [
		{ en: "Sun", ru: "вс", uz: "yak" },
		{ en: "Mon", ru: "пн", uz: "du" },
		{ en: "Tue", ru: "вт", uz: "se" },
		{ en: "Wed", ru: "ср", uz: "chor" },
		{ en: "Thu", ru: "чт", uz: "pay" },
		{ en: "Fri", ru: "пт", uz: "ju" },
		{ en: "Sat", ru: "сб", uz: "shan" },
	],
	attempts: {
		en: (count: number) =>
			`${formatNumber(count, "en")} ${plural("en", count, { one: "call", other: "calls" })} without an answer`,
		ru: (count: number) =>
			`${formatNumber(count, "ru")}\u00a0${plural("ru", count, { one: "звонок", few: "звонка", many: "звонков", other: "звонка" })} без ответа`,
		uz: (count: number) => `${formatNumber(count, "uz")}\u00a0ta javobsiz qoʻngʻiroq`,
	},
	awayUntil: {
		en: (day: string) => `away until ${day}`,
		ru: (day: string) => `отсутствует до ${day}`,
		uz: (day: string) => `ishda yoʻq, ${day} kuni qaytadi`,
	},
	released: { en: "The assignee is away", ru: "Ответственный отсутствует", uz: "Masʼul hozir ishda yoʻq" },
	said: {
		in: { en: "Applicant:", ru: "Абитуриент:", uz: "Abituriyent:" },
		comment: { en: "Comment:", ru: "Комментарий:", uz: "Izoh:" },
		contact: { en: "Message:", ru: "Обращение:", uz: "Murojaat:" },
		out: { en: "We:", ru: "Мы:", uz: "Biz:" },
		call: { en: "Call:", ru: "Звонок:", uz: "Qoʻngʻiroq:" },
		note: { en: "Note:", ru: "Заметка:", uz: "Qayd:" },
	},
	noPhone: { en: "no phone number", ru: "нет телефона", uz: "telefon raqami yoʻq" },
	showAll: {
		en: (count: number) => `Show all ${formatNumber(count, "en")}`,
		ru: (count: number) => `Показать все: ${formatNumber(count, "ru")}`,
		uz: (count: number) => `Hammasini koʻrsatish: ${formatNumber(count, "uz")}`,
	},
	empty: {
		title: { en: "Nothing is waiting.", ru: "Никто не ждёт.", uz: "Hech kim kutmayapti." },
		all: {
			en: "All tasks are done. New applications and messages will appear here.",
			ru: "Все задачи выполнены. Новые заявки и сообщения появятся здесь сами.",
			uz: "Barcha vazifalar bajarilgan. Yangi arizalar va xabarlar shu yerda chiqadi.",
		},
		filtered: {
			en: "No open task matches these filters. Clear the filters to see all tasks.",
			ru: "Открытых задач с такими фильтрами нет. Сбросьте фильтры, чтобы увидеть все задачи.",
			uz: "Bu filtrlarga mos ochiq vazifa yoʻq. Barcha vazifalarni koʻrish uchun filtrlarni tozalang.",
		},
		mine: {
			en: "No open task is assigned to you. Take one from “Unassigned”.",
			ru: "У Вас нет открытых задач. Возьмите задачу из раздела «Без ответственного».",
			uz: "Sizga biriktirilgan ochiq vazifa yoʻq. “Masʼul belgilanmagan” vazifalardan birini oling.",
		},
		nobody: {
			en: "Every open task has an assignee.",
			ru: "У каждой открытой задачи есть ответственный.",
			uz: "Har bir ochiq vazifaning masʼuli bor.",
		},
		column: { en: "No open applications", ru: "Открытых заявок нет", uz: "Ochiq ariza yoʻq" },
		closed: {
			en: "See closed applications in the list",
			ru: "Закрытые заявки — в списке",
			uz: "Yopilgan arizalar roʻyxatda",
		},
	},
	views: {
		title: { en: "Saved views", ru: "Сохранённые фильтры", uz: "Saqlangan filtrlar" },
		name: { en: "View name", ru: "Название", uz: "Nomi" },
		save: { en: "Save this view", ru: "Сохранить фильтры", uz: "Filtrlarni saqlash" },
		hint: {
			en: "Saves the current filters. Only you can see your views. You can save up to 10.",
			ru: "Сохраняются выбранные сейчас фильтры. Их видите только Вы. Можно сохранить до 10\u00a0наборов фильтров.",
			uz: "Hozir tanlangan filtrlar saqlanadi. Ularni faqat siz koʻrasiz. 10\u00a0tagacha toʻplam saqlash mumkin.",
		},
		delete: {
			en: (name: string) => `Delete the view “${name}”`,
			ru: (name: string) => `Удалить сохранённые фильтры «${name}»`,
			uz: (name: string) => `“${name}” filtrlarini oʻchirish`,
		},
	},
	actions: {
		take: { en: "Take", ru: "Взять", uz: "Olaman" },
		takeOf: {
			en: (name: string) => `Take the case of ${name}`,
			ru: (name: string) => `Взять себе: ${name}`,
			uz: (name: string) => `Oʻzimga olish: ${name}`,
		},
		assign: { en: "Assign", ru: "Назначить", uz: "Tayinlash" },
		status: { en: "Status", ru: "Статус", uz: "Holat" },
		note: { en: "Note", ru: "Заметка", uz: "Qayd" },
		next: { en: "Next actions", ru: "Ближайшие действия", uz: "Keyingi amallar" },
		call: { en: "Call", ru: "Позвонить", uz: "Qoʻngʻiroq" },
		reply: { en: "Reply", ru: "Ответить", uz: "Javob berish" },
		moreOf: {
			en: (name: string) => `More: ${name}`,
			ru: (name: string) => `Ещё: ${name}`,
			uz: (name: string) => `Yana: ${name}`,
		},
	},
	dialogs: {
		assign: {
			en: (name: string) => `Who is responsible for ${name}?`,
			ru: (name: string) => `Ответственный: ${name}`,
			uz: (name: string) => `Masʼul: ${name}`,
		},
		away: {
			en: (day: string) => `away until ${day}`,
			ru: (day: string) => `отсутствует до ${day}`,
			uz: (day: string) => `ishda yoʻq, ${day} kuni qaytadi`,
		},
		assignHint: {
			en: "All open tasks of this case get the same assignee.",
			ru: "Вместе с карточкой абитуриента передаются все его открытые задачи.",
			uz: "Abituriyent kartochkasi bilan birga uning barcha ochiq vazifalari ham oʻtadi.",
		},
	},
	how: {
		title: {
			en: "How did you reach the applicant?",
			ru: "Как Вы связались с абитуриентом?",
			uz: "Abituriyent bilan qanday bogʻlandingiz?",
		},
		hint: {
			en: "The promise is kept when you reach the applicant by phone, they visit the office, or your answer is delivered. Changing the status alone does not count.",
			ru: "Обещание выполнено, если Вы дозвонились, абитуриент пришёл в офис или ему доставлен ответ. Просто изменить статус недостаточно.",
			uz: "Abituriyent bilan telefonda gaplashsangiz, u ofisga kelsa yoki unga javob yetib borsa, vaʼda bajarilgan boʻladi. Holatni oʻzgartirishning oʻzi kifoya emas.",
		},
		none: {
			en: "Not yet, or only by message",
			ru: "Ещё не связались или только написали",
			uz: "Hali bogʻlanmadim yoki faqat yozdim",
		},
		reached: { en: "By phone", ru: "По телефону", uz: "Telefon orqali" },
		visited: { en: "At the office", ru: "В офисе", uz: "Ofisda" },
	},
	conflict: {
		en: (now: string, wanted: string) =>
			`Someone else has just changed this status: it is now “${now}”, you chose “${wanted}”. Check the case and choose again.`,
		ru: (now: string, wanted: string) =>
			`Этот статус только что изменил другой сотрудник: теперь это «${now}», а Вы выбрали «${wanted}». Проверьте карточку и выберите ещё раз.`,
		uz: (now: string, wanted: string) =>
			`Bu holatni hozirgina boshqa xodim oʻzgartirdi: hozir “${now}”, siz esa “${wanted}” holatini tanladingiz. Kartochkani tekshirib, qaytadan tanlang.`,
	},
	live: {
		fresh: {
			en: (count: number) => `${formatNumber(count, "en")} new`,
			ru: (count: number) => `Новых: ${formatNumber(count, "ru")}`,
			uz: (count: number) => `${formatNumber(count, "uz")} ta yangi`,
		},
		refresh: { en: "Refresh", ru: "Обновить", uz: "Yangilash" },
	},
	keys: {
		title: { en: "Keyboard shortcuts", ru: "Горячие клавиши", uz: "Tezkor tugmalar" },
		open: { en: "Shortcuts", ru: "Горячие клавиши", uz: "Tezkor tugmalar" },
		close: { en: "Close", ru: "Закрыть", uz: "Yopish" },
		off: {
			en: "You can turn these shortcuts off on your account page.",
			ru: "Горячие клавиши можно отключить на странице аккаунта.",
			uz: "Tezkor tugmalarni hisobingiz sahifasida oʻchirib qoʻyish mumkin.",
		},
		turnOff: { en: "Turn off", ru: "Отключить", uz: "Oʻchirish" },
		list: {
			j: { en: "Next row", ru: "Следующая строка", uz: "Keyingi qator" },
			k: { en: "Previous row", ru: "Предыдущая строка", uz: "Oldingi qator" },
			Enter: { en: "Open", ru: "Открыть", uz: "Ochish" },
			x: { en: "Select", ru: "Выбрать", uz: "Tanlash" },
			t: { en: "Take", ru: "Взять себе", uz: "Oʻzimga olish" },
			a: { en: "Assign", ru: "Назначить ответственного", uz: "Masʼul tayinlash" },
			s: { en: "Change the status", ru: "Изменить статус", uz: "Holatni oʻzgartirish" },
			d: {
				en: "Set the date of the next action",
				ru: "Назначить дату следующего действия",
				uz: "Keyingi ish sanasini belgilash",
			},
			n: { en: "Write a note", ru: "Написать заметку", uz: "Qayd yozish" },
			r: { en: "Reply", ru: "Ответить", uz: "Javob berish" },
			c: { en: "Log a call", ru: "Записать звонок", uz: "Qoʻngʻiroqni yozib qoʻyish" },
			z: { en: "Undo the last action", ru: "Отменить последнее действие", uz: "Oxirgi amalni bekor qilish" },
			u: { en: "Back to the list", ru: "Вернуться к списку", uz: "Roʻyxatga qaytish" },
			e: {
				en: "Download the list, or edit the details of a case",
				ru: "Скачать список или изменить данные в карточке",
				uz: "Roʻyxatni yuklab olish yoki kartochkani tahrirlash",
			},
			h: {
				en: "Who changed what in a case",
				ru: "Кто что менял в карточке",
				uz: "Kartochkada kim nimani oʻzgartirgani",
			},
			"Ctrl + Enter": {
				en: "Send what you are writing",
				ru: "Отправить набранный текст",
				uz: "Yozilayotgan matnni joʻnatish",
			},
			"Ctrl + K": { en: "Search everything", ru: "Общий поиск", uz: "Umumiy qidiruv" },
			"/": { en: "Search and filters", ru: "Поиск и фильтры", uz: "Qidiruv va filtrlar" },
			"?": { en: "This list", ru: "Этот список", uz: "Shu roʻyxat" },
		},
		none: {
			en: "Choose a row first: press J.",
			ru: "Сначала выберите строку: нажмите J.",
			uz: "Avval qatorni tanlang: J tugmasini bosing.",
		},
		notHere: {
			en: "This shortcut does not work for this row.",
			ru: "К этой строке это действие неприменимо.",
			uz: "Bu qator uchun bunday amal yoʻq.",
		},
		row: {
			en: (position: number, total: number) => `Row ${formatNumber(position, "en")} of ${formatNumber(total, "en")}`,
			ru: (position: number, total: number) => `Строка ${formatNumber(position, "ru")} из ${formatNumber(total, "ru")}`,
			uz: (position: number, total: number) =>
				`${formatNumber(total, "uz")} tadan ${formatNumber(position, "uz")}-qator`,
		},
	},
} satisfies LocalizedTexts;
