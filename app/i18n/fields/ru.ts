import type { FieldLabels } from "./en.ts";

export const fields: FieldLabels = {
	universities: {
		name: "Название",
		nameKo: "Название на корейском",
		location: "Расположение",
		description: "Описание",
		tuitionRange: "Стоимость обучения",
		scholarships: "Стипендии",
		ranking: "Место в рейтинге",
		rankingSource: "Источник и год рейтинга",
		isPublic: "Государственный университет",
		imageUrl: "Адрес изображения",
		websiteUrl: "Сайт",
	},
	programs: {
		university: "Университет",
		title: "Название",
		type: "Тип",
		description: "Описание",
		fees: "Стоимость",
		duration: "Продолжительность",
		requirements: "Требования",
		applicationDeadline: "Срок подачи заявок",
	},
	posts: {
		title: "Заголовок",
		slug: "Адрес (если пусто, составляется из заголовка)",
		content: "Текст (Markdown)",
		excerpt: "Краткое описание",
		tags: "Теги через запятую",
		coverImageUrl: "Адрес обложки",
		published: "Опубликована: её видят посетители",
		createdAt: "Создана",
		author: "Автор",
	},
};
