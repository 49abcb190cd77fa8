import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";

/** Connecting Telegram: on the applicant's own page, after an application, and on the page for parents. */
export const telegram = {
	title: { en: "Telegram", ru: "Telegram", uz: "Telegram" },
	what: {
		en: "Get our answers and news in Telegram, and write to us there. Once the chat is confirmed, we stop emailing them.",
		ru: "Ответы и новости придут в Telegram, писать нам можно там же. После подтверждения чата писем больше не будет.",
		uz: "Javob va yangiliklar Telegramga keladi, bizga ham oʻsha yerda yozasiz. Chat tasdiqlangach, xat yubormaymiz.",
	},
	privacy: {
		en: "Telegram’s servers see the messages: send no documents. To stop, send /stop.",
		ru: "Сообщения видят серверы Telegram: документы не отправляйте. Отключить: /stop.",
		uz: "Xabarlarni Telegram serverlari koʻradi: hujjat yubormang. Toʻxtatish: /stop.",
	},
	connect: { en: "Open Telegram", ru: "Открыть Telegram", uz: "Telegramni ochish" },
	connectHint: {
		en: "In Telegram, press Start. The link works once, for 60 minutes.",
		ru: "В Telegram нажмите «Запустить» (Start). Ссылка одноразовая и действует 60 минут.",
		uz: "Telegramda “Boshlash” (Start) tugmasini bosing. Havola bir martalik va 60\u00a0daqiqa amal qiladi.",
	},
	onPhone: { en: "Is Telegram on your phone?", ru: "Telegram у Вас в телефоне?", uz: "Telegram telefoningizdami?" },
	showCode: { en: "Show a QR code", ru: "Показать QR-код", uz: "QR-kodni koʻrsatish" },
	codeText: {
		en: "Point your phone’s camera at the code, open the link and press Start.",
		ru: "Наведите камеру телефона на код, откройте ссылку и нажмите «Запустить» (Start).",
		uz: "Telefon kamerasini kodga qarating, havolani oching va “Boshlash” (Start) tugmasini bosing.",
	},
	codeLabel: {
		en: "QR code that opens our bot in Telegram",
		ru: "QR-код, который открывает нашего бота в Telegram",
		uz: "Botimizni Telegramda ochadigan QR-kod",
	},
	active: {
		en: (date: string) => `Connected since ${date}`,
		ru: (date: string) => `Подключён с ${date}`,
		uz: (date: string) => `${date}dan beri ulangan`,
	},
	stopped: {
		en: (date: string) => `Stopped on ${date}`,
		ru: (date: string) => `Остановлен ${date}`,
		uz: (date: string) => `${date}da toʻxtatilgan`,
	},
	stoppedText: {
		en: "We don’t write to you there anymore. To get our messages in Telegram again, send /start to the bot.",
		ru: "Мы туда больше не пишем. Чтобы снова получать сообщения в Telegram, отправьте боту /start.",
		uz: "U yerga endi yozmaymiz. Xabarlarimizni Telegramda yana olish uchun botga /start yuboring.",
	},
	blocked: {
		en: (date: string) => `Blocked on ${date}`,
		ru: (date: string) => `Бот заблокирован ${date}`,
		uz: (date: string) => `Bot ${date}da bloklangan`,
	},
	blockedText: {
		en: "You have blocked the bot, so our messages can’t reach you there. Unblock it in Telegram and send it /start.",
		ru: "Вы заблокировали бота, и наши сообщения до Вас не доходят. Разблокируйте его в Telegram и отправьте ему /start.",
		uz: "Siz botni bloklagansiz, shuning uchun xabarlarimiz u yerga bormaydi. Telegramda botni blokdan chiqaring va unga /start yuboring.",
	},
	requested: { en: "Waiting for your answer", ru: "Ждём Вашего ответа", uz: "Javobingizni kutyapmiz" },
	requestedText: {
		en: "In the Telegram that is already connected, we asked you whether to connect this one instead. Please answer there.",
		ru: "В уже подключённом Telegram мы спросили, подключить ли вместо него этот. Пожалуйста, ответьте там.",
		uz: "Ulangan Telegramingizda uning oʻrniga shu chatni ulaymizmi, deb soʻradik. Iltimos, oʻsha yerda javob bering.",
	},
	known: {
		en: "It was connected with the reference number and the phone number only. If that wasn’t you, disconnect it.",
		ru: "Его подключили только по номеру заявки и телефону. Если это были не Вы, отключите его.",
		uz: "U faqat ariza raqami va telefon raqami orqali ulangan. Agar buni siz qilmagan boʻlsangiz, uni uzing.",
	},
	openBot: { en: "Open the bot", ru: "Открыть бота", uz: "Botni ochish" },
	disconnect: { en: "Disconnect", ru: "Отключить", uz: "Uzish" },
	disconnectNamed: {
		en: (label: string) => `Disconnect: ${label}`,
		ru: (label: string) => `Отключить: ${label}`,
		uz: (label: string) => `Uzish: ${label}`,
	},
	family: { en: "Your family’s Telegram", ru: "Telegram Вашей семьи", uz: "Oilangizning Telegrami" },
	familyText: {
		en: "They get the steps of your application, but not your messages.",
		ru: "Семья узнаёт о новых этапах заявки, но не видит Ваших сообщений.",
		uz: "Oilangiz arizaning yangi bosqichlaridan xabardor boʻladi, lekin xabarlaringizni koʻrmaydi.",
	},
	byPhone: {
		en: "Connected with their phone number",
		ru: "Подключён по номеру телефона",
		uz: "Telefon raqami orqali ulangan",
	},
	limited: {
		en: (minutes: number) => `You have opened Telegram here too many times. Wait ${minutes} min and try again.`,
		ru: (minutes: number) =>
			`Вы слишком часто открывали отсюда Telegram. Подождите ${minutes}\u00a0мин и попробуйте снова.`,
		uz: (minutes: number) =>
			`Bu yerdan Telegramni juda koʻp ochdingiz. ${minutes}\u00a0daqiqa kutib, qayta urinib koʻring.`,
	},
	/** After an application. */
	sent: { en: "Get news in Telegram", ru: "Получать новости в Telegram", uz: "Yangiliklarni Telegramda olish" },
	sentText: {
		en: "Telegram’s servers see the messages of our bot. You can stop at any time.",
		ru: "Сообщения нашего бота видят серверы Telegram. Отказаться можно в любой момент.",
		uz: "Botimiz xabarlarini Telegram serverlari koʻradi. Istalgan vaqtda voz kechishingiz mumkin.",
	},
	/** On the page for parents. */
	follow: { en: "Follow in Telegram", ru: "Следить в Telegram", uz: "Telegramda kuzatish" },
	followText: {
		en: "Our bot writes to you when the application reaches a new step, in the language that you choose there. Telegram’s servers see these messages. To stop, send /stop to the bot.",
		ru: "Наш бот напишет Вам, когда заявка перейдёт на новый этап, на языке, который Вы выберете в чате. Эти сообщения видят серверы Telegram. Чтобы отказаться, отправьте боту /stop.",
		uz: "Ariza yangi bosqichga oʻtganda botimiz sizga chatda oʻzingiz tanlagan tilda yozadi. Bu xabarlarni Telegram serverlari koʻradi. Voz kechish uchun botga /stop yuboring.",
	},
	/** The button of the bot that opens the page was used or is too old. */
	button: {
		again: {
			en: "Go back to the bot and press “My application” again: each button works once, for 10 minutes.",
			ru: "Вернитесь к боту и ещё раз нажмите «Моя заявка»: каждая кнопка одноразовая и действует 10\u00a0минут.",
			uz: "Botga qayting va “Mening arizam” tugmasini yana bosing: har bir tugma bir martalik va 10\u00a0daqiqa amal qiladi.",
		},
		back: { en: "Back to the bot", ru: "Вернуться к боту", uz: "Botga qaytish" },
	},
} satisfies LocalizedTexts;
