import { durations, requirements, typedRequirements } from "./conditions.ts";
import * as published from "./fees.ts";
import * as subjects from "./subjects.ts";
import { sentences } from "./text.ts";
import type { SampleFee, SampleProgram, TeachingLanguage, Text } from "./types.ts";

type Details = {
	/** What is specific to this subject at this university; omitted without a source. */
	note?: Text;
	requirements?: Text;
	title?: Text;
	duration?: Text;
	/** A published price with its year, and the same as a fee; without it, visitors are invited to ask. */
	fees?: Text;
	feeItems?: SampleFee[];
	/** As the description says; omitted if it does not. */
	taughtIn?: TeachingLanguage[];
};

function bachelor(university: string, subject: subjects.Subject, details: Details = {}): SampleProgram {
	return {
		university,
		type: "Bachelor",
		title: details.title ?? subject.title,
		description: details.note ? sentences(subject.about, details.note) : subject.about,
		duration: details.duration ?? durations.bachelor,
		fees: details.fees ?? null,
		feeItems: details.feeItems ?? [],
		requirements: details.requirements ?? requirements.bachelorInKorean,
		...typedRequirements(details.requirements ?? requirements.bachelorInKorean),
		taughtIn: details.taughtIn ?? [],
	};
}

/** Only selected students receive it (F12). */
const freeWithKaistScholarship: Text = {
	en: "Free for students who receive the KAIST scholarship (up to 8 semesters); others pay tuition",
	ru: "Бесплатно для тех, кто получил стипендию KAIST (до 8 семестров); остальные платят за обучение",
	uz: "KAIST stipendiyasini olganlar uchun bepul (8 semestrgacha); qolganlar oʻqish toʻlovini toʻlaydi",
};

export const bachelorPrograms: SampleProgram[] = [
	bachelor("snu", subjects.business, {
		taughtIn: ["ko"],
		note: {
			en: "Taught in Korean at the business school on the Gwanak campus.",
			ru: "Занятия идут на корейском языке в бизнес-школе на кампусе Кванак.",
			uz: "Darslar Gwanak kampusidagi biznes maktabida koreys tilida oʻtadi.",
		},
	}),
	bachelor("snu", subjects.economics, {
		note: {
			en: "Belongs to the College of Social Sciences and needs confident mathematics from school.",
			ru: "Входит в Колледж социальных наук; нужна уверенная школьная математика.",
			uz: "Ijtimoiy fanlar kolleji tarkibida; maktab matematikasini yaxshi bilish kerak.",
		},
	}),
	bachelor("yonsei", subjects.internationalStudies, {
		taughtIn: ["en"],
		note: {
			en: "Part of Underwood International College, where all courses are in English; first-year students live on the Songdo campus in Incheon.",
			ru: "Программа Международного колледжа Андервуда, где все занятия на английском; первокурсники живут на кампусе Сондо в Инчхоне.",
			uz: "Barcha darslari ingliz tilida oʻtadigan Underwood xalqaro kolleji dasturi; birinchi kurs talabalari Inchxondagi Songdo kampusida yashaydi.",
		},
		requirements: requirements.bachelorInEnglish,
	}),
	bachelor("yonsei", subjects.koreanLanguage, {
		note: {
			en: "Studied in Sinchon together with Korean students, so the language level counts from the first week.",
			ru: "Учиться предстоит в Синчхоне вместе с корейскими студентами, поэтому уровень языка важен с первой недели.",
			uz: "Sinchonda koreys talabalari bilan birga oʻqiladi, shuning uchun til darajasi birinchi haftadanoq muhim.",
		},
	}),
	bachelor("korea", subjects.business, {
		note: {
			en: "The business school is on the Anam campus in Seoul.",
			ru: "Бизнес-школа находится на кампусе Анам в Сеуле.",
			uz: "Biznes maktabi Seuldagi Anam kampusida joylashgan.",
		},
	}),
	bachelor("korea", subjects.internationalStudies, {
		note: {
			en: "The Division of International Studies offers an English track; you usually need a certificate of English.",
			ru: "Отделение международных исследований ведёт обучение на английском языке; обычно нужен сертификат по английскому.",
			uz: "Xalqaro tadqiqotlar boʻlimida ingliz tilida oʻqiladi; odatda ingliz tili sertifikati kerak.",
		},
		requirements: requirements.bachelorInEnglish,
	}),
	bachelor("kaist", subjects.computerScience, {
		taughtIn: ["en"],
		note: {
			en: "At KAIST students choose a major after the first year, so the application is to the institute as a whole; courses are mostly in English.",
			ru: "В KAIST специальность выбирают после первого курса, поэтому поступают в институт в целом; большинство занятий на английском.",
			uz: "KAISTda mutaxassislik birinchi kursdan keyin tanlanadi, shuning uchun ariza umuman institutga beriladi; darslarning koʻpi ingliz tilida.",
		},
		requirements: requirements.bachelorInEnglish,
		fees: freeWithKaistScholarship,
	}),
	bachelor("kaist", subjects.mechanical, {
		taughtIn: ["en"],
		note: {
			en: "Students choose this major after the first year; courses are mostly in English.",
			ru: "Эту специальность выбирают после первого курса; большинство занятий на английском.",
			uz: "Bu mutaxassislik birinchi kursdan keyin tanlanadi; darslarning koʻpi ingliz tilida.",
		},
		requirements: requirements.bachelorInEnglish,
		fees: freeWithKaistScholarship,
	}),
	bachelor("postech", subjects.computerScience, {
		note: {
			en: "POSTECH announced its first direct admission of international bachelor’s students for fall 2026.",
			ru: "О первом прямом приёме иностранцев на бакалавриат POSTECH объявил на осень 2026 года.",
			uz: "POSTECH xorijliklarni bakalavriatga toʻgʻridan-toʻgʻri qabul qilishni ilk bor 2026-yil kuziga eʼlon qilgan.",
		},
		requirements: requirements.bachelorInEnglish,
	}),
	bachelor("skku", subjects.business, {
		taughtIn: ["en"],
		title: {
			en: "Global Business Administration",
			ru: "Международный бизнес (Global Business Administration)",
			uz: "Xalqaro biznes (Global Business Administration)",
		},
		note: {
			en: "Taught in English on the Seoul campus.",
			ru: "Преподают на английском языке на сеульском кампусе.",
			uz: "Seul kampusida ingliz tilida oʻqitiladi.",
		},
		requirements: requirements.bachelorInEnglish,
	}),
	bachelor("skku", subjects.computerScience, {
		note: {
			en: "Taught on the natural sciences campus in Suwon, about an hour from central Seoul.",
			ru: "Занятия проходят на естественно-научном кампусе в Сувоне, примерно в часе от центра Сеула.",
			uz: "Darslar Seul markazidan taxminan bir soat masofadagi Suwon tabiiy fanlar kampusida oʻtadi.",
		},
	}),
	bachelor("hanyang", subjects.mechanical, {
		note: {
			en: "Hanyang has trained engineers since 1939.",
			ru: "Ханъян готовит инженеров с 1939 года.",
			uz: "Hanyang 1939-yildan beri muhandis tayyorlab kelmoqda.",
		},
	}),
	bachelor("hanyang", subjects.architecture, {
		note: {
			en: "A five-year program that leads to the profession of architect.",
			ru: "Пятилетняя программа, ведущая к профессии архитектора.",
			uz: "Arxitektor kasbiga olib boradigan besh yillik dastur.",
		},
		duration: durations.architecture,
		requirements: requirements.bachelorWithPortfolio,
	}),
	bachelor("kyunghee", subjects.hospitality, {
		note: {
			en: "Taught on the Seoul campus.",
			ru: "Преподают на сеульском кампусе.",
			uz: "Seul kampusida oʻqitiladi.",
		},
	}),
	bachelor("kyunghee", subjects.internationalStudies, {
		taughtIn: ["en"],
		note: {
			en: "Taught in English on the Global Campus in Yongin, south of Seoul.",
			ru: "Преподают на английском языке на Глобальном кампусе в Йонъине, к югу от Сеула.",
			uz: "Seul janubidagi Yongin shahrida, Global kampusda ingliz tilida oʻqitiladi.",
		},
		requirements: requirements.bachelorInEnglish,
	}),
	bachelor("ewha", subjects.internationalStudies, {
		taughtIn: ["en"],
		note: {
			en: "Belongs to Scranton College and is taught in English; only women are admitted to bachelor’s programs.",
			ru: "Входит в Колледж Скрэнтон, обучение на английском; на бакалавриат принимают только девушек.",
			uz: "Scranton kolleji tarkibida, oʻqish ingliz tilida; bakalavriatga faqat qizlar qabul qilinadi.",
		},
		requirements: requirements.bachelorInEnglish,
	}),
	bachelor("ewha", subjects.fashion, {
		note: {
			en: "The campus lies beside one of Seoul’s clothing shopping streets. Women only.",
			ru: "Рядом с кампусом — одна из сеульских улиц с магазинами одежды. Только для девушек.",
			uz: "Kampus Seulning kiyim doʻkonlari koʻp koʻchalaridan biri yonida. Faqat qizlar uchun.",
		},
		requirements: requirements.bachelorWithPortfolio,
	}),
	bachelor("chungang", subjects.film, {
		note: {
			en: "Chung-Ang is known for film and theater.",
			ru: "Чунан известен кино и театром.",
			uz: "Chung-Ang kino va teatr bilan tanilgan.",
		},
		requirements: requirements.bachelorWithPortfolio,
	}),
	bachelor("chungang", subjects.mediaCommunication, {
		note: {
			en: "Studied on the Heukseok campus in Seoul; good written Korean is useful.",
			ru: "Учёба на кампусе Хыксок в Сеуле; пригодится хороший письменный корейский.",
			uz: "Oʻqish Seuldagi Heukseok kampusida; yozma koreys tilini yaxshi bilish asqotadi.",
		},
	}),
	bachelor("sogang", subjects.economics, {
		note: {
			en: "Sogang checks attendance strictly. Applications were taken in November–December and May–June (2020).",
			ru: "Соган строго проверяет посещаемость. Заявки принимали в ноябре–декабре и в мае–июне (2020 год).",
			uz: "Sogang davomatni qatʼiy tekshiradi. Arizalar noyabr–dekabr va may–iyun oylarida qabul qilingan (2020-yil).",
		},
		...published.sogangHumanities,
	}),
	bachelor("sogang", subjects.koreanStudies, {
		title: {
			en: "Global Korean Studies",
			ru: "Корееведение (Global Korean Studies)",
			uz: "Koreysshunoslik (Global Korean Studies)",
		},
		note: {
			en: "For students who want to work between Korea and other countries. Applications were taken in November–December and May–June (2020).",
			ru: "Для тех, кто хочет работать между Кореей и другими странами. Заявки принимали в ноябре–декабре и в мае–июне (2020 год).",
			uz: "Koreya va boshqa davlatlar oʻrtasida ishlamoqchi boʻlganlar uchun. Arizalar noyabr–dekabr va may–iyun oylarida qabul qilingan (2020-yil).",
		},
		...published.sogangHumanities,
	}),
	bachelor("konkuk", subjects.realEstate, {
		note: {
			en: "Real estate is one of the fields Konkuk is known for.",
			ru: "Недвижимость — одно из направлений, которыми известен Конкук.",
			uz: "Koʻchmas mulk — Konkuk tanilgan yoʻnalishlardan biri.",
		},
	}),
	bachelor("konkuk", subjects.animalScience, {
		note: {
			en: "The university also has a college of veterinary medicine.",
			ru: "В университете есть и ветеринарный колледж.",
			uz: "Universitetda veterinariya kolleji ham bor.",
		},
	}),
	bachelor("dongguk", subjects.film, {
		title: { en: "Film and Digital Media", ru: "Кино и цифровые медиа", uz: "Kino va raqamli media" },
		note: {
			en: "The campus is a short walk from Chungmuro, the old film quarter of Seoul.",
			ru: "Кампус в нескольких минутах ходьбы от Чхунмуро, старого кинематографического квартала Сеула.",
			uz: "Kampus Seulning eski kino mavzesi — Chungmurodan bir necha daqiqalik piyoda yoʻlda.",
		},
		requirements: requirements.bachelorWithPortfolio,
	}),
	bachelor("dongguk", subjects.trade, {
		taughtIn: ["ko"],
		note: {
			en: "Lectures are in Korean in the center of Seoul, close to trading companies and the Namdaemun market.",
			ru: "Лекции на корейском языке в центре Сеула, рядом с торговыми компаниями и рынком Намдэмун.",
			uz: "Maʼruzalar Seul markazida, savdo kompaniyalari va Namdemun bozori yaqinida koreys tilida oʻtadi.",
		},
	}),
	bachelor("kwangwoon", subjects.electronics, {
		note: {
			en: "The founding subject of the university, which began as a radio school; robotics and communications are separate options.",
			ru: "С этого направления начался университет, выросший из школы радиотехники; робототехника и связь — отдельные специализации.",
			uz: "Radiotexnika maktabidan oʻsib chiqqan universitet shu yoʻnalishdan boshlangan; robototexnika va aloqa alohida ixtisosliklar.",
		},
	}),
	bachelor("kwangwoon", subjects.trade, {
		note: {
			en: "You can take the university’s own language course in the same place first.",
			ru: "Сначала можно пройти языковой курс здесь же, в университете.",
			uz: "Avval shu yerning oʻzida, universitetda til kursidan oʻtish mumkin.",
		},
	}),
	bachelor("sejong", subjects.hospitality, {
		note: {
			en: "One of Sejong’s best-known fields, with an English track beside the Korean one.",
			ru: "Одно из самых известных направлений Седжона; кроме корейской, есть программа на английском языке.",
			uz: "Sejongning eng taniqli yoʻnalishlaridan; koreys tilidan tashqari ingliz tilidagi dastur ham bor.",
		},
		requirements: requirements.bachelorInEnglish,
	}),
	bachelor("sejong", subjects.computerScience, {
		taughtIn: ["ko", "en"],
		note: {
			en: "Offered in Korean and in English.",
			ru: "Обучение на корейском или на английском.",
			uz: "Koreys yoki ingliz tilida oʻqiladi.",
		},
		requirements: requirements.bachelorInEnglish,
	}),
	bachelor("pusan", subjects.mechanical, {
		note: {
			en: "Busan and the south-east have car, ship and machine plants.",
			ru: "В Пусане и на юго-востоке есть автомобильные, судостроительные и машиностроительные заводы.",
			uz: "Pusan va janubi-sharqda avtomobil, kema va mashinasozlik zavodlari bor.",
		},
		...published.pusanBachelor,
	}),
	bachelor("pusan", subjects.navalArchitecture, {
		note: {
			en: "Busan, Ulsan and Geoje are the centers of Korean shipbuilding.",
			ru: "Пусан, Ульсан и Кодже — центры корейского судостроения.",
			uz: "Pusan, Ulsan va Geoje — Koreya kemasozligi markazlari.",
		},
		...published.pusanBachelor,
	}),
	bachelor("pukyong", subjects.foodScience, {
		note: {
			en: "Pukyong grew out of a fisheries university, so seafood and marine ingredients are part of the subject.",
			ru: "Пугён вырос из университета рыбного хозяйства, поэтому здесь изучают и морепродукты.",
			uz: "Pukyong baliqchilik universitetidan oʻsib chiqqan, shu bois dengiz mahsulotlari ham oʻrganiladi.",
		},
	}),
	bachelor("pukyong", subjects.fisheries, {
		note: {
			en: "One of Pukyong’s special fields since its beginnings as a fisheries university.",
			ru: "Одно из особых направлений Пугёна, который начинался как университет рыбного хозяйства.",
			uz: "Baliqchilik universiteti sifatida boshlangan Pukyongning maxsus yoʻnalishlaridan biri.",
		},
	}),
	bachelor("donga", subjects.trade, {
		note: {
			en: "Taught at the Bumin campus in the old center of Busan, near the port.",
			ru: "Занятия на кампусе Пумин в старом центре Пусана, рядом с портом.",
			uz: "Darslar Pusanning eski markazidagi Bumin kampusida, port yaqinida oʻtadi.",
		},
	}),
	bachelor("donga", subjects.civil, {
		note: {
			en: "Studied at the Seunghak campus in Busan.",
			ru: "Учёба на кампусе Сынхак в Пусане.",
			uz: "Oʻqish Pusandagi Seunghak kampusida.",
		},
	}),
	bachelor("dongseo", subjects.digitalContent, {
		note: {
			en: "Digital content is one of Dongseo’s main fields.",
			ru: "Цифровой контент — одно из главных направлений Тонсо.",
			uz: "Raqamli kontent — Dongseoning asosiy yoʻnalishlaridan biri.",
		},
		requirements: requirements.bachelorWithPortfolio,
	}),
	bachelor("dongseo", subjects.business, {
		taughtIn: ["en"],
		title: {
			en: "Global Business Administration",
			ru: "Международный бизнес (Global Business Administration)",
			uz: "Xalqaro biznes (Global Business Administration)",
		},
		note: {
			en: "A program in English for international students.",
			ru: "Программа на английском языке для иностранных студентов.",
			uz: "Xorijiy talabalar uchun ingliz tilidagi dastur.",
		},
		requirements: requirements.bachelorInEnglish,
	}),
	bachelor("inha", subjects.aerospace, {
		note: {
			en: "Incheon airport is near.",
			ru: "Рядом аэропорт Инчхон.",
			uz: "Inchxon aeroporti yaqin.",
		},
	}),
	bachelor("inha", subjects.logistics, {
		note: {
			en: "The Asia Pacific School of Logistics teaches in the city of Korea’s largest airport and one of its main ports.",
			ru: "Азиатско-Тихоокеанская школа логистики работает в городе с крупнейшим аэропортом страны и одним из главных портов.",
			uz: "Osiyo-Tinch okeani logistika maktabi mamlakatning eng yirik aeroporti va asosiy portlaridan biri joylashgan shaharda ishlaydi.",
		},
	}),
	bachelor("inu", subjects.trade, {
		title: {
			en: "Northeast Asian International Trade",
			ru: "Международная торговля Северо-Восточной Азии",
			uz: "Shimoli-sharqiy Osiyo xalqaro savdosi",
		},
		note: {
			en: "Looks at trade with China, Japan, Russia and other neighbors from Songdo, a free economic zone.",
			ru: "Торговлю с Китаем, Японией, Россией и другими соседями изучают в Сондо — свободной экономической зоне.",
			uz: "Xitoy, Yaponiya, Rossiya va boshqa qoʻshnilar bilan savdo Songdo erkin iqtisodiy hududida oʻrganiladi.",
		},
	}),
	bachelor("inu", subjects.computerScience, {
		note: {
			en: "A public university with a modern campus in Songdo.",
			ru: "Государственный университет с современным кампусом в Сондо.",
			uz: "Songdodagi zamonaviy kampusga ega davlat universiteti.",
		},
	}),
	bachelor("knu", subjects.electronics, {
		note: {
			en: "Electronics is the university’s best-known field; nearby Gumi is a center of the electronics industry.",
			ru: "Электроника — самое известное направление университета; соседний город Куми — центр электронной промышленности.",
			uz: "Elektronika — universitetning eng taniqli yoʻnalishi; qoʻshni Gumi shahri — elektronika sanoati markazi.",
		},
	}),
	bachelor("knu", subjects.horticulture, {
		note: {
			en: "North Gyeongsang Province is known for its fruit farms.",
			ru: "Провинция Северная Кёнсан известна фруктовыми хозяйствами.",
			uz: "Shimoliy Gyeongsang viloyati mevachilik xoʻjaliklari bilan mashhur.",
		},
	}),
	bachelor("keimyung", subjects.business, {
		note: {
			en: "Studied on the Seongseo campus; the university’s own Korean course is a way to prepare.",
			ru: "Учёба на кампусе Сонсо; подготовиться можно на языковом курсе самого университета.",
			uz: "Oʻqish Seongseo kampusida; universitetning oʻz til kursida tayyorgarlik koʻrish mumkin.",
		},
	}),
	bachelor("keimyung", subjects.koreanLanguage, {
		note: {
			en: "You can go on to Keimyung’s graduate program in teaching Korean.",
			ru: "Продолжить можно в магистратуре Кемёна по преподаванию корейского.",
			uz: "Oʻqishni Keimyungning koreys tilini oʻqitish boʻyicha magistraturasida davom ettirish mumkin.",
		},
	}),
	bachelor("cnu", subjects.computerScience, {
		note: {
			en: "The research institutes of Daejeon are near.",
			ru: "Рядом научные институты Тэджона.",
			uz: "Yaqinda Tejon ilmiy institutlari bor.",
		},
	}),
	bachelor("cnu", subjects.publicAdministration, {
		note: {
			en: "The government complexes of Daejeon and Sejong City are near.",
			ru: "Рядом правительственные комплексы Тэджона и города Седжон.",
			uz: "Tejon va Sejong shahridagi hukumat majmualari yaqin.",
		},
	}),
	bachelor("hannam", subjects.business, {
		taughtIn: ["en"],
		title: {
			en: "Global Business",
			ru: "Международный бизнес (Global Business)",
			uz: "Xalqaro biznes (Global Business)",
		},
		note: {
			en: "Taught in English; students learn Korean alongside their studies.",
			ru: "Преподают на английском языке; корейский изучают параллельно.",
			uz: "Ingliz tilida oʻqitiladi; koreys tili oʻqish davomida oʻrganiladi.",
		},
		requirements: requirements.bachelorInEnglish,
		...published.hannamGlobalBusiness,
	}),
	bachelor("hannam", subjects.koreanLanguage, {
		note: {
			en: "Belongs to the faculty of humanities.",
			ru: "Относится к гуманитарному факультету.",
			uz: "Gumanitar fakultetga kiradi.",
		},
		...published.hannamHumanities,
	}),
	bachelor("woosong", subjects.aiBigData, {
		taughtIn: ["en"],
		note: {
			en: "An Endicott College program, entirely in English.",
			ru: "Программа Колледжа Эндикотт, полностью на английском языке.",
			uz: "Endicott kolleji dasturi, toʻliq ingliz tilida.",
		},
		requirements: requirements.bachelorInEnglish,
		fees: {
			en: "7,416 USD per year (2022–2023)",
			ru: "7416 долларов США в год (2022–2023)",
			uz: "yiliga 7416 AQSH dollari (2022–2023)",
		},
	}),
	bachelor("woosong", subjects.culinary, {
		taughtIn: ["en"],
		note: {
			en: "Taught in English at the Sol International School.",
			ru: "Преподают на английском в Международной школе Sol.",
			uz: "Sol xalqaro maktabida ingliz tilida oʻqitiladi.",
		},
		requirements: requirements.bachelorInEnglish,
	}),
	bachelor("woosong", subjects.railway, {
		note: {
			en: "The national railway company Korail has its headquarters in Daejeon.",
			ru: "В Тэджоне находится штаб-квартира национальной железнодорожной компании Korail.",
			uz: "Korail milliy temir yoʻl kompaniyasining bosh qarorgohi Tejonda joylashgan.",
		},
		requirements: requirements.bachelorInEnglish,
	}),
	bachelor("chonnam", subjects.mechanical, {
		note: {
			en: "Gwangju has a car plant.",
			ru: "В Кванджу есть автозавод.",
			uz: "Kvanjuda avtomobil zavodi bor.",
		},
	}),
	bachelor("chonnam", subjects.horticulture, {
		note: {
			en: "The south-west is Korea’s farming region.",
			ru: "Юго-запад — земледельческий край Кореи.",
			uz: "Janubi-gʻarb — Koreyaning dehqonchilik oʻlkasi.",
		},
	}),
	bachelor("gist", subjects.computerScience, {
		taughtIn: ["en"],
		title: {
			en: "Electrical Engineering and Computer Science",
			ru: "Электротехника и информатика",
			uz: "Elektrotexnika va kompyuter fanlari",
		},
		note: {
			en: "A small college that teaches in English. Applications usually close on 15 October and 15 April.",
			ru: "Небольшой колледж, преподают на английском. Приём заявок обычно заканчивается 15 октября и 15 апреля.",
			uz: "Kichik kollej, darslar ingliz tilida. Ariza qabuli odatda 15-oktabr va 15-aprelda tugaydi.",
		},
		requirements: requirements.bachelorInEnglish,
	}),
	bachelor("chosun", subjects.aerospace),
	bachelor("chosun", subjects.business, {
		note: {
			en: "Ask about the scholarship for new students with TOPIK 3 or higher.",
			ru: "Спросите о стипендии для новых студентов с TOPIK 3 и выше.",
			uz: "TOPIK 3 va undan yuqori darajadagi yangi talabalar uchun stipendiya haqida soʻrang.",
		},
	}),
	bachelor("honam", subjects.hospitality, {
		note: {
			en: "Gwangju is a city of festivals and exhibitions, which need people for internships.",
			ru: "Кванджу — город фестивалей и выставок, где нужны практиканты.",
			uz: "Kvanju — festival va koʻrgazmalar shahri, ularda amaliyotchilar kerak boʻladi.",
		},
	}),
	bachelor("honam", subjects.beauty, {
		note: {
			en: "Prepares for work in a salon or a cosmetics company.",
			ru: "Готовит к работе в салоне или косметической компании.",
			uz: "Salon yoki kosmetika kompaniyasida ishlashga tayyorlaydi.",
		},
	}),
];
