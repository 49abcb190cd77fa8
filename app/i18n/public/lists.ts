import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { filters } from "../shared/fields.ts";

export const listFilters = {
	open: {
		en: (active: number) => (active > 0 ? `Filters (${active})` : "Filters"),
		ru: (active: number) => (active > 0 ? `Фильтры (${active})` : "Фильтры"),
		uz: (active: number) => (active > 0 ? `Filtrlar (${active})` : "Filtrlar"),
	},
	remove: {
		en: (filter: string) => `Remove filter: ${filter}`,
		ru: (filter: string) => `Убрать фильтр: ${filter}`,
		uz: (filter: string) => `Filtrni olib tashlash: ${filter}`,
	},
	without: {
		en: (filter: string, rest: string) => `Without “${filter}”: ${rest}`,
		ru: (filter: string, rest: string) => `Без «${filter}»: ${rest}`,
		uz: (filter: string, rest: string) => `“${filter}” boʻlmasa: ${rest}`,
	},
	spelled: {
		en: (words: string, rest: string) => `Did you mean “${words}”? ${rest}`,
		ru: (words: string, rest: string) => `Возможно, «${words}»: ${rest}`,
		uz: (words: string, rest: string) => `Ehtimol, “${words}”: ${rest}`,
	},
	openNow: { en: "Open now", ru: "Открыт сейчас", uz: "Hozir ochiq" },
	legend: { en: "Search and filters", ru: "Поиск и фильтры", uz: "Qidiruv va filtrlar" },
	apply: { en: "Show results", ru: "Показать", uz: "Koʻrsatish" },
	clear: { en: "Clear filters", ru: "Сбросить всё", uz: "Filtrlarni tozalash" },
	all: { en: "All", ru: "Все", uz: "Barchasi" },
	sort: { en: "Sort by", ru: "Сортировка", uz: "Saralash" },
	loading: { en: "Loading…", ru: "Загрузка…", uz: "Yuklanmoqda…" },
	failed: {
		en: "We couldn’t load the list. Check your connection and try again.",
		ru: "Не удалось загрузить список. Проверьте подключение и попробуйте ещё раз.",
		uz: "Roʻyxatni yuklab boʻlmadi. Internetga ulanishni tekshirib, qayta urinib koʻring.",
	},
	...filters,
} satisfies LocalizedTexts;

export const pager = {
	label: { en: "Pages", ru: "Страницы", uz: "Sahifalar" },
	previous: { en: "Previous", ru: "Назад", uz: "Oldingi" },
	next: { en: "Next", ru: "Вперёд", uz: "Keyingi" },
	page: {
		en: (page: number) => `Page ${page}`,
		ru: (page: number) => `Страница ${page}`,
		uz: (page: number) => `${page}-sahifa`,
	},
} satisfies LocalizedTexts;
