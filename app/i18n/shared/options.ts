import type { programFields, universityFields } from "../../../domain/catalog/fields.ts";
import type { ChoiceValue } from "../../../domain/records/field-types.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";

export const programTypes = {
	Bachelor: { en: "Bachelor", ru: "Бакалавриат", uz: "Bakalavriat" },
	Master: { en: "Master", ru: "Магистратура", uz: "Magistratura" },
	PhD: { en: "PhD", ru: "Докторантура (PhD)", uz: "Doktorantura (PhD)" },
	Language: { en: "Language Course", ru: "Языковой курс", uz: "Til kursi" },
} satisfies LocalizedTexts;

export const educations = {
	school_certificate: { en: "School certificate", ru: "Аттестат", uz: "Attestat" },
	associate_degree: {
		en: "Associate degree",
		ru: "Диплом колледжа (associate degree)",
		uz: "Kollej diplomi (associate degree)",
	},
	bachelor_degree: { en: "Bachelor’s diploma", ru: "Диплом бакалавра", uz: "Bakalavr diplomi" },
	master_degree: { en: "Master’s diploma", ru: "Диплом магистра", uz: "Magistr diplomi" },
} satisfies LocalizedTexts;

/** The values of fields with a closed list. */
const provinces = {
	seoul: { en: "Seoul", ru: "Сеул", uz: "Seul" },
	busan: { en: "Busan", ru: "Пусан", uz: "Pusan" },
	daegu: { en: "Daegu", ru: "Тэгу", uz: "Tegu" },
	incheon: { en: "Incheon", ru: "Инчхон", uz: "Inchxon" },
	gwangju: { en: "Gwangju", ru: "Кванджу", uz: "Kvanju" },
	daejeon: { en: "Daejeon", ru: "Тэджон", uz: "Tejon" },
	ulsan: { en: "Ulsan", ru: "Ульсан", uz: "Ulsan" },
	sejong: { en: "Sejong", ru: "Седжон", uz: "Sejong" },
	gyeonggi: { en: "Gyeonggi", ru: "Кёнгидо", uz: "Gyeonggi" },
	gangwon: { en: "Gangwon", ru: "Канвондо", uz: "Gangwon" },
	north_chungcheong: { en: "North Chungcheong", ru: "Чхунчхон-Пукто", uz: "Shimoliy Chungcheong" },
	south_chungcheong: { en: "South Chungcheong", ru: "Чхунчхон-Намдо", uz: "Janubiy Chungcheong" },
	north_jeolla: { en: "North Jeolla", ru: "Чолла-Пукто", uz: "Shimoliy Jeolla" },
	south_jeolla: { en: "South Jeolla", ru: "Чолла-Намдо", uz: "Janubiy Jeolla" },
	north_gyeongsang: { en: "North Gyeongsang", ru: "Кёнсан-Пукто", uz: "Shimoliy Gyeongsang" },
	south_gyeongsang: { en: "South Gyeongsang", ru: "Кёнсан-Намдо", uz: "Janubiy Gyeongsang" },
	jeju: { en: "Jeju", ru: "Чеджудо", uz: "Jeju" },
};

export const studyFields = {
	education: { en: "Education", ru: "Педагогика", uz: "Pedagogika" },
	arts_humanities: {
		en: "Arts and humanities",
		ru: "Искусство и гуманитарные науки",
		uz: "Sanʼat va gumanitar fanlar",
	},
	social_sciences: {
		en: "Social sciences and media",
		ru: "Общественные науки и медиа",
		uz: "Ijtimoiy fanlar va media",
	},
	business_law: { en: "Business and law", ru: "Бизнес и право", uz: "Biznes va huquq" },
	natural_sciences: {
		en: "Natural sciences and mathematics",
		ru: "Естественные науки и математика",
		uz: "Tabiiy fanlar va matematika",
	},
	it: { en: "IT and computing", ru: "ИТ и информатика", uz: "IT va informatika" },
	engineering: { en: "Engineering and construction", ru: "Инженерия и строительство", uz: "Muhandislik va qurilish" },
	agriculture: {
		en: "Agriculture and food",
		ru: "Сельское хозяйство и пищевые науки",
		uz: "Qishloq xoʻjaligi va oziq-ovqat",
	},
	health: { en: "Health", ru: "Здравоохранение", uz: "Sogʻliqni saqlash" },
	services: { en: "Tourism and services", ru: "Туризм и сервис", uz: "Turizm va xizmat koʻrsatish" },
};

export const teachingLanguages = {
	ko: { en: "Korean", ru: "Корейский", uz: "Koreys tili" },
	en: { en: "English", ru: "Английский", uz: "Ingliz tili" },
};

export const fieldOptions = {
	...programTypes,
	...educations,
	...provinces,
	...studyFields,
	...teachingLanguages,
} satisfies Record<ChoiceValue<typeof programFields> | ChoiceValue<typeof universityFields>, LocalizedText>;
