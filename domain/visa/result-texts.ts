import { dictionariesOf, type LocalizedTexts } from "../shared/dictionary.ts";
import { plural } from "../shared/plural.ts";

export const visaResultWords = {
	none: {
		status: { en: "No visa found", ru: "Виза не найдена", uz: "Viza topilmadi" },
		message: {
			en: "The portal has no application with these details. Check the name, number and date against the passport, letter by letter. Some applications appear only after a decision.",
			ru: "По этим данным на портале нет ни одного заявления. Сверьте имя, номер и дату с паспортом буква за буквой. Бывает, что заявление появляется на портале только после решения.",
			uz: "Portalda bu maʼlumotlar bilan birorta ham ariza yoʻq. Ism-familiya, raqam va sanani pasport bilan harfma-harf solishtiring. Baʼzan ariza portalda faqat qaror chiqqandan keyin koʻrinadi.",
		},
	},
	off: {
		status: { en: "Demo Data", ru: "Демонстрационные данные", uz: "Namunaviy maʼlumot" },
		message: {
			en: "This site is not connected to the visa portal yet, so this result is not about your visa. Your details were not sent anywhere.",
			ru: "Сайт пока не подключён к визовому порталу, поэтому это не ответ о Вашей визе. Данные никуда не отправлены.",
			uz: "Sayt hali viza portaliga ulanmagan, shuning uchun bu sizning vizangiz haqidagi javob emas. Maʼlumotlaringiz hech qayerga yuborilmadi.",
		},
	},
	groups: {
		submitted: { en: "Application Submitted", ru: "Заявление подано", uz: "Ariza topshirilgan" },
		under_review: { en: "Under Review", ru: "На рассмотрении", uz: "Koʻrib chiqilmoqda" },
		additional_info: {
			en: "Additional Info Required",
			ru: "Нужны дополнительные сведения",
			uz: "Qoʻshimcha maʼlumot kerak",
		},
		approved: { en: "Approved", ru: "Одобрено", uz: "Tasdiqlangan" },
		used: { en: "Used", ru: "Использована", uz: "Foydalanilgan" },
		refused: { en: "Refused", ru: "Отказ", uz: "Rad etilgan" },
		returned: { en: "Returned", ru: "Возвращено", uz: "Qaytarilgan" },
		withdrawn: { en: "Withdrawn", ru: "Отозвано", uz: "Qaytarib olingan" },
		cancelled: { en: "Canceled", ru: "Отменено", uz: "Bekor qilingan" },
		expired: { en: "Expired", ru: "Срок истёк", uz: "Muddati tugagan" },
	},
	meanings: {
		submitted: {
			en: "The office has received your application. You do not need to do anything now.",
			ru: "Заявление принято. Сейчас от Вас ничего не требуется.",
			uz: "Arizangiz qabul qilingan. Hozircha sizdan hech narsa talab qilinmaydi.",
		},
		under_review: {
			en: "The office is examining your application. This usually takes 2–4 weeks.",
			ru: "Заявление рассматривают. Обычно это занимает 2–4 недели.",
			uz: "Arizangiz koʻrib chiqilmoqda. Bu odatda 2–4 hafta davom etadi.",
		},
		additional_info: {
			en: "More documents are needed. Ask the office where you applied which ones, or ask us, as soon as you can.",
			ru: "Нужны дополнительные документы. Как можно скорее узнайте там, где подавали заявление, каких не хватает, или спросите нас.",
			uz: "Qoʻshimcha hujjatlar kerak. Qaysilari kerakligini ariza topshirgan joyingizdan yoki bizdan imkon qadar tez bilib oling.",
		},
		approved: {
			en: "Your visa is approved. Print the visa grant notice from visa.go.kr, check the name and dates, and collect your passport where you applied.",
			ru: "Виза одобрена. Распечатайте уведомление о выдаче визы (Visa Grant Notice) на visa.go.kr, проверьте имя и даты и заберите паспорт там, где подавали заявление.",
			uz: "Viza berildi. visa.go.kr saytidan viza berilgani haqidagi bildirishnomani (Visa Grant Notice) chop eting, undagi ism va sanalarni tekshiring, pasportni ariza topshirgan joyingizdan oling.",
		},
		used: {
			en: "This visa was approved and has been used to enter Korea.",
			ru: "Эта виза была одобрена, и по ней уже въехали в Корею.",
			uz: "Bu viza tasdiqlangan va undan foydalanib Koreyaga kirilgan.",
		},
		refused: {
			en: "The visa was refused. Write to us: we will go through the reason with you and tell you what you can do next.",
			ru: "В визе отказано. Напишите нам: разберём причину вместе с Вами и скажем, что можно сделать дальше.",
			uz: "Viza berish rad etilgan. Bizga yozing: sababini siz bilan birga koʻrib chiqamiz va endi nima qilish mumkinligini aytamiz.",
		},
		returned: {
			en: "The application was sent back without a decision. Ask the office where you applied what needs to be corrected.",
			ru: "Заявление вернули без решения. Узнайте там, где его подавали, что нужно исправить.",
			uz: "Ariza qarorsiz qaytarilgan. Nimani tuzatish kerakligini ariza topshirgan joyingizdan soʻrang.",
		},
		withdrawn: {
			en: "The application was withdrawn, so no visa will be issued.",
			ru: "Заявление отозвано. Визу по нему не выдадут.",
			uz: "Ariza qaytarib olingan. U boʻyicha viza berilmaydi.",
		},
		cancelled: {
			en: "The application or visa was canceled. Ask the office where you applied for the reason.",
			ru: "Заявление или виза отменены. О причине спросите там, где подавали заявление.",
			uz: "Ariza yoki viza bekor qilingan. Sababini ariza topshirgan joyingizdan soʻrang.",
		},
		expired: {
			en: "This application or visa has expired. You need a new visa to travel.",
			ru: "Срок этого заявления или визы истёк. Для поездки нужна новая виза.",
			uz: "Bu ariza yoki vizaning muddati tugagan. Safar uchun yangi viza kerak.",
		},
	},
	unknownMeaning: {
		en: "We do not know this status yet: it is the portal’s own wording. Ask us what it means for you.",
		ru: "Такой статус нам пока не знаком: это формулировка портала. Спросите нас, что он значит для Вас.",
		uz: "Bunday holat bizga hali tanish emas: bu portalning oʻz iborasi. Siz uchun nimani anglatishini bizdan soʻrang.",
	},
	singleEntry: { en: "Single entry", ru: "Однократная", uz: "Bir martalik" },
	multipleEntry: { en: "Multiple entry", ru: "Многократная", uz: "Koʻp martalik" },
	used: {
		en: "This visa has been used. If it was a single-entry visa, you cannot enter with it again.",
		ru: "Эта виза уже использована. Если она однократная, второй раз въехать по ней нельзя.",
		uz: "Bu vizadan foydalanib boʻlingan. Agar u bir martalik boʻlsa, u bilan ikkinchi marta kirib boʻlmaydi.",
	},
	expired: {
		en: "This visa has expired. You cannot travel with it.",
		ru: "Срок действия визы истёк. Для поездки она не годится.",
		uz: "Vizaning amal qilish muddati tugagan. U bilan safarga chiqib boʻlmaydi.",
	},
	expiring: {
		en: (days: number) =>
			days === 0 ? "This visa expires today." : `This visa expires in ${days} ${days === 1 ? "day" : "days"}.`,
		ru: (days: number) =>
			days === 0
				? "Срок действия визы истекает сегодня."
				: `Срок действия визы истекает через ${days} ${plural("ru", days, { one: "день", few: "дня", many: "дней", other: "дня" })}.`,
		uz: (days: number) =>
			days === 0
				? "Vizaning amal qilish muddati bugun tugaydi."
				: `Vizaning amal qilish muddati ${days} kundan keyin tugaydi.`,
	},
	reason: { en: "Reason given by the portal:", ru: "Причина, указанная порталом:", uz: "Portal koʻrsatgan sabab:" },
} satisfies LocalizedTexts;

/** The JSON API uses the English ones. */
export const visaResultTexts = dictionariesOf(visaResultWords);
