import { useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";
import type { Role } from "../../domain/accounts/users/schema.ts";
import type { Language } from "../../domain/language.ts";
import { forEachLanguage } from "../../domain/locales.ts";
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

const dictionaries: Record<Language, Dictionary> = { en, ru, uz };
const rolesIn = (language: Language) =>
	Object.fromEntries(Object.entries(roleNames).map(([role, names]) => [role, names[language]])) as Record<Role, string>;

type AdminTexts = Dictionary & { roles: Record<Role, string> };

export const adminTexts = forEachLanguage(
	(language): AdminTexts => ({ ...dictionaries[language], roles: rolesIn(language) }),
);

export function useFrame(): Frame {
	const frame = useRouteLoaderData<Frame>("root");
	if (!frame) throw new Error("A part of the admin was rendered outside of it.");
	return frame;
}

export const useAdminTexts = (): AdminTexts => adminTexts[useFrame().language];

const never = () => () => {};

/** False on the server and during hydration, true afterwards. */
export const useHydrated = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
