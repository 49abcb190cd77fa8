import { formatNumber } from "../../formats.ts";
import { plural } from "../../plural.ts";
import type { importExport as en } from "./en.ts";

const number = (value: number) => formatNumber(value, "ru");
const counted = (count: number, one: string, few: string, many: string) =>
	`${number(count)} ${plural("ru", count, { one, few, other: many })}`;
const universities = (count: number) => counted(count, "университет", "университета", "университетов");
const programs = (count: number) => counted(count, "программа", "программы", "программ");
/** «из 1 строки», «из 5 строк» */
const ofRows = (count: number) => `${number(count)} ${plural("ru", count, { one: "строки", other: "строк" })}`;

export const importExport: typeof en = {
	import: "Импорт",
	export: "Экспорт",
	title: { universities: "Импорт и экспорт университетов", programs: "Импорт и экспорт программ" },
	toList: { universities: "К университетам", programs: "К программам" },
	kinds: "Что импортировать или экспортировать",
	importTitle: "Импорт из таблицы",
	importHint:
		"Заполните шаблон или измените ранее выгруженный файл. Сначала мы покажем по строкам, что изменится. До Вашего подтверждения ничего не сохранится.",
	file: "Таблица (XLSX или CSV, не больше 10\u00a0000 строк и 32 МБ)",
	check: "Проверить файл",
	reading: "Читаем файл…",
	importFailed: "Файл не принят",
	template: (format) => `Шаблон, ${format}`,
	exportTitle: "Экспорт в таблицу",
	exportAll: {
		universities: (count) => `Все записи: ${universities(count)}.`,
		programs: (count) => `Все записи: ${programs(count)}.`,
	},
	exportFiltered: {
		universities: (count) => `По фильтрам списка: ${universities(count)}.`,
		programs: (count) => `По фильтрам списка: ${programs(count)}.`,
	},
	exportEverything: "Выгрузить все",
	download: (format) => `Скачать ${format}`,
	tooManyForXlsx: "В XLSX помещается не больше 10\u00a0000 строк: отфильтруйте список или скачайте CSV.",
	excelHint: "Для Excel берите XLSX. В файлах CSV Excel сам изменяет числа и даты.",
	recent: "Импорт за последние 24 часа",
	states: {
		checking: "проверяется",
		ready: "ждёт подтверждения",
		writing: "сохраняется",
		done: "сохранено",
		failed: "не сохранено",
	},
	otherFees: "Другие платежи",
	example: "пример",
	columnsTitle: "Столбцы файла",
	column: "Столбец",
	meaning: "Что в нём",
	columnHints: {
		id: "id: для новой записи оставьте пустым. В выгруженном файле он есть, чтобы запись нашлась и после смены названия.",
		names: "Без id запись находится по названию; если не найдена, она новая.",
		titles: "Без id программа находится по университету, названию и типу; если не найдена, она новая.",
		variants:
			"Столбец с окончанием _en, _ru или _uz — текст на этом языке. Столбец без окончания показывается там, где на языке текста нет; пустой заполняется из языков.",
		missing: "Если столбца в файле нет, поле остаётся как было. Пустая ячейка очищает поле.",
		isPublic: "is_public: да или нет.",
		province:
			"province: одно из 17 значений, например seoul, gyeonggi или north_gyeongsang; если не знаете, оставьте ячейку пустой.",
		university: "university: название на любом языке; или university_id.",
		type: "type: Bachelor, Master, PhD или Language; дальше можно уточнить, например Master (MBA).",
		tuition: (periods, certainties, usual) =>
			`tuition_period: ${periods}. tuition_certainty: ${certainties}; пустая ячейка означает ${usual}.`,
		otherFees: (kinds) =>
			`other_fees: каждый другой платёж — отдельная строка, значения разделены знаком |: вид | сумма в вонах | период | год | точность | источник | день проверки. Виды: ${kinds}. Например:`,
		otherNames:
			"Вместо этих названий и значений можно написать те, что видны на сайте, на любом из трёх языков, например «Бакалавриат». Заглавные и строчные буквы не различаются.",
		example: (word) => `Строка, у которой в столбце id стоит «${word}», не импортируется.`,
		deadline: "application_deadline: дата, например 2027-03-01 или 01.03.2027.",
		required: "Для новой записи нужны:",
	},
	importOf: (file) => `Импорт: ${file}`,
	by: (name) => `Файл загрузил(а) ${name},`,
	another: "Другой файл",
	refresh: "Обновить",
	checkingRows: (done, total) => `Проверено ${number(done)} из ${ofRows(total)}`,
	writingRows: (done, total) => `Сохранено ${number(done)} из ${ofRows(total)}`,
	finishing: "Все строки внесены. Посетители увидят всё сразу.",
	leaveOpen: "Страницу можно закрыть: работа продолжится сама.",
	ready: "Пока ничего не сохранено.",
	wrongRows: (count) => `Строк с ошибками: ${number(count)}.`,
	goodRows: "Остальные можно сохранить сейчас, а исправленные загрузить потом.",
	correct: "Исправьте файл и загрузите его снова.",
	left: (count) => `Строк с ошибками не сохранено: ${number(count)}.`,
	nothingToDo: "В файле то же, что уже есть на сайте: изменений для сохранения нет.",
	write: (count) => `Сохранить ${counted(count, "изменение", "изменения", "изменений")}`,
	discard: "Отменить импорт",
	recheck: "Проверить ещё раз",
	done: (created, changed) =>
		`Сохранено. Новых: ${number(created)}, изменённых: ${number(changed)}. Посетители уже видят это.`,
	failed: {
		changed_meanwhile:
			"Ничего не сохранено: после проверки файла те же записи изменил кто-то другой. Проверьте файл ещё раз и посмотрите, что изменится теперь.",
		refused:
			"Ничего не сохранено: у аккаунта, который подтвердил импорт, больше нет права изменять каталог. Проверьте файл ещё раз и подтвердите импорт сами.",
		unexpected: "Ничего не сохранено: у нас произошла ошибка. Проверьте файл ещё раз или попробуйте позже.",
	},
	actionFailed: "Не удалось это сделать",
	report: "Отчёт по строкам",
	row: "Строка",
	what: "Что произойдёт",
	rowOf: (line) => `Строка ${number(line)}`,
	allRows: (count) => `Все: ${number(count)}`,
	rowStates: { wrong: "С ошибками", new: "Новые", changed: "Изменённые", same: "Без изменений" },
	rowState: { wrong: "С ошибкой", new: "Новая", changed: "Изменится", same: "Без изменений" },
	emptyValue: "пусто",
	noRows: "Таких строк нет.",
	fileIssues: {
		no_file: () => "Сначала выберите файл.",
		sheet_too_large: () => "Файл слишком большой: не больше 32 МБ и 10\u00a0000 строк. Разделите его.",
		too_many_rows: () => "В файле больше 10\u00a0000 строк. Разделите его.",
		sheet_empty: () => "В файле нет строк под первой, в которой названы столбцы.",
		unknown_column: (column) =>
			`Столбец «${column}» нам неизвестен. В первой строке столбцы должны называться так же, как в шаблоне.`,
		column_twice: (column) => `Столбец «${column}» встречается дважды.`,
		column_missing: () => "Не указано, о какой записи строка: нужен id или столбцы с названием.",
		not_utf8: () =>
			"Файл не в кодировке UTF-8. Сохраните его в Excel как «CSV UTF-8» или как XLSX: в обычном CSV теряются узбекские и корейские буквы.",
		old_excel: () => "Это старый файл Excel (XLS). Сохраните его как XLSX.",
		bad_csv: (line) =>
			/^\d+$/.test(line)
				? `CSV не читается, начиная со строки ${line}: часто это незакрытая кавычка.`
				: "Файл не читается как CSV.",
		bad_xlsx: () => "Файл не читается как XLSX. Сохраните его заново в Excel или другой программе для таблиц.",
	},
	issues: {
		required: "поле не должно быть пустым.",
		unknown_id: "записи с таким id нет. Для новой оставьте ячейку пустой.",
		row_twice: "о той же записи говорит другая строка файла.",
		ambiguous: "так называется несколько записей. Укажите id.",
		unknown_university: "такого университета нет. Сначала импортируйте или добавьте его.",
		university_mismatch: "university_id в этой строке принадлежит другому университету. Исправьте одно из двух.",
		bad_yes_no: "должно быть «да» или «нет».",
		unknown_type: "должно начинаться с Bachelor, Master, PhD или Language.",
		unknown_province: "должна быть одна из 17 провинций, например seoul или north_gyeongsang.",
		unknown_language: "должно быть ko, en или оба через запятую.",
		unknown_education: "должно быть school_certificate, associate_degree, bachelor_degree или master_degree.",
		not_a_half_step: "должен быть балл, например 5.5 или 6.",
		bad_date: "должна быть дата, например 2027-03-01 или 01.03.2027.",
		too_many_cells: "В строке больше ячеек, чем столбцов.",
		bad_link: "должен быть полный адрес, начинающийся с https://.",
	},
};
