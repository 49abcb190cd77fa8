import type { DocumentCode, ReturnReason } from "../../../database/values.ts";
import type { LocalizedText } from "../../shared/dictionary.ts";
import type { Language } from "../../shared/language.ts";

/** The names of papers. */
export const documentNames = {
	passport: { en: "Passport", ru: "Загранпаспорт", uz: "Xorijga chiqish pasporti" },
	photo: { en: "Photo", ru: "Фотография", uz: "Fotosurat" },
	final_education: {
		en: "Diploma or school certificate",
		ru: "Аттестат или диплом",
		uz: "Attestat yoki diplom",
	},
	transcript: { en: "Transcript", ru: "Приложение с оценками", uz: "Baholar ilovasi" },
	expected_graduation: {
		en: "Certificate of expected graduation",
		ru: "Справка о предстоящем окончании учёбы",
		uz: "Oʻqishni tugatish arafasida ekani haqidagi maʼlumotnoma",
	},
	degree_bachelor: { en: "Bachelor’s diploma", ru: "Диплом бакалавра", uz: "Bakalavr diplomi" },
	degree_master: { en: "Master’s diploma", ru: "Диплом магистра", uz: "Magistr diplomi" },
	language_certificate: {
		en: "Language certificate (TOPIK, IELTS, TOEFL)",
		ru: "Языковой сертификат (TOPIK, IELTS, TOEFL)",
		uz: "Til sertifikati (TOPIK, IELTS, TOEFL)",
	},
	application_form: {
		en: "The university’s application form",
		ru: "Анкета университета",
		uz: "Universitet anketasi",
	},
	study_plan: {
		en: "Self-introduction and study plan",
		ru: "Рассказ о себе и план обучения",
		uz: "Oʻzi haqida hikoya va oʻqish rejasi",
	},
	recommendation: { en: "Letter of recommendation", ru: "Рекомендательное письмо", uz: "Tavsiyanoma" },
	background_consent: {
		en: "Consent to check school records",
		ru: "Согласие на проверку документов об образовании",
		uz: "Taʼlim hujjatlarini tekshirishga rozilik",
	},
	research_invitation: {
		en: "Research invitation",
		ru: "Приглашение на научную работу",
		uz: "Ilmiy ishga taklifnoma",
	},
	exchange_nomination: {
		en: "Nomination by your university",
		ru: "Направление Вашего университета",
		uz: "Universitetingiz yoʻllanmasi",
	},
	scholarship_certificate: {
		en: "Scholarship certificate",
		ru: "Подтверждение стипендии",
		uz: "Stipendiya haqidagi tasdiqnoma",
	},
	bank_balance: { en: "Bank certificate", ru: "Справка из банка", uz: "Bank maʼlumotnomasi" },
	sponsor_income: {
		en: "Parents’ proof of work and income",
		ru: "Справки о работе и доходах родителей",
		uz: "Ota-onaning ishi va daromadi haqidagi maʼlumotnomalar",
	},
	parents_id: { en: "Parents’ passports", ru: "Паспорта родителей", uz: "Ota-onaning pasportlari" },
	family_relation: { en: "Birth certificate", ru: "Свидетельство о рождении", uz: "Tugʻilganlik haqidagi guvohnoma" },
	parents_marriage: {
		en: "Parents’ divorce, marriage or death certificate",
		ru: "Свидетельство о разводе, браке или смерти родителей",
		uz: "Ota-onaning ajrashgani, nikohi yoki vafoti haqidagi guvohnoma",
	},
	marital_status: {
		en: "Proof of marital status",
		ru: "Справка о семейном положении",
		uz: "Oilaviy holat haqidagi maʼlumotnoma",
	},
	guarantor: { en: "Letter of guarantee", ru: "Гарантийное письмо", uz: "Kafolat xati" },
	admission_letter: { en: "Certificate of admission", ru: "Сертификат о зачислении", uz: "Qabul sertifikati" },
	school_registration: {
		en: "The university’s registration certificate",
		ru: "Свидетельство о регистрации университета",
		uz: "Universitetning roʻyxatdan oʻtganlik guvohnomasi",
	},
	tuition_receipt: {
		en: "Receipt for tuition",
		ru: "Квитанция об оплате обучения",
		uz: "Oʻqish toʻlovi kvitansiyasi",
	},
	tuberculosis: {
		en: "Tuberculosis test certificate",
		ru: "Справка об отсутствии туберкулёза",
		uz: "Sil kasalligi yoʻqligi haqidagi maʼlumotnoma",
	},
	visa_form: { en: "Visa application and fee", ru: "Заявление на визу и сбор", uz: "Viza arizasi va toʻlov" },
	residence_card: {
		en: "Application for a residence card",
		ru: "Заявление на карту иностранца",
		uz: "Chet el fuqarosi kartasiga ariza",
	},
	payment_receipt: { en: "Payment receipts", ru: "Квитанции об оплате", uz: "Toʻlov kvitansiyalari" },
} satisfies Record<DocumentCode, LocalizedText>;

/** Why a paper is sent back, and what to do: one text for staff who choose it and for the applicant. */
export const returnTexts = {
	unreadable: {
		en: "We cannot read it. Take the photo again in daylight, with the whole page sharp.",
		ru: "Не читается. Сфотографируйте ещё раз при дневном свете, чтобы вся страница была чёткой.",
		uz: "Oʻqib boʻlmayapti. Kunduzgi yorugʻlikda, butun sahifa aniq chiqadigan qilib qayta suratga oling.",
	},
	cut_off: {
		en: "Part of the page is missing. Take the photo again with all four corners visible.",
		ru: "Часть страницы не видна. Сфотографируйте ещё раз так, чтобы были видны все четыре угла.",
		uz: "Sahifaning bir qismi koʻrinmayapti. Toʻrttala burchagi koʻrinadigan qilib qayta suratga oling.",
	},
	wrong_document: {
		en: "This is a different document. Send the one named here.",
		ru: "Это другой документ. Пришлите тот, который здесь назван.",
		uz: "Bu boshqa hujjat. Shu yerda yozilgan hujjatni yuboring.",
	},
	page_missing: {
		en: "A page is missing. Send all pages together.",
		ru: "Не хватает страницы. Пришлите все страницы вместе.",
		uz: "Bir sahifa yetishmayapti. Barcha sahifalarni birga yuboring.",
	},
	not_translated: {
		en: "The translation is missing. Send the document together with its translation.",
		ru: "Нет перевода. Пришлите документ вместе с переводом.",
		uz: "Tarjimasi yoʻq. Hujjatni tarjimasi bilan birga yuboring.",
	},
	no_apostille: {
		en: "The apostille or the consular confirmation is missing. Get it, and send the document again.",
		ru: "Нет апостиля или подтверждения консульства. Получите его и пришлите документ ещё раз.",
		uz: "Apostil yoki konsullik tasdigʻi yoʻq. Uni oling va hujjatni qayta yuboring.",
	},
	too_old: {
		en: "It will be too old when it is needed. Get a new one.",
		ru: "К нужному дню документ устареет. Получите новый.",
		uz: "Kerakli kunga kelib eskirib qoladi. Yangisini oling.",
	},
	name_differs: {
		en: "The name differs from the passport. Ask us how to prove that it is yours.",
		ru: "Имя отличается от паспортного. Спросите у нас, как подтвердить, что документ Ваш.",
		uz: "Ism pasportdagidan farq qiladi. Hujjat sizniki ekanini qanday tasdiqlashni bizdan soʻrang.",
	},
	amount_too_low: {
		en: "The amount is too low. Get a new certificate for the full amount.",
		ru: "Сумма меньше нужной. Получите новую справку на полную сумму.",
		uz: "Summa yetarli emas. Toʻliq summaga yangi maʼlumotnoma oling.",
	},
	held_too_short: {
		en: "The money has not been in the bank long enough. Get a new certificate later.",
		ru: "Деньги пролежали на счёте недостаточно долго. Получите новую справку позже.",
		uz: "Pul hisobda yetarli muddat turmagan. Keyinroq yangi maʼlumotnoma oling.",
	},
	not_original: {
		en: "We need a photo of the original, not of a copy.",
		ru: "Нужна фотография оригинала, а не копии.",
		uz: "Nusxaning emas, aslining surati kerak.",
	},
	other: {
		en: "Please read what we wrote, and send it again.",
		ru: "Прочитайте, пожалуйста, что мы написали, и пришлите ещё раз.",
		uz: "Iltimos, yozganimizni oʻqing va qayta yuboring.",
	},
} satisfies Record<ReturnReason, LocalizedText>;

/** What a paper whose age matters must be. `day` is written. */
export const issuedFromText = {
	en: (day: string) => `It must be issued on ${day} or later.`,
	ru: (day: string) => `Нужен документ, выданный ${day} или позже.`,
	uz: (day: string) => `${day} yoki undan keyin berilgan hujjat kerak.`,
} satisfies Record<Language, (day: string) => string>;

type News = {
	/** Subject and first sentence, if there is something to send. */
	wanted(reference: string): string;
	/** The same, if there is not. */
	checked(reference: string): string;
	/** The names of the papers follow. */
	asked(due: string | undefined): string;
	accepted: string;
	returned: string;
	/** Where to send them; the link to the page follows. */
	send: string;
	/** The link to the page follows. */
	page: string;
};

/** The message about papers, by email and in Telegram. */
export const documentNewsTexts: Record<Language, News> = {
	en: {
		wanted: (reference) => `Please send us documents for application ${reference}`,
		checked: (reference) => `We have checked documents for application ${reference}`,
		asked: (due) => (due ? `We need these documents by ${due}:` : "We need these documents:"),
		accepted: "Accepted:",
		returned: "Please send again:",
		send: "Send them on your page only:",
		page: "Your page shows all documents:",
	},
	ru: {
		wanted: (reference) => `Пришлите документы по заявке ${reference}`,
		checked: (reference) => `Мы проверили документы по заявке ${reference}`,
		asked: (due) => (due ? `Нужны эти документы (срок до ${due}):` : "Нужны эти документы:"),
		accepted: "Принято:",
		returned: "Пришлите, пожалуйста, ещё раз:",
		send: "Присылайте их только на Вашей странице:",
		page: "Все документы видны на Вашей странице:",
	},
	uz: {
		wanted: (reference) => `${reference} raqamli arizangiz uchun hujjat yuboring`,
		checked: (reference) => `${reference} raqamli arizangiz hujjatlarini tekshirdik`,
		asked: (due) => (due ? `Quyidagi hujjatlar kerak (muddat ${due}gacha):` : "Quyidagi hujjatlar kerak:"),
		accepted: "Qabul qilindi:",
		returned: "Iltimos, qayta yuboring:",
		send: "Ularni faqat sahifangizda yuboring:",
		page: "Barcha hujjatlar sahifangizda koʻrinadi:",
	},
};
