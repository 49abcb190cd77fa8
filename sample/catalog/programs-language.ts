import { durations, requirements, typedRequirements } from "./conditions.ts";
import * as published from "./fees.ts";
import { sentences } from "./text.ts";
import type { SampleFee, SampleProgram, TeachingLanguage, Text } from "./types.ts";

type Details = {
	/** The teaching institute; omitted if its English name is not confirmed. */
	institute?: Text;
	note: Text;
	/** A published price with its year, and the same as a fee; without it, visitors are invited to ask. */
	fees?: Text;
	feeItems?: SampleFee[];
	/** As the description says; omitted if it does not. */
	taughtIn?: TeachingLanguage[];
	duration?: Text;
	requirements?: Text;
};

const course: Text = {
	en: "Lessons on weekdays, usually in six levels, from the alphabet to academic Korean; a placement test decides your level.",
	ru: "Занятия по будням, обычно шесть уровней: от алфавита до академического корейского; Ваш уровень определит вступительный тест.",
	uz: "Darslar ish kunlari, odatda olti daraja: alifbodan akademik koreys tiligacha; darajangiz joylashtirish testi bilan belgilanadi.",
};

const title: Text = { en: "Korean language course", ru: "Курс корейского языка", uz: "Koreys tili kursi" };

function titleAt(institute: Text): Text {
	return {
		en: `${title.en}, ${institute.en}`,
		ru: `${title.ru}, ${institute.ru}`,
		uz: `${title.uz}, ${institute.uz}`,
	};
}

function language(university: string, details: Details): SampleProgram {
	return {
		university,
		type: "Language",
		title: details.institute ? titleAt(details.institute) : title,
		description: sentences(course, details.note),
		duration: details.duration ?? durations.tenWeeks,
		fees: details.fees ?? null,
		feeItems: details.feeItems ?? [],
		requirements: details.requirements ?? requirements.language,
		...typedRequirements(details.requirements ?? requirements.language),
		taughtIn: details.taughtIn ?? [],
	};
}

const languageEducationInstitute: Text = {
	en: "Language Education Institute",
	ru: "Институт языкового образования",
	uz: "Til taʼlimi instituti",
};

const internationalEducationInstitute: Text = {
	en: "Institute of International Education",
	ru: "Институт международного образования",
	uz: "Xalqaro taʼlim instituti",
};

const koreanLanguageCenter: Text = {
	en: "Korean Language Center",
	ru: "Центр корейского языка",
	uz: "Koreys tili markazi",
};

export const languagePrograms: SampleProgram[] = [
	language("snu", {
		institute: languageEducationInstitute,
		note: {
			en: "Held on the Gwanak campus since 1969.",
			ru: "Занятия на кампусе Кванак идут с 1969 года.",
			uz: "Gwanak kampusida 1969-yildan beri oʻtkazib kelinadi.",
		},
	}),
	language("yonsei", {
		institute: {
			en: "Korean Language Institute",
			ru: "Институт корейского языка",
			uz: "Koreys tili instituti",
		},
		note: {
			en: "There are morning and afternoon groups, and you can take the course more slowly, in eight levels.",
			ru: "Есть утренние и дневные группы; курс можно пройти и в более спокойном темпе, за восемь уровней.",
			uz: "Ertalabki va kunduzgi guruhlar bor; kursni sekinroq surʼatda, sakkiz darajada ham oʻtish mumkin.",
		},
		...published.yonseiLanguage,
	}),
	language("korea", {
		institute: koreanLanguageCenter,
		note: {
			en: "Founded in 1986, on the Anam campus; you can prepare here for a degree at the same university.",
			ru: "Центр открыт в 1986 году на кампусе Анам; отсюда можно готовиться к поступлению в тот же университет.",
			uz: "Markaz 1986-yilda Anam kampusida ochilgan; shu universitetga kirishga tayyorlanish mumkin.",
		},
	}),
	language("skku", {
		institute: {
			en: "Sungkyun Language Institute",
			ru: "Языковой институт Сонгюн",
			uz: "Sungkyun til instituti",
		},
		note: {
			en: "Intensive lessons in groups of 10–15 on the Seoul campus.",
			ru: "Интенсивные занятия в группах по 10–15 человек на сеульском кампусе.",
			uz: "Seul kampusida 10–15 kishilik guruhlarda jadal darslar.",
		},
		duration: durations.eightWeeks,
	}),
	language("hanyang", {
		institute: internationalEducationInstitute,
		note: {
			en: "In the east of Seoul, beside a subway station; students of Hanyang pay less.",
			ru: "На востоке Сеула, рядом со станцией метро; для студентов Ханъяна цена ниже.",
			uz: "Seul sharqida, metro bekati yonida; Hanyang talabalari uchun narx arzonroq.",
		},
		...published.hanyangLanguage,
	}),
	language("kyunghee", {
		institute: internationalEducationInstitute,
		note: {
			en: "Students of government scholarship programs learn here too.",
			ru: "Здесь учатся и стипендиаты государственных программ.",
			uz: "Davlat dasturlari stipendiatlari ham shu yerda oʻqiydi.",
		},
	}),
	language("ewha", {
		institute: {
			en: "Ewha Language Center",
			ru: "Языковой центр Ихва",
			uz: "Ewha til markazi",
		},
		note: {
			en: "Unlike the bachelor’s programs, the language course is open to men and women.",
			ru: "В отличие от бакалавриата, языковой курс открыт и для юношей, и для девушек.",
			uz: "Bakalavriatdan farqli oʻlaroq, til kursi yigitlar uchun ham, qizlar uchun ham ochiq.",
		},
	}),
	language("chungang", {
		note: {
			en: "Held on the Heukseok campus, south of the Han River.",
			ru: "Занятия проходят на кампусе Хыксок, к югу от реки Ханган.",
			uz: "Darslar Han daryosi janubidagi Heukseok kampusida oʻtadi.",
		},
	}),
	language("sogang", {
		institute: {
			en: "Korean Language Education Center",
			ru: "Центр обучения корейскому языку",
			uz: "Koreys tili taʼlimi markazi",
		},
		note: {
			en: "Speaking comes first: you spend most of the day in conversation and tasks. In 2025, applications closed on 21 January, 29 April, 23 July and 23 October.",
			ru: "На первом месте речь: большую часть дня занимают разговор и задания. В 2025 году заявки принимали до 21 января, 29 апреля, 23 июля и 23 октября.",
			uz: "Birinchi oʻrinda soʻzlashuv: kunning koʻp qismi suhbat va topshiriqlarga ketadi. 2025-yilda arizalar 21-yanvar, 29-aprel, 23-iyul va 23-oktabrgacha qabul qilingan.",
		},
	}),
	language("dongguk", {
		institute: {
			en: "Institute of International Language",
			ru: "Институт иностранных языков",
			uz: "Xalqaro tillar instituti",
		},
		note: {
			en: "In the center of Seoul, on the slope of Namsan. The price includes textbooks, and the school returns it in full if the visa is refused.",
			ru: "В центре Сеула, на склоне горы Намсан. В цену входят учебники; при отказе в визе её возвращают полностью.",
			uz: "Seul markazida, Namsan togʻi yonbagʻrida. Narxga darsliklar kiradi; viza rad etilsa, toʻliq qaytariladi.",
		},
		...published.donggukLanguage,
	}),
	language("kwangwoon", {
		institute: internationalEducationInstitute,
		note: {
			en: "In the quiet north-east of Seoul.",
			ru: "В спокойном северо-восточном районе Сеула.",
			uz: "Seulning tinch shimoli-sharqida.",
		},
		...published.kwangwoonLanguage,
		requirements: requirements.languageOneYear,
	}),
	language("sejong", {
		institute: {
			en: "Center for International Education",
			ru: "Центр международного образования",
			uz: "Xalqaro taʼlim markazi",
		},
		note: {
			en: "In the east of Seoul, opposite the Children’s Grand Park.",
			ru: "На востоке Сеула, напротив Большого детского парка.",
			uz: "Seul sharqida, Katta bolalar bogʻi qarshisida.",
		},
	}),
	language("pusan", {
		institute: languageEducationInstitute,
		note: {
			en: "The institute of Busan’s largest university, on the main campus below Geumjeong Mountain.",
			ru: "Институт при крупнейшем университете Пусана, на главном кампусе у горы Кымджонсан.",
			uz: "Pusandagi eng katta universitet qoshidagi institut, Geumjeongsan togʻi etagidagi asosiy kampusda.",
		},
	}),
	language("pukyong", {
		note: {
			en: "You can walk from the campus to the sea; the shops and cafés of Gwangalli are close.",
			ru: "От кампуса можно дойти до моря; рядом магазины и кафе Кваналли.",
			uz: "Kampusdan dengizgacha piyoda borsa boʻladi; yaqinda Gwangalli doʻkon va kafelari bor.",
		},
	}),
	language("donga", {
		institute: {
			en: "Office of International Affairs",
			ru: "Отдел международных связей",
			uz: "Xalqaro aloqalar boʻlimi",
		},
		note: {
			en: "If the visa is refused, the school returns the tuition in full, but not the application fee.",
			ru: "При отказе в визе плату за обучение возвращают полностью, сбор за рассмотрение заявки — нет.",
			uz: "Viza rad etilsa, oʻqish toʻlovi toʻliq qaytariladi, ariza uchun toʻlov qaytarilmaydi.",
		},
		requirements: requirements.languageFourTerms,
	}),
	language("dongseo", {
		institute: {
			en: "Dongseo International Language Center",
			ru: "Международный языковой центр Тонсо",
			uz: "Dongseo xalqaro til markazi",
		},
		note: {
			en: "About 13 people in a group; you get a certificate from level 4. In 2024, applications closed on 12 January, 12 April, 12 July and 18 October.",
			ru: "В группе около 13 человек; сертификат выдают с четвёртого уровня. В 2024 году заявки принимали до 12 января, 12 апреля, 12 июля и 18 октября.",
			uz: "Guruhda taxminan 13 kishi; sertifikat toʻrtinchi darajadan beriladi. 2024-yilda arizalar 12-yanvar, 12-aprel, 12-iyul va 18-oktabrgacha qabul qilingan.",
		},
		...published.dongseoLanguage,
	}),
	language("inha", {
		note: {
			en: "In Incheon, about an hour from the center of Seoul by subway and closer to the airport.",
			ru: "В Инчхоне, примерно в часе на метро от центра Сеула и ближе к аэропорту.",
			uz: "Inchxonda, Seul markazidan metroda taxminan bir soat, aeroportga esa yaqinroq.",
		},
	}),
	language("knu", {
		institute: {
			en: "Korean Language Program",
			ru: "Программа корейского языка",
			uz: "Koreys tili dasturi",
		},
		note: {
			en: "Student helpers, a field trip each term and scholarships for grades and attendance. In 2024, applications were taken on 4–29 March, 3–28 June and 1–29 December.",
			ru: "Есть помощники из студентов, поездка на каждом курсе и стипендии за оценки и посещаемость. В 2024 году заявки принимали 4–29 марта, 3–28 июня и 1–29 декабря.",
			uz: "Talaba-yordamchilar, har kursda sayohat, baho va davomat uchun stipendiyalar bor. 2024-yilda arizalar 4–29-mart, 3–28-iyun va 1–29-dekabrda qabul qilingan.",
		},
	}),
	language("keimyung", {
		institute: koreanLanguageCenter,
		note: {
			en: "Held on the red-brick Seongseo campus in the west of Daegu.",
			ru: "Занятия на краснокирпичном кампусе Сонсо на западе Тэгу.",
			uz: "Darslar Tegu gʻarbidagi qizil gʻishtli Seongseo kampusida.",
		},
	}),
	language("hannam", {
		note: {
			en: "A first step to Hannam’s degree programs. In 2023, a higher TOPIK level brought a larger scholarship there.",
			ru: "Первый шаг к программам Ханнама. В 2023 году при более высоком TOPIK стипендия там была больше.",
			uz: "Hannam dasturlariga birinchi qadam. 2023-yilda u yerda TOPIK darajasi qancha yuqori boʻlsa, stipendiya shuncha katta boʻlgan.",
		},
	}),
	language("woosong", {
		note: {
			en: "Suits those who want to study at Woosong in Korean later.",
			ru: "Подойдёт тем, кто потом хочет учиться в Усоне на корейском.",
			uz: "Keyinchalik Woosongda koreys tilida oʻqimoqchi boʻlganlarga mos.",
		},
	}),
	language("chonnam", {
		note: {
			en: "The course of the public university in Gwangju.",
			ru: "Курс государственного университета Кванджу.",
			uz: "Kvanjudagi davlat universitetining kursi.",
		},
	}),
	language("chosun", {
		note: {
			en: "Ask about the scholarship for new degree students: its size depends on the TOPIK level.",
			ru: "Спросите о стипендии для новых студентов: её размер зависит от уровня TOPIK.",
			uz: "Yangi talabalar uchun stipendiya haqida soʻrang: uning miqdori TOPIK darajasiga bogʻliq.",
		},
	}),
	language("honam", {
		note: {
			en: "In the west of Gwangju, where many Koreans from Uzbekistan and its neighbors live.",
			ru: "На западе Кванджу, где живёт много корейцев из Узбекистана и соседних стран.",
			uz: "Kvanju gʻarbida; bu yerda Oʻzbekiston va qoʻshni davlatlardan kelgan koreyslar koʻp yashaydi.",
		},
	}),
];
