import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { formatNumber } from "../formats.ts";
import { plural } from "../plural.ts";
import { universities } from "./universities.ts";

export const programs = {
	title: { en: "Programs in South Korea", ru: "Программы в Южной Корее", uz: "Janubiy Koreyadagi dasturlar" },
	description: {
		en: "Bachelor, master and PhD programs and Korean language courses at universities in South Korea: fees, requirements, deadlines.",
		ru: "Бакалавриат, магистратура, докторантура и курсы корейского языка в вузах Кореи: стоимость, требования, сроки.",
		uz: "Janubiy Koreya universitetlarida bakalavriat, magistratura, doktorantura va koreys tili kurslari: oʻqish toʻlovi, talablar, ariza topshirish muddatlari.",
	},
	search: { en: "Search programs", ru: "Поиск программ", uz: "Dasturlarni qidirish" },
	searchHint: { en: "For example: computer science", ru: "Например: информатика", uz: "Masalan: kompyuter fanlari" },
	found: {
		en: (count: number) =>
			`${formatNumber(count, "en")} ${plural("en", count, { one: "program", other: "programs" })} found`,
		ru: (count: number) =>
			`${plural("ru", count, { one: "Найдена", few: "Найдено", many: "Найдено", other: "Найдено" })} ${universities.programs.ru(count)}`,
		uz: (count: number) => `${formatNumber(count, "uz")} ta dastur topildi`,
	},
	empty: { en: "No programs found", ru: "Программы не найдены", uz: "Dasturlar topilmadi" },
	emptyHint: {
		en: "Try another word or adjust your filters.",
		ru: "Попробуйте другое слово или измените фильтры.",
		uz: "Boshqa soʻz bilan izlab koʻring yoki filtrlarni oʻzgartiring.",
	},
	error: {
		en: (message: string) => `Error loading programs: ${message}`,
		ru: (message: string) => `Не удалось загрузить программы. ${message}`,
		uz: (message: string) => `Dasturlarni yuklab boʻlmadi. ${message}`,
	},
	details: { en: "Details", ru: "Подробнее", uz: "Batafsil" },
	applyNow: { en: "Apply Now", ru: "Подать заявку", uz: "Ariza topshirish" },
	type: { en: "Degree level", ru: "Уровень обучения", uz: "Taʼlim bosqichi" },
	program: { en: "Program", ru: "Программа", uz: "Dastur" },
	city: { en: "City", ru: "Город", uz: "Shahar" },
	duration: { en: "Duration", ru: "Срок обучения", uz: "Oʻqish muddati" },
	fees: { en: "Tuition", ru: "Стоимость", uz: "Oʻqish toʻlovi" },
	deadline: { en: "Deadline", ru: "Срок подачи", uz: "Ariza topshirish muddati" },
	requirements: { en: "Entry requirements", ru: "Требования к поступающим", uz: "Qabul talablari" },
	notGiven: { en: "Ask us", ru: "Уточните у нас", uz: "Bizdan soʻrang" },
	overview: { en: "Overview", ru: "О программе", uz: "Dastur haqida" },
	aboutUniversity: { en: "About the university", ru: "Об университете", uz: "Universitet haqida" },
	toUniversity: { en: "More about the university", ru: "Подробнее об университете", uz: "Universitet haqida batafsil" },
	callTitle: {
		en: "Interested in this program?",
		ru: "Заинтересовала программа?",
		uz: "Bu dastur sizni qiziqtirdimi?",
	},
	callText: {
		en: "Apply online, or ask us about this program.",
		ru: "Подайте заявку онлайн или спросите нас об этой программе.",
		uz: "Onlayn ariza topshiring yoki shu dastur haqida bizdan soʻrang.",
	},
	callApply: { en: "Apply Now", ru: "Подать заявку", uz: "Ariza topshirish" },
	callContact: { en: "Ask a question", ru: "Задать вопрос", uz: "Savol berish" },
	notFound: { en: "Program not found", ru: "Программа не найдена", uz: "Dastur topilmadi" },
	notFoundText: {
		en: "It may have been removed, or the link may be incomplete.",
		ru: "Возможно, её удалили или ссылка неполная.",
		uz: "Sahifa oʻchirilgan yoki havola toʻliq boʻlmasligi mumkin.",
	},
	sortNewest: { en: "Newest", ru: "Сначала новые", uz: "Avval yangilari" },
	sorts: {
		priced: { en: "Price known, closing soon", ru: "С ценой, ближайший срок", uz: "Narxi maʼlum, muddati yaqin" },
		deadline: { en: "Closes first", ru: "По сроку подачи", uz: "Muddati yaqini" },
		fee: { en: "Tuition, lowest first", ru: "Сначала дешевле", uz: "Avval arzonlari" },
		title: { en: "Title", ru: "По названию", uz: "Nomi boʻyicha" },
	},
	back: { en: "Back to programs", ru: "Вернуться к программам", uz: "Dasturlarga qaytish" },
	upTo: {
		en: (amount: string) => `up to ${amount}`,
		ru: (amount: string) => `до ${amount}`,
		uz: (amount: string) => (/soʻm$/.test(amount) ? `${amount}gacha` : `${amount} gacha`),
	},
	upToAYear: {
		en: (amount: string) => `up to ${amount} a year`,
		ru: (amount: string) => `до ${amount} в год`,
		uz: (amount: string) => (/soʻm$/.test(amount) ? `yiliga ${amount}gacha` : `yiliga ${amount} gacha`),
	},
	upToOnly: {
		en: "We compare the lowest price: a program marked “from” can cost more. Programs without a known yearly price are not shown.",
		ru: "Считаем по самой низкой цене: если указано «от», программа может стоить дороже. Программы, у которых цена за год в вонах неизвестна, не показаны.",
		uz: "Eng past narx hisobga olinadi: narxi “dan” bilan yozilgan dastur qimmatroq boʻlishi mumkin. Bir yillik narxi (vonda) nomaʼlum dasturlar koʻrsatilmaydi.",
	},
	emptyUpTo: {
		en: (amount: string) =>
			`We found no matching program up to ${amount} a year. Choose a higher amount, or remove this filter.`,
		ru: (amount: string) =>
			`Подходящих программ до ${amount} в год не нашлось. Выберите сумму побольше или уберите этот фильтр.`,
		uz: (amount: string) =>
			`Yiliga ${amount} gacha boʻlgan mos dastur topilmadi. Kattaroq summani tanlang yoki bu filtrni olib tashlang.`,
	},
} satisfies LocalizedTexts;
