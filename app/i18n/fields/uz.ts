import type { FieldLabels } from "./en.ts";

export const fields: FieldLabels = {
	universities: {
		name: "Nomi",
		nameKo: "Koreyscha nomi",
		location: "Joylashuvi",
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
