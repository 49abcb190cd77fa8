import type { Text } from "./types.ts";

export type Subject = {
	title: Text;
	/** What the subject is about, the same for every level. */
	about: Text;
};

export const business: Subject = {
	title: { en: "Business Administration", ru: "Управление бизнесом", uz: "Biznes boshqaruvi" },
	about: {
		en: "Accounting, finance, marketing, strategy and the management of people.",
		ru: "Бухгалтерский учёт, финансы, маркетинг, стратегия и управление людьми.",
		uz: "Buxgalteriya hisobi, moliya, marketing, strategiya va jamoani boshqarish.",
	},
};

export const mba: Subject = {
	title: { en: "Global MBA", ru: "Международная программа MBA (Global MBA)", uz: "Xalqaro MBA dasturi (Global MBA)" },
	about: {
		en: "For people who want to lead teams or start a company; you spend most of the time on cases and group projects.",
		ru: "Для тех, кто хочет руководить командой или открыть компанию; большую часть времени занимают кейсы и групповые проекты.",
		uz: "Jamoaga rahbarlik qilmoqchi yoki kompaniya ochmoqchi boʻlganlar uchun; vaqtning koʻp qismi keyslar va guruh loyihalariga ajratiladi.",
	},
};

export const economics: Subject = {
	title: { en: "Economics", ru: "Экономика", uz: "Iqtisodiyot" },
	about: {
		en: "Micro- and macroeconomics, statistics and the analysis of markets and public policy.",
		ru: "Микро- и макроэкономика, статистика, анализ рынков и государственной политики.",
		uz: "Mikro va makroiqtisodiyot, statistika, bozorlar va davlat siyosati tahlili.",
	},
};

export const trade: Subject = {
	title: { en: "International Trade", ru: "Международная торговля", uz: "Xalqaro savdo" },
	about: {
		en: "Contracts, customs, payments and transport in foreign trade, with economics and business Korean.",
		ru: "Контракты, таможня, расчёты и перевозки во внешней торговле, экономика и деловой корейский язык.",
		uz: "Tashqi savdoda shartnomalar, bojxona, hisob-kitob va tashish, shuningdek, iqtisodiyot va ishbilarmonlik koreys tili.",
	},
};

export const logistics: Subject = {
	title: { en: "Logistics", ru: "Логистика", uz: "Logistika" },
	about: {
		en: "Supply chains, ports and air freight, warehousing and transport planning.",
		ru: "Цепочки поставок, порты и авиаперевозки, склады и планирование транспорта.",
		uz: "Taʼminot zanjirlari, portlar va havo orqali tashish, omborlar va transportni rejalashtirish.",
	},
};

export const realEstate: Subject = {
	title: { en: "Real Estate Studies", ru: "Недвижимость", uz: "Koʻchmas mulk" },
	about: {
		en: "Valuation, law, finance and development of land and buildings.",
		ru: "Оценка, право, финансирование, девелопмент участков и зданий.",
		uz: "Yer va binolarni baholash, huquqiy masalalar, moliyalashtirish va rivojlantirish.",
	},
};

export const publicAdministration: Subject = {
	title: { en: "Public Administration", ru: "Государственное управление", uz: "Davlat boshqaruvi" },
	about: {
		en: "How ministries and cities work: budgets, personnel, policy analysis and local government.",
		ru: "Как работают министерства и города: бюджет, кадры, анализ политики и местное самоуправление.",
		uz: "Vazirliklar va shaharlar qanday ishlashi: budjet, kadrlar, siyosat tahlili va mahalliy boshqaruv.",
	},
};

export const politicalScience: Subject = {
	title: {
		en: "Political Science and International Relations",
		ru: "Политология и международные отношения",
		uz: "Siyosatshunoslik va xalqaro munosabatlar",
	},
	about: {
		en: "Political theory, comparative politics, and security and diplomacy in East Asia.",
		ru: "Политическая теория, сравнительная политология, безопасность и дипломатия в Восточной Азии.",
		uz: "Siyosiy nazariya, qiyosiy siyosatshunoslik, Sharqiy Osiyoda xavfsizlik va diplomatiya.",
	},
};

export const internationalStudies: Subject = {
	title: { en: "International Studies", ru: "Международные исследования", uz: "Xalqaro tadqiqotlar" },
	about: {
		en: "World politics, economics, law and development, with attention to Asia.",
		ru: "Мировая политика, экономика, право и развитие с вниманием к Азии.",
		uz: "Jahon siyosati, iqtisodiyoti, huquqi va taraqqiyot masalalari, Osiyoga alohida eʼtibor bilan.",
	},
};

export const koreanStudies: Subject = {
	title: { en: "Korean Studies", ru: "Корееведение", uz: "Koreysshunoslik" },
	about: {
		en: "Korean history, society, culture and politics, read partly from Korean sources.",
		ru: "История, общество, культура и политика Кореи, отчасти по корейским источникам.",
		uz: "Koreya tarixi, jamiyati, madaniyati va siyosati, qisman koreys tilidagi manbalar asosida.",
	},
};

export const koreanLanguage: Subject = {
	title: {
		en: "Korean Language and Literature",
		ru: "Корейский язык и литература",
		uz: "Koreys tili va adabiyoti",
	},
	about: {
		en: "Grammar and history of Korean, classical and modern literature, and a great deal of reading and writing.",
		ru: "Грамматика и история корейского языка, классическая и современная литература, много чтения и письма.",
		uz: "Koreys tili grammatikasi va tarixi, mumtoz va zamonaviy adabiyot, koʻp oʻqish va yozish.",
	},
};

export const koreanLanguageEducation: Subject = {
	title: {
		en: "Teaching Korean as a Foreign Language",
		ru: "Преподавание корейского языка как иностранного",
		uz: "Koreys tilini chet tili sifatida oʻqitish",
	},
	about: {
		en: "Methods, textbooks, testing and classroom practice for future teachers of Korean.",
		ru: "Методика, учебники, проверка знаний и практика в классе для будущих преподавателей корейского.",
		uz: "Boʻlajak koreys tili oʻqituvchilari uchun metodika, darsliklar, bilimni baholash va dars amaliyoti.",
	},
};

export const mediaCommunication: Subject = {
	title: { en: "Media and Communication", ru: "Медиа и коммуникации", uz: "Media va kommunikatsiya" },
	about: {
		en: "Journalism, broadcasting, advertising and the study of audiences.",
		ru: "Журналистика, телерадиовещание, реклама и изучение аудитории.",
		uz: "Jurnalistika, teleradio, reklama va auditoriyani oʻrganish.",
	},
};

export const hospitality: Subject = {
	title: {
		en: "Hotel and Tourism Management",
		ru: "Гостиничное дело и туризм",
		uz: "Mehmonxona va turizm boshqaruvi",
	},
	about: {
		en: "Hotel operations, travel business, conventions and service quality, with internships.",
		ru: "Работа гостиниц, туристический бизнес, организация конференций и качество сервиса, с практикой.",
		uz: "Mehmonxona ishi, sayyohlik biznesi, anjumanlar tashkil etish va xizmat sifati, amaliyot bilan.",
	},
};

export const buddhistStudies: Subject = {
	title: { en: "Buddhist Studies", ru: "Буддология", uz: "Buddashunoslik" },
	about: {
		en: "Texts, philosophy, history and art of Buddhism in Korea and Asia.",
		ru: "Тексты, философия, история и искусство буддизма в Корее и Азии.",
		uz: "Koreya va Osiyodagi buddizm matnlari, falsafasi, tarixi va sanʼati.",
	},
};

export const computerScience: Subject = {
	title: {
		en: "Computer Science and Engineering",
		ru: "Информатика и вычислительная техника",
		uz: "Kompyuter fanlari va muhandisligi",
	},
	about: {
		en: "Programming, algorithms, operating systems, networks and databases, and later machine learning and security.",
		ru: "Программирование, алгоритмы, операционные системы, сети и базы данных, затем машинное обучение и безопасность.",
		uz: "Dasturlash, algoritmlar, operatsion tizimlar, tarmoqlar va maʼlumotlar bazalari, keyinroq mashinali oʻqitish va xavfsizlik.",
	},
};

export const artificialIntelligence: Subject = {
	title: { en: "Artificial Intelligence", ru: "Искусственный интеллект", uz: "Sunʼiy intellekt" },
	about: {
		en: "Machine learning, computer vision, language processing and their mathematics.",
		ru: "Машинное обучение, компьютерное зрение, обработка языка и математика, на которой они построены.",
		uz: "Mashinali oʻqitish, kompyuterli koʻrish, tilni qayta ishlash va ularning matematik asoslari.",
	},
};

export const aiBigData: Subject = {
	title: {
		en: "Artificial Intelligence and Big Data",
		ru: "Искусственный интеллект и большие данные",
		uz: "Sunʼiy intellekt va katta maʼlumotlar",
	},
	about: {
		en: "Statistics, programming and the handling of large data sets for business and services.",
		ru: "Статистика, программирование и работа с большими массивами данных для бизнеса и сервисов.",
		uz: "Statistika, dasturlash va biznes hamda xizmatlar uchun katta maʼlumotlar bilan ishlash.",
	},
};

export const electronics: Subject = {
	title: { en: "Electronic Engineering", ru: "Электронная инженерия", uz: "Elektronika muhandisligi" },
	about: {
		en: "Circuits, semiconductors, signals and communications, with laboratory work every semester.",
		ru: "Схемотехника, полупроводники, сигналы и связь, лабораторные работы в каждом семестре.",
		uz: "Sxemalar, yarimoʻtkazgichlar, signallar va aloqa; har semestrda laboratoriya ishlari.",
	},
};

export const electricalEngineering: Subject = {
	title: {
		en: "Electrical and Computer Engineering",
		ru: "Электротехника и вычислительная техника",
		uz: "Elektr va kompyuter muhandisligi",
	},
	about: {
		en: "Semiconductor devices, integrated circuits, control, communications and computing.",
		ru: "Полупроводниковые приборы, интегральные схемы, управление, связь и вычисления.",
		uz: "Yarimoʻtkazgich qurilmalari, integral sxemalar, boshqaruv, aloqa va hisoblash.",
	},
};

export const mechanical: Subject = {
	title: { en: "Mechanical Engineering", ru: "Машиностроение", uz: "Mashinasozlik muhandisligi" },
	about: {
		en: "Mechanics, heat and fluids, materials, design and manufacturing.",
		ru: "Механика, тепло и жидкости, материалы, проектирование и производство.",
		uz: "Mexanika, issiqlik va suyuqliklar, materiallar, loyihalash va ishlab chiqarish.",
	},
};

export const aerospace: Subject = {
	title: { en: "Aerospace Engineering", ru: "Аэрокосмическая инженерия", uz: "Aerokosmik muhandislik" },
	about: {
		en: "Aerodynamics, propulsion, structures and flight control of aircraft, drones and satellites.",
		ru: "Аэродинамика, двигатели, конструкции и управление полётом самолётов, дронов и спутников.",
		uz: "Samolyot, dron va sunʼiy yoʻldoshlarning aerodinamikasi, dvigatellari, konstruksiyasi va parvoz boshqaruvi.",
	},
};

export const navalArchitecture: Subject = {
	title: {
		en: "Naval Architecture and Ocean Engineering",
		ru: "Судостроение и океанотехника",
		uz: "Kemasozlik va okean muhandisligi",
	},
	about: {
		en: "Design, strength and motion of ships and offshore structures.",
		ru: "Проектирование, прочность и движение судов и морских сооружений.",
		uz: "Kemalar va dengiz inshootlarini loyihalash, ularning mustahkamligi va harakati.",
	},
};

export const railway: Subject = {
	title: { en: "Railway Systems", ru: "Железнодорожные системы", uz: "Temir yoʻl tizimlari" },
	about: {
		en: "Rolling stock, track, signaling and the running of passenger and freight lines.",
		ru: "Подвижной состав, путь, сигнализация и эксплуатация пассажирских и грузовых линий.",
		uz: "Harakat tarkibi, yoʻl, signalizatsiya, yoʻlovchi va yuk liniyalarini boshqarish.",
	},
};

export const civil: Subject = {
	title: { en: "Civil Engineering", ru: "Гражданское строительство", uz: "Qurilish muhandisligi" },
	about: {
		en: "Structures, soils, water, roads and bridges, and how building sites are run.",
		ru: "Конструкции, грунты, вода, дороги и мосты, организация стройки.",
		uz: "Konstruksiyalar, gruntlar, suv, yoʻl va koʻpriklar, qurilish ishlarini tashkil etish.",
	},
};

export const architecture: Subject = {
	title: { en: "Architecture", ru: "Архитектура", uz: "Arxitektura" },
	about: {
		en: "Design studio in every semester, with history of architecture, structures and urban planning.",
		ru: "Проектная студия в каждом семестре, история архитектуры, конструкции и градостроительство.",
		uz: "Har semestrda loyiha studiyasi, arxitektura tarixi, konstruksiyalar va shaharsozlik.",
	},
};

export const materials: Subject = {
	title: {
		en: "Materials Science and Engineering",
		ru: "Материаловедение и инженерия материалов",
		uz: "Materialshunoslik va materiallar muhandisligi",
	},
	about: {
		en: "Metals, ceramics, polymers and electronic materials: their structure, properties and processing.",
		ru: "Металлы, керамика, полимеры и электронные материалы: строение, свойства и обработка.",
		uz: "Metallar, keramika, polimerlar va elektron materiallar: tuzilishi, xossalari va ishlov berish.",
	},
};

export const energy: Subject = {
	title: { en: "Energy Science", ru: "Науки об энергии", uz: "Energiya fanlari" },
	about: {
		en: "Batteries, solar cells, hydrogen and the physics behind them.",
		ru: "Аккумуляторы, солнечные элементы, водород и физика, лежащая в их основе.",
		uz: "Akkumulyatorlar, quyosh elementlari, vodorod va ularning fizik asoslari.",
	},
};

export const environment: Subject = {
	title: {
		en: "Environment and Energy Engineering",
		ru: "Экологическая и энергетическая инженерия",
		uz: "Ekologiya va energetika muhandisligi",
	},
	about: {
		en: "Air, water and soil quality, climate and clean energy.",
		ru: "Качество воздуха, воды и почвы, климат и чистая энергия.",
		uz: "Havo, suv va tuproq sifati, iqlim va toza energiya.",
	},
};

export const physics: Subject = {
	title: { en: "Physics and Photon Science", ru: "Физика и фотоника", uz: "Fizika va fotonika" },
	about: {
		en: "Lasers, optics, condensed matter and quantum phenomena, in theory and experiment.",
		ru: "Лазеры, оптика, физика твёрдого тела и квантовые явления — в теории и эксперименте.",
		uz: "Lazerlar, optika, qattiq jism fizikasi va kvant hodisalari — nazariya va tajribada.",
	},
};

export const chemistry: Subject = {
	title: { en: "Chemistry", ru: "Химия", uz: "Kimyo" },
	about: {
		en: "Organic, inorganic, physical and biological chemistry, with independent work in a laboratory.",
		ru: "Органическая, неорганическая, физическая и биологическая химия, самостоятельная работа в лаборатории.",
		uz: "Organik, noorganik, fizik va biologik kimyo, laboratoriyada mustaqil ish.",
	},
};

export const biology: Subject = {
	title: { en: "Biological Sciences", ru: "Биологические науки", uz: "Biologiya fanlari" },
	about: {
		en: "Molecular and cell biology, genetics, microbiology and ecology.",
		ru: "Молекулярная и клеточная биология, генетика, микробиология и экология.",
		uz: "Molekulyar va hujayra biologiyasi, genetika, mikrobiologiya va ekologiya.",
	},
};

export const bioBrain: Subject = {
	title: { en: "Bio and Brain Engineering", ru: "Биоинженерия и нейроинженерия", uz: "Bio va neyromuhandislik" },
	about: {
		en: "Biomedical devices, imaging, neural signals and computational biology.",
		ru: "Медицинские приборы, визуализация, сигналы мозга и вычислительная биология.",
		uz: "Tibbiy qurilmalar, tasvirlash, miya signallari va hisoblash biologiyasi.",
	},
};

export const animalScience: Subject = {
	title: {
		en: "Animal Science and Technology",
		ru: "Животноводство и технологии",
		uz: "Chorvachilik fani va texnologiyalari",
	},
	about: {
		en: "Breeding, nutrition, health and products of farm animals.",
		ru: "Разведение, кормление, здоровье и продукция сельскохозяйственных животных.",
		uz: "Qishloq xoʻjaligi hayvonlarini koʻpaytirish, oziqlantirish, sogʻligʻi va mahsulotlari.",
	},
};

export const horticulture: Subject = {
	title: { en: "Horticultural Science", ru: "Садоводство и овощеводство", uz: "Bogʻdorchilik va sabzavotchilik" },
	about: {
		en: "Fruit, vegetables and flowers: breeding, greenhouse growing and storage after harvest.",
		ru: "Фрукты, овощи и цветы: селекция, теплицы и хранение урожая.",
		uz: "Meva, sabzavot va gullar: seleksiya, issiqxonalar va hosilni saqlash.",
	},
};

export const foodScience: Subject = {
	title: {
		en: "Food Science and Technology",
		ru: "Пищевые науки и технологии",
		uz: "Oziq-ovqat fani va texnologiyasi",
	},
	about: {
		en: "Chemistry and safety of food, processing, storage and the development of new products.",
		ru: "Химия и безопасность пищи, переработка, хранение и создание новых продуктов.",
		uz: "Oziq-ovqat kimyosi va xavfsizligi, qayta ishlash, saqlash va yangi mahsulotlar yaratish.",
	},
};

export const fisheries: Subject = {
	title: { en: "Fisheries Science", ru: "Рыбное хозяйство", uz: "Baliqchilik" },
	about: {
		en: "Aquaculture, fish stocks, marine ecology and the economy of fishing.",
		ru: "Аквакультура, рыбные запасы, экология моря и экономика рыболовства.",
		uz: "Akvakultura, baliq zaxiralari, dengiz ekologiyasi va baliqchilik iqtisodiyoti.",
	},
};

export const film: Subject = {
	title: { en: "Film", ru: "Кино", uz: "Kino" },
	about: {
		en: "Directing, camera, editing, sound and screenwriting; short films are made in teams.",
		ru: "Режиссура, операторская работа, монтаж, звук и сценарий; короткие фильмы снимают в командах.",
		uz: "Rejissura, operatorlik, montaj, ovoz va ssenariy; qisqa filmlar jamoa boʻlib suratga olinadi.",
	},
};

export const imaging: Subject = {
	title: { en: "Imaging Science and Film", ru: "Визуальные технологии и кино", uz: "Vizual texnologiyalar va kino" },
	about: {
		en: "Digital imaging, visual effects, animation and film production and theory.",
		ru: "Цифровое изображение, визуальные эффекты, анимация, производство и теория кино.",
		uz: "Raqamli tasvir, vizual effektlar, animatsiya, film ishlab chiqarish va kino nazariyasi.",
	},
};

export const digitalContent: Subject = {
	title: { en: "Digital Content", ru: "Цифровой контент", uz: "Raqamli kontent" },
	about: {
		en: "Games, animation, visual effects and interactive media, from sketch to finished project.",
		ru: "Игры, анимация, визуальные эффекты и интерактивные медиа — от эскиза до готового проекта.",
		uz: "Oʻyinlar, animatsiya, vizual effektlar va interaktiv media — eskizdan tayyor loyihagacha.",
	},
};

export const design: Subject = {
	title: { en: "Design", ru: "Дизайн", uz: "Dizayn" },
	about: {
		en: "Visual, product and service design with research into how people use things.",
		ru: "Графический, предметный и сервисный дизайн с изучением того, как люди пользуются вещами.",
		uz: "Grafik, mahsulot va xizmat dizayni, odamlar buyumlardan qanday foydalanishini oʻrganish bilan.",
	},
};

export const fashion: Subject = {
	title: { en: "Fashion Industry", ru: "Индустрия моды", uz: "Moda sanoati" },
	about: {
		en: "Textiles, clothing design, merchandising and fashion business.",
		ru: "Ткани, дизайн одежды, мерчандайзинг и бизнес в моде.",
		uz: "Matolar, kiyim dizayni, merchandayzing va moda biznesi.",
	},
};

export const beauty: Subject = {
	title: { en: "Beauty Art", ru: "Косметология и визаж", uz: "Kosmetologiya va vizaj" },
	about: {
		en: "Hair, make-up and skin care, with salon management and cosmetics.",
		ru: "Волосы, макияж и уход за кожей, управление салоном и косметические средства.",
		uz: "Soch, makiyaj va teri parvarishi, salon boshqaruvi va kosmetika vositalari.",
	},
};

export const culinary: Subject = {
	title: { en: "Culinary Arts", ru: "Кулинарное искусство", uz: "Oshpazlik sanʼati" },
	about: {
		en: "Korean, Asian and Western kitchens, baking, nutrition and restaurant work.",
		ru: "Корейская, азиатская и европейская кухня, выпечка, питание и работа ресторана.",
		uz: "Koreys, Osiyo va Yevropa oshxonasi, pishiriqlar, ovqatlanish va restoran ishi.",
	},
};
