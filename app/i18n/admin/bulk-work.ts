import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { formatNumber } from "../formats.ts";
import { plural } from "../plural.ts";

/** The page that checks, makes and takes back a change of many applications. */
export const bulkWork = {
	title: { en: "Bulk changes", ru: "Массовые изменения", uz: "Ommaviy oʻzgarishlar" },
	earlier: { en: "Your earlier changes", ru: "Ваши прежние изменения", uz: "Avvalgi oʻzgarishlaringiz" },
	applications: {
		en: (count: number) =>
			`${formatNumber(count, "en")} ${plural("en", count, { one: "application", other: "applications" })}`,
		ru: (count: number) =>
			`${formatNumber(count, "ru")}\u00a0${plural("ru", count, { one: "заявка", few: "заявки", other: "заявок" })}`,
		uz: (count: number) => `${formatNumber(count, "uz")}\u00a0ta ariza`,
	},
	states: {
		ready: { en: "Checked", ru: "Проверено", uz: "Tekshirildi" },
		done: { en: "Done", ru: "Выполнено", uz: "Bajarildi" },
		undone: { en: "Undone", ru: "Отменено", uz: "Qaytarildi" },
	},
	none: {
		en: "You have not selected any application. Go back to the list and tick at least one.",
		ru: "Вы не выбрали ни одной заявки. Вернитесь к списку и отметьте хотя бы одну.",
		uz: "Birorta ham ariza tanlanmagan. Roʻyxatga qaytib, kamida bittasini belgilang.",
	},
	tooMany: {
		en: (count: number, most: number) =>
			`You have selected ${formatNumber(count, "en")} applications. You can change up to ${formatNumber(most, "en")} at once.`,
		ru: (count: number, most: number) =>
			`Вы выбрали заявок: ${formatNumber(count, "ru")}. За один раз можно изменить не больше ${formatNumber(most, "ru")}.`,
		uz: (count: number, most: number) =>
			`Siz ${formatNumber(count, "uz")} ta ariza tanladingiz. Bir martada koʻpi bilan ${formatNumber(most, "uz")} tasini oʻzgartirish mumkin.`,
	},
	back: { en: "Back to the list", ru: "К списку", uz: "Roʻyxatga" },
	check: { en: "Check before changing", ru: "Проверить перед изменением", uz: "Oʻzgartirishdan oldin tekshirish" },
	start: { en: "Make the changes", ru: "Изменить", uz: "Oʻzgartirish" },
	dueOn: { en: "Next action date", ru: "Дата следующего действия", uz: "Keyingi ish sanasi" },
	reasonHint: {
		en: "Required for a rejection. Every applicant reads this exactly as you write it.",
		ru: "При отказе причина обязательна. Каждый абитуриент прочитает её именно в таком виде.",
		uz: "Rad etishda sabab majburiy. Har bir abituriyent uni aynan siz yozganingizdek oʻqiydi.",
	},
	template: { en: "Template", ru: "Шаблон", uz: "Shablon" },
	templateHint: {
		en: "Each applicant gets the text in their own language.",
		ru: "Каждый абитуриент получит текст на своём языке.",
		uz: "Har bir abituriyent matnni oʻz tilida oladi.",
	},
	noTemplates: {
		en: "There are no templates yet. Add one first:",
		ru: "Шаблонов пока нет. Сначала добавьте шаблон:",
		uz: "Hali shablon yoʻq. Avval shablon qoʻshing:",
	},
	will: {
		en: (count: number, total: number) =>
			`${formatNumber(count, "en")} of ${formatNumber(total, "en")} will be changed.`,
		ru: (count: number, total: number) =>
			`Будет изменено: ${formatNumber(count, "ru")} из ${formatNumber(total, "ru")}.`,
		uz: (count: number, total: number) =>
			`${formatNumber(total, "uz")} tadan ${formatNumber(count, "uz")} tasi oʻzgaradi.`,
	},
	telegram: {
		en: (count: number) =>
			`${formatNumber(count, "en")} ${plural("en", count, { one: "gets", other: "get" })} a Telegram message.`,
		ru: (count: number) => `Сообщение в\u00a0Telegram получат: ${formatNumber(count, "ru")}.`,
		uz: (count: number) => `${formatNumber(count, "uz")} kishi Telegram xabari oladi.`,
	},
	emails: {
		en: (count: number) =>
			`${formatNumber(count, "en")} ${plural("en", count, { one: "gets", other: "get" })} an email.`,
		ru: (count: number) => `Письмо получат: ${formatNumber(count, "ru")}.`,
		uz: (count: number) => `${formatNumber(count, "uz")} kishi elektron xat oladi.`,
	},
	undoHint: {
		en: "You can undo this for 10 minutes. During that time applicants see no changes, and no emails are sent.",
		ru: "Изменения можно отменить в течение 10\u00a0минут. В это время абитуриенты их не видят, а письма не отправляются.",
		uz: "Oʻzgarishlarni 10\u00a0daqiqa ichida qaytarish mumkin. Shu vaqt ichida abituriyentlar ularni koʻrmaydi va xatlar yuborilmaydi.",
	},
	done: {
		en: (count: number, total: number) => `${formatNumber(count, "en")} of ${formatNumber(total, "en")} changed.`,
		ru: (count: number, total: number) => `Изменено: ${formatNumber(count, "ru")} из ${formatNumber(total, "ru")}.`,
		uz: (count: number, total: number) =>
			`${formatNumber(total, "uz")} tadan ${formatNumber(count, "uz")} tasi oʻzgardi.`,
	},
	undone: {
		en: (count: number, total: number) => `${formatNumber(count, "en")} of ${formatNumber(total, "en")} changed back.`,
		ru: (count: number, total: number) => `Отменено: ${formatNumber(count, "ru")} из ${formatNumber(total, "ru")}.`,
		uz: (count: number, total: number) =>
			`${formatNumber(total, "uz")} tadan ${formatNumber(count, "uz")} tasi avvalgi holiga qaytdi.`,
	},
	undoUntil: { en: "You can undo this until", ru: "Отменить можно до", uz: "Shu vaqtgacha qaytarish mumkin:" },
	undoTooLate: {
		en: "The 10 minutes are over. Applicants can see the changes now.",
		ru: "10\u00a0минут прошли: абитуриенты уже видят изменения.",
		uz: "10\u00a0daqiqa oʻtdi. Abituriyentlar endi oʻzgarishlarni koʻradi.",
	},
	issues: {
		no_email: {
			en: (count: number) =>
				`${formatNumber(count, "en")} ${plural("en", count, { one: "gets", other: "get" })} neither an email nor a Telegram message: call them`,
			ru: (count: number) =>
				`Не получат ни письма, ни сообщения в\u00a0Telegram, позвоните им: ${formatNumber(count, "ru")}`,
			uz: (count: number) =>
				`${formatNumber(count, "uz")} kishi xat ham, Telegram xabari ham olmaydi: ularga qoʻngʻiroq qiling`,
		},
		changed: {
			en: (count: number) => `${formatNumber(count, "en")} skipped: changed by someone in the meantime`,
			ru: (count: number) => `Пропущены, потому что за это время их кто-то изменил: ${formatNumber(count, "ru")}`,
			uz: (count: number) => `${formatNumber(count, "uz")} tasi oʻtkazib yuborildi: shu orada kimdir oʻzgartirgan`,
		},
		changed_since: {
			en: (count: number) => `${formatNumber(count, "en")} not undone: changed by someone since`,
			ru: (count: number) => `Не отменены, потому что их потом кто-то изменил: ${formatNumber(count, "ru")}`,
			uz: (count: number) => `${formatNumber(count, "uz")} tasi qaytarilmadi: keyin kimdir oʻzgartirgan`,
		},
		seen: {
			en: (count: number) => `${formatNumber(count, "en")} not undone: already sent or seen`,
			ru: (count: number) =>
				`Не отменены, потому что абитуриенту уже отправлено письмо или он увидел изменение: ${formatNumber(count, "ru")}`,
			uz: (count: number) => `${formatNumber(count, "uz")} tasi qaytarilmadi: xat yuborilgan yoki abituriyent koʻrgan`,
		},
		gone: {
			en: (count: number) => `${formatNumber(count, "en")} skipped: deleted in the meantime`,
			ru: (count: number) => `Пропущены, потому что за это время их удалили: ${formatNumber(count, "ru")}`,
			uz: (count: number) => `${formatNumber(count, "uz")} tasi oʻtkazib yuborildi: shu orada oʻchirilgan`,
		},
		same: {
			en: (count: number) => `${formatNumber(count, "en")} skipped: no change needed`,
			ru: (count: number) => `Пропущены, потому что менять нечего: ${formatNumber(count, "ru")}`,
			uz: (count: number) => `${formatNumber(count, "uz")} tasi oʻtkazib yuborildi: oʻzgartirish shart emas`,
		},
		closed: {
			en: (count: number) => `${formatNumber(count, "en")} skipped: closed`,
			ru: (count: number) => `Пропущены, потому что закрыты: ${formatNumber(count, "ru")}`,
			uz: (count: number) => `${formatNumber(count, "uz")} tasi oʻtkazib yuborildi: ariza yopilgan`,
		},
		not_our_turn: {
			en: (count: number) => `${formatNumber(count, "en")} skipped: it is not our turn`,
			ru: (count: number) => `Пропущены, потому что следующий шаг не за нами: ${formatNumber(count, "ru")}`,
			uz: (count: number) => `${formatNumber(count, "uz")} tasi oʻtkazib yuborildi: navbat bizda emas`,
		},
		empty_value: {
			en: (count: number) => `${formatNumber(count, "en")} skipped: we have no data for a word in braces`,
			ru: (count: number) =>
				`Пропущены, потому что для слова в фигурных скобках нет данных: ${formatNumber(count, "ru")}`,
			uz: (count: number) =>
				`${formatNumber(count, "uz")} tasi oʻtkazib yuborildi: jingalak qavsdagi soʻz uchun maʼlumot yoʻq`,
		},
		too_long: {
			en: (count: number) => `${formatNumber(count, "en")} skipped: the message would be too long`,
			ru: (count: number) => `Пропущены, потому что сообщение вышло бы слишком длинным: ${formatNumber(count, "ru")}`,
			uz: (count: number) => `${formatNumber(count, "uz")} tasi oʻtkazib yuborildi: xabar juda uzun boʻlib ketadi`,
		},
		suspect: {
			en: (count: number) => `${formatNumber(count, "en")} skipped: possible spam`,
			ru: (count: number) => `Пропущены, потому что похожи на спам: ${formatNumber(count, "ru")}`,
			uz: (count: number) => `${formatNumber(count, "uz")} tasi oʻtkazib yuborildi: spamga oʻxshaydi`,
		},
		refused: {
			en: (count: number) => `${formatNumber(count, "en")} skipped: you no longer have permission`,
			ru: (count: number) => `Пропущены, потому что у Вас больше нет прав: ${formatNumber(count, "ru")}`,
			uz: (count: number) => `${formatNumber(count, "uz")} tasi oʻtkazib yuborildi: sizda endi ruxsat yoʻq`,
		},
		assignee_unavailable: {
			en: (count: number) => `${formatNumber(count, "en")} skipped: the assignee is away`,
			ru: (count: number) => `Пропущены, потому что ответственный отсутствует: ${formatNumber(count, "ru")}`,
			uz: (count: number) => `${formatNumber(count, "uz")} tasi oʻtkazib yuborildi: masʼul hozir ishda yoʻq`,
		},
		other: {
			en: (count: number) => `${formatNumber(count, "en")} skipped because of an error`,
			ru: (count: number) => `Пропущены из-за ошибки: ${formatNumber(count, "ru")}`,
			uz: (count: number) => `${formatNumber(count, "uz")} tasi xato tufayli oʻtkazib yuborildi`,
		},
	},
} satisfies LocalizedTexts;
