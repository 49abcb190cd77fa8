import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";

/** What was deleted and can be restored. */
export const trash = {
	title: { en: "Trash", ru: "Корзина", uz: "Savat" },
	hint: {
		en: "Deleted applications, messages and content stay here for 30 days, with all their data. Then we delete them for good.",
		ru: "Удалённые заявки, обращения и записи хранятся здесь 30\u00a0дней вместе со всеми данными. Затем мы удаляем их навсегда.",
		uz: "Oʻchirilgan arizalar, murojaatlar va yozuvlar barcha maʼlumotlari bilan shu yerda 30\u00a0kun saqlanadi. Soʻng ularni butunlay oʻchiramiz.",
	},
	deleteHint: {
		en: "It will be moved to the trash. You can restore it for 30 days.",
		ru: "Запись попадёт в корзину. Её можно будет восстановить в течение 30\u00a0дней.",
		uz: "Yozuv savatga tushadi. Uni 30\u00a0kun ichida tiklash mumkin.",
	},
	empty: { en: "The trash is empty.", ru: "Корзина пуста.", uz: "Savat boʻsh." },
	record: { en: "Deleted", ru: "Удалено", uz: "Oʻchirilgan" },
	noun: { en: "What", ru: "Что", uz: "Nima" },
	deletedAt: { en: "When", ru: "Когда", uz: "Qachon" },
	deletedBy: { en: "By", ru: "Кто", uz: "Kim" },
	keptUntil: { en: "Can be restored until", ru: "Можно восстановить до", uz: "Shu vaqtgacha tiklash mumkin" },
	restore: { en: "Restore", ru: "Восстановить", uz: "Tiklash" },
	deleteForGood: { en: "Delete for good", ru: "Удалить навсегда", uz: "Butunlay oʻchirish" },
} satisfies LocalizedTexts;
