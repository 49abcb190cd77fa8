import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { formatNumber } from "../formats.ts";

export const analytics = {
	intro: {
		en: "The site counts this by day itself, without cookies and with no personal data. It does not count staff, visitors who ask not to be counted, or robots that identify themselves.",
		ru: "Счётчики по дням, которые ведёт сам сайт: без файлов cookie и без данных о людях. Сотрудники, посетители, которые просят их не считать, и роботы, которые представляются, не учитываются.",
		uz: "Saytning oʻzi yuritadigan kunlik sanoq: cookie fayllarisiz va odamlar haqidagi maʼlumotlarsiz. Xodimlar, sanalmaslikni soʻragan tashrif buyuruvchilar va oʻzini tanitgan robotlar hisobga olinmaydi.",
	},
	period: { en: "Period", ru: "Период", uz: "Davr" },
	days: {
		en: (days: number) => (days === 365 ? "Last 12 months" : `Last ${formatNumber(days, "en")} days`),
		ru: (days: number) => (days === 365 ? "Последние 12 месяцев" : `Последние ${formatNumber(days, "ru")} дней`),
		uz: (days: number) => (days === 365 ? "Oxirgi 12 oy" : `Oxirgi ${formatNumber(days, "uz")} kun`),
	},
	language: { en: "Language", ru: "Язык", uz: "Til" },
	allLanguages: { en: "All languages", ru: "Все языки", uz: "Barcha tillar" },
	source: { en: "Source", ru: "Откуда пришли", uz: "Qayerdan kelgan" },
	allSources: { en: "All sources", ru: "Отовсюду", uz: "Hamma joydan" },
	/** Sources that are neither a site nor an ad. */
	sources: {
		direct: { en: "direct", ru: "напрямую", uz: "toʻgʻridan-toʻgʻri" },
		other: { en: "other", ru: "из других мест", uz: "boshqa joydan" },
		unknown: { en: "unknown", ru: "неизвестно", uz: "nomaʼlum" },
	},
	sourceHint: {
		en: "Where a visit began: the name in the link (utm_source), or else the site with the link. Unknown: the browser runs no scripts, the visitor opened the page in a new tab from our site, or asked not to be counted.",
		ru: "Где начался визит: имя в ссылке (utm_source) или сайт, на котором есть ссылка. Неизвестно: в браузере выключены скрипты, страница открыта с нашего сайта в новой вкладке или посетитель просит его не считать.",
		uz: "Tashrif qayerdan boshlangani: havoladagi nom (utm_source) yoki havola berilgan sayt. Nomaʼlum: brauzerda skriptlar oʻchirilgan, sahifa saytimizdan yangi varaqda ochilgan yoki tashrif buyuruvchi sanalmaslikni soʻragan.",
	},
	empty: {
		en: "No data for this period. Counts appear here a second after visitors open a page.",
		ru: "За этот период данных нет. Они появляются через секунду после того, как посетитель открыл страницу.",
		uz: "Bu davr uchun maʼlumot yoʻq. Tashrif buyuruvchi sahifani ochgach, maʼlumot bir soniyada shu yerda koʻrinadi.",
	},
	nothing: { en: "None in this period.", ru: "За этот период ничего нет.", uz: "Bu davrda yoʻq." },
	download: { en: "Download CSV", ru: "Скачать CSV", uz: "CSV yuklab olish" },
	way: { en: "From a view to an application", ru: "От просмотра до заявки", uz: "Koʻrishdan arizagacha" },
	looks: {
		en: "Views of universities, programs and posts",
		ru: "Просмотры университетов, программ и статей",
		uz: "Universitet, dastur va maqolalar koʻrilishi",
	},
	begun: { en: "Applications started", ru: "Начатые заявки", uz: "Boshlangan arizalar" },
	sent: { en: "Applications sent", ru: "Отправленные заявки", uz: "Yuborilgan arizalar" },
	messagesBegun: { en: "Messages started", ru: "Начатые обращения", uz: "Boshlangan murojaatlar" },
	messagesSent: { en: "Messages sent", ru: "Отправленные обращения", uz: "Yuborilgan murojaatlar" },
	myViews: {
		en: "Views of “My application”",
		ru: "Просмотры раздела «Моя заявка»",
		uz: "“Mening arizam” sahifalarini koʻrishlar",
	},
	checkedOurs: {
		en: "Checks on “Is it really us?” with the answer “ours”",
		ru: "Проверки «Это точно мы?» с ответом «наше»",
		uz: "“Bu haqiqatan bizmi?” tekshiruvlari, “bizniki” javobi bilan",
	},
	checkedNotOurs: { en: "With the answer “not ours”", ru: "С ответом «не наше»", uz: "“Bizniki emas” javobi bilan" },
	ofLooks: {
		en: (share: string) => `${share} of the views`,
		ru: (share: string) => `${share} от просмотров`,
		uz: (share: string) => `koʻrishlarning ${share} qismi`,
	},
	ofBegun: {
		en: (share: string) => `${share} of those started`,
		ru: (share: string) => `${share} от начатых`,
		uz: (share: string) => `boshlanganlarning ${share} qismi`,
	},
	looksADay: { en: "Views per day", ru: "Просмотры по дням", uz: "Kunlik koʻrishlar" },
	looksAWeek: { en: "Views per week", ru: "Просмотры по неделям", uz: "Haftalik koʻrishlar" },
	sentADay: { en: "Applications sent per day", ru: "Отправленные заявки по дням", uz: "Bir kunda yuborilgan arizalar" },
	sentAWeek: {
		en: "Applications sent per week",
		ru: "Отправленные заявки по неделям",
		uz: "Bir haftada yuborilgan arizalar",
	},
	bySource: {
		en: "Views by source",
		ru: "Просмотры по началу визита",
		uz: "Tashrif boshlangan joy boʻyicha koʻrishlar",
	},
	day: { en: "Day", ru: "День", uz: "Kun" },
	week: { en: "Week from", ru: "Неделя с", uz: "Hafta boshi" },
	count: { en: "Number", ru: "Количество", uz: "Soni" },
	views: { en: "Views", ru: "Просмотры", uz: "Koʻrishlar" },
	steps: {
		en: (total: number, most: number, name: string) =>
			`${formatNumber(total, "en")} in total. Most: ${name}, ${formatNumber(most, "en")}.`,
		ru: (total: number, most: number, name: string) =>
			`Всего: ${formatNumber(total, "ru")}. Больше всего: ${name}, ${formatNumber(most, "ru")}.`,
		uz: (total: number, most: number, name: string) =>
			`Jami ${formatNumber(total, "uz")} ta; eng koʻpi: ${name}, ${formatNumber(most, "uz")} ta.`,
	},
	viewed: {
		university: {
			en: "Most viewed universities",
			ru: "Самые просматриваемые университеты",
			uz: "Eng koʻp koʻrilgan universitetlar",
		},
		program: { en: "Most viewed programs", ru: "Самые просматриваемые программы", uz: "Eng koʻp koʻrilgan dasturlar" },
		post: { en: "Most viewed posts", ru: "Самые просматриваемые статьи", uz: "Eng koʻp koʻrilgan maqolalar" },
	},
	nouns: {
		university: { en: "University", ru: "Университет", uz: "Universitet" },
		program: { en: "Program", ru: "Программа", uz: "Dastur" },
		post: { en: "Post", ru: "Статья", uz: "Maqola" },
	},
	deleted: { en: "deleted", ru: "удалено", uz: "oʻchirilgan" },
	tooMany: { en: "all others", ru: "все остальные", uz: "qolgan barchasi" },
	searches: { en: "Searches with no results", ru: "Поиск без результатов", uz: "Natijasiz qidiruvlar" },
	searchesHint: {
		en: "Search words that found nothing, with the filters that visitors had chosen. We do not keep anything that looks like an email address, a phone number or a passport number.",
		ru: "Слова, по которым ничего не нашлось, вместе с выбранными фильтрами. То, что похоже на адрес электронной почты, номер телефона или паспорта, мы не сохраняем.",
		uz: "Hech narsa topilmagan soʻzlar va tanlangan filtrlar. Elektron pochta manzili, telefon yoki pasport raqamiga oʻxshagan matnni saqlamaymiz.",
	},
	words: { en: "Words", ru: "Слова", uz: "Soʻzlar" },
	list: { en: "List", ru: "Список", uz: "Roʻyxat" },
	times: { en: "Times", ru: "Раз", uz: "Marta" },
	applications: { en: "Where applications come from", ru: "Откуда приходят заявки", uz: "Arizalar qayerdan keladi" },
	/** Column headings. */
	columns: {
		begun: { en: "Started", ru: "Начато", uz: "Boshlangan" },
		sent: { en: "Sent", ru: "Отправлено", uz: "Yuborilgan" },
		rate: { en: "Of started", ru: "Из начатых", uz: "Ulushi" },
	},
} satisfies LocalizedTexts;

export const overviewPage = {
	applications: { en: "Applications per week", ru: "Заявки по неделям", uz: "Haftalik arizalar" },
	messages: { en: "Messages per week", ru: "Обращения по неделям", uz: "Haftalik murojaatlar" },
	statuses: { en: "Applications by status", ru: "Заявки по статусам", uz: "Arizalar holati boʻyicha" },
	viewed: {
		en: "Most viewed programs in the last 30 days",
		ru: "Самые просматриваемые программы за 30 дней",
		uz: "30 kunda eng koʻp koʻrilgan dasturlar",
	},
	asTable: { en: "Show as a table", ru: "Показать таблицей", uz: "Jadval koʻrinishida" },
	/** Describes a chart in a sentence. */
	weekly: {
		en: (total: number, most: number, week: string) =>
			total === 0
				? "None in the last 12 weeks."
				: `${formatNumber(total, "en")} in the last 12 weeks. Most: ${formatNumber(most, "en")}, in the week from ${week}.`,
		ru: (total: number, most: number, week: string) =>
			total === 0
				? "За последние 12 недель ничего не поступало."
				: `Всего за последние 12 недель: ${formatNumber(total, "ru")}. Больше всего за неделю с ${week}: ${formatNumber(most, "ru")}.`,
		uz: (total: number, most: number, week: string) =>
			total === 0
				? "Oxirgi 12 haftada hech narsa kelmagan."
				: `Oxirgi 12 haftada jami ${formatNumber(total, "uz")} ta; eng koʻpi ${formatNumber(most, "uz")} ta, ${week}dan boshlangan haftada.`,
	},
	ranked: {
		en: (name: string, count: number, total: number) =>
			total === 0
				? "No data yet."
				: `${formatNumber(total, "en")} in total. Most: ${name}, ${formatNumber(count, "en")}.`,
		ru: (name: string, count: number, total: number) =>
			total === 0
				? "Данных пока нет."
				: `Всего: ${formatNumber(total, "ru")}. Больше всего: ${name}, ${formatNumber(count, "ru")}.`,
		uz: (name: string, count: number, total: number) =>
			total === 0
				? "Hozircha maʼlumot yoʻq."
				: `Jami ${formatNumber(total, "uz")} ta; eng koʻpi ${formatNumber(count, "uz")} ta: ${name}.`,
	},
} satisfies LocalizedTexts;
