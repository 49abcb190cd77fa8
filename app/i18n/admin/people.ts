import type { CloseReason, VisaType } from "../../../domain/cases/applications/schema.ts";
import type { ContactSource } from "../../../domain/cases/contacts/schema.ts";
import type { SubmissionMessage } from "../../../domain/messaging/list-deliveries.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";

export const visaTypes = {
	"D-2-1": { en: "D-2-1: associate degree", ru: "D-2-1: колледж (associate)", uz: "D-2-1: kollej (associate)" },
	"D-2-2": { en: "D-2-2: bachelor’s degree", ru: "D-2-2: бакалавриат", uz: "D-2-2: bakalavriat" },
	"D-2-3": { en: "D-2-3: master’s degree", ru: "D-2-3: магистратура", uz: "D-2-3: magistratura" },
	"D-2-4": { en: "D-2-4: doctorate", ru: "D-2-4: докторантура", uz: "D-2-4: doktorantura" },
	"D-2-5": { en: "D-2-5: research", ru: "D-2-5: научная работа", uz: "D-2-5: ilmiy tadqiqot" },
	"D-2-6": { en: "D-2-6: exchange", ru: "D-2-6: обмен", uz: "D-2-6: almashinuv" },
	"D-2-7": { en: "D-2-7: work and study", ru: "D-2-7: учёба с работой", uz: "D-2-7: oʻqish va ish" },
	"D-2-8": { en: "D-2-8: short-term study", ru: "D-2-8: краткосрочная учёба", uz: "D-2-8: qisqa muddatli oʻqish" },
	"D-4-1": { en: "D-4-1: Korean-language course", ru: "D-4-1: курсы корейского языка", uz: "D-4-1: koreys tili kursi" },
} satisfies Record<VisaType, LocalizedText>;

export const applications = {
	search: {
		en: "Search by name, phone, email or reference number",
		ru: "Поиск по имени, телефону, почте или номеру заявки",
		uz: "Qidirish: ism, telefon, pochta yoki ariza raqami",
	},
	status: { en: "Status", ru: "Статус", uz: "Holat" },
	furtherStatuses: { en: "Other steps", ru: "Другие этапы", uz: "Boshqa bosqichlar" },
	oldStatuses: { en: "Older records", ru: "Старые записи", uz: "Eski yozuvlar" },
	date: { en: "Date", ru: "Дата", uz: "Sana" },
	anyTime: { en: "Any time", ru: "За всё время", uz: "Istalgan vaqt" },
	today: { en: "Today", ru: "Сегодня", uz: "Bugun" },
	week: { en: "Last 7 days", ru: "За 7 дней", uz: "Oxirgi 7 kun" },
	download: { en: "Download CSV", ru: "Скачать CSV", uz: "CSV yuklab olish" },
	empty: {
		en: "No applications yet. Each one appears here as soon as someone sends the form.",
		ru: "Заявок пока нет. Они появятся здесь, как только кто-нибудь отправит форму.",
		uz: "Hozircha ariza yoʻq. Kimdir formani yuborishi bilan ariza shu yerda paydo boʻladi.",
	},
	statusOf: {
		en: (name: string) => `Status of ${name}`,
		ru: (name: string) => `Статус заявки: ${name}`,
		uz: (name: string) => `${name} arizasining holati`,
	},
	changeStatus: { en: "Change status", ru: "Изменить статус", uz: "Holatni oʻzgartirish" },
	updateFailed: {
		en: "Failed to update application status",
		ru: "Не удалось изменить статус заявки",
		uz: "Ariza holatini yangilab boʻlmadi",
	},
	title: {
		en: (name: string) => `Application from ${name}`,
		ru: (name: string) => `Заявка: ${name}`,
		uz: (name: string) => `Ariza: ${name}`,
	},
	statuses: {
		pending: { en: "Pending", ru: "Новая", uz: "Yangi" },
		contacted: { en: "Contacted", ru: "Связались", uz: "Bogʻlanildi" },
		in_review: { en: "In review", ru: "На рассмотрении", uz: "Koʻrib chiqilmoqda" },
		documents_requested: { en: "Documents requested", ru: "Запрошены документы", uz: "Hujjatlar soʻraldi" },
		interview_scheduled: { en: "Interview scheduled", ru: "Назначено собеседование", uz: "Suhbat belgilandi" },
		accepted: { en: "Accepted", ru: "Принят(а) на учёбу", uz: "Oʻqishga qabul qilindi" },
		rejected: { en: "Rejected", ru: "Отказ", uz: "Rad etildi" },
		enrolled: { en: "Enrolled", ru: "Начал(а) учёбу", uz: "Oʻqishni boshladi" },
		approved: { en: "Approved", ru: "Одобрено", uz: "Tasdiqlangan" },
	},
	closeReasons: {
		enrolled: { en: "Started studying", ru: "Учёба началась", uz: "Oʻqish boshlandi" },
		rejected: { en: "Rejected", ru: "Отказ", uz: "Rad etildi" },
		withdrawn: { en: "The applicant withdrew", ru: "Абитуриент передумал", uz: "Abituriyent fikridan qaytdi" },
		silent: {
			en: "The applicant no longer answers",
			ru: "Абитуриент больше не отвечает",
			uz: "Abituriyent javob bermay qoʻydi",
		},
		duplicate: { en: "Sent twice", ru: "Отправлена дважды", uz: "Ikki marta yuborilgan" },
		spam: { en: "Spam", ru: "Спам", uz: "Spam" },
	} satisfies Record<CloseReason, LocalizedText>,
	visaTypes,
	certificates: {
		ielts: { en: "IELTS (English)", ru: "IELTS (английский)", uz: "IELTS (ingliz tili)" },
		toefl: { en: "TOEFL (English)", ru: "TOEFL (английский)", uz: "TOEFL (ingliz tili)" },
		topik: { en: "TOPIK (Korean)", ru: "TOPIK (корейский)", uz: "TOPIK (koreys tili)" },
		jlpt: { en: "JLPT (Japanese)", ru: "JLPT (японский)", uz: "JLPT (yapon tili)" },
		other: { en: "Other", ru: "Другой", uz: "Boshqa" },
		none: { en: "None", ru: "Нет", uz: "Yoʻq" },
	},
	history: { en: "Status history", ru: "История статуса", uz: "Holat oʻzgarishlari" },
	fields: {
		name: { en: "Name", ru: "Имя", uz: "Ism" },
		correctedName: { en: "Corrected name", ru: "Исправленное имя", uz: "Tuzatilgan ism" },
		reference: { en: "Reference number", ru: "Номер заявки", uz: "Ariza raqami" },
		submitted: { en: "Submitted", ru: "Отправлена", uz: "Yuborilgan" },
		phone: { en: "Phone", ru: "Телефон", uz: "Telefon" },
		email: { en: "Email", ru: "Электронная почта", uz: "Elektron pochta" },
		location: { en: "Location", ru: "Место жительства", uz: "Yashash joyi" },
		age: { en: "Age", ru: "Возраст", uz: "Yosh" },
		university: { en: "University", ru: "Университет", uz: "Universitet" },
		program: { en: "Program", ru: "Программа", uz: "Dastur" },
		certificates: { en: "Language certificates", ru: "Языковые сертификаты", uz: "Til sertifikatlari" },
		comment: { en: "Comment", ru: "Комментарий", uz: "Izoh" },
		language: { en: "Language of the form", ru: "Язык формы", uz: "Forma tili" },
		terms: {
			en: "Agreed to the terms of",
			ru: "Принял(а) условия в редакции от",
			uz: "Rozilik bildirilgan shartlar sanasi",
		},
		marketing: { en: "Agreed to receive news", ru: "Согласие на рассылку", uz: "Yangiliklar olishga rozilik" },
	},
} satisfies LocalizedTexts;

/** The invented people of the sample data. */
export const examples = {
	mark: { en: "Example", ru: "Пример", uz: "Namuna" },
	line: {
		en: "People marked “Example” are invented, so that you can look around. They get no messages and are not counted in any figures.",
		ru: "Люди с пометкой «Пример» придуманы, чтобы Вы могли осмотреться. Писем они не получают и в отчёты не входят.",
		uz: "“Namuna” belgisi bor odamlar oʻylab topilgan: panel bilan tanishishingiz uchun. Ularga xabar yuborilmaydi, hisobotlarga kirmaydi.",
	},
	remove: { en: "Remove the examples", ru: "Удалить примеры", uz: "Namunalarni oʻchirish" },
} satisfies LocalizedTexts;

export const suspect = {
	mark: { en: "Suspect", ru: "Подозрительная", uz: "Shubhali" },
	filter: { en: "Suspect applications", ru: "Подозрительные", uz: "Shubhali arizalar" },
	only: { en: "Suspect only", ru: "Только подозрительные", uz: "Faqat shubhalilar" },
	why: {
		en: "This may be spam. Check that a real person sent it.",
		ru: "Возможно, это спам. Проверьте, что это отправил настоящий человек.",
		uz: "Bu spam boʻlishi mumkin. Buni haqiqiy odam yuborganini tekshiring.",
	},
} satisfies LocalizedTexts;

export const notifications = {
	chat: {
		blocked: { en: "Blocked the bot", ru: "Бот заблокирован", uz: "Bot bloklangan" },
		ended: { en: "Telegram is disconnected", ru: "Telegram отключён", uz: "Telegram uzilgan" },
	},
	notConnected: {
		telegram: {
			en: "Telegram is not connected, so this message stays here. Ask the server’s administrator to connect it, then send it again.",
			ru: "Telegram не подключён, поэтому сообщение не ушло. Попросите администратора сервера подключить его и отправьте ещё раз.",
			uz: "Telegram ulanmagan, shuning uchun xabar yuborilmadi. Server administratoridan uni ulashni soʻrang va qayta yuboring.",
		},
		email: {
			en: "Email is not connected, so this message stays here. Ask the server’s administrator to connect it, then send it again.",
			ru: "Электронная почта не подключена, поэтому письмо не ушло. Попросите администратора сервера подключить её и отправьте ещё раз.",
			uz: "Elektron pochta ulanmagan, shuning uchun xat yuborilmadi. Server administratoridan uni ulashni soʻrang va qayta yuboring.",
		},
	},
	title: { en: "Notifications", ru: "Уведомления", uz: "Bildirishnomalar" },
	states: {
		waiting: { en: "On its way", ru: "Отправляется", uz: "Yuborilmoqda" },
		digest: { en: "In the next digest", ru: "В следующей сводке", uz: "Keyingi umumiy xabarda" },
		sent: { en: "Sent", ru: "Отправлено", uz: "Yuborildi" },
		failed: { en: "Failed", ru: "Не отправлено", uz: "Yuborilmadi" },
	},
	resend: { en: "Send again", ru: "Отправить ещё раз", uz: "Qayta yuborish" },
} satisfies LocalizedTexts;

export const contact = {
	empty: {
		en: "No messages yet. Each one appears here as soon as someone sends the contact form.",
		ru: "Обращений пока нет. Они появятся здесь, как только кто-нибудь отправит форму на странице контактов.",
		uz: "Hozircha murojaat yoʻq. Kimdir aloqa formasini yuborishi bilan u shu yerda paydo boʻladi.",
	},
	title: {
		en: (name: string) => `Message from ${name}`,
		ru: (name: string) => `Обращение: ${name}`,
		uz: (name: string) => `Murojaat: ${name}`,
	},
	reply: { en: "Reply by email", ru: "Ответить письмом", uz: "Xat bilan javob berish" },
	enter: { en: "New inquiry", ru: "Новое обращение", uz: "Yangi murojaat" },
	enterHint: {
		en: "For people who called, came by, or wrote to us elsewhere. They appear in the queue like messages from the website.",
		ru: "Для тех, кто позвонил, пришёл или написал не через сайт. Они появятся в очереди, как обращения с сайта.",
		uz: "Qoʻngʻiroq qilgan, kelgan yoki boshqa joydan yozganlar uchun. Ular saytdagi murojaatlar kabi navbatda chiqadi.",
	},
	wish: { en: "What the person wants", ru: "Что интересует", uz: "Nima qiziqtiradi" },
	personLanguage: { en: "Language", ru: "Язык", uz: "Til" },
	termsTold: {
		en: "I told the person how we use their data",
		ru: "Я рассказал(а), как мы используем данные",
		uz: "Maʼlumotlardan qanday foydalanishimizni aytdim",
	},
	source: { en: "Source", ru: "Откуда", uz: "Qayerdan" },
	sources: {
		site: { en: "Website", ru: "Сайт", uz: "Sayt" },
		list: { en: "Imported list", ru: "Загруженный список", uz: "Yuklangan roʻyxat" },
		call: { en: "Call", ru: "Звонок", uz: "Qoʻngʻiroq" },
		walk_in: { en: "Office visit", ru: "Визит в офис", uz: "Ofisga tashrif" },
		fair: { en: "Fair", ru: "Выставка", uz: "Koʻrgazma" },
		instagram: { en: "Instagram", ru: "Через Instagram", uz: "Instagram orqali" },
		telegram: { en: "Telegram", ru: "Через Telegram", uz: "Telegram orqali" },
		recommendation: { en: "Recommendation", ru: "По рекомендации", uz: "Tavsiya" },
	} satisfies Record<ContactSource, LocalizedText>,
	application: {
		title: { en: "Create an application", ru: "Оформить заявку", uz: "Ariza ochish" },
		hint: {
			en: "The message becomes the application’s comment. Earlier answers and calls stay in the case.",
			ru: "Обращение станет комментарием к заявке. Прежние ответы и звонки останутся в карточке.",
			uz: "Murojaat ariza izohiga aylanadi. Avvalgi javob va qoʻngʻiroqlar kartochkada qoladi.",
		},
		terms: {
			en: "The person agrees to the terms",
			ru: "Человек согласен с условиями",
			uz: "Bu odam shartlarga rozi",
		},
	},
	attach: {
		title: { en: "Add to a case", ru: "Добавить в карточку", uz: "Kartochkaga qoʻshish" },
		hint: {
			en: "For example, a parent writes about a child’s application. Leave empty to take the message out of the case.",
			ru: "Например, родители пишут о заявке ребёнка. Чтобы убрать обращение из карточки, оставьте поле пустым.",
			uz: "Masalan, ota-ona farzandining arizasi haqida yozadi. Murojaatni kartochkadan olib tashlash uchun maydonni boʻsh qoldiring.",
		},
	},
	notConnected: {
		en: "Telegram is not connected, so the staff chat gets no messages. Ask your server administrator to connect it.",
		ru: "Telegram не подключён, поэтому в чат сотрудников ничего не приходит. Попросите администратора сервера подключить его.",
		uz: "Telegram ulanmagan, shuning uchun xodimlar chatiga hech narsa kelmaydi. Server administratoridan uni ulashni soʻrang.",
	},
	fields: {
		name: { en: "Name", ru: "Имя", uz: "Ism" },
		email: { en: "Email", ru: "Электронная почта", uz: "Elektron pochta" },
		phone: { en: "Phone", ru: "Телефон", uz: "Telefon" },
		message: { en: "Message", ru: "Сообщение", uz: "Xabar" },
		submitted: { en: "Received", ru: "Получено", uz: "Kelgan vaqti" },
		notification: { en: "Staff chat", ru: "Чат сотрудников", uz: "Xodimlar chati" },
		language: { en: "Language of the form", ru: "Язык формы", uz: "Forma tili" },
	},
} satisfies LocalizedTexts;

/** The messages about a submission. */
export const messages = {
	contact: { en: "Message to the staff chat", ru: "Сообщение в чат сотрудников", uz: "Xodimlar chatiga xabar" },
	application: { en: "Message to the staff chat", ru: "Сообщение в чат сотрудников", uz: "Xodimlar chatiga xabar" },
	confirmation: {
		en: "Confirmation email",
		ru: "Подтверждение по электронной почте",
		uz: "Elektron pochta orqali tasdiq",
	},
} satisfies Record<SubmissionMessage, LocalizedText>;
