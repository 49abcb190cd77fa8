import type { FamilyCountry } from "../../../domain/money/costs-input.ts";
import type { SpendCode } from "../../../domain/money/costs-lines.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { plural } from "../plural.ts";
import { costNames } from "../shared/fields.ts";

const months = {
	en: (count: number) => plural("en", count, { one: `${count} month`, other: `${count} months` }),
	ru: (count: number) =>
		plural("ru", count, { one: `${count} месяц`, few: `${count} месяца`, other: `${count} месяцев` }),
	uz: (count: number) => `${count} oy`,
};

const days = {
	en: (count: number) => plural("en", count, { one: `${count} day`, other: `${count} days` }),
	ru: (count: number) => plural("ru", count, { one: `${count} день`, few: `${count} дня`, other: `${count} дней` }),
};

/** После «не менее», «за», «не старше». */
const ofDays = (count: number) => plural("ru", count, { one: `${count} дня`, other: `${count} дней` });

/** The page /costs: what the first year costs, what money to show in the bank, what comes back. */
export const costs = {
	title: { en: "What does the first year cost?", ru: "Сколько стоит первый год?", uz: "Birinchi yil qancha turadi?" },
	nav: { en: "First-year costs", ru: "Стоимость первого года", uz: "Birinchi yil xarajati" },
	titleOf: {
		en: (program: string) => `What does the first year cost: ${program}`,
		ru: (program: string) => `Сколько стоит первый год: ${program}`,
		uz: (program: string) => `Birinchi yil qancha turadi: ${program}`,
	},
	description: {
		en: "What a family spends on the first year of study in South Korea, in won, soʻm and dollars; what money to show in the bank, which stays yours; what comes back if the visa is refused.",
		ru: "Сколько семья тратит на первый год учёбы в Южной Корее: в вонах, сумах и долларах; сколько денег показать на счёте для визы; что возвращается при отказе в визе.",
		uz: "Janubiy Koreyada oʻqishning birinchi yiliga oila qancha sarflaydi: von, soʻm va dollarda; viza uchun hisobda qancha pul koʻrsatiladi; viza rad etilsa, nima qaytariladi.",
	},
	firstYear: { en: "First year", ru: "Первый год", uz: "Birinchi yil" },
	link: { en: "What does the first year cost?", ru: "Сколько стоит первый год?", uz: "Birinchi yil qancha turadi?" },
	any: {
		Bachelor: { en: "Bachelor’s program", ru: "Бакалавриат", uz: "Bakalavriat" },
		Master: { en: "Master’s program", ru: "Магистратура", uz: "Magistratura" },
		PhD: { en: "PhD program", ru: "Докторантура", uz: "Doktorantura" },
		Language: { en: "Korean-language course", ru: "Курс корейского языка", uz: "Koreys tili kursi" },
	},
	anyCity: { en: "any city", ru: "любой город", uz: "istalgan shahar" },
	homes: {
		dormitory: { en: "Dormitory", ru: "Общежитие", uz: "Yotoqxona" },
		room: { en: "Rented room", ru: "Съёмная комната", uz: "Ijaradagi xona" },
	},
	months,
	countries: {
		uz: { en: "Uzbekistan", ru: "Узбекистан", uz: "Oʻzbekiston" },
		kz: { en: "Kazakhstan", ru: "Казахстан", uz: "Qozogʻiston" },
		kg: { en: "Kyrgyzstan", ru: "Кыргызстан", uz: "Qirgʻiziston" },
		tj: { en: "Tajikistan", ru: "Таджикистан", uz: "Tojikiston" },
		ru: { en: "Russia", ru: "Россия", uz: "Rossiya" },
		other: { en: "Another country", ru: "Другая страна", uz: "Boshqa davlat" },
	} satisfies Record<FamilyCountry, LocalizedText> as Record<FamilyCountry, LocalizedText>,
	blocks: {
		spend: { en: "You spend", ru: "Вы тратите", uz: "Sarflaysiz" },
		bank: {
			en: "Money to show in the bank (it stays yours)",
			ru: "Деньги на счёте для визы (остаются Вашими)",
			uz: "Viza uchun hisobdagi pul (oʻzingizda qoladi)",
		},
		refund: {
			en: "What you get back if the visa is refused",
			ru: "Что вернут, если в визе откажут",
			uz: "Viza rad etilsa, nima qaytariladi",
		},
		when: {
			en: "When must the money be there?",
			ru: "Когда деньги должны быть на счёте?",
			uz: "Pul qachon hisobda boʻlishi kerak?",
		},
	},
	sources: { en: "Sources", ru: "Источники", uz: "Manbalar" },
	bring: {
		title: {
			en: "Money to bring (it comes back)",
			ru: "Взять с собой (деньги вернутся)",
			uz: "Oʻzingiz bilan oling (qaytariladi)",
		},
		deposit: { en: "Deposit for a room", ru: "Залог за комнату", uz: "Xona garovi" },
		text: {
			en: "The owner of the room keeps it and returns it when you move out. Bring it with you: it is not part of the sum.",
			ru: "Залог лежит у хозяина комнаты, он возвращает его, когда Вы съезжаете. Возьмите эти деньги с собой: в сумму они не входят.",
			uz: "Garov xona egasida turadi, koʻchib chiqqaningizda qaytaradi. Bu pulni oʻzingiz bilan oling: u yuqoridagi summaga kirmaydi.",
		},
	},
	askInWriting: { en: "Ask us in writing", ru: "Спросите у нас письменно", uz: "Bizdan yozma ravishda soʻrang" },
	ask: { en: "Ask us", ru: "Спросите у нас", uz: "Bizdan soʻrang" },
	form: {
		legend: { en: "Your answers", ru: "Ваши ответы", uz: "Javoblaringiz" },
		change: { en: "Change the answers", ru: "Изменить ответы", uz: "Javoblarni oʻzgartirish" },
		type: { en: "Level", ru: "Уровень", uz: "Taʼlim bosqichi" },
		city: { en: "City", ru: "Город", uz: "Shahar" },
		program: { en: "Program", ru: "Программа", uz: "Dastur" },
		removeProgram: {
			en: "Calculate without this program",
			ru: "Рассчитать без этой программы",
			uz: "Bu dastursiz hisoblash",
		},
		search: { en: "Find a program", ru: "Найти программу", uz: "Dastur qidirish" },
		searchHint: { en: "For example: computer science", ru: "Например: информатика", uz: "Masalan: kompyuter fanlari" },
		found: { en: "Choose the program:", ru: "Выберите программу:", uz: "Dasturni tanlang:" },
		notFound: {
			en: "We found no program with these words. Try another word, or choose level and city.",
			ru: "По этим словам программ не нашлось. Попробуйте другое слово или выберите уровень и город.",
			uz: "Bu soʻzlar bilan dastur topilmadi. Boshqa soʻz yozing yoki taʼlim bosqichi va shaharni tanlang.",
		},
		home: { en: "Home", ru: "Жильё", uz: "Turar joy" },
		months: { en: "Months in Korea", ru: "Месяцев в Корее", uz: "Koreyada necha oy" },
		monthsHint: { en: "From 1 to 24", ru: "От 1 до 24", uz: "1 dan 24 gacha" },
		country: { en: "Where the family lives", ru: "Где живёт семья", uz: "Oila qayerda yashaydi" },
		show: { en: "Calculate", ru: "Рассчитать", uz: "Hisoblash" },
		wrong: {
			en: "Some answers in the link were not valid. Check the form.",
			ru: "Некоторые ответы в ссылке неверны. Проверьте форму.",
			uz: "Havoladagi ayrim javoblar notoʻgʻri. Formani tekshiring.",
		},
	},
	lines: {
		tuition: { en: "Tuition", ru: "Стоимость обучения", uz: "Oʻqish toʻlovi" },
		admission_fee: { en: "Admission fee", ru: "Вступительный взнос", uz: "Kirish toʻlovi" },
		application_fee: { en: "Application fee", ru: "Сбор за рассмотрение заявки", uz: "Ariza uchun toʻlov" },
		insurance: {
			en: "Insurance through the university",
			ru: "Страховка через университет",
			uz: "Universitet orqali sugʻurta",
		},
		materials: { en: "Textbooks and materials", ru: "Учебники и материалы", uz: "Darslik va materiallar" },
		other: { en: "Other fee", ru: "Другой сбор", uz: "Boshqa toʻlov" },
		...costNames,
	} satisfies Record<SpendCode, LocalizedText> as Record<SpendCode, LocalizedText>,
	ofPrograms: {
		en: (count: number) => `from the cheapest to the most expensive of ${count} programs in our list`,
		ru: (count: number) =>
			`от самой дешёвой до самой дорогой из ${plural("ru", count, { one: `${count} программы`, other: `${count} программ` })} в нашем списке`,
		uz: (count: number) => `roʻyxatimizdagi ${count} ta dasturning eng arzonidan eng qimmatigacha`,
	},
	/** If all of them have one price, or if there is one program. */
	ofSamePrograms: {
		en: (count: number) => `price of ${count} ${count === 1 ? "such program" : "such programs"} in our list`,
		ru: (count: number) =>
			`цена ${plural("ru", count, { one: `${count} такой программы`, other: `${count} таких программ` })} в нашем списке`,
		uz: (count: number) => `roʻyxatimizdagi ${count} ta shunday dasturning narxi`,
	},
	/** An amount that is paid several times: "₩4,170,000 per semester, 2 times". */
	times: {
		en: (amount: string, count: number) => `${amount}, ${count} times`,
		ru: (amount: string, count: number) =>
			`${amount}, ${plural("ru", count, { one: `${count} раз`, few: `${count} раза`, many: `${count} раз`, other: `${count} раза` })}`,
		uz: (amount: string, count: number) => `${amount}, ${count} marta`,
	},
	onProgramPage: {
		en: "as the program’s page states",
		ru: "как указано на странице программы",
		uz: "dastur sahifasida koʻrsatilganidek",
	},
	elsewhere: {
		en: "no published price for this city: what other cities cost",
		ru: "опубликованной цены для этого города нет: столько стоит в других городах",
		uz: "bu shahar uchun eʼlon qilingan narx yoʻq: boshqa shaharlarda shuncha",
	},
	total: {
		en: (stay: string) => `Total for ${stay}`,
		ru: (stay: string) => `Всего за ${stay}`,
		uz: (stay: string) => `${stay} uchun jami`,
	},
	rest: {
		en: (stay: string) => `${stay} without tuition`,
		ru: (stay: string) => `За ${stay}, без стоимости обучения`,
		uz: (stay: string) => `${stay} uchun, oʻqish toʻlovisiz`,
	},
	noTuition: {
		en: "Tuition is not included, so there is no total. Ask us.",
		ru: "Стоимость обучения не учтена, поэтому итога нет. Спросите у нас.",
		uz: "Oʻqish toʻlovi hisobga olinmagan, shuning uchun jami summa yoʻq. Bizdan soʻrang.",
	},
	pricesOf: {
		en: (years: string) => `Prices of ${years}, as published`,
		ru: (years: string) => `Опубликованные цены: ${years}`,
		uz: (years: string) => `Eʼlon qilingan narxlar: ${years}`,
	},
	unknown: {
		en: "Not in this sum, because we found no published amount:",
		ru: "Не вошло в эту сумму, потому что опубликованных цен мы не нашли:",
		uz: "Bu summaga kirmadi, chunki eʼlon qilingan narxini topa olmadik:",
	},
	missing: {
		en: (names: string) => `Not included: ${names}.`,
		ru: (names: string) => `Не учтено: ${names}.`,
		uz: (names: string) => `Hisobga olinmagan: ${names}.`,
	},
	andMore: {
		en: (range: string) => `${range}, possibly more`,
		ru: (range: string) => `${range}, может быть больше`,
		uz: (range: string) => `${range}, koʻproq ham boʻlishi mumkin`,
	},
	vacations: {
		en: "A semester fee may not cover the vacation: ask us.",
		ru: "Плата за семестр может не включать каникулы: спросите у нас.",
		uz: "Semestr toʻloviga taʼtil oylari kirmasligi mumkin: bizdan soʻrang.",
	},
	notConverted: {
		en: "We cannot add these amounts: we have no exchange rate.",
		ru: "Сложить эти суммы нельзя: у нас нет курса.",
		uz: "Bu summalarni qoʻshib boʻlmaydi: bizda kurs yoʻq.",
	},
	bank: {
		intro: {
			en: "You do not pay this money. It stays in your family’s own account and shows that you can pay.",
			ru: "Эти деньги Вы не платите. Они лежат на счёте семьи и показывают, что Вы сможете платить.",
			uz: "Bu pulni toʻlamaysiz. U oilangiz hisobida turadi va oʻqish xarajatini koʻtara olishingizni koʻrsatadi.",
		},
		notAdded: {
			en: "The money in the bank is never part of this sum.",
			ru: "Деньги на счёте в эту сумму никогда не входят.",
			uz: "Hisobdagi pul bu summaga hech qachon qoʻshilmaydi.",
		},
	},
	owner: {
		title: { en: "Whose money is it?", ru: "Чьи это деньги?", uz: "Bu kimning puli?" },
		text: {
			en: "Your family’s, in an account in the name of the student or of a parent. Never send it to an agent or “borrow” it from one.",
			ru: "Вашей семьи: они лежат на счёте студента или родителя. Никогда не переводите их посреднику и не берите у него «взаймы».",
			uz: "Oilangizniki: u talabaning yoki ota-onaning hisobida turadi. Uni hech qachon vositachiga oʻtkazmang va undan “qarzga” ham olmang.",
		},
		check: { en: "Is it really us?", ru: "Это точно мы?", uz: "Bu haqiqatan bizmi?" },
	},
	when: {
		deposit: {
			en: "The whole sum is in the account",
			ru: "Вся сумма лежит на счёте",
			uz: "Butun summa hisobda turadi",
		},
		depositHold: {
			en: (count: number) => `At least ${days.en(count)} before you apply for the visa.`,
			ru: (count: number) => `Не позднее чем за ${days.ru(count)} до подачи документов на визу.`,
			uz: (count: number) => `Viza arizasini topshirishdan kamida ${count} kun oldin.`,
		},
		depositAsk: {
			en: "We found no published number of days. Ask us how long the money must be there.",
			ru: "Опубликованного срока в днях мы не нашли. Спросите у нас, сколько дней деньги должны пролежать на счёте.",
			uz: "Necha kun turishi kerakligi haqida eʼlon qilingan raqam topa olmadik. Buni bizdan soʻrang.",
		},
		march: {
			en: (month: string) => `Studies from March: ${month}.`,
			ru: (month: string) => `Если учёба с марта — ${month}.`,
			uz: (month: string) => `Martdagi oʻqish uchun: ${month}.`,
		},
		september: {
			en: (month: string) => `Studies from September: ${month}.`,
			ru: (month: string) => `Если учёба с сентября — ${month}.`,
			uz: (month: string) => `Sentabrdagi oʻqish uchun: ${month}.`,
		},
		passed: {
			en: "This month has passed: for this intake, the money must already be there.",
			ru: "Этот месяц прошёл: для этого набора деньги уже должны лежать на счёте.",
			uz: "Bu oy oʻtib ketdi: shu qabul uchun pul allaqachon hisobda boʻlishi kerak.",
		},
		terms: {
			en: "Language courses begin four times a year: count back from your own visa application.",
			ru: "Языковые курсы начинаются четыре раза в год: отсчитывайте от дня подачи документов на визу.",
			uz: "Til kurslari yiliga toʻrt marta boshlanadi: oʻzingiz viza arizasini topshiradigan kundan orqaga hisoblang.",
		},
		certificate: { en: "The bank issues its certificate", ru: "Банк выдаёт справку", uz: "Bank maʼlumotnoma beradi" },
		certificateAge: {
			en: (count: number) => `It may be at most ${days.en(count)} old when you apply for the visa.`,
			ru: (count: number) => `При подаче документов на визу ей должно быть не больше ${ofDays(count)}.`,
			uz: (count: number) => `Viza arizasini topshirganda u koʻpi bilan ${count} kunlik boʻlsin.`,
		},
		certificateAsk: {
			en: "We found no published age limit. Get it shortly before you apply for the visa.",
			ru: "Опубликованного срока действия мы не нашли. Возьмите её незадолго до подачи документов на визу.",
			uz: "Eʼlon qilingan amal qilish muddatini topa olmadik. Uni viza arizasini topshirish oldidan oling.",
		},
		visa: { en: "You apply for the visa", ru: "Вы подаёте документы на визу", uz: "Viza arizasini topshirasiz" },
		visaMonths: {
			en: (march: string, september: string) =>
				`Usually ${march} for studies from March, ${september} for studies from September.`,
			ru: (march: string, september: string) => `Обычно ${march} для учёбы с марта, ${september} для учёбы с сентября.`,
			uz: (march: string, september: string) =>
				`Odatda martdagi oʻqish uchun ${march}, sentabrdagi oʻqish uchun ${september}.`,
		},
		visaAny: {
			en: "After the certificate of admission has arrived.",
			ru: "Когда придёт сертификат о зачислении.",
			uz: "Qabul sertifikati kelgandan keyin.",
		},
		decision: { en: "Until the decision", ru: "До решения по визе", uz: "Viza boʻyicha qaror chiqquncha" },
		decisionText: {
			en: "Leave the money where it is. Ask the university in writing before you withdraw any of it.",
			ru: "Не снимайте деньги. Прежде чем взять хотя бы часть, письменно спросите университет.",
			uz: "Pulga tegmang. Bir qismini olishdan oldin ham universitetdan yozma ravishda soʻrang.",
		},
		arrival: { en: "After arrival", ru: "После приезда", uz: "Yetib borgandan keyin" },
		arrivalAsk: {
			en: "We found no rule that it must stay there. Ask the university before you withdraw it.",
			ru: "Правила, по которому деньги должны оставаться на счёте, мы не нашли. Прежде чем их снять, спросите университет.",
			uz: "Pul hisobda qolishi kerak degan qoidani topmadik. Uni olishdan oldin universitetdan soʻrang.",
		},
	},
	refund: {
		title: { en: "Refund", ru: "Возврат", uz: "Pulni qaytarish" },
		short: {
			en: "The money in the bank always. Tuition by the university’s rule.",
			ru: "Деньги на счёте — всегда. Плата за обучение — по правилам университета.",
			uz: "Hisobdagi pul — har doim. Oʻqish toʻlovi — universitet qoidasi boʻyicha.",
		},
		bank: {
			en: "The money in the bank: it is yours, whatever the decision.",
			ru: "Деньги на счёте: они Ваши при любом решении.",
			uz: "Hisobdagi pul: qaror qanday boʻlmasin, u sizniki.",
		},
		ask: {
			en: "Tuition and fees: each university has a rule of its own. Ask for it in writing before you pay.",
			ru: "Плата за обучение и сборы: у каждого университета свои правила. Спросите о них письменно до оплаты.",
			uz: "Oʻqish toʻlovi va boshqa toʻlovlar: har bir universitetning oʻz qoidasi bor. Toʻlashdan oldin uni yozma ravishda soʻrang.",
		},
		some: {
			en: "What some language schools do: the Korean-language schools of KAU and Dong-A University refund tuition in full if the visa is refused, without the application fee.",
			ru: "Как поступают некоторые языковые школы: школы корейского языка KAU и Университета Тона (Dong-A University) при отказе в визе возвращают плату за обучение полностью, кроме сбора за рассмотрение заявки.",
			uz: "Ayrim til maktablarida shunday: KAU va Dong-A University koreys tili maktablari viza rad etilsa, oʻqish pulini toʻliq qaytaradi, faqat ariza uchun toʻlovni qaytarmaydi.",
		},
	},
	share: {
		title: { en: "Send this page", ru: "Отправить эту страницу", uz: "Bu sahifani yuborish" },
		address: { en: "Link with your answers", ru: "Ссылка с Вашими ответами", uz: "Javoblaringiz saqlangan havola" },
		hint: {
			en: "The link opens the same answers. It says nothing about you.",
			ru: "По ссылке откроются те же ответы. О Вас она ничего не сообщает.",
			uz: "Havola xuddi shu javoblarni ochadi. Unda siz haqingizda hech narsa yoʻq.",
		},
	},
} satisfies LocalizedTexts;
