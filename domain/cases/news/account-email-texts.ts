import type { AccountEmailKind, SecurityNotice } from "../../../database/values.ts";
import type { AlarmedKind } from "../../messaging/task-digests.ts";
import type { Language } from "../../shared/language.ts";

type Email = { subject: string; text(about: string): string };
type Kind = Exclude<AccountEmailKind, SecurityNotice>;
type Emails = Record<Kind, Email> & { why: Record<Kind, string> };

const en: Emails = {
	recovery: {
		subject: "Set a new password",
		text: () => "Use this link to set a new password for your account. The link works once, for 30 minutes:",
	},
	invitation: {
		subject: "You are invited to the team",
		text: (inviter) =>
			`${inviter || "A colleague"} has created an account for you. Choose a password with this link, and you can sign in. The link works once, for 7 days:`,
	},
	"address-confirmation": {
		subject: "Confirm your email address",
		text: () => "Please confirm your email address. Then you can sign in. The link works once, for 24 hours:",
	},
	"address-change": {
		subject: "Confirm your new email address",
		text: () => "You asked to use this address for your account. Please confirm it. The link works once, for 24 hours:",
	},
	"known-address": {
		subject: "You already have an account",
		text: () =>
			"Someone, probably you, tried to sign up with this address. It already has an account. If you have forgotten your password, set a new one here:",
	},
	"owner-given": {
		subject: "A new owner",
		text: (about) => `${about} is now an owner. If this is a mistake, check the list of users now:`,
	},
	"owner-taken": {
		subject: "An owner was removed",
		text: (about) => `${about} is no longer an owner. If this is a mistake, check the list of users now:`,
	},
	"cleanup-stopped": {
		subject: "The cleanup has stopped",
		text: () =>
			"More than 5% of the contact messages or applications were due for deletion at once. To be safe, we deleted nothing. Check the retention settings and the server’s clock. The overview shows how many are due:",
	},
	"backup-failed": {
		subject: "The backup has failed",
		text: () =>
			"We could not make the scheduled backup. Check the disk space, the backup settings and the server’s log. The overview shows what went wrong:",
	},
	"tasks-due": {
		subject: "Tasks are due soon",
		text: (about) => `Assigned to you and due soon (Tashkent time):\n\n${about}\n\nOpen the queue:`,
	},
	"tasks-overdue": {
		subject: "Tasks are overdue",
		text: (about) =>
			`Assigned to you and overdue, with the time when it was due (Tashkent time):\n\n${about}\n\nOpen the queue:`,
	},
	"tasks-unanswered": {
		subject: "People have been waiting for a day",
		text: (about) =>
			`Overdue for a day, and people are still waiting. With the time when it was due (Tashkent time) and who is responsible:\n\n${about}\n\nOpen the queue:`,
	},
	why: {
		recovery: "If you did not ask for this, you do not need to do anything: your password stays the same.",
		invitation: "If you do not know this team, you do not need to do anything.",
		"address-confirmation": "If you did not sign up with us, you do not need to do anything.",
		"address-change": "If you did not ask for this, you do not need to do anything.",
		"known-address": "If this was not you, you do not need to do anything.",
		"owner-given": "You are receiving this message because you are an owner.",
		"owner-taken": "You are receiving this message because you are an owner.",
		"cleanup-stopped": "You are receiving this message because you are an owner.",
		"backup-failed": "You are receiving this message because you are an owner.",
		"tasks-due": "You are receiving this message because you are responsible for this.",
		"tasks-overdue": "You are receiving this message because you are responsible for this.",
		"tasks-unanswered": "You are receiving this message because you are an owner.",
	},
};

const ru: Emails = {
	recovery: {
		subject: "Задайте новый пароль",
		text: () => "По этой ссылке можно задать новый пароль. Она действует один раз, в течение 30\u00a0минут:",
	},
	invitation: {
		subject: "Вас пригласили в команду",
		text: (inviter) =>
			`Вас приглашает ${inviter || "коллега"}. Задайте пароль по этой ссылке, и Вы сможете войти. Ссылка одноразовая и действует 7 дней:`,
	},
	"address-confirmation": {
		subject: "Подтвердите адрес электронной почты",
		text: () =>
			"Пожалуйста, подтвердите адрес электронной почты, и Вы сможете войти. Ссылка действует один раз, в течение 24\u00a0часов:",
	},
	"address-change": {
		subject: "Подтвердите новый адрес",
		text: () =>
			"Вы попросили сменить почту своего аккаунта на этот адрес. Подтвердите его. Ссылка действует один раз, в течение 24 часов:",
	},
	"known-address": {
		subject: "У Вас уже есть аккаунт",
		text: () =>
			"Кто-то, вероятно Вы, попытался зарегистрироваться с этим адресом электронной почты, но аккаунт с ним уже есть. Если Вы забыли пароль, задайте новый:",
	},
	"owner-given": {
		subject: "Новый владелец",
		text: (about) =>
			`Роль владельца получил пользователь ${about}. Если это ошибка, сразу проверьте список пользователей:`,
	},
	"owner-taken": {
		subject: "Изменился список владельцев",
		text: (about) => `Пользователь ${about} больше не владелец. Если это ошибка, сразу проверьте список пользователей:`,
	},
	"cleanup-stopped": {
		subject: "Очистка данных остановлена",
		text: () =>
			"К удалению подошло сразу более 5\u00a0% сообщений или заявок. На всякий случай ничего не удалено. Проверьте сроки хранения в настройках и часы сервера. Сколько записей подлежит удалению, показано в обзоре:",
	},
	"backup-failed": {
		subject: "Не удалось сделать резервную копию",
		text: () =>
			"Плановая резервная копия не создана. Проверьте место на диске, настройки резервного копирования и журнал сервера. Причина указана в обзоре:",
	},
	"tasks-due": {
		subject: "Скоро истекает срок задач",
		text: (about) => `Скоро истекает срок (время по Ташкенту):\n\n${about}\n\nОткрыть очередь:`,
	},
	"tasks-overdue": {
		subject: "Задачи просрочены",
		text: (about) => `Просрочено (указан срок по ташкентскому времени):\n\n${about}\n\nОткрыть очередь:`,
	},
	"tasks-unanswered": {
		subject: "Люди ждут уже сутки",
		text: (about) =>
			`Просрочено уже на сутки, а люди всё ещё ждут. Указаны срок (по ташкентскому времени) и ответственный:\n\n${about}\n\nОткрыть очередь:`,
	},
	why: {
		recovery: "Если Вы об этом не просили, ничего делать не нужно: пароль останется прежним.",
		invitation: "Если эта команда Вам незнакома, ничего делать не нужно.",
		"address-confirmation": "Если Вы не регистрировались у нас, ничего делать не нужно.",
		"address-change": "Если Вы об этом не просили, ничего делать не нужно.",
		"known-address": "Если это были не Вы, ничего делать не нужно.",
		"owner-given": "Вы получили это письмо, потому что Вы владелец.",
		"owner-taken": "Вы получили это письмо, потому что Вы владелец.",
		"cleanup-stopped": "Вы получили это письмо, потому что Вы владелец.",
		"backup-failed": "Вы получили это письмо, потому что Вы владелец.",
		"tasks-due": "Вы получили это письмо, потому что отвечаете за это.",
		"tasks-overdue": "Вы получили это письмо, потому что отвечаете за это.",
		"tasks-unanswered": "Вы получили это письмо, потому что Вы владелец.",
	},
};

const uz: Emails = {
	recovery: {
		subject: "Yangi parol oʻrnating",
		text: () =>
			"Yangi parolni shu havola orqali oʻrnatishingiz mumkin. Havola bir marta, 30\u00a0daqiqa davomida ishlaydi:",
	},
	invitation: {
		subject: "Sizni jamoaga taklif qilishdi",
		text: (inviter) =>
			`${inviter || "Hamkasbingiz"} siz uchun hisob ochdi. Shu havola orqali parol tanlang, shundan soʻng kirishingiz mumkin. Havola bir martalik va 7 kun amal qiladi:`,
	},
	"address-confirmation": {
		subject: "Elektron pochta manzilingizni tasdiqlang",
		text: () =>
			"Iltimos, elektron pochta manzilingizni tasdiqlang, shundan soʻng tizimga kirishingiz mumkin. Havola bir marta, 24\u00a0soat davomida ishlaydi:",
	},
	"address-change": {
		subject: "Yangi manzilni tasdiqlang",
		text: () =>
			"Siz hisobingiz uchun shu manzildan foydalanishni soʻradingiz. Uni tasdiqlang. Havola bir marta, 24 soat davomida ishlaydi:",
	},
	"known-address": {
		subject: "Sizda hisob allaqachon bor",
		text: () =>
			"Kimdir, ehtimol siz, shu elektron pochta manzili bilan roʻyxatdan oʻtishga urindi, lekin bu manzilda hisob allaqachon bor. Parolni unutgan boʻlsangiz, yangisini oʻrnating:",
	},
	"owner-given": {
		subject: "Yangi sayt egasi tayinlandi",
		text: (about) =>
			`${about} foydalanuvchisiga sayt egasi roli berildi. Agar bu xato boʻlsa, foydalanuvchilar roʻyxatini darhol tekshiring:`,
	},
	"owner-taken": {
		subject: "Sayt egasi roli olib tashlandi",
		text: (about) =>
			`${about} endi sayt egasi emas. Agar bu xato boʻlsa, foydalanuvchilar roʻyxatini darhol tekshiring:`,
	},
	"cleanup-stopped": {
		subject: "Tozalash toʻxtatildi",
		text: () =>
			"Bir vaqtning oʻzida xabarlar yoki arizalarning 5\u00a0foizidan koʻprogʻini oʻchirish muddati keldi. Ehtiyot yuzasidan hech narsa oʻchirilmadi. Sozlamalardagi saqlash muddatlari va server soatini tekshiring. Nechta yozuv oʻchirilishi kerakligi umumiy maʼlumotlar sahifasida koʻrsatilgan:",
	},
	"backup-failed": {
		subject: "Zaxira nusxa yaratilmadi",
		text: () =>
			"Rejadagi zaxira nusxani yaratib boʻlmadi. Diskdagi boʻsh joyni, zaxiralash sozlamalarini va server jurnalini tekshiring. Sababi umumiy maʼlumotlar sahifasida koʻrsatilgan:",
	},
	"tasks-due": {
		subject: "Vazifalar muddati yaqinlashdi",
		text: (about) => `Muddat yaqinlashdi (Toshkent vaqti bilan):\n\n${about}\n\nNavbatni ochish:`,
	},
	"tasks-overdue": {
		subject: "Vazifalar muddati oʻtdi",
		text: (about) => `Muddati oʻtdi (muddat Toshkent vaqti bilan koʻrsatilgan):\n\n${about}\n\nNavbatni ochish:`,
	},
	"tasks-unanswered": {
		subject: "Odamlar bir kundan beri kutmoqda",
		text: (about) =>
			`Muddati oʻtganiga bir kun boʻldi, odamlar esa hali ham kutmoqda. Muddat (Toshkent vaqti bilan) va masʼul koʻrsatilgan:\n\n${about}\n\nNavbatni ochish:`,
	},
	why: {
		recovery: "Buni siz soʻramagan boʻlsangiz, hech narsa qilish shart emas: parolingiz oʻzgarmaydi.",
		invitation: "Bu jamoani tanimasangiz, hech narsa qilish shart emas.",
		"address-confirmation": "Bizda roʻyxatdan oʻtmagan boʻlsangiz, hech narsa qilish shart emas.",
		"address-change": "Buni siz soʻramagan boʻlsangiz, hech narsa qilish shart emas.",
		"known-address": "Bu siz boʻlmasangiz, hech narsa qilish shart emas.",
		"owner-given": "Bu xat sizga sayt egasi boʻlganingiz uchun yuborildi.",
		"owner-taken": "Bu xat sizga sayt egasi boʻlganingiz uchun yuborildi.",
		"cleanup-stopped": "Bu xat sizga sayt egasi boʻlganingiz uchun yuborildi.",
		"backup-failed": "Bu xat sizga sayt egasi boʻlganingiz uchun yuborildi.",
		"tasks-due": "Bu xat sizga shu ish uchun masʼul boʻlganingiz sababli yuborildi.",
		"tasks-overdue": "Bu xat sizga shu ish uchun masʼul boʻlganingiz sababli yuborildi.",
		"tasks-unanswered": "Bu xat sizga sayt egasi boʻlganingiz uchun yuborildi.",
	},
};

/** Account emails in plain text, in the language of the page that requested them. */
export const accountEmailTexts: Record<Language, Emails> = { en, ru, uz };

type TaskTexts = { kinds: Record<AlarmedKind, string>; nobody: string; more(count: number): string };

/** What staff owe applicants, as emails and the staff chat call it. */
export const taskTexts: Record<Language, TaskTexts> = {
	en: {
		kinds: {
			answer_contact: "Answer a contact message",
			first_contact: "First contact with an applicant",
			answer_message: "Answer an applicant",
			follow_up: "Follow up",
			fix_delivery: "Undelivered message",
			review_documents: "Check documents",
			refund: "Ask where the refund is",
		},
		nobody: "no assignee",
		more: (count) => `and ${count} more`,
	},
	ru: {
		kinds: {
			answer_contact: "Ответить на обращение",
			first_contact: "Связаться с абитуриентом",
			answer_message: "Ответить абитуриенту",
			follow_up: "Следующее действие",
			fix_delivery: "Недоставленное сообщение",
			review_documents: "Проверить документы",
			refund: "Узнать, где возврат денег",
		},
		nobody: "без ответственного",
		more: (count) => `и ещё ${count}`,
	},
	uz: {
		kinds: {
			answer_contact: "Murojaatga javob berish",
			first_contact: "Abituriyent bilan bogʻlanish",
			answer_message: "Abituriyentga javob berish",
			follow_up: "Keyingi ish",
			fix_delivery: "Yetkazilmagan xabar",
			review_documents: "Hujjatlarni tekshirish",
			refund: "Qaytariladigan pul qayerdaligini bilish",
		},
		nobody: "masʼul belgilanmagan",
		more: (count) => `va yana ${count} ta`,
	},
};
