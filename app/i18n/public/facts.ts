import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { plural } from "../plural.ts";
import { fees } from "../shared/fields.ts";
import { som } from "../shared/sum.ts";

/** The facts by which programs and universities are compared. */
export const money = {
	som,
	millions: {
		en: (amount: string) => `${amount}\u00a0million\u00a0soʻm`,
		ru: (amount: string) => `${amount}\u00a0млн\u00a0сум`,
		uz: (amount: string) => `${amount}\u00a0mln\u00a0soʻm`,
	},
	billions: {
		en: (amount: string) => `${amount}\u00a0billion\u00a0soʻm`,
		ru: (amount: string) => `${amount}\u00a0млрд\u00a0сум`,
		uz: (amount: string) => `${amount}\u00a0mlrd\u00a0soʻm`,
	},
	sources: {
		cbu: {
			en: "rate of the Central Bank of Uzbekistan",
			ru: "курс Центрального банка Узбекистана",
			uz: "Oʻzbekiston Markaziy banki kursi",
		},
		manual: { en: "our rate", ru: "наш курс", uz: "bizning kursimiz" },
		sample: {
			en: "rate of the Central Bank of Uzbekistan (example)",
			ru: "курс Центрального банка Узбекистана (для примера)",
			uz: "Oʻzbekiston Markaziy banki kursi (namuna)",
		},
	},
	fresh: {
		en: (source: string, day: string) => `≈ Converted: ${source}, ${day}. The university’s own price counts.`,
		ru: (source: string, day: string) => `≈ Пересчёт: ${source} на ${day} Платить нужно по цене университета.`,
		uz: (source: string, day: string) => `≈ Hisob: ${source}, ${day}. Toʻlov universitet belgilagan narxda olinadi.`,
	},
	old: {
		en: (source: string, day: string) =>
			`≈ Converted: ${source}, ${day}. We have no newer one, so the amounts may differ today. The university’s own price counts.`,
		ru: (source: string, day: string) =>
			`≈ Пересчёт: ${source} на ${day} Более нового курса у нас нет, сегодня суммы могут отличаться. Платить нужно по цене университета.`,
		uz: (source: string, day: string) =>
			`≈ Hisob: ${source}, ${day}. Bundan yangi kurs yoʻq, bugun summalar farq qilishi mumkin. Toʻlov universitet belgilagan narxda olinadi.`,
	},
	useless: {
		en: (day: string) =>
			`Prices are in the university’s own currency only: our last exchange rate (${day}) is too old.`,
		ru: (day: string) =>
			`Цены только в валюте университета: последний курс (${day}) слишком старый, чтобы по нему пересчитывать.`,
		uz: (day: string) =>
			`Narxlar faqat universitet valyutasida: oxirgi kurs (${day}) juda eski, u boʻyicha hisoblab boʻlmaydi.`,
	},
	none: {
		en: "Prices are in the university’s own currency only: we have no exchange rate at the moment.",
		ru: "Цены только в валюте университета: сейчас у нас нет курса для пересчёта.",
		uz: "Narxlar faqat universitet valyutasida: hozircha hisoblash uchun kurs yoʻq.",
	},
	currency: {
		en: "Convert prices to",
		ru: "Показывать цены и в валюте",
		uz: "Narxlar qaysi valyutada ham koʻrsatilsin",
	},
	currencies: {
		UZS: { en: "Uzbek soʻm", ru: "узбекский сум", uz: "Oʻzbekiston soʻmi" },
		KZT: { en: "Kazakh tenge", ru: "казахстанский тенге", uz: "Qozogʻiston tengesi" },
		KGS: { en: "Kyrgyz som", ru: "киргизский сом", uz: "Qirgʻiziston somi" },
		TJS: { en: "Tajik somoni", ru: "таджикский сомони", uz: "Tojikiston somoniysi" },
		RUB: { en: "Russian ruble", ru: "российский рубль", uz: "Rossiya rubli" },
	},
	others: {
		KZT: {
			en: (amount: string) => `KZT\u00a0${amount}`,
			ru: (amount: string) => `${amount}\u00a0тенге`,
			uz: (amount: string) => `${amount}\u00a0tenge`,
		},
		KGS: {
			en: (amount: string) => `KGS\u00a0${amount}`,
			ru: (amount: string) => `${amount}\u00a0сом`,
			uz: (amount: string) => `${amount}\u00a0qirgʻiz\u00a0somi`,
		},
		TJS: {
			en: (amount: string) => `TJS\u00a0${amount}`,
			ru: (amount: string) => `${amount}\u00a0сомони`,
			uz: (amount: string) => `${amount}\u00a0somoniy`,
		},
		RUB: {
			en: (amount: string) => `RUB\u00a0${amount}`,
			ru: (amount: string) => `${amount}\u00a0руб.`,
			uz: (amount: string) => `${amount}\u00a0rubl`,
		},
	},
} satisfies LocalizedTexts;

export const facts = {
	/** Follows an amount. */
	periods: {
		semester: { en: "per semester", ru: "за семестр", uz: "semestriga" },
		year: { en: "per year", ru: "в год", uz: "yiliga" },
		term: { en: "per term", ru: "за курс", uz: "bir kurs uchun" },
		month: { en: "per month", ru: "в месяц", uz: "oyiga" },
	},
	from: {
		en: (amount: string) => `from ${amount}`,
		ru: (amount: string) => `от ${amount}`,
		uz: (amount: string) => (/soʻm$/.test(amount) ? `${amount.replace("\u00a0soʻm", " soʻm")}dan` : `${amount} dan`),
	},
	/** Before the prices of other programs, where a program has none. */
	others: {
		field: { en: "Others in this field:", ru: "Другие в этом направлении:", uz: "Shu yoʻnalishdagilar:" },
		level: {
			en: "Other programs of this level:",
			ru: "Другие программы этого уровня:",
			uz: "Shu bosqichdagi boshqa dasturlar:",
		},
	},
	askDay: { en: "Ask us for the exact date", ru: "Спросите у нас точную дату", uz: "Aniq sanani bizdan soʻrang" },
	programFees: {
		en: "See the programs’ tuition",
		ru: "Посмотреть стоимость по программам",
		uz: "Dasturlar boʻyicha toʻlovni koʻrish",
	},
	nextDeadline: { en: "Next deadline", ru: "Ближайший срок", uz: "Eng yaqin muddat" },
	taughtIn: { en: "Taught in", ru: "Язык обучения", uz: "Taʼlim tili" },
	languages: {
		ko: { en: "Korean", ru: "корейский", uz: "koreys tili" },
		en: { en: "English", ru: "английский", uz: "ingliz tili" },
	},
	tests: { en: "Language test", ru: "Языковой тест", uz: "Til sertifikati" },
	documentsTitle: { en: "Documents for the visa", ru: "Документы для визы", uz: "Viza uchun hujjatlar" },
	documents: {
		en: (visa: string) => `You need a ${visa} visa. Documents you will need:`,
		ru: (visa: string) => `Вам понадобится виза ${visa}. Нужные документы:`,
		uz: (visa: string) => `Sizga ${visa} vizasi kerak boʻladi. Kerakli hujjatlar:`,
	},
	/** The money that a family shows in a bank account for the visa. */
	funds: {
		title: {
			en: "Money to show in the bank (it stays yours)",
			ru: "Деньги на счёте для визы (остаются Вашими)",
			uz: "Viza uchun hisobdagi pul (oʻzingizda qoladi)",
		},
		none: {
			en: "We found no rule for this case.",
			ru: "Для этого случая мы правила не нашли.",
			uz: "Bu holat uchun qoida topmadik.",
		},
		counted: {
			en: "Prepare this one: it is the highest we found",
			ru: "Готовьте эту сумму: она самая большая из найденных",
			uz: "Shuni tayyorlang: topilganlar ichida eng kattasi",
		},
		others: { en: "Other sources say", ru: "Что говорят другие источники", uz: "Boshqa manbalarda" },
		incomparable: {
			en: "Sources differ, and we have no exchange rate to compare their amounts. Prepare the highest.",
			ru: "Источники называют разные суммы, а курса, чтобы их сравнить, у нас нет. Готовьте самую большую.",
			uz: "Manbalarda summalar har xil, ularni solishtirish uchun esa bizda kurs yoʻq. Eng kattasini tayyorlang.",
		},
		eitherRegion: {
			en: "The amount depends on where the university is: the rules of both regions are shown.",
			ru: "Сумма зависит от того, где находится университет: показаны правила обоих регионов.",
			uz: "Summa universitet qayerda joylashganiga bogʻliq: ikkala hudud qoidalari koʻrsatilgan.",
		},
		usually: { en: "usually", ru: "обычно", uz: "odatda" },
		regions: {
			capital: {
				en: "for universities in Seoul, Incheon and Gyeonggi",
				ru: "для университетов в Сеуле, Инчхоне и провинции Кёнгидо",
				uz: "Seul, Inchxon va Gyeonggidagi universitetlar uchun",
			},
			other: {
				en: "for universities outside Seoul, Incheon and Gyeonggi",
				ru: "для университетов вне Сеула, Инчхона и провинции Кёнгидо",
				uz: "Seul, Inchxon va Gyeonggidan tashqaridagi universitetlar uchun",
			},
		},
		citizens: {
			en: (country: string) => `citizenship: ${country}`,
			ru: (country: string) => `гражданство: ${country}`,
			uz: (country: string) => `fuqarolik: ${country}`,
		},
		hold: {
			en: (days: number) =>
				`in the account for ${days}\u00a0${plural("en", days, { one: "day", other: "days" })} before you apply`,
			ru: (days: number) =>
				`на счёте не меньше ${days}\u00a0${plural("ru", days, { one: "дня", few: "дней", many: "дней", other: "дня" })} до подачи`,
			uz: (days: number) => `hujjat topshirishdan oldin hisobda kamida ${days}\u00a0kun`,
		},
		maxAge: {
			en: (days: number) =>
				`bank certificate at most ${days}\u00a0${plural("en", days, { one: "day", other: "days" })} old`,
			ru: (days: number) =>
				`справка из банка не старше ${days}\u00a0${plural("ru", days, { one: "дня", few: "дней", many: "дней", other: "дня" })}`,
			uz: (days: number) => `bank maʼlumotnomasi koʻpi bilan ${days}\u00a0kunlik`,
		},
		keepWhole: {
			en: "in the account during the whole stay in Korea, too",
			ru: "на счёте и всё время пребывания в Корее",
			uz: "Koreyada boʻlgan butun vaqt davomida ham hisobda",
		},
		keep: {
			en: (days: number) =>
				`in the account for ${days}\u00a0${plural("en", days, { one: "day", other: "days" })} after arrival, too`,
			ru: (days: number) =>
				`на счёте и ещё ${days}\u00a0${plural("ru", days, { one: "день", few: "дня", many: "дней", other: "дня" })} после приезда`,
			uz: (days: number) => `yetib borgandan keyin ham ${days}\u00a0kun hisobda`,
		},
		validFrom: {
			en: (day: string) => `since ${day}`,
			ru: (day: string) => `с ${day}`,
			uz: (day: string) => `${day}dan beri`,
		},
		validTo: {
			en: (day: string) => `until ${day}`,
			ru: (day: string) => `по ${day}`,
			uz: (day: string) => `${day}gacha`,
		},
		bank: {
			en: (bank: string) => `bank: ${bank}`,
			ru: (bank: string) => `банк: ${bank}`,
			uz: (bank: string) => `bank: ${bank}`,
		},
		exempt: {
			en: "Some applicants do not need to show money. Ask us whether you are one of them.",
			ru: "Некоторым деньги показывать не нужно. Спросите у нас, относится ли это к Вам.",
			uz: "Ayrim abituriyentlardan pul koʻrsatish soʻralmaydi. Sizga ham tegishlimi, bizdan soʻrang.",
		},
	},
	moreDocuments: {
		en: "What each document must contain",
		ru: "Каким должен быть каждый документ",
		uz: "Har bir hujjat qanday boʻlishi kerak",
	},
	similar: { en: "Similar programs", ru: "Похожие программы", uz: "Oʻxshash dasturlar" },
} satisfies LocalizedTexts;

/** The table of fees on a program's page. */
export const feeTable = {
	...fees,
	title: { en: "Other fees", ru: "Другие платежи", uz: "Boshqa toʻlovlar" },
	kind: { en: "Fee", ru: "Платёж", uz: "Toʻlov" },
	amount: { en: "Amount", ru: "Сумма", uz: "Summa" },
	year: {
		en: (year: number) => String(year),
		ru: (year: number) => `${year}\u00a0год`,
		uz: (year: number) => `${year}-yil`,
	},
	missing: {
		en: (kinds: string) =>
			`This university has published no amount for: ${kinds}. Our first-year estimate takes prices from other sources.`,
		ru: (kinds: string) =>
			`Этот университет не указал цену: ${kinds}. В расчёте первого года — цены из других источников.`,
		uz: (kinds: string) =>
			`Bu universitet narxini eʼlon qilmagan: ${kinds}. Birinchi yil hisobida boshqa manbalardagi narxlar olingan.`,
	},
} satisfies LocalizedTexts;

/** When a fact was last compared with its source, and the link that opens it. */
export const stamp = {
	checked: {
		en: (day: string) => `Checked on ${day}`,
		ru: (day: string) => `Проверено ${day}`,
		uz: (day: string) => `${day} kuni tekshirilgan`,
	},
	stale: {
		en: (day: string) => `Not checked since ${day}`,
		ru: (day: string) => `Не проверялось с ${day}`,
		uz: (day: string) => `${day} kunidan beri tekshirilmagan`,
	},
	/** By the grade of the source: official; a university, a law firm or the press; any other. */
	grades: {
		A: { en: "official source", ru: "официальный источник", uz: "rasmiy manba" },
		B: { en: "source", ru: "источник", uz: "manba" },
		C: { en: "unofficial source", ru: "неофициальный источник", uz: "norasmiy manba" },
	},
	sources: { en: "sources", ru: "источники", uz: "manbalar" },
} satisfies LocalizedTexts;

/** What lists of certified universities say (IEQAS). */
export const certification = {
	label: { en: "Certification (IEQAS)", ru: "Сертификат IEQAS", uz: "IEQAS sertifikati" },
	scopes: {
		degree: { en: "degree programs", ru: "высшее образование", uz: "oliy taʼlim" },
		language: { en: "Korean-language courses", ru: "курсы корейского", uz: "koreys tili kurslari" },
	},
	scopeTitles: {
		degree: { en: "Degree programs", ru: "Высшее образование", uz: "Oliy taʼlim" },
		language: { en: "Korean-language courses", ru: "Курсы корейского", uz: "Koreys tili kurslari" },
	},
	certified: {
		en: (scopes: string) => `Certified (IEQAS): ${scopes}`,
		ru: (scopes: string) => `Сертификат IEQAS: ${scopes}`,
		uz: (scopes: string) => `IEQAS sertifikati: ${scopes}`,
	},
	excellent: {
		en: (scopes: string) => `Certified as excellent (IEQAS): ${scopes}`,
		ru: (scopes: string) => `Сертификат IEQAS с отличием: ${scopes}`,
		uz: (scopes: string) => `IEQAS sertifikati, “aʼlo”: ${scopes}`,
	},
	statuses: {
		excellent: { en: "certified as excellent", ru: "есть, с отличием", uz: "bor, “aʼlo”" },
		certified: { en: "certified", ru: "есть", uz: "bor" },
		not_certified: { en: "not on the list", ru: "вуза нет в списке", uz: "universitet roʻyxatda yoʻq" },
		enhanced_screening: {
			en: "visa applications are checked more strictly",
			ru: "заявления на визу проверяют строже",
			uz: "viza arizalari qattiqroq tekshiriladi",
		},
		precision_screening: {
			en: "as a rule no visas are issued",
			ru: "визы, как правило, не выдают",
			uz: "qoida tariqasida, viza berilmaydi",
		},
	},
	status: {
		en: (scope: string, status: string, day: string) => `${scope}: ${status}, until ${day}`,
		ru: (scope: string, status: string, day: string) => `${scope}: ${status}, по\u00a0${day}`,
		uz: (scope: string, status: string, day: string) => `${scope}: ${status}, ${day}gacha`,
	},
	restricted: {
		en: (day: string) => `As a rule, no visas are issued for this university until ${day}.`,
		ru: (day: string) => `До\u00a0${day} визы для учёбы в этом вузе, как правило, не выдают.`,
		uz: (day: string) => `${day}gacha bu universitetda oʻqish uchun viza, qoida tariqasida, berilmaydi.`,
	},
	enhanced: {
		en: (day: string) => `Visa applications for this university are checked more strictly until ${day}.`,
		ru: (day: string) => `До\u00a0${day} заявления на визу для учёбы в этом вузе проверяют строже обычного.`,
		uz: (day: string) => `${day}gacha bu universitetda oʻqish uchun viza arizalari odatdagidan qattiqroq tekshiriladi.`,
	},
	/** Follows the sentences above if they concern one scope only. */
	concerns: {
		degree: {
			en: "This concerns degree programs.",
			ru: "Это касается бакалавриата, магистратуры и докторантуры.",
			uz: "Bu bakalavriat, magistratura va doktoranturaga tegishli.",
		},
		language: {
			en: "This concerns Korean-language courses.",
			ru: "Это касается курсов корейского.",
			uz: "Bu koreys tili kurslariga tegishli.",
		},
	},
	talkFirst: {
		en: "Please talk to us before you apply. You can still send the application.",
		ru: "Пожалуйста, поговорите с нами, прежде чем подавать заявку. Отправить её всё равно можно.",
		uz: "Iltimos, ariza topshirishdan oldin biz bilan gaplashing. Arizani baribir yuborishingiz mumkin.",
	},
	askUs: { en: "Talk to us", ru: "Написать нам", uz: "Bizga yozish" },
	/** Follows the name of a university in a list of choices. */
	noVisas: {
		en: (day: string) => `as a rule no visas until ${day}`,
		ru: (day: string) => `до\u00a0${day} визы, как правило, не выдают`,
		uz: (day: string) => `${day}gacha, qoida tariqasida, viza berilmaydi`,
	},
} satisfies LocalizedTexts;
