import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { plural } from "../plural.ts";

export const blog = {
	tagNames: {
		visa: { en: "visa", ru: "виза", uz: "viza" },
		scholarships: { en: "scholarships", ru: "стипендии", uz: "stipendiyalar" },
		language: { en: "language", ru: "язык", uz: "til" },
		money: { en: "money", ru: "деньги", uz: "pul" },
		work: { en: "work", ru: "работа", uz: "ish" },
		documents: { en: "documents", ru: "документы", uz: "hujjatlar" },
		admission: { en: "admission", ru: "поступление", uz: "qabul" },
		life: { en: "life", ru: "жизнь в Корее", uz: "Koreyadagi hayot" },
	},
	title: { en: "Blog", ru: "Блог", uz: "Blog" },
	description: {
		en: "Visas, documents, money, scholarships and life in South Korea: checked facts with sources.",
		ru: "Визы, документы, деньги, стипендии и жизнь в Южной Корее: проверенные факты с источниками.",
		uz: "Viza, hujjatlar, pul, stipendiyalar va Janubiy Koreyadagi hayot: manbasi koʻrsatilgan, tekshirilgan maʼlumotlar.",
	},
	search: { en: "Search posts", ru: "Поиск по блогу", uz: "Maqolalarni qidirish" },
	searchHint: { en: "For example: visa", ru: "Например: виза", uz: "Masalan: viza" },
	tags: { en: "Tags", ru: "Темы", uz: "Mavzular" },
	showing: {
		en: (shown: number, total: number) => `Showing ${shown} of ${total} posts`,
		ru: (shown: number, total: number) =>
			`Показано ${shown} из ${total} ${plural("ru", total, { one: "статьи", few: "статей", many: "статей", other: "статьи" })}`,
		uz: (shown: number, total: number) => `${total} ta maqoladan ${shown} tasi koʻrsatilmoqda`,
	},
	empty: { en: "No posts found", ru: "Статьи не найдены", uz: "Maqola topilmadi" },
	emptyHint: {
		en: "Try another word or adjust your search or filters.",
		ru: "Попробуйте другое слово или измените поиск или фильтры.",
		uz: "Boshqa soʻz bilan qidiring yoki qidiruv va filtrlarni oʻzgartiring.",
	},
	error: {
		en: (message: string) => `Error loading posts: ${message}`,
		ru: (message: string) => `Не удалось загрузить статьи. ${message}`,
		uz: (message: string) => `Maqolalarni yuklab boʻlmadi. ${message}`,
	},
	readMore: { en: "Read More", ru: "Читать дальше", uz: "Davomini oʻqish" },
	by: {
		en: (author: string) => `By ${author}`,
		ru: (author: string) => `Автор: ${author}`,
		uz: (author: string) => `Muallif: ${author}`,
	},
	team: {
		en: (name: string) => `${name} team`,
		ru: (name: string) => `команда ${name}`,
		uz: (name: string) => `${name} jamoasi`,
	},
	minutes: {
		en: (count: number) => `${count} min read`,
		ru: (count: number) =>
			`${count} ${plural("ru", count, { one: "минута", few: "минуты", many: "минут", other: "минуты" })} чтения`,
		uz: (count: number) => `${count} daqiqalik oʻqish`,
	},
	related: { en: "Related posts", ru: "Другие статьи", uz: "Boshqa maqolalar" },
	callTitle: { en: "Do you want to study in Korea?", ru: "Хотите учиться в Корее?", uz: "Koreyada oʻqimoqchimisiz?" },
	callText: {
		en: "Apply online, or ask us what suits you.",
		ru: "Подайте заявку онлайн или спросите нас, что Вам подойдёт.",
		uz: "Onlayn ariza topshiring yoki sizga nima mos kelishini bizdan soʻrang.",
	},
	notFound: { en: "Blog post not found", ru: "Статья не найдена", uz: "Maqola topilmadi" },
	notFoundText: {
		en: "It may have been taken down, or the link may be incomplete.",
		ru: "Возможно, её сняли с публикации или ссылка неполная.",
		uz: "U olib tashlangan yoki havola toʻliq boʻlmasligi mumkin.",
	},
	back: { en: "Back to the blog", ru: "Вернуться в блог", uz: "Blogga qaytish" },
} satisfies LocalizedTexts;
