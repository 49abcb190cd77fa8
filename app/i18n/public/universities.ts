import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { formatNumber } from "../formats.ts";
import { plural } from "../plural.ts";
import { universityKinds } from "../shared/fields.ts";

/** After «из»: из 1 университета, из 2 университетов. */
const ofUniversities = (count: number) =>
	`${formatNumber(count, "ru")} ${plural("ru", count, { one: "университета", few: "университетов", many: "университетов", other: "университета" })}`;

export const universities = {
	title: { en: "Universities in South Korea", ru: "Университеты Южной Кореи", uz: "Janubiy Koreya universitetlari" },
	description: {
		en: "Universities in South Korea with ranking, city, tuition, scholarships and the programs they offer.",
		ru: "Университеты Южной Кореи: место в рейтинге, город, стоимость обучения, стипендии и программы, на которые можно поступить.",
		uz: "Janubiy Koreya universitetlari: reytingdagi oʻrni, shahri, oʻqish toʻlovi, stipendiyalari va taklif etadigan dasturlari.",
	},
	search: { en: "Search universities", ru: "Поиск университетов", uz: "Universitetlarni qidirish" },
	searchHint: { en: "For example: KAIST", ru: "Например: KAIST", uz: "Masalan: KAIST" },
	showing: {
		en: (shown: number, total: number) =>
			`Showing ${formatNumber(shown, "en")} of ${formatNumber(total, "en")} universities`,
		ru: (shown: number, total: number) => `Показано ${formatNumber(shown, "ru")} из ${ofUniversities(total)}`,
		uz: (shown: number, total: number) =>
			`${formatNumber(total, "uz")} ta universitetdan ${formatNumber(shown, "uz")} tasi koʻrsatilmoqda`,
	},
	empty: { en: "No universities found", ru: "Университеты не найдены", uz: "Universitetlar topilmadi" },
	emptyHint: {
		en: "Try another word or adjust your filters.",
		ru: "Попробуйте другое слово или измените фильтры.",
		uz: "Boshqa soʻz bilan izlab koʻring yoki filtrlarni oʻzgartiring.",
	},
	error: {
		en: (message: string) => `Error loading universities: ${message}`,
		ru: (message: string) => `Не удалось загрузить университеты. ${message}`,
		uz: (message: string) => `Universitetlarni yuklab boʻlmadi. ${message}`,
	},
	...universityKinds,
	ranking: { en: "Ranking", ru: "Рейтинг", uz: "Reyting" },
	/** `source` is for example "QS 2026"; a number alone would look like a ranking within Korea. */
	ranked: {
		en: (ranking: number, source: string) => (source ? `${source}: ${ranking}` : `No. ${ranking}`),
		ru: (ranking: number, source: string) => (source ? `${source}: ${ranking}-е место` : `${ranking}-е место`),
		uz: (ranking: number, source: string) => (source ? `${source}: ${ranking}-oʻrin` : `${ranking}-oʻrin`),
	},
	unranked: { en: "No data", ru: "Нет данных", uz: "Maʼlumot yoʻq" },
	location: { en: "Location", ru: "Расположение", uz: "Joylashuvi" },
	kind: { en: "Type", ru: "Тип", uz: "Turi" },
	programs: {
		en: (count: number) => `${formatNumber(count, "en")} ${plural("en", count, { one: "program", other: "programs" })}`,
		ru: (count: number) =>
			`${formatNumber(count, "ru")} ${plural("ru", count, { one: "программа", few: "программы", many: "программ", other: "программы" })}`,
		uz: (count: number) => `${formatNumber(count, "uz")} ta dastur`,
	},
	moreTypes: {
		en: (count: number) => `+${count} more`,
		ru: (count: number) => `ещё ${count}`,
		uz: (count: number) => `yana ${count} ta`,
	},
	count: {
		en: (count: number) =>
			`${formatNumber(count, "en")} ${plural("en", count, { one: "university", other: "universities" })}`,
		ru: (count: number) =>
			`${formatNumber(count, "ru")} ${plural("ru", count, { one: "университет", few: "университета", many: "университетов", other: "университета" })}`,
		uz: (count: number) => `${formatNumber(count, "uz")} ta universitet`,
	},
	ratingNote: {
		en: "4.5 is a figure of our own, the same for every university. It is not a review score.",
		ru: "4.5 — наша собственная цифра, одинаковая для всех университетов. Это не оценка студентов.",
		uz: "4.5 — oʻzimizning raqamimiz, u barcha universitetlar uchun bir xil. Bu talabalar bahosi emas.",
	},
	viewDetails: { en: "View Details", ru: "Подробнее", uz: "Batafsil" },
	sortRanking: { en: "Ranking", ru: "По рейтингу", uz: "Reyting boʻyicha" },
	sortName: { en: "Name", ru: "По названию", uz: "Nomi boʻyicha" },
	save: { en: "Save", ru: "Сохранить", uz: "Saqlash" },
	about: { en: "About the university", ru: "Об университете", uz: "Universitet haqida" },
	tuition: { en: "Tuition", ru: "Стоимость обучения", uz: "Oʻqish toʻlovi" },
	scholarships: { en: "Scholarships", ru: "Стипендии", uz: "Stipendiyalar" },
	website: { en: "University website", ru: "Сайт университета", uz: "Universitet sayti" },
	programsHeading: { en: "Programs", ru: "Программы", uz: "Dasturlar" },
	noPrograms: {
		en: "We have not listed any programs yet. Ask us what this university offers.",
		ru: "Список программ пока пуст. Спросите нас, что предлагает этот университет.",
		uz: "Roʻyxatda hozircha dasturlar yoʻq. Bu universitetda nimalar borligini bizdan soʻrang.",
	},
	readyTitle: { en: "Ready to Apply?", ru: "Готовы подать заявку?", uz: "Ariza topshirishga tayyormisiz?" },
	readyText: {
		en: "Apply online, or talk to us first.",
		ru: "Подайте заявку онлайн или сначала поговорите с нами.",
		uz: "Onlayn ariza topshiring yoki avval biz bilan gaplashib oling.",
	},
	readyApply: { en: "Apply Now", ru: "Подать заявку", uz: "Ariza topshirish" },
	readyContact: { en: "Contact us", ru: "Связаться с нами", uz: "Biz bilan bogʻlanish" },
	notFound: { en: "University not found", ru: "Университет не найден", uz: "Universitet topilmadi" },
	notFoundText: {
		en: "It may have been removed, or the link may be incomplete.",
		ru: "Возможно, его удалили или ссылка неполная.",
		uz: "Sahifa oʻchirilgan yoki havola toʻliq boʻlmasligi mumkin.",
	},
	back: { en: "Back to universities", ru: "Вернуться к университетам", uz: "Universitetlarga qaytish" },
	photo: {
		en: (name: string) => `Photo: ${name}`,
		ru: (name: string) => `Фото: ${name}`,
		uz: (name: string) => `Surat: ${name}`,
	},
	onMap: {
		en: (city: string) => `${city} on a map of South Korea`,
		ru: (city: string) => `${city} на карте Южной Кореи`,
		uz: (city: string) => `Janubiy Koreya xaritasida ${city}`,
	},
	openMap: { en: "Find it on OpenStreetMap", ru: "Найти на OpenStreetMap", uz: "OpenStreetMap xaritasidan topish" },
} satisfies LocalizedTexts;
