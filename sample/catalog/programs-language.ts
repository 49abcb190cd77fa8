import { aboutWonPerTerm, durations, requirements, wonPerTerm } from "./conditions.ts";
import { sentences } from "./text.ts";
import type { SampleProgram, Text } from "./types.ts";

type Details = {
	/** The institute that teaches; left out where its English name is not confirmed. */
	institute?: Text;
	note: Text;
	fees: Text | null;
	applicationDeadline: string | null;
	duration?: Text;
	requirements?: Text;
};

const course: Text = {
	en: "Lessons on weekdays in six levels, from the alphabet to academic Korean; a placement test decides the level.",
	ru: "Занятия по будням, шесть уровней: от алфавита до академического корейского; уровень определяет вступительный тест.",
	uz: "Darslar ish kunlari, olti daraja: alifbodan akademik koreys tiligacha; daraja joylashtirish testi bilan belgilanadi.",
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
		fees: details.fees,
		requirements: details.requirements ?? requirements.language,
		applicationDeadline: details.applicationDeadline,
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
			en: "Held on the Gwanak campus since 1969; the textbooks written here are used by many other schools.",
			ru: "Занятия на кампусе Кванак идут с 1969 года; по учебникам этого института учат во многих других школах.",
			uz: "Kvanak kampusida 1969-yildan beri oʻtkaziladi; bu yerda yozilgan darsliklardan koʻp boshqa maktablar foydalanadi.",
		},
		fees: null,
		applicationDeadline: "2026-12-18",
	}),
	language("yonsei", {
		institute: {
			en: "Korean Language Institute",
			ru: "Институт корейского языка",
			uz: "Koreys tili instituti",
		},
		note: {
			en: "Around 1,600 people study here every term. Morning and afternoon groups; the course can also be taken in eight slower levels.",
			ru: "Каждый семестр здесь учатся около 1600 человек. Есть утренние и дневные группы; курс можно пройти и в более спокойном темпе, за восемь уровней.",
			uz: "Har semestrda bu yerda 1600 ga yaqin kishi oʻqiydi. Ertalabki va kunduzgi guruhlar bor; kursni sekinroq surʼatda, sakkiz darajada ham oʻtish mumkin.",
		},
		fees: wonPerTerm(1_730_000),
		applicationDeadline: "2027-01-08",
	}),
	language("korea", {
		institute: koreanLanguageCenter,
		note: {
			en: "Founded in 1986, on the Anam campus; many students go on to a degree at the same university.",
			ru: "Центр открыт в 1986 году на кампусе Анам; отсюда можно готовиться к поступлению в тот же университет.",
			uz: "Markaz 1986-yilda Anam kampusida ochilgan; shu universitetga kirishga tayyorlanish mumkin.",
		},
		fees: aboutWonPerTerm(1_700_000),
		applicationDeadline: "2027-01-15",
	}),
	language("skku", {
		institute: {
			en: "Sungkyun Language Institute",
			ru: "Языковой институт Сонгюн",
			uz: "Songyun til instituti",
		},
		note: {
			en: "Intensive lessons in groups of 10–15 on the Seoul campus, useful before entering a Korean university.",
			ru: "Интенсивные занятия в группах по 10–15 человек на сеульском кампусе; удобно перед поступлением в корейский вуз.",
			uz: "Seul kampusida 10–15 kishilik guruhlarda jadal darslar; koreys oliygohiga kirishdan oldin qulay.",
		},
		duration: durations.eightWeeks,
		fees: null,
		applicationDeadline: "2027-01-29",
	}),
	language("hanyang", {
		institute: internationalEducationInstitute,
		note: {
			en: "In the east of Seoul, beside an underground station; students of Hanyang pay less.",
			ru: "На востоке Сеула, рядом со станцией метро; для студентов Ханъяна цена ниже.",
			uz: "Seul sharqida, metro bekati yonida; Hanyan talabalari uchun narx arzonroq.",
		},
		fees: wonPerTerm(1_650_000),
		applicationDeadline: "2027-01-22",
	}),
	language("kyunghee", {
		institute: internationalEducationInstitute,
		note: {
			en: "Each learner gets a Korean student as helper, and scholars of government programs learn here too.",
			ru: "Каждому дают помощника из корейских студентов; здесь учатся и стипендиаты государственных программ.",
			uz: "Har bir oʻquvchiga koreys talabalaridan yordamchi beriladi; davlat dasturlari stipendiatlari ham shu yerda oʻqiydi.",
		},
		fees: wonPerTerm(1_800_000),
		applicationDeadline: "2027-01-15",
	}),
	language("ewha", {
		institute: {
			en: "Ewha Language Center",
			ru: "Языковой центр Ихва",
			uz: "Ihva til markazi",
		},
		note: {
			en: "Unlike the bachelor’s programs, the language course is open to men and women.",
			ru: "В отличие от бакалавриата, языковой курс открыт и для юношей, и для девушек.",
			uz: "Bakalavriatdan farqli oʻlaroq, til kursi yigitlar uchun ham, qizlar uchun ham ochiq.",
		},
		fees: aboutWonPerTerm(1_700_000),
		applicationDeadline: "2027-01-22",
	}),
	language("chungang", {
		note: {
			en: "Held on the Heukseok campus, south of the Han River.",
			ru: "Занятия проходят на кампусе Хыксок, к югу от реки Ханган.",
			uz: "Darslar Hangan daryosi janubidagi Hiksok kampusida oʻtadi.",
		},
		fees: aboutWonPerTerm(1_600_000),
		applicationDeadline: "2027-04-16",
	}),
	language("sogang", {
		institute: {
			en: "Korean Language Education Center",
			ru: "Центр обучения корейскому языку",
			uz: "Koreys tili taʼlimi markazi",
		},
		note: {
			en: "Speaking comes first: most of the day is spent in conversation and tasks. Places for the spring term are given in order of application.",
			ru: "На первом месте речь: большую часть дня занимают разговор и задания. Места распределяют в порядке подачи заявок.",
			uz: "Birinchi oʻrinda soʻzlashuv: kunning koʻp qismi suhbat va topshiriqlarga ketadi. Joylar ariza berilgan tartibda taqsimlanadi.",
		},
		fees: aboutWonPerTerm(1_800_000),
		applicationDeadline: "2027-01-21",
	}),
	language("dongguk", {
		institute: {
			en: "Institute of International Language",
			ru: "Институт иностранных языков",
			uz: "Xalqaro tillar instituti",
		},
		note: {
			en: "In the centre of Seoul on the slope of Namsan. The price includes textbooks, and it is paid back in full if the visa is refused.",
			ru: "В центре Сеула, на склоне горы Намсан. В цену входят учебники; при отказе в визе её возвращают полностью.",
			uz: "Seul markazida, Namsan togʻi yonbagʻrida. Narxga darsliklar kiradi; viza rad etilsa, toʻliq qaytariladi.",
		},
		fees: wonPerTerm(1_650_000),
		applicationDeadline: "2027-01-15",
	}),
	language("kwangwoon", {
		institute: internationalEducationInstitute,
		note: {
			en: "One of the less expensive courses in Seoul, in the quiet north-east of the city.",
			ru: "Один из недорогих курсов Сеула, в спокойном северо-восточном районе.",
			uz: "Seuldagi nisbatan arzon kurslardan biri, shaharning tinch shimoli-sharqida.",
		},
		fees: wonPerTerm(1_400_000),
		requirements: requirements.languageOneYear,
		applicationDeadline: "2026-12-11",
	}),
	language("sejong", {
		institute: {
			en: "Center for International Education",
			ru: "Центр международного образования",
			uz: "Xalqaro taʼlim markazi",
		},
		note: {
			en: "After two terms the center can recommend a student for Sejong’s degree programs (admission guide of 2019).",
			ru: "После двух семестров центр может рекомендовать студента на программы Седжона (правила приёма 2019 года).",
			uz: "Ikki semestrdan keyin markaz talabani Sejon dasturlariga tavsiya qilishi mumkin (2019-yilgi qabul qoidalari).",
		},
		fees: aboutWonPerTerm(1_600_000),
		applicationDeadline: "2027-04-09",
	}),
	language("pusan", {
		institute: languageEducationInstitute,
		note: {
			en: "The largest university language institute in Busan, on the main campus below Geumjeong Mountain.",
			ru: "Институт при крупнейшем университете Пусана, на главном кампусе у горы Кымджонсан.",
			uz: "Pusandagi eng katta universitet qoshidagi institut, Kimjonsan togʻi etagidagi asosiy kampusda.",
		},
		fees: aboutWonPerTerm(1_400_000),
		applicationDeadline: "2027-01-15",
	}),
	language("pukyong", {
		note: {
			en: "The campus is a walk from the sea and close to the shops and jobs of Gwangalli.",
			ru: "От кампуса можно дойти до моря; рядом магазины и кафе Кваналли.",
			uz: "Kampusdan dengizgacha piyoda borsa boʻladi; yaqinda Kvanalli doʻkon va kafelari bor.",
		},
		fees: aboutWonPerTerm(1_300_000),
		applicationDeadline: "2027-04-02",
	}),
	language("donga", {
		institute: {
			en: "Office of International Affairs",
			ru: "Отдел международных связей",
			uz: "Xalqaro aloqalar boʻlimi",
		},
		note: {
			en: "If the visa is refused, tuition is paid back in full; the application fee is not.",
			ru: "При отказе в визе плату за обучение возвращают полностью, регистрационный сбор — нет.",
			uz: "Viza rad etilsa, oʻqish toʻlovi toʻliq qaytariladi, ariza badali qaytarilmaydi.",
		},
		fees: aboutWonPerTerm(1_300_000),
		requirements: requirements.languageFourTerms,
		applicationDeadline: "2026-12-18",
	}),
	language("dongseo", {
		institute: {
			en: "Dongseo International Language Center",
			ru: "Международный языковой центр Тонсо",
			uz: "Tonso xalqaro til markazi",
		},
		note: {
			en: "About 13 people in a group; a certificate is given from level 4.",
			ru: "В группе около 13 человек; сертификат выдают с четвёртого уровня.",
			uz: "Guruhda taxminan 13 kishi; sertifikat toʻrtinchi darajadan beriladi.",
		},
		fees: {
			en: "3,000,000 KRW for two terms (2024)",
			ru: "3\u00a0000\u00a0000\u00a0вон за два семестра (2024 год)",
			uz: "ikki semestr uchun 3\u00a0000\u00a0000\u00a0von (2024-yil)",
		},
		applicationDeadline: "2027-01-12",
	}),
	language("inha", {
		note: {
			en: "In Incheon, about an hour from the centre of Seoul by underground and closer to the airport.",
			ru: "В Инчхоне, примерно в часе на метро от центра Сеула и ближе к аэропорту.",
			uz: "Inchxonda, Seul markazidan metroda taxminan bir soat, aeroportga esa yaqinroq.",
		},
		fees: aboutWonPerTerm(1_400_000),
		applicationDeadline: "2027-04-09",
	}),
	language("knu", {
		institute: {
			en: "Korean Language Program",
			ru: "Программа корейского языка",
			uz: "Koreys tili dasturi",
		},
		note: {
			en: "A public university with buddies, a field trip each term and scholarships for marks and attendance. The winter term can be full.",
			ru: "Государственный университет: есть напарники из студентов, поездка в каждом семестре и стипендии за оценки и посещаемость. На зимний семестр мест может не быть.",
			uz: "Davlat universiteti: talaba-yordamchilar, har semestrda sayohat, baho va davomat uchun stipendiyalar bor. Qishki semestrda joy boʻlmasligi mumkin.",
		},
		fees: aboutWonPerTerm(1_300_000),
		applicationDeadline: "2026-12-29",
	}),
	language("keimyung", {
		institute: koreanLanguageCenter,
		note: {
			en: "Held on the red-brick Seongseo campus; living in Daegu costs less than in Seoul.",
			ru: "Занятия на краснокирпичном кампусе Сонсо; жизнь в Тэгу дешевле, чем в Сеуле.",
			uz: "Darslar qizil gʻishtli Sonso kampusida; Teguda yashash Seuldagidan arzonroq.",
		},
		fees: aboutWonPerTerm(1_300_000),
		applicationDeadline: "2027-03-26",
	}),
	language("hannam", {
		note: {
			en: "A first step to Hannam’s degree programs, where a higher TOPIK level brings a larger scholarship.",
			ru: "Первый шаг к программам Ханнама, где при более высоком TOPIK стипендия больше.",
			uz: "Hannam dasturlariga birinchi qadam; u yerda TOPIK darajasi qancha yuqori boʻlsa, stipendiya shuncha katta.",
		},
		fees: aboutWonPerTerm(1_200_000),
		applicationDeadline: "2027-03-19",
	}),
	language("woosong", {
		note: {
			en: "Suits those who later want to study in Korean at Woosong instead of in English.",
			ru: "Подойдёт тем, кто потом хочет учиться в Усоне на корейском, а не на английском.",
			uz: "Keyinchalik Usonda ingliz tilida emas, koreys tilida oʻqimoqchi boʻlganlarga mos.",
		},
		fees: aboutWonPerTerm(1_200_000),
		applicationDeadline: null,
	}),
	language("chonnam", {
		note: {
			en: "The public university of Gwangju; the city is quieter and cheaper than the capital.",
			ru: "Курс государственного университета Кванджу; город спокойнее и дешевле столицы.",
			uz: "Kvanju davlat universitetining kursi; shahar poytaxtdan tinchroq va arzonroq.",
		},
		fees: aboutWonPerTerm(1_300_000),
		applicationDeadline: "2027-06-11",
	}),
	language("chosun", {
		note: {
			en: "A good TOPIK result here pays off later: new degree students receive from a third to all of tuition by level.",
			ru: "Хороший TOPIK окупится: новым студентам программ оплачивают от трети до всей стоимости, в зависимости от уровня.",
			uz: "Yaxshi TOPIK natijasi keyin asqotadi: dasturlarning yangi talabalariga darajasiga qarab toʻlovning uchdan biridan toʻliq qismigacha qoplanadi.",
		},
		fees: aboutWonPerTerm(1_300_000),
		applicationDeadline: "2027-06-18",
	}),
	language("honam", {
		note: {
			en: "A small course in the west of Gwangju, in the district where many ethnic Koreans from Uzbekistan and its neighbours live.",
			ru: "Небольшой курс на западе Кванджу, в районе, где живёт много корейцев из Узбекистана и других стран СНГ.",
			uz: "Kvanju gʻarbidagi kichik kurs; bu tumanda Oʻzbekiston va boshqa MDH davlatlaridan kelgan koreyslar koʻp yashaydi.",
		},
		fees: aboutWonPerTerm(1_200_000),
		applicationDeadline: "2027-06-04",
	}),
];
