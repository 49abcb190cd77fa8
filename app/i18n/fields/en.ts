import type {
	programFields,
	programListFilters,
	universityFields,
	universityListFilters,
} from "../../../domain/catalog/fields.ts";
import type { postFields, postFilters } from "../../../domain/content/blog/fields.ts";
import type { FeeCertainty, FeeItemPeriod, FeeKind } from "../../../domain/records/fees/rules.ts";
import type { ChoiceValue, LabelOf } from "../../../domain/records/field-types.ts";
import type { FilterText, FilterTexts } from "../../../domain/records/filters.ts";

/** The labels of records' fields, in the admin panel and wherever a page has no other label. */
export const fields = {
	universities: {
		name: "Name",
		nameKo: "Name in Korean",
		location: "Location",
		province: "Province or metropolitan city",
		description: "Description",
		tuitionRange: "Tuition range",
		scholarships: "Scholarships",
		ranking: "Ranking",
		rankingSource: "Ranking source and year",
		isPublic: "Public university",
		imageUrl: "Image address",
		websiteUrl: "Website",
		isHidden: "Hidden from visitors",
	} satisfies Record<LabelOf<typeof universityFields>, string>,
	programs: {
		university: "University",
		title: "Title",
		type: "Type",
		description: "Description",
		fees: "Fees",
		feeItems: "Fees in won",
		duration: "Duration",
		requirements: "Requirements",
		applicationDeadline: "Application deadline",
		studyField: "Field of study",
		taughtIn: "Taught in",
		minTopik: "Lowest TOPIK level; one of the three tests is enough (0: no test needed)",
		minIelts: "Lowest IELTS score",
		minToeflIbt: "Lowest TOEFL iBT score (0–120)",
		minMarksPercent: "Lowest average mark, in percent",
		minEducation: "Education needed",
		maxGapYears: "Completed at most this many years ago",
		requirementsSource: "Source of the requirements: web address",
		requirementsCheckedOn: "Requirements checked on",
		isHidden: "Hidden from visitors",
	} satisfies Record<LabelOf<typeof programFields>, string>,
	posts: {
		title: "Title",
		slug: "Address (we make it from the title if you leave this empty)",
		content: "Text (Markdown)",
		excerpt: "Excerpt",
		tags: "Tags, separated by commas",
		coverImageUrl: "Cover image address",
		published: "Published: visitors can read it",
		createdAt: "Created",
		author: "Author",
	} satisfies Record<LabelOf<typeof postFields> | "createdAt" | "author", string>,
};
export type FieldLabels = typeof fields;

/** The names of fees, in the admin panel and on the page of a program. */
export const fees = {
	kinds: {
		tuition: "Tuition",
		admission_fee: "Admission fee",
		application_fee: "Application fee",
		dormitory: "Dormitory",
		insurance: "Health insurance",
		materials: "Textbooks and materials",
		other: "Other fee",
	} satisfies Record<FeeKind, string>,
	periods: {
		once: "once",
		per_semester: "per semester",
		per_year: "per year",
		per_term: "per term",
		per_month: "per month",
	} satisfies Record<FeeItemPeriod, string>,
	certainties: { announced: "announced", illustrative: "about, as an example" } satisfies Record<FeeCertainty, string>,
};
export type FeeNames = typeof fees;

/** The fees in the form of a program. */
export const feeForm = {
	...fees,
	hint: "Whole amounts in won: 1200000, 1\u00a0200\u00a0000, 1,200,000 or 1.200.000. Spaces, commas and points only separate thousands. At most 12 fees, and one of each kind except other fees.",
	add: "Add a fee",
	fresh: "New fee",
	remove: "Remove this fee when I save",
	checked: (day: string) => `checked on ${day}`,
	fields: {
		kind: "Kind",
		amount: "Amount",
		amountTo: "Up to, for a range",
		period: "Paid",
		academicYear: "Academic year, such as 2026",
		certainty: "Certainty",
		note: "Note",
		source: "Source: web address",
		checkedOn: "Checked on",
		remove: "Remove",
	},
};
export type FeeForm = typeof feeForm;

export const programTypes = { Bachelor: "Bachelor", Master: "Master", PhD: "PhD", Language: "Language Course" };
export const educations = {
	school_certificate: "School certificate",
	associate_degree: "Associate degree",
	bachelor_degree: "Bachelor’s diploma",
	master_degree: "Master’s diploma",
};
/** The values of fields with a closed list. */
const provinces = {
	seoul: "Seoul",
	busan: "Busan",
	daegu: "Daegu",
	incheon: "Incheon",
	gwangju: "Gwangju",
	daejeon: "Daejeon",
	ulsan: "Ulsan",
	sejong: "Sejong",
	gyeonggi: "Gyeonggi",
	gangwon: "Gangwon",
	north_chungcheong: "North Chungcheong",
	south_chungcheong: "South Chungcheong",
	north_jeolla: "North Jeolla",
	south_jeolla: "South Jeolla",
	north_gyeongsang: "North Gyeongsang",
	south_gyeongsang: "South Gyeongsang",
	jeju: "Jeju",
};
const studyFields = {
	education: "Education",
	arts_humanities: "Arts and humanities",
	social_sciences: "Social sciences and media",
	business_law: "Business and law",
	natural_sciences: "Natural sciences and mathematics",
	it: "IT and computing",
	engineering: "Engineering and construction",
	agriculture: "Agriculture and food",
	health: "Health",
	services: "Tourism and services",
};
const teachingLanguages = { ko: "Korean", en: "English" };
export const fieldOptions = {
	...programTypes,
	...educations,
	...provinces,
	...studyFields,
	...teachingLanguages,
} satisfies Record<ChoiceValue<typeof programFields> | ChoiceValue<typeof universityFields>, string>;
export type FieldEducations = typeof educations;
export type FieldOptions = typeof fieldOptions;
export const cities = {
	Seoul: "Seoul",
	Busan: "Busan",
	Incheon: "Incheon",
	Daegu: "Daegu",
	Daejeon: "Daejeon",
	Gwangju: "Gwangju",
};
export const universityKinds = { public: "Public", private: "Private" };

/** What the filters of lists say: their name, the entry for no filter, and their values. */
const city = { label: "City", all: "All cities", options: cities };
const certification = {
	certified: {
		label: "Certification (IEQAS)",
		all: "Any",
		options: { degree: "Certified for degrees", language: "Certified for Korean courses" },
	},
	restricted: { label: "Visa restrictions", all: "Show all schools", options: { hide: "Hide restricted schools" } },
};
export const filters = {
	universities: {
		isPublic: { label: "Type", all: "All", options: universityKinds },
		city,
		...certification,
	} satisfies FilterTexts<typeof universityListFilters>,
	programs: {
		type: { label: "Type", all: "All types", options: programTypes },
		university: { label: "University", all: "All universities" },
		city,
		/** The amounts to choose from depend on the exchange rate. */
		fee: { label: "Tuition a year", all: "Any tuition" },
		studyField: { label: "Field of study", all: "All fields", options: studyFields },
		taughtIn: { label: "Taught in", all: "Any language", options: teachingLanguages },
		/** Their options are the names of the tests. */
		topik: { label: "My TOPIK level", all: "Any" },
		ielts: { label: "My IELTS score", all: "Any" },
		...certification,
	} satisfies Omit<FilterTexts<typeof programListFilters>, "fee" | "topik" | "ielts"> &
		Record<"fee" | "topik" | "ielts", FilterText>,
	posts: {
		published: { label: "State", all: "All", options: { published: "Published", draft: "Draft" } },
	} satisfies FilterTexts<typeof postFilters>,
};
export type FilterLabels = typeof filters;

/** Rules of passwords. */
export const passwordIssues = {
	password_short: "Use 8 characters or more.",
	password_long: "Use 128 characters or fewer.",
	password_pattern:
		"Attackers try repeated characters and rows such as 12345 or qwerty first. Choose a few words in a row instead.",
	password_common: "Many people use this password, so attackers try it first. Choose another one.",
};

/** Kinds of cost besides the fees of a program. */
export const costNames = {
	dormitory: "Dormitory",
	food: "Food",
	rent: "Rented room",
	transport: "Transport",
	phone: "Phone",
	flight: "Flight",
	visa_fee: "Visa fee",
	translation_apostille: "Translations and apostille",
	tb_test: "Tuberculosis test",
	health_insurance: "National health insurance",
};
