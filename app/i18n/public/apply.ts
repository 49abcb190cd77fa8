import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";

export const apply = {
	title: { en: "Apply", ru: "Подать заявку", uz: "Ariza topshirish" },
	description: {
		en: "Apply for a university or language program in South Korea. We contact you within 2–3 business days.",
		ru: "Заявка на поступление в университет или на языковой курс в Южной Корее. Свяжемся с Вами в течение 2–3 рабочих дней.",
		uz: "Janubiy Koreya universiteti yoki til kursiga ariza. 2–3 ish kuni ichida siz bilan bogʻlanamiz.",
	},
	intro: {
		en: "Four answers are enough to begin. It is free. We contact you within 2–3 business days.",
		ru: "Для начала достаточно четырёх ответов. Это бесплатно. Свяжемся с Вами в течение 2–3 рабочих дней.",
		uz: "Boshlash uchun toʻrtta javob yetarli. Bu bepul. 2–3 ish kuni ichida siz bilan bogʻlanamiz.",
	},
	certificates: { en: "Language certificates", ru: "Языковые сертификаты", uz: "Til sertifikatlari" },
	certificatesHint: {
		en: "Tick the ones you have. It is fine if you have none yet.",
		ru: "Отметьте те, что у Вас есть. Если пока нет ни одного — это не страшно.",
		uz: "Qaysilari boʻlsa, belgilang. Hali birontasi boʻlmasa ham mayli.",
	},
	certificateNames: {
		ielts: { en: "IELTS (English)", ru: "IELTS (английский)", uz: "IELTS (ingliz tili)" },
		toefl: { en: "TOEFL (English)", ru: "TOEFL (английский)", uz: "TOEFL (ingliz tili)" },
		topik: { en: "TOPIK (Korean)", ru: "TOPIK (корейский)", uz: "TOPIK (koreys tili)" },
		jlpt: { en: "JLPT (Japanese)", ru: "JLPT (японский)", uz: "JLPT (yapon tili)" },
		other: { en: "Other", ru: "Другой", uz: "Boshqa" },
		none: { en: "None", ru: "Нет сертификата", uz: "Sertifikat yoʻq" },
	},
	scoreExamples: {
		ielts: { en: "6.5", ru: "6.5", uz: "6.5" },
		toefl: { en: "80", ru: "80", uz: "80" },
		topik: { en: "level 4", ru: "уровень 4", uz: "4-daraja" },
		jlpt: { en: "N2", ru: "N2", uz: "N2" },
		other: { en: "Which one, and its score", ru: "Какой и с каким результатом", uz: "Qaysi sertifikat va natijasi" },
	},
	score: {
		en: (example: string) => `Score, for example ${example}`,
		ru: (example: string) => `Результат, например ${example}`,
		uz: (example: string) => `Natija, masalan ${example}`,
	},
	study: { en: "What you want to study", ru: "Что Вы хотите изучать", uz: "Qaysi yoʻnalishda oʻqimoqchisiz" },
	anyUniversity: { en: "Not decided yet", ru: "Пока не выбрано", uz: "Hali tanlanmagan" },
	anyProgram: { en: "Not decided yet", ru: "Пока не выбрано", uz: "Hali tanlanmagan" },
	program: { en: "Program", ru: "Программа", uz: "Dastur" },
	programSearch: { en: "Find a program", ru: "Найти программу", uz: "Dastur qidirish" },
	programsFound: { en: "Programs found:", ru: "Найдено программ:", uz: "Topilgan dasturlar:" },
	showPrograms: { en: "Show this university’s programs", ru: "Показать его программы", uz: "Dasturlarini koʻrsatish" },
	person: { en: "About you", ru: "О Вас", uz: "Siz haqingizda" },
	completion: { en: "Email, comment and consent", ru: "Почта, комментарий и согласие", uz: "Pochta, izoh va rozilik" },
	labels: {
		full_name: { en: "Full name", ru: "Имя и фамилия", uz: "Ism va familiya" },
		location: { en: "City and country", ru: "Город и страна", uz: "Shahar va davlat" },
		phone_number: { en: "Phone number", ru: "Номер телефона", uz: "Telefon raqami" },
		age: { en: "Age", ru: "Возраст", uz: "Yoshingiz" },
		email: { en: "Email", ru: "Электронная почта", uz: "Elektron pochta" },
		comment: { en: "Comment", ru: "Комментарий", uz: "Izoh" },
	},
	nameHint: { en: "As in your passport", ru: "Как в паспорте", uz: "Pasportdagidek" },
	locationHint: {
		en: "For example: Namangan, Uzbekistan",
		ru: "Например: Наманган, Узбекистан",
		uz: "Masalan: Namangan, Oʻzbekiston",
	},
	phoneHint: {
		en: "With the country code, for example +998 90 123 45 67",
		ru: "С кодом страны, например +998 90 123 45 67",
		uz: "Davlat kodi bilan, masalan +998 90 123 45 67",
	},
	emailHint: {
		en: "Only if you want a confirmation by email",
		ru: "Только если хотите получить подтверждение по почте",
		uz: "Faqat pochta orqali tasdiq olishni istasangiz",
	},
	/** The words between < and > become the link. */
	agreeTo: {
		en: "I agree to the <terms and conditions>. If I am under 18, a parent or guardian agrees too.",
		ru: "Я принимаю <условия использования>. Если мне нет 18\u00a0лет, мой родитель или опекун тоже согласен.",
		uz: "<Foydalanish shartlariga> roziman. Yoshim 18 ga toʻlmagan boʻlsa, ota-onamdan biri yoki vasiyim ham rozi.",
	},
	updates: {
		en: "Send me news about programs and scholarships",
		ru: "Присылайте мне новости о программах и стипендиях",
		uz: "Dasturlar va stipendiyalar haqidagi yangiliklarni yuborib turing",
	},
	submit: { en: "Submit application", ru: "Отправить заявку", uz: "Arizani yuborish" },
	incomplete: {
		en: "Please complete all required fields",
		ru: "Пожалуйста, заполните все обязательные поля",
		uz: "Iltimos, barcha majburiy maydonlarni toʻldiring",
	},
	sentTitle: { en: "Application Submitted!", ru: "Заявка отправлена!", uz: "Ariza yuborildi!" },
	sentText: {
		en: "We review it and contact you within 2-3 business days.",
		ru: "Мы рассмотрим её и свяжемся с Вами в течение 2–3 рабочих дней.",
		uz: "Uni koʻrib chiqamiz va 2–3 ish kuni ichida siz bilan bogʻlanamiz.",
	},
	reference: {
		en: "Your reference number. Keep it and mention it when you write or call us:",
		ru: "Номер Вашей заявки. Сохраните его и называйте, когда пишете или звоните нам:",
		uz: "Arizangiz raqami. Uni saqlab qoʻying va bizga yozganda yoki qoʻngʻiroq qilganda ayting:",
	},
	another: { en: "Send another application", ru: "Отправить ещё одну заявку", uz: "Yana bir ariza yuborish" },
	open: {
		en: "You have already applied in this browser.",
		ru: "Вы уже отправили заявку в этом браузере.",
		uz: "Siz bu brauzerda ariza yuborgansiz.",
	},
	chosen: { en: "You are applying for", ru: "Вы подаёте заявку на программу", uz: "Siz tanlagan dastur" },
	change: { en: "Change", ru: "Изменить", uz: "Oʻzgartirish" },
	next: {
		title: { en: "What happens next", ru: "Что будет дальше", uz: "Keyin nima boʻladi" },
		received: { en: "We have received your application.", ru: "Мы получили Вашу заявку.", uz: "Arizangizni oldik." },
		by: {
			en: (deadline: string) => `By ${deadline} (Tashkent time)`,
			ru: (deadline: string) => `До ${deadline} (по ташкентскому времени)`,
			uz: (deadline: string) => `${deadline} gacha (Toshkent vaqti bilan)`,
		},
		contact: {
			en: "We contact you by phone or messenger, go through your choice with you and tell you what is missing.",
			ru: "Свяжемся с Вами по телефону или в мессенджере, обсудим Ваш выбор и скажем, чего не хватает.",
			uz: "Siz bilan telefon yoki messenjer orqali bogʻlanamiz, tanlovingizni birga koʻrib chiqamiz va nima yetishmayotganini aytamiz.",
		},
		send: {
			en: (intake: string) =>
				`Universities usually take applications in these months for studies that begin in ${intake}. Have your documents ready by then.`,
			ru: (intake: string) =>
				`В эти месяцы университеты обычно принимают документы, если учёба начинается ${intake}. Подготовьте всё к этому сроку.`,
			uz: (intake: string) =>
				`Oʻqish ${intake} boshlansa, universitetlar hujjatlarni odatda shu oylarda qabul qiladi. Hammasi shu vaqtgacha tayyor boʻlsin.`,
		},
		sendChosen: {
			en: "Your program takes applications then. Have your documents ready by that time.",
			ru: "В эти сроки принимает документы выбранная Вами программа. Подготовьте всё заранее.",
			uz: "Siz tanlagan dastur hujjatlarni shu muddatda qabul qiladi. Hammasi shu vaqtgacha tayyor boʻlsin.",
		},
		sendNow: {
			en: (intake: string, month: string) =>
				`For studies that begin in ${intake}, universities usually take applications through ${month}.`,
			ru: (intake: string, month: string) =>
				`Если учёба начинается ${intake}, университеты обычно принимают документы по ${month} включительно.`,
			uz: (intake: string, month: string) =>
				`Oʻqish ${intake} boshlansa, universitetlar hujjatlarni odatda ${month} oxirigacha qabul qiladi.`,
		},
		sendNext: {
			en: (months: string, intake: string) =>
				`If your documents will not be ready by then, the next time is ${months}, for ${intake}.`,
			ru: (months: string, intake: string) => `Не успеваете? Следующий приём: ${months}, учёба начинается ${intake}.`,
			uz: (months: string, intake: string) =>
				`Ulgurmasangiz, keyingi qabul ${months} oylarida, oʻqish ${intake} boshlanadi.`,
		},
		papers: {
			en: "Documents to get ready",
			ru: "Какие документы подготовить",
			uz: "Tayyorlash kerak boʻlgan hujjatlar",
		},
		guide: {
			en: "The full list by country and visa",
			ru: "Полный список по стране и визе",
			uz: "Davlat va viza boʻyicha toʻliq roʻyxat",
		},
	},
	message: {
		en: (reference: string) => `Hello! I am writing about my application ${reference}.`,
		ru: (reference: string) => `Здравствуйте! Пишу по поводу заявки ${reference}.`,
		uz: (reference: string) => `Assalomu alaykum! ${reference} raqamli arizam boʻyicha yozyapman.`,
	},
} satisfies LocalizedTexts;
