import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { fieldOptions } from "../shared/options.ts";

/** Labels of stored values on all other pages. */
export const recordOptions = {
	...fieldOptions,
	user: { en: "User", ru: "Пользователь", uz: "Foydalanuvchi" },
	admin: { en: "Admin", ru: "Администратор", uz: "Administrator" },
	owner: { en: "Owner", ru: "Владелец", uz: "Sayt egasi" },
	Users: { en: "Users", ru: "Люди", uz: "Odamlar" },
	GraduationCap: { en: "Graduation cap", ru: "Академическая шапочка", uz: "Bitiruvchi qalpogʻi" },
	FileText: { en: "Document", ru: "Документ", uz: "Hujjat" },
	Award: { en: "Award", ru: "Награда", uz: "Mukofot" },
	Globe: { en: "Globe", ru: "Глобус", uz: "Globus" },
	Building: { en: "Building", ru: "Здание", uz: "Bino" },
	both: { en: "Both offices", ru: "Оба офиса", uz: "Ikkala ofis" },
	about_main: { en: "About us", ru: "О нас", uz: "Biz haqimizda" },
	mission: { en: "Mission", ru: "Миссия", uz: "Missiya" },
	vision: { en: "Vision", ru: "Видение", uz: "Maqsad" },
	c: { en: "Center", ru: "Центр", uz: "Markazi" },
	t: { en: "Top", ru: "Верх", uz: "Yuqorisi" },
	b: { en: "Bottom", ru: "Низ", uz: "Pasti" },
	l: { en: "Left", ru: "Левая часть", uz: "Chap tomoni" },
	r: { en: "Right", ru: "Правая часть", uz: "Oʻng tomoni" },
	tl: { en: "Top left", ru: "Верхний левый угол", uz: "Yuqori chap burchagi" },
	tr: { en: "Top right", ru: "Верхний правый угол", uz: "Yuqori oʻng burchagi" },
	bl: { en: "Bottom left", ru: "Нижний левый угол", uz: "Pastki chap burchagi" },
	br: { en: "Bottom right", ru: "Нижний правый угол", uz: "Pastki oʻng burchagi" },
} satisfies LocalizedTexts;
