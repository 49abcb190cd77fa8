import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { passwordIssues } from "../shared/passwords.ts";

export const form = {
	error: { en: "Error", ru: "Ошибка", uz: "Xatolik" },
	correct: {
		en: "Please correct the fields marked below.",
		ru: "Исправьте, пожалуйста, отмеченные ниже поля.",
		uz: "Iltimos, quyida belgilangan maydonlarni tuzating.",
	},
	optional: { en: "optional", ru: "необязательно", uz: "ixtiyoriy" },
	sending: { en: "Submitting...", ru: "Отправляем…", uz: "Yuborilmoqda…" },
	failed: {
		en: "The connection was lost and nothing was sent. Your answers are still here: please press the button again.",
		ru: "Связь прервалась, ничего не отправлено. Всё, что Вы ввели, на месте: нажмите кнопку ещё раз.",
		uz: "Aloqa uzildi, hech narsa yuborilmadi. Yozganlaringiz joyida: tugmani yana bir marta bosing.",
	},
	draftKept: {
		en: "We keep your answers on this device until you send them.",
		ru: "Ваши ответы хранятся на этом устройстве, пока Вы не отправите форму.",
		uz: "Yozganlaringiz yuborilguncha shu qurilmada saqlanadi.",
	},
	cleared: { en: "The form is empty.", ru: "Форма очищена.", uz: "Forma tozalandi." },
	undo: { en: "Undo", ru: "Вернуть введённое", uz: "Yozganlarimni qaytarish" },
	clearDraft: { en: "Clear the form", ru: "Очистить форму", uz: "Formani tozalash" },
	sentPhone: {
		en: (phone: string) => `Your phone number: ${phone}. If it is wrong, write to us.`,
		ru: (phone: string) => `Ваш номер телефона: ${phone}. Если в нём ошибка, напишите нам.`,
		uz: (phone: string) => `Telefon raqamingiz: ${phone}. Xato boʻlsa, bizga yozing.`,
	},
	/** @param digits of a number that we cannot call */
	unreadPhone: {
		en: (digits: string) =>
			`We could not read your phone number: ${digits}. Write to us with the right one and its country code.`,
		ru: (digits: string) =>
			`Не удалось распознать Ваш номер телефона: ${digits}. Напишите нам правильный номер с кодом страны.`,
		uz: (digits: string) =>
			`Telefon raqamingizni aniqlab boʻlmadi: ${digits}. Bizga toʻgʻri raqamni davlat kodi bilan yozing.`,
	},
	trap: { en: "Leave this field empty", ru: "Оставьте это поле пустым", uz: "Bu maydonni boʻsh qoldiring" },
	limited: {
		en: (minutes: number) =>
			`Too many forms have been sent from your network. Please try again in ${minutes} min, or message us. Your answers are still here.`,
		ru: (minutes: number) =>
			`Из Вашей сети отправлено слишком много форм. Попробуйте ещё раз через ${minutes} мин или напишите нам в мессенджере. Всё, что Вы ввели, на месте.`,
		uz: (minutes: number) =>
			`Tarmogʻingizdan juda koʻp soʻrov yuborildi. ${minutes} daqiqadan keyin qayta urinib koʻring yoki messenjerda yozing. Yozganlaringiz joyida.`,
	},
	faults: {
		other_application: {
			en: "Another application has been opened in this browser. Check whose application this is before you send the form again.",
			ru: "В этом браузере открыли другую заявку. Прежде чем отправить форму ещё раз, проверьте, чья это заявка.",
			uz: "Bu brauzerda boshqa ariza ochilgan. Formani qayta yuborishdan oldin bu kimning arizasi ekanini tekshiring.",
		},
		form_stale: {
			en: "The form was open for too long. Your answers are still here: please send it again.",
			ru: "Форма была открыта слишком долго. Всё, что Вы ввели, на месте: отправьте её ещё раз.",
			uz: "Forma juda uzoq ochiq turdi. Yozganlaringiz joyida: uni yana bir marta yuboring.",
		},
		form_robot: {
			en: "A hidden field was filled in, which usually means an automatic program. Please send the form again, or message us.",
			ru: "Заполнено скрытое поле: обычно так делают программы-роботы. Отправьте форму ещё раз или напишите нам в мессенджере.",
			uz: "Yashirin maydon toʻldirilgan, odatda buni dastur-robotlar qiladi. Formani yana yuboring yoki messenjerda yozing.",
		},
		already_sent: {
			en: "This form has already been sent. To send your changes as a new form, press the button again.",
			ru: "Эта форма уже отправлена. Чтобы отправить изменения новой формой, нажмите кнопку ещё раз.",
			uz: "Bu forma allaqachon yuborilgan. Oʻzgarishlarni yangi forma sifatida yuborish uchun tugmani yana bosing.",
		},
		busy: {
			en: "Many people are signing in right now. Please wait a few seconds and send the form again. You will have to enter your password again.",
			ru: "Сейчас входит очень много людей. Подождите несколько секунд и отправьте форму ещё раз. Пароль нужно будет ввести заново.",
			uz: "Hozir juda koʻp odam tizimga kirmoqda. Bir necha soniya kuting va formani qayta yuboring. Parolni qaytadan kiritishingiz kerak boʻladi.",
		},
		unavailable: {
			en: "We couldn’t save the form because our system is unavailable right now. Your answers are still here: please try again, or call us.",
			ru: "Не удалось сохранить форму: наша система сейчас недоступна. Всё, что Вы ввели, на месте: попробуйте ещё раз или позвоните нам.",
			uz: "Formani saqlab boʻlmadi: tizimimiz hozir ishlamayapti. Yozganlaringiz joyida: qayta urinib koʻring yoki qoʻngʻiroq qiling.",
		},
		unexpected: {
			en: "Something went wrong on our side and we couldn’t save the form. Your answers are still here: please try again, or call us.",
			ru: "У нас произошла ошибка, и форма не сохранена. Всё, что Вы ввели, на месте: попробуйте ещё раз или позвоните нам.",
			uz: "Bizda xatolik yuz berdi va forma saqlanmadi. Yozganlaringiz joyida: qayta urinib koʻring yoki qoʻngʻiroq qiling.",
		},
	},
	issues: {
		required: { en: "This field is required.", ru: "Заполните это поле.", uz: "Bu maydonni toʻldiring." },
		too_long: {
			en: "This is too long. Please shorten it.",
			ru: "Слишком длинный текст: сократите его.",
			uz: "Matn juda uzun: uni qisqartiring.",
		},
		bad_email: {
			en: "Enter an email address, for example name@example.com.",
			ru: "Укажите адрес электронной почты, например name@example.com.",
			uz: "Elektron pochta manzilini yozing, masalan name@example.com.",
		},
		bad_phone: {
			en: "Enter a phone number, for example +998 90 123 45 67.",
			ru: "Укажите номер телефона, например +998 90 123 45 67.",
			uz: "Telefon raqamini yozing, masalan +998 90 123 45 67.",
		},
		email_or_phone: {
			en: "Enter an email address or a phone number, so that we can answer you.",
			ru: "Укажите электронную почту или телефон, чтобы мы могли ответить.",
			uz: "Javob berishimiz uchun elektron pochta yoki telefon raqamini yozing.",
		},
		bad_age: {
			en: "Enter your age in whole years, from 1 to 120.",
			ru: "Укажите возраст полными годами, от 1 до 120.",
			uz: "Yoshingizni toʻliq yillarda yozing, 1 dan 120 gacha.",
		},
		bad_characters: {
			en: "This contains characters we cannot save. Please remove them.",
			ru: "Здесь недопустимые символы: удалите их.",
			uz: "Bu yerda saqlab boʻlmaydigan belgilar bor: ularni oʻchiring.",
		},
		unknown_program: {
			en: "This program does not belong to the chosen university. Choose again.",
			ru: "Эта программа не относится к выбранному университету. Выберите ещё раз.",
			uz: "Bu dastur tanlangan universitetga tegishli emas. Qaytadan tanlang.",
		},
		unknown_university: {
			en: "This university is no longer listed. Choose again.",
			ru: "Этого университета больше нет в списке. Выберите ещё раз.",
			uz: "Bu universitet endi roʻyxatda yoʻq. Qaytadan tanlang.",
		},
		terms: {
			en: "Please agree to the terms and conditions",
			ru: "Пожалуйста, примите условия использования",
			uz: "Iltimos, foydalanish shartlariga rozilik bildiring",
		},
		not_latin: {
			en: "Enter the name in Latin letters, as in the passport.",
			ru: "Напишите имя латинскими буквами, как в паспорте.",
			uz: "Ism-familiyani pasportdagidek lotin harflarida yozing.",
		},
		bad_passport: {
			en: "Enter 5 to 20 Latin letters and digits.",
			ru: "Укажите от 5 до 20 латинских букв и цифр.",
			uz: "5 tadan 20 tagacha lotin harfi va raqam kiriting.",
		},
		bad_date: {
			en: "This date does not exist. Check the day, month and year.",
			ru: "Такой даты нет. Проверьте день, месяц и год.",
			uz: "Bunday sana yoʻq. Kun, oy va yilni tekshiring.",
		},
		future_date: {
			en: "This date is in the future. Check the day, month and year.",
			ru: "Эта дата в будущем. Проверьте день, месяц и год.",
			uz: "Bu sana hali kelmagan. Kun, oy va yilni tekshiring.",
		},
		consent: {
			en: "Please agree that we send your details to the visa portal",
			ru: "Пожалуйста, согласитесь на отправку данных на визовый портал",
			uz: "Iltimos, maʼlumotlar viza portaliga yuborilishiga rozilik bildiring",
		},
		...passwordIssues,
		password_derived: {
			en: "Attackers try your name, your email address, our name and city names first. Choose a few words that have nothing to do with them.",
			ru: "Имя, адрес почты, название сайта и города взломщики пробуют первыми. Выберите несколько слов, которые с ними не связаны.",
			uz: "Ismingiz, elektron pochta manzilingiz, sayt nomi va shaharlarni buzgʻunchilar birinchi boʻlib sinaydi. Ularga aloqasi yoʻq bir nechta soʻzni tanlang.",
		},
		bad_reference: {
			en: "Check the reference number: it looks like HM-7K3P-Q9TD.",
			ru: "Проверьте номер заявки: он выглядит как HM-7K3P-Q9TD.",
			uz: "Ariza raqamini tekshiring: u HM-7K3P-Q9TD koʻrinishida boʻladi.",
		},
		bad_call_code: {
			en: "Enter the six digits of the code.",
			ru: "Введите шесть цифр кода.",
			uz: "Koddagi olti raqamni kiriting.",
		},
		call_code_wrong: {
			en: "This code is wrong or has expired. Call us and ask for a new one.",
			ru: "Код неверный или устарел. Позвоните нам и попросите новый.",
			uz: "Kod notoʻgʻri yoki uning muddati tugagan. Bizga qoʻngʻiroq qilib, yangisini soʻrang.",
		},
		invalid_code: { en: "Invalid code", ru: "Неверный код", uz: "Kod notoʻgʻri" },
		other: { en: "Please check this field.", ru: "Проверьте это поле.", uz: "Bu maydonni tekshiring." },
	},
} satisfies LocalizedTexts;
