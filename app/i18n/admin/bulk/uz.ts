import { formatNumber } from "../../formats.ts";
import type { BulkTexts } from "./en.ts";

const number = (value: number) => formatNumber(value, "uz");

export const bulk: BulkTexts = {
	selection: {
		title: "Tanlangan arizalar",
		select: (name) => `Tanlash: ${name}`,
		allOnPage: "Sahifadagi hammasini tanlash",
		count: (count) => `${number(count)} ta tanlandi`,
		action: "Tanlangan arizalar bilan nima qilinadi",
		actions: {
			assign: "Masʼul tayinlash",
			office: "Ofisni oʻzgartirish",
			next_action: "Keyingi ish sanasini belgilash",
			status: "Holatni oʻzgartirish",
			note: "Izoh qoʻshish",
			message: "Xabar yuborish",
		},
		go: "Davom etish",
		onlyPage: (onPage, total) =>
			`Bu sahifada ${number(total)} tadan ${number(onPage)} tasi koʻrinadi. Birdaniga koʻproq tanlash uchun sahifada koʻproq qator koʻrsating.`,
	},
	undo: {
		button: "Qaytarish",
		title: "Qaytarib boʻlmadi",
	},
	trash: {
		title: "Savat",
		link: "Savat",
		hint: "Oʻchirilgan arizalar va xabarlar oʻzlariga tegishli hamma narsa bilan shu yerda 30\u00a0kun saqlanadi. Soʻng ular butunlay oʻchiriladi.",
		deleteHint: "Yozuv savatga tushadi. Uni 30\u00a0kun ichida tiklash mumkin.",
		empty: "Savat boʻsh.",
		record: "Oʻchirilgan",
		noun: "Nima",
		nouns: { application: "Ariza", contact: "Aloqa xabari" },
		deletedAt: "Qachon",
		deletedBy: "Kim",
		keptUntil: "Shu vaqtgacha tiklash mumkin",
		restore: "Tiklash",
		restoreFailed: "Tiklab boʻlmadi",
		deleteForGood: "Butunlay oʻchirish",
	},
};
