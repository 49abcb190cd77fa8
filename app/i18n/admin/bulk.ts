import type { BulkAction } from "../../../domain/cases/bulk/schema.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { formatNumber } from "../formats.ts";

/** Work on many applications at once. */
export const bulk = {
	selection: {
		title: { en: "Selected rows", ru: "Выбранные строки", uz: "Tanlangan qatorlar" },
		select: {
			en: (name: string) => `Select ${name}`,
			ru: (name: string) => `Выбрать: ${name}`,
			uz: (name: string) => `Tanlash: ${name}`,
		},
		allOnPage: { en: "Select all on this page", ru: "Выбрать все на странице", uz: "Sahifadagi hammasini tanlash" },
		count: {
			en: (count: number) => `${formatNumber(count, "en")} selected`,
			ru: (count: number) => `Выбрано: ${formatNumber(count, "ru")}`,
			uz: (count: number) => `${formatNumber(count, "uz")}\u00a0ta tanlandi`,
		},
		action: {
			en: "What to do with the selected rows",
			ru: "Что сделать с выбранными строками",
			uz: "Tanlangan qatorlar bilan nima qilinadi",
		},
		actions: {
			assign: { en: "Assign", ru: "Назначить ответственного", uz: "Masʼul tayinlash" },
			office: { en: "Change the office", ru: "Изменить офис", uz: "Ofisni oʻzgartirish" },
			next_action: {
				en: "Set the next action date",
				ru: "Назначить дату следующего действия",
				uz: "Keyingi ish sanasini belgilash",
			},
			status: { en: "Change the status", ru: "Изменить статус", uz: "Holatni oʻzgartirish" },
			note: { en: "Add a note", ru: "Добавить заметку", uz: "Qayd qoʻshish" },
			message: { en: "Send a message", ru: "Отправить сообщение", uz: "Xabar yuborish" },
			close: { en: "Close", ru: "Закрыть", uz: "Yopish" },
		} satisfies Record<BulkAction, LocalizedText>,
		/** What is done at once. */
		spam: { en: "Spam", ru: "Спам", uz: "Spam" },
		closed: { en: "Close", ru: "Закрыть", uz: "Yopish" },
		go: { en: "Continue", ru: "Продолжить", uz: "Davom etish" },
		goAll: {
			en: (total: number) => `Continue with all matches (${formatNumber(total, "en")})`,
			ru: (total: number) => `Продолжить со всеми найденными (${formatNumber(total, "ru")})`,
			uz: (total: number) => `Barcha topilganlar bilan davom etish (${formatNumber(total, "uz")})`,
		},
		onlyPage: {
			en: (onPage: number, total: number) =>
				`This page shows ${formatNumber(onPage, "en")} of ${formatNumber(total, "en")}. To select more at once, show more per page.`,
			ru: (onPage: number, total: number) =>
				`На этой странице ${formatNumber(onPage, "ru")} из ${formatNumber(total, "ru")}. Чтобы выбрать больше, увеличьте число строк на странице.`,
			uz: (onPage: number, total: number) =>
				`Bu sahifada ${formatNumber(total, "uz")} tadan ${formatNumber(onPage, "uz")} tasi koʻrinadi. Koʻproq tanlash uchun sahifadagi qatorlar sonini oshiring.`,
		},
	},
	undo: {
		button: { en: "Undo", ru: "Отменить", uz: "Qaytarish" },
	},
} satisfies LocalizedTexts;
