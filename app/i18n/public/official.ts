import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";

/** The page that tells whether a number, link, name or code is ours. */
export const official = {
	title: { en: "Is it really us?", ru: "Это точно мы?", uz: "Bu haqiqatan bizmi?" },
	description: {
		en: "Check a phone number, link, email address, name or code before you answer or pay. Our official contacts and how we accept payments.",
		ru: "Проверьте номер, ссылку, адрес почты, имя или код, прежде чем отвечать или платить. Наши официальные контакты и порядок оплаты.",
		uz: "Javob berish yoki pul toʻlashdan oldin raqam, havola, pochta manzili, ism yoki kodni tekshiring. Rasmiy aloqa kanallarimiz va toʻlov tartibi.",
	},
	intro: {
		en: "Check before you answer, send documents or pay.",
		ru: "Проверьте, прежде чем отвечать, отправлять документы или платить.",
		uz: "Javob berish, hujjat yuborish yoki toʻlashdan oldin tekshiring.",
	},
	formTitle: {
		en: "Check a number, link, name or code",
		ru: "Проверить номер, ссылку, имя или код",
		uz: "Raqam, havola, ism yoki kodni tekshirish",
	},
	label: {
		en: "Phone number, link, email address, name or code",
		ru: "Номер телефона, ссылка, электронная почта, имя или код",
		uz: "Telefon raqami, havola, elektron pochta, ism yoki kod",
	},
	hint: {
		en: "For example: +998 71 000 00 00, @example, t.me/example or 7K3P",
		ru: "Например: +998 71 000 00 00, @example, t.me/example или 7K3P",
		uz: "Masalan: +998 71 000 00 00, @example, t.me/example yoki 7K3P",
	},
	submit: { en: "Check", ru: "Проверить", uz: "Tekshirish" },
	dataNote: {
		en: "We do not store what you check.",
		ru: "Что Вы проверяете, мы не сохраняем.",
		uz: "Nimani tekshirganingiz saqlanmaydi.",
	},
	nothing: {
		en: "Enter a phone number, link, email address, name or code.",
		ru: "Введите номер телефона, ссылку, адрес электронной почты, имя или код.",
		uz: "Telefon raqami, havola, elektron pochta, ism yoki kodni kiriting.",
	},
	limited: {
		en: (minutes: number) => `You have checked too often. Please try again in ${minutes} min.`,
		ru: (minutes: number) => `Слишком много проверок. Попробуйте ещё раз через ${minutes} мин.`,
		uz: (minutes: number) => `Juda koʻp tekshirdingiz. ${minutes} daqiqadan keyin qayta urinib koʻring.`,
	},
	unavailable: {
		en: "We cannot check this right now. Call one of the phone numbers below before you pay.",
		ru: "Сейчас мы не можем это проверить. Прежде чем платить, позвоните по одному из номеров ниже.",
		uz: "Hozir buni tekshira olmaymiz. Pul toʻlashdan oldin quyidagi raqamlardan biriga qoʻngʻiroq qiling.",
	},
	yes: { en: "Yes, this is ours", ru: "Да, это мы", uz: "Ha, bu biz" },
	yesCode: { en: "We have this code", ru: "Такой код у нас есть", uz: "Bizda shunday kod bor" },
	what: {
		phone: {
			en: (office: string) => `The phone number of our office: ${office}.`,
			ru: (office: string) => `Телефон нашего офиса: ${office}.`,
			uz: (office: string) => `Ofisimiz telefoni: ${office}.`,
		},
		email: {
			en: (office: string) => `The email address of our office: ${office}.`,
			ru: (office: string) => `Электронная почта нашего офиса: ${office}.`,
			uz: (office: string) => `Ofisimiz elektron pochtasi: ${office}.`,
		},
		messenger: {
			en: (platform: string) => `Our official contact on ${platform}.`,
			ru: (platform: string) => `Наш официальный контакт в ${platform}.`,
			uz: (platform: string) => `${platform}dagi rasmiy kontaktimiz.`,
		},
		site: { en: "A page of this website.", ru: "Страница этого сайта.", uz: "Shu saytning sahifasi." },
		bot: { en: "Our bot on Telegram.", ru: "Наш бот в Telegram.", uz: "Telegramdagi botimiz." },
		mail: {
			en: "Our emails come from this address. A sender’s address can be forged: if an email asks for money, call us to check the account details.",
			ru: "С этого адреса приходят наши письма. Адрес отправителя можно подделать: если в письме просят деньги, уточните реквизиты у нас по телефону.",
			uz: "Xatlarimiz shu manzildan keladi. Joʻnatuvchi manzilini soxtalashtirish mumkin: xatda pul soʻralsa, rekvizitlarni bizdan telefon orqali aniqlang.",
		},
		person: {
			en: (name: string) => `The published contact of a member of our team: ${name}.`,
			ru: (name: string) => `Опубликованный контакт нашего сотрудника: ${name}.`,
			uz: (name: string) => `Jamoamiz aʼzosining eʼlon qilingan kontakti: ${name}.`,
		},
		code: {
			en: (name: string) =>
				`It belongs to ${name}. Anyone can copy a code, a name and a photo. Before you pay, call us on a number from this page and ask about this person.`,
			ru: (name: string) =>
				`Это код сотрудника: ${name}. Код, имя и фото может скопировать любой. Прежде чем платить, позвоните нам по номеру с этой страницы и спросите об этом человеке.`,
			uz: (name: string) =>
				`Bu xodimimizning kodi: ${name}. Kod, ism va suratni har kim koʻchirib olishi mumkin. Toʻlashdan oldin shu sahifadagi raqamga qoʻngʻiroq qilib, bu odam haqida soʻrang.`,
		},
	},
	published: { en: "Published here:", ru: "Опубликовано здесь:", uz: "Mana bu yerda eʼlon qilingan:" },
	no: {
		en: "Not ours. Do not pay, and tell us.",
		ru: "Это не мы. Не платите и сообщите нам.",
		uz: "Bu biz emas. Pul toʻlamang va bizga xabar bering.",
	},
	noText: {
		en: "We do not use this contact. Do not send documents or money there.",
		ru: "Мы не пользуемся этим контактом. Не отправляйте туда документы и деньги.",
		uz: "Biz bu kontaktdan foydalanmaymiz. U yerga hujjat ham, pul ham yubormang.",
	},
	lookAlike: {
		en: "It only looks like ours: some letters or the address are different.",
		ru: "Это только похоже на нас: буквы или адрес отличаются.",
		uz: "Bu faqat biznikiga oʻxshaydi: harflari yoki manzili boshqa.",
	},
	tellUs: { en: "Tell us", ru: "Сообщить нам", uz: "Bizga xabar berish" },
	/** Titles and texts of answers that are neither yes nor no. */
	unsure: {
		name: {
			title: {
				en: "A name alone proves nothing",
				ru: "Одно имя ничего не доказывает",
				uz: "Ismning oʻzi hech narsani isbotlamaydi",
			},
			text: {
				en: "We know this name, but anyone can use it. Ask for the code on the team member’s card, and check the phone number or link too.",
				ru: "Это имя нам знакомо, но назваться им может кто угодно. Спросите код с карточки сотрудника и проверьте ещё номер или ссылку.",
				uz: "Bu ism bizga tanish, lekin undan istagan odam foydalanishi mumkin. Xodim kartochkasidagi kodni soʻrang, raqam yoki havolani ham tekshiring.",
			},
		},
		unreadable: {
			title: { en: "We cannot read this", ru: "Мы не можем это проверить", uz: "Buni tekshira olmaymiz" },
			text: {
				en: "This is not a phone number, link, email address or code, so we cannot say whose it is. Ask for the number or the link and check that before you pay.",
				ru: "Это не номер телефона, не ссылка, не адрес почты и не код, поэтому мы не знаем, чьё это. Спросите номер или ссылку и проверьте их до оплаты.",
				uz: "Bu telefon raqami ham, havola ham, pochta manzili ham, kod ham emas, shuning uchun kimniki ekanini ayta olmaymiz. Raqam yoki havolani soʻrab, pul toʻlashdan oldin tekshiring.",
			},
		},
	},
	channels: { en: "Our official contacts", ru: "Наши официальные контакты", uz: "Rasmiy aloqa kanallarimiz" },
	website: { en: "Website", ru: "Сайт", uz: "Sayt" },
	bot: { en: "Telegram bot", ru: "Бот в Telegram", uz: "Telegram bot" },
	mail: { en: "Our emails come from", ru: "Наши письма приходят с адреса", uz: "Xatlarimiz shu manzildan keladi" },
	team: {
		en: "The contacts and codes of our team members are on their cards:",
		ru: "Контакты и коды сотрудников — на их карточках:",
		uz: "Xodimlarimizning kontaktlari va kodlari ularning kartochkalarida:",
	},
	money: { en: "How we accept payments", ru: "Как мы принимаем оплату", uz: "Toʻlovni qanday qabul qilamiz" },
	moneyRules: [
		{
			en: "We agree on our fees with you in writing before you pay anything.",
			ru: "Стоимость наших услуг согласуем с Вами письменно до любой оплаты.",
			uz: "Xizmatlarimiz narxini har qanday toʻlovdan oldin siz bilan yozma ravishda kelishamiz.",
		},
		{
			en: "Sending an application is free. You never pay for our answer.",
			ru: "Отправить заявку можно бесплатно. За наш ответ платить не нужно.",
			uz: "Ariza yuborish bepul. Javobimiz uchun ham pul toʻlamaysiz.",
		},
		{
			en: "Universities and embassies charge their own fees. We tell you the ones we know.",
			ru: "Университеты и посольства берут свои сборы. О тех, что нам известны, мы скажем.",
			uz: "Universitetlar va elchixonalar oʻz toʻlovlarini oladi. Bizga maʼlum boʻlganlarini aytamiz.",
		},
	],
	never: { en: "What we never do", ru: "Чего мы никогда не делаем", uz: "Biz hech qachon qilmaydigan ishlar" },
	neverRules: [
		{
			en: "We never promise a visa or a place at a university.",
			ru: "Не обещаем визу и место в университете.",
			uz: "Viza yoki universitetda oʻrin vaʼda qilmaymiz.",
		},
		{
			en: "We never ask for money without a written agreement.",
			ru: "Не просим деньги без письменного договора.",
			uz: "Yozma shartnomasiz pul soʻramaymiz.",
		},
		{
			en: "We never ask for your password or for codes that are sent to your phone.",
			ru: "Не просим Ваш пароль и коды, которые приходят на телефон.",
			uz: "Parolingizni va telefoningizga keladigan kodlarni soʻramaymiz.",
		},
	],
	cardCode: {
		en: (code: string) => `Is it really us? Check code ${code}`,
		ru: (code: string) => `Это точно мы? Проверьте код ${code}`,
		uz: (code: string) => `Bu haqiqatan bizmi? ${code} kodini tekshiring`,
	},
} satisfies LocalizedTexts;
