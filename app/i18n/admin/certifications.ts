import type { certificationFields } from "../../../domain/catalog/certifications/fields.ts";
import type { ChoiceValue, LabelOf } from "../../../domain/records/field-types.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { formatNumber } from "../formats.ts";
import { type PluralForms, plural } from "../plural.ts";
import { navigation } from "./navigation.ts";

const counted = {
	en: (count: number, one: string, other: string) =>
		`${formatNumber(count, "en")} ${plural("en", count, { one, other })}`,
	ru: (count: number, forms: PluralForms) => `${formatNumber(count, "ru")} ${plural("ru", count, forms)}`,
};

const names = {
	en: (count: number) => counted.en(count, "name", "names"),
	ru: (count: number) => counted.ru(count, { one: "название", few: "названия", many: "названий", other: "названия" }),
};

export const certificationStatuses = {
	excellent: { en: "Certified as excellent", ru: "Сертификат с отличием", uz: "Sertifikat bor, “aʼlo”" },
	certified: { en: "Certified", ru: "Сертификат есть", uz: "Sertifikat bor" },
	not_certified: { en: "Not on the list", ru: "Нет в списке", uz: "Roʻyxatda yoʻq" },
	enhanced_screening: {
		en: "Enhanced screening of visas",
		ru: "Усиленная проверка виз",
		uz: "Vizalar kuchaytirilgan tekshiruvda",
	},
	precision_screening: {
		en: "Visa restriction (precision screening): as a rule, no visas",
		ru: "Ограничение виз (precision screening): визы, как правило, не выдают",
		uz: "Viza cheklovi (precision screening): viza, qoida tariqasida, berilmaydi",
	},
} satisfies LocalizedTexts;

/** The pages about certifications of universities. */
export const certifications = {
	title: navigation.entries.certifications,
	hint: {
		en: "What the ministries’ yearly lists say. Visitors see a status from its first to its last day in Korea, with its source. Where no list says anything, they see nothing.",
		ru: "Что сказано в ежегодных списках министерств. Посетители видят статус с первого до последнего дня по корейскому времени, вместе с источником. Если ни один список ничего не говорит, они ничего не видят.",
		uz: "Vazirliklarning yillik roʻyxatlaridagi maʼlumotlar. Tashrif buyuruvchilar maqomni Koreya vaqti bilan birinchi kundan oxirgi kungacha, manbasi bilan koʻradi. Hech bir roʻyxatda maʼlumot boʻlmasa, hech narsa koʻrsatilmaydi.",
	},
	of: {
		en: (name: string) => `Certifications: ${name}`,
		ru: (name: string) => `Сертификаты: ${name}`,
		uz: (name: string) => `Sertifikatlar: ${name}`,
	},
	open: { en: "Certifications", ru: "Сертификаты", uz: "Sertifikatlar" },
	toUniversity: { en: "The university", ru: "Университет", uz: "Universitet" },
	end: { en: "End today", ru: "Завершить сегодня", uz: "Bugun tugatish" },
	fields: {
		university: { en: "University", ru: "Университет", uz: "Universitet" },
		scope: { en: "For", ru: "Для чего", uz: "Nima uchun" },
		status: { en: "Status", ru: "Статус", uz: "Maqom" },
		validFrom: { en: "First day", ru: "Первый день", uz: "Birinchi kun" },
		validTo: { en: "Last day", ru: "Последний день", uz: "Oxirgi kun" },
		source: { en: "Address of the list", ru: "Адрес списка", uz: "Roʻyxat manzili" },
		checkedOn: { en: "Checked on", ru: "Проверено", uz: "Tekshirilgan kun" },
	} satisfies Record<LabelOf<typeof certificationFields>, LocalizedText>,
	options: {
		degree: { en: "Degree programs", ru: "Высшее образование", uz: "Oliy taʼlim" },
		language: { en: "Korean-language courses", ru: "Курсы корейского", uz: "Koreys tili kurslari" },
		...certificationStatuses,
	} satisfies Record<Exclude<ChoiceValue<typeof certificationFields>, "IEQAS">, LocalizedText>,
	importHint: {
		en: "Enter one list of one year: all names get the same status. We find universities by their Korean name. Nothing is saved before you have seen what would change.",
		ru: "Введите один список за один год: у всех названий будет один статус. Университеты мы находим по корейскому названию. Сначала покажем, что изменится; до этого ничего не сохраняется.",
		uz: "Bir yilning bitta roʻyxatini kiriting: barcha nomlar bir xil maqom oladi. Universitetlarni koreyscha nomi boʻyicha topamiz. Nima oʻzgarishini koʻrmaguningizcha hech narsa saqlanmaydi.",
	},
	names: {
		en: "Korean names, one per line",
		ru: "Корейские названия, по одному в строке",
		uz: "Koreyscha nomlar, har qatorda bittadan",
	},
	namesHint: {
		en: "Numbers before the names and other columns of a copied table are ignored.",
		ru: "Номера перед названиями и другие столбцы скопированной таблицы не учитываются.",
		uz: "Nomlar oldidagi raqamlar va koʻchirilgan jadvalning boshqa ustunlari hisobga olinmaydi.",
	},
	file: { en: "Or a file (CSV or XLSX)", ru: "Или файл (CSV или XLSX)", uz: "Yoki fayl (CSV yoki XLSX)" },
	others: {
		en: "All other universities with a Korean name: not on the list",
		ru: "Все остальные университеты с корейским названием: нет в списке",
		uz: "Koreyscha nomi bor boshqa barcha universitetlar: roʻyxatda yoʻq",
	},
	check: { en: "Check the list", ru: "Проверить список", uz: "Roʻyxatni tekshirish" },
	unmatched: {
		en: (count: number) => `${names.en(count)} without a university`,
		ru: (count: number) => `Без университета: ${names.ru(count)}`,
		uz: (count: number) => `Universiteti topilmagan nomlar: ${formatNumber(count, "uz")} ta`,
	},
	unmatchedHint: {
		en: "Choose the university for each of them, or leave them out.",
		ru: "Выберите университет для каждого названия или пропустите их.",
		uz: "Har bir nom uchun universitetni tanlang yoki ularni tashlab keting.",
	},
	endsEarlier: {
		en: "End earlier statuses on the day before this list begins",
		ru: "Завершить прежние статусы за день до начала этого списка",
		uz: "Oldingi maqomlarni bu roʻyxat boshlanishidan bir kun avval tugatish",
	},
	isOlder: {
		en: "This list has expired, or is older than what is stored. Save it anyway",
		ru: "Срок списка истёк, или он старше сохранённого. Всё равно сохранить",
		uz: "Roʻyxat muddati oʻtgan yoki saqlanganidan eski. Baribir saqlash",
	},
	lists: { en: "Imported lists", ru: "Загруженные списки", uz: "Yuklangan roʻyxatlar" },
	validity: { en: "Valid", ru: "Действует", uz: "Amal qiladi" },
	deleteList: { en: "Delete this list", ru: "Удалить этот список", uz: "Bu roʻyxatni oʻchirish" },
	deleteHint: {
		en: "This deletes what the list has added, and restores what it changed or ended, unless you or a colleague have changed that since.",
		ru: "Будет удалено всё, что добавил список, и восстановлено то, что он изменил или завершил, если с тех пор этого никто не менял.",
		uz: "Roʻyxat qoʻshgan yozuvlar oʻchiriladi, u oʻzgartirgan yoki tugatgan yozuvlar esa, keyin ularni hech kim oʻzgartirmagan boʻlsa, avvalgi holiga qaytadi.",
	},
	issues: {
		no_korean_names: {
			en: "We found no Korean names. Enter one name per line.",
			ru: "Корейских названий нет. Введите по одному названию в строке.",
			uz: "Koreyscha nomlar topilmadi. Har qatorga bittadan nom yozing.",
		},
		too_many_names: {
			en: "A list has at most 1,000 names.",
			ru: "В списке может быть не больше 1000 названий.",
			uz: "Roʻyxatda koʻpi bilan 1000 ta nom boʻladi.",
		},
		future_date: { en: "This day is in the future.", ru: "Этот день ещё не наступил.", uz: "Bu kun hali kelmagan." },
		others_of_certified: {
			en: "Only a list of certified universities says this about all others.",
			ru: "Об остальных это говорит только список сертифицированных университетов.",
			uz: "Boshqalar haqida buni faqat sertifikatlangan universitetlar roʻyxati aytadi.",
		},
		certification_overlap: {
			en: "Decide whether earlier statuses end.",
			ru: "Решите, завершить ли прежние статусы.",
			uz: "Oldingi maqomlar tugashini hal qiling.",
		},
		later_status: {
			en: "A later status is already stored and will stay.",
			ru: "Сохранён более поздний статус, он останется.",
			uz: "Keyingi maqom saqlangan, u qoladi.",
		},
		older_list: {
			en: "Confirm that you want to save an older list.",
			ru: "Подтвердите, что хотите сохранить более старый список.",
			uz: "Eskiroq roʻyxatni saqlashni tasdiqlang.",
		},
		unknown_university: {
			en: "No university has this name, or several do.",
			ru: "С таким названием нет университета, или их несколько.",
			uz: "Bunday nomli universitet yoʻq yoki bir nechta.",
		},
	} as Record<string, LocalizedText>,
} satisfies LocalizedTexts;
