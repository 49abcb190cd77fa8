import type { Role } from "../../../domain/accounts/users/schema.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { ownAccount } from "../account/own-account.ts";

export const users = {
	add: { en: "Invite a person", ru: "Пригласить человека", uz: "Xodim taklif qilish" },
	createFailed: {
		en: "Failed to create user",
		ru: "Не удалось создать пользователя",
		uz: "Foydalanuvchini yaratib boʻlmadi",
	},
	roleFailed: {
		en: "Failed to update user role",
		ru: "Не удалось изменить роль пользователя",
		uz: "Foydalanuvchi rolini oʻzgartirib boʻlmadi",
	},
	resetFailed: {
		en: "Failed to send reset email",
		ru: "Не удалось отправить письмо для сброса пароля",
		uz: "Parolni tiklash xatini yuborib boʻlmadi",
	},
	search: { en: "Search by name or email", ru: "Поиск по имени или почте", uz: "Qidirish: ism yoki pochta" },
	you: { en: "you", ru: "Вы", uz: "siz" },
	never: { en: "never", ru: "никогда", uz: "hech qachon" },
	roleOf: {
		en: (email: string) => `Role of ${email}`,
		ru: (email: string) => `Роль: ${email}`,
		uz: (email: string) => `Roli: ${email}`,
	},
	changeRole: { en: "Change role", ru: "Изменить роль", uz: "Rolni oʻzgartirish" },
	inviteHint: {
		en: "We will email your colleague a link to choose a password. It works once, for 7 days.",
		ru: "Мы отправим коллеге письмо со ссылкой, по которой можно задать пароль. Она одноразовая и действует 7 дней.",
		uz: "Hamkasbingizga parol tanlash havolasi bilan xat yuboramiz. Havola bir martalik va 7 kun amal qiladi.",
	},
	linkHint: {
		en: "Email is not connected, so we will show you a link. Give it to your colleague, who chooses a password with it.",
		ru: "Почта не подключена, поэтому мы покажем Вам ссылку. Передайте её коллеге: по ней можно задать пароль.",
		uz: "Pochta ulanmagan, shuning uchun sizga havolani koʻrsatamiz. Uni hamkasbingizga bering: u orqali parol tanlanadi.",
	},
	linkReady: {
		en: "Give this link only to this person. It works once, for 7 days, and we will not show it again.",
		ru: "Передайте эту ссылку только этому человеку. Она одноразовая, действует 7 дней, и больше мы её не покажем.",
		uz: "Bu havolani faqat shu kishiga bering. U bir martalik, 7 kun amal qiladi va boshqa koʻrsatilmaydi.",
	},
	link: { en: "Link", ru: "Ссылка", uz: "Havola" },
	copy: { en: "Copy the link", ru: "Скопировать ссылку", uz: "Havoladan nusxa olish" },
	copied: { en: "Copied", ru: "Скопировано", uz: "Nusxa olindi" },
	invite: { en: "Invite", ru: "Пригласить", uz: "Taklif qilish" },
	inviteAgain: { en: "Invite again", ru: "Пригласить ещё раз", uz: "Qayta taklif qilish" },
	inviteFailed: {
		en: "Failed to send the invitation",
		ru: "Не удалось отправить приглашение",
		uz: "Taklifni yuborib boʻlmadi",
	},
	invited: { en: "invited", ru: "приглашён", uz: "taklif qilingan" },
	reserved: {
		en: "Only owners can invite people, change roles and delete accounts.",
		ru: "Приглашать людей, менять роли и удалять аккаунты могут только владельцы.",
		uz: "Odamlarni taklif qilish, rollarni oʻzgartirish va hisoblarni oʻchirishni faqat sayt egalari qila oladi.",
	},
	roleHints: {
		user: {
			en: "User: has an account and sees only their own details.",
			ru: "Пользователь: есть аккаунт, видит только свои данные.",
			uz: "Foydalanuvchi: hisobi bor, faqat oʻz maʼlumotlarini koʻradi.",
		},
		admin: {
			en: "Admin: works with applicants, messages, the catalog and the website.",
			ru: "Администратор: работает с абитуриентами, сообщениями, каталогом и сайтом.",
			uz: "Administrator: abituriyentlar, xabarlar, katalog va sayt bilan ishlaydi.",
		},
		owner: {
			en: "Owner: also sets rules and security, and sees the audit log and backups.",
			ru: "Владелец: кроме того, задаёт правила и безопасность, видит журнал и копии.",
			uz: "Sayt egasi: bundan tashqari qoidalar va xavfsizlikni belgilaydi, jurnal va zaxira nusxalarni koʻradi.",
		},
	},
	ownerHint: {
		en: "To make someone an owner or remove an owner, enter your own password again. All owners get an email about it.",
		ru: "Чтобы назначить владельца или снять эту роль, нужно ещё раз ввести свой пароль; все владельцы узнают об этом по почте.",
		uz: "Sayt egasini tayinlash yoki uning rolini olib tashlash uchun oʻz parolingizni qayta kiriting. Barcha sayt egalariga bu haqda xat yuboriladi.",
	},
	reset: { en: "Reset password", ru: "Сбросить пароль", uz: "Parolni tiklash" },
	resetTitle: {
		en: "Send a password reset email?",
		ru: "Отправить письмо для сброса пароля?",
		uz: "Parolni tiklash xati yuborilsinmi?",
	},
	resetText: {
		en: (email: string) => `We will send ${email} a link to set a new password. It works once, for 30 minutes.`,
		ru: (email: string) =>
			`${email} получит ссылку, по которой можно задать новый пароль. Она одноразовая и действует 30 минут.`,
		uz: (email: string) =>
			`${email} manziliga yangi parol oʻrnatish havolasi boradi. U bir martalik va 30 daqiqa amal qiladi.`,
	},
	policies: {
		"owners-only": {
			title: { en: "Who manages staff", ru: "Кто управляет сотрудниками", uz: "Xodimlarni kim boshqaradi" },
			on: { en: "Now: only owners", ru: "Сейчас: только владельцы", uz: "Hozir: faqat sayt egalari" },
			off: {
				en: "Now: owners and admins",
				ru: "Сейчас: владельцы и администраторы",
				uz: "Hozir: sayt egalari va administratorlar",
			},
			onText: {
				en: "From now on, only owners can invite people, change roles, reset passwords and delete accounts. Admins can still see the list.",
				ru: "С этого момента приглашать людей, менять роли, сбрасывать пароли и удалять аккаунты смогут только владельцы. Список администраторы по-прежнему видят.",
				uz: "Bundan buyon odamlarni taklif qilish, rollarni oʻzgartirish, parollarni tiklash va hisoblarni oʻchirishni faqat sayt egalari qila oladi. Administratorlar roʻyxatni koʻraveradi.",
			},
			offText: {
				en: "Admins will be able to invite people, change roles, reset passwords and delete accounts too.",
				ru: "Приглашать людей, менять роли, сбрасывать пароли и удалять аккаунты смогут и администраторы.",
				uz: "Administratorlar ham odamlarni taklif qilishi, rollarni oʻzgartirishi, parollarni tiklashi va hisoblarni oʻchirishi mumkin boʻladi.",
			},
			turnOn: { en: "Only owners", ru: "Только владельцы", uz: "Faqat sayt egalari" },
			turnOff: { en: "Admins too", ru: "И администраторы", uz: "Administratorlar ham" },
		},
		"second-factor": {
			title: {
				en: "Two-step sign-in for all staff",
				ru: "Двухэтапный вход для всех сотрудников",
				uz: "Barcha xodimlar uchun ikki bosqichli kirish",
			},
			on: { en: "Now: required", ru: "Сейчас обязателен", uz: "Hozir majburiy" },
			off: { en: "Now: not required", ru: "Сейчас не обязателен", uz: "Hozir majburiy emas" },
			onText: {
				en: "From now on, staff cannot use the admin panel until they set up an authenticator app.",
				ru: "С этого момента сотрудники не смогут работать в панели управления, пока не подключат приложение-аутентификатор.",
				uz: "Bundan buyon xodimlar autentifikator ilovasini ulamaguncha boshqaruv panelida ishlay olmaydi.",
			},
			offText: {
				en: "Staff will sign in with their password alone, unless they have set up an authenticator app.",
				ru: "Сотрудники будут входить только по паролю, если сами не подключили приложение-аутентификатор.",
				uz: "Xodimlar autentifikator ilovasini oʻzlari ulamagan boʻlsa, faqat parol bilan kiradi.",
			},
			turnOn: { en: "Require it", ru: "Сделать обязательным", uz: "Majburiy qilish" },
			turnOff: { en: "Stop requiring it", ru: "Не требовать", uz: "Talab qilmaslik" },
		},
		"application-links": {
			title: {
				en: "How applicants open their applications",
				ru: "Как абитуриенты открывают заявки",
				uz: "Abituriyentlar arizani qanday ochadi",
			},
			on: {
				en: "Now: by an emailed link or a code only",
				ru: "Сейчас: только по ссылке из письма или с кодом",
				uz: "Hozir: faqat xatdagi havola yoki kod bilan",
			},
			off: {
				en: "Now: by reference and phone number too",
				ru: "Сейчас: также по номеру заявки и телефону",
				uz: "Hozir: ariza raqami va telefon raqami bilan ham",
			},
			onText: {
				en: "From now on, applicants can open their applications only with a link that we email to them or a code that staff read out on the phone. Everyone who opened an application with its reference number is signed out.",
				ru: "С этого момента заявку можно открыть только по ссылке из письма или с кодом, который сотрудник назовёт по телефону. Все, кто открыл заявку по её номеру, должны будут открыть её заново.",
				uz: "Bundan buyon arizani faqat xatdagi havola yoki xodim telefonda aytgan kod bilan ochish mumkin. Arizani raqami orqali ochganlar uni qaytadan ochishi kerak boʻladi.",
			},
			offText: {
				en: "Applicants will be able to open an application with its reference number and phone number again.",
				ru: "Абитуриенты снова смогут открывать заявку по её номеру и номеру телефона.",
				uz: "Abituriyentlar arizani yana ariza raqami va telefon raqami bilan ocha oladi.",
			},
			turnOn: { en: "Require a link or a code", ru: "Только по ссылке или с кодом", uz: "Faqat havola yoki kod bilan" },
			turnOff: {
				en: "Allow the reference number too",
				ru: "Разрешить и по номеру заявки",
				uz: "Ariza raqami bilan ham ruxsat berish",
			},
		},
		"round-robin": {
			title: {
				en: "Assign new tasks in turn",
				ru: "Распределение новых задач по очереди",
				uz: "Yangi vazifalarni navbat bilan taqsimlash",
			},
			on: {
				en: "Now: assigned in turn",
				ru: "Сейчас: распределяются по очереди",
				uz: "Hozir: navbat bilan taqsimlanadi",
			},
			off: { en: "Now: not assigned", ru: "Сейчас: не распределяются", uz: "Hozir: taqsimlanmaydi" },
			onText: {
				en: "From now on, new applications and messages will be assigned in turn to staff of that office who answer in that language. Set each person’s office and languages in the work settings. People who have no office or are away are skipped.",
				ru: "С этого момента новые заявки и сообщения будут по очереди получать сотрудники офиса, которые отвечают на нужном языке. Офис и языки указываются в рабочих настройках. Отсутствующих и тех, у кого не указан офис, мы пропускаем.",
				uz: "Endi yangi arizalar va xabarlar ofisning kerakli tilda javob beradigan xodimlariga navbat bilan biriktiriladi. Ofis va tillar ish sozlamalarida koʻrsatiladi. Ofisi koʻrsatilmagan va ishda yoʻq xodimlar oʻtkazib yuboriladi.",
			},
			offText: {
				en: "New tasks will have no assignee until someone takes them.",
				ru: "Новые задачи будут без ответственного, пока их не возьмёт кто-то из сотрудников.",
				uz: "Yangi vazifalar biror xodim olmaguncha masʼulsiz turadi.",
			},
			turnOn: { en: "Assign in turn", ru: "Распределять по очереди", uz: "Navbat bilan taqsimlash" },
			turnOff: { en: "Stop assigning in turn", ru: "Не распределять", uz: "Taqsimlashni toʻxtatish" },
		},
		promises: {
			title: { en: "Promises page", ru: "Страница с обещаниями", uz: "Vaʼdalar sahifasi" },
			on: { en: "Now: hidden", ru: "Сейчас: скрыта", uz: "Hozir: yashirilgan" },
			off: {
				en: "Now: visible to visitors",
				ru: "Сейчас: посетители её видят",
				uz: "Hozir: tashrif buyuruvchilarga koʻrinadi",
			},
			onText: {
				en: "Visitors will no longer see the page or links to it. We keep counting, and the audit log records that you hid the page.",
				ru: "Посетители больше не увидят страницу и ссылки на неё. Подсчёт продолжится, а в журнале будет записано, что Вы её скрыли.",
				uz: "Tashrif buyuruvchilar endi sahifani va unga havolalarni koʻrmaydi. Hisoblash davom etadi, jurnalga esa sahifani yashirganingiz yoziladi.",
			},
			offText: {
				en: "Visitors will see the page again, with the figures for the whole period.",
				ru: "Посетители снова увидят страницу с цифрами за весь период.",
				uz: "Tashrif buyuruvchilar sahifani butun davr raqamlari bilan yana koʻradi.",
			},
			turnOn: { en: "Hide it", ru: "Скрыть", uz: "Yashirish" },
			turnOff: { en: "Show it again", ru: "Показать снова", uz: "Yana koʻrsatish" },
		},
	},
	work: ownAccount.work,
	workOf: {
		en: (name: string) => `Work settings: ${name}`,
		ru: (name: string) => `Рабочие настройки: ${name}`,
		uz: (name: string) => `Ish sozlamalari: ${name}`,
	},
	workHint: {
		en: "When someone is marked as away, their open tasks lose their assignee, and colleagues can take them. If you choose no language, all languages count.",
		ru: "Когда сотрудник отмечен как отсутствующий, его открытые задачи остаются без ответственного и их могут взять коллеги. Если не выбрать ни одного языка, подойдут все.",
		uz: "Xodim ishda yoʻq deb belgilansa, uning ochiq vazifalari masʼulsiz qoladi va ularni hamkasblari olishi mumkin. Birorta til tanlanmasa, barcha tillar hisobga olinadi.",
	},
	nameAndEmail: { en: "Name, email", ru: "Имя, почта", uz: "Ism, pochta" },
	fields: {
		email: { en: "Email", ru: "Электронная почта", uz: "Elektron pochta" },
		displayName: { en: "Name", ru: "Имя", uz: "Ism" },
		password: { en: "Password", ru: "Пароль", uz: "Parol" },
		role: { en: "Role", ru: "Роль", uz: "Rol" },
		ownPassword: { en: "Your password", ru: "Ваш пароль", uz: "Parolingiz" },
		createdAt: { en: "Created", ru: "Создан", uz: "Yaratilgan" },
		lastSignInAt: { en: "Last sign-in", ru: "Последний вход", uz: "Oxirgi kirish" },
		emailConfirmedAt: { en: "Email confirmed", ru: "Почта подтверждена", uz: "Pochta tasdiqlangan" },
		office: { en: "Office", ru: "Офис", uz: "Ofis" },
		speaks_en: { en: "Answers in English", ru: "Отвечает на английском", uz: "Ingliz tilida javob beradi" },
		speaks_ru: { en: "Answers in Russian", ru: "Отвечает на русском", uz: "Rus tilida javob beradi" },
		speaks_uz: { en: "Answers in Uzbek", ru: "Отвечает на узбекском", uz: "Oʻzbek tilida javob beradi" },
		awayUntil: {
			en: "Away until (first day back)",
			ru: "Отсутствует до (первый день на работе)",
			uz: "Ishda yoʻq (ishga qaytadigan kuni)",
		},
		hasShortcuts: {
			en: "Keyboard shortcuts in the admin panel",
			ru: "Горячие клавиши в панели управления",
			uz: "Boshqaruv panelidagi tezkor tugmalar",
		},
	},
} satisfies LocalizedTexts;

export const roles = {
	user: { en: "User", ru: "Пользователь", uz: "Foydalanuvchi" },
	admin: { en: "Admin", ru: "Администратор", uz: "Administrator" },
	owner: { en: "Owner", ru: "Владелец", uz: "Sayt egasi" },
} satisfies Record<Role, LocalizedText>;
