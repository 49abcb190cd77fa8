import { useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";
import type { Language } from "../../domain/language.ts";
import { type AdminTexts, en } from "../i18n/admin/en.ts";
import { ru } from "../i18n/admin/ru.ts";
import { uz } from "../i18n/admin/uz.ts";

/** What every part of the admin may ask for, on the server and in the browser: read by the root loader. */
export type Frame = { language: Language; siteName: string };

export const adminTexts: Record<Language, AdminTexts> = { en, ru, uz };

export function useFrame(): Frame {
	const frame = useRouteLoaderData<Frame>("root");
	if (!frame) throw new Error("A part of the admin was rendered outside of it.");
	return frame;
}

export const useAdminTexts = (): AdminTexts => adminTexts[useFrame().language];

const never = () => () => {};

/** False for the document as the server made it, true once the browser has taken over. */
export const useHydrated = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
