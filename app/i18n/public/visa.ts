import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { visaResultWords } from "../../../domain/visa/result-texts.ts";

export const visa = {
	title: { en: "Check your visa status", ru: "Проверка статуса визы", uz: "Viza holatini tekshirish" },
	description: {
		en: "Check the status of a Korean visa application: the official visa portal’s answer, in plain words.",
		ru: "Узнайте статус заявления на корейскую визу: ответ официального визового портала простыми словами.",
		uz: "Koreya vizasi arizasi holatini bilib oling: rasmiy viza portalining javobi sodda tilda.",
	},
	intro: {
		en: "Enter your details exactly as in your passport. We ask the official Korean visa portal and show you its answer in plain words.",
		ru: "Введите данные так, как они записаны в паспорте. Мы запросим ответ на официальном визовом портале Кореи и покажем его Вам простыми словами.",
		uz: "Maʼlumotlarni pasportdagidek yozing. Biz Koreyaning rasmiy viza portalidan soʻraymiz va javobini sizga sodda tilda koʻrsatamiz.",
	},
	formTitle: { en: "Passport details", ru: "Данные паспорта", uz: "Pasport maʼlumotlari" },
	labels: {
		fullName: { en: "Full name", ru: "Полное имя", uz: "Toʻliq ism-familiya" },
		passportNumber: { en: "Passport number", ru: "Номер паспорта", uz: "Pasport raqami" },
		dateOfBirth: { en: "Date of birth", ru: "Дата рождения", uz: "Tugʻilgan sana" },
		consent: { en: "Consent", ru: "Согласие", uz: "Rozilik" },
	},
	nameHint: {
		en: "In Latin letters, exactly as in the passport, family name first: KARIMOVA MALIKA",
		ru: "Латиницей, точно как в паспорте, сначала фамилия: KARIMOVA MALIKA",
		uz: "Lotin harflarida, aynan pasportdagidek, avval familiya: KARIMOVA MALIKA",
	},
	passportHint: {
		en: "Latin letters and digits, for example FA0000000",
		ru: "Латинские буквы и цифры, например FA0000000",
		uz: "Lotin harflari va raqamlar, masalan FA0000000",
	},
	consent: {
		en: "I agree to these details being sent to the Korean visa portal (visa.go.kr) for this check.",
		ru: "Даю согласие на отправку этих данных на визовый портал Кореи (visa.go.kr) для этой проверки.",
		uz: "Shu maʼlumotlar ushbu tekshiruv uchun Koreya viza portaliga (visa.go.kr) yuborilishiga roziman.",
	},
	submit: { en: "Check status", ru: "Проверить статус", uz: "Holatni tekshirish" },
	sending: { en: "Checking...", ru: "Проверяем…", uz: "Tekshirilmoqda…" },
	dataNote: {
		en: "We send your details to the portal for this check only. We do not store them, and they are not put into the page’s address.",
		ru: "Мы отправляем данные на портал только для этой проверки. Мы их не храним, и в адрес страницы они не попадают.",
		uz: "Maʼlumotlarni portalga faqat shu tekshiruv uchun yuboramiz. Biz ularni saqlamaymiz va ular sahifa manziliga tushmaydi.",
	},
	missing: {
		en: "Please fill in all required fields",
		ru: "Пожалуйста, заполните все обязательные поля",
		uz: "Iltimos, barcha majburiy maydonlarni toʻldiring",
	},
	failed: {
		en: "An unexpected error occurred. Your details are still here: please try again.",
		ru: "Произошла непредвиденная ошибка. Всё, что Вы ввели, на месте: попробуйте ещё раз.",
		uz: "Kutilmagan xatolik yuz berdi. Yozganlaringiz joyida: qayta urinib koʻring.",
	},
	limited: {
		en: (minutes: number) =>
			`Too many checks have been made from your network. Please try again in ${minutes} min. Your details are still here.`,
		ru: (minutes: number) =>
			`Из Вашей сети сделано слишком много проверок. Попробуйте ещё раз через ${minutes} мин. Всё, что Вы ввели, на месте.`,
		uz: (minutes: number) =>
			`Tarmogʻingizdan juda koʻp tekshiruv soʻraldi. ${minutes} daqiqadan keyin qayta urinib koʻring. Yozganlaringiz joyida.`,
	},
	unavailable: {
		en: "Failed to check visa status. Please try again.",
		ru: "Не удалось проверить статус визы. Попробуйте ещё раз.",
		uz: "Viza holatini tekshirib boʻlmadi. Qayta urinib koʻring.",
	},
	unavailableText: {
		en: "The portal is not answering right now. Your details are still here. You can also check on the portal itself, or ask us:",
		ru: "Портал сейчас не отвечает. Всё, что Вы ввели, на месте. Можно также посмотреть на самом портале или спросить нас:",
		uz: "Portal hozir javob bermayapti. Yozganlaringiz joyida. Portalning oʻzidan ham qarashingiz yoki bizdan soʻrashingiz mumkin:",
	},
	portal: { en: "Official visa portal", ru: "Официальный визовый портал", uz: "Rasmiy viza portali" },
	resultTitle: { en: "Result", ru: "Результат", uz: "Natija" },
	idle: {
		en: "You will see the portal’s answer here.",
		ru: "Здесь появится ответ портала.",
		uz: "Portalning javobi shu yerda chiqadi.",
	},
	retrieved: { en: "Visa status retrieved successfully", ru: "Статус визы получен", uz: "Viza holati olindi" },
	found: { en: "Visa Information Found", ru: "Сведения о визе найдены", uz: "Viza maʼlumotlari topildi" },
	fields: {
		application_status: { en: "Application status", ru: "Статус заявления", uz: "Ariza holati" },
		date_of_application: { en: "Date of application", ru: "Дата подачи", uz: "Ariza sanasi" },
		approval_date: { en: "Approval date", ru: "Дата одобрения", uz: "Tasdiqlangan sana" },
		status_of_stay: { en: "Status of stay", ru: "Статус пребывания", uz: "Koreyada boʻlish maqomi" },
		visa_type: { en: "Visa type", ru: "Тип визы", uz: "Viza turi" },
		expiry_date: { en: "Expiry date", ru: "Действует до", uz: "Amal qilish muddati tugaydigan sana" },
	},
	words: visaResultWords,
	/** Follows the portal’s own words. */
	reason: {
		about: {
			en: (topics: string) => `It is about: ${topics}. Ask us what to do about it.`,
			ru: (topics: string) => `Речь о следующем: ${topics}. Спросите нас, что с этим делать.`,
			uz: (topics: string) => `Bu quyidagiga tegishli: ${topics}. Nima qilish kerakligini bizdan soʻrang.`,
		},
		topics: {
			money: { en: "proof of funds", ru: "подтверждение платёжеспособности", uz: "moliyaviy imkoniyatni tasdiqlash" },
			forged: {
				en: "documents that may not be genuine",
				ru: "подлинность документов",
				uz: "hujjatlarning haqiqiyligi",
			},
			documents: {
				en: "missing or incomplete documents",
				ru: "недостающие или неполные документы",
				uz: "yetishmayotgan yoki toʻliq boʻlmagan hujjatlar",
			},
			purpose: { en: "the purpose of your stay", ru: "цель пребывания", uz: "kelish maqsadi" },
			study: { en: "education or language skills", ru: "образование или знание языка", uz: "maʼlumot yoki til bilimi" },
			overstay: { en: "the risk of an illegal stay", ru: "риск незаконного пребывания", uz: "noqonuniy qolish xavfi" },
		},
		original: {
			en: "These are the portal’s own words, in Korean. Ask us what they mean for you.",
			ru: "Это слова портала на корейском. Спросите нас, что они значат для Вас.",
			uz: "Bu portalning koreys tilidagi soʻzlari. Siz uchun nimani anglatishini bizdan soʻrang.",
		},
	},
	stagesTitle: { en: "The four stages", ru: "Четыре этапа", uz: "Toʻrt bosqich" },
	stages: {
		submitted: {
			title: { en: "Application Submitted", ru: "Заявление подано", uz: "Ariza topshirilgan" },
			text: {
				en: "The office has received the application and given it a number.",
				ru: "Заявление принято, ему присвоен номер.",
				uz: "Ariza qabul qilingan va unga raqam berilgan.",
			},
		},
		under_review: {
			title: { en: "Under Review", ru: "На рассмотрении", uz: "Koʻrib chiqilmoqda" },
			text: {
				en: "The office examines the documents, usually for 2–4 weeks.",
				ru: "Документы проверяют, обычно 2–4 недели.",
				uz: "Hujjatlar tekshiriladi, odatda 2–4 hafta.",
			},
		},
		additional_info: {
			title: { en: "Additional Info Required", ru: "Нужны дополнительные сведения", uz: "Qoʻshimcha maʼlumot kerak" },
			text: {
				en: "Something is missing; the office will tell you what.",
				ru: "Чего-то не хватает; чего именно, скажут там, где приняли заявление.",
				uz: "Nimadir yetishmayapti; nimaligini ariza topshirgan joyingizda aytishadi.",
			},
		},
		approved: {
			title: {
				en: "Approved - ready for collection",
				ru: "Одобрено, можно получать",
				uz: "Tasdiqlangan, olib ketish mumkin",
			},
			text: {
				en: "Print the visa grant notice from visa.go.kr and collect your passport where you applied.",
				ru: "Распечатайте уведомление о выдаче визы на visa.go.kr и заберите паспорт там, где подавали заявление.",
				uz: "Viza berilgani haqidagi bildirishnomani visa.go.kr saytidan chop eting va pasportni ariza topshirgan joyingizdan oling.",
			},
		},
	},
	passed: { en: "done", ru: "пройдено", uz: "bajarildi" },
	here: { en: "You are here", ru: "Вы здесь", uz: "Siz shu yerdasiz" },
	helpTitle: { en: "Need help?", ru: "Нужна помощь?", uz: "Yordam kerakmi?" },
	helpText: {
		en: "We explain the answer and tell you what to do next.",
		ru: "Объясним ответ и подскажем, что делать дальше.",
		uz: "Javobni tushuntiramiz va keyin nima qilishni aytamiz.",
	},
} satisfies LocalizedTexts;
