import { closingDate, durations, type Intake, illustrativeFee, requirements } from "./conditions.ts";
import * as subjects from "./subjects.ts";
import { sentences, wonPerSemester, wonRangePerSemester } from "./text.ts";
import type { SampleProgram, Text } from "./types.ts";

type Details = {
	/** What is particular to this subject at this university. */
	note: Text;
	intake: Intake;
	requirements?: Text;
	title?: Text;
	duration?: Text;
	/** A published price; without it an illustrative one is shown. */
	fees?: Text | null;
};

function bachelor(university: string, subject: subjects.Subject, details: Details): SampleProgram {
	return {
		university,
		type: "Bachelor",
		title: details.title ?? subject.title,
		description: sentences(subject.about, details.note),
		duration: details.duration ?? durations.bachelor,
		fees: details.fees === undefined ? illustrativeFee(university, "bachelor", subject.group) : details.fees,
		requirements: details.requirements ?? requirements.bachelorInKorean,
		applicationDeadline: closingDate(university, "bachelor", details.intake),
	};
}

const coveredByKaistScholarship: Text = {
	en: "Covered by the KAIST scholarship for 8 semesters while its conditions are met",
	ru: "Покрывается стипендией KAIST в течение 8 семестров при соблюдении условий",
	uz: "Shartlar bajarilsa, 8 semestr davomida KAIST stipendiyasi hisobidan qoplanadi",
};

const pusanBachelorFee: Text = sentences(wonRangePerSemester(1_503_000, 2_254_000), {
	en: "(2024, by subject)",
	ru: "(2024 год, по направлениям)",
	uz: "(2024-yil, yoʻnalishga qarab)",
});

export const bachelorPrograms: SampleProgram[] = [
	bachelor("snu", subjects.business, {
		note: {
			en: "Taught in Korean at the business school on the Gwanak campus; some electives are in English.",
			ru: "Занятия идут на корейском языке в бизнес-школе на кампусе Кванак, часть предметов по выбору — на английском.",
			uz: "Darslar Kvanak kampusidagi biznes maktabida koreys tilida oʻtadi, ayrim tanlov fanlari ingliz tilida.",
		},
		intake: "september",
		requirements: requirements.bachelorInKoreanHigher,
	}),
	bachelor("snu", subjects.economics, {
		note: {
			en: "Belongs to the College of Social Sciences and needs confident mathematics from school.",
			ru: "Входит в Колледж социальных наук; нужна уверенная школьная математика.",
			uz: "Ijtimoiy fanlar kolleji tarkibida; maktab matematikasini yaxshi bilish kerak.",
		},
		intake: "september",
		requirements: requirements.bachelorInKoreanHigher,
	}),
	bachelor("yonsei", subjects.internationalStudies, {
		note: {
			en: "Part of Underwood International College, where all courses are in English; first-year students live on the Songdo campus in Incheon.",
			ru: "Программа Международного колледжа Андервуда, где все занятия на английском; первокурсники живут на кампусе Сондо в Инчхоне.",
			uz: "Barcha darslari ingliz tilida oʻtadigan Andervud xalqaro kolleji dasturi; birinchi kurs talabalari Inchxondagi Sondo kampusida yashaydi.",
		},
		intake: "september",
		requirements: requirements.bachelorInEnglish,
	}),
	bachelor("yonsei", subjects.koreanLanguage, {
		note: {
			en: "Studied in Sinchon together with Korean students, so the language level counts from the first week.",
			ru: "Учиться предстоит в Синчхоне вместе с корейскими студентами, поэтому уровень языка важен с первой недели.",
			uz: "Sinchxonda koreys talabalari bilan birga oʻqiladi, shuning uchun til darajasi birinchi haftadanoq muhim.",
		},
		intake: "september",
		requirements: requirements.bachelorInKoreanHigher,
	}),
	bachelor("korea", subjects.business, {
		note: {
			en: "The business school in Anam is one of the oldest in the country; a large share of its courses is in English.",
			ru: "Бизнес-школа в Анаме — одна из старейших в стране; значительную часть предметов ведут на английском.",
			uz: "Anamdagi biznes maktabi mamlakatdagi eng qadimiylaridan biri; fanlarning katta qismi ingliz tilida oʻtiladi.",
		},
		intake: "september",
	}),
	bachelor("korea", subjects.internationalStudies, {
		note: {
			en: "The Division of International Studies offers an English track; a certificate of English is required.",
			ru: "Отделение международных исследований ведёт обучение на английском языке; нужен сертификат по английскому.",
			uz: "Xalqaro tadqiqotlar boʻlimida ingliz tilida oʻqiladi; ingliz tili sertifikati talab qilinadi.",
		},
		intake: "september",
		requirements: requirements.bachelorInEnglish,
	}),
	bachelor("kaist", subjects.computerScience, {
		note: {
			en: "At KAIST students choose a major after the first year, so the application is to the institute as a whole; courses are mostly in English.",
			ru: "В KAIST специальность выбирают после первого курса, поэтому поступают в институт в целом; большинство занятий на английском.",
			uz: "KAISTda mutaxassislik birinchi kursdan keyin tanlanadi, shuning uchun ariza umuman institutga beriladi; darslarning koʻpi ingliz tilida.",
		},
		intake: "september",
		requirements: requirements.bachelorInEnglish,
		fees: coveredByKaistScholarship,
	}),
	bachelor("kaist", subjects.mechanical, {
		note: {
			en: "Robots, vehicles and energy systems are built in project courses; the HUBO humanoid robot comes from this department.",
			ru: "На проектных курсах собирают роботов, машины и энергетические системы; здесь создан человекоподобный робот HUBO.",
			uz: "Loyiha kurslarida robotlar, mashinalar va energetika tizimlari yasaladi; HUBO odamsimon roboti shu fakultetda yaratilgan.",
		},
		intake: "september",
		requirements: requirements.bachelorInEnglish,
		fees: coveredByKaistScholarship,
	}),
	bachelor("postech", subjects.computerScience, {
		note: {
			en: "POSTECH announced its first direct admission of international bachelor’s students for autumn 2026; groups are small.",
			ru: "О первом прямом приёме иностранцев на бакалавриат POSTECH объявил на осень 2026 года; группы небольшие.",
			uz: "POSTECH xorijliklarni bakalavriatga toʻgʻridan-toʻgʻri qabul qilishni ilk bor 2026-yil kuziga eʼlon qilgan; guruhlar kichik.",
		},
		intake: "september",
		requirements: requirements.bachelorInEnglish,
		fees: {
			en: "about 5,700 USD per year",
			ru: "около 5700 долларов США в год",
			uz: "yiliga taxminan 5700 AQSH dollari",
		},
	}),
	bachelor("skku", subjects.business, {
		title: {
			en: "Global Business Administration",
			ru: "Глобальное управление бизнесом",
			uz: "Global biznes boshqaruvi",
		},
		note: {
			en: "Courses are held in English on the Seoul campus, and exchange semesters abroad are common.",
			ru: "Занятия ведут на английском языке на сеульском кампусе; многие проводят семестр за рубежом по обмену.",
			uz: "Darslar Seul kampusida ingliz tilida oʻtadi; koʻp talabalar bir semestrni almashinuv boʻyicha chet elda oʻqiydi.",
		},
		intake: "september",
		requirements: requirements.bachelorInEnglish,
	}),
	bachelor("skku", subjects.computerScience, {
		note: {
			en: "Taught on the natural sciences campus in Suwon, about an hour from central Seoul, with close ties to the electronics industry.",
			ru: "Занятия проходят на естественно-научном кампусе в Сувоне, примерно в часе от центра Сеула; связи с электронной промышленностью тесные.",
			uz: "Darslar Seul markazidan taxminan bir soat masofadagi Suvon tabiiy fanlar kampusida oʻtadi; elektronika sanoati bilan aloqalar yaqin.",
		},
		intake: "september",
	}),
	bachelor("hanyang", subjects.mechanical, {
		note: {
			en: "Hanyang has trained engineers since 1939, and many graduates work for Korean car and machine makers.",
			ru: "Ханъян готовит инженеров с 1939 года; многие выпускники работают в корейском автомобилестроении и машиностроении.",
			uz: "Hanyan 1939-yildan beri muhandis tayyorlaydi; koʻp bitiruvchilar Koreya avtomobilsozlik va mashinasozlik korxonalarida ishlaydi.",
		},
		intake: "september",
	}),
	bachelor("hanyang", subjects.architecture, {
		note: {
			en: "A five-year course that leads towards the profession of architect; a portfolio helps at admission.",
			ru: "Пятилетний курс, ведущий к профессии архитектора; при поступлении поможет портфолио.",
			uz: "Arxitektor kasbiga olib boradigan besh yillik kurs; qabulda portfolio foyda beradi.",
		},
		duration: durations.architecture,
		intake: "september",
		requirements: requirements.bachelorWithPortfolio,
	}),
	bachelor("kyunghee", subjects.hospitality, {
		note: {
			en: "One of the oldest schools of its kind in Korea, on the Seoul campus; Korean and service practice go together.",
			ru: "Одна из старейших школ этого профиля в Корее, на сеульском кампусе; язык и практика сервиса идут рука об руку.",
			uz: "Koreyada shu yoʻnalishdagi eng qadimiy maktablardan biri, Seul kampusida; til va servis amaliyoti birga olib boriladi.",
		},
		intake: "september",
	}),
	bachelor("kyunghee", subjects.internationalStudies, {
		note: {
			en: "Taught in English on the Global Campus in Yongin, south of Seoul.",
			ru: "Преподают на английском языке на Глобальном кампусе в Йонъине, к югу от Сеула.",
			uz: "Seul janubidagi Yongin shahrida, Global kampusda ingliz tilida oʻqitiladi.",
		},
		intake: "september",
		requirements: requirements.bachelorInEnglish,
	}),
	bachelor("ewha", subjects.internationalStudies, {
		note: {
			en: "Belongs to Scranton College and is taught in English; only women are admitted to bachelor’s programs.",
			ru: "Входит в Колледж Скрэнтон, обучение на английском; на бакалавриат принимают только девушек.",
			uz: "Skrenton kolleji tarkibida, oʻqish ingliz tilida; bakalavriatga faqat qizlar qabul qilinadi.",
		},
		intake: "september",
		requirements: requirements.bachelorInEnglish,
	}),
	bachelor("ewha", subjects.fashion, {
		note: {
			en: "The campus lies beside one of Seoul’s clothing shopping streets. Women only.",
			ru: "Рядом с кампусом — одна из сеульских улиц с магазинами одежды. Только для девушек.",
			uz: "Kampus Seulning kiyim doʻkonlari koʻp koʻchalaridan biri yonida. Faqat qizlar uchun.",
		},
		intake: "september",
		requirements: requirements.bachelorWithPortfolio,
	}),
	bachelor("chungang", subjects.film, {
		note: {
			en: "Film and theatre have been taught here since the 1950s, and many Korean directors and actors studied at Chung-Ang.",
			ru: "Кино и театр преподают здесь с 1950-х годов; в Чунане учились многие корейские режиссёры и актёры.",
			uz: "Kino va teatr bu yerda 1950-yillardan beri oʻqitiladi; koʻp koreys rejissyorlari va aktyorlari Chunanda tahsil olgan.",
		},
		intake: "september",
		requirements: requirements.bachelorWithPortfolio,
	}),
	bachelor("chungang", subjects.mediaCommunication, {
		note: {
			en: "Students work in campus newsrooms and studios in Heukseok; good written Korean is expected.",
			ru: "Студенты работают в редакциях и студиях на кампусе Хыксок; нужен хороший письменный корейский.",
			uz: "Talabalar Hiksok kampusidagi tahririyat va studiyalarda ishlaydi; yozma koreys tilini yaxshi bilish kerak.",
		},
		intake: "september",
		requirements: requirements.bachelorInKoreanHigher,
	}),
	bachelor("sogang", subjects.economics, {
		note: {
			en: "Economics at Sogang has a long tradition in Korean economic policy; attendance is checked strictly.",
			ru: "Экономический факультет Согана давно связан с экономической политикой Кореи; посещаемость проверяют строго.",
			uz: "Soganning iqtisodiyot maktabi Koreya iqtisodiy siyosati bilan azaldan bogʻliq; davomat qatʼiy tekshiriladi.",
		},
		intake: "september",
		fees: wonPerSemester(4_165_000),
	}),
	bachelor("sogang", subjects.koreanStudies, {
		title: { en: "Global Korean Studies", ru: "Глобальное корееведение", uz: "Global koreysshunoslik" },
		note: {
			en: "Designed for students who will work between Korea and other countries; part of the courses is in English.",
			ru: "Для тех, кто будет работать между Кореей и другими странами; часть занятий на английском.",
			uz: "Koreya va boshqa davlatlar oʻrtasida ishlaydiganlar uchun; darslarning bir qismi ingliz tilida.",
		},
		intake: "march",
		fees: wonPerSemester(4_165_000),
	}),
	bachelor("konkuk", subjects.realEstate, {
		note: {
			en: "Konkuk was among the first Korean universities with a department of real estate, and the subject is still a mark of the university.",
			ru: "Конкук одним из первых в Корее открыл отделение недвижимости, и это направление остаётся его визитной карточкой.",
			uz: "Konkuk Koreyada koʻchmas mulk boʻlimini birinchilardan boʻlib ochgan va bu yoʻnalish hamon uning belgisi.",
		},
		intake: "september",
	}),
	bachelor("konkuk", subjects.animalScience, {
		note: {
			en: "The university has a veterinary college and a dairy tradition, so practice is close at hand.",
			ru: "В университете есть ветеринарный колледж и давняя традиция молочного хозяйства, так что практика рядом.",
			uz: "Universitetda veterinariya kolleji va sut xoʻjaligi anʼanasi bor, amaliyot uchun imkoniyat yaqin.",
		},
		intake: "september",
	}),
	bachelor("dongguk", subjects.film, {
		title: { en: "Film and Digital Media", ru: "Кино и цифровые медиа", uz: "Kino va raqamli media" },
		note: {
			en: "The campus is a short walk from Chungmuro, the old film quarter of Seoul.",
			ru: "Кампус в нескольких минутах ходьбы от Чхунмуро, старого кинематографического квартала Сеула.",
			uz: "Kampus Seulning eski kino mavzesi — Chxunmurodan bir necha daqiqalik piyoda yoʻlda.",
		},
		intake: "september",
		requirements: requirements.bachelorWithPortfolio,
	}),
	bachelor("dongguk", subjects.trade, {
		note: {
			en: "Lectures are in Korean in the centre of Seoul, close to trading companies and the Namdaemun market.",
			ru: "Лекции на корейском языке в центре Сеула, рядом с торговыми компаниями и рынком Намдэмун.",
			uz: "Maʼruzalar Seul markazida, savdo kompaniyalari va Namdemun bozori yaqinida koreys tilida oʻtadi.",
		},
		intake: "september",
	}),
	bachelor("kwangwoon", subjects.electronics, {
		note: {
			en: "The founding subject of the university, which began as a radio school; robotics and communications are separate options.",
			ru: "С этого направления начался университет, выросший из школы радиотехники; робототехника и связь — отдельные специализации.",
			uz: "Radiotexnika maktabidan oʻsib chiqqan universitet shu yoʻnalishdan boshlangan; robototexnika va aloqa alohida ixtisosliklar.",
		},
		intake: "september",
	}),
	bachelor("kwangwoon", subjects.trade, {
		note: {
			en: "Lectures are in Korean; the university’s own language course in the same place can be taken first.",
			ru: "Лекции на корейском языке; сначала можно пройти языковой курс здесь же, в университете.",
			uz: "Maʼruzalar koreys tilida; avval shu yerning oʻzida, universitetda til kursidan oʻtish mumkin.",
		},
		intake: "march",
	}),
	bachelor("sejong", subjects.hospitality, {
		note: {
			en: "The best-known department of Sejong, with an English track beside the Korean one.",
			ru: "Самое известное отделение Седжона; кроме корейской, есть программа на английском языке.",
			uz: "Sejonning eng taniqli boʻlimi; koreys tilidan tashqari ingliz tilidagi dastur ham bor.",
		},
		intake: "september",
		requirements: requirements.bachelorInEnglishLower,
	}),
	bachelor("sejong", subjects.computerScience, {
		note: {
			en: "Offered in Korean and on an English track; software is one of the areas the university is developing most.",
			ru: "Обучение на корейском или по программе на английском; программное обеспечение — одно из главных направлений развития университета.",
			uz: "Koreys tilida yoki ingliz tilidagi dastur boʻyicha oʻqiladi; dasturiy taʼminot universitet eng koʻp rivojlantirayotgan sohalardan.",
		},
		intake: "september",
		requirements: requirements.bachelorInEnglishLower,
	}),
	bachelor("pusan", subjects.mechanical, {
		note: {
			en: "One of the largest departments of the university; car, ship and machine plants of the south-east are the usual employers.",
			ru: "Одно из крупнейших отделений университета; обычные работодатели — автомобильные, судостроительные и машиностроительные заводы юго-востока.",
			uz: "Universitetning eng katta boʻlimlaridan biri; odatdagi ish beruvchilar — janubi-sharqdagi avtomobil, kema va mashinasozlik zavodlari.",
		},
		intake: "september",
		fees: pusanBachelorFee,
	}),
	bachelor("pusan", subjects.navalArchitecture, {
		note: {
			en: "Busan, Ulsan and Geoje form the heart of Korean shipbuilding, and the department has a towing tank of its own.",
			ru: "Пусан, Ульсан и Кодже — центр корейского судостроения, а у отделения есть собственный опытовый бассейн.",
			uz: "Pusan, Ulsan va Koje — Koreya kemasozligining markazi, boʻlimning oʻz sinov havzasi ham bor.",
		},
		intake: "september",
		fees: pusanBachelorFee,
	}),
	bachelor("pukyong", subjects.foodScience, {
		note: {
			en: "Seafood and marine ingredients are the special field here, as suits a university born from a fisheries college.",
			ru: "Особая тема — морепродукты и морское сырьё, как и подобает университету, выросшему из рыбохозяйственного института.",
			uz: "Alohida mavzu — dengiz mahsulotlari va xomashyosi: universitet baliqchilik institutidan oʻsib chiqqan.",
		},
		intake: "september",
	}),
	bachelor("pukyong", subjects.fisheries, {
		note: {
			en: "Students sail on the university’s own training ship.",
			ru: "Студенты выходят в море на учебном судне университета.",
			uz: "Talabalar universitetning oʻquv kemasida dengizga chiqadi.",
		},
		intake: null,
	}),
	bachelor("donga", subjects.trade, {
		note: {
			en: "Taught at the Bumin campus in the old centre of Busan, near the port and its trading houses.",
			ru: "Занятия на кампусе Пумин в старом центре Пусана, рядом с портом и торговыми фирмами.",
			uz: "Darslar Pusanning eski markazidagi Pumin kampusida, port va savdo firmalari yaqinida oʻtadi.",
		},
		intake: "september",
	}),
	bachelor("donga", subjects.civil, {
		note: {
			en: "Studied at the Seunghak campus above the Nakdong River estuary, with port and bridge works as examples.",
			ru: "Учёба на кампусе Сынхак над устьем реки Нактонган; примеры — портовые сооружения и мосты.",
			uz: "Oʻqish Naktongan daryosi mansabi tepasidagi Sinhak kampusida; misol sifatida port inshootlari va koʻpriklar oʻrganiladi.",
		},
		intake: "september",
	}),
	bachelor("dongseo", subjects.digitalContent, {
		note: {
			en: "Studios for animation, games and effects are a point of pride at Dongseo, and work is judged by portfolio.",
			ru: "Студиями анимации, игр и эффектов Тонсо гордится; работы оценивают по портфолио.",
			uz: "Tonso animatsiya, oʻyin va effekt studiyalari bilan faxrlanadi; ishlar portfolio boʻyicha baholanadi.",
		},
		intake: "march",
		requirements: requirements.bachelorWithPortfolio,
	}),
	bachelor("dongseo", subjects.business, {
		title: {
			en: "Global Business Administration",
			ru: "Глобальное управление бизнесом",
			uz: "Global biznes boshqaruvi",
		},
		note: {
			en: "A program in English for international students, with Korean lessons alongside.",
			ru: "Программа на английском языке для иностранных студентов с параллельным изучением корейского.",
			uz: "Xorijiy talabalar uchun ingliz tilidagi dastur, koreys tili darslari bilan birga.",
		},
		intake: "september",
		requirements: requirements.bachelorInEnglishLower,
	}),
	bachelor("inha", subjects.aerospace, {
		note: {
			en: "The foundation behind Inha is linked with Korean Air, and Incheon airport is near.",
			ru: "Фонд, которому принадлежит Инха, связан с авиакомпанией Korean Air, рядом — аэропорт Инчхон.",
			uz: "Inha tegishli boʻlgan jamgʻarma Korean Air aviakompaniyasi bilan bogʻliq, Inchxon aeroporti yaqin.",
		},
		intake: "september",
	}),
	bachelor("inha", subjects.logistics, {
		note: {
			en: "The Asia Pacific School of Logistics teaches in the city of Korea’s largest airport and one of its main ports.",
			ru: "Азиатско-Тихоокеанская школа логистики работает в городе с крупнейшим аэропортом страны и одним из главных портов.",
			uz: "Osiyo-Tinch okeani logistika maktabi mamlakatning eng yirik aeroporti va asosiy portlaridan biri joylashgan shaharda ishlaydi.",
		},
		intake: "september",
	}),
	bachelor("inu", subjects.trade, {
		title: {
			en: "Northeast Asian International Trade",
			ru: "Международная торговля Северо-Восточной Азии",
			uz: "Shimoli-sharqiy Osiyo xalqaro savdosi",
		},
		note: {
			en: "Looks at trade with China, Japan, Russia and other neighbours from Songdo, a free economic zone.",
			ru: "Торговлю с Китаем, Японией, Россией и другими соседями изучают в Сондо — свободной экономической зоне.",
			uz: "Xitoy, Yaponiya, Rossiya va boshqa qoʻshnilar bilan savdo Sondo erkin iqtisodiy hududida oʻrganiladi.",
		},
		intake: "september",
	}),
	bachelor("inu", subjects.computerScience, {
		note: {
			en: "A public university with a modern campus in Songdo; lectures are mostly in Korean.",
			ru: "Государственный университет с современным кампусом в Сондо; лекции в основном на корейском.",
			uz: "Sondodagi zamonaviy kampusga ega davlat universiteti; maʼruzalar asosan koreys tilida.",
		},
		intake: "september",
	}),
	bachelor("knu", subjects.electronics, {
		note: {
			en: "The flagship of the university since the 1970s; nearby Gumi is a centre of the electronics industry.",
			ru: "Главное направление университета с 1970-х годов; соседний город Куми — центр электронной промышленности.",
			uz: "1970-yillardan universitetning bosh yoʻnalishi; qoʻshni Kumi shahri — elektronika sanoati markazi.",
		},
		intake: "september",
	}),
	bachelor("knu", subjects.horticulture, {
		note: {
			en: "North Gyeongsang is known for apples, grapes and melons, so farms for practice are near.",
			ru: "Провинция Северная Кёнсан известна яблоками, виноградом и дынями, и хозяйства для практики рядом.",
			uz: "Shimoliy Kyonsan viloyati olma, uzum va qovuni bilan mashhur, amaliyot uchun xoʻjaliklar yaqin.",
		},
		intake: "september",
	}),
	bachelor("keimyung", subjects.business, {
		note: {
			en: "Studied on the Seongseo campus; the university’s own Korean course is a way to prepare.",
			ru: "Учёба на кампусе Сонсо; подготовиться можно на языковом курсе самого университета.",
			uz: "Oʻqish Sonso kampusida; universitetning oʻz til kursida tayyorgarlik koʻrish mumkin.",
		},
		intake: "september",
	}),
	bachelor("keimyung", subjects.koreanLanguage, {
		note: {
			en: "A sound basis for translators and teachers; Keimyung also has a graduate course in teaching Korean.",
			ru: "Хорошая основа для переводчиков и преподавателей; продолжить можно в магистратуре Кемёна по преподаванию корейского.",
			uz: "Tarjimon va oʻqituvchilar uchun yaxshi asos; Kemyonda koreys tilini oʻqitish boʻyicha magistratura ham bor.",
		},
		intake: "march",
	}),
	bachelor("cnu", subjects.computerScience, {
		note: {
			en: "Daejeon’s research institutes are near for internships in the later years.",
			ru: "Рядом научные институты Тэджона, где можно стажироваться на старших курсах.",
			uz: "Yaqinda Tejon ilmiy institutlari bor, yuqori kurslarda u yerda stajirovka oʻtash mumkin.",
		},
		intake: "september",
	}),
	bachelor("cnu", subjects.publicAdministration, {
		note: {
			en: "The government complexes of Daejeon and Sejong City are next door, which gives the subject real cases.",
			ru: "Рядом правительственные комплексы Тэджона и города Седжон, поэтому примеры берут из жизни.",
			uz: "Tejon va Sejon shahridagi hukumat majmualari yaqin, shuning uchun misollar hayotdan olinadi.",
		},
		intake: "september",
	}),
	bachelor("hannam", subjects.business, {
		title: { en: "Global Business", ru: "Глобальный бизнес", uz: "Global biznes" },
		note: {
			en: "Taught in English in small groups; Korean is learned on the way.",
			ru: "Преподают на английском языке в небольших группах; корейский учат по ходу.",
			uz: "Ingliz tilida kichik guruhlarda oʻqitiladi; koreys tili yoʻl-yoʻlakay oʻrganiladi.",
		},
		intake: "september",
		requirements: requirements.bachelorInEnglishLower,
		fees: wonPerSemester(3_689_950),
	}),
	bachelor("hannam", subjects.koreanLanguage, {
		note: {
			en: "Belongs to the oldest faculty of the university, humanities, and is open from TOPIK 3.",
			ru: "Относится к старейшему, гуманитарному факультету университета; принимают с TOPIK 3.",
			uz: "Universitetning eng qadimiy — gumanitar fakultetiga kiradi; TOPIK 3 dan qabul qilinadi.",
		},
		intake: "september",
		fees: wonPerSemester(3_217_300),
	}),
	bachelor("woosong", subjects.aiBigData, {
		note: {
			en: "An Endicott College program, entirely in English.",
			ru: "Программа Колледжа Эндикотт, полностью на английском языке.",
			uz: "Endikott kolleji dasturi, toʻliq ingliz tilida.",
		},
		intake: "september",
		requirements: requirements.bachelorInEnglishLower,
		fees: {
			en: "7,416 USD per year (2022–2023)",
			ru: "7416 долларов США в год (2022–2023)",
			uz: "yiliga 7416 AQSH dollari (2022–2023)",
		},
	}),
	bachelor("woosong", subjects.culinary, {
		note: {
			en: "Taught in English at the Sol International School, with training kitchens on campus and internships in hotels.",
			ru: "Преподают на английском в Международной школе Sol; учебные кухни на кампусе и стажировки в гостиницах.",
			uz: "Sol xalqaro maktabida ingliz tilida oʻqitiladi; kampusda oʻquv oshxonalari va mehmonxonalarda stajirovka bor.",
		},
		intake: "march",
		requirements: requirements.bachelorInEnglishLower,
	}),
	bachelor("woosong", subjects.railway, {
		note: {
			en: "Daejeon is the railway city of Korea: the headquarters of Korail stand beside the station.",
			ru: "Тэджон — железнодорожная столица Кореи: рядом с вокзалом находится штаб-квартира Korail.",
			uz: "Tejon — Koreyaning temiryoʻl poytaxti: vokzal yonida Korail bosh qarorgohi joylashgan.",
		},
		intake: "september",
		requirements: requirements.bachelorInEnglishLower,
	}),
	bachelor("chonnam", subjects.mechanical, {
		note: {
			en: "Gwangju has a car plant and a growing electric vehicle industry, where many students do practice.",
			ru: "В Кванджу есть автозавод и растёт производство электромобилей — там часто проходят практику.",
			uz: "Kvanjuda avtomobil zavodi bor, elektromobil sanoati oʻsmoqda — amaliyot koʻpincha shu yerda oʻtadi.",
		},
		intake: "september",
	}),
	bachelor("chonnam", subjects.horticulture, {
		note: {
			en: "The south-west is Korea’s farming country, and the college of agriculture is among the oldest of the university.",
			ru: "Юго-запад — земледельческий край Кореи, а сельскохозяйственный колледж — один из старейших в университете.",
			uz: "Janubi-gʻarb — Koreyaning dehqonchilik oʻlkasi, qishloq xoʻjaligi kolleji esa universitetdagi eng qadimiylaridan.",
		},
		intake: "september",
	}),
	bachelor("gist", subjects.computerScience, {
		title: {
			en: "Electrical Engineering and Computer Science",
			ru: "Электротехника и информатика",
			uz: "Elektrotexnika va kompyuter fanlari",
		},
		note: {
			en: "A college with a few hundred students, where teaching is in English and research starts early.",
			ru: "В колледже несколько сотен студентов, преподают на английском, исследования начинаются рано.",
			uz: "Kollejda bir necha yuz talaba bor, darslar ingliz tilida, tadqiqot erta boshlanadi.",
		},
		intake: "september",
		requirements: requirements.bachelorInEnglish,
		fees: null,
	}),
	bachelor("chosun", subjects.aerospace, {
		note: {
			en: "Small satellites and drones are a field of the department; the lectures are in Korean.",
			ru: "Отделение занимается малыми спутниками и дронами; лекции на корейском языке.",
			uz: "Boʻlim kichik sunʼiy yoʻldoshlar va dronlar bilan shugʻullanadi; maʼruzalar koreys tilida.",
		},
		intake: "september",
	}),
	bachelor("chosun", subjects.business, {
		note: {
			en: "For new students with TOPIK 3 or higher, a scholarship covers part of the tuition.",
			ru: "Новым студентам с TOPIK 3 и выше часть стоимости покрывает стипендия.",
			uz: "TOPIK 3 va undan yuqori darajadagi yangi talabalarga toʻlovning bir qismi stipendiya bilan qoplanadi.",
		},
		intake: "march",
	}),
	bachelor("honam", subjects.hospitality, {
		note: {
			en: "Gwangju is a city of festivals and exhibitions, which need people for practice and part-time work.",
			ru: "Кванджу — город фестивалей и выставок, где нужны практиканты и помощники.",
			uz: "Kvanju — festival va koʻrgazmalar shahri, ularda amaliyotchi va yordamchilar kerak boʻladi.",
		},
		intake: "march",
	}),
	bachelor("honam", subjects.beauty, {
		note: {
			en: "Prepares for work in a salon or a cosmetics company, with many practical lessons.",
			ru: "Готовит к работе в салоне или косметической компании; много практических занятий.",
			uz: "Salon yoki kosmetika kompaniyasida ishlashga tayyorlaydi; amaliy darslar koʻp.",
		},
		intake: null,
	}),
];
