import type { ReturnReason, ShownState } from "../../../domain/documents/rules.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { documentNames, documentStages, documentTerms, issuedFromText, returnTexts } from "../shared/documents.ts";

/** Papers of applicants: asking for them and reviewing them. */
export const papers = {
	...{ names: documentNames, stages: documentStages, ...documentTerms },
	none: { en: "No documents asked for yet.", ru: "Пока не запрошены.", uz: "Hali soʻralmagan." },
	ask: { en: "Ask for documents", ru: "Запросить документы", uz: "Hujjat soʻrash" },
	askTitle: {
		en: (name: string) => `Ask ${name} for documents`,
		ru: (name: string) => `Запросить документы: ${name}`,
		uz: (name: string) => `${name}: hujjat soʻrash`,
	},
	unknown: {
		en: "Enter the citizenship (under “Details”) and the visa type (under “Applications”) in the case: the rules then show which documents are needed. You can already ask for single documents.",
		ru: "Укажите в карточке гражданство (раздел «Данные») и тип визы (раздел «Заявки»): тогда правила покажут, какие документы нужны. Отдельные документы можно запросить и сейчас.",
		uz: "Kartochkada fuqarolikni (“Maʼlumotlar” boʻlimi) va viza turini (“Arizalar” boʻlimi) kiriting: shunda qoidalar qaysi hujjatlar kerakligini koʻrsatadi. Alohida hujjatlarni hozir ham soʻrash mumkin.",
	},
	pack: {
		make: { en: "Make a pack", ru: "Собрать пакет", uz: "Toʻplam tuzish" },
		title: {
			en: (university: string) => `Pack for ${university}`,
			ru: (university: string) => `Пакет документов: ${university}`,
			uz: (university: string) => `${university} uchun hujjatlar toʻplami`,
		},
		noUniversity: {
			en: "Choose the university of the application first.",
			ru: "Сначала выберите университет в заявке.",
			uz: "Avval arizada universitetni tanlang.",
		},
		noTemplate: {
			en: "This university has no pack template yet.",
			ru: "Для этого университета ещё нет шаблона пакета.",
			uz: "Bu universitet uchun toʻplam shabloni hali yoʻq.",
		},
		add: { en: "Add a template", ru: "Добавить шаблон", uz: "Shablon qoʻshish" },
		template: { en: "Template", ru: "Шаблон", uz: "Shablon" },
		show: { en: "Show", ru: "Показать", uz: "Koʻrsatish" },
		agreed: {
			en: (day: string) => `The applicant agreed on ${day}.`,
			ru: (day: string) => `Согласие дано: ${day}`,
			uz: (day: string) => `Abituriyent ${day} kuni rozilik bergan.`,
		},
		notAgreed: {
			en: "The applicant has not agreed to give the documents to this university. They can do so on the page “My documents”.",
			ru: "Абитуриент ещё не дал согласия на передачу документов этому университету. Это можно сделать на странице «Мои документы».",
			uz: "Abituriyent hujjatlarni bu universitetga berishga hali rozilik bermagan. Buni “Hujjatlarim” sahifasida qilish mumkin.",
		},
		complete: { en: "Nothing is missing.", ru: "Все документы на месте.", uz: "Hamma hujjat bor." },
		missing: {
			en: (count: number) => `Missing documents: ${count}`,
			ru: (count: number) => `Не хватает документов: ${count}`,
			uz: (count: number) => `Yetishmayotgan hujjatlar: ${count}`,
		},
		states: {
			included: { en: "in the pack", ru: "в пакете", uz: "toʻplamda" },
			not_asked: { en: "not asked for", ru: "не запрошен", uz: "soʻralmagan" },
			at_office: {
				en: "on paper at the office, no file",
				ru: "на бумаге в офисе, файла нет",
				uz: "ofisda qogʻozda, fayli yoʻq",
			},
		},
		size: { en: "Size", ru: "Размер", uz: "Hajmi" },
		tooLarge: {
			en: "Too large for one PDF: you get a ZIP.",
			ru: "Для одного PDF слишком много: Вы получите ZIP.",
			uz: "Bitta PDF uchun juda katta: ZIP yuklanadi.",
		},
		safe: {
			en: "Upload it on the university’s site. Do not send it in a chat. The applicant sees that you made it.",
			ru: "Загрузите его на сайте университета. Не отправляйте в чатах. Абитуриент увидит, что пакет собран.",
			uz: "Uni universitet saytiga yuklang. Chatda yubormang. Abituriyent toʻplam tuzilganini koʻradi.",
		},
		download: { en: "Download", ru: "Скачать", uz: "Yuklab olish" },
	},
	byRules: { en: "By the rules", ru: "По правилам", uz: "Qoidalar boʻyicha" },
	byHand: { en: "Another document", ru: "Другой документ", uz: "Boshqa hujjat" },
	noOther: { en: "none", ru: "нет", uz: "yoʻq" },
	stage: { en: "What it is for", ru: "Для чего", uz: "Nima uchun" },
	dueOn: { en: "Needed by", ru: "Срок", uz: "Qaysi kungacha kerak" },
	note: {
		en: "Note, in the applicant’s language",
		ru: "Примечание на языке абитуриента",
		uz: "Izoh, abituriyent tilida",
	},
	states: {
		needed: { en: "waiting for the applicant", ru: "ждём от абитуриента", uz: "abituriyentdan kutilmoqda" },
		returned: { en: "sent back", ru: "возвращён", uz: "qaytarilgan" },
		received: { en: "to check", ru: "на проверку", uz: "tekshirish kerak" },
		accepted: { en: "accepted", ru: "принят", uz: "qabul qilingan" },
		not_needed: { en: "not needed", ru: "не нужен", uz: "kerak emas" },
		expired: { en: "too old", ru: "устарел", uz: "eskirgan" },
	} satisfies Record<ShownState, LocalizedText>,
	by: { en: (day: string) => `by ${day}`, ru: (day: string) => `до ${day}`, uz: (day: string) => `${day}gacha` },
	holds: {
		en: (day: string) => `valid until ${day}`,
		ru: (day: string) => `действителен до ${day}`,
		uz: (day: string) => `${day}gacha amal qiladi`,
	},
	issued: {
		en: (day: string) => `issued on ${day}`,
		ru: (day: string) => `выдан ${day}`,
		uz: (day: string) => `${day}da berilgan`,
	},
	list: { en: "All documents of the application", ru: "Все документы заявки", uz: "Arizaning barcha hujjatlari" },
	viewer: { en: "What was sent", ru: "Что прислано", uz: "Yuborilgan hujjat" },
	nothing: {
		en: "Nothing was sent. If the document was brought to the office, you can accept it.",
		ru: "Ничего не прислано. Если документ принесли в офис, его можно принять.",
		uz: "Hech narsa yuborilmagan. Hujjat ofisga olib kelingan boʻlsa, uni qabul qilishingiz mumkin.",
	},
	page: {
		en: (number: number) => `Page ${number}`,
		ru: (number: number) => `Страница ${number}`,
		uz: (number: number) => `${number}-sahifa`,
	},
	pdfFailed: {
		en: "This PDF cannot be shown here. Please download it.",
		ru: "Показать этот PDF здесь не удалось. Скачайте его.",
		uz: "Bu PDF ni shu yerda koʻrsatib boʻlmaydi. Uni yuklab oling.",
	},
	openPdf: { en: "Download the PDF", ru: "Скачать PDF", uz: "PDF ni yuklab olish" },
	wholePdf: {
		en: "Download everything as one PDF",
		ru: "Скачать всё одним PDF",
		uz: "Hammasini bitta PDF qilib yuklab olish",
	},
	decide: { en: "Decision", ru: "Решение", uz: "Qaror" },
	issuedFrom: issuedFromText,
	issuedOn: { en: "Date of issue", ru: "Дата выдачи", uz: "Berilgan sana" },
	accept: { en: "Accept", ru: "Принять", uz: "Qabul qilish" },
	return: { en: "Send back", ru: "Вернуть", uz: "Qaytarish" },
	returnHint: {
		en: "The applicant reads the reason in their own language.",
		ru: "Абитуриент прочитает причину на своём языке.",
		uz: "Abituriyent sababni oʻz tilida oʻqiydi.",
	},
	reason: { en: "Reason", ru: "Причина", uz: "Sabab" },
	reasons: returnTexts satisfies Record<ReturnReason, LocalizedText>,
	words: {
		en: "In your own words (optional)",
		ru: "Своими словами (необязательно)",
		uz: "Oʻz soʻzingiz bilan (ixtiyoriy)",
	},
	waive: { en: "Not needed", ru: "Не нужен", uz: "Kerak emas" },
	next: { en: "Next to check", ru: "Следующий на проверку", uz: "Keyingi hujjat" },
	toCase: { en: "To the case", ru: "К карточке", uz: "Kartochkaga" },
	keys: {
		en: "Keys: A accept, R send back, N next, U to the case.",
		ru: "Клавиши: A — принять, R — вернуть, N — следующий, U — к карточке.",
		uz: "Tugmalar: A — qabul qilish, R — qaytarish, N — keyingi, U — kartochkaga.",
	},
	issues: {
		required: { en: "This is needed.", ru: "Это нужно указать.", uz: "Buni kiritish shart." },
		bad_date: { en: "This date does not exist.", ru: "Такой даты нет.", uz: "Bunday sana yoʻq." },
		in_the_future: { en: "This date is in the future.", ru: "Эта дата в будущем.", uz: "Bu sana hali kelmagan." },
		too_old_then: {
			en: "It will be too old when it is needed. Send it back as too old.",
			ru: "К нужному дню документ устареет. Верните его с причиной «устареет».",
			uz: "Kerakli kunga kelib eskirib qoladi. “Eskirib qoladi” sababi bilan qaytaring.",
		},
		other: { en: "Please check this.", ru: "Проверьте это поле.", uz: "Buni tekshiring." },
	},
} satisfies LocalizedTexts;
