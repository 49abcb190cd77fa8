import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";

/** Opening one's own application: by its reference and phone number, by an emailed link, by a code from staff. */
export const open = {
	intro: {
		en: "See which step your application is at, whose turn it is, and what to do next. You do not need a password.",
		ru: "Узнайте, на каком этапе Ваша заявка, чья сейчас очередь и что делать дальше. Пароль не нужен.",
		uz: "Arizangiz qaysi bosqichda ekanini, navbat kimda ekanini va keyin nima qilish kerakligini bilib oling. Parol kerak emas.",
	},
	referenceHint: {
		en: "For example HM-7K3P-Q9TD. It was on the page after you applied and, if you gave an address, in our email.",
		ru: "Например, HM-7K3P-Q9TD. Он был на странице после отправки заявки и, если Вы указали почту, в письме.",
		uz: "Masalan, HM-7K3P-Q9TD. U ariza yuborilgandan keyin sahifada va, pochta koʻrsatgan boʻlsangiz, xatda chiqqan.",
	},
	phoneHint: {
		en: "The number you gave in your application.",
		ru: "Номер, который Вы указали в заявке.",
		uz: "Arizada koʻrsatgan raqamingiz.",
	},
	ownPhone: {
		en: "This is my own phone: remember it for 30 days",
		ru: "Это мой телефон: запомнить на 30 дней",
		uz: "Bu mening telefonim: 30 kun eslab qolinsin",
	},
	send: { en: "Open", ru: "Открыть", uz: "Ochish" },
	labels: {
		reference: { en: "Reference number", ru: "Номер заявки", uz: "Ariza raqami" },
		phone: { en: "Phone number", ru: "Номер телефона", uz: "Telefon raqami" },
		email: { en: "Email", ru: "Электронная почта", uz: "Elektron pochta" },
		code: { en: "Code", ru: "Код", uz: "Kod" },
	},
	ended: {
		en: "Your session has ended. Please open your application again.",
		ru: "Время сеанса истекло. Пожалуйста, откройте заявку ещё раз.",
		uz: "Seans vaqti tugadi. Iltimos, arizangizni qayta oching.",
	},
	ways: { en: "Other ways", ru: "Другие способы", uz: "Boshqa usullar" },
	waysNeeded: { en: "How to open your application", ru: "Как открыть заявку", uz: "Arizani qanday ochish mumkin" },
	byEmail: {
		title: { en: "Get a link by email", ru: "Получить ссылку по почте", uz: "Havolani elektron pochta orqali olish" },
		text: {
			en: "We send a link to the email address in your application. It opens your details, too.",
			ru: "Отправим ссылку на адрес из заявки. По ней видны и Ваши данные.",
			uz: "Arizadagi manzilga havola yuboramiz. U maʼlumotlaringizni ham ochadi.",
		},
		send: { en: "Send the link", ru: "Отправить ссылку", uz: "Havolani yuborish" },
		off: {
			en: "We cannot send emails at the moment.",
			ru: "Сейчас мы не можем отправлять письма.",
			uz: "Hozir elektron pochta orqali xat yubora olmaymiz.",
		},
	},
	byTelegram: {
		title: { en: "Open it in Telegram", ru: "Открыть в Telegram", uz: "Telegram orqali ochish" },
		text: {
			en: "Share your phone number with our bot. If it is the one in your application, the bot sends a button that opens it.",
			ru: "Поделитесь номером телефона с нашим ботом. Если этот номер указан в заявке, бот пришлёт кнопку, которая её откроет.",
			uz: "Telefon raqamingizni botimizga ulashing. Arizada shu raqam koʻrsatilgan boʻlsa, bot arizani ochadigan tugma yuboradi.",
		},
	},
	byCode: {
		title: { en: "Enter a code from our staff", ru: "Ввести код от сотрудника", uz: "Xodim aytgan kodni kiritish" },
		text: {
			en: "Call one of our offices. We will call you back on the number in your application and read out a six-digit code.",
			ru: "Позвоните в офис. Мы перезвоним на номер из заявки и назовём код из шести цифр.",
			uz: "Ofisga qoʻngʻiroq qiling. Arizadagi raqamingizga qayta qoʻngʻiroq qilib, olti xonali kodni aytamiz.",
		},
		hint: {
			en: "Six digits. The code works for 10 minutes.",
			ru: "Шесть цифр. Код действует 10 минут.",
			uz: "Olti raqam. Kod 10 daqiqa amal qiladi.",
		},
		open: { en: "Enter the code", ru: "Ввести код", uz: "Kodni kiritish" },
		lost: {
			en: "Lost the reference number? Call us: when we call you back, we tell you the number and a code.",
			ru: "Потеряли номер заявки? Позвоните нам: мы перезвоним и назовём номер и код.",
			uz: "Ariza raqamini yoʻqotdingizmi? Bizga qoʻngʻiroq qiling: qayta qoʻngʻiroq qilib, raqam va kodni aytamiz.",
		},
	},
	link: {
		title: { en: "Open your application", ru: "Открыть заявку", uz: "Arizani ochish" },
		text: {
			en: "Press the button to open your application in this browser. The link works once.",
			ru: "Нажмите кнопку, чтобы открыть заявку в этом браузере. Ссылка действует один раз.",
			uz: "Arizani shu brauzerda ochish uchun tugmani bosing. Havola bir marta ishlaydi.",
		},
	},
	everywhere: {
		title: { en: "Sign out on all devices", ru: "Выйти на всех устройствах", uz: "Barcha qurilmalarda chiqish" },
		text: {
			en: "You will be signed out of your application on all devices. Telegram chats that were connected with only the reference number and phone number are disconnected. To open it again, use your reference number and phone number, or ask for a new link.",
			ru: "Вы выйдете из своей заявки на всех устройствах. Чаты Telegram, подключённые только по номеру заявки и телефону, отключатся. Чтобы снова открыть заявку, введите её номер и телефон или запросите новую ссылку.",
			uz: "Barcha qurilmalarda arizangizdan chiqasiz. Faqat ariza raqami va telefon orqali ulangan Telegram chatlari uziladi. Arizani yana koʻrish uchun ariza raqami va telefon raqamini kiriting yoki yangi havola soʻrang.",
		},
		send: { en: "Sign out on all devices", ru: "Выйти на всех устройствах", uz: "Barcha qurilmalarda chiqish" },
	},
	failures: {
		pair_unknown: {
			en: "We found no application with this reference and phone number.",
			ru: "Заявка с таким номером и телефоном не найдена.",
			uz: "Bunday raqam va telefon bilan ariza topilmadi.",
		},
		needs_link: {
			en: "You can open an application only with a link that we email to you or with a code from our staff.",
			ru: "Заявку можно открыть только по ссылке, которую мы отправим по почте, или с кодом от сотрудника.",
			uz: "Arizani faqat biz elektron pochta orqali yuboradigan havola yoki xodimimiz aytadigan kod bilan ochish mumkin.",
		},
		link_unusable: {
			en: "This link has been used or is too old. Ask for a new one.",
			ru: "Эта ссылка уже использована или устарела. Запросите новую.",
			uz: "Bu havoladan foydalanilgan yoki uning muddati tugagan. Yangisini soʻrang.",
		},
	},
	limited: {
		en: (minutes: number) =>
			minutes > 90
				? `Too many wrong attempts today. Open your application with an emailed link or a code from our staff, or try again in ${Math.ceil(minutes / 60)} hours.`
				: `Too many wrong attempts. Please wait ${minutes} min and try again, or get a link by email.`,
		ru: (minutes: number) =>
			minutes > 90
				? `Сегодня было слишком много неверных попыток. Откройте заявку по ссылке из письма или с кодом от сотрудника либо попробуйте снова через ${Math.ceil(minutes / 60)} ч.`
				: `Слишком много неверных попыток. Подождите ${minutes} мин и попробуйте снова или получите ссылку по почте.`,
		uz: (minutes: number) =>
			minutes > 90
				? `Bugun notoʻgʻri urinishlar juda koʻp boʻldi. Arizani xatdagi havola yoki xodimimiz aytgan kod bilan oching yoki ${Math.ceil(minutes / 60)} soatdan keyin qayta urinib koʻring.`
				: `Notoʻgʻri urinishlar juda koʻp boʻldi. ${minutes} daqiqa kutib, qayta urinib koʻring yoki elektron pochta orqali havola oling.`,
	},
	failed: {
		en: "We could not open your application: our system is unavailable right now. What you entered is still here. Try again in a few minutes, or call us.",
		ru: "Не удалось открыть заявку: наша система сейчас недоступна. Всё, что Вы ввели, на месте: попробуйте ещё раз через несколько минут или позвоните нам.",
		uz: "Arizani ochib boʻlmadi: tizimimiz hozir ishlamayapti. Kiritganlaringiz saqlanib turibdi: bir necha daqiqadan keyin qayta urinib koʻring yoki bizga qoʻngʻiroq qiling.",
	},
	unavailable: {
		title: {
			en: "We cannot show your application right now",
			ru: "Сейчас мы не можем показать заявку",
			uz: "Hozir arizani koʻrsata olmaymiz",
		},
		text: {
			en: "Our system is unavailable for a short time. Nothing is lost. Try again in a few minutes, or call us:",
			ru: "Наша система временно недоступна. Ничего не потеряно. Попробуйте через несколько минут или позвоните нам:",
			uz: "Tizimimiz vaqtincha ishlamayapti. Hech narsa yoʻqolmagan. Bir necha daqiqadan keyin qayta urinib koʻring yoki bizga qoʻngʻiroq qiling:",
		},
	},
} satisfies LocalizedTexts;
