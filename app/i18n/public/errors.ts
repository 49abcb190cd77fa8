import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";

export const notFound = {
	title: { en: "Oops! Page not found", ru: "Ой! Страница не найдена", uz: "Voy! Sahifa topilmadi" },
	text: {
		en: "The address may have a typo, or the page may have moved.",
		ru: "Возможно, в адресе опечатка или страница переехала.",
		uz: "Manzilda xato boʻlishi yoki sahifa boshqa joyga koʻchgan boʻlishi mumkin.",
	},
	home: { en: "Return to Home", ru: "Вернуться на главную", uz: "Bosh sahifaga qaytish" },
} satisfies LocalizedTexts;

/** Follows "Error loading …:" and appears on the error page, by the problem's kind. */
export const problems = {
	unavailable: {
		en: "The list is unavailable right now. Please try again in a minute.",
		ru: "Список сейчас недоступен. Попробуйте ещё раз через минуту.",
		uz: "Roʻyxat hozir ochilmayapti. Bir daqiqadan soʻng qayta urinib koʻring.",
	},
	unexpected: {
		en: "Something went wrong on our side.",
		ru: "У нас произошла ошибка.",
		uz: "Bizda xatolik yuz berdi.",
	},
} satisfies LocalizedTexts;

export const errorPage = {
	tooLargeTitle: {
		en: "This is too large to send",
		ru: "Слишком большой объём данных",
		uz: "Yuborilgan maʼlumot juda katta",
	},
	tooLargeText: {
		en: "What you sent is larger than this form accepts. Go back, shorten the text or choose a smaller file, and send it again.",
		ru: "Вы отправили больше, чем принимает эта форма. Вернитесь назад, сократите текст или выберите файл поменьше и отправьте ещё раз.",
		uz: "Siz yuborgan maʼlumot bu forma qabul qiladigan hajmdan katta. Orqaga qayting, matnni qisqartiring yoki kichikroq fayl tanlang va qayta yuboring.",
	},
	unavailableTitle: { en: "We will be right back", ru: "Скоро всё заработает", uz: "Tez orada ishga tushamiz" },
	unavailableText: {
		en: "Our system is unavailable right now. Please try again in a minute.",
		ru: "Наша система сейчас недоступна. Попробуйте ещё раз через минуту.",
		uz: "Tizimimiz hozir ishlamayapti. Bir daqiqadan soʻng qayta urinib koʻring.",
	},
	unexpectedTitle: {
		en: "Something went wrong on our side",
		ru: "У нас произошла ошибка",
		uz: "Bizda xatolik yuz berdi",
	},
	unexpectedText: {
		en: "We have logged the problem. Please try again. If it happens again, write to us.",
		ru: "Мы записали сбой. Попробуйте ещё раз; если он повторится, напишите нам.",
		uz: "Xatoni qayd etdik. Qayta urinib koʻring; yana takrorlansa, bizga yozing.",
	},
	code: {
		en: "If you write to us, please include this code:",
		ru: "Если будете писать нам, укажите этот код:",
		uz: "Bizga yozsangiz, shu kodni koʻrsating:",
	},
	retry: { en: "Try again", ru: "Попробовать ещё раз", uz: "Qayta urinish" },
} satisfies LocalizedTexts;
