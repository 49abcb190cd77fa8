import { useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";
import type { Role } from "../../domain/accounts/users/schema.ts";
import type { SubmissionMessage } from "../../domain/messaging/list-deliveries.ts";
import type { Language } from "../../domain/shared/language.ts";
import { forEachLanguage } from "../../domain/shared/locales.ts";
import { type AdminTexts as Dictionary, en } from "../i18n/admin/en.ts";
import { ru } from "../i18n/admin/ru.ts";
import { uz } from "../i18n/admin/uz.ts";

/** Data for every part of the admin panel, on the server and in the browser, from the root loader. */
export type Frame = { language: Language; siteName: string };

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

const dictionaries: Record<Language, Dictionary> = { en, ru, uz };
const namesIn = <Name extends string>(names: Record<Name, Record<Language, string>>, language: Language) =>
	Object.fromEntries(Object.keys(names).map((name) => [name, names[name as Name][language]])) as Record<Name, string>;

export const adminTexts = forEachLanguage((language) => ({
	...dictionaries[language],
	roles: namesIn(roleNames, language),
	messages: namesIn(messageNames, language),
}));

export function useFrame(): Frame {
	const frame = useRouteLoaderData<Frame>("root");
	if (!frame) throw new Error("A part of the admin was rendered outside of it.");
	return frame;
}

export const useAdminTexts = () => adminTexts[useFrame().language];

const never = () => () => {};

/** False on the server and during hydration, true afterwards. */
export const useHydrated = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
