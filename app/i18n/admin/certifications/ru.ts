import { formatNumber } from "../../formats.ts";
import { type PluralForms, plural } from "../../plural.ts";
import type { certifications as english } from "./en.ts";

const counted = (count: number, forms: PluralForms) => `${formatNumber(count, "ru")} ${plural("ru", count, forms)}`;
const names = (count: number) =>
	counted(count, { one: "название", few: "названия", many: "названий", other: "названия" });

export const certificationStatuses = {
	excellent: "Сертификат с отличием",
	certified: "Сертификат есть",
	not_certified: "Нет в списке",
	enhanced_screening: "Усиленная проверка виз",
	precision_screening: "Ограничение виз (precision screening): визы, как правило, не выдают",
};

export const certifications: typeof english = {
	title: "Сертификаты IEQAS",
	hint: "Что сказано в ежегодных списках министерств. Посетители видят статус с первого до последнего дня по корейскому времени, вместе с источником. Если ни один список ничего не говорит, они ничего не видят.",
	of: (name) => `Сертификаты: ${name}`,
	open: "Сертификаты",
	toUniversity: "Университет",
	end: "Завершить сегодня",
	fields: {
		university: "Университет",
		scope: "Для чего",
		status: "Статус",
		validFrom: "Первый день",
		validTo: "Последний день",
		source: "Адрес списка",
		checkedOn: "Проверено",
	},
	options: {
		degree: "Высшее образование",
		language: "Курсы корейского",
		...certificationStatuses,
	},
	importHint:
		"Введите один список за один год: у всех названий будет один статус. Университеты мы находим по корейскому названию. Сначала покажем, что изменится; до этого ничего не сохраняется.",
	names: "Корейские названия, по одному в строке",
	namesHint: "Номера перед названиями и другие столбцы скопированной таблицы не учитываются.",
	file: "Или файл (CSV или XLSX)",
	others: "Все остальные университеты с корейским названием: нет в списке",
	check: "Проверить список",
	unmatched: (count) => `Без университета: ${names(count)}`,
	unmatchedHint: "Выберите университет для каждого названия или пропустите их.",
	endsEarlier: "Завершить прежние статусы за день до начала этого списка",
	isOlder: "Срок списка истёк, или он старше сохранённого. Всё равно сохранить",
	lists: "Загруженные списки",
	validity: "Действует",
	deleteList: "Удалить этот список",
	deleteHint:
		"Будет удалено всё, что добавил список, и восстановлено то, что он изменил или завершил, если с тех пор этого никто не менял.",
	issues: {
		no_korean_names: "Корейских названий нет. Введите по одному названию в строке.",
		too_many_names: "В списке может быть не больше 1000 названий.",
		future_date: "Этот день ещё не наступил.",
		others_of_certified: "Об остальных это говорит только список сертифицированных университетов.",
		certification_overlap: "Решите, завершить ли прежние статусы.",
		older_list: "Подтвердите, что хотите сохранить более старый список.",
		later_status: "Сохранён более поздний статус, он останется.",
		unknown_university: "С таким названием нет университета, или их несколько.",
	},
};
