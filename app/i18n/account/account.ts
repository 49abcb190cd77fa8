import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { ownAccount } from "./own-account.ts";

/** Texts of the account pages. Error messages of the account service are used unchanged (ERR-12…14). */
export const account = {
	signIn: { en: "Sign in", ru: "Войти", uz: "Kirish" },
	signInTitle: { en: "Sign in", ru: "Вход", uz: "Kirish" },
	/** Before a link to the page about one's own application. */
	applicants: {
		en: "Applying? You need no account:",
		ru: "Подаёте заявку? Аккаунт не нужен:",
		uz: "Ariza topshiryapsizmi? Hisob kerak emas:",
	},
	signUpTitle: { en: "Create an account", ru: "Регистрация", uz: "Roʻyxatdan oʻtish" },
	signOut: { en: "Sign out", ru: "Выйти", uz: "Chiqish" },
	admin: { en: "Admin", ru: "Панель", uz: "Panel" },
	editPage: { en: "Edit this page", ru: "Изменить эту страницу", uz: "Bu sahifani tahrirlash" },
	account: { en: "My account", ru: "Мой аккаунт", uz: "Mening hisobim" },
	email: { en: "Email", ru: "Электронная почта", uz: "Elektron pochta" },
	password: ownAccount.password,
	newPassword: ownAccount.newPassword,
	passwordHint: ownAccount.passwordHint,
	displayName: { en: "Name", ru: "Имя", uz: "Ism" },
	noAccount: { en: "No account yet?", ru: "Ещё нет аккаунта?", uz: "Hali hisobingiz yoʻqmi?" },
	createAccount: { en: "Create an account", ru: "Создать аккаунт", uz: "Hisob ochish" },
	hasAccount: { en: "Already have an account?", ru: "Уже есть аккаунт?", uz: "Hisobingiz bormi?" },
	forgotten: { en: "Forgot your password?", ru: "Забыли пароль?", uz: "Parolni unutdingizmi?" },
	newLink: { en: "Send a new link", ru: "Прислать новую ссылку", uz: "Yangi havola yuborish" },
	signUpText: {
		en: "You do not need an account to apply. Accounts are for our staff.",
		ru: "Чтобы отправить заявку, аккаунт не нужен. Аккаунты — для наших сотрудников.",
		uz: "Ariza topshirish uchun hisob kerak emas. Hisoblar xodimlarimiz uchun.",
	},
	recovery: {
		title: { en: "Forgot your password?", ru: "Забыли пароль?", uz: "Parolni unutdingizmi?" },
		text: {
			en: "Enter your email address. We will send you a link to set a new password.",
			ru: "Укажите адрес электронной почты, и мы пришлём ссылку, по которой можно задать новый пароль.",
			uz: "Elektron pochta manzilingizni yozing, biz yangi parol oʻrnatish uchun havola yuboramiz.",
		},
		send: { en: "Send the link", ru: "Отправить ссылку", uz: "Havolani yuborish" },
	},
	setPassword: {
		title: { en: "Set a new password", ru: "Новый пароль", uz: "Yangi parol oʻrnatish" },
		text: {
			en: "This signs you out on every device.",
			ru: "После этого будет выполнен выход на всех устройствах.",
			uz: "Shundan soʻng barcha qurilmalarda hisobdan chiqiladi.",
		},
		save: ownAccount.savePassword,
	},
	firstOwner: {
		title: { en: "Make this site yours", ru: "Станьте владельцем сайта", uz: "Sayt egasi boʻling" },
		text: {
			en: "The owner invites colleagues and sees every setting.",
			ru: "Владелец приглашает сотрудников и видит все настройки.",
			uz: "Sayt egasi xodimlarni taklif qiladi va barcha sozlamalarni koʻradi.",
		},
		newLink: {
			en: "If the site has an owner, sign in. Otherwise copy the whole link that the server printed at its last start.",
			ru: "Если у сайта уже есть владелец, войдите. Если нет, скопируйте целиком ссылку, которую сервер вывел при последнем запуске.",
			uz: "Saytning egasi boʻlsa, kiring. Boʻlmasa, server oxirgi marta ishga tushganda chiqargan havolani toʻliq nusxalang.",
		},
	},
	confirm: {
		title: {
			en: "Confirm your email address",
			ru: "Подтвердите адрес электронной почты",
			uz: "Elektron pochta manzilingizni tasdiqlang",
		},
		text: {
			en: "Press the button to confirm. Then you can sign in.",
			ru: "Нажмите кнопку, и Вы сможете войти.",
			uz: "Tugmani bosing, shundan soʻng tizimga kirishingiz mumkin.",
		},
		send: { en: "Confirm the address", ru: "Подтвердить адрес", uz: "Manzilni tasdiqlash" },
		newLink: {
			en: "Sign in with your email address and password, and we will send you a new link.",
			ru: "Войдите, указав адрес электронной почты и пароль, и мы пришлём новую ссылку.",
			uz: "Elektron pochta manzilingiz va parolingiz bilan kiring — yangi havola yuboramiz.",
		},
	},
	challenge: {
		title: { en: "Two-step sign-in", ru: "Двухэтапный вход", uz: "Ikki bosqichli kirish" },
		text: {
			en: "Enter the six digits that your authenticator app shows now, or one of your recovery codes.",
			ru: "Введите шесть цифр, которые сейчас показывает приложение-аутентификатор, или один из кодов восстановления.",
			uz: "Autentifikator ilovasi hozir koʻrsatayotgan olti raqamni yoki tiklash kodlaringizdan birini yozing.",
		},
		code: ownAccount.code,
		send: { en: "Continue", ru: "Продолжить", uz: "Davom etish" },
	},
	factor: ownAccount.factor,
	changePassword: ownAccount.changePassword,
	sessions: ownAccount.sessions,
	failures: {
		invalid_credentials: {
			en: "Invalid email or password",
			ru: "Неверный адрес электронной почты или пароль",
			uz: "Elektron pochta yoki parol notoʻgʻri",
		},
		email_not_confirmed: {
			en: "Email not verified. We have sent you a link to confirm it.",
			ru: "Адрес электронной почты не подтверждён. Мы отправили Вам ссылку для подтверждения.",
			uz: "Elektron pochta manzili tasdiqlanmagan. Sizga tasdiqlash havolasini yubordik.",
		},
		challenge_stale: {
			en: "The time ran out or there were too many tries. Please sign in again.",
			ru: "Время истекло или было слишком много попыток. Пожалуйста, войдите ещё раз.",
			uz: "Vaqt tugadi yoki urinishlar juda koʻp boʻldi. Iltimos, qaytadan kiring.",
		},
		account_exists: {
			en: "User already exists. Use another email.",
			ru: "Такой пользователь уже есть. Укажите другой адрес электронной почты.",
			uz: "Bunday foydalanuvchi allaqachon bor. Boshqa elektron pochta manzilini yozing.",
		},
		invalid_password: { en: "Invalid password", ru: "Неверный пароль", uz: "Parol notoʻgʻri" },
		session_missing: {
			en: "Your session has ended. Please sign in again.",
			ru: "Сеанс завершён. Пожалуйста, войдите ещё раз.",
			uz: "Seans tugagan. Iltimos, qaytadan kiring.",
		},
		link_invalid: {
			en: "This link has been used or is too old. Please ask for a new one. (Invalid session in URL)",
			ru: "Ссылка недействительна: она уже использована или устарела. Запросите новую.",
			uz: "Havola yaroqsiz: u ishlatilgan yoki eskirgan. Yangisini soʻrang.",
		},
		no_code: {
			en: "This link is incomplete. Please ask for a new one. (No code detected)",
			ru: "Ссылка неполная: в ней нет кода. Запросите новую.",
			uz: "Havola toʻliq emas: unda kod yoʻq. Yangisini soʻrang.",
		},
		session_forged: {
			en: "Your session is not valid. Please sign in again. (Invalid JWT signature)",
			ru: "Сеанс недействителен. Пожалуйста, войдите ещё раз.",
			uz: "Seans yaroqsiz. Iltimos, qaytadan kiring.",
		},
	},
	limited: {
		en: (minutes: number) => `Too many tries. Please wait ${minutes} min and try again.`,
		ru: (minutes: number) => `Слишком много попыток. Подождите ${minutes} мин и попробуйте ещё раз.`,
		uz: (minutes: number) => `Urinishlar juda koʻp. ${minutes} daqiqa kuting va qaytadan urinib koʻring.`,
	},
	toasts: {
		access_denied: {
			en: "Access Denied. You don't have permission to access the admin dashboard.",
			ru: "Доступ запрещён. У Вас нет прав на доступ к панели управления.",
			uz: "Kirish taqiqlangan. Sizda boshqaruv paneliga kirish huquqi yoʻq.",
		},
		content_access_denied: {
			en: "Access Denied. You don't have permission to access the admin content management.",
			ru: "Доступ запрещён. У Вас нет прав на управление содержанием сайта.",
			uz: "Kirish taqiqlangan. Sizda sayt matnlarini boshqarish huquqi yoʻq.",
		},
		signed_in: { en: "Signed in successfully!", ru: "Вы вошли!", uz: "Tizimga kirdingiz!" },
		signed_up: {
			en: "Your account has been created. Please confirm your email address: we have sent you a link.",
			ru: "Аккаунт создан. Подтвердите адрес электронной почты: мы отправили Вам ссылку.",
			uz: "Hisob ochildi. Elektron pochta manzilingizni tasdiqlang: sizga havola yubordik.",
		},
		signed_out: { en: "Signed out", ru: "Вы вышли", uz: "Tizimdan chiqdingiz" },
		recovery_sent: {
			en: "If an account with this address exists, we have sent a link to it.",
			ru: "Если аккаунт с таким адресом есть, мы отправили на него ссылку.",
			uz: "Agar bu manzilda hisob boʻlsa, unga havola yubordik.",
		},
		password_set: {
			en: "Your new password is saved. Please sign in with it.",
			ru: "Новый пароль сохранён. Войдите с ним.",
			uz: "Yangi parol saqlandi. Shu parol bilan kiring.",
		},
		email_confirmed: {
			en: "Your email address is confirmed. Please sign in.",
			ru: "Адрес электронной почты подтверждён. Теперь можно войти.",
			uz: "Elektron pochta manzilingiz tasdiqlandi. Endi kirishingiz mumkin.",
		},
		two_factor_on: {
			en: "Two-step sign-in is on.",
			ru: "Двухэтапный вход включён.",
			uz: "Ikki bosqichli kirish yoqildi.",
		},
		two_factor_off: {
			en: "Two-step sign-in is off.",
			ru: "Двухэтапный вход выключен.",
			uz: "Ikki bosqichli kirish oʻchirildi.",
		},
		password_changed: {
			en: "Your new password has been saved. All other devices are signed out.",
			ru: "Новый пароль сохранён. На всех остальных устройствах выполнен выход.",
			uz: "Yangi parol saqlandi. Boshqa barcha qurilmalarda hisobdan chiqildi.",
		},
		address_mailed: {
			en: "Open the link that we have sent to the new address. Until then, the old one stays.",
			ru: "Откройте ссылку, которую мы отправили на новый адрес. До этого действует прежний.",
			uz: "Yangi manzilga yuborilgan havolani oching. Ungacha eski manzil qoladi.",
		},
		address_changed: {
			en: "Your address has been changed. Sign in with it from now on.",
			ru: "Адрес изменён. Теперь входите с ним.",
			uz: "Manzil oʻzgartirildi. Endi shu manzil bilan kiring.",
		},
		session_ended: { en: "The device has been signed out.", ru: "Сеанс завершён.", uz: "Qurilma hisobdan chiqarildi." },
		reminder_mailed: {
			en: "We have emailed you a link. Open it to confirm the reminders.",
			ru: "Мы отправили Вам письмо со ссылкой. Откройте её и подтвердите напоминания.",
			uz: "Sizga havola yubordik. Uni ochib, eslatmalarni tasdiqlang.",
		},
		reminder_confirmed: {
			en: "We will remind you of this deadline by email.",
			ru: "Мы напомним Вам об этом сроке по электронной почте.",
			uz: "Bu muddatni sizga elektron pochta orqali eslatamiz.",
		},
		reminders_stopped: {
			en: "You will get no more deadline reminders.",
			ru: "Напоминания о сроках больше приходить не будут.",
			uz: "Muddatlar haqidagi eslatmalar endi kelmaydi.",
		},
		my_link_sent: {
			en: "If this address belongs to an application, a link is on its way.",
			ru: "Если этот адрес указан в заявке, мы отправили на него ссылку.",
			uz: "Agar bu manzil arizada koʻrsatilgan boʻlsa, unga havola yuborildi.",
		},
		my_signed_out: {
			en: "You have signed out of your application in this browser.",
			ru: "Вы вышли из своей заявки в этом браузере.",
			uz: "Siz bu brauzerda arizangizdan chiqdingiz.",
		},
		my_signed_out_everywhere: {
			en: "You have signed out of your application on all devices.",
			ru: "Вы вышли из своей заявки на всех устройствах.",
			uz: "Siz barcha qurilmalarda arizangizdan chiqdingiz.",
		},
		sessions_ended: {
			en: "All other devices have been signed out.",
			ru: "Все остальные сеансы завершены.",
			uz: "Boshqa barcha qurilmalar hisobdan chiqarildi.",
		},
		message_sent: { en: "Your message has been sent.", ru: "Сообщение отправлено.", uz: "Xabaringiz yuborildi." },
		paper_sent: {
			en: "We have your document. We will check it and tell you.",
			ru: "Документ получен. Мы проверим его и сообщим Вам.",
			uz: "Hujjatingiz keldi. Uni tekshirib, sizga xabar beramiz.",
		},
		page_removed: { en: "The page has been removed.", ru: "Страница удалена.", uz: "Sahifa olib tashlandi." },
		consent_given: {
			en: "You can send your documents now.",
			ru: "Теперь можно присылать документы.",
			uz: "Endi hujjatlaringizni yuborishingiz mumkin.",
		},
		consent_withdrawn: {
			en: "You have withdrawn your consent. We have deleted your documents.",
			ru: "Согласие отозвано. Мы удалили Ваши документы.",
			uz: "Roziligingizni qaytarib oldingiz. Hujjatlaringizni oʻchirdik.",
		},
		other_application: {
			en: "Another application has been opened in this browser, so nothing was changed. Check whose it is.",
			ru: "В этом браузере открыли другую заявку, поэтому ничего не изменилось. Проверьте, чья она.",
			uz: "Bu brauzerda boshqa ariza ochilgan, shuning uchun hech narsa oʻzgarmadi. U kimniki ekanini tekshiring.",
		},
		pack_agreed: {
			en: "Your consent is saved.",
			ru: "Согласие сохранено.",
			uz: "Roziligingiz saqlandi.",
		},
		pack_withdrawn: {
			en: "You have withdrawn your consent. We will give this university no more documents.",
			ru: "Согласие отозвано. Больше документов этому университету мы не передадим.",
			uz: "Roziligingizni qaytarib oldingiz. Bu universitetga endi hujjat bermaymiz.",
		},
		erasure_asked: {
			en: "We will delete your data in seven days. Until then you can cancel.",
			ru: "Мы удалим Ваши данные через семь дней. До этого удаление можно отменить.",
			uz: "Maʼlumotlaringizni yetti kundan keyin oʻchiramiz. Shu paytgacha bekor qilishingiz mumkin.",
		},
		erasure_canceled: {
			en: "The deletion is canceled. We keep your data.",
			ru: "Удаление отменено. Данные остаются.",
			uz: "Oʻchirish bekor qilindi. Maʼlumotlaringiz saqlanib qoladi.",
		},
		copy_limited: {
			en: "You have downloaded three copies today. Please try again tomorrow.",
			ru: "Сегодня Вы скачали уже три копии. Попробуйте завтра.",
			uz: "Bugun uchta nusxa yuklab oldingiz. Ertaga qayta urinib koʻring.",
		},
		my_details_saved: { en: "Your details have been saved.", ru: "Данные сохранены.", uz: "Maʼlumotlar saqlandi." },
		my_details_saved_signed_out: {
			en: "Your details have been saved. To check the new contact, we have signed you out everywhere. Please open your application again.",
			ru: "Данные сохранены. Чтобы проверить новый контакт, мы завершили все сеансы. Пожалуйста, откройте заявку ещё раз.",
			uz: "Maʼlumotlar saqlandi. Yangi aloqa maʼlumotini tekshirish uchun barcha seanslarni yakunladik. Iltimos, arizangizni qaytadan oching.",
		},
		family_link_made: {
			en: "The link is ready. Copy it or send it in a messenger.",
			ru: "Ссылка готова. Скопируйте её или отправьте в мессенджере.",
			uz: "Havola tayyor. Undan nusxa oling yoki uni messenjerda yuboring.",
		},
		family_link_withdrawn: {
			en: "The link has been withdrawn and no longer works.",
			ru: "Ссылка отозвана и больше не работает.",
			uz: "Havola bekor qilindi va endi ishlamaydi.",
		},
		telegram_disconnected: {
			en: "Telegram has been disconnected. We won’t write there anymore.",
			ru: "Telegram отключён. Мы туда больше не пишем.",
			uz: "Telegram uzildi. U yerga endi yozmaymiz.",
		},
	},
} satisfies LocalizedTexts;
