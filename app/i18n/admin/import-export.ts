import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { formatNumber } from "../formats.ts";
import { plural } from "../plural.ts";

const counted = {
	en: (count: number, one: string, other: string) =>
		`${formatNumber(count, "en")} ${plural("en", count, { one, other })}`,
	ru: (count: number, one: string, few: string, many: string) =>
		`${formatNumber(count, "ru")} ${plural("ru", count, { one, few, other: many })}`,
};

const universities = (count: number) => counted.ru(count, "университет", "университета", "университетов");

const programs = (count: number) => counted.ru(count, "программа", "программы", "программ");

const scholarships = (count: number) => counted.ru(count, "стипендия", "стипендии", "стипендий");

const rules = (count: number) => counted.ru(count, "правило", "правила", "правил");

const templates = (count: number) => counted.ru(count, "шаблон", "шаблона", "шаблонов");

/** «из 1 строки», «из 5 строк» */
const ofRows = (count: number) =>
	`${formatNumber(count, "ru")} ${plural("ru", count, { one: "строки", other: "строк" })}`;

/** Import and export of spreadsheets. */
export const importExport = {
	import: { en: "Import", ru: "Импорт", uz: "Import" },
	export: { en: "Export", ru: "Экспорт", uz: "Eksport" },
	title: {
		universities: {
			en: "Import and export universities",
			ru: "Импорт и экспорт университетов",
			uz: "Universitetlar importi va eksporti",
		},
		programs: {
			en: "Import and export programs",
			ru: "Импорт и экспорт программ",
			uz: "Dasturlar importi va eksporti",
		},
		scholarships: {
			en: "Import and export scholarships",
			ru: "Импорт и экспорт стипендий",
			uz: "Stipendiyalar importi va eksporti",
		},
		"document-rules": {
			en: "Import and export rules on documents",
			ru: "Импорт и экспорт правил о документах",
			uz: "Hujjatlar qoidalari importi va eksporti",
		},
		"pack-templates": {
			en: "Import and export pack templates",
			ru: "Импорт и экспорт шаблонов пакетов",
			uz: "Toʻplam shablonlari importi va eksporti",
		},
		contacts: { en: "Add people from a list", ru: "Добавление людей из списка", uz: "Roʻyxatdan odamlar qoʻshish" },
	},
	toList: {
		universities: { en: "Back to universities", ru: "К университетам", uz: "Universitetlarga" },
		programs: { en: "Back to programs", ru: "К программам", uz: "Dasturlarga" },
		scholarships: { en: "Back to scholarships", ru: "К стипендиям", uz: "Stipendiyalarga" },
		"document-rules": { en: "Back to the rules", ru: "К правилам", uz: "Qoidalarga" },
		"pack-templates": { en: "Back to the templates", ru: "К шаблонам", uz: "Shablonlarga" },
		contacts: { en: "Back to messages", ru: "К обращениям", uz: "Murojaatlarga" },
	},
	kinds: {
		en: "What to import or export",
		ru: "Что импортировать или экспортировать",
		uz: "Nimani import yoki eksport qilish",
	},
	importTitle: { en: "Import from a spreadsheet", ru: "Импорт из таблицы", uz: "Jadvaldan import qilish" },
	importHint: {
		en: "Fill in the template, or edit a file that you have exported. First we show you row by row what would change. We save nothing until you confirm.",
		ru: "Заполните шаблон или измените ранее выгруженный файл. Сначала мы покажем по строкам, что изменится. До Вашего подтверждения ничего не сохранится.",
		uz: "Shablonni toʻldiring yoki avval eksport qilingan faylni oʻzgartiring. Avval nima oʻzgarishini qatorma-qator koʻrasiz; siz tasdiqlamaguningizcha hech narsa saqlanmaydi.",
	},
	file: {
		en: "Spreadsheet (XLSX or CSV, up to 10,000 rows and 32 MB)",
		ru: "Таблица (XLSX или CSV, не больше 10\u00a0000 строк и 32 МБ)",
		uz: "Jadval (XLSX yoki CSV, koʻpi bilan 10\u00a0000 qator va 32 MB)",
	},
	check: { en: "Check the file", ru: "Проверить файл", uz: "Faylni tekshirish" },
	reading: { en: "Reading the file…", ru: "Читаем файл…", uz: "Fayl oʻqilmoqda…" },
	template: {
		en: (format: string) => `Template, ${format}`,
		ru: (format: string) => `Шаблон, ${format}`,
		uz: (format: string) => `Shablon, ${format}`,
	},
	/** A list of people who want to be called becomes contact messages. */
	people: {
		hint: {
			en: "From a fair, a sign-up sheet or Instagram: each person becomes a contact message with a task in the queue. They get no message. You check the result before it is saved.",
			ru: "С выставки, из листа записи, из Instagram: каждый человек станет обращением с задачей в очереди. Им ничего не отправляется. До сохранения Вы проверите, что получилось.",
			uz: "Koʻrgazmadan, yozilish varagʻidan yoki Instagramdan: har bir kishi navbatda vazifasi bor murojaatga aylanadi. Ularga xabar yuborilmaydi. Saqlashdan oldin natijani tekshirasiz.",
		},
		title: { en: "Where the people come from", ru: "Откуда эти люди", uz: "Bu odamlar qayerdan" },
		titleHint: {
			en: "For example: Fair in Tashkent, November 28. Each message begins with it.",
			ru: "Например: Выставка в Ташкенте, 28 ноября. С этого начнётся каждое обращение.",
			uz: "Masalan: Toshkentdagi koʻrgazma, 28-noyabr. Har bir murojaat shu bilan boshlanadi.",
		},
		rows: {
			en: "People, one in each line: name, phone or email, anything else",
			ru: "Люди, по одному в строке: имя, телефон или почта и всё остальное",
			uz: "Odamlar, har biri alohida qatorda: ismi, telefoni yoki pochtasi va qolgani",
		},
		rowsHint: {
			en: "You can paste rows from a spreadsheet, with or without headings.",
			ru: "Можно вставить строки из таблицы, с заголовками или без них.",
			uz: "Jadvaldan qatorlarni sarlavhali yoki sarlavhasiz qoʻyish mumkin.",
		},
		orFile: {
			en: "Or a spreadsheet (XLSX or CSV, up to 1,000 people)",
			ru: "Или таблица (XLSX или CSV, не больше 1\u00a0000 человек)",
			uz: "Yoki jadval (XLSX yoki CSV, koʻpi bilan 1\u00a0000 kishi)",
		},
		language: {
			en: "Their language, unless the list names it",
			ru: "Их язык, если он не указан в списке",
			uz: "Roʻyxatda koʻrsatilmagan boʻlsa, ularning tili",
		},
		check: { en: "Check the list", ru: "Проверить список", uz: "Roʻyxatni tekshirish" },
		columns: {
			name: { en: "Name", ru: "Имя", uz: "Ism" },
			phone: { en: "Phone", ru: "Телефон", uz: "Telefon" },
			email: { en: "Email", ru: "Почта", uz: "Pochta" },
			language: { en: "Language", ru: "Язык", uz: "Til" },
			message: { en: "Message", ru: "Сообщение", uz: "Xabar" },
		},
		write: {
			en: (count: number) => `Add ${counted.en(count, "person", "people")}`,
			ru: (count: number) => `Добавить ${counted.ru(count, "человека", "человека", "человек")}`,
			uz: (count: number) => `${formatNumber(count, "uz")} kishini qoʻshish`,
		},
		done: {
			en: (count: number) => `Added: ${counted.en(count, "person", "people")}, each with a task in the queue.`,
			ru: (count: number) =>
				`Добавлено: ${counted.ru(count, "человек", "человека", "человек")}. На каждого есть задача в очереди.`,
			uz: (count: number) => `${formatNumber(count, "uz")} kishi qoʻshildi, har biri uchun navbatda vazifa bor.`,
		},
		nothingToDo: {
			en: "Everyone in the list is already in the messages of the last month.",
			ru: "Все из этого списка уже есть в обращениях за последний месяц.",
			uz: "Bu roʻyxatdagilarning hammasi oxirgi oydagi murojaatlarda bor.",
		},
		same: { en: "Already there", ru: "Уже есть", uz: "Allaqachon bor" },
		takeBack: { en: "Delete these messages", ru: "Удалить эти обращения", uz: "Bu murojaatlarni oʻchirish" },
	},
	exportTitle: { en: "Export to a spreadsheet", ru: "Экспорт в таблицу", uz: "Jadvalga eksport qilish" },
	exportAll: {
		universities: {
			en: (count: number) => `All: ${counted.en(count, "university", "universities")}.`,
			ru: (count: number) => `Все записи: ${universities(count)}.`,
			uz: (count: number) => `Hammasi: ${formatNumber(count, "uz")} ta universitet.`,
		},
		programs: {
			en: (count: number) => `All: ${counted.en(count, "program", "programs")}.`,
			ru: (count: number) => `Все записи: ${programs(count)}.`,
			uz: (count: number) => `Hammasi: ${formatNumber(count, "uz")} ta dastur.`,
		},
		scholarships: {
			en: (count: number) => `All: ${counted.en(count, "scholarship", "scholarships")}.`,
			ru: (count: number) => `Все записи: ${scholarships(count)}.`,
			uz: (count: number) => `Hammasi: ${formatNumber(count, "uz")} ta stipendiya.`,
		},
		"document-rules": {
			en: (count: number) => `All: ${counted.en(count, "rule", "rules")}.`,
			ru: (count: number) => `Все записи: ${rules(count)}.`,
			uz: (count: number) => `Hammasi: ${formatNumber(count, "uz")} ta qoida.`,
		},
		"pack-templates": {
			en: (count: number) => `All: ${counted.en(count, "template", "templates")}.`,
			ru: (count: number) => `Все записи: ${templates(count)}.`,
			uz: (count: number) => `Hammasi: ${formatNumber(count, "uz")} ta shablon.`,
		},
	},
	exportFiltered: {
		universities: {
			en: (count: number) => `As filtered in the list: ${counted.en(count, "university", "universities")}.`,
			ru: (count: number) => `По фильтрам списка: ${universities(count)}.`,
			uz: (count: number) => `Roʻyxat filtrlari boʻyicha: ${formatNumber(count, "uz")} ta universitet.`,
		},
		programs: {
			en: (count: number) => `As filtered in the list: ${counted.en(count, "program", "programs")}.`,
			ru: (count: number) => `По фильтрам списка: ${programs(count)}.`,
			uz: (count: number) => `Roʻyxat filtrlari boʻyicha: ${formatNumber(count, "uz")} ta dastur.`,
		},
		scholarships: {
			en: (count: number) => `As filtered in the list: ${counted.en(count, "scholarship", "scholarships")}.`,
			ru: (count: number) => `По фильтрам списка: ${scholarships(count)}.`,
			uz: (count: number) => `Roʻyxat filtrlari boʻyicha: ${formatNumber(count, "uz")} ta stipendiya.`,
		},
		"document-rules": {
			en: (count: number) => `As filtered in the list: ${counted.en(count, "rule", "rules")}.`,
			ru: (count: number) => `По фильтрам списка: ${rules(count)}.`,
			uz: (count: number) => `Roʻyxat filtrlari boʻyicha: ${formatNumber(count, "uz")} ta qoida.`,
		},
		"pack-templates": {
			en: (count: number) => `As filtered in the list: ${counted.en(count, "template", "templates")}.`,
			ru: (count: number) => `По фильтрам списка: ${templates(count)}.`,
			uz: (count: number) => `Roʻyxat filtrlari boʻyicha: ${formatNumber(count, "uz")} ta shablon.`,
		},
	},
	everything: {
		title: { en: "Export everything", ru: "Выгрузка всех данных", uz: "Barcha maʼlumotlarni yuklab olish" },
		hint: {
			en: "One ZIP archive with a CSV file for each list: applications, messages and the history of cases too. It contains personal data: keep it where only you can open it. The audit log records the download.",
			ru: "Один архив ZIP, в нём по файлу CSV на каждый список: заявки, обращения и история карточек тоже. В нём личные данные: храните его там, где открыть его можете только Вы. Выгрузка записывается в журнал.",
			uz: "Bitta ZIP arxiv, unda har bir roʻyxat uchun CSV fayl: arizalar, murojaatlar va kartochkalar tarixi ham. Unda shaxsiy maʼlumotlar bor: uni faqat siz ocha oladigan joyda saqlang. Yuklab olish jurnalga yoziladi.",
		},
	},
	exportEverything: { en: "Export all instead", ru: "Выгрузить все", uz: "Hammasini eksport qilish" },
	download: {
		en: (format: string) => `Download ${format}`,
		ru: (format: string) => `Скачать ${format}`,
		uz: (format: string) => `${format} yuklab olish`,
	},
	tooManyForXlsx: {
		en: "XLSX holds up to 10,000 rows. Filter the list, or download CSV.",
		ru: "В XLSX помещается не больше 10\u00a0000 строк: отфильтруйте список или скачайте CSV.",
		uz: "XLSX faylga koʻpi bilan 10\u00a0000 qator sigʻadi: roʻyxatni filtrlang yoki CSV yuklab oling.",
	},
	excelHint: {
		en: "For Excel, choose XLSX. In CSV files, Excel changes numbers and dates by itself.",
		ru: "Для Excel берите XLSX. В файлах CSV Excel сам изменяет числа и даты.",
		uz: "Excel uchun XLSX tanlang. CSV fayllarda Excel son va sanalarni oʻzicha oʻzgartiradi.",
	},
	recent: { en: "Imports of the last 24 hours", ru: "Импорт за последние 24 часа", uz: "Oxirgi 24 soatdagi importlar" },
	states: {
		checking: { en: "checking", ru: "проверяется", uz: "tekshirilmoqda" },
		ready: { en: "waiting for confirmation", ru: "ждёт подтверждения", uz: "tasdiqni kutmoqda" },
		writing: { en: "saving", ru: "сохраняется", uz: "saqlanmoqda" },
		done: { en: "saved", ru: "сохранено", uz: "saqlandi" },
		failed: { en: "not saved", ru: "не сохранено", uz: "saqlanmadi" },
	},
	otherFees: { en: "Other fees", ru: "Другие платежи", uz: "Boshqa toʻlovlar" },
	/** In the column id of the template's example. */
	example: { en: "example", ru: "пример", uz: "namuna" },
	columnsTitle: { en: "Columns of the file", ru: "Столбцы файла", uz: "Fayl ustunlari" },
	columnHints: {
		id: {
			en: "id: leave it empty for a new record. An exported file has it, so we can find the record even if you change its name.",
			ru: "id: для новой записи оставьте пустым. В выгруженном файле он есть, чтобы запись нашлась и после смены названия.",
			uz: "id: yangi yozuv uchun boʻsh qoldiring. Eksport qilingan faylda u bor, shuning uchun nomi oʻzgarsa ham yozuv topiladi.",
		},
		names: {
			en: "Without an id, we find a record by its name. If we do not find it, we add a new one.",
			ru: "Без id запись находится по названию; если не найдена, она новая.",
			uz: "id boʻlmasa, yozuv nomi boʻyicha topiladi; topilmasa, u yangi.",
		},
		titles: {
			en: "Without an id, we find a program by university, title and type. If we do not find it, we add a new one.",
			ru: "Без id программа находится по университету, названию и типу; если не найдена, она новая.",
			uz: "id boʻlmasa, dastur universiteti, nomi va turi boʻyicha topiladi; topilmasa, u yangi.",
		},
		scholarships: {
			en: "Without an id, we find a scholarship by university, name and levels. If we do not find it, we add a new one. Leave the university empty for students of every university.",
			ru: "Без id стипендия находится по университету, названию и уровням; если не найдена, она новая. Если она для студентов любого университета, оставьте университет пустым.",
			uz: "id boʻlmasa, stipendiya universiteti, nomi va bosqichlari boʻyicha topiladi; topilmasa, u yangi. Barcha universitetlar talabalari uchun boʻlsa, universitetni boʻsh qoldiring.",
		},
		rules: {
			en: "Without an id, we find a rule by its document, stage, visas, citizenship, university, payer and dates. If we do not find it, we add a new one.",
			ru: "Без id правило находится по документу, цели, визам, гражданству, университету, плательщику и датам; если не найдено, оно новое.",
			uz: "id boʻlmasa, qoida hujjati, maqsadi, vizalari, fuqaroligi, universiteti, toʻlovchisi va kunlari boʻyicha topiladi; topilmasa, u yangi.",
		},
		packs: {
			en: "Without an id, we find a template by university and name. If we do not find it, we add a new one. List the documents in their order, with commas.",
			ru: "Без id шаблон находится по университету и названию; если не найден, он новый. Документы перечислите по порядку через запятую.",
			uz: "id boʻlmasa, shablon universiteti va nomi boʻyicha topiladi; topilmasa, u yangi. Hujjatlarni tartib bilan, vergul orqali yozing.",
		},
		variants: {
			en: "A column that ends in _en, _ru or _uz holds the text in that language. The column without an ending is shown when a language has no text of its own. If you leave it empty, we fill it from the languages.",
			ru: "Столбец с окончанием _en, _ru или _uz — текст на этом языке. Столбец без окончания показывается там, где на языке текста нет; пустой заполняется из языков.",
			uz: "_en, _ru yoki _uz bilan tugagan ustun — shu tildagi matn. Qoʻshimchasiz ustun oʻz matni yoʻq tilda koʻrsatiladi; boʻsh qolsa, tillardan toʻldiriladi.",
		},
		missing: {
			en: "If the file leaves out a column, we do not change that field. An empty cell clears the field.",
			ru: "Если столбца в файле нет, поле остаётся как было. Пустая ячейка очищает поле.",
			uz: "Faylda yoʻq ustun oʻzgarmaydi. Boʻsh katak maydonni tozalaydi.",
		},
		university: {
			en: "University: its name in any language, or its abbreviation (KAIST).",
			ru: "Университет: название на любом языке или сокращение (KAIST).",
			uz: "Universitet: istalgan tildagi nomi yoki qisqartmasi (KAIST).",
		},
		type: {
			en: "You can add details to the type, for example Master (MBA).",
			ru: "К уровню можно добавить уточнение, например: магистратура (MBA).",
			uz: "Bosqichga aniqlik kiritish mumkin, masalan: magistratura (MBA).",
		},
		certainty: {
			en: "If you do not say how certain a price is, it counts as announced by the university.",
			ru: "Если точность не указана, цена считается объявленной вузом.",
			uz: "Narx aniqligi yozilmasa, uni universitet eʼlon qilgan hisoblanadi.",
		},
		otherFees: {
			en: (kinds: string) =>
				`Other fees: a line for each, with a | between its values: kind | amount in won | period | year | certainty | source | day of the last check. Kinds: ${kinds}. For example:`,
			ru: (kinds: string) =>
				`Другие платежи: каждый на отдельной строке, значения разделены знаком |: вид | сумма в вонах | период | год | точность | источник | день проверки. Виды: ${kinds}. Например:`,
			uz: (kinds: string) =>
				`Boshqa toʻlovlar: har biri alohida qatorda, qiymatlari | bilan ajratiladi: turi | vondagi summa | davr | yil | aniqlik | manba | tekshirilgan kun. Turlari: ${kinds}. Masalan:`,
		},
		lines: {
			en: (column: string, values: string) =>
				`${column}: a line for each, with a | between its values: ${values}. For example:`,
			ru: (column: string, values: string) =>
				`${column}: каждый пункт на отдельной строке, значения разделены знаком |: ${values}. Например:`,
			uz: (column: string, values: string) =>
				`${column}: har biri alohida qatorda, qiymatlari | bilan ajratiladi: ${values}. Masalan:`,
		},
		otherNames: {
			en: "You can write these names and values in any of the three languages and in any letter case.",
			ru: "Названия столбцов и значения можно писать на любом из трёх языков, заглавными или строчными буквами.",
			uz: "Ustun nomlari va qiymatlarni uch tilning istalganida, katta yoki kichik harf bilan yozish mumkin.",
		},
		example: {
			en: (word: string) => `A row with “${word}” in the column id is not imported.`,
			ru: (word: string) => `Строка, у которой в столбце id стоит «${word}», не импортируется.`,
			uz: (word: string) => `id ustunida “${word}” deb yozilgan qator import qilinmaydi.`,
		},
		dates: {
			en: "Dates: 2027-03-01 or 01.03.2027.",
			ru: "Даты: 2027-03-01 или 01.03.2027.",
			uz: "Sanalar: 2027-03-01 yoki 01.03.2027.",
		},
		required: { en: "Required for a new record:", ru: "Для новой записи нужны:", uz: "Yangi yozuv uchun kerak:" },
	},
	importOf: {
		en: (file: string) => `Import of ${file}`,
		ru: (file: string) => `Импорт: ${file}`,
		uz: (file: string) => `Import: ${file}`,
	},
	another: { en: "Another file", ru: "Другой файл", uz: "Boshqa fayl" },
	checkingRows: {
		en: (done: number, total: number) => `Checked ${formatNumber(done, "en")} of ${counted.en(total, "row", "rows")}`,
		ru: (done: number, total: number) => `Проверено ${formatNumber(done, "ru")} из ${ofRows(total)}`,
		uz: (done: number, total: number) =>
			`${formatNumber(total, "uz")} ta qatordan ${formatNumber(done, "uz")} tasi tekshirildi`,
	},
	writingRows: {
		en: (total: number) => `Saving ${counted.en(total, "row", "rows")}. Visitors will see all the changes together.`,
		ru: (total: number) => `Строк сохраняется: ${formatNumber(total, "ru")}. Посетители увидят всё сразу.`,
		uz: (total: number) =>
			`${formatNumber(total, "uz")} ta qator saqlanmoqda. Tashrif buyuruvchilar hammasini birdan koʻradi.`,
	},
	leaveOpen: {
		en: "You can leave this page: the work continues by itself.",
		ru: "Страницу можно закрыть: работа продолжится сама.",
		uz: "Sahifani yopishingiz mumkin: ish oʻzi davom etadi.",
	},
	ready: { en: "Nothing has been saved yet.", ru: "Пока ничего не сохранено.", uz: "Hali hech narsa saqlanmadi." },
	wrongRows: {
		en: (count: number) => `${counted.en(count, "row has", "rows have")} errors.`,
		ru: (count: number) => `Строк с ошибками: ${formatNumber(count, "ru")}.`,
		uz: (count: number) => `${formatNumber(count, "uz")} ta qatorda xato bor.`,
	},
	goodRows: {
		en: "You can save the others now and upload the corrected rows later.",
		ru: "Остальные можно сохранить сейчас, а исправленные загрузить потом.",
		uz: "Qolganlarini hozir saqlab, tuzatilganlarini keyin yuklashingiz mumkin.",
	},
	correct: {
		en: "Correct the file and upload it again.",
		ru: "Исправьте файл и загрузите его снова.",
		uz: "Faylni tuzatib, qayta yuklang.",
	},
	left: {
		en: (count: number) => `Not saved: ${counted.en(count, "row", "rows")} with errors.`,
		ru: (count: number) => `Строк с ошибками не сохранено: ${formatNumber(count, "ru")}.`,
		uz: (count: number) => `Xatosi bor ${formatNumber(count, "uz")} ta qator saqlanmadi.`,
	},
	nothingToDo: {
		en: "The file matches what is already on the site: there are no changes to save.",
		ru: "В файле то же, что уже есть на сайте: изменений для сохранения нет.",
		uz: "Fayldagi maʼlumotlar saytda bor: saqlanadigan oʻzgarish yoʻq.",
	},
	write: {
		en: (count: number) => `Save ${counted.en(count, "change", "changes")}`,
		ru: (count: number) => `Сохранить ${counted.ru(count, "изменение", "изменения", "изменений")}`,
		uz: (count: number) => `${formatNumber(count, "uz")} ta oʻzgarishni saqlash`,
	},
	discard: { en: "Discard", ru: "Отменить импорт", uz: "Importdan voz kechish" },
	recheck: { en: "Check again", ru: "Проверить ещё раз", uz: "Qayta tekshirish" },
	done: {
		en: (created: number, changed: number) =>
			`Saved: ${formatNumber(created, "en")} new, ${formatNumber(changed, "en")} changed. Visitors can already see this.`,
		ru: (created: number, changed: number) =>
			`Сохранено. Новых: ${formatNumber(created, "ru")}, изменённых: ${formatNumber(changed, "ru")}. Посетители уже видят это.`,
		uz: (created: number, changed: number) =>
			`Saqlandi: ${formatNumber(created, "uz")} ta yangi, ${formatNumber(changed, "uz")} ta oʻzgargan. Tashrif buyuruvchilar ularni hozir koʻrib turibdi.`,
	},
	failed: {
		changed_meanwhile: {
			en: "Nothing was saved: someone else has changed the same records since we checked the file. Check it again to see what would change now.",
			ru: "Ничего не сохранено: после проверки файла те же записи изменил кто-то другой. Проверьте файл ещё раз и посмотрите, что изменится теперь.",
			uz: "Hech narsa saqlanmadi: fayl tekshirilgandan keyin oʻsha yozuvlarni boshqa xodim oʻzgartirdi. Qayta tekshiring va endi nima oʻzgarishini koʻring.",
		},
		refused: {
			en: "Nothing was saved: the account that confirmed this import may no longer change the catalog. Check the file again and confirm it yourself.",
			ru: "Ничего не сохранено: у аккаунта, который подтвердил импорт, больше нет права изменять каталог. Проверьте файл ещё раз и подтвердите импорт сами.",
			uz: "Hech narsa saqlanmadi: importni tasdiqlagan hisobda katalogni oʻzgartirish huquqi endi yoʻq. Faylni qayta tekshiring va importni oʻzingiz tasdiqlang.",
		},
		unexpected: {
			en: "Nothing was saved: something went wrong on our side. Check the file again, or try later.",
			ru: "Ничего не сохранено: у нас произошла ошибка. Проверьте файл ещё раз или попробуйте позже.",
			uz: "Hech narsa saqlanmadi: bizda xatolik yuz berdi. Faylni qayta tekshiring yoki keyinroq urinib koʻring.",
		},
	},
	report: { en: "Report, row by row", ru: "Отчёт по строкам", uz: "Qatorma-qator hisobot" },
	row: { en: "Row", ru: "Строка", uz: "Qator" },
	what: { en: "What happens", ru: "Что произойдёт", uz: "Nima boʻladi" },
	allRows: {
		en: (count: number) => `All ${formatNumber(count, "en")}`,
		ru: (count: number) => `Все: ${formatNumber(count, "ru")}`,
		uz: (count: number) => `Hammasi: ${formatNumber(count, "uz")}`,
	},
	rowStates: {
		wrong: { en: "Errors", ru: "С ошибками", uz: "Xato" },
		new: { en: "New", ru: "Новые", uz: "Yangi" },
		changed: { en: "Changed", ru: "Изменённые", uz: "Oʻzgargan" },
		same: { en: "Unchanged", ru: "Без изменений", uz: "Oʻzgarishsiz" },
	},
	/** The state of a row. */
	rowState: {
		wrong: { en: "Error", ru: "С ошибкой", uz: "Xato" },
		new: { en: "New", ru: "Новая", uz: "Yangi" },
		changed: { en: "Changed", ru: "Изменится", uz: "Oʻzgaradi" },
		same: { en: "Unchanged", ru: "Без изменений", uz: "Oʻzgarishsiz" },
	},
	emptyValue: { en: "empty", ru: "пусто", uz: "boʻsh" },
	/** Errors of a whole file. */
	fileIssues: {
		no_file: {
			en: () => "Choose a file first.",
			ru: () => "Сначала выберите файл.",
			uz: () => "Avval faylni tanlang.",
		},
		sheet_too_large: {
			en: () => "The file is too large: the limit is 32 MB and 10,000 rows. Split it.",
			ru: () => "Файл слишком большой: не больше 32 МБ и 10\u00a0000 строк. Разделите его.",
			uz: () => "Fayl juda katta: koʻpi bilan 32 MB va 10\u00a0000 qator. Uni boʻling.",
		},
		too_many_rows: {
			en: () => "The file has more than 10,000 rows. Split it.",
			ru: () => "В файле больше 10\u00a0000 строк. Разделите его.",
			uz: () => "Faylda 10\u00a0000 dan ortiq qator bor. Uni boʻling.",
		},
		sheet_empty: {
			en: () => "The file has no rows below the first one, which has the names of the columns.",
			ru: () => "В файле нет строк под первой, в которой названы столбцы.",
			uz: () => "Faylda ustunlar nomlangan birinchi qatordan boshqa qator yoʻq.",
		},
		unknown_column: {
			en: (column: string) =>
				`“${column}” is not a column we know. Name the columns in the first row as in the template.`,
			ru: (column: string) =>
				`Столбец «${column}» нам неизвестен. В первой строке столбцы должны называться так же, как в шаблоне.`,
			uz: (column: string) =>
				`“${column}” ustuni bizga nomaʼlum. Birinchi qatorda ustunlar shablondagidek nomlanishi kerak.`,
		},
		column_twice: {
			en: (column: string) => `The column “${column}” appears twice.`,
			ru: (column: string) => `Столбец «${column}» встречается дважды.`,
			uz: (column: string) => `“${column}” ustuni ikki marta uchraydi.`,
		},
		column_missing: {
			en: () => "No column says which record a row is about. Add id, or the columns with the name.",
			ru: () => "Не указано, о какой записи строка: нужен id или столбцы с названием.",
			uz: () => "Qator qaysi yozuv haqida ekani koʻrsatilmagan: id yoki nom ustunlari kerak.",
		},
		too_many_people: {
			en: () => "The list has more than 1,000 people. Split it.",
			ru: () => "В списке больше 1\u00a0000 человек. Разделите его.",
			uz: () => "Roʻyxatda 1\u00a0000 dan ortiq kishi bor. Uni boʻling.",
		},
		no_people: {
			en: () =>
				"We found no names, or no phone numbers and email addresses. Name the columns in the first row: Name, Phone, Email.",
			ru: () =>
				"Не нашли имён или не нашли телефонов и адресов почты. Назовите столбцы в первой строке: Имя, Телефон, Почта.",
			uz: () =>
				"Ismlar yoki telefon va pochtalar topilmadi. Birinchi qatorda ustunlarni nomlang: Ism, Telefon, Pochta.",
		},
		not_utf8: {
			en: () =>
				"The file is not in UTF-8. In Excel, save it as “CSV UTF-8” or as XLSX: plain CSV loses Uzbek and Korean letters.",
			ru: () =>
				"Файл не в кодировке UTF-8. Сохраните его в Excel как «CSV UTF-8» или как XLSX: в обычном CSV теряются узбекские и корейские буквы.",
			uz: () =>
				"Fayl UTF-8 kodlashida emas. Excelda “CSV UTF-8” yoki XLSX sifatida saqlang: oddiy CSV oʻzbekcha va koreyscha harflarni yoʻqotadi.",
		},
		old_excel: {
			en: () => "This is an old Excel file (XLS). Save it as XLSX.",
			ru: () => "Это старый файл Excel (XLS). Сохраните его как XLSX.",
			uz: () => "Bu eski Excel fayli (XLS). Uni XLSX sifatida saqlang.",
		},
		bad_csv: {
			en: (line: string) =>
				/^\d+$/.test(line)
					? `We couldn’t read the CSV from line ${line} on. Often a quotation mark is not closed.`
					: "We couldn’t read this file as CSV.",
			ru: (line: string) =>
				/^\d+$/.test(line)
					? `CSV не читается, начиная со строки ${line}: часто это незакрытая кавычка.`
					: "Файл не читается как CSV.",
			uz: (line: string) =>
				/^\d+$/.test(line)
					? `CSV ${line}-qatordan boshlab oʻqilmaydi: koʻpincha qoʻshtirnoq yopilmagan boʻladi.`
					: "Faylni CSV sifatida oʻqib boʻlmaydi.",
		},
		bad_xlsx: {
			en: () => "We couldn’t read this file as XLSX. Save it again in Excel or another spreadsheet program.",
			ru: () => "Файл не читается как XLSX. Сохраните его заново в Excel или другой программе для таблиц.",
			uz: () => "Faylni XLSX sifatida oʻqib boʻlmaydi. Uni Excel yoki boshqa jadval dasturida qayta saqlang.",
		},
	},
	/** Of a value that is not in its closed list. */
	oneOf: {
		en: (names: string) => `must be one of: ${names}.`,
		ru: (names: string) => `выберите из списка: ${names}.`,
		uz: (names: string) => `quyidagilardan biri boʻlishi kerak: ${names}.`,
	},
	/** Errors of a row; other codes use the messages of the forms. */
	issues: {
		required: { en: "must not be empty.", ru: "поле не должно быть пустым.", uz: "boʻsh boʻlmasligi kerak." },
		unknown_id: {
			en: "no record has this id. Leave the cell empty for a new record.",
			ru: "записи с таким id нет. Для новой оставьте ячейку пустой.",
			uz: "bunday id li yozuv yoʻq. Yangi yozuv uchun katakni boʻsh qoldiring.",
		},
		document_rule_tie: {
			en: "another rule for this document applies to the same students. Change one of them, or give one a last day.",
			ru: "для этого документа уже есть правило для тех же студентов. Измените одно из них или укажите последний день.",
			uz: "bu hujjat uchun shu talabalarga boshqa qoida bor. Ulardan birini oʻzgartiring yoki oxirgi kunini koʻrsating.",
		},
		row_twice: {
			en: "another row of the file is about the same record.",
			ru: "о той же записи говорит другая строка файла.",
			uz: "faylning boshqa qatori ham shu yozuv haqida.",
		},
		ambiguous: {
			en: "several records have this name. Give the id.",
			ru: "так называется несколько записей. Укажите id.",
			uz: "bir nechta yozuv shunday nomlangan. id ni koʻrsating.",
		},
		unknown_university: {
			en: "we do not have this university. Write its full name as in the list of universities, or add it first.",
			ru: "такого университета нет. Напишите полное название, как в списке университетов, или сначала добавьте его.",
			uz: "bunday universitet yoʻq. Toʻliq nomini universitetlar roʻyxatidagidek yozing yoki avval uni qoʻshing.",
		},
		university_mismatch: {
			en: "the university_id of this row belongs to another university. Correct one of the two.",
			ru: "university_id в этой строке принадлежит другому университету. Исправьте одно из двух.",
			uz: "bu qatordagi university_id boshqa universitetga tegishli. Ikkisidan birini tuzating.",
		},
		bad_yes_no: { en: "must be yes or no.", ru: "должно быть «да» или «нет».", uz: "ha yoki yoʻq boʻlishi kerak." },
		unknown_contact_language: {
			en: "must be English, Russian or Uzbek.",
			ru: "должен быть английский, русский или узбекский.",
			uz: "ingliz, rus yoki oʻzbek tili boʻlishi kerak.",
		},
		email_or_phone: {
			en: "a phone number or an email address is missing.",
			ru: "нет ни телефона, ни адреса почты.",
			uz: "telefon ham, pochta ham yoʻq.",
		},
		bad_phone: {
			en: "must be a phone number, for example +998 90 123 45 67.",
			ru: "должен быть номер телефона, например +998 90 123 45 67.",
			uz: "telefon raqami boʻlishi kerak, masalan +998 90 123 45 67.",
		},
		not_a_half_step: {
			en: "must be a score such as 5.5 or 6.",
			ru: "должен быть балл, например 5.5 или 6.",
			uz: "ball boʻlishi kerak, masalan: 5.5 yoki 6.",
		},
		bad_date: {
			en: "must be a date, for example 2027-03-01 or 01.03.2027.",
			ru: "должна быть дата, например 2027-03-01 или 01.03.2027.",
			uz: "sana boʻlishi kerak, masalan 2027-03-01 yoki 01.03.2027.",
		},
		too_many_cells: {
			en: "The row has more cells than there are columns.",
			ru: "В строке больше ячеек, чем столбцов.",
			uz: "Qatorda ustunlardan koʻp katak bor.",
		},
		bad_link: {
			en: "must be a full web address that begins with https://.",
			ru: "должен быть полный адрес, начинающийся с https://.",
			uz: "https:// bilan boshlanadigan toʻliq manzil boʻlishi kerak.",
		},
	},
} satisfies LocalizedTexts;
