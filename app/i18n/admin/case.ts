import type { EntryKind } from "../../../domain/cases/applicants/schema.ts";
import type { StepOwner } from "../../../domain/cases/applications/schema.ts";
import type { Reason } from "../../../domain/cases/duplicates/schema.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { plural } from "../plural.ts";
import { milestoneNames } from "../shared/milestones.ts";

/** The page of an applicant's case, and its dialogs. */
export const casePage = {
	open: { en: "Open the case", ru: "Открыть карточку абитуриента", uz: "Abituriyent kartochkasini ochish" },
	windowTitle: {
		en: (name: string) => `Case: ${name}`,
		ru: (name: string) => `Карточка: ${name}`,
		uz: (name: string) => `Kartochka: ${name}`,
	},
	preview: { en: "What the applicant sees", ru: "Что видит абитуриент", uz: "Abituriyent nimani koʻradi" },
	noEmail: { en: "no email address", ru: "нет электронной почты", uz: "elektron pochta yoʻq" },
	unreadablePhone: {
		en: "This number is unclear. Check it and correct it in the details.",
		ru: "Номер записан неоднозначно. Уточните его и исправьте в данных.",
		uz: "Raqamni aniq oʻqib boʻlmadi. Uni aniqlab, maʼlumotlarda tuzating.",
	},
	telegram: {
		applicant: { en: "Applicant’s Telegram", ru: "Telegram абитуриента", uz: "Abituriyent Telegrami" },
		family: {
			en: (label: string) => `Telegram of the family (${label})`,
			ru: (label: string) => `Telegram семьи (${label})`,
			uz: (label: string) => `Oilaning Telegrami (${label})`,
		},
		parent: { en: "a parent", ru: "родители", uz: "ota-ona" },
		states: {
			active: {
				en: (date: string) => `connected since ${date}`,
				ru: (date: string) => `подключён с ${date}`,
				uz: (date: string) => `${date}dan beri ulangan`,
			},
			requested: {
				en: (date: string) => `requested on ${date}, not confirmed yet`,
				ru: (date: string) => `запрошен ${date}, ещё не подтверждён`,
				uz: (date: string) => `${date}da soʻralgan, hali tasdiqlanmagan`,
			},
			stopped: {
				en: (date: string) => `stopped by the recipient on ${date}`,
				ru: (date: string) => `остановлен получателем ${date}`,
				uz: (date: string) => `${date}da egasi toʻxtatgan`,
			},
			blocked: {
				en: (date: string) => `bot blocked on ${date}`,
				ru: (date: string) => `бот заблокирован ${date}`,
				uz: (date: string) => `bot ${date}da bloklangan`,
			},
		},
		proofs: {
			pair: {
				en: "by reference number and phone number: messages about one application only",
				ru: "по номеру заявки и телефону: сообщения только об одной заявке",
				uz: "ariza raqami va telefon raqami orqali: faqat bitta ariza haqidagi xabarlar",
			},
			link: {
				en: "confirmed by an emailed link",
				ru: "подтверждён ссылкой из письма",
				uz: "xatdagi havola bilan tasdiqlangan",
			},
			call: {
				en: "confirmed by a code on the phone",
				ru: "подтверждён кодом по телефону",
				uz: "telefonda aytilgan kod bilan tasdiqlangan",
			},
			phone: {
				en: "confirmed by the shared phone number",
				ru: "подтверждён номером телефона",
				uz: "ulashilgan telefon raqami bilan tasdiqlangan",
			},
		},
	},
	money: {
		paid: {
			en: (paid: string, agreed: string) => `paid ${paid} of ${agreed}`,
			ru: (paid: string, agreed: string) => `оплачено ${paid} из ${agreed}`,
			uz: (paid: string, agreed: string) => `${agreed}dan ${paid} toʻlangan`,
		},
		unconfirmed: { en: "not confirmed", ru: "не подтверждено", uz: "tasdiqlanmagan" },
		due: { en: "to be refunded", ru: "нужно вернуть", uz: "qaytarilishi kerak" },
	},
	assignee: {
		assign: { en: "Assign", ru: "Назначить", uz: "Tayinlash" },
	},
	applications: {
		title: { en: "Applications", ru: "Заявки", uz: "Arizalar" },
		open: { en: "Open the application", ru: "Открыть заявку", uz: "Arizani ochish" },
		shownFrom: {
			en: "The applicant sees this status from:",
			ru: "Абитуриент увидит этот статус:",
			uz: "Abituriyentga koʻrinish vaqti:",
		},
		stillSees: { en: "Until then:", ru: "До этого видит:", uz: "Ungacha koʻrinadigan holat:" },
		takeBack: {
			en: "If you change it back before then, the applicant sees nothing and gets no email.",
			ru: "Если вернуть статус раньше, абитуриент ничего не увидит и письма не получит.",
			uz: "Holatni shu vaqtgacha qaytarsangiz, abituriyent hech narsani koʻrmaydi va xat olmaydi.",
		},
		closed: { en: "Closed:", ru: "Закрыта:", uz: "Yopilgan:" },
		close: { en: "Close", ru: "Закрыть", uz: "Yopish" },
		closeTitle: { en: "Close this application", ru: "Закрыть заявку", uz: "Arizani yopish" },
		closeReason: { en: "Why", ru: "Причина", uz: "Sababi" },
		reopen: { en: "Reopen", ru: "Открыть снова", uz: "Qayta ochish" },
		visa: { en: "Visa type", ru: "Тип визы", uz: "Viza turi" },
		visaNone: { en: "Not decided", ru: "Не решено", uz: "Hal qilinmagan" },
		visaSuggested: {
			en: (visa: string) => `Suggested for the chosen program: ${visa}`,
			ru: (visa: string) => `Для выбранной программы обычно: ${visa}`,
			uz: (visa: string) => `Tanlangan dastur uchun odatda: ${visa}`,
		},
		visaSave: { en: "Save visa type", ru: "Сохранить тип визы", uz: "Viza turini saqlash" },
	},
	step: {
		title: { en: "Next step", ru: "Следующий шаг", uz: "Keyingi qadam" },
		hint: {
			en: (language: string) => `The applicant reads this. Write in their language: ${language}.`,
			ru: (language: string) => `Этот текст читает абитуриент. Пишите на его языке: ${language}.`,
			uz: (language: string) => `Buni abituriyent oʻqiydi. Uning tilida yozing: ${language}.`,
		},
		byDefault: {
			en: "If you leave this empty, the applicant reads:",
			ru: "Если оставить пустым, абитуриент прочитает:",
			uz: "Boʻsh qoldirsangiz, abituriyent quyidagini oʻqiydi:",
		},
		owner: { en: "Whose turn", ru: "Кто действует", uz: "Navbat kimda" },
		ownerDefault: { en: "As usual", ru: "Как обычно", uz: "Odatdagidek" },
		owners: {
			applicant: { en: "The applicant", ru: "Абитуриент", uz: "Abituriyentda" },
			consultancy: { en: "We", ru: "Мы", uz: "Bizda" },
			university: { en: "The university", ru: "Университет", uz: "Universitetda" },
			embassy: { en: "The embassy", ru: "Посольство", uz: "Elchixonada" },
		} satisfies Record<StepOwner, LocalizedText>,
		text: { en: "What happens next", ru: "Что будет дальше", uz: "Endi nima boʻladi" },
		due: { en: "Due date", ru: "Срок", uz: "Muddati" },
		inDays: {
			en: (days: number) => (days === 1 ? "Tomorrow" : `In ${days} days`),
			ru: (days: number) =>
				days === 1
					? "Завтра"
					: `Через ${plural("ru", days, { one: `${days} день`, few: `${days} дня`, other: `${days} дней` })}`,
			uz: (days: number) => (days === 1 ? "Ertaga" : `${days} kundan keyin`),
		},
		change: { en: "Change the next step", ru: "Изменить следующий шаг", uz: "Keyingi qadamni oʻzgartirish" },
		save: { en: "Save next step", ru: "Сохранить шаг", uz: "Qadamni saqlash" },
	},
	status: {
		reason: { en: "Reason for the rejection", ru: "Причина отказа", uz: "Rad etish sababi" },
		reasonHint: {
			en: (language: string) =>
				`The applicant reads this. Write in their language (${language}), and say what they can do now.`,
			ru: (language: string) =>
				`Этот текст читает абитуриент. Пишите на его языке (${language}) и подскажите, что можно сделать теперь.`,
			uz: (language: string) =>
				`Buni abituriyent oʻqiydi. Uning tilida (${language}) yozing va endi nima qilish mumkinligini ayting.`,
		},
		timing: {
			en: "The applicant sees a new status after 2 minutes, and a rejection only between 09:00 and 20:00 in Tashkent. If you change it back before then, nothing is shown or sent.",
			ru: "Новый статус абитуриент видит через 2 минуты, а отказ — только с 09:00 до 20:00 по Ташкенту. Если вернуть статус раньше, абитуриент ничего не увидит и письма не получит.",
			uz: "Abituriyent yangi holatni 2 daqiqadan keyin, rad javobini esa faqat Toshkent vaqti bilan 09:00–20:00 oraligʻida koʻradi. Holatni ungacha qaytarsangiz, hech narsa koʻrinmaydi va yuborilmaydi.",
		},
		emails: {
			en: "The applicant gets an email for these statuses: documents requested, interview scheduled, accepted, rejected, enrolled.",
			ru: "Письмо уходит при статусах: запрошены документы, назначено собеседование, принят(а) на учёбу, отказ, начал(а) учёбу.",
			uz: "Xat quyidagi holatlarda yuboriladi: hujjatlar soʻraldi, suhbat belgilandi, oʻqishga qabul qilindi, rad etildi, oʻqishni boshladi.",
		},
	},
	shortlist: {
		open: { en: "Send programs", ru: "Отправить подборку", uz: "Dasturlarni yuborish" },
		title: {
			en: (name: string) => `Send programs to ${name}`,
			ru: (name: string) => `Подборка программ: ${name}`,
			uz: (name: string) => `Dasturlar roʻyxati: ${name}`,
		},
		search: {
			en: "Program, university or city",
			ru: "Программа, вуз или город",
			uz: "Dastur, universitet yoki shahar",
		},
		find: { en: "Find", ru: "Найти", uz: "Qidirish" },
		firstYear: { en: "First year", ru: "Первый год", uz: "Birinchi yil" },
		choose: {
			en: "Choose at least one program.",
			ru: "Отметьте хотя бы одну программу.",
			uz: "Kamida bitta dasturni belgilang.",
		},
		words: {
			en: "A few words before the list (optional)",
			ru: "Несколько слов перед списком (необязательно)",
			uz: "Roʻyxatdan oldin bir necha soʻz (ixtiyoriy)",
		},
	},
	contact: { en: "Contact", ru: "Связь", uz: "Aloqa" },
	thread: {
		title: { en: "Messages and history", ru: "Переписка и история", uz: "Yozishmalar va tarix" },
		earlier: {
			en: (count: number) => `Earlier: ${count}`,
			ru: (count: number) => `Ранее: ${count}`,
			uz: (count: number) => `Avvalgilari: ${count}`,
		},
		openInquiry: { en: "Open", ru: "Открыть", uz: "Ochish" },
	},
	composer: {
		title: { en: "New entry", ru: "Новая запись", uz: "Yangi yozuv" },
		modes: {
			answer: { en: "Answer", ru: "Ответ", uz: "Javob" },
			note: { en: "Note", ru: "Заметка", uz: "Qayd" },
			call: { en: "Call", ru: "Звонок", uz: "Qoʻngʻiroq" },
		},
		labels: {
			answer: { en: "Your answer", ru: "Ваш ответ", uz: "Javobingiz" },
			note: { en: "New note", ru: "Новая заметка", uz: "Yangi qayd" },
			call: { en: "What you talked about", ru: "О чём говорили", uz: "Nima haqida gaplashildi" },
		},
		send: { en: "Send answer", ru: "Отправить ответ", uz: "Javobni yuborish" },
		onPageOnly: { en: "Only put it on the page", ru: "Только показать на странице", uz: "Faqat sahifada koʻrsatish" },
		byHand: {
			whatsapp: { en: "Send by WhatsApp", ru: "Отправить в\u00a0WhatsApp", uz: "WhatsApp orqali yuborish" },
			telegram: {
				en: "Send from my Telegram",
				ru: "Отправить из\u00a0моего Telegram",
				uz: "Oʻz Telegramimdan yuborish",
			},
		},
		slash: { en: "or type / in the box", ru: "или введите / в поле", uz: "yoki maydonga / yozing" },
		otherLanguage: {
			en: (language: string) =>
				`This template has no text in the applicant’s language. This is the text in: ${language}.`,
			ru: (language: string) => `В этом шаблоне нет текста на языке абитуриента. Вставлен текст на языке: ${language}.`,
			uz: (language: string) => `Bu shablonda abituriyent tilidagi matn yoʻq. Qoʻyilgan matn tili: ${language}.`,
		},
	},
	conversation: {
		reminder: { en: "Automatic reminder", ru: "Автоматическое напоминание", uz: "Avtomatik eslatma" },
		team: { en: "our team", ru: "наша команда", uz: "jamoamiz" },
		answerHint: {
			en: (language: string) => `Write in: ${language}.`,
			ru: (language: string) => `Язык ответа: ${language}.`,
			uz: (language: string) => `Javob tili: ${language}.`,
		},
		reach: {
			telegram: {
				en: "This will be sent by Telegram.",
				ru: "Ответ уйдёт в\u00a0Telegram.",
				uz: "Javob Telegram orqali yuboriladi.",
			},
			email: {
				en: (address: string) => `This will be sent by email to ${address}.`,
				ru: (address: string) => `Ответ уйдёт письмом на\u00a0${address}.`,
				uz: (address: string) => `Javob ${address} manziliga yuboriladi.`,
			},
			notMailed: {
				en: (address: string) =>
					`This will be saved but not emailed to ${address}: no mail server is connected. Call, or write in a messenger.`,
				ru: (address: string) =>
					`Ответ сохранится, но письмо на\u00a0${address} не уйдёт: почтовый сервер не подключён. Позвоните или напишите в\u00a0мессенджере.`,
				uz: (address: string) =>
					`Javob saqlanadi, lekin ${address} manziliga yuborilmaydi: pochta serveri ulanmagan. Qoʻngʻiroq qiling yoki messenjerda yozing.`,
			},
			both: {
				en: (address: string) => `This will be sent by Telegram and by email to ${address}.`,
				ru: (address: string) => `Ответ уйдёт в\u00a0Telegram и письмом на\u00a0${address}.`,
				uz: (address: string) => `Javob Telegram orqali va ${address} manziliga yuboriladi.`,
			},
			byHand: {
				en: "No email or Telegram bot reaches this person. Call, or send the text from your own phone.",
				ru: "Ни почтой, ни через бота ответ не дойдёт. Позвоните или отправьте текст со своего телефона.",
				uz: "Javob pochta yoki bot orqali yetib bormaydi. Qoʻngʻiroq qiling yoki matnni oʻz telefoningizdan yuboring.",
			},
			page: {
				en: "We cannot send this by email or Telegram. It appears only on the applicant’s page, so call them.",
				ru: "Ни почтой, ни в\u00a0Telegram ответ не уйдёт. Он появится только на странице абитуриента, поэтому позвоните.",
				uz: "Javob pochta yoki Telegram orqali yuborilmaydi. U faqat abituriyentning sahifasida chiqadi, shuning uchun qoʻngʻiroq qiling.",
			},
		},
		about: { en: "About the application", ru: "По какой заявке", uz: "Qaysi ariza boʻyicha" },
		choose: { en: "Choose", ru: "Выберите", uz: "Tanlang" },
		wholeCase: { en: "All applications", ru: "Все заявки", uz: "Barcha arizalar" },
		provenOnly: {
			en: "seen only after opening by link or code",
			ru: "видно только после входа по ссылке или коду",
			uz: "faqat havola yoki kod bilan kirganda koʻrinadi",
		},
		noAnswer: { en: "No answer needed", ru: "Ответ не нужен", uz: "Javob shart emas" },
		channels: {
			web: { en: "on the page", ru: "на странице", uz: "sahifada" },
			telegram: { en: "in Telegram", ru: "в\u00a0Telegram", uz: "Telegramda" },
			email: { en: "by email", ru: "по\u00a0почте", uz: "pochta orqali" },
			whatsapp: { en: "in WhatsApp", ru: "в\u00a0WhatsApp", uz: "WhatsAppda" },
		},
		byHand: {
			whatsapp: {
				en: "Sent by WhatsApp by hand, not confirmed",
				ru: "Отправлено вручную в\u00a0WhatsApp, доставка не подтверждена",
				uz: "WhatsAppda qoʻlda yuborilgan, yetkazilgani tasdiqlanmagan",
			},
			telegram: {
				en: "Sent by Telegram by hand, not confirmed",
				ru: "Отправлено вручную в\u00a0Telegram, доставка не подтверждена",
				uz: "Telegramda qoʻlda yuborilgan, yetkazilgani tasdiqlanmagan",
			},
		},
		telegram: {
			waiting: { en: "Telegram message on its way", ru: "Отправляется в\u00a0Telegram", uz: "Telegramga yuborilmoqda" },
			digest: { en: "Telegram message on its way", ru: "Отправляется в\u00a0Telegram", uz: "Telegramga yuborilmoqda" },
			sent: { en: "Sent by Telegram", ru: "Отправлено в\u00a0Telegram", uz: "Telegramga yuborildi" },
			failed: {
				en: "Telegram message not delivered",
				ru: "В\u00a0Telegram не доставлено",
				uz: "Telegramga yetkazilmadi",
			},
			blocked: {
				en: "Blocked the bot in Telegram",
				ru: "Бот заблокирован в\u00a0Telegram",
				uz: "Telegramda botni bloklagan",
			},
			ended: { en: "Telegram is disconnected", ru: "Telegram отключён", uz: "Telegram uzilgan" },
		},
		byPage: {
			en: "Not sent by email: call the applicant. The answer is on the applicant’s page.",
			ru: "По электронной почте не отправлено: позвоните абитуриенту. Ответ есть на странице абитуриента.",
			uz: "Elektron pochta orqali yuborilmadi: abituriyentga qoʻngʻiroq qiling. Javob abituriyentning sahifasida turibdi.",
		},
		email: {
			waiting: { en: "Email on its way", ru: "Письмо отправляется", uz: "Xat yuborilmoqda" },
			digest: { en: "Email on its way", ru: "Письмо отправляется", uz: "Xat yuborilmoqda" },
			sent: { en: "Email sent", ru: "Письмо отправлено", uz: "Xat yuborildi" },
			failed: {
				en: "Email not delivered: call, or send it again",
				ru: "Письмо не доставлено: позвоните или отправьте ещё раз",
				uz: "Xat yetkazilmadi: qoʻngʻiroq qiling yoki qayta yuboring",
			},
		},
		readByApplicant: { en: "Read on the page:", ru: "Прочитано на странице:", uz: "Sahifada oʻqilgan:" },
		notRead: { en: "Not read on the page yet", ru: "На странице ещё не прочитано", uz: "Sahifada hali oʻqilmagan" },
	},
	notes: {
		hint: {
			en: "Only staff see notes.",
			ru: "Заметки видят только сотрудники.",
			uz: "Qaydlarni faqat xodimlar koʻradi.",
		},
		pin: { en: "Pin to the top", ru: "Закрепить наверху", uz: "Yuqoriga mahkamlash" },
		unpin: { en: "Unpin", ru: "Открепить", uz: "Yuqoridan olish" },
		add: { en: "Add note", ru: "Добавить заметку", uz: "Qayd qoʻshish" },
	},
	details: {
		uncertain: {
			en: "The applications of this person state different email addresses. Anyone can send an application in another person’s name, so call the stored phone number and ask which address is right. Until then, an emailed link opens only the application that states the address.",
			ru: "В заявках этого человека указаны разные адреса электронной почты. Заявку от чужого имени может отправить кто угодно, поэтому позвоните по сохранённому номеру и спросите, какой адрес верный. До этого ссылка из письма открывает только ту заявку, в которой указан этот адрес.",
			uz: "Bu kishining arizalarida turli elektron pochta manzillari koʻrsatilgan. Birovning nomidan istalgan odam ariza yuborishi mumkin, shuning uchun saqlangan raqamga qoʻngʻiroq qilib, qaysi manzil toʻgʻriligini soʻrang. Unga qadar xatdagi havola faqat shu manzil koʻrsatilgan arizani ochadi.",
		},
		confirm: {
			en: (email: string) => `Confirm ${email}`,
			ru: (email: string) => `Подтвердить ${email}`,
			uz: (email: string) => `${email} manzilini tasdiqlash`,
		},
		title: { en: "Details", ru: "Данные", uz: "Maʼlumotlar" },
		edit: { en: "Edit details", ru: "Исправить", uz: "Tuzatish" },
		add: { en: "Add details", ru: "Добавить данные", uz: "Maʼlumot qoʻshish" },
		missing: { en: "Not known yet:", ru: "Пока неизвестно:", uz: "Hozircha nomaʼlum:" },
		editTitle: { en: "Edit details", ru: "Исправить данные", uz: "Maʼlumotlarni tuzatish" },
		hint: {
			en: "If you change the phone number or the email address, we email the previous address about it, and links that we emailed before stop working. The applicant is also signed out on all devices.",
			ru: "Если изменить телефон или электронную почту, мы сообщим об этом письмом на прежний адрес, а ссылки из прежних писем перестанут работать. Абитуриенту к тому же придётся войти заново на всех устройствах.",
			uz: "Telefon yoki elektron pochtani oʻzgartirsangiz, bu haqda avvalgi manzilga xat yuboramiz, oldingi xatlardagi havolalar esa ishlamay qoladi. Abituriyent barcha qurilmalarda qaytadan kirishi ham kerak boʻladi.",
		},
		fields: {
			fullName: { en: "Name", ru: "Имя", uz: "Ism" },
			passportName: { en: "Name as in the passport", ru: "Имя как в паспорте", uz: "Pasportdagi ism" },
			birthDate: { en: "Date of birth", ru: "Дата рождения", uz: "Tugʻilgan sana" },
			nationality: { en: "Citizenship", ru: "Гражданство", uz: "Fuqaroligi" },
			residenceCountry: { en: "Country of residence", ru: "Страна проживания", uz: "Yashash davlati" },
			phoneNumber: { en: "Phone", ru: "Телефон", uz: "Telefon" },
			phoneOwner: { en: "Whose phone", ru: "Чей телефон", uz: "Telefon kimniki" },
			email: { en: "Email", ru: "Электронная почта", uz: "Elektron pochta" },
			language: { en: "Language", ru: "Язык", uz: "Til" },
			sponsor: { en: "Who pays", ru: "Кто платит", uz: "Kim toʻlaydi" },
			maritalStatus: { en: "Marital status", ru: "Семейное положение", uz: "Oilaviy holati" },
			educationLevel: { en: "Education completed", ru: "Образование", uz: "Maʼlumoti" },
			educationFinishedOn: { en: "Finished (month)", ru: "Окончание (месяц)", uz: "Tugatgan oyi" },
			gpaPercent: { en: "Average grade, %", ru: "Средний балл, %", uz: "Oʻrtacha baho, %" },
			passportExpiresOn: {
				en: "Passport valid until",
				ru: "Паспорт действует до",
				uz: "Pasport muddati tugaydigan sana",
			},
			office: { en: "Office", ru: "Офис", uz: "Ofis" },
		},
	},
	tests: {
		title: { en: "Language tests", ru: "Языковые тесты", uz: "Til testlari" },
		add: { en: "Add a result", ru: "Добавить результат", uz: "Natija qoʻshish" },
		until: { en: "valid until", ru: "действует до", uz: "muddati tugaydi:" },
		fields: {
			test: { en: "Test", ru: "Тест", uz: "Test" },
			result: { en: "Result", ru: "Результат", uz: "Natija" },
			level: { en: "Level", ru: "Уровень", uz: "Daraja" },
			takenOn: { en: "Taken on", ru: "Дата сдачи", uz: "Topshirilgan sana" },
			expiresOn: { en: "Valid until", ru: "Действует до", uz: "Muddati tugaydigan sana" },
		},
		/** The other tests have international names. */
		names: {
			sejong: { en: "King Sejong Institute", ru: "Институт короля Седжона", uz: "Qirol Sejong instituti" },
			other: { en: "Other", ru: "Другой", uz: "Boshqa" },
		},
	},
	access: {
		title: { en: "The applicant’s page", ru: "Страница абитуриента", uz: "Abituriyentning sahifasi" },
		code: { en: "Read out a code", ru: "Продиктовать код", uz: "Kodni aytib berish" },
		codeTitle: {
			en: "Code to read out over the phone",
			ru: "Код, который нужно продиктовать",
			uz: "Telefonda aytiladigan kod",
		},
		codeBefore: {
			en: "First call the applicant on the stored number:",
			ru: "Сначала позвоните абитуриенту по сохранённому номеру:",
			uz: "Avval saqlangan raqamga qoʻngʻiroq qiling:",
		},
		codeMake: { en: "Show a code", ru: "Показать код", uz: "Kodni koʻrsatish" },
		codeNow: { en: "Read out this code now:", ru: "Продиктуйте этот код сейчас:", uz: "Bu kodni hozir aytib bering:" },
		codeNote: {
			en: "It works once, for 10 minutes, with 5 tries, on the page “My application” under “Enter a code from our staff”. We show it only here and only once.",
			ru: "Код вводят на странице «Моя заявка», раздел «Ввести код от сотрудника». Он действует 10 минут и срабатывает один раз, попыток — 5. Мы показываем его только здесь и только один раз.",
			uz: "Kod “Mening arizam” sahifasidagi “Xodim aytgan kodni kiritish” boʻlimida kiritiladi. U 10 daqiqa amal qiladi, bir marta ishlaydi, 5 ta urinish beriladi. Uni faqat shu yerda va faqat bir marta koʻrsatamiz.",
		},
		codeNoPhone: {
			en: "The stored phone number cannot be read. Correct it in the details first.",
			ru: "Сохранённый номер не удаётся прочитать. Сначала исправьте его в данных.",
			uz: "Saqlangan raqamni oʻqib boʻlmadi. Avval uni maʼlumotlarda tuzating.",
		},
	},
	lookalikes: {
		title: { en: "Possibly the same person", ru: "Возможно, это один человек", uz: "Ehtimol, bitta odam" },
		reasons: {
			same_phone: { en: "same phone", ru: "тот же телефон", uz: "telefoni bir xil" },
			same_email: { en: "same email", ru: "та же почта", uz: "elektron pochtasi bir xil" },
			same_name_and_birth: {
				en: "same name and year of birth",
				ru: "те же имя и год рождения",
				uz: "ismi va tugʻilgan yili bir xil",
			},
		} satisfies Record<Reason, LocalizedText>,
		same: { en: "Same person…", ru: "Один человек…", uz: "Bitta odam…" },
		isFamily: { en: "Family", ru: "Семья", uz: "Oila" },
		different: { en: "Different people", ru: "Разные люди", uz: "Boshqa odam" },
		family: { en: "Family:", ru: "Семья:", uz: "Oila:" },
		remove: { en: "Remove", ru: "Убрать", uz: "Olib tashlash" },
		merged: { en: "Merged with", ru: "Объединена с карточкой:", uz: "Birlashtirilgan kartochka:" },
		takeBack: { en: "Separate again", ru: "Разъединить", uz: "Qayta ajratish" },
		consentEnds: {
			en: "No consent to documents: it was withdrawn in one of the merged cases",
			ru: "Согласия на документы нет: в одной из объединённых карточек его отозвали",
			uz: "Hujjatlarga rozilik yoʻq: birlashtirilgan kartochkalardan birida u qaytarib olingan",
		},
	},
	erasure: {
		title: { en: "The person’s data", ru: "Личные данные", uz: "Shaxsiy maʼlumotlar" },
		hint: {
			en: "For a person who asks for it on the phone. Call the stored number first.",
			ru: "Если человек просит об этом по телефону. Сначала позвоните по сохранённому номеру.",
			uz: "Shuni telefonda soʻragan odam uchun. Avval saqlangan raqamga qoʻngʻiroq qiling.",
		},
		copy: {
			en: "Copy for the applicant (ZIP)",
			ru: "Копия для абитуриента (ZIP)",
			uz: "Abituriyent uchun nusxa (ZIP)",
		},
		ask: { en: "Delete in seven days", ru: "Удалить через семь дней", uz: "Yetti kundan keyin oʻchirish" },
		on: {
			en: (day: string) => `Everything about this person will be deleted on ${day}, as they asked.`,
			ru: (day: string) => `Все данные этого человека будут удалены ${day} по его просьбе.`,
			uz: (day: string) => `Bu shaxs haqidagi barcha maʼlumotlar uning soʻroviga koʻra ${day} kuni oʻchiriladi.`,
		},
		cancel: { en: "Cancel the deletion", ru: "Отменить удаление", uz: "Oʻchirishni bekor qilish" },
	},
	family: {
		title: { en: "Links for the family", ru: "Ссылки для семьи", uz: "Oila uchun havolalar" },
		hint: {
			en: "Anyone with the link sees the steps, the next step and the payments for 180 days, without signing in. It shows no messages, phone number or email address.",
			ru: "По ссылке 180 дней без входа видны этапы, следующий шаг и платежи. Сообщений, телефона и электронной почты там нет.",
			uz: "Havola orqali bosqichlar, keyingi qadam va toʻlovlar 180 kun davomida hisobga kirmasdan koʻrinadi. Xabarlar, telefon va elektron pochta koʻrinmaydi.",
		},
		label: { en: "For whom", ru: "Для кого", uz: "Kim uchun" },
		language: { en: "Language", ru: "Язык", uz: "Til" },
		make: { en: "Make a link", ru: "Создать ссылку", uz: "Havola yaratish" },
		withdraw: { en: "Withdraw", ru: "Отозвать", uz: "Havolani bekor qilish" },
		until: { en: "valid until", ru: "действует до", uz: "muddati tugaydi:" },
		opened: { en: "opened:", ru: "открыта:", uz: "ochilgan:" },
		neverOpened: { en: "not opened yet", ru: "ещё не открывали", uz: "hali ochilmagan" },
	},
	timeline: {
		inquiry: { en: "Inquiry received", ru: "Обращение получено", uz: "Murojaat keldi" },
		automatic: { en: "automatically", ru: "автоматически", uz: "avtomatik" },
		nobody: { en: "nobody", ru: "не назначен", uz: "masʼul belgilanmagan" },
		whoChangedWhat: { en: "Who changed what", ru: "Кто что изменил", uz: "Kim nimani oʻzgartirgan" },
		staffOnly: { en: "staff only", ru: "только для сотрудников", uz: "faqat xodimlar uchun" },
		shownFrom: { en: "shown from", ru: "абитуриент увидит:", uz: "abituriyentga koʻrinish vaqti:" },
		takenBack: { en: "taken back, never shown", ru: "отменено до показа", uz: "koʻrsatilmasdan qaytarilgan" },
		applicant: { en: "applicant", ru: "абитуриент", uz: "abituriyent" },
		telegram: {
			documents: {
				en: "Telegram message about documents",
				ru: "Сообщение в\u00a0Telegram о документах",
				uz: "Hujjatlar haqida Telegram xabari",
			},
			money: {
				en: "Telegram message about payments",
				ru: "Сообщение в\u00a0Telegram о платежах",
				uz: "Toʻlovlar haqida Telegram xabari",
			},
			status: {
				en: "Telegram message about the new status",
				ru: "Сообщение в\u00a0Telegram о новом статусе",
				uz: "Yangi holat haqida Telegram xabari",
			},
			"my-changed": { en: "Telegram message", ru: "Сообщение в\u00a0Telegram", uz: "Telegram xabari" },
			"my-link": { en: "Telegram message", ru: "Сообщение в\u00a0Telegram", uz: "Telegram xabari" },
			"my-opened": {
				en: "Telegram message about a new device",
				ru: "Сообщение в\u00a0Telegram о новом устройстве",
				uz: "Yangi qurilma haqida Telegram xabari",
			},
		},
		emails: {
			documents: { en: "Email about documents", ru: "Письмо о документах", uz: "Hujjatlar haqidagi xat" },
			money: { en: "Email about payments", ru: "Письмо о платежах", uz: "Toʻlovlar haqidagi xat" },
			status: { en: "Email about the new status", ru: "Письмо о новом статусе", uz: "Yangi holat haqidagi xat" },
			"my-changed": { en: "Email to the previous address", ru: "Письмо на прежний адрес", uz: "Avvalgi manzilga xat" },
			"my-link": {
				en: "Email with a link to the page",
				ru: "Письмо со ссылкой на страницу",
				uz: "Sahifaga havola yuborilgan xat",
			},
			"my-opened": {
				en: "Email about a new device",
				ru: "Письмо о новом устройстве",
				uz: "Yangi qurilma haqidagi xat",
			},
		},
		events: {
			next_step: { en: "Next step", ru: "Следующий шаг", uz: "Keyingi qadam" },
			documents_asked: { en: "Documents asked for", ru: "Запрошены документы", uz: "Hujjatlar soʻraldi" },
			document_received: { en: "Document received", ru: "Получен документ", uz: "Hujjat keldi" },
			document_returned: { en: "Document sent back", ru: "Документ возвращён", uz: "Hujjat qaytarildi" },
			document_accepted: { en: "Document accepted", ru: "Документ принят", uz: "Hujjat qabul qilindi" },
			document_waived: { en: "Document not needed", ru: "Документ не нужен", uz: "Hujjat kerak emas" },
			document_removed: {
				en: "Document removed by the applicant",
				ru: "Абитуриент удалил документ",
				uz: "Abituriyent hujjatni olib tashladi",
			},
			consent_given: {
				en: "Consent to documents given",
				ru: "Дано согласие на документы",
				uz: "Hujjatlarga rozilik berildi",
			},
			consent_withdrawn: {
				en: "Consent withdrawn, documents deleted",
				ru: "Согласие отозвано, документы удалены",
				uz: "Rozilik qaytarib olindi, hujjatlar oʻchirildi",
			},
			pack_agreed: {
				en: "Agreed to give documents to the university",
				ru: "Согласие на передачу документов университету",
				uz: "Hujjatlarni universitetga berishga rozilik",
			},
			pack_withdrawn: {
				en: "Consent for the university withdrawn",
				ru: "Отозвано согласие на передачу документов университету",
				uz: "Universitetga berish roziligi qaytarib olindi",
			},
			pack_made: { en: "Pack downloaded", ru: "Скачан пакет", uz: "Toʻplam yuklab olindi" },
			milestone: { en: "Important date", ru: "Важная дата", uz: "Muhim sana" },
			closed: { en: "Application closed", ru: "Заявка закрыта", uz: "Ariza yopildi" },
			reopened: { en: "Application reopened", ru: "Заявка снова открыта", uz: "Ariza qayta ochildi" },
			submitted: { en: "Application received", ru: "Заявка получена", uz: "Ariza olindi" },
			status_changed: { en: "Status", ru: "Статус", uz: "Holat" },
			message_in: { en: "Message from the applicant", ru: "Сообщение от абитуриента", uz: "Abituriyentdan xabar" },
			message_out: { en: "Answer to the applicant", ru: "Ответ абитуриенту", uz: "Abituriyentga javob" },
			telegram_connected: { en: "Telegram connected", ru: "Подключён Telegram", uz: "Telegram ulandi" },
			telegram_stopped: { en: "Telegram stopped", ru: "Telegram отключён", uz: "Telegram uzildi" },
			agreement: { en: "Agreement", ru: "Договорённость", uz: "Kelishuv" },
			agreement_ended: { en: "Agreement ended", ru: "Договорённость завершена", uz: "Kelishuv tugatildi" },
			payment: { en: "Payment", ru: "Платёж", uz: "Toʻlov" },
			payment_confirmed: { en: "Cash confirmed", ru: "Наличные подтверждены", uz: "Naqd pul tasdiqlandi" },
			payment_corrected: { en: "Payment corrected", ru: "Платёж исправлен", uz: "Toʻlov tuzatildi" },
			payment_receipt: { en: "Receipt added", ru: "Добавлена квитанция", uz: "Kvitansiya qoʻshildi" },
			refund_opened: { en: "Refund opened", ru: "Открыт возврат", uz: "Pul qaytarish ochildi" },
			refund_closed: { en: "Refund closed", ru: "Возврат закрыт", uz: "Pul qaytarish yopildi" },
			opened: { en: "Opened on a new device", ru: "Открыто на новом устройстве", uz: "Yangi qurilmada ochildi" },
			follow_up_planned: {
				en: "Next action planned",
				ru: "Запланировано действие",
				uz: "Keyingi ish rejalashtirildi",
			},
			call: { en: "Call or visit", ru: "Звонок или визит", uz: "Qoʻngʻiroq yoki tashrif" },
			details_changed: { en: "Details changed", ru: "Изменены данные", uz: "Maʼlumotlar oʻzgartirildi" },
			merged: {
				en: "Merged with another case",
				ru: "Объединена с другой карточкой",
				uz: "Boshqa kartochka bilan birlashtirildi",
			},
			assigned: { en: "Assigned", ru: "Ответственный", uz: "Masʼul tayinlandi" },
			note: { en: "Note", ru: "Заметка", uz: "Qayd" },
		} satisfies Record<EntryKind, LocalizedText>,
	},
	milestones: {
		title: { en: "Important dates", ru: "Важные даты", uz: "Muhim sanalar" },
		hint: {
			en: "The applicant sees all of this on the page.",
			ru: "Абитуриент видит всё это на своей странице.",
			uz: "Abituriyent bularning hammasini sahifasida koʻradi.",
		},
		what: { en: "What has happened", ru: "Что произошло", uz: "Nima boʻldi" },
		day: { en: "Day", ru: "Дата", uz: "Sana" },
		text: {
			en: "Details, such as a parcel’s number",
			ru: "Подробности, например номер посылки",
			uz: "Tafsilot, masalan, joʻnatma raqami",
		},
		save: { en: "Save", ru: "Сохранить", uz: "Saqlash" },
		remove: { en: "Remove", ru: "Убрать", uz: "Olib tashlash" },
		names: milestoneNames,
	},
	reminders: {
		on: { en: "Reminders: on", ru: "Напоминания: включены", uz: "Eslatmalar: yoqilgan" },
		off: { en: "Reminders: off", ru: "Напоминания: выключены", uz: "Eslatmalar: oʻchirilgan" },
		hint: {
			en: "We remind the applicant of an interview the day before and on the day, and of other steps and documents three days before and on the last day. On Mondays, we write in Telegram what to start.",
			ru: "О собеседовании мы напоминаем накануне и в тот же день, о других шагах и документах — за три дня и в последний день, а по понедельникам пишем в Telegram, что пора начать.",
			uz: "Suhbatni bir kun oldin va shu kuni, boshqa qadam va hujjatlarni uch kun oldin va oxirgi kuni eslatamiz, dushanbalari esa Telegramda nimani boshlashni yozamiz.",
		},
		stop: { en: "Stop reminders", ru: "Не напоминать", uz: "Eslatmalarni toʻxtatish" },
		start: { en: "Start reminders", ru: "Напоминать", uz: "Eslatmalarni yoqish" },
	},
} satisfies LocalizedTexts;
