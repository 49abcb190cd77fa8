import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";

export const about = {
	speaks: {
		en: (languages: string) => `Speaks: ${languages}`,
		ru: (languages: string) => `Языки: ${languages}`,
		uz: (languages: string) => `Tillar: ${languages}`,
	},
	write: { en: "Send a message", ru: "Написать в мессенджере", uz: "Messenjerda yozish" },
	title: {
		en: (name: string) => `About ${name}`,
		ru: (name: string) => `О компании ${name}`,
		uz: (name: string) => `${name} haqida`,
	},
	description: {
		en: "Who we are and how to reach us: an admissions consultancy for universities in South Korea.",
		ru: "Кто мы и как с нами связаться: консультационный центр по поступлению в университеты Южной Кореи.",
		uz: "Biz kimmiz va biz bilan qanday bogʻlanish mumkin: Janubiy Koreya universitetlariga qabul boʻyicha maslahat markazi.",
	},
	intro: {
		en: "We help students from Uzbekistan and nearby countries apply to universities in South Korea, from the first question to the visa.",
		ru: "Мы помогаем студентам из Узбекистана и соседних стран поступать в университеты Южной Кореи — от первого вопроса до визы.",
		uz: "Oʻzbekiston va qoʻshni davlatlar talabalariga Janubiy Koreya universitetlariga oʻqishga kirishda yordam beramiz — birinchi savoldan vizagacha.",
	},
	mission: {
		title: { en: "Our mission", ru: "Наша миссия", uz: "Bizning vazifamiz" },
		text: {
			en: "To make the way to a Korean university clear: what it costs, what you need and by when.",
			ru: "Сделать путь в корейский университет понятным: сколько это стоит, что нужно и к какому сроку.",
			uz: "Koreya universitetiga boradigan yoʻlni tushunarli qilish: qancha turadi, nima kerak va qaysi muddatgacha.",
		},
	},
	vision: {
		title: { en: "Our vision", ru: "Наше видение", uz: "Bizning maqsadimiz" },
		text: {
			en: "Every student decides on the basis of facts, in a language the whole family understands.",
			ru: "Каждый студент принимает решение на основе фактов и на языке, понятном всей семье.",
			uz: "Har bir talaba butun oila tushunadigan tilda, aniq maʼlumotlarga tayanib qaror qiladi.",
		},
	},
	values: {
		title: { en: "Our values", ru: "Наши ценности", uz: "Bizning qadriyatlarimiz" },
		text: {
			en: "Honesty: we do not promise a place or a visa. Clarity: the rules in our guide and blog have a source and a date. Care: the same team stays with you from the first question to arrival.",
			ru: "Честность: мы не обещаем ни места, ни визы. Ясность: у правил в нашем руководстве и блоге указаны источник и дата. Забота: одна и та же команда сопровождает Вас от первого вопроса до приезда.",
			uz: "Halollik: oʻqishga kirishni ham, vizani ham vaʼda qilmaymiz. Aniqlik: qoʻllanma va blogimizdagi qoidalarning manbasi va sanasi koʻrsatilgan. Gʻamxoʻrlik: birinchi savoldan yetib borguningizcha bitta jamoa yoningizda boʻladi.",
		},
	},
	getInTouch: { en: "Get in Touch", ru: "Свяжитесь с нами", uz: "Biz bilan bogʻlaning" },
	contact: { en: "Contact us", ru: "Связаться с нами", uz: "Biz bilan bogʻlanish" },
} satisfies LocalizedTexts;

export const contact = {
	title: { en: "Contact", ru: "Контакты", uz: "Aloqa" },
	description: {
		en: "Our offices: addresses, phone numbers, email and business hours.",
		ru: "Наши офисы: адреса, телефоны, электронная почта и часы работы.",
		uz: "Ofislarimiz: manzil, telefon, elektron pochta va ish vaqti.",
	},
	promise: {
		en: "Write, call or come by. We reply to messages within 24 hours, except Sundays and holidays.",
		ru: "Пишите, звоните или приходите. На сообщения отвечаем в течение 24 часов, кроме воскресений и праздников.",
		uz: "Yozing, qoʻngʻiroq qiling yoki keling. Xabarlarga, yakshanba va bayramlardan tashqari, 24 soat ichida javob beramiz.",
	},
	noOffices: {
		en: "The addresses of our offices have not been entered yet.",
		ru: "Адреса наших офисов пока не указаны.",
		uz: "Ofislarimiz manzili hali kiritilmagan.",
	},
	officesUnavailable: {
		en: "The addresses of our offices are unavailable right now. Please try again in a minute.",
		ru: "Адреса наших офисов сейчас недоступны. Попробуйте ещё раз через минуту.",
		uz: "Hozir ofislarimiz manzilini koʻrsatib boʻlmadi. Bir daqiqadan soʻng qayta urinib koʻring.",
	},
	address: { en: "Address", ru: "Адрес", uz: "Manzil" },
	phone: { en: "Phone", ru: "Телефон", uz: "Telefon" },
	email: { en: "Email", ru: "Электронная почта", uz: "Elektron pochta" },
	hours: { en: "Business hours", ru: "Часы работы", uz: "Ish vaqti" },
	hoursLines: {
		days: {
			weekday: { en: "Mon–Fri", ru: "Пн–Пт", uz: "Dush–Jum" },
			saturday: { en: "Sat", ru: "Сб", uz: "Shan" },
			sunday: { en: "Sun", ru: "Вс", uz: "Yak" },
		},
		closed: { en: "closed", ru: "выходной", uz: "dam olish kuni" },
	},
	open: {
		en: (until: string) => `Open now, until ${until}`,
		ru: (until: string) => `Сейчас открыто, до ${until}`,
		uz: (until: string) => `Hozir ochiq, ${until} gacha`,
	},
	closed: { en: "Closed now", ru: "Сейчас закрыто", uz: "Hozir yopiq" },
	closedOn: { en: "Also closed on", ru: "Дополнительные выходные", uz: "Qoʻshimcha dam olish kunlari" },
	openMap: { en: "Open in your map app", ru: "Открыть в приложении карт", uz: "Xarita ilovasida ochish" },
	formTitle: { en: "Send us a message", ru: "Напишите нам", uz: "Bizga yozing" },
	labels: {
		name: { en: "Full name", ru: "Имя и фамилия", uz: "Ism va familiya" },
		email: { en: "Email address", ru: "Электронная почта", uz: "Elektron pochta manzili" },
		phone: { en: "Phone number", ru: "Номер телефона", uz: "Telefon raqami" },
		message: { en: "Message", ru: "Сообщение", uz: "Xabar" },
	},
	orPhone: { en: "or a phone number", ru: "или телефон", uz: "yoki telefon" },
	orEmail: { en: "or an email address", ru: "или электронная почта", uz: "yoki elektron pochta" },
	send: { en: "Send message", ru: "Отправить сообщение", uz: "Xabarni yuborish" },
	dataNote: {
		en: "We use your message only to answer you. Our staff in Tashkent and Seoul read it.",
		ru: "Сообщение нужно только для ответа. Его читают сотрудники в Ташкенте и Сеуле.",
		uz: "Xabaringizdan faqat javob berish uchun foydalanamiz. Uni Toshkent va Seuldagi xodimlarimiz oʻqiydi.",
	},
	sentTitle: { en: "Message sent successfully!", ru: "Сообщение отправлено!", uz: "Xabar yuborildi!" },
	sentText: {
		en: "Thank you for contacting us. We will get back to you soon.",
		ru: "Спасибо, что написали нам. Мы скоро ответим.",
		uz: "Bizga yozganingiz uchun rahmat. Tez orada javob beramiz.",
	},
	answerBy: {
		en: (deadline: string) => `We will answer by ${deadline} (Tashkent time).`,
		ru: (deadline: string) => `Ответим до ${deadline} (по ташкентскому времени).`,
		uz: (deadline: string) => `${deadline} gacha javob beramiz (Toshkent vaqti bilan).`,
	},
	failedTitle: { en: "Error sending message", ru: "Не удалось отправить сообщение", uz: "Xabarni yuborib boʻlmadi" },
	failedText: {
		en: "Please try again later or contact us directly.",
		ru: "Попробуйте позже или свяжитесь с нами напрямую.",
		uz: "Keyinroq qayta urinib koʻring yoki biz bilan bevosita bogʻlaning.",
	},
} satisfies LocalizedTexts;

/** How a promised moment was counted; `days` did not count. */
export const counted = {
	answer: {
		en: (days: string) => `24 hours, not counting ${days}.`,
		ru: (days: string) => `24 часа без учёта дней: ${days}.`,
		uz: (days: string) => `24 soat, bu kunlarsiz: ${days}.`,
	},
	contact: {
		en: (days: string) => `Three business days, not counting ${days}.`,
		ru: (days: string) => `Три рабочих дня без учёта дней: ${days}.`,
		uz: (days: string) => `Uch ish kuni, bu kunlarsiz: ${days}.`,
	},
} satisfies LocalizedTexts;

export const legal = {
	updated: {
		en: (date: string) => `Last updated: ${date}`,
		ru: (date: string) => `Редакция от ${date}`,
		uz: (date: string) => `${date}dagi tahrir`,
	},
	terms: { en: "Terms", ru: "Условия использования", uz: "Foydalanish shartlari" },
	privacy: { en: "Privacy", ru: "Политика конфиденциальности", uz: "Maxfiylik siyosati" },
} satisfies LocalizedTexts;
