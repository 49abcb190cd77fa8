import type { SecurityNotice } from "../../../database/values.ts";
import type { Language } from "../../shared/language.ts";

type Notice = { subject: string; text: string };
type Notices = Record<SecurityNotice, Notice> & {
	/** The time and network of the event. */
	details(time: string, network: string | null): string;
	/** Advice; the password reset link follows. */
	advice: string;
};

const en: Notices = {
	"password-changed": {
		subject: "Your password was changed",
		text: "The password of your account was changed. All other devices have been signed out.",
	},
	"address-asked": {
		subject: "Your address is being changed",
		text: "Someone asked to change the email address of your account. It changes once the new address is confirmed.",
	},
	"two-factor-on": {
		subject: "Two-step sign-in was turned on",
		text: "Two-step sign-in was turned on for your account. Signing in now takes your password and a code from your authenticator app.",
	},
	"two-factor-off": {
		subject: "Two-step sign-in was turned off",
		text: "Two-step sign-in was turned off for your account. Your password alone is now enough to sign in.",
	},
	"recovery-code-used": {
		subject: "A recovery code was used",
		text: "Someone signed in to your account with a recovery code. This code will not work again.",
	},
	"new-device": {
		subject: "Your account was used on a new device",
		text: "Someone signed in to your account on a device that we have not seen before.",
	},
	details: (time, network) => `Time: ${time} (Tashkent)${network ? `\nNetwork: ${network}` : ""}`,
	advice:
		"If this was you, you don’t need to do anything. If it was not you, set a new password right away. This signs out every device:",
};

const ru: Notices = {
	"password-changed": {
		subject: "Ваш пароль изменён",
		text: "Пароль Вашего аккаунта изменён. На всех остальных устройствах выполнен выход.",
	},
	"address-asked": {
		subject: "Меняется адрес Вашего аккаунта",
		text: "Кто-то попросил сменить почту Вашего аккаунта. Адрес сменится, когда новый будет подтверждён.",
	},
	"two-factor-on": {
		subject: "Двухэтапный вход включён",
		text: "Для Вашего аккаунта включён двухэтапный вход. Теперь для входа нужны пароль и код из приложения-аутентификатора.",
	},
	"two-factor-off": {
		subject: "Двухэтапный вход выключен",
		text: "Для Вашего аккаунта выключен двухэтапный вход. Теперь для входа достаточно одного пароля.",
	},
	"recovery-code-used": {
		subject: "Использован код восстановления",
		text: "Кто-то вошёл в Ваш аккаунт с помощью кода восстановления. Этот код больше не действует.",
	},
	"new-device": {
		subject: "Вход с нового устройства",
		text: "Кто-то вошёл в Ваш аккаунт с устройства, которое нам не знакомо.",
	},
	details: (time, network) => `Время: ${time} (Ташкент)${network ? `\nСеть: ${network}` : ""}`,
	advice:
		"Если это были Вы, ничего делать не нужно. Если это были не Вы, сразу задайте новый пароль: тогда на всех устройствах будет выполнен выход.",
};

const uz: Notices = {
	"password-changed": {
		subject: "Parolingiz oʻzgartirildi",
		text: "Hisobingiz paroli oʻzgartirildi. Boshqa barcha qurilmalarda hisobdan chiqildi.",
	},
	"address-asked": {
		subject: "Hisobingiz manzili oʻzgarmoqda",
		text: "Kimdir hisobingizning pochta manzilini oʻzgartirishni soʻradi. Yangi manzil tasdiqlangach, u oʻzgaradi.",
	},
	"two-factor-on": {
		subject: "Ikki bosqichli kirish yoqildi",
		text: "Hisobingizda ikki bosqichli kirish yoqildi. Endi kirish uchun parol va autentifikator ilovasidagi kod kerak.",
	},
	"two-factor-off": {
		subject: "Ikki bosqichli kirish oʻchirildi",
		text: "Hisobingizda ikki bosqichli kirish oʻchirildi. Endi kirish uchun parolning oʻzi yetarli.",
	},
	"recovery-code-used": {
		subject: "Tiklash kodidan foydalanildi",
		text: "Kimdir hisobingizga tiklash kodi bilan kirdi. Bu kod endi ishlamaydi.",
	},
	"new-device": {
		subject: "Hisobingizga yangi qurilmadan kirildi",
		text: "Kimdir hisobingizga bizga notanish qurilmadan kirdi.",
	},
	details: (time, network) => `Vaqt: ${time} (Toshkent)${network ? `\nTarmoq: ${network}` : ""}`,
	advice:
		"Agar bu siz boʻlsangiz, hech narsa qilish shart emas. Agar bu siz boʻlmasangiz, darhol yangi parol oʻrnating: shunda barcha qurilmalarda hisobdan chiqiladi.",
};

/** Security notices in plain text, in the account's language. */
export const noticeTexts: Record<Language, Notices> = { en, ru, uz };
