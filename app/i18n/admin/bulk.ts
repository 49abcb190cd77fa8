import type { BulkAction } from "../../../domain/cases/bulk/schema.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { formatNumber } from "../formats.ts";

/** Work on many applications at once, reply templates, and the trash. */
export const bulk = {
	selection: {
		title: { en: "Selected rows", ru: "Выбранные строки", uz: "Tanlangan qatorlar" },
		select: {
			en: (name: string) => `Select ${name}`,
			ru: (name: string) => `Выбрать: ${name}`,
			uz: (name: string) => `Tanlash: ${name}`,
		},
		allOnPage: { en: "Select all on this page", ru: "Выбрать все на странице", uz: "Sahifadagi hammasini tanlash" },
		count: {
			en: (count: number) => `${formatNumber(count, "en")} selected`,
			ru: (count: number) => `Выбрано: ${formatNumber(count, "ru")}`,
			uz: (count: number) => `${formatNumber(count, "uz")}\u00a0ta tanlandi`,
		},
		action: {
			en: "What to do with the selected rows",
			ru: "Что сделать с выбранными строками",
			uz: "Tanlangan qatorlar bilan nima qilinadi",
		},
		actions: {
			assign: { en: "Assign", ru: "Назначить ответственного", uz: "Masʼul tayinlash" },
			office: { en: "Change the office", ru: "Изменить офис", uz: "Ofisni oʻzgartirish" },
			next_action: {
				en: "Set the next action date",
				ru: "Назначить дату следующего действия",
				uz: "Keyingi ish sanasini belgilash",
			},
			status: { en: "Change the status", ru: "Изменить статус", uz: "Holatni oʻzgartirish" },
			note: { en: "Add a note", ru: "Добавить заметку", uz: "Qayd qoʻshish" },
			message: { en: "Send a message", ru: "Отправить сообщение", uz: "Xabar yuborish" },
			close: { en: "Close", ru: "Закрыть", uz: "Yopish" },
		} satisfies Record<BulkAction, LocalizedText>,
		/** What is done at once. */
		spam: { en: "Spam", ru: "Спам", uz: "Spam" },
		closed: { en: "Close", ru: "Закрыть", uz: "Yopish" },
		go: { en: "Continue", ru: "Продолжить", uz: "Davom etish" },
		goAll: {
			en: (total: number) => `Continue with all matches (${formatNumber(total, "en")})`,
			ru: (total: number) => `Продолжить со всеми найденными (${formatNumber(total, "ru")})`,
			uz: (total: number) => `Barcha topilganlar bilan davom etish (${formatNumber(total, "uz")})`,
		},
		onlyPage: {
			en: (onPage: number, total: number) =>
				`This page shows ${formatNumber(onPage, "en")} of ${formatNumber(total, "en")}. To select more at once, show more per page.`,
			ru: (onPage: number, total: number) =>
				`На этой странице ${formatNumber(onPage, "ru")} из ${formatNumber(total, "ru")}. Чтобы выбрать больше, увеличьте число строк на странице.`,
			uz: (onPage: number, total: number) =>
				`Bu sahifada ${formatNumber(total, "uz")} tadan ${formatNumber(onPage, "uz")} tasi koʻrinadi. Koʻproq tanlash uchun sahifadagi qatorlar sonini oshiring.`,
		},
	},
	templates: {
		title: { en: "Reply templates", ru: "Шаблоны ответов", uz: "Javob shablonlari" },
		hint: {
			en: "Texts you send often. Choose one when you answer an applicant: it appears in their language, and you can edit it before you send it.",
			ru: "Тексты, которые Вы часто отправляете. Выберите шаблон в ответе абитуриенту: текст появится на его языке, и перед отправкой его можно изменить.",
			uz: "Tez-tez yuboradigan matnlaringiz. Abituriyentga javob yozayotganda shablonni tanlang: matn uning tilida chiqadi va uni yuborishdan oldin oʻzgartirish mumkin.",
		},
		wordsHint: {
			en: "We fill in {name}, {reference}, {next} (the next step) and its {date}, {program}, {university}, {sum} (the first year), {consultant} (you) and {office}. One language is enough: it is used where the others are missing.",
			ru: "Мы подставим {name} (имя), {reference} (номер заявки), {next} (следующий шаг), {date} (его срок), {program} (программа), {university} (университет), {sum} (сумма за первый год), {consultant} (Вы) и {office} (офис). Достаточно одного языка: он заменит недостающие.",
			uz: "{name} (ism), {reference} (ariza raqami), {next} (keyingi qadam), {date} (uning muddati), {program} (dastur), {university} (universitet), {sum} (birinchi yil summasi), {consultant} (siz) va {office} (ofis) oʻrniga tegishli maʼlumot qoʻyiladi. Bitta til kifoya: boshqalari boʻlmasa, oʻsha ishlatiladi.",
		},
		fields: {
			name: { en: "Name", ru: "Название", uz: "Nomi" },
			text: { en: "Text", ru: "Текст", uz: "Matn" },
		},
		choose: { en: "Insert a template", ru: "Вставить шаблон", uz: "Shablon qoʻyish" },
		insert: { en: "Insert", ru: "Вставить", uz: "Qoʻyish" },
		missing: {
			en: (words: string) => `Fill in ${words} before you send the answer.`,
			ru: (words: string) => `Перед отправкой замените ${words} своим текстом.`,
			uz: (words: string) => `Yuborishdan oldin ${words} oʻrniga matn yozing.`,
		},
	},
	undo: {
		button: { en: "Undo", ru: "Отменить", uz: "Qaytarish" },
	},
	trash: {
		title: { en: "Trash", ru: "Корзина", uz: "Savat" },
		hint: {
			en: "Deleted applications, messages and content stay here for 30 days, with all their data. Then we delete them for good.",
			ru: "Удалённые заявки, обращения и записи хранятся здесь 30\u00a0дней вместе со всеми данными. Затем мы удаляем их навсегда.",
			uz: "Oʻchirilgan arizalar, murojaatlar va yozuvlar barcha maʼlumotlari bilan shu yerda 30\u00a0kun saqlanadi. Soʻng ularni butunlay oʻchiramiz.",
		},
		deleteHint: {
			en: "It will be moved to the trash. You can restore it for 30 days.",
			ru: "Запись попадёт в корзину. Её можно будет восстановить в течение 30\u00a0дней.",
			uz: "Yozuv savatga tushadi. Uni 30\u00a0kun ichida tiklash mumkin.",
		},
		empty: { en: "The trash is empty.", ru: "Корзина пуста.", uz: "Savat boʻsh." },
		record: { en: "Deleted", ru: "Удалено", uz: "Oʻchirilgan" },
		noun: { en: "What", ru: "Что", uz: "Nima" },
		deletedAt: { en: "When", ru: "Когда", uz: "Qachon" },
		deletedBy: { en: "By", ru: "Кто", uz: "Kim" },
		keptUntil: { en: "Can be restored until", ru: "Можно восстановить до", uz: "Shu vaqtgacha tiklash mumkin" },
		restore: { en: "Restore", ru: "Восстановить", uz: "Tiklash" },
		deleteForGood: { en: "Delete for good", ru: "Удалить навсегда", uz: "Butunlay oʻchirish" },
	},
} satisfies LocalizedTexts;
