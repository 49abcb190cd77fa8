import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { formatNumber } from "../formats.ts";
import { plural } from "../plural.ts";

/** The lists of applications and contact messages, and the search over everything. */
export const lists = {
	allApplications: { en: "All applications", ru: "Все заявки", uz: "Barcha arizalar" },
	unread: { en: "New message", ru: "Новое сообщение", uz: "Yangi xabar" },
	unreadHint: {
		en: "This applicant’s message is waiting for an answer.",
		ru: "Сообщение этого абитуриента ждёт ответа.",
		uz: "Bu abituriyentning xabari javob kutmoqda.",
	},
	/** In the lists of universities and programs. */
	hidden: { en: "hidden", ru: "скрыто", uz: "yashirilgan" },
	hiding: {
		hide: { en: "Hide from visitors", ru: "Скрыть от посетителей", uz: "Tashrif buyuruvchilardan yashirish" },
		show: { en: "Show to visitors", ru: "Показать посетителям", uz: "Tashrif buyuruvchilarga koʻrsatish" },
	},
	chosen: { en: "Chosen filters", ru: "Выбранные фильтры", uz: "Tanlangan filtrlar" },
	removeFilter: {
		en: (filter: string) => `Remove the filter “${filter}”`,
		ru: (filter: string) => `Убрать фильтр «${filter}»`,
		uz: (filter: string) => `“${filter}” filtrini olib tashlash`,
	},
	perPage: { en: "Rows per page", ru: "Строк на странице", uz: "Sahifadagi qatorlar soni" },
	columns: { en: "Columns", ru: "Столбцы", uz: "Ustunlar" },
	columnsHint: {
		en: "This browser remembers the columns.",
		ru: "Выбранные столбцы запомнятся в этом браузере.",
		uz: "Tanlangan ustunlarni shu brauzer eslab qoladi.",
	},
	saveColumns: { en: "Show these columns", ru: "Показать эти столбцы", uz: "Shu ustunlarni koʻrsatish" },
	sort: { en: "Sort by", ru: "Сортировка", uz: "Saralash" },
	ascending: {
		en: (column: string) => `Sort by ${column}, ascending`,
		ru: (column: string) => `Сортировать столбец «${column}» по возрастанию`,
		uz: (column: string) => `“${column}” ustuni boʻyicha oʻsish tartibida saralash`,
	},
	descending: {
		en: (column: string) => `Sort by ${column}, descending`,
		ru: (column: string) => `Сортировать столбец «${column}» по убыванию`,
		uz: (column: string) => `“${column}” ustuni boʻyicha kamayish tartibida saralash`,
	},
	sorts: {
		"": { en: "Newest first", ru: "Сначала новые", uz: "Avval yangilari" },
		submitted: { en: "Oldest first", ru: "Сначала старые", uz: "Avval eskilari" },
		name: { en: "Name, A–Z", ru: "Имя, А–Я", uz: "Ism, A–Z" },
		"-name": { en: "Name, Z–A", ru: "Имя, Я–А", uz: "Ism, Z–A" },
		due: { en: "Most urgent first", ru: "Сначала срочные", uz: "Avval eng shoshilinchlari" },
		status: { en: "Status, from new to final", ru: "Статус: от новых к итоговым", uz: "Holat: yangidan yakuniygacha" },
		age: { en: "Youngest applicants first", ru: "Сначала самые младшие", uz: "Avval yoshi kichiklari" },
		"-age": { en: "Oldest applicants first", ru: "Сначала самые старшие", uz: "Avval yoshi kattalari" },
		city: { en: "City, A–Z", ru: "Город, А–Я", uz: "Shahar, A–Z" },
	},
	downloadShown: {
		en: (format: string) => `${format} with the columns shown`,
		ru: (format: string) => `${format} с показанными столбцами`,
		uz: (format: string) => `${format}, koʻrsatilgan ustunlar bilan`,
	},
	tooManyForXlsx: {
		en: (most: number) =>
			`An XLSX file has at most ${formatNumber(most, "en")} rows. Choose filters, or download CSV, which opens in Excel too.`,
		ru: (most: number) =>
			`В файле XLSX помещается до ${formatNumber(most, "ru")} строк. Выберите фильтры или скачайте CSV: он тоже открывается в Excel.`,
		uz: (most: number) =>
			`XLSX faylga koʻpi bilan ${formatNumber(most, "uz")} qator sigʻadi. Filtr tanlang yoki CSV faylni yuklab oling: u ham Excel dasturida ochiladi.`,
	},
	due: { en: "Next due", ru: "Ближайший срок", uz: "Eng yaqin muddat" },
	overdue: { en: "Overdue", ru: "Просрочено", uz: "Oʻtgan" },
	assignee: { en: "Assignee", ru: "Ответственный", uz: "Masʼul" },
	/** Beside the label “Assignee”. */
	nobody: { en: "Unassigned", ru: "Не назначен", uz: "Belgilanmagan" },
	mine: { en: "Mine", ru: "Мои", uz: "Meniki" },
	anyone: { en: "Everyone’s", ru: "Все", uz: "Hammasi" },
	office: { en: "Office", ru: "Офис", uz: "Ofis" },
	from: { en: "From", ru: "С даты", uz: "Boshlanish sanasi" },
	to: { en: "To", ru: "По дату", uz: "Tugash sanasi" },
	ageFrom: { en: "Age from", ru: "Возраст от", uz: "Yoshi, kamida" },
	ageTo: { en: "Age to", ru: "Возраст до", uz: "Yoshi, koʻpi bilan" },
	city: { en: "City", ru: "Город", uz: "Shahar" },
	documents: { en: "Documents", ru: "Документы", uz: "Hujjatlar" },
	papers: {
		us: { en: "waiting for us", ru: "ждут нас", uz: "bizni kutmoqda" },
		them: { en: "waiting for the applicant", ru: "ждём от абитуриента", uz: "abituriyentdan kutilmoqda" },
		late: { en: "overdue", ru: "просрочены", uz: "muddati oʻtgan" },
	},
	certificate: { en: "Certificate", ru: "Сертификат", uz: "Sertifikat" },
	email: { en: "Email address", ru: "Электронная почта", uz: "Elektron pochta" },
	withEmail: { en: "With an email address", ru: "Почта указана", uz: "Pochtasi koʻrsatilgan" },
	withoutEmail: { en: "Without an email address", ru: "Почта не указана", uz: "Pochtasi koʻrsatilmagan" },
	notSuspect: { en: "Suspect hidden", ru: "Без подозрительных", uz: "Shubhalilarsiz" },
	interest: { en: "University and program", ru: "Университет и программа", uz: "Universitet va dastur" },
	ofPerson: {
		en: (count: number) => `${formatNumber(count, "en")} applications of this person`,
		ru: (count: number) =>
			`У этого человека ${formatNumber(count, "ru")}\u00a0${plural("ru", count, { one: "заявка", few: "заявки", other: "заявок" })}`,
		uz: (count: number) => `Bu odamning ${formatNumber(count, "uz")}\u00a0ta arizasi bor`,
	},
	sentTwice: { en: "Sent twice?", ru: "Отправлена дважды?", uz: "Ikki marta yuborilganmi?" },
	samePhone: {
		en: (name: string, others: number) =>
			`Same phone: ${name}${others > 0 ? ` and ${formatNumber(others, "en")} more` : ""}`,
		ru: (name: string, others: number) =>
			`Тот же телефон: ${name}${others > 0 ? ` и ещё ${formatNumber(others, "ru")}` : ""}`,
		uz: (name: string, others: number) =>
			`Telefoni bir xil: ${name}${others > 0 ? ` va yana ${formatNumber(others, "uz")} kishi` : ""}`,
	},
	neighbors: { en: "Other applications in the list", ru: "Другие заявки из списка", uz: "Roʻyxatdagi boshqa arizalar" },
	previous: { en: "Previous", ru: "Предыдущая", uz: "Oldingi" },
	next: { en: "Next", ru: "Следующая", uz: "Keyingi" },
	contact: {
		suspect: { en: "Suspect messages", ru: "Подозрительные", uz: "Shubhali murojaatlar" },
		work: { en: "Handle the message", ru: "Работа с обращением", uz: "Murojaat bilan ishlash" },
		assign: { en: "Assign", ru: "Назначить", uz: "Tayinlash" },
		search: {
			en: "Search by name, phone, email or words",
			ru: "Поиск по имени, телефону, почте или словам",
			uz: "Qidirish: ism, telefon, pochta yoki soʻzlar",
		},
		state: { en: "State", ru: "Состояние", uz: "Holat" },
		states: {
			new: { en: "New", ru: "Новое", uz: "Yangi" },
			answered: { en: "Answered", ru: "Отвечено", uz: "Javob berilgan" },
			closed: { en: "Closed", ru: "Закрыто", uz: "Yopilgan" },
			spam: { en: "Spam", ru: "Спам", uz: "Spam" },
		},
		/** Buttons that change the state. */
		setTo: {
			new: { en: "Mark as new", ru: "Вернуть в\u00a0новые", uz: "Yangi deb belgilash" },
			answered: { en: "Mark as answered", ru: "Отметить как отвеченное", uz: "Javob berilgan deb belgilash" },
			closed: { en: "Close without an answer", ru: "Закрыть без ответа", uz: "Javobsiz yopish" },
			spam: { en: "Mark as spam", ru: "Отметить как спам", uz: "Spam deb belgilash" },
		},
		due: { en: "Answer due", ru: "Ответить до", uz: "Javob muddati" },
		byHandHint: {
			en: "Mark a message as answered if you answered from your own mailbox or by phone.",
			ru: "Если Вы уже ответили со своей почты или по телефону, отметьте обращение как отвеченное.",
			uz: "Oʻz pochtangizdan yoki telefon orqali javob bergan boʻlsangiz, murojaatni javob berilgan deb belgilang.",
		},
		answeredAt: { en: "Answered", ru: "Отвечено", uz: "Javob berilgan" },
	},
	search: {
		title: { en: "Search", ru: "Поиск", uz: "Qidiruv" },
		label: {
			en: "Search applicants, references, messages, universities, programs, posts and accounts",
			ru: "Поиск по абитуриентам, номерам заявок, обращениям, университетам, программам, статьям и аккаунтам",
			uz: "Abituriyentlar, ariza raqamlari, murojaatlar, universitetlar, dasturlar, maqolalar va hisoblar boʻyicha qidirish",
		},
		hint: {
			en: "Enter a name, a city, a phone number, a reference or an email address.",
			ru: "Введите имя, город, телефон, номер заявки или адрес электронной почты.",
			uz: "Ism, shahar, telefon, ariza raqami yoki elektron pochta manzilini kiriting.",
		},
		placeholder: { en: "Name, phone, reference…", ru: "Имя, телефон, номер…", uz: "Ism, telefon, raqam…" },
		tooShort: {
			en: "Enter at least two characters.",
			ru: "Введите хотя бы два символа.",
			uz: "Kamida ikkita belgi kiriting.",
		},
		nothing: {
			en: (query: string) => `Nothing found for “${query}”. Check the spelling or try fewer words.`,
			ru: (query: string) => `По запросу «${query}» ничего не найдено. Проверьте написание или введите меньше слов.`,
			uz: (query: string) =>
				`“${query}” boʻyicha hech narsa topilmadi. Yozilishini tekshiring yoki kamroq soʻz kiriting.`,
		},
		found: {
			en: (count: number) => plural("en", count, { one: "1 result", other: `${formatNumber(count, "en")} results` }),
			ru: (count: number) =>
				`${plural("ru", count, { one: "Найден", other: "Найдено" })} ${formatNumber(count, "ru")}\u00a0${plural("ru", count, { one: "результат", few: "результата", other: "результатов" })}`,
			uz: (count: number) => `${formatNumber(count, "uz")}\u00a0ta natija topildi`,
		},
		failed: {
			en: "We couldn’t search. Check your connection and try again.",
			ru: "Поиск не удался. Проверьте соединение и попробуйте ещё раз.",
			uz: "Qidirib boʻlmadi. Internet aloqasini tekshiring va qayta urinib koʻring.",
		},
		searching: { en: "Searching…", ru: "Ищем…", uz: "Qidirilmoqda…" },
		/** What people may type instead of the name of a page. */
		groups: {
			applicants: { en: "Applicants", ru: "Абитуриенты", uz: "Abituriyentlar" },
			applications: { en: "Applications", ru: "Заявки", uz: "Arizalar" },
			contacts: { en: "Contact messages", ru: "Обращения", uz: "Murojaatlar" },
			universities: { en: "Universities", ru: "Университеты", uz: "Universitetlar" },
			programs: { en: "Programs", ru: "Программы", uz: "Dasturlar" },
			posts: { en: "Blog posts", ru: "Статьи блога", uz: "Blog maqolalari" },
			users: { en: "Accounts", ru: "Аккаунты", uz: "Hisoblar" },
		},
	},
} satisfies LocalizedTexts;
