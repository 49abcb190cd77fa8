import type { Language } from "../../shared/language.ts";

/**
 * The message to an applicant whose data will be deleted on request. Its first line is the subject of the email. `day` is
 * written, such as "30 January 2027".
 */
export const erasureText: Record<Language, (day: string) => string> = {
	en: (day) =>
		`On ${day}, we will delete everything we hold about you, as you asked.\n\nUntil then you can cancel: open “My application”, then “Privacy”, or call us. If it was not you who asked, please cancel it.`,
	ru: (day) =>
		`${day} мы удалим всё, что о Вас храним, как Вы просили.\n\nДо этого дня удаление можно отменить: откройте «Моя заявка», затем «Конфиденциальность», или позвоните нам. Если Вы об этом не просили, отмените удаление.`,
	uz: (day) =>
		`Soʻrovingizga koʻra ${day} kuni siz haqingizda saqlayotgan barcha maʼlumotlarni oʻchiramiz.\n\nShu kungacha bekor qilishingiz mumkin: “Mening arizam” sahifasida “Maxfiylik” boʻlimini oching yoki bizga qoʻngʻiroq qiling. Agar buni siz soʻramagan boʻlsangiz, bekor qiling.`,
};
