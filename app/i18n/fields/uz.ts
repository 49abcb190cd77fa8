import type { FieldLabels, FieldOptions, FilterLabels } from "./en.ts";

export const fields: FieldLabels = {
	universities: {
		name: "Nomi",
		nameKo: "Koreyscha nomi",
		location: "Joylashuvi",
		province: "Viloyat yoki viloyat maqomidagi shahar",
		description: "Tavsifi",
		tuitionRange: "Oʻqish toʻlovi",
		scholarships: "Stipendiyalar",
		ranking: "Reytingdagi oʻrni",
		rankingSource: "Reyting manbasi va yili",
		isPublic: "Davlat universiteti",
		imageUrl: "Rasm manzili",
		websiteUrl: "Veb-sayti",
	},
	programs: {
		university: "Universitet",
		title: "Nomi",
		type: "Turi",
		description: "Tavsifi",
		fees: "Oʻqish toʻlovi",
		duration: "Davomiyligi",
		requirements: "Talablar",
		applicationDeadline: "Ariza topshirish muddati",
	},
	posts: {
		title: "Sarlavha",
		slug: "Manzil (boʻsh qolsa, sarlavhadan olinadi)",
		content: "Matn (Markdown)",
		excerpt: "Qisqacha mazmun",
		tags: "Vergul bilan ajratilgan teglar",
		coverImageUrl: "Muqova rasmining manzili",
		published: "Nashr qilingan: hamma oʻqiy oladi",
		createdAt: "Yaratilgan",
		author: "Muallif",
	},
};

export const programTypes = {
	Bachelor: "Bakalavriat",
	Master: "Magistratura",
	PhD: "Doktorantura (PhD)",
	Language: "Til kursi",
};
const provinces = {
	seoul: "Seul",
	busan: "Pusan",
	daegu: "Tegu",
	incheon: "Inchxon",
	gwangju: "Kvanju",
	daejeon: "Tejon",
	ulsan: "Ulsan",
	sejong: "Sejong",
	gyeonggi: "Gyeonggi",
	gangwon: "Gangwon",
	north_chungcheong: "Shimoliy Chungcheong",
	south_chungcheong: "Janubiy Chungcheong",
	north_jeolla: "Shimoliy Jeolla",
	south_jeolla: "Janubiy Jeolla",
	north_gyeongsang: "Shimoliy Gyeongsang",
	south_gyeongsang: "Janubiy Gyeongsang",
	jeju: "Jeju",
};
export const fieldOptions: FieldOptions = { ...programTypes, ...provinces };
export const cities = {
	Seoul: "Seul",
	Busan: "Pusan",
	Incheon: "Inchxon",
	Daegu: "Tegu",
	Daejeon: "Tejon",
	Gwangju: "Kvanju",
};
export const universityKinds = { public: "Davlat", private: "Xususiy" };

const city = { label: "Shahar", all: "Barcha shaharlar", options: cities };
export const filters: FilterLabels = {
	universities: { isPublic: { label: "Turi", all: "Barchasi", options: universityKinds }, city },
	programs: {
		type: { label: "Turi", all: "Barcha turlar", options: programTypes },
		university: { label: "Universitet", all: "Barcha universitetlar" },
		city,
		fee: { label: "Bir yillik toʻlov", all: "Har qanday narx" },
	},
	posts: {
		published: { label: "Holat", all: "Hammasi", options: { published: "Nashr qilingan", draft: "Qoralama" } },
	},
};
