import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { ownAccount } from "../account/own-account.ts";

/** The pages of the settings. */
export const settings = {
	security: {
		staff: { en: "Staff accounts", ru: "Аккаунты сотрудников", uz: "Xodimlar hisoblari" },
		twoFactor: ownAccount.factor.title,
		on: { en: "on", ru: "включён", uz: "yoqilgan" },
		off: { en: "off", ru: "выключен", uz: "oʻchirilgan" },
		sessions: { en: "Devices signed in", ru: "Устройств в системе", uz: "Kirilgan qurilmalar" },
		lastUsed: { en: "Last used", ru: "Последнее действие", uz: "Oxirgi harakat" },
		turnOff: { en: "Turn off", ru: "Выключить", uz: "Oʻchirish" },
		turnOffTitle: {
			en: "Turn off two-step sign-in?",
			ru: "Выключить двухэтапный вход?",
			uz: "Ikki bosqichli kirish oʻchirilsinmi?",
		},
		turnOffText: {
			en: "For a colleague who has lost the phone and the recovery codes. Make sure it is really your colleague asking. We will sign them out everywhere and email them. They can then sign in with the password alone.",
			ru: "Для тех, кто потерял телефон и коды восстановления. Убедитесь, что просит действительно этот человек. Все его сеансы завершатся, он получит письмо и войдёт только по паролю.",
			uz: "Telefonini va tiklash kodlarini yoʻqotgan xodim uchun. Soʻrayotgan aynan oʻsha odam ekaniga ishonch hosil qiling. U hamma qurilmadan chiqariladi, xat oladi va faqat parol bilan kiradi.",
		},
		end: { en: "Sign out everywhere", ru: "Завершить все сеансы", uz: "Hamma joyda chiqarish" },
	},
	connections: {
		hint: {
			en: "The server’s administrator connects these systems with the settings that each line names.",
			ru: "Эти системы подключает администратор сервера: нужные настройки названы в каждой строке.",
			uz: "Bu tizimlarni server administratori ulaydi: kerakli sozlamalar har bir qatorda koʻrsatilgan.",
		},
		names: {
			mail: { en: "Email", ru: "Почта", uz: "Pochta" },
			chat: { en: "Staff chat in Telegram", ru: "Чат сотрудников в Telegram", uz: "Telegramdagi xodimlar chati" },
			bot: { en: "Telegram bot", ru: "Telegram-бот", uz: "Telegram-bot" },
			visaPortal: { en: "Visa portal", ru: "Визовый портал", uz: "Viza portali" },
			rates: { en: "Central bank rates", ru: "Курсы Центрального банка", uz: "Markaziy bank kurslari" },
		},
		on: { en: "Connected.", ru: "Подключено.", uz: "Ulangan." },
		off: { en: "Not connected:", ru: "Не подключено:", uz: "Ulanmagan:" },
		tests: {
			mail: { en: "Email me a test", ru: "Отправить мне пробное письмо", uz: "Menga sinov xati yuborish" },
			chat: { en: "Send a test to the chat", ru: "Отправить пробу в чат", uz: "Chatga sinov yuborish" },
		},
		failed: {
			en: "The test message was not accepted",
			ru: "Пробное сообщение не принято",
			uz: "Sinov xabari qabul qilinmadi",
		},
	},
	backups: {
		now: { en: "Make a backup now", ru: "Сделать копию сейчас", uz: "Hozir zaxira nusxa olish" },
		noKey: {
			en: "We cannot make a backup yet: backups are encrypted, and no passphrase is set. Ask the server’s administrator to set BACKUP_PASSPHRASE.",
			ru: "Сделать копию пока нельзя: копии шифруются, а пароль для них не задан. Попросите администратора сервера задать BACKUP_PASSPHRASE.",
			uz: "Hozircha zaxira nusxa olib boʻlmaydi: nusxalar shifrlanadi, lekin ular uchun parol kiritilmagan. Server administratoridan BACKUP_PASSPHRASE sozlamasini kiritishni soʻrang.",
		},
	},
} satisfies LocalizedTexts;
