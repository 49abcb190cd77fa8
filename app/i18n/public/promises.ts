import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { plural } from "../plural.ts";

/** The page with the promises and how they were kept. */
export const promises = {
	title: { en: "Our promises", ru: "Наши обещания", uz: "Vaʼdalarimiz" },
	description: {
		en: "What we promise, and how well we kept it in the last 90 days: counted by this site, not written by us.",
		ru: "Что мы обещаем и как выполняли это за последние 90 дней: считает сам сайт, а не мы.",
		uz: "Nimani vaʼda qilamiz va soʻnggi 90 kunda uni qanday bajardik: buni biz emas, saytning oʻzi hisoblaydi.",
	},
	intro: {
		en: "Everyone makes promises. Here is what we promise, and what really happened in the last 90 days.",
		ru: "Обещают все. Вот что обещаем мы и как было на самом деле за последние 90 дней.",
		uz: "Vaʼdani hamma beradi. Bu yerda biz nimani vaʼda qilganimiz va soʻnggi 90 kunda aslida qanday boʻlgani yozilgan.",
	},
	happened: { en: "What really happened", ru: "Как было на самом деле", uz: "Aslida qanday boʻldi" },
	countedOn: {
		en: (day: string) => `Counted on ${day}`,
		ru: (day: string) => `Посчитано ${day}`,
		uz: (day: string) => `${day} kuni hisoblandi`,
	},
	list: {
		answer: {
			title: { en: "We answer within 24 hours", ru: "Отвечаем в течение 24 часов", uz: "24 soat ichida javob beramiz" },
			text: {
				en: "You write to us on this site, and we answer within 24 hours. Sundays and other days on which both offices are closed do not count.",
				ru: "Вы пишете нам на сайте, и мы отвечаем в течение 24 часов. Воскресенья и другие дни, когда закрыты оба офиса, не считаются.",
				uz: "Saytda bizga yozasiz, biz 24 soat ichida javob beramiz. Yakshanba va ikkala ofis ham yopiq boʻlgan boshqa kunlar hisobga kirmaydi.",
			},
			how: {
				en: "Counted until our answer reaches you: by email, on your page or by phone.",
				ru: "Считаем, пока ответ до Вас не дойдёт: письмом, на странице или по телефону.",
				uz: "Javob sizga yetguncha sanaymiz: xatda, sahifada yoki telefonda.",
			},
		},
		contact: {
			title: {
				en: "We contact you within 2–3 business days",
				ru: "Связываемся в течение 2–3 рабочих дней",
				uz: "2–3 ish kuni ichida bogʻlanamiz",
			},
			text: {
				en: "You send an application, and we call or write within 2–3 business days.",
				ru: "Вы отправляете заявку, и мы звоним или пишем в течение 2–3 рабочих дней.",
				uz: "Ariza yuborasiz, biz 2–3 ish kuni ichida qoʻngʻiroq qilamiz yoki yozamiz.",
			},
			how: {
				en: "A call without an answer does not count. Business days are Monday to Friday.",
				ru: "Звонок без ответа не считается. Рабочие дни — с понедельника по пятницу.",
				uz: "Javobsiz qoʻngʻiroq hisobga kirmaydi. Ish kunlari — dushanbadan jumagacha.",
			},
		},
		fees: {
			title: {
				en: "We agree on fees in writing before you pay",
				ru: "Стоимость согласуем письменно до оплаты",
				uz: "Narxni toʻlovdan oldin yozma ravishda kelishamiz",
			},
			text: {
				en: "The agreement says what we do, what it costs, when you pay and what we refund. Without it you owe us nothing.",
				ru: "В договоре указано, что мы делаем, сколько это стоит, когда Вы платите и что мы возвращаем. Без договора Вы нам ничего не должны.",
				uz: "Shartnomada nima qilishimiz, u qancha turishi, qachon toʻlashingiz va nimani qaytarishimiz yozilgan. Shartnoma boʻlmasa, bizga hech narsa toʻlashingiz shart emas.",
			},
		},
		visa: {
			title: { en: "We do not promise a visa", ru: "Визу не обещаем", uz: "Vizani vaʼda qilmaymiz" },
			text: {
				en: "Universities decide on admission, and the Korean authorities decide on the visa. Nobody can promise either.",
				ru: "Решение о зачислении принимает университет, о визе — власти Кореи. Обещать ни то ни другое никто не может.",
				uz: "Qabul haqida universitet, viza haqida Koreya davlat organlari qaror qiladi. Bularning birortasini hech kim vaʼda qila olmaydi.",
			},
			how: {
				en: "Did anyone promise you a visa in our name? Check whether it is really us.",
				ru: "Кто-то пообещал Вам визу от нашего имени? Проверьте, мы ли это.",
				uz: "Kimdir bizning nomimizdan viza vaʼda qildimi? Bu haqiqatan bizmi, tekshiring.",
			},
		},
	},
	kept: {
		en: (kept: string, counted: string, half: string) =>
			`Kept ${kept} of ${counted} times in 90 days. Half took ${half} or less.`,
		ru: (kept: string, counted: string, half: string) =>
			`За 90 дней выполнено ${kept} из ${counted}; половина — за ${half}.`,
		uz: (kept: string, counted: string, half: string) =>
			`90 kunda ${counted} tadan ${kept} tasi bajarildi; yarmi ${half} ichida.`,
	},
	slow: {
		en: (duration: string) => `Nine out of ten took ${duration} or less.`,
		ru: (duration: string) => `Девять из десяти — за ${duration}.`,
		uz: (duration: string) => `Oʻntadan toʻqqiztasi ${duration} ichida.`,
	},
	tooFew: {
		en: "Too few cases so far: we show figures once there are at least 20.",
		ru: "Пока слишком мало случаев: показываем цифры, когда их не меньше 20.",
		uz: "Hozircha murojaatlar juda kam: kamida 20 ta boʻlgach, raqamlarni koʻrsatamiz.",
	},
	unavailable: {
		en: "We couldn’t load the figures. Please try again in a minute.",
		ru: "Не удалось загрузить цифры. Попробуйте ещё раз через минуту.",
		uz: "Raqamlarni yuklab boʻlmadi. Bir daqiqadan keyin qayta urinib koʻring.",
	},
	rules: {
		en: "If the time is over and you still have no answer, we count it as late, even if your message is deleted later. Our staff cannot change the figures.",
		ru: "Если срок прошёл, а ответа ещё нет, мы считаем обещание нарушенным, даже если сообщение потом удалят. Сотрудники изменить цифры не могут.",
		uz: "Muddat oʻtib, hali javob berilmagan boʻlsa, vaʼda buzilgan deb hisoblaymiz, xabar keyin oʻchirilsa ham. Xodimlar raqamlarni oʻzgartira olmaydi.",
	},
	duration: {
		minutes: {
			en: (count: number) => `${count} min`,
			ru: (count: number) => `${count} мин`,
			uz: (count: number) => `${count} daqiqa`,
		},
		hours: {
			en: (count: number) => `${count} h`,
			ru: (count: number) => `${count} ч`,
			uz: (count: number) => `${count} soat`,
		},
		days: {
			en: (count: number) => `${count} ${plural("en", count, { one: "day", other: "days" })}`,
			ru: (count: number) => `${count} ${plural("ru", count, { one: "день", few: "дня", many: "дней", other: "дня" })}`,
			uz: (count: number) => `${count} kun`,
		},
	},
} satisfies LocalizedTexts;
