import { load, scripts } from "virtual:admin-texts";
import { createContext, use, useSyncExternalStore } from "react";
import { preloadModule } from "react-dom";
import type { Language } from "../../domain/shared/language.ts";
import type { AdminTexts, ManagementTexts } from "./texts.ts";

/** Data for every part of the admin panel, on the server and in the browser, from the root loader. */
export type Frame = { language: Language; siteName: string };

let textsByLanguage: Partial<Record<Language, AdminTexts>> = {};

/** Before anything is rendered: on the server all texts of every language, in the browser those of its own. */
export function provideAdminTexts(texts: Partial<Record<Language, AdminTexts>>): void {
	textsByLanguage = texts;
}

/** A context of its own: what reads the router's would be rendered again at every step of a navigation. */
export const FrameContext = createContext<Frame>({ language: "en", siteName: "" });

export const useFrame = (): Frame => use(FrameContext);

export function useAdminTexts(): AdminTexts {
	const { language } = useFrame();
	// If another tab has changed the language, this one keeps its own until it is loaded again.
	const texts = textsByLanguage[language] ?? Object.values(textsByLanguage)[0];
	if (!texts) throw new Error("The texts of the admin panel are not loaded.");
	return texts;
}

let allTexts: Promise<ManagementTexts> | undefined;

/** All texts. The browser loads them for the first page that needs more than the queue and a case. */
export function useManagementTexts(): ManagementTexts {
	const { language } = useFrame();
	const texts = useAdminTexts();
	if (import.meta.env.SSR) {
		const script = scripts.managementTexts?.[language];
		if (script) preloadModule(script, { as: "script" });
		return texts as ManagementTexts;
	}
	const [own = language] = Object.keys(textsByLanguage);
	allTexts ??= load<ManagementTexts>("managementTexts", own);
	return use(allTexts);
}

const never = () => () => {};

/** False on the server and during hydration, true afterwards. */
export const useHydrated = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
