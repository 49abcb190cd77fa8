import type { ShownState } from "../../../domain/documents/rules.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { plural } from "../plural.ts";
import { documentNames, documentStages, documentTerms, issuedFromText, returnTexts } from "../shared/documents.ts";
import { fileFaults } from "../shared/file-faults.ts";

/** После «через». */
const daysAfter = (count: number) =>
	plural("ru", count, { one: `${count}\u00a0день`, few: `${count}\u00a0дня`, other: `${count}\u00a0дней` });

/** The states of a paper, for the applicant. */
const states = {
	needed: { en: "to send", ru: "нужно прислать", uz: "yuborish kerak" },
	returned: { en: "send again", ru: "прислать ещё раз", uz: "qayta yuborish kerak" },
	received: { en: "being checked", ru: "проверяем", uz: "tekshiryapmiz" },
	accepted: { en: "accepted", ru: "принят", uz: "qabul qilindi" },
	not_needed: { en: "not needed", ru: "не нужен", uz: "kerak emas" },
	expired: { en: "too old, send a new one", ru: "устарел, нужен новый", uz: "eskirdi, yangisi kerak" },
} satisfies Record<ShownState, LocalizedText>;

/** The page /my/documents. */
export const myDocuments = {
	...{ names: documentNames, stages: documentStages, ...documentTerms, states, returnTexts },
	nav: { en: "Documents", ru: "Документы", uz: "Hujjatlar" },
	toSend: {
		en: (count: number) => `Documents we need: ${count}`,
		ru: (count: number) => `Нужны документы: ${count}`,
		uz: (count: number) => `Kerakli hujjatlar: ${count}`,
	},
	title: { en: "My documents", ru: "Мои документы", uz: "Hujjatlarim" },
	none: {
		en: "We have not asked for any documents yet. We will tell you when we need them.",
		ru: "Пока документы не нужны. Мы сообщим, когда они понадобятся.",
		uz: "Hozircha hujjat soʻramadik. Kerak boʻlganda xabar beramiz.",
	},
	counts: {
		en: (open: number, checked: number, done: number) => `To send: ${open} · being checked: ${checked} · done: ${done}`,
		ru: (open: number, checked: number, done: number) => `Прислать: ${open} · проверяем: ${checked} · готово: ${done}`,
		uz: (open: number, checked: number, done: number) =>
			`Yuborish kerak: ${open} · tekshiryapmiz: ${checked} · tayyor: ${done}`,
	},
	by: {
		en: (day: string) => `by ${day}`,
		ru: (day: string) => `до ${day}`,
		uz: (day: string) => `${day}gacha`,
	},
	issuedFrom: issuedFromText,
	late: { en: "overdue", ru: "срок прошёл", uz: "muddat oʻtdi" },
	holds: {
		en: (day: string) => `valid until ${day}`,
		ru: (day: string) => `действителен до ${day}`,
		uz: (day: string) => `${day}gacha amal qiladi`,
	},
	pages: {
		en: (count: number) => plural("en", count, { one: `${count} page`, other: `${count} pages` }),
		ru: (count: number) =>
			plural("ru", count, {
				one: `${count} страница`,
				few: `${count} страницы`,
				many: `${count} страниц`,
				other: `${count} страницы`,
			}),
		uz: (count: number) => `${count} sahifa`,
	},
	office: {
		en: "Bring it to the office: we do not take this document over the internet.",
		ru: "Принесите его в офис: через интернет мы этот документ не принимаем.",
		uz: "Uni ofisga olib keling: bu hujjatni internet orqali qabul qilmaymiz.",
	},
	back: { en: "All documents", ru: "Все документы", uz: "Barcha hujjatlar" },
	returned: { en: "Please send it again", ru: "Пришлите, пожалуйста, ещё раз", uz: "Iltimos, qayta yuboring" },
	sent: { en: "What we have", ru: "Что у нас есть", uz: "Bizga kelgani" },
	hidden: {
		en: "To see or remove pages, confirm by email that it is you.",
		ru: "Чтобы увидеть или удалить страницы, подтвердите по почте, что это Вы.",
		uz: "Sahifalarni koʻrish yoki olib tashlash uchun bu siz ekaningizni pochta orqali tasdiqlang.",
	},
	page: {
		en: (number: number) => `Page ${number}`,
		ru: (number: number) => `Страница ${number}`,
		uz: (number: number) => `${number}-sahifa`,
	},
	open: { en: "Open the PDF", ru: "Открыть PDF", uz: "PDF ni ochish" },
	remove: { en: "Remove", ru: "Удалить", uz: "Olib tashlash" },
	upload: {
		title: { en: "Send it", ru: "Отправить", uz: "Yuborish" },
		more: { en: "Add pages", ru: "Добавить страницы", uz: "Sahifa qoʻshish" },
		label: { en: "Photos of the pages, or a PDF", ru: "Фотографии страниц или PDF", uz: "Sahifalar surati yoki PDF" },
		hint: {
			en: "Lay the paper on a dark table in daylight, and photograph each whole page. Choose the photos in the order of the pages. The date and place of the photo are removed.",
			ru: "Положите документ на тёмный стол при дневном свете и сфотографируйте каждую страницу целиком. Выбирайте фотографии по порядку страниц. Дату и место съёмки мы удалим.",
			uz: "Hujjatni kunduzgi yorugʻlikda qora stolga qoʻying va har bir sahifani toʻliq suratga oling. Suratlarni sahifalar tartibida tanlang. Suratning sanasi va joyi oʻchiriladi.",
		},
		send: { en: "Send", ru: "Отправить", uz: "Yuborish" },
		/** `{done}` and `{total}` are numbers. */
		sending: {
			en: "Sending {done} of {total} …",
			ru: "Отправляем {done} из {total} …",
			uz: "Yuborilmoqda: {total} tadan {done} …",
		},
		waiting: {
			en: "Connection lost. Sending will go on by itself: keep this page open. {done} of {total} have arrived.",
			ru: "Связь прервалась. Отправка продолжится сама: не закрывайте страницу. Дошло {done} из {total}.",
			uz: "Aloqa uzildi. Yuborish oʻzi davom etadi: sahifani yopmang. {total} tadan {done} tasi yetib keldi.",
		},
		done: { en: "Everything has arrived.", ru: "Всё дошло.", uz: "Hammasi yetib keldi." },
		ended: {
			en: "You have been signed out. Open your application again: what has arrived is kept.",
			ru: "Сеанс завершён. Откройте заявку ещё раз: всё, что дошло, сохранено.",
			uz: "Seans yakunlandi. Arizani qayta oching: yetib kelgani saqlangan.",
		},
	},
	faultTitle: {
		en: "We could not accept some files. Everything else has arrived.",
		ru: "Некоторые файлы принять не удалось. Всё остальное дошло.",
		uz: "Ayrim fayllarni qabul qilib boʻlmadi. Qolgani yetib keldi.",
	},
	file: { en: "File", ru: "Файл", uz: "Fayl" },
	faults: {
		...fileFaults,
		required: { en: "Choose photos or a PDF.", ru: "Выберите фотографии или PDF.", uz: "Surat yoki PDF tanlang." },
		too_many_pages: {
			en: "A document can have at most 40 pages. Send only those that we ask for.",
			ru: "В документе может быть не больше 40 страниц. Пришлите только нужные.",
			uz: "Bir hujjatda koʻpi bilan 40 sahifa boʻladi. Faqat keraklilarini yuboring.",
		},
		person_full: {
			en: "There is no room for more documents. Write to us.",
			ru: "Места для документов больше нет. Напишите нам.",
			uz: "Hujjatlar uchun joy qolmadi. Bizga yozing.",
		},
		document_accepted: {
			en: "This document has already been accepted. Nothing more is needed.",
			ru: "Этот документ уже принят. Больше ничего не нужно.",
			uz: "Bu hujjat allaqachon qabul qilingan. Boshqa hech narsa kerak emas.",
		},
		document_reviewed: {
			en: "We have just checked this document. Look at it again.",
			ru: "Мы только что проверили этот документ. Посмотрите на него ещё раз.",
			uz: "Bu hujjatni hozirgina tekshirdik. Uni qayta koʻring.",
		},
		consent_needed: {
			en: "First agree that we may keep your documents.",
			ru: "Сначала дайте согласие на хранение документов.",
			uz: "Avval hujjatlarni saqlashimizga rozilik bering.",
		},
		consent_changed: {
			en: "The wording has changed. Read it and agree again.",
			ru: "Текст согласия изменился. Прочитайте его и согласитесь ещё раз.",
			uz: "Rozilik matni oʻzgardi. Uni oʻqib, qayta rozilik bering.",
		},
		bring_to_office: {
			en: "Bring this document to the office.",
			ru: "Принесите этот документ в офис.",
			uz: "Bu hujjatni ofisga olib keling.",
		},
		limited: {
			en: "You have sent too many files. Try again in an hour.",
			ru: "Вы прислали слишком много файлов. Попробуйте ещё раз через час.",
			uz: "Juda koʻp fayl yubordingiz. Bir soatdan keyin qayta urinib koʻring.",
		},
		other: {
			en: "We could not accept this file. Try again, or write to us.",
			ru: "Не удалось принять этот файл. Попробуйте ещё раз или напишите нам.",
			uz: "Bu faylni qabul qilib boʻlmadi. Qayta urinib koʻring yoki bizga yozing.",
		},
	},
	/** Another wording needs another `packConsentVersion` (domain/documents/pack-rules.ts); a test compares them. */
	pack: {
		title: {
			en: "May the university get your documents?",
			ru: "Можно ли передать документы университету?",
			uz: "Hujjatlaringizni universitetga bersak boʻladimi?",
		},
		text: {
			en: (university: string, reference: string) =>
				`If you agree, we may give ${university} the documents of your application ${reference} that it asks for and that we have accepted. Each transfer is shown here. You can withdraw your consent at any time: we then give it no more documents. We cannot take back what it already has.`,
			ru: (university: string, reference: string) =>
				`Если Вы согласны, мы сможем передать документы по заявке ${reference} этому университету: ${university}. Только те, которые он запрашивает и которые мы приняли. Каждый раз это будет видно здесь. Согласие можно отозвать в любой момент: тогда мы больше ничего не передадим. Вернуть уже переданное мы не сможем.`,
			uz: (university: string, reference: string) =>
				`Rozi boʻlsangiz, ${reference} arizangiz boʻyicha ${university} soʻraydigan va biz qabul qilgan hujjatlarni unga bera olamiz. Har bir holat shu yerda koʻrinadi. Rozilikni istalgan vaqtda qaytarib olishingiz mumkin: shundan keyin hujjat bermaymiz. Berilganini qaytarib ololmaymiz.`,
		},
		agree: {
			en: (university: string) => `I agree: give my documents to ${university}`,
			ru: (university: string) => `Согласиться на передачу документов: ${university}`,
			uz: (university: string) => `Hujjatlarim berilishiga roziman: ${university}`,
		},
		agreed: {
			en: (university: string, day: string) => `On ${day} you agreed that ${university} gets your documents.`,
			ru: (university: string, day: string) => `${day} Вы согласились передать документы: ${university}.`,
			uz: (university: string, day: string) => `${day} kuni hujjatlarni berishga rozilik bergansiz: ${university}.`,
		},
		withdraw: { en: "Withdraw this consent", ru: "Отозвать это согласие", uz: "Bu rozilikni qaytarib olish" },
		made: {
			en: (university: string, day: string) => `${day}: your documents were put together for ${university}.`,
			ru: (university: string, day: string) => `${day}: документы собраны для передачи — ${university}.`,
			uz: (university: string, day: string) => `${day}: hujjatlaringiz ${university} uchun toʻplandi.`,
		},
		proof: {
			en: "To agree, confirm by email that it is you.",
			ru: "Чтобы дать согласие, подтвердите по почте, что это Вы.",
			uz: "Rozilik berish uchun bu siz ekaningizni pochta orqali tasdiqlang.",
		},
		changed: {
			en: "The university has changed. Read the text and decide again.",
			ru: "Университет изменился. Прочитайте текст и решите ещё раз.",
			uz: "Universitet oʻzgardi. Matnni oʻqib, qaytadan qaror qiling.",
		},
	},
	/** Another wording needs another `consentVersion` (domain/documents/consent.ts); a test compares them. */
	consent: {
		title: { en: "Before you send documents", ru: "Прежде чем прислать документы", uz: "Hujjat yuborishdan oldin" },
		text: {
			en: (days: number, sensitiveDays: number) =>
				`We keep your documents to prepare your application and visa. They are stored encrypted. Only our staff open them, and every opening is recorded. We give none to a university or an embassy until you agree. We delete documents ${days} days after your application is closed, and those about identity and health ${sensitiveDays} days after. You can withdraw your consent here at any time: we then delete your documents at once.`,
			ru: (days: number, sensitiveDays: number) =>
				`Мы храним Ваши документы, чтобы подготовить заявку и визу. Они хранятся в зашифрованном виде. Открывают их только наши сотрудники, и каждый просмотр записывается. Без Вашего согласия мы не передаём документы ни университету, ни посольству. Документы удаляются через ${daysAfter(days)} после закрытия заявки, документы о личности и здоровье — через ${daysAfter(sensitiveDays)}. Согласие можно отозвать здесь в любой момент: тогда мы сразу удалим документы.`,
			uz: (days: number, sensitiveDays: number) =>
				`Hujjatlaringizni ariza va vizangizni tayyorlash uchun saqlaymiz. Ular shifrlangan holda turadi. Ularni faqat xodimlarimiz ochadi va har bir ochilish qayd etiladi. Roziligingizsiz hech bir hujjatni universitet yoki elchixonaga bermaymiz. Hujjatlar ariza yopilganidan ${days} kun oʻtib, shaxs va sogʻliq haqidagilari ${sensitiveDays} kun oʻtib oʻchiriladi. Rozilikni istalgan vaqtda shu yerda qaytarib olishingiz mumkin: shunda hujjatlarni darhol oʻchiramiz.`,
		},
		papers: {
			en: "I agree that you keep and check my documents.",
			ru: "Согласен (согласна) на хранение и проверку моих документов.",
			uz: "Hujjatlarim saqlanishi va tekshirilishiga roziman.",
		},
		sensitive: {
			en: "I also agree for passports and documents about my health.",
			ru: "Согласен (согласна) и в отношении паспортов и документов о здоровье.",
			uz: "Pasport va sogʻligʻim haqidagi hujjatlarga ham roziman.",
		},
		give: { en: "Agree", ru: "Согласиться", uz: "Rozilik berish" },
		given: {
			en: "You have agreed that we keep your documents.",
			ru: "Вы согласились на хранение документов.",
			uz: "Hujjatlaringizni saqlashimizga rozilik bergansiz.",
		},
		withdraw: {
			en: "Withdraw the consent and delete my documents",
			ru: "Отозвать согласие и удалить документы",
			uz: "Rozilikni qaytarib olish va hujjatlarni oʻchirish",
		},
	},
} satisfies LocalizedTexts;
