import type { MoneyBalance, Payee, PaymentMethod, PaymentType } from "../../../domain/cases/money/rules.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { plural } from "../plural.ts";

const days = {
	en: (count: number) => plural("en", count, { one: `${count} day`, other: `${count} days` }),
	ru: (count: number) =>
		plural("ru", count, { one: `${count} день`, few: `${count} дня`, many: `${count} дней`, other: `${count} дня` }),
};

/** Agreements, payments and refunds, as staff, the applicant and the family read them. */
export const paymentTexts = {
	payees: {
		consultancy: { en: "Paid to us", ru: "Оплата нам", uz: "Bizga toʻlov" },
		university: { en: "Paid to the university", ru: "Оплата университету", uz: "Universitetga toʻlov" },
		embassy: { en: "Paid to the embassy", ru: "Оплата посольству", uz: "Elchixonaga toʻlov" },
		translator: { en: "Paid to the translator", ru: "Оплата переводчику", uz: "Tarjimonga toʻlov" },
		other: { en: "Paid to others", ru: "Оплата другим", uz: "Boshqalarga toʻlov" },
	} satisfies Record<Payee, LocalizedText>,
	types: {
		paid: { en: "paid", ru: "оплачено", uz: "toʻlandi" },
		refunded: { en: "refunded", ru: "возвращено", uz: "qaytarildi" },
		waived: { en: "no longer due", ru: "платить не нужно", uz: "toʻlash shart emas" },
	} satisfies Record<PaymentType, LocalizedText>,
	methods: {
		bank: { en: "by bank", ru: "через банк", uz: "bank orqali" },
		card: { en: "by card at the office", ru: "картой в офисе", uz: "ofisda karta bilan" },
		cash: { en: "in cash", ru: "наличными", uz: "naqd pulda" },
	} satisfies Record<PaymentMethod, LocalizedText>,
	balance: {
		agreed: { en: "Agreed", ru: "Всего по договорённости", uz: "Kelishilgan" },
		paid: { en: "Paid", ru: "Оплачено", uz: "Toʻlangan" },
		unconfirmed: { en: "Not confirmed yet", ru: "Ещё не подтверждено", uz: "Hali tasdiqlanmagan" },
		waived: { en: "No longer due", ru: "Платить не нужно", uz: "Toʻlash shart emas" },
		refunded: { en: "Refunded", ru: "Возвращено", uz: "Qaytarilgan" },
		owed: { en: "Still to pay", ru: "Осталось оплатить", uz: "Toʻlash kerak" },
		due: { en: "Still to be refunded", ru: "Ещё вернём", uz: "Hali qaytarilishi kerak" },
	} satisfies Record<keyof MoneyBalance, LocalizedText>,
	by: {
		en: (day: string) => `by ${day}`,
		ru: (day: string) => `срок: ${day}`,
		uz: (day: string) => `muddat: ${day}`,
	},
	payments: { en: "Payments", ru: "Платежи", uz: "Toʻlovlar" },
	instalments: { en: "Payment dates", ru: "Сроки оплаты", uz: "Toʻlov muddatlari" },
	unconfirmed: {
		en: "not confirmed: it counts once a second employee has counted the cash",
		ru: "не подтверждено: засчитаем, когда наличные пересчитает второй сотрудник",
		uz: "tasdiqlanmagan: naqd pulni ikkinchi xodim sanagach hisobga olinadi",
	},
	backTitle: {
		en: "If the visa is refused",
		ru: "Если в визе откажут",
		uz: "Viza rad etilsa",
	},
	backAll: {
		en: "everything you paid is refunded",
		ru: "вернётся всё, что оплачено",
		uz: "toʻlangan pulning hammasi qaytadi",
	},
	backPart: {
		en: (percent: string) => `${percent} of what you paid is refunded`,
		ru: (percent: string) => `вернётся ${percent} оплаченного`,
		uz: (percent: string) => `toʻlangan pulning ${percent} qismi qaytadi`,
	},
	backNothing: { en: "nothing is refunded", ru: "ничего не вернётся", uz: "hech narsa qaytmaydi" },
	corrected: {
		en: (sum: string) => `corrected: −${sum}`,
		ru: (sum: string) => `исправлено: −${sum}`,
		uz: (sum: string) => `tuzatildi: −${sum}`,
	},
	ended: { en: "Ended", ru: "Завершена", uz: "Tugatilgan" },
	refundOpen: {
		en: (sum: string, count: number) => `${sum} to be refunded. Waiting for ${days.en(count)}.`,
		ru: (sum: string, count: number) => `Мы вернём ${sum}. Ожидание: ${days.ru(count)}.`,
		uz: (sum: string, count: number) => `${sum} qaytaramiz. ${count} kundan beri kutilmoqda.`,
	},
	refundPaid: {
		en: (sum: string, day: string, count: number) => `${sum} refunded on ${day}, after ${days.en(count)}.`,
		ru: (sum: string, day: string, count: number) => `${sum}: возвращено ${day}, ожидание: ${days.ru(count)}.`,
		uz: (sum: string, day: string, count: number) => `${sum} ${day} kuni qaytarildi. ${count} kun kutildi.`,
	},
	refundClosed: {
		en: "Refund closed: the visa was not refused after all",
		ru: "Возврат закрыт: отказ отменён",
		uz: "Qaytarish yopildi: rad javobi bekor boʻldi",
	},
	receipt: { en: "Receipt", ru: "Квитанция", uz: "Kvitansiya" },
} satisfies LocalizedTexts;
