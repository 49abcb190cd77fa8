import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";

/** Texts of one's own account, on the public pages and in the admin panel. */
export const ownAccount = {
	password: { en: "Password", ru: "Пароль", uz: "Parol" },
	newPassword: { en: "New password", ru: "Новый пароль", uz: "Yangi parol" },
	passwordHint: {
		en: "8 characters or more. A few words in a row are easy to remember and hard to guess.",
		ru: "Не менее 8 знаков. Несколько слов подряд легко запомнить и трудно подобрать.",
		uz: "Kamida 8 ta belgi. Ketma-ket bir nechta soʻzni eslab qolish oson, topish esa qiyin.",
	},
	factor: {
		title: { en: "Two-step sign-in", ru: "Двухэтапный вход", uz: "Ikki bosqichli kirish" },
		off: {
			en: "Two-step sign-in is off. Anyone who learns your password can sign in.",
			ru: "Двухэтапный вход выключен. Любой, кто узнает Ваш пароль, сможет войти.",
			uz: "Ikki bosqichli kirish oʻchirilgan. Parolingizni bilib olgan har kim kira oladi.",
		},
		on: {
			en: "Two-step sign-in is on. You sign in with your password and a code from your authenticator app.",
			ru: "Двухэтапный вход включён. Для входа нужны пароль и код из приложения-аутентификатора.",
			uz: "Ikki bosqichli kirish yoqilgan. Kirish uchun parol va autentifikator ilovasining kodi kerak.",
		},
		needed: {
			en: "Staff must use two-step sign-in. Set it up to open the admin panel.",
			ru: "Сотрудникам нужен двухэтапный вход. Настройте его, чтобы открыть панель управления.",
			uz: "Xodimlar uchun ikki bosqichli kirish majburiy. Boshqaruv panelini ochish uchun uni sozlang.",
		},
		begin: { en: "Set it up", ru: "Настроить", uz: "Sozlash" },
		passwordHint: {
			en: "Enter your password to set it up.",
			ru: "Чтобы настроить, введите свой пароль.",
			uz: "Sozlash uchun parolingizni kiriting.",
		},
		scan: {
			en: "1. Scan this code with your authenticator app. If you are on your phone, open the link instead, or enter the key by hand.",
			ru: "1. Отсканируйте этот код приложением-аутентификатором. На самом телефоне откройте ссылку или введите ключ вручную.",
			uz: "1. Bu kodni autentifikator ilovasi bilan skanerlang. Telefonning oʻzida havolani oching yoki kalitni qoʻlda kiriting.",
		},
		code: {
			en: "QR code for the authenticator app",
			ru: "QR-код для приложения-аутентификатора",
			uz: "Autentifikator ilovasi uchun QR-kod",
		},
		open: { en: "Open in the app", ru: "Открыть в приложении", uz: "Ilovada ochish" },
		key: { en: "Key", ru: "Ключ", uz: "Kalit" },
		keep: {
			en: "2. Save these recovery codes in a safe place. If you lose your phone, each code signs you in once. We will not show them again.",
			ru: "2. Сохраните эти коды восстановления в надёжном месте. Если Вы потеряете телефон, с каждым кодом можно войти один раз. Больше мы их не покажем.",
			uz: "2. Bu tiklash kodlarini xavfsiz joyda saqlang. Telefoningizni yoʻqotsangiz, har bir kod bilan bir marta kirish mumkin. Ularni boshqa koʻrsatmaymiz.",
		},
		prove: {
			en: "3. Enter the six digits that the app shows now.",
			ru: "3. Введите шесть цифр, которые сейчас показывает приложение.",
			uz: "3. Ilova hozir koʻrsatayotgan olti raqamni yozing.",
		},
		confirm: { en: "Turn it on", ru: "Включить", uz: "Yoqish" },
		end: { en: "Turn it off", ru: "Выключить", uz: "Oʻchirish" },
		renew: { en: "New recovery codes", ru: "Новые коды восстановления", uz: "Yangi tiklash kodlari" },
		renewed: {
			en: "These are your new recovery codes. The old ones no longer work. We will not show the new ones again.",
			ru: "Это новые коды восстановления. Старые больше не действуют. Больше мы их не покажем.",
			uz: "Bular yangi tiklash kodlaringiz. Eskilari endi ishlamaydi. Ularni boshqa koʻrsatmaymiz.",
		},
	},
	changePassword: {
		title: { en: "Change your password", ru: "Сменить пароль", uz: "Parolni oʻzgartirish" },
		text: {
			en: "After this, all your other devices are signed out.",
			ru: "После этого на всех остальных Ваших устройствах будет выполнен выход.",
			uz: "Shundan soʻng boshqa barcha qurilmalaringizda hisobdan chiqiladi.",
		},
		current: { en: "Current password", ru: "Текущий пароль", uz: "Joriy parol" },
	},
	changeAddress: {
		title: { en: "Change your email", ru: "Сменить почту", uz: "Pochtani oʻzgartirish" },
		text: {
			en: "You sign in with this address, and we write to it.",
			ru: "Этот адрес нужен для входа, на него приходят наши письма.",
			uz: "Shu manzil bilan kirasiz, xatlarimiz ham shu manzilga keladi.",
		},
		now: {
			en: (email: string) => `Your address now: ${email}`,
			ru: (email: string) => `Адрес сейчас: ${email}`,
			uz: (email: string) => `Hozirgi manzil: ${email}`,
		},
		email: { en: "New email address", ru: "Новый адрес почты", uz: "Yangi pochta manzili" },
		save: { en: "Change the address", ru: "Сменить адрес", uz: "Manzilni oʻzgartirish" },
	},
	sessions: {
		title: { en: "Where you are signed in", ru: "Где выполнен вход", uz: "Hisobingizga kirilgan qurilmalar" },
		text: {
			en: "If you don’t recognize a device, sign it out and change your password.",
			ru: "Если какое-то устройство Вам не знакомо, завершите на нём сеанс и смените пароль.",
			uz: "Notanish qurilmani koʻrsangiz, uni hisobdan chiqaring va parolingizni oʻzgartiring.",
		},
		current: { en: "This device", ru: "это устройство", uz: "shu qurilma" },
		unknown: { en: "Unknown device", ru: "Неизвестное устройство", uz: "Nomaʼlum qurilma" },
		program: { en: "A program using the API", ru: "Программа через API", uz: "API orqali ishlaydigan dastur" },
		network: { en: "IP address", ru: "IP-адрес", uz: "IP manzil" },
		timeZone: {
			en: "Times are in Tashkent time.",
			ru: "Время указано по Ташкенту.",
			uz: "Vaqt Toshkent boʻyicha koʻrsatilgan.",
		},
		signedIn: { en: "Signed in", ru: "Вход выполнен", uz: "Kirilgan vaqt" },
		lastUsed: { en: "Last used", ru: "Последнее действие", uz: "Oxirgi harakat" },
		end: { en: "Sign out", ru: "Завершить сеанс", uz: "Hisobdan chiqarish" },
		endNamed: {
			en: (name: string) => `Sign out: ${name}`,
			ru: (name: string) => `Завершить сеанс: ${name}`,
			uz: (name: string) => `Hisobdan chiqarish: ${name}`,
		},
		endOthers: {
			en: "Sign out all other devices",
			ru: "Завершить все остальные сеансы",
			uz: "Boshqa barcha qurilmalarni hisobdan chiqarish",
		},
	},
	code: { en: "Code", ru: "Код", uz: "Kod" },
	savePassword: { en: "Save the password", ru: "Сохранить пароль", uz: "Parolni saqlash" },
	work: { en: "Work settings", ru: "Рабочие настройки", uz: "Ish sozlamalari" },
} satisfies LocalizedTexts;
