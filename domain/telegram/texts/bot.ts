import type { proofs } from "../../../database/values.ts";
import type { LocalizedText, LocalizedTexts } from "../../shared/dictionary.ts";
import { plural } from "../../shared/plural.ts";

const minutesLater = (minutes: number) =>
	plural("ru", minutes, {
		one: `через ${minutes}\u00a0минуту`,
		few: `через ${minutes}\u00a0минуты`,
		many: `через ${minutes}\u00a0минут`,
		other: `через ${minutes}\u00a0минуты`,
	});

/** What the bot says, in plain text: whoever sends it escapes it. */
export const bot = {
	language: {
		question: {
			en: "Which language should we write in?",
			ru: "На каком языке Вам писать?",
			uz: "Sizga qaysi tilda yozaylik?",
		},
		chosen: {
			en: "From now on we write to you here in English.",
			ru: "Теперь мы пишем Вам сюда по-русски.",
			uz: "Endi bu yerda sizga oʻzbek tilida yozamiz.",
		},
	},
	buttons: {
		page: { en: "My application", ru: "Моя заявка", uz: "Mening arizam" },
		familyPage: { en: "Open the page", ru: "Открыть страницу", uz: "Sahifani ochish" },
		site: { en: "Open my application", ru: "Открыть мою заявку", uz: "Arizamni ochish" },
		stop: { en: "Stop messages", ru: "Отключить сообщения", uz: "Xabarlarni toʻxtatish" },
		stopAll: { en: "Stop all messages", ru: "Отключить все сообщения", uz: "Barcha xabarlarni toʻxtatish" },
		notMine: { en: "Not my application", ru: "Это не моя заявка", uz: "Bu mening arizam emas" },
		share: { en: "Share my phone number", ru: "Поделиться своим номером", uz: "Telefon raqamimni ulashish" },
		yes: { en: "Yes, connect it", ru: "Да, подключить", uz: "Ha, ulansin" },
		no: { en: "No", ru: "Нет", uz: "Yoʻq" },
	},
	hello: {
		en: (site: string) =>
			`Hello! This is the ${site} bot for applicants and their parents. Connect your application, and we will write to you here when something changes.`,
		ru: (site: string) =>
			`Здравствуйте! Это бот ${site} для абитуриентов и их родителей. Подключите заявку, и мы напишем Вам сюда, когда что-то изменится.`,
		uz: (site: string) =>
			`Assalomu alaykum! Bu ${site}ning abituriyentlar va ularning ota-onalari uchun boti. Arizangizni ulang, biror narsa oʻzgarsa, shu yerga yozamiz.`,
	},
	linkUnusable: {
		en: "This link has already been used or is too old. There are two other ways to connect your application.",
		ru: "Эта ссылка уже использована или устарела. Заявку можно подключить и по-другому.",
		uz: "Bu havoladan foydalanib boʻlingan yoki u eskirgan. Arizangizni boshqa yoʻl bilan ham ulash mumkin.",
	},
	waysIn: {
		en: "Share the phone number in your application with the button below, or open your application on our website and choose Telegram there.",
		ru: "Поделитесь номером телефона, указанным в заявке, с помощью кнопки ниже. Или откройте заявку на нашем сайте и выберите там Telegram.",
		uz: "Quyidagi tugma orqali arizangizda koʻrsatilgan telefon raqamini ulashing yoki saytimizda arizangizni ochib, u yerda Telegramni tanlang.",
	},
	connected: {
		own: {
			en: (reference: string) => `This chat is connected to your application ${reference}.`,
			ru: (reference: string) => `Этот чат подключён к Вашей заявке ${reference}.`,
			uz: (reference: string) => `Bu chat ${reference} raqamli arizangizga ulandi.`,
		},
		family: {
			en: (name: string | undefined) =>
				name
					? `You now follow ${name}’s application in this chat.`
					: "You now follow the application of a member of your family in this chat.",
			ru: (name: string | undefined) =>
				name
					? `В этом чате Вы теперь следите за заявкой: ${name}.`
					: "В этом чате Вы теперь следите за заявкой члена Вашей семьи.",
			uz: (name: string | undefined) =>
				name
					? `Endi bu chatda siz arizani kuzatib borasiz: ${name}.`
					: "Endi bu chatda siz oila aʼzongizning arizasini kuzatib borasiz.",
		},
		about: {
			en: "We will write here when something changes. You can also write to us here: our staff in Tashkent and Seoul read your messages.",
			ru: "Мы напишем сюда, когда что-то изменится. Вы тоже можете писать нам здесь: сообщения читают наши сотрудники в Ташкенте и Сеуле.",
			uz: "Biror narsa oʻzgarsa, shu yerga yozamiz. Siz ham bizga shu yerda yozishingiz mumkin: xabarlaringizni Toshkent va Seuldagi xodimlarimiz oʻqiydi.",
		},
		aboutFamily: {
			en: "We will write here when the application reaches a new step. Our messages to the applicant are not shown here.",
			ru: "Мы напишем сюда, когда заявка перейдёт на новый этап. Нашей переписки с абитуриентом здесь не видно.",
			uz: "Ariza yangi bosqichga oʻtganda shu yerga yozamiz. Abituriyent bilan yozishmalarimiz bu yerda koʻrinmaydi.",
		},
		privacy: {
			en: "Everything written here passes through Telegram’s servers. Please don’t send passport data or documents here. Upload documents on your page.",
			ru: "Всё, что написано здесь, проходит через серверы Telegram. Пожалуйста, не отправляйте сюда паспортные данные и документы. Документы присылайте на Вашей странице.",
			uz: "Bu yerda yozilganlarning hammasi Telegram serverlari orqali oʻtadi. Iltimos, bu yerga pasport maʼlumotlari va hujjatlarni yubormang. Hujjatlarni sahifangizda yuboring.",
		},
		privacyFamily: {
			en: "Everything written here passes through Telegram’s servers. Please don’t send passport data or documents here.",
			ru: "Всё, что написано здесь, проходит через серверы Telegram. Пожалуйста, не отправляйте сюда паспортные данные и документы.",
			uz: "Bu yerda yozilganlarning hammasi Telegram serverlari orqali oʻtadi. Iltimos, bu yerga pasport maʼlumotlari va hujjatlarni yubormang.",
		},
		notMine: {
			en: "Not your application? Press “Not my application”.",
			ru: "Заявка не Ваша? Нажмите «Это не моя заявка».",
			uz: "Ariza sizniki emasmi? “Bu mening arizam emas” tugmasini bosing.",
		},
	},
	prove: {
		en: "With the button in this chat your page shows the steps and messages. To open your details too, share the phone number in your application once.",
		ru: "По кнопке из этого чата на Вашей странице видны этапы и сообщения. Чтобы открывались и Ваши данные, один раз поделитесь номером телефона, указанным в заявке.",
		uz: "Bu chatdagi tugma orqali sahifangizda bosqichlar va xabarlar koʻrinadi. Maʼlumotlaringiz ham ochilishi uchun arizangizdagi telefon raqamini bir marta ulashing.",
	},
	proven: {
		en: "Thank you, your phone number is confirmed. From here your page now opens with your details, too.",
		ru: "Спасибо, номер подтверждён. Теперь отсюда открываются и Ваши данные.",
		uz: "Rahmat, telefon raqamingiz tasdiqlandi. Endi bu yerdan maʼlumotlaringiz ham ochiladi.",
	},
	wrongPhone: {
		en: "This is not the phone number in your application, so nothing has changed.",
		ru: "В заявке указан другой номер телефона, поэтому ничего не изменилось.",
		uz: "Arizangizda boshqa telefon raqami koʻrsatilgan, shuning uchun hech narsa oʻzgarmadi.",
	},
	second: {
		requested: {
			en: "Another Telegram is already connected to this application. We have asked there whether to switch to this one. If the answer is yes, we will write here.",
			ru: "К этой заявке уже подключён другой Telegram. Мы спросили там, переключить ли заявку на этот чат. Если там согласятся, мы напишем сюда.",
			uz: "Bu arizaga allaqachon boshqa Telegram ulangan. Arizani shu chatga oʻtkazish kerakmi, deb oʻsha yerda soʻradik. Rozi boʻlishsa, shu yerga yozamiz.",
		},
		/** Who wants to connect another chat: by what has proven it, or by reference and phone number alone. */
		asked: {
			pair: {
				en: "who knows your reference and phone number, but has not proven who they are,",
				ru: "Этот человек знает номер заявки и телефон, но ничем не подтвердил, что он — это Вы",
				uz: "Soʻragan odam ariza raqami va telefonni biladi, lekin siz ekanini tasdiqlamagan",
			},
			link: {
				en: "who opened your application by a link that we sent you",
				ru: "Заявку открыли по ссылке, которую мы Вам отправили",
				uz: "Ariza biz sizga yuborgan havola orqali ochilgan",
			},
			call: {
				en: "who opened your application by a code that we gave you on the phone",
				ru: "Заявку открыли по коду, который мы назвали Вам по телефону",
				uz: "Ariza biz sizga telefonda aytgan kod orqali ochilgan",
			},
			phone: {
				en: "who shared your phone number in Telegram",
				ru: "В том чате поделились Вашим номером телефона",
				uz: "Oʻsha chatda telefon raqamingiz ulashilgan",
			},
		} satisfies Record<(typeof proofs)[number] | "pair", LocalizedText>,
		ask: {
			en: (reference: string, asked: string) =>
				`Someone ${asked} wants to move messages about your application ${reference} to another Telegram. If you agree, we will write there instead. If it isn’t you, choose No.\n\nConnect the other Telegram?`,
			ru: (reference: string, asked: string) =>
				`К Вашей заявке ${reference} хотят подключить другой Telegram. ${asked}. Если Вы согласитесь, мы будем писать туда, а сюда больше не будем. Если это не Вы, выберите «Нет».\n\nПодключить другой Telegram?`,
			uz: (reference: string, asked: string) =>
				`${reference} raqamli arizangizga boshqa Telegramni ulash soʻraldi. ${asked}. Rozi boʻlsangiz, endi oʻsha yerga yozamiz, bu yerga esa yozmaymiz. Bu siz boʻlmasangiz, “Yoʻq”ni tanlang.\n\nBoshqa Telegram ulansinmi?`,
		},
		kept: {
			en: "Nothing has changed: we keep writing here.",
			ru: "Ничего не изменилось: мы по-прежнему пишем сюда.",
			uz: "Hech narsa oʻzgarmadi: avvalgidek shu yerga yozamiz.",
		},
		displaced: {
			en: "Your request is closed: the applicant, who has confirmed their identity, is connecting another Telegram. If that wasn’t you, call us.",
			ru: "Ваш запрос закрыт: к заявке подключают другой Telegram, и личность там подтвердили. Если это не Вы, позвоните нам.",
			uz: "Soʻrovingiz yopildi: arizaga boshqa Telegram ulanmoqda, u yerda shaxs tasdiqlangan. Bu siz boʻlmasangiz, bizga qoʻngʻiroq qiling.",
		},
		refused: {
			en: "The other Telegram has refused, so this chat is not connected.",
			ru: "В другом Telegram не согласились, поэтому этот чат не подключён.",
			uz: "Boshqa Telegramda rozi boʻlishmadi, shuning uchun bu chat ulanmadi.",
		},
		moved: {
			en: (reference: string) =>
				`Another Telegram is now connected to your application ${reference}, so we no longer write here. If this wasn’t you, please call us right away.`,
			ru: (reference: string) =>
				`К Вашей заявке ${reference} подключён другой Telegram, поэтому сюда мы больше не пишем. Если это сделали не Вы, сразу позвоните нам.`,
			uz: (reference: string) =>
				`${reference} raqamli arizangizga boshqa Telegram ulandi, shuning uchun endi bu yerga yozmaymiz. Buni siz qilmagan boʻlsangiz, bizga darhol qoʻngʻiroq qiling.`,
		},
		family: {
			en: "Another Telegram is already connected to this application, so this chat keeps following it as a member of the family.",
			ru: "К этой заявке уже подключён другой Telegram, поэтому в этом чате Вы по-прежнему следите за ней как член семьи.",
			uz: "Bu arizaga allaqachon boshqa Telegram ulangan, shuning uchun bu chatda arizani avvalgidek oila aʼzosi sifatida kuzatib borasiz.",
		},
		tried: {
			en: (reference: string) =>
				`Someone tried to connect another Telegram to your application ${reference}. Nothing has changed: we keep writing here.`,
			ru: (reference: string) =>
				`К Вашей заявке ${reference} пытались подключить другой Telegram. Ничего не изменилось: мы по-прежнему пишем сюда.`,
			uz: (reference: string) =>
				`${reference} raqamli arizangizga boshqa Telegramni ulashga urinishdi. Hech narsa oʻzgarmadi: avvalgidek shu yerga yozamiz.`,
		},
		tooMany: {
			en: "There have been too many requests to connect this application. Please try again in an hour or call us.",
			ru: "Эту заявку слишком часто пытались подключить. Попробуйте через час или позвоните нам.",
			uz: "Bu arizani ulashga juda koʻp urinishdi. Bir soatdan keyin qayta urinib koʻring yoki bizga qoʻngʻiroq qiling.",
		},
	},
	familyFull: {
		en: "Four chats of the family already follow this application. Please disconnect one of them first.",
		ru: "За этой заявкой уже следят четыре чата семьи. Сначала отключите один из них.",
		uz: "Bu arizani oilangizning toʻrtta chati kuzatib boryapti. Avval ulardan birini uzing.",
	},
	contact: {
		foreign: {
			en: "This is another person’s card. To share your own number, use the button below.",
			ru: "Это контакт другого человека. Чтобы поделиться своим номером, нажмите кнопку ниже.",
			uz: "Bu boshqa odamning kontakti. Oʻz raqamingizni ulashish uchun quyidagi tugmani bosing.",
		},
		unknown: {
			en: "We found no application with this phone number. You can call or write to us:",
			ru: "Заявки с таким номером телефона нет. Вы можете позвонить или написать нам:",
			uz: "Bunday telefon raqami koʻrsatilgan ariza topilmadi. Bizga qoʻngʻiroq qilishingiz yoki yozishingiz mumkin:",
		},
		several: {
			en: "Several applications have this phone number. Please send us the reference number of yours, for example HM-7K3P-Q9TD. It is in the confirmation.",
			ru: "Этот номер указан в нескольких заявках. Отправьте номер своей заявки, например HM-7K3P-Q9TD. Он есть в подтверждении.",
			uz: "Bu raqam bir nechta arizada koʻrsatilgan. Oʻz arizangiz raqamini yuboring, masalan, HM-7K3P-Q9TD. U tasdiq xabarida yozilgan.",
		},
		family: {
			en: "In the application this number is not the applicant’s own, so you see the steps but no messages. If you are the applicant, send the reference number, for example HM-7K3P-Q9TD.",
			ru: "В заявке указано, что это не номер самого абитуриента, поэтому Вам видны этапы, но не сообщения. Если абитуриент — Вы, отправьте номер заявки, например HM-7K3P-Q9TD.",
			uz: "Arizada bu raqam abituriyentning oʻziniki emas deb koʻrsatilgan, shuning uchun siz bosqichlarni koʻrasiz, xabarlarni koʻrmaysiz. Abituriyent oʻzingiz boʻlsangiz, ariza raqamini yuboring, masalan, HM-7K3P-Q9TD.",
		},
	},
	reference: {
		wrong: {
			en: "We found no application with this reference and phone number.",
			ru: "Заявка с таким номером и телефоном не найдена.",
			uz: "Bunday raqam va telefon bilan ariza topilmadi.",
		},
		limited: {
			en: (minutes: number) =>
				plural("en", minutes, {
					one: "That was too many attempts. Please try again in 1 minute.",
					other: `That was too many attempts. Please try again in ${minutes} minutes.`,
				}),
			ru: (minutes: number) => `Слишком много попыток. Попробуйте ещё раз ${minutesLater(minutes)}.`,
			uz: (minutes: number) => `Juda koʻp urinish boʻldi. ${minutes}\u00a0daqiqadan keyin qayta urinib koʻring.`,
		},
	},
	received: {
		answerBy: {
			en: (moment: string) => `We have received your message and will answer by ${moment} (Tashkent time).`,
			ru: (moment: string) => `Мы получили Ваше сообщение. Ответим до ${moment} (по ташкентскому времени).`,
			uz: (moment: string) => `Xabaringizni oldik. ${moment} gacha javob beramiz (Toshkent vaqti bilan).`,
		},
		late: {
			en: (moment: string) =>
				`We have received your message. Sorry, we are late: we promised an answer by ${moment} (Tashkent time). Please call us:`,
			ru: (moment: string) =>
				`Мы получили Ваше сообщение. Извините, мы опаздываем: обещали ответить до ${moment} (по ташкентскому времени). Пожалуйста, позвоните нам:`,
			uz: (moment: string) =>
				`Xabaringizni oldik. Kechirasiz, kechikyapmiz: ${moment} gacha (Toshkent vaqti bilan) javob beramiz deb vaʼda bergan edik. Iltimos, bizga qoʻngʻiroq qiling:`,
		},
		counted: {
			en: (days: string) => `24 hours, not counting ${days}.`,
			ru: (days: string) => `24\u00a0часа без учёта дней: ${days}.`,
			uz: (days: string) => `24\u00a0soat, bu kunlarsiz: ${days}.`,
		},
		plain: { en: "We have received your message.", ru: "Мы получили Ваше сообщение.", uz: "Xabaringizni oldik." },
	},
	whose: { en: "Who is this message about?", ru: "О ком это сообщение?", uz: "Bu xabar kim haqida?" },
	whoseFirst: {
		en: "Please choose first who your earlier messages are about. Then send the last one again.",
		ru: "Сначала выберите, о ком Ваши предыдущие сообщения. Потом отправьте последнее ещё раз.",
		uz: "Avval oldingi xabarlaringiz kim haqida ekanini tanlang. Keyin oxirgi xabarni qayta yuboring.",
	},
	tooManyMessages: {
		en: (minutes: number) =>
			plural("en", minutes, {
				one: "You have sent too many messages. This one was not delivered. Send it again in 1 minute.",
				other: `You have sent too many messages. This one was not delivered. Send it again in ${minutes} minutes.`,
			}),
		ru: (minutes: number) =>
			`Вы отправили слишком много сообщений. Это не доставлено. Отправьте его ещё раз ${minutesLater(minutes)}.`,
		uz: (minutes: number) =>
			`Juda koʻp xabar yubordingiz. Bu xabar yetib bormadi. Uni ${minutes}\u00a0daqiqadan keyin qayta yuboring.`,
	},
	tooMuch: {
		en: (minutes: number) =>
			plural("en", minutes, {
				one: "You have sent too many requests. We will answer again in 1 minute.",
				other: `You have sent too many requests. We will answer again in ${minutes} minutes.`,
			}),
		ru: (minutes: number) => `Вы отправили слишком много запросов. Мы снова ответим ${minutesLater(minutes)}.`,
		uz: (minutes: number) => `Juda koʻp soʻrov yubordingiz. ${minutes}\u00a0daqiqadan keyin yana javob beramiz.`,
	},
	papers: {
		en: "We can’t accept files here, so nothing was saved. Upload documents on your page, and write everything else as text.",
		ru: "Файлы мы здесь не принимаем и ничего не сохранили. Документы присылайте на Вашей странице, остальное напишите текстом.",
		uz: "Bu yerda fayl qabul qilmaymiz, u saqlanmadi. Hujjatlarni sahifangizda yuboring, qolganini matn bilan yozing.",
	},
	papersFamily: {
		en: "We can’t accept files here, so nothing was saved.",
		ru: "Файлы мы здесь не принимаем и ничего не сохранили.",
		uz: "Bu yerda fayl qabul qilmaymiz, u saqlanmadi.",
	},
	familyText: {
		en: "We don’t read messages in this chat. Please call or write to us:",
		ru: "Сообщений в этом чате мы не читаем. Позвоните или напишите нам:",
		uz: "Bu chatdagi xabarlarni oʻqimaymiz. Bizga qoʻngʻiroq qiling yoki yozing:",
	},
	status: {
		dates: {
			en: (when: string) => `Applications at the university: ${when}`,
			ru: (when: string) => `Приём документов в университете: ${when}`,
			uz: (when: string) => `Universitetga hujjat topshirish: ${when}`,
		},
		none: {
			en: "There is nothing to show yet.",
			ru: "Пока показать нечего.",
			uz: "Hozircha koʻrsatadigan narsa yoʻq.",
		},
	},
	stop: {
		whose: {
			en: "Whose messages do you want to stop?",
			ru: "О чьей заявке больше не писать?",
			uz: "Kim haqidagi xabarlarni toʻxtatmoqchisiz?",
		},
		stopped: {
			en: "We no longer write here. To get messages again, send /start.",
			ru: "Мы больше не пишем сюда. Чтобы снова получать сообщения, отправьте /start.",
			uz: "Endi bu yerga yozmaymiz. Xabarlarni yana olish uchun /start yuboring.",
		},
		already: {
			en: "We don’t write here now. To get messages again, send /start.",
			ru: "Сейчас мы сюда не пишем. Чтобы снова получать сообщения, отправьте /start.",
			uz: "Hozir bu yerga yozmayapmiz. Xabarlarni yana olish uchun /start yuboring.",
		},
		notMine: {
			en: "This chat is disconnected. If someone sent you that link, you don’t need to do anything.",
			ru: "Этот чат отключён. Если ссылку Вам кто-то прислал, ничего делать не нужно.",
			uz: "Bu chat uzildi. Havolani sizga kimdir yuborgan boʻlsa, hech narsa qilish shart emas.",
		},
	},
	help: {
		en: "You can send:\n/status – where the application is now\n/language – change the language\n/stop – stop messages\n/start – get messages again",
		ru: "Команды:\n/status — на каком этапе заявка\n/language — выбрать язык\n/stop — отключить сообщения\n/start — снова получать сообщения",
		uz: "Buyruqlar:\n/status – ariza qaysi bosqichda\n/language – tilni tanlash\n/stop – xabarlarni toʻxtatish\n/start – xabarlarni yana olish",
	},
	offices: { en: "You can reach us here:", ru: "Связаться с нами можно так:", uz: "Biz bilan bogʻlanish:" },
	openPage: {
		en: "Please open your page.",
		ru: "Пожалуйста, откройте свою страницу.",
		uz: "Iltimos, oʻz sahifangizni oching.",
	},
	/** What Telegram offers in the bot's menu. `/start` is the button with which each chat begins. */
	commands: {
		status: { en: "Where your application is now", ru: "На каком этапе заявка", uz: "Ariza qaysi bosqichda" },
		language: { en: "Change the language", ru: "Сменить язык", uz: "Tilni oʻzgartirish" },
		stop: { en: "Stop messages", ru: "Отключить сообщения", uz: "Xabarlarni toʻxtatish" },
		help: { en: "What this bot does", ru: "Что умеет этот бот", uz: "Bu bot nima qila oladi" },
	},
} satisfies LocalizedTexts;
