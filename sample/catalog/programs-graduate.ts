import { closingDate, durations, type Intake, illustrativeFee, requirements } from "./conditions.ts";
import * as subjects from "./subjects.ts";
import { sentences, wonPerSemester, wonRangePerSemester } from "./text.ts";
import type { SampleProgram, Text } from "./types.ts";

type Details = {
	/** What is particular to this subject at this university. */
	note: Text;
	intake: Intake;
	requirements: Text;
	title?: Text;
	/** A published price; without it an illustrative one is shown. */
	fees?: Text | null;
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
		description: sentences(subject.about, details.note),
		duration: type === "Master" ? durations.master : durations.phd,
		fees: details.fees === undefined ? illustrativeFee(university, "graduate", subject.group) : details.fees,
		requirements: details.requirements,
		applicationDeadline: closingDate(university, "graduate", details.intake),
	};
}

function master(university: string, subject: subjects.Subject, details: Details): SampleProgram {
	return graduate("Master", university, subject, details);
}

function phd(university: string, subject: subjects.Subject, details: Details): SampleProgram {
	return graduate("PhD", university, subject, details);
}

const coveredByKaistScholarship: Text = {
	en: "Covered by the KAIST scholarship for the regular period of study while its conditions are met",
	ru: "Покрывается стипендией KAIST на нормативный срок обучения при соблюдении условий",
	uz: "Shartlar bajarilsa, belgilangan oʻqish muddati davomida KAIST stipendiyasi hisobidan qoplanadi",
};

const coveredByGist: Text = sentences(wonPerSemester(3_415_000), {
	en: "(2022), fully covered for international students",
	ru: "(2022 год), для иностранных студентов оплачивается полностью",
	uz: "(2022-yil), xorijiy talabalar uchun toʻliq qoplanadi",
});

const postechGraduateFee: Text = {
	en: "from about 7,600 USD per year",
	ru: "примерно от 7600 долларов США в год",
	uz: "yiliga taxminan 7600 AQSH dollaridan",
};

const pusanGraduateFee: Text = sentences(wonRangePerSemester(2_707_000, 5_387_000), {
	en: "(2024, by subject)",
	ru: "(2024 год, по направлениям)",
	uz: "(2024-yil, yoʻnalishga qarab)",
});

export const masterPrograms: SampleProgram[] = [
	master("snu", subjects.internationalStudies, {
		note: {
			en: "The Graduate School of International Studies teaches largely in English and has tracks in commerce, cooperation, area and Korean studies.",
			ru: "Высшая школа международных исследований ведёт занятия в основном на английском; есть треки по торговле, сотрудничеству, регионам и корееведению.",
			uz: "Xalqaro tadqiqotlar oliy maktabida darslar asosan ingliz tilida; savdo, hamkorlik, mintaqashunoslik va koreysshunoslik yoʻnalishlari bor.",
		},
		intake: "september",
		requirements: requirements.masterInEnglish,
	}),
	master("snu", subjects.electricalEngineering, {
		note: {
			en: "Every student joins a laboratory; it is worth writing to a professor before applying.",
			ru: "Каждый студент входит в лабораторию; до подачи заявки стоит написать профессору.",
			uz: "Har bir talaba laboratoriyaga qoʻshiladi; ariza berishdan oldin professorga yozish maʼqul.",
		},
		intake: "september",
		requirements: requirements.masterInEnglish,
	}),
	master("yonsei", subjects.mba, {
		note: {
			en: "Taught in English at the School of Business in Sinchon; work experience counts at admission.",
			ru: "Преподают на английском языке в Школе бизнеса в Синчхоне; при поступлении учитывают опыт работы.",
			uz: "Sinchxondagi Biznes maktabida ingliz tilida oʻqitiladi; qabulda ish tajribasi hisobga olinadi.",
		},
		intake: "september",
		requirements: requirements.masterInEnglish,
		fees: null,
	}),
	master("yonsei", subjects.koreanStudies, {
		note: {
			en: "Offered by the Graduate School of International Studies in English, with Korean lessons as needed.",
			ru: "Программа Высшей школы международных исследований на английском; при необходимости — уроки корейского.",
			uz: "Xalqaro tadqiqotlar oliy maktabining ingliz tilidagi dasturi; zarur boʻlsa, koreys tili darslari bilan.",
		},
		intake: "september",
		requirements: requirements.masterInEnglish,
	}),
	master("korea", subjects.internationalStudies, {
		note: {
			en: "The school is in Anam and teaches in English; the autumn intake closes already in March.",
			ru: "Школа находится в Анаме, обучение на английском; приём на осень заканчивается уже в марте.",
			uz: "Maktab Anamda joylashgan, oʻqish ingliz tilida; kuzgi qabul mart oyidayoq tugaydi.",
		},
		intake: "september",
		requirements: requirements.masterInEnglish,
	}),
	master("korea", subjects.koreanLanguage, {
		note: {
			en: "Korea University keeps one of the large dictionaries of modern Korean, and linguistics is strong beside literature.",
			ru: "В Университете Корё составлен один из больших словарей современного корейского языка; рядом с литературой сильна и лингвистика.",
			uz: "Koryo universitetida zamonaviy koreys tilining yirik lugʻatlaridan biri tuzilgan; adabiyot bilan birga tilshunoslik ham kuchli.",
		},
		intake: "september",
		requirements: requirements.masterInKoreanHigher,
	}),
	master("kaist", subjects.artificialIntelligence, {
		note: {
			en: "KAIST opened its graduate school of artificial intelligence in 2019, one of the first in Korea; teaching is in English.",
			ru: "В 2019 году KAIST открыл высшую школу искусственного интеллекта, одну из первых в Корее; обучение на английском.",
			uz: "KAIST 2019-yilda sunʼiy intellekt oliy maktabini ochgan, u Koreyadagi birinchilardan; oʻqish ingliz tilida.",
		},
		intake: "september",
		requirements: requirements.masterInEnglish,
		fees: coveredByKaistScholarship,
	}),
	master("kaist", subjects.bioBrain, {
		note: {
			en: "Engineers and biologists work in joint laboratories in Daejeon.",
			ru: "Инженеры и биологи работают в общих лабораториях в Тэджоне.",
			uz: "Muhandis va biologlar Tejondagi umumiy laboratoriyalarda ishlaydi.",
		},
		intake: "september",
		requirements: requirements.masterInEnglish,
		fees: coveredByKaistScholarship,
	}),
	master("postech", subjects.materials, {
		title: {
			en: "Ferrous and Eco Materials Technology",
			ru: "Технология чёрных металлов и экоматериалов",
			uz: "Qora metallar va ekomateriallar texnologiyasi",
		},
		note: {
			en: "A graduate institute beside the POSCO steelworks that deals with steel and cleaner ways to make it; taught in English.",
			ru: "Институт рядом с металлургическим комбинатом POSCO занимается сталью и более чистыми способами её производства; обучение на английском.",
			uz: "POSCO metallurgiya kombinati yonidagi institut poʻlat va uni tozaroq ishlab chiqarish usullari bilan shugʻullanadi; oʻqish ingliz tilida.",
		},
		intake: "september",
		requirements: requirements.masterInEnglish,
		fees: postechGraduateFee,
	}),
	master("postech", subjects.mechanical, {
		note: {
			en: "Robotics, biomechanics and nanoscale manufacturing are among the research fields.",
			ru: "Среди тем исследований — робототехника, биомеханика и нанопроизводство.",
			uz: "Tadqiqot mavzulari orasida robototexnika, biomexanika va nanoishlab chiqarish bor.",
		},
		intake: null,
		requirements: requirements.masterInEnglish,
		fees: postechGraduateFee,
	}),
	master("skku", subjects.mba, {
		note: {
			en: "SKK Graduate School of Business in Seoul teaches in English in small classes.",
			ru: "Высшая школа бизнеса SKK в Сеуле преподаёт на английском в небольших группах.",
			uz: "Seuldagi SKK biznes oliy maktabi kichik guruhlarda ingliz tilida oʻqitadi.",
		},
		intake: "september",
		requirements: requirements.masterInEnglish,
		fees: null,
	}),
	master("hanyang", subjects.electronics, {
		note: {
			en: "Semiconductors and displays are the main research lines, many of them with industry.",
			ru: "Основные темы исследований — полупроводники и дисплеи, многие вместе с промышленностью.",
			uz: "Asosiy tadqiqot mavzulari — yarimoʻtkazgichlar va displeylar, koʻplari sanoat bilan birga.",
		},
		intake: "september",
		requirements: requirements.masterInEnglish,
	}),
	master("kyunghee", subjects.hospitality, {
		note: {
			en: "For those who want to manage hotels, restaurants or conventions, or to go on to teaching.",
			ru: "Для тех, кто хочет управлять гостиницами, ресторанами и конференциями или преподавать.",
			uz: "Mehmonxona, restoran va anjumanlarni boshqarmoqchi yoki dars bermoqchi boʻlganlar uchun.",
		},
		intake: "september",
		requirements: requirements.masterInKorean,
	}),
	master("ewha", subjects.internationalStudies, {
		note: {
			en: "Trade, development cooperation and Korean studies in English; the school opened in 1997.",
			ru: "Торговля, сотрудничество в целях развития и корееведение на английском; школа открыта в 1997 году.",
			uz: "Savdo, taraqqiyot hamkorligi va koreysshunoslik ingliz tilida; maktab 1997-yilda ochilgan.",
		},
		intake: "september",
		requirements: requirements.masterInEnglish,
	}),
	master("ewha", subjects.koreanLanguageEducation, {
		note: {
			en: "The university’s own language centre gives a place for observing lessons.",
			ru: "Наблюдать за уроками можно в языковом центре самого университета.",
			uz: "Darslarni universitetning oʻz til markazida kuzatish mumkin.",
		},
		intake: "september",
		requirements: requirements.masterInKoreanHigher,
	}),
	master("chungang", subjects.imaging, {
		note: {
			en: "The Graduate School of Advanced Imaging Science, Multimedia and Film joins engineers and film-makers.",
			ru: "Высшая школа визуальных технологий, мультимедиа и кино объединяет инженеров и кинематографистов.",
			uz: "Vizual texnologiyalar, multimedia va kino oliy maktabi muhandislar va kinochilarni birlashtiradi.",
		},
		intake: "september",
		requirements: requirements.masterWithPortfolio,
	}),
	master("sogang", subjects.internationalStudies, {
		note: {
			en: "Small groups, English lectures and a wide choice of Korean language lessons on the same campus.",
			ru: "Небольшие группы, лекции на английском и большой выбор курсов корейского на том же кампусе.",
			uz: "Kichik guruhlar, ingliz tilidagi maʼruzalar va shu kampusning oʻzida koreys tili kurslarining keng tanlovi.",
		},
		intake: "september",
		requirements: requirements.masterInEnglish,
	}),
	master("sogang", subjects.economics, {
		note: {
			en: "Mathematical training is needed; many graduates work in banks and research institutes.",
			ru: "Нужна математическая подготовка; многие выпускники работают в банках и исследовательских институтах.",
			uz: "Matematik tayyorgarlik kerak; koʻp bitiruvchilar bank va tadqiqot institutlarida ishlaydi.",
		},
		intake: null,
		requirements: requirements.masterInKorean,
	}),
	master("konkuk", subjects.realEstate, {
		note: {
			en: "Useful for those who plan to work with Korean developers or investors in Central Asia.",
			ru: "Пригодится тем, кто собирается работать с корейскими застройщиками и инвесторами в Центральной Азии.",
			uz: "Markaziy Osiyoda koreys quruvchi va investorlari bilan ishlamoqchi boʻlganlarga asqotadi.",
		},
		intake: "september",
		requirements: requirements.masterInKorean,
	}),
	master("dongguk", subjects.buddhistStudies, {
		note: {
			en: "The library and the tradition of the university make it a natural place for this field; also of interest to those who study the Buddhist past of Central Asia.",
			ru: "Библиотека и традиция университета делают его естественным местом для этой науки; полезно и тем, кто изучает буддийское прошлое Центральной Азии.",
			uz: "Universitet kutubxonasi va anʼanasi bu soha uchun mos; Markaziy Osiyoning buddaviy oʻtmishini oʻrganuvchilarga ham foydali.",
		},
		intake: "september",
		requirements: requirements.masterInKoreanHigher,
	}),
	master("kwangwoon", subjects.electronics, {
		note: {
			en: "Plasma, displays and wireless communications are established research fields here.",
			ru: "Здесь давно исследуют плазму, дисплеи и беспроводную связь.",
			uz: "Bu yerda plazma, displeylar va simsiz aloqa koʻp yillardan beri tadqiq qilinadi.",
		},
		intake: "september",
		requirements: requirements.masterInKorean,
	}),
	master("sejong", subjects.hospitality, {
		note: {
			en: "Continues the best-known field of the university with research methods and case studies.",
			ru: "Продолжение самого известного направления университета: методы исследования и разбор случаев.",
			uz: "Universitetning eng taniqli yoʻnalishining davomi: tadqiqot usullari va keyslar tahlili.",
		},
		intake: "september",
		requirements: requirements.masterInEnglish,
	}),
	master("pusan", subjects.internationalStudies, {
		note: {
			en: "Courses are in Korean and English; the nearness of the port and of sea trade sets many research topics.",
			ru: "Занятия на корейском и английском; близость порта и морской торговли задаёт темы исследований.",
			uz: "Darslar koreys va ingliz tillarida; port va dengiz savdosining yaqinligi tadqiqot mavzularini belgilaydi.",
		},
		intake: "september",
		requirements: requirements.masterInEnglish,
		fees: pusanGraduateFee,
	}),
	master("pukyong", subjects.fisheries, {
		note: {
			en: "Pukyong trains fisheries specialists for many developing countries, and part of the teaching is in English.",
			ru: "Пугён готовит специалистов рыбного хозяйства для многих развивающихся стран; часть занятий на английском.",
			uz: "Pugyon koʻplab rivojlanayotgan davlatlar uchun baliqchilik mutaxassislarini tayyorlaydi; darslarning bir qismi ingliz tilida.",
		},
		intake: "september",
		requirements: requirements.masterInEnglish,
	}),
	master("donga", subjects.business, {
		note: {
			en: "Seminars take place at the Bumin campus; shipping and trade firms of Busan are frequent subjects of case work.",
			ru: "Семинары проходят на кампусе Пумин; часто разбирают опыт судоходных и торговых фирм Пусана.",
			uz: "Seminarlar Pumin kampusida oʻtadi; koʻpincha Pusanning kemachilik va savdo firmalari tajribasi tahlil qilinadi.",
		},
		intake: "september",
		requirements: requirements.masterInKorean,
	}),
	master("dongseo", subjects.design, {
		note: {
			en: "Dongseo is known for design, and the course is close to the studios of its undergraduate school.",
			ru: "Тонсо известен дизайном; занятия идут рядом со студиями бакалавриата.",
			uz: "Tonso dizayn bilan tanilgan; darslar bakalavriat studiyalari yonida oʻtadi.",
		},
		intake: "march",
		requirements: requirements.masterWithPortfolio,
	}),
	master("inha", subjects.logistics, {
		note: {
			en: "The Graduate School of Logistics works in the port and airport city of Incheon and admits students in English and Korean.",
			ru: "Высшая школа логистики работает в Инчхоне, городе порта и аэропорта; учиться можно на английском и корейском.",
			uz: "Logistika oliy maktabi port va aeroport shahri — Inchxonda ishlaydi; ingliz va koreys tillarida oʻqish mumkin.",
		},
		intake: "september",
		requirements: requirements.masterInEnglish,
	}),
	master("inha", subjects.computerScience, {
		note: {
			en: "A natural step for graduates of IT courses in Tashkent; the Jungseok scholarship can cover half of tuition or more.",
			ru: "Логичное продолжение для выпускников ИТ-направлений Ташкента; стипендия Чонсок может покрыть половину платы и больше.",
			uz: "Toshkentdagi IT yoʻnalishlari bitiruvchilari uchun mantiqiy davom; Chonsok stipendiyasi toʻlovning yarmi va undan koʻpini qoplashi mumkin.",
		},
		intake: "september",
		requirements: requirements.masterInEnglish,
	}),
	master("inu", subjects.logistics, {
		note: {
			en: "The public university’s own graduate school for logistics in Songdo, with a focus on Northeast Asia.",
			ru: "Собственная школа логистики государственного университета в Сондо, в центре внимания — Северо-Восточная Азия.",
			uz: "Davlat universitetining Sondodagi oʻz logistika maktabi, asosiy eʼtibor Shimoli-sharqiy Osiyoga.",
		},
		intake: "september",
		requirements: requirements.masterInKorean,
	}),
	master("knu", subjects.computerScience, {
		note: {
			en: "KINGS scholarships cover full tuition for the graduate students ranked highest by their department.",
			ru: "Стипендия KINGS покрывает всё обучение тем, кого факультет поставил на первые места.",
			uz: "KINGS stipendiyasi fakultet roʻyxatida yuqori oʻrin olganlarning oʻqish toʻlovini toʻliq qoplaydi.",
		},
		intake: "september",
		requirements: requirements.masterInEnglish,
	}),
	master("knu", subjects.foodScience, {
		note: {
			en: "Joins chemistry, microbiology and the farm products of the province.",
			ru: "Соединяет химию, микробиологию и сельскохозяйственные продукты провинции.",
			uz: "Kimyo, mikrobiologiya va viloyatning qishloq xoʻjaligi mahsulotlarini birlashtiradi.",
		},
		intake: "september",
		requirements: requirements.masterInKorean,
	}),
	master("keimyung", subjects.business, {
		note: {
			en: "Tuition reductions depend on marks and on the TOPIK level.",
			ru: "Скидки на обучение зависят от оценок и уровня TOPIK.",
			uz: "Toʻlovdagi chegirmalar baholar va TOPIK darajasiga bogʻliq.",
		},
		intake: "september",
		requirements: requirements.masterInKorean,
		fees: wonPerSemester(4_169_000),
	}),
	master("keimyung", subjects.koreanLanguageEducation, {
		note: {
			en: "Keimyung also teaches Korean to foreigners, so there is room for classroom practice.",
			ru: "В Кемёне учат корейскому и иностранцев, поэтому есть где пройти практику.",
			uz: "Kemyonda xorijliklarga ham koreys tili oʻrgatiladi, amaliyot uchun joy bor.",
		},
		intake: "september",
		requirements: requirements.masterInKoreanHigher,
		fees: wonPerSemester(4_169_000),
	}),
	master("keimyung", subjects.computerScience, {
		note: {
			en: "Belongs to the engineering group of the graduate school, which sets its price; lectures are mostly in Korean.",
			ru: "Относится к инженерной группе, по ней и установлена цена; лекции в основном на корейском.",
			uz: "Muhandislik guruhiga kiradi, narxi ham shu guruh boʻyicha; maʼruzalar asosan koreys tilida.",
		},
		intake: "march",
		requirements: requirements.masterInKorean,
		fees: wonPerSemester(5_781_000),
	}),
	master("cnu", subjects.materials, {
		note: {
			en: "The national institutes of Daedeok are near, and there is joint work with them.",
			ru: "Рядом национальные институты Тэдока, с которыми идёт совместная работа.",
			uz: "Yaqinda Tedok milliy institutlari bor, ular bilan hamkorlik olib boriladi.",
		},
		intake: "september",
		requirements: requirements.masterInEnglish,
	}),
	master("hannam", subjects.business, {
		note: {
			en: "Lectures are in Korean; living in Daejeon costs less than in Seoul.",
			ru: "Лекции на корейском языке; жизнь в Тэджоне дешевле, чем в Сеуле.",
			uz: "Maʼruzalar koreys tilida; Tejonda yashash Seuldagidan arzonroq.",
		},
		intake: "september",
		requirements: requirements.masterInKorean,
	}),
	master("woosong", subjects.mba, {
		note: {
			en: "SolBridge International School of Business teaches in English to students from many countries.",
			ru: "Международная бизнес-школа SolBridge преподаёт на английском студентам из многих стран.",
			uz: "SolBridge xalqaro biznes maktabi koʻp davlatlardan kelgan talabalarga ingliz tilida dars beradi.",
		},
		intake: "september",
		requirements: requirements.masterInEnglish,
		fees: null,
	}),
	master("chonnam", subjects.horticulture, {
		note: {
			en: "Greenhouse growing and breeding are studied on the university’s own fields.",
			ru: "Теплицы и селекцию изучают на собственных полях университета.",
			uz: "Issiqxona va seleksiya universitetning oʻz dalalarida oʻrganiladi.",
		},
		intake: "september",
		requirements: requirements.masterInKorean,
	}),
	master("gist", subjects.artificialIntelligence, {
		note: {
			en: "Gwangju is the site of a national artificial intelligence cluster, and GIST takes part in it.",
			ru: "В Кванджу действует национальный кластер искусственного интеллекта, и GIST в нём участвует.",
			uz: "Kvanjuda sunʼiy intellekt milliy klasteri bor, GIST unda ishtirok etadi.",
		},
		intake: "september",
		requirements: requirements.gistGraduate,
		fees: coveredByGist,
	}),
	master("gist", subjects.physics, {
		note: {
			en: "The institute runs some of the strongest lasers in the country.",
			ru: "В институте работают одни из самых мощных лазеров страны.",
			uz: "Institutda mamlakatdagi eng kuchli lazerlardan ayrimlari ishlaydi.",
		},
		intake: "september",
		requirements: requirements.gistGraduate,
		fees: coveredByGist,
	}),
	master("chosun", subjects.mechanical, {
		note: {
			en: "New graduate students can be recommended by their supervisor for a research scholarship of half the tuition.",
			ru: "По рекомендации научного руководителя можно получить исследовательскую стипендию в половину платы.",
			uz: "Ilmiy rahbar tavsiyasi bilan toʻlovning yarmini qoplaydigan tadqiqot stipendiyasini olish mumkin.",
		},
		intake: "september",
		requirements: requirements.masterInKorean,
	}),
];

export const phdPrograms: SampleProgram[] = [
	phd("snu", subjects.chemistry, {
		note: {
			en: "Applicants need the consent of a supervisor; published work is an advantage.",
			ru: "Нужно согласие научного руководителя; публикации будут преимуществом.",
			uz: "Ilmiy rahbarning roziligi kerak; nashr qilingan ishlar afzallik beradi.",
		},
		intake: "september",
		requirements: requirements.phdInEnglish,
	}),
	phd("yonsei", subjects.politicalScience, {
		note: {
			en: "The university also has an institute for North Korean studies.",
			ru: "В университете есть и институт изучения КНДР.",
			uz: "Universitetda Shimoliy Koreyani oʻrganish instituti ham bor.",
		},
		intake: "september",
		requirements: requirements.phdInEnglish,
	}),
	phd("korea", subjects.politicalScience, {
		note: {
			en: "Most seminars are in Korean, and area studies of Russia and Central Asia have a place at the university.",
			ru: "Большинство семинаров на корейском; в университете изучают и регион России и Центральной Азии.",
			uz: "Seminarlarning koʻpi koreys tilida; universitetda Rossiya va Markaziy Osiyo mintaqasi ham oʻrganiladi.",
		},
		intake: "september",
		requirements: requirements.phdInKorean,
	}),
	phd("kaist", subjects.computerScience, {
		title: { en: "Computer Science", ru: "Информатика", uz: "Kompyuter fanlari" },
		note: {
			en: "The School of Computing works in English; doctoral students receive tuition support for up to 8 semesters.",
			ru: "Школа информатики работает на английском; докторантам оплачивают обучение до 8 семестров.",
			uz: "Kompyuter fanlari maktabida ish tili — ingliz tili; doktorantlarning oʻqishi 8 semestrgacha qoplanadi.",
		},
		intake: "september",
		requirements: requirements.phdInEnglish,
		fees: coveredByKaistScholarship,
	}),
	phd("postech", subjects.materials, {
		note: {
			en: "Access to the Pohang light source is part of many dissertations.",
			ru: "Во многих диссертациях используют Пхоханский источник синхротронного излучения.",
			uz: "Koʻp dissertatsiyalarda Pohan sinxrotron nurlanish manbaidan foydalaniladi.",
		},
		intake: "september",
		requirements: requirements.phdInEnglish,
		fees: postechGraduateFee,
	}),
	phd("postech", subjects.chemistry, {
		note: {
			en: "The department lists the POSCO Asia Fellowship and the Global Korea Scholarship among its sources of support.",
			ru: "Среди источников поддержки кафедра называет POSCO Asia Fellowship и Global Korea Scholarship.",
			uz: "Kafedra qoʻllab-quvvatlash manbalari qatorida POSCO Asia Fellowship va Global Korea Scholarshipni koʻrsatadi.",
		},
		intake: "september",
		requirements: requirements.phdInEnglish,
		fees: postechGraduateFee,
	}),
	phd("skku", subjects.energy, {
		note: {
			en: "The department is in Suwon; solar cells are the topic it is best known for.",
			ru: "Отделение находится в Сувоне; больше всего оно известно солнечными элементами.",
			uz: "Boʻlim Suvonda joylashgan; u eng koʻp quyosh elementlari bilan tanilgan.",
		},
		intake: "september",
		requirements: requirements.phdInEnglish,
	}),
	phd("hanyang", subjects.mechanical, {
		note: {
			en: "Vehicles, batteries and robotics are studied with industrial partners.",
			ru: "Автомобили, аккумуляторы и робототехнику изучают вместе с промышленными партнёрами.",
			uz: "Avtomobil, akkumulyator va robototexnika sanoat hamkorlari bilan oʻrganiladi.",
		},
		intake: "september",
		requirements: requirements.phdInEnglish,
	}),
	phd("pusan", subjects.mechanical, {
		note: {
			en: "Research follows the needs of shipyards and machine builders of the region.",
			ru: "Исследования отвечают нуждам верфей и машиностроителей региона.",
			uz: "Tadqiqotlar hududdagi kemasozlik va mashinasozlik ehtiyojlariga mos.",
		},
		intake: "september",
		requirements: requirements.phdInEnglish,
		fees: pusanGraduateFee,
	}),
	phd("inha", subjects.aerospace, {
		note: {
			en: "By the 2017 terms, the full Jungseok scholarship was reserved for doctoral students.",
			ru: "По условиям 2017 года полная стипендия Чонсок предусмотрена только для докторантов.",
			uz: "2017-yil shartlariga koʻra, toʻliq Chonsok stipendiyasi faqat doktorantlarga beriladi.",
		},
		intake: "september",
		requirements: requirements.phdInEnglish,
	}),
	phd("knu", subjects.electronics, {
		note: {
			en: "Semiconductors and mobile communication are among its research fields.",
			ru: "Среди тем исследований — полупроводники и мобильная связь.",
			uz: "Tadqiqot mavzulari orasida yarimoʻtkazgichlar va mobil aloqa bor.",
		},
		intake: null,
		requirements: requirements.phdInEnglish,
	}),
	phd("keimyung", subjects.koreanLanguageEducation, {
		note: {
			en: "For university teachers of Korean; the dissertation is written in Korean.",
			ru: "Для преподавателей корейского в вузах; диссертацию пишут на корейском языке.",
			uz: "Oliy taʼlimdagi koreys tili oʻqituvchilari uchun; dissertatsiya koreys tilida yoziladi.",
		},
		intake: "september",
		requirements: requirements.phdInKorean,
		fees: wonPerSemester(4_494_000),
	}),
	phd("cnu", subjects.biology, {
		note: {
			en: "The bioscience institutes of Daedeok are close, which helps with joint research.",
			ru: "Рядом институты бионаук в Тэдоке, что помогает совместным исследованиям.",
			uz: "Yaqinda Tedokdagi biofanlar institutlari bor, bu hamkorlikdagi tadqiqotlarga yordam beradi.",
		},
		intake: "september",
		requirements: requirements.phdInEnglish,
	}),
	phd("chonnam", subjects.materials, {
		note: {
			en: "Polymers, batteries and metals are among the directions of the school.",
			ru: "Среди направлений — полимеры, аккумуляторы и металлы.",
			uz: "Yoʻnalishlar orasida polimerlar, akkumulyatorlar va metallar bor.",
		},
		intake: "september",
		requirements: requirements.phdInEnglish,
	}),
	phd("gist", subjects.environment, {
		note: {
			en: "The school is one of the founding ones of the institute and publishes in English.",
			ru: "Одна из школ, с которых начинался институт; работы публикуют на английском.",
			uz: "Institutning dastlabki maktablaridan biri; ishlar ingliz tilida nashr etiladi.",
		},
		intake: "september",
		requirements: requirements.gistGraduate,
		fees: coveredByGist,
	}),
];
