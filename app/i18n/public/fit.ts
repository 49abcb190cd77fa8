import type { FitField, FitGroup, RequiredEducation, RequirementKind } from "../../../domain/catalog/fit.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { plural } from "../plural.ts";
import { educations } from "../shared/options.ts";

const programs = {
	en: (count: number) => plural("en", count, { one: `${count} program`, other: `${count} programs` }),
	ru: (count: number) =>
		plural("ru", count, { one: `${count} программа`, few: `${count} программы`, other: `${count} программ` }),
	uz: (count: number) => `${count} ta dastur`,
};

/** What a program asks for, on cards and pages. */
export const requirements = {
	noTest: { en: "No test needed", ru: "Без теста", uz: "Test shart emas" },
	or: { en: (test: string) => `or ${test}`, ru: (test: string) => `или ${test}`, uz: (test: string) => `yoki ${test}` },
	education: { en: "Education", ru: "Образование", uz: "Maʼlumoti" },
	educations: educations satisfies Record<RequiredEducation, LocalizedText>,
	marks: { en: "Average mark", ru: "Средний балл", uz: "Oʻrtacha baho" },
	marksFrom: {
		en: (percent: string) => `at least ${percent}%`,
		ru: (percent: string) => `не ниже ${percent}\u00a0%`,
		uz: (percent: string) => `kamida ${percent}%`,
	},
	completed: { en: "Year of completion", ru: "Год окончания", uz: "Tugatgan yili" },
	gap: {
		en: (years: number) =>
			years === 0
				? "this year"
				: `at most ${plural("en", years, { one: `${years} year`, other: `${years} years` })} ago`,
		ru: (years: number) =>
			years === 0
				? "в этом году"
				: `не больше ${plural("ru", years, { one: `${years} года`, other: `${years} лет` })} назад`,
		uz: (years: number) => (years === 0 ? "shu yili" : `koʻpi bilan ${years} yil oldin`),
	},
} satisfies LocalizedTexts;

/** What visitors keep in their browser, compare and send. */
export const chosen = {
	savedTitle: {
		en: "Saved programs and universities",
		ru: "Сохранённые программы и университеты",
		uz: "Saqlangan dastur va universitetlar",
	},
	savedNav: { en: "Saved", ru: "Сохранённое", uz: "Saqlanganlar" },
	savedHint: {
		en: "Press the heart (Save) on a program or university. Your list is kept in this browser only.",
		ru: "Нажмите на сердечко («Сохранить») у программы или университета. Список хранится только в этом браузере.",
		uz: "Dastur yoki universitetdagi yurakchani (“Saqlash”) bosing. Roʻyxat faqat shu brauzerda saqlanadi.",
	},
	savedEmpty: { en: "Nothing saved yet", ru: "Пока ничего не сохранено", uz: "Hali hech narsa saqlanmagan" },
	savedNeedsScript: {
		en: "Your saved list is kept in this browser. Turn on JavaScript to see it.",
		ru: "Сохранённый список хранится в этом браузере. Чтобы его увидеть, включите JavaScript.",
		uz: "Saqlangan roʻyxat shu brauzerda saqlanadi. Uni koʻrish uchun JavaScriptni yoqing.",
	},
	send: {
		en: "Send these programs as a link",
		ru: "Отправить эти программы ссылкой",
		uz: "Bu dasturlarni havola qilib yuborish",
	},
	compare: { en: "Compare", ru: "Сравнить", uz: "Taqqoslash" },
	compareNamed: {
		en: (title: string) => `Compare: ${title}`,
		ru: (title: string) => `Сравнить: ${title}`,
		uz: (title: string) => `Taqqoslash: ${title}`,
	},
	compareChosen: { en: "Compare the chosen", ru: "Сравнить выбранные", uz: "Tanlanganlarni taqqoslash" },
	gone: {
		en: (count: number) =>
			plural("en", count, {
				one: "1 program is no longer offered, so it is not shown.",
				other: `${count} programs are no longer offered, so they are not shown.`,
			}),
		ru: (count: number) =>
			plural("ru", count, {
				one: `${count} программы больше нет в списке, поэтому мы её не показываем.`,
				few: `${count} программ больше нет в списке, поэтому мы их не показываем.`,
				other: `${count} программ больше нет в списке, поэтому мы их не показываем.`,
			}),
		uz: (count: number) => `${count} ta dastur endi roʻyxatda yoʻq, shuning uchun koʻrsatilmadi.`,
	},
	goneOfAny: {
		en: (count: number) =>
			plural("en", count, {
				one: "1 saved program or university is no longer offered, so it is not shown.",
				other: `${count} saved programs and universities are no longer offered, so they are not shown.`,
			}),
		ru: (count: number) => `Больше нет в списке и не показано: ${count}.`,
		uz: (count: number) => `Endi roʻyxatda yoʻq va koʻrsatilmadi: ${count} ta.`,
	},
	compareFirst: {
		en: (count: number) => `Compare the first ${count}`,
		ru: (count: number) => `Сравнить первые ${count}`,
		uz: (count: number) => `Dastlabki ${count} tasini taqqoslash`,
	},
	firstOnly: {
		en: (count: number) => `Only the first ${count} programs are shown.`,
		ru: (count: number) =>
			`Показаны только первые ${plural("ru", count, { one: `${count} программа`, few: `${count} программы`, other: `${count} программ` })}.`,
		uz: (count: number) => `Faqat dastlabki ${count} ta dastur koʻrsatildi.`,
	},
} satisfies LocalizedTexts;

export const compare = {
	title: { en: "Compare programs", ru: "Сравнить программы", uz: "Dasturlarni taqqoslash" },
	description: {
		en: "Two to four programs at Korean universities side by side: requirements, deadline, tuition and costs.",
		ru: "От двух до четырёх программ корейских вузов рядом: требования, срок подачи, стоимость и расходы.",
		uz: "Koreya universitetlarining ikkitadan toʻrttagacha dasturi yonma-yon: talablar, muddat, oʻqish toʻlovi va xarajatlar.",
	},
	caption: { en: "The programs side by side", ru: "Программы рядом", uz: "Dasturlar yonma-yon" },
	about: { en: "About the program", ru: "О программе", uz: "Dastur haqida" },
	swipe: {
		en: (count: number) => `${count} programs: swipe sideways to see all.`,
		ru: (count: number) => `Программ: ${count}. Листайте вбок, чтобы увидеть все.`,
		uz: (count: number) => `${count} ta dastur: hammasini koʻrish uchun yonga suring.`,
	},
	hideEqual: { en: "Hide rows that are equal", ru: "Скрыть одинаковые строки", uz: "Bir xil qatorlarni yashirish" },
	actions: { en: "Next step", ru: "Дальше", uz: "Keyingi qadam" },
	remove: { en: "Remove", ru: "Убрать", uz: "Olib tashlash" },
	empty: {
		en: "Choose two to four programs",
		ru: "Выберите от двух до четырёх программ",
		uz: "Ikkitadan toʻrttagacha dastur tanlang",
	},
	emptyText: {
		en: "Save programs with the heart, then tick “Compare” in your saved list.",
		ru: "Сохраните программы сердечком и отметьте «Сравнить» в списке сохранённых.",
		uz: "Dasturlarni yurakcha bilan saqlang, keyin saqlanganlar roʻyxatida “Taqqoslash”ni belgilang.",
	},
	toPrograms: { en: "All programs", ru: "Все программы", uz: "Barcha dasturlar" },
	add: { en: "Add a program", ru: "Добавить программу", uz: "Dastur qoʻshish" },
	similar: { en: "Similar programs", ru: "Похожие программы", uz: "Oʻxshash dasturlar" },
	search: { en: "Program title", ru: "Название программы", uz: "Dastur nomi" },
	find: { en: "Search", ru: "Найти", uz: "Qidirish" },
	notFound: {
		en: "We found no programs with these words. Try another word.",
		ru: "По этим словам программ не нашлось. Попробуйте другое слово.",
		uz: "Bu soʻzlar bilan dastur topilmadi. Boshqa soʻz yozib koʻring.",
	},
	rows: {
		city: { en: "City", ru: "Город", uz: "Shahar" },
		type: { en: "Level", ru: "Уровень", uz: "Taʼlim bosqichi" },
		taughtIn: { en: "Taught in", ru: "Язык обучения", uz: "Taʼlim tili" },
		duration: { en: "Duration", ru: "Срок обучения", uz: "Oʻqish muddati" },
		deadline: { en: "Deadline", ru: "Срок подачи", uz: "Ariza topshirish muddati" },
		tuition: { en: "Tuition a year", ru: "Плата за год", uz: "Yillik oʻqish toʻlovi" },
		firstYear: { en: "First year in total", ru: "Всего за первый год", uz: "Birinchi yil, jami" },
		funds: {
			en: "Money to show in the bank (it stays yours)",
			ru: "Деньги на счёте для визы (остаются Вашими)",
			uz: "Viza uchun hisobdagi pul (oʻzingizda qoladi)",
		},
		tests: { en: "Language test", ru: "Языковой тест", uz: "Til sertifikati" },
		requirements: { en: "Other requirements", ru: "Другие требования", uz: "Boshqa talablar" },
		dormitory: { en: "Dormitory, first year", ru: "Общежитие, первый год", uz: "Yotoqxona, birinchi yil" },
		scholarships: {
			en: "Scholarships of the university",
			ru: "Стипендии университета",
			uz: "Universitet stipendiyalari",
		},
		certification: { en: "Certification (IEQAS)", ru: "Сертификат IEQAS", uz: "IEQAS sertifikati" },
		checked: { en: "Checked on", ru: "Проверено", uz: "Tekshirilgan" },
	},
} satisfies LocalizedTexts;

export const shortlist = {
	title: {
		en: (count: number) => `A list of ${programs.en(count)} in South Korea`,
		ru: (count: number) => `Список: ${programs.ru(count)} в Южной Корее`,
		uz: (count: number) => `Roʻyxat: Janubiy Koreyadagi ${programs.uz(count)}`,
	},
	gone: {
		en: "None of these programs is offered any more",
		ru: "Ни одной из этих программ больше нет",
		uz: "Bu dasturlarning birortasi ham endi yoʻq",
	},
	goneText: {
		en: "Look for others in the list of all programs, or ask us.",
		ru: "Поищите другие в списке всех программ или спросите у нас.",
		uz: "Barcha dasturlar roʻyxatidan boshqasini qidiring yoki bizdan soʻrang.",
	},
	intro: {
		en: "Anyone with the link sees this list. It says nothing about who made it.",
		ru: "Этот список откроет любой, у кого есть ссылка. Кто его составил, в нём не указано.",
		uz: "Havolasi bor har kim bu roʻyxatni koʻra oladi. Uni kim tuzgani koʻrsatilmaydi.",
	},
	share: { en: "Send this list", ru: "Отправить этот список", uz: "Bu roʻyxatni yuborish" },
	address: { en: "Link to this list", ru: "Ссылка на этот список", uz: "Roʻyxat havolasi" },
	copy: { en: "Copy the link", ru: "Скопировать ссылку", uz: "Havoladan nusxa olish" },
	copied: { en: "Copied", ru: "Скопировано", uz: "Nusxa olindi" },
	telegram: { en: "Send in Telegram", ru: "Отправить в Telegram", uz: "Telegram orqali yuborish" },
	whatsapp: { en: "Send in WhatsApp", ru: "Отправить в WhatsApp", uz: "WhatsApp orqali yuborish" },
} satisfies LocalizedTexts;

export const fit = {
	title: { en: "Do I meet the requirements?", ru: "Подхожу ли я по требованиям?", uz: "Talablarga mos kelamanmi?" },
	nav: { en: "Do I meet the requirements?", ru: "Подхожу ли я?", uz: "Talablarga mos kelamanmi?" },
	description: {
		en: "Answer up to seven questions and see the programs at Korean universities whose requirements you meet, what is missing for others, and what to do.",
		ru: "Ответьте не более чем на семь вопросов и узнайте, требованиям каких программ корейских вузов Вы отвечаете, чего не хватает для других и что делать.",
		uz: "Koʻpi bilan yettita savolga javob bering va Koreya universitetlarining qaysi dasturlari talablariga mos kelishingizni, boshqalari uchun nima yetishmasligini va nima qilish kerakligini bilib oling.",
	},
	intro: {
		en: "Answer what you know. One answer is enough.",
		ru: "Отвечайте на то, что знаете. Хватит и одного ответа.",
		uz: "Bilganingizga javob bering. Bitta javob ham yetarli.",
	},
	privacy: {
		en: "We do not store your answers.",
		ru: "Ваши ответы мы не сохраняем.",
		uz: "Javoblaringizni saqlamaymiz.",
	},
	legend: { en: "Your answers", ru: "Ваши ответы", uz: "Javoblaringiz" },
	none: { en: "I would rather not say", ru: "Не хочу отвечать", uz: "Javob bermayman" },
	anyType: { en: "Any level", ru: "Любой уровень", uz: "Istalgan bosqich" },
	show: { en: "Show programs", ru: "Показать программы", uz: "Dasturlarni koʻrsatish" },
	clear: { en: "Clear my answers", ru: "Стереть ответы", uz: "Javoblarni oʻchirish" },
	wrong: {
		en: "We did not understand this answer, so it does not count. Check it.",
		ru: "Мы не поняли этот ответ и не учли его. Проверьте его.",
		uz: "Bu javobni tushunmadik, shuning uchun hisobga olmadik. Uni tekshiring.",
	},
	questions: {
		type: {
			en: "Which level do you want to study at?",
			ru: "На каком уровне хотите учиться?",
			uz: "Qaysi bosqichda oʻqimoqchisiz?",
		},
		education: {
			en: "Which education have you completed, or will you complete?",
			ru: "Какое образование Вы получили или получите?",
			uz: "Qaysi taʼlim bosqichini tugatgansiz yoki tugatasiz?",
		},
		completed: { en: "Year of completion", ru: "Год окончания", uz: "Tugatgan yilingiz" },
		marks: {
			en: "Your average mark, in percent",
			ru: "Ваш средний балл, в процентах",
			uz: "Oʻrtacha bahongiz, foizda",
		},
		topik: { en: "Your TOPIK level", ru: "Ваш уровень TOPIK", uz: "TOPIK darajangiz" },
		tuition: {
			en: "How much tuition can you pay a year?",
			ru: "Сколько Вы можете платить за обучение в год?",
			uz: "Oʻqish uchun yiliga qancha toʻlay olasiz?",
		},
	} satisfies Record<Exclude<FitField, "ielts" | "toefl">, LocalizedText>,
	english: { en: "Your English test", ru: "Ваш тест по английскому", uz: "Ingliz tili sertifikatingiz" },
	hints: {
		completed: { en: "For example: 2025", ru: "Например: 2025", uz: "Masalan: 2025" },
		marks: {
			en: "For example: 84 (4.2 out of 5 is 84%).",
			ru: "Например: 84 (4,2 по пятибалльной шкале — это 84 %).",
			uz: "Masalan: 84 (5 ballik tizimda 4,2 — bu 84%).",
		},
		ielts: { en: "For example: 5.5", ru: "Например: 5,5", uz: "Masalan: 5,5" },
		toefl: { en: "From 0 to 120", ru: "От 0 до 120", uz: "0 dan 120 gacha" },
	},
	noTopik: { en: "No certificate yet", ru: "Сертификата пока нет", uz: "Hali sertifikatim yoʻq" },
	groups: {
		met: {
			en: "You meet the published requirements",
			ru: "Вы подходите по опубликованным требованиям",
			uz: "Eʼlon qilingan talablarga mos kelasiz",
		},
		missing: { en: "Something is missing", ru: "Чего-то не хватает", uz: "Nimadir yetishmaydi" },
		unknown: { en: "We do not know enough", ru: "Данных недостаточно", uz: "Maʼlumot yetarli emas" },
	} satisfies Record<FitGroup, LocalizedText>,
	willShow: {
		en: "You will see three lists: requirements met; something missing, and what to do; too little known.",
		ru: "Покажем три списка: Вы подходите; чего-то не хватает и что сделать; данных недостаточно.",
		uz: "Uchta roʻyxat chiqadi: talablariga mos kelasiz; nimadir yetishmaydi va nima qilish kerak; maʼlumot yetarli emas.",
	},
	groupHints: {
		met: {
			en: "You meet everything the university has published about admission, as far as we know it.",
			ru: "Вы выполняете все требования университета, которые нам известны.",
			uz: "Universitetning bizga maʼlum barcha talablariga mos kelasiz.",
		},
		missing: {
			en: "One or more requirements are not met yet. Each shows what you can do.",
			ru: "Одно или несколько требований пока не выполнены. У каждой программы указано, что можно сделать.",
			uz: "Bir yoki bir necha talab hali bajarilmagan. Har birida nima qilish mumkinligi aytilgan.",
		},
		unknown: {
			en: "You have not answered a question, or the university’s requirement is not known to us.",
			ru: "Вы не ответили на вопрос, или требование университета нам неизвестно.",
			uz: "Siz savolga javob bermagansiz yoki universitet talabi bizga maʼlum emas.",
		},
	} satisfies Record<FitGroup, LocalizedText>,
	empty: { en: "No programs.", ru: "Таких программ нет.", uz: "Bunday dastur yoʻq." },
	emptyYet: {
		en: "No programs yet. Some of those below depend on questions you left open: answer them, too.",
		ru: "Пока таких программ нет. От вопросов без ответа зависят некоторые из программ ниже: ответьте и на них.",
		uz: "Hozircha bunday dastur yoʻq. Quyidagi dasturlarning bir qismi javobsiz savollarga bogʻliq: ularga ham javob bering.",
	},
	all: {
		en: (count: number) => `Show all ${count}`,
		ru: (count: number) => `Показать все: ${count}`,
		uz: (count: number) => `Hammasini koʻrsatish: ${count} ta`,
	},
	allGroups: { en: "All three groups", ru: "Все три группы", uz: "Uchala guruh" },
	count: programs,
	results: { en: "Results", ru: "Результаты", uz: "Natijalar" },
	foot: {
		en: "The university decides; we only compare with what it has published.",
		ru: "Решает университет; мы лишь сравниваем с тем, что он опубликовал.",
		uz: "Qarorni universitet qabul qiladi; biz faqat u eʼlon qilgan talablar bilan solishtiramiz.",
	},
	kinds: {
		education: { en: "Education", ru: "Образование", uz: "Maʼlumoti" },
		completed: { en: "Year of completion", ru: "Год окончания", uz: "Tugatgan yili" },
		marks: { en: "Average mark", ru: "Средний балл", uz: "Oʻrtacha baho" },
		language: { en: "Language test", ru: "Языковой тест", uz: "Til sertifikati" },
		tuition: { en: "Tuition a year", ru: "Плата за год", uz: "Yillik oʻqish toʻlovi" },
	} satisfies Record<RequirementKind, LocalizedText>,
	since: {
		en: (year: number) => `in ${year} or later`,
		ru: (year: number) => `в ${year} году или позже`,
		uz: (year: number) => `${year}-yilda yoki undan keyin`,
	},
	needs: {
		en: (need: string) => `needed: ${need}`,
		ru: (need: string) => `нужно: ${need}`,
		uz: (need: string) => `kerak: ${need}`,
	},
	costs: {
		en: (amount: string) => `from ${amount}`,
		ru: (amount: string) => `от ${amount}`,
		uz: (amount: string) => (/soʻm$/.test(amount) ? `${amount}dan` : `${amount} dan`),
	},
	have: {
		en: (have: string) => `you: ${have}`,
		ru: (have: string) => `у Вас: ${have}`,
		uz: (have: string) => `sizda: ${have}`,
	},
	unanswered: { en: "you have not said", ru: "Вы не указали", uz: "siz koʻrsatmagansiz" },
	unwritten: { en: "we do not know the requirement", ru: "требование нам неизвестно", uz: "talabi bizga nomaʼlum" },
	unpriced: { en: "no price is known to us", ru: "цена нам неизвестна", uz: "narxi bizga nomaʼlum" },
	unwrittenByAll: {
		en: (kinds: string) => `What none of them has published, or we do not know: ${kinds}.`,
		ru: (kinds: string) => `Ни у одной из них не опубликовано или нам неизвестно: ${kinds}.`,
		uz: (kinds: string) => `Hech birida eʼlon qilinmagan yoki bizga nomaʼlum: ${kinds}.`,
	},
	verdicts: {
		met: { en: "Met", ru: "Выполнено", uz: "Mos" },
		missing: { en: "Missing", ru: "Не хватает", uz: "Yetishmaydi" },
		unanswered: { en: "Unclear", ru: "Неясно", uz: "Nomaʼlum" },
		unwritten: { en: "Unclear", ru: "Неясно", uz: "Nomaʼlum" },
	},
	todo: {
		education: {
			en: "Complete this education first, or choose a lower level.",
			ru: "Сначала получите это образование или выберите уровень ниже.",
			uz: "Avval shu taʼlimni tugating yoki quyiroq bosqichni tanlang.",
		},
		completed: {
			en: "Ask us whether this university accepts an explanation of the years since then.",
			ru: "Спросите у нас, примет ли университет объяснение, чем Вы занимались с тех пор.",
			uz: "Universitet shu yillar haqidagi izohni qabul qiladimi, bizdan soʻrang.",
		},
		marks: {
			en: "Choose a program without this minimum, or ask us what is possible.",
			ru: "Выберите программу без такого минимума или спросите у нас, что можно сделать.",
			uz: "Bunday talabi yoʻq dasturni tanlang yoki nima qilish mumkinligini bizdan soʻrang.",
		},
		language: {
			en: "Reach this score in a test, or begin with a Korean language course.",
			ru: "Сдайте тест на этот результат или начните с курса корейского языка.",
			uz: "Testdan shu natijani oling yoki koreys tili kursidan boshlang.",
		},
		tuition: {
			en: "Look for a scholarship, or choose a program that costs less.",
			ru: "Поищите стипендию или выберите программу дешевле.",
			uz: "Stipendiya qidiring yoki arzonroq dasturni tanlang.",
		},
	} satisfies Record<RequirementKind, LocalizedText>,
	ask: { en: "Ask us", ru: "Спросить у нас", uz: "Bizdan soʻrash" },
	sendAlong: {
		en: "Send my answers along:",
		ru: "Отправить вместе с заявкой мои ответы:",
		uz: "Javoblarim ham ariza bilan birga yuborilsin:",
	},
	sent: { en: "Answers about the requirements", ru: "Ответы о требованиях", uz: "Talablar boʻyicha javoblar" },
} satisfies LocalizedTexts;
