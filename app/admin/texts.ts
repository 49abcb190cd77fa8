import type { Role } from "../../domain/accounts/users/schema.ts";
import type { SubmissionMessage } from "../../domain/messaging/list-deliveries.ts";
import type { Language } from "../../domain/shared/language.ts";
import type { AdminTexts as Dictionary } from "../i18n/admin/en.ts";

const roleNames: Record<Role, Record<Language, string>> = {
	user: { en: "User", ru: "Пользователь", uz: "Foydalanuvchi" },
	admin: { en: "Admin", ru: "Администратор", uz: "Administrator" },
	owner: { en: "Owner", ru: "Владелец", uz: "Sayt egasi" },
};

/** The messages about a submission. */
const messageNames: Record<SubmissionMessage, Record<Language, string>> = {
	contact: { en: "Message to the staff chat", ru: "Сообщение в чат сотрудников", uz: "Xodimlar chatiga xabar" },
	application: { en: "Message to the staff chat", ru: "Сообщение в чат сотрудников", uz: "Xodimlar chatiga xabar" },
	confirmation: {
		en: "Confirmation email",
		ru: "Подтверждение по электронной почте",
		uz: "Elektron pochta orqali tasdiq",
	},
};

const namesIn = <Name extends string>(names: Record<Name, Record<Language, string>>, language: Language) =>
	Object.fromEntries(Object.keys(names).map((name) => [name, names[name as Name][language]])) as Record<Name, string>;

/** The texts of the admin panel in a language: its dictionary, and the names that every language has beside each other. */
export const adminTextsOf = (language: Language, dictionary: Dictionary) => ({
	...dictionary,
	roles: namesIn(roleNames, language),
	messages: namesIn(messageNames, language),
});
export type AdminTexts = ReturnType<typeof adminTextsOf>;
