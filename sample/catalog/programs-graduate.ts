import { durations, requirements, typedRequirements } from "./conditions.ts";
import * as published from "./fees.ts";
import * as subjects from "./subjects.ts";
import { sentences } from "./text.ts";
import type { SampleFee, SampleProgram, TeachingLanguage, Text } from "./types.ts";

type Details = {
	/** What is specific to this subject at this university; omitted without a source. */
	note?: Text;
	requirements: Text;
	title?: Text;
	/** A published price with its year, and the same as a fee; without it, visitors are invited to ask. */
	fees?: Text;
	feeItems?: SampleFee[];
	/** As the description says; omitted if it does not. */
	taughtIn?: TeachingLanguage[];
};

function graduate(
	type: "Master" | "PhD",
	university: string,
	subject: subjects.Subject,
	details: Details,
): SampleProgram {
	return {
		university,
		type,
		title: details.title ?? subject.title,
		description: details.note ? sentences(subject.about, details.note) : subject.about,
		duration: type === "Master" ? durations.master : durations.phd,
		fees: details.fees ?? null,
		feeItems: details.feeItems ?? [],
		requirements: details.requirements,
		...typedRequirements(details.requirements),
		taughtIn: details.taughtIn ?? [],
	};
}

function master(university: string, subject: subjects.Subject, details: Details): SampleProgram {
	return graduate("Master", university, subject, details);
}

function phd(university: string, subject: subjects.Subject, details: Details): SampleProgram {
	return graduate("PhD", university, subject, details);
}

/** Only selected students receive it (F12). */
const freeWithKaistScholarship: Text = {
	en: "Free for students who receive the KAIST scholarship (for the regular period of study); others pay tuition",
	ru: "Бесплатно для тех, кто получил стипендию KAIST (на нормативный срок обучения); остальные платят за обучение",
	uz: "KAIST stipendiyasini olganlar uchun bepul (belgilangan oʻqish muddati davomida); qolganlar oʻqish toʻlovini toʻlaydi",
};

const gistNote: Text = {
	en: "In 2022, GIST paid the tuition of all international graduate students. Applications usually close on 15 October and 15 April.",
	ru: "В 2022 году GIST оплачивал обучение всем иностранным магистрантам и докторантам. Приём заявок обычно заканчивается 15 октября и 15 апреля.",
	uz: "2022-yilda GIST barcha xorijiy magistr va doktorantlarning oʻqish toʻlovini toʻlagan. Ariza qabuli odatda 15-oktabr va 15-aprelda tugaydi.",
};

export const masterPrograms: SampleProgram[] = [
	master("snu", subjects.internationalStudies, {
		taughtIn: ["en"],
		note: {
			en: "The Graduate School of International Studies teaches largely in English. You can specialize in trade, cooperation, a region or Korea.",
			ru: "Высшая школа международных исследований ведёт занятия в основном на английском; есть специализации: торговля, сотрудничество, регионы, корееведение.",
			uz: "Xalqaro tadqiqotlar oliy maktabida darslar asosan ingliz tilida; ixtisosliklar: savdo, hamkorlik, mintaqashunoslik, koreysshunoslik.",
		},
		requirements: requirements.masterInEnglish,
	}),
	master("snu", subjects.electricalEngineering, {
		note: {
			en: "Every student joins a laboratory: write to a professor before you apply.",
			ru: "Каждый студент работает в лаборатории: до подачи заявки напишите профессору.",
			uz: "Har bir talaba laboratoriyada ishlaydi: ariza topshirishdan oldin professorga yozing.",
		},
		requirements: requirements.masterInEnglish,
	}),
	master("yonsei", subjects.mba, {
		taughtIn: ["en"],
		note: {
			en: "Taught in English at the School of Business in Sinchon.",
			ru: "Преподают на английском языке в Школе бизнеса в Синчхоне.",
			uz: "Sinchondagi Biznes maktabida ingliz tilida oʻqitiladi.",
		},
		requirements: requirements.masterInEnglish,
	}),
	master("yonsei", subjects.koreanStudies, {
		taughtIn: ["en"],
		note: {
			en: "Taught in English at the Graduate School of International Studies.",
			ru: "Программа Высшей школы международных исследований на английском.",
			uz: "Xalqaro tadqiqotlar oliy maktabining ingliz tilidagi dasturi.",
		},
		requirements: requirements.masterInEnglish,
	}),
	master("korea", subjects.internationalStudies, {
		taughtIn: ["en"],
		note: {
			en: "The school is in Anam and teaches in English. Applications for September are taken in March.",
			ru: "Школа находится в Анаме, обучение на английском. Заявки на сентябрь принимают в марте.",
			uz: "Maktab Anamda joylashgan, oʻqish ingliz tilida. Sentabr uchun arizalar martda qabul qilinadi.",
		},
		requirements: requirements.masterInEnglish,
	}),
	master("korea", subjects.koreanLanguage, {
		requirements: requirements.masterInKorean,
	}),
	master("kaist", subjects.artificialIntelligence, {
		taughtIn: ["en"],
		note: {
			en: "KAIST opened its graduate school of artificial intelligence in 2019; it teaches in English.",
			ru: "В 2019 году KAIST открыл высшую школу искусственного интеллекта; обучение на английском.",
			uz: "KAIST 2019-yilda sunʼiy intellekt oliy maktabini ochgan; oʻqish ingliz tilida.",
		},
		requirements: requirements.masterInEnglish,
		fees: freeWithKaistScholarship,
	}),
	master("kaist", subjects.bioBrain, {
		taughtIn: ["en"],
		note: {
			en: "Taught in English in Daejeon.",
			ru: "Обучение на английском в Тэджоне.",
			uz: "Oʻqish Tejonda, ingliz tilida.",
		},
		requirements: requirements.masterInEnglish,
		fees: freeWithKaistScholarship,
	}),
	master("postech", subjects.materials, {
		taughtIn: ["en"],
		title: {
			en: "Ferrous and Eco Materials Technology",
			ru: "Технология чёрных металлов и экологичных материалов",
			uz: "Qora metallar va ekologik materiallar texnologiyasi",
		},
		note: {
			en: "A graduate institute next to the POSCO steelworks; it teaches in English.",
			ru: "Институт рядом с металлургическим комбинатом POSCO; обучение на английском.",
			uz: "POSCO metallurgiya kombinati yonidagi institut; oʻqish ingliz tilida.",
		},
		requirements: requirements.masterInEnglish,
	}),
	master("postech", subjects.mechanical, {
		requirements: requirements.masterInEnglish,
	}),
	master("skku", subjects.mba, {
		taughtIn: ["en"],
		note: {
			en: "SKK Graduate School of Business in Seoul teaches in English.",
			ru: "Высшая школа бизнеса SKK в Сеуле преподаёт на английском.",
			uz: "Seuldagi SKK biznes oliy maktabi ingliz tilida oʻqitadi.",
		},
		requirements: requirements.masterInEnglish,
	}),
	master("hanyang", subjects.electronics, {
		requirements: requirements.masterInEnglish,
	}),
	master("kyunghee", subjects.hospitality, {
		note: {
			en: "For those who want to manage hotels, restaurants or conventions, or to go on to teaching.",
			ru: "Для тех, кто хочет управлять гостиницами, ресторанами и конференциями или преподавать.",
			uz: "Mehmonxona, restoran va anjumanlarni boshqarmoqchi yoki dars bermoqchi boʻlganlar uchun.",
		},
		requirements: requirements.masterInKorean,
	}),
	master("ewha", subjects.internationalStudies, {
		taughtIn: ["en"],
		note: {
			en: "Trade, development cooperation and Korean studies, taught in English.",
			ru: "Торговля, сотрудничество в целях развития и корееведение на английском.",
			uz: "Savdo, taraqqiyot hamkorligi va koreysshunoslik ingliz tilida.",
		},
		requirements: requirements.masterInEnglish,
	}),
	master("ewha", subjects.koreanLanguageEducation, {
		note: {
			en: "The university has its own language center.",
			ru: "В университете есть собственный языковой центр.",
			uz: "Universitetning oʻz til markazi bor.",
		},
		requirements: requirements.masterInKorean,
	}),
	master("chungang", subjects.imaging, {
		note: {
			en: "The Graduate School of Advanced Imaging Science, Multimedia and Film joins engineers and film-makers.",
			ru: "Высшая школа визуальных технологий, мультимедиа и кино объединяет инженеров и кинематографистов.",
			uz: "Vizual texnologiyalar, multimedia va kino oliy maktabi muhandislar va kinochilarni birlashtiradi.",
		},
		requirements: requirements.masterWithPortfolio,
	}),
	master("sogang", subjects.internationalStudies, {
		taughtIn: ["en"],
		note: {
			en: "Lectures are in English, and you can take Korean lessons on the same campus.",
			ru: "Лекции на английском; на том же кампусе можно учить корейский.",
			uz: "Maʼruzalar ingliz tilida; shu kampusning oʻzida koreys tilini oʻrganish mumkin.",
		},
		requirements: requirements.masterInEnglish,
	}),
	master("sogang", subjects.economics, {
		note: {
			en: "You need a good basis in mathematics.",
			ru: "Нужна хорошая математическая подготовка.",
			uz: "Matematikadan yaxshi tayyorgarlik kerak.",
		},
		requirements: requirements.masterInKorean,
	}),
	master("konkuk", subjects.realEstate, {
		note: {
			en: "Useful for those who plan to work with Korean developers or investors in Central Asia.",
			ru: "Пригодится тем, кто собирается работать с корейскими застройщиками и инвесторами в Центральной Азии.",
			uz: "Markaziy Osiyoda koreys quruvchi va investorlari bilan ishlamoqchi boʻlganlarga asqotadi.",
		},
		requirements: requirements.masterInKorean,
	}),
	master("dongguk", subjects.buddhistStudies, {
		note: {
			en: "Dongguk was founded by the Korean Buddhist community. The field also suits those who study the Buddhist past of Central Asia.",
			ru: "Тонгук основан буддийской общиной Кореи. Программа подойдёт и тем, кто изучает буддийское прошлое Центральной Азии.",
			uz: "Dongguk Koreya buddistlar jamoasi tomonidan tashkil etilgan. Dastur Markaziy Osiyoning buddaviy oʻtmishini oʻrganuvchilarga ham mos.",
		},
		requirements: requirements.masterInKorean,
	}),
	master("kwangwoon", subjects.electronics, {
		note: {
			en: "Electronics has been Kwangwoon’s field since its beginnings as a radio school.",
			ru: "Электроника — направление Квануна с тех пор, как он был школой радиотехники.",
			uz: "Elektronika — Kwangwoon radiotexnika maktabi boʻlgan paytdan beri uning yoʻnalishi.",
		},
		requirements: requirements.masterInKorean,
	}),
	master("sejong", subjects.hospitality, {
		note: {
			en: "Continues one of Sejong’s best-known fields.",
			ru: "Продолжение одного из самых известных направлений Седжона.",
			uz: "Sejongning eng taniqli yoʻnalishlaridan birining davomi.",
		},
		requirements: requirements.masterInEnglish,
	}),
	master("pusan", subjects.internationalStudies, {
		taughtIn: ["ko", "en"],
		note: {
			en: "Taught in Korean and English, in Korea’s largest port city.",
			ru: "Занятия на корейском и английском, в крупнейшем портовом городе Кореи.",
			uz: "Darslar koreys va ingliz tillarida, Koreyaning eng yirik port shahrida.",
		},
		requirements: requirements.masterInEnglish,
		...published.pusanGraduate,
	}),
	master("pukyong", subjects.fisheries, {
		note: {
			en: "One of Pukyong’s special fields.",
			ru: "Одно из особых направлений Пугёна.",
			uz: "Pukyongning maxsus yoʻnalishlaridan biri.",
		},
		requirements: requirements.masterInEnglish,
	}),
	master("donga", subjects.business, {
		note: {
			en: "Seminars take place at the Bumin campus in the old center of Busan.",
			ru: "Семинары проходят на кампусе Пумин в старом центре Пусана.",
			uz: "Seminarlar Pusanning eski markazidagi Bumin kampusida oʻtadi.",
		},
		requirements: requirements.masterInKorean,
	}),
	master("dongseo", subjects.design, {
		note: {
			en: "Dongseo is known for design.",
			ru: "Тонсо известен дизайном.",
			uz: "Dongseo dizayn bilan tanilgan.",
		},
		requirements: requirements.masterWithPortfolio,
	}),
	master("inha", subjects.logistics, {
		note: {
			en: "Incheon has Korea’s largest airport and one of its main ports.",
			ru: "В Инчхоне находятся крупнейший аэропорт и один из главных портов страны.",
			uz: "Inchxonda mamlakatning eng yirik aeroporti va asosiy portlaridan biri joylashgan.",
		},
		requirements: requirements.masterInEnglish,
	}),
	master("inha", subjects.computerScience, {
		note: {
			en: "A natural next step for graduates of IT programs in Tashkent.",
			ru: "Логичное продолжение для выпускников ИТ-направлений Ташкента.",
			uz: "Toshkentdagi IT yoʻnalishlari bitiruvchilari uchun mantiqiy davom.",
		},
		requirements: requirements.masterInEnglish,
	}),
	master("inu", subjects.logistics, {
		note: {
			en: "The university is in Songdo, close to the airport and the port.",
			ru: "Университет находится в Сондо, рядом с аэропортом и портом.",
			uz: "Universitet Songdoda, aeroport va portga yaqin joylashgan.",
		},
		requirements: requirements.masterInKorean,
	}),
	master("knu", subjects.computerScience, {
		note: {
			en: "In 2021, KINGS scholarships paid full tuition for up to 70 graduate students a semester.",
			ru: "В 2021 году стипендия KINGS полностью оплачивала обучение, до 70 магистрантов и докторантов в семестр.",
			uz: "2021-yilda KINGS stipendiyasi har semestrda 70 nafargacha magistr va doktorantning oʻqishini toʻliq toʻlagan.",
		},
		requirements: requirements.masterInEnglish,
	}),
	master("knu", subjects.foodScience, {
		note: {
			en: "Joins chemistry, microbiology and the farm products of the province.",
			ru: "Соединяет химию, микробиологию и сельскохозяйственные продукты провинции.",
			uz: "Kimyo, mikrobiologiya va viloyatning qishloq xoʻjaligi mahsulotlarini birlashtiradi.",
		},
		requirements: requirements.masterInKorean,
	}),
	master("keimyung", subjects.business, {
		note: {
			en: "Tuition reductions depend on grades and on the TOPIK level.",
			ru: "Скидки на обучение зависят от оценок и уровня TOPIK.",
			uz: "Toʻlovdagi chegirmalar baholar va TOPIK darajasiga bogʻliq.",
		},
		requirements: requirements.masterInKorean,
		...published.keimyungMasterHumanities,
	}),
	master("keimyung", subjects.koreanLanguageEducation, {
		note: {
			en: "Keimyung also teaches Korean to international students.",
			ru: "В Кемёне учат корейскому и иностранных студентов.",
			uz: "Keimyungda xorijiy talabalarga ham koreys tili oʻrgatiladi.",
		},
		requirements: requirements.masterInKorean,
		...published.keimyungMasterHumanities,
	}),
	master("keimyung", subjects.computerScience, {
		note: {
			en: "The price is that of the engineering programs. Ask the university whether it applies to this one.",
			ru: "Указана цена инженерных программ. Уточните у университета, относится ли она к этой программе.",
			uz: "Muhandislik dasturlari narxi koʻrsatilgan. U shu dasturga ham tegishlimi, universitetdan soʻrab oling.",
		},
		requirements: requirements.masterInKorean,
		...published.keimyungMasterEngineering,
	}),
	master("cnu", subjects.materials, {
		note: {
			en: "The national institutes of Daedeok are near.",
			ru: "Рядом национальные институты Тэдока.",
			uz: "Yaqinda Daedeok milliy institutlari bor.",
		},
		requirements: requirements.masterInEnglish,
	}),
	master("hannam", subjects.business, {
		requirements: requirements.masterInKorean,
	}),
	master("woosong", subjects.mba, {
		taughtIn: ["en"],
		note: {
			en: "SolBridge International School of Business teaches in English.",
			ru: "Международная бизнес-школа SolBridge преподаёт на английском.",
			uz: "SolBridge xalqaro biznes maktabi ingliz tilida dars beradi.",
		},
		requirements: requirements.masterInEnglish,
	}),
	master("chonnam", subjects.horticulture, {
		note: {
			en: "The south-west is Korea’s farming region.",
			ru: "Юго-запад — земледельческий край Кореи.",
			uz: "Janubi-gʻarb — Koreyaning dehqonchilik oʻlkasi.",
		},
		requirements: requirements.masterInKorean,
	}),
	master("gist", subjects.artificialIntelligence, {
		note: gistNote,
		requirements: requirements.gistGraduate,
		...published.gistGraduate,
	}),
	master("gist", subjects.physics, {
		note: gistNote,
		requirements: requirements.gistGraduate,
		...published.gistGraduate,
	}),
	master("chosun", subjects.mechanical, {
		requirements: requirements.masterInKorean,
	}),
];

export const phdPrograms: SampleProgram[] = [
	phd("snu", subjects.chemistry, {
		note: {
			en: "Contact a supervisor before you apply.",
			ru: "До подачи заявки свяжитесь с научным руководителем.",
			uz: "Ariza topshirishdan oldin ilmiy rahbar bilan bogʻlaning.",
		},
		requirements: requirements.phdInEnglish,
	}),
	phd("yonsei", subjects.politicalScience, {
		note: {
			en: "The university also has an institute for North Korean studies.",
			ru: "В университете есть и институт изучения КНДР.",
			uz: "Universitetda Shimoliy Koreyani oʻrganish instituti ham bor.",
		},
		requirements: requirements.phdInEnglish,
	}),
	phd("korea", subjects.politicalScience, {
		requirements: requirements.phdInKorean,
	}),
	phd("kaist", subjects.computerScience, {
		taughtIn: ["en"],
		title: { en: "Computer Science", ru: "Информатика", uz: "Kompyuter fanlari" },
		note: {
			en: "The School of Computing teaches in English.",
			ru: "Школа информатики ведёт обучение на английском.",
			uz: "Kompyuter fanlari maktabida oʻqish ingliz tilida.",
		},
		requirements: requirements.phdInEnglish,
		fees: freeWithKaistScholarship,
	}),
	phd("postech", subjects.materials, {
		note: {
			en: "POSTECH runs a synchrotron light source used by researchers from the whole country.",
			ru: "В POSTECH работает синхротрон, которым пользуются учёные со всей страны.",
			uz: "POSTECHda butun mamlakat olimlari foydalanadigan sinxrotron ishlaydi.",
		},
		requirements: requirements.phdInEnglish,
	}),
	phd("postech", subjects.chemistry, {
		note: {
			en: "The department lists the POSCO Asia Fellowship and the Global Korea Scholarship among its sources of support.",
			ru: "Среди источников поддержки кафедра называет POSCO Asia Fellowship и Global Korea Scholarship.",
			uz: "Kafedra qoʻllab-quvvatlash manbalari qatorida POSCO Asia Fellowship va Global Korea Scholarshipni koʻrsatadi.",
		},
		requirements: requirements.phdInEnglish,
	}),
	phd("skku", subjects.energy, {
		note: {
			en: "The department is on the Suwon campus.",
			ru: "Отделение находится на кампусе в Сувоне.",
			uz: "Boʻlim Suwon kampusida joylashgan.",
		},
		requirements: requirements.phdInEnglish,
	}),
	phd("hanyang", subjects.mechanical, {
		requirements: requirements.phdInEnglish,
	}),
	phd("pusan", subjects.mechanical, {
		note: {
			en: "The region is a center of shipbuilding and machine building.",
			ru: "Регион — центр судостроения и машиностроения.",
			uz: "Bu hudud — kemasozlik va mashinasozlik markazi.",
		},
		requirements: requirements.phdInEnglish,
		...published.pusanGraduate,
	}),
	phd("inha", subjects.aerospace, {
		note: {
			en: "Aerospace is one of Inha’s best-known fields.",
			ru: "Аэрокосмическая техника — одно из самых известных направлений Инха.",
			uz: "Aerokosmik texnika — Inhaning eng taniqli yoʻnalishlaridan biri.",
		},
		requirements: requirements.phdInEnglish,
	}),
	phd("knu", subjects.electronics, {
		note: {
			en: "Electronics is the university’s best-known field.",
			ru: "Электроника — самое известное направление университета.",
			uz: "Elektronika — universitetning eng taniqli yoʻnalishi.",
		},
		requirements: requirements.phdInEnglish,
	}),
	phd("keimyung", subjects.koreanLanguageEducation, {
		note: {
			en: "For those who want to teach Korean at a university.",
			ru: "Для тех, кто хочет преподавать корейский в вузе.",
			uz: "Oliy oʻquv yurtida koreys tilini oʻqitmoqchi boʻlganlar uchun.",
		},
		requirements: requirements.phdInKorean,
		...published.keimyungPhdHumanities,
	}),
	phd("cnu", subjects.biology, {
		note: {
			en: "The bioscience institutes of Daedeok are near.",
			ru: "Рядом институты бионаук в Тэдоке.",
			uz: "Yaqinda Daedeokdagi biofanlar institutlari bor.",
		},
		requirements: requirements.phdInEnglish,
	}),
	phd("chonnam", subjects.materials, {
		requirements: requirements.phdInEnglish,
	}),
	phd("gist", subjects.environment, {
		note: gistNote,
		requirements: requirements.gistGraduate,
		...published.gistGraduate,
	}),
];
