import type { Language } from "../../shared/language.ts";

/** What the applicant is told when the deletion of the data was asked for. `day` is written, such as "30 January 2027". */
export const erasureText: Record<Language, (day: string) => string> = {
	en: (day) =>
		`You asked us to delete everything we hold about you. We will do so on ${day}. Until then you can cancel: open “My application”, then “Privacy”, or call us. If it was not you who asked, please cancel it.`,
	ru: (day) =>
		`Вы попросили удалить всё, что мы о Вас храним. Мы сделаем это ${day}, до этого дня удаление можно отменить: откройте «Моя заявка», затем «Конфиденциальность», или позвоните нам. Если Вы об этом не просили, отмените удаление.`,
	uz: (day) =>
		`Siz haqingizda saqlayotgan barcha maʼlumotlarni oʻchirishimizni soʻradingiz. Ularni ${day} kuni oʻchiramiz. Shu kungacha bekor qilishingiz mumkin: “Mening arizam” sahifasida “Maxfiylik” boʻlimini oching yoki bizga qoʻngʻiroq qiling. Agar buni siz soʻramagan boʻlsangiz, bekor qiling.`,
};
