import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import type { PortalErrorCode } from "../../../domain/shared/ports.ts";
import { navigation } from "./navigation.ts";

/** The page with the exchange rates. */
export const rates = {
	title: navigation.entries.rates,
	hint: {
		en: "Visitors see tuition in won, soʻm and dollars. All amounts are converted with the newest rate here.",
		ru: "Посетители видят стоимость обучения в вонах, сумах и долларах. Все суммы пересчитываются по последнему курсу из этого списка.",
		uz: "Tashrif buyuruvchilar oʻqish narxini von, soʻm va dollarda koʻradi. Barcha summalar shu roʻyxatdagi eng yangi kurs boʻyicha hisoblanadi.",
	},
	table: { en: "The last rates", ru: "Последние курсы", uz: "Oxirgi kurslar" },
	day: { en: "Date", ru: "Дата", uz: "Sana" },
	usd: { en: "1 US dollar in soʻm", ru: "1 доллар США в сумах", uz: "1 AQSH dollari, soʻmda" },
	krw: { en: "1 won in soʻm", ru: "1 вона в сумах", uz: "1 von, soʻmda" },
	others: { en: "Other currencies in soʻm", ru: "Другие валюты в сумах", uz: "Boshqa valyutalar, soʻmda" },
	source: { en: "Source", ru: "Источник", uz: "Manba" },
	sources: {
		cbu: { en: "Central Bank of Uzbekistan", ru: "Центральный банк Узбекистана", uz: "Oʻzbekiston Markaziy banki" },
		manual: { en: "Entered by staff", ru: "Введён сотрудником", uz: "Xodim kiritgan" },
		sample: { en: "Sample data", ru: "Демонстрационные данные", uz: "Namunaviy maʼlumotlar" },
	},
	storedAt: { en: "Saved", ru: "Сохранён", uz: "Saqlangan" },
	add: { en: "Enter rates", ru: "Ввести курсы", uz: "Kurslarni kiritish" },
	isChecked: {
		en: "I have checked these rates; they are right",
		ru: "Курсы проверены, ошибки нет",
		uz: "Kurslarni tekshirdim, ular toʻgʻri",
	},
	ages: {
		old: {
			en: "The newest rate is more than 7 days old. Pages tell visitors so. Enter today’s rates if they are not fetched.",
			ru: "Последнему курсу больше 7 дней, и посетители видят это на страницах. Если курсы не загружаются, введите сегодняшние.",
			uz: "Oxirgi kurs 7 kundan eski, tashrif buyuruvchilar buni sahifalarda koʻradi. Kurslar yuklanmayotgan boʻlsa, bugungi kursni kiriting.",
		},
		useless: {
			en: "The newest rate is more than 45 days old. Visitors see the universities’ own amounts only. Enter today’s rates.",
			ru: "Последнему курсу больше 45 дней. Посетители видят только суммы, указанные университетами. Введите сегодняшние курсы.",
			uz: "Oxirgi kurs 45 kundan eski. Tashrif buyuruvchilar faqat universitetlar eʼlon qilgan summalarni koʻradi. Bugungi kursni kiriting.",
		},
		none: {
			en: "Visitors see the universities’ own amounts only, because there is no rate.",
			ru: "Курса нет, поэтому посетители видят только суммы, указанные университетами.",
			uz: "Kurs yoʻq, shuning uchun tashrif buyuruvchilar faqat universitetlar eʼlon qilgan summalarni koʻradi.",
		},
	},
	fetching: { en: "Daily fetch", ru: "Ежедневная загрузка", uz: "Har kungi yuklash" },
	off: {
		en: "Rates are not fetched automatically. Enter them by hand, or ask the server’s administrator to set RATES_URL.",
		ru: "Курсы не загружаются автоматически. Вводите их вручную или попросите администратора сервера задать RATES_URL.",
		uz: "Kurslar avtomatik yuklanmaydi. Ularni qoʻlda kiriting yoki server administratoridan RATES_URL sozlamasini belgilashni soʻrang.",
	},
	never: {
		en: "Not fetched yet. The site tries within 10 minutes after it starts, then every day after 05:30 UTC.",
		ru: "Курсы ещё не загружались. Сайт попробует это сделать в течение 10 минут после запуска, а затем каждый день после 05:30 UTC.",
		uz: "Kurslar hali yuklanmagan. Sayt buni ishga tushganidan keyin 10 daqiqa ichida, soʻng har kuni soat 05:30 (UTC) dan keyin bajaradi.",
	},
	succeeded: { en: "Last successful fetch:", ru: "Последняя успешная загрузка:", uz: "Oxirgi muvaffaqiyatli yuklash:" },
	failed: { en: "Last failed fetch:", ru: "Последняя неудачная загрузка:", uz: "Oxirgi xato:" },
	retry: {
		en: "The site tries again every hour. The stored rates stay.",
		ru: "Сайт повторяет попытку каждый час. Сохранённые курсы остаются.",
		uz: "Sayt har soatda qayta urinadi. Saqlangan kurslar oʻz joyida qoladi.",
	},
	faults: {
		unreachable: {
			en: "We could not reach the Central Bank’s site.",
			ru: "Не удалось подключиться к сайту Центрального банка.",
			uz: "Markaziy bank saytiga ulanib boʻlmadi.",
		},
		timeout: {
			en: "The Central Bank’s site did not answer in time.",
			ru: "Сайт Центрального банка не ответил вовремя.",
			uz: "Markaziy bank sayti oʻz vaqtida javob bermadi.",
		},
		refused: {
			en: "The Central Bank’s site answered with an error.",
			ru: "Сайт Центрального банка вернул ошибку.",
			uz: "Markaziy bank sayti xato qaytardi.",
		},
		too_large: {
			en: "The answer was much larger than the list of rates.",
			ru: "Ответ намного больше списка курсов.",
			uz: "Javob kurslar roʻyxatidan ancha katta.",
		},
		changed: {
			en: "The answer was not the list of rates as we know it.",
			ru: "Ответ не похож на известный нам список курсов.",
			uz: "Javob bizga maʼlum kurslar roʻyxatiga oʻxshamaydi.",
		},
		expired: { en: "The answer was out of date.", ru: "Ответ устарел.", uz: "Javob eskirgan." },
	} satisfies Record<Exclude<PortalErrorCode, "resting">, LocalizedText>,
	held: { en: "Waiting for your decision", ru: "Ждут решения", uz: "Qaroringizni kutmoqda" },
	heldHint: {
		en: "These rates differ by more than 20% from the last ones. Compare them with cbu.uz before you use them.",
		ru: "Эти курсы отличаются от последних больше чем на 20\u00a0%. Прежде чем использовать, сверьте их с cbu.uz.",
		uz: "Bu kurslar oxirgilaridan 20% dan koʻproqqa farq qiladi. Ishlatishdan oldin ularni cbu.uz bilan solishtiring.",
	},
	heldOn: {
		en: (day: string) => `Rates of ${day}`,
		ru: (day: string) => `Курсы на ${day}`,
		uz: (day: string) => `${day}dagi kurslar`,
	},
	changes: {
		usd: { en: "US dollar:", ru: "Доллар США:", uz: "AQSH dollari:" },
		krw: { en: "Won:", ru: "Вона:", uz: "Von:" },
	},
	confirm: { en: "Use these rates", ru: "Использовать эти курсы", uz: "Shu kurslarni ishlatish" },
	discard: { en: "Discard", ru: "Отклонить", uz: "Rad etish" },
} satisfies LocalizedTexts;
