import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { formatNumber } from "../formats.ts";
import { plural } from "../plural.ts";
import { fields, filters } from "../shared/fields.ts";
import { log } from "./log.ts";
import { navigation } from "./navigation.ts";

export const blog = {
	add: { en: "Add post", ru: "Добавить статью", uz: "Maqola qoʻshish" },
	editTitle: { en: "Edit post", ru: "Изменить статью", uz: "Maqolani tahrirlash" },
	addFailed: { en: "Failed to create blog post", ru: "Не удалось создать статью", uz: "Maqola yaratib boʻlmadi" },
	updateFailed: {
		en: "Failed to update blog post",
		ru: "Не удалось изменить статью",
		uz: "Maqolani yangilab boʻlmadi",
	},
	search: {
		en: "Search by title or text",
		ru: "Поиск по заголовку или тексту",
		uz: "Qidirish: sarlavha yoki matn",
	},
	publish: { en: "Publish", ru: "Опубликовать", uz: "Nashr qilish" },
	unpublish: { en: "Unpublish", ru: "Снять с публикации", uz: "Nashrdan olish" },
	empty: {
		en: "No posts yet. Add the first one: visitors see it once you publish it.",
		ru: "Статей пока нет. Добавьте первую: посетители увидят её после публикации.",
		uz: "Hozircha maqola yoʻq. Birinchisini qoʻshing: nashr qilingach, uni hamma koʻradi.",
	},
	noAuthor: { en: "the team", ru: "команда", uz: "jamoa" },
	fields: fields.posts,
	filters: filters.posts,
} satisfies LocalizedTexts;

export const auditLog = {
	...log,
	title: navigation.entries.log,
	at: { en: "When", ru: "Когда", uz: "Qachon" },
	by: { en: "Who", ru: "Кто", uz: "Kim" },
	action: { en: "What", ru: "Что", uz: "Nima" },
	record: { en: "Record", ru: "Запись", uz: "Yozuv" },
	detail: { en: "Details", ru: "Подробности", uz: "Tafsilotlar" },
	network: { en: "From", ru: "Откуда", uz: "Qayerdan" },
	signed: {
		en: (from: number, through: number) => `Signed from entry ${from} to entry ${through}.`,
		ru: (from: number, through: number) => `Подписаны записи с ${from} по ${through}.`,
		uz: (from: number, through: number) => `${from} dan ${through} gacha boʻlgan yozuvlar imzolangan.`,
	},
	whole: {
		en: "The log is complete and unchanged.",
		ru: "Журнал полный, и его никто не менял.",
		uz: "Jurnal toʻliq, uni hech kim oʻzgartirmagan.",
	},
	broken: {
		en: (id: number) => `Someone has changed the log: entry ${formatNumber(id, "en")} differs from what we recorded.`,
		ru: (id: number) => `Журнал кто-то изменил: запись ${formatNumber(id, "ru")} отличается от внесённой.`,
		uz: (id: number) => `Jurnalni kimdir oʻzgartirgan: ${formatNumber(id, "uz")}-yozuv kiritilganidan farq qiladi.`,
	},
} satisfies LocalizedTexts;

export const translations = {
	title: navigation.entries.translations,
	pictures: { en: "Pictures", ru: "Изображения", uz: "Rasmlar" },
	kinds: { en: "Kinds", ru: "Разделы", uz: "Boʻlimlar" },
	counts: {
		missing: {
			en: (count: number) =>
				count === 0
					? "no texts are missing"
					: plural("en", count, { one: "1 text is missing", other: `${formatNumber(count, "en")} texts are missing` }),
			ru: (count: number) =>
				count === 0
					? "все тексты на месте"
					: plural("ru", count, {
							one: `не хватает ${formatNumber(count, "ru")} текста`,
							other: `не хватает ${formatNumber(count, "ru")} текстов`,
						}),
			uz: (count: number) => (count === 0 ? "hamma matn bor" : `${formatNumber(count, "uz")} ta matn yetishmaydi`),
		},
		older: {
			en: (count: number) =>
				`${formatNumber(count, "en")} ${plural("en", count, { one: "translation is", other: "translations are" })} behind the English text`,
			ru: (count: number) =>
				`${formatNumber(count, "ru")} ${plural("ru", count, { one: "перевод отстал", few: "перевода отстали", other: "переводов отстали" })} от английского текста`,
			uz: (count: number) => `${formatNumber(count, "uz")} ta tarjima inglizcha matndan orqada qolgan`,
		},
	},
	states: {
		missing: { en: "missing", ru: "не заполнено", uz: "toʻldirilmagan" },
		older: { en: "behind the English text", ru: "отстал от английского текста", uz: "inglizcha matndan orqada" },
	},
	stillCorrect: { en: "Still correct", ru: "Всё ещё верно", uz: "Hali ham toʻgʻri" },
	nothing: {
		en: "No texts are missing, and no translation is behind the English text.",
		ru: "Все тексты на месте, и ни один перевод не отстал от английского текста.",
		uz: "Hamma matn bor va hech bir tarjima inglizcha matndan orqada qolmagan.",
	},
} satisfies LocalizedTexts;

export const versions = {
	title: { en: "Earlier versions", ru: "Прежние версии", uz: "Oldingi nusxalar" },
	until: {
		en: (version: number) => `No. ${formatNumber(version, "en")}, until`,
		ru: (version: number) => `№ ${formatNumber(version, "ru")}, до`,
		uz: (version: number) => `${formatNumber(version, "uz")}-nusxa, amal qilgan vaqti:`,
	},
	removed: { en: "In this version", ru: "Было в этой версии", uz: "Shu nusxada bor edi" },
	added: { en: "there now", ru: "есть сейчас", uz: "hozir bor" },
	same: {
		en: "This version is the same as the current one.",
		ru: "Эта версия не отличается от нынешней.",
		uz: "Bu nusxa hozirgisidan farq qilmaydi.",
	},
	whole: { en: "The whole version", ru: "Версия целиком", uz: "Nusxaning hammasi" },
	restore: { en: "Restore this version", ru: "Восстановить эту версию", uz: "Shu nusxani tiklash" },
	none: {
		en: "No one has changed anything here yet. We keep the last 20 versions.",
		ru: "Здесь ещё ничего не меняли. Хранятся последние 20 версий.",
		uz: "Bu yerda hali hech narsa oʻzgartirilmagan. Oxirgi 20 ta nusxa saqlanadi.",
	},
} satisfies LocalizedTexts;

export const launch = {
	title: { en: "Before you open the site", ru: "Перед открытием сайта", uz: "Saytni ochishdan oldin" },
	progress: {
		en: (done: number, all: number) => `${done} of ${all} done.`,
		ru: (done: number, all: number) => `Готово ${done} из ${all}.`,
		uz: (done: number, all: number) => `${all} tadan ${done} tasi tayyor.`,
	},
	done: { en: "What is done", ru: "Что уже готово", uz: "Nimalar tayyor" },
	isDone: { en: "Done", ru: "Готово", uz: "Tayyor" },
	isOpen: { en: "To do", ru: "Нужно сделать", uz: "Bajarish kerak" },
	tasks: {
		examples: {
			en: "Remove the example people when you have looked around.",
			ru: "Когда осмотритесь, удалите примеры абитуриентов.",
			uz: "Panel bilan tanishib boʻlgach, namunaviy abituriyentlarni oʻchiring.",
		},
		sample: {
			en: "Replace the sample records, then hide the line about them.",
			ru: "Замените демонстрационные записи, затем скройте строку о них.",
			uz: "Namunaviy yozuvlarni almashtiring, keyin ular haqidagi qatorni yashiring.",
		},
		legal: {
			en: "Enter who is responsible: registered name, registration number, address.",
			ru: "Укажите, кто отвечает за сайт: зарегистрированное название, номер и адрес.",
			uz: "Sayt uchun kim javobgar ekanini kiriting: roʻyxatdan oʻtgan nomi, raqami va manzili.",
		},
		fees: {
			en: "Publish what you charge and what you refund.",
			ru: "Опубликуйте цены своих услуг и условия возврата.",
			uz: "Qancha olishingiz va nimani qaytarishingizni eʼlon qiling.",
		},
		terms: {
			en: "The terms and the privacy notice are templates. Have a lawyer review them, then ask the server’s administrator to enter your text.",
			ru: "Условия и политика конфиденциальности — пока шаблоны. Покажите их юристу, затем попросите администратора сервера внести Ваш текст.",
			uz: "Shartlar va maxfiylik siyosati — hozircha shablon. Ularni huquqshunosga koʻrsating, keyin server administratoridan oʻz matningizni kiritishni soʻrang.",
		},
		offices: {
			en: "Enter your offices: addresses, phone numbers and email addresses.",
			ru: "Укажите свои офисы: адреса, телефоны и электронную почту.",
			uz: "Ofislaringizni kiriting: manzil, telefon va elektron pochta.",
		},
		owner: {
			en: "An owner signs in as owner@example.com, where nobody receives email. Add an owner with your own email address, sign in as that owner, then delete the old account.",
			ru: "Один из владельцев входит как owner@example.com: письма туда никому не приходят. Добавьте владельца со своим адресом почты, войдите с этим адресом, затем удалите старый аккаунт.",
			uz: "Sayt egalaridan biri owner@example.com manzili bilan kiradi: u yerga kelgan xatlarni hech kim olmaydi. Oʻz pochtangiz bilan sayt egasini qoʻshing, uning nomidan kiring, keyin eski hisobni oʻchiring.",
		},
		"two-factor": {
			en: "Turn on two-step sign-in for every owner.",
			ru: "Включите двухэтапный вход для каждого владельца.",
			uz: "Har bir sayt egasi uchun ikki bosqichli kirishni yoqing.",
		},
		staff: {
			en: "Decide who manages staff: owners and admins, or only owners.",
			ru: "Решите, кто управляет сотрудниками: владельцы и администраторы или только владельцы.",
			uz: "Xodimlarni kim boshqarishini hal qiling: sayt egalari va administratorlarmi yoki faqat sayt egalari.",
		},
		address: {
			en: "Links in emails and messages lead to localhost. Ask the server’s administrator to set the site’s public address.",
			ru: "Ссылки в письмах и сообщениях ведут на localhost. Попросите администратора сервера указать публичный адрес сайта.",
			uz: "Xatlar va xabarlardagi havolalar localhost manziliga olib boradi. Server administratoridan saytning ochiq manzilini koʻrsatishni soʻrang.",
		},
		backups: {
			en: "Backups are not scheduled. Ask the server’s administrator to schedule them.",
			ru: "Резервное копирование не настроено. Попросите администратора сервера настроить его по расписанию.",
			uz: "Zaxira nusxalash sozlanmagan. Server administratoridan uni jadval boʻyicha sozlashni soʻrang.",
		},
		chat: {
			en: "The staff chat is not connected, so new applications are not announced there. Ask the server’s administrator to connect it.",
			ru: "Чат сотрудников не подключён: сообщения о новых заявках туда не приходят. Попросите администратора сервера подключить его.",
			uz: "Xodimlar chati ulanmagan: yangi arizalar haqidagi xabarlar u yerga kelmaydi. Server administratoridan uni ulashni soʻrang.",
		},
		mail: {
			en: "No mail server is connected, so no email is sent. Ask the server’s administrator to connect one.",
			ru: "Почтовый сервер не подключён: письма не отправляются. Попросите администратора сервера подключить его.",
			uz: "Pochta serveri ulanmagan: xatlar yuborilmaydi. Server administratoridan uni ulashni soʻrang.",
		},
		visa: {
			en: "The visa portal is not connected, so the visa check shows demo results. Ask the server’s administrator to connect it.",
			ru: "Визовый портал не подключён: проверка визы показывает демонстрационный ответ. Попросите администратора сервера подключить портал.",
			uz: "Viza portali ulanmagan: viza tekshiruvi namunaviy javob koʻrsatadi. Server administratoridan uni ulashni soʻrang.",
		},
	},
} satisfies LocalizedTexts;
