import { stepTexts } from "../../../domain/my/step-texts.ts";
import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { plural } from "../plural.ts";
import { milestoneNames } from "../shared/milestones.ts";
import { paymentTexts } from "../shared/payments.ts";
import { myDocuments } from "./documents.ts";
import { open } from "./open.ts";
import { myPlan } from "./plan.ts";
import { privacy } from "./privacy.ts";
import { telegram } from "./telegram.ts";

/** Texts of the applicant's own pages (/my) and of the page for parents (/family). */
export const my = {
	title: { en: "My application", ru: "Моя заявка", uz: "Mening arizam" },
	titles: { en: "My applications", ru: "Мои заявки", uz: "Arizalarim" },
	preview: {
		en: "For staff: this is exactly what the applicant sees now.",
		ru: "Для сотрудников: именно это абитуриент видит сейчас.",
		uz: "Xodimlar uchun: abituriyent hozir aynan shuni koʻradi.",
	},
	signOut: { en: "Sign out", ru: "Выйти", uz: "Chiqish" },
	nav: {
		label: { en: "My application", ru: "Моя заявка", uz: "Mening arizam" },
		home: { en: "Application", ru: "Заявка", uz: "Ariza" },
		messages: { en: "Messages", ru: "Сообщения", uz: "Xabarlar" },
		details: { en: "Details", ru: "Данные", uz: "Maʼlumotlar" },
		family: { en: "Family", ru: "Семья", uz: "Oila" },
	},
	documents: myDocuments,
	plan: myPlan,
	money: {
		...paymentTexts,
		title: { en: "Agreements and payments", ru: "Договорённости и платежи", uz: "Kelishuv va toʻlovlar" },
		none: {
			en: "Nothing has been agreed with us yet. Before you pay, agree on the sum and the refund. Afterwards, check that your payment is shown here.",
			ru: "Вы пока ни о чём с нами не договорились. Прежде чем платить, договоритесь о сумме и возврате денег. Потом проверьте, что платёж появился здесь.",
			uz: "Biz bilan hali hech narsa kelishilmagan. Toʻlashdan oldin summani va pul qanday qaytarilishini kelishib oling. Keyin toʻlovingiz shu yerda koʻrinishini tekshiring.",
		},
		ourFees: {
			en: "What we charge and refund",
			ru: "Сколько мы берём и что возвращаем",
			uz: "Qancha olamiz va nimani qaytaramiz",
		},
	},
	milestonesTitle: { en: "Important dates", ru: "Важные даты", uz: "Muhim sanalar" },
	milestones: milestoneNames,
	stepsTitle: { en: "Progress of your application", ru: "На каком этапе Ваша заявка", uz: "Arizangiz qaysi bosqichda" },
	...stepTexts.own,
	states: {
		done: { en: "done", ru: "пройдено", uz: "tugallangan" },
		now: { en: "now", ru: "сейчас", uz: "hozir" },
		next: { en: "ahead", ru: "впереди", uz: "oldinda" },
		skipped: { en: "not needed", ru: "не понадобилось", uz: "kerak boʻlmadi" },
		closed: { en: "closed at this step", ru: "на этом этапе заявка закрыта", uz: "ariza shu bosqichda yopilgan" },
	},
	reference: { en: "Reference number", ru: "Номер заявки", uz: "Ariza raqami" },
	sentOn: { en: "Sent on", ru: "Отправлена", uz: "Yuborilgan sana" },
	program: { en: "Program", ru: "Программа", uz: "Dastur" },
	university: { en: "University", ru: "Университет", uz: "Universitet" },
	openOne: { en: "Open the application", ru: "Открыть заявку", uz: "Arizani ochish" },
	visaPapers: { en: "Documents for the visa", ru: "Документы на визу", uz: "Viza hujjatlari" },
	follow: { en: "Follow your application", ru: "Следить за заявкой", uz: "Arizani kuzatish" },
	/** Ways to keep the reference number. */
	keep: {
		copy: { en: "Copy the number", ru: "Скопировать номер", uz: "Raqamdan nusxa olish" },
		telegram: { en: "Send to myself on Telegram", ru: "Отправить себе в Telegram", uz: "Telegramda oʻzimga yuborish" },
		note: {
			en: (reference: string) => `My application number: ${reference}`,
			ru: (reference: string) => `Номер моей заявки: ${reference}`,
			uz: (reference: string) => `Ariza raqamim: ${reference}`,
		},
	},
	proof: {
		text: {
			en: "To see your details and payments or make a link for your parents, confirm that it is you.",
			ru: "Чтобы увидеть свои данные и платежи или создать ссылку для родителей, подтвердите, что это Вы.",
			uz: "Maʼlumotlaringiz va toʻlovlaringizni koʻrish yoki ota-onangiz uchun havola yaratish uchun bu siz ekaningizni tasdiqlang.",
		},
		link: { en: "Confirm by email", ru: "Подтвердить по почте", uz: "Pochta orqali tasdiqlash" },
	},
	messages: {
		write: { en: "Write to us", ru: "Написать нам", uz: "Bizga yozish" },
		title: { en: "Messages", ru: "Сообщения", uz: "Xabarlar" },
		unread: {
			en: (count: number) => plural("en", count, { one: `${count} new message`, other: `${count} new messages` }),
			ru: (count: number) =>
				plural("ru", count, {
					one: `${count} новое сообщение`,
					few: `${count} новых сообщения`,
					many: `${count} новых сообщений`,
					other: `${count} нового сообщения`,
				}),
			uz: (count: number) => `${count} ta yangi xabar`,
		},
		none: { en: "No messages yet.", ru: "Сообщений пока нет.", uz: "Hozircha xabar yoʻq." },
		you: { en: "You", ru: "Вы", uz: "Siz" },
		label: { en: "Your message", ru: "Ваше сообщение", uz: "Xabaringiz" },
		hint: {
			en: "Ask us anything about your application. Our staff in Tashkent and Seoul will read it.",
			ru: "Спрашивайте обо всём, что касается заявки. Сообщения читают наши сотрудники в Ташкенте и Сеуле.",
			uz: "Arizangiz haqida istagan narsani soʻrang. Xabarlarni Toshkent va Seuldagi xodimlarimiz oʻqiydi.",
		},
		send: { en: "Send message", ru: "Отправить сообщение", uz: "Xabarni yuborish" },
		ended: {
			en: "You have been signed out. Copy your message, open your application again and send it.",
			ru: "Сеанс завершён. Скопируйте сообщение, снова откройте заявку и отправьте его.",
			uz: "Seans yakunlandi. Xabaringizni nusxalab oling, arizani qaytadan oching va xabarni yuboring.",
		},
		promise: {
			en: "We answer within 24 hours, except Sundays and holidays.",
			ru: "Отвечаем в течение 24 часов, кроме воскресений и праздников.",
			uz: "Yakshanba va bayramlardan tashqari, 24 soat ichida javob beramiz.",
		},
		answerBy: {
			en: (moment: string) => `We will answer by ${moment} (Tashkent time).`,
			ru: (moment: string) => `Ответим до ${moment} (по ташкентскому времени).`,
			uz: (moment: string) => `${moment} gacha javob beramiz (Toshkent vaqti bilan).`,
		},
		late: {
			en: (moment: string) => `Sorry, we are late: we promised an answer by ${moment} (Tashkent time). Please call us.`,
			ru: (moment: string) =>
				`Извините, мы опаздываем: обещали ответить до ${moment} (по ташкентскому времени). Пожалуйста, позвоните нам.`,
			uz: (moment: string) =>
				`Kechirasiz, kechikyapmiz: ${moment} gacha (Toshkent vaqti bilan) javob beramiz deb vaʼda bergan edik. Iltimos, bizga qoʻngʻiroq qiling.`,
		},
		times: {
			en: "All times are Tashkent time.",
			ru: "Везде указано ташкентское время.",
			uz: "Hamma joyda Toshkent vaqti koʻrsatilgan.",
		},
		isNew: { en: "new", ru: "новое", uz: "yangi" },
	},
	details: {
		title: { en: "My details", ru: "Мои данные", uz: "Maʼlumotlarim" },
		intro: {
			en: "If there is a mistake in your name, write to us. We will check your passport and correct it.",
			ru: "Если в имени ошибка, напишите нам: мы сверим имя с паспортом и исправим его.",
			uz: "Ismingizda xato boʻlsa, bizga yozing: pasportingizga qarab tuzatamiz.",
		},
		name: { en: "Name", ru: "Имя", uz: "Ism-familiya" },
		passportName: { en: "Name in the passport", ru: "Имя в паспорте", uz: "Pasportdagi ism-familiya" },
		birthDate: { en: "Date of birth", ru: "Дата рождения", uz: "Tugʻilgan sana" },
		contact: { en: "How we reach you", ru: "Как с Вами связаться", uz: "Siz bilan bogʻlanish" },
		contactText: {
			en: "We tell your previous email address about changes.",
			ru: "Об изменениях мы сообщим на прежний адрес электронной почты.",
			uz: "Oʻzgarishlar haqida avvalgi elektron pochta manzilingizga xabar yuboramiz.",
		},
		phoneNumber: { en: "Phone number", ru: "Номер телефона", uz: "Telefon raqami" },
		phoneOwner: { en: "Whose number is it?", ru: "Чей это номер?", uz: "Bu kimning raqami?" },
		phoneOwners: {
			self: { en: "Mine", ru: "Мой", uz: "Oʻzimning raqamim" },
			parent: { en: "A parent’s", ru: "Мамы или папы", uz: "Ota-onamniki" },
			other: { en: "Someone else’s", ru: "Другого человека", uz: "Boshqa kishiniki" },
		},
		email: { en: "Email", ru: "Электронная почта", uz: "Elektron pochta" },
		language: { en: "Language of our emails", ru: "Язык наших писем", uz: "Xatlarimiz tili" },
		save: { en: "Save", ru: "Сохранить", uz: "Saqlash" },
		changed: {
			en: "Someone changed these details in the meantime. Check them and save again.",
			ru: "Пока Вы заполняли форму, эти данные изменились. Проверьте их и сохраните ещё раз.",
			uz: "Siz toʻldirayotganda bu maʼlumotlar oʻzgardi. Ularni tekshirib, qaytadan saqlang.",
		},
	},
	family: {
		title: { en: "For my family", ru: "Для семьи", uz: "Oilam uchun" },
		intro: {
			en: "Make a link for your parents. It shows which step your application is at, what happens next, which documents are needed by when, and what was agreed and paid. It does not show the documents themselves, your messages, phone number or email address.",
			ru: "Создайте ссылку для родителей. По ней видно, на каком этапе заявка, что будет дальше, какие документы нужны и когда, о чём мы договорились и что оплачено. Самих документов, Ваших сообщений, телефона и электронной почты там нет.",
			uz: "Ota-onangiz uchun havola yarating. Unda arizangiz qaysi bosqichda ekani, keyin nima boʻlishi, qaysi hujjat qachongacha kerakligi, nima kelishilgani va toʻlangani koʻrinadi. Hujjatlarning oʻzi, xabarlaringiz, telefon raqamingiz va elektron pochtangiz koʻrinmaydi.",
		},
		labelField: { en: "Who is it for?", ru: "Для кого ссылка?", uz: "Havola kim uchun?" },
		labelHint: {
			en: "For example, Mom. The page does not show it.",
			ru: "Например, мама. На самой странице этого не видно.",
			uz: "Masalan, onam. Sahifaning oʻzida bu koʻrinmaydi.",
		},
		language: { en: "Language", ru: "Язык", uz: "Til" },
		make: { en: "Make a link", ru: "Создать ссылку", uz: "Havola yaratish" },
		links: { en: "Your links", ru: "Ваши ссылки", uz: "Havolalaringiz" },
		none: { en: "No links yet.", ru: "Ссылок пока нет.", uz: "Hozircha havola yoʻq." },
		link: {
			en: (label: string) => `Link: ${label}`,
			ru: (label: string) => `Ссылка: ${label}`,
			uz: (label: string) => `Havola: ${label}`,
		},
		until: {
			en: (date: string) => `Works until ${date}`,
			ru: (date: string) => `Действует до ${date}`,
			uz: (date: string) => `${date}gacha amal qiladi`,
		},
		opened: {
			en: (date: string) => `Last opened on ${date}`,
			ru: (date: string) => `Последний раз открыта ${date}`,
			uz: (date: string) => `Oxirgi marta ochilgan: ${date}`,
		},
		neverOpened: { en: "Not opened yet", ru: "Ещё не открывали", uz: "Hali ochilmagan" },
		telegram: { en: "Send on Telegram", ru: "Отправить в Telegram", uz: "Telegramda yuborish" },
		whatsapp: { en: "Send on WhatsApp", ru: "Отправить в WhatsApp", uz: "WhatsAppda yuborish" },
		share: {
			en: "You can follow my application to a university in Korea here:",
			ru: "Здесь можно следить за моей заявкой на учёбу в Корее:",
			uz: "Koreyada oʻqish uchun topshirgan arizamni shu yerda kuzatish mumkin:",
		},
		withdraw: { en: "Withdraw", ru: "Отозвать", uz: "Havolani bekor qilish" },
		withdrawNamed: {
			en: (label: string) => `Withdraw: ${label}`,
			ru: (label: string) => `Отозвать: ${label}`,
			uz: (label: string) => `Havolani bekor qilish: ${label}`,
		},
		tooMany: {
			en: "You have ten links. Withdraw one before you make another.",
			ru: "У Вас уже десять ссылок. Отзовите одну из них, чтобы создать новую.",
			uz: "Sizda oʻnta havola bor. Yangisini yaratish uchun bittasini bekor qiling.",
		},
	},
	parent: {
		gone: {
			en: "This link has been withdrawn or is too old. Ask the person who sent it for a new one.",
			ru: "Эта ссылка отозвана или устарела. Попросите новую у того, кто её прислал.",
			uz: "Bu havola bekor qilingan yoki eskirgan. Yangisini uni yuborgan odamdan soʻrang.",
		},
		title: {
			en: (name: string) => `Application: ${name}`,
			ru: (name: string) => `Заявка: ${name}`,
			uz: (name: string) => `Ariza: ${name}`,
		},
		intro: {
			en: "This page shows which step the application is at. It is kept up to date.",
			ru: "Здесь видно, на каком этапе заявка. Страница всегда показывает последние данные.",
			uz: "Bu yerda ariza qaysi bosqichda ekani koʻrinadi. Sahifa doim eng soʻnggi holatni koʻrsatadi.",
		},
		stepsTitle: { en: "Progress of the application", ru: "На каком этапе заявка", uz: "Ariza qaysi bosqichda" },
		until: {
			en: (date: string) => `This link works until ${date} and is for your family only: please do not pass it on.`,
			ru: (date: string) =>
				`Эта ссылка действует до ${date} Она только для Вашей семьи: пожалуйста, не передавайте её другим.`,
			uz: (date: string) =>
				`Bu havola ${date}gacha amal qiladi. U faqat oilangiz uchun: iltimos, uni boshqalarga bermang.`,
		},
		questions: {
			en: "Do you have a question? Call or write to us.",
			ru: "Есть вопрос? Позвоните или напишите нам.",
			uz: "Savolingiz bormi? Bizga qoʻngʻiroq qiling yoki yozing.",
		},
		...stepTexts.family,
	},
	open,
	privacy,
	telegram,
} satisfies LocalizedTexts;
