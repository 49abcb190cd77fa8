import type { backChoices } from "../../../domain/cases/money/rules.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { fileFaults } from "../shared/file-faults.ts";
import { paymentTexts } from "../shared/payments.ts";
import { navigation } from "./navigation.ts";

/** The page of a case about money, and the lists of who owes and of refunds. */
export const payments = {
	...paymentTexts,
	title: {
		en: (name: string) => `Payments: ${name}`,
		ru: (name: string) => `Платежи: ${name}`,
		uz: (name: string) => `Toʻlovlar: ${name}`,
	},
	toCase: { en: "To the case", ru: "К карточке", uz: "Kartochkaga" },
	intro: {
		en: "The applicant and the family see all of this on their pages, except your notes. No entry can be changed or deleted: a correction undoes a mistake, and both stay visible.",
		ru: "Абитуриент и семья видят всё это на своих страницах, кроме Ваших примечаний. Изменить или удалить запись нельзя: ошибку отменяет исправление, и видны обе записи.",
		uz: "Abituriyent va oila bularning hammasini oʻz sahifasida koʻradi, faqat izohlaringizni koʻrmaydi. Yozuvni oʻzgartirib yoki oʻchirib boʻlmaydi: xatosi bor yozuv tuzatish bilan bekor qilinadi, ikkalasi ham koʻrinib turadi.",
	},
	none: { en: "Nothing has been agreed yet.", ru: "Договорённостей пока нет.", uz: "Hali hech narsa kelishilmagan." },
	terms: { en: "What is refunded, and when", ru: "Что и когда возвращается", uz: "Nima va qachon qaytadi" },
	confirmedBy: {
		en: (name: string) => `confirmed by ${name}`,
		ru: (name: string) => `подтверждение: ${name}`,
		uz: (name: string) => `${name} tasdiqlagan`,
	},
	confirm: { en: "I have counted this cash", ru: "Наличные пересчитаны мной", uz: "Naqd pulni sanadim" },
	ownCash: {
		en: "A colleague has to confirm it.",
		ru: "Подтвердить должен другой сотрудник.",
		uz: "Buni boshqa xodim tasdiqlashi kerak.",
	},
	correct: { en: "Correct", ru: "Исправить", uz: "Tuzatish" },
	correctSum: { en: "How much was too much", ru: "Сколько записано лишнего", uz: "Qanchasi ortiqcha yozilgan" },
	why: { en: "Why", ru: "Причина", uz: "Sababi" },
	addReceipt: { en: "Add a receipt", ru: "Добавить квитанцию", uz: "Kvitansiya qoʻshish" },
	file: {
		en: "A photo or a PDF, up to 12 MB",
		ru: "Фото или PDF, до 12\u00a0МБ",
		uz: "Surat yoki PDF, 12\u00a0MB gacha",
	},
	pay: { en: "Record a payment", ru: "Внести платёж", uz: "Toʻlovni kiritish" },
	payRefund: { en: "Record a refund", ru: "Внести возврат", uz: "Qaytarilgan pulni kiritish" },
	type: { en: "What happened", ru: "Что произошло", uz: "Nima boʻldi" },
	sum: { en: "Sum", ru: "Сумма", uz: "Summa" },
	currency: { en: "Currency", ru: "Валюта", uz: "Valyuta" },
	day: { en: "Day", ru: "День", uz: "Kun" },
	method: { en: "How", ru: "Как", uz: "Qanday" },
	note: {
		en: "Note for colleagues (optional)",
		ru: "Примечание для коллег (необязательно)",
		uz: "Hamkasblar uchun izoh (ixtiyoriy)",
	},
	agree: { en: "New agreement", ru: "Новая договорённость", uz: "Yangi kelishuv" },
	save: { en: "Save", ru: "Сохранить", uz: "Saqlash" },
	fillIn: { en: "Fill in from our fees:", ru: "Заполнить по нашим ценам:", uz: "Narxlarimizdan toʻldirish:" },
	noFees: {
		en: "The table of our fees and refunds is empty: fill it in under Company and fees.",
		ru: "Таблица наших цен и возвратов пуста: заполните её в разделе «Компания и цены».",
		uz: "Narxlar va qaytarish jadvali boʻsh: uni “Kompaniya va narxlar” boʻlimida toʻldiring.",
	},
	what: {
		en: "What for, in the applicant’s language",
		ru: "За что, на языке абитуриента",
		uz: "Nima uchun, abituriyent tilida",
	},
	payee: { en: "Who is paid", ru: "Кому платят", uz: "Kimga toʻlanadi" },
	firstDay: { en: "Due on", ru: "Срок оплаты", uz: "Toʻlov muddati" },
	firstSum: {
		en: "Sum then (empty: all the rest)",
		ru: "Сумма к сроку (пусто: весь остаток)",
		uz: "Shu kungi summa (boʻsh: qolgan hammasi)",
	},
	moreDays: { en: "In several parts", ru: "Частями", uz: "Boʻlib toʻlash" },
	nextDay: {
		en: (number: number) => `Due on (${number})`,
		ru: (number: number) => `Срок (${number})`,
		uz: (number: number) => `Muddat (${number})`,
	},
	nextSum: {
		en: (number: number) => `Sum (${number})`,
		ru: (number: number) => `Сумма (${number})`,
		uz: (number: number) => `Summa (${number})`,
	},
	backs: {
		all: { en: "everything is refunded", ru: "возвращается всё", uz: "hammasi qaytadi" },
		part: { en: "a part is refunded", ru: "возвращается часть", uz: "bir qismi qaytadi" },
		nothing: { en: "nothing is refunded", ru: "не возвращается ничего", uz: "hech narsa qaytmaydi" },
	} satisfies Record<(typeof backChoices)[number], LocalizedText>,
	percent: { en: "Percent, for a part", ru: "Процент, если часть", uz: "Bir qismi boʻlsa, foizi" },
	termsHint: {
		en: "In the applicant’s language: what is refunded, when, and what to send us for it.",
		ru: "На языке абитуриента: что и когда возвращается и что для этого прислать.",
		uz: "Abituriyent tilida: nima va qachon qaytadi, buning uchun nima yuborish kerak.",
	},
	end: { en: "End this agreement", ru: "Завершить договорённость", uz: "Kelishuvni tugatish" },
	endHint: {
		en: "The applicant pays nothing more under it. What was paid stays on record.",
		ru: "Платить по ней больше не нужно. Что оплачено, остаётся в учёте.",
		uz: "Bu boʻyicha boshqa toʻlov kerak emas. Toʻlangan pul hisobda qoladi.",
	},
	issues: {
		instalments_differ: {
			en: "The parts do not add up to the sum. Check them.",
			ru: "Части не складываются в сумму. Проверьте их.",
			uz: "Qismlar yigʻindisi summaga teng emas. Tekshiring.",
		},
		in_the_future: {
			en: "This day has not come yet. Enter what has happened.",
			ru: "Этот день ещё не наступил. Вносите то, что уже произошло.",
			uz: "Bu kun hali kelmagan. Boʻlib oʻtgan narsani kiriting.",
		},
		refund_open: {
			en: "A refund of this agreement is open. Enter what comes back at that refund.",
			ru: "По этой договорённости открыт возврат. Внесите выплату в нём.",
			uz: "Bu kelishuv boʻyicha qaytarish ochiq. Qaytgan pulni oʻsha yerda kiriting.",
		},
		refund_too_large: {
			en: "This is more than can be refunded. Check the sum.",
			ru: "Это больше, чем можно вернуть. Проверьте сумму.",
			uz: "Bu qaytarish mumkin boʻlganidan koʻp. Summani tekshiring.",
		},
		waived_too_large: {
			en: "This is more than is still owed.",
			ru: "Это больше, чем осталось оплатить.",
			uz: "Bu toʻlash kerak boʻlganidan koʻp.",
		},
		correction_too_large: {
			en: "This is more than the entry itself.",
			ru: "Это больше самой записи.",
			uz: "Bu yozuvning oʻzidan katta.",
		},
		refunded_already: {
			en: "Part of it has already been refunded. Correct the refund first.",
			ru: "Часть уже возвращена. Сначала исправьте возврат.",
			uz: "Bir qismi qaytarib boʻlingan. Avval qaytarishni tuzating.",
		},
		second_person: {
			en: "You entered this cash, so a colleague has to confirm it.",
			ru: "Эти наличные внесли Вы, поэтому подтвердить их должен другой сотрудник.",
			uz: "Bu naqd pulni siz kiritgansiz, shuning uchun boshqa xodim tasdiqlashi kerak.",
		},
		confirmed_already: { en: "It is already confirmed.", ru: "Уже подтверждено.", uz: "Allaqachon tasdiqlangan." },
		agreement_over: {
			en: "This agreement has ended.",
			ru: "Эта договорённость завершена.",
			uz: "Bu kelishuv tugatilgan.",
		},
		refund_over: {
			en: "This refund has already been paid or closed.",
			ru: "Этот возврат уже выплачен или закрыт.",
			uz: "Bu qaytarish allaqachon toʻlangan yoki yopilgan.",
		},
		...fileFaults,
		no_file: { en: "Choose a file.", ru: "Выберите файл.", uz: "Faylni tanlang." },
	},
	lists: {
		label: navigation.entries.payments,
		owing: { en: "Who owes", ru: "Кто должен", uz: "Kim qarzdor" },
		refunds: { en: "Refunds", ru: "Возвраты", uz: "Qaytarishlar" },
		noOwing: { en: "Nobody owes anything.", ru: "Никто ничего не должен.", uz: "Hech kimning qarzi yoʻq." },
		noRefunds: { en: "No refund is open.", ru: "Открытых возвратов нет.", uz: "Ochiq qaytarishlar yoʻq." },
		who: { en: "Who", ru: "Кто", uz: "Kim" },
		owed: { en: "Still to pay", ru: "Осталось оплатить", uz: "Toʻlash kerak" },
		dueOn: { en: "Due on", ru: "Срок", uz: "Muddat" },
		late: { en: "overdue", ru: "просрочено", uz: "muddati oʻtgan" },
		due: { en: "To be refunded", ru: "Нужно вернуть", uz: "Qaytarilishi kerak" },
		days: { en: "Days", ru: "Дней", uz: "Necha kun" },
	},
} satisfies LocalizedTexts;
